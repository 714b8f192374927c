/** What stands in the box of Al Rashid and the board is drawn from. */
import type { Message } from '../../lib/table/types';
import BOX from './box.generated.json';
import { TOPICS } from './topics';

export type {
  AlRashidAreaView as AreaView,
  AlRashidPlayerView as PlayerView,
  AlRashidStackView as StackView,
  AlRashidTileView as TileView,
  AlRashidView,
} from '../../lib/api/api.generated';

export const GOODS = ['wood', 'pottery', 'metal', 'spices', 'silk'] as const;
export const PIECES = ['pasha', 'merchant', 'sage'] as const;
export const COLOURS = ['red', 'blue'] as const;

export interface OfficeKind {
  readonly id: string;
  readonly palace: string;
  readonly border: string;
  readonly cost: number;
  readonly prestige: number;
}

export const OFFICES: ReadonlyMap<string, OfficeKind> = new Map(
  Object.entries(BOX.offices).map(([id, office]) => [id, { id, ...office }]),
);

export function officesOf(palace: string): OfficeKind[] {
  return [...OFFICES.values()].filter((office) => office.palace === palace);
}

/** What a service costs or gives by position; what costs gold has a coin. */
export function serviceOf(palace: string): { readonly values: readonly number[]; readonly gold: boolean } {
  const { gold = [], number = [] } =
    (BOX.palaces as Readonly<Record<string, { gold: number[]; number: number[] }>>)[palace] ?? {};
  return gold.length > 0 ? { values: gold, gold: true } : { values: number, gold: false };
}

interface LandKind {
  readonly crates: readonly string[];
  readonly letters: number;
}
const LANDS: Readonly<Record<string, LandKind>> = BOX.lands;

/** The places of goods in a territory, and how many letters lie there at first. */
export function landKind(id: string): LandKind {
  return LANDS[id] ?? { crates: [], letters: 0 };
}

/** So many tiles that a crisis brings to a territory. */
export interface Arrival {
  readonly territory: string;
  readonly colour: string;
  readonly count: number;
}
const CRISES: Readonly<Record<string, readonly Arrival[]>> = BOX.crises;

export function arrivals(crisis: string): readonly Arrival[] {
  return CRISES[crisis] ?? [];
}

/** What so many different goods are worth, from one on. */
export const BARTER: readonly number[] = BOX.barter.slice(1);

/** What something is called: a name of the box, or a word of the game. */
export function nameOf(touch: string): Message {
  return TOPICS.exactly(touch)?.name ?? { id: 'al-rashid-none' };
}

/** The same without what explains it in brackets, for a place with little room. */
export function shortly(name: string): string {
  return name.replace(/ \(.*\)$/, '');
}
