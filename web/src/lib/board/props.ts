/** What every board is given. */
import type { Preview } from '../api/api.generated';
import type { Topics } from '../rules/topics';
import type { LogLine, Offer, Seat, View } from '../table/types';
import type { Speaker } from '../words/speaker';
import type { Rails } from './placing';

export interface BoardProps<V extends View = View> {
  readonly view: V;
  readonly offers: readonly Offer[];
  readonly seats: readonly Seat[];
  readonly speaker: Speaker;
  readonly onChoose: (text: string) => void;
  readonly onPick?: (touch: string) => void;
  readonly onWhy?: ((touch: string) => void) | undefined;
  /** The touch that was picked, while it is asked which of its offers is meant. */
  readonly selected?: string | null;
  /** What each offer would bring, by its text. */
  readonly previews?: ReadonlyMap<string, Preview> | undefined;
  /** Small leaves out what the players' panels show too, and comes closer to what can be chosen. */
  readonly size?: 'full' | 'small';
  /** What of the game can be explained, for a board that does not know it by itself. */
  readonly topics?: Topics | undefined;
  /** Where it may lay what belongs into the rails; without them, all of it lies on the board. */
  readonly rails?: Rails | null;
  /** What happened, for a board that shows the last turns. */
  readonly log?: readonly LogLine[];
}
