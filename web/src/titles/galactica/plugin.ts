/** Battlestar Galactica at the table. */
import { addSprite } from '../../frame/sprite';
import { addWords, has, t } from '../../words/index.svelte';
import type { TitlePlugin } from '..';
import Aftermath from './Aftermath.svelte';
import Answers from './Answers.svelte';
import Board from './Board.svelte';
import Card from './Card.svelte';
import Cast from './Cast.svelte';
import Choice from './Choice.svelte';
import './galactica.css';
import { LOCATIONS } from './facts';
import { lanes, STORY_EVENTS, STORY_FACTS } from './aftermath';
import Moment from './Moment.svelte';
import { motion } from './motion';
import Orders from './Orders.svelte';
import PhoneHand from './PhoneHand.svelte';
import { phrases } from './phrases';
import { shown } from './places';
import Rules from './Rules.svelte';
import { nameOf } from './say';
import { showOf } from './show.svelte';
import sprite from './sprite.svg?raw';
import { sounds } from './sounds';
import Strip from './Strip.svelte';
import { taught } from './teacher';
import Supply from './Supply.svelte';
import Types from './Types.svelte';

addSprite(sprite);
await addWords(async (lang) =>
  lang === 'fr' ? (await import('./words/fr.json')).default : (await import('./words/en.json')).default,
);

const MOMENTS = ['cylon_revealed', 'jumped', 'civilian_destroyed'];

export const plugin: TitlePlugin = {
  places: { dock: 'beside', strip: 'top', supply: 'bar' },
  Strip,
  Supply,
  Board,
  Hand: PhoneHand,
  Choice,
  choosers: {
    action: Answers,
    movement: Answers,
    crisis_choice: Answers,
    react: Answers,
    choose_types: Types,
    choose_character: Cast,
  },
  keys: [
    { key: 'b', word: 'galactica.key.board', act: (table) => showOf(table).toggle() },
    {
      key: 'm',
      word: 'galactica.key.marks',
      act: (table) => (showOf(table).suspecting ? showOf(table).trust() : showOf(table).suspect()),
    },
  ],
  Rules,
  Card,
  shown,
  confirm(question, choice, table) {
    const place = String(choice[0]);
    if (question.kind === 'movement' && LOCATIONS.includes(place))
      return t('galactica.do.go', { place: nameOf(table, place) });
    const key = `galactica.do.${question.kind}`;
    return has(key) ? t(key, { n: choice.length }) : null;
  },
  lesson: {},
  teach: taught,
  motion,
  sounds,
  momentous: (events) => events.filter(({ event }) => MOMENTS.includes(event)).slice(-1),
  Moment,
  story: { by: 'turn', of: STORY_FACTS, events: STORY_EVENTS, Scene: Aftermath, lanes },
  Orders,
  phrases,
  round(table) {
    return Number(table.turn ?? 0);
  },
};
