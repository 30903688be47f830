/**
 * Cards and pieces travel: from where they were to where they are, never faster than one can see, and never for
 * long.
 */
import { tick } from 'svelte';
import { prefs } from './prefs.svelte';
import { room } from './screen.svelte';
import type { GameEvent } from './types';

/** How a title wants an event to be seen. */
export interface Move {
  /** What moves or changes, as a selector. */
  target: string;
  /** Where it comes from, as a selector; without it, it appears in its place. */
  from?: string;
  /**
   * A flip is a card turned over on its way, a drop falls into place, a pulse only draws the eye.
   * To fly, what stood at `from` goes to the target and is gone.
   */
  how: 'flip' | 'drop' | 'pulse' | 'fly';
}

export type Motion = (event: GameEvent) => Move | Move[] | null;

const LONGEST = 2500;
const STEP = 90;
const EASE = 'cubic-bezier(.2,.8,.2,1)';
const OUTLINE = [
  { outline: '2px solid #e0b04c', outlineOffset: '2px' },
  { outline: '2px solid transparent', outlineOffset: '2px' },
];

type Arrival = Exclude<Move['how'], 'fly'>;

function timing(duration: number, wait: number): KeyframeAnimationOptions {
  const slow = prefs.motion === 'slow' ? 2 : 1;
  return { duration: duration * slow, delay: wait * slow, easing: EASE, fill: 'backwards' };
}

function frames(how: Arrival, dx: number, dy: number): Keyframe[] {
  if (how === 'pulse') return [{ transform: 'scale(1)' }, { transform: 'scale(1.18)' }, { transform: 'scale(1)' }];
  if (how === 'drop')
    return [
      { transform: 'translateY(-26px) scale(1.5)', opacity: 0 },
      { transform: 'none', opacity: 1 },
    ];
  return [
    { transform: `translate(${dx}px, ${dy}px) rotateY(90deg)`, opacity: 0.2 },
    { transform: `translate(${dx / 3}px, ${dy / 3}px) rotateY(0)`, opacity: 1, offset: 0.6 },
    { transform: 'none', opacity: 1 },
  ];
}

/**
 * What flies: the picture, where there is one. All that is written on a card would be laid out anew, and could
 * not be read.
 */
function likeness(of: Element): Node {
  return (of.querySelector('img') ?? of).cloneNode(true);
}

/** Something as it was before the view changed. */
interface Past {
  at: DOMRect;
  shape: Node | null;
}

export class Stage {
  /** What moves, and what is to be done when it has arrived. */
  private running = new Map<Animation, () => void>();
  private before = new Map<string, Past>();

  constructor(private readonly motion: Motion) {}

  private moves(events: GameEvent[]): Move[] {
    return events.flatMap((event) => this.motion(event) ?? []);
  }

  /** Remembers where things are, before the view changes. */
  remember(events: GameEvent[]): void {
    this.before.clear();
    for (const { from, how } of this.moves(events)) {
      const found = from ? document.querySelector(from) : null;
      if (from && found)
        this.before.set(from, { at: found.getBoundingClientRect(), shape: how === 'fly' ? likeness(found) : null });
    }
  }

  async show(events: GameEvent[]): Promise<void> {
    this.skip();
    await tick();
    const found = this.moves(events).flatMap((move) => {
      const target = document.querySelector<HTMLElement>(move.target);
      return target ? [{ move, target }] : [];
    });
    // everything is measured before anything moves: otherwise each movement would lay the page out anew
    const places = new Map(prefs.calm ? [] : found.map(({ target }) => [target, target.getBoundingClientRect()]));
    found.forEach(({ move, target }, i) => this.play(target, move, places.get(target), Math.min(LONGEST, i * STEP)));
  }

  private play(target: HTMLElement, move: Move, to: DOMRect | undefined, wait: number): void {
    if (!to) {
      this.keep(target.animate(OUTLINE, { duration: 1000 }));
      return;
    }
    const past = move.from ? this.before.get(move.from) : undefined;
    if (move.how === 'fly' && past?.shape) this.fly(past.at, past.shape, to, wait);
    else this.arrive(target, move.how === 'fly' ? 'pulse' : move.how, past?.at, to, wait);
  }

  /** A likeness of what is no longer there goes to where it went. */
  private fly({ left, top, width, height }: DOMRect, shape: Node, to: DOMRect, wait: number): void {
    const ghost = document.createElement('div');
    ghost.className = 'flying';
    ghost.inert = true;
    ghost.ariaHidden = 'true';
    ghost.append(shape);
    Object.assign(ghost.style, { left: `${left}px`, top: `${top}px`, width: `${width}px`, height: `${height}px` });
    document.body.append(ghost);
    const [dx, dy] = [to.left + to.width / 2 - left - width / 2, to.top + to.height / 2 - top - height / 2];
    const path = [
      { transform: 'none', opacity: 1 },
      { transform: `translate(${dx}px, ${dy}px) scale(0.25)`, opacity: 0.2 },
    ];
    this.keep(ghost.animate(path, timing(360, wait)), () => ghost.remove());
  }

  private arrive(target: HTMLElement, how: Arrival, from: DOMRect | undefined, to: DOMRect, wait: number): void {
    // what is drawn larger moves in its own pixels
    const zoom = room.zoom;
    const [dx, dy] = from ? [(from.left - to.left) / zoom, (from.top - to.top) / zoom] : [0, -18];
    this.keep(target.animate(frames(how, dx, dy), timing(how === 'drop' ? 180 : 320, wait)));
  }

  private keep(animation: Animation, after: () => void = () => undefined): void {
    this.running.set(animation, after);
    animation.onfinish = () => {
      this.running.delete(animation);
      after();
    };
  }

  /** Any key or click goes straight to the end. */
  readonly skip = (): void => {
    for (const [animation, after] of this.running) {
      animation.finish();
      after();
    }
    this.running.clear();
  };
}
