/** What can be said with one click now, under headings: what fits first, nothing about characters who are not there. */
import type { TableState } from '../../frame/table.svelte';
import { galacticaOf } from './facts';

export const FAMILIES = ['check', 'accuse', 'vouch', 'report', 'ask', 'answer', 'talk'] as const;
export type Family = (typeof FAMILIES)[number];

const OF: [Family, RegExp][] = [
  ['check', /^(help_(lot|little|none)|must_pass|let_it_fail|save_cards)$/],
  ['accuse', /^(suspect_.+|somebody_sabotages|to_the_brig)$/],
  ['vouch', /^(trust_.+|i_am_human)$/],
  ['report', /^(saw|gave)_/],
  ['answer', /^(because_.+|why_nothing)$/],
  ['ask', /^(why|why_.+|help_who)$/],
];
const CHECK_ORDER = ['help_lot', 'help_little', 'help_none', 'must_pass', 'let_it_fail', 'save_cards'];
const ABOUT = /^(suspect|trust|why)_(?!nothing)(.+)$/;
/** Questions are asked of the last so many lines of the talk. */
const RECENT = 6;

export function familyOf(key: string): Family {
  return OF.find(([, keys]) => keys.test(key))?.[0] ?? 'talk';
}

/** Whose Loyalty card this seat has looked at last; nothing when it has looked at none lately. */
export function lookedAt(table: TableState): number | null {
  const seen = table.log
    .slice(-40)
    .findLast(({ event }) => event.event === 'looked' && event.what === 'loyalty' && event.who === table.seat);
  return seen ? Number(seen.event.of) : null;
}

/** Whether somebody wants to know something of this seat. */
function questioned(table: TableState): boolean {
  const me = galacticaOf(table).players[table.seat ?? -1]?.character ?? '';
  return table.chat
    .slice(-RECENT)
    .some(({ quick, seat, text }) => quick && seat !== table.seat && (text === 'why' || text === `why_${me}`));
}

function possible(table: TableState): string[] {
  const { players } = galacticaOf(table);
  return Object.keys(table.phrases).filter((key) => {
    const [, verb, about] = ABOUT.exec(key) ?? [];
    if (about === undefined) return true;
    const seat = players.findIndex(({ character }) => character === about);
    // only bots answer to their name
    return seat >= 0 && (verb === 'why' ? table.info.seats[seat]?.bot : seat !== table.seat);
  });
}

/** The phrases by heading; first the headings that fit what goes on. */
export function phrases(table: TableState): { word: string; keys: string[] }[] {
  const keys = possible(table);
  const fits: Partial<Record<Family, boolean>> = {
    check: galacticaOf(table).checks.length > 0,
    report: lookedAt(table) !== null,
    answer: questioned(table),
  };
  const groups = FAMILIES.map((name) => ({ name, keys: keys.filter((key) => familyOf(key) === name) }));
  for (const group of groups) {
    if (group.name === 'check') group.keys.sort((a, b) => CHECK_ORDER.indexOf(a) - CHECK_ORDER.indexOf(b));
    if (group.name === 'accuse' || group.name === 'vouch')
      group.keys.sort((a, b) => Number(ABOUT.test(b)) - Number(ABOUT.test(a)));
    if (group.name === 'report' && fits.report)
      group.keys.sort((a, b) => Number(b.startsWith('saw_')) - Number(a.startsWith('saw_')));
  }
  const rank = (name: Family): number => (fits[name] ? 0 : fits[name] === false ? 2 : 1);
  return groups
    .filter((group) => group.keys.length)
    .sort((a, b) => rank(a.name) - rank(b.name))
    .map(({ name, keys: said }) => ({ word: `galactica.say.${name}`, keys: said }));
}

/** What can be said of one player, for his row. */
export function phrasesAbout(table: TableState, seat: number): { name: Family; keys: string[] }[] {
  const character = galacticaOf(table).players[seat]?.character ?? '';
  const seen = lookedAt(table) === seat;
  return (['accuse', 'vouch', 'report', 'ask'] as const)
    .map((name) => ({
      name,
      keys: possible(table).filter(
        (key) =>
          familyOf(key) === name &&
          (name === 'report' ? seen && key.startsWith('saw_') : ABOUT.exec(key)?.[2] === character),
      ),
    }))
    .filter(({ keys }) => keys.length);
}
