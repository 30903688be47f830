/** The sounds, made on the spot from tones and noise. */
import type { Sound } from './sound';

/** A tone that glides from one pitch to another, or noise through a filter that does. */
interface Part {
  at: number;
  long: number;
  loud: number;
  from: number;
  to?: number;
  wave?: OscillatorType | 'noise';
}

const chord = (pitches: number[], step: number, long: number): Part[] =>
  pitches.map((from, i) => ({ at: i * step, long, loud: 0.1, from }));
const knocks = (times: number[]): Part[] =>
  times.map((at, i) => ({ at, long: 0.05, loud: 0.16, from: 1500 - 240 * i, wave: 'noise' }));

const PARTS: Record<Sound, Part[]> = {
  turn: chord([523.25, 783.99], 0.12, 0.5),
  card: [{ at: 0, long: 0.14, loud: 0.09, from: 2600, to: 700, wave: 'noise' }],
  chip: [
    { at: 0, long: 0.09, loud: 0.07, from: 1760 },
    { at: 0.05, long: 0.16, loud: 0.06, from: 2637 },
  ],
  dice: knocks([0, 0.07, 0.13, 0.21]),
  shot: [{ at: 0, long: 0.22, loud: 0.05, from: 1300, to: 180, wave: 'sawtooth' }],
  blast: [
    { at: 0, long: 0.7, loud: 0.2, from: 900, to: 60, wave: 'noise' },
    { at: 0, long: 0.5, loud: 0.14, from: 90, to: 40, wave: 'sine' },
  ],
  jump: [
    { at: 0, long: 0.9, loud: 0.08, from: 110, to: 1400, wave: 'triangle' },
    { at: 0.75, long: 0.5, loud: 0.14, from: 2400, to: 200, wave: 'noise' },
  ],
  alarm: [0, 0.28, 0.56].flatMap((at): Part[] => [
    { at, long: 0.14, loud: 0.05, from: 660, wave: 'square' },
    { at: at + 0.14, long: 0.14, loud: 0.05, from: 495, wave: 'square' },
  ]),
  end: chord([392, 523.25, 659.25, 783.99], 0.14, 0.9),
};

/** At most so many at once: many events come together, and are still one moment. */
const MOST = 3;
const APART = 0.16;

let context: AudioContext | null = null;
let hiss: AudioBuffer | null = null;

export function sound(sounds: Sound[]): void {
  context ??= new AudioContext();
  const now = context.currentTime;
  [...new Set(sounds)].slice(0, MOST).forEach((one, i) => {
    for (const part of PARTS[one]) if (context) voice(context, part, now + i * APART);
  });
}

function voice(audio: AudioContext, { at, long, loud, from, to = from, wave = 'sine' }: Part, now: number): void {
  const gain = audio.createGain();
  const [begin, end] = [now + at, now + at + long];
  gain.gain.setValueAtTime(0, begin);
  gain.gain.linearRampToValueAtTime(loud, begin + Math.min(0.02, long / 4));
  gain.gain.exponentialRampToValueAtTime(0.001, end);
  gain.connect(audio.destination);
  const source = wave === 'noise' ? noise(audio, from, to, begin, end, gain) : tone(audio, wave);
  if (source instanceof OscillatorNode) {
    source.frequency.setValueAtTime(from, begin);
    source.frequency.exponentialRampToValueAtTime(to, end);
    source.connect(gain);
  }
  source.start(begin);
  source.stop(end);
}

function tone(audio: AudioContext, wave: OscillatorType): OscillatorNode {
  const made = audio.createOscillator();
  made.type = wave;
  return made;
}

function noise(
  audio: AudioContext,
  from: number,
  to: number,
  begin: number,
  end: number,
  gain: GainNode,
): AudioBufferSourceNode {
  hiss ??= hissing(audio);
  const made = audio.createBufferSource();
  const filter = audio.createBiquadFilter();
  made.buffer = hiss;
  made.loop = true;
  filter.type = 'bandpass';
  filter.frequency.setValueAtTime(from, begin);
  filter.frequency.exponentialRampToValueAtTime(to, end);
  made.connect(filter).connect(gain);
  return made;
}

function hissing(audio: AudioContext): AudioBuffer {
  const made = audio.createBuffer(1, audio.sampleRate, audio.sampleRate);
  const samples = made.getChannelData(0);
  for (let i = 0; i < samples.length; i++) samples[i] = Math.random() * 2 - 1;
  return made;
}
