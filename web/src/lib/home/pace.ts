/** The pace of a table as it is chosen, and as the house wants to hear it. */
import type { TableWanted } from '../api/api.generated';

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
  if (kind === 'turns') return { kind, days, at_end: atEnd, bot: 'greedy' };
  return { kind, move_seconds: move, bank_seconds: bank, at_end: atEnd, bot: 'greedy' };
}
