/// <reference types="vitest/config" />
import { readFileSync } from 'node:fs';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig, type HtmlTagDescriptor, type Plugin } from 'vite';

/** Where the Python package looks for the pages it serves. */
const STATIC = '../src/fondaco/web/static';

/** What every page has in its head. */
const HEAD: Readonly<Record<string, readonly Record<string, string>[]>> = {
  meta: [
    { charset: 'utf-8' },
    { name: 'viewport', content: 'width=device-width, initial-scale=1' },
    { name: 'theme-color', content: '#f4e9d2', media: '(prefers-color-scheme: light)' },
    { name: 'theme-color', content: '#1a1512', media: '(prefers-color-scheme: dark)' },
  ],
  link: [
    { rel: 'icon', href: '/icon.svg', type: 'image/svg+xml' },
    { rel: 'manifest', href: '/manifest.webmanifest' },
  ],
};

function head(): Plugin {
  const tags: HtmlTagDescriptor[] = Object.entries(HEAD).flatMap(([tag, all]) =>
    all.map((attrs) => ({ tag, attrs, injectTo: 'head-prepend' as const })),
  );
  return { name: 'fondaco-head', transformIndexHtml: () => tags };
}

/** The fonts that are shipped; each with its licence. */
const FONTS = ['alegreya', 'source-sans-3'] as const;

function licences(): Plugin {
  return {
    name: 'fondaco-licences',
    generateBundle() {
      for (const font of FONTS)
        this.emitFile({
          type: 'asset',
          fileName: `licences/${font}.txt`,
          source: readFileSync(`node_modules/@fontsource-variable/${font}/LICENSE`, 'utf-8'),
        });
    },
  };
}

export default defineConfig({
  plugins: [svelte(), head(), licences()],
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
  test: {
    environment: 'happy-dom',
    include: ['tests/**/*.test.ts'],
    testTimeout: 60_000,
    expect: { poll: { timeout: 30_000 } },
  },
});
