/** How the pieces of Istanbul move, told from the lines of the log: along the streets, and to who gains them. */
import type { IstanbulView } from '../../lib/api/api.generated';
import type { Beat, Flight } from '../../lib/motion/beats';
import { messageOf, one, several, Teller, type Told } from '../../lib/motion/telling';
import type { LogLine, Seat } from '../../lib/table/types';

const LOG = 'istanbul-log-';
const GOODS = ['fabric', 'spice', 'fruit', 'jewelry'] as const;
/** How large things are drawn, in widths of a place, and of a player's card. */
const [ON_PLACE, ON_CARD] = [0.14, 0.1];

export function choreography(
  _before: IstanbulView,
  now: IstanbulView,
  lines: readonly LogLine[],
  seats: readonly Seat[],
): readonly (readonly Beat[])[] {
  const dance = new Dance(now, seats);
  return lines.map((line) => dance.beatsOf(line, LOG));
}

class Dance extends Teller<IstanbulView> {
  protected placeIn(told: Told): string | undefined {
    const place = told.place ?? messageOf(told.to)?.args?.place;
    return place === undefined ? undefined : `place:${place}`;
  }

  protected ofSeat(seat: number, kind: string, told: Told): Beat[] {
    const owner = `have:${seat}`;
    const paint = this.paintOf(seat);
    switch (kind) {
      case 'merchant-moved':
      case 'companion-moved':
      case 'family-moved':
        return this.#walk(seat, kind.slice(0, -'-moved'.length), told);
      case 'assistant-left':
      case 'assistant-picked-up':
        return one(seat, 'place', {
          piece: ['#is-disc'],
          paint,
          path:
            kind === 'assistant-left'
              ? [this.#piece(seat, 'merchant'), this.here]
              : [this.here, this.#piece(seat, 'merchant')],
          size: kind === 'assistant-left' ? ON_PLACE : 0.7,
        });
      case 'assistant-returned':
        return this.#gain(seat, '#is-disc', 1, paint);
      case 'lira-gained':
      case 'sold':
        return [...this.#sold(seat, told), ...this.#gain(seat, '#is-coin', told.lira)];
      case 'supply-paid':
        return this.#pay(seat, '#is-coin', told.lira);
      case 'goods-gained':
      case 'goods-gained-in-part':
        return told.number === 0 ? [] : this.#gain(seat, `#is-${told.good}`, told.number);
      case 'goods-paid':
        return this.#pay(seat, `#is-${told.good}`, told.number);
      case 'coffee-gained':
        return this.#gain(seat, '#is-coffee', told.coffee);
      case 'coffee-paid':
        return this.#pay(seat, '#is-coffee', told.coffee);
      case 'ruby-gained':
        return this.#gain(seat, '#is-ruby', 1);
      case 'letter-received':
        return this.#gain(seat, '#is-letter', 1);
      case 'card-drawn':
      case 'card-drawn-known':
        return one(seat, 'card', { piece: ['#is-card'], path: ['deck', owner], size: ON_CARD });
      case 'card-played':
      case 'card-copied':
        return one(seat, 'card', { piece: ['#is-card'], path: [owner, 'deck'], size: ON_CARD });
      default:
        return this.here === '' ? [] : [{ seat, flights: [] }];
    }
  }

  #piece(seat: number, which: string): string {
    return `${which}:${this.now.players[seat]?.colour ?? ''}`;
  }

  /** From place to place, round the corner where they do not lie in one row; a copy of the piece as it stands. */
  #walk(seat: number, which: string, told: Told): Beat[] {
    const [from, to] = [told.from, told.to].map((each) =>
      this.now.places.find(({ number }) => number === messageOf(each)?.args?.place),
    );
    if (!from || !to) return [];
    const corner = this.now.places.find(({ row, column }) => row === from.row && column === to.column);
    const piece = `[data-place="${this.#piece(seat, which)}"]`;
    const stands = which === 'merchant' && to.merchants.includes(seat);
    const stops = [from.number, ...(corner ? [corner.number] : []), to.number];
    const path = stops.filter((stop, nth) => stop !== stops[nth - 1]).map((stop) => `place:${stop}`);
    return one(seat, 'walk', {
      piece: [which === 'merchant' ? '#is-step' : `#is-${which}`],
      like: piece,
      paint: this.paintOf(seat),
      path: stands ? [...path.slice(0, -1), this.#piece(seat, which)] : path,
      size: ON_PLACE,
      ...(stands ? { hides: piece, waits: true } : {}),
    });
  }

  #gain(seat: number, piece: string, number: Told[string] | undefined, paint?: string): Beat[] {
    return this.#goods(seat, piece, [this.here, `have:${seat}`], number, ON_CARD, paint);
  }

  #pay(seat: number, piece: string, number: Told[string] | undefined): Beat[] {
    return this.#goods(seat, piece, [`have:${seat}`, this.here], number, ON_PLACE);
  }

  #goods(
    seat: number,
    piece: string,
    path: readonly string[],
    number: Told[string] | undefined,
    size: number,
    paint?: string,
  ): Beat[] {
    if (this.here === '') return [];
    const make = (): Flight => ({ piece: [piece], path, size, ...(paint ? { paint } : {}) });
    return [{ seat, sound: 'coin', flights: several(number, make) }];
  }

  /** What was brought to a market. */
  #sold(seat: number, told: Told): Beat[] {
    return GOODS.flatMap((good) =>
      Number(told[good]) > 0 ? this.#pay(seat, `#is-${good}`, told[good]) : [],
    );
  }
}
