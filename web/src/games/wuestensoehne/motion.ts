/** How things move in the desert, told from the lines of the log. */
import type { Beat, Flight } from '../../lib/motion/beats';
import { nameIn, one, several, Teller, type Told } from '../../lib/motion/telling';
import type { LogLine, Seat } from '../../lib/table/types';
import type { WuestensoehneView } from './view';

const LOG = 'wuestensoehne-log-';
/** How large things are drawn, in widths of a player's card. */
const ON_CARD = 0.09;

export function choreography(
  _before: WuestensoehneView,
  now: WuestensoehneView,
  lines: readonly LogLine[],
  seats: readonly Seat[],
): readonly (readonly Beat[])[] {
  const dance = new Dance(now, seats);
  return lines.map((line) => dance.beatsOf(line, LOG));
}

class Dance extends Teller<WuestensoehneView> {
  protected placeIn(told: Told): string | undefined {
    const field = told.field ?? told.to;
    return typeof field === 'string' ? `field:${field}` : undefined;
  }

  protected ofSeat(seat: number, kind: string, told: Told): Beat[] {
    const owner = `stock:${seat}`;
    const paint = this.paintOf(seat);
    switch (kind) {
      case 'caravan-moved':
        return this.#go(seat, String(told.from), String(told.to), paint);
      case 'tile-laid':
        return one(seat, 'place', { piece: [], paint, path: [owner, this.here], size: 1 });
      case 'explorer-placed':
        return this.#explore(seat, Number(told.height), paint);
      case 'good-taken':
      case 'good-swapped':
        return this.#gain(seat, `#wu-${nameIn(told.good)}`, 1);
      case 'water-taken':
        return this.#gain(seat, '#wu-stone', told.number);
      default:
        return typeof told.field === 'string' ? [{ seat, flights: [] }] : [];
    }
  }

  /** The caravan as it stands on the sheet; where it has gone on, it is drawn as it is all the same. */
  #go(seat: number, from: string, to: string, paint: string): Beat[] {
    const piece = `main [data-place="caravan:${seat}"]`;
    const stands = this.now.players[seat]?.caravan === to;
    return one(seat, 'walk', {
      piece: [],
      like: piece,
      paint,
      path: [`field:${from}`, stands ? `caravan:${seat}` : `field:${to}`],
      size: 0.5,
      ...(stands ? { hides: piece, waits: true } : {}),
    });
  }

  /** Out of the supply; one that is no longer where it was put is not seen again. */
  #explore(seat: number, height: number, paint: string): Beat[] {
    const there = this.now.players[seat]?.explorers.find((each) => each.height === height)?.place;
    if (`field:${there}` !== this.here) return [{ seat, flights: [] }];
    const explorer = `explorer:${seat}-${height}`;
    const piece = `main [data-place="${explorer}"]`;
    const path = [`stock:${seat}`, explorer];
    return one(seat, 'place', { piece: [], like: piece, paint, path, size: 1, hides: piece });
  }

  #gain(seat: number, piece: string, number: Told[string] | undefined): Beat[] {
    if (this.here === '') return [];
    const make = (): Flight => ({ piece: [piece], path: [this.here, `stock:${seat}`], size: ON_CARD });
    return [{ seat, sound: 'coin', flights: several(number, make) }];
  }
}
