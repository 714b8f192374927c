/** What of a log is new, whose turns these were, and what a rival's turn comes to in one line. */
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
  /** Nobody's, if only the table has done something. */
  readonly seat: number | null;
  /** Which line of those that were given is its first. */
  readonly from: number;
  readonly lines: readonly LogLine[];
}

/** A turn goes on as long as the same seat acts; what the table does in between goes with it. */
export function turnsOf(lines: readonly LogLine[]): Turn[] {
  const turns: Turn[] = [];
  for (const [nth, line] of lines.entries()) {
    const last = turns.at(-1);
    if (last && (line.seat === null || last.seat === null || line.seat === last.seat))
      turns[turns.length - 1] = { ...last, seat: last.seat ?? line.seat, lines: [...last.lines, line] };
    else turns.push({ seat: line.seat, from: nth, lines: [line] });
  }
  return turns;
}

/** What others have done since this seat acted last; for a spectator the last turn. */
export function sinceOwn(log: readonly LogLine[], viewer: number | null): Turn[] {
  const turns = turnsOf(log).filter(({ seat }) => seat !== null);
  if (viewer === null) return turns.slice(-1);
  return turns.slice(turns.findLastIndex(({ seat }) => seat === viewer) + 1);
}

/** Its first two lines, how many more there were, and what it brought. */
export function summaryOf(turn: Turn, points: number): Message {
  const lines = turn.lines.filter(({ seat }) => seat !== null);
  const [first, second] = lines.map(({ message }) => message);
  const told = second ? 2 : 1;
  return {
    id: second ? 'web-motion-summary-more' : 'web-motion-summary',
    args: {
      ...(first ? { first } : {}),
      ...(second ? { second } : {}),
      more: lines.length - told,
      points,
    },
  };
}
