/** Dunes: contours of one field of heights, lit from the north-west. A tile that is laid uncovers its share of them. */
import { type Point, seeded } from './pen';
import { FIELD } from './sheet';

export interface Dunes {
  readonly lit: string;
  readonly dim: string;
  readonly soft: string;
}

const STEP = 6;
const CELLS = FIELD / STEP;
const LEVELS = [0.3, 0.37, 0.44, 0.51, 0.58, 0.65, 0.72];
const GRID = 40;

type Segment = readonly [number, number, number, number];

function noise(): (x: number, y: number) => number {
  const roll = seeded('dune4');
  const grid = Array.from({ length: GRID * GRID }, roll);
  const value = (a: number, b: number): number =>
    grid[(((b % GRID) + GRID) % GRID) * GRID + (((a % GRID) + GRID) % GRID)] ?? 0;
  const ease = (t: number): number => t * t * (3 - 2 * t);
  return (x, y) => {
    const [left, top] = [Math.floor(x), Math.floor(y)];
    const [u, w] = [ease(x - left), ease(y - top)];
    const above = value(left, top) * (1 - u) + value(left + 1, top) * u;
    return above * (1 - w) + (value(left, top + 1) * (1 - u) + value(left + 1, top + 1) * u) * w;
  };
}

const wind = noise();

function height(x: number, y: number): number {
  const wx = x + 26 * wind(x / 90, y / 90 + 7);
  const wy = y + 26 * wind(x / 90 + 11, y / 90);
  const [a, b] = [wx * 0.86 + wy * 0.5, -wx * 0.5 + wy * 0.86];
  return 0.68 * wind(a / 86, b / 38) + 0.17 * wind(a / 44 + 5, b / 24 + 9) + 0.15 * wind(a / 170, b / 130);
}

function half(value: number): number {
  return Math.round(value * 2) / 2;
}

/** Loose segments as few lines, in half units: a quarter of the text. */
function chained(segments: readonly Segment[]): string {
  const key = (x: number, y: number): string => `${half(x)},${half(y)}`;
  const at = new Map<string, number[]>();
  segments.forEach(([x, y, u, v], nth) => {
    for (const end of [key(x, y), key(u, v)]) at.set(end, [...(at.get(end) ?? []), nth]);
  });
  const used = new Set<number>();
  const grow = (fromX: number, fromY: number): Point[] => {
    const out: Point[] = [];
    let [x, y] = [fromX, fromY];
    for (;;) {
      const here = key(x, y);
      const nth = at.get(here)?.find((each) => !used.has(each));
      const segment = nth === undefined ? undefined : segments[nth];
      if (nth === undefined || !segment) return out;
      used.add(nth);
      const [a, b, c, d] = segment;
      [x, y] = key(a, b) === here ? [c, d] : [a, b];
      out.push([half(x), half(y)]);
    }
  };
  let path = '';
  segments.forEach(([x, y, u, v], nth) => {
    if (used.has(nth)) return;
    used.add(nth);
    const line: Point[] = [...grow(x, y).reverse(), [half(x), half(y)], [half(u), half(v)], ...grow(u, v)];
    if (line.length < 3) return;
    path += `M${line[0]}l${line
      .slice(1)
      .map(([px, py], before) => `${px - (line[before]?.[0] ?? 0)},${py - (line[before]?.[1] ?? 0)}`)
      .join(' ')}`;
  });
  return path;
}

function cutAt(
  level: number,
  left: number,
  top: number,
  heights: readonly (readonly number[])[],
): Record<keyof Dunes, Segment[]> {
  const found: Record<keyof Dunes, Segment[]> = { lit: [], dim: [], soft: [] };
  const over = (i: number, j: number): number => heights[j]?.[i] ?? 0;
  for (let j = 0; j < CELLS; j++)
    for (let i = 0; i < CELLS; i++) {
      const points: Point[] = [];
      const cut = (x: number, y: number, u: number, v: number): void => {
        const [a, b] = [over(x, y), over(u, v)];
        if (a < level === b < level) return;
        const t = (level - a) / (b - a);
        points.push([left + (x + (u - x) * t) * STEP, top + (y + (v - y) * t) * STEP]);
      };
      cut(i, j, i + 1, j);
      cut(i + 1, j, i + 1, j + 1);
      cut(i + 1, j + 1, i, j + 1);
      cut(i, j + 1, i, j);
      const [a, b, d, e] = [over(i, j), over(i + 1, j), over(i + 1, j + 1), over(i, j + 1)];
      const [gx, gy] = [b + d - a - e, e + d - a - b];
      const light = (gx + gy * 1.25) / (Math.hypot(gx, gy) || 1) / 1.6;
      const kind = light > 0.16 ? 'lit' : light < -0.16 ? 'dim' : 'soft';
      for (let nth = 0; nth + 1 < points.length; nth += 2) {
        const [from, to] = [points[nth], points[nth + 1]];
        if (from && to) found[kind].push([...from, ...to]);
      }
    }
  return found;
}

const known = new Map<string, Dunes>();

/** The dunes of the field with this corner. */
export function dunesAt([left, top]: Point): Dunes {
  const name = `${left},${top}`;
  const there = known.get(name);
  if (there) return there;
  const steps = Array.from({ length: CELLS + 1 }, (_, nth) => nth * STEP);
  const heights = steps.map((y) => steps.map((x) => height(left + x, top + y)));
  const made = { lit: '', dim: '', soft: '' };
  for (const level of LEVELS) {
    const cut = cutAt(level, left, top, heights);
    for (const kind of ['lit', 'dim', 'soft'] as const) made[kind] += chained(cut[kind]);
  }
  known.set(name, made);
  return made;
}
