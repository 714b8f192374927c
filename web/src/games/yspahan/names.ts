/** What the things on the board of Yspahan are called, for ears and for the line below the board. */
import type { Message, Offer, Seat } from '../../lib/table/types';
import type { Speaker } from '../../lib/words/speaker';
import type { SoukView, YspahanView } from './view';

export function shopMessage(id: string): Message {
  const [district = '', colour = '', number = ''] = id.split('-');
  return { id: 'yspahan-shop', args: { district, colour, number: Number(number) } };
}

/** What of a view has names that change with it. */
export type Named = Pick<YspahanView, 'souks' | 'tower' | 'supervisor'>;

export class Namer {
  /** What is said of a shop, as long as its souk is as it is. */
  readonly #shops = new Map<string, { readonly souk: SoukView | undefined; readonly said: string }>();

  constructor(
    readonly speaker: Speaker,
    readonly view: Named,
    readonly seats: readonly Seat[],
    /** What an offer would bring, if that is known. */
    readonly brings: (offer: Offer) => string = () => '',
  ) {}

  /** A place with what is there now. */
  name(touch: string): string {
    const { speaker } = this;
    const [kind, id = ''] = touch.split(':');
    if (kind === 'shop') return this.#shop(id);
    if (kind === 'space')
      return speaker.text(
        this.view.supervisor === id ? 'web-yspahan-space-supervisor' : 'web-yspahan-space',
        {
          space: id,
        },
      );
    if (kind === 'square') return this.#square(id);
    if (kind === 'card')
      return `${speaker.text(`yspahan-card-${id}`)}: ${speaker.text(`yspahan-card-${id}-effect`)}`;
    return `${speaker.text(`yspahan-building-${id}`)}: ${speaker.text(`yspahan-building-${id}-power`)}`;
  }

  /** A place with what choosing it would do. */
  label(touch: string, offers: readonly Offer[]): string {
    const name = this.name(touch);
    const told = offers.map((offer) => this.#move(offer, name)).filter((move) => move !== '');
    if (offers.length === 0) return name;
    return told.length === 0
      ? this.speaker.text('web-target', { name })
      : this.speaker.text('web-target-move', { name, move: told.join('; ') });
  }

  /** What an offer does and brings; what the name says already is not said again. */
  #move(offer: Offer, name: string): string {
    const move = this.speaker.say(offer.message);
    const brings = this.brings(offer);
    if (name.startsWith(move)) return brings;
    return brings === '' ? move : this.speaker.text('web-offer-brings', { move, brings });
  }

  #shop(id: string): string {
    const souk = this.view.souks.find((each) => id in each.shops);
    const known = this.#shops.get(id);
    if (known && known.souk === souk) return known.said;
    const said = this.#shopOf(id, souk);
    this.#shops.set(id, { souk, said });
    return said;
  }

  #shopOf(id: string, souk: SoukView | undefined): string {
    const owner = souk?.shops[id];
    const shop = shopMessage(id);
    const value = souk?.value ?? 0;
    const held = owner === undefined || owner === null ? undefined : this.seats[owner];
    return held
      ? this.speaker.text('web-yspahan-shop-held', { shop, value, player: held.name })
      : this.speaker.text('web-yspahan-shop-free', { shop, value });
  }

  #square(id: string): string {
    const group = this.view.tower.find((each) => each.square === id);
    const square = this.speaker.text(`yspahan-square-${id}`);
    if (!group || group.white + group.yellow === 0)
      return this.speaker.text('web-yspahan-square-empty', { square });
    const { value, white, yellow } = group;
    return this.speaker.text('terminal-yspahan-group', { square, value, white, yellow });
  }
}
