/** Cards and pieces travel: from where they were to where they are, never faster than one can see, and never for long. */
import { tick } from 'svelte';
import { prefs } from './prefs.svelte';
import type { GameEvent } from './types';

/** How a title wants an event to be seen. */
export interface Move {
  /** What moves or changes, as a selector. */
  target: string;
  /** Where it comes from, as a selector; without it, it appears in its place. */
  from?: string;
  /** A flip is a card turned over, a drop falls into place, a pulse only draws the eye. */
  how: 'flip' | 'drop' | 'pulse';
}

export type Motion = (event: GameEvent) => Move | null;

const LONGEST = 2500;
const STEP = 90;
const EASE = 'cubic-bezier(.2,.8,.2,1)';
const OUTLINE = [{ outline: '2px solid #e0b04c', outlineOffset: '2px' }, { outline: '2px solid transparent', outlineOffset: '2px' }];

function frames(how: Move['how'], dx: number, dy: number): Keyframe[] {
  if (how === 'pulse') return [{ transform: 'scale(1)' }, { transform: 'scale(1.18)' }, { transform: 'scale(1)' }];
  if (how === 'drop') return [{ transform: 'translateY(-26px) scale(1.5)', opacity: 0 }, { transform: 'none', opacity: 1 }];
  return [
    { transform: `translate(${dx}px, ${dy}px) rotateY(90deg)`, opacity: 0.2 },
    { transform: `translate(${dx / 3}px, ${dy / 3}px) rotateY(0)`, opacity: 1, offset: 0.6 },
    { transform: 'none', opacity: 1 },
  ];
}

export class Stage {
  private running = new Set<Animation>();
  private before = new Map<string, DOMRect>();

  constructor(private readonly motion: Motion) {}

  /** Remembers where things are, before the view changes. */
  remember(events: GameEvent[]): void {
    this.before.clear();
    for (const event of events) {
      const from = this.motion(event)?.from;
      const found = from ? document.querySelector(from) : null;
      if (from && found) this.before.set(from, found.getBoundingClientRect());
    }
  }

  async show(events: GameEvent[]): Promise<void> {
    this.skip();
    await tick();
    let wait = 0;
    for (const event of events) {
      const move = this.motion(event);
      const target = move ? document.querySelector<HTMLElement>(move.target) : null;
      if (!move || !target) continue;
      this.play(target, move, wait);
      wait = Math.min(LONGEST, wait + STEP);
    }
  }

  private play(target: HTMLElement, move: Move, wait: number): void {
    const slow = prefs.motion === 'slow' ? 2 : 1;
    if (prefs.calm) {
      this.keep(target.animate(OUTLINE, { duration: 1000 }));
      return;
    }
    const from = move.from ? this.before.get(move.from) : undefined;
    const to = target.getBoundingClientRect();
    const [dx, dy] = from ? [from.left - to.left, from.top - to.top] : [0, -18];
    const duration = (move.how === 'drop' ? 180 : 320) * slow;
    this.keep(target.animate(frames(move.how, dx, dy), { duration, delay: wait * slow, easing: EASE, fill: 'backwards' }));
  }

  private keep(animation: Animation): void {
    this.running.add(animation);
    animation.onfinish = () => this.running.delete(animation);
  }

  /** Any key or click goes straight to the end. */
  readonly skip = (): void => {
    for (const animation of this.running) animation.finish();
    this.running.clear();
  };
}
