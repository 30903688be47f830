/** What the middle of the table shows: the map, the story of the crisis under way, or the last one once more. */
import { api, type Moment } from '../../frame/api';
import type { TableState } from '../../frame/table.svelte';
import { galacticaOf } from './facts';
import { fleetsOf, momentOf, namesOf, type Ship } from './fleet';
import { onMap } from './places';
import type { QuestionData } from '../../frame/types';
import { beginning, chaptersOf, lengthOf, missed, storyOf, type Chapter, type Story } from './story';

const PACE = 1100;

export class Show {
  /** What was asked for during one story; else the game itself decides. */
  private wish = $state.raw<{ what: 'map' | 'story'; start: number } | null>(null);
  /** How many lines of the last story are told again; nothing when it is not. */
  replayed = $state<number | null>(null);
  /** Whether what is told again is all since one's last answer, not the last story. */
  recapped = $state(false);
  /** The private board: which question it was opened at, and whose line was asked for; nothing while it is closed. */
  private suspected = $state.raw<{ question: QuestionData | null; seat: number | null } | null>(null);
  /** How space looked in what is told again. */
  private moments = $state.raw<Moment[]>([]);
  private readonly fleets = $derived(fleetsOf(this.moments));
  /** Whether space was drawn as it was before: only then can ships be seen to move. */
  private drawn = $state(false);
  private timer: ReturnType<typeof setInterval> | undefined;

  constructor(private readonly table: TableState) {}

  /** A crisis or a check is under way. */
  get live(): boolean {
    const g = galacticaOf(this.table);
    return g.crisis !== '' || g.checks.length > 0;
  }

  get story(): Story | null {
    return storyOf(this.table.log, this.replayed ?? Infinity);
  }

  /** What happened since one's last answer, as far as it is told again. */
  get chapters(): Chapter[] {
    return chaptersOf(missed(this.table.log, this.table.seat).slice(0, this.replayed ?? undefined));
  }

  /** The line that is told again just now. */
  private get line(): number {
    const lines = this.recapped
      ? missed(this.table.log, this.table.seat)
      : this.table.log.slice(beginning(this.table.log));
    return lines[(this.replayed ?? 1) - 1]?.event.index ?? 0;
  }

  /** The ships in space after the line that is told again; nothing while it is not known. */
  get fleet(): Ship[] {
    return this.replayed === null ? [] : (this.fleets[this.drawn ? momentOf(this.moments, this.line) : 0] ?? []);
  }

  get told(): boolean {
    if (this.replayed !== null) return true;
    if (onMap(this.table.question)) return false;
    const wish = this.wish?.start === beginning(this.table.log) ? this.wish.what : null;
    return this.live && wish !== 'map';
  }

  /** Whether the private board is open: a new question about the map closes it. */
  get suspecting(): boolean {
    const { table, suspected } = this;
    if (!suspected || table.seat === null || table.past) return false;
    return !onMap(table.question) || table.question === suspected.question;
  }

  /** Whose line it was opened at. */
  get suspectedSeat(): number | null {
    return this.suspected?.seat ?? null;
  }

  suspect(seat: number | null = null): void {
    if (this.table.seat === null || this.table.past) return;
    this.stop();
    this.suspected = { question: this.table.question, seat };
  }

  trust(): void {
    this.suspected = null;
  }

  get replayable(): boolean {
    return lengthOf(this.table.log) > 0;
  }

  get recappable(): boolean {
    return missed(this.table.log, this.table.seat).length > 0;
  }

  get length(): number {
    return this.recapped ? missed(this.table.log, this.table.seat).length : lengthOf(this.table.log);
  }

  toggle(): void {
    this.choose(this.told ? 'map' : 'story');
  }

  choose(wish: 'map' | 'story'): void {
    this.stop();
    this.trust();
    this.wish = { what: wish, start: beginning(this.table.log) };
    if (wish === 'story' && !this.live) {
      this.recapped = !this.replayable;
      this.replayed = this.length;
    }
  }

  /** Tells the last story again, or all that happened since one's last answer. */
  replay(all = false): void {
    this.stop();
    this.trust();
    this.recapped = all;
    this.replayed = 1;
    void this.remember();
    this.timer = setInterval(() => this.step(1), PACE);
  }

  /** Without an answer of the server it is told in words alone. */
  private async remember(): Promise<void> {
    const names = namesOf(galacticaOf(this.table).players.length);
    const moments = await api.moments(this.table.info.id, this.line, names).catch((): Moment[] => []);
    if (this.replayed === null) return;
    this.drawn = false;
    this.moments = moments;
    await new Promise((drawn) => setTimeout(drawn, 300));
    this.drawn = true;
  }

  /** One line on or back; at the end it stays. */
  step(by: number): void {
    if (this.replayed === null) return;
    this.replayed = Math.min(this.length, Math.max(1, this.replayed + by));
    if (this.replayed === this.length) clearInterval(this.timer);
  }

  pause(): void {
    clearInterval(this.timer);
  }

  stop(): void {
    clearInterval(this.timer);
    this.replayed = null;
    this.recapped = false;
    this.moments = [];
  }
}

const shows = new WeakMap<TableState, Show>();

/** The one show of a table, shared by all that draw it. */
export function showOf(table: TableState): Show {
  let found = shows.get(table);
  if (!found) shows.set(table, (found = new Show(table)));
  return found;
}
