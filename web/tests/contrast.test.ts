/** The colours keep WCAG 2.2 AA in both themes: 4.5 for text, 3 for pieces and rings. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const CSS = readFileSync('src/lib/design/tokens.css', 'utf-8');
const TOKENS = new Map<string, readonly [string, string]>();
for (const [, name = '', light = '', dark = ''] of CSS.matchAll(
  /--([\w-]+): light-dark\((#[0-9a-f]{6}), (#[0-9a-f]{6})\);/g,
))
  TOKENS.set(name, [light, dark]);
for (const [, name = '', value = ''] of CSS.matchAll(/--([\w-]+): (#[0-9a-f]{6});/g))
  TOKENS.set(name, [value, value]);

function luminance(colour: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrast(a: string, b: string): number {
  const [light = 0, dark = 0] = [luminance(a), luminance(b)].sort((x, y) => y - x);
  return (light + 0.05) / (dark + 0.05);
}

function pair(a: string, b: string, theme: 0 | 1): number {
  const [first, second] = [TOKENS.get(a)?.[theme], TOKENS.get(b)?.[theme]];
  if (!first || !second) throw new Error(`No token ${a} or ${b}.`);
  return contrast(first, second);
}

const PAPERS = ['paper', 'paper-raised', 'paper-sunken', 'plot', 'sand'];
const SEATS = ['blue', 'red', 'green', 'yellow', 'white', 'orange', 'violet'];
const SOUKS = ['white', 'blue', 'yellow', 'pink', 'orange'];

const QUARTERS = ['sack', 'barrel', 'chest', 'vase'];
const SOURCES = ['souk', 'caravan', 'build', 'card'];

const TEXT: [string, string][] = [
  ...PAPERS.flatMap((paper): [string, string][] => [
    ['ink', paper],
    ['ink-muted', paper],
  ]),
  ['ink', 'road'],
  ['ink', 'road-dark'],
  ['ink', 'accent-soft'],
  ['ink', 'stall'],
  ['accent', 'paper'],
  ['accent', 'paper-raised'],
  ['accent', 'accent-soft'],
  ['on-accent', 'accent'],
  ['danger', 'paper-raised'],
  ['danger', 'accent-soft'],
  ...SOUKS.map((souk): [string, string] => ['on-souk', `souk-${souk}`]),
  ['ink', 'lit'],
  ['ink-muted', 'lit'],
  ['ink', 'card'],
  ['ink-muted', 'card'],
  ['good', 'paper-raised'],
  ['good', 'paper-sunken'],
  ['good', 'card'],
  ['on-target', 'target'],
  ['danger', 'paper'],
  ...QUARTERS.map((quarter): [string, string] => ['ink', `quarter-${quarter}`]),
  ...SOURCES.map((source): [string, string] => ['on-source', `source-${source}`]),
  ['on-souk', 'source-bazaar'],
];
const PIECES: [string, string][] = [
  ...['paper', 'paper-raised', 'plot', 'stall'].map((paper): [string, string] => ['focus', paper]),
  ...['paper', 'paper-raised', 'plot', 'stall', 'road', 'road-dark'].map((paper): [string, string] => [
    'target',
    paper,
  ]),
  ...QUARTERS.map((quarter): [string, string] => ['target', `quarter-${quarter}`]),
  ['target', 'lit'],
  ['focus', 'lit'],
  ['line-strong', 'paper-raised'],
  ...SEATS.map((seat): [string, string] => [`on-seat-${seat}`, `seat-${seat}`]),
  ['pip', 'die'],
  ['pip', 'die-yellow'],
];

describe.each([
  ['light', 0],
  ['dark', 1],
] as const)('by %s', (_, theme) => {
  it.each(TEXT)('text in %s reads on %s', (ink, paper) => {
    expect(pair(ink, paper, theme)).toBeGreaterThanOrEqual(4.5);
  });

  it.each(PIECES)('%s stands out on %s', (piece, ground) => {
    expect(pair(piece, ground, theme)).toBeGreaterThanOrEqual(3);
  });

  it.each(SEATS)('a piece of %s, or its outline, stands out in a stall', (seat) => {
    const best = Math.max(pair(`seat-${seat}`, 'stall', theme), pair('piece-line', 'stall', theme));
    expect(best).toBeGreaterThanOrEqual(3);
  });
});
