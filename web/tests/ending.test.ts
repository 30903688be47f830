import { describe, expect, it } from 'vitest';
import { ranking } from '../src/frame/ending';

describe('ranking', () => {
  it('puts the winner first, whatever his points', () => {
    expect(ranking({ scores: [30, 30, 12], winners: [1] })).toEqual([
      { seat: 1, rank: 1 },
      { seat: 0, rank: 2 },
      { seat: 2, rank: 3 },
    ]);
  });

  it('lets those who are level share a rank, and skips the next', () => {
    expect(ranking({ scores: [5, 9, 5, 9], winners: [1, 3] }).map(({ rank }) => rank)).toEqual([1, 1, 3, 3]);
  });

  it('ranks by points alone where nobody has won', () => {
    expect(ranking({ scores: [1, 4], winners: [] })).toEqual([
      { seat: 1, rank: 1 },
      { seat: 0, rank: 2 },
    ]);
  });
});
