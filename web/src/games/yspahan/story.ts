/** Where the points of Yspahan come from, and how its game is divided: into weeks, each with a scoring at its end. */
import { type Gain, numberIn, type Paint, type Story } from '../../lib/ending/story';
import { rowsOf } from '../../lib/scoring/scoring';
import type { LogLine, Message } from '../../lib/table/types';

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

/** A row for each souk, one for the caravan. */
function rowOf({ message }: LogLine): { key: string; name: Message } {
  const { souk } = message.args ?? {};
  if (typeof souk !== 'object') return { key: 'caravan', name: { id: 'web-yspahan-source-caravan' } };
  const bazaar = message.id === 'yspahan-log-souk-scored-bazaar';
  const { district = '', colour = '' } = souk.args ?? {};
  return {
    key: `${district}-${colour}`,
    name: bazaar ? { id: 'web-yspahan-with-bazaar', args: { souk } } : souk,
  };
}

/** Weeks end with a scoring, and so does the way of a full caravan. */
function titleOf({ message }: LogLine): Message | null {
  if (message.id === 'yspahan-log-caravan-emptied') return { id: 'web-yspahan-caravan-scores' };
  const { week } = message.args ?? {};
  const ends = message.id === 'yspahan-log-week-ended' && typeof week === 'number';
  return ends ? { id: 'web-yspahan-week-scores', args: { week } } : null;
}

const SCORED = ['yspahan-log-souk-scored', 'yspahan-log-souk-scored-bazaar', 'yspahan-log-caravan-scored'];

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
  scoringsOf(log) {
    let from = 0;
    return log.flatMap((ending, line) => {
      const title = titleOf(ending);
      if (!title) return [];
      const lines = log
        .slice(from, line)
        .filter(({ move, message }) => move === ending.move && SCORED.includes(message.id));
      from = line + 1;
      return [{ title, line, rows: rowsOf(STORY, lines, rowOf) }];
    });
  },
};
