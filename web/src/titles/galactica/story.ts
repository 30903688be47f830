/** A crisis, or a skill check of a location, as a story: what the log tells of it, step by step. */
import type { LogLine } from '../../frame/table.svelte';

export const STEPS = [
  'crisis',
  'choice',
  'before',
  'destiny',
  'cards',
  'reveal',
  'abilities',
  'total',
  'outcome',
  'ships',
  'jump',
] as const;
export type Step = (typeof STEPS)[number];

export interface Story {
  /** Where in the log it begins. */
  start: number;
  crisis: string;
  drawer: number;
  choice: { who: number; text: string } | null;
  check: { kind: string; source: string; difficulty: number; skills: string[]; target: number } | null;
  destiny: number;
  added: Map<number, { n: number; cards: string[] }>;
  reveal: { cards: string[]; values: number[]; total: number } | null;
  ended: { outcome: string; total: number; difficulty: number } | null;
  /** What was played in its windows. */
  played: string[];
  /** What skill check abilities did. */
  abilities: string[];
  outcome: string[];
  ships: string[];
  jump: string[];
  steps: Step[];
  now: Step;
}

const LATER: Record<string, Step> = { cylon_ships: 'ships', prepare_jump: 'jump' };
const QUIET = ['window_closed', 'destiny_built', 'reshuffled'];

/** Where the last crisis, or the last check outside one, begins; -1 where there was none. */
export function beginning(log: LogLine[]): number {
  const drawn = log.findLastIndex(({ event }) => event.event === 'crisis_drawn');
  const checked = log.findLastIndex(
    ({ event }) => event.event === 'check_began' && (event.kind === 'location' || event.kind === 'mission'),
  );
  return Math.max(drawn, checked);
}

/** Where it ends: before the next turn, or before what follows a location's check. */
function end(log: LogLine[], start: number): number {
  const crisis = log[start]?.event.event === 'crisis_drawn';
  const after = log.findIndex(
    ({ event }, i) =>
      i > start &&
      (event.event === 'turn_began' || (event.event === 'phase_began' && (!crisis || event.phase === 'end'))),
  );
  return after < 0 ? log.length : after;
}

export function lengthOf(log: LogLine[]): number {
  const start = beginning(log);
  return start < 0 ? 0 : end(log, start) - start;
}

/** The story of the last crisis or check, told as far as its first `told` lines. */
export function storyOf(log: LogLine[], told = Infinity): Story | null {
  const start = beginning(log);
  if (start < 0) return null;
  const story: Story = {
    start,
    crisis: '',
    drawer: -1,
    choice: null,
    check: null,
    destiny: 0,
    added: new Map(),
    reveal: null,
    ended: null,
    played: [],
    abilities: [],
    outcome: [],
    ships: [],
    jump: [],
    steps: [],
    now: 'crisis',
  };
  for (const line of log.slice(start, Math.min(end(log, start), start + told))) tell(story, line);
  story.steps = STEPS.filter((step) => relevant(story, step));
  return story;
}

function relevant(story: Story, step: Step): boolean {
  if (['before', 'destiny', 'cards', 'reveal', 'total'].includes(step)) return story.check !== null;
  if (step === 'choice') return story.choice !== null;
  if (step === 'abilities') return story.abilities.length > 0;
  return step === 'outcome' || story.crisis !== '';
}

function tell(story: Story, { event, text }: LogLine): void {
  switch (event.event) {
    case 'crisis_drawn':
      story.crisis = String(event.crisis);
      story.drawer = Number(event.drawer);
      break;
    case 'crisis_choice':
      story.choice = { who: Number(event.who), text };
      story.now = 'choice';
      break;
    case 'check_began':
      story.check = {
        kind: String(event.kind),
        source: String(event.source),
        difficulty: Number(event.difficulty),
        skills: event.skills as string[],
        target: Number(event.target),
      };
      story.now = 'before';
      break;
    case 'destiny_added':
    case 'destiny_shown':
      story.destiny = Number(event.n ?? (event.cards as string[]).length);
      story.now = 'destiny';
      break;
    case 'contributed':
    case 'contributed_openly':
      if (story.reveal) {
        story.abilities.push(text); // Force Their Hand: after the others were revealed
        break;
      }
      story.added.set(Number(event.who), {
        n: Number(event.n ?? (event.cards as string[]).length),
        cards: (event.cards as string[] | undefined) ?? [],
      });
      story.now = 'cards';
      break;
    case 'check_revealed':
      story.reveal = { cards: event.cards as string[], values: event.values as number[], total: Number(event.total) };
      story.now = 'total';
      break;
    case 'ability_resolved':
      story.abilities.push(text);
      story.now = 'abilities';
      break;
    case 'check_counted':
      story.reveal = { cards: event.cards as string[], values: event.values as number[], total: Number(event.total) };
      story.abilities.push(text);
      story.now = 'total';
      break;
    case 'left_check':
      if (story.reveal) story.reveal = without(story.reveal, String(event.card));
      story.abilities.push(text);
      break;
    case 'check_ended':
      story.ended = {
        outcome: String(event.outcome),
        total: Number(event.total),
        difficulty: Number(event.difficulty),
      };
      story.now = 'outcome';
      break;
    case 'phase_began':
      story.now = LATER[String(event.phase)] ?? story.now;
      break;
    case 'reacted':
      story.played.push(text);
      break;
    default:
      if (QUIET.includes(event.event)) break;
      if (story.now === 'ships') story.ships.push(text);
      else if (story.now === 'jump') story.jump.push(text);
      else if (story.now === 'abilities') story.abilities.push(text);
      else if (story.ended || !story.check) {
        story.outcome.push(text);
        story.now = 'outcome';
      }
  }
}

/**
 * What happened since a seat last did something, in chapters: actions, crises, Cylon ships, jumps, loyalty,
 * reveals.
 */
export interface Chapter {
  kind: 'turn' | 'action' | 'crisis' | 'check' | 'ships' | 'jump' | 'loyalty' | 'reveal';
  who: number;
  lines: string[];
}

const OWN = [
  'acted',
  'moved',
  'contributed',
  'contributed_openly',
  'crisis_choice',
  'chose',
  'reacted',
  'destination_chosen',
];
const CHAPTERS: Record<string, Chapter['kind']> = {
  turn_began: 'turn',
  acted: 'action',
  crisis_drawn: 'crisis',
  check_began: 'check',
  activated: 'ships',
  jump_prepared: 'jump',
  jumped: 'jump',
  sleeper_agents: 'loyalty',
  cylon_revealed: 'reveal',
};

/** The lines since the last deed of a seat; for who looks on, since the turn began. */
export function missed(log: LogLine[], seat: number | null): LogLine[] {
  const last = log.findLastIndex(({ event }) =>
    seat === null ? event.event === 'turn_began' : event.who === seat && OWN.includes(event.event),
  );
  return log.slice(last + 1).filter(({ event }) => !QUIET.includes(event.event) && event.event !== 'phase_began');
}

export function chaptersOf(lines: LogLine[]): Chapter[] {
  const found: Chapter[] = [];
  for (const { event, text } of lines) {
    const kind = CHAPTERS[event.event];
    const open = found.at(-1);
    if (
      !open ||
      (kind &&
        !(kind === open.kind && kind !== 'turn' && kind !== 'action') &&
        !(kind === 'check' && open.kind === 'crisis'))
    ) {
      found.push({ kind: kind ?? 'turn', who: Number(event.who ?? event.drawer ?? -1), lines: [text] });
    } else open.lines.push(text);
  }
  return found;
}

/** The revealed cards less one. */
function without(reveal: NonNullable<Story['reveal']>, card: string): NonNullable<Story['reveal']> {
  const gone = reveal.cards.indexOf(card);
  return {
    ...reveal,
    cards: reveal.cards.filter((_, i) => i !== gone),
    values: reveal.values.filter((_, i) => i !== gone),
  };
}
