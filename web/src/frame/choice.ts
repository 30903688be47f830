/** Which items go together: from the question's own numbers and ways, for any title. */
import type { Item, QuestionData } from './types';

function count(items: Item[]): Map<Item, number> {
  const counts = new Map<Item, number>();
  for (const item of items) counts.set(item, (counts.get(item) ?? 0) + 1);
  return counts;
}

/** How many more items a way still needs after `choice`; null when the choice does not go that way. */
function missing(choice: Item[], [fixed, pool, n]: [Item[], Item[], number]): number | null {
  const rest = count(fixed);
  const free = count(pool);
  let fromPool = 0;
  for (const item of choice) {
    if ((rest.get(item) ?? 0) > 0) rest.set(item, (rest.get(item) ?? 0) - 1);
    else if ((free.get(item) ?? 0) > 0) {
      free.set(item, (free.get(item) ?? 0) - 1);
      fromPool += 1;
    } else return null;
  }
  if (fromPool > n) return null;
  return [...rest.values()].reduce((sum, left) => sum + left, 0) + n - fromPool;
}

export function fits(question: QuestionData, choice: Item[]): boolean {
  if (question.ways) return question.ways.some((way) => missing(choice, way) === 0);
  return choice.length >= question.least && choice.length <= question.most;
}

/** Whether `choice` can still become a legal answer. */
export function leads(question: QuestionData, choice: Item[]): boolean {
  if (question.ways) return question.ways.some((way) => missing(choice, way) !== null);
  return choice.length <= question.most;
}

/** How many more items are needed at least. */
export function stillNeeded(question: QuestionData, choice: Item[]): number {
  if (!question.ways) return Math.max(0, question.least - choice.length);
  const left = question.ways.map((way) => missing(choice, way)).filter((n) => n !== null);
  return left.length ? Math.min(...left) : 0;
}
