/**
 * How a board is pointed at, by mouse, finger or keys. Elements say with `data-touch` what they are; those that
 * an offer touches also have `data-target`. A board has one tab stop: arrows go from target to target, with
 * Shift over everything there is; Enter or Space chooses. A finger that rests on something asks what it is.
 */
import type { Offer } from '../table/types';
import { hearLongPresses } from './pressing';
import { isArrow, neighbour, type Spot } from './roving';

export interface Pointed {
  readonly onChoose: (text: string) => void;
  /** Several offers touch this: somebody must ask which. */
  readonly onPick?: ((touch: string) => void) | undefined;
  /** What was picked, while it is asked which of its offers is meant. */
  readonly selected?: string | null | undefined;
  /** No offer touches this: somebody may ask why. */
  readonly onWhy?: ((touch: string) => void) | undefined;
  /** Somebody wants to know what this is; that can be asked of what has only `data-explain`, too. */
  readonly onExplain?: ((touch: string) => void) | undefined;
  /** Whether every press asks that, instead of choosing. */
  readonly explaining?: boolean | undefined;
}

/** Something that can be pointed at, as it is now. */
export interface PlaceShown {
  readonly touch: string;
  readonly name: string;
  readonly target: boolean;
  readonly selected: boolean;
}

export type Attributes = Record<string, string | number | undefined>;

export function attributesOf({ touch, name, target, selected }: PlaceShown): Attributes {
  return {
    'data-touch': touch,
    'data-target': target ? '' : undefined,
    'data-selected': selected ? '' : undefined,
    role: 'button',
    tabindex: -1,
    'aria-label': name,
    'aria-disabled': target ? undefined : 'true',
  };
}

export class Touching {
  /** What holds the tab stop. It is moved by hand: nothing has to be drawn again for it. */
  current: string | null = null;
  /** What is pointed at now, for the line that explains it. */
  pointed = $state<string | null>(null);
  /** What the keyboard is on: its ring is drawn above all else. */
  focused = $state<string | null>(null);

  readonly #offers: () => readonly Offer[];
  readonly #pointing: () => Pointed;
  readonly #byTouch = $derived.by(() => this.#group());
  readonly #selected = $derived.by(() => this.#pointing().selected ?? null);

  constructor(offers: () => readonly Offer[], pointing: () => Pointed) {
    this.#offers = offers;
    this.#pointing = pointing;
  }

  #group(): Map<string, Offer[]> {
    const found = new Map<string, Offer[]>();
    for (const offer of this.#offers())
      for (const touch of offer.touches) {
        const there = found.get(touch);
        if (there) there.push(offer);
        else found.set(touch, [offer]);
      }
    return found;
  }

  offersAt(touch: string): readonly Offer[] {
    return this.#byTouch.get(touch) ?? [];
  }

  isTarget(touch: string): boolean {
    return this.#byTouch.has(touch);
  }

  /** Whether it is just there: no offer touches it, and nobody has picked it. What is said of it hangs on no offer. */
  isIdle(touch: string): boolean {
    return !this.isTarget(touch) && this.#selected !== touch;
  }

  get targets(): readonly string[] {
    return [...this.#byTouch.keys()];
  }

  /** Something that can be pointed at; `name` says what it is, offers what it would do. */
  place(touch: string, name: string): PlaceShown {
    return {
      touch,
      name,
      target: this.isTarget(touch),
      selected: this.#selected === touch,
    };
  }

  /** The attributes of such a thing. */
  props(touch: string, name: string): Attributes {
    return attributesOf(this.place(touch, name));
  }

  press(touch: string): void {
    const offers = this.offersAt(touch);
    const [only] = offers;
    const { onChoose, onPick, onWhy, onExplain, explaining } = this.#pointing();
    if (explaining) onExplain?.(touch);
    else if (!only) onWhy?.(touch);
    else if (offers.length === 1) onChoose(only.text);
    else onPick?.(touch);
  }

  /** For `{@attach}` on the element that holds the whole board. */
  readonly attach = (root: HTMLElement): (() => void) => {
    const touchOf = (event: Event): string | undefined =>
      event.target instanceof Element
        ? event.target.closest<HTMLElement | SVGElement>('[data-touch]')?.dataset.touch
        : undefined;
    const onClick = (event: Event): void => {
      const touch = touchOf(event);
      if (touch) {
        this.#stopAt(root, touch);
        this.press(touch);
      } else if (this.#pointing().explaining && event.target instanceof Element) this.#explain(event.target);
    };
    const onOver = (event: Event): void => {
      this.pointed = touchOf(event) ?? null;
    };
    const onFocus = (event: Event): void => {
      const touch = touchOf(event);
      if (touch) this.#stopAt(root, touch);
      this.pointed = touch ?? null;
      this.focused =
        touch && event.target instanceof Element && event.target.matches(':focus-visible') ? touch : null;
    };
    const onLeave = (): void => {
      this.pointed = null;
      this.focused = null;
    };
    // What is taken from the board loses the focus while the board is being drawn: too early to change anything.
    const onBlur = (): void =>
      queueMicrotask(() => {
        if (!root.contains(document.activeElement)) onLeave();
      });
    const onKey = (event: KeyboardEvent): void => {
      const touch = touchOf(event);
      if (!touch || event.ctrlKey || event.metaKey || event.altKey) return;
      if (event.key === 'Enter' || event.key === ' ') this.press(touch);
      else if (isArrow(event.key)) this.#go(root, touch, event.key, event.shiftKey);
      else return;
      event.preventDefault();
    };
    const heard: [string, (event: never) => void][] = [
      ['click', onClick],
      ['pointerover', onOver],
      ['pointerleave', onLeave],
      ['focusin', onFocus],
      ['focusout', onBlur],
      ['keydown', onKey],
    ];
    for (const [name, listener] of heard) root.addEventListener(name, listener as EventListener);
    const deafen = hearLongPresses(root, (pressed) => this.#explain(pressed));
    this.#settle(root);
    const watch = new MutationObserver(() => this.#settle(root));
    watch.observe(root, { subtree: true, childList: true, attributeFilter: ['data-target', 'data-touch'] });
    return () => {
      watch.disconnect();
      deafen();
      for (const [name, listener] of heard) root.removeEventListener(name, listener as EventListener);
    };
  };

  /** Whether there was something to explain. */
  #explain(pressed: Element): boolean {
    const { onExplain } = this.#pointing();
    const { dataset } = pressed.closest<HTMLElement | SVGElement>('[data-touch], [data-explain]') ?? {};
    const thing = dataset?.touch ?? dataset?.explain;
    if (!thing || !onExplain) return false;
    onExplain(thing);
    return true;
  }

  #elements(root: HTMLElement, everything: boolean): (HTMLElement | SVGElement)[] {
    const all = [...root.querySelectorAll<HTMLElement | SVGElement>('[data-touch]')];
    const targets = all.filter((element) => element.dataset.target !== undefined);
    return everything || targets.length === 0 ? all : targets;
  }

  /** The tab stop stays where it is as long as that can be chosen; else it goes to the first target. */
  #settle(root: HTMLElement): void {
    const first = root.querySelector<HTMLElement | SVGElement>('[data-target]');
    const here = this.current === null ? null : find(root, this.current);
    const stays = here && (!first || here.dataset.target !== undefined);
    const stop = stays ? here : (first ?? root.querySelector<HTMLElement | SVGElement>('[data-touch]'));
    this.#stopAt(root, stop?.dataset.touch ?? null);
  }

  #stopAt(root: HTMLElement, touch: string | null): void {
    this.current = touch;
    const here = touch === null ? null : find(root, touch);
    for (const old of root.querySelectorAll('[data-touch][tabindex="0"]'))
      if (old !== here) old.setAttribute('tabindex', '-1');
    if (here?.getAttribute('tabindex') === '-1') here.setAttribute('tabindex', '0');
  }

  #go(root: HTMLElement, from: string, arrow: Parameters<typeof neighbour>[2], everything: boolean): void {
    const elements = this.#elements(root, everything);
    const here = find(root, from);
    if (!here) return;
    const spots = elements.map((element) => spotOf(element));
    const next = neighbour(spotOf(here), spots, arrow);
    if (!next) return;
    this.#stopAt(root, next.touch);
    elements.find((element) => element.dataset.touch === next.touch)?.focus();
  }
}

function find(root: HTMLElement, touch: string): HTMLElement | SVGElement | null {
  return root.querySelector(`[data-touch="${CSS.escape(touch)}"]`);
}

function spotOf(element: Element): Spot {
  const box = element.getBoundingClientRect();
  const touch = (element as HTMLElement | SVGElement).dataset.touch ?? '';
  return { touch, x: box.left + box.width / 2, y: box.top + box.height / 2 };
}
