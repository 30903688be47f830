/** What a teacher says about this position, from nothing but what the learner sees. */
import type { Item } from '../../frame/types';

/** What the teacher looks at. */
export interface Lesson {
  kind: string;
  items: Item[];
  least: number;
  /** What each choice alone would do, as the server said. */
  data: Record<string, Record<string, unknown>>;
  hand: number;
  goods: number;
  /** Cards in the largest tableau. */
  largest: number;
  costOf: (card: string) => number;
  nameOf: (card: string) => string;
}

/** A sentence of the title's words, with what fills it. */
export interface Said {
  word: string;
  args: Record<string, string | number>;
}

const NEAR_THE_END = 10;
const FEW = 2;
const MANY_GOODS = 3;
const GIVES = ['pay', 'hand_limit', 'start_discard', 'produce_discard'];

export function teach(lesson: Lesson): Said | null {
  if (lesson.kind === 'action') return action(lesson);
  if (lesson.kind === 'settle' || lesson.kind === 'develop') return place(lesson);
  if (lesson.kind === 'explore') return keep(lesson);
  if (lesson.kind === 'trade') return trade(lesson);
  if (lesson.kind === 'gamble') return gamble(lesson);
  return GIVES.includes(lesson.kind) ? give(lesson) : null;
}

interface Now {
  cards?: Record<string, { cost: number }> | number;
  world?: string;
  worlds?: string[];
}

function action(lesson: Lesson): Said {
  const now = (name: string): Now => (lesson.data[name]?.now as Now | undefined) ?? {};
  const placeable = (name: string): [string, number][] =>
    Object.entries(now(name).cards ?? {}).map(([card, { cost }]: [string, { cost: number }]) => [card, cost]);
  const sale = now('consume_trade');
  if (lesson.largest >= NEAR_THE_END && lesson.goods > 0) return { word: 'end-near', args: { n: lesson.largest } };
  if (lesson.hand <= FEW && sale.world)
    return { word: 'sell', args: { n: Number(sale.cards), world: lesson.nameOf(sale.world) } };
  if (lesson.hand <= FEW) return { word: 'explore', args: { n: lesson.hand } };
  if (lesson.goods >= MANY_GOODS) return { word: 'goods', args: { n: lesson.goods } };
  for (const name of ['settle', 'develop']) {
    const [first] = placeable(name).sort(([, a], [, b]) => a - b);
    if (!first) continue;
    const card = lesson.nameOf(first[0]);
    return first[1] === 0
      ? { word: `${name}-free`, args: { card } }
      : { word: `action-${name}`, args: { card, n: first[1] } };
  }
  const worlds = now('produce').worlds ?? [];
  if (worlds.length) return { word: 'produce', args: { n: worlds.length } };
  return { word: 'nothing', args: {} };
}

/** What is placed costs itself too: it leaves the hand. */
function place({ items, data, hand, nameOf }: Lesson): Said | null {
  const cost = (item: Item): number => Number(data[item]?.cost ?? Infinity);
  const [first] = [...items].sort((a, b) => cost(a) - cost(b));
  if (first === undefined || !Number.isFinite(cost(first))) return { word: 'none', args: {} };
  const card = nameOf(String(first));
  if (cost(first) === 0) return { word: 'free', args: { card } };
  return { word: 'place', args: { card, n: cost(first), left: hand - 1 - cost(first) } };
}

function keep({ items, costOf, nameOf }: Lesson): Said | null {
  const [first] = items.map(String).sort((a, b) => costOf(a) - costOf(b));
  return first === undefined ? null : { word: 'keep', args: { card: nameOf(first), n: costOf(first) } };
}

function give({ items, least, costOf, nameOf }: Lesson): Said | null {
  const cards = items.map(String).filter((item) => !item.startsWith('use:'));
  const dearest = cards.sort((a, b) => costOf(b) - costOf(a)).slice(0, Math.max(1, least));
  return dearest.length ? { word: 'give', args: { cards: dearest.map(nameOf).join(', ') } } : null;
}

function trade({ items, data, nameOf }: Lesson): Said | null {
  const worth = (item: Item): number => Number(data[item]?.cards ?? 0);
  const [first] = [...items].sort((a, b) => worth(b) - worth(a));
  return first === undefined ? null : { word: 'trade', args: { n: worth(first), world: nameOf(String(first)) } };
}

function gamble({ items, data }: Lesson): Said | null {
  const odds = (item: Item): number => Number(data[item]?.odds ?? 0);
  const [first] = [...items].sort((a, b) => odds(b) - odds(a));
  return first === undefined
    ? null
    : { word: 'gamble', args: { n: Number(first), odds: Math.round(100 * odds(first)) } };
}
