import { describe, expect, it } from 'vitest';
import { next, type Plan } from '../src/frame/plan';
import type { QuestionData } from '../src/frame/types';

function asked(kind: string, items: string[], about: Record<string, unknown> = {}): QuestionData {
  return { seat: 0, kind, items, least: 1, most: 1, about };
}

const plan: Plan = {
  kind: 'consume',
  rest: ['x', 'y'],
  known: ['x', 'y', 'z'],
  between: ['gamble'],
  with: { kind: 'goods', about: 'power', choices: { x: ['g1'] } },
};

describe('a plan', () => {
  it('answers the next of its items', () => {
    expect(next(plan, asked('consume', ['x', 'y']))).toEqual({ answer: 'x' });
  });

  it('stops where something new is offered, or what it meant is not', () => {
    expect(next(plan, asked('consume', ['x', 'y', 'new']))).toBe('changed');
    expect(next(plan, asked('consume', ['y', 'z']))).toBe('changed');
  });

  it('waits for what may come between, and ends with anything else', () => {
    expect(next(plan, asked('gamble', ['1']))).toBe('wait');
    expect(next(plan, asked('produce', ['1']))).toBe('over');
    expect(next({ ...plan, rest: [] }, asked('consume', ['x']))).toBe('over');
  });

  it('gives what was decided along with it, as long as that is offered', () => {
    expect(next(plan, asked('goods', ['g1', 'g2'], { power: 'x' }))).toEqual({ along: ['g1'] });
    expect(next(plan, asked('goods', ['g2'], { power: 'x' }))).toBe('wait');
    expect(next(plan, asked('goods', ['g1'], { power: 'y' }))).toBe('wait');
  });
});
