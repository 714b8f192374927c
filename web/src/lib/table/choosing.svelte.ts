/**
 * A decision on its way: what is chosen so far, and how to go one step back.
 *
 * Two kinds of steps lead to a move. Pointing at something that several offers touch narrows them (nobody else
 * hears of it); choosing an offer that only begins a decision asks the server, which answers with a draft: the
 * table as it would be. Drafts are stacked here and forgotten with a new situation.
 */
import type { Answer, Draft, Message, Offer, Refusal, Situation, View } from './types';

export interface Step {
  readonly label: Message;
}

interface Part {
  readonly offer: Offer;
  readonly draft: Draft;
}

export class Choosing {
  #base = $state.raw<Situation>() as Situation;
  #parts = $state.raw<readonly Part[]>([]);
  #touch = $state<string | null>(null);
  /** While the server is asked. */
  waiting = $state(false);
  /** Why the last choice was refused, until the next step. */
  refusal = $state.raw<Refusal | null>(null);

  readonly #send: (text: string) => Promise<Answer>;

  constructor(situation: Situation, send: (text: string) => Promise<Answer>) {
    this.#base = situation;
    this.#send = send;
  }

  /** A new situation has come: whatever was begun belongs to the old one. */
  renew(situation: Situation): void {
    this.#base = situation;
    this.#parts = [];
    this.#touch = null;
    this.refusal = null;
  }

  readonly #now = $derived<Situation>(this.#parts.at(-1)?.draft ?? this.#base);
  /* Each for itself: whoever reads one of them is not told of a new situation in which it is the same. */
  readonly view = $derived<View>(this.#now.view);
  readonly prompt = $derived<Message>(this.#now.prompt);
  /** All offers of this step: what the board shows. */
  readonly offers = $derived<readonly Offer[]>(this.#now.offers);
  /** The offers of this step that touch what was picked, if something was. */
  readonly narrowed = $derived.by<readonly Offer[]>(() => {
    const touch = this.#touch;
    return touch === null ? this.offers : this.offers.filter((offer) => offer.touches.includes(touch));
  });

  /** The table without what is only being chosen. */
  get settled(): View {
    return this.#base.view;
  }

  get picked(): string | null {
    return this.#touch;
  }

  /** How the decision begins, as the house calls it; empty if it has not begun. */
  get begunWith(): string {
    return this.#parts.at(-1)?.draft.text ?? '';
  }

  /** What was chosen so far, for the breadcrumb. */
  readonly steps = $derived<readonly Step[]>(this.#parts.map((part) => ({ label: part.offer.message })));

  /** Whether there is a step to take back here, before the server's own undo is asked for. */
  get begun(): boolean {
    return this.#touch !== null || this.#parts.length > 0;
  }

  pick(touch: string): void {
    this.refusal = null;
    this.#touch = this.offers.some((offer) => offer.touches.includes(touch)) ? touch : null;
  }

  /** Choose by the text of an offer: it is sent together with the parts before it. */
  async choose(text: string): Promise<void> {
    const offer = this.offers.find((each) => each.text === text);
    if (offer) await this.#try(offer);
  }

  /** Say a move in words, which only the house may understand: shortened, or several parts in a row. */
  async say(text: string): Promise<void> {
    const offer = this.offers.find((each) => each.text === text);
    await this.#try(offer ?? { text, touches: [], message: { id: 'web-said', args: { text } } });
  }

  async #try(offer: Offer): Promise<void> {
    if (this.waiting) return;
    const base = this.#base;
    this.waiting = true;
    this.refusal = null;
    try {
      const answer = await this.#send(this.#with(offer.text));
      // While the answer was on its way the table may have moved on: then it is about the past.
      if (this.#base !== base) return;
      this.#touch = null;
      if (answer.kind === 'draft') this.#parts = [...this.#parts, { offer, draft: answer.draft }];
      else if (answer.kind === 'refused') this.refusal = answer.refusal;
    } finally {
      this.waiting = false;
    }
  }

  /** A text together with the parts before it, as the house called them. */
  #with(text: string): string {
    const before = this.#parts.at(-1)?.draft.text;
    return before === undefined ? text : `${before} ${text}`;
  }

  /** Go on with a decision that had begun already, part by part, as far as it can be read. */
  async follow(text: string): Promise<void> {
    let rest = text;
    while (rest !== '') {
      const begun = this.#parts.length;
      const offer = this.offers.find((each) => rest === each.text || rest.startsWith(`${each.text} `));
      if (!offer) return;
      await this.choose(offer.text);
      if (this.#parts.length !== begun + 1) return;
      rest = rest.slice(offer.text.length + 1);
    }
  }

  /** Ask the house why this is not possible: it is sent like a move, and refused. */
  async askWhy(text: string): Promise<void> {
    if (this.waiting || this.offers.some((offer) => offer.text === text)) return;
    const answer = await this.#send(this.#with(text));
    if (answer.kind === 'refused') this.refusal = answer.refusal;
  }

  /** One step back; false when there is none here. */
  back(): boolean {
    this.refusal = null;
    if (this.#touch !== null) this.#touch = null;
    else if (this.#parts.length > 0) this.#parts = this.#parts.slice(0, -1);
    else return false;
    return true;
  }

  /** Back to where only the first steps had been chosen. */
  backTo(steps: number): void {
    this.refusal = null;
    this.#touch = null;
    this.#parts = this.#parts.slice(0, steps);
  }
}
