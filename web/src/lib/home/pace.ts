/** The pace of a table as it is chosen, and as the house wants to hear it. */
import type { Pace, TableWanted } from '../api/api.generated';
import { USUAL_LEVEL } from '../table/bots';
import type { Speaker } from '../words/speaker';

export const KINDS = ['none', 'live', 'turns'] as const;
export const AT_ENDS = ['wait', 'bot', 'abandon'] as const;
/** Seconds for a decision, and in reserve. */
export const MOVES = [15, 30, 60, 120, 300] as const;
export const BANKS = [0, 300, 600, 1200, 1800] as const;
export const DAYS = [1, 2, 3, 7, 14] as const;

export interface PaceChosen {
  kind: (typeof KINDS)[number];
  move: number;
  bank: number;
  days: number;
  atEnd: (typeof AT_ENDS)[number];
}

/** At first nobody is in a hurry; with clocks, these are usual. */
export const USUAL: Readonly<PaceChosen> = { kind: 'none', move: 60, bank: 600, days: 3, atEnd: 'bot' };

export function paceWanted(chosen: PaceChosen): NonNullable<TableWanted['pace']> {
  const { kind, move, bank, days, atEnd } = chosen;
  if (kind === 'none') return { kind };
  if (kind === 'turns') return { kind, days, at_end: atEnd, bot: USUAL_LEVEL };
  return { kind, move_seconds: move, bank_seconds: bank, at_end: atEnd, bot: USUAL_LEVEL };
}

const DAY = 24 * 3600;

export function timeText(seconds: number, speaker: Speaker): string {
  if (seconds === 0) return speaker.text('web-pace-no-bank');
  if (seconds < 60) return speaker.text('web-seconds', { number: seconds });
  if (seconds < DAY) return speaker.text('web-pace-minutes', { number: Math.round(seconds / 60) });
  return speaker.text('web-days', { number: Math.round(seconds / DAY) });
}

/** The pace of a table that is set, for whoever sits down there. */
export function paceText({ kind, move, bank, at_end }: Pace, speaker: Speaker): string {
  const said = (id: string, value: string) => `${speaker.text(id)}: ${value}`;
  return [
    said('web-pace', speaker.text(`web-pace-${kind}`)),
    said('web-pace-move', timeText(move / 1000, speaker)),
    ...(bank > 0 ? [said('web-pace-bank', timeText(bank / 1000, speaker))] : []),
    said('web-pace-end', speaker.text(`web-pace-end-${at_end}`)),
  ].join(' · ');
}
