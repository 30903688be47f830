/** A table as one seat, or a spectator, sees it: what the server said last, and what is being picked. */
import { tick } from 'svelte';
import { SvelteMap } from 'svelte/reactivity';
import { api, type Step, type OrderWindow } from './api';
import { Besides } from './besides.svelte';
import { fits, leads, stillNeeded } from './choice';
import { Link, newId, type LinkState } from './link';
import { next, type Along, type Plan } from './plan';
import { prefs } from './prefs.svelte';
import { t } from '../words/index.svelte';
import { share } from './share';
import type {
  Almanac,
  AskWords,
  ChatLine,
  GameEvent,
  Hint,
  Incoming,
  Item,
  News,
  NewsWords,
  Presence,
  Preview,
  QuestionData,
  TableInfo,
  View,
} from './types';

export interface LogLine {
  event: GameEvent;
  text: string;
}

export class TableState {
  info = $state.raw<TableInfo>() as TableInfo;
  seat = $state<number | null>(null);
  view = $state.raw<View | null>(null);
  words = $state.raw<NewsWords | null>(null);
  /** Whether one's own secrets are covered, from whoever looks over one's shoulder. */
  covered = $state(false);
  private lines = $state.raw<LogLine[]>([]);
  /** While secrets are covered, a line that only one's own seat reads whole says no more than that there is one. */
  readonly log = $derived(
    this.covered
      ? this.lines.map((line) => (this.isOwn(line.event) ? { ...line, text: t('log.covered') } : line))
      : this.lines,
  );
  /** What the last news told, for those who do not see it move. */
  heard = $state('');
  chat = $state.raw<ChatLine[]>([]);
  /** Who else is there, by seat; of seats without a person, nothing. */
  present = $state.raw<(Presence | null)[]>([]);
  cards = $state.raw<Almanac>({});
  phrases = $state.raw<Record<string, string>>({});
  /** The standing orders that the title offers. */
  orders = $state.raw<OrderWindow[]>([]);
  /** The title as people call it. */
  title = $state('');
  link = $state<LinkState>('connecting');
  retryAt = $state<number | null>(null);
  lostAt = $state<number | null>(null);
  sending = $state<string | null>(null);
  refusal = $state<{ code: string; args: Record<string, unknown> } | null>(null);
  picks = $state.raw<number[]>([]);
  combined = $state.raw<Preview | null>(null);
  lens = $state<string | null>(null);
  /** Whether the enlarged card is open where there is no room for it beside the table. */
  zoomed = $state(false);
  /** Looking back at a finished game: which answer, and through whose eyes. */
  past = $state.raw<Omit<Step, 'news'> | null>(null);
  /** How many answers could be taken back now, or the code of why none can. */
  undoable = $state<number | string | null>(null);
  /** Several answers that a title lets be decided at once, in their order; the main button sends them. */
  order = $state.raw<Item[]>([]);
  /** Kinds of questions that belong to such an order, and may come between its answers. */
  between: string[] = [];
  /** What was decided along with such an order. */
  with: Along | null = null;
  /** What this page has answered last, while the others are awaited: nothing but a draft for what comes next. */
  given = $state.raw<{ kind: string; choice: Item[]; preview: Preview | null } | null>(null);
  /** Answers that follow by themselves, as long as what is asked is what they were meant for. */
  plan = $state.raw<Plan | null>(null);
  readonly besides = new Besides(() => this.info);
  /** Called with the events of each piece of news, before it is shown and after. */
  stage: { remember(events: GameEvent[]): void; show(events: GameEvent[]): Promise<void>; skip(): void } | null = null;

  /** What the coach says of the present question, while it is looked at. */
  advice = $state.raw<Hint | 'thinking' | 'failed' | null>(null);
  /** Whether the review of the finished game is looked at. */
  reviewing = $state(new URLSearchParams(location.search).has('review'));

  private seq = 0;
  private turn = 0;
  private connection: Link;
  private lookedAway = false;
  private asked = '';
  /** Whether the connection was lost and has not come back yet. */
  private away = false;
  /** The language of the words that have come. */
  private spoken: string | null = null;
  /** The row of the last answer that was acknowledged; its news are still to come. */
  private acked: number | null = null;
  private previews = new SvelteMap<string, Preview | null>();

  constructor(info: TableInfo, seat: number | null) {
    this.info = info;
    this.seat = seat;
    this.connection = new Link({
      address: () => this.address(),
      state: (state, retryAt) => this.linked(state, retryAt),
      message: (message) => this.take(message),
    });
    void this.catchUp();
  }

  private address(): string {
    const seat = this.seat === null ? 'none' : String(this.seat);
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
    return `${scheme}://${location.host}/api/tables/${this.info.id}/ws?seat=${seat}&since=${this.lines.length}&seq=${this.seq}&lang=${prefs.lang}&hidden=${prefs.hidden}`;
  }

  /** Whether whoever sits here looks elsewhere. */
  lookAway(away: boolean): void {
    this.lookedAway = away;
    this.connection.say({ t: 'here', away });
  }

  /** How it is with whoever has another seat. */
  presence(seat: number): Presence | null {
    return this.mine(seat) || this.past ? null : (this.present[seat] ?? null);
  }

  private linked(state: LinkState, retryAt: number | null): void {
    if (state === 'live' && this.lookedAway) this.connection.say({ t: 'here', away: true });
    if (state === 'live') this.lostAt = null;
    else if (this.link === 'live') this.lostAt = Date.now();
    if (state === 'live' && this.away) void this.catchUp();
    this.away = state === 'lost' || (this.away && state !== 'live');
    this.link = state;
    this.retryAt = retryAt;
  }

  private take(message: Incoming): void {
    if (message.t === 'news') {
      if (!this.past) this.hear(message);
    } else if (message.t === 'table') {
      this.info = share(this.info, message);
      void this.besides.read();
    } else if (message.t === 'present') this.present = message.seats;
    else if (message.t === 'chat') this.chat = [...this.chat.filter((line) => line.n !== message.n), message];
    else if (message.t === 'ack' && message.id === this.sending) this.saved(message.seq);
    else if (message.t === 'refused') this.refused(message.id, message.code, message.args);
  }

  private hear(news: News): void {
    performance.mark('news');
    const moving = this.view !== null && news.events.length > 0 ? this.stage : null;
    moving?.remember(news.events);
    const told = news.events.map((event, i) => ({ event, text: news.words.events[i] ?? '' }));
    this.seq = news.seq;
    this.turn = news.turn;
    this.undoable = news.undo;
    if (this.acked !== null && news.seq > this.acked) {
      this.acked = null;
      this.sending = null;
    }
    this.lines = share(this.lines, [...this.lines.slice(0, news.since), ...told]);
    if (moving)
      this.heard = told
        .filter(({ event }) => !this.covered || !this.isOwn(event))
        .map(({ text }) => text)
        .join(' ');
    this.view = share(this.view, news.view);
    this.words = share(this.words, news.words);
    const asked = JSON.stringify(news.view.question);
    if (asked !== this.asked) {
      this.asked = asked;
      if (news.view.question) this.given = null;
      this.order = [];
      this.advice = null;
      this.clear();
      this.previews.clear();
    }
    void this.measure(moving?.show(news.events) ?? tick());
    this.besides.moved();
    this.goOn();
  }

  /** For the benchmark: how long it takes until what is new is there, laid out, and on its way. */
  private async measure(drawn: Promise<void>): Promise<void> {
    await drawn;
    // reading a size makes the browser lay the page out: that is part of what it costs
    document.body.getBoundingClientRect();
    performance.measure('redraw', 'news');
  }

  private saved(seq: number): void {
    if (this.seq > seq) {
      this.sending = null;
      this.goOn();
    } else this.acked = seq;
  }

  private refused(id: string, code: string, args: Record<string, unknown>): void {
    if (id !== this.sending) return;
    this.sending = null;
    this.plan = null;
    if (code !== 'stale' && code !== 'not_asked') this.refusal = { code, args };
  }

  /** Somebody else takes the screen: nothing of the former seat stays in the page, then the next view is asked for. */
  become(seat: number | null): void {
    this.forget();
    this.seat = seat;
    this.connection.reopen();
  }

  private forget(): void {
    this.stage?.skip();
    // whose turn it is, everybody knows: it is not forgotten with the rest
    if (this.view) this.info = { ...this.info, asked: this.view.asked };
    this.view = null;
    this.words = null;
    this.lines = [];
    this.heard = '';
    this.seq = 0;
    this.lens = null;
    this.sending = null;
    this.plan = null;
    this.given = null;
    this.order = [];
    this.undoable = null;
    this.advice = null;
    this.asked = '';
    this.clear();
    this.previews.clear();
  }

  /** Everything again in another language. */
  relanguage(): void {
    this.advice = null;
    if (this.past) void this.seek(this.past.at, this.seat);
    else {
      this.lines = [];
      this.seq = 0;
      this.connection.reopen();
    }
    void this.readWords();
  }

  /**
   * What was said while nobody listened, and words that have not come: what fails is asked for again after the
   * next loss.
   */
  private async catchUp(): Promise<void> {
    if (this.spoken !== prefs.lang) this.readWords().catch(() => undefined);
    const said = await api.chat(this.info.id).catch(() => []);
    const last = said.at(-1)?.n ?? -1;
    this.chat = [...said, ...this.chat.filter((line) => line.n > last)];
  }

  private async readWords(): Promise<void> {
    const { title, options } = this.info;
    const lang = prefs.lang;
    const [cards, words] = await Promise.all([api.almanac(title, lang, options), api.title(title, lang)]);
    if (lang !== prefs.lang) return; // those of the other language are on their way
    this.cards = cards;
    this.phrases = words.phrases;
    this.orders = words.orders;
    this.title = words.text;
    this.spoken = lang;
  }

  /** Goes to a moment of a finished game, seen from a seat. */
  async seek(at: number, seat: number | null): Promise<void> {
    this.lookBack(await api.replay(this.info.id, at, seat === null ? 'none' : String(seat), prefs.lang), seat);
  }

  /** Back from the replay to the end. */
  leavePast(): void {
    this.past = null;
    history.replaceState(null, '', `/table/${this.info.id}`);
    this.become(this.info.yours[0] ?? null);
  }

  /** Shows a moment of a finished game. */
  lookBack(step: Step, seat: number | null): void {
    const next = this.past !== null && step.at === this.past.at + 1 && seat === this.seat;
    const known = next ? this.lines.length : step.news.events.length;
    const stage = this.stage;
    this.stage = null;
    this.past = { at: step.at, of: step.of, given: step.given };
    // the moment has an address of its own
    history.replaceState(null, '', `/table/${this.info.id}?at=${step.at}&as=${seat ?? 'none'}`);
    this.seat = seat;
    this.hear({ ...step.news, since: 0 });
    this.stage = stage;
    // only a step forward is a movement: a jump shows what is there
    void stage?.show(step.news.events.slice(known));
  }

  /** Comes in again, as somebody who is seen or is not. */
  reopen(): void {
    this.connection.reopen();
  }

  tryNow(): void {
    this.connection.now();
  }

  close(): void {
    this.connection.close();
  }

  // --- choosing

  get question(): QuestionData | null {
    return this.sending || this.past || this.info.aside ? null : (this.view?.question ?? null);
  }

  get ask(): AskWords | null {
    return this.sending || this.past || this.info.aside ? null : (this.words?.question ?? null);
  }

  get choice(): Item[] {
    const items = this.question?.items ?? [];
    return this.picks.map((i) => items[i] as Item);
  }

  get complete(): boolean {
    if (this.question === null) return false;
    return this.picks.length > 0 ? fits(this.question, this.choice) : this.order.length > 0;
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
    if (question.most === 1 || this.picked(index)) return true;
    return leads(question, [...this.choice, item]) || this.swaps(question);
  }

  /** Where a fixed number is full, one more pick replaces the first. */
  private swaps(question: QuestionData): boolean {
    return question.least === question.most && !question.ways;
  }

  toggle(index: number): void {
    const question = this.question;
    const item = question?.items[index];
    if (!question || item === undefined) return;
    this.refusal = null;
    if (this.picked(index)) this.picks = this.picks.filter((i) => i !== index);
    else if (question.most === 1) this.picks = [index];
    else if (leads(question, [...this.choice, item])) this.picks = [...this.picks, index];
    else if (this.swaps(question)) this.picks = [...this.picks.slice(1), index];
    void this.foresee();
  }

  /** Whether all of this can be picked now. */
  can(choice: Item[]): boolean {
    return this.question !== null && choice.length > 0 && fits(this.question, choice);
  }

  /** Picks just this, in the place of what was picked. */
  pick(choice: Item[]): void {
    const left = [...(this.question?.items ?? [])] as (Item | null)[];
    this.clear();
    this.picks = choice.map((item) => {
      const index = left.indexOf(item);
      left[index] = null;
      return index;
    });
    void this.foresee();
  }

  clear(): void {
    this.picks = [];
    this.combined = null;
    this.refusal = null;
  }

  /** Enlarges a card. */
  look(id: string): void {
    this.lens = id;
    this.zoomed = true;
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

  /** Asks the coach, or closes what it said. */
  async consult(): Promise<void> {
    if (!this.question || this.seat === null || !this.info.advised) return;
    if (this.advice !== null && this.advice !== 'failed') {
      this.advice = null;
      return;
    }
    const asked = this.asked;
    this.advice = 'thinking';
    const choice = this.complete ? this.choice : [];
    const found = await api.hint(this.info.id, this.seat, choice, prefs.lang).catch(() => 'failed' as const);
    if (this.asked === asked && this.advice === 'thinking') this.advice = found;
  }

  /** The place of an item among what the coach would choose. */
  advised(item: Item | undefined): number | null {
    if (item === undefined || this.covered || this.advice === null || typeof this.advice === 'string') return null;
    const at = this.advice.best.findIndex(({ choice }) => choice.includes(item));
    return at < 0 ? null : at + 1;
  }

  /** Opens or closes the review, which has an address of its own. */
  review(open: boolean): void {
    this.reviewing = open;
    history.replaceState(null, '', `/table/${this.info.id}${open ? '?review' : ''}`);
  }

  confirm(): void {
    if (!this.complete) return;
    if (this.picks.length) this.answer(this.choice);
    else this.decide(this.order);
  }

  nothing(): void {
    if (this.question?.least === 0) this.answer([]);
  }

  /** Answers now, and again each time the same is asked, in this order. */
  private decide(rest: Item[]): void {
    const question = this.question;
    if (!question) return;
    this.plan = { kind: question.kind, rest, known: question.items, between: this.between, with: this.with };
    this.goOn();
  }

  /** The next answer of the plan, if there is one. Where the situation is another, the person decides anew. */
  private goOn(): void {
    const question = this.question;
    if (!this.plan || !question) return;
    const now = next(this.plan, question);
    if (now === 'wait') return;
    if (typeof now === 'string') {
      this.plan = null;
      if (now === 'changed') this.refusal = { code: 'plan_changed', args: {} };
      return;
    }
    if ('along' in now) return this.answer(now.along);
    this.plan = { ...this.plan, rest: this.plan.rest.slice(1) };
    this.answer([now.answer]);
  }

  private answer(choice: Item[]): void {
    const id = newId();
    this.given = this.question && { kind: this.question.kind, choice, preview: this.preview };
    this.clear();
    this.sending = id;
    this.connection.send({ t: 'answer', id, turn: this.turn, choice });
  }

  undo(): void {
    if (this.seat === null || this.past) return;
    this.plan = null;
    if (typeof this.undoable !== 'number') {
      this.refusal = this.undoable === null ? null : { code: this.undoable, args: {} };
      return;
    }
    const id = newId();
    this.refusal = null;
    this.sending = id;
    this.connection.send({ t: 'undo', id });
  }

  /** Whether it could be said. */
  say(text: string, quick = false): boolean {
    return this.connection.say({ t: 'say', text, quick });
  }

  // --- people

  /** Whether an event tells this seat of cards that others do not see. */
  private isOwn(event: GameEvent): boolean {
    return event.who === this.seat && Array.isArray(event.cards);
  }

  /** What a player is called at the table. */
  name(seat: number): string {
    return this.words?.called[seat] || this.person(seat);
  }

  /** Who plays there. */
  person(seat: number): string {
    return this.info.seats[seat]?.name || String(seat + 1);
  }

  mine(seat: number): boolean {
    return this.info.yours.includes(seat);
  }

  get others(): number[] {
    const n = this.info.seats.length;
    const from = this.seat ?? 0;
    const rest = Array.from({ length: n - 1 }, (_, i) => (from + 1 + i) % n);
    return this.seat === null ? [0, ...rest] : rest;
  }
}
