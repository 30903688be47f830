/** How much room there is for a table. The lay-outs themselves ask the container `room` in their styles. */
import { MediaQuery } from 'svelte/reactivity';

/** From this size on everything grows with the window, instead of spreading. */
const [WIDE, HIGH] = [1440, 900];
const MOST = 2.4;

const phone = new MediaQuery('(max-width: 700px) or (max-height: 520px)');
const narrow = new MediaQuery('(max-width: 1100px) or (max-height: 520px)');
const slim = new MediaQuery('(max-width: 700px)');

class Room {
  private size = $state.raw<[number, number]>([innerWidth, innerHeight]);

  constructor() {
    addEventListener('resize', () => (this.size = [innerWidth, innerHeight]));
  }

  /** Little room: parts become tabs, or scroll. */
  get phone(): boolean {
    return phone.current;
  }

  /** No room for the right column. */
  get narrow(): boolean {
    return narrow.current;
  }

  /** Only one column at all. */
  get slim(): boolean {
    return slim.current;
  }

  /** The height that there is, in pixels of the lay-out. */
  get high(): number {
    return this.size[1] / this.zoom;
  }

  /** How much larger than usual everything is drawn. */
  get zoom(): number {
    const [wide, high] = this.size;
    return Math.round(clamp(1, Math.min(wide / WIDE, high / HIGH), MOST) * 100) / 100;
  }
}

export function clamp(least: number, wanted: number, most: number): number {
  return Math.max(least, Math.min(wanted, most));
}

export const room = new Room();
