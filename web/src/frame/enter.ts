/** Svelte action: Enter on what is picked already confirms the whole choice; Space still puts it back. */
import type { TableState } from './table.svelte';

export function enter(node: HTMLElement, table: TableState): { destroy(): void } {
  const press = (event: KeyboardEvent): void => {
    if (event.key !== 'Enter' || !table.complete || node.getAttribute('aria-pressed') !== 'true') return;
    event.preventDefault();
    event.stopPropagation();
    table.confirm();
  };
  node.addEventListener('keydown', press);
  return { destroy: () => node.removeEventListener('keydown', press) };
}
