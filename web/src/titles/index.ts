/** Titles plug in by being a folder here that has a plugin.ts. */
import type { Component } from 'svelte';
import type { Told } from '../frame/api';
import type { Motion } from '../frame/motion';
import type { Stretch } from '../frame/picture';
import type { Sound } from '../frame/sound';
import type { TableState } from '../frame/table.svelte';
import type { Almanac, GameEvent, Item, QuestionData } from '../frame/types';

/** Where the parts of a table stand. On a narrow screen all but the strip in the dock stand in one column. */
export interface Places {
  /** The question below the board, or beside it over the log. */
  dock: 'below' | 'beside';
  strip: 'top' | 'bar' | 'dock';
  supply: 'aside' | 'bar';
}

/** A finished game in short: something of each seat's view at the beginning of each round and at the end. */
export interface Story {
  /** What the views call the round. */
  by: string;
  /** What is looked up in the view of each seat; `me` stands for the seat. */
  of: string[];
  /** Kinds of events that are told unmasked. */
  events?: string[];
  /** The points of a seat, where points decide. */
  points?(seen: Record<string, unknown>, seat: number): number;
  /** What the points are made of: the parts, and how many of each a seat has. */
  sources?(table: TableState): { names: string[]; of: number[][] };
  /** What each seat was when, for a picture of the end, where points do not decide. */
  lanes?(table: TableState, told: Told): Stretch[][];
  /** Told in another way than by points. */
  Scene?: Component<{ table: TableState; told: Told; onlook: (answers: number) => void }>;
}

export interface TitlePlugin {
  places?: Places;
  /** Parts of the table, each drawn from the table's view. */
  Strip: Component<{ table: TableState }>;
  Supply: Component<{ table: TableState }>;
  Board: Component<{ table: TableState }>;
  Hand: Component<{ table: TableState }>;
  /** Everybody's points, each explained. */
  Scores?: Component<{ table: TableState }>;
  /** What the end tells besides who came where. */
  story?: Story;
  /** What a teacher says of the position that is asked about, if anything. */
  teach?(table: TableState): string | null;
  /** The options of a first game that explains itself, if the title has one. */
  lesson?: Record<string, Item>;
  /** A picture of a value of the first option, which all others are chosen for. */
  Picture?: Component<{ value: string }>;
  /** A summary of the rules, for the almanac. */
  Rules?: Component;
  /** One thing that can be chosen, where the board does not show it. */
  Choice?: Component<{ table: TableState; index: number }>;
  /** Ways of answering of the title's own, by kind of question: each stands in the place of the list of choices. */
  choosers?: Record<string, Component<{ table: TableState }>>;
  /** Letters of the title's own, besides the frame's: what they do, and the word that explains them. */
  keys?: { key: string; word: string; act: (table: TableState) => void }[];
  /** The enlarged card. */
  Card: Component<{ id: string; cards: Almanac; table?: TableState | undefined }>;
  /** The indexes of the items that the board or the hand shows and lets be clicked. */
  shown(question: QuestionData): Set<number>;
  /** The label of the main button, or null for the frame's own. */
  confirm(question: QuestionData, choice: Item[], table: TableState): string | null;
  /** Kinds of questions that a standing order may answer with nothing. */
  passes?: string[];
  /** Standing orders of the title's own, to choose from. */
  Orders?: Component<{ table: TableState }>;
  /** Of the phrases that can be said with one click, those that fit now, in their order, under headings. */
  phrases?: (table: TableState) => { word: string; keys: string[] }[];
  /** The events, of some news, that all look up at; and how they are shown, over the board. */
  momentous?(events: GameEvent[], table: TableState): GameEvent[];
  Moment?: Component<{ table: TableState; events: GameEvent[] }>;
  /** What is heard of each kind of event, by who has turned sounds on. */
  sounds?: Record<string, Sound>;
  /** What is seen of an event: something that moves or changes, several, or nothing. */
  motion: Motion;
  /** The round, or whatever stands for it, for the bar. */
  round(table: Record<string, unknown>): number;
}

type Module = { plugin: TitlePlugin };
const modules = import.meta.glob<Module>('./*/plugin.ts');
const emblems = import.meta.glob<string>('./*/emblem.*', { eager: true, query: '?url', import: 'default' });

/** How a title is shown: by its own plug-in, or plainly. */
export async function findTitle(name: string): Promise<TitlePlugin> {
  const load = modules[`./${name}/plugin.ts`];
  return load ? (await load()).plugin : (await import('./plain')).plain;
}

/**
 * Whose styles hold: a title's own are written for its name alone, since those of every title that was looked at
 * stay loaded.
 */
export function dress(name: string): void {
  document.documentElement.dataset.title = name;
}

export function emblemOf(name: string): string | undefined {
  return Object.entries(emblems).find(([path]) => path.startsWith(`./${name}/`))?.[1];
}
