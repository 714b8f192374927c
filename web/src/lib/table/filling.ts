/** Filling in a form: how many of each kind are picked so far, and what is sent when that is all. */
import type { Form, Kind } from '../api/api.generated';
import type { Message } from './types';

/** By the text of a kind. */
export type Counts = ReadonlyMap<string, number>;

/** How the house counts what was picked. */
export function countsIn(form: Form): Counts {
  return new Map(form.kinds.map(({ text, picked }) => [text, picked]));
}

export class Filled {
  readonly total: number;

  constructor(
    readonly form: Form,
    readonly counts: Counts,
  ) {
    this.total = [...counts.values()].reduce((sum, number) => sum + number, 0);
  }

  countOf({ text }: Kind): number {
    return this.counts.get(text) ?? 0;
  }

  mayAdd(kind: Kind): boolean {
    return this.total < this.form.most && this.countOf(kind) < kind.most;
  }

  mayTake(kind: Kind): boolean {
    return this.countOf(kind) > 0;
  }

  kindOf(text: string): Kind | undefined {
    return this.form.kinds.find((kind) => kind.text === text);
  }

  /** How many are missing before it can be confirmed. */
  get missing(): number {
    return Math.max(0, this.form.least - this.total);
  }

  /** What so many bring in all, if the game says so. */
  get brings(): Message | undefined {
    return this.form.brings[this.total];
  }

  /** Whether this is none of the picks, nor their end: another way to decide. */
  isBeside(text: string): boolean {
    return text !== this.form.end && !this.kindOf(text);
  }

  with(kind: Kind, change: 1 | -1): Counts {
    return new Map(this.counts).set(kind.text, this.countOf(kind) + change);
  }

  /** The picks as the house understands them, without their end. */
  get text(): string {
    return this.form.kinds.flatMap((kind) => Array<string>(this.countOf(kind)).fill(kind.text)).join(' ');
  }

  /** The picks in words: how many of what. */
  get said(): Message | null {
    const picked = this.form.kinds.filter((kind) => this.mayTake(kind));
    return picked.reduce<Message | null>((first, kind) => {
      const next = { id: 'web-form-count', args: { number: this.countOf(kind), what: kind.message } };
      return first ? { id: 'list-more', args: { first, next } } : next;
    }, null);
  }
}
