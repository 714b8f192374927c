/** The marks of the seats, about 8 units wide around the origin: the radius of a disc, or corners; by seat as in `design/seats.ts`. */
const MARKS: readonly (number | readonly (readonly [number, number])[])[] = [
  3.6,
  [
    [0, -4.1],
    [4.1, 3.3],
    [-4.1, 3.3],
  ],
  [
    [-3.3, -3.3],
    [3.3, -3.3],
    [3.3, 3.3],
    [-3.3, 3.3],
  ],
  [
    [0, -4.6],
    [4.1, 0],
    [0, 4.6],
    [-4.1, 0],
  ],
  [
    [0, -4.7],
    [1.3, -1.5],
    [4.6, -1.4],
    [2, 0.7],
    [2.9, 4],
    [0, 2.1],
    [-2.9, 4],
    [-2, 0.7],
    [-4.6, -1.4],
    [-1.3, -1.5],
  ],
];

export const MARKED_SEATS: readonly number[] = MARKS.map((_, seat) => seat);

/** The mark of a seat as a path, so much larger and there: a browser pays for every transformation in a drawing. */
export function markPath(seat: number, scale: number, x: number, y: number): string {
  const mark = MARKS[seat % MARKS.length] ?? 0;
  if (typeof mark !== 'number')
    return `M${mark.map(([right, down]) => `${x + scale * right},${y + scale * down}`).join('L')}Z`;
  const radius = scale * mark;
  const half = (across: number): string => `a${radius},${radius} 0 1,0 ${across},0`;
  return `M${x - radius},${y}${half(2 * radius)}${half(-2 * radius)}Z`;
}
