/** How pieces and goods of Al Rashid move, told from the lines of the log. */
import type { Beat, Flight } from '../../lib/motion/beats';
import { messageOf, nameIn, one, several, Teller, type Told } from '../../lib/motion/telling';
import type { LogLine, Message, Seat } from '../../lib/table/types';
import { type AlRashidView, GOODS } from './box';
import NAMES from './names.generated.json';

const LOG = 'al-rashid-log-';
const PALACE = 'al-rashid-palace-';
const LANDS = new Map(Object.entries(NAMES.area).map(([id, names]) => [names.en, id]));

export function choreography(
  _before: AlRashidView,
  now: AlRashidView,
  lines: readonly LogLine[],
  seats: readonly Seat[],
): readonly (readonly Beat[])[] {
  const dance = new Dance(now, seats);
  return lines.map((line) => dance.beatsOf(line, LOG));
}

/** Which area a message names: a palace by its word, a land by its name in the box. */
function areaOf(told: Told[string] | undefined): string | undefined {
  const message = messageOf(told);
  if (message?.id.startsWith(PALACE)) return nameIn(message);
  return LANDS.get(String(message?.args?.en ?? ''));
}

/** What stands in a list of goods, however its sentence is built. */
function itemsIn({ id, args = {} }: Message): { readonly item: string; readonly number: number }[] {
  if (id === 'al-rashid-some') return [{ item: String(args.item), number: Number(args.number) }];
  return Object.values(args).flatMap((value) => (typeof value === 'object' ? itemsIn(value) : []));
}

class Dance extends Teller<AlRashidView> {
  protected placeIn(told: Told): string | undefined {
    const area = areaOf(told.area) ?? areaOf(told.end);
    return area && `area:${area}`;
  }

  protected ofSeat(seat: number, kind: string, told: Told): Beat[] {
    switch (kind) {
      case 'placed':
      case 'piece-moved':
        return this.#place(
          seat,
          kind === 'placed' ? `have:${seat}:coin` : `area:${areaOf(told.start)}`,
          told,
        );
      case 'traded':
      case 'goods-gained':
        return this.#goods(seat, told.items, true);
      case 'paid':
        return this.#goods(seat, told.items, false);
      case 'letters-gained':
        return this.#gain(seat, 'letter', told.number);
      case 'influence-gained':
        return this.#gain(seat, 'influence', told.number);
      case 'dishonour-retreat':
      case 'dishonour-no-pasha':
      case 'dishonour-no-primary':
        return this.#gain(seat, 'dishonour', told.tokens);
      default:
        return told.area === undefined ? [] : [{ seat, flights: [] }];
    }
  }

  #place(seat: number, from: string, told: Told): Beat[] {
    const stack = `stack:${this.here}:${seat}`;
    const there = this.now.areas
      .find(({ id }) => id === this.here)
      ?.stacks.some((each) => each.seat === seat);
    const beats = one(seat, 'place', {
      piece: [`#ar-${told.piece}`],
      paint: this.paintOf(seat),
      path: [from, there ? stack : this.here],
      size: there ? 1 : 0.15,
    });
    return there ? beats.map((beat) => ({ ...beat, places: [stack] })) : beats;
  }

  #goods(seat: number, told: Told[string] | undefined, gained: boolean): Beat[] {
    const items = messageOf(told);
    const flights = (items ? itemsIn(items) : []).flatMap(({ item, number }) =>
      this.#flights(seat, item, number, gained),
    );
    return flights.length === 0 ? [] : [{ seat, sound: 'coin', flights }];
  }

  #gain(seat: number, item: string, number: Told[string] | undefined): Beat[] {
    return [{ seat, sound: 'coin', flights: this.#flights(seat, item, number, true) }];
  }

  #flights(seat: number, item: string, number: Told[string] | undefined, gained: boolean): Flight[] {
    if (this.here === '') return [];
    const piece = GOODS.some((good) => good === item) ? `#ar-c-${item}` : `#ar-${item}`;
    const [area, owner] = [this.here, `have:${seat}:${item}`];
    const path = gained ? [area, owner] : [owner, area];
    return several(number, () => ({ piece: [piece], path, size: gained ? 0.5 : 0.15 }));
  }
}
