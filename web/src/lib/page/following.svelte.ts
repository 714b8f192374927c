/**
 * What may be seen one picture after the rest, such as a log: it follows when what is more urgent is drawn. While more and
 * more comes it is not put off again and again, but shown as it is then.
 */
import { untrack } from 'svelte';
import { afterThisPicture } from './pictures';

export class Following<T> {
  #shown = $state.raw<T>() as T;
  #callOff: (() => void) | null = null;

  /** Belongs to the component that makes it. */
  constructor(now: () => T) {
    this.#shown = untrack(now);
    let latest = this.#shown;
    $effect(() => {
      latest = now();
      if (latest === untrack(() => this.#shown)) return;
      this.#callOff ??= afterThisPicture(() => {
        this.#callOff = null;
        this.#shown = latest;
      });
    });
    $effect(() => () => this.#callOff?.());
  }

  get shown(): T {
    return this.#shown;
  }
}
