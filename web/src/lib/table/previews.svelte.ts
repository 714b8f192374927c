/** What the offers would bring, as the house tells whoever is asked. Without an answer there is simply less to read. */
import type { Preview, Previews as Told } from '../api/api.generated';
import type { HouseClient } from '../api/client';
import { afterThisPicture } from '../page/pictures';
import type { Speaker } from '../words/speaker';
import type { Seat } from './types';

export class Previews {
  #told = $state.raw<ReadonlyMap<string, Preview>>(new Map());
  #asked = '';

  constructor(
    readonly client: HouseClient,
    readonly table: string,
  ) {}

  /** By the text of an offer. */
  get all(): ReadonlyMap<string, Preview> {
    return this.#told;
  }

  /** Nothing is asked now. */
  clear(): void {
    this.#asked = '';
    if (this.#told.size > 0) this.#told = new Map();
  }

  /** Ask about the offers of this seat; `begun` is how its decision begins. */
  async ask(seat: number, version: number, begun: string): Promise<void> {
    const query = new URLSearchParams({ seat: String(seat), version: String(version), text: begun });
    const path = `/api/tables/${this.table}/previews?${query}`;
    if (path === this.#asked) return;
    this.clear();
    this.#asked = path;
    // What is offered is seen before anybody asks what it would bring.
    await new Promise<void>((resolve) => afterThisPicture(resolve));
    if (this.#asked !== path) return;
    try {
      const { previews } = await this.client.get<Told>(path);
      if (this.#asked === path) this.#told = new Map(previews.map((each) => [each.text, each]));
    } catch {
      // The table has moved on, or the house is away: others say so, and nothing here would help.
    }
  }
}

const MINUS = '−';

/** “+2 points, −1 camel; Bruno −1 camel”: the own gains first, and nothing that the offer's sentence says already. */
export function saidEffects(
  { effects }: Preview,
  viewer: number | null,
  seats: readonly Seat[],
  speaker: Speaker,
  sentence = '',
): string {
  const bySeat = new Map<number, string[]>();
  for (const { seat, change, what } of effects) {
    const told = `${change > 0 ? '+' : MINUS}${speaker.say(what)}`;
    if (seat === viewer && sentence.includes(told)) continue;
    bySeat.set(seat, [...(bySeat.get(seat) ?? []), told]);
  }
  return [...bySeat]
    .map(([seat, told]) => (seat === viewer ? '' : `${seats[seat]?.name ?? ''} `) + told.join(', '))
    .join('; ');
}
