/** One tab stop for a whole board: where an arrow key leads from here. */

export interface Spot {
  readonly touch: string;
  readonly x: number;
  readonly y: number;
}

export type Arrow = 'ArrowLeft' | 'ArrowRight' | 'ArrowUp' | 'ArrowDown';

const DIRECTIONS: Readonly<Record<Arrow, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

export function isArrow(key: string): key is Arrow {
  return key in DIRECTIONS;
}

/** What lies further aside than this times the way along is another direction. */
const CONE = 1.5;

/** The nearest spot in that direction; what lies aside counts double. Undefined at the edge. */
export function neighbour(from: Spot, spots: readonly Spot[], arrow: Arrow): Spot | undefined {
  const [dx, dy] = DIRECTIONS[arrow];
  let best: Spot | undefined;
  let least = Number.POSITIVE_INFINITY;
  for (const spot of spots) {
    const along = (spot.x - from.x) * dx + (spot.y - from.y) * dy;
    const aside = Math.abs((spot.x - from.x) * dy) + Math.abs((spot.y - from.y) * dx);
    if (spot.touch === from.touch || along <= 0 || aside > CONE * along) continue;
    const cost = along + 2 * aside;
    if (cost < least) {
      best = spot;
      least = cost;
    }
  }
  return best;
}
