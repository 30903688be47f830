import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { type Plugin } from 'vite';
import { defineConfig } from 'vitest/config';

const server = process.env.ORRERY_URL ?? 'http://127.0.0.1:8000';
const SHELL = ['/', '/mark.svg', '/orrery.webmanifest'];

/**
 * Writes sw.js with the names of the files that make up the shell: code, styles, types and emblems, no pictures
 * of cards, and not the whole types, which few need.
 */
function serviceWorker(): Plugin {
  return {
    name: 'service-worker',
    apply: 'build',
    async generateBundle(_, bundle) {
      const made = Object.keys(bundle).filter(
        (name) => /\.(js|css|woff2)$|\/emblem-/.test(name) && !/-latin-/.test(name),
      );
      const files = JSON.stringify([...SHELL, ...made.map((name) => `/${name}`).sort()]);
      const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(files));
      const version = [...new Uint8Array(digest.slice(0, 6))]
        .map((byte) => byte.toString(16).padStart(2, '0'))
        .join('');
      const worker = await this.fs.readFile('sw.js', { encoding: 'utf8' });
      const source = worker.replace('__FILES__', files).replace('__VERSION__', version);
      this.emitFile({ type: 'asset', fileName: 'sw.js', source });
    },
  };
}

const source = `${import.meta.dirname}/src`;
const titles = readdirSync(`${source}/titles`, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);

/** The drawings of cards, by the files that they become: a title's are in the folders of its folder `art`. */
function drawings(): { version: string; files: Map<string, Buffer> } {
  const hash = createHash('sha256');
  const files = new Map<string, Buffer>();
  for (const title of titles) {
    const art = `${source}/titles/${title}/art`;
    for (const path of existsSync(art) ? readdirSync(art, { recursive: true, encoding: 'utf8' }).sort() : []) {
      if (!path.includes('/')) continue;
      const drawing = readFileSync(`${art}/${path}`);
      files.set(`${title}-{}-${path.replace('/', '-')}`, drawing);
      hash.update(path).update(drawing);
    }
  }
  return { version: hash.digest('hex').slice(0, 8), files };
}

/** They go by names that the page makes of a card's, with one version for all: a list of their names would be long. */
function art(): Plugin {
  const { version, files } = drawings();
  return {
    name: 'art',
    config: () => ({ define: { __ART__: JSON.stringify(version) } }),
    generateBundle() {
      for (const [name, drawing] of files)
        this.emitFile({ type: 'asset', fileName: `assets/${name.replace('{}', version)}`, source: drawing });
    },
  };
}

/** What is text is also written small, so that the server has nothing to do but send it. */
function compressed(): Plugin {
  return {
    name: 'compressed',
    apply: 'build',
    enforce: 'post',
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        for (const file of Object.values(bundle)) {
          if (!/\.(js|css|svg|html)$/.test(file.fileName)) continue;
          const text = Buffer.from(file.type === 'chunk' ? file.code : file.source);
          this.emitFile({ type: 'asset', fileName: `${file.fileName}.br`, source: brotliCompressSync(text) });
          this.emitFile({ type: 'asset', fileName: `${file.fileName}.gz`, source: gzipSync(text, { level: 9 }) });
        }
      },
    },
  };
}

type Modules = { getModuleInfo(id: string): { importedIds: string[] } | null };
const pieces = new Map<string, Set<string>>();

/** All that a module needs at once, by what it imports. */
function neededBy(id: string, modules: Modules, found = new Set<string>()): Set<string> {
  if (found.has(id)) return found;
  found.add(id);
  for (const one of modules.getModuleInfo(id)?.importedIds ?? []) neededBy(one, modules, found);
  return found;
}

/** The module that a piece begins with, which is none of it. */
const begins = (title: string): string => `${source}/titles/${title}/plugin.ts`;

/**
 * What is needed at once comes in one piece, the page and each title: many small ones are harder to compress. What
 * titles have in common is of the page's.
 */
function piece(id: string, modules: Modules): string | null {
  if (!pieces.size) {
    const frame = neededBy(`${source}/main.ts`, modules);
    frame.delete(`${source}/main.ts`);
    pieces.set('frame', frame);
    for (const name of titles) {
      const needed = [...neededBy(begins(name), modules)];
      const own = needed.filter((one) => one.startsWith(`${source}/titles/${name}/`) && one !== begins(name));
      pieces.set(name, new Set(own));
      for (const one of needed) if (!one.startsWith(`${source}/titles/`)) frame.add(one);
    }
  }
  return [...pieces].find(([, of]) => of.has(id))?.[0] ?? null;
}

/** The page's own first: a piece brings along all that it needs, but for what is in another. */
const groups = [
  { name: (id: string, modules: Modules) => (piece(id, modules) === 'frame' ? 'frame' : null), priority: 2 },
  { name: piece, priority: 1 },
];

export default defineConfig({
  plugins: [svelte(), art(), serviceWorker(), compressed()],
  build: {
    outDir: '../src/orrery/server/page',
    emptyOutDir: true,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: { output: { codeSplitting: { groups } } },
  },
  test: { include: ['tests/*.test.ts'] },
  server: { proxy: { '/api': { target: server, ws: true } } },
});
