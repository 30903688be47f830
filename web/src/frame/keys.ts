/** The keyboard of the table. Single letters are off while somebody types. */
import { flushSync } from 'svelte';
import type { TitlePlugin } from '../titles';
import type { TableState } from './table.svelte';

function typing(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && (target.matches('input, textarea, select') || target.isContentEditable);
}

/** The position in one spoken paragraph. */
function aloud(table: TableState): void {
  const place = document.getElementById('aloud');
  if (!place) return;
  const called = (card: HTMLElement): string =>
    (card.querySelector('[role=img]')?.getAttribute('aria-label') ?? card.getAttribute('aria-label') ?? '').split(
      ',',
    )[0] ?? '';
  const sides = [...document.querySelectorAll<HTMLElement>('[data-seat], .hand')].map((side) =>
    [
      side.getAttribute('aria-label') ?? '',
      [...side.querySelectorAll<HTMLElement>('[data-card]')].map(called).filter(Boolean).join(', '),
    ]
      .filter(Boolean)
      .join(': '),
  );
  const places = [...document.querySelectorAll<HTMLElement>('[data-aloud]')].map((one) => {
    const label = one.getAttribute('aria-label') ?? one.innerText.replace(/\s+/g, ' ');
    return `${label} ${one.ariaValueNow ?? ''}`.trim();
  });
  const asked = table.ask?.sentence ?? table.words?.waiting ?? '';
  const ended = (text: string): string => (/[.?!]$/.test(text) ? text : `${text}.`);
  place.textContent = [asked, ...sides, ...places].filter(Boolean).map(ended).join(' ');
}

export function keyboard(event: KeyboardEvent, table: TableState, plugin: TitlePlugin, help: () => void): void {
  if (event.ctrlKey || event.metaKey || event.altKey || typing(event.target)) return;
  const own = plugin.keys?.find(({ key }) => key.toLowerCase() === event.key.toLowerCase());
  const onButton = event.target instanceof HTMLElement && event.target.matches('button, a, [role=tab]');
  // on something that can be chosen, Enter picks it; once it is picked, Enter confirms
  const picked = event.target instanceof HTMLElement && event.target.matches('[data-stop][aria-pressed=true]');
  if (event.key === 'Enter' && table.complete && (picked || !onButton)) {
    event.preventDefault();
    table.confirm();
  } else if (event.key === 'Escape') {
    if (table.picks.length) table.clear();
    else table.lens = null;
  } else if (event.key === 'n' || event.key === 'N') table.nothing();
  else if (event.key === 'z' || event.key === 'Z') table.undo();
  else if (own) own.act(table);
  else if (event.key === '?') help();
  else if (event.key === 'i' || event.key === 'I') aloud(table);
  else if (event.key === 'h' || event.key === 'H') void table.consult();
  else if ((event.key === 'c' || event.key === 'C') && table.seat !== null) table.covered = !table.covered;
  else if (event.key === 't' || event.key === 'T') go(event, '#tab-chat, [data-panel=chat]', '#chat');
  else if (event.key === 'g' || event.key === 'G') go(event, '#tab-log, [data-panel=log]', '.log');
  else if (event.key === 'o' || event.key === 'O') go(event, '[data-orders]');
  else if (event.key === 'q' || event.key === 'Q')
    document.querySelector<HTMLElement>('.below [data-stop], [data-question] [data-stop]:enabled')?.focus();
  else if (/^[0-9]$/.test(event.key)) {
    const index = (Number(event.key) + 9) % 10;
    if (table.question && index < table.question.items.length) table.toggle(index);
  } else if (event.key.startsWith('Arrow')) move(event);
}

/** Opens a panel, and goes to what is in it. */
function go(event: KeyboardEvent, opener: string, inside?: string): void {
  event.preventDefault();
  document.querySelector<HTMLElement>(opener)?.click();
  flushSync();
  if (inside) document.querySelector<HTMLElement>(inside)?.focus();
}

/** Arrows go from one thing to the next inside a group that says so. */
function move(event: KeyboardEvent): void {
  const here = document.activeElement;
  const group = here?.closest('[data-arrows]');
  if (!group) return;
  const stops = [...group.querySelectorAll<HTMLElement>('[data-stop]:not(:disabled)')];
  const at = stops.findIndex((stop) => stop === here);
  const step = event.key === 'ArrowRight' || event.key === 'ArrowDown' ? 1 : -1;
  const next = stops[(at + step + stops.length) % stops.length];
  if (next) {
    event.preventDefault();
    next.focus();
  }
}
