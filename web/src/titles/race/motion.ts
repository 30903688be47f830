/** What is seen of each event. */
import type { Motion } from '../../frame/motion';

const card = (who: unknown, id: unknown): string => `[data-seat="${String(who)}"] [data-card="${String(id)}"]`;
const numbers = (who: unknown): string => `[data-seat="${String(who)}"] .nums`;

export const motion: Motion = (event) => {
  switch (event.event) {
    case 'placed':
      return { target: card(event.who, event.card), from: `.hand [data-card="${String(event.card)}"]`, how: 'flip' };
    case 'start_world':
      return { target: card(event.who, event.world), how: 'flip' };
    case 'good_placed':
      return { target: `${card(event.who, event.world)} .good`, how: 'drop' };
    case 'sold':
    case 'consumed':
    case 'discarded_for_vp':
    case 'paid':
      return { target: numbers(event.who), how: 'pulse' };
    case 'phase_began':
      return { target: '.strip [aria-current] .num', how: 'pulse' };
    default:
      return null;
  }
};
