/** What the things on the board of Im Reich der Wüstensöhne are called, for ears and for the line below the board. */
import type { Offer, Seat } from '../../lib/table/types';
import type { Speaker } from '../../lib/words/speaker';
import type { FieldView, SectionView, TileView, WuestensoehneView } from './view';

export class Namer {
  readonly #fields: ReadonlyMap<string, FieldView>;

  constructor(
    readonly speaker: Speaker,
    readonly view: WuestensoehneView,
    readonly seats: readonly Seat[],
    /** What an offer would bring, if that is known. */
    readonly brings: (offer: Offer) => string = () => '',
  ) {
    this.#fields = new Map(view.board.map((laid) => [laid.field, laid]));
  }

  /** A thing by what touches it. */
  name(touch: string): string {
    const [kind = '', id = ''] = touch.split(':');
    if (kind === 'field') return this.field(id);
    if (kind === 'section') return this.#section(id);
    if (kind === 'tile') return this.#tile(id);
    if (kind === 'explorer') return this.#explorer(id);
    if (kind === 'rumour') return this.#rumour(id);
    return this.speaker.text(`wuestensoehne-${kind}-${id}`);
  }

  /** A thing with what choosing it would do. */
  label(touch: string, offers: readonly Offer[]): string {
    const name = this.name(touch);
    const { speaker } = this;
    if (offers.length === 0) return name;
    if (offers.length > MANY) return speaker.text('web-target', { name });
    const move = offers
      .map((offer) => {
        const said = speaker.say(offer.message);
        const brings = this.brings(offer);
        return brings === '' ? said : speaker.text('web-offer-brings', { move: said, brings });
      })
      .join('; ');
    return speaker.text('web-target-move', { name, move });
  }

  player(seat: number): string {
    return this.seats[seat]?.name ?? '';
  }

  explorerOf(seat: number, height: number): string {
    return this.speaker.text('web-wuestensoehne-explorer', { player: this.player(seat), height });
  }

  /** A tile by what is on it. */
  tile(tile: Pick<TileView, 'id' | 'sections'>): string {
    return [tile.id, ...this.#ground(tile.sections)].join(', ');
  }

  field(field: string): string {
    const { speaker, view } = this;
    const laid = this.#fields.get(field);
    if (!laid) return speaker.text('web-wuestensoehne-unknown', { field });
    const parts = [field];
    parts.push(laid.cross ? speaker.text('wuestensoehne-word-start_cross') : laid.piece);
    parts.push(...this.#ground(laid.sections, laid.oases));
    for (const { seat, caravan, explorers } of view.players) {
      for (const explorer of explorers)
        if (explorer.place === field) parts.push(this.explorerOf(seat, explorer.height));
      if (caravan === field)
        parts.push(speaker.text('web-wuestensoehne-caravan', { player: this.player(seat) }));
    }
    return parts.join(', ');
  }

  #ground(sections: readonly SectionView[], oases: readonly number[] = []): string[] {
    const { speaker } = this;
    if (sections.length === 0) return [speaker.text('wuestensoehne-word-desert')];
    return sections.map(({ sides, icons }, nth) => {
      const where = [...sides].map((side) => speaker.text(`wuestensoehne-side-${side}`)).join(', ');
      const has = icons.map((icon) => speaker.text(`wuestensoehne-icon-${icon}`)).join(', ');
      const oasis = this.view.oases.find((each) => each.id === oases[nth]);
      const ends =
        oasis === undefined ? '' : speaker.text('web-wuestensoehne-ends', { n: oasis.open_ends.length });
      return [`${speaker.text('wuestensoehne-word-oasis')} (${where})`, has, ends]
        .filter((part) => part !== '')
        .join(', ');
    });
  }

  #section(id: string): string {
    const [field = '', number = ''] = id.split('-');
    return this.speaker.text('wuestensoehne-section', { field, number: Number(number) });
  }

  #tile(id: string): string {
    for (const { seat, reserve } of this.view.players) {
      const tile = reserve.find((each) => each.id === id);
      if (tile) return `${this.player(seat)}: ${this.tile(tile)}`;
    }
    return id;
  }

  #explorer(id: string): string {
    const [colour, height = ''] = id.split('-');
    const player = this.view.players.find((each) => each.colour === colour);
    return player ? this.explorerOf(player.seat, Number(height)) : id;
  }

  #rumour(id: string): string {
    const { speaker } = this;
    const [good = '', number = ''] = id.split('-');
    const space = speaker.text('wuestensoehne-space', {
      good: { id: `wuestensoehne-good-${good}` },
      number: Number(number),
    });
    const there = this.view.rumour_spaces.find(
      (each) => each.good === good && each.number === Number(number),
    );
    if (!there?.occupied) return speaker.text('web-wuestensoehne-rumour-free', { space });
    const players = there.seen_by.map((seat) => this.player(seat)).join(', ') || '–';
    return there.value === null
      ? speaker.text('web-wuestensoehne-rumour-hidden', { space, players })
      : speaker.text('web-wuestensoehne-rumour-known', { space, players, value: signed(there.value) });
  }
}

/** What several ways to lay a tile do is told where one of them is chosen. */
const MANY = 4;

export function signed(value: number): string {
  return value > 0 ? `+${value}` : String(value).replace('-', '−');
}
