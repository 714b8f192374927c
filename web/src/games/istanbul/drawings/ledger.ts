/**
 * What a place is worth now, to whoever looks: the strip at the foot of its tile. All numbers that change are read
 * from the view; what is printed on a tile stands there as a sign. A compact strip has fewer and larger signs.
 */
import type { IstanbulPlaceView, IstanbulPlayerView, IstanbulView } from '../../../lib/api/api.generated';
import { paintOf } from '../../../lib/design/seats';
import { guildSignOf, type Sign, signOf, smallCard } from './cards';
import { barter, cells, mosque, palace, police, priceOf, sale } from './counters';
import { group, type Mark, path, round, text, times, use } from './marks';

export interface Looked {
  readonly view: IstanbulView;
  readonly place: IstanbulPlaceView;
  /** Who looks; for a spectator, who is asked. */
  readonly player: IstanbulPlayerView;
  readonly compact: boolean;
}
type Ledger = (looked: Looked) => Mark[];

const COFFEE_BOXES = ['mocha', 'grand_bazaar'];

function rule(x: number): Mark {
  return path('rule', `M${x},156V194`);
}

function arrow(x: number, size = 14): Mark {
  return use('arrow', x, 168, size, 'quiet');
}

function warehouse(good: string): Ledger {
  return ({ player }) => {
    const [have, room] = [player.goods[good] ?? 0, player.capacity];
    const bays = times(5, (nth) => {
      const x = 66 + nth * 19;
      const bay = round(x, 166, 17, 18, 3);
      if (nth >= room) return [path('cell off', bay)];
      const held = nth < have;
      return [path(held ? 'cell' : 'cell now', bay), use(good, x + 1, 167.5, 15, held ? undefined : 'faint')];
    });
    return [
      use(good, 8, 158, 34),
      arrow(46),
      ...bays.flat(),
      text(178, 182, `+${room - have}`, have < room ? 'n' : 'ns muted'),
    ];
  };
}

function pile(symbol: string, many: number): Mark[] {
  const height = Math.min(3, Math.max(1, Math.ceil(many / 8)));
  return [
    ...times(height, (nth) => use(symbol, 10 - nth * 1.6, 159 - nth * 1.6, 32)),
    text(24, 181, many, `n on-${symbol}`),
  ];
}

function cards(symbol: string, many: number, open: Sign | undefined, coffee: boolean): Mark[] {
  return [
    ...pile(symbol, many),
    text(62, 182, '+2'),
    rule(82),
    ...(open ? [smallCard(open, 90, 156)] : [path('cell off', round(94, 158, 23, 34, 4))]),
    text(136, 182, '−1'),
    ...(coffee ? [use('coffee', 160, 162, 26)] : []),
  ];
}

function rubies(x: number, y: number, left: number, places: number, row: number, step: number): Mark[] {
  const size = step - 1;
  return times(Math.max(left, places), (nth) =>
    use(
      nth < Math.max(left, places) - left ? 'setting' : 'ruby',
      x + (nth % row) * step,
      y + Math.floor(nth / row) * (size + 2),
      size,
    ),
  );
}

const LEDGERS: Readonly<Record<number, Ledger>> = {
  1: ({ place }) => [
    use('coin', 6, 161, 28),
    text(20, 181, place.cost.lira ?? '', 'n on-coin'),
    arrow(37),
    use('ext', 54, 159, 31),
    text(101, 182, `×${place.extensions ?? 0}`, 'n'),
    rule(122),
    use('ruby', 132, 160, 28),
    text(178, 182, `×${place.rubies ?? 0}`, 'n'),
  ],
  2: warehouse('fabric'),
  3: warehouse('spice'),
  4: warehouse('fruit'),
  5: ({ place }) => cells(place),
  6: ({ view }) => cards('card', view.deck, last(view.discard, signOf), COFFEE_BOXES.includes(view.box)),
  7: ({ player }) => [
    group(
      player.assistants.map((_, nth) => use('disc', 8 + nth * 17, 160, 28)),
      { style: paintOf(player.colour) },
    ),
    use('back', 22 + player.assistants.length * 17, 162, 25, 'quiet'),
  ],
  8: ({ compact }) =>
    compact
      ? [
          ...['fabric', 'spice', 'fruit'].map((good, nth) => use(good, 4 + nth * 25, 162, 25)),
          rule(84),
          use('dice', 88, 160, 31),
          arrow(121),
          use('jewelry', 138, 159, 30),
        ]
      : [
          use('fabric', 5, 155, 20),
          use('spice', 5, 175, 20),
          use('fruit', 25, 165, 20),
          rule(50),
          use('dice', 53, 162, 27),
          ...[7, 9, 11].flatMap((least, nth) => [
            text(101 + nth * 38, 170, `${least}+`, 'ns'),
            ...times(nth + 1, (jewel) =>
              use('jewelry', 99 + nth * 38 - (nth + 1) * 5.6 + jewel * 11.4, 174, 15.5),
            ),
          ]),
        ],
  9: () => [
    use('dice', 6, 159, 33),
    text(52, 182, '≥'),
    arrow(63),
    use('coin', 80, 159, 32),
    text(96, 181, 'n', 'n on-coin'),
    rule(124),
    text(138, 182, '<'),
    arrow(148),
    use('coin', 165, 159, 32),
    text(181, 181, '2', 'n on-coin'),
  ],
  10: sale,
  11: sale,
  12: police,
  13: palace,
  14: mosque,
  15: mosque,
  16: ({ place, compact }) => [
    path('plate', round(6, 156, compact ? 64 : 52, 38, 7)),
    text(compact ? 27 : 24, 182, priceOf(place.track), 'n big'),
    use('coin', compact ? 41 : 38, compact ? 163 : 166, compact ? 24 : 19),
    ...(compact ? rubyCount(place.track?.rubies) : rubies(66, 155, place.track?.rubies ?? 0, 12, 6, 21)),
  ],
  17: ({ compact }) => barter(compact),
  18: ({ view }) => cards('guild', view.guild_deck, last(view.guild_discard, guildSignOf), true),
  19: ({ place, compact }) => tavern(place, compact),
  20: ({ place, compact }) => [
    path('plate', round(6, 156, 64, 38, 7)),
    text(27, 182, priceOf(place.track), 'n big'),
    use('coffee', 41, 164, 23),
    ...(compact ? rubyCount(place.track?.rubies) : rubies(76, 162, place.track?.rubies ?? 0, 5, 5, 24)),
  ],
  21: ({ view }) => [
    use('letter', 12, 159, 32),
    use('letter', 24, 164, 32),
    text(80, 182, '+2'),
    rule(104),
    use('letter', 112, 162, 26),
    text(164, 182, `×${view.letters}`, 'ns muted'),
  ],
  22: ({ view }) => [
    use('letter', 6, 160, 28),
    text(46, 181, '1'),
    rule(60),
    ...times(view.players.length + 1, (nth) =>
      use('kiosk', 84 + (nth % 3) * 26 + (nth > 2 ? 13 : 0), 153 + Math.floor(nth / 3) * 20.5, 23),
    ),
  ],
  23: ({ view }) => [
    use('any', 8, 160, 28),
    rule(52),
    use('hammer', 62, 159, 30),
    use('card', 96, 159, 30),
    use('card', 108, 159, 30),
    ...(view.auction
      ? [
          path('plate', round(144, 158, 52, 34, 6)),
          text(161, 182, view.auction.bid),
          use('coin', 174, 166, 17),
        ]
      : [use('coin', 152, 161, 28), text(166, 181, '?', 'n on-coin')]),
  ],
  24: ({ place }) => [
    use('seal', 6, 158, 33),
    text(52, 182, `×${place.cost.seals ?? ''}`),
    arrow(71),
    use('ruby', 88, 158, 33),
    rule(129),
    ...(place.rank_lira.length > 0
      ? place.rank_lira.flatMap((lira, nth) => [
          use('coin', 132 + nth * 20.5, 163, 23),
          text(143.5 + nth * 20.5, 180.5, lira, 'ns on-coin'),
        ])
      : [text(164, 182, '–', 'ns muted')]),
  ],
  25: () => [
    use('any', 8, 160, 27),
    text(45, 181, '/', 'n muted'),
    use('coffee', 54, 160, 27),
    rule(88),
    use('step', 94, 160, 28, 'quiet'),
    arrow(126),
    ...times(9, (nth) =>
      path(
        nth === 4 ? 'cell now' : 'cell',
        round(148 + (nth % 3) * 14.4, 154 + Math.floor(nth / 3) * 14.4, 12.4, 12.4, 2.6),
      ),
    ),
  ],
};

function last(open: readonly string[], sign: (card: string) => Sign): Sign | undefined {
  const top = open.at(-1);
  return top === undefined ? undefined : sign(top);
}

function rubyCount(left: number | undefined): Mark[] {
  return [arrow(80), use('ruby', 100, 157, 36), text(164, 182, `×${left ?? 0}`)];
}

function tavern(place: IstanbulPlaceView, compact: boolean): Mark[] {
  const symbols: Readonly<Record<string, string>> = { straight_line: 'tileL', free_figures: 'tileF' };
  const stacks = place.stacks.flatMap((stack, nth) => {
    const x = 4 + nth * 47;
    return [
      use(symbols[stack.id] ?? 'tileL', x, 154, 24),
      text(x + 34, 173, `×${stack.left}`, 'ns'),
      text(x + 11, 195, stack.top ?? '–', 'ns'),
      use('coffee', x + 20, 180, 16),
    ];
  });
  return [
    ...stacks,
    rule(99),
    use('barrier', 103, 161, 28),
    rule(135),
    use('ruby', 139, 154, compact ? 26 : 24),
    text(184, 173, place.rubies === null ? '' : `×${place.rubies}`, 'ns'),
    use('coffee', 139, 180, 16),
    use('fabric', 155, 180, 15),
    use('spice', 168, 180, 15),
    use('fruit', 181, 180, 15),
  ];
}

/** The strip of a place. */
export function ledgerOf(looked: Looked): Mark[] {
  return LEDGERS[looked.place.number]?.(looked) ?? [];
}
