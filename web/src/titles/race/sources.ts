/** What everybody's points are made of. */
import type { TableState } from '../../frame/table.svelte';
import { t } from '../../words/index.svelte';
import { cardOf, noteOf } from './facts';

const SOURCES = ['worlds', 'developments', 'six', 'chips'] as const;

export function sources(table: TableState): { names: string[]; of: number[][] } {
  const of = table.info.seats.map((_, seat) => {
    const parts = { worlds: 0, developments: 0, six: 0, chips: 0 };
    for (const line of noteOf(table, seat).lines) parts[sourceOf(table, line.card)] += line.points;
    return SOURCES.map((name) => parts[name]);
  });
  return { names: SOURCES.map((name) => t(`race.source.${name}`)), of };
}

function sourceOf(table: TableState, id: string | null): (typeof SOURCES)[number] {
  const card = id === null ? null : cardOf(table.cards, id);
  if (!card) return 'chips';
  if (card.type === 'world') return 'worlds';
  return card.cost === 6 ? 'six' : 'developments';
}
