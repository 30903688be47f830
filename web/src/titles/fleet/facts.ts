/** What this title's views hold. Everything else here reads the view through this file. */
import type { TableState } from '../../frame/table.svelte';

export type Colour = 'red' | 'blue' | 'green';
export type Face = 'orth' | 'diag' | 'multi' | 'special';

export interface ShipView {
  n: number;
  owner: number;
  /** Absent while only its owner knows it: then it is a signal. */
  kind?: string;
  hull?: number;
  at: string;
  revealed: boolean;
  weapon?: string;
  weapon_known: boolean;
  devices?: string[];
  devices_known: boolean;
  docked: boolean;
  last: boolean;
}

export interface TokenView {
  kind: string;
  owner: number;
  at: string;
  ship: number;
  on: number;
  die: string;
  /** The direction of a Recon Ray: column, row, rising or falling. */
  line: string;
}

export interface PlayerView {
  faction: string;
  commander: string;
  reserve: [number, number, number];
  rolled: string[];
  stored: string[];
  plan?: string[];
  plan_size: number;
  start: number;
  out: boolean;
}

export interface FleetView {
  scenario: string;
  shape: string;
  points: number;
  switches: string[];
  sectors: string[];
  terrain: string[];
  /** Each sector that has one, and its letter. */
  portals: [string, string][];
  /** Battle Stations without bays; the rules up to version 4 took them off the zone. */
  disabled?: string[];
  players: PlayerView[];
  ships: ShipView[];
  tokens: TokenView[];
  first: number;
  turn: number;
  round: number;
  round_limit: number;
  phase: string;
  /**
   * The number of the battle in a campaign, 0 in a battle by itself; the camps that won those before;
   * everybody's advantages.
   */
  battle: number;
  battles: number[][];
  honours: string[][];
  prizes: string[];
}

const NOTHING: FleetView = {
  scenario: '',
  shape: '1x1',
  points: 0,
  switches: [],
  sectors: [],
  terrain: [],
  portals: [],
  players: [],
  ships: [],
  tokens: [],
  first: 0,
  turn: 0,
  round: 0,
  round_limit: 0,
  phase: '',
  battle: 0,
  battles: [],
  honours: [],
  prizes: [],
};

export function fleetOf(table: TableState): FleetView {
  return (table.view?.table as FleetView | undefined) ?? NOTHING;
}

/** One side of the battle: its points, the points at which it is beaten, and what it has reached of its aim. */
export interface CampNotes {
  seats: number[];
  start: number;
  points: number | null;
  defeat: number | null;
  lines: string[];
}

interface Notes {
  goal: string;
  camps: CampNotes[];
  /** What can be wrong with a fleet, by the code of its limit. */
  limits: Record<string, string>;
  /** The slots of everybody's bridge, and the advantages won in a campaign. */
  players: { slots: string[]; honours: string[] }[];
  /** The battles of a campaign. */
  campaign: BattleNotes[];
}

/** A battle of a campaign: the points of each fleet, what is to be won, and the duels where not all fight together. */
export interface BattleNotes {
  points: number;
  prizes: Record<string, string>;
  chosen: boolean;
  pairs: number[][];
}

export function notesOf(table: TableState): Notes {
  const notes = table.words?.notes as Partial<Notes> | undefined;
  return {
    goal: notes?.goal ?? '',
    camps: notes?.camps ?? [],
    limits: notes?.limits ?? {},
    players: notes?.players ?? [],
    campaign: notes?.campaign ?? [],
  };
}

export function campNotes(table: TableState, seat: number): CampNotes | undefined {
  return notesOf(table).camps.find((camp) => camp.seats.includes(seat));
}

// --- dice

export const COLOURS: Colour[] = ['red', 'blue', 'green'];
export const WINGS = ['directional', 'directional', 'special', 'special'];

export interface DieFace {
  colour: Colour;
  face: Face | null;
}

/** "red" is unrolled; "red-orth=diag" counts as a diag. */
export function dieOf(die: string): DieFace {
  const [colour, face] = die.split('-');
  return { colour: colour as Colour, face: ((face?.split('=')[1] ?? face) as Face | undefined) ?? null };
}

/** A die, rolled or not. */
export function isDie(text: string): boolean {
  return /^(red|blue|green)(-(orth|diag|multi|special))?$/.test(text);
}

// --- camps

export function campOf(fleet: FleetView, seat: number): number {
  const seats = fleet.players.length;
  return fleet.switches.includes('free_for_all') || seats % 2 ? seat : seat % 2;
}

export function enemies(fleet: FleetView, one: number, other: number): boolean {
  return campOf(fleet, one) !== campOf(fleet, other);
}

const OF_FACTION: Record<string, string> = {
  phebe: 'phebe',
  amycles: 'amycles',
  forge_of_fendrix: 'forge',
  llib_sorg: 'pirate',
  maa_seti: 'pirate',
  rebels: 'rebel',
  scavengers: 'rebel',
};
const HUES = ['phebe', 'amycles', 'pirate', 'forge', 'rebel', 'mint'];

export function factionHue(faction: string): string {
  return OF_FACTION[faction] ?? 'phebe';
}

/** The colour of each seat: its faction's, or another where an enemy has that one already. */
export function huesOf(fleet: FleetView): string[] {
  const taken = new Map<string, number>();
  return fleet.players.map((player, seat) => {
    const camp = campOf(fleet, seat);
    const wanted = OF_FACTION[player.faction] ?? HUES[camp % 2];
    const hue = [wanted, ...HUES].find((one) => one !== undefined && (taken.get(one) ?? camp) === camp) ?? 'mint';
    taken.set(hue, camp);
    return hue;
  });
}

const EMBLEMS: Record<string, string> = {
  phebe: 'phebe',
  amycles: 'amycles',
  forge_of_fendrix: 'forge',
  llib_sorg: 'llib',
  maa_seti: 'maa',
  rebels: 'rebels',
  scavengers: 'scav',
};

export function emblemOf(faction: string): string {
  return `fc-em-${EMBLEMS[faction] ?? 'pirate'}`;
}

// --- ships

export interface Profile {
  rank: number;
  fire: number | null;
  hull: number;
}

/** Figures that a ship's drawing needs, as the almanac has them. */
export const PROFILES: Record<string, Profile> = {
  frigate: { rank: 1, fire: 1, hull: 6 },
  destroyer: { rank: 2, fire: 2, hull: 12 },
  cruiser: { rank: 3, fire: 3, hull: 18 },
  battleship: { rank: 4, fire: 4, hull: 24 },
  heavy_battleship: { rank: 5, fire: 5, hull: 30 },
  dreadnought: { rank: 5, fire: 6, hull: 24 },
  carrier: { rank: 5, fire: 0, hull: 30 },
  interceptor_squadron: { rank: 0, fire: 1, hull: 1 },
  mule: { rank: 1, fire: null, hull: 12 },
  advantage: { rank: 1, fire: null, hull: 6 },
  salvation: { rank: 1, fire: null, hull: 6 },
  testudo: { rank: 1, fire: 0, hull: 12 },
  centaurus: { rank: 3, fire: 3, hull: 18 },
  phalanx: { rank: 2, fire: 3, hull: 6 },
  sagittarius: { rank: 3, fire: 3, hull: 18 },
  chimaera: { rank: 4, fire: 4, hull: 24 },
  damaged_cruiser: { rank: 3, fire: 0, hull: 6 },
  diplomatic_shuttle: { rank: 1, fire: null, hull: 2 },
  civilian_ship: { rank: 1, fire: null, hull: 6 },
  decoy: { rank: 0, fire: null, hull: 1 },
};
const NOT_COUNTED = ['interceptor_squadron', 'decoy', 'damaged_cruiser', 'diplomatic_shuttle', 'civilian_ship'];

export function profileOf(kind: string | undefined): Profile | null {
  return (kind && PROFILES[kind]) || null;
}

export function placed(ship: ShipView): boolean {
  return ship.at !== '' && ship.at !== 'lost' && ship.at !== 'left';
}

/** The ships of a sector, the biggest first. */
export function stackAt(fleet: FleetView, sector: string): ShipView[] {
  return fleet.ships
    .filter((ship) => ship.at === sector)
    .sort((a, b) => (profileOf(b.kind)?.rank ?? 0) - (profileOf(a.kind)?.rank ?? 0) || a.n - b.n);
}

/** The class points that a seat has left, as far as this view knows. */
export function pointsOf(fleet: Pick<FleetView, 'ships'>, seat: number): number {
  return fleet.ships
    .filter((ship) => ship.owner === seat && ship.at !== 'lost' && ship.kind && !NOT_COUNTED.includes(ship.kind))
    .reduce((sum, ship) => sum + (profileOf(ship.kind)?.rank ?? 0), 0);
}

/** Whether this view knows all ships of a seat: else its points are not known either. */
export function allKnown(fleet: FleetView, seat: number): boolean {
  return fleet.ships.every((ship) => ship.owner !== seat || ship.kind !== undefined);
}

// --- the board

export interface ZoneShape {
  zone: number;
  rows: number;
  columns: string[];
}

const LETTERS = 'abcdefghijklmnopqrstuvwxyz';

export function zonesOf(shape: string): ZoneShape[] {
  const numbers = shape.split('x').map(Number);
  const [width, depth, zones] = [numbers.at(-1) ?? 1, numbers.at(-2) ?? 1, numbers.at(-3) ?? 1];
  return Array.from({ length: zones }, (_, zone) => ({
    zone,
    rows: depth,
    columns: [...LETTERS.slice(zone * width, (zone + 1) * width)],
  }));
}

export function isSector(text: string): boolean {
  return /^[a-z]\d+$/.test(text);
}

export function terrainOf(fleet: FleetView, sector: string): string {
  return fleet.terrain[fleet.sectors.indexOf(sector)] ?? '';
}

/** Which letter the portal of a sector bears, or null. */
export function portalOf(fleet: FleetView, sector: string): string | null {
  return fleet.portals.find(([where]) => where === sector)?.[1].toLowerCase() ?? null;
}

/** The other portal of the pair that a sector has one of, or null. */
export function exitOf(fleet: FleetView, sector: string): string | null {
  const letter = portalOf(fleet, sector);
  return (
    (letter && fleet.portals.find(([where, other]) => where !== sector && other.toLowerCase() === letter)?.[0]) || null
  );
}

/** Pairs of portals that join two zones. */
export function bridgesOf(fleet: FleetView): [string, string, string][] {
  const zones = zonesOf(fleet.shape);
  const zone = (sector: string): number => zones.findIndex((one) => one.columns.includes(sector[0] ?? ''));
  return fleet.portals.flatMap(([from, letter], i) => {
    const to = fleet.portals.slice(i + 1).find(([, other]) => other === letter)?.[0];
    return to && zone(from) !== zone(to) ? [[from, to, letter.toLowerCase()] as [string, string, string]] : [];
  });
}

/** Whether this seat sits at the far edge: its board is turned round. */
export function turned(fleet: FleetView, seat: number | null): boolean {
  return seat !== null && (campOf(fleet, seat) % 2 === 1) !== fleet.switches.includes('swapped');
}

// --- the bridge

/**
 * The slots of a seat's bridge: two wings, those of its commander, faction and known Supplies, and one for each
 * die that lies elsewhere.
 */
export function slotsOf(table: TableState, seat: number): string[] {
  const stored = fleetOf(table).players[seat]?.stored ?? [];
  const slots = notesOf(table).players[seat]?.slots ?? WINGS;
  const laid = slotted(slots, stored).filter((die) => die !== null).length;
  return [...slots, ...stored.slice(laid).map(() => 'any')];
}

function fitsSlot(die: string, slot: string): boolean {
  const { colour, face } = dieOf(die);
  if (slot === 'any') return true;
  if (COLOURS.includes(slot as Colour)) return colour === slot;
  return (slot === 'special') === (face === 'special');
}

/** Which die lies in which slot: the narrow slots first. */
export function slotted(slots: string[], dice: string[]): (string | null)[] {
  const rest = [...dice];
  const found = slots.map((slot) => {
    if (slot === 'any') return null;
    const at = rest.findIndex((die) => fitsSlot(die, slot));
    return at < 0 ? null : (rest.splice(at, 1)[0] ?? null);
  });
  return found.map((die, i) => die ?? (slots[i] === 'any' ? (rest.shift() ?? null) : null));
}
