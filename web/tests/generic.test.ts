/** The board for any game shows what the view has and offers what the offers touch. */
import { describe, expect, it, vi } from 'vitest';
import { faceOf } from '../src/games/boards';
import GenericBoard from '../src/lib/board/GenericBoard.svelte';
import { Reader } from '../src/lib/board/reading';
import { click, find, show, stage, texts } from './showing';

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
    const elsewhere = ['game', 'viewer', 'to_act', 'prompt', 'scores', 'ranks'];
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
  expect((await faceOf('wuestensoehne')).Board).toBe(GenericBoard);
  expect((await faceOf('yspahan')).Board).not.toBe(GenericBoard);
});
