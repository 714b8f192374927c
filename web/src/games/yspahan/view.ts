/** What a viewer of Yspahan is sent; the fields of `fondaco.games.yspahan.view`. */
import type { View } from '../../lib/table/types';

export interface Group {
  readonly square: string;
  readonly value: number;
  readonly white: number;
  readonly yellow: number;
  readonly available: boolean;
}

export interface SoukView {
  readonly id: string;
  readonly district: string;
  readonly colour: string;
  readonly value: number;
  readonly owner: number | null;
  readonly shops: Readonly<Record<string, number | null>>;
}

export interface CaravanView {
  readonly camels: readonly number[];
  readonly cubes: readonly number[];
  readonly row_capacity: number;
  readonly row_points: readonly number[];
  readonly row_multiplier: readonly number[];
}

export interface PlayerView {
  readonly seat: number;
  readonly colour: string;
  readonly score: number;
  readonly gold: number;
  readonly camels: number;
  readonly buildings: readonly string[];
  readonly cards: number;
  readonly hand: readonly string[] | null;
  readonly reserve: number;
}

export interface YspahanView extends View {
  readonly week: number;
  readonly day: number;
  readonly first: number;
  readonly order: readonly number[];
  readonly turn: number;
  readonly active: number;
  readonly tower: readonly Group[];
  readonly yellow_bought: number;
  readonly supervisor: string;
  readonly souks: readonly SoukView[];
  readonly caravan: CaravanView;
  readonly players: readonly PlayerView[];
  readonly deck: number;
  readonly discard: readonly string[];
  readonly unseen: Readonly<Record<string, number>>;
  readonly chosen: readonly string[];
  readonly reach: Readonly<Record<string, number>>;
}

export function isCompleted(souk: SoukView): boolean {
  return Object.values(souk.shops).every((owner) => owner !== null);
}
