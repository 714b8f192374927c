/** Who stands on the pavement of a place, from left to right, and who waits at its right wall. */
import type { IstanbulPlaceView, IstanbulView } from '../../lib/api/api.generated';
import type { GroupMark, Mark } from './drawings/marks';
import { assistant, companion, family, figure, merchant, neutral } from './drawings/people';

export interface Standing {
  /** What an offer calls it; empty for a neutral merchant. */
  readonly touch: string;
  readonly x: number;
  readonly width: number;
  readonly mark: Mark;
}
interface Coming {
  readonly touch: string;
  readonly width: number;
  readonly at: (x: number) => GroupMark;
}

export const POLICE = 12;
const FEET = 143;
const FROM = 8;
const [WIDE, BESIDE_WALL] = [186, 164];

/** All that stand there; they move closer together where there are many. */
export function crowdOf(view: IstanbulView, place: IstanbulPlaceView, me: number): Standing[] {
  const coming = comingTo(view, place, me);
  const needed = coming.reduce((sum, { width }) => sum + width, 0);
  const close = Math.min(1, (place.assistants.length > 0 ? BESIDE_WALL : WIDE) / Math.max(1, needed));
  let from = FROM;
  return coming.map(({ touch, width, at }) => {
    const x = from + (width * close) / 2;
    from += width * close;
    return { touch, x, width: width * close, mark: { ...at(x), place: touch || undefined } };
  });
}

function comingTo(view: IstanbulView, place: IstanbulPlaceView, me: number): Coming[] {
  const owners = (seats: readonly number[]) => seats.flatMap((seat) => view.players[seat] ?? []);
  const families = place.number === POLICE ? [] : owners(place.families);
  return [
    ...owners(place.merchants).map((owner) => ({
      touch: `merchant:${owner.colour}`,
      width: 37,
      at: (x: number) => merchant(owner, owner.stack, x, FEET, owner.seat === me),
    })),
    ...owners(place.companions).map((owner) => ({
      touch: `companion:${owner.colour}`,
      width: 30,
      at: (x: number) => companion(owner, x, FEET + 1.5, owner.seat === me),
    })),
    ...families.map((owner) => ({
      touch: `family:${owner.colour}`,
      width: 23,
      at: (x: number) => family(owner, x, FEET + 2.5, owner.seat === me),
    })),
    ...Array.from({ length: place.neutrals }, () => ({
      touch: '',
      width: 33,
      at: (x: number) => neutral(x, FEET),
    })),
    ...place.figures.map((id) => ({
      touch: `figure:${id}`,
      width: 33,
      at: (x: number) => figure(id, x, FEET + 1),
    })),
  ];
}

/** Each seat at its own height: so one's own are found by their place. */
export function waitingAt(view: IstanbulView, place: IstanbulPlaceView, me: number): Mark[] {
  return place.assistants.flatMap((seat) => {
    const owner = view.players[seat];
    return owner ? [assistant(owner, 181, 49 + seat * 21, seat === me)] : [];
  });
}
