/** How a seat is told from the others without its colour: a mark, as in the terminal, and a pattern. */

export const MARKS = ['●', '▲', '■', '◆', '★'] as const;
export const PATTERNS = ['dots', 'slopes', 'lines', 'net', 'waves'] as const;

/** The colours a seat can have in the boxes of the house. */
const COLOURS = new Set(['blue', 'red', 'green', 'yellow', 'white', 'orange', 'violet']);

export function markOf(seat: number): string {
  return MARKS[seat % MARKS.length] ?? MARKS[0];
}

export function patternOf(seat: number): string {
  return PATTERNS[seat % PATTERNS.length] ?? PATTERNS[0];
}

/** The colours of a seat as custom properties; a box may name a colour that the house has no token for. */
export function paintOf(colour: string): string {
  return COLOURS.has(colour)
    ? `--seat:var(--seat-${colour});--on-seat:var(--on-seat-${colour})`
    : `--seat:${colour};--on-seat:var(--paper)`;
}
