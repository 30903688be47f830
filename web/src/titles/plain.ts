/** What a title without drawings of its own looks like: its view in lines, its choices in a list. */
import type { TitlePlugin } from '.';
import PlainBoard from './PlainBoard.svelte';
import PlainCard from './PlainCard.svelte';
import Nothing from './Nothing.svelte';

export const plain: TitlePlugin = {
  Strip: Nothing,
  Supply: Nothing,
  Board: PlainBoard,
  Hand: Nothing,
  Card: PlainCard,
  shown: () => new Set(),
  confirm: () => null,
  motion: () => null,
  round: (table) => Number(table.round ?? 0),
};
