/** What a game tells of its course, read from the lines of its log: where points come from, and how it is divided. */
import type { Scoring } from '../scoring/scoring';
import type { LogLine, Message } from '../table/types';

/** The colours that sources of points have, as tokens. */
export const PAINTS = ['souk', 'bazaar', 'caravan', 'build', 'card'] as const;
export type Paint = (typeof PAINTS)[number];

export interface Source {
  readonly name: Message;
  /** Without one it has the next that is free. */
  readonly paint?: Paint;
}

/** Points that a line of the log tells. */
export interface Gain {
  /** The key of a source. */
  readonly source: string;
  readonly points: number;
}

export interface Story {
  /** Where points come from, by key, in the order in which they are shown. */
  readonly sources: ReadonlyMap<string, Source>;
  gainOf(line: LogLine): Gain | null;
  /** What begins with this line, for the foot of the graph: a week, a round. */
  chapterOf(line: LogLine): Message | null;
  /** Whether what this line tells belongs to a scoring of everybody. */
  scores?(line: LogLine): boolean;
  /** The scorings of everybody so far, for their sheets. */
  scoringsOf?(log: readonly LogLine[]): readonly Scoring[];
}

/** Points by source, by seat. */
export type Sums = readonly ReadonlyMap<string, number>[];

/**
 * How many points each seat had from each source; null where the log does not tell all of them: of a game that began
 * in the middle, say.
 */
export function sumsOf(story: Story, log: readonly LogLine[], scores: readonly number[]): Sums | null {
  const sums = scores.map(() => new Map<string, number>());
  for (const line of log) {
    const gain = story.gainOf(line);
    const own = line.seat === null ? undefined : sums[line.seat];
    if (gain && own) own.set(gain.source, (own.get(gain.source) ?? 0) + gain.points);
  }
  const whole = sums.every((own, seat) => [...own.values()].reduce((a, b) => a + b, 0) === scores[seat]);
  return whole ? sums : null;
}

/** A number that a line tells; 0 where it does not. */
export function numberIn(line: LogLine, name: string): number {
  const told = line.message.args?.[name];
  return typeof told === 'number' ? told : 0;
}
