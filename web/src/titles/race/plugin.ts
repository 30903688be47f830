/** Race for the Galaxy at the table. */
import { lazily } from '../../frame/lazily';
import { addPictures, addSprite } from '../../frame/sprite';
import type { TableState } from '../../frame/table.svelte';
import { addWords, t } from '../../words/index.svelte';
import type { TitlePlugin } from '..';
import Board from './Board.svelte';
import './cards.css';
import Choice from './Choice.svelte';
import { factsOf, inOrder } from './consume';
import { cardOf, phaseOf, raceOf } from './facts';
import Hand from './Hand.svelte';
import icons from './icons.svg?raw';
import { IN_HAND, IN_TABLEAU } from './items';
import { motion } from './motion';
import Scores from './Scores.svelte';
import { sources } from './sources';
import { habit } from './sort.svelte';
import { sounds } from './sounds';
import Strip from './Strip.svelte';
import Supply from './Supply.svelte';
import { teach } from './teacher';

addSprite(icons);
addPictures(icons);
await addWords(
  async (lang) =>
    lang === 'fr' ? (await import('./words/fr.json')).default : (await import('./words/en.json')).default,
  async (lang) =>
    lang === 'fr' ? (await import('./words/later-fr.json')).default : (await import('./words/later-en.json')).default,
);

const COUNTED = ['start_discard', 'explore', 'pay', 'discard_for_vp', 'produce_discard', 'hand_limit', 'consume_goods'];

/** What an order of powers will bring, and no more. */
function promised(table: TableState): string {
  const doubled = table.seat !== null && (raceOf(table).players[table.seat]?.actions ?? []).includes('consume_x2');
  const steps = inOrder(
    factsOf(table, doubled ? 2 : 1, (table.question?.items ?? []).map(String)),
    table.order.map(String),
  );
  const [points, cards] = [
    steps.reduce((sum, step) => sum + step.points, 0),
    steps.reduce((sum, step) => sum + step.cards, 0),
  ];
  const gains = [points ? t('race.now.points', { n: points }) : '', cards ? t('race.now.cards', { n: cards }) : '']
    .filter(Boolean)
    .join(', ');
  return gains ? t('race.do.consume-gains', { gains }) : t('race.do.consume-order', { n: table.order.length });
}

/** The teacher's sentence about what is asked now. */
function taught(table: TableState): string | null {
  const [question, seat] = [table.question, table.seat];
  const race = raceOf(table);
  const own = seat === null ? undefined : race.players[seat];
  if (!question || !own) return null;
  const data = Object.entries(table.ask?.previews ?? {}).map(([item, shown]) => [item, shown?.data ?? {}]);
  const said = teach({
    kind: question.kind,
    items: question.items,
    least: question.least,
    data: Object.fromEntries(data) as Record<string, Record<string, unknown>>,
    hand: own.hand_size,
    goods: own.goods.length,
    largest: Math.max(...race.players.map((player) => player.tableau.length)),
    costOf: (id) => cardOf(table.cards, id)?.cost ?? 0,
    nameOf: (id) => table.cards[id]?.name ?? id,
  });
  return said && t(`race.teach.${said.word}`, said.args);
}

export const plugin: TitlePlugin = {
  places: { dock: 'below', strip: 'dock', supply: 'aside' },
  Strip,
  Supply,
  Board,
  Hand,
  Choice,
  Scores,
  Rules: lazily(() => import('./Rules.svelte')),
  Card: lazily(() => import('./CardBig.svelte')),
  choosers: { consume: lazily(() => import('./ConsumeOrder.svelte')) },
  keys: [{ key: 'S', word: 'race.key.sort', act: () => habit.turn() }],
  shown(question) {
    // the strip has them
    if (question.kind === 'action') return new Set(question.items.keys());
    if (IN_TABLEAU.includes(question.kind)) return new Set();
    if (!IN_HAND.includes(question.kind)) return new Set();
    return new Set(question.items.flatMap((item, i) => (String(item).startsWith('use:') ? [] : [i])));
  },
  confirm(question, choice, table) {
    const first = String(choice[0]);
    const n = choice.filter((item) => !String(item).startsWith('use:')).length;
    const card = table.cards[first]?.name ?? first;
    if (question.kind === 'action')
      return choice.length > 1
        ? t('race.do.actions')
        : t('race.do.action', { action: t(`race.phase.${phaseOf(first)}`) });
    if (question.kind === 'develop' || question.kind === 'settle') return t(`race.do.${question.kind}`, { card });
    if (question.kind === 'pay' && n === 0) return t('race.do.use');
    if (COUNTED.includes(question.kind)) return t(`race.do.${question.kind}`, { n });
    if (question.kind === 'consume' && !choice.length) return promised(table);
    if (question.kind === 'gamble') return t('race.do.gamble', { n: Number(first) });
    return t(`race.do.${question.kind}`);
  },
  motion,
  sounds,
  momentous: (events, table) => events.filter(({ event }) => event === 'chose').slice(-table.info.seats.length),
  Moment: lazily(() => import('./Moment.svelte')),
  story: {
    by: 'round',
    of: ['notes.players.me.score'],
    points: (seen) => Number(seen['notes.players.me.score'] ?? 0),
    sources,
  },
  passes: ['develop', 'settle', 'discard_for_vp'],
  lesson: { start: 'first_game' },
  teach: taught,
  round(table) {
    return Number(table.round ?? 0);
  },
};
