/** The focus is never lost: when what had it is gone, or can no longer be pressed, the heading of the place has it. */

let last: Element | null = null;

function gone(element: Element): boolean {
  return !element.isConnected || element.matches(':disabled');
}

function rescue(): void {
  const now = document.activeElement;
  if (!last || !gone(last) || (now !== document.body && now !== last)) return;
  const place = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document;
  const heading = place.querySelector<HTMLElement>('.dock h2') ?? place.querySelector<HTMLElement>('h1, h2');
  if (!heading) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}

export function keepFocus(): void {
  addEventListener('focusin', (event) => (last = event.target as Element));
  new MutationObserver(rescue).observe(document.body, {
    childList: true,
    subtree: true,
    attributeFilter: ['disabled'],
  });
}
