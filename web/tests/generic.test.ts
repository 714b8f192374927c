/** The board for any game shows what the view has and offers what the offers touch. */
import { readFileSync } from 'node:fs';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { TOPICS as AL_RASHID } from '../src/games/al-rashid/topics';
import { faceOf } from '../src/games/boards';
import { TOPICS as ISTANBUL } from '../src/games/istanbul/topics';
import { TOPICS as WUESTENSOEHNE } from '../src/games/wuestensoehne/topics';
import GenericBoard from '../src/lib/board/GenericBoard.svelte';
import { Reader } from '../src/lib/board/reading';
import { chaptersOf } from '../src/lib/rules/chapters';
import type { Topics } from '../src/lib/rules/topics';
import { speakerForGame } from '../src/lib/words/files';
import { LANGUAGES, type Language } from '../src/lib/words/speaker';
import { click, find, show, stage, texts } from './showing';

const TOPICS: Readonly<Record<string, Topics>> = {
  istanbul: ISTANBUL,
  'al-rashid': AL_RASHID,
  wuestensoehne: WUESTENSOEHNE,
};

afterEach(() => vi.unstubAllGlobals());

function rulesOf(game: string, language: Language): string {
  return readFileSync(
    `../src/fondaco/games/${game.replaceAll('-', '_')}/words/${language}.rules.ftl`,
    'utf-8',
  );
}

function clausesOf(game: string, language: Language): Set<string> {
  const chapters = chaptersOf(game, rulesOf(game, language));
  return new Set(chapters.flatMap(({ clauses }) => clauses.map(({ id }) => id)));
}

/** A house that knows the rules of this game, and what of its box is reconstructed. */
function stubRules(game: string, reconstructions: readonly object[] = []): void {
  const rules = rulesOf(game, 'en');
  vi.stubGlobal('fetch', async (path: string) =>
    path.startsWith('/api/words/')
      ? new Response(rules)
      : Response.json([{ key: game, title: game, reconstructions }]),
  );
}

describe.each([
  'wuestensoehne-4-decision',
  'al-rashid-3-decision',
  'istanbul-3-decision',
  'yspahan-4-decision',
  'wuestensoehne-4-over',
])('%s', (name) => {
  it('shows every field of the view that no panel shows', async () => {
    const { scene, seats, speaker } = await stage(name);
    const root = show(GenericBoard, {
      view: scene.view,
      offers: scene.offers,
      seats,
      speaker,
      onChoose: () => undefined,
    });
    const elsewhere = ['game', 'viewer', 'to_act', 'prompt', 'scores', 'ranks', 'chosen'];
    const empty = (value: unknown): boolean =>
      value === null ||
      value === '' ||
      (typeof value === 'object' && Object.keys(value as object).length === 0);
    const fields = Object.entries(scene.view).filter(
      ([key, value]) => !elsewhere.includes(key) && !empty(value),
    );
    const labels = texts(root, '.short dt, summary');
    const reader = new Reader(scene.game, speaker, seats, []);
    expect(labels.toSorted()).toEqual(fields.map(([key]) => reader.label(key)).toSorted());
    expect(root.textContent).not.toMatch(/\[object|undefined|NaN/);
  });
});

it('lets a place be chosen where the view names it', async () => {
  const { scene, seats, speaker } = await stage('wuestensoehne-4-decision');
  const onChoose = vi.fn();
  const root = show(GenericBoard, { view: scene.view, offers: scene.offers, seats, speaker, onChoose });
  click(find(root, '[data-touch="field:F1"]'));
  expect(onChoose).toHaveBeenCalledExactlyOnceWith('move F1');
});

it('shows seats by their names', async () => {
  const { scene, seats, speaker } = await stage('wuestensoehne-4-decision');
  const root = show(GenericBoard, {
    view: scene.view,
    offers: [],
    seats,
    speaker,
    onChoose: () => undefined,
  });
  expect(texts(root, '.short .seat')).toContain('Dario');
});

it('is used for games without a board of their own', async () => {
  expect((await faceOf('a-fifth-game')).Board).toBe(GenericBoard);
  expect((await faceOf('yspahan', true)).Board).toBe(GenericBoard);
  expect(await faceOf('al-rashid', true)).toMatchObject({ Board: GenericBoard, topics: AL_RASHID });
  expect((await faceOf('wuestensoehne', true)).Board).not.toBe(GenericBoard);
  for (const game of ['yspahan', ...Object.keys(TOPICS)])
    expect((await faceOf(game)).Board).not.toBe(GenericBoard);
});

const FACES = ['istanbul-3-decision', 'al-rashid-3-decision', 'wuestensoehne-4-decision', 'istanbul-3-over'];

async function explained(name: string, more: Record<string, unknown> = {}, language: Language = 'en') {
  const { scene, seats, speaker } = await stage(name, language);
  const topics = TOPICS[scene.game];
  if (!topics) throw new Error(`${scene.game} explains nothing.`);
  const props = { view: scene.view, offers: scene.offers, seats, speaker, onChoose: () => undefined, topics };
  return { root: show(GenericBoard, { ...props, ...more }), topics, speaker };
}

describe.each(['istanbul', 'al-rashid', 'wuestensoehne'])('the topics of %s', (game) => {
  it.each(LANGUAGES)('name clauses that exist, and have words in %s', async (language) => {
    const topics = TOPICS[game];
    const speaker = await speakerForGame(language, game);
    const known = clausesOf(game, language);
    for (const { id, name, clauses } of topics?.all ?? []) {
      expect(speaker.say(name), id).not.toBe('');
      expect(clauses.length, id).toBeGreaterThan(0);
      for (const clause of clauses) expect(known, `${id} in ${language}`).toContain(clause);
    }
    expect(topics?.all.length).toBeGreaterThan(25);
  });

  it('tell of every thing once', async () => {
    const topics = TOPICS[game];
    const ids = topics?.all.flatMap(({ id, also = [] }) => [id, ...also]) ?? [];
    expect(ids.filter((id, nth) => ids.indexOf(id) !== nth)).toEqual([]);
  });
});

describe.each(FACES)('%s', (name) => {
  it('has nothing on its board that nobody can explain', async () => {
    const { root, topics } = await explained(name);
    const things = [...root.querySelectorAll('summary, dt, dd, th, td, li')];
    expect(things.length).toBeGreaterThan(100);
    for (const thing of things) {
      const { dataset } = thing.closest<HTMLElement>('[data-touch], [data-explain]') ?? {};
      expect(topics.of(dataset?.touch ?? dataset?.explain ?? ''), thing.textContent ?? '').toBeDefined();
    }
  });

  it('speaks no field of the view and no key of the box in German', async () => {
    const { root } = await explained(name, {}, 'de');
    expect(root.textContent).not.toMatch(/[a-z]_[a-z]/);
    const headings = texts(root, 'summary, dt, th');
    for (const english of ['Players', 'Number', 'Payment', 'Resolved', 'Seat', 'Hand from', 'Reach'])
      expect(headings).not.toContain(english);
  });
});

describe('a board without drawings', () => {
  it('explains what was clicked, with its clauses, instead of choosing it', async () => {
    stubRules('istanbul');
    const onChoose = vi.fn();
    const { root } = await explained('istanbul-3-decision', { onChoose });
    click(find(root, '.explain'));
    click(find(root, '[data-touch="place:7"]'));
    await expect.poll(() => texts(root, '.explained h2')).toEqual(['Fountain']);
    await expect.poll(() => texts(root, '.explained li').join(' ')).toContain('IS-110');
    expect(onChoose).not.toHaveBeenCalled();
    click(find(root, '.explained .button'));
    click(find(root, '[data-touch="place:7"]'));
    expect(onChoose).toHaveBeenCalledExactlyOnceWith('go 7');
  });

  it('has no columns without anything in them', async () => {
    const { root } = await explained('istanbul-3-decision');
    const columns = texts(root, 'details > .scroll > table > thead th');
    expect(columns).toContain('Merchants');
    for (const nothing of ['Companions', 'Companion', 'Next demand tiles', 'Lira by rank', 'Tavern tiles'])
      expect(columns).not.toContain(nothing);
  });

  it('lists only what this table has', async () => {
    const { root } = await explained('istanbul-3-decision');
    click(find(root, '.explain'));
    await expect.poll(() => texts(root, '.explained option')).toContain('Tea House');
    const listed = texts(root, '.explained option');
    expect(listed).not.toContain('Kiosk');
  });

  it('marks what is reconstructed, and says why', async () => {
    stubRules('al-rashid', [
      { path: 'office[1] "spy_informer"', reason: 'no tile list was available', affects_play: true },
    ]);
    const { root } = await explained('al-rashid-3-decision');
    const office = find(root, '[data-explain="office:spy_informer"] dt');
    expect(office.textContent).toMatch(/Informer.*reconstructed/);
    click(find(root, '.explain'));
    click(find(office, '[data-explain]'));
    await expect
      .poll(() => texts(root, '.explained .mark'))
      .toEqual(['◌ reconstructed: no tile list was available']);
  });
});
