/** A table as one seat, or a spectator, sees it: what the server said last, and what is being picked. */
import { SvelteMap } from 'svelte/reactivity';
import { api } from './api';
import { fits, leads, stillNeeded } from './choice';
import { Link, newId, type LinkState } from './link';
import { prefs } from './prefs.svelte';
import type { Almanac, AskWords, ChatLine, GameEvent, Item, News, NewsWords, Preview, QuestionData, TableInfo, View } from './types';

export interface LogLine {
  event: GameEvent;
  text: string;
}

export class TableState {
  info = $state.raw<TableInfo>() as TableInfo;
  seat = $state<number | null>(null);
  view = $state.raw<View | null>(null);
  words = $state.raw<NewsWords | null>(null);
  log = $state.raw<LogLine[]>([]);
  chat = $state.raw<ChatLine[]>([]);
  cards = $state.raw<Almanac>({});
  link = $state<LinkState>('connecting');
  retryAt = $state<number | null>(null);
  lostAt = $state<number | null>(null);
  sending = $state<string | null>(null);
  refusal = $state<{ code: string; args: Record<string, unknown> } | null>(null);
  picks = $state.raw<number[]>([]);
  combined = $state.raw<Preview | null>(null);
  lens = $state<string | null>(null);
  /** Called with the events of each piece of news, before it is shown. */
  onnews: ((events: GameEvent[], before: View | null) => void) | null = null;

  private seq = 0;
  private turn = 0;
  private connection: Link;
  private asked = '';
  private previews = new SvelteMap<string, Preview | null>();

  constructor(info: TableInfo, seat: number | null) {
    this.info = info;
    this.seat = seat;
    this.connection = new Link({
      address: () => this.address(),
      state: (state, retryAt) => this.linked(state, retryAt),
      message: (message) => {
        if (message.t === 'news') this.hear(message);
        else if (message.t === 'chat') this.chat = [...this.chat.filter((line) => line.n !== message.n), message];
        else if (message.t === 'ack' && message.id === this.sending) this.sending = null;
        else if (message.t === 'refused') this.refused(message.id, message.code, message.args);
      },
    });
    void this.readCards();
  }

  private address(): string {
    const seat = this.seat === null ? 'none' : String(this.seat);
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
    return `${scheme}://${location.host}/api/tables/${this.info.id}/ws?seat=${seat}&since=${this.log.length}&lang=${prefs.lang}`;
  }

  private linked(state: LinkState, retryAt: number | null): void {
    if (state === 'live') this.lostAt = null;
    else if (this.link === 'live') this.lostAt = Date.now();
    this.link = state;
    this.retryAt = retryAt;
  }

  private hear(news: News): void {
    const told = news.events.map((event, i) => ({ event, text: news.words.events[i] ?? '' }));
    if (news.events.length && this.log.length) this.onnews?.(news.events, this.view);
    this.seq = news.seq;
    this.turn = news.turn;
    this.log = [...this.log.slice(0, news.since), ...told];
    this.view = news.view;
    this.words = news.words;
    const asked = JSON.stringify([news.turn, news.view.question]);
    if (asked !== this.asked) {
      this.asked = asked;
      this.picks = [];
      this.combined = null;
      this.previews.clear();
    }
  }

  private refused(id: string, code: string, args: Record<string, unknown>): void {
    if (id !== this.sending) return;
    this.sending = null;
    if (code !== 'stale' && code !== 'not_asked') this.refusal = { code, args };
  }

  /** Everything again in another language. */
  async relanguage(): Promise<void> {
    this.log = [];
    this.connection.reopen();
    await this.readCards();
  }

  private async readCards(): Promise<void> {
    this.cards = await api.almanac(this.info.title, this.info.options.edition ?? 2, prefs.lang);
  }

  tryNow(): void {
    this.connection.now();
  }

  close(): void {
    this.connection.close();
  }

  // --- choosing

  get question(): QuestionData | null {
    return this.sending ? null : (this.view?.question ?? null);
  }

  get ask(): AskWords | null {
    return this.sending ? null : (this.words?.question ?? null);
  }

  get choice(): Item[] {
    const items = this.question?.items ?? [];
    return this.picks.map((i) => items[i] as Item);
  }

  get complete(): boolean {
    return this.question !== null && this.picks.length > 0 && fits(this.question, this.choice);
  }

  get needed(): number {
    return this.question ? stillNeeded(this.question, this.choice) : 0;
  }

  picked(index: number): boolean {
    return this.picks.includes(index);
  }

  /** Whether one more item can be picked now. */
  open(index: number): boolean {
    const question = this.question;
    const item = question?.items[index];
    if (!question || item === undefined) return false;
    return question.most === 1 || this.picked(index) || leads(question, [...this.choice, item]);
  }

  toggle(index: number): void {
    const question = this.question;
    const item = question?.items[index];
    if (!question || item === undefined) return;
    this.refusal = null;
    if (this.picked(index)) this.picks = this.picks.filter((i) => i !== index);
    else if (question.most === 1) this.picks = [index];
    else if (leads(question, [...this.choice, item])) this.picks = [...this.picks, index];
    else if (question.least === question.most && !question.ways) this.picks = [...this.picks.slice(1), index];
    void this.foresee();
  }

  clear(): void {
    this.picks = [];
    this.combined = null;
    this.refusal = null;
  }

  /** What the present choice would do, as far as it is known. */
  get preview(): Preview | null {
    if (this.picks.length === 1 && this.question?.most === 1) return this.ask?.previews[String(this.choice[0])] ?? null;
    return this.combined;
  }

  private async foresee(): Promise<void> {
    const question = this.question;
    if (!question || question.most === 1 || this.seat === null) return;
    const choice = this.choice;
    if (!fits(question, choice)) {
      this.combined = null;
      return;
    }
    const key = JSON.stringify(choice);
    if (!this.previews.has(key)) {
      const answer = await api.preview(this.info.id, this.seat, choice, prefs.lang).catch(() => null);
      this.previews.set(key, answer?.preview ?? null);
    }
    if (JSON.stringify(this.choice) === key) this.combined = this.previews.get(key) ?? null;
  }

  confirm(): void {
    if (this.complete) this.answer(this.choice);
  }

  nothing(): void {
    if (this.question?.least === 0) this.answer([]);
  }

  private answer(choice: Item[]): void {
    const id = newId();
    this.refusal = null;
    this.sending = id;
    this.connection.send({ t: 'answer', id, turn: this.turn, choice });
  }

  undo(): void {
    const id = newId();
    this.refusal = null;
    this.sending = id;
    this.connection.send({ t: 'undo', id });
  }

  say(text: string): void {
    this.connection.say({ t: 'say', text });
  }

  // --- people

  name(seat: number): string {
    return this.info.seats[seat]?.name ?? '';
  }

  get others(): number[] {
    const n = this.info.seats.length;
    const from = this.seat ?? 0;
    const rest = Array.from({ length: n - 1 }, (_, i) => (from + 1 + i) % n);
    return this.seat === null ? [0, ...rest] : rest;
  }

  get position(): number {
    return this.seq;
  }
}
