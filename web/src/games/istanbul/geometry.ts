/** Where things lie on the board, in its own units: tiles of 200 by 200 with streets between them. */
import type { IstanbulPlaceView } from '../../lib/api/api.generated';

export const TILE = 200;
export const STREET = 14;
export const FRAME = 20;
const STEP = TILE + STREET;

export interface Spot {
  readonly x: number;
  readonly y: number;
}

export function side(tiles: number): number {
  return tiles * STEP - STREET + 2 * FRAME;
}

export function spotOf({ row, column }: Pick<IstanbulPlaceView, 'row' | 'column'>): Spot {
  return { x: FRAME + column * STEP, y: FRAME + row * STEP };
}

export function middleOf({ x, y }: Spot): Spot {
  return { x: x + TILE / 2, y: y + TILE / 2 };
}

/** Whether two places lie beside each other in a row. */
export function isBeside(one: IstanbulPlaceView, other: IstanbulPlaceView): boolean {
  return one.row === other.row;
}

/** How many steps one is from the other. */
export function stepsBetween(one: IstanbulPlaceView, other: IstanbulPlaceView): number {
  return Math.abs(one.row - other.row) + Math.abs(one.column - other.column);
}

/** The middle of the street between two neighbours. */
export function edgeBetween(one: IstanbulPlaceView, other: IstanbulPlaceView): Spot {
  const [a, b] = [middleOf(spotOf(one)), middleOf(spotOf(other))];
  return { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 };
}
