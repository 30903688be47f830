/** Two short notes when it is one's move, made on the spot; only for who has asked for sound. */
import { prefs } from './prefs.svelte';

let context: AudioContext | null = null;

export function chime(): void {
  if (!prefs.sound) return;
  context ??= new AudioContext();
  const now = context.currentTime;
  for (const [i, pitch] of [523.25, 783.99].entries()) {
    const tone = context.createOscillator();
    const gain = context.createGain();
    tone.frequency.value = pitch;
    gain.gain.setValueAtTime(0, now + i * 0.12);
    gain.gain.linearRampToValueAtTime(0.12, now + i * 0.12 + 0.02);
    gain.gain.exponentialRampToValueAtTime(0.001, now + i * 0.12 + 0.5);
    tone.connect(gain).connect(context.destination);
    tone.start(now + i * 0.12);
    tone.stop(now + i * 0.12 + 0.5);
  }
}
