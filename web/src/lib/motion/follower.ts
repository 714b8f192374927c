/** What is to be shown of what has happened: the turns, with their beats, as far as a game or the log tells them. */
import { paintOf } from '../design/seats';
import type { LogLine, Seat, View } from '../table/types';
import { type Beat, type Choreography, placesOf } from './beats';
import { sinceOwn, summaryOf, type Turn, tellingOf, turnsOf } from './news';
import { type Framed, placesIn } from './places';
import type { Step } from './showing';

/** So many tables before an update are remembered, to show again what happened. */
const REMEMBERED = 30;
/** So many places of a turn stay framed. */
const FRAMED = 3;

/** What a table was before the lines from this one on. */
interface Before {
  readonly from: number;
  readonly view: View;
}

export class Follower {
  #before: Before[] = [];

  constructor(
    readonly seats: () => readonly Seat[],
    readonly choreography: () => Choreography | undefined,
  ) {}

  /** The table stood so when the log had so many lines. */
  remember(from: number, view: View): void {
    this.#before = [...this.#before.filter((each) => each.from < from), { from, view }].slice(-REMEMBERED);
  }

  forget(): void {
    this.#before = [];
  }

  /** The turns of these last lines of a log. */
  stepsOf(log: readonly LogLine[], from: number, now: View): Step[] {
    return this.#steps(turnsOf(log.slice(from)), log, from, now);
  }

  /** What happened since the own last decision; or this turn of the log alone. */
  again(log: readonly LogLine[], now: View, only?: Turn): Step[] {
    return this.#steps(only ? [only] : sinceOwn(log, now.viewer), log, 0, now);
  }

  /** The last turn of each rival, until one has moved oneself. */
  framed(log: readonly LogLine[], now: View): Framed[] {
    const turns = sinceOwn(log, now.viewer);
    const last = turns.filter(({ seat }, nth) => turns.findLastIndex((turn) => turn.seat === seat) === nth);
    return this.#steps(last, log, 0, now).flatMap((step) => this.frames(step, step.beats, false));
  }

  /** Frames round the places of these beats. */
  frames({ seat }: Step, beats: readonly Beat[], now: boolean): Framed[] {
    const paint = paintOf(this.seats()[seat ?? -1]?.colour ?? 'white');
    const places = [...new Set(beats.flatMap(placesOf).reverse())].slice(0, FRAMED);
    return places.map((place) => ({ place, paint, now }));
  }

  #steps(turns: readonly Turn[], log: readonly LogLine[], offset: number, now: View): Step[] {
    const first = offset + (turns[0]?.from ?? 0);
    const known = this.#before.findLast(({ from }) => from <= first);
    const from = known?.from ?? first;
    const before = known?.view ?? now;
    const beats = this.#beats(before, now, log.slice(from));
    return turns.map((turn) => {
      const begins = offset + turn.from - from;
      const rival = turn.seat !== now.viewer && tellingOf(turn).length > 0;
      // What a turn brought is known as long as the table before it is.
      const gained =
        turn.seat === null || !known ? 0 : (now.scores[turn.seat] ?? 0) - (before.scores[turn.seat] ?? 0);
      const isLast = turns.findLast(({ seat }) => seat === turn.seat) === turn;
      return {
        seat: turn.seat,
        beats: beats.slice(begins, begins + turn.lines.length).flat(),
        told: rival ? summaryOf(turn, isLast ? gained : 0) : null,
      };
    });
  }

  /** Beats for each line; where the game tells none, the places that the line speaks of. */
  #beats(before: View, now: View, lines: readonly LogLine[]): (readonly Beat[])[] {
    const told = this.choreography()?.(before, now, lines, this.seats()) ?? [];
    return lines.map(({ seat, message }, nth) => {
      const beats = told[nth] ?? [];
      if (beats.length > 0 || seat === null) return beats;
      const places = placesIn(message).filter((place) =>
        document.querySelector(`main [data-touch="${CSS.escape(place)}"]`),
      );
      return places.length > 0 ? [{ seat, flights: [], places }] : [];
    });
  }
}
