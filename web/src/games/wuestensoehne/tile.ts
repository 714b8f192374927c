/** A tile by itself, as it lies when it is turned: 72 units wide, drawn from its sides and sections alone. */
import { dunesAt } from './dunes';
import { wayLayers, waysOf } from './ground';
import { othersOf, walk } from './oasis';
import { circle, type Point, rounded, seeded } from './pen';
import { type Layer, Plants } from './plants';
import { FIELD, HALF, turned } from './sheet';
import { standIn } from './standing';
import type { TileView } from './view';

export interface TileShown {
  readonly dunes: readonly Layer[];
  readonly layers: readonly Layer[];
  readonly icons: readonly (readonly [string, Point])[];
}

const ALONE = 'alone';

/** The outline of one of its sections, for what can be chosen there. */
export function sectionOutline(tile: Pick<TileView, 'sides' | 'sections'>, nth: number): string {
  return walk(new Map([[ALONE, tile]]), [[ALONE, nth]], true).hedge;
}

export function tileShown(tile: Pick<TileView, 'id' | 'sides' | 'sections'>, quarters: number): TileShown {
  const laid = turned(tile, quarters);
  const fields = new Map([[ALONE, laid]]);
  const plants = new Plants();
  const icons: (readonly [string, Point])[] = [];
  const green: Layer[] = [];
  laid.sections.forEach((section, nth) => {
    const outline = walk(fields, [[ALONE, nth]], true);
    green.push(
      ['shore', outline.hedge],
      ['hedge', outline.hedge],
      ['meadow', outline.body],
      ['shape', outline.line],
    );
    const standing = standIn(section, othersOf(laid, nth), false);
    const roll = seeded(`${tile.id}${nth}`);
    for (const [x, y] of standing.free.slice(0, section.sides.length > 1 ? 2 : 1))
      plants.palm(x, y + 8, 0.95 + roll() * 0.25, roll() > 0.5 ? 1 : -1);
    icons.push(...standing.icons);
  });
  const { lit, dim, soft } = dunesAt([0, 0]);
  const [brown, white] = waysOf(laid.sides, [0, 0], tile.id);
  return {
    dunes: [
      ['tile-land', rounded(0, 0, FIELD, FIELD, 7)],
      ['dune soft', soft],
      ['dune lit', lit],
      ['dune dim', dim],
    ],
    layers: [...green, ...wayLayers(brown, white, circle(HALF, HALF, 4.6)), ...plants.layers()],
    icons,
  };
}
