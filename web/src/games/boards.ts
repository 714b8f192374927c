/** Which board a game has; each is fetched when a table of that game is opened. */
import type { Component } from 'svelte';
import type { BoardProps } from '../lib/board/props';
import type { Choreography } from '../lib/motion/beats';
import type { Topics } from '../lib/rules/topics';
import type { Seat, View } from '../lib/table/types';
import type { Speaker } from '../lib/words/speaker';

export interface DetailProps<V extends View = View> {
  readonly view: V;
  readonly seat: Seat;
  readonly speaker: Speaker;
}

/** What a game shows in the browser. */
export interface Face {
  readonly Board: Component<BoardProps>;
  /** What a player has, within the players' panel. */
  readonly Detail?: Component<DetailProps>;
  /** How its pieces move. */
  readonly choreography?: Choreography;
  /** Whether its board is as high as the frame leaves it, and never scrolls there. */
  readonly whole?: boolean;
  /** What the board for any game can explain. */
  readonly topics?: Topics;
}

const FACES: Readonly<Record<string, () => Promise<Face>>> = {
  yspahan: async () => (await import('./yspahan')).FACE,
  istanbul: async () => (await import('./istanbul')).FACE,
};

const TOPICS: Readonly<Record<string, () => Promise<Topics>>> = {
  'al-rashid': async () => (await import('./al-rashid/topics')).TOPICS,
  wuestensoehne: async () => (await import('./wuestensoehne/topics')).TOPICS,
};

async function generic(game: string): Promise<Face> {
  const [board, topics] = await Promise.all([import('../lib/board/GenericBoard.svelte'), TOPICS[game]?.()]);
  return { Board: board.default, ...(topics ? { topics } : {}) };
}

export function faceOf(game: string): Promise<Face> {
  return FACES[game]?.() ?? generic(game);
}
