/** In which order the hand lies: a person's own habit, on this device, seen by nobody else. */
import { cardOf, type RaceCard } from './facts';
import type { Almanac } from '../../frame/types';
import type { Slot } from './items';

export const SORTS = ['drawn', 'cost', 'kind'] as const;
export type Sort = (typeof SORTS)[number];
const KEY = 'orrery.hand.sort';
const KINDS = ['novelty', 'rare', 'genes', 'alien'];

function stored(): Sort {
  try {
    return SORTS.find((sort) => sort === localStorage.getItem(KEY)) ?? 'drawn';
  } catch {
    return 'drawn';
  }
}

class Habit {
  now = $state<Sort>(stored());

  turn(): void {
    this.now = SORTS[(SORTS.indexOf(this.now) + 1) % SORTS.length] ?? 'drawn';
    try {
      localStorage.setItem(KEY, this.now);
    } catch {
      // it lasts as long as the page
    }
  }
}

export const habit = new Habit();

/** Developments, then worlds by what they make; military worlds last. */
function group(card: RaceCard): number {
  if (card.type === 'development') return 0;
  return 1 + (card.military ? 10 : 0) + (card.kind ? KINDS.indexOf(card.kind) + 1 : 0);
}

export function sorted(slots: Slot[], cards: Almanac, by: Sort): Slot[] {
  const key = (slot: Slot): number[] => {
    const card = cardOf(cards, slot.id);
    if (!card || by === 'drawn') return [];
    return by === 'cost' ? [card.cost, group(card)] : [group(card), card.cost];
  };
  return slots.toSorted((a, b) => {
    const [mine, other] = [key(a), key(b)];
    return mine.map((n, i) => n - (other[i] ?? 0)).find((n) => n !== 0) ?? 0;
  });
}
