/** The home page: a game is chosen under its arch and begun at once; tables tell whose turn it is. */
import { describe, expect, it } from 'vitest';
import Home from '../src/home/Home.svelte';
import type { GameOffered, ListedTable } from '../src/lib/api/api.generated';
import { HouseClient } from '../src/lib/api/client';
import { arch, battlements, skyline } from '../src/lib/home/arches';
import { peopleAt, sinceText, waits } from '../src/lib/home/tables';
import { Preferences } from '../src/lib/page/preferences.svelte';
import { speakerForHome } from '../src/lib/words/files';
import { click, find, show, texts } from './showing';

const NOW = 1_000 * 86_400_000;

function table(id: string, more: Partial<ListedTable> = {}): ListedTable {
  return {
    id,
    game: 'yspahan',
    name: '',
    status: 'playing',
    created: NOW,
    changed: NOW,
    seats: ['Anna', ''],
    kinds: ['person', 'bot'],
    mine: [0],
    asked: 1,
    ...more,
  };
}

/** A house with these tables; it notes which table it was asked to set. */
function house(mine: readonly ListedTable[], open: readonly ListedTable[]) {
  const wanted: unknown[] = [];
  const games = [{ key: 'istanbul', options: { box: ['base', 'mocha'] } }] as unknown as GameOffered[];
  const answers: Readonly<Record<string, unknown>> = {
    '/api/me': { known: true, name: 'Anna', language: 'en', proof: 'p' },
    '/api/tables': open,
    '/api/tables/mine': mine,
    '/api/games': games,
  };
  const client = new HouseClient(
    () => 'en',
    async (path, init) => {
      if (init?.method === 'POST' && path === '/api/tables') {
        wanted.push(JSON.parse(String(init.body)));
        return Response.json({ table: 'made', links: [] });
      }
      return Response.json(answers[path] ?? { kind: 'done' });
    },
  );
  return { client, wanted };
}

describe('home', () => {
  it('plays the chosen game at once, with as many bots of the level and the edition that were chosen', async () => {
    const { client, wanted } = house([], []);
    const root = show(Home, { preferences: new Preferences(), client });
    await expect.poll(() => root.querySelectorAll('.shelf input').length).toBe(4);
    const [, istanbul] = root.querySelectorAll<HTMLInputElement>('.shelf input');
    istanbul?.dispatchEvent(new Event('change', { bubbles: true }));
    await expect.poll(() => texts(root, '.quick option')).toEqual(['base game', 'Mocha & Baksheesh']);
    const [players, level] = root.querySelectorAll('.quick .segments');
    click(players?.querySelectorAll('button')[3] as HTMLElement);
    click(level?.querySelectorAll('button')[2] as HTMLElement);
    const edition = find(root, '.quick select') as HTMLSelectElement;
    edition.value = 'mocha';
    edition.dispatchEvent(new Event('change', { bubbles: true }));
    click(find(root, '.quick .main'));
    const bot = { who: 'bot', bot: 'hard' };
    await expect
      .poll(() => wanted)
      .toEqual([{ game: 'istanbul', seats: [{ who: 'me' }, bot, bot, bot, bot], options: { box: 'mocha' } }]);
  });

  it('shows first, and lit, the tables that wait for me, and finds open ones by game', async () => {
    const mine = [table('rival'), table('turn', { asked: 0, name: 'Club night' })];
    const seat = { status: 'open', kinds: ['person', 'open'], mine: [], asked: -1 } as const;
    const open = [table('a', seat), table('b', { ...seat, game: 'istanbul' })];
    const root = show(Home, { preferences: new Preferences(), client: house(mine, open).client });
    await expect.poll(() => root.querySelectorAll('#tables li').length).toBe(2);
    const [first, second] = texts(root, '#tables li');
    expect(first).toContain('Your turn');
    expect(second).toContain('bot to move');
    expect(find(root, '.strip').getAttribute('href')).toBe('/t/turn');
    const joins = () => [...root.querySelectorAll('li a.button')].map((link) => link.getAttribute('href'));
    expect(joins()).toEqual(['/t/a', '/t/b']);
    const games = find(root, '.filters select') as HTMLSelectElement;
    games.value = 'istanbul';
    games.dispatchEvent(new Event('change', { bubbles: true }));
    await expect.poll(joins).toEqual(['/t/b']);
  });
});

describe('a table in a list', () => {
  it('says how long ago its last move was, in the largest unit that fits', () => {
    const ago = (seconds: number, language: 'en' | 'de') => sinceText(NOW - seconds * 1000, NOW, language);
    expect(ago(5, 'en')).toBe('now');
    expect(ago(250, 'de')).toBe('vor 4 Min.');
    expect(ago(2 * 3600, 'en')).toBe('2 hr. ago');
    expect(ago(30 * 3600, 'en')).toBe('yesterday');
  });

  it('names whoever sits there, and waits only for who is asked', async () => {
    const speaker = await speakerForHome('en');
    expect(peopleAt(table('t', { seats: ['Anna', '', ''], kinds: ['person', 'bot', 'open'] }), speaker)).toBe(
      'Anna, bot, free',
    );
    expect(waits(table('t'))).toBe(false);
    expect(waits(table('t', { asked: 0 }))).toBe(true);
    expect(waits(table('t', { asked: 0, status: 'over' }))).toBe(false);
  });
});

describe('the arcade', () => {
  it('is drawn from paths that end where they began to be wide', () => {
    expect(arch(160, 264, 262, 212)).toMatch(/^M29,264.*291.*V264$/);
    expect(battlements(64, 20, 7, 32)).toBe('M0,20V7H16V20H32V7H48V20H64');
    expect(skyline(1440, 112, 7919)).toBe(skyline(1440, 112, 7919));
    expect(skyline(1440, 112, 7919)).toMatch(/^M0,112.*H1440V112Z$/);
  });
});
