/** What games tell their motion with. */
import { paintOf } from '../design/seats';
import type { LogLine, Message, Seat } from '../table/types';
import type { Beat, Flight, Sound } from './beats';

export type Told = NonNullable<Message['args']>;

/** Of many equal things so many are enough to see that they are many. */
const ENOUGH = 4;

/** What a line tells, without the name of its game; empty if it is no line of this log. */
export function kindOf({ message }: LogLine, log: string): string {
  return message.id.startsWith(log) ? message.id.slice(log.length) : '';
}

export function one(seat: number, sound: Sound, flight: Flight): Beat[] {
  return [{ seat, sound, flights: [flight] }];
}

/** So many equal flights, in single file. */
export function several(number: Told[string] | undefined, make: () => Flight): Flight[] {
  const many = Math.max(1, Math.min(Number(number) || 1, ENOUGH));
  return Array.from({ length: many }, (_, nth) => ({ ...make(), behind: nth }));
}

export function messageOf(told: Told[string] | undefined): Message | null {
  return typeof told === 'object' ? told : null;
}

/** The last word of what a message is about: `myrrh` of `wuestensoehne-good-myrrh`. */
export function nameIn(told: Told[string] | undefined): string {
  const id = messageOf(told)?.id ?? String(told ?? '');
  return id.slice(id.lastIndexOf('-') + 1);
}

/** Tells the lines of one game, and knows which place is spoken of: whatever is gained, it is there that it is. */
export abstract class Teller<V> {
  /** Empty until one was named. */
  protected here = '';

  constructor(
    readonly now: V,
    readonly seats: readonly Seat[],
  ) {}

  beatsOf(line: LogLine, log: string): Beat[] {
    const told = line.message.args ?? {};
    this.here = this.placeIn(told) ?? this.here;
    if (line.seat === null) return [];
    const beats = this.ofSeat(line.seat, kindOf(line, log), told);
    return this.here === '' ? beats : beats.map((beat) => ({ places: [this.here], ...beat }));
  }

  /** The place that a line names. */
  protected abstract placeIn(told: Told): string | undefined;

  protected abstract ofSeat(seat: number, kind: string, told: Told): Beat[];

  protected paintOf(seat: number): string {
    return paintOf(this.seats[seat]?.colour ?? '');
  }
}
