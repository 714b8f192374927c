/** What the podium is drawn of: portals, a skyline, stars. Lengths in units of its picture. */
import { star } from '../art/hankin';

export const HEIGHT = 470;
const GROUND = 426;
const LEAST_WIDTH = 464;
const GAP = 3;

/** By rank from 1: how wide and high a portal is, how large its cube and how large its number. */
const SIZES = [
  { width: 132, height: 226, cube: 72, over: 142, letter: 48 },
  { width: 100, height: 166, cube: 50, over: 104, letter: 36 },
  { width: 98, height: 142, cube: 44, over: 90, letter: 32 },
  { width: 80, height: 104, cube: 30, over: 70, letter: 25 },
  { width: 76, height: 88, cube: 24, over: 58, letter: 23 },
] as const;

export interface Portal {
  readonly x: number;
  readonly width: number;
  readonly wall: string;
  readonly cornice: string;
  readonly arch: string;
  readonly dome: string | null;
  readonly ribs: string;
  readonly cube: { readonly x: number; readonly y: number; readonly size: number };
  readonly number: { readonly y: number; readonly size: number };
}

function round(length: number): string {
  return String(Math.round(length * 10) / 10);
}

/** A pointed arch, so wide and high, on this ground. */
function archOf(x: number, bottom: number, width: number, height: number): string {
  const [left, right, top] = [x - width / 2, x + width / 2, bottom - height];
  const spring = round(bottom - height * 0.5);
  const [shoulder, near] = [round(top + height * 0.2), round(top + height * 0.09)];
  return `M${left},${bottom}V${spring}C${left},${shoulder} ${round(x - width * 0.2)},${near} ${x},${top}C${round(x + width * 0.2)},${near} ${right},${shoulder} ${right},${spring}V${bottom}Z`;
}

/** A wall with battlements. */
function wallOf(x: number, width: number, height: number): string {
  const [left, top] = [x - width / 2, GROUND - height];
  const number = Math.floor(width / 18);
  const step = width / number;
  let path = `M${left},${top}`;
  for (let nth = 0; nth < number; nth++) {
    const at = left + nth * step;
    path += `V${top - 9}H${round(at + step / 2)}V${top}H${round(at + step)}`;
  }
  return `${path}V${GROUND}H${left}Z`;
}

function domeOf(x: number, top: number): string {
  return `M${x - 44},${top}C${x - 58},${top - 34} ${x - 16},${top - 46} ${x},${top - 66}C${x + 16},${top - 46} ${x + 58},${top - 34} ${x + 44},${top}Z`;
}

export interface Podium {
  readonly width: number;
  /** In the order of the places that were asked for. */
  readonly portals: readonly Portal[];
}

/** A portal for each place: the second stands left of the first, the others right of it. */
export function podiumOf(ranks: readonly (number | null)[]): Podium {
  const sizes = ranks.map((rank) => SIZES[Math.min(rank ?? 3, SIZES.length) - 1] ?? SIZES[4]);
  const order = [1, 0, ...ranks.keys()].filter((nth, at, all) => nth in ranks && all.indexOf(nth) === at);
  const whole = sizes.reduce((sum, { width }) => sum + width + GAP, -GAP);
  const width = Math.max(LEAST_WIDTH, whole + 40);
  let left = (width - whole) / 2;
  const portals: Portal[] = [];
  for (const nth of order) {
    const size = sizes[nth] ?? SIZES[4];
    const x = left + size.width / 2;
    const top = GROUND - size.height;
    portals[nth] = {
      x,
      width: size.width,
      wall: wallOf(x, size.width, size.height),
      cornice: `M${x - size.width / 2},${top + 12}h${size.width}`,
      arch: archOf(x, GROUND, size.width - 34, size.height - 28),
      dome: ranks[nth] === 1 ? domeOf(x, top) : null,
      ribs: `M${x},${top - 64}V${top - 1}M${x - 6},${top - 56}C${x - 30},${top - 34} ${x - 26},${top - 12} ${x - 25},${top - 1}M${x + 6},${top - 56}C${x + 30},${top - 34} ${x + 26},${top - 12} ${x + 25},${top - 1}`,
      cube: { x: x - size.cube / 2, y: GROUND - size.over, size: size.cube },
      number: { y: GROUND - 12, size: size.letter },
    };
    left += size.width + GAP;
  }
  return { width, portals };
}

/** Numbers that are always the same: so the picture is. */
function lots(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 9301 + 49297) % 233280;
    return state / 233280;
  };
}

/** Houses, towers and domes far away. */
export function skylineOf(width: number, bottom: number): string {
  const lot = lots(4711);
  let path = `M0,${bottom}`;
  for (let x = 0; x < width; ) {
    const end = Math.min(width, x + 26 + lot() * 46);
    const top = bottom - 14 - lot() * 34;
    const kind = lot();
    const middle = (x + end) / 2;
    if (kind < 0.3)
      path += `V${round(top)}H${round(x + 4)}C${round(x + 4)},${round(top - 24)} ${round(end - 4)},${round(top - 24)} ${round(end - 4)},${round(top)}H${round(end)}`;
    else if (kind < 0.42)
      path += `V${round(top + 10)}H${round(middle - 3)}V${round(top - 24)}l3,-12l3,12V${round(top + 10)}H${round(end)}`;
    else path += `V${round(top)}H${round(end)}`;
    x = end;
  }
  return `${path}V${bottom}Z`;
}

export interface Speck {
  readonly path: string;
  readonly paint: string;
  /** Which of the first to fall, and which of the last: from 0 to 1. */
  readonly late: number;
}

const PAINTS = ['--gold', '--accent', '--seat-red', '--seat-blue', '--seat-green', '--seat-yellow'];

/** Stars and paper that fall from the sky, below what is written there. */
export function specksOf(width: number): Speck[] {
  const lot = lots(77);
  return Array.from({ length: 46 }, (_, nth) => {
    const [x, down, size, turn, late] = [lot() * width, lot() * 300, 3 + lot() * 5, lot() * Math.PI, lot()];
    const y = x < 330 && down < 104 ? down + 104 : down;
    const [across, along] = [Math.cos(turn) * size * 0.85, Math.sin(turn) * size * 0.85];
    const strip = `M${round(x - across)},${round(y - along)}l${round(2 * across)},${round(2 * along)}l${round(-along)},${round(across)}l${round(-2 * across)},${round(-2 * along)}Z`;
    const path = nth % 3 ? strip : star(8, size, [x, y], 0, (67.5 * Math.PI) / 180);
    return { path, paint: PAINTS[nth % PAINTS.length] ?? '--gold', late };
  });
}
