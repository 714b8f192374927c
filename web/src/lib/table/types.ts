/** What the server sends about a table, as docs/decisions/006-the-house.md fixes it. */
import type { Form } from '../api/api.generated';

/** A sentence or a name, still without a language; arguments may be messages themselves. */
export interface Message {
  readonly id: string;
  readonly args?: Readonly<Record<string, string | number | Message>>;
}

/** A legal move: its text, what it touches on the board (`shop:sack-white-1`), what it says. */
export interface Offer {
  readonly text: string;
  readonly touches: readonly string[];
  readonly message: Message;
  /** Whether it cannot be taken back once made. */
  readonly final?: boolean;
  /** Whether it turns down what else is offered: lists end with it. */
  readonly declines?: boolean;
}

/** What every game's view has; a game adds its own fields. */
export interface View {
  readonly game: string;
  readonly viewer: number | null;
  /** A seat, or one of the two below. */
  readonly to_act: number;
  readonly prompt: Message;
  readonly scores: readonly number[];
  readonly ranks: readonly number[] | null;
}

export const CHANCE_ACTS = -1;
export const GAME_OVER = -2;

export interface LogLine {
  /** The number of the move that caused it, from 1; 0 for what was so before the first. */
  readonly move: number;
  readonly seat: number | null;
  readonly message: Message;
}

/** A table at rest, as one viewer sees it. */
export interface Situation {
  readonly view: View;
  readonly prompt: Message;
  readonly offers: readonly Offer[];
  /** Where several things are picked: how many of each kind can be. */
  readonly form?: Form | null;
}

/** What follows the first parts of a decision; nobody else sees it, and nothing of it is stored. */
export interface Draft extends Situation {
  readonly text: string;
}

/** Why a move was refused, and by which clause of the rules. */
export interface Refusal {
  readonly message: Message;
  readonly clause: string;
}

/** What the server says to a text: it was a move, or the beginning of one, or neither. */
export type Answer =
  | { readonly kind: 'done' }
  | { readonly kind: 'draft'; readonly draft: Draft }
  | { readonly kind: 'refused'; readonly refusal: Refusal };

/** Who sits on a seat, as it is shown. */
export interface Seat {
  readonly index: number;
  readonly name: string;
  /** The colour's name in the box: blue, red... */
  readonly colour: string;
  /** Who plays it, if that is known: the name of a bot, and whether the player is here. */
  readonly bot?: string | null;
  readonly online?: boolean;
}
