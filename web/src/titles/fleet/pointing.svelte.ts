/** What is being pointed at: the sentence "this die, from here, to there" as it is built on the board. */
import type { TableState } from '../../frame/table.svelte';
import type { Preview } from '../../frame/types';
import { fleetOf, type ShipView } from './facts';
import { kept } from './kept.svelte';
import { offersOf, type Offer, type Place } from './offers';

/** What a preview of an attack or a reaction holds. */
export interface Outcome {
  target?: number;
  from?: string;
  to?: string;
  remote?: boolean;
  damage?: number;
  damage_by_sector?: Record<string, number>;
  hull_left?: number;
  kills?: boolean;
  stops?: { die: string; sectors: string[] }[];
  counter?: number;
  room?: number;
  ships?: number[];
  terrain?: string;
  /** The sectors that a remote attack crosses, its own first. */
  path?: string[];
  /** Where a retreat could lead, and what a counter-attack would leave of each attacker. */
  havens?: string[];
  strikes?: { ship: number; hull_left: number; kills: boolean }[];
}

/** What dice could do from each sector, before they are spent. */
interface Reach {
  moves?: Record<string, string[]>;
  targets?: Record<string, Outcome[]>;
}

/** What a use of dice could reach from one sector. */
export interface FromHere {
  use: Offer;
  moves: string[];
  targets: Outcome[];
}

export class Pointing {
  /** The origin that was picked among several. */
  private chosen = $state<Place | null>(null);
  /** What the pointer or the focus is on. */
  hovered = $state<Place | null>(null);
  /** The sector that the keyboard is on. */
  cursor = $state<string | null>(null);
  /** The sector whose stack is opened. */
  opened = $state<string | null>(null);
  /** A use of dice that is only looked at: the board shows what it could reach. */
  looked = $state<Offer | null>(null);

  constructor(private readonly table: TableState) {}

  readonly offers = $derived.by((): Offer[] => offersOf(this.table.question));

  /** Where something could start. */
  readonly origins = $derived.by((): Set<Place> => new Set(this.offers.flatMap((one) => one.from ?? [])));

  readonly origin = $derived.by((): Place | null => {
    if (this.chosen && this.origins.has(this.chosen)) return this.chosen;
    if (this.origins.size === 1) return [...this.origins][0] ?? null;
    return this.picked[0]?.from ?? null;
  });

  readonly picked = $derived.by((): Offer[] => this.table.picks.flatMap((i) => this.offers[i] ?? []));

  /** The offers that end at a place, from the chosen origin only where there is one. */
  readonly ends = $derived.by((): Map<Place, Offer[]> => {
    const found = new Map<Place, Offer[]>();
    for (const one of this.offers) {
      if (!one.to || (this.origin && one.from && one.from !== this.origin)) continue;
      found.set(one.to, [...(found.get(one.to) ?? []), one]);
    }
    return found;
  });

  private reachOf(use: Offer | null): Reach {
    return this.table.question?.kind === 'act' ? ((this.previewOf(use)?.data as Reach | undefined) ?? {}) : {};
  }

  /**
   * Where the dice that are looked at could start, and reach: from the opened sector alone where they can start
   * there.
   */
  readonly reach = $derived.by((): { origins: Set<string>; to: Set<string>; targets: Map<number, Outcome> } => {
    const { moves = {}, targets = {} } = this.reachOf(this.looked);
    const origins = Object.keys({ ...moves, ...targets });
    const from = this.opened && origins.includes(this.opened) ? [this.opened] : origins;
    const found = new Map<number, Outcome>();
    for (const one of from.flatMap((sector) => targets[sector] ?? [])) {
      const known = found.get(one.target ?? -1);
      if (!known || (known.damage ?? 0) < (one.damage ?? 0)) found.set(one.target ?? -1, one);
    }
    return { origins: new Set(from), to: new Set(from.flatMap((sector) => moves[sector] ?? [])), targets: found };
  });

  /** All that the dice could do from one sector. */
  from(sector: string): FromHere[] {
    const found = this.offers.map((use) => ({
      use,
      moves: this.reachOf(use).moves?.[sector] ?? [],
      targets: this.reachOf(use).targets?.[sector] ?? [],
    }));
    return found.filter((one) => one.moves.length || one.targets.length);
  }

  /** Where a movement could start, with the dice that are chosen or with any. */
  readonly loose = $derived.by(
    (): Set<Place> =>
      new Set([...this.origins, ...this.offers.flatMap((use) => Object.keys(this.reachOf(use).moves ?? {}))]),
  );

  /** The offers at a sector itself, not at its ships. */
  at(sector: string): Offer[] {
    return this.ends.get(sector) ?? [];
  }

  aimedAt(ship: ShipView): Offer | null {
    return this.best(this.ends.get(`ship:${ship.n}`) ?? []);
  }

  isPicked(place: Place): boolean {
    return this.picked.some((one) => one.to === place);
  }

  previewOf(one: Offer | null): Preview | null {
    return one ? (this.table.ask?.previews[one.item] ?? null) : null;
  }

  outcomeOf(one: Offer | null): Outcome | null {
    return (this.previewOf(one)?.data as Outcome | undefined) ?? null;
  }

  /** Of several ways to the same end, the one that does most. */
  best(offers: Offer[]): Offer | null {
    const worth = (one: Offer): number => this.outcomeOf(one)?.damage ?? 0;
    return offers.reduce<Offer | null>((best, one) => (best && worth(best) >= worth(one) ? best : one), null);
  }

  /** What the panel tells: the choice made so far, else what is pointed at. */
  readonly outcome = $derived.by((): Outcome | null => {
    if (this.table.picks.length)
      return (this.table.preview?.data as Outcome | undefined) ?? this.outcomeOf(this.picked[0] ?? null);
    return this.hovered ? this.outcomeOf(this.best(this.ends.get(this.hovered) ?? [])) : null;
  });

  /** What is told of a ship under the dice that are looked at, or that are being aimed. */
  weighed(ship: ShipView): Outcome | null {
    return this.reach.targets.get(ship.n) ?? this.outcomeOf(this.aimedAt(ship));
  }

  readonly preview = $derived.by((): Preview | null => {
    if (this.table.picks.length) return this.table.preview ?? this.previewOf(this.picked[0] ?? null);
    return this.hovered ? this.previewOf(this.best(this.ends.get(this.hovered) ?? [])) : null;
  });

  /** Presses a sector, or a ship in it. */
  press(sector: string, ship: number | null = null): void {
    const place = ship === null ? sector : `ship:${ship}`;
    const end = this.best(this.ends.get(place) ?? []);
    // one's own stack is selected, always: to join it is dragged, or chosen from the list
    if (this.origins.has(place) && place !== this.origin) this.start(place);
    else if (end) this.table.toggle(end.index);
    else if (this.origins.has(place)) this.start(place);
    else if (ship !== null) this.press(sector);
    else this.inside(sector);
  }

  /** A sector that is nothing itself: its only ship that is something, or a look into the stack. */
  private inside(sector: string): void {
    const here = fleetOf(this.table).ships.filter((one) => one.at === sector);
    const ends = here.filter((one) => this.ends.has(`ship:${one.n}`));
    const origins = here.filter((one) => this.origins.has(`ship:${one.n}`));
    const [only] = ends;
    if (ends.length === 1 && only) this.press(sector, only.n);
    else if (!ends.length && origins.length === 1 && origins[0]) this.start(`ship:${origins[0].n}`);
    else this.opened = this.opened === sector ? null : sector;
  }

  /** This origin and no other: something is dragged from it. */
  take(place: Place): void {
    if (this.chosen !== place) this.start(place);
  }

  start(place: Place): void {
    this.chosen = this.chosen === place ? null : place;
    if (this.picked.some((one) => one.from && one.from !== this.chosen)) this.table.clear();
  }

  /** One step back in the sentence. Whether there was one. */
  back(): boolean {
    if (this.table.picks.length) this.table.clear();
    else if (this.opened) this.opened = null;
    else if (this.chosen) this.chosen = null;
    else return false;
    return true;
  }
}

/** The one pointing of a table, shared by all that draw it. */
export const pointingOf = kept((table) => new Pointing(table));
