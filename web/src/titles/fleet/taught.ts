/** The teacher's sentence about what is asked now. */
import type { TableState } from '../../frame/table.svelte';
import { t } from '../../words/index.svelte';
import { enemies, fleetOf, type FleetView } from './facts';
import { teach } from './teacher';

export function taught(table: TableState): string | null {
  const { question, seat } = table;
  if (!question || seat === null) return null;
  const fleet = fleetOf(table);
  const said = teach({
    kind: question.kind,
    items: question.items.map(String),
    about: question.about,
    previews: Object.values(table.ask?.previews ?? {}).flatMap((one) => one ?? []),
    nearest: nearest(fleet, seat),
    hull: fleet.ships[Number(question.about.target ?? -1)]?.hull ?? Infinity,
  });
  return said && t(`fleet.teach.${said.word}`, said.args);
}

/** How many sectors the nearest enemy is away, in the zone where it is; as the dice go, a diagonal counts as one. */
function nearest(fleet: FleetView, seat: number): number | null {
  const there = fleet.ships.filter(({ at }) => /^[a-z]\d+$/.test(at));
  const own = there.filter((ship) => ship.owner === seat);
  const others = there.filter((ship) => enemies(fleet, ship.owner, seat));
  const far = own.flatMap((one) => others.map((other) => apart(one.at, other.at)));
  return far.length ? Math.min(...far) : null;
}

function apart(a: string, b: string): number {
  const across = Math.abs(a.charCodeAt(0) - b.charCodeAt(0));
  return Math.max(across, Math.abs(Number(a.slice(1)) - Number(b.slice(1))));
}
