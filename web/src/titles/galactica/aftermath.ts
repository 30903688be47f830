/** After the end: who was what from when, and who added what to which check. */
import type { Told } from '../../frame/api';
import type { Stretch as Drawn } from '../../frame/picture';
import type { TableState } from '../../frame/table.svelte';
import type { Almanac, GameEvent } from '../../frame/types';

export const STORY_FACTS = ['players.me.loyalty', 'players.me.revealed', 'players.me.cylon', 'players.me.character'];
export const STORY_EVENTS = [
  'turn_began',
  'check_began',
  'check_revealed',
  'check_ended',
  'contributed',
  'contributed_openly',
  'sleeper_agents',
  'cylon_revealed',
];

export type Side = 'human' | 'hidden' | 'revealed';

/** What a seat was, from one turn on until another. */
export interface Stretch {
  side: Side;
  from: number;
  to: number;
}

export interface Check {
  turn: number;
  source: string;
  passed: boolean;
  total: number;
  difficulty: number;
  /** By seat, what its cards added or took; then what nobody at the table added. */
  added: Map<number, number>;
  destiny: number;
}

/** The sides of a seat, in stretches of turns that are as long as can be. */
export function stretches({ chapters }: Told, seat: number, cards: Almanac): Stretch[] {
  const found: Stretch[] = [];
  chapters.forEach(({ round, seen }, i) => {
    const side = sideOf(seen[seat] ?? {}, cards);
    const last = found.at(-1);
    const to = chapters[i + 1]?.round ?? round + 1;
    if (last?.side === side) last.to = to;
    else found.push({ side, from: last?.to ?? round, to });
  });
  return found;
}

const COLOURS: Record<Side, string> = { human: '#6f9be8', hidden: '#f0838d', revealed: '#ff4e60' };

/** What each seat was, for a picture of the end. */
export function lanes(table: TableState, told: Told): Drawn[][] {
  const last = (told.chapters.at(-1)?.round ?? 1) + 1;
  return table.info.seats.map((_, seat) =>
    stretches(told, seat, table.cards).map(({ side, from, to }) => ({
      from: from / last,
      to: to / last,
      colour: COLOURS[side],
      dashed: side === 'hidden',
    })),
  );
}

function sideOf(seen: Record<string, unknown>, cards: Almanac): Side {
  if (seen['players.me.cylon']) return 'revealed';
  const loyalty = (seen['players.me.loyalty'] as string[] | null | undefined) ?? [];
  return loyalty.some((id) => cards[id]?.cylon === true) ? 'hidden' : 'human';
}

/** The turn in which an event of a kind happened, for each. */
export function turnsOf({ events }: Told, kind: string): number[] {
  let turn = 0;
  return events.flatMap((event) => {
    if (event.event === 'turn_began') turn = Number(event.turn);
    return event.event === kind ? [turn] : [];
  });
}

export function checks({ events }: Told): Check[] {
  const found: Check[] = [];
  let turn = 0;
  let source = '';
  let cards: [number, string[]][] = [];
  let worth = new Map<string, number>();
  for (const event of events) {
    if (event.event === 'turn_began') turn = Number(event.turn);
    else if (event.event === 'check_began') {
      source = String(event.source);
      cards = [];
      worth = new Map();
    } else if (event.event === 'contributed' || event.event === 'contributed_openly')
      cards.push([Number(event.who), listed(event)]);
    else if (event.event === 'check_revealed')
      listed(event).forEach((id, i) => worth.set(id, (event.values as number[])[i] ?? 0));
    else if (event.event === 'check_ended') found.push(unmasked(event, { turn, source, cards, worth }));
  }
  return found;
}

function listed(event: GameEvent): string[] {
  return (event.cards as string[] | undefined) ?? [];
}

interface Begun {
  turn: number;
  source: string;
  cards: [number, string[]][];
  worth: Map<string, number>;
}

function unmasked(event: GameEvent, { turn, source, cards, worth }: Begun): Check {
  const added = new Map<number, number>();
  for (const [who, ids] of cards)
    if (ids.length) added.set(who, (added.get(who) ?? 0) + ids.reduce((sum, id) => sum + (worth.get(id) ?? 0), 0));
  const total = Number(event.total);
  const destiny = total - [...added.values()].reduce((sum, n) => sum + n, 0);
  return {
    turn,
    source,
    passed: event.outcome === 'pass',
    total,
    difficulty: Number(event.difficulty),
    added,
    destiny,
  };
}
