/** Which board a game has; each is fetched when a table of that game is opened. */
import type { Component } from 'svelte';
import type { BoardProps } from '../lib/board/props';
import type { Story } from '../lib/ending/story';
import type { Choreography } from '../lib/motion/beats';
import type { Topics } from '../lib/rules/topics';
import type { Offer, Seat, View } from '../lib/table/types';
import type { Speaker } from '../lib/words/speaker';

export interface DetailProps<V extends View = View> {
  readonly view: V;
  readonly seat: Seat;
  readonly speaker: Speaker;
  /** Everybody at the table. */
  readonly seats?: readonly Seat[];
  /** What can be chosen, for what lies in front of a player. */
  readonly offers?: readonly Offer[];
  /** The touch that was picked, while it is asked which of its offers is meant. */
  readonly selected?: string | null;
}

/** A drawing of the game: a symbol, and the class within which it has its colours. */
export interface Picture {
  readonly symbol: string;
  readonly within: string;
}

/** What something looks like that is picked, by what it touches on the board. */
export type PictureOf = (touches: readonly string[]) => Picture | undefined;

/** What a game shows in the browser. */
export interface Face {
  readonly Board: Component<BoardProps>;
  /** What a player has, within the players' panel. */
  readonly Detail?: Component<DetailProps>;
  /** How its pieces move; fetched when the table stands. */
  readonly choreography?: () => Promise<Choreography>;
  /** Whether its board shows by itself who did what in this round. */
  readonly tellsTurns?: boolean;
  /** What the things look like that are picked several at once. */
  readonly pictureOf?: PictureOf;
  /** What it tells of its course when it is over; fetched then. */
  readonly story?: () => Promise<Story>;
  /** Whether its board is as high as the frame leaves it, and never scrolls there. */
  readonly whole?: boolean;
  /** Whether its board is nearly square, and the rails leave it more of the width. */
  readonly broad?: boolean;
  /** Whether it is drawn from the view alone: then an owner's box is drawn as that box is. */
  readonly anyBox?: boolean;
  /** What the board for any game can explain. */
  readonly topics?: Topics;
}

const FACES: Readonly<Record<string, () => Promise<Face>>> = {
  yspahan: async () => (await import('./yspahan')).FACE,
  istanbul: async () => (await import('./istanbul')).FACE,
  wuestensoehne: async () => (await import('./wuestensoehne')).FACE,
  'al-rashid': async () => (await import('./al-rashid')).FACE,
};

/** What shows any game and any box, from the names of what its view holds. */
async function generic(topics?: Topics): Promise<Face> {
  const { default: Board } = await import('../lib/board/GenericBoard.svelte');
  return { Board, ...(topics ? { topics } : {}) };
}

/** A board shows what is printed in the house's own box; with an owner's box it would tell what is not so. */
export async function faceOf(game: string, owned = false): Promise<Face> {
  const face = await FACES[game]?.();
  return face && (!owned || face.anyBox) ? face : generic(face?.topics);
}
