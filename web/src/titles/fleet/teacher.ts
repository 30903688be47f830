/** What a teacher says about this position, from nothing but what the learner sees. */

export interface Lesson {
  kind: string;
  /** What each choice would do, in words and as data, as the server said. */
  previews: { text: string; data: Record<string, unknown> }[];
  about: Record<string, unknown>;
  items: string[];
  /** How many sectors the nearest enemy is away; nothing where none is in sight. */
  nearest: number | null;
  /** What is left of the hull of the ship that is attacked. */
  hull: number;
}

/** A sentence of the title's words, with what fills it. */
export interface Said {
  word: string;
  args: Record<string, string | number>;
}

const AIMS = ['aim', 'aim_first', 'aim_weapon'];

export function teach(lesson: Lesson): Said | null {
  if (lesson.kind === 'energy') return energy(lesson);
  if (lesson.kind === 'act') return act(lesson);
  if (AIMS.includes(lesson.kind)) return aim(lesson);
  if (lesson.kind === 'react') return react(lesson);
  if (lesson.kind === 'keep') return keep(lesson);
  if (lesson.kind === 'step' && lesson.nearest !== null) return { word: 'step', args: { n: lesson.nearest } };
  return null;
}

function energy({ nearest }: Lesson): Said | null {
  if (nearest === null) return null;
  return nearest <= 1 ? { word: 'energy-near', args: {} } : { word: 'energy-far', args: { n: nearest } };
}

interface Shot {
  damage?: number;
  kills?: boolean;
}

/** Of several shots the one that does most: what destroys comes first. */
const worth = ({ damage = 0, kills = false }: Shot): number => damage + (kills ? 100 : 0);

function act({ previews }: Lesson): Said {
  const shots = previews.flatMap(({ data }) => Object.values((data.targets as Record<string, Shot[]>) ?? {}).flat());
  const best = shots.sort((a, b) => worth(b) - worth(a))[0];
  if (best?.kills) return { word: 'act-kill', args: {} };
  if (best) return { word: 'act-shoot', args: { n: best.damage ?? 0 } };
  const moves = previews.some(({ data }) => Object.keys((data.moves as object | undefined) ?? {}).length);
  return { word: moves ? 'act-move' : 'act-end', args: {} };
}

function aim({ previews }: Lesson): Said | null {
  const best = [...previews].sort((a, b) => worth(b.data) - worth(a.data))[0];
  return best?.text ? { word: 'aim', args: { what: best.text } } : null;
}

function react({ about, hull, items }: Lesson): Said {
  const damage = Object.values((about.damage_by_sector as Record<string, number>) ?? {}).reduce((sum, n) => sum + n, 0);
  const shield = items.some((item) => item.startsWith('shield'));
  if (damage >= hull) return { word: shield ? 'react-save' : 'react-lost', args: { n: damage } };
  return { word: 'react-bear', args: { n: damage, left: hull - damage } };
}

function keep({ items }: Lesson): Said | null {
  const green = items.filter((die) => die.startsWith('green')).length;
  if (green) return { word: 'keep-green', args: { n: green } };
  const special = items.filter((die) => die.endsWith('special')).length;
  return special ? { word: 'keep-special', args: { n: special } } : null;
}
