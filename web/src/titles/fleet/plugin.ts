/** Fleet Commander at the table. */
import { addSprite } from '../../frame/sprite';
import type { TableState } from '../../frame/table.svelte';
import { addWords, has, t } from '../../words/index.svelte';
import type { TitlePlugin } from '..';
import Battle from './Battle.svelte';
import Board from './Board.svelte';
import Card from './Card.svelte';
import Choice from './Choice.svelte';
import './fleet.css';
import { isDie, pointsOf, type FleetView } from './facts';
import Hand from './Hand.svelte';
import { motion } from './motion';
import { offersOf } from './offers';
import { pointingOf } from './pointing.svelte';
import ReactDock from './ReactDock.svelte';
import Rules from './Rules.svelte';
import Scores from './Scores.svelte';
import sprite from './sprite.svg?raw';
import { sounds } from './sounds';
import Strip from './Strip.svelte';
import { taught } from './taught';
import Supply from './Supply.svelte';
import Tray from './Tray.svelte';
import Uses from './Uses.svelte';

addSprite(sprite);
await addWords(async (lang) =>
  lang === 'fr' ? (await import('./words/fr.json')).default : (await import('./words/en.json')).default,
);

const BUILT = ['muster', 'build'];

/** The end of the phase: picked first, confirmed after, as every main choice. */
function endPhase(table: TableState): void {
  const index = table.question?.items.indexOf('end') ?? -1;
  if (index >= 0 && !table.picked(index)) table.toggle(index);
}

export const plugin: TitlePlugin = {
  places: { dock: 'beside', strip: 'bar', supply: 'aside' },
  Strip,
  Supply,
  Board,
  Hand,
  Choice,
  choosers: { act: Uses, react: ReactDock, deploy: Tray, place_sector: Tray, place_portal: Tray, reinforce: Tray },
  keys: [{ key: 'e', word: 'fleet.key.end', act: endPhase }],
  Scores,
  Rules,
  Card,
  shown(question) {
    if (BUILT.includes(question.kind)) return new Set(question.items.keys());
    const offers = offersOf(question);
    const origins = new Set(offers.flatMap((one) => one.from ?? []));
    // what ends at another stack of one's own is listed: a press there selects that stack
    return new Set(
      offers.flatMap((one) => ((one.to && !one.verb && !origins.has(one.to)) || isDie(one.item) ? [one.index] : [])),
    );
  },
  confirm(question, choice, table) {
    const outcome = pointingOf(table).outcome;
    if ((question.kind === 'fire' || question.kind === 'aim') && outcome?.damage !== undefined)
      return t(`fleet.do.${question.kind}`, { n: outcome.damage });
    if (question.kind === 'act' && choice[0] === 'end') return t('fleet.do.end');
    const key = `fleet.do.${question.kind}`;
    return has(key) ? t(key, { n: choice.length }) : null;
  },
  teach: taught,
  motion,
  sounds,
  story: {
    by: 'round',
    of: ['ships'],
    points: ({ ships }, seat) => pointsOf({ ships: ships as FleetView['ships'] }, seat),
  },
  passes: ['react', 'draw_fire', 'again'],
  Picture: Battle,
  lesson: { scenario: 'first_game' },
  round(table) {
    return Number(table.round ?? 0);
  },
};
