import { describe, expect, it } from 'vitest';
import { fits, leads, stillNeeded } from '../src/frame/choice';
import type { QuestionData } from '../src/frame/types';

function question(more: Partial<QuestionData>): QuestionData {
  return { seat: 0, kind: 'pay', items: ['a', 'b', 'c', 'd'], least: 0, most: 4, about: {}, ...more };
}

describe('a question with numbers alone', () => {
  const two = question({ least: 2, most: 2 });

  it('is answered by as many items as it asks for', () => {
    expect(fits(two, ['a'])).toBe(false);
    expect(fits(two, ['a', 'b'])).toBe(true);
    expect(fits(two, ['a', 'b', 'c'])).toBe(false);
  });

  it('lets one go on as long as there is room', () => {
    expect(leads(two, ['a', 'b'])).toBe(true);
    expect(leads(two, ['a', 'b', 'c'])).toBe(false);
    expect(stillNeeded(two, ['a'])).toBe(1);
  });
});

describe('a question with ways', () => {
  // either "a" with one of the others, or three of the others
  const either = question({
    ways: [
      [['a'], ['b', 'c', 'd'], 1],
      [[], ['b', 'c', 'd'], 3],
    ],
  });

  it('is answered by one whole way', () => {
    expect(fits(either, ['a', 'c'])).toBe(true);
    expect(fits(either, ['b', 'c', 'd'])).toBe(true);
    expect(fits(either, ['a', 'b', 'c'])).toBe(false);
    expect(fits(either, ['a'])).toBe(false);
  });

  it('counts what the shortest way still needs', () => {
    expect(stillNeeded(either, [])).toBe(2);
    expect(stillNeeded(either, ['b'])).toBe(1);
    expect(stillNeeded(either, ['b', 'c'])).toBe(1);
    expect(stillNeeded(either, ['a', 'b', 'c'])).toBe(0);
  });

  it('sees whether a choice can still become an answer', () => {
    expect(leads(either, ['b', 'c'])).toBe(true);
    expect(leads(either, ['a', 'b', 'c'])).toBe(false);
  });

  it('does not take one item for two of the same name', () => {
    const twice = question({ items: ['g', 'g'], ways: [[['g', 'g'], [], 0]] });
    expect(fits(twice, ['g'])).toBe(false);
    expect(fits(twice, ['g', 'g'])).toBe(true);
    expect(leads(twice, ['g', 'g', 'g'])).toBe(false);
  });
});
