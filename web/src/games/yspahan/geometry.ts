/** Where things lie on the board of Yspahan: the measures of the box, in units of the drawing. */
import box from './box.generated.json';

/** One road space is so many units wide. */
export const UNIT = 40;
/** So wide are a stall and the stone of a road space. */
export const STALL = 0.9 * UNIT;

/** How many road spaces a small screen shows at a size that a finger can meet. */
const GLANCE = 8;

export type Point = readonly [number, number];

export interface Rect {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export interface Space {
  readonly id: string;
  readonly arm: string;
  readonly distance: number;
  readonly dark: boolean;
  readonly at: Point;
}

export interface Shop {
  readonly id: string;
  readonly souk: string;
  readonly colour: string;
  readonly spaces: readonly string[];
  readonly at: Point;
}

export interface Souk {
  readonly id: string;
  readonly colour: string;
  readonly flag: Point;
  readonly shops: readonly Shop[];
  /** The cloth that joins the stalls: the shortest lines that leave none apart. */
  readonly cloth: string;
}

function point(xy: readonly number[]): Point {
  const [x, y] = xy;
  if (x === undefined || y === undefined) throw new Error('A point has two coordinates.');
  return [x * UNIT, y * UNIT];
}

export const SPACES: readonly Space[] = box.road.map((space) => ({
  id: space.id,
  arm: space.arm,
  distance: space.distance,
  dark: space.shade === 'dark',
  at: point(space.xy),
}));

/** The stones of the road, the light and the dark ones, each in one path. */
export const STONES = { light: stones(false), dark: stones(true) };

function stones(dark: boolean): string {
  const side = STALL - 12;
  return SPACES.filter((space) => space.dark === dark)
    .map(({ at: [x, y] }) => `M${x - STALL / 2 + 6},${y - STALL / 2}${roundedSquare(side)}`)
    .join('');
}

/** From its upper left corner on, after the rounding. */
function roundedSquare(side: number): string {
  return `h${side}q6,0 6,6v${side}q0,6 -6,6h-${side}q-6,0 -6,-6v-${side}q0,-6 6,-6Z`;
}

const COLOUR_OF = new Map(box.souks.map((souk) => [souk.id, souk.colour]));

export const SHOPS: readonly Shop[] = box.shops.map((shop) => ({
  id: shop.id,
  souk: shop.souk,
  colour: COLOUR_OF.get(shop.souk) ?? '',
  spaces: shop.spaces,
  at: point(shop.xy),
}));

function apart(a: Point, b: Point): number {
  return Math.hypot(a[0] - b[0], a[1] - b[1]);
}

/** Prim's tree over the points, as one path. */
export function shortestTree(points: readonly Point[]): string {
  const [first, ...rest] = points;
  if (!first) return '';
  const joined = [first];
  const left = [...rest];
  const lines: string[] = [];
  while (left.length > 0) {
    let best: [Point, Point] | undefined;
    for (const from of joined)
      for (const to of left) if (!best || apart(from, to) < apart(...best)) best = [from, to];
    if (!best) break;
    lines.push(`M${best[0].join()}L${best[1].join()}`);
    joined.push(best[1]);
    left.splice(left.indexOf(best[1]), 1);
  }
  return lines.join('');
}

export const SOUKS: readonly Souk[] = box.souks.map((souk) => {
  const shops = SHOPS.filter((shop) => shop.souk === souk.id);
  return {
    id: souk.id,
    colour: souk.colour,
    flag: point(souk.badge),
    shops,
    cloth: shortestTree(shops.map((shop) => shop.at)),
  };
});

export const FLAG_AT = new Map(SOUKS.map((souk) => [souk.id, souk.flag]));
const SPACE_AT = new Map(SPACES.map((space) => [space.id, space.at]));
const SHOP_AT = new Map(SHOPS.map((shop) => [shop.id, shop.at]));

/** The doorsteps: from each road space to the shops it serves, in one path. */
export const DOORSTEPS = SHOPS.flatMap((shop) =>
  shop.spaces.map((id) => {
    const [x, y] = SPACE_AT.get(id) ?? [0, 0];
    const step: Point = [(shop.at[0] - x) * 0.36, (shop.at[1] - y) * 0.36];
    return `M${x + step[0]},${y + step[1]}L${x + 2 * step[0]},${y + 2 * step[1]}`;
  }),
).join('');

/** How many steps the Supervisor makes between two spaces; the road is a tree of four arms. */
export function steps(from: string, to: string): number {
  const a = SPACES.find((space) => space.id === from);
  const b = SPACES.find((space) => space.id === to);
  if (!a || !b) throw new Error(`There is no road from ${from} to ${to}.`);
  return a.arm === b.arm ? Math.abs(a.distance - b.distance) : a.distance + b.distance;
}

/** The spaces that the Supervisor passes, with the first and the last: from arm to arm it goes over the centre. */
export function walk(from: string, to: string): string[] {
  const way = (a: Space, b: Space): string[] =>
    SPACES.filter(({ arm, distance }) => arm === a.arm && distance > b.distance && distance <= a.distance)
      .sort((one, other) => other.distance - one.distance)
      .map(({ id }) => id);
  const [a, b, centre] = [from, to, ''].map((id) =>
    SPACES.find((space) => (id === '' ? space.distance === 0 : space.id === id)),
  );
  if (!a || !b || !centre) throw new Error(`There is no road from ${from} to ${to}.`);
  if (a.arm === b.arm) return a.distance > b.distance ? [...way(a, b), b.id] : [...way(b, a), a.id].reverse();
  return [...way(a, centre), centre.id, ...way(b, centre).reverse()];
}

/** What a touch of the board names, if it lies in the city. */
export function placeOf(touch: string): Point | undefined {
  const [kind, id = ''] = touch.split(':');
  if (kind === 'space') return SPACE_AT.get(id);
  return kind === 'shop' ? SHOP_AT.get(id) : undefined;
}

// -- the quarters ---------------------------------------------------------------------------------

const ROAD_EDGE = 0.52 * UNIT;
const TRACK = box.scoreTrack.rect;
/** Between the middle of the score track and the wall of the city. */
const INSIDE = 0.58;
const WEST = (TRACK.left + INSIDE) * UNIT;
const EAST = (TRACK.right - INSIDE) * UNIT;
const NORTH = (TRACK.top + INSIDE) * UNIT;
const SOUTH = (TRACK.bottom - INSIDE) * UNIT;

export interface Quarter extends Rect {
  readonly id: string;
}

export const QUARTERS: readonly Quarter[] = box.districts.map((district) => {
  const west = district.quadrant.endsWith('W');
  const north = district.quadrant.startsWith('N');
  const x = west ? WEST : ROAD_EDGE;
  const y = north ? NORTH : ROAD_EDGE;
  return {
    id: district.id,
    x,
    y,
    width: (west ? -ROAD_EDGE : EAST) - x,
    height: (north ? -ROAD_EDGE : SOUTH) - y,
  };
});

/** The city without its frame. */
export const CITY: Rect = { x: WEST, y: NORTH, width: EAST - WEST, height: SOUTH - NORTH };

// -- the tracks -----------------------------------------------------------------------------------

export const WEEKS: readonly Point[] = box.weekTrack.map(point);
export const DAYS: readonly Point[] = box.dayTrack.map(point);

const SCORE_SQUARES = box.scoreTrack.squares;
const ACROSS = Math.round((TRACK.right - TRACK.left) / 0.7);
const DOWN = Math.round((TRACK.bottom - TRACK.top) / 0.7);

/** How wide the score track is round the city; its squares lie in the middle of it. */
const LANE = 30;
const MIDDLE = 13;

/** The city with the score track round it. */
export const BOARD: Rect = {
  x: CITY.x - LANE,
  y: CITY.y - LANE,
  width: CITY.width + 2 * LANE,
  height: CITY.height + 2 * LANE,
};

/** The square of the score track for a score; it begins again after the last one (YS-008). */
export function scoreSquare(score: number): Point {
  const n = ((score % SCORE_SQUARES) + SCORE_SQUARES) % SCORE_SQUARES;
  const [left, top] = [BOARD.x + MIDDLE, BOARD.y + MIDDLE];
  const [right, bottom] = [BOARD.x + BOARD.width - MIDDLE, BOARD.y + BOARD.height - MIDDLE];
  const across = (right - left) / ACROSS;
  const down = (bottom - top) / DOWN;
  if (n <= ACROSS) return [left + n * across, top];
  if (n <= ACROSS + DOWN) return [right, top + (n - ACROSS) * down];
  if (n <= 2 * ACROSS + DOWN) return [right - (n - ACROSS - DOWN) * across, bottom];
  return [left, bottom - (n - 2 * ACROSS - DOWN) * down];
}

export const SCORES: readonly number[] = Array.from({ length: SCORE_SQUARES }, (_, n) => n);

/** Where to look if these places matter: between them, or elsewhere if they are too far apart for one glance. */
export function middleOf(places: readonly Point[], elsewhere: Point): Point {
  const xs = places.map(([x]) => x);
  const ys = places.map(([, y]) => y);
  const [west, east, north, south] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const near = places.length > 0 && east - west <= GLANCE * UNIT && south - north <= GLANCE * UNIT;
  return near ? [(west + east) / 2, (north + south) / 2] : elsewhere;
}

// -- the caravan, the buildings -------------------------------------------------------------------

export interface Camel {
  readonly index: number;
  readonly row: number;
  readonly at: Point;
}

export const CAMELS: readonly Camel[] = box.camels.map((camel) => ({
  index: camel.index,
  row: camel.row,
  at: point(camel.xy),
}));

export interface Building {
  readonly id: string;
  readonly camels: number;
  readonly gold: number;
}

export const BUILDINGS: readonly Building[] = box.buildings;
export const BUILDING_POINTS: readonly number[] = box.buildingPoints;
