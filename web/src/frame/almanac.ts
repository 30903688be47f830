import type { TableState } from './table.svelte';
import type { RuleBook, RuleEntry } from './types';

/** Where the almanac of a table's title is: while a question is asked, at the rules that it comes from. */
export function almanacOf(table: TableState): string {
  const page = `/almanac/${table.info.title}`;
  return table.question ? `${page}/question:${table.question.kind}` : page;
}

/** Small letters without accents, to be searched. */
export const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

export const rulesOf = (book: RuleBook): RuleEntry[] => book.chapters.flatMap((chapter) => chapter.rules);

/** Those that a kind of question comes from. */
export function rulesOfQuestion(book: RuleBook, kind: string): RuleEntry[] {
  const ids = book.questions[kind] ?? [];
  return rulesOf(book).filter((rule) => ids.includes(rule.id));
}

/** The rulings on an entry of the almanac; a card in several strengths bears its own after its name. */
export function rulingsOn(book: RuleBook, entry: string): RuleEntry[] {
  const name = entry.replace(/_\d$/, '');
  return rulesOf(book).filter((rule) => rule.about.includes(entry) || rule.about.includes(name));
}
