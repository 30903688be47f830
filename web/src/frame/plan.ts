/** Several answers decided at once, for a question that comes back after each: a draft that never leaves the page. */
import type { Item, QuestionData } from './types';

export interface Plan {
  kind: string;
  /** What is still to be answered, one item an answer. */
  rest: Item[];
  /** What was on offer when it was decided. */
  known: Item[];
}

/**
 * The next answer, or why there is none: 'wait' while something else is asked, 'over' when all is answered,
 * 'changed' when what is asked is not what the plan was made for.
 */
export function next(plan: Plan, question: QuestionData): { answer: Item } | 'wait' | 'over' | 'changed' {
  if (question.kind !== plan.kind) return 'wait';
  const [first] = plan.rest;
  if (first === undefined) return 'over';
  const strange = question.items.some((item) => !plan.known.includes(item));
  return strange || !question.items.includes(first) ? 'changed' : { answer: first };
}
