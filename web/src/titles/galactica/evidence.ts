/** What everybody has seen of the skill checks, reckoned from the log: who added how many cards, how it came out. */
import type { LogLine } from '../../frame/table.svelte';

export const TITLES = ['president', 'admiral'] as const;
export type Holders = Record<(typeof TITLES)[number], number>;

const NOBODY = -1;

export interface Checked {
  turn: number;
  source: string;
  /** `pass`, `fail` or what a crisis has between them; nothing while it is under way. */
  outcome: string;
  total: number;
  difficulty: number;
  /** How many cards, by seat; a seat that was never asked is missing. */
  added: Map<number, number>;
  destiny: number;
  /** How many cards against the check, by colour; nothing before they were turned up. */
  against: Map<string, number> | null;
  /** Who drew the crisis and who chose for it; -1 for nobody. */
  drawer: number;
  chooser: number;
  holders: Holders;
}

/** Of one seat: the failed checks that it could add to, those that it added to, and with how many cards. */
export interface Sum {
  failed: number;
  added: number;
  cards: number;
  /** How often it added so many cards, the fewest first. */
  times: [cards: number, checks: number][];
}

/** Whoever holds a title that was never given in this log has held it all along. */
function firstHolders(log: LogLine[], now: Holders): Holders {
  const given = new Set(log.map(({ event }) => (event.event === 'title_given' ? event.title : '')));
  return {
    president: given.has('president') ? NOBODY : now.president,
    admiral: given.has('admiral') ? NOBODY : now.admiral,
  };
}

function countOf(event: LogLine['event']): number {
  return Number(event.n ?? (event.cards as string[]).length);
}

/** `now`: the turn and the titles of today, for a log that tells of no others. */
export function checksSeen(
  log: LogLine[],
  now: Holders & { turn: number },
  colourOf: (card: string) => string,
): Checked[] {
  const found: Checked[] = [];
  let check: Checked | null = null;
  let holders = firstHolders(log, now);
  const first = log.find(({ event }) => event.event === 'turn_began');
  let turn = first ? Number(first.event.turn) - 1 : now.turn;
  let [drawer, chooser] = [NOBODY, NOBODY];
  for (const { event } of log) {
    switch (event.event) {
      case 'turn_began':
        turn = Number(event.turn);
        check = null;
        [drawer, chooser] = [NOBODY, NOBODY];
        break;
      case 'title_given':
        holders = { ...holders, [String(event.title)]: Number(event.who) };
        break;
      case 'crisis_drawn':
        [drawer, chooser] = [Number(event.drawer), NOBODY];
        break;
      case 'crisis_choice':
        chooser = Number(event.who);
        break;
      case 'check_began': {
        const crisis = event.kind === 'crisis' || event.kind === 'super_crisis';
        check = {
          turn,
          source: String(event.source),
          outcome: '',
          total: 0,
          difficulty: Number(event.difficulty),
          added: new Map(),
          destiny: 0,
          against: null,
          drawer: crisis ? drawer : NOBODY,
          chooser: crisis ? chooser : NOBODY,
          holders,
        };
        found.push(check);
        break;
      }
      case 'destiny_added':
      case 'destiny_shown':
        if (check) check.destiny += countOf(event);
        break;
      case 'contributed':
      case 'contributed_openly':
        if (check) check.added.set(Number(event.who), (check.added.get(Number(event.who)) ?? 0) + countOf(event));
        break;
      case 'check_revealed':
        if (check) check.against = against(event.cards as string[], event.values as number[], colourOf);
        break;
      case 'check_ended':
        if (check) {
          check.outcome = String(event.outcome);
          check.total = Number(event.total);
          check.difficulty = Number(event.difficulty);
          check = null;
        }
    }
  }
  return found;
}

function against(cards: string[], values: number[], colourOf: (card: string) => string): Map<string, number> {
  const found = new Map<string, number>();
  cards.forEach((card, i) => {
    if ((values[i] ?? 0) < 0) found.set(colourOf(card), (found.get(colourOf(card)) ?? 0) + 1);
  });
  return found;
}

export function failedOf(checks: Checked[]): Checked[] {
  return checks.filter(({ outcome }) => outcome === 'fail');
}

export function sumOf(checks: Checked[], seat: number): Sum {
  const counts = failedOf(checks).flatMap(({ added }) => added.get(seat) ?? []);
  const times = new Map<number, number>();
  for (const n of counts) times.set(n, (times.get(n) ?? 0) + 1);
  return {
    failed: counts.length,
    added: counts.filter((n) => n > 0).length,
    cards: counts.reduce((sum, n) => sum + n, 0),
    times: [...times].sort(([a], [b]) => a - b),
  };
}
