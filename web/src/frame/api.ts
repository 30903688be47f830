/** The HTTP half of the server, in one place. */
import { net } from './net.svelte';
import type {
  Almanac,
  AwayRule,
  ChatLine,
  Deadline,
  GameEvent,
  Hint,
  Hints,
  Item,
  LessonOffered,
  News,
  Offered,
  Pace,
  Preview,
  Proposal,
  Replays,
  Review,
  RuleBook,
  TableInfo,
  Title,
} from './types';

export class ApiError extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
    message: string,
  ) {
    super(message);
  }
}

/** How far the clock of the server is ahead of this device's, in milliseconds, and how well that is known. */
let ahead = 0;
let unsure = Infinity;

/** Learns from when a call was sent, when it was answered, and the second in which the server wrote the answer. */
function compare(sent: number, written: number): void {
  const now = Date.now();
  const doubt = (now - sent) / 2 + 1000;
  if (Number.isNaN(written) || doubt >= unsure) return;
  const found = written + 500 - (sent + now) / 2;
  unsure = doubt;
  ahead = Math.abs(found) > doubt ? found : 0;
}

export function serverNow(): number {
  return Date.now() + ahead;
}

async function call<T>(method: string, path: string, body?: unknown): Promise<T> {
  const headers: Record<string, string> = { accept: 'application/json' };
  if (body !== undefined) headers['content-type'] = 'application/json';
  const token = /(?:^|; )orrery_csrf=([^;]+)/.exec(document.cookie)?.[1];
  if (token && method !== 'GET') headers['x-csrf-token'] = token;
  const sent = Date.now();
  const answer = await fetch(`/api${path}`, {
    method,
    headers,
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  }).catch((error: unknown) => {
    net.down = true;
    throw error;
  });
  net.down = false;
  compare(sent, Date.parse(answer.headers.get('date') ?? ''));
  const data: unknown = answer.status === 204 ? null : await answer.json().catch(() => null);
  if (!answer.ok) {
    const told = data as { code?: string; message?: string } | null;
    throw new ApiError(answer.status, told?.code ?? '', told?.message ?? '');
  }
  return data as T;
}

export interface Person {
  id: string;
  name: string;
  login: string | null;
}

/** One's own games of a title that count: those between people. */
export interface TitleRecord {
  title: string;
  games: number;
  won: number;
  drawn: number;
  nobody: number;
  strength: { value: number; low: number; high: number };
  curve: number[];
}

export interface PastGame {
  n: number;
  table: string;
  title: string;
  at: number;
  outcome: 'won' | 'lost' | 'drawn' | 'nobody' | 'ended' | 'device';
  place: number | null;
  of: number;
  people: number;
  rating: number | null;
}

export interface Profile {
  games: number;
  titles: TitleRecord[];
  rivals: { name: string; games: number; ahead: number; behind: number }[];
  history: PastGame[];
  more: boolean;
}

export interface SeatWish {
  kind: 'me' | 'bot' | 'open';
  bot?: string;
  name?: string;
}

export interface Wish {
  title: string;
  options: Record<string, Item>;
  seats: SeatWish[];
  listed: boolean;
  pace: Pace;
  away: AwayRule;
  replays: Replays;
  hints: Hints;
}

export interface Step {
  at: number;
  of: number;
  news: News;
  /** The answer that led here: in words for whoever looks through the eyes of who gave it. */
  given: { seat: number; asked: string | null; answer: string | null } | null;
}

/** The beginning of a round of a finished game, or its end: what each seat saw then, under some names. */
export interface Chapter {
  answers: number;
  round: number;
  seen: Record<string, unknown>[];
}

export interface Told {
  chapters: Chapter[];
  /** Those that were asked for, each as whoever it is about saw it. */
  events: GameEvent[];
}

/** What everybody saw, under some names, when so many events had happened. */
export interface Moment {
  events: number;
  seen: Record<string, unknown>;
}

export interface Proof {
  commitment: string;
  seed: string;
  salt: string;
  holds: boolean;
}

/** What a seat wants answered without being asked. */
export interface StandingWish {
  kind: string | null;
  choice?: Item[];
  once: boolean;
  /** Only where exactly this is offered. */
  items?: Item[];
  /** The rest of a wish that the server has made: conditions, and what is preferred. */
  about?: unknown;
  where?: unknown;
  unless?: unknown;
  prefer?: Item[] | null;
  /** Only while what everybody sees under these names stays as it is. */
  facts?: string[];
}

export interface Order {
  id: string;
  wish: StandingWish;
  void: string | null;
  fired: number | null;
}

/** Whether nothing more will come of an order. */
export function over(order: Order): boolean {
  return order.void !== null || (order.wish.once && order.fired !== null);
}

/** Whether an order was given for this wish. */
export function grants(order: Order, wish: StandingWish): boolean {
  const told = (one: StandingWish): string =>
    JSON.stringify([
      one.kind,
      one.choice ?? [],
      one.items ?? null,
      one.facts ?? [],
      one.about ?? null,
      one.prefer ?? null,
      conditions(one.where),
      conditions(one.unless),
    ]);
  return !over(order) && told(order.wish) === told(wish);
}

/** The server writes down every part of a condition, also those that nobody gave. */
function conditions(told: unknown): unknown {
  return ((told as Record<string, unknown>[] | undefined) ?? []).map(({ of, any, least, most, counts, also }) => [
    of,
    any ?? null,
    least ?? null,
    most ?? null,
    counts ?? null,
    conditions(also),
  ]);
}

/** A standing order to choose: its wishes for each value that can be put in, or for none. */
export interface Standing {
  name: string;
  text: string;
  of: '' | 'number' | 'seat' | 'me';
  usual: boolean;
  /** Whether its answer is cards of one's hand, named with it. */
  cards: boolean;
  wishes: Record<string, StandingWish[]>;
}

/** The standing orders for one kind of moment. */
export interface OrderWindow {
  name: string;
  text: string;
  /** The characters who are asked then; none for everybody. */
  only: string[];
  /** The option without which nobody is asked. */
  needs: string;
  orders: Standing[];
}

interface TitleData {
  name: string;
  seats: number[];
  usual: number;
  length: Title['length'];
  options: Record<string, Item[]>;
  text: string;
  pitch: string;
}

interface TitleWords {
  text: string;
  pitch: string;
  options: {
    name: string;
    text: string;
    values: Record<string, string>;
    hint: string;
    hints: Record<string, string>;
    reading: boolean;
  }[];
  bots: string[];
  advised: boolean;
  phrases: Record<string, string>;
  orders: OrderWindow[];
  lessons: LessonOffered[];
}

async function offered(lang: string): Promise<Offered[]> {
  const found = await call<TitleData[]>('GET', `/titles?lang=${lang}`);
  return found.map(({ options, text, ...told }) => ({ ...told, title: text, values: options }));
}

async function wholeTitle(offer: Offered, lang: string): Promise<Title> {
  const words = await call<TitleWords>('GET', `/titles/${offer.name}?lang=${lang}&brief=true`);
  const options = words.options.map(({ name, text, hint, values, hints, reading }) => ({
    name,
    label: text,
    hint,
    reading,
    values: (offer.values[name] ?? []).map((value) => ({
      value,
      label: values[String(value)] ?? String(value),
      hint: hints[String(value)] ?? hint,
    })),
  }));
  return { ...offer, options, bots: words.bots, advised: words.advised, lessons: words.lessons };
}

/** Why something cannot be chosen: all together, each other value of an option, each other number of seats. */
export interface Fitting {
  clash: string | null;
  values: Record<string, Record<string, string>>;
  seats: Record<string, string>;
}

export interface Invitation {
  table: TableInfo;
  /** The seat that is kept free, or null for a place to watch from. */
  seat: number | null;
  host: string;
}

export const api = {
  me: () => call<Person>('GET', '/people/me'),
  greet: (name: string) => call<Person>('POST', '/people', { name }),
  /** `before`: the games before the one of that number. */
  profile: (before: number) => call<Profile>('GET', `/people/me/profile?before=${before}`),
  rename: (name: string) => call<Person>('PATCH', '/people/me', { name }),
  register: (login: string, password: string, email: string | null) =>
    call<Person>('POST', '/people/me/account', { login, password, email }),
  login: (login: string, password: string, keep: boolean) => call<Person>('POST', '/login', { login, password, keep }),
  forgot: (login: string) => call<null>('POST', '/password/forgotten', { login }),
  reset: (token: string, password: string) => call<null>('POST', '/password/reset', { token, password }),
  logout: () => call<null>('POST', '/logout', {}),
  contact: () => call<{ email: string | null; letters: boolean; resets: boolean }>('GET', '/people/me/contact'),
  /** `password` is of who has an account. */
  reach: (email: string | null, password: string) => call<null>('PUT', '/people/me/contact', { email, password }),
  titles: offered,
  wholeTitle,
  title: (name: string, lang: string) => call<TitleWords>('GET', `/titles/${name}?lang=${lang}`),
  almanac: (name: string, lang: string, options: Record<string, Item> = {}) =>
    call<Almanac>('GET', `/titles/${name}/almanac?lang=${lang}&options=${encodeURIComponent(JSON.stringify(options))}`),
  fitting: (name: string, seats: number, options: Record<string, Item>, first: string, lang: string) =>
    call<Fitting>(
      'GET',
      `/titles/${name}/fitting?seats=${seats}&options=${encodeURIComponent(JSON.stringify(options))}&first=${first}&lang=${lang}`,
    ),
  rules: (name: string, lang: string) => call<RuleBook>('GET', `/titles/${name}/rules?lang=${lang}`),
  friendLink: () => call<{ token: string }>('POST', '/friends/link', {}),
  /** Who asks by a link; `own`: it is oneself. */
  friendAsks: (token: string) => call<{ name: string; own: boolean }>('POST', '/friends/look', { token }),
  befriend: (token: string) => call<null>('POST', '/friends/follow', { token }),
  part: (friend: string) => call<null>('DELETE', `/friends/${friend}`),
  house: () => call<{ public: boolean }>('GET', '/house'),
  listed: () => call<TableInfo[]>('GET', '/tables'),
  mine: () => call<TableInfo[]>('GET', '/tables/mine'),
  table: (id: string) => call<TableInfo>('GET', `/tables/${id}`),
  create: (wish: Wish) => call<{ table: TableInfo; links: Record<string, string> }>('POST', '/tables', wish),
  lesson: (title: string, lesson: string) => call<TableInfo>('POST', '/lessons', { title, lesson }),
  /** What a link leads to, without going there. */
  invitation: (token: string) => call<Invitation>('POST', '/links/look', { token }),
  follow: (token: string, name?: string) =>
    call<{ table: TableInfo; seat: number | null }>('POST', '/links/follow', { token, ...(name ? { name } : {}) }),
  sit: (id: string, seat: number) => call<{ table: TableInfo }>('POST', `/tables/${id}/sit?seat=${seat}`, {}),
  link: (id: string, of: string) => call<{ token: string }>('POST', `/tables/${id}/links?of=${of}`, {}),
  preview: (id: string, seat: number, choice: Item[], lang: string) =>
    call<{ preview: Preview | null }>('POST', `/tables/${id}/preview?seat=${seat}&lang=${lang}`, { choice }),
  hint: (id: string, seat: number, choice: Item[], lang: string) =>
    call<Hint>('POST', `/tables/${id}/hint?seat=${seat}&lang=${lang}`, { choice }),
  review: (id: string, by: string, lang: string) => call<Review>('GET', `/tables/${id}/review?by=${by}&lang=${lang}`),
  close: (id: string) => call<null>('DELETE', `/tables/${id}`),
  stand: (id: string, seat: number) => call<TableInfo>('POST', `/tables/${id}/stand?seat=${seat}`, {}),
  links: (id: string) => call<{ of: string }[]>('GET', `/tables/${id}/links`),
  revoke: (id: string, of: string) => call<null>('DELETE', `/tables/${id}/links?of=${of}`),
  proposals: (id: string) => call<Proposal[]>('GET', `/tables/${id}/proposals`),
  propose: (id: string, seat: number, kind: Proposal['kind']) =>
    call<Proposal>('POST', `/tables/${id}/proposals?seat=${seat}`, { kind }),
  vote: (id: string, seat: number, about: Proposal, agree: boolean) =>
    call<Proposal[]>('POST', `/tables/${id}/vote?seat=${seat}`, { kind: about.kind, seq: about.seq, agree }),
  awaited: (id: string) => call<Deadline[]>('GET', `/tables/${id}/awaited`),
  back: (id: string, seat: number) => call<TableInfo>('POST', `/tables/${id}/back?seat=${seat}`, {}),
  orders: (id: string, seat: number) => call<Order[]>('GET', `/tables/${id}/orders?seat=${seat}`),
  giveOrder: (id: string, seat: number, wish: StandingWish) =>
    call<Order>('POST', `/tables/${id}/orders?seat=${seat}`, wish),
  dropOrder: (id: string, seat: number, order: string) =>
    call<null>('DELETE', `/tables/${id}/orders/${order}?seat=${seat}`),
  chat: (id: string) => call<ChatLine[]>('GET', `/tables/${id}/chat`),
  replay: (id: string, at: number, as: string, lang: string) =>
    call<Step>('GET', `/tables/${id}/replay?at=${at}&as=${as}&lang=${lang}`),
  moments: (id: string, since: number, of: string[]) =>
    call<Moment[]>('GET', `/tables/${id}/moments?since=${since}&of=${of.join(',')}`),
  story: (id: string, by: string, of: string[], events: string[], lang: string) =>
    call<Told>('GET', `/tables/${id}/story?by=${by}&of=${of.join(',')}&events=${events.join(',') || '-'}&lang=${lang}`),
  proof: (id: string) => call<Proof>('GET', `/tables/${id}/proof`),
  record: (id: string) => call<{ record: Record<string, unknown>; names: string[] }>('GET', `/tables/${id}/record`),
  bring: (record: unknown) => call<TableInfo>('POST', '/records', record),
  branch: (id: string, at: number, as: number) => call<TableInfo>('POST', `/tables/${id}/branch?at=${at}&as=${as}`, {}),
  rematch: (id: string, seat: number) => call<TableInfo>('POST', `/tables/${id}/rematch?seat=${seat}`, {}),
};
