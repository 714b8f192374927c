/** Picking several things: in any order, taken back, and sent as one text when that is all. */
import { flushSync } from 'svelte';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Scene } from '../src/gallery/scenes';
import { pictureOf as drawnAlRashid } from '../src/games/al-rashid/signs';
import { pictureOf as drawnIstanbul } from '../src/games/istanbul/signs';
import Choices from '../src/lib/table/Choices.svelte';
import { Choosing } from '../src/lib/table/choosing.svelte';
import { Letters } from '../src/lib/table/keys';
import type { Answer } from '../src/lib/table/types';
import { click, find, press, type Stage, show, stage, texts } from './showing';

let set: Stage;
let scene: Scene;
let sent: string[];
let choosing: Choosing;
let answer: Answer = { kind: 'done' };

async function sit(name: string): Promise<void> {
  set = await stage(name);
  scene = set.scene;
  sent = [];
  answer = { kind: 'done' };
  choosing = new Choosing(scene, async (text) => {
    sent.push(text);
    return answer;
  });
}

function showChoices(place: 'bar' | 'rail' | 'thumb'): HTMLElement {
  return show(Choices, {
    choosing,
    speaker: set.speaker,
    seats: set.seats,
    letters: false,
    memory: new Letters(),
    pictureOf: drawnIstanbul,
    place,
    onLook: () => undefined,
  });
}

describe('a form', () => {
  beforeEach(() => sit('istanbul-base-4-sale'));

  it('is filled in in any order, and the house hears of it once', async () => {
    await choosing.choose('sell jewelry');
    choosing.pick('good:fabric');
    expect(sent).toEqual([]);
    expect(choosing.filled?.brings).toEqual({ id: 'istanbul-count-lira', args: { lira: 7 } });
    await choosing.confirm();
    expect(sent).toEqual(['sell fabric sell jewelry done']);
  });

  it('takes no more than there is, and offers what more can be picked', () => {
    for (const _ of [1, 2, 3]) choosing.add('sell spice');
    expect(choosing.filled?.total).toBe(1);
    expect(choosing.offers.map(({ text }) => text)).not.toContain('sell spice');
    choosing.take('sell spice');
    expect(choosing.offers).toEqual(scene.offers);
  });

  it('is not confirmed before it is enough', async () => {
    expect(choosing.filled?.missing).toBe(1);
    await choosing.confirm();
    expect(sent).toEqual([]);
  });

  it('is cleared by one step back, and by a new situation', () => {
    choosing.add('sell fabric');
    expect(choosing.begunWith).toBe('sell fabric');
    expect(choosing.back()).toBe(true);
    expect(choosing.begun).toBe(false);
    choosing.add('sell fabric');
    choosing.renew(scene);
    expect(choosing.filled?.total).toBe(0);
  });

  it('keeps the picks when they are refused, and names them when they are a step', async () => {
    choosing.add('sell fabric');
    answer = { kind: 'refused', refusal: { message: { id: 'web-not-now' }, clause: '' } };
    await choosing.confirm();
    expect(choosing.filled?.total).toBe(1);
    answer = { kind: 'draft', draft: { ...scene, form: null, text: 'sell fabric done' } };
    await choosing.confirm();
    expect(choosing.steps.map(({ label }) => set.speaker.say(label))).toEqual(['1 × fabric']);
    expect(choosing.filled).toBeNull();
  });

  it('goes on from what was picked by typing', async () => {
    const form = scene.form ?? null;
    const kinds = form?.kinds.map((kind) => ({ ...kind, picked: kind.text === 'sell spice' ? 1 : 0 })) ?? [];
    answer = {
      kind: 'draft',
      draft: { ...scene, form: form && { ...form, kinds }, text: 'sell spice' },
    };
    await choosing.say('sell spice');
    expect(choosing.filled?.total).toBe(1);
    choosing.add('sell fabric');
    await choosing.confirm();
    expect(sent).toEqual(['sell spice', 'sell fabric sell spice done']);
  });

  it('has a group for each kind, with its value, and keys for more and less', () => {
    const root = showChoices('rail');
    expect(texts(root, 'legend')).toEqual(['fabric', 'spice', 'jewelry']);
    expect(find(root, 'use').getAttribute('href')).toBe('#is-fabric');
    const more = find(root, 'fieldset button:last-child');
    press(more, '+');
    press(more, 'ArrowUp');
    expect(texts(root, 'output .told')[0]).toBe('fabric: 2 of 2');
    expect(more.getAttribute('aria-disabled')).toBe('true');
    press(more, '-');
    expect(texts(root, 'output .told')[0]).toBe('fabric: 1 of 2');
  });

  it('says in the bar how many are picked and what they bring, and is confirmed by Enter', () => {
    const root = showChoices('bar');
    const confirm = find(root, '.main');
    expect(confirm.getAttribute('aria-disabled')).toBe('true');
    press(document.body, 'Enter');
    expect(sent).toEqual([]);
    choosing.add('sell spice');
    flushSync();
    expect(texts(root, '[role=status]')).toEqual(['1 of 4 picked 3 Lira']);
    expect(texts(root, '.main small')).toEqual(['can’t undo']);
    press(document.body, 'Enter');
    expect(sent).toEqual(['sell spice done']);
  });
});

describe('what stands beside a form', () => {
  it('can be chosen as long as nothing is picked', async () => {
    await sit('al-rashid-5-trade');
    const root = showChoices('rail');
    expect(texts(root, '.beside .said')).toContain('take nothing');
    choosing.add('take wood');
    flushSync();
    expect(root.querySelector('.beside')).toBeNull();
  });

  it('is one more of the kind when its only pick is pointed at, and nothing when there are several', async () => {
    await sit('al-rashid-5-trade');
    choosing.pick('area:al_andalus');
    expect(choosing.begun).toBe(false);
    choosing.pick('item:metal');
    expect(choosing.filled?.total).toBe(1);
  });

  it('may be none at all where the game says so', async () => {
    await sit('istanbul-base-4-fountain');
    const root = showChoices('thumb');
    click(find(root, '.main'));
    expect(sent).toEqual(['done']);
  });

  it('has a drawing of its game', async () => {
    await sit('al-rashid-5-fight');
    const kinds = scene.form?.kinds ?? [];
    expect(kinds.length).toBeGreaterThan(0);
    for (const { touches } of kinds) expect(drawnAlRashid(touches)?.symbol).toMatch(/^ar-tile[BR]$/);
    expect(drawnAlRashid([])).toBeUndefined();
    expect(drawnIstanbul([])).toBeUndefined();
  });
});
