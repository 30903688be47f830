/** A power as a row of signs. */
import type { RaceCard, RacePower } from './facts';

export type Sign = { n: string } | { i: string; small?: boolean } | { s: string };

const n = (value: number | string): Sign => ({ n: String(value) });
const i = (id: string): Sign => ({ i: id });
const to: Sign = { i: 'i-to', small: true };
const plus: Sign = { i: 'i-plus', small: true };

export function signed(value: number): string {
  return value < 0 ? `−${-value}` : `+${value}`;
}

function good(kind: unknown): Sign {
  return i(kind === 'this_world' ? 'i-world' : `g-${String(kind)}`);
}

const num = (power: RacePower, field = 'n'): number => Number(power[field] ?? 0);

export function pill(power: RacePower, card: RaceCard): Sign[] {
  switch (power.op) {
    case 'DrawExtra':
      return [n(signed(num(power))), i('i-look')];
    case 'KeepExtra':
      return [n(signed(num(power))), i('i-keep')];
    case 'DrawAtStart':
    case 'DrawInConsume':
    case 'DrawInProduce':
    case 'DrawIfProducedHere':
      return [n(signed(num(power))), i('i-card')];
    case 'DrawAfterDevelop':
      return [i('i-dev'), to, n(signed(num(power))), i('i-card')];
    case 'DrawAfterSettle':
      return [i('i-world'), to, n(signed(num(power))), i('i-card')];
    case 'ReduceDevelopment':
      return [n(`−${num(power)}`), i('i-dev')];
    case 'ReduceWorld':
      return [n(`−${num(power)}`), i('i-world'), ...(power.kind === 'any' ? [] : [good(power.kind)])];
    case 'Military':
      return [
        n(signed(num(power))),
        i('i-mil'),
        ...(power.against ? [{ s: 'vs' }, power.against === 'rebel' ? i('i-rebel') : good(power.against)] : []),
      ];
    case 'TemporaryMilitary':
      return [i('i-burn'), n(signed(num(power))), i('i-mil')];
    case 'ZeroCost':
      return [i('i-burn'), i('i-world'), to, n(0)];
    case 'PayForMilitary':
      return [i('i-milworld'), n(num(power, 'discount') ? `−${num(power, 'discount')}` : '='), i('i-card')];
    case 'TradeBonus':
      return [good(power.good), n(signed(num(power))), i('i-card')];
    case 'Consume':
      return [
        ...(power.distinct ? [n(`${num(power, 'spend')}≠`)] : num(power, 'spend') > 1 ? [n(num(power, 'spend'))] : []),
        good(power.good),
        ...(num(power, 'times') > 1 ? [n(`×${num(power, 'times')}`)] : []),
        to,
        ...(num(power, 'vp') ? [n(num(power, 'vp')), i('i-vp')] : []),
        ...(num(power, 'cards') ? [n(num(power, 'cards')), i('i-card')] : []),
      ];
    case 'ConsumeAll':
      return [n('∞'), i('g-any'), to, i('i-vp'), n('−1')];
    case 'ConsumeAtTradePrice':
      return [i('g-any'), to, i('i-sell'), i('i-card')];
    case 'Gamble':
      return [i('i-die'), to, i('i-card')];
    case 'DiscardForVp':
      return [n(num(power, 'most')), i('i-card'), to, n(num(power, 'most')), i('i-vp')];
    case 'ProduceHere':
      return [plus, card.kind ? good(card.kind) : i('g-any')];
    case 'ProduceOnWindfall':
      return [plus, i(`w-${String(power.kind)}`)];
    case 'DiscardToProduce':
      return [n(1), i('i-card'), to, i('w-any')];
    case 'DrawPerGoodProduced':
      return [good(power.good), to, n(signed(num(power))), i('i-card')];
    case 'DrawPerKindProduced':
      return [i('g-any'), { s: '≠' }, to, n(signed(num(power))), i('i-card')];
    case 'DrawIfMostProduced':
      return [i('i-most'), good(power.good), n(signed(num(power))), i('i-card')];
    case 'DrawPerWorld':
      return [i('i-world'), good(power.kind), to, n(signed(num(power))), i('i-card')];
    default:
      return [n('?')];
  }
}

/** The same in fewer signs, for the smallest cards. */
export function chip(power: RacePower, card: RaceCard): Sign[] {
  switch (power.op) {
    case 'Military':
      return [
        i('i-mil'),
        n(num(power) < 0 ? `−${-num(power)}` : num(power)),
        ...(power.against ? [power.against === 'rebel' ? i('i-rebel') : good(power.against)] : []),
      ];
    case 'TradeBonus':
      return [i('i-sell'), n(num(power)), ...(power.good === 'any' ? [] : [good(power.good)])];
    case 'Consume':
      return [
        good(power.good),
        to,
        ...(num(power, 'vp') ? [i('i-vp')] : []),
        ...(num(power, 'cards') ? [i('i-card')] : []),
      ];
    case 'ProduceHere':
      return [];
    case 'DrawPerGoodProduced':
      return [good(power.good), i('i-card')];
    case 'DrawPerKindProduced':
      return [i('g-any'), i('i-card')];
    case 'DrawIfProducedHere':
    case 'DrawInProduce':
    case 'DrawInConsume':
    case 'DrawIfMostProduced':
    case 'DrawPerWorld':
      return [i('i-card'), n(num(power))];
    case 'ReduceWorld':
      return [n(`−${num(power)}`), power.kind === 'any' ? i('i-world') : good(power.kind)];
    case 'DiscardForVp':
      return [i('i-card'), to, i('i-vp')];
    default:
      return pill(power, card);
  }
}
