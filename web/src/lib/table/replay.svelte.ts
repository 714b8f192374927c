/** Looking at a game again: the table as it stood after so many moves, as far as the viewer could know. */

import type { PastView, RecordRead } from '../api/api.generated';
import type { HouseClient } from '../api/client';
import { tableAddress } from '../page/addresses';
import { Choosing } from './choosing.svelte';
import type { LogLine } from './types';

/** Milliseconds between two moves while it plays on. */
const PACE = 900;

/** How a table stood. */
export type Past = Pick<PastView, 'moves' | 'of' | 'view' | 'log'>;

/** Where it is looked up: at a table of the house, or in a record that somebody has brought along. */
export interface Archive {
  look(move: number): Promise<Past>;
  /** The page of this game; none for a record. */
  readonly page: string | null;
  /** What the house must know to go on from there. */
  readonly source: { readonly table: string } | { readonly record: string };
  /** Through which seat it is seen. */
  readonly seat: number | null;
}

export function tableArchive(client: HouseClient, table: string, seat: number | null): Archive {
  const viewer = seat === null ? '' : `&seat=${seat}`;
  return {
    look: (m) => client.get<PastView>(`/api/tables/${table}/state?m=${m}${viewer}`),
    page: tableAddress(table),
    source: { table },
    seat,
  };
}

export function recordArchive(client: HouseClient, record: string, seat: number | null): Archive {
  return {
    look: (m) => client.post<RecordRead>('/api/records', { record, viewer: seat, m }),
    page: null,
    source: { record },
    seat,
  };
}

export class Replay {
  past = $state.raw<Past | null>(null);
  playing = $state(false);
  readonly choosing: Choosing;
  readonly #known = new Map<number, Past>();
  #wanted = 0;

  private constructor(
    readonly archive: Archive,
    first: Past,
  ) {
    this.choosing = new Choosing(situation(first), async () => ({ kind: 'done' }));
    this.#known.set(first.moves, first);
    this.past = first;
  }

  static async open(archive: Archive, move: number): Promise<Replay> {
    return new Replay(archive, await archive.look(move));
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
    const past = this.#known.get(wanted) ?? (await this.archive.look(wanted));
    this.#known.set(wanted, past);
    if (this.#wanted !== wanted) return;
    this.past = past;
    this.choosing.renew(situation(past));
    if (this.archive.page !== null) history.replaceState(null, '', `?m=${past.moves}`);
  }

  /** After which move one's own last turn before this moment began; null if there was none. */
  get lastTurn(): number | null {
    const { seat } = this.archive;
    return seat === null ? null : turnBefore(this.past?.log ?? [], seat, this.move);
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

function situation({ view }: Past) {
  return { view, prompt: view.prompt, offers: [] };
}
