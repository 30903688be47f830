import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';

declare const process: { env: Record<string, string | undefined> };
const server = process.env.ORRERY_URL ?? 'http://127.0.0.1:8000';

export default defineConfig({
  plugins: [svelte()],
  build: { outDir: '../src/orrery/server/page', emptyOutDir: true, assetsInlineLimit: 0, modulePreload: { polyfill: false } },
  server: { proxy: { '/api': { target: server, ws: true } } },
});
