/** What is on a sector, in one spoken line; names as the almanac has them. */
import type { TableState } from '../../frame/table.svelte';
import { has, t } from '../../words/index.svelte';
import { exitOf, fleetOf, portalOf, profileOf, stackAt, terrainOf, type ShipView } from './facts';
import { pointingOf } from './pointing.svelte';

/** The name of a ship, weapon, commander, faction ... */
export function nameOf(table: TableState, id: string): string {
  return table.cards[id]?.name ?? (has(`fleet.name.${id}`) ? t(`fleet.name.${id}`) : id.replaceAll('_', ' '));
}

const LIKE: Record<string, string> = {
  mine: 'minefields',
  container: 'supply',
  scar: 'gamma_warheads',
  black_hole_marker: 'portal',
};

/** The drawing of a weapon, a device, a capability or something that lies on the board. */
export function iconOf(id: string): string {
  const found = [id, LIKE[id] ?? '', id.replace(/_device$/, '')].find(
    (one) => one && document.getElementById(`fc-i-${one}`),
  );
  return `fc-i-${found ?? 'device'}`;
}

export function sectorName(sector: string): string {
  return sector.toUpperCase();
}

export function shipName(table: TableState, ship: ShipView): string {
  return ship.kind ? nameOf(table, ship.kind) : t('fleet.signal');
}

export function shipSpoken(table: TableState, ship: ShipView): string {
  const profile = profileOf(ship.kind);
  if (!ship.kind || !profile) return t('fleet.signal');
  if (ship.kind === 'decoy') return t('fleet.decoy');
  const said = t('fleet.ship.spoken', {
    kind: nameOf(table, ship.kind),
    hull: ship.hull ?? 0,
    full: profile.hull,
    fire: profile.fire ?? '–',
  });
  return ship.revealed ? said : `${said} (${t('fleet.ship.hidden')})`;
}

/** What the board offers at a ship, in words. */
function offered(table: TableState, ship: ShipView): string {
  const pointing = pointingOf(table);
  const end = pointing.aimedAt(ship);
  if (!end) return '';
  const preview = pointing.previewOf(end);
  const label = preview?.text || table.ask?.labels[end.item] || '';
  return `. ${pointing.isPicked(`ship:${ship.n}`) ? `${t('fleet.chosen')}: ` : ''}${label}`;
}

export function sectorSpoken(table: TableState, sector: string): string {
  const fleet = fleetOf(table);
  const pointing = pointingOf(table);
  const parts = [sectorName(sector)];
  const terrain = terrainOf(fleet, sector);
  if (terrain) parts.push(terrain === 'unknown' ? t('fleet.unknown') : nameOf(table, terrain));
  if (fleet.disabled?.includes(sector)) parts.push(t('fleet.disabled'));
  const portal = portalOf(fleet, sector);
  if (portal)
    parts.push(
      t('fleet.portal', { letter: portal.toUpperCase() }) +
        (exitOf(fleet, sector) ? ` → ${sectorName(exitOf(fleet, sector) ?? '')}` : ''),
    );
  for (const token of fleet.tokens)
    if (token.at === sector)
      parts.push(
        token.owner < 0 ? nameOf(table, token.kind) : `${nameOf(table, token.kind)}, ${table.name(token.owner)}`,
      );
  const stack = stackAt(fleet, sector);
  if (stack[0])
    parts.push(
      `${table.name(stack[0].owner)}: ${stack.map((ship) => shipSpoken(table, ship) + offered(table, ship)).join('; ')}`,
    );
  else parts.push(t('fleet.empty'));
  const [end] = pointing.at(sector);
  if (end)
    parts.push(
      `${pointing.isPicked(sector) ? t('fleet.chosen') : t('fleet.may')}: ${table.ask?.labels[end.item] ?? ''}`,
    );
  else if (pointing.origins.has(sector))
    parts.push(pointing.origin === sector ? t('fleet.acting') : t('fleet.may-act'));
  return parts.join('. ');
}
