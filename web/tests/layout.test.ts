import { describe, expect, it } from 'vitest';
import { corner, crowding, layout, middle, rowsOf, type Grid } from '../src/titles/fleet/layout';
import { zonesOf } from '../src/titles/fleet/facts';

function grid(turned: boolean): Grid {
  const [shape] = zonesOf('5x5');
  if (!shape) throw new Error('no zone');
  return { shape, size: 100, left: 18, turned };
}

describe('the board of a battle', () => {
  it('has one’s own edge below, whoever one is', () => {
    expect(rowsOf(grid(false).shape, false).at(-1)).toContain('a1');
    expect(rowsOf(grid(true).shape, true).at(-1)).toContain('a5');
  });

  it('puts the middle of a sector half a sector from its corner', () => {
    for (const turned of [false, true]) {
      const [x, y] = corner(grid(turned), 'c2');
      expect(middle(grid(turned), 'c2')).toEqual([x + 50, y + 50]);
    }
  });

  it('keeps every ship of a stack inside its sector', () => {
    const stacks = [[1], [4], [3, 2], [1, 1, 1], [2, 1, 1, 1], [1, 1, 1, 1, 1]];
    for (const ranks of stacks) {
      const boxes = layout(ranks);
      expect(boxes).toHaveLength(ranks.length);
      for (const { x, y, w, h } of boxes) {
        expect(Math.min(x, y)).toBeGreaterThanOrEqual(-0.001);
        expect(Math.max(x + w, y + h)).toBeLessThanOrEqual(1.001);
      }
      expect(crowding(ranks)).toBeLessThanOrEqual(1.5);
    }
  });
});
