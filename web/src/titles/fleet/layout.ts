/** Where the ships of a stack stand in their sector, and where a sector lies on the screen. */
import type { ZoneShape } from './facts';

/** Sizes at a sector of 150: the silhouette and the plate under it, by class. */
export const SIZE = [34, 46, 58, 74, 92, 112];
export const PLATE = [26, 40, 50, 62, 78, 92];

export interface Box {
  x: number;
  y: number;
  w: number;
  h: number;
}

const box = (x: number, y: number, w: number, h: number): Box => ({ x, y, w, h });

/**
 * Boxes (in parts of the sector) for ships sorted by class, the biggest first: every legal stack, and squadrons
 * beside it.
 */
export function layout(ranks: number[]): Box[] {
  const [a = 0, b = 0] = ranks;
  switch (ranks.length) {
    case 0:
      return [];
    case 1:
      return [box(0.08, 0.06, 0.84, 0.86)];
    case 2: {
      const w = (0.94 * (a + 1.3)) / (a + b + 2.6);
      return [box(0.03, 0.06, w, 0.86), box(0.03 + w, 0.06, 0.94 - w, 0.86)];
    }
    case 3: {
      if (a >= 3) return [box(0.03, 0.06, 0.58, 0.86), box(0.6, 0.03, 0.38, 0.47), box(0.6, 0.49, 0.38, 0.47)];
      const plates = ranks.map((rank) => (PLATE[rank] ?? 26) + 4);
      const all = plates.reduce((sum, one) => sum + one, 0);
      const widths = plates.map((one) => (a > 1 ? (0.98 * one) / all : 0.32));
      const start = (1 - widths.reduce((sum, one) => sum + one, 0)) / 2;
      return widths.map((w, i) => box(start + widths.slice(0, i).reduce((sum, one) => sum + one, 0), 0.06, w, 0.86));
    }
    case 4:
      return ranks.map((_, i) => box(0.04 + (i % 2) * 0.46, 0.02 + Math.floor(i / 2) * 0.47, 0.46, 0.47));
    case 5:
      return ranks.map((_, i) =>
        box(0.02 + (i % 3) * 0.32 + (i >= 3 ? 0.16 : 0), 0.02 + Math.floor(i / 3) * 0.47, 0.32, 0.47),
      );
    default: {
      const across = Math.ceil(Math.sqrt(ranks.length));
      const down = Math.ceil(ranks.length / across);
      return ranks.map((_, i) =>
        box(
          0.02 + ((i % across) * 0.96) / across,
          0.02 + (Math.floor(i / across) * 0.94) / down,
          0.96 / across,
          0.94 / down,
        ),
      );
    }
  }
}

/** How much smaller the ships of a crowded stack are drawn. */
export function crowding(ranks: number[]): number {
  if (ranks.length > 5) return 2.1 / Math.ceil(Math.sqrt(ranks.length));
  if (ranks.length >= 4) return 0.88;
  return ranks.join() === '2,2,1' ? 0.92 : 1;
}

/** The screen of one zone: sector size in pixels, room for the names at the edge. */
export interface Grid {
  shape: ZoneShape;
  size: number;
  left: number;
  turned: boolean;
}

export function corner(grid: Grid, sector: string): [number, number] {
  const { shape, size, left } = grid;
  let column = shape.columns.indexOf(sector[0] ?? '');
  let row = shape.rows - Number(sector.slice(1));
  if (grid.turned) [column, row] = [shape.columns.length - 1 - column, shape.rows - 1 - row];
  return [left + column * size, row * size];
}

export function middle(grid: Grid, sector: string): [number, number] {
  const [x, y] = corner(grid, sector);
  return [x + grid.size / 2, y + grid.size / 2];
}

const STEPS: Record<string, [number, number]> = { column: [0, 1], row: [1, 0], rising: [1, 1], falling: [-1, 1] };

/** The two ends of the whole line through a sector, as a Recon Ray has it. */
export function lineThrough(shape: ZoneShape, sector: string, line: string): [string, string] {
  const [dx, dy] = STEPS[line] ?? [0, 0];
  const end = (way: number): string => {
    let [column, row] = [shape.columns.indexOf(sector[0] ?? ''), Number(sector.slice(1))];
    while (
      (dx || dy) &&
      shape.columns[column + way * dx] !== undefined &&
      row + way * dy >= 1 &&
      row + way * dy <= shape.rows
    )
      [column, row] = [column + way * dx, row + way * dy];
    return `${shape.columns[column]}${row}`;
  };
  return [end(-1), end(1)];
}

/** The names of the zone's sectors, row by row from the top of the screen. */
export function rowsOf(shape: ZoneShape, turned: boolean): string[][] {
  const numbers = Array.from({ length: shape.rows }, (_, i) => (turned ? i + 1 : shape.rows - i));
  const letters = turned ? [...shape.columns].reverse() : shape.columns;
  return numbers.map((row) => letters.map((letter) => `${letter}${row}`));
}
