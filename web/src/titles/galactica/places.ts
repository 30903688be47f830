/** Which things on the board an item of a question stands for: lit there, and pressed there. */
import type { TableState } from '../../frame/table.svelte';
import type { Item, QuestionData } from '../../frame/types';
import { AREAS, galacticaOf, LOCATIONS, VIPER } from './facts';

const SEATS = [
  'accuse',
  'bless',
  'cylon_target',
  'defend',
  'elect',
  'free_whom',
  'give_loyalty',
  'give_mutineer',
  'give_sympathizer',
  'interview',
  'look_whose',
  'name_character',
  'name_successor',
  'nominate',
  'order_whom',
  'pilot_target',
  'quorum_target',
  'release',
  'ruin_whom',
  'seek_mutineer',
  'spy_on',
  'treat_whom',
  'who_draws_mutiny',
];
const CIVILIANS = ['choose_civilian', 'civilian_target', 'contact'];
const BASESTARS = ['launch_first', 'nuke_target'];
const CARDS = ['contribute', 'discard_skills', 'force_hand', 'prescribe'];
const MUTINIES = ['discard_mutiny', 'drop_mutiny'];
/** Only in a list: what they offer has no one place. */
const NOWHERE = ['dogfight_viper', 'next_seen', 'pass_token'];
/** Lit on the board, but listed as well: the list says what each of them does. */
const LISTED = ['action', 'react', 'repair_what', 'damage_tokens', 'choose_viper', 'activate_where', 'plan_where'];
const OWN = 'own';

/**
 * `loc:command`, `area:front`, `ship:front:raider`, `base:0`, `civ:civilian_3`, `cent:2`, `launch:port_bow`,
 * `seat:1`, `card:repair_1`, `mut:panic`.
 */
export function placeOf(kind: string, item: Item): string | null {
  const text = String(item);
  if (SEATS.includes(kind)) return `seat:${text}`;
  if (CARDS.includes(kind)) return `card:${text}`;
  if (MUTINIES.includes(kind)) return `mut:${text}`;
  if (NOWHERE.includes(kind) || text.startsWith('assault:')) return null;
  if (CIVILIANS.includes(kind)) return `civ:${text}`;
  if (BASESTARS.includes(kind)) return `base:${text}`;
  if (kind === 'centurion_target') return `cent:${text}`;
  if (kind === 'react') return /_\d$/.test(text) ? `card:${text}` : null;
  const parts = text.split(':');
  const [first = '', second = ''] = parts;
  if (kind === 'choose_viper') return second ? `seat:${second}` : `ship:${first}:viper`;
  if (kind === 'action')
    return first === 'location'
      ? `loc:${second}`
      : first === 'card'
        ? `card:${second}`
        : first === 'mutiny'
          ? `mut:${second}`
          : null;
  if (kind === 'own_viper')
    return first === 'attack' ? target(OWN, parts.slice(1)) : first === 'move' ? `area:${second}` : null;
  if (first === 'attack') return target(second, parts.slice(2));
  if (first === 'launch' && second) return `launch:${second}`;
  if (first === 'centurion') return `cent:${second}`;
  if (AREAS.includes(first)) return second ? target(first, parts.slice(1)) : `area:${first}`;
  return LOCATIONS.includes(text) ? `loc:${text}` : null;
}

function target(area: string, [ship = '', number = '']: string[]): string {
  return ship === 'basestar' ? `base:${number}` : `ship:${area}:${ship}`;
}

const known = new WeakMap<QuestionData, Map<string, number[]>>();

function placesIn(question: QuestionData): Map<string, number[]> {
  let found = known.get(question);
  if (!found) {
    found = new Map();
    for (const [index, item] of question.items.entries()) {
      const place = placeOf(question.kind, item);
      if (place) found.set(place, [...(found.get(place) ?? []), index]);
    }
    known.set(question, found);
  }
  return found;
}

/** The items that a place stands for. */
export function indexesAt(table: TableState, place: string): number[] {
  if (!table.question) return [];
  const places = placesIn(table.question);
  const me = galacticaOf(table).players[table.seat ?? 0];
  const here = me?.location === VIPER ? `ship:${AREAS[me.area] ?? ''}:` : ' ';
  return places.get(place) ?? (place.startsWith(here) ? (places.get(place.replace(here, `ship:${OWN}:`)) ?? []) : []);
}

/** A place that stands for several items is picked when all of them are. */
export function stateAt(table: TableState, place: string): 'picked' | 'legal' | '' {
  const all = indexesAt(table, place);
  if (all.some((index) => !table.picked(index) && table.open(index))) return 'legal';
  return all.some((index) => table.picked(index)) ? 'picked' : '';
}

/** How many of the items there are picked, where there are several: "1/2". */
export function shareAt(table: TableState, place: string): string {
  const all = indexesAt(table, place);
  return all.length > 1 ? `${all.filter((index) => table.picked(index)).length}/${all.length}` : '';
}

/** One more of what is there; when all of it is picked, none. */
export function press(table: TableState, place: string): void {
  const all = indexesAt(table, place);
  const next = all.find((index) => !table.picked(index) && table.open(index));
  if (next !== undefined) table.toggle(next);
  else for (const index of all) if (table.picked(index)) table.toggle(index);
}

const MAP = /^(loc|area|ship|base|civ|launch):/;

/** Whether the question is about space, and about no location. */
export function onSpace(question: QuestionData | null): boolean {
  const places = question?.items.flatMap((item) => placeOf(question.kind, item) ?? []) ?? [];
  return places.length > 0 && places.every((place) => /^(area|ship|base|civ|launch):/.test(place));
}

/** Whether the question is where to go, and nothing else on the map. */
export function onlyPlaces(question: QuestionData | null): boolean {
  if (!question || LISTED.includes(question.kind)) return false;
  const places = question.items.flatMap((item) => placeOf(question.kind, item) ?? []);
  return places.length > 2 && places.every((place) => place.startsWith('loc:'));
}

/** Whether something on the map has to be pointed at. */
export function onMap(question: QuestionData | null): boolean {
  return (
    question !== null &&
    !LISTED.includes(question.kind) &&
    [...placesIn(question).keys()].some((place) => MAP.test(place))
  );
}

/**
 * The items that the board, its tracks or the hand show. Players are listed too: their portraits are all over
 * the board.
 */
export function shown(question: QuestionData): Set<number> {
  if (LISTED.includes(question.kind)) return new Set();
  return new Set([...placesIn(question)].flatMap(([place, indexes]) => (place.startsWith('seat:') ? [] : indexes)));
}

/** What a place would cost or do, for its label. */
export function offerAt(table: TableState, place: string): string {
  const [index] = indexesAt(table, place);
  const item = index === undefined ? undefined : table.question?.items[index];
  return item === undefined ? '' : (table.ask?.previews[String(item)]?.text ?? '');
}
