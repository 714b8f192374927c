/** Strips that count: the Post Office, the markets, the cells of the Police Station, the Palace, mosques, barter. */
import type { IstanbulPlaceView, IstanbulStackView, IstanbulTrackView } from '../../../lib/api/api.generated';
import type { Looked } from './ledger';
import { circle, type Mark, path, round, star, text, times, use } from './marks';
import { bars, family } from './people';

export const GOODS: readonly string[] = ['fabric', 'spice', 'fruit', 'jewelry'];

const MAIL = [
  ['fabric', 2, 'jewelry', 2],
  ['spice', 1, 'fruit', 1],
] as const;

/** Two rows of four: what an indicator covers is not given. */
export function cells(place: IstanbulPlaceView): Mark[] {
  return MAIL.flatMap((row, nth) =>
    row.flatMap((what, column): Mark[] => {
      const [x, y] = [8 + column * 47, 154 + nth * 21];
      const covered = (nth === 1) === column < (place.mail ?? 0);
      const cell = path(covered ? 'cell off' : 'cell now', round(x, y, 42, 19.5, 4));
      if (covered) return [cell, use('mail', x + 12, y + 1, 17.5)];
      if (typeof what === 'string') return [cell, use(what, x + 12, y + 0.6, 18.5)];
      return [cell, use('coin', x + 3, y + 1.2, 17), text(x + 31, y + 15.5, what, 'ns')];
    }),
  );
}

/** All goods of a record, one by one. */
export function oneByOne(
  goods: Readonly<Record<string, number>>,
  kinds: readonly string[] = GOODS,
): string[] {
  return kinds.flatMap((good) => times(goods[good] ?? 0, () => good));
}

/** What a market asks for, what one has of it, and the price for so many. */
export function sale({ place, player }: Looked): Mark[] {
  if (!place.demand) return [];
  const left: Record<string, number> = { ...player.goods };
  let have = 0;
  const asked = oneByOne(place.demand).flatMap((good, nth): Mark[] => {
    const x = 6 + nth * 37.6;
    const held = (left[good] ?? 0) > 0;
    if (held) {
      left[good] = (left[good] ?? 0) - 1;
      have += 1;
    }
    return [
      path(place.number === 10 ? 'demand dark' : 'demand', round(x, 153, 35, 23, 4)),
      use(good, x + 7.6, 154.5, 20.5),
      ...(held ? [use('check', x + 24, 154, 12, 'gained')] : []),
    ];
  });
  const prices = place.prices.flatMap((price, nth): Mark[] => {
    const x = 6 + nth * 37.6;
    const best = nth + 1 === have;
    return [
      ...(best ? [path('plate', round(x + 1, 177, 33, 18.5, 5))] : []),
      text(x + 17.5, 192, price, best ? 'n' : nth < have ? 'ns' : 'ns muted'),
    ];
  });
  return [...asked, ...prices];
}

/** A cell for each family: there, or bars. */
export function police({ view, place, player }: Looked): Mark[] {
  return view.players.flatMap((owner, nth): Mark[] => {
    const x = 24 + nth * 38;
    return [
      path('cell dark', `M${x - 15},196V168a15,14 0 0,1 30,0V196Z`),
      place.families.includes(owner.seat) ? family(owner, x, 191, owner.seat === player.seat) : bars(x),
    ];
  });
}

const COURT = ['jewelry', 'fabric', 'spice', 'fruit', 'any'];

/** What the Sultan asks for the next ruby, what of it one has, and the rubies that are left. */
export function palace({ place, player }: Looked): Mark[] {
  const { track } = place;
  if (!track) return [];
  const asked = oneByOne(track.goods, COURT);
  const left: Record<string, number> = { ...player.goods };
  const wanted = asked.flatMap((good, nth): Mark[] => {
    const [x, y] = spot(nth);
    const held = (left[good] ?? 0) > 0;
    if (held) left[good] = (left[good] ?? 0) - 1;
    return [path(held ? 'cell now' : 'cell', round(x, y, 29, 20, 4)), use(good, x + 5.4, y + 1, 18)];
  });
  const rubies = times(Math.min(track.rubies, SPOTS - asked.length), (nth) => {
    const [x, y] = spot(asked.length + nth);
    return use('ruby', x + 4, y - 0.4, 21);
  });
  return [...wanted, ...rubies, path('plate', round(164, 175, 30, 21, 5)), text(179, 191.5, priceOf(track))];
}

/** What the next ruby of a track costs, as long as there is one. */
export function priceOf(track: IstanbulTrackView | null): string {
  return track && track.rubies > 0 ? String(track.price) : '–';
}

const SPOTS = 11;

function spot(nth: number): [number, number] {
  return [6 + (nth % 6) * 31.6, 153.5 + Math.floor(nth / 6) * 21.6];
}

/** Stacks of tiles as thick as they are, what the top one asks for, and the ruby for both. */
export function mosque({ place, player }: Looked): Mark[] {
  return [
    ...place.stacks.flatMap((stack, nth) => stackOf(stack, 6 + nth * 72, player)),
    path('rule', 'M150,156V194'),
    use('ruby', 152, 153, 24),
    text(188, 172, `×${place.rubies ?? 0}`, 'ns'),
    ...place.stacks.map((stack, nth) => path(`mosque ${stack.id}`, round(157 + nth * 17, 179, 14, 14, 3))),
  ];
}

function stackOf({ id, top, left }: IstanbulStackView, x: number, player: Looked['player']): Mark[] {
  const own = player.mosque_tiles.includes(id);
  const can = top !== null && !own && (player.goods[id] ?? 0) >= top;
  const thick = times(Math.max(0, left - 1), (nth) => {
    const lift = left - 1 - nth;
    return path(`mosque ${id}`, round(x + 4 + lift * 3.4, 155 + lift * 1.2, 36, 34, 5));
  });
  const face: Mark[] =
    left > 0
      ? [
          path(`mosque ${id}${can ? ' can' : ''}`, round(x + 2, 155, 38, 38, 5)),
          path('mosque-in', star(x + 21, 174, 16.5)),
          use(id, x + 9, 162, 24),
          text(x + 60, 181, top ?? '', can ? 'n big gained' : 'n big'),
        ]
      : [path('cell off', round(x + 2, 155, 38, 38, 5))];
  const owned: Mark[] = own
    ? [path('owned', circle(x + 40, 158, 8.6)), use('check', x + 34, 152, 12, 'on-owned')]
    : [];
  return [...thick, ...face, ...owned];
}

/** The exchanges of the Roasting Plant. */
export function barter(compact: boolean): Mark[] {
  return ['coin', 'any', 'card'].flatMap((symbol, nth): Mark[] => {
    const x = 6 + nth * 64;
    return compact
      ? [
          path('cell', round(x, 154, 60, 41, 6)),
          use(symbol, x + 2, 164, 23),
          use('arrow', x + 25, 170, 11, 'quiet'),
          use('coffee', x + 36, 164, 22),
        ]
      : [
          path('cell', round(x, 154, 60, 41, 6)),
          use(symbol, x + 3, 157, 22),
          text(x + 38, 174, nth === 0 ? 2 : 1, 'ns'),
          use('arrow', x + 6, 179, 12, 'quiet'),
          use('coffee', x + 22, 175.5, 18),
          text(x + 50, 191, 2, 'ns'),
        ];
  });
}
