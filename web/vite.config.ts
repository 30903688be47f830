import { svelte } from '@sveltejs/vite-plugin-svelte';
import { type Plugin } from 'vite';
import { defineConfig } from 'vitest/config';

declare const process: { env: Record<string, string | undefined> };
const server = process.env.ORRERY_URL ?? 'http://127.0.0.1:8000';
const SHELL = ['/', '/mark.svg', '/orrery.webmanifest'];

/**
 * Writes sw.js with the names of the files that make up the shell: code, styles, fonts and emblems, no pictures
 * of cards.
 */
function serviceWorker(): Plugin {
  return {
    name: 'service-worker',
    apply: 'build',
    async generateBundle(_, bundle) {
      const made = Object.keys(bundle).filter((name) => /\.(js|css|woff2)$/.test(name) || /\/emblem-/.test(name));
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

export default defineConfig({
  plugins: [svelte(), serviceWorker()],
  build: {
    outDir: '../src/orrery/server/page',
    emptyOutDir: true,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
  test: { include: ['tests/*.test.ts'] },
  server: { proxy: { '/api': { target: server, ws: true } } },
});
