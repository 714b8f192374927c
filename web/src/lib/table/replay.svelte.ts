/** Looking at a game again: the table as it stood after so many moves, as far as the viewer could know. */
import type { PastView } from '../api/api.generated';
import type { HouseClient } from '../api/client';
import { Choosing } from './choosing.svelte';
import type { LogLine } from './types';

/** Milliseconds between two moves while it plays on. */
const PACE = 900;

export class Replay {
  past = $state.raw<PastView | null>(null);
  playing = $state(false);
  readonly choosing: Choosing;
  readonly #known = new Map<number, PastView>();
  #wanted = 0;

  private constructor(
    readonly client: HouseClient,
    readonly table: string,
    readonly seat: number | null,
    first: PastView,
  ) {
    this.choosing = new Choosing(situation(first), async () => ({ kind: 'done' }));
    this.#known.set(first.moves, first);
    this.past = first;
  }

  static async open(client: HouseClient, table: string, seat: number | null, move: number): Promise<Replay> {
    return new Replay(client, table, seat, await fetchPast(client, table, seat, move));
  }

  get move(): number {
    return this.past?.moves ?? 0;
  }

  get of(): number {
    return this.past?.of ?? 0;
  }

  /** Go to a move; of several that are asked for at once only the last is shown. */
  async go(move: number): Promise<void> {
    const wanted = Math.max(0, Math.min(move, this.of));
    this.#wanted = wanted;
    const past = this.#known.get(wanted) ?? (await fetchPast(this.client, this.table, this.seat, wanted));
    this.#known.set(wanted, past);
    if (this.#wanted !== wanted) return;
    this.past = past;
    this.choosing.renew(situation(past));
    history.replaceState(null, '', `?m=${past.moves}`);
  }

  /** After which move one's own last turn before this moment began; null if there was none. */
  get lastTurn(): number | null {
    return this.seat === null ? null : turnBefore(this.past?.log ?? [], this.seat, this.move);
  }

  async toggle(): Promise<void> {
    this.playing = !this.playing;
    if (this.playing && this.move === this.of) await this.go(0);
    while (this.playing && this.move < this.of) {
      await new Promise((resume) => setTimeout(resume, PACE));
      if (this.playing) await this.go(this.move + 1);
    }
    this.playing = false;
  }
}

/** The last turn of a seat that began before this move was made: lines of others end it. */
export function turnBefore(lines: readonly LogLine[], seat: number, move: number): number | null {
  const acted = lines.filter((line) => line.seat !== null);
  for (let nth = acted.length - 1; nth >= 0; nth--) {
    const line = acted[nth];
    const begins = line?.seat === seat && acted[nth - 1]?.seat !== seat;
    if (line && begins && line.move - 1 < move) return line.move - 1;
  }
  return null;
}

function fetchPast(client: HouseClient, table: string, seat: number | null, m: number): Promise<PastView> {
  return client.get<PastView>(`/api/tables/${table}/state?m=${m}${seat === null ? '' : `&seat=${seat}`}`);
}

function situation({ view }: PastView) {
  return { view, prompt: view.prompt, offers: [] };
}
