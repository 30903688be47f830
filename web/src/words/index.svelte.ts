/** The page's own words. Sentences about a game come from the server, in the same language. */
import { prefs, type Lang } from '../frame/prefs.svelte';

type Forms = { one: string; other: string };
export type Catalogue = Record<string, string | Forms>;
export type Args = Record<string, string | number>;
type Loader = (lang: Lang) => Promise<Catalogue>;

const loaders: Loader[] = [
  async (lang) => (lang === 'fr' ? (await import('./fr.json')).default : (await import('./en.json')).default),
];
let said = $state.raw<Catalogue>({});

/** Loads every catalogue in a language, then shows it. */
export async function load(lang: Lang): Promise<void> {
  let parts: Catalogue[] = [];
  // a title may bring its words while those of the others come
  while (parts.length < loaders.length) parts = await Promise.all(loaders.map((loader) => loader(lang)));
  said = Object.assign({}, ...parts) as Catalogue;
  prefs.lang = lang;
  prefs.save();
}

/**
 * A title brings its words along: beside those that other titles bring meanwhile, and in the language that is
 * spoken when they come.
 */
export async function addWords(loader: Loader): Promise<void> {
  loaders.push(loader);
  const lang = prefs.lang;
  const more = await loader(lang);
  if (lang === prefs.lang) said = { ...said, ...more };
}

export function t(key: string, args: Args = {}): string {
  const entry = said[key];
  if (entry === undefined) return key;
  const text = typeof entry === 'string' ? entry : isOne(args) ? entry.one : entry.other;
  return text.replace(/\{ \$(\w+) \}/g, (_, name: string) => String(args[name] ?? ''));
}

export function has(key: string): boolean {
  return key in said;
}

function isOne(args: Args): boolean {
  const n = typeof args.n === 'number' ? args.n : Object.values(args).find((value) => typeof value === 'number');
  return prefs.lang === 'fr' ? n === 0 || n === 1 : n === 1;
}
