/** Help for the tests of components: a scene of a real game, shown in a document. */
import { readFileSync } from 'node:fs';
import { type Component, flushSync, mount, unmount } from 'svelte';
import { afterEach } from 'vitest';
import { type Scene, seatsOf } from '../src/gallery/scenes';
import type { Seat } from '../src/lib/table/types';
import { speakerForGame } from '../src/lib/words/files';
import type { Language, Speaker } from '../src/lib/words/speaker';

export interface Stage {
  readonly scene: Scene;
  readonly seats: readonly Seat[];
  readonly speaker: Speaker;
}

export async function stage(name: string, language: Language = 'en'): Promise<Stage> {
  const scene = JSON.parse(readFileSync(`fixtures/${name}.json`, 'utf-8')) as Scene;
  const seats = seatsOf(scene);
  return { scene, seats, speaker: await speakerForGame(language, scene.game, seats) };
}

const shown: Record<string, unknown>[] = [];

/** Mount a component into the document; it leaves with the end of the test. */
export function show<Props extends Record<string, unknown>>(
  component: Component<Props>,
  props: Props,
): HTMLElement {
  shown.push(mount(component, { target: document.body, props }));
  flushSync();
  return document.body;
}

afterEach(async () => {
  for (const component of shown.splice(0)) await unmount(component);
  document.body.replaceChildren();
});

/** Show a board as its scene has it. */
export function showBoard(board: unknown, set: Stage, more: Record<string, unknown> = {}): HTMLElement {
  return show(board as Component<Record<string, unknown>>, {
    view: set.scene.view,
    offers: set.scene.offers,
    seats: set.seats,
    speaker: set.speaker,
    onChoose: () => undefined,
    ...more,
  });
}

export function texts(root: ParentNode, selector: string): string[] {
  return [...root.querySelectorAll(selector)].map((element) =>
    (element.textContent ?? '').replace(/\s+/g, ' ').trim(),
  );
}

/** The element, or a failure that names what was looked for. */
export function find(root: ParentNode, selector: string): HTMLElement {
  const element = root.querySelector<HTMLElement>(selector);
  if (!element) throw new Error(`There is no ${selector}.`);
  return element;
}

export function press(element: Element, key: string, more: KeyboardEventInit = {}): void {
  element.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...more }));
  flushSync();
}

export function click(element: Element): void {
  element.dispatchEvent(new MouseEvent('click', { bubbles: true }));
  flushSync();
}
