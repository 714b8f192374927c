/** Where on the bazaar things can be pointed at: places always, whatever stands on them when it can be chosen. */
import type { IstanbulPlaceView, IstanbulView } from '../../lib/api/api.generated';
import { crowdOf, POLICE } from './crowd';
import { edgeBetween, isBeside, spotOf, stepsBetween, TILE } from './geometry';

export interface Hit {
  readonly touch: string;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  /** Whether it lies on a place. */
  readonly over: boolean;
}

type Wanted = (touch: string) => boolean;

const MOSQUES = [14, 15];
const TAVERN = 19;

export function hitsOf(view: IstanbulView, me: number, wanted: Wanted): Hit[] {
  const places = view.places.map((place): Hit => {
    const { x, y } = spotOf(place);
    return { touch: `place:${place.number}`, x, y, width: TILE, height: TILE, over: false };
  });
  const on = view.places.flatMap((place) => onPlace(view, place, me).filter(({ touch }) => wanted(touch)));
  return [...places, ...on, ...edgesOf(view, wanted)];
}

function onPlace(view: IstanbulView, place: IstanbulPlaceView, me: number): Hit[] {
  const { x, y } = spotOf(place);
  const standing = crowdOf(view, place, me).map(
    (each): Hit => ({
      touch: each.touch,
      x: x + each.x - each.width / 2,
      y: y + 96,
      width: each.width,
      height: 54,
      over: true,
    }),
  );
  const caged = place.number === POLICE ? cells(view, place, x, y) : [];
  return [...standing, ...caged, ...stacks(place, x, y)];
}

function cells(view: IstanbulView, place: IstanbulPlaceView, x: number, y: number): Hit[] {
  return view.players.flatMap(({ seat, colour }, nth) =>
    place.families.includes(seat)
      ? [{ touch: `family:${colour}`, x: x + 8 + nth * 38, y: y + 152, width: 32, height: 46, over: true }]
      : [],
  );
}

/** Stacks of tiles lie in the strip, side by side. */
function stacks(place: IstanbulPlaceView, x: number, y: number): Hit[] {
  const [kind, step, width] = MOSQUES.includes(place.number)
    ? (['mosque_tile', 72, 72] as const)
    : (['tavern_tile', 47, 46] as const);
  if (kind === 'tavern_tile' && place.number !== TAVERN) return [];
  return place.stacks.map(({ id }, nth) => ({
    touch: `${kind}:${id}`,
    x: x + 3 + nth * step,
    y: y + 152,
    width,
    height: 46,
    over: true,
  }));
}

/** Streets between two neighbours, named with the lower number first. */
function edgesOf(view: IstanbulView, wanted: Wanted): Hit[] {
  return view.places.flatMap((one) =>
    view.places
      .filter((other) => other.number > one.number && stepsBetween(one, other) === 1)
      .map((other): Hit => {
        const { x, y } = edgeBetween(one, other);
        const [width, height] = isBeside(one, other) ? [26, 110] : [110, 26];
        const touch = `edge:${one.number}-${other.number}`;
        return { touch, x: x - width / 2, y: y - height / 2, width, height, over: true };
      })
      .filter(({ touch }) => wanted(touch)),
  );
}
