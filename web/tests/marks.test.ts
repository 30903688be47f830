import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { TableState } from '../src/frame/table.svelte';
import { Marks, marksOf } from '../src/titles/galactica/marks.svelte';

const table = (about: object): TableState => ({ info: { id: 't' }, seat: 1, past: null, ...about }) as TableState;

describe('marks', () => {
  beforeEach(() => {
    const kept = new Map<string, string>();
    vi.stubGlobal('localStorage', {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => kept.set(key, value),
    });
  });

  it('survive a reload, for the same seat of the same table alone', () => {
    const marks = new Marks('t/1');
    marks.mark(0, 'suspect');
    marks.note(0, 'too quiet');
    expect(new Marks('t/1').of(0)).toEqual({ mark: 'suspect', note: 'too quiet' });
    expect(new Marks('t/2').of(0)).toEqual({ mark: null, note: '' });
    expect(new Marks('u/1').of(0)).toEqual({ mark: null, note: '' });
  });

  it('are taken away by the same mark once more; the note stays', () => {
    const marks = new Marks('t/1');
    marks.note(0, 'too quiet');
    marks.mark(0, 'trusted');
    marks.mark(0, 'trusted');
    expect(new Marks('t/1').of(0)).toEqual({ mark: null, note: 'too quiet' });
  });

  it('are kept for the last thirty seats only', () => {
    for (let i = 0; i < 31; i++) new Marks(`t${i}/0`).mark(1, 'unsure');
    expect(new Marks('t0/0').of(1).mark).toBeNull();
    expect(new Marks('t30/0').of(1).mark).toBe('unsure');
  });

  it('are read past whatever else is stored there', () => {
    localStorage.setItem('orrery.galactica.marks', '[["t/1", {"0": {"mark": "guilty", "note": ""}}], 3]');
    expect(new Marks('t/1').of(0).mark).toBeNull();
  });

  it('are for nobody who only looks on, or looks back', () => {
    expect(marksOf(table({ seat: null }))).toBeNull();
    expect(marksOf(table({ past: { at: 3 } }))).toBeNull();
    expect(marksOf(table({}))).not.toBeNull();
  });
});
