/** The rules of a game and what of its box is reconstructed, as the house tells them; asked for once per page. */
import type { GameOffered } from '../api/api.generated';
import type { Language } from '../words/speaker';
import { type Chapter, chaptersOf } from './chapters';

const chapters = new Map<string, Promise<Chapter[]>>();
const offered = new Map<string, Promise<GameOffered | undefined>>();

/** What could not be had is asked for again the next time. */
function once<T>(known: Map<string, Promise<T>>, key: string, ask: () => Promise<T>): Promise<T> {
  const found = known.get(key) ?? ask();
  known.set(key, found);
  found.catch(() => known.delete(key));
  return found;
}

export function rulesOf(game: string, language: Language): Promise<Chapter[]> {
  return once(chapters, `${game} ${language}`, async () => {
    const answer = await fetch(`/api/words/${game}/${language}?rules=true`);
    if (!answer.ok) throw new Error(String(answer.status));
    return chaptersOf(game, await answer.text());
  });
}

export function boxOf(game: string): Promise<GameOffered | undefined> {
  return once(offered, game, async () => {
    const answer = await fetch('/api/games');
    if (!answer.ok) throw new Error(String(answer.status));
    return ((await answer.json()) as GameOffered[]).find(({ key }) => key === game);
  });
}
