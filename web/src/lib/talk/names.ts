/** Who talks at a table, and what they are called. */
import type { Line } from '../api/api.generated';
import type { Seat } from '../table/types';
import type { Speaker } from '../words/speaker';

/** Whom a host can let talk. */
export const TALKERS = ['everyone', 'seats', 'off'] as const;

/** As the speaker was called when the line was said, else by the seat; else nobody knows. */
export function speakerOf(line: Line, seats: readonly Seat[], speaker: Speaker): string {
  const seat = line.seat === null ? undefined : seats[line.seat];
  return line.name || seat?.name || speaker.text('web-somebody');
}
