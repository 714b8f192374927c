/** What stands in the city for the eye alone: signs of the quarters, houses and palms where nothing else lies. */
import { type Point, SOUKS, type Souk, UNIT } from './geometry';

export interface Sign {
  readonly id: string;
  readonly at: Point;
  /** Where it stands if the days are counted in the city, too. */
  readonly aside: Point;
  /** The large emblem behind everything, with its size. */
  readonly mark: Point;
  readonly size: number;
}

function at(x: number, y: number): Point {
  return [x * UNIT, y * UNIT];
}

export const SIGNS: readonly Sign[] = [
  { id: 'chest', at: at(-11.05, -4.55), aside: at(-11.3, -2.75), mark: at(-8.1, -3.75), size: 2.9 * UNIT },
  { id: 'vase', at: at(5.55, -4.55), aside: at(5.55, -4.55), mark: at(3.2, -4.55), size: 2.4 * UNIT },
  { id: 'sack', at: at(-6.9, 7.15), aside: at(-6.9, 7.15), mark: at(-5.3, 4.6), size: 3 * UNIT },
  { id: 'barrel', at: at(5.3, 7.15), aside: at(5.3, 7.15), mark: at(4.6, 4.2), size: 3.1 * UNIT },
];

export interface Scenery {
  readonly piece: string;
  readonly at: Point;
  readonly width: number;
  readonly height: number;
}

const PLACES: readonly (readonly [string, number, number, number])[] = [
  ['house', -6.6, -4.5, 1.25],
  ['palm', -5.2, -4.6, 1.05],
  ['palm', -10.9, -3, 0.95],
  ['tower', -4.2, -4.6, 0.95],
  ['palm', -3.45, -3.2, 0.9],
  ['tower', -10.2, -3.1, 0.9],
  ['well', -7.8, -3, 0.75],
  ['palm', 3.35, -4.7, 1],
  ['house', 4.15, -4.6, 1.15],
  ['palm', 7.65, -3.3, 1],
  ['tower', 3.5, -3.05, 0.85],
  ['palm', -6.1, 1.75, 0.9],
  ['tower', -11.15, 0.75, 0.95],
  ['palm', -10.4, 0.75, 0.8],
  ['house', -4.4, 4.65, 1.2],
  ['palm', -3.35, 4.2, 0.95],
  ['palm', -6.95, 5.3, 1],
  ['tower', -10.5, 5.75, 1],
  ['palm', -11.15, 6.6, 1],
  ['house', -9.7, 6.75, 1.1],
  ['palm', 7.65, 1, 0.9],
  ['house', 2.9, 4.1, 1.05],
  ['palm', 2.35, 3.55, 0.85],
  ['palm', 7.5, 5, 1],
  ['house', 6.4, 5.35, 1.15],
  ['palm', 4.8, 3.4, 0.9],
  ['well', 6, 3.2, 0.75],
];

export const SCENERY: readonly Scenery[] = PLACES.map(([piece, x, y, size]) => ({
  piece,
  at: at(x, y),
  width: size * UNIT * (piece === 'palm' ? 0.75 : 1),
  height: size * UNIT,
}));

/** The band under the shops of a souk; under a single shop it is a dot. */
export function bandOf({ shops, cloth }: Souk): string {
  const [only] = shops;
  return shops.length === 1 && only ? `M${only.at.join()}l.01,0` : cloth;
}

export const BANDS: ReadonlyMap<string, string> = new Map(SOUKS.map((souk) => [souk.id, bandOf(souk)]));
