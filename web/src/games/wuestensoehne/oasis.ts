/**
 * The outline of an oasis: arcs round each of its sections, from the end of one mouth to the beginning of the next, walked
 * from field to field. Both fields at a side agree on its mouth, so the arcs meet, and an oasis is one path.
 */
import { type Point, seeded, tenth, written } from './pen';
import { beyond, cornerOf, FIELD, outwards, SIDES, sidesOf, turn } from './sheet';
import type { Fields, Laid } from './view';

/** Where the mouth at a side begins, and, from the other end, where it ends. */
const MOUTH = 12;
const STEP = 8.2;
const ROUND_A_BEND = 14;
const MOST = 500;

type Curve = readonly [Point, Point, Point, Point];

interface Arc {
  readonly field: string;
  readonly from: number;
  readonly to: number;
  /** How many sides further the next mouth is; 4 for the only one. */
  readonly gap: number;
  readonly curves: readonly Curve[];
}

export interface Outline {
  readonly body: string;
  readonly hedge: string;
  /** The hedge without its mouths. */
  readonly line: string;
  /** Field and side of each open mouth. */
  readonly open: readonly (readonly [string, number])[];
  /** Where four fields of meadow meet: the best place for water. */
  readonly pools: readonly Point[];
}

function beginning(side: number): Point {
  return turn([MOUTH, 0], side);
}

function ending(side: number): Point {
  return turn([FIELD - MOUTH, 0], side);
}

function curvesOf(
  gap: number,
  side: number,
  tight: (further: number) => boolean,
  roll: () => number,
): Curve[] {
  const bend = (...points: [Point, Point, Point, Point]): Curve =>
    points.map((point) => turn(point, side)) as unknown as Curve;
  const about = (range: number): number => (roll() - 0.5) * range;
  if (gap === 1) return [bend([60, 0], [60, 7.5], [64.5, 12], [72, 12])];
  if (gap === 2) {
    const near = tight(1);
    const [x, y] = [near ? 43 : 51 + about(5), 36 + about(5)];
    return [
      bend([60, 0], near ? [54.5, 10] : [60, 13], [x, y - 13], [x, y]),
      bend([x, y], [x, y + 13], near ? [54.5, 62] : [60, 59], [60, 72]),
    ];
  }
  if (gap === 3) {
    const [first, second] = [tight(1), tight(2)];
    const [m, d] = [first || second ? 37.5 : 46.5 + about(4), about(3)];
    return [
      bend([60, 0], first ? [54.5, 10] : [60, 18], [m + 8, m - 10 + d], [m, m]),
      bend([m, m], [m - 10 + d, m + 8], second ? [10, 54.5] : [18, 60], [0, 60]),
    ];
  }
  const [right, left] = [tight(1), tight(3)];
  const squeezed = right || left;
  const [deep, x] = [(squeezed ? 25.5 : 30) + about(squeezed ? 1 : 3), 36 + about(4)];
  return [
    bend([60, 0], right ? [54, 9] : [60.5, 12], [x + (right ? 5 : 14), deep], [x, deep]),
    bend([x, deep], [x - (left ? 5 : 14), deep], left ? [18, 9] : [11.5, 12], [12, 0]),
  ];
}

/** The arcs of a section; `others` are the sides that belong to other sections of its field. */
function arcsOf(field: string, sides: string, others: string, seed: string): Arc[] {
  const mouths = sidesOf(sides);
  const roll = seeded(seed);
  return mouths.map((from, nth) => {
    const to = mouths[(nth + 1) % mouths.length] ?? from;
    const gap = (to - from + 4) % 4 || 4;
    const tight = (further: number): boolean => others.includes(SIDES.charAt((from + further) % 4));
    return { field, from, to, gap, curves: curvesOf(gap, from, tight, roll) };
  });
}

function pointOn([a, b, c, d]: Curve, t: number): Point {
  const u = 1 - t;
  const along = (nth: 0 | 1): number =>
    u * u * u * a[nth] + 3 * u * u * t * b[nth] + 3 * u * t * t * c[nth] + t * t * t * d[nth];
  return [along(0), along(1)];
}

/** The hedge along an arc: equal steps, each a little crown that bulges outwards. */
function crowns(curves: readonly Curve[], [left, top]: Point): string {
  const points = curves.flatMap((curve, nth) =>
    Array.from({ length: ROUND_A_BEND + (nth ? 0 : 1) }, (_, i) =>
      pointOn(curve, (i + (nth ? 1 : 0)) / ROUND_A_BEND),
    ),
  );
  const far: number[] = [0];
  let length = 0;
  points.slice(1).forEach(([x, y], nth) => {
    const [px, py] = points[nth] ?? [x, y];
    length += Math.hypot(x - px, y - py);
    far.push(length);
  });
  const count = Math.max(2, Math.round(length / STEP));
  let path = '';
  let k = 1;
  for (let nth = 1; nth <= count; nth++) {
    const want = (length / count) * nth;
    while (k < far.length - 1 && (far[k] ?? 0) < want - 1e-6) k++;
    const [before, after] = [far[k - 1] ?? 0, far[k] ?? 0];
    const part = (want - before) / (after - before || 1);
    const [px, py] = points[k - 1] ?? [0, 0];
    const [qx, qy] = points[k] ?? [0, 0];
    const radius = tenth((length / count) * (0.54 + ((nth * 7) % 3) * 0.03));
    path += `A${radius},${radius} 0 0,1 ${written([left + px + (qx - px) * part, top + py + (qy - py) * part])}`;
  }
  return path;
}

function moved([x, y]: Point, [left, top]: Point): string {
  return written([left + x, top + y]);
}

function smooth(curves: readonly Curve[], corner: Point): string {
  return curves.map(([, b, c, d]) => `C${moved(b, corner)} ${moved(c, corner)} ${moved(d, corner)}`).join('');
}

/** A straight hedge over a mouth that the border closes, from its beginning to its end. */
function closing(side: number, corner: Point): string {
  const [a, b] = [beginning(side), ending(side)];
  const third = (part: number): Point => [
    a[0] + ((b[0] - a[0]) * part) / 3,
    a[1] + ((b[1] - a[1]) * part) / 3,
  ];
  return crowns([[a, third(1), third(2), b]], corner);
}

export function othersOf(laid: Laid, section: number): string {
  return laid.sections
    .filter((_, nth) => nth !== section)
    .map((each) => each.sides)
    .join('');
}

/** A section that touches no side: a lobe in the middle of its field. */
function lobe([left, top]: Point): string {
  return `M${written([left + 53, top + 36])}a17,17 0 1,1 -34,0a17,17 0 1,1 34,0Z`;
}

/** One oasis, by field and number (from 0) of its sections. A tile that lies alone ends at its own edge. */
export function walk(
  fields: Fields,
  sections: readonly (readonly [string, number])[],
  alone = false,
): Outline {
  const cornerFor = (field: string): Point => (alone ? [0, 0] : cornerOf(field));
  const arcs = new Map<string, Arc>();
  const found = { body: '', hedge: '', line: '' };
  const open: [string, number][] = [];
  const pools: Point[] = [];
  for (const [field, nth] of sections) {
    const laid = fields.get(field);
    const section = laid?.sections[nth];
    if (!laid || !section) continue;
    if (section.sides === '') {
      const round = lobe(cornerFor(field));
      for (const part of ['body', 'hedge', 'line'] as const) found[part] += round;
    }
    for (const arc of arcsOf(field, section.sides, othersOf(laid, nth), `${field}${nth}`))
      arcs.set(field + arc.from, arc);
  }
  const used = new Set<string>();
  for (const start of arcs.keys()) {
    if (used.has(start)) continue;
    const loop = { body: '', hedge: '', line: '' };
    let key = start;
    let [count, corners, ends] = [0, 0, 0];
    do {
      const arc = arcs.get(key);
      if (!arc) break;
      used.add(key);
      count++;
      if (arc.gap === 1) corners++;
      const corner = cornerFor(arc.field);
      const from = moved(ending(arc.from), corner);
      if (count === 1) {
        loop.body = `M${from}`;
        loop.hedge = `M${from}`;
      }
      const crowned = crowns(arc.curves, corner);
      loop.body += smooth(arc.curves, corner);
      loop.hedge += crowned;
      loop.line += (loop.line.endsWith(from) ? '' : `M${from}`) + crowned;
      const next = alone ? null : beyond(arc.field, arc.to);
      const facing = `${next}${(arc.to + 2) % 4}`;
      if (next && fields.has(next) && arcs.has(facing)) {
        key = facing;
        continue;
      }
      ends++;
      const end = moved(ending(arc.to), corner);
      if (!alone && next === null) {
        const [right, down] = outwards(arc.to, -3);
        const inner: Point = [corner[0] + right, corner[1] + down];
        const wall = closing(arc.to, inner);
        loop.hedge += `${wall}L${end}`;
        loop.line += `M${moved(beginning(arc.to), inner)}${wall}`;
      } else {
        loop.hedge += `L${end}`;
        open.push([arc.field, arc.to]);
      }
      loop.body += `L${end}`;
      key = arc.field + arc.to;
    } while (key !== start && count < MOST);
    const arc = arcs.get(start);
    if (arc && count === 4 && corners === 4 && ends === 0) {
      const [left, top] = cornerFor(arc.field);
      const [x, y] = turn([FIELD, 0], arc.from);
      pools.push([left + x, top + y]);
      continue;
    }
    found.body += `${loop.body}Z`;
    found.hedge += `${loop.hedge}Z`;
    found.line += loop.line;
  }
  return { ...found, open, pools };
}
