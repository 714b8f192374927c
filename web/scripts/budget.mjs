/**
 * How much a visitor must fetch before a page works: scripts, styles and words, compressed as the house sends them.
 * `npm run budget` after `npm run build`; it fails when a page is too large.
 */
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { gzipSync } from 'node:zlib';

const STATIC = new URL('../../src/fondaco/web/static/', import.meta.url);
const manifest = JSON.parse(readFileSync(new URL('.vite/manifest.json', STATIC), 'utf-8'));
const LANGUAGES = ['en', 'it', 'fr', 'de'];
const WORDS = '../src/fondaco';
const KILOBYTE = 1000;
/** Kilobytes of fonts that the letters of the four languages need. */
const FONTS = 120;

/** What a page fetches besides its own scripts, by the language of its reader. */
const PAGES = [
  { name: 'home', entry: 'index.html', most: 70, also: (tongue) => words(tongue, ['table', 'house', 'web']) },
  ...['yspahan', 'istanbul', 'wuestensoehne', 'al-rashid'].map((game) => ({
    name: `table of ${game}`,
    entry: 'table.html',
    most: 150,
    also: (tongue) => [
      `src/games/${game}/index.ts`,
      ...words(tongue, ['table', 'house', 'web', 'terminal', `games/${game.replaceAll('-', '_')}`]),
      `${WORDS}/games/${game.replaceAll('-', '_')}/words/${tongue}.play.ftl?raw`,
      ...told(tongue, game),
    ],
  })),
];

/** What is said of the board of this game besides, if there is such a file. */
function told(tongue, game) {
  const file = `${WORDS}/terminal/words/${tongue}.${game}.ftl?raw`;
  return file in manifest ? [file] : [];
}

function words(tongue, folders) {
  return folders.flatMap((folder) =>
    Object.keys(manifest).filter(
      (key) =>
        key === `${WORDS}/${folder}/words/${tongue}.ftl?raw` ||
        (folder === 'house' && key.startsWith(`${WORDS}/house/words/${tongue}.`)),
    ),
  );
}

/** All files of a chunk and of what it imports; what is imported later is not fetched first. */
function filesOf(key, found = new Set()) {
  const chunk = manifest[key];
  if (!chunk) throw new Error(`The build has no ${key}: has its name changed?`);
  if (found.has(chunk.file)) return found;
  found.add(chunk.file);
  for (const style of chunk.css ?? []) found.add(style);
  for (const other of chunk.imports ?? []) filesOf(other, found);
  return found;
}

function weight(file) {
  return gzipSync(readFileSync(new URL(file, STATIC))).length / KILOBYTE;
}

let exceeded = false;
for (const { name, entry, most, also } of PAGES) {
  const sizes = LANGUAGES.map((tongue) => {
    const files = new Set();
    for (const key of [entry, ...also(tongue)]) filesOf(key, files);
    return [...files].filter((file) => /\.(js|css)$/.test(file)).reduce((sum, file) => sum + weight(file), 0);
  });
  const largest = Math.max(...sizes);
  exceeded ||= largest > most;
  console.log(`${largest > most ? 'TOO LARGE' : 'ok'}  ${name}: ${largest.toFixed(1)} kB of ${most} kB`);
}
const fetched = readdirSync(new URL('assets/', STATIC)).filter((file) => /-latin-wght-.*\.woff2$/.test(file));
if (fetched.length === 0) throw new Error('The build has no fonts.');
const fonts = fetched.reduce(
  (sum, file) => sum + statSync(new URL(`assets/${file}`, STATIC)).size / KILOBYTE,
  0,
);
exceeded ||= fonts > FONTS;
console.log(`${fonts > FONTS ? 'TOO LARGE' : 'ok'}  fonts: ${fonts.toFixed(1)} kB of ${FONTS} kB`);
process.exit(exceeded ? 1 : 0);
