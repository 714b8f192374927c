/** What a scoring gave to each player, row by row: made by a game's story from the lines of its log. */
import { type Story, sumsOf } from '../ending/story';
import type { LogLine, Message } from '../table/types';

export interface Row {
  readonly name: Message;
  /** Points by seat; seats that are not here have none. */
  readonly points: ReadonlyMap<number, number>;
}

export interface Scoring {
  readonly title: Message;
  /** After this line of the log it is over. */
  readonly line: number;
  readonly rows: readonly Row[];
}

/** A row for each of these lines, those with the same key together. */
export function rowsOf(
  story: Story,
  lines: readonly LogLine[],
  nameOf: (line: LogLine) => { readonly key: string; readonly name: Message },
): Row[] {
  const rows = new Map<string, { name: Message; points: Map<number, number> }>();
  for (const line of lines) {
    const gain = story.gainOf(line);
    if (!gain || line.seat === null) continue;
    const { key, name } = nameOf(line);
    const row = rows.get(key) ?? { name, points: new Map<number, number>() };
    row.points.set(line.seat, (row.points.get(line.seat) ?? 0) + gain.points);
    rows.set(key, row);
  }
  return [...rows.values()];
}

export interface Column {
  readonly seat: number;
  readonly gained: number;
  /** The score after it; null where the log does not tell all of today's scores. */
  readonly after: number | null;
}

export function columnsOf(
  story: Story,
  scoring: Scoring,
  log: readonly LogLine[],
  scores: readonly number[],
): Column[] {
  const told = sumsOf(story, log, scores) && log.slice(0, scoring.line + 1);
  return scores.map((_, seat) => {
    const gained = scoring.rows.reduce((sum, { points }) => sum + (points.get(seat) ?? 0), 0);
    const gains = told?.filter((line) => line.seat === seat).map((line) => story.gainOf(line)?.points ?? 0);
    return { seat, gained, after: gains?.reduce((sum, points) => sum + points, 0) ?? null };
  });
}
