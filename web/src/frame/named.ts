/** Tables and guests have names of the sky, the same for everybody. */
const CONSTELLATIONS =
  'Andromeda Antlia Apus Aquila Ara Auriga Bootes Caelum Carina Cassiopeia Cepheus Cetus Columba Corvus Crater Crux Cygnus Delphinus Dorado Draco Equuleus Eridanus Fornax Gemini Grus Hydra Indus Lacerta Lepus Lupus Lynx Lyra Mensa Norma Octans Orion Pavo Perseus Phoenix Pictor Puppis Pyxis Sagitta Scutum Serpens Sextans Taurus Tucana Vela Volans Vulpecula'.split(
    ' ',
  );
const MOONS =
  'Ariel Callisto Carme Dione Elara Galatea Hyperion Io Larissa Leda Metis Mimas Miranda Oberon Pandora Phobos Portia Rhea Tethys Titan Triton Umbriel'.split(
    ' ',
  );

export function tableName(id: string): string {
  const hash = [...id].reduce((sum, letter) => (Math.imul(sum, 31) + letter.charCodeAt(0)) >>> 0, 7);
  return CONSTELLATIONS[hash % CONSTELLATIONS.length] ?? id;
}

export function guestName(): string {
  return MOONS[Math.floor(Math.random() * MOONS.length)] ?? 'Titan';
}
