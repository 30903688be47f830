/** What follows the pointer, by mouse, pen or finger. Let go over a sector, it is proposed there; nothing is spent. */
import { room } from '../../frame/screen.svelte';
import type { TableState } from '../../frame/table.svelte';
import { kept } from './kept.svelte';
import type { Place } from './offers';
import { pointingOf } from './pointing.svelte';

/** So far a press may slip and still be a press, in pixels. */
const SLIP = 8;

export class Drag {
  place = $state<Place | null>(null);
  /** How far it has come, in pixels of the drawing. */
  by = $state.raw<[number, number]>([0, 0]);
  /** The sector under the pointer. */
  over = $state<string | null>(null);
  /** Where it comes from. */
  private home: string | null = null;
  private held: { place: Place; x: number; y: number; pointer: number } | null = null;
  /** Whether the click that ends a drag is still to come. */
  private ended = false;

  constructor(private readonly table: TableState) {}

  /** A finger's drag ends without a click: the next press is a press again. */
  readonly press = (): void => {
    this.ended = false;
  };

  hold(event: PointerEvent, place: Place): void {
    if (event.button !== 0 || !pointingOf(this.table).loose.has(place)) return;
    this.home = sectorUnder(event);
    this.held = { place, x: event.clientX, y: event.clientY, pointer: event.pointerId };
  }

  readonly move = (event: PointerEvent): void => {
    if (this.held?.pointer !== event.pointerId) return;
    const [dx, dy] = [event.clientX - this.held.x, event.clientY - this.held.y];
    if (this.place === null && Math.hypot(dx, dy) < SLIP) return;
    if (this.place === null) pointingOf(this.table).take(this.held.place);
    this.place = this.held.place;
    this.by = [dx / room.zoom, dy / room.zoom];
    this.over = sectorUnder(event);
  };

  readonly drop = (event: PointerEvent): void => {
    if (this.held?.pointer !== event.pointerId) return;
    const { place, home } = this;
    this.stop();
    if (place === null) return;
    this.ended = true;
    const sector = sectorUnder(event);
    const pointing = pointingOf(this.table);
    if (sector === null || sector === home) return;
    // before any dice are chosen, those that lead there are
    const end =
      pointing.offers.find((one) => one.from === place && one.to === sector) ??
      pointing.from(place).find(({ moves }) => moves.includes(sector))?.use;
    if (!end) this.table.refusal = { code: 'out_of_reach', args: {} };
    else if (!this.table.picked(end.index)) this.table.toggle(end.index);
    if (end) pointing.cursor = sector;
  };

  readonly stop = (): void => {
    this.held = this.place = this.over = null;
    this.by = [0, 0];
  };

  /** The browser makes a click of a drag that ends where it began: it is none. */
  readonly click = (event: Event): void => {
    if (!this.ended) return;
    this.ended = false;
    event.preventDefault();
    event.stopPropagation();
  };
}

function sectorUnder(event: PointerEvent): string | null {
  const under = document
    .elementFromPoint(event.clientX, event.clientY)
    ?.closest<HTMLElement>('[data-sector], [data-in]');
  return under?.dataset.sector ?? under?.dataset.in ?? null;
}

export const dragOf = kept((table) => new Drag(table));
