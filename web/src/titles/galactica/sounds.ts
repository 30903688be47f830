import type { Sound } from '../../frame/sound';

/** What is heard of each kind of event. */
export const sounds: Record<string, Sound> = {
  drew_skills: 'card',
  contributed: 'card',
  contributed_openly: 'card',
  crisis_drawn: 'card',
  rolled: 'dice',
  attacked: 'shot',
  ship_destroyed: 'blast',
  civilian_destroyed: 'blast',
  galactica_damaged: 'blast',
  cylon_revealed: 'alarm',
  jumped: 'jump',
  ended: 'end',
};
