/** Names that must stand in a narrow place: a little closer, without what follows a small word, at last cut off. */

/** How wide a letter of the serif is on average, at the least size on the board. */
const LETTER = 6.5;
/** So much closer a name may stand before it is cut off. */
const CLOSER = 0.8;

export function fitted(name: string, width: number): { text: string; length: number | undefined } {
  const wide = name.length * LETTER;
  if (wide <= width) return { text: name, length: undefined };
  if (wide * CLOSER <= width) return { text: name, length: width };
  const [, first = ''] = /^(.+?) (?=\p{Ll})/u.exec(name) ?? [];
  if (first !== '' && first.length * LETTER * CLOSER <= width) return fitted(first, width);
  return { text: `${name.slice(0, Math.floor(width / LETTER / CLOSER) - 1)}…`, length: width };
}
