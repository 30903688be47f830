/** What a seat may have passed for it (TIMING C2, C3): carried out by the server after a while that tells nothing. */
import type { StandingWish } from '../../frame/api';

const PASS = { kind: 'react', choice: ['pass'], once: false };

export const STANDING: Record<string, StandingWish> = {
  empty: { ...PASS, items: ['pass'] },
  step: { ...PASS, facts: ['turn', 'phase'] },
  turn: { ...PASS, facts: ['turn'] },
  always: { ...PASS },
};
