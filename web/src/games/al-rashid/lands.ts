/** Where things lie on the board, in its own units: 896 wide, 824 high; the strip at its foot is the last 56. */

export const BOARD = { width: 896, height: 824, strip: 760 } as const;
/** Where the map begins. */
export const MAP = { x: 8, y: 392, width: 880, height: 366 } as const;
export const CITY_TOP = 30;

export interface PalaceShape {
  readonly id: string;
  readonly x: number;
  readonly width: number;
}

export const PALACES: readonly PalaceShape[] = [
  { id: 'spies', x: 8, width: 126 },
  { id: 'military', x: 134, width: 126 },
  { id: 'scholars', x: 260, width: 126 },
  { id: 'merchants', x: 386, width: 126 },
  { id: 'politicians', x: 512, width: 188 },
  { id: 'al_rashid', x: 700, width: 188 },
];

type Point = readonly [number, number];

export interface Land {
  readonly id: string;
  readonly at: Point;
  readonly path: string;
}

function points(text: string): Point[] {
  return text.split(' ').map((pair) => {
    const [x = 0, y = 0] = pair.split(',').map(Number);
    return [x, y];
  });
}

/** Corners cut three times: a coast as if drawn by hand. */
function coast(corners: readonly Point[]): string {
  let line = corners;
  for (let times = 0; times < 3; times++) {
    line = line.flatMap(([x, y], nth): Point[] => {
      const [a, b] = line[(nth + 1) % line.length] ?? [x, y];
      return [
        [0.75 * x + 0.25 * a, 0.75 * y + 0.25 * b],
        [0.25 * x + 0.75 * a, 0.25 * y + 0.75 * b],
      ];
    });
  }
  return `M${line.map(([x, y]) => `${x.toFixed(1)},${y.toFixed(1)}`).join('L')}Z`;
}

function land(id: string, x: number, y: number, corners: string): Land {
  return { id, at: [x, y], path: coast(points(corners)) };
}

export const LANDS: readonly Land[] = [
  land(
    'al_andalus',
    22,
    8,
    '8,60 6,24 22,6 60,4 120,2 180,6 226,4 246,20 250,60 244,100 238,134 222,156 190,164 140,160 96,168 44,164 14,168 2,146 6,104',
  ),
  land(
    'ifriqiya',
    22,
    206,
    '-14,300 -14,240 -14,206 -8,204 40,206 84,198 136,204 180,198 222,198 252,204 268,226 262,270 268,310 262,350 264,380 262,386 180,386 60,386 -10,386 -14,382 -14,370',
  ),
  land(
    'rum',
    284,
    8,
    '266,54 266,20 284,4 330,6 400,2 460,6 508,2 526,16 524,60 530,104 520,146 506,164 470,160 430,156 390,166 344,158 306,168 280,160 266,138 260,96',
  ),
  land(
    'misr',
    292,
    208,
    '278,224 284,208 316,206 352,210 392,200 436,202 462,206 474,226 478,256 490,296 502,334 514,360 520,382 516,386 440,386 340,386 276,386 272,382 276,340 272,300 278,262',
  ),
  land(
    'yaman',
    518,
    208,
    '494,226 496,210 520,204 560,198 604,202 652,198 694,206 720,224 728,256 722,292 706,330 690,356 646,360 600,366 560,360 540,364 528,344 520,310 504,276',
  ),
  land(
    'khurasan',
    556,
    8,
    '540,44 540,16 556,4 600,6 650,2 700,6 726,4 738,20 734,60 740,104 732,144 720,164 684,166 640,158 598,164 560,168 542,156 536,124 542,84',
  ),
  land(
    'hind',
    760,
    8,
    '750,44 748,18 764,4 800,6 840,2 896,4 896,250 884,290 862,330 838,366 822,378 806,358 792,318 774,278 756,244 748,200 752,150 746,96',
  ),
];

/** The lands nobody plays, on which the others lie. */
export const BASE = coast(
  points(
    '200,-20 330,-20 560,-20 760,-20 900,-20 900,260 866,330 842,368 824,384 804,360 788,318 770,278 750,244 736,206 716,180 690,174 640,168 604,172 576,182 556,194 566,197 610,199 652,195 698,203 724,222 732,256 726,292 710,332 694,360 646,364 600,370 556,364 536,368 522,346 514,310 498,276 486,226 478,224 484,256 496,296 508,334 526,386 524,392 400,392 100,392 -20,392 -20,386 -20,300 -20,206 -16,201 40,203 84,195 136,201 180,195 222,195 256,200 280,206 316,203 352,207 392,197 436,199 460,203 468,190 464,172 430,162 390,172 344,164 306,174 276,166 258,140 254,96 256,70 252,64 248,102 242,136 226,160 190,168 140,164 96,172 44,168 10,172 -4,146 0,104 2,60 0,20 18,0 60,-4 120,-6 160,-14',
  ),
);

/** Middles and widths of the places in a row: those that are taken are wide, free ones share the rest. */
export function slots(
  from: number,
  width: number,
  count: number,
  taken: number,
  wanted: number,
): { readonly x: number; readonly width: number }[] {
  const free = count - taken;
  const wide = Math.min(wanted, (width - free * 11) / Math.max(taken, 1));
  const rest = free > 0 ? Math.min(wanted, (width - wide * taken) / free) : 0;
  let x = from;
  return Array.from({ length: count }, (_, nth) => {
    const own = nth < taken ? wide : rest;
    x += own;
    return { x: x - own / 2, width: own };
  });
}
