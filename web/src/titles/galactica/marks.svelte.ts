/**
 * What a seat thinks of the others: for nobody else, so it is kept by this browser, for each table and seat, and
 * is never sent.
 */
import type { TableState } from '../../frame/table.svelte';

export const MARKS = ['trusted', 'unsure', 'suspect'] as const;
export type Mark = (typeof MARKS)[number];

/** A shape for each, besides its colour. */
export const MARK_ICONS: Record<Mark, string> = { trusted: 'i-check', unsure: 'i-eye', suspect: 'i-warn' };

export interface Opinion {
  mark: Mark | null;
  note: string;
}

type Opinions = Record<string, Opinion>;

const KEY = 'orrery.galactica.marks';
/** Of so many seats, those that were written on last. */
const MOST = 30;
const NONE: Opinion = { mark: null, note: '' };

function isOpinion(kept: unknown): kept is Opinion {
  const { mark, note } = (kept ?? {}) as Partial<Record<keyof Opinion, unknown>>;
  return typeof note === 'string' && (mark === null || MARKS.some((one) => one === mark));
}

function readAll(): [string, Opinions][] {
  try {
    const kept = JSON.parse(localStorage.getItem(KEY) ?? '[]') as unknown;
    return Array.isArray(kept) ? (kept as unknown[]).filter(isEntry) : [];
  } catch {
    return [];
  }
}

function isEntry(entry: unknown): entry is [string, Opinions] {
  if (!Array.isArray(entry)) return false;
  const [place, opinions] = entry as unknown[];
  if (typeof place !== 'string' || typeof opinions !== 'object' || opinions === null) return false;
  return Object.values(opinions).every(isOpinion);
}

export class Marks {
  private opinions = $state.raw<Opinions>({});

  constructor(private readonly place: string) {
    this.opinions = readAll().find(([kept]) => kept === place)?.[1] ?? {};
  }

  of(seat: number): Opinion {
    return this.opinions[seat] ?? NONE;
  }

  /** The same mark once more takes it away. */
  mark(seat: number, mark: Mark): void {
    this.keep(seat, { ...this.of(seat), mark: this.of(seat).mark === mark ? null : mark });
  }

  note(seat: number, note: string): void {
    this.keep(seat, { ...this.of(seat), note });
  }

  private keep(seat: number, opinion: Opinion): void {
    this.opinions = { ...this.opinions, [seat]: opinion };
    const others = readAll().filter(([kept]) => kept !== this.place);
    try {
      localStorage.setItem(KEY, JSON.stringify([...others, [this.place, this.opinions]].slice(-MOST)));
    } catch {
      // without storage it holds as long as the page
    }
  }
}

const open = new Map<string, Marks>();

/** Those of whoever sits here and plays; nobody who only looks, or looks back, has any. */
export function marksOf(table: TableState): Marks | null {
  if (table.seat === null || table.past) return null;
  const place = `${table.info.id}/${table.seat}`;
  let found = open.get(place);
  if (!found) open.set(place, (found = new Marks(place)));
  return found;
}
