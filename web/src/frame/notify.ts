/** Tells somebody who looks elsewhere that it is his move: the table's name and nothing of the game. */
import { t } from '../words/index.svelte';
import { prefs } from './prefs.svelte';

export const canNotify = 'Notification' in globalThis;

/** Asks the browser for leave, if it has to; says whether there is. */
export async function allowed(): Promise<boolean> {
  if (!canNotify) return false;
  if (Notification.permission === 'default') await Notification.requestPermission();
  return Notification.permission === 'granted';
}

/** Shown by the service worker where there is one: phones allow nothing else. */
export async function notify(table: string): Promise<void> {
  if (!prefs.notify || !document.hidden || !canNotify || Notification.permission !== 'granted') return;
  const [title, options] = [
    t('notification.your-move', { table }),
    { icon: '/mark.svg', tag: table, data: location.pathname },
  ];
  const worker = await navigator.serviceWorker?.getRegistration();
  if (worker) {
    await worker.showNotification(title, options);
    return;
  }
  const shown = new Notification(title, options);
  shown.onclick = () => {
    focus();
    shown.close();
  };
}
