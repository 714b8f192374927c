/** What the board explains: everything on it, with clauses that exist, by mouse, finger and keys. */
import { readFileSync } from 'node:fs';
import { flushSync } from 'svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { TOPICS } from '../src/games/yspahan/topics';
import YspahanBoard from '../src/games/yspahan/YspahanBoard.svelte';
import { chaptersOf } from '../src/lib/rules/chapters';
import { click, find, press, showBoard, stage, texts } from './showing';

const RULES = readFileSync('../src/fondaco/games/yspahan/words/en.rules.ftl', 'utf-8');
const BOX = [
  {
    key: 'yspahan',
    title: 'Yspahan',
    reconstructions: [
      { path: 'shop[1] "sack-white-1" xy', reason: 'drawn for legibility', affects_play: false },
      { path: 'shop[2] "sack-white-2" xy', reason: 'drawn for legibility', affects_play: false },
      { path: 'supply', reason: 'counts are approximate', affects_play: false },
    ],
  },
];

beforeEach(() => {
  vi.stubGlobal('fetch', async (path: string) =>
    path.startsWith('/api/words/') ? new Response(RULES) : Response.json(BOX),
  );
});
afterEach(() => vi.unstubAllGlobals());

async function board(more: Record<string, unknown> = {}): Promise<HTMLElement> {
  return showBoard(YspahanBoard, await stage('yspahan-4-decision'), more);
}

describe('the topics', () => {
  it('name clauses of the rules, and have words', async () => {
    const { speaker } = await stage('yspahan-4-decision');
    const known = new Set(chaptersOf('yspahan', RULES).flatMap(({ clauses }) => clauses.map(({ id }) => id)));
    for (const { name, clauses } of TOPICS.all) {
      expect(speaker.say(name)).not.toBe('');
      for (const clause of clauses) expect(known).toContain(clause);
    }
  });

  it('know everything that the board shows', async () => {
    const root = await board();
    const things = [...root.querySelectorAll<HTMLElement>('[data-touch], [data-explain]')].map(
      ({ dataset }) => dataset.touch ?? dataset.explain ?? '',
    );
    expect(things.length).toBeGreaterThan(80);
    for (const thing of things) expect(TOPICS.of(thing), thing).toBeDefined();
  });
});

describe('explaining', () => {
  it('tells what was clicked instead of choosing it, with its clauses and what is reconstructed', async () => {
    const onChoose = vi.fn();
    const root = await board({ onChoose });
    click(find(root, '.explain'));
    click(find(root, '[data-touch="shop:sack-white-1"]'));
    await expect.poll(() => texts(root, '.explained li').join(' ')).toContain('YS-102');
    await expect
      .poll(() => texts(root, '.explained .mark'))
      .toEqual(['◌ reconstructed: drawn for legibility']);
    expect(texts(root, '.explained h2')).toEqual(['shop']);
    expect(find(root, '.explained li a').getAttribute('href')).toBe('/rules/yspahan#YS-102');
    expect(onChoose).not.toHaveBeenCalled();
  });

  it('also explains what nobody can choose', async () => {
    const root = await board();
    click(find(root, '.explain'));
    click(find(root, '.piles'));
    await expect.poll(() => texts(root, '.explained h2')).toEqual(['deck']);
  });

  it('is opened, used and left by keyboard', async () => {
    const onChoose = vi.fn();
    const root = await board({ onChoose });
    const square = find(root, '[data-touch="square:sack"]');
    press(square, '?');
    press(square, 'Enter');
    await expect.poll(() => texts(root, '.explained h2')).toEqual(['Sack']);
    const list = find(root, '.explained select') as HTMLSelectElement;
    list.value = 'caravan';
    list.dispatchEvent(new Event('change', { bubbles: true }));
    flushSync();
    expect(texts(root, '.explained h2')).toEqual(['Caravan']);
    press(square, 'Escape');
    expect(root.querySelector('.explained')).toBeNull();
    press(square, 'Enter');
    expect(onChoose).toHaveBeenCalledOnce();
  });

  it('marks on the board itself what is reconstructed', async () => {
    const root = await board();
    click(find(root, '.drawn .quiet'));
    await expect.poll(() => texts(root, '.explained h2')).toEqual(['City board']);
  });
});
