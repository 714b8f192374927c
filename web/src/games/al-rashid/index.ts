import type { Component } from 'svelte';
import type { BoardProps } from '../../lib/board/props';
import type { Choreography } from '../../lib/motion/beats';
import type { DetailProps, Face } from '../boards';
import AlRashidBoard from './AlRashidBoard.svelte';
import PlayerDetail from './PlayerDetail.svelte';
import { pictureOf } from './signs';
import { TOPICS } from './topics';

/** A table of Al Rashid is only ever given views of Al Rashid: the server says which game it is. */
export const FACE: Face = {
  Board: AlRashidBoard as unknown as Component<BoardProps>,
  Detail: PlayerDetail as unknown as Component<DetailProps>,
  whole: true,
  broad: true,
  topics: TOPICS,
  pictureOf,
  choreography: async () => (await import('./motion')).choreography as unknown as Choreography,
  story: async () => (await import('./story')).STORY,
};
