/** The sign of a place: its kind, and its name as large as it fits. */
import type { Speaker } from '../../lib/words/speaker';
import type { PictureOf } from '../boards';

export type Kind = 'treasure' | 'wares' | 'money' | 'people';

const KINDS: Readonly<Record<Kind, readonly number[]>> = {
  treasure: [1, 13, 14, 15, 16, 19, 20, 24],
  wares: [2, 3, 4, 5, 8, 17],
  money: [9, 10, 11],
  people: [],
};

export function kindOf(place: number): Kind {
  for (const kind of ['treasure', 'wares', 'money'] as const) if (KINDS[kind].includes(place)) return kind;
  return 'people';
}

/** About how wide a letter is, in parts of its height. */
function widthOf(letter: string): number {
  if (/[iljtfrI'’ .]/.test(letter)) return 0.31;
  if (/[mwMWÄÖÜ]/.test(letter)) return 0.8;
  return /[A-ZÀ-Þ]/.test(letter) ? 0.64 : 0.5;
}

function wide(said: string): number {
  return [...said].reduce((sum, letter) => sum + widthOf(letter), 0);
}

export interface Fitted {
  readonly said: string;
  readonly size: number;
}

/** The name of a place in this room: smaller down to the least size, then its short name. */
export function fitName(speaker: Speaker, place: number, room: number, size: number, least: number): Fitted {
  const full = speaker.text('istanbul-place', { place });
  const fits = Math.min(size, room / wide(full));
  if (fits >= least) return { said: full, size: round(fits) };
  const brief = speaker.text('terminal-istanbul-short-place', { place });
  return { said: brief, size: round(Math.max(least, Math.min(size, room / wide(brief)))) };
}

function round(size: number): number {
  return Math.round(size * 10) / 10;
}

/** What is picked: a good, or a place whose assistant comes back. */
export const pictureOf: PictureOf = (touches) => {
  const [kind, id] = touches[0]?.split(':') ?? [];
  if (kind === undefined) return undefined;
  return { symbol: `is-${kind === 'place' ? 'disc' : id}`, within: 'is-art' };
};
