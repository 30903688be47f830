/** What the server sends. */
export type Item = string | number;

export interface Option {
  name: string;
  label: string;
  hint: string;
  /** Of a rule that the book leaves open: most tables leave it alone. */
  reading?: boolean;
  values: { value: Item; label: string; hint: string }[];
}

/** A title as it is offered. */
export interface Offered {
  name: string;
  title: string;
  pitch: string;
  seats: number[];
  /** How many mostly sit down together. */
  usual: number;
  length: 'short' | 'medium' | 'long';
  /** The values of each option. */
  values: Record<string, Item[]>;
}

/** All that there is to choose. */
export interface Title extends Offered {
  options: Option[];
  bots: string[];
  /** Whether there can be hints. */
  advised: boolean;
  lessons: LessonOffered[];
}

export interface Chair {
  kind: 'person' | 'bot' | 'open' | 'gone';
  name: string;
  /** Which bot has the seat, or plays on for a person who is away. */
  bot: string | null;
}

export interface Pace {
  kind: 'live' | 'days';
  /** Seconds for each seat, and more with every answer. */
  clock: number | null;
  bonus: number;
  days: number;
}

/** What happens when somebody is late or leaves. */
export interface AwayRule {
  kind: 'bot' | 'substitute' | 'vote';
  bot: string;
}

/** What everybody at the table is asked to agree to. */
export interface Proposal {
  kind: 'undo' | 'end' | 'today';
  seq: number;
  by: number;
  answers: number | null;
  agreed: number[];
  needed: number[];
}

/** Somebody whom the table waits for, until when (seconds since 1970). */
export interface Deadline {
  seat: number;
  since: number;
  due: number;
  reminded: boolean;
  away: boolean;
}

/** Who may look into all hands once the game is over. */
/** To whom hints are given. */
export type Hints = 'bots' | 'all' | 'none';

export type Replays = 'all' | 'players';

/** A table besides its game. */
export interface TableInfo {
  t?: 'table';
  id: string;
  title: string;
  options: Record<string, Item>;
  settings: {
    listed?: boolean;
    pace?: Pace;
    away?: AwayRule;
    replays?: Replays;
    hints?: Hints;
    branch_of?: string;
    brought?: boolean;
    lesson?: string;
  };
  status: 'open' | 'playing' | 'over';
  seats: Chair[];
  /** The seats of whoever asks. */
  yours: number[];
  /** The seats kept free for whoever asks. */
  reserved: number[];
  asked: Record<string, string>;
  host: boolean;
  commitment: string;
  rematch: string | null;
  created: number;
  ended: string | null;
  /** Why nobody can answer, though it is not over; and the number of the incident, if any. */
  /** Whether hints are given there, and whether its end can be reviewed. */
  advised: boolean;
  reviewed: boolean;
  aside: { why: 'rule_failed' | 'refused' | 'other_way' | 'not_kept'; seq: number; incident: string | null } | null;
  /** The number of the rules it began by, and that of today's. */
  rules: number;
  rules_now: number;
  /** Seats of others that are played from one address, maybe by one person. */
  together: number[][];
}

export interface QuestionData {
  seat: number;
  kind: string;
  items: Item[];
  least: number;
  most: number;
  about: Record<string, unknown>;
  ways?: [Item[], Item[], number][];
}

export interface Preview {
  text: string;
  data: Record<string, unknown>;
  sum: [number, string, string | null][];
}

/** A choice as the coach judges it: how often it wins, how far that may be off, and why. */
export interface Judged {
  choice: Item[];
  worth: number;
  spread: number;
  why: string[];
}

export interface Hint {
  best: Judged[];
  /** What is chosen so far. */
  asked: Judged | null;
}

/** An answer of a finished game that cost much. */
export interface Turn {
  at: number;
  round: number;
  seat: number;
  asked: string;
  answered: string;
  better: string;
  worth: number;
  best: number;
  spread: number;
  why: string[];
  against: string[];
}

/** A review, or how far it is. */
export interface Review {
  done: number;
  of: number;
  curve: { answers: number; round: number; chances: number[] }[];
  turns: Turn[];
  /** Of each seat: how many answers were as good as the coach's, how many nearly, how many costly. */
  tallies: [number, number, number][];
}

export interface AskWords {
  sentence: string;
  nothing: string | null;
  labels: Record<string, string>;
  previews: Record<string, Preview | null>;
  blocked: Record<string, string>;
}

/** What the teacher of a lesson says now. */
export interface LessonWords {
  title: string;
  goal: string;
  /** How many of its steps are behind one, of how many. */
  done: number;
  of: number;
  /** Of the last answer, if it was another one than hoped for. */
  slip: string | null;
  says: string | null;
  why: string | null;
  /** What the teacher would answer. */
  advice: Item[] | null;
  end: string | null;
  /** The lesson that follows this one. */
  next: { name: string; text: string } | null;
}

/** A lesson that can be begun. */
export interface LessonOffered {
  name: string;
  text: string;
  hint: string;
  minutes: number;
}

export interface NewsWords {
  lang: string;
  /** What the players are called at the table, by seat. */
  called: string[];
  events: string[];
  tasks: Record<string, string>;
  waiting: string;
  question: AskWords | null;
  result: string | null;
  notes: Record<string, unknown>;
  /** At the table of a lesson; nothing where it is not one's own. */
  lesson?: LessonWords | null;
}

export interface GameEvent {
  index: number;
  event: string;
  who?: number;
  [field: string]: unknown;
}

export interface View {
  title: string;
  seats: number;
  options: Record<string, Item>;
  you: number | null;
  asked: Record<string, string>;
  question: QuestionData | null;
  result: { scores: number[]; winners: number[]; reason: string } | null;
  table: Record<string, unknown>;
}

export interface News {
  t: 'news';
  seq: number;
  turn: number;
  since: number;
  events: GameEvent[];
  view: View;
  words: NewsWords;
  /** How many answers this seat could take back now, or the code of why it can take back none. */
  undo: number | string | null;
}

export interface ChatLine {
  t: 'chat';
  n: number;
  seat: number | null;
  name: string;
  text: string;
  at: number;
  quick: boolean;
}

export type Incoming =
  | News
  | (TableInfo & { t: 'table' })
  | ChatLine
  | { t: 'ack'; id: string; seq: number }
  | { t: 'refused'; id: string; code: string; args: Record<string, unknown> }
  | { t: 'present'; seats: (Presence | null)[] }
  | { t: 'company'; people: Companion[] }
  | { t: 'pong' };

/** Whether somebody is there, looks elsewhere, or is not there. */
export type Presence = 'here' | 'away' | 'gone';

export interface Companion {
  name: string;
  state: Presence;
  /** Under which id, if it is a friend. */
  friend: string | null;
}

export interface CardEntry {
  name: string;
  summary: string;
  powers: { phase: string; text: string; op: string; [field: string]: unknown }[];
  scoring: string[];
  [fact: string]: unknown;
}

export type Almanac = Record<string, CardEntry>;

/** A rule in our own words. `about`: entries of the almanac that it is a ruling on. */
export interface RuleEntry {
  id: string;
  text: string;
  source: string;
  about: string[];
}

export interface RuleBook {
  chapters: { id: string; title: string; rules: RuleEntry[] }[];
  /** By kind of question, the rules that it comes from. */
  questions: Record<string, string[]>;
}
