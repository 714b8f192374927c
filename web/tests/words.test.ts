/** The browser says what Python says: every kind of message of every game, in the four languages. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import sentences from '../fixtures/sentences.json';
import type { Message } from '../src/lib/table/types';
import { speakerForGame } from '../src/lib/words/files';
import { BrokenWords, LANGUAGES, pickLanguage, Speaker } from '../src/lib/words/speaker';

interface Said {
  readonly game: string;
  readonly message: Message;
  readonly sentences: Readonly<Record<string, string>>;
}
const SAID = sentences as unknown as readonly Said[];
const GAMES = [...new Set(SAID.map((said) => said.game))];

describe.each(LANGUAGES)('in %s', (language) => {
  it.each(GAMES)('%s is told as in Python', async (game) => {
    const speaker = await speakerForGame(language, game);
    const expected = SAID.filter((said) => said.game === game);
    expect(expected.length).toBeGreaterThan(60);
    expect(expected.map((said) => speaker.say(said.message))).toEqual(
      expected.map((said) => said.sentences[language]),
    );
  });

  it('has words for everything the pages say', async () => {
    const speaker = await speakerForGame(language, 'yspahan');
    const english = readFileSync('../src/fondaco/web/words/en.ftl', 'utf-8');
    const ids = [...english.matchAll(/^(web-[\w-]+) =/gm)].map((match) => match[1] ?? '');
    expect(ids.length).toBeGreaterThan(20);
    expect(ids.filter((id) => !speaker.knows(id))).toEqual([]);
  });
});

describe('a speaker', () => {
  const speaker = new Speaker('de', [
    'greet = Hallo { $who }, { $n } Punkte\nwho = die Welt\n',
    'seat-blue = Blau\n',
  ]);

  it('says messages within messages, without marks around them', () => {
    expect(speaker.text('greet', { who: { id: 'who' }, n: 1 })).toBe('Hallo die Welt, 1 Punkte');
  });

  it('groups no digits', () => {
    expect(speaker.text('greet', { who: 'Ada', n: 12345 })).toBe('Hallo Ada, 12345 Punkte');
  });

  it('calls seats by the names of their players', () => {
    expect(speaker.text('greet', { who: { id: 'seat-blue' }, n: 2 })).toBe('Hallo Blau, 2 Punkte');
    speaker.call(new Map([['seat-blue', 'Ada']]));
    expect(speaker.text('greet', { who: { id: 'seat-blue' }, n: 2 })).toBe('Hallo Ada, 2 Punkte');
  });

  it('does not pretend to know what it has no words for', () => {
    expect(() => speaker.text('unknown')).toThrow(BrokenWords);
    expect(() => speaker.text('greet', { who: 'Ada' })).toThrow(BrokenWords);
  });

  it('knows which messages need no arguments', () => {
    expect(speaker.isPlain('who')).toBe(true);
    expect(speaker.isPlain('greet')).toBe(false);
    expect(speaker.isPlain('unknown')).toBe(false);
  });
});

describe('the language of a person', () => {
  it.each([
    [['it-CH', 'en'], 'it'],
    [['es', 'fr_CA'], 'fr'],
    [['DE'], 'de'],
    [['es'], 'en'],
    [[], 'en'],
  ])('%j is %s', (asked, language) => {
    expect(pickLanguage(asked)).toBe(language);
  });
});
