/** What of a log is new, and what a rival's turn comes to in one line. */
import type { LogLine, Message } from '../table/types';

/** More lines than this at once were not followed as they happened: the table is shown as it is. */
const CATCHING_UP = 40;

/** The lines that were added; none if something was taken back, or if the reader has just come. */
export function addedLines(known: readonly LogLine[], now: readonly LogLine[]): readonly LogLine[] {
  if (known.length === 0 || now.length <= known.length) return [];
  const goesOn = known.every((line, nth) => isSame(line, now[nth]));
  const added = now.slice(known.length);
  return goesOn && added.length <= CATCHING_UP ? added : [];
}

function isSame(line: LogLine, other: LogLine | undefined): boolean {
  return line === other || JSON.stringify(line) === JSON.stringify(other);
}

/** Somebody's turn, as far as it has come. */
export interface Turn {
  readonly seat: number;
  readonly lines: readonly LogLine[];
  /** What the seat had before. */
  readonly score: number;
}

/** The turn goes on as long as the same seat acts; what the table does in between belongs to nobody. */
export function goOn(turn: Turn | null, lines: readonly LogLine[], scores: readonly number[]): Turn | null {
  let now = turn;
  for (const line of lines) {
    if (line.seat === null) continue;
    now =
      now?.seat === line.seat
        ? { ...now, lines: [...now.lines, line] }
        : { seat: line.seat, lines: [line], score: scores[line.seat] ?? 0 };
  }
  return now;
}

/** Its first two lines, how many more there were, and what it brought. */
export function summaryOf(turn: Turn, scores: readonly number[]): Message {
  const [first, second] = turn.lines.map(({ message }) => message);
  const told = second ? 2 : 1;
  return {
    id: second ? 'web-motion-summary-more' : 'web-motion-summary',
    args: {
      ...(first ? { first } : {}),
      ...(second ? { second } : {}),
      more: turn.lines.length - told,
      points: (scores[turn.seat] ?? 0) - turn.score,
    },
  };
}
