/**
 * What consume powers bring, used one after the other: which goods each spends, and what is left for the next.
 * Goods differ by their kind, and where they are sold by their price; every power that must be used is used to the
 * full.
 */
import type { TableState } from '../../frame/table.svelte';
import { cardOf, raceOf, type RacePower } from './facts';

export interface Step {
  power: string;
  /** The worlds whose goods it spends. */
  goods: string[];
  points: number;
  cards: number;
}

interface Good {
  world: string;
  kind: string;
  /** For how many cards it is sold, with trade powers and without. */
  price: [number, number];
}

export interface Facts {
  goods: Good[];
  powers: Map<string, RacePower>;
  /** 2 for whoever chose to double points. */
  factor: number;
}

interface Way {
  steps: Step[];
  points: number;
  cards: number;
  left: number;
}

const PRICE: Record<string, number> = { novelty: 2, rare: 3, genes: 4, alien: 5 };
const SPENDING = ['Consume', 'ConsumeAll', 'ConsumeAtTradePrice'];

/** One's own goods and powers of this phase; of a question only those that it still offers. */
export function factsOf(table: TableState, factor: number, offered?: string[]): Facts {
  const player = table.seat === null ? undefined : raceOf(table).players[table.seat];
  const tableau = (player?.tableau ?? []).map((id) => ({ id, card: cardOf(table.cards, id) }));
  const powers = tableau.flatMap(({ id, card }) =>
    (card?.powers ?? []).map((power, i): [string, RacePower] => [`${id}:${i}`, power]),
  );
  const trade = powers.filter(([, power]) => power.op === 'TradeBonus');
  const goods = (player?.goods ?? []).map((world): Good => {
    const kind = cardOf(table.cards, world)?.kind ?? '';
    const base = PRICE[kind] ?? 0;
    const fits = ([id, power]: [string, RacePower]): boolean =>
      power.good === 'any' || power.good === kind || (power.good === 'this_world' && id.startsWith(`${world}:`));
    return {
      world,
      kind,
      price: [base + trade.filter(fits).reduce((sum, [, power]) => sum + (power.n ?? 0), 0), base],
    };
  });
  return {
    goods,
    powers: new Map(
      powers.filter(
        ([id, power]) => power.phase === 'consume' && (offered?.includes(id) ?? SPENDING.includes(power.op)),
      ),
    ),
    factor,
  };
}

/** Every set of `n` goods that come to something else than another set does. */
function sets(goods: Good[], n: number, distinct: boolean): Good[][] {
  if (n === 0) return [[]];
  const found: Good[][] = [];
  const seen = new Set<string>();
  goods.forEach((good, i) => {
    const same = `${good.kind} ${good.price.join()}`;
    if (seen.has(same)) return;
    seen.add(same);
    const rest = goods.slice(i + 1).filter((other) => !distinct || other.kind !== good.kind);
    for (const set of sets(rest, n - 1, distinct)) found.push([good, ...set]);
  });
  return found;
}

/** How a power can be used with these goods: nothing where it cannot. */
function uses(power: RacePower, goods: Good[], factor: number): { goods: Good[]; points: number; cards: number }[] {
  if (power.op === 'ConsumeAll') return goods.length ? [{ goods, points: (goods.length - 1) * factor, cards: 0 }] : [];
  if (power.op === 'ConsumeAtTradePrice')
    return sets(goods, 1, false).map((set) => ({
      goods: set,
      points: 0,
      cards: set[0]?.price[power.trade_powers ? 0 : 1] ?? 0,
    }));
  if (power.op === 'DrawInConsume') return [{ goods: [], points: 0, cards: power.n ?? 0 }];
  if (power.op !== 'Consume') return [];
  const fitting = goods.filter((good) => power.good === 'any' || power.good === good.kind);
  const spend = Number(power.spend);
  const distinct = power.distinct === true;
  const times = distinct ? 1 : Math.min(Number(power.times), Math.floor(fitting.length / spend));
  if (times === 0) return [];
  return sets(fitting, spend * times, distinct).map((set) => ({
    goods: set,
    points: times * Number(power.vp) * factor,
    cards: times * Number(power.cards),
  }));
}

const better = (a: Way, b: Way): boolean =>
  a.points - b.points > 0 || (a.points === b.points && (a.cards > b.cards || (a.cards === b.cards && a.left > b.left)));

function search(facts: Facts, goods: Good[], powers: string[], ordered: boolean, known: Map<string, Way>): Way {
  const key = `${powers.join()} ${goods.map((good) => good.world).join()}`;
  const found = known.get(key);
  if (found) return found;
  let top: Way | null = null;
  for (const [i, id] of powers.entries()) {
    const power = facts.powers.get(id);
    const ways = power ? uses(power, goods, facts.factor) : [];
    const after = ordered ? powers.slice(i + 1) : powers.filter((other) => other !== id);
    for (const use of ways) {
      const rest = search(
        facts,
        goods.filter((good) => !use.goods.includes(good)),
        after,
        ordered,
        known,
      );
      const step: Step = {
        power: id,
        goods: use.goods.map((good) => good.world),
        points: use.points,
        cards: use.cards,
      };
      const way: Way = {
        steps: [step, ...rest.steps],
        points: use.points + rest.points,
        cards: use.cards + rest.cards,
        left: rest.left,
      };
      if (!top || better(way, top)) top = way;
    }
    // in a given order the first that can be used is used
    if (ordered && ways.length) break;
  }
  top ??= { steps: [], points: 0, cards: 0, left: goods.length };
  known.set(key, top);
  return top;
}

/** The order that brings most: points first, then cards, then goods that are left. */
export function best(facts: Facts): Step[] {
  return search(facts, facts.goods, [...facts.powers.keys()], false, new Map()).steps;
}

/** What the powers bring in this order. One that finds no good is not among the steps. */
export function inOrder(facts: Facts, order: string[]): Step[] {
  return search(facts, facts.goods, order, true, new Map()).steps;
}
