/** Where the items of a question lie on this table. */
import type { QuestionData } from '../../frame/types';

export const IN_HAND = [
  'start_discard',
  'explore',
  'develop',
  'settle',
  'pay',
  'discard_for_vp',
  'produce_discard',
  'hand_limit',
];
export const IN_TABLEAU = ['trade', 'consume_goods'];

export interface Slot {
  id: string;
  /** Its place among the items, or -1. */
  index: number;
}

/**
 * The cards before the player, those looked at first, each with its item; two copies of a card are two items or
 * one.
 */
export function placed(question: QuestionData | null, looking: string[], hand: string[]): Slot[] {
  const seen = new Map<string, number>();
  const asked = question && IN_HAND.includes(question.kind) ? question : null;
  const from = asked?.kind === 'explore' ? looking.length : Infinity;
  return [...looking, ...hand].map((id, at) => {
    const before = seen.get(id) ?? 0;
    seen.set(id, before + 1);
    if (!asked || at >= from) return { id, index: -1 };
    const indexes = asked.items.flatMap((item, i) => (item === id ? [i] : []));
    return { id, index: indexes[before] ?? indexes[0] ?? -1 };
  });
}

/**
 * The same, each with which of the copies of its card it is, counted from the left: by that a card stays the
 * same one.
 */
export function counted(slots: Slot[]): (Slot & { nth: number })[] {
  const seen = new Map<string, number>();
  return slots.map((slot) => {
    const nth = seen.get(slot.id) ?? 0;
    seen.set(slot.id, nth + 1);
    return { ...slot, nth };
  });
}
