/** A fleet as a short code, "PH1-bV.c.d.3xf-k": the same letters as the engine's, which a test compares. */
const FACTIONS: Record<string, string> = {
  phebe: 'PH',
  amycles: 'AM',
  forge_of_fendrix: 'FO',
  llib_sorg: 'LS',
  maa_seti: 'MS',
  rebels: 'RE',
  scavengers: 'SC',
};
const SHIPS: Record<string, string> = {
  frigate: 'f',
  destroyer: 'd',
  cruiser: 'c',
  battleship: 'b',
  heavy_battleship: 'h',
  dreadnought: 'r',
  carrier: 'p',
  mule: 'm',
  advantage: 'a',
  salvation: 's',
  testudo: 't',
  centaurus: 'e',
  phalanx: 'x',
  sagittarius: 'g',
  chimaera: 'i',
};
const LOADS: Record<string, string> = {
  proton_ray: 'P',
  magnetic_bomb: 'M',
  interdictor: 'I',
  vortex_gate: 'G',
  vortex_missiles: 'V',
  nano_repairer: 'N',
  drones: 'D',
  exo_bomb: 'E',
  tractor_beam: 'T',
  minefields: 'F',
  gamma_bomb: 'B',
  sanctuary: 'S',
  gamma_warheads: 'W',
  rampart_of_coeos: 'R',
  prometheus_ray: 'H',
  ionic_module: 'J',
  multipoint_module: 'K',
  sentinel_device: '1',
  radar_jammer_device: '2',
  supply_device: '3',
  repair_drone_device: '4',
  power_amplifier_device: '5',
  recon_ray_device: '6',
  movement_device: '7',
  defence_device: '8',
  attack_device: '9',
  energy_device: '0',
};
const CHECK = 'abcdefghjkmnpqrstuvwxyz';

/** A letter that changes with any other of the code, and with their order. */
function check(body: string): string {
  return CHECK[[...body].reduce((sum, letter, i) => sum + (i + 1) * letter.charCodeAt(0), 0) % CHECK.length] ?? '';
}

export function encode(faction: string, plan: string[]): string {
  if (!plan.length) return '';
  const counts = new Map<string, number>();
  for (const entry of plan) {
    const [kind = '', ...loads] = entry.split(':');
    const word = (SHIPS[kind] ?? '?') + loads.map((load) => LOADS[load] ?? '?').join('');
    counts.set(word, (counts.get(word) ?? 0) + 1);
  }
  const ships = [...counts].sort(([a], [b]) => (a < b ? -1 : 1)).map(([word, n]) => (n === 1 ? word : `${n}x${word}`));
  const body = `${FACTIONS[faction] ?? '??'}1-${ships.join('.')}`;
  return `${body}-${check(body)}`;
}

function named(letters: Record<string, string>, letter: string): string | undefined {
  return Object.keys(letters).find((name) => letters[name] === letter);
}

/** Why a code is none: it has another form, or a letter of it is wrong. */
export type BadCode = 'form' | 'slip';

/** Faction and plan of a code, or why it is none. */
export function decode(code: string): { faction: string; plan: string[] } | BadCode {
  const found = /^([A-Z]{2})1-([\w.]+)-([a-z])$/.exec(code.trim());
  if (!found) return 'form';
  const faction = named(FACTIONS, found[1] ?? '');
  if (!faction || check(`${found[1]}1-${found[2]}`) !== found[3]) return 'slip';
  const plan: string[] = [];
  for (const word of (found[2] ?? '').split('.')) {
    const [, n = '1', ship = '', loads = ''] = /^(?:(\d+)x)?([a-z])(\w*)$/.exec(word) ?? [];
    const parts = [named(SHIPS, ship), ...[...loads].map((letter) => named(LOADS, letter))];
    if (parts.includes(undefined)) return 'slip';
    plan.push(...Array.from({ length: Number(n) }, () => parts.join(':')));
  }
  return { faction, plan };
}
