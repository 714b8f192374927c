/** The sheet of eleven by eleven fields: names, neighbours, and a field turned by quarters. One field is 72 units wide. */
import type { Point } from './pen';
import type { Laid, TileView } from './view';

export const FIELD = 72;
export const HALF = FIELD / 2;
export const SIZE = 11;
export const SHEET = SIZE * FIELD;
/** Round the sheet: letters and numbers. */
export const MARGIN = 22;
export const LETTERS = 'ABCDEFGHIJK';
/** Sides are counted 0 to 3, as the view writes them. */
export const SIDES = 'NESW';
export const QUARTERS: readonly number[] = [0, 1, 2, 3];
export const ACROSS: readonly number[] = [...LETTERS].map((_, nth) => nth);
const RIGHT = [0, 1, 0, -1];
const DOWN = [-1, 0, 1, 0];

/** All names of fields, row by row. */
export const NAMES: readonly string[] = ACROSS.flatMap((row) =>
  [...LETTERS].map((letter) => `${letter}${row + 1}`),
);

/** Where the corner of a field lies. */
export function cornerOf(field: string): Point {
  return [LETTERS.indexOf(field.charAt(0)) * FIELD, (Number(field.slice(1)) - 1) * FIELD];
}

/** The field beyond a side; none beyond the border. */
export function beyond(field: string, side: number): string | null {
  const column = LETTERS.indexOf(field.charAt(0)) + (RIGHT[side] ?? 0);
  const row = Number(field.slice(1)) - 1 + (DOWN[side] ?? 0);
  const inside = column >= 0 && row >= 0 && column < SIZE && row < SIZE;
  return inside ? `${LETTERS.charAt(column)}${row + 1}` : null;
}

/** Out of the field, over this side, so far. */
export function outwards(side: number, far: number): Point {
  return [(RIGHT[side] ?? 0) * far, (DOWN[side] ?? 0) * far];
}

/** A point of a field, drawn for its north, for another side. */
export function turn([x, y]: Point, quarters: number): Point {
  let at: Point = [x, y];
  for (let left = quarters; left > 0; left--) at = [FIELD - at[1], at[0]];
  return at;
}

export function sidesOf(sides: string): number[] {
  return [...sides].map((side) => SIDES.indexOf(side)).sort();
}

/** A tile as it lies when it is turned. */
export function turned(tile: Pick<TileView, 'sides' | 'sections'>, quarters: number): Laid {
  const sides = QUARTERS.map((side) => tile.sides.charAt((side - quarters + 4) % 4)).join('');
  const sections = tile.sections.map(({ sides: touched, icons }) => ({
    sides: [...touched].map((side) => SIDES.charAt((SIDES.indexOf(side) + quarters) % 4)).join(''),
    icons,
  }));
  return { sides, sections };
}
