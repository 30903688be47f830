/** The attack that somebody is asked to answer: from the question's own words, not from a preview. */
import type { TableState } from '../../frame/table.svelte';
import { fleetOf, profileOf } from './facts';
import type { Outcome } from './pointing.svelte';

interface Attack {
  target: number;
  ships: number[];
  remote: string;
}

/** The question `react` names the target, who fires, and the last sector that a remote attack crossed. */
export function attackOf(table: TableState): Outcome | null {
  const question = table.question;
  if (question?.kind !== 'react') return null;
  const fleet = fleetOf(table);
  const { target, ships, remote } = question.about as unknown as Attack;
  const by: Record<string, number> = (question.about.damage_by_sector as Record<string, number> | undefined) ?? {};
  if (!Object.keys(by).length) {
    for (const n of ships) {
      const ship = fleet.ships[n];
      if (ship) by[remote || ship.at] = (by[remote || ship.at] ?? 0) + (profileOf(ship.kind)?.fire ?? 0);
    }
  }
  const damage = Object.values(by).reduce((sum, n) => sum + n, 0);
  const hull = fleet.ships[target]?.hull ?? 0;
  const stops = question.items.flatMap((item) => {
    const found = /^shield:(.+)>(\w+)$/.exec(String(item));
    return found?.[1] && found[2] ? [{ die: found[1], sectors: [found[2]] }] : [];
  });
  const origin = fleet.ships[ships[0] ?? -1]?.at ?? '';
  return {
    target,
    path: remote && origin !== remote ? [origin, remote] : [],
    from: remote || origin,
    damage,
    damage_by_sector: by,
    hull_left: Math.max(0, hull - damage),
    kills: damage >= hull,
    stops,
  };
}
