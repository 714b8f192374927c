/** Who came in where, and how that is said. */
import type { Result, Tie } from '../api/api.generated';
import type { Message, Seat } from '../table/types';
import type { Speaker } from '../words/speaker';

export interface Place {
  readonly seat: Seat;
  readonly score: number;
  /** Of a game that was abandoned there is none. */
  readonly rank: number | null;
}

/** From the first place to the last. */
export function placesOf(result: Result, seats: readonly Seat[]): Place[] {
  return seats
    .map((seat) => ({
      seat,
      score: result.scores[seat.index] ?? 0,
      rank: result.ranks?.[seat.index] ?? null,
    }))
    .sort((a, b) => (a.rank ?? 0) - (b.rank ?? 0) || b.score - a.score);
}

/** Who won, said to whoever holds these seats. */
export function headlineOf(places: readonly Place[], mine: readonly number[]): Message {
  const winners = places.filter(({ rank }) => rank === 1).map(({ seat }) => seat);
  const [first] = winners;
  if (!first) return { id: 'web-ending-abandoned' };
  if (winners.length > 1)
    return { id: 'victory-shared', args: { players: winners.map(({ name }) => name).join(', ') } };
  const mineAlone = mine.length === 1 && mine[0] === first.index;
  return mineAlone ? { id: 'web-ending-you-win' } : { id: 'winner', args: { player: first.name } };
}

/** By how much; and where scores are equal, by what was decided then. */
export function marginOf(
  places: readonly Place[],
  ties: readonly Tie[],
  game: string,
  speaker: Speaker,
): Message | null {
  const [first, second] = places;
  if (!first || !second || first.rank !== 1) return null;
  const points = first.score - second.score;
  const [tie] = ties;
  if (points === 0) return tie ? tieOf(tie, places) : null;
  return { id: inGame('web-ending-by', game, speaker), args: { points } };
}

function tieOf({ seats, how, told }: Tie, places: readonly Place[]): Message {
  const names = seats.map((seat) => places.find((place) => place.seat.index === seat)?.seat.name ?? '');
  if (!how) return { id: 'tie-shared', args: { who: names.join(', ') } };
  const who = names.map((player, nth): Message => {
    const held = told[nth];
    return { id: 'tie-held', args: held ? { player, held } : { player } };
  });
  return {
    id: 'tie-decided',
    args: { how, who: who.reduce((first, next) => ({ id: 'list-more', args: { first, next } })) },
  };
}

/** The words that this game has for something; else those for all. */
export function inGame(id: string, game: string, speaker: Speaker): string {
  return speaker.knows(`${id}-${game}`) ? `${id}-${game}` : id;
}

const celebrated = new Set<string>();

/** Whether there is something to celebrate for whoever holds these seats: nobody celebrates that he lost. */
export function isFeast(places: readonly Place[], mine: readonly number[]): boolean {
  const winners = places.filter(({ rank }) => rank === 1).map(({ seat }) => seat.index);
  return winners.length > 0 && (mine.length === 0 || mine.some((seat) => winners.includes(seat)));
}

/** Whether the end of this table is shown for the first time: then stars fall. */
export function isNew(table: string): boolean {
  const known = celebrated.has(table);
  celebrated.add(table);
  return !known;
}
