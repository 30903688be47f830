/** A small set of sounds, only for who has asked for them. */
import { prefs } from './prefs.svelte';

/** What a title can let be heard. */
export type Sound = 'turn' | 'card' | 'chip' | 'dice' | 'shot' | 'blast' | 'jump' | 'alarm' | 'end';

export function play(sounds: Sound[]): void {
  if (prefs.sound && sounds.length) void import('./tones').then(({ sound }) => sound(sounds));
}
