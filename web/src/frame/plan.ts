/** Several answers decided at once, for a question that comes back after each: a draft that never leaves the page. */
import { fits } from './choice';
import type { Item, QuestionData } from './types';

export interface Plan {
  kind: string;
  /** What is still to be answered, one item an answer. */
  rest: Item[];
  /** What was on offer when it was decided. */
  known: Item[];
  /** Kinds of questions that may come between two of its answers. */
  between: string[];
  /** What was decided along with it, for questions that follow from its answers. */
  with?: Along | null;
}

/** Answers to another kind of question, by what it is about. */
export interface Along {
  kind: string;
  about: string;
  choices: Record<string, Item[]>;
}

/**
 * The next answer, or why there is none: 'wait' while something is asked that belongs to it, 'over' when all is
 * answered or the game has gone on to something else, 'changed' when what is asked is not what it was made for.
 */
export function next(
  plan: Plan,
  question: QuestionData,
): { answer: Item } | { along: Item[] } | 'wait' | 'over' | 'changed' {
  if (question.kind === plan.with?.kind) {
    const along = plan.with.choices[String(question.about[plan.with.about])];
    return along?.every((item) => question.items.includes(item)) && fits(question, along) ? { along } : 'wait';
  }
  if (question.kind !== plan.kind) return plan.between.includes(question.kind) ? 'wait' : 'over';
  const [first] = plan.rest;
  if (first === undefined) return 'over';
  const strange = question.items.some((item) => !plan.known.includes(item));
  return strange || !question.items.includes(first) ? 'changed' : { answer: first };
}
