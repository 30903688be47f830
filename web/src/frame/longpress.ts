/** Svelte action: a long press of a finger does something else than a tap. */
const LONG = 420;

export function longpress(node: HTMLElement, act: () => void): { update(next: () => void): void; destroy(): void } {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let done = false;
  const start = (event: PointerEvent): void => {
    done = false;
    if (event.pointerType !== 'touch') return;
    timer = setTimeout(() => {
      done = true;
      act();
    }, LONG);
  };
  const stop = (): void => clearTimeout(timer);
  const click = (event: MouseEvent): void => {
    if (!done) return;
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  const menu = (event: Event): void => {
    if (timer) event.preventDefault();
  };
  node.addEventListener('pointerdown', start);
  node.addEventListener('pointermove', stop);
  node.addEventListener('pointerup', stop);
  node.addEventListener('pointercancel', stop);
  node.addEventListener('click', click, { capture: true });
  node.addEventListener('contextmenu', menu);
  return {
    update(next) {
      act = next;
    },
    destroy: stop,
  };
}
