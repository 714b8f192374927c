/** Letters for choices: each offer that is shown gets one, taken from its own sentence where that is possible. */

const LETTERS = 'abcdefghijklmnopqrstuvwxyz';

/** The letters of a sentence, those that begin a word first, without accents. */
function candidates(sentence: string): string[] {
  const plain = sentence.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  const first = [...plain.matchAll(/(?<![\p{L}\p{N}])[a-z]/gu)].map(([letter]) => letter);
  return [...first, ...plain, ...LETTERS].filter((letter) => LETTERS.includes(letter));
}

/** A letter for each sentence, every letter once; empty for those for which none is left. */
export function lettersFor(sentences: readonly string[]): string[] {
  const taken = new Set<string>();
  return sentences.map((sentence) => {
    const letter = candidates(sentence).find((each) => !taken.has(each)) ?? '';
    taken.add(letter);
    return letter;
  });
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
