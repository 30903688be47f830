import { describe, expect, it } from 'vitest';
import { teach, type Lesson } from '../src/titles/fleet/teacher';

function lesson(kind: string, more: Partial<Lesson> = {}): Lesson {
  return { kind, previews: [], about: {}, items: [], nearest: 3, hull: 6, ...more };
}

const shot = (damage: number, kills = false): { text: string; data: Record<string, unknown> } => ({
  text: `${damage} damage`,
  data: { damage, kills, targets: { c3: [{ damage, kills }] } },
});

describe('the teacher of a battle looks at the position', () => {
  it('rolls blue far away and red near by', () => {
    expect(teach(lesson('energy'))).toEqual({ word: 'energy-far', args: { n: 3 } });
    expect(teach(lesson('energy', { nearest: 1 }))?.word).toBe('energy-near');
    expect(teach(lesson('energy', { nearest: null }))).toBeNull();
  });

  it('knows what the dice can do', () => {
    expect(teach(lesson('act', { previews: [shot(9), shot(2, true)] }))?.word).toBe('act-kill');
    expect(teach(lesson('act', { previews: [shot(2), shot(4)] }))).toEqual({ word: 'act-shoot', args: { n: 4 } });
    expect(teach(lesson('act', { previews: [{ text: '', data: { moves: { c3: ['c4'] } } }] }))?.word).toBe('act-move');
    expect(teach(lesson('act'))?.word).toBe('act-end');
  });

  it('names the best target, the one that is destroyed before the one that is only hurt', () => {
    const previews = [shot(9), shot(2, true)];
    expect(teach(lesson('aim', { previews }))).toEqual({ word: 'aim', args: { what: '2 damage' } });
  });

  it('says what an attack would leave, and whether a shield is worth it', () => {
    const about = { damage_by_sector: { c3: 4, d3: 2 } };
    expect(teach(lesson('react', { about, items: ['shield:green-orth>c3'] }))?.word).toBe('react-save');
    expect(teach(lesson('react', { about }))?.word).toBe('react-lost');
    expect(teach(lesson('react', { about, hull: 10 }))).toEqual({ word: 'react-bear', args: { n: 6, left: 4 } });
  });

  it('keeps green dice before special ones', () => {
    expect(teach(lesson('keep', { items: ['red-orth', 'green-diag', 'blue-special'] }))?.word).toBe('keep-green');
    expect(teach(lesson('keep', { items: ['red-orth', 'blue-special'] }))?.word).toBe('keep-special');
    expect(teach(lesson('keep', { items: ['red-orth'] }))).toBeNull();
  });
});
