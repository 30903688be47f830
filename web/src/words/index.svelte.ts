/** The page's own words. Sentences about a game come from the server, in the same language. */
import { prefs, type Lang } from '../frame/prefs.svelte';

type Forms = { one: string; other: string };
export type Catalogue = Record<string, string | Forms>;
export type Args = Record<string, string | number>;
type Loader = (lang: Lang) => Promise<Catalogue>;

const loaders: Loader[] = [
  async (lang) => (lang === 'fr' ? (await import('./fr.json')).default : (await import('./en.json')).default),
];
/** Of what is shown only when somebody asks for it (`lazily`). */
let rest: Loader[] = [
  async (lang) =>
    lang === 'fr' ? (await import('./later-fr.json')).default : (await import('./later-en.json')).default,
];
let coming = Promise.resolve();
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

/** The words of all that is not shown at once. */
export function laterWords(): Promise<void> {
  const wanted = rest;
  rest = [];
  const added = Promise.all([coming, ...wanted.map((loader) => addWords(loader))]).then(() => undefined);
  // what did not come is asked for again
  coming = added.catch(() => void rest.push(...wanted));
  return added;
}

/**
 * A title brings its words along: beside those that other titles bring meanwhile, and in the language that is
 * spoken when they come. Those of what is not shown at once may come `later`.
 */
export async function addWords(loader: Loader, later?: Loader): Promise<void> {
  if (later) rest.push(later);
  let lang = prefs.lang;
  let more = await loader(lang);
  while (lang !== prefs.lang) more = await loader((lang = prefs.lang));
  loaders.push(loader);
  said = { ...said, ...more };
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
