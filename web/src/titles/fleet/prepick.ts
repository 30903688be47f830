/** Questions where one usually wants all that goes: it is picked beforehand, and what is not wanted is put back. */
import type { TableState } from '../../frame/table.svelte';

const WHOLE = ['fire', 'go', 'keep', 'keep_first', 'arrive_who', 'join_in'];
const done = new WeakMap<TableState, unknown>();

export function pickAll(table: TableState): void {
  const question = table.question;
  if (!question || !WHOLE.includes(question.kind) || done.get(table) === question || table.picks.length) return;
  done.set(table, question);
  for (const index of question.items.keys()) if (!table.picked(index) && table.open(index)) table.toggle(index);
}
