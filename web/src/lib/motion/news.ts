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

/** A line that only says whose turn it is: a turn begins with it. */
const BEGINS = /-go-begun$/;

/**
 * A turn goes on as long as the same seat acts; what the table does in between goes with it, and so does what happens to
 * others by one of its moves.
 */
export function turnsOf(lines: readonly LogLine[]): Turn[] {
  const turns: Turn[] = [];
  for (const [nth, line] of lines.entries()) {
    const last = turns.at(-1);
    if (last && goesOn(last, lines, nth))
      turns[turns.length - 1] = { ...last, seat: last.seat ?? line.seat, lines: [...last.lines, line] };
    else turns.push({ seat: line.seat, from: nth, lines: [line] });
  }
  return turns;
}

function goesOn({ seat, lines: told }: Turn, lines: readonly LogLine[], nth: number): boolean {
  const line = lines[nth];
  if (!line || line.seat === null) return true;
  if (BEGINS.test(line.message.id)) return seat === null;
  if (seat === null || line.seat === seat) return true;
  const { move } = line;
  // The same move goes on to tell of the seat that made it.
  return (
    told.at(-1)?.move === move && lines.slice(nth).some((each) => each.move === move && each.seat === seat)
  );
}

/** The lines that tell what was done in it. */
export function tellingOf({ lines }: Turn): readonly LogLine[] {
  return lines.filter(({ seat, message }) => seat !== null && !BEGINS.test(message.id));
}

/** The turns of these lines in which somebody did something. */
export function doneIn(lines: readonly LogLine[]): Turn[] {
  return turnsOf(lines).filter((turn) => tellingOf(turn).length > 0);
}

/** What others have done since this seat acted last; for a spectator the last turn. */
export function sinceOwn(log: readonly LogLine[], viewer: number | null): Turn[] {
  const turns = doneIn(log);
  if (viewer === null) return turns.slice(-1);
  return turns.slice(turns.findLastIndex(({ seat }) => seat === viewer) + 1);
}

/** Its first two lines, how many more there were, and what it brought. */
export function summaryOf(turn: Turn, points: number): Message {
  const lines = tellingOf(turn);
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
