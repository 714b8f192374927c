/** Asking the house for something: what it refused last, and whether an answer is awaited. */
import type { Fault } from './api.generated';
import { Trouble } from './client';

export class Attempt {
  trouble = $state.raw<Fault | null>(null);
  busy = $state(false);

  /** What the job brings; undefined if the house refused, and then `trouble` says why. */
  async run<T>(job: () => Promise<T>): Promise<T | undefined> {
    this.busy = true;
    try {
      const brought = await job();
      this.trouble = null;
      return brought;
    } catch (error) {
      if (!(error instanceof Trouble)) throw error;
      this.trouble = error.fault;
      return undefined;
    } finally {
      this.busy = false;
    }
  }
}
