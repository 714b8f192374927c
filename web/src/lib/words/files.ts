/** Where words come from: the Fluent files of the Python package, each a small file fetched when it is needed. */
import type { Seat } from '../table/types';
import { type Language, Speaker } from './speaker';

/** The rules of the games are long: whoever opens them asks the house. */
const FILES = import.meta.glob<string>(
  [
    '../../../../src/fondaco/{table,terminal,web,house,games/*}/words/*.ftl',
    '!../../../../src/fondaco/games/*/words/*.rules.ftl',
  ],
  { query: '?raw', import: 'default' },
);
const ROOT = '../../../../src/fondaco/';

function file(folder: string, language: Language, room?: 'play' | 'lesson'): string {
  return `${ROOT}${folder}/words/${language}${room ? `.${room}` : ''}.ftl`;
}

/** All files of a folder in a language, whatever rooms it has. */
function all(folder: string, language: Language): string[] {
  const begins = `${ROOT}${folder}/words/${language}.`;
  return Object.keys(FILES).filter((path) => path.startsWith(begins));
}

async function read(paths: readonly string[]): Promise<string[]> {
  return Promise.all(
    paths.map((path) => {
      const load = FILES[path];
      if (!load) throw new Error(`There is no word file ${path}.`);
      return load();
    }),
  );
}

function folderOf(game: string): string {
  return `games/${game.replaceAll('-', '_')}`;
}

/** Who speaks on pages that belong to no game. */
export async function speakerForHome(language: Language): Promise<Speaker> {
  return new Speaker(
    language,
    await read([file('table', language), ...all('house', language), file('web', language)]),
  );
}

/** Who speaks at a table of this game: the words of the pages, the game's own, and the told board's. */
export async function speakerForGame(
  language: Language,
  game: string,
  seats: readonly Seat[] = [],
): Promise<Speaker> {
  const folder = folderOf(game);
  const paths = [
    file('table', language),
    ...all('house', language),
    file('web', language),
    file('terminal', language),
    ...all('terminal', language).filter((path) => path.endsWith(`.${game}.ftl`)),
    file(folder, language),
    file(folder, language, 'play'),
  ];
  const speaker = new Speaker(language, await read(paths));
  const named = seats.filter((seat) => seat.name !== '');
  speaker.call(new Map(named.map((seat) => [`${game}-seat-${seat.colour}`, seat.name])));
  return speaker;
}

/** Who speaks in a lesson of this game. */
export async function speakerForLesson(language: Language, game: string): Promise<Speaker> {
  const [speaker, [text = '']] = await Promise.all([
    speakerForGame(language, game),
    read([file(folderOf(game), language, 'lesson')]),
  ]);
  speaker.read(text);
  return speaker;
}
