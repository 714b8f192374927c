/**
 * A decision on its way: what is chosen so far, and how to go one step back.
 *
 * Two kinds of steps lead to a move. Pointing at something that several offers touch narrows them (nobody else
 * hears of it); choosing an offer that only begins a decision asks the server, which answers with a draft: the
 * table as it would be. Drafts are stacked here and forgotten with a new situation. Where several things are picked,
 * they are picked here, in any order, and sent together when that is all.
 */
import { type Counts, countsIn, Filled } from './filling';
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
  /** What is picked of the form here; null as long as the house counts. */
  #counts = $state.raw<Counts | null>(null);
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
    this.#counts = null;
    this.refusal = null;
  }

  readonly #now = $derived<Situation>(this.#parts.at(-1)?.draft ?? this.#base);
  /* Each for itself: whoever reads one of them is not told of a new situation in which it is the same. */
  readonly view = $derived<View>(this.#now.view);
  readonly prompt = $derived<Message>(this.#now.prompt);
  /** The form that is due, with what is picked. */
  readonly filled = $derived.by<Filled | null>(() => {
    const { form } = this.#now;
    return form ? new Filled(form, this.#counts ?? countsIn(form)) : null;
  });
  /** All offers of this step: what the board shows. While things are picked, what more can be picked. */
  readonly offers = $derived.by<readonly Offer[]>(() => {
    const { offers } = this.#now;
    const { filled } = this;
    if (!filled || this.#counts === null || filled.total === 0) return offers;
    return offers.filter(({ text }) => {
      const kind = filled.kindOf(text);
      return kind !== undefined && filled.mayAdd(kind);
    });
  });
  /** What can be chosen instead of picking, as long as nothing is picked. */
  readonly beside = $derived.by<readonly Offer[]>(() => {
    const { filled } = this;
    return filled?.total === 0 ? this.offers.filter(({ text }) => filled.isBeside(text)) : [];
  });
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
    const picks = this.#counts && this.filled ? this.filled.text : '';
    return picks === '' ? (this.#parts.at(-1)?.draft.text ?? '') : this.#with(picks);
  }

  /** What was chosen so far, for the breadcrumb. */
  readonly steps = $derived<readonly Step[]>(this.#parts.map((part) => ({ label: part.offer.message })));

  /** Whether there is a step to take back here, before the server's own undo is asked for. */
  get begun(): boolean {
    return this.#touch !== null || this.#parts.length > 0 || this.filling;
  }

  /** Whether things are picked here that nobody else knows of yet. */
  get filling(): boolean {
    return this.#counts !== null && (this.filled?.total ?? 0) > 0;
  }

  pick(touch: string): void {
    this.refusal = null;
    const kinds = this.filled?.form.kinds.filter(({ touches }) => touches.includes(touch)) ?? [];
    const [kind] = kinds;
    if (kind && kinds.length === 1) this.add(kind.text);
    if (kind) return;
    this.#touch = this.offers.some((offer) => offer.touches.includes(touch)) ? touch : null;
  }

  /** One more of a kind of the form. */
  add(text: string): void {
    const { filled } = this;
    const kind = filled?.kindOf(text);
    if (filled && kind && filled.mayAdd(kind)) this.#count(filled.with(kind, 1));
  }

  /** One less of it. */
  take(text: string): void {
    const { filled } = this;
    const kind = filled?.kindOf(text);
    if (filled && kind && filled.mayTake(kind)) this.#count(filled.with(kind, -1));
  }

  /** None of anything. */
  clear(): void {
    this.#count(new Map());
  }

  #count(counts: Counts): void {
    if (this.waiting) return;
    this.refusal = null;
    this.#touch = null;
    // What was picked by typing is a draft of the house: from now on it is counted here.
    this.#parts = this.#parts.slice(0, this.#before);
    this.#counts = counts;
  }

  /** How many steps came before anything was picked. */
  get #before(): number {
    const isPicked = ({ draft }: Part): boolean =>
      draft.form?.kinds.some(({ picked }) => picked > 0) ?? false;
    return this.#parts.findLastIndex((part) => !isPicked(part)) + 1;
  }

  /** These are all: now the house hears of them. */
  async confirm(): Promise<void> {
    const { filled } = this;
    if (this.waiting || !filled || filled.missing > 0) return;
    const { end } = filled.form;
    const ending = this.offers.find(({ text }) => text === end);
    const text = filled.total > 0 ? `${filled.text} ${end}` : end;
    const message = filled.said ?? ending?.message ?? { id: 'web-form-confirm' };
    this.#count(filled.counts);
    await this.#try({ text, touches: [], message });
  }

  /** Choose by the text of an offer: it is sent together with the parts before it. */
  async choose(text: string): Promise<void> {
    if (this.filled?.kindOf(text)) return this.add(text);
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
      if (answer.kind === 'draft') {
        this.#parts = [...this.#parts, { offer, draft: answer.draft }];
        this.#counts = null;
      } else if (answer.kind === 'refused') this.refusal = answer.refusal;
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
      const picked = this.filled?.total ?? 0;
      const offer = this.offers.find((each) => rest === each.text || rest.startsWith(`${each.text} `));
      if (!offer) return;
      await this.choose(offer.text);
      if (this.#parts.length !== begun + 1 && (this.filled?.total ?? 0) !== picked + 1) return;
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
    else if (this.filling) this.#counts = new Map();
    else if (this.#parts.length > 0) this.#parts = this.#parts.slice(0, -1);
    else return false;
    return true;
  }

  /** Back to where only the first steps had been chosen. */
  backTo(steps: number): void {
    this.refusal = null;
    this.#touch = null;
    this.#counts = null;
    this.#parts = this.#parts.slice(0, steps);
  }
}
