/** What is seen of each event. */
import type { Motion, Move } from '../../frame/motion';

const card = (who: unknown, id: unknown): string => `[data-seat="${String(who)}"] [data-card="${String(id)}"]`;
const held = (id: unknown): string => `.hand [data-card="${String(id)}"]`;
const numbers = (who: unknown): string => `[data-seat="${String(who)}"] .nums`;
const list = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);
const DISCARDS = '.supply .discards';

/** Cards that one saw leave one's hand; those of others are only a number that changes. */
function away(who: unknown, cards: unknown): Move[] {
  const own = list(cards).map((id): Move => ({ target: DISCARDS, from: held(id), how: 'fly' }));
  return [...own, { target: numbers(who), how: 'pulse' }];
}

export const motion: Motion = (event) => {
  switch (event.event) {
    case 'placed':
      return { target: card(event.who, event.card), from: held(event.card), how: 'flip' };
    case 'start_world':
      return { target: card(event.who, event.world), how: 'flip' };
    case 'good_placed':
      return { target: `${card(event.who, event.world)} .good`, how: 'drop' };
    case 'drew':
    case 'kept':
      return list(event.cards).map((id) => ({ target: held(id), from: '.supply .deck', how: 'flip' }));
    case 'sold':
      return { target: numbers(event.who), from: `${card(event.who, event.world)} .good`, how: 'fly' };
    case 'consumed':
      return list(event.worlds).map((world) => ({
        target: numbers(event.who),
        from: `${card(event.who, world)} .good`,
        how: 'fly',
      }));
    case 'paid':
    case 'discarded':
    case 'discarded_for_vp':
      return away(event.who, event.cards);
    case 'phase_began':
      return { target: '.strip [aria-current] .num', how: 'pulse' };
    default:
      return null;
  }
};
