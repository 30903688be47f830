import { t } from '../words/index.svelte';
import type { TableState } from './table.svelte';

/**
 * Who plays from the same address as a seat, maybe the same person; of others, the server says so to those who
 * play.
 */
export function together(table: TableState, seat: number): string {
  const others = table.info.together.find((seats) => seats.includes(seat))?.filter((other) => other !== seat) ?? [];
  return others.length ? t('seat.together', { names: others.map((other) => table.person(other)).join(', ') }) : '';
}
