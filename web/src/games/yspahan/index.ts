import type { Component } from 'svelte';
import type { BoardProps } from '../../lib/board/props';
import type { Choreography } from '../../lib/motion/beats';
import type { DetailProps, Face } from '../boards';
import PlayerDetail from './PlayerDetail.svelte';
import YspahanBoard from './YspahanBoard.svelte';

/** A table of Yspahan is only ever given views of Yspahan: the server says which game it is. */
export const FACE: Face = {
  Board: YspahanBoard as unknown as Component<BoardProps>,
  Detail: PlayerDetail as unknown as Component<DetailProps>,
  whole: true,
  choreography: async () => (await import('./motion')).choreography as unknown as Choreography,
  tellsTurns: true,
  story: async () => (await import('./story')).STORY,
};
