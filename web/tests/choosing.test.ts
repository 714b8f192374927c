/** A decision in parts: forwards through drafts, backwards step by step. */
import { beforeEach, describe, expect, it } from 'vitest';
import { answerIn, type Scene } from '../src/gallery/scenes';
import { Choosing } from '../src/lib/table/choosing.svelte';
import type { Answer } from '../src/lib/table/types';
import { stage } from './showing';

let scene: Scene;
let sent: string[];
let choosing: Choosing;

beforeEach(async () => {
  ({ scene } = await stage('yspahan-4-decision'));
  sent = [];
  choosing = new Choosing(scene, async (text) => {
    sent.push(text);
    return answerIn(scene, text);
  });
});

describe('choosing', () => {
  it('sends every part with those before it, and shows the draft', async () => {
    await choosing.choose('take sack');
    expect(choosing.steps.map((step) => step.label.id)).toEqual(['yspahan-move-take']);
    expect(choosing.prompt.id).toBe('yspahan-ask-group-action');
    expect(choosing.offers.map((offer) => offer.text)).toContain('cubes');
    await choosing.choose('cubes');
    expect(sent).toEqual(['take sack', 'take sack cubes']);
    expect(choosing.prompt.id).toBe('yspahan-ask-extra-die');
  });

  it('goes one step back at a time, without asking anybody', async () => {
    await choosing.choose('take sack');
    await choosing.choose('cubes');
    expect(choosing.back()).toBe(true);
    expect(choosing.prompt.id).toBe('yspahan-ask-group-action');
    expect(choosing.back()).toBe(true);
    expect(choosing.prompt).toEqual(scene.prompt);
    expect(choosing.back()).toBe(false);
    expect(sent).toHaveLength(2);
  });

  it('goes back to any step of the breadcrumb', async () => {
    await choosing.choose('take sack');
    await choosing.choose('cubes');
    choosing.backTo(0);
    expect(choosing.begun).toBe(false);
    expect(choosing.offers).toEqual(scene.offers);
  });

  it('sends nothing that is not offered', async () => {
    await choosing.choose('take vase and everything else');
    expect(sent).toEqual([]);
  });

  it('keeps what was chosen when the next part is refused, and says why', async () => {
    const refusal = { message: { id: 'yspahan-refusal-one-group' }, clause: 'YS-070' };
    const answers: Answer[] = [answerIn(scene, 'take sack'), { kind: 'refused', refusal }];
    choosing = new Choosing(scene, async () => answers.shift() ?? { kind: 'done' });
    await choosing.choose('take sack');
    await choosing.choose('cubes');
    expect(choosing.refusal).toEqual(refusal);
    expect(choosing.steps).toHaveLength(1);
    choosing.back();
    expect(choosing.refusal).toBeNull();
  });

  it('forgets an answer that comes after the table has moved on', async () => {
    let answer: (answer: Answer) => void = () => undefined;
    choosing = new Choosing(scene, () => new Promise((resolve) => (answer = resolve)));
    const chosen = choosing.choose('take sack');
    expect(choosing.waiting).toBe(true);
    choosing.renew({ view: scene.view, prompt: { id: 'yspahan-prompt-over' }, offers: [] });
    answer(answerIn(scene, 'take sack'));
    await chosen;
    expect(choosing.prompt.id).toBe('yspahan-prompt-over');
    expect(choosing.begun).toBe(false);
  });
});

describe('picking on the board', () => {
  it('narrows the offers to those that touch the place', async () => {
    const { scene: ship } = await stage('yspahan-4-ship');
    const touch = ship.offers[0]?.touches[0] ?? '';
    choosing = new Choosing({ ...ship, offers: [...ship.offers, ...scene.offers] }, async () => ({
      kind: 'done',
    }));
    choosing.pick(touch);
    expect(choosing.narrowed).toEqual(ship.offers);
    expect(choosing.begun).toBe(true);
    choosing.back();
    expect(choosing.narrowed).toEqual(choosing.offers);
  });

  it('picks nothing that no offer touches', () => {
    choosing.pick('space:W3');
    expect(choosing.picked).toBeNull();
  });
});
