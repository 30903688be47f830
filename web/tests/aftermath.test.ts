import { describe, expect, it } from 'vitest';
import type { Chapter, Told } from '../src/frame/api';
import type { Almanac, CardEntry, GameEvent } from '../src/frame/types';
import { checks, stretches, turnsOf } from '../src/titles/galactica/aftermath';

const card = (cylon: boolean): CardEntry => ({ name: '', summary: '', powers: [], scoring: [], cylon });
const cards: Almanac = { not_a_cylon: card(false), cylon_brig: card(true) };

function chapter(round: number, loyalty: string[], cylon = false): Chapter {
  return { answers: round, round, seen: [{ 'players.me.loyalty': loyalty, 'players.me.cylon': cylon }] };
}

function told(events: Omit<GameEvent, 'index'>[], chapters: Chapter[] = []): Told {
  return { chapters, events: events.map((event, index) => ({ ...event, index }) as GameEvent) };
}

describe('who was what', () => {
  it('is a human, then a hidden Cylon, then a revealed one', () => {
    const chapters = [
      chapter(1, ['not_a_cylon']),
      chapter(2, ['not_a_cylon']),
      chapter(3, ['not_a_cylon', 'cylon_brig']),
      chapter(5, [], true),
      chapter(5, [], true),
    ];
    expect(stretches(told([], chapters), 0, cards)).toEqual([
      { side: 'human', from: 1, to: 3 },
      { side: 'hidden', from: 3, to: 5 },
      { side: 'revealed', from: 5, to: 6 },
    ]);
  });

  it('tells in which turns something happened', () => {
    const events = [{ event: 'turn_began', turn: 4 }, { event: 'sleeper_agents' }, { event: 'turn_began', turn: 5 }];
    expect(turnsOf(told(events), 'sleeper_agents')).toEqual([4]);
  });
});

describe('a check', () => {
  it('is added up by player; what is left comes from Destiny', () => {
    const events = [
      { event: 'turn_began', turn: 2 },
      { event: 'check_began', source: 'riots' },
      { event: 'contributed', who: 0, cards: ['a', 'b'] },
      { event: 'contributed', who: 1, cards: [] },
      { event: 'contributed_openly', who: 2, cards: ['c'] },
      { event: 'check_revealed', cards: ['c', 'd', 'a', 'b'], values: [-3, 1, 4, 2], total: 4 },
      { event: 'check_ended', outcome: 'fail', total: 4, difficulty: 9 },
    ];
    expect(checks(told(events))).toEqual([
      {
        turn: 2,
        source: 'riots',
        passed: false,
        total: 4,
        difficulty: 9,
        added: new Map([
          [0, 6],
          [2, -3],
        ]),
        destiny: 1,
      },
    ]);
  });
});
