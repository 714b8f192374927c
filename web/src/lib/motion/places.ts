/** Where on the page something lies that a board names, and frames round it. */
import type { Message } from '../table/types';

/** What a piece flies to: the place itself, or what can be pointed at there. */
export function findPlace(place: string): Element | null {
  const name = CSS.escape(place);
  return document.querySelector(`[data-place="${name}"]`) ?? document.querySelector(`[data-touch="${name}"]`);
}

/** What is framed: what can be pointed at is as large as the place. */
function findOnBoard(place: string): Element | null {
  const name = CSS.escape(place);
  return (
    document.querySelector(`main [data-touch="${name}"]`) ??
    document.querySelector(`main [data-place="${name}"]`)
  );
}

/** The places that a line speaks of, for any game: `place:5` from an argument `place` that is 5. */
export function placesIn({ args = {} }: Message): string[] {
  return Object.entries(args).flatMap(([key, value]) =>
    typeof value === 'object' ? placesIn(value) : [`${key}:${value}`],
  );
}

export interface Framed {
  readonly place: string;
  /** The colour of whoever moved. */
  readonly paint: string;
  /** Whether it is being shown; else it was the last turn. */
  readonly now: boolean;
}

export class Frames {
  #shown: { readonly framed: Framed; readonly frame: HTMLElement }[] = [];

  constructor(readonly layer: HTMLElement) {}

  show(all: readonly Framed[]): void {
    for (const { frame } of this.#shown) frame.remove();
    this.#shown = all
      .filter(({ place }) => findOnBoard(place))
      .map((framed) => {
        const frame = document.createElement('div');
        frame.className = framed.now ? 'framed now' : 'framed';
        frame.style.cssText = framed.paint;
        this.layer.append(frame);
        return { framed, frame };
      });
    this.lay();
  }

  /** Where the places are now: boards scroll, and windows change. */
  lay(): void {
    const boxes = this.#shown.map(({ framed }) => boxOf(findOnBoard(framed.place)));
    for (const [nth, { frame }] of this.#shown.entries()) {
      const box = boxes[nth] ?? null;
      frame.hidden = box === null;
      if (box === null) continue;
      for (const side of ['left', 'top', 'width', 'height'] as const) frame.style[side] = `${box[side]}px`;
    }
  }
}

/** None where it is not in sight. */
function boxOf(element: Element | null): DOMRect | null {
  if (!element) return null;
  const box = element.getBoundingClientRect();
  const pane = (element.closest('[data-pane]') ?? element.closest('main'))?.getBoundingClientRect();
  const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
  const seen = !pane || (x >= pane.left && x <= pane.right && y >= pane.top && y <= pane.bottom);
  return seen ? box : null;
}
