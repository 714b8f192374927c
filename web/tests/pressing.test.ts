/** A finger that rests on something asks what it is, on every board; it chooses nothing by that. */
import { flushSync } from 'svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { faceOf } from '../src/games/boards';
import { click, find, show, stage, texts } from './showing';

const RESTED = 600;

beforeEach(() => {
  vi.stubGlobal('fetch', async () => new Response('', { status: 503 }));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function point(element: Element, name: string, x = 5, pointerType = 'touch'): void {
  const event = new MouseEvent(name, { bubbles: true, cancelable: true, clientX: x, clientY: 5 });
  Object.assign(event, { pointerType, isPrimary: true });
  element.dispatchEvent(event);
  flushSync();
}

async function board(name: string, onChoose: (text: string) => void): Promise<HTMLElement> {
  const { scene, seats, speaker } = await stage(name);
  const { Board, topics } = await faceOf(scene.game);
  const more = topics ? { topics } : {};
  const root = show(Board, {
    view: scene.view,
    offers: scene.offers,
    seats,
    speaker,
    onChoose,
    ...more,
  } as never);
  vi.useFakeTimers();
  return root;
}

describe.each([
  ['yspahan-4-decision', '[data-touch="square:sack"]', 'Sack'],
  ['istanbul-3-decision', '[data-touch="place:7"]', 'Fountain'],
])('%s', (name, selector, title) => {
  it('explains what a finger rests on, and does not choose it', async () => {
    const onChoose = vi.fn();
    const root = await board(name, onChoose);
    const thing = find(root, selector);
    point(thing, 'pointerdown');
    vi.advanceTimersByTime(RESTED);
    await expect.poll(() => texts(root, '.explained h2')).toEqual([title]);
    point(thing, 'pointerup');
    click(thing);
    expect(onChoose).not.toHaveBeenCalled();
    point(thing, 'pointerdown');
    point(thing, 'pointerup');
    click(thing);
    expect(onChoose).toHaveBeenCalledOnce();
  });

  it('lets a finger scroll, and a mouse rest', async () => {
    const root = await board(name, () => undefined);
    const thing = find(root, selector);
    point(thing, 'pointerdown');
    point(thing, 'pointermove', 40);
    vi.advanceTimersByTime(RESTED);
    point(thing, 'pointerdown', 5, 'mouse');
    vi.advanceTimersByTime(RESTED);
    point(thing, 'pointerdown');
    point(thing, 'pointercancel');
    vi.advanceTimersByTime(RESTED);
    flushSync();
    expect(root.querySelector('.explained')).toBeNull();
  });

  it('keeps the menu of the browser away while a finger asks, and only then', async () => {
    const root = await board(name, () => undefined);
    const thing = find(root, selector);
    const menu = (): boolean => {
      const event = new MouseEvent('contextmenu', { bubbles: true, cancelable: true });
      thing.dispatchEvent(event);
      return event.defaultPrevented;
    };
    expect(menu()).toBe(false);
    point(thing, 'pointerdown');
    expect(menu()).toBe(true);
  });
});
