/** Whether a board explains its things, and which of them it explains now. */
import type { Topic, Topics } from './topics';

export class Explaining {
  /** Whether pointing at something asks what it is, instead of choosing it. */
  asking = $state(false);
  topic = $state.raw<Topic | null>(null);

  readonly #topics: () => Topics | undefined;

  constructor(topics: () => Topics | undefined) {
    this.#topics = topics;
  }

  get shown(): boolean {
    return this.asking || this.topic !== null;
  }

  /** What somebody wants to know of; what has no topic leaves the one that is told. */
  readonly tell = (touch: string): void => {
    this.topic = this.#topics()?.of(touch) ?? this.topic;
  };

  readonly toggle = (): void => {
    const on = !this.asking;
    this.close();
    this.asking = on;
  };

  readonly close = (): void => {
    this.asking = false;
    this.topic = null;
  };

  /** For `{@attach}` on the board: a question mark while it is focused, and Escape as everywhere. */
  readonly attach = (board: HTMLElement): (() => void) => {
    const heard = (event: KeyboardEvent): void => {
      if (event.key === '?' && this.#topics()) this.toggle();
      else if (event.key === 'Escape' && this.shown) this.close();
      else return;
      event.preventDefault();
    };
    board.addEventListener('keydown', heard);
    return () => board.removeEventListener('keydown', heard);
  };
}
