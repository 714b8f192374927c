/** The labels of the boxes, as `fondaco/games/shelf.toml` has them. */
import shelf from './shelf.generated.json';

export interface Box {
  readonly key: string;
  readonly title: string;
  readonly designer: string;
  readonly year: number;
  readonly min_players: number;
  readonly max_players: number;
  /** About how long a game takes. */
  readonly minutes: number;
  /** Whether somebody shows the first steps. */
  readonly lesson: boolean;
}

export const BOXES: readonly Box[] = shelf;
