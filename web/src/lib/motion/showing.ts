/** Turns that are shown one after the other: whoever follows sees each, and whoever goes on ends it at once. */
import type { Message } from '../table/types';
import { type Beat, type Speed, TURN } from './beats';

export interface Step {
  readonly seat: number | null;
  readonly beats: readonly Beat[];
  /** What is said of it; of one's own turn nothing is. */
  readonly told: Message | null;
}

export interface ShowingListener {
  /** A turn begins; the answer is how many milliseconds it moves. */
  begun(step: Step): number;
  /** How many turns are left has changed, or whether somebody is waited for. */
  changed(): void;
  /** Nothing is left to be shown. */
  rested(): void;
}

export class Showing {
  #queue: Step[] = [];
  #current: Step | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #speed: Speed = 'normal';

  constructor(readonly listener: ShowingListener) {}

  get current(): Step | null {
    return this.#current;
  }

  /** How many turns come after the one that is shown. */
  get left(): number {
    return this.#queue.length;
  }

  add(steps: readonly Step[], speed: Speed): void {
    this.#speed = speed;
    this.#queue.push(...steps);
    if (this.#current === null) this.next();
    else this.listener.changed();
  }

  /** The next turn, without waiting for this one. */
  next(): void {
    clearTimeout(this.#timer);
    const step = this.#queue.shift() ?? null;
    const before = this.#current;
    this.#current = step;
    if (step) {
      const moves = this.listener.begun(step);
      const pace = this.#speed === 'fast' ? TURN / 2 : TURN;
      this.#timer = setTimeout(() => this.#over(), step.told ? Math.max(moves, pace) : moves);
    } else if (before) this.listener.rested();
    this.listener.changed();
  }

  /** It is over; step by step somebody says when the next one begins. */
  #over(): void {
    if (this.#speed === 'step' && this.left > 0 && this.#current?.told) return;
    this.next();
  }

  /** Nothing more is shown: the truth stands there. */
  end(): void {
    clearTimeout(this.#timer);
    this.#queue = [];
    if (this.#current === null) return;
    this.#current = null;
    this.listener.rested();
    this.listener.changed();
  }
}
