/** What the things on the board of Al Rashid are called, for ears and for the line that names what is pointed at. */
import type { Offer, Seat } from '../../lib/table/types';
import type { Speaker } from '../../lib/words/speaker';
import { type AlRashidView, type AreaView, nameOf, OFFICES, shortly, type TileView } from './box';
import { PALACES } from './lands';
import { TOPICS } from './topics';

export class Namer {
  constructor(
    readonly speaker: Speaker,
    readonly view: AlRashidView,
    readonly seats: readonly Seat[],
    /** What an offer would bring, if that is known. */
    readonly brings: (offer: Offer) => string = () => '',
  ) {}

  /** A thing of the box by its name alone. */
  thing(touch: string): string {
    return this.speaker.say(nameOf(touch));
  }

  /** The same, if the box has such a thing. */
  known(touch: string): string | undefined {
    return TOPICS.exactly(touch) && this.thing(touch);
  }

  /** A palace in one word. */
  palace(palace: string): string {
    return this.speaker.text('web-al-rashid-palace', { palace });
  }

  /** An area where there is little room. */
  short(area: string): string {
    return PALACES.some(({ id }) => id === area) ? this.palace(area) : shortly(this.thing(`area:${area}`));
  }

  /** Who may be the first to stand with Al-Rashid. */
  get behind(): string {
    return this.speaker.text('web-al-rashid-behind-pasha');
  }

  seat(index: number): string {
    return this.seats[index]?.name ?? '';
  }

  /** A thing with what is there now. */
  name(touch: string): string {
    const { speaker } = this;
    const [kind, id = ''] = touch.split(':');
    if (kind === 'area') {
      const area = this.view.areas.find((each) => each.id === id);
      return [this.thing(touch), ...(area ? this.#there(area) : [])].join('. ');
    }
    if (kind === 'office') {
      const { cost: gold, palace } = OFFICES.get(id) ?? { cost: 0, palace: '' };
      const n = this.view.areas.find((each) => each.id === palace)?.offices[id] ?? 0;
      return speaker.text('web-al-rashid-office', { office: this.thing(touch), gold, n });
    }
    if (kind === 'tile') {
      const cut = id.lastIndexOf('-');
      const area = this.view.areas.find((each) => each.id === id.slice(0, cut));
      const tile = area?.tiles[Number(id.slice(cut + 1)) - 1];
      return tile ? this.#onLand(tile) : id;
    }
    if (kind === 'hand') {
      const [colour = '', value = ''] = id.split(' ');
      return this.tile(colour, Number(value));
    }
    if (kind === 'pile')
      return speaker.text('web-al-rashid-pile', { colour: id, number: this.view.piles[id] ?? 0 });
    if (kind === 'item' || kind === 'good') return speaker.text('al-rashid-item', { item: id });
    return speaker.text('al-rashid-the-piece', { piece: id });
  }

  tile(colour: string, value: number | null): string {
    return value === null
      ? this.speaker.text('web-al-rashid-tile-hidden', { colour })
      : this.speaker.text('al-rashid-tile', { colour, value });
  }

  /** A thing with what choosing it would do. */
  label(touch: string, offers: readonly Offer[]): string {
    const name = this.name(touch);
    if (offers.length === 0) return name;
    const told = offers.map((offer) => {
      const move = this.speaker.say(offer.message);
      const brings = this.brings(offer);
      return brings === '' ? move : this.speaker.text('web-offer-brings', { move, brings });
    });
    return this.speaker.text('web-target-move', { name, move: told.join('; ') });
  }

  /** A tile on a territory, and who has looked at it. */
  #onLand({ colour, value, seen_by }: TileView): string {
    const tile = this.tile(colour, value);
    if (seen_by.length === 0) return tile;
    const players = seen_by.map((seat) => this.seat(seat)).join(', ');
    return this.speaker.text('web-al-rashid-tile-seen', { tile, players });
  }

  /** What lies in an area, and who stands there. */
  #there(area: AreaView): string[] {
    const { speaker } = this;
    const goods = Object.entries(area.goods)
      .filter(([, number]) => number > 0)
      .map(([item, number]) => speaker.text('al-rashid-some', { item, number }));
    if (area.letters > 0)
      goods.push(speaker.text('al-rashid-some', { item: 'letter', number: area.letters }));
    const tiles = area.tiles.map((tile) => this.#onLand(tile));
    const stacks = area.stacks.map(({ seat, dominance, rank }) =>
      speaker.text('web-al-rashid-stack', { player: this.seat(seat), dominance, rank }),
    );
    return [
      ...(area.resolved ? [speaker.text('web-al-rashid-resolved')] : []),
      goods.join(', '),
      tiles.join(', '),
      stacks.join('; '),
    ].filter((part) => part !== '');
  }
}
