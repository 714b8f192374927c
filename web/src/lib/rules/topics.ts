/** What a board can explain: each of its things with the clauses that are about it. */
import type { Message } from '../table/types';

export interface Topic {
  readonly id: string;
  readonly name: Message;
  /** The clauses of the rules, the most telling first. */
  readonly clauses: readonly string[];
  /** How the paths of its parts in the box begin, of those that may be reconstructed. */
  readonly parts?: readonly string[];
  /** What else it is called: another id of the same thing, or a field of the view that holds such things. */
  readonly also?: readonly string[];
}

export interface Topics {
  readonly all: readonly Topic[];
  /**
   * What a field of the view holds, where the board for any game is to know it: `discard: 'card'` says that its texts
   * (or numbers, or the keys of its record) are ids of cards. A field of a certain parent is `places.id`, the values
   * of a whole record are `figures.*`, players are of the kind `seat`; several kinds are tried one after the other.
   */
  readonly kinds: Readonly<Record<string, string>>;
  /** The topic of something on the board, by its touch or its `data-explain`; else that of its kind. */
  of(touch: string): Topic | undefined;
  /** The topic of this very thing. */
  exactly(touch: string): Topic | undefined;
}

export type Naming = Pick<Topic, 'parts' | 'also'>;

/** Makes topics of a game whose clauses mostly begin alike: `101` is then `IS-101`, and `IM-031` itself. */
export function topicsFor(
  letters: string,
): (id: string, name: Message | string, clauses: string, more?: Naming) => Topic {
  return (id, name, clauses, more = {}) => ({
    id,
    name: typeof name === 'string' ? { id: name, args: {} } : name,
    clauses: clauses.split(' ').map((each) => (/^\d/.test(each) ? `${letters}-${each}` : each)),
    ...more,
  });
}

export function collect(all: readonly Topic[], kinds: Readonly<Record<string, string>> = {}): Topics {
  const known = new Map(all.flatMap((each) => [each.id, ...(each.also ?? [])].map((id) => [id, each])));
  return {
    all,
    kinds,
    of: (touch) => known.get(touch) ?? known.get(touch.split(':')[0] ?? ''),
    exactly: (touch) => known.get(touch),
  };
}
