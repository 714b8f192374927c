/** How often each face came up in a game, read from its log: lines about rolls have their faces as arguments. */
import type { LogLine } from './types';

export const FACES = [1, 2, 3, 4, 5, 6] as const;
const ROLL = /-log-rolled(-|$)/;
/** Arguments of such a line that are faces: one, or several in a row. */
const THROWN = new Set(['white', 'yellow', 'first', 'second', 'number']);

/** By face, how often it was rolled. */
export function facesRolled(lines: readonly LogLine[]): number[] {
  const counts = FACES.map(() => 0);
  for (const { message } of lines.filter((line) => ROLL.test(line.message.id)))
    for (const [name, told] of Object.entries(message.args ?? {}))
      if (THROWN.has(name))
        for (const face of String(told).split(' ').map(Number))
          counts[face - 1] = (counts[face - 1] ?? 0) + 1;
  return counts;
}
