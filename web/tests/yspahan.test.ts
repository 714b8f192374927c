/** Yspahan's board, drawn from scenes of real games. */
import { describe, expect, it, vi } from 'vitest';
import type { YspahanView } from '../src/games/yspahan/view';
import YspahanBoard from '../src/games/yspahan/YspahanBoard.svelte';
import { click, find, press, type Stage, showBoard, stage, texts } from './showing';

const MOST_NODES = 1500;

function board(set: Stage, more: Record<string, unknown> = {}): HTMLElement {
  return showBoard(YspahanBoard, set, more);
}

function touches(root: ParentNode, kind: string, which = ''): string[] {
  return [...root.querySelectorAll<HTMLElement>(`[data-touch^="${kind}:"]${which}`)].map(
    (element) => element.dataset.touch ?? '',
  );
}

describe('the board', () => {
  it.each(['yspahan-4-over', 'yspahan-4-supervisor', 'yspahan-2-decision', 'yspahan-3-rival'])(
    'shows all of %s with few nodes',
    async (name) => {
      const set = await stage(name);
      const view = set.scene.view as YspahanView;
      const root = board(set);
      expect(touches(root, 'shop')).toHaveLength(47);
      expect(touches(root, 'space')).toHaveLength(29);
      expect(touches(root, 'square')).toHaveLength(6);
      expect(touches(root, 'building')).toHaveLength(6);
      const cubes = view.souks.flatMap((souk) => Object.values(souk.shops)).filter((owner) => owner !== null);
      expect(root.querySelectorAll('.shop .cube')).toHaveLength(cubes.length);
      const dice = view.tower.reduce((sum, group) => sum + group.white + group.yellow, 0);
      expect(root.querySelectorAll('.room use[href^="#f-die-"]:not([href$="hatching"])')).toHaveLength(dice);
      expect(root.querySelectorAll('.caravan .camel')).toHaveLength(view.caravan.camels.length);
      expect(texts(root, '.flag .value')).toEqual(view.souks.map((souk) => String(souk.value)));
      expect(root.querySelectorAll('*').length).toBeLessThanOrEqual(MOST_NODES);
    },
  );

  it('lights exactly what can be chosen', async () => {
    const set = await stage('yspahan-4-place');
    const root = board(set);
    const offered = [...new Set(set.scene.offers.flatMap((offer) => offer.touches))];
    const lit = [...root.querySelectorAll<HTMLElement>('[data-target]')].map(
      (element) => element.dataset.touch,
    );
    expect(lit.sort()).toEqual(offered.sort());
    expect(root.querySelectorAll('[data-touch]:not([data-target]):not([aria-disabled])')).toHaveLength(0);
  });

  it('writes the steps and the price on every space within reach', async () => {
    const set = await stage('yspahan-3-supervisor');
    const reach = (set.scene.view as YspahanView).reach;
    const root = board(set);
    expect(Object.keys(reach).length).toBeGreaterThan(3);
    expect(root.querySelectorAll('.ghost')).toHaveLength(Object.keys(reach).length);
    expect(texts(root, '.price text, text.price').sort()).toEqual(
      Object.values(reach)
        .filter((price) => price > 0)
        .map((price) => `−${price}`)
        .sort(),
    );
  });

  it('names a shop with its holder and what choosing it does', async () => {
    const set = await stage('yspahan-4-place');
    const root = board(set);
    const target = set.scene.offers[0]?.touches[0] ?? '';
    expect(find(root, `[data-touch="${target}"]`).getAttribute('aria-label')).toMatch(
      /free, souk of \d+ points. Can be chosen/,
    );
    const held = (set.scene.view as YspahanView).souks
      .flatMap((souk) => Object.entries(souk.shops))
      .find(([, owner]) => owner !== null);
    const [shop, owner] = held ?? ['', 0];
    expect(find(root, `[data-touch="shop:${shop}"]`).getAttribute('aria-label')).toContain(
      `cube of ${set.seats[owner ?? 0]?.name}`,
    );
  });

  it('shows a spectator no hand and no buildings of his own', async () => {
    const set = await stage('yspahan-4-decision');
    const root = board(set, { view: { ...set.scene.view, viewer: null }, offers: [] });
    expect(touches(root, 'card')).toEqual([]);
    expect(touches(root, 'building')).toEqual([]);
  });

  it('comes closer on a small screen, and shows the whole city on demand', async () => {
    const set = await stage('yspahan-4-place');
    const root = board(set, { size: 'small' });
    expect(root.querySelectorAll('.pane.close')).toHaveLength(1);
    click(find(root, '.zoom'));
    expect(root.querySelectorAll('.pane.close')).toHaveLength(0);
  });
});

describe('pointing', () => {
  it('chooses what one offer touches', async () => {
    const set = await stage('yspahan-4-place');
    const onChoose = vi.fn();
    const root = board(set, { onChoose });
    const offer = set.scene.offers[1];
    click(find(root, `[data-touch="${offer?.touches[0]}"]`));
    expect(onChoose).toHaveBeenCalledExactlyOnceWith(offer?.text);
  });

  it('asks which, where several offers touch the same', async () => {
    const set = await stage('yspahan-4-ship');
    const [onChoose, onPick] = [vi.fn(), vi.fn()];
    const root = board(set, { onChoose, onPick });
    const touch = set.scene.offers[0]?.touches[0] ?? '';
    click(find(root, `[data-touch="${touch}"]`));
    expect(onPick).toHaveBeenCalledExactlyOnceWith(touch);
    expect(onChoose).not.toHaveBeenCalled();
  });

  it('asks why, where nothing can be chosen', async () => {
    const set = await stage('yspahan-4-place');
    const [onChoose, onWhy] = [vi.fn(), vi.fn()];
    const root = board(set, { onChoose, onWhy });
    click(find(root, '[data-touch="space:W3"]'));
    expect(onWhy).toHaveBeenCalledExactlyOnceWith('space:W3');
    expect(onChoose).not.toHaveBeenCalled();
  });
});

describe('the keyboard', () => {
  it('has one tab stop, on the first target', async () => {
    const set = await stage('yspahan-4-place');
    const root = board(set);
    await expect.poll(() => root.querySelectorAll('[data-touch][tabindex="0"]')).toHaveLength(1);
    expect(find(root, '[tabindex="0"][data-touch]').dataset.target).toBe('');
  });

  it('chooses with Enter and with Space', async () => {
    const set = await stage('yspahan-4-place');
    const onChoose = vi.fn();
    const root = board(set, { onChoose });
    const [first, second] = set.scene.offers;
    press(find(root, `[data-touch="${first?.touches[0]}"]`), 'Enter');
    press(find(root, `[data-touch="${second?.touches[0]}"]`), ' ');
    expect(onChoose.mock.calls).toEqual([[first?.text], [second?.text]]);
  });

  it('leaves the keys of the browser alone', async () => {
    const set = await stage('yspahan-4-place');
    const onChoose = vi.fn();
    const root = board(set, { onChoose });
    press(find(root, `[data-touch="${set.scene.offers[0]?.touches[0]}"]`), 'Enter', { ctrlKey: true });
    expect(onChoose).not.toHaveBeenCalled();
  });

  it('goes with an arrow from target to target, with Shift over everything', async () => {
    const set = await stage('yspahan-4-place');
    const root = board(set);
    // A document without layout: each element lies at its place in the drawing.
    const order = [...root.querySelectorAll<HTMLElement>('[data-touch]')];
    for (const [nth, element] of order.entries())
      element.getBoundingClientRect = () => new DOMRect(nth * 10, 0, 4, 4);
    const targets = order.filter((element) => element.dataset.target !== undefined);
    const [first, second] = targets;
    first?.focus();
    press(first as Element, 'ArrowRight');
    expect((document.activeElement as HTMLElement).dataset.touch).toBe(second?.dataset.touch);
    press(document.activeElement as Element, 'ArrowLeft', { shiftKey: true });
    const before = order[order.indexOf(second as HTMLElement) - 1];
    expect((document.activeElement as HTMLElement).dataset.touch).toBe(before?.dataset.touch);
  });
});
