/** The rules of a game, read from its words: chapters with their clauses, in the order of the rules document. */

export interface Clause {
  readonly id: string;
  readonly text: string;
}

export interface Chapter {
  readonly title: string;
  readonly clauses: readonly Clause[];
}

const LINE = /^([A-Za-z][\w-]*) = (.*)$/;

export function chaptersOf(game: string, words: string): Chapter[] {
  const chapters: { title: string; clauses: Clause[] }[] = [];
  for (const line of words.split('\n')) {
    const [, id, text] = LINE.exec(line) ?? [];
    if (id === undefined || text === undefined) continue;
    if (id.startsWith(`${game}-rules-chapter-`)) chapters.push({ title: text, clauses: [] });
    else chapters.at(-1)?.clauses.push({ id, text });
  }
  return chapters;
}

/** The chapters with those clauses that have all the words that are looked for. */
export function found(chapters: readonly Chapter[], looked: string): Chapter[] {
  const words = looked.toLowerCase().split(/\s+/).filter(Boolean);
  return chapters
    .map(({ title, clauses }) => ({
      title,
      clauses: clauses.filter(({ id, text }) => {
        const all = `${id} ${title} ${text}`.toLowerCase();
        return words.every((word) => all.includes(word));
      }),
    }))
    .filter(({ clauses }) => clauses.length > 0);
}
