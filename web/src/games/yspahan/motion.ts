/** How the pieces of Yspahan move, told from the lines of the log: along the ways they really take. */
import { paintOf } from '../../lib/design/seats';
import type { Beat, Flight } from '../../lib/motion/beats';
import { kindOf, messageOf, one, several, type Told } from '../../lib/motion/telling';
import type { LogLine, Seat } from '../../lib/table/types';
import { walk } from './geometry';
import type { YspahanView } from './view';

const LOG = 'yspahan-log-';
const CAMEL = '#ys-camel';
const COIN = '#f-coin';
const CARD = '#f-cards';
const POINT = '#f-point';

export function choreography(
  before: YspahanView,
  now: YspahanView,
  lines: readonly LogLine[],
  seats: readonly Seat[],
): readonly (readonly Beat[])[] {
  const dance = new Dance(before, now, seats);
  return lines.map((line) => dance.beatsOf(line));
}

class Dance {
  /** How many cubes lie on the Caravan at this point of the story. */
  #loaded: number;

  constructor(
    readonly before: YspahanView,
    readonly now: YspahanView,
    readonly seats: readonly Seat[],
  ) {
    this.#loaded = before.caravan.cubes.length;
  }

  beatsOf(line: LogLine): Beat[] {
    const { seat, message } = line;
    const kind = kindOf(line, LOG);
    const told = message.args ?? {};
    if (kind === 'rolled' || kind === 'rolled-with-yellow') return this.#roll();
    if (kind === 'caravan-emptied') this.#loaded = 0;
    return seat === null ? [] : this.#ofSeat(seat, kind, told);
  }

  #ofSeat(seat: number, kind: string, told: Told): Beat[] {
    if (kind.startsWith('group-taken-')) return this.#takeDice(seat, told);
    if (kind.startsWith('card-drawn-'))
      return one(seat, 'card', { piece: [CARD], path: ['deck', have(seat, 'cards')], size: 0.8 });
    switch (kind) {
      case 'card-played':
      case 'extra-die':
        return one(seat, 'card', { piece: [CARD], path: [have(seat, 'cards'), 'deck'], size: 0.2 });
      case 'cube-placed':
        return this.#place(seat, told);
      case 'supervisor-moved':
        return one(seat, 'walk', {
          piece: ['#ys-supervisor'],
          path: walk(String(told.from), String(told.to)).map((space) => `space:${space}`),
          size: 1.15,
          hides: '.supervisor',
          waits: true,
        });
      case 'cube-shipped':
        return this.#load(seat, shopOf(told.shop), true);
      case 'cube-loaded':
        return this.#load(seat, `stock:${seat}`, false);
      case 'camel-paid':
        return one(seat, 'coin', {
          ...drawn(CAMEL),
          path: [have(seat, 'camels'), shopOf(told.shop)],
          size: 0.8,
        });
      case 'camels-taken':
        return this.#fetch(seat, CAMEL, 'square:camel', 'camels', told.camels);
      case 'gold-taken':
        return this.#fetch(seat, COIN, 'square:gold', 'gold', told.gold);
      case 'camels-sold':
        return this.#bring(seat, CAMEL, 'square:camel', 'camels', told.camels);
      case 'gold-sold':
        return this.#bring(seat, COIN, 'square:gold', 'gold', told.gold);
      case 'gold-exchanged':
        return [
          ...this.#bring(seat, COIN, 'square:gold', 'gold', told.gold),
          ...this.#fetch(seat, CAMEL, 'square:camel', 'camels', told.camels),
        ];
      case 'camels-exchanged':
        return [
          ...this.#bring(seat, CAMEL, 'square:camel', 'camels', told.camels),
          ...this.#fetch(seat, COIN, 'square:gold', 'gold', told.gold),
        ];
      case 'built':
        return this.#build(seat, told);
      case 'souk-scored':
      case 'souk-scored-bazaar':
        return one(seat, 'coin', { piece: [POINT], path: [soukOf(told.souk), `stock:${seat}`], size: 0.14 });
      case 'caravan-scored':
        return one(seat, 'coin', { piece: [POINT], path: ['caravan:0', `stock:${seat}`], size: 0.14 });
      default:
        return [];
    }
  }

  /** The dice roll from the roof of the Tower into its rooms. */
  #roll(): Beat[] {
    const flights = this.now.tower.flatMap(({ square, value, white, yellow }) =>
      Array.from({ length: white + yellow }, (_, nth): Flight => {
        const place = `die:${square}:${nth}`;
        return {
          piece: facesUpTo(value, nth).map((face) => `#f-die-${face}`),
          ...(nth >= white ? { paint: '--die-face:var(--die-yellow)' } : {}),
          path: ['tower', place],
          size: 1,
          hides: `[data-place="${place}"]`,
          rolls: true,
        };
      }),
    );
    return flights.length === 0 ? [] : [{ seat: null, flights, sound: 'dice' }];
  }

  #takeDice(seat: number, told: Told): Beat[] {
    const square = String(told.square);
    const value = this.before.tower.find((group) => group.square === square)?.value || told.value;
    return [
      { seat, sound: 'dice', flights: several(told.dice, () => this.#die(square, Number(value), seat)) },
    ];
  }

  #die(square: string, value: number, seat: number): Flight {
    return { piece: [`#f-die-${value}`], path: [`square:${square}`, `stock:${seat}`], size: 0.12 };
  }

  #place(seat: number, told: Told): Beat[] {
    const shop = shopOf(told.shop);
    return one(seat, 'place', {
      ...this.#cube(seat),
      path: [`stock:${seat}`, shop],
      size: 0.63,
      hides: `[data-touch="${shop}"] .cube`,
    });
  }

  #load(seat: number, from: string, lay: boolean): Beat[] {
    const place = `caravan:${this.#loaded}`;
    this.#loaded += 1;
    return one(seat, 'place', {
      ...this.#cube(seat),
      path: [from, place],
      size: 0.52,
      hides: `[data-place="${place}"] .cargo`,
      waits: lay,
    });
  }

  #build(seat: number, told: Told): Beat[] {
    const building = messageOf(told.building);
    const id = building ? building.id.replace('yspahan-building-', '') : String(told.building);
    const own = this.now.viewer === seat;
    return one(seat, 'place', {
      ...this.#cube(seat),
      path: [`stock:${seat}`, own ? `building:${id}` : `built:${seat}:${id}`],
      size: own ? 0.15 : 0.8,
    });
  }

  #fetch(seat: number, piece: string, from: string, what: string, number: Told[string] | undefined): Beat[] {
    return [this.#goods(seat, piece, [from, have(seat, what)], number, 0.6)];
  }

  #bring(seat: number, piece: string, to: string, what: string, number: Told[string] | undefined): Beat[] {
    return [this.#goods(seat, piece, [have(seat, what), to], number, 0.12)];
  }

  #goods(seat: number, piece: string, path: string[], number: Told[string] | undefined, size: number): Beat {
    return { seat, sound: 'coin', flights: several(number, () => ({ ...drawn(piece), path, size })) };
  }

  #cube(seat: number): Pick<Flight, 'piece' | 'paint'> {
    return { piece: [`#f-cube-${seat}`], paint: paintOf(this.seats[seat]?.colour ?? '') };
  }
}

function drawn(piece: string): Pick<Flight, 'piece' | 'paint'> {
  return { piece: [piece], ...(piece === CAMEL ? { paint: 'color:var(--camel)' } : {}) };
}

/** Some faces, and the one that counts in the end. */
function facesUpTo(value: number, nth: number): number[] {
  const before = [1, 2, 3, 4].map((step) => ((value + nth + 2 * step) % 6) + 1);
  return [...before, value];
}

function have(seat: number, what: string): string {
  return `have:${seat}:${what}`;
}

function shopOf(told: Told[string] | undefined): string {
  const { district, colour, number } = messageOf(told)?.args ?? {};
  return `shop:${district}-${colour}-${number}`;
}

function soukOf(told: Told[string] | undefined): string {
  const { district, colour } = messageOf(told)?.args ?? {};
  return `souk:${district}-${colour}`;
}
