/** Which die is held while its use is chosen: a die that has one use goes straight to it, nothing is spent by that. */
import type { TableState } from '../../frame/table.svelte';
import { kept } from './kept.svelte';
import { pointingOf } from './pointing.svelte';
import { offersOf, spentOf, type Offer } from './offers';

/** Verbs that ask where and at whom before anything is spent: picking one can be taken back. */
const FOLLOWED = ['move', 'attack', 'double', 'weapon', 'scan', 'chart', 'activate'];

class Using {
  die = $state<string | null>(null);
}

export const usingOf = kept(() => new Using());

/** What a die can be used for, alone or with others. */
export function usesOf(offers: Offer[], die: string): Offer[] {
  return offers.filter((one) => spentOf(one.dice).includes(die) || (!one.dice.length && die.endsWith('special')));
}

export function pressDie(table: TableState, die: string): void {
  const using = usingOf(table);
  const question = table.question;
  if (question?.kind !== 'act') {
    if (question && typeof table.undoable === 'number') table.undo();
    return;
  }
  if (using.die === die) {
    using.die = null;
    return;
  }
  const uses = usesOf(offersOf(question), die);
  const alone = uses.filter((one) => one.dice.length === 1 && one.dice[0] === die);
  using.die = die;
  table.clear();
  if (uses.length === 1 && alone[0]) choose(table, alone[0]);
}

/** Picks a use; where nothing is spent by it, goes on at once. What can do but one thing waits to be confirmed. */
export function choose(table: TableState, use: Offer): void {
  if (!table.picked(use.index)) table.toggle(use.index);
  const preview = pointingOf(table).previewOf(use)?.data as { single?: boolean } | undefined;
  if (FOLLOWED.includes(use.verb) && !preview?.single) {
    usingOf(table).die = null;
    pointingOf(table).looked = null;
    table.confirm();
  }
}
