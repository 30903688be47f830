import { describe, expect, it } from 'vitest';
import type { GameEvent } from '../src/frame/types';
import { current, placesOf } from '../src/titles/fleet/campaign';
import type { BattleNotes } from '../src/titles/fleet/facts';

const battle = (points: number, prizes: string[], pairs: number[][] = []): BattleNotes => ({
  points,
  prizes: Object.fromEntries(prizes.map((prize) => [prize, `the ${prize}`])),
  chosen: points > 7,
  pairs,
});

const told = (events: Omit<GameEvent, 'index'>[]): GameEvent[] =>
  events.map((event, index) => ({ ...event, index }) as GameEvent);

const began = (n: number, fighters: number[], scenario = 'pitched_battle'): Omit<GameEvent, 'index'> => ({
  event: 'battle_began',
  battle: n,
  scenario,
  fighters,
});

describe('the map of a campaign', () => {
  const two = [battle(7, ['prepared']), battle(8, ['veiled']), battle(12, [])];

  it('tells what is over, what is fought, and what is still to be won', () => {
    const events = told([
      began(1, [0, 1]),
      { event: 'battle_ended', battle: 1, winners: [1] },
      { event: 'advantage_won', who: 1, prize: 'prepared' },
      began(2, [0, 1], 'salvage'),
    ]);
    const places = placesOf(two, 2, events);
    expect(places.map(({ state }) => state)).toEqual(['won', 'now', 'ahead']);
    expect(places[0]).toMatchObject({ winners: [1], prizes: [{ text: 'the prepared', by: [1] }] });
    expect(places[1]).toMatchObject({ scenario: 'salvage', prizes: [{ by: [] }] });
    expect(places[2]).toMatchObject({ last: true, scenario: null });
  });

  it('calls a battle that nobody won drawn', () => {
    const events = told([began(1, [0, 1]), { event: 'battle_ended', battle: 1, winners: [] }]);
    expect(placesOf(two, 1, events)[0]?.state).toBe('drawn');
  });

  it('has the next battle in its place while its scenario is chosen', () => {
    expect(current(1, ['choose_scenario'])).toBe(2);
    expect(current(2, ['choose_prize'])).toBe(2);
    expect(current(2, ['energy'])).toBe(2);
  });

  it('draws two duels at once side by side, each with its own winner and what he took', () => {
    const pairs = [
      [0, 1],
      [2, 3],
    ];
    const four = [battle(7, ['prepared']), battle(8, ['veiled', 'bonus'], pairs), battle(12, [])];
    const events = told([
      began(1, [0, 1, 2, 3]),
      began(2, [0, 1], 'salvage'),
      began(2, [2, 3], 'control'),
      { event: 'battle_ended', battle: 2, winners: [3] },
      { event: 'advantage_won', who: 3, prize: 'bonus' },
    ]);
    const [, first, second] = placesOf(four, 2, events);
    expect(first).toMatchObject({ scenario: 'salvage', state: 'now', winners: [] });
    expect(first?.prizes).toHaveLength(2);
    expect(second).toMatchObject({ scenario: 'control', winners: [3], prizes: [{ prize: 'bonus', by: [3] }] });
    expect(first?.at[1]).toBeLessThan(second?.at[1] ?? 0);
  });
});
