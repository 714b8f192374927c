/** What is left on a clock, in the parts that are worth showing: days and hours, or hours, minutes and seconds. */
const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;

function two(number: number): string {
  return String(number).padStart(2, '0');
}

/** `4:07` or `1:04:07`; a part of a second counts as a whole one, so that 0:00 means that nothing is left. */
export function shortTime(milliseconds: number): string {
  const seconds = Math.max(0, Math.ceil(milliseconds / SECOND));
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  const end = `${two(seconds % 60)}`;
  return hours > 0 ? `${hours}:${two(minutes)}:${end}` : `${minutes}:${end}`;
}

/** The same for days: how many, and the hours beside them. */
export function longTime(milliseconds: number): { readonly days: number; readonly hours: number } {
  return { days: Math.floor(milliseconds / DAY), hours: Math.floor((milliseconds % DAY) / HOUR) };
}

/** At which moment a player is to be told: each is told once, because the text changes only then. */
export function warningAt(milliseconds: number): 'over' | 'seconds' | 'minute' | null {
  if (milliseconds <= 0) return 'over';
  if (milliseconds <= 10 * SECOND) return 'seconds';
  return milliseconds <= MINUTE ? 'minute' : null;
}

/** How long to wait until a clock shows something else. */
export function untilNext(milliseconds: number): number {
  const step = milliseconds > DAY ? HOUR : SECOND;
  return Math.max(milliseconds % step, 0) + 1;
}
