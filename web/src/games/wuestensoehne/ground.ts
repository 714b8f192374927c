/** The ground of what is laid: sand, dunes, ways and their open ends, each kind as one path. */
import { dunesAt } from './dunes';
import { circle, seeded, written } from './pen';
import type { Layer } from './plants';
import { beyond, cornerOf, FIELD, HALF, QUARTERS, SIDES, turn } from './sheet';
import type { Fields, FieldView } from './view';

const BROWN = 'B';
const WHITE = 'W';
/** How round a corner is where nothing lies beside it. */
const CORNER = 10;

/** The way from the centre point to a side, a little bowed. */
export function wayTo(side: number, [left, top]: readonly [number, number], seed: string): string {
  const bow = (seeded(`${seed}w${side}`)() - 0.5) * 7;
  const [ex, ey] = turn([HALF, 0], side);
  const [mx, my] = turn([HALF + bow, 19], side);
  return `M${left + HALF},${top + HALF}Q${written([left + mx, top + my])} ${written([left + ex, top + ey])}`;
}

/** The ways of a piece, brown and white. */
export function waysOf(sides: string, corner: readonly [number, number], seed: string): [string, string] {
  const of = (code: string): string =>
    QUARTERS.filter((side) => sides.charAt(side) === code)
      .map((side) => wayTo(side, corner, seed))
      .join('');
  return [of(BROWN), of(WHITE)];
}

export function wayLayers(brown: string, white: string, points: string): Layer[] {
  return [
    ['way-brown-0', brown],
    ['way-brown', brown],
    ['way-white-0', white],
    ['way-white', white],
    ['way-gaps', white],
    ['point', points],
  ];
}

function edgeOf(field: string, fields: Fields): string {
  const [x, y] = cornerOf(field);
  const bare = QUARTERS.map((side) => !fields.has(beyond(field, side) ?? ''));
  const round = (one: number, other: number): number => (bare[one] && bare[other] ? CORNER : 0);
  const [ne, se, sw, nw] = [round(0, 1), round(1, 2), round(2, 3), round(3, 0)];
  const bend = (path: string, r: number): string => (r ? path : '');
  return `M${x + nw},${y}H${x + FIELD - ne}${bend(`q${ne},0 ${ne},${ne}`, ne)}V${y + FIELD - se}${bend(`q0,${se} ${-se},${se}`, se)}H${x + sw}${bend(`q${-sw},0 ${-sw},${-sw}`, sw)}V${y + nw}${bend(`q0,${-nw} ${nw},${-nw}`, nw)}Z`;
}

export interface Ground {
  readonly sand: readonly Layer[];
  readonly ways: readonly Layer[];
}

export function groundOf(board: readonly FieldView[], fields: Fields): Ground {
  const drawn = {
    land: '',
    cross: '',
    seam: '',
    lit: '',
    dim: '',
    soft: '',
    brown: '',
    white: '',
    points: '',
  };
  for (const { field, cross, sides } of board) {
    const corner = cornerOf(field);
    const [x, y] = corner;
    const edge = edgeOf(field, fields);
    drawn.land += edge;
    if (cross) drawn.cross += edge;
    if (fields.has(beyond(field, 1) ?? '')) drawn.seam += `M${x + FIELD},${y + 3}V${y + FIELD - 3}`;
    if (fields.has(beyond(field, 2) ?? '')) drawn.seam += `M${x + 3},${y + FIELD}H${x + FIELD - 3}`;
    const dunes = dunesAt(corner);
    for (const kind of ['lit', 'dim', 'soft'] as const) drawn[kind] += dunes[kind];
    const [brown, white] = waysOf(sides, corner, field);
    drawn.brown += brown;
    drawn.white += white;
    drawn.points += circle(x + HALF, y + HALF, 4.6);
  }
  const echoes = ['echo-4', 'echo-3', 'echo-2', 'echo-1', 'echo-0'].map((name): Layer => [name, drawn.land]);
  return {
    sand: [
      ...echoes,
      ['land', drawn.land],
      ['cross', drawn.cross],
      ['dune soft', drawn.soft],
      ['dune lit', drawn.lit],
      ['dune dim', drawn.dim],
      ['seam', drawn.seam],
    ],
    ways: wayLayers(drawn.brown, drawn.white, drawn.points),
  };
}

/** Writes down points that are drawn for the north side of a field, for another one. */
export function atSide(field: string, side: number): (x: number, y: number) => string {
  const [left, top] = cornerOf(field);
  return (x, y) => {
    const [right, down] = turn([x, y], side);
    return written([left + right, top + down]);
  };
}

/** A small arrow beyond the side of a field. */
export function arrowAt(field: string, side: number, wide: number, high: number): string {
  const at = atSide(field, side);
  return `M${at(HALF - wide, -3.4)}L${at(HALF, -high)}L${at(HALF + wide, -3.4)}`;
}

/** Where brown lines lead on (WS-023). */
export function openWays(lines: readonly (readonly [string, string, string, string])[]): string {
  return lines
    .filter(([, , , colour]) => colour === 'brown' || colour === BROWN)
    .map(([field, side]) => arrowAt(field, SIDES.indexOf(side), 5.4, 8.6))
    .join('');
}
