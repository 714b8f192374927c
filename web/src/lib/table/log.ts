/** How a log grows: an update says from which move on its lines take the place of those that are known. */
import type { LogLine } from './types';

export interface News {
  readonly follows: number;
  readonly log_from: number;
  readonly log: readonly LogLine[];
}

export function mergeLog(known: readonly LogLine[], news: News): readonly LogLine[] {
  // From the beginning on everything comes anew, and so does what was so before the first move.
  if (news.follows === 0 || news.log_from === 0) return news.log;
  return [...known.filter((line) => line.move <= news.log_from), ...news.log];
}

/** Two updates, one right after the other, as the one that they come to. */
export function joined<T extends News>(earlier: T, later: T): T {
  return {
    ...later,
    follows: Math.min(earlier.follows, later.follows),
    log_from: Math.min(earlier.log_from, later.log_from),
    log: mergeLog(earlier.log, later),
  };
}
