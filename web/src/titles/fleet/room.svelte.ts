/** Whether there is a column beside the zone: one zone, two fleets, a wide screen. */
import { room } from '../../frame/screen.svelte';
import type { TableState } from '../../frame/table.svelte';
import { fleetOf, zonesOf } from './facts';

export function roomBeside(table: TableState): boolean {
  const fleet = fleetOf(table);
  return !room.narrow && fleet.players.length <= 2 && zonesOf(fleet.shape).length === 1;
}
