import type { Sound } from '../../frame/sound';

/** What is heard of each kind of event. */
export const sounds: Record<string, Sound> = {
  rolled: 'dice',
  rerolled: 'dice',
  stored: 'chip',
  deployed: 'card',
  moved: 'card',
  arrived: 'jump',
  fired: 'shot',
  counter_attacked: 'shot',
  weapon_used: 'shot',
  shielded: 'chip',
  destroyed: 'blast',
  bomb_exploded: 'blast',
  ended: 'end',
};
