/** What the things of the bazaar are called, for ears and for the line below the board. */
import type { IstanbulPlaceView, IstanbulView } from '../../lib/api/api.generated';
import type { Topics } from '../../lib/rules/topics';
import type { Offer, Seat } from '../../lib/table/types';
import type { Speaker } from '../../lib/words/speaker';

export class Namer {
  constructor(
    readonly speaker: Speaker,
    readonly view: IstanbulView,
    readonly seats: readonly Seat[],
    readonly topics: Topics,
    /** What an offer would bring, if that is known. */
    readonly brings: (offer: Offer) => string = () => '',
  ) {}

  /** A thing with what is there now. */
  name(touch: string): string {
    const [kind = '', id = ''] = touch.split(':');
    if (kind === 'place') return this.#place(Number(id));
    if (kind === 'edge')
      return id
        .split('-')
        .map((place) => this.place(Number(place)))
        .join(' – ');
    const topic = this.topics.exactly(touch) ?? this.topics.exactly(kind);
    const named = topic ? this.speaker.say(topic.name) : id;
    const owner = this.seats.find(({ colour }) => colour === id);
    return owner ? `${named}: ${owner.name}` : named;
  }

  /** A thing with what choosing it would do. */
  label(touch: string, offers: readonly Offer[]): string {
    const name = this.name(touch);
    if (offers.length === 0) return name;
    const move = offers.map((offer) => this.#move(offer)).join('; ');
    return this.speaker.text('web-target-move', { name, move });
  }

  place(number: number): string {
    return this.speaker.text('istanbul-place', { place: number });
  }

  /** Whether a part of the box had to be designed by the project. */
  isReconstructed(part: string): boolean {
    return this.view.reconstructed_parts.includes(part);
  }

  #move(offer: Offer): string {
    const move = this.speaker.say(offer.message);
    const brings = this.brings(offer);
    return brings === '' ? move : this.speaker.text('web-offer-brings', { move, brings });
  }

  #place(number: number): string {
    const place = this.view.places.find((each) => each.number === number);
    const name = `${this.place(number)}, ${number}`;
    return place ? [name, ...this.#worth(place), ...this.#people(place)].join('; ') : name;
  }

  #field(key: string, value: string | number): string {
    return `${this.speaker.text(`istanbul-field-${key}`)}: ${value}`;
  }

  #worth(place: IstanbulPlaceView): string[] {
    const told: string[] = [];
    if (place.track)
      told.push(this.#field('price', place.track.price), this.#field('rubies', place.track.rubies));
    if (place.rubies !== null) told.push(this.#field('rubies', place.rubies));
    if (place.extensions !== null) told.push(this.#field('extensions', place.extensions));
    if (place.prices.length > 0) told.push(this.#field('prices', place.prices.join(', ')));
    for (const [key, goods] of [
      ['demand', place.demand],
      ['gives', place.gives],
    ] as const) {
      const said = this.goods(goods ?? {});
      if (said === '') continue;
      told.push(
        key === 'gives'
          ? this.#field('gives', said)
          : `${this.speaker.text('istanbul-word-demand_tile')}: ${said}`,
      );
    }
    for (const { id, top, left } of place.stacks) {
      const tile = this.name(`${place.number === 19 ? 'tavern' : 'mosque'}_tile:${id}`);
      told.push(`${tile}: ${top ?? '–'}, ${this.#field('left', left)}`);
    }
    return told;
  }

  /** Goods by their names: 2 fabric, 1 spice. */
  goods(goods: Readonly<Record<string, number>>): string {
    return Object.entries(goods)
      .filter(([, number]) => number > 0)
      .map(([good, number]) => {
        const topic = this.topics.exactly(`good:${good}`) ?? this.topics.exactly(good);
        if (good === 'any') return `${number} ${this.speaker.text('istanbul-field-any')}`;
        return `${number} ${topic ? this.speaker.say(topic.name) : good}`;
      })
      .join(', ');
  }

  #people(place: IstanbulPlaceView): string[] {
    const told: string[] = [];
    for (const kind of ['merchants', 'companions', 'families', 'assistants'] as const) {
      const names = place[kind].flatMap((seat) => this.seats[seat]?.name ?? []);
      if (names.length > 0) told.push(this.#field(kind, names.join(', ')));
    }
    if (place.neutrals > 0) told.push(this.#field('neutrals', place.neutrals));
    told.push(...place.figures.map((id) => this.name(`figure:${id}`)));
    if (place.payment > 0) told.push(this.#field('payment', place.payment));
    return told;
  }
}
