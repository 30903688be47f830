/** The sum of a tableau's powers, line by line, for the gutter. */
import type { RaceCard } from './facts';
import { signed, type Sign } from './pills';

const ICON: Record<string, string> = {
  DrawExtra: 'i-look',
  KeepExtra: 'i-keep',
  DrawAtStart: 'i-card',
  DrawAfterDevelop: 'i-card',
  DrawAfterSettle: 'i-card',
  DrawInConsume: 'i-card',
  DrawInProduce: 'i-card',
  DrawIfProducedHere: 'i-card',
  ReduceDevelopment: 'i-dev',
  ReduceWorld: 'i-world',
  Military: 'i-mil',
};

export function gutter(cards: RaceCard[]): Record<string, Sign[]> {
  const sums: Record<string, Map<string, number>> = {};
  const add = (phase: string, icon: string, n: number): void => {
    const line = (sums[phase] ??= new Map<string, number>());
    line.set(icon, (line.get(icon) ?? 0) + n);
  };
  for (const card of cards) {
    for (const power of card.powers) {
      const n = power.n ?? 0;
      if (power.op === 'TradeBonus')
        add(
          'trade',
          power.good === 'any'
            ? 'i-card'
            : power.good === 'this_world'
              ? `g-${card.kind ?? 'any'}`
              : `g-${String(power.good)}`,
          n,
        );
      else if (power.op === 'ProduceHere') add('produce', `g-${card.kind ?? 'any'}`, 1);
      else if (power.op === 'Consume' && power.vp) add('consume', 'i-vp', Number(power.vp) * Number(power.times));
      else if (power.op === 'ReduceWorld' && power.kind !== 'any') add('settle', `g-${String(power.kind)}`, -n);
      else if (power.op === 'Military' && power.against) continue;
      else if (ICON[power.op]) add(power.phase, ICON[power.op] as string, power.op.startsWith('Reduce') ? -n : n);
    }
  }
  return Object.fromEntries(
    Object.entries(sums).map(([phase, line]) => [
      phase,
      [...line].slice(0, 2).flatMap(([icon, n]): Sign[] => [{ n: signed(n) }, { i: icon }]),
    ]),
  );
}
