/** What a speaker is called: as when the line was said, else by the seat, else nobody knows. */
import type { Line } from '../api/api.generated';
import type { Seat } from '../table/types';
import type { Speaker } from '../words/speaker';

export function speakerOf(line: Line, seats: readonly Seat[], speaker: Speaker): string {
  const seat = line.seat === null ? undefined : seats[line.seat];
  return line.name || seat?.name || speaker.text('web-somebody');
}
