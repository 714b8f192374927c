/** Keys of a table: some mean the same for ever, in every game; the other letters are for choices. */
import type { Offer } from './types';

/** Confirming is Enter; taking back is Ctrl Z, too. */
export const FIXED = { end: 'e', undo: 'u', next: 'n', replay: 'r' } as const;

const LETTERS = [...'abcdefghijklmnopqrstuvwxyz'].filter(
  (letter) => !Object.values<string>(FIXED).includes(letter),
);

/** The letters of a sentence, those that begin a word first, without accents. */
function candidates(sentence: string): string[] {
  const plain = sentence.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  const first = [...plain.matchAll(/(?<![\p{L}\p{N}])[a-z]/gu)].map(([letter]) => letter);
  return [...first, ...plain, ...LETTERS].filter((letter) => LETTERS.includes(letter));
}

/**
 * Which letter chooses what, taken from its own sentence where that is possible. While a decision lasts a choice keeps its
 * letter, and the letter of a choice that is gone is not given away as long as others are left.
 */
export class Letters {
  #decision: string | null = null;
  /** By the text of the offer. */
  readonly #given = new Map<string, string>();

  /** A letter for each of these, every letter once; none for those for which none is left. */
  give(
    decision: string,
    offers: readonly Offer[],
    say: (offer: Offer) => string,
  ): ReadonlyMap<string, string> {
    if (decision !== this.#decision || !offers.some(({ text }) => this.#given.has(text))) this.#given.clear();
    this.#decision = decision;
    const ends = endOf(offers);
    for (const offer of offers) {
      if (this.#given.has(offer.text)) continue;
      const wished = offer === ends ? [FIXED.end] : candidates(say(offer));
      const letter =
        wished.find((each) => !this.#isTaken(each)) ?? wished.find((each) => !this.#isTaken(each, offers));
      if (letter !== undefined) this.#given.set(offer.text, letter);
    }
    return new Map(
      offers.flatMap(({ text }) => {
        const letter = this.#given.get(text);
        return letter === undefined ? [] : [[text, letter] as const];
      }),
    );
  }

  /** Whether it is somebody's; asked for some offers, whether it is one of theirs. */
  #isTaken(letter: string, among?: readonly Offer[]): boolean {
    return [...this.#given].some(
      ([text, given]) => given === letter && (!among || among.some((offer) => offer.text === text)),
    );
  }
}

/** What ends the turn, or turns all else down, if that is one thing. */
export function endOf(offers: readonly Offer[]): Offer | undefined {
  const declining = offers.filter(({ declines }) => declines);
  return declining.length === 1 ? declining[0] : undefined;
}

/**
 * Whether a key that was pressed is free to mean something at the table: not with Ctrl, Alt or Meta, which belong to the
 * browser and to screen readers, not while somebody types or chooses from a list, and not under a dialog.
 */
export function isFree(event: KeyboardEvent): boolean {
  if (event.defaultPrevented || event.ctrlKey || event.altKey || event.metaKey || event.isComposing)
    return false;
  if (document.querySelector('dialog[open]')) return false;
  const target = event.target;
  return !(target instanceof Element && target.closest('input, textarea, select, [contenteditable]'));
}
