/** A campaign as a map: each battle, or duel, in its place, with what came of it. */
import type { GameEvent } from '../../frame/types';
import type { BattleNotes } from './facts';

export interface Place {
  /** Which battle, from 1. */
  n: number;
  state: 'won' | 'drawn' | 'now' | 'ahead';
  points: number;
  scenario: string | null;
  /** Whether its scenario is chosen by who lost before. */
  chosen: boolean;
  /** The duellists; nobody where all fight. */
  pair: number[];
  winners: number[];
  /** What is to be won there, and by whom it was. */
  prizes: { prize: string; text: string; by: number[] }[];
  last: boolean;
  /** Where it lies, in hundredths of the map. */
  at: [number, number];
}

const [LEFT, RIGHT, BOTTOM, TOP] = [13, 87, 82, 16];
/** How far two duels of the same time lie from the way between. */
const LANE = 17;
/** What is asked between two battles: the next one is on its way. */
const CHOOSING = ['choose_scenario', 'choose_side', 'choose_zones'];
const BETWEEN = [...CHOOSING, 'choose_prize'];

/** Whether a battle is over and the next has not begun. */
export function between(asked: string[]): boolean {
  return asked.some((kind) => BETWEEN.includes(kind));
}

/** The number of the battle that is fought, or about to be. */
export function current(battle: number, asked: string[]): number {
  return battle + Number(asked.some((kind) => CHOOSING.includes(kind)));
}

export function placesOf(battles: BattleNotes[], now: number, events: GameEvent[]): Place[] {
  const after = sliced(events);
  return battles.flatMap((battle, i) => {
    const n = i + 1;
    const told = after.get(n) ?? [];
    const part = i / Math.max(1, battles.length - 1);
    const x = LEFT + (RIGHT - LEFT) * part;
    const y = BOTTOM + (TOP - BOTTOM) * part;
    const pairs = battle.pairs.length ? battle.pairs : [[]];
    return pairs.map((pair, lane): Place => {
      const began = told.find((one) => one.event === 'battle_began' && covers(one.fighters, pair));
      const ended = told.find((one) => one.event === 'battle_ended' && covers(one.winners, pair, true));
      const winners = (ended?.winners as number[] | undefined) ?? [];
      const wins = told.filter(
        (one) => one.event === 'advantage_won' && (!pair.length || pair.includes(one.who ?? -1)),
      );
      const open = Object.entries(battle.prizes).map(([prize, text]) => ({
        prize,
        text,
        by: wins.filter((one) => one.prize === prize).map((one) => one.who ?? 0),
      }));
      const taken = pair.length && ended ? open.filter(({ by }) => by.length) : open;
      return {
        n,
        state: ended ? (winners.length ? 'won' : 'drawn') : n < now ? 'drawn' : n === now ? 'now' : 'ahead',
        points: battle.points,
        scenario: (began?.scenario as string | undefined) ?? null,
        chosen: battle.chosen,
        pair,
        winners,
        prizes: taken,
        last: n === battles.length,
        at: [x, pairs.length > 1 ? y + (lane ? LANE : -LANE) : y],
      };
    });
  });
}

/** Whether an event is about these duellists. Nobody wins a draw, so that it may be anybody's. */
function covers(seats: unknown, pair: number[], won = false): boolean {
  if (!pair.length) return true;
  const found = seats as number[];
  return won ? found.some((seat) => pair.includes(seat)) : pair.every((seat) => found.includes(seat));
}

/** What was told during each battle. */
function sliced(events: GameEvent[]): Map<number, GameEvent[]> {
  const found = new Map<number, GameEvent[]>();
  let now = 0;
  for (const event of events) {
    if (event.event === 'battle_began') now = Number(event.battle);
    if (now) found.set(now, [...(found.get(now) ?? []), event]);
  }
  return found;
}
