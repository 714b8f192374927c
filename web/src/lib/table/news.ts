/** Which lines of a log somebody has not been told yet. */
import type { LogLine } from './types';

export class News {
  /** How many lines were there when somebody began to listen, or have been told since. */
  #heard = -1;

  /** The lines that are new; at first none are, and after something was taken back the rest is known. */
  since(log: readonly LogLine[]): readonly LogLine[] {
    const from = this.#heard < 0 ? log.length : Math.min(this.#heard, log.length);
    this.#heard = log.length;
    return log.slice(from);
  }
}
