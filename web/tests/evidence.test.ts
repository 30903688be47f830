import { describe, expect, it } from 'vitest';
import type { GameEvent } from '../src/frame/types';
import { checksSeen, failedOf, sumOf } from '../src/titles/galactica/evidence';

const colourOf = (card: string): string => (card.startsWith('repair') ? 'engineering' : 'leadership');
const log = (events: Record<string, unknown>[]) =>
  events.map((event, index) => ({ event: { ...event, index } as unknown as GameEvent, text: '' }));
const now = { president: 2, admiral: 1, turn: 3 };

/** As the first seat sees it: of its own cards their names, of the others' their number. */
const EVENTS = [
  { event: 'turn_began', turn: 1 },
  { event: 'crisis_drawn', drawer: 0, crisis: 'riots' },
  { event: 'crisis_choice', who: 2, crisis: 'riots', box: 0 },
  { event: 'check_began', kind: 'crisis', source: 'riots', difficulty: 9 },
  { event: 'destiny_added', n: 2 },
  { event: 'contributed', who: 1, n: 0 },
  { event: 'contributed', who: 2, n: 3 },
  { event: 'contributed', who: 0, cards: ['repair_1'] },
  { event: 'check_revealed', cards: ['repair_1', 'repair_2', 'xo_1', 'xo_2'], values: [-1, -2, 1, 0], total: -2 },
  { event: 'check_ended', outcome: 'fail', total: -2, difficulty: 9 },
  { event: 'title_given', title: 'admiral', who: 2 },
  { event: 'turn_began', turn: 2 },
  { event: 'check_began', kind: 'location', source: 'administration', difficulty: 5 },
  { event: 'contributed', who: 1, n: 1 },
  { event: 'contributed_openly', who: 2, cards: ['xo_3'] },
  { event: 'check_revealed', cards: ['xo_3', 'xo_4'], values: [3, 4], total: 7 },
  { event: 'check_ended', outcome: 'pass', total: 7, difficulty: 5 },
  { event: 'turn_began', turn: 3 },
  { event: 'check_began', kind: 'crisis', source: 'unrest', difficulty: 8 },
  { event: 'contributed', who: 1, n: 2 },
];

describe('what was seen of the checks', () => {
  const seen = checksSeen(log(EVENTS), now, colourOf);
  const [riots, administration, unrest] = seen;

  it('has how many cards each player added, and what came up wrong', () => {
    expect(riots).toMatchObject({
      turn: 1,
      source: 'riots',
      outcome: 'fail',
      total: -2,
      destiny: 2,
      drawer: 0,
      chooser: 2,
    });
    expect([...(riots?.added ?? [])]).toEqual([
      [1, 0],
      [2, 3],
      [0, 1],
    ]);
    expect([...(riots?.against ?? [])]).toEqual([['engineering', 2]]);
    expect(administration?.against?.size).toBe(0);
  });

  it('has who held which title then; of a title that changed hands, not who had it before that was told', () => {
    expect(riots?.holders).toEqual({ president: 2, admiral: -1 });
    expect(administration?.holders).toEqual({ president: 2, admiral: 2 });
  });

  it('ascribes no crisis to a check that comes of none', () => {
    expect(administration).toMatchObject({ drawer: -1, chooser: -1 });
  });

  it('has a check that is under way without an outcome', () => {
    expect(unrest).toMatchObject({ outcome: '', against: null });
    expect(failedOf(seen)).toEqual([riots]);
  });

  it('sums up the failed ones by player', () => {
    expect(sumOf(seen, 1)).toEqual({ failed: 1, added: 0, cards: 0, times: [[0, 1]] });
    expect(sumOf(seen, 2)).toEqual({ failed: 1, added: 1, cards: 3, times: [[3, 1]] });
    expect(sumOf(seen, 4)).toEqual({ failed: 0, added: 0, cards: 0, times: [] });
  });

  it('adds up what one seat adds twice, and counts Force Their Hand after the cards were turned up', () => {
    const more = [...EVENTS.slice(0, 9), { event: 'contributed', who: 2, n: 1 }];
    expect(checksSeen(log(more), now, colourOf)[0]?.added.get(2)).toBe(4);
  });

  it('knows the turn of a check before which no turn began', () => {
    expect(checksSeen(log(EVENTS.slice(1, 10)), now, colourOf)[0]?.turn).toBe(3);
    expect(checksSeen(log(EVENTS.slice(1, 12)), now, colourOf)[0]?.turn).toBe(1);
  });

  it('forgets what was taken back', () => {
    expect(checksSeen(log(EVENTS.slice(0, 3)), now, colourOf)).toEqual([]);
  });
});
