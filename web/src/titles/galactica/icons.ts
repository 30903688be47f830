/** The drawing that goes with something that can be chosen. */
import type { TableState } from '../../frame/table.svelte';
import { LOCATIONS, RESOURCES, TYPES } from './facts';
import { placeOf } from './places';

const KINDS: Record<string, string> = {
  crisis: 'i-warn',
  super_crisis: 'i-warn',
  destination: 'fleet',
  quorum: 'i-president',
  loyalty: 'i-lock',
  character: 'i-people',
  mutiny: 'i-mutiny',
  motive: 'i-motive',
  mission: 'i-mission',
};
const PLAIN: Record<string, string> = {
  nothing: 'i-x',
  pass: 'i-x',
  stop: 'i-x',
  decline: 'i-x',
  stay: 'i-x',
  risk: 'i-die',
  use: 'i-check',
  vipers: 'viper',
  launch: 'basestar',
  draw: 'i-cards',
  top: 'i-up',
  crisis: 'i-warn',
  destination: 'fleet',
  raiders: 'raider',
  heavy_raiders: 'heavy_raider',
  basestars: 'basestar',
  damaged_viper: 'viper',
  destroyed_viper: 'viper',
  destroyed_raptor: 'raptor',
  destroyed_assault_raptor: 'assault_raptor',
  assault_raptor: 'assault_raptor',
  reserve: 'viper',
  build: 'assault_raptor',
  bring_back: 'raptor',
  miracle: 'i-miracle',
  infiltrate: 'l-human_fleet',
  different_path: 'i-miracle',
  repeat: 'i-check',
};

/** What an icon of activation is drawn as: the drawing, its width and height. */
export const ACTIVATIONS: Record<string, [string, number, number]> = {
  raiders: ['raider', 20, 15],
  heavy_raiders: ['heavy_raider', 19, 16],
  basestars: ['basestar', 20, 18],
  launch_raiders: ['i-up', 14, 14],
};

export function iconOf(table: TableState, item: string): string {
  const [kind = '', name = ''] = item.split(':');
  const id = name && kind !== 'attack' && kind !== 'move' ? name : kind;
  if (kind === 'viper' || kind === 'move' || kind === 'attack') return 'viper';
  if (kind === 'launch' && name) return 'viper';
  if (kind === 'reveal') return 'i-lock';
  if (kind === 'assault') return 'assault_raptor';
  if (kind === 'infiltration') return 'l-resurrection_ship';
  if (kind === 'give' || kind === 'take') return 'i-miracle';
  if (item === 'title:nuke') return 'nuke';
  if (kind === 'title' || kind === 'quorum') return 'i-president';
  if (item in PLAIN) return PLAIN[item] ?? '';
  if (LOCATIONS.includes(id)) return `l-${id}`;
  if (TYPES.includes(id)) return `sk-${id}`;
  if ((RESOURCES as readonly string[]).includes(id)) return `r-${id}`;
  const card = table.cards[id];
  if (card?.kind === 'skill') return `sk-${String(card.type)}`;
  return card ? (KINDS[String(card.kind)] ?? 'i-cards') : kind === 'ability' ? 'i-once' : '';
}

/** The seat that an item stands for, where it stands for somebody. */
export function seatOf(kind: string, item: string): number | null {
  const place = placeOf(kind, item);
  if (place?.startsWith('seat:')) return Number(place.slice(5));
  return kind === 'first_reaction' ? Number(item.split(':')[0]) : null;
}
