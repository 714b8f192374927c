/**
 * What moves when something has happened, told without a document: beats, one after the other, each of pieces that
 * fly at the same time along places which the board names (`data-place`, or `data-touch`).
 */
import type { LogLine, Seat, View } from '../table/types';

export const SPEEDS = ['off', 'fast', 'normal', 'step'] as const;
export type Speed = (typeof SPEEDS)[number];

export type Sound = 'turn' | 'place' | 'coin' | 'dice' | 'card' | 'walk' | 'end';

export interface Flight {
  /** The symbol that flies; of several each is shown for a while, the last one in the end: a die that rolls. */
  readonly piece: readonly string[];
  /** What on the page it looks like, if that is there: a selector. */
  readonly like?: string;
  /** The colours of its player, or other custom properties, as a style. */
  readonly paint?: string;
  /** The places it passes, from the first to the last. */
  readonly path: readonly string[];
  /** How wide it is drawn, in widths of the place where it ends. */
  readonly size: number;
  /** What stands at the end already, because the board shows the truth: it is seen when the piece is there. */
  readonly hides?: string;
  /** Whether it is seen at its first place until its turn comes: it lay there. */
  readonly waits?: boolean;
  readonly rolls?: boolean;
  /** How many equal pieces fly before it, in single file. */
  readonly behind?: number;
}

export interface Beat {
  /** Whose doing it is. */
  readonly seat: number | null;
  readonly flights: readonly Flight[];
  /** What it is about on the board; without them, where its pieces come to. */
  readonly places?: readonly string[];
  readonly sound?: Sound;
}

/** How a game tells its motion: from the table before, and the lines that tell what has happened since; beats for each. */
export type Choreography = (
  before: View,
  now: View,
  lines: readonly LogLine[],
  seats: readonly Seat[],
) => readonly (readonly Beat[])[];

/** The places that a beat is about. */
export function placesOf({ places, flights }: Beat): readonly string[] {
  return places ?? [...new Set(flights.flatMap(({ path }) => path.at(-1) ?? []))];
}

export interface Timed {
  readonly beat: Beat;
  /** Milliseconds from the beginning. */
  readonly start: number;
  readonly duration: number;
}

/** A whole turn of somebody takes at most so long. */
export const TURN = 1500;
const BEAT = 240;
const CORNER = 70;
const ROLL = 560;
/** A beat begins when the one before it has done so much of its way. */
const OVERLAP = 0.7;
/** Less than this is not seen as a motion. */
const SHORTEST = 60;

function lengthOf(beat: Beat): number {
  const corners = Math.max(0, ...beat.flights.map((flight) => flight.path.length - 2));
  return beat.flights.some((flight) => flight.rolls) ? ROLL : Math.min(BEAT + corners * CORNER, ROLL);
}

/** When each beat begins and how long it takes, within so many milliseconds; none if that is too short to see. */
export function schedule(beats: readonly Beat[], speed: Speed, within: number = TURN): readonly Timed[] {
  if (speed === 'off' || beats.length === 0) return [];
  const pace = speed === 'fast' ? 0.5 : 1;
  let start = 0;
  let end = 0;
  const plain = beats.map((beat) => {
    const timed = { beat, start, duration: lengthOf(beat) * pace };
    start += timed.duration * OVERLAP;
    end = Math.max(end, timed.start + timed.duration);
    return timed;
  });
  const scale = Math.min(1, within / end);
  if (scale * Math.min(...plain.map(({ duration }) => duration)) < SHORTEST) return [];
  return plain.map((timed) => ({
    beat: timed.beat,
    start: timed.start * scale,
    duration: timed.duration * scale,
  }));
}
