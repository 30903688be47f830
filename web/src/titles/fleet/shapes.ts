/** Which drawing stands for a ship: curves for the League and its kin, blades for the Hegemony and its kin. */
const CURVED = [
  'frigate',
  'destroyer',
  'cruiser',
  'battleship',
  'heavy_battleship',
  'carrier',
  'interceptor_squadron',
  'mule',
  'salvation',
  'testudo',
  'centaurus',
];
const BLADED = [
  'frigate',
  'destroyer',
  'cruiser',
  'battleship',
  'heavy_battleship',
  'dreadnought',
  'mule',
  'advantage',
  'phalanx',
  'sagittarius',
];
const BLADED_HUES = ['amycles', 'forge', 'rebel'];
const LIKE: Record<string, string> = {
  damaged_cruiser: 'cruiser',
  diplomatic_shuttle: 'salvation',
  civilian_ship: 'mule',
};

export function shapeOf(hue: string, kind: string): string {
  if (kind === 'chimaera') return 'pirate-chimaera';
  const like = LIKE[kind] ?? kind;
  const bladed = BLADED_HUES.includes(hue);
  if (bladed && BLADED.includes(like)) return `amycles-${like}`;
  if (CURVED.includes(like)) return `phebe-${like}`;
  return BLADED.includes(like) ? `amycles-${like}` : 'phebe-frigate';
}
