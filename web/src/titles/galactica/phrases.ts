/** What can be said with one click now: nothing about characters who are not at the table, and what fits first. */
import type { TableState } from '../../frame/table.svelte';
import { galacticaOf } from './facts';

const CHECK = ['help_lot', 'help_little', 'help_none', 'must_pass', 'let_it_fail', 'save_cards', 'help_who'];
const LOOKED = ['saw_human', 'saw_cylon', 'saw_nothing'];

export function phrases(table: TableState): string[] {
  const g = galacticaOf(table);
  const others = g.players.flatMap(({ character }, seat) => (character && seat !== table.seat ? [character] : []));
  const bots = g.players.flatMap(({ character }, seat) =>
    character && table.info.seats[seat]?.bot ? [character] : [],
  );
  const looked = table.log
    .slice(-40)
    .some(({ event }) => event.event === 'looked' && event.what === 'loyalty' && event.who === table.seat);
  const first = [...(looked ? LOOKED : []), ...(g.checks.length ? CHECK : [])];
  const rest = Object.keys(table.phrases).filter((key) => {
    const [, verb, about] = /^(suspect|trust|why)_(?!nothing)(.+)$/.exec(key) ?? [];
    return !first.includes(key) && (about === undefined || (verb === 'why' ? bots : others).includes(about));
  });
  return [...first.filter((key) => key in table.phrases), ...rest];
}
