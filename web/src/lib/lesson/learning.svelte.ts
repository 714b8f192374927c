/** Somebody on their first steps: a record with notes, of which they make the moves. */

import type { LessonTold, TableMade } from '../api/api.generated';
import type { HouseClient } from '../api/client';
import { tableAddress } from '../page/addresses';
import { Choosing } from '../table/choosing.svelte';
import type { Answer, LogLine, Situation } from '../table/types';

export class Learning {
  readonly choosing: Choosing;
  #at = $state(0);

  constructor(
    readonly lesson: LessonTold,
    readonly client: HouseClient,
  ) {
    this.choosing = new Choosing(this.#situation(), (text) => this.#chosen(text));
  }

  get step() {
    const step = this.lesson.steps[this.#at];
    if (!step) throw new Error('A lesson has no such step.');
    return step;
  }

  /** Which step it is, from 1. */
  get number(): number {
    return this.#at + 1;
  }

  get last(): boolean {
    return this.number === this.lesson.steps.length;
  }

  /** Whether there is only something to see, so that one goes on by saying so. */
  get watching(): boolean {
    return this.step.offers.length === 0 && !this.last;
  }

  get log(): readonly LogLine[] {
    return this.lesson.steps.slice(0, this.number).flatMap((step) => step.log);
  }

  go(steps: number): void {
    this.#at = Math.max(0, Math.min(this.lesson.steps.length - 1, this.#at + steps));
    this.choosing.renew(this.#situation());
  }

  /** Something else was pointed at than what is meant. */
  refuse(): void {
    this.choosing.refusal = { message: { id: 'web-lesson-not-this', args: {} }, clause: '' };
  }

  /** Go on alone, from here, at a table of one's own; where that is. */
  async leave(): Promise<string> {
    const { record, seat, bot } = this.lesson;
    const { table } = await this.client.post<TableMade>('/api/forks', {
      record,
      seat,
      bot,
      m: this.step.moves,
    });
    return tableAddress(table);
  }

  #situation(): Situation {
    const { view, offers } = this.step;
    return { view, prompt: view.prompt, offers };
  }

  async #chosen(text: string): Promise<Answer> {
    if (this.step.offers[0]?.text === text) this.go(1);
    return { kind: 'done' };
  }
}
