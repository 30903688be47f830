/** Ships in space from one moment to the next: which one moved, which came, which is gone. */
import type { Moment } from '../../frame/api';

export interface Ship {
  /** The same as long as it is the same ship. */
  key: string;
  kind: string;
  area: number;
}

const COUNTED: Record<string, string> = {
  vipers: 'viper',
  assault_raptors: 'assault_raptor',
  heavy_raiders: 'heavy_raider',
  raiders: 'raider',
};

/** What has to be known of each moment. */
export function namesOf(seats: number): string[] {
  return [
    ...Object.keys(COUNTED),
    'basestars',
    'civilians',
    ...Array.from({ length: seats }, (_, seat) => `players.${seat}.area`),
  ];
}

/** Where ships of each kind are: those that have no name of their own are only counted. */
function places({ seen }: Moment): Map<string, number[]> {
  const found = new Map<string, number[]>();
  for (const [name, kind] of Object.entries(COUNTED))
    found.set(
      kind,
      ((seen[name] as number[] | undefined) ?? []).flatMap((n, area) => Array<number>(n).fill(area)),
    );
  found.set(
    'basestar',
    ((seen.basestars as { area: number }[] | undefined) ?? []).map(({ area }) => area),
  );
  return found;
}

/** Ships with a name: civilian ships, and whoever flies. */
function named({ seen }: Moment): Ship[] {
  const civilians = ((seen.civilians as [string, number][] | undefined) ?? []).map(([key, area]) => ({
    key,
    kind: 'civilian',
    area,
  }));
  const pilots = Object.entries(seen).filter(([name, area]) => name.endsWith('.area') && Number(area) >= 0);
  return [...civilians, ...pilots.map(([name, area]) => ({ key: name, kind: 'pilot', area: Number(area) }))];
}

/**
 * The fleet at each moment. Of ships that cannot be told apart, one that left an area is the one that came into
 * another.
 */
export function fleetsOf(moments: Moment[]): Ship[][] {
  let made = 0;
  let last: Ship[] = [];
  return moments.map((moment) => {
    const now = named(moment);
    for (const [kind, areas] of places(moment)) {
      const before = last.filter((ship) => ship.kind === kind);
      const coming: number[] = [];
      for (const area of areas) {
        const stays = before.findIndex((ship) => ship.area === area);
        if (stays >= 0) now.push(...before.splice(stays, 1));
        else coming.push(area);
      }
      for (const area of coming) now.push({ key: before.shift()?.key ?? `${kind}/${made++}`, kind, area });
    }
    return (last = now);
  });
}

/** Which moment shows what an event did: the first after it. */
export function momentOf(moments: Moment[], index: number): number {
  const found = moments.findIndex(({ events }) => events > index);
  return found < 0 ? moments.length - 1 : found;
}
