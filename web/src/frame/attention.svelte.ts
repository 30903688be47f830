/** Whether whoever sits before this page looks at it. */
const IDLE = 5 * 60_000;
const SIGNS = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'touchstart'] as const;

class Attention {
  away = $state(document.hidden);
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor() {
    document.addEventListener('visibilitychange', this.look);
    for (const sign of SIGNS) addEventListener(sign, this.look, { passive: true, capture: true });
    this.look();
  }

  private readonly look = (): void => {
    clearTimeout(this.timer);
    this.away = document.hidden;
    if (!document.hidden) this.timer = setTimeout(() => (this.away = true), IDLE);
  };
}

export const attention = new Attention();
