/** What a board can explain: each of its things with the clauses that are about it. */
import type { Message } from '../table/types';

export interface Topic {
  readonly id: string;
  readonly name: Message;
  /** The clauses of the rules, the most telling first. */
  readonly clauses: readonly string[];
  /** How the paths of its parts in the box begin, of those that may be reconstructed. */
  readonly parts?: readonly string[];
}

export interface Topics {
  readonly all: readonly Topic[];
  /** The topic of something on the board, by its touch or its `data-explain`. */
  of(touch: string): Topic | undefined;
}
