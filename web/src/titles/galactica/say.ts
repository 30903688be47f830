/** What things are called: as the almanac has them. */
import type { TableState } from '../../frame/table.svelte';
import { t } from '../../words/index.svelte';
import { AREAS, galacticaOf, pilotsIn, VIPER, type GalacticaView } from './facts';

export function nameOf(table: TableState, id: string): string {
  return table.cards[id]?.name ?? id.replaceAll('_', ' ');
}

/** What a seat is called at the table: its character, once there is one. */
export function calledOf(table: TableState, seat: number): string {
  return table.name(seat);
}

export function areaName(area: number): string {
  return t(`galactica.area.${AREAS[area] ?? 'front'}`);
}

export function placeName(table: TableState, seat: number): string {
  const player = galacticaOf(table).players[seat];
  if (!player?.location) return player?.character ? t('galactica.nowhere') : '';
  return player.location === VIPER
    ? t(player.craft === 'assault_raptor' ? 'galactica.in-assault-raptor' : 'galactica.in-viper', {
        area: areaName(player.area),
      })
    : nameOf(table, player.location);
}

/** Everything in a space area, in one spoken line. */
export function areaSpoken(table: TableState, g: GalacticaView, area: number): string {
  const parts = pilotsIn(g, area).map((seat) =>
    t(g.players[seat]?.craft === 'assault_raptor' ? 'galactica.pilot.assault' : 'galactica.pilot', {
      who: calledOf(table, seat),
    }),
  );
  if (g.vipers[area]) parts.push(t('galactica.n.viper', { n: g.vipers[area] ?? 0 }));
  if (g.assault_raptors[area]) parts.push(t('galactica.n.assault_raptor', { n: g.assault_raptors[area] ?? 0 }));
  const bases = g.basestars.filter((ship) => ship.area === area).length;
  if (bases) parts.push(t('galactica.n.basestar', { n: bases }));
  if (g.heavy_raiders[area]) parts.push(t('galactica.n.heavy_raider', { n: g.heavy_raiders[area] ?? 0 }));
  if (g.raiders[area]) parts.push(t('galactica.n.raider', { n: g.raiders[area] ?? 0 }));
  const civilians = g.civilians.filter(([, where]) => where === area).length;
  if (civilians) parts.push(t('galactica.n.civilian', { n: civilians }));
  return t('colon', { what: areaName(area) }) + (parts.join(', ') || t('galactica.empty'));
}

/** The name of an item and what it does: its label has a dot between the two. */
export function parted(label: string): [string, string] {
  const at = label.indexOf(' · ');
  return at < 0 ? [label, ''] : [label.slice(0, at), label.slice(at + 3)];
}
