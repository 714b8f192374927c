/** The frame of a table: where there is room for it, and whether choices fit beside the prompt in its bar. */

/** From here on players, board and log stand beside each other; below, they are tabs. */
export const WIDE = '(min-width: 64rem) and (min-height: 30rem)';

/** How wide a letter of a prompt and of a button is on average, and a button without its letters, in pixels. */
const LETTER = { prompt: 9.2, button: 8 } as const;
const BUTTON = 58;
/** The mark of the player, the button for the keys, and what lies between; and the way back of what has begun. */
const REST = 90;
const BACK = 86;
/** A prompt may take two lines. */
const LINES = 2;
/** More buttons than this are a list. */
const MOST = 6;

/** Whether all these choices stand beside the prompt in one row; a width that is not known yet fits everything. */
export function fitInBar(prompt: string, choices: readonly string[], width: number, begun: boolean): boolean {
  if (choices.length > MOST) return false;
  if (width === 0) return true;
  const asked = (prompt.length * LETTER.prompt) / LINES;
  return (
    choices.reduce(
      (sum, choice) => sum + BUTTON + choice.length * LETTER.button,
      asked + REST + (begun ? BACK : 0),
    ) <= width
  );
}
