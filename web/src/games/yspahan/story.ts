/** Where the points of Yspahan come from, and how its game is divided: into weeks, each with a scoring at its end. */
import { type Gain, numberIn, type Paint, type Story } from '../../lib/ending/story';
import type { LogLine } from '../../lib/table/types';

const SOURCES: readonly (readonly [string, Paint])[] = [
  ['souk', 'souk'],
  ['bazaar', 'bazaar'],
  ['caravan', 'caravan'],
  ['building', 'build'],
  ['card', 'card'],
];

/** The lines that tell points, and where those come from. */
const GAINS: Readonly<Record<string, string>> = {
  'yspahan-log-souk-scored': 'souk',
  'yspahan-log-souk-scored-bazaar': 'bazaar',
  'yspahan-log-cube-shipped': 'caravan',
  'yspahan-log-cube-loaded': 'caravan',
  'yspahan-log-caravan-scored': 'caravan',
  'yspahan-log-built': 'building',
  'yspahan-log-camels-sold': 'card',
  'yspahan-log-gold-sold': 'card',
};

export const STORY: Story = {
  sources: new Map(
    SOURCES.map(([key, paint]) => [key, { name: { id: `web-yspahan-source-${key}` }, paint }]),
  ),
  gainOf(line: LogLine): Gain | null {
    const source = GAINS[line.message.id];
    return source === undefined ? null : { source, points: numberIn(line, 'points') };
  },
  chapterOf({ message }: LogLine) {
    const { week, day } = message.args ?? {};
    if (message.id !== 'yspahan-log-day-begun' || day !== 1 || typeof week !== 'number') return null;
    return { id: 'web-yspahan-week', args: { week } };
  },
  scores: ({ message }: LogLine) => message.id === 'yspahan-log-week-ended',
};
