/** A table without a mouse: letters, focus, tabs, and a whole question by typing. */
import { flushSync, tick } from 'svelte';
import { describe, expect, it, vi } from 'vitest';
import { answerIn } from '../src/gallery/scenes';
import { FACE } from '../src/games/yspahan';
import { Choosing } from '../src/lib/table/choosing.svelte';
import { FIXED, isFree, Letters } from '../src/lib/table/keys';
import { News } from '../src/lib/table/news';
import Table from '../src/lib/table/Table.svelte';
import type { Offer } from '../src/lib/table/types';
import { commandIn, wordFor } from '../src/lib/text/commands';
import { Transcript } from '../src/lib/text/transcript.svelte';
import { find, press, show, stage, texts } from './showing';

async function table(name: string, more: Record<string, unknown> = {}) {
  const { scene, seats, speaker } = await stage(name);
  const sent: string[] = [];
  const choosing = new Choosing(scene, async (text) => {
    sent.push(text);
    return answerIn(scene, text);
  });
  const root = show(Table, {
    title: 'Yspahan',
    choosing,
    face: FACE,
    seats,
    log: scene.log,
    speaker,
    size: 'full' as const,
    ...more,
  });
  return { root, choosing, sent, scene, speaker };
}

describe('letters', () => {
  function given(letters: Letters, decision: string, ...said: readonly string[]): (string | undefined)[] {
    const offers = said.map((each): Offer => ({ text: each, touches: [], message: { id: each } }));
    const found = letters.give(decision, offers, ({ text }) => text);
    return said.map((each) => found.get(each));
  }

  it('come from the sentence they stand beside, each once', () => {
    expect(given(new Letters(), '', 'Camel square', 'Chest square', 'Shop')).toEqual(['c', 's', 'h']);
    expect(given(new Letters(), '', 'Âne', 'ane', 'an', 'a')).toEqual(['a', 'b', 'c', 'd']);
  });

  it('never are those of the keys that mean the same for ever, and none is given twice', () => {
    const all = given(new Letters(), '', ...Array.from({ length: 30 }, (_, nth) => `unendurably ${nth}`));
    const some = all.filter((letter) => letter !== undefined);
    expect(some).toHaveLength(22);
    expect(new Set(some).size).toBe(22);
    for (const fixed of Object.values(FIXED)) expect(some).not.toContain(fixed);
  });

  it('give the one choice that ends the turn its key', () => {
    const end: Offer = { text: 'end turn', touches: [], message: { id: 'x' }, declines: true };
    const other: Offer = { text: 'pay', touches: [], message: { id: 'x' } };
    const say = ({ text }: Offer): string => text;
    expect(new Letters().give('', [other, end], say).get('end turn')).toBe(FIXED.end);
    const two = new Letters().give('', [end, { ...end, text: 'decline' }], say);
    expect([...two.values()]).not.toContain(FIXED.end);
  });

  it('stay while a decision lasts, and begin anew with the next', () => {
    const letters = new Letters();
    expect(given(letters, 'a', 'coin', 'camel', 'chest')).toEqual(['c', 'a', 'h']);
    expect(given(letters, 'a', 'camel', 'chest')).toEqual(['a', 'h']);
    expect(given(letters, 'a', 'cot', 'chest')).toEqual(['o', 'h']);
    expect(given(letters, 'b', 'camel', 'chest')).toEqual(['c', 'h']);
  });

  it('choose what they stand beside, from anywhere at the table', async () => {
    const { root, choosing, sent } = await table('yspahan-4-decision');
    const letter = find(root, '.offers button').getAttribute('aria-keyshortcuts') ?? '';
    press(document.body, letter);
    await expect.poll(() => choosing.steps).toHaveLength(1);
    expect(sent).toEqual(['take camel']);
  });

  it('can be switched off', async () => {
    const { root, sent } = await table('yspahan-4-decision', { letters: false });
    expect(root.querySelectorAll('.offers kbd')).toHaveLength(0);
    press(document.body, 'c');
    expect(sent).toEqual([]);
  });

  it('leave what belongs to the browser, and whoever types, alone', () => {
    const free = (init: KeyboardEventInit, target: Element = document.body): boolean => {
      let answer = false;
      const listen = (event: Event) => {
        answer = isFree(event as KeyboardEvent);
      };
      addEventListener('keydown', listen, { once: true });
      target.dispatchEvent(new KeyboardEvent('keydown', { bubbles: true, ...init }));
      return answer;
    };
    expect(free({ key: 'c' })).toBe(true);
    for (const held of ['ctrlKey', 'altKey', 'metaKey']) expect(free({ key: 'c', [held]: true })).toBe(false);
    for (const name of ['input', 'textarea', 'select']) {
      const field = document.body.appendChild(document.createElement(name));
      expect(free({ key: 'c' }, field)).toBe(false);
    }
    const dialog = document.body.appendChild(document.createElement('dialog'));
    dialog.setAttribute('open', '');
    expect(free({ key: 'c' })).toBe(false);
  });
});

describe('the keyboard', () => {
  it('takes back with Ctrl and Z, but not what is being typed', async () => {
    const onUndo = vi.fn();
    await table('yspahan-4-decision', { onUndo });
    press(document.body, 'z', { ctrlKey: true });
    expect(onUndo).toHaveBeenCalledOnce();
    const field = document.body.appendChild(document.createElement('input'));
    press(field, 'z', { ctrlKey: true });
    expect(onUndo).toHaveBeenCalledOnce();
  });

  it('goes from tab to tab with the arrows', async () => {
    const { root } = await table('yspahan-4-decision');
    expect(texts(root, '[role=tab]')).toEqual(['Table', 'Players', 'Log']);
    press(find(root, '[role=tab][aria-selected=true]'), 'ArrowLeft');
    expect(texts(root, '[role=tab][aria-selected=true]')).toEqual(['Log']);
    expect(document.activeElement).toBe(find(root, '[role=tab][aria-selected=true]'));
    expect(find(root, '#panel-log').classList.contains('away')).toBe(false);
    expect(find(root, '#panel-board').classList.contains('away')).toBe(true);
  });
});

describe('the focus', () => {
  it('is taken over when what had it is gone', async () => {
    // A document without a layout: what is connected counts as shown.
    vi.spyOn(Element.prototype, 'getClientRects').mockReturnValue([{}] as unknown as DOMRectList);
    const { root, choosing } = await table('yspahan-4-decision');
    const button = find(root, '.offers button');
    button.focus();
    await choosing.choose('take camel');
    flushSync();
    await tick();
    await tick();
    expect(button.isConnected).toBe(false);
    expect(document.activeElement).toBe(find(root, '.offers button'));
    vi.restoreAllMocks();
  });
});

describe('the news', () => {
  it('are the lines since one began to listen, also after something was taken back', () => {
    const line = (move: number) => ({ move, seat: null, message: { id: 'x', args: {} } });
    const news = new News();
    expect(news.since([line(1)])).toEqual([]);
    expect(news.since([line(1), line(2)])).toEqual([line(2)]);
    expect(news.since([line(1)])).toEqual([]);
    expect(news.since([line(1), line(3)])).toEqual([line(3)]);
  });
});

describe('typing', () => {
  async function conversation(name: string, language: 'en' | 'de' = 'en') {
    const { scene, speaker } = await stage(name, language);
    const choosing = new Choosing(scene, async (text) => answerIn(scene, text));
    const rules = vi.fn();
    const undo = vi.fn();
    const transcript = new Transcript({
      choosing: () => choosing,
      log: () => scene.log,
      speaker: () => speaker,
      tell: async () => ({ lines: ['The Tower is empty.'], hand: ['You have no cards.'] }),
      undo,
      rules,
    });
    const hear = () => {
      const { offers, prompt, refusal } = choosing;
      transcript.hear(scene.log, offers, prompt, refusal, speaker);
    };
    hear();
    const said = () => transcript.entries.map((entry) => entry.text);
    const type = async (line: string) => {
      const before = transcript.entries.length;
      await transcript.type(line);
      hear();
      return said().slice(before + 1);
    };
    return { choosing, transcript, said, type, rules, undo, scene, speaker };
  }

  it('hears the question with its choices by number', async () => {
    const { said, scene, speaker } = await conversation('yspahan-4-decision');
    expect(said()[0]).toBe('Take a group of dice from the Tower.');
    expect(said()).toHaveLength(1 + scene.offers.length);
    expect(said()[1]).toBe(`1. ${speaker.say(scene.offers[0]?.message ?? { id: '' })} (take camel)`);
  });

  it('chooses by number and by words, and goes back', async () => {
    const { type, choosing } = await conversation('yspahan-4-decision');
    expect((await type('2'))[0]).toBe('What do you use the dice of the Sack square for?');
    expect((await type('undo'))[0]).toBe('Take a group of dice from the Tower.');
    await type('take camel');
    expect(choosing.steps).toHaveLength(1);
    expect(await type('99')).toEqual([`There is no move 99: the moves are 1 to ${choosing.offers.length}.`]);
  });

  it('answers what can be done, where one stands, and what happened', async () => {
    const { type, scene, rules, undo } = await conversation('yspahan-4-decision');
    expect(await type('moves')).toHaveLength(1 + scene.offers.length);
    expect(await type('board')).toEqual(['The Tower is empty.', 'Take a group of dice from the Tower.']);
    expect(await type('hand')).toEqual(['You have no cards.']);
    expect(await type('log 3')).toHaveLength(3);
    expect((await type('help')).some((line) => line.startsWith('why: '))).toBe(true);
    await type('rules ys-070');
    expect(rules).toHaveBeenCalledWith('YS-070');
    await type('undo');
    expect(undo).toHaveBeenCalledOnce();
  });

  it('lists many choices only when asked', async () => {
    const { said, type, scene } = await conversation('yspahan-4-supervisor');
    expect(said()[1]).toBe(`${scene.offers.length} choices; “moves” lists them.`);
    expect(await type('moves')).toHaveLength(1 + scene.offers.length);
  });

  it('understands the commands of every language, and says the own', async () => {
    expect(commandIn('Züge')).toEqual({ command: 'moves', rest: '' });
    expect(commandIn('pourquoi take gold')).toEqual({ command: 'why', rest: 'take gold' });
    expect(commandIn('take gold')).toBeUndefined();
    expect(wordFor('board', 'de')).toBe('tisch');
    const { type } = await conversation('yspahan-4-decision', 'de');
    expect((await type('hilfe'))[1]?.startsWith('züge: ')).toBe(true);
  });
});
