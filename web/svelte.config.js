import { relative } from 'node:path';
import { vitePreprocess } from '@sveltejs/vite-plugin-svelte';

const names = new Map();

/** The class that keeps a component's styles to itself: short, for it stands at every element that has some. */
function cssHash({ hash, filename }) {
  const path = relative(import.meta.dirname, filename ?? '');
  const name = `s${hash(path).slice(0, 4)}`;
  const other = names.get(name) ?? path;
  if (other !== path) throw new Error(`${path} and ${other} would share their styles: make the names longer`);
  names.set(name, path);
  return name;
}

export default { preprocess: vitePreprocess(), compilerOptions: { runes: true, cssHash } };
