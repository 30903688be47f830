/** What is seen of each event. */
import type { Motion } from '../../frame/motion';
import { AREAS } from './facts';

const area = (n: unknown): string => `[data-area="${AREAS[Number(n)] ?? ''}"]`;
const seat = (n: unknown): string => `.players [data-seat="${String(n)}"]`;

export const motion: Motion = (event) => {
  switch (event.event) {
    case 'resource_changed':
      return { target: `[data-resource="${String(event.resource)}"]`, how: 'pulse' };
    case 'moved':
    case 'sent':
      return event.to === 'viper'
        ? { target: area(event.area), how: 'pulse' }
        : { target: `[data-location="${String(event.to)}"]`, from: seat(event.who), how: 'pulse' };
    case 'ships_placed':
    case 'ship_destroyed':
    case 'attacked':
    case 'basestar_damaged':
      return Number(event.area) >= 0 ? { target: area(event.area), how: 'pulse' } : null;
    case 'ship_moved':
      return { target: area(event.to), how: 'pulse' };
    case 'contributed':
      return { target: seat(event.who), how: 'pulse' };
    case 'crisis_drawn':
      return { target: '.crisis', how: 'flip' };
    case 'check_revealed':
      return { target: '.piles', how: 'flip' };
    case 'cylon_revealed':
      return { target: seat(event.who), how: 'flip' };
    case 'infiltrated':
    case 'infiltration_ended':
      return { target: `[data-location="${String(event.to)}"]`, from: seat(event.who), how: 'pulse' };
    case 'mission_revealed':
      return { target: '.crisis', how: 'flip' };
    case 'rebels_joined':
      return { target: '[data-dock="rebel_basestar"]', how: 'flip' };
    case 'motive_revealed':
    case 'drew_mutiny':
    case 'miracle_gained':
      return { target: seat(event.who), how: 'pulse' };
    case 'turn_began':
      return { target: '.g-supply h2', how: 'pulse' };
    default:
      return null;
  }
};
