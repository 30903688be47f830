/** Whether the server can be reached. The last call says so; the browser's own word only makes it sooner. */
class Net {
  down = $state(!navigator.onLine);

  constructor() {
    addEventListener('offline', () => (this.down = true));
    addEventListener('online', () => (this.down = false));
  }
}

export const net = new Net();
