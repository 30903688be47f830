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
const needed = new Set<string>();

/** Everything that the page needs at once comes in one piece: in many small ones it is harder to compress. */
function atOnce(id: string, modules: Modules): string | null {
  const gather = (one: string): void => {
    if (needed.has(one)) return;
    needed.add(one);
    modules.getModuleInfo(one)?.importedIds.forEach(gather);
  };
  if (!needed.size) gather(`${import.meta.dirname}/src/main.ts`);
  return needed.has(id) && !id.endsWith('/src/main.ts') ? 'frame' : null;
}

export default defineConfig({
  plugins: [svelte(), serviceWorker(), compressed()],
  build: {
    outDir: '../src/orrery/server/page',
    emptyOutDir: true,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: { output: { codeSplitting: { groups: [{ name: atOnce }] } } },
  },
  test: { include: ['tests/*.test.ts'] },
  server: { proxy: { '/api': { target: server, ws: true } } },
});
