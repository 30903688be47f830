/** A fleet as a short code that can be read aloud: two letters a ship, its kind and what it carries. */
const LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
const KINDS = ['frigate', 'destroyer', 'cruiser', 'battleship', 'heavy_battleship', 'dreadnought', 'carrier', 'mule', 'advantage', 'salvation', 'testudo', 'centaurus', 'phalanx', 'sagittarius', 'chimaera'];
const LOADS = [
  '', 'proton_ray', 'magnetic_bomb', 'interdictor', 'vortex_gate', 'vortex_missiles', 'nano_repairer', 'drones', 'exo_bomb', 'tractor_beam', 'minefields', 'gamma_bomb', 'sanctuary', 'rampart_of_coeos', 'prometheus_ray', 'ionic_module', 'multipoint_module',
  'sentinel_device', 'radar_jammer_device', 'supply_device', 'repair_drone_device', 'power_amplifier_device', 'recon_ray_device', 'movement_device', 'defence_device', 'attack_device', 'energy_device',
];

/** "frigate" is AA; each load of a ship is one letter more, "-" parts the ships. */
export function encode(plan: string[]): string {
  const ships = plan.map((entry) => {
    const [kind = '', ...loads] = entry.split(':');
    return [KINDS.indexOf(kind), ...(loads.length ? loads : ['']).map((load) => LOADS.indexOf(load))].map((i) => LETTERS[i] ?? '?').join('');
  });
  return ships.sort().join('-');
}

/** The plan of a code, or null where it is none. */
export function decode(code: string): string[] | null {
  const plan = code.trim().toUpperCase().split('-').map((ship) => {
    const [kind, ...loads] = [...ship].map((letter) => LETTERS.indexOf(letter));
    const named = [KINDS[kind ?? -1], ...loads.map((load) => LOADS[load])];
    return named.length < 2 || named.includes(undefined) ? null : named.filter(Boolean).join(':');
  });
  return plan.includes(null) ? null : (plan as string[]);
}
