/**
 * What this title's views hold, and where on the board it lies. No rules: what can be done comes with each
 * question.
 */
import type { TableState } from '../../frame/table.svelte';

export interface PlayerView {
  character: string;
  location: string;
  area: number;
  hand?: string[];
  hand_size: number;
  shown: string[];
  looking?: string[];
  loyalty?: string[];
  loyalty_size: number;
  revealed: string[];
  cylon: boolean;
  sympathizer: boolean;
  super_crises?: string[];
  super_crises_size: number;
  quorum?: string[];
  quorum_size: number;
  assigned: string[];
  miracles: number;
  /** Daybreak: how many Mutiny cards and motives there are, and which the reader may see. */
  mutiny?: string[];
  mutiny_size: number;
  infiltrating: boolean;
  motives?: string[];
  motives_size: number;
  motives_shown: string[];
  craft: string;
  contributed?: string[];
  contributed_size: number;
}

export interface BasestarView {
  area: number;
  damage: string[];
}

export interface CheckView {
  kind: string;
  source: string;
  printed: number;
  difficulty: number;
  partial: number;
  skills: string[];
  target: number;
  face_up: boolean;
  played: string[];
  resolved: string[];
  inspired: boolean;
  ignored: string;
  cards: string[];
  total: number;
  outcome: string;
}

export interface RollView {
  roller: number;
  purpose: string;
  thresholds: number[];
  modifier: number;
  die: number;
  result: number;
}

export interface GalacticaView {
  daybreak: boolean;
  search_for_home: boolean;
  players: PlayerView[];
  current: number;
  turn: number;
  phase: string;
  fuel: number;
  food: number;
  morale: number;
  population: number;
  president: number;
  admiral: number;
  nukes: number;
  destiny_size: number;
  crisis_deck_size: number;
  quorum_deck_size: number;
  crisis: string;
  box: number;
  drawn_by: number;
  in_play: string[];
  resolved: string[];
  destinations: string[];
  distance: number;
  jump: number;
  centurions: number[];
  raiders: number[];
  heavy_raiders: number[];
  basestars: BasestarView[];
  vipers: number[];
  viper_reserve: number;
  vipers_damaged: number;
  vipers_destroyed: number;
  raptors: number;
  raptors_destroyed: number;
  assault_raptors: number[];
  assault_reserve: number;
  assault_destroyed: number;
  mutiny_deck_size: number;
  mission_deck_size: number;
  mission: string;
  mission_failed: boolean;
  missions_won: string[];
  rebels: '' | 'human' | 'cylon';
  hub_destroyed: boolean;
  civilians: [string, number][];
  civilian_pile_size: number;
  civilians_destroyed: string[];
  damaged: string[];
  checks: CheckView[];
  rolls: RollView[];
}

export const AREAS = ['front', 'starboard_bow', 'starboard_aft', 'rear', 'port_aft', 'port_bow'];
export const LAUNCH = ['port_aft', 'port_bow'];
export const RESOURCES = ['fuel', 'food', 'morale', 'population'] as const;
export const RED: Record<string, number> = { fuel: 4, food: 4, morale: 5, population: 6 };
export const DIAL = 15;
export const TYPES = ['politics', 'leadership', 'tactics', 'piloting', 'engineering', 'treachery'];
export const JUMP = 5;
export const JUMP_RISK: Record<number, number> = { 3: 3, 4: 1 };
const KOBOL = 8;
const EARTH = 10;
export const SLEEPERS = 4;
export const HULL = 6;
export const BASESTAR_HULL = 3;
export const CREW_DECK = [
  'ftl_control',
  'weapons_control',
  'command',
  'admirals_quarters',
  'sickbay',
  'communications',
  'research_lab',
  'hangar_deck',
  'armory',
  'brig',
];
/** The same on a ship that stands upright: two to a row, from nose to stern. */
export const UPRIGHT = [
  'ftl_control',
  'communications',
  'weapons_control',
  'research_lab',
  'command',
  'hangar_deck',
  'admirals_quarters',
  'armory',
  'sickbay',
  'brig',
];
export const COLONIAL_ONE = ['press_room', 'presidents_office', 'administration'];
export const CYLON = ['caprica', 'cylon_fleet', 'human_fleet', 'resurrection_ship'];
export const DEMETRIUS = ['bridge', 'tactical_plot', 'captains_cabin'];
export const REBEL_BASESTAR = ['hybrid_tank', 'datastream', 'raider_bay'];
const HUB = 'hub_destroyed';
const RESURRECTION = 'resurrection_ship';
export const LOCATIONS = [
  ...CREW_DECK,
  'quorum_chamber',
  ...COLONIAL_ONE,
  ...CYLON,
  HUB,
  ...DEMETRIUS,
  ...REBEL_BASESTAR,
];
export const LEADERS = ['aaron_doral', 'simon_oneill', 'danna_biers', 'sharon_athena_agathon'];
export const MUTINEER = 'you_are_the_mutineer';
export const PHASES = ['receive_skills', 'movement', 'action', 'crisis', 'cylon_ships', 'prepare_jump'];
export const VIPER = 'viper';

const NOTHING: GalacticaView = {
  daybreak: false,
  search_for_home: false,
  assault_raptors: [0, 0, 0, 0, 0, 0],
  assault_reserve: 0,
  assault_destroyed: 0,
  mutiny_deck_size: 0,
  mission_deck_size: 0,
  mission: '',
  mission_failed: false,
  missions_won: [],
  rebels: '',
  hub_destroyed: false,
  players: [],
  current: 0,
  turn: 0,
  phase: 'setup',
  fuel: 0,
  food: 0,
  morale: 0,
  population: 0,
  president: -1,
  admiral: -1,
  nukes: 0,
  destiny_size: 0,
  crisis_deck_size: 0,
  quorum_deck_size: 0,
  crisis: '',
  box: 0,
  drawn_by: -1,
  in_play: [],
  resolved: [],
  destinations: [],
  distance: 0,
  jump: 0,
  centurions: [0, 0, 0, 0],
  raiders: [0, 0, 0, 0, 0, 0],
  heavy_raiders: [0, 0, 0, 0, 0, 0],
  basestars: [],
  vipers: [0, 0, 0, 0, 0, 0],
  viper_reserve: 0,
  vipers_damaged: 0,
  vipers_destroyed: 0,
  raptors: 0,
  raptors_destroyed: 0,
  civilians: [],
  civilian_pile_size: 0,
  civilians_destroyed: [],
  damaged: [],
  checks: [],
  rolls: [],
};

export function galacticaOf(table: TableState): GalacticaView {
  return (table.view?.table as unknown as GalacticaView | undefined) ?? NOTHING;
}

/** What the words add to a view. */
export interface Notes {
  seen?: string[];
  talk?: string;
  forecast?: { icon: string; text: string; loss: boolean }[];
  check?: { hand: Record<string, number>; limit: number } | null;
  /** How many cards each player may add to a check now; null for any number. */
  limits?: (number | null)[];
  /** Of each motive that the reader holds, whether it is true now. */
  motives?: Record<string, boolean>;
}

export function notesOf(table: TableState): Notes {
  return (table.words?.notes as Notes | undefined) ?? {};
}

/** The locations of a dock, as its board lies now. */
export function colonialOne(g: GalacticaView): string[] {
  return g.daybreak ? ['quorum_chamber', ...COLONIAL_ONE] : COLONIAL_ONE;
}

export function cylonLocations(g: GalacticaView): string[] {
  return CYLON.map((id) => (g.hub_destroyed && id === RESURRECTION ? HUB : id));
}

export function hazardous(g: GalacticaView, id: string): boolean {
  return id === 'sickbay' || id === 'brig' || id === HUB || (g.daybreak && id === RESURRECTION);
}

/** How far the fleet has to travel. */
export function goalOf(g: GalacticaView): number {
  return g.search_for_home ? EARTH : KOBOL;
}

export function pilotsIn(g: GalacticaView, area: number): number[] {
  return g.players.flatMap((player, seat) => (player.location === VIPER && player.area === area ? [seat] : []));
}

export function at(g: GalacticaView, location: string): number[] {
  return g.players.flatMap((player, seat) => (player.location === location ? [seat] : []));
}

const HUES: Record<string, string> = {
  william_adama: '#8ea6e8',
  saul_tigh: '#c9a3f0',
  helo: '#8fd0ff',
  laura_roslin: '#e79ac0',
  gaius_baltar: '#9fe08a',
  tom_zarek: '#f0a878',
  lee_adama: '#f3d06a',
  kara_thrace: '#5fd0c0',
  sharon_valerii: '#ff9aa6',
  galen_tyrol: '#d3b06a',
  lee_adama_alt: '#f3d06a',
  tom_zarek_alt: '#f0a878',
  karl_helo_agathon_alt: '#8fd0ff',
  gaius_baltar_alt: '#9fe08a',
  romo_lampkin: '#b7a0d8',
  louis_hoshi: '#7fc8c8',
  brendan_hot_dog_costanza: '#ffb36b',
  sherman_doc_cottle: '#c8d6a0',
  aaron_doral: '#e6a0a8',
  simon_oneill: '#a0c4e6',
  danna_biers: '#ffd98a',
  sharon_athena_agathon: '#f2a6d8',
};

export function hueOf(character: string): string {
  return HUES[character] ?? '#a6b3d8';
}

/** The titles of a seat. */
export function titlesOf(g: GalacticaView, seat: number): string[] {
  return (['president', 'admiral'] as const).filter((title) => g[title] === seat);
}

/** Whose title it is, as the badge on a portrait; nothing for nobody. */
export function titleOf(g: GalacticaView, seat: number): string {
  return titlesOf(g, seat)[0] ?? '';
}
