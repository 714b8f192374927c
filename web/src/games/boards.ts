/** Which board a game has; each is fetched when a table of that game is opened. */
import type { Component } from 'svelte';
import type { BoardProps } from '../lib/board/props';
import type { Choreography } from '../lib/motion/beats';
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
}

const FACES: Readonly<Record<string, () => Promise<Face>>> = {
  yspahan: async () => (await import('./yspahan')).FACE,
};

async function generic(): Promise<Face> {
  return { Board: (await import('../lib/board/GenericBoard.svelte')).default };
}

export function faceOf(game: string): Promise<Face> {
  return (FACES[game] ?? generic)();
}
