import { describe, expect, it } from 'vitest';
import { teach, type Lesson } from '../src/titles/race/teacher';

const COSTS: Record<string, number> = { cheap: 1, middling: 3, dear: 6 };

function lesson(more: Partial<Lesson>): Lesson {
  return {
    kind: 'action',
    items: [],
    least: 1,
    data: {},
    hand: 4,
    goods: 0,
    largest: 3,
    costOf: (card) => COSTS[card] ?? 0,
    nameOf: (card) => card.toUpperCase(),
    ...more,
  };
}

const settle = { settle: { now: { cards: { middling: { cost: 3 }, cheap: { cost: 1 } } } } };

describe('which action', () => {
  it('looks for cards when there are few, and sells before it explores', () => {
    const sale = { consume_trade: { now: { world: 'cheap', cards: 4 } } };
    expect(teach(lesson({ hand: 1 }))).toEqual({ word: 'explore', args: { n: 1 } });
    expect(teach(lesson({ hand: 1, data: sale }))).toEqual({ word: 'sell', args: { n: 4, world: 'CHEAP' } });
  });

  it('names the cheapest world that can be placed, then developments, then goods', () => {
    const develop = { develop: { now: { cards: { dear: { cost: 4 } } } } };
    const produce = { produce: { now: { worlds: ['cheap', 'dear'] } } };
    expect(teach(lesson({ data: { ...settle, ...develop } }))?.args).toEqual({ card: 'CHEAP', n: 1 });
    expect(teach(lesson({ data: develop }))).toEqual({ word: 'action-develop', args: { card: 'DEAR', n: 4 } });
    const free = { settle: { now: { cards: { dear: { cost: 0 } } } } };
    expect(teach(lesson({ data: free }))).toEqual({ word: 'settle-free', args: { card: 'DEAR' } });
    expect(teach(lesson({ data: produce }))).toEqual({ word: 'produce', args: { n: 2 } });
    expect(teach(lesson({}))?.word).toBe('nothing');
  });

  it('says so when the end is near, and when goods lie about', () => {
    expect(teach(lesson({ largest: 10, goods: 1 }))).toEqual({ word: 'end-near', args: { n: 10 } });
    expect(teach(lesson({ goods: 3, data: settle }))).toEqual({ word: 'goods', args: { n: 3 } });
  });
});

describe('other questions', () => {
  it('counts what would be left after placing, the card itself included', () => {
    const asked = { kind: 'settle', items: ['dear', 'middling'], data: { dear: { cost: 5 }, middling: { cost: 2 } } };
    expect(teach(lesson(asked))).toEqual({ word: 'place', args: { card: 'MIDDLING', n: 2, left: 1 } });
    const free = { kind: 'settle', items: ['dear'], data: { dear: { cost: 0 } } };
    expect(teach(lesson(free))).toEqual({ word: 'free', args: { card: 'DEAR' } });
  });

  it('gives the dearest cards, as many as are asked for, and keeps the cheapest', () => {
    const items = ['cheap', 'dear', 'use:x', 'middling'];
    expect(teach(lesson({ kind: 'pay', items, least: 2 }))?.args).toEqual({ cards: 'DEAR, MIDDLING' });
    expect(teach(lesson({ kind: 'explore', items: ['dear', 'cheap'] }))?.args).toEqual({ card: 'CHEAP', n: 1 });
  });

  it('names the best sale and the best odds', () => {
    const sales = { kind: 'trade', items: ['cheap', 'dear'], data: { cheap: { cards: 2 }, dear: { cards: 5 } } };
    expect(teach(lesson(sales))?.args).toEqual({ n: 5, world: 'DEAR' });
    const odds = { kind: 'gamble', items: [1, 2], data: { 1: { odds: 0.18 }, 2: { odds: 0.234 } } };
    expect(teach(lesson(odds))?.args).toEqual({ n: 2, odds: 23 });
  });

  it('says nothing where it knows nothing', () => {
    expect(teach(lesson({ kind: 'settle' }))?.word).toBe('none');
    expect(teach(lesson({ kind: 'consume' }))).toBeNull();
  });
});
