/** What is seen of each event. */
import type { Motion } from '../../frame/motion';

const ship = (n: unknown): string => `g[data-ship="${String(n)}"]`;
const bridge = (who: unknown): string => `.bridge[data-seat="${String(who)}"]`;

export const motion: Motion = (event) => {
  switch (event.event) {
    case 'moved':
      return (event.ships as number[]).map((n) => ({ target: ship(n), from: ship(n), how: 'flip' as const }));
    case 'deployed':
      return { target: ship(event.ship), how: 'drop' };
    case 'damaged':
    case 'repaired':
    case 'fire_drawn':
      return { target: ship(event.ship ?? event.target), how: 'pulse' };
    case 'destroyed':
      return { target: `.pane[data-seat="${String(event.who)}"] .rail`, from: ship(event.ship), how: 'fly' };
    case 'rolled':
    case 'stored':
    case 'drained':
    case 'shielded':
      return { target: bridge(event.event === 'drained' ? event.victim : event.who), how: 'pulse' };
    case 'turn_began':
      return { target: '.strip .whose', how: 'pulse' };
    default:
      return null;
  }
};
