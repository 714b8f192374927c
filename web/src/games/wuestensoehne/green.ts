/** The oases of a table: one path for all that are open and one for all that are complete; icons, palms and water in them. */
import { arrowAt, atSide } from './ground';
import { othersOf, walk } from './oasis';
import { type Point, seeded } from './pen';
import { type Layer, Plants } from './plants';
import { beyond, cornerOf, HALF, SIDES, turn } from './sheet';
import { type Standing, standIn } from './standing';
import type { ExplorerView, Fields, OasisView, PlayerView } from './view';

export interface IconShown {
  readonly key: string;
  readonly icon: string;
  readonly at: Point;
  readonly oasis: number;
  readonly spent: boolean;
}

export interface Figure {
  readonly player: PlayerView;
  readonly explorer: ExplorerView;
  readonly at: Point;
}

export interface Green {
  readonly layers: readonly Layer[];
  readonly arrows: string;
  readonly plants: readonly Layer[];
  readonly icons: readonly IconShown[];
  readonly figures: readonly Figure[];
}

interface Placed {
  readonly figure: Figure;
  readonly standing: Standing;
}

function sectionOf(fields: Fields, field: string, nth: number) {
  const laid = fields.get(field);
  const section = laid?.sections[nth];
  return laid && section ? { section, others: othersOf(laid, nth) } : undefined;
}

/** Who stands where, from the north to the south; nobody stands in front of another if it can be helped. */
function placed(fields: Fields, players: readonly PlayerView[]): Map<string, Placed> {
  const crowd: Point[] = players
    .filter((player) => player.caravan !== null)
    .map((player) => {
      const [x, y] = cornerOf(player.caravan ?? '');
      return [x + HALF, y + HALF];
    });
  const out = players
    .flatMap((player) => player.explorers.map((explorer) => ({ player, explorer })))
    .filter(({ explorer }) => explorer.section !== null && fields.has(explorer.place))
    .toSorted((one, other) => cornerOf(one.explorer.place)[1] - cornerOf(other.explorer.place)[1]);
  const found = new Map<string, Placed>();
  for (const { player, explorer } of out) {
    const nth = (explorer.section ?? 1) - 1;
    const there = sectionOf(fields, explorer.place, nth);
    if (!there) continue;
    const corner = cornerOf(explorer.place);
    const standing = standIn(there.section, there.others, true, corner, crowd);
    const [x, y] = standing.explorer ?? [HALF, HALF];
    const at: Point = [corner[0] + x, corner[1] + y];
    crowd.push(at);
    found.set(`${explorer.place}/${nth}`, {
      figure: { player, explorer, at: [at[0], at[1] + 12] },
      standing,
    });
  }
  return found;
}

/** What an open oasis stretches into the unknown. */
function bud(field: string, side: number): string {
  const at = atSide(field, side);
  return `M${at(14, -1)}C${at(17, -9)} ${at(26, -12)} ${at(36, -12)}C${at(46, -12)} ${at(55, -9)} ${at(58, -1)}`;
}

interface Spot {
  readonly at: Point;
  readonly roll: number;
  readonly wide: boolean;
}

function plant(plants: Plants, spots: Spot[], pools: readonly Point[], complete: boolean): void {
  const wet: Point[] = [];
  if (complete) {
    for (const pool of pools) {
      plants.water(pool, 17, 12, `v${pool[0]}${pool[1]}`);
      wet.push(pool);
    }
    if (pools.length === 0 && spots.length > 0) {
      const [spot] = spots.splice(
        Math.max(
          0,
          spots.findIndex((each) => each.wide),
        ),
        1,
      );
      if (spot) {
        plants.water(spot.at, 12, 8.4, `w${spot.at[0]}${spot.at[1]}`);
        wet.push(spot.at);
      }
    }
  }
  for (const { at, roll } of spots) {
    const [x, y] = at;
    if (wet.some(([wx, wy]) => Math.hypot(wx - x, wy - y) <= 27)) continue;
    if (complete) {
      plants.palm(x - 1 + roll * 3, y + 8, 0.9 + roll * 0.3, roll > 0.5 ? 1 : -1);
      if (roll > 0.4) plants.palm(x - 8 + roll * 4, y + 11, 0.7 + roll * 0.2, -1);
    } else if (roll < 0.8) plants.palm(x + roll * 4, y + 8, 0.86 + roll * 0.24, roll > 0.4 ? 1 : -1);
  }
}

export function greenOf(fields: Fields, oases: readonly OasisView[], players: readonly PlayerView[]): Green {
  const people = placed(fields, players);
  const plants = new Plants();
  const icons: IconShown[] = [];
  const open = { hedge: '', body: '', line: '' };
  const full = { hedge: '', body: '', line: '' };
  const buds = { some: '', one: '' };
  let arrows = '';
  for (const oasis of oases) {
    const complete = oasis.open_ends.length === 0;
    const sections = oasis.sections.map(([field, number]) => [field, number - 1] as const);
    const outline = walk(fields, sections);
    for (const part of ['hedge', 'body', 'line'] as const) (complete ? full : open)[part] += outline[part];
    const closers = new Set(oasis.open_ends.map(([field, side]) => beyond(field, SIDES.indexOf(side))));
    for (const [field, side] of oasis.open_ends) {
      buds[closers.size === 1 ? 'one' : 'some'] += bud(field, SIDES.indexOf(side));
      arrows += arrowAt(field, SIDES.indexOf(side), 6, 9);
    }
    const spots: Spot[] = [];
    for (const [field, nth] of sections) {
      const there = sectionOf(fields, field, nth);
      if (!there) continue;
      const [left, top] = cornerOf(field);
      const { section, others } = there;
      const standing = people.get(`${field}/${nth}`)?.standing ?? standIn(section, others, false);
      standing.icons.forEach(([icon, [x, y]], i) => {
        icons.push({
          key: `${field}/${nth}/${i}`,
          icon,
          at: [left + x, top + y],
          oasis: oasis.id,
          spent: complete,
        });
      });
      const roll = seeded(`p${field}${nth}`);
      const wide = section.sides.length > 1;
      for (const [x, y] of standing.free.slice(0, wide ? 4 : 1))
        spots.push({ at: [left + x, top + y], roll: roll(), wide });
      for (let i = 0; i < Math.min(section.sides.length, 1) * (wide ? 3 : 1); i++) {
        const side = SIDES.indexOf(section.sides.charAt(i % section.sides.length));
        const [x, y] = turn([20 + roll() * 32, 6 + roll() * 20], side);
        plants.grass(left + x, top + y);
      }
    }
    plant(plants, spots, outline.pools, complete);
  }
  return {
    layers: [
      ['shore', open.hedge + full.hedge],
      ['hedge', open.hedge],
      ['meadow', open.body],
      ['hedge full', full.hedge],
      ['meadow full', full.body],
      ['bud', buds.some],
      ['bud one', buds.one],
      ['shape', open.line],
      ['shape full', full.line],
      ['tuft', plants.tuft],
    ],
    arrows,
    plants: plants.layers(),
    icons,
    figures: [...people.values()].map(({ figure }) => figure),
  };
}
