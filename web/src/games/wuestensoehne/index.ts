import type { Component } from 'svelte';
import type { BoardProps } from '../../lib/board/props';
import type { Choreography } from '../../lib/motion/beats';
import type { DetailProps, Face } from '../boards';
import './desert.css';
import PlayerDetail from './PlayerDetail.svelte';
import { TOPICS } from './topics';
import WuestensoehneBoard from './WuestensoehneBoard.svelte';

/** A table of this game is only ever given views of it: the server says which game it is. */
export const FACE: Face = {
  Board: WuestensoehneBoard as unknown as Component<BoardProps>,
  Detail: PlayerDetail as unknown as Component<DetailProps>,
  whole: true,
  anyBox: true,
  topics: TOPICS,
  choreography: async () => (await import('./motion')).choreography as unknown as Choreography,
};
