/// <reference types="vitest/config" />
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';

/** Where the Python package looks for the pages it serves. */
const STATIC = '../src/fondaco/web/static';

export default defineConfig({
  plugins: [svelte()],
  base: '/',
  build: {
    outDir: STATIC,
    emptyOutDir: true,
    target: 'es2022',
    manifest: true,
    rolldownOptions: { input: ['index.html', 'table.html', 'join.html', 'rules.html', 'gallery.html'] },
  },
  // The words lie in the Python package, above this folder.
  server: { fs: { allow: ['..'] }, proxy: { '/api': { target: 'http://127.0.0.1:8000', ws: true } } },
  ...(process.env.VITEST ? { resolve: { conditions: ['browser'] } } : {}),
  // A busy machine may take its time; what hangs still ends.
  test: { environment: 'happy-dom', include: ['tests/**/*.test.ts'], testTimeout: 60_000 },
});
