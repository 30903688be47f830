import type { Sound } from '../../frame/sound';

/** What is heard of each kind of event. */
export const sounds: Record<string, Sound> = {
  drew: 'card',
  kept: 'card',
  placed: 'card',
  good_placed: 'chip',
  sold: 'chip',
  consumed: 'chip',
  discarded_for_vp: 'chip',
  ended: 'end',
};
