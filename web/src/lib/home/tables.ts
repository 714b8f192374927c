/** What is said of a table in a list: its game, who sits there, whose turn it is and since when. */
import type { ListedTable } from '../api/api.generated';
import type { Language, Speaker } from '../words/speaker';
import { BOXES } from './shelf';

/** Whether it is my turn there. */
export function waits(table: ListedTable): boolean {
  return table.status === 'playing' && table.mine.includes(table.asked);
}

export function titleOf(game: string): string {
  return BOXES.find((box) => box.key === game)?.title ?? game;
}

export function playerAt(table: ListedTable, seat: number, speaker: Speaker): string {
  const name = table.seats[seat];
  if (name) return name;
  if (table.mine.includes(seat)) return speaker.text('you');
  const kind = table.kinds[seat];
  return speaker.text(kind === 'bot' ? 'web-bot' : kind === 'open' ? 'web-seat-open' : 'web-somebody');
}

export function peopleAt(table: ListedTable, speaker: Speaker): string {
  return table.seats.map((_, seat) => playerAt(table, seat, speaker)).join(', ');
}

export function freeAt(table: ListedTable): number {
  return table.kinds.filter((kind) => kind === 'open').length;
}

const MINUTE = 60_000;
const UNITS = [
  ['day', 24 * 60 * MINUTE],
  ['hour', 60 * MINUTE],
  ['minute', MINUTE],
] as const;

/** How long ago something was, in the largest unit that fits: `4 min. ago`. */
export function sinceText(then: number, now: number, language: Language): string {
  const says = new Intl.RelativeTimeFormat(language, { numeric: 'auto', style: 'short' });
  const past = Math.max(0, now - then);
  const [unit, size] = UNITS.find(([, least]) => past >= least) ?? (['second', 1000] as const);
  return says.format(unit === 'second' ? 0 : -Math.floor(past / size), unit);
}
