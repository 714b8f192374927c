/** What is said at a table: lines in their place, gaps, a line that is said once, and what is new. */
import { flushSync } from 'svelte';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Chat, Line } from '../src/lib/api/api.generated';
import { HouseClient } from '../src/lib/api/client';
import TalkPanel from '../src/lib/talk/TalkPanel.svelte';
import { mergeLines, Talk } from '../src/lib/talk/talk.svelte';
import { click, find, show, stage, texts } from './showing';

const ME = 'a'.repeat(16);
const BRUNO = 'b'.repeat(16);

function line(n: number, who: string, text: string, seat: number | null = 1): Line {
  return { n, at: 1_790_000_000_000 + n, who, seat, name: who === ME ? 'Anna' : 'Bruno', text };
}

/** A house that keeps the talk of one table, and may be out of reach. */
class FakeHouse {
  lines: Line[] = [];
  muted: string[] = [];
  allowed = true;
  reached = true;
  asked: string[] = [];
  ids: string[] = [];

  readonly client = new HouseClient(
    () => 'en',
    async (path, init) => {
      const method = init?.method ?? 'GET';
      if (path === '/api/me') return Response.json({ known: true, name: '', language: '', proof: 'p' });
      this.asked.push(`${method} ${path}`);
      if (!this.reached) throw new TypeError('no network');
      if (method === 'POST') this.#say(JSON.parse(String(init?.body)) as { text: string; id: string });
      const who = path.match(/mutes\/(\w+)/)?.[1];
      if (who) this.muted = method === 'PUT' ? [...this.muted, who] : [];
      if (method === 'DELETE' && !who) this.lines = this.lines.filter(({ n }) => !path.endsWith(`/${n}`));
      return Response.json(method === 'POST' ? { n: this.lines.length } : this.#chat());
    },
  );
  readonly talk = new Talk(this.client, 't', () => `id${this.ids.length}`);

  #say({ text, id }: { text: string; id: string }): void {
    if (!this.ids.includes(id)) this.lines.push(line(this.lines.length + 1, ME, text, 0));
    this.ids.push(id);
  }

  #chat(): Chat {
    const lines = this.lines.filter(({ who }) => !this.muted.includes(who));
    const to = this.lines.length;
    return {
      kind: 'chat',
      table: 't',
      after: 0,
      to,
      lines,
      you: ME,
      may_talk: this.allowed,
      muted: this.muted,
      muted_as: Object.fromEntries(this.muted.map((who) => [who, 'Bruno'])),
    };
  }
}

beforeEach(() => localStorage.clear());

describe('lines', () => {
  const known = [line(1, ME, 'a'), line(2, BRUNO, 'b'), line(4, ME, 'd')];

  it('are put where they belong, as often as they come', () => {
    const frame = { after: 2, to: 5, lines: [line(3, ME, 'c'), line(5, ME, 'e')] };
    const once = mergeLines(known, frame);
    expect(once.map(({ text }) => text)).toEqual(['a', 'b', 'c', 'e']);
    expect(mergeLines(once, frame)).toEqual(once);
  });

  it('go when they are deleted', () => {
    expect(mergeLines(known, { after: 1, to: 5, lines: [line(4, ME, 'd')] }).map(({ n }) => n)).toEqual([
      1, 4,
    ]);
  });
});

describe('the talk', () => {
  it('asks for everything after a gap', async () => {
    const house = new FakeHouse();
    await house.talk.read();
    house.lines = [line(1, BRUNO, 'a'), line(2, BRUNO, 'b')];
    house.talk.hear({ kind: 'chat', table: 't', after: 1, to: 2, lines: [line(2, BRUNO, 'b')] });
    await expect.poll(() => house.talk.lines.map(({ text }) => text)).toEqual(['a', 'b']);
  });

  it('says a line once whose answer was lost', async () => {
    const house = new FakeHouse();
    house.talk.draft = '  hello ';
    house.reached = false;
    await house.talk.say();
    expect(house.talk.attempt.trouble?.code).toBe('no-answer');
    expect(house.talk.draft).toBe('  hello ');
    house.reached = true;
    await house.talk.say();
    await house.talk.say();
    expect(house.talk.draft).toBe('');
    expect(house.talk.lines.map(({ text }) => text)).toEqual(['hello']);
    expect(house.ids).toEqual(['id0']);
  });

  it('counts what is new, and remembers what was seen', async () => {
    const house = new FakeHouse();
    house.lines = [line(1, BRUNO, 'a'), line(2, ME, 'mine')];
    await house.talk.read();
    expect(house.talk.unread).toBe(1);
    house.talk.look();
    expect(house.talk.unread).toBe(0);
    house.talk.hear({ kind: 'chat', table: 't', after: 2, to: 3, lines: [line(3, BRUNO, 'new')] });
    expect([house.talk.unread, house.talk.heard?.text]).toEqual([1, 'new']);
    const later = new Talk(house.client, 't', () => 'x');
    house.lines.push(line(3, BRUNO, 'new'));
    await later.read();
    expect(later.unread).toBe(1);
  });
});

describe('the panel of the talk', () => {
  it('shows who says what, mutes, deletes, and is closed where nobody may talk', async () => {
    const { seats, speaker } = await stage('yspahan-4-decision');
    const house = new FakeHouse();
    house.lines = [line(1, BRUNO, 'salve'), line(2, BRUNO, 'again'), line(3, ME, 'ciao', 0)];
    await house.talk.read();
    const root = show(TalkPanel, { talk: house.talk, seats, speaker });
    expect(texts(root, '.text')).toEqual(['salve', 'again', 'ciao']);
    expect(texts(root, '.name strong')).toEqual(['Bruno', 'Anna']);
    click(find(root, '[aria-pressed]'));
    click(find(root, '.name button'));
    await expect.poll(() => texts(root, '.text span[dir]')).toEqual(['ciao']);
    expect(texts(root, '.muted button')).toEqual(['Unmute Bruno']);
    click(find(root, '.text button'));
    await expect.poll(() => texts(root, '.text span[dir]')).toEqual([]);
    house.allowed = false;
    await house.talk.read();
    flushSync();
    expect(root.querySelector('form')).toBeNull();
    expect(house.asked).toContain(`PUT /api/tables/t/chat/mutes/${BRUNO}?`);
  });
});
