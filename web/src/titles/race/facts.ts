/** What this title's views and almanac hold. */
import type { TableState } from '../../frame/table.svelte';
import type { CardEntry } from '../../frame/types';

export type Kind = 'novelty' | 'rare' | 'genes' | 'alien';

export interface RacePower {
  phase: string;
  text: string;
  op: string;
  n?: number;
  [field: string]: unknown;
}

export interface RaceCard extends CardEntry {
  type: 'world' | 'development';
  cost: number;
  vp: number | null;
  military: boolean;
  kind: Kind | null;
  windfall: boolean;
  flags: string[];
  start: number | null;
  copies: number;
  powers: RacePower[];
}

export interface RacePlayer {
  start: string;
  tableau: string[];
  hand?: string[];
  hand_size: number;
  looking?: string[];
  looking_size: number;
  goods: string[];
  chips: number;
  actions: string[];
  fresh: string | null;
}

export interface RaceTable {
  players: RacePlayer[];
  first: number;
  round: number;
  phase: string;
  pool: number;
  deck_size: number;
  discards_size: number;
}

export interface PlayerNote {
  military: number;
  score: number;
  lines: { card: string | null; points: number; text: string }[];
}

/** The six lines of a card, each at its height. */
export const LINES = [
  ['explore', 'I'],
  ['develop', 'II'],
  ['settle', 'III'],
  ['trade', '$'],
  ['consume', 'IV'],
  ['produce', 'V'],
] as const;

export const PHASES = [
  ['explore', 'I', 'p-1'],
  ['develop', 'II', 'p-2'],
  ['settle', 'III', 'p-3'],
  ['consume', 'IV', 'p-4'],
  ['produce', 'V', 'p-5'],
] as const;

export const FULL = 12;

/** develop_2 is the phase Develop, a second time. */
export function phaseOf(id: string): string {
  if (id.startsWith('explore')) return 'explore';
  if (id.startsWith('consume')) return 'consume';
  return id.replace(/_2$/, '');
}

export function raceOf(table: TableState): RaceTable {
  return (table.view?.table ?? { players: [] }) as unknown as RaceTable;
}

export function noteOf(table: TableState, seat: number): PlayerNote {
  const notes = table.words?.notes as { players?: PlayerNote[] } | undefined;
  return notes?.players?.[seat] ?? { military: 0, score: 0, lines: [] };
}

export function cardOf(cards: Record<string, CardEntry>, id: string): RaceCard | null {
  return (cards[id] as RaceCard | undefined) ?? null;
}

/** Where a card's drawing is, as wide as it is drawn in most places, twice that, and for a look at one card. */
export function pictureOf(id: string, size: 'small' | 'middle' | 'large' = 'small'): string {
  const name = `${size}${import.meta.env.PROD ? '-' : '/'}${id}.${size === 'large' ? 'webp' : 'avif'}`;
  return import.meta.env.PROD ? `/assets/race-${__ART__}-${name}` : `/src/titles/race/art/${name}`;
}
