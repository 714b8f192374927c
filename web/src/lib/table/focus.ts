/** Whoever plays by keyboard is never thrown back to the top of the page because what had the focus is gone. */

/** The parts of a table between which the focus can be lost, each with what takes it over, in this order. */
const PARTS = [
  ['[data-part="choices"]', ':is(button, summary)'],
  ['[data-part="board"]', '[data-touch][tabindex="0"]'],
  ['[data-part="rail"]', '[data-touch][tabindex="0"]'],
  ['[data-part="top"]', '.sentence'],
] as const;

function isShown(element: Element): boolean {
  return element.getClientRects().length > 0;
}

export class FocusKeeper {
  #held: Element | null = null;
  #part: string | null = null;

  /** Something at the table has got the focus. */
  readonly note = (event: FocusEvent): void => {
    if (!(event.target instanceof Element)) return;
    this.#held = event.target;
    this.#part = PARTS.find(([part]) => this.#held?.closest(part))?.[0] ?? null;
  };

  /** After an update: if what had the focus is gone, its part of the table takes it over, or else the next one. */
  readonly restore = (root: Element): void => {
    const lost = this.#held !== null && !(this.#held.isConnected && isShown(this.#held));
    if (!lost || this.#part === null) return;
    const active = document.activeElement;
    if (active !== null && active !== document.body && active !== this.#held) return;
    const own = PARTS.filter(([part]) => part === this.#part);
    for (const [part, what] of [...own, ...PARTS])
      for (const element of root.querySelectorAll<HTMLElement | SVGElement>(`${part} ${what}`)) {
        // What is folded away cannot have it.
        element.focus();
        if (document.activeElement === element) return;
      }
  };

  /** Something was picked on the board, and it is asked which of its choices is meant: they are here. */
  readonly toChoices = (root: Element): void => {
    root.querySelector<HTMLElement>('[data-part="choices"] button')?.focus();
  };
}

/** What can be chosen on the board comes into sight, unless some of it is there already. */
export function showTargets(root: Element): void {
  const targets = [...root.querySelectorAll('[data-part="board"] [data-target]')];
  if (!targets.some(isInSight)) targets[0]?.scrollIntoView({ block: 'center', inline: 'center' });
}

/** Whether its middle is not scrolled away, in whatever it lies. */
function isInSight(element: Element): boolean {
  const { left, top, width, height } = element.getBoundingClientRect();
  return element.contains(document.elementFromPoint(left + width / 2, top + height / 2));
}
