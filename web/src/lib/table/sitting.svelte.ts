/**
 * Somebody at a table: what is known of it, through which seat, and what is being chosen.
 *
 * Several seats may be played from one device. Then only the seat that looks is connected, and between two players
 * with secrets hangs a curtain until the next one says: it is me.
 */
import type {
  ChatFrame,
  ClockTold,
  Fault,
  Header,
  NudgeFrame,
  TableState,
  Told,
  Update,
} from '../api/api.generated';
import { type HouseClient, Trouble } from '../api/client';
import { keepParts } from '../board/keeping';
import { Connection, type Liveness, type Outcome, type World } from '../live/connection';
import { Talk } from '../talk/talk.svelte';
import type { Language } from '../words/speaker';
import { Choosing } from './choosing.svelte';
import { joined, mergeLog } from './log';
import type { Answer, LogLine, Refusal } from './types';

export class Sitting {
  liveness = $state<Liveness>('connecting');
  /** Why there is nothing to see. */
  fault = $state.raw<Fault | null>(null);
  update = $state.raw<Update | null>(null);
  header = $state.raw<Header | null>(null);
  log = $state.raw<readonly LogLine[]>([]);
  choosing = $state.raw<Choosing | null>(null);
  /** The seats that this visitor holds. */
  mine = $state.raw<readonly number[]>([]);
  host = $state(false);
  /** The seat whose player must take the device before anything is shown. */
  curtain = $state<number | null>(null);

  /** The clocks as they were told last, and when that was by this device's own clock. */
  clock = $state.raw<{ readonly told: ClockTold; readonly at: number } | null>(null);
  /** Somebody at the table reminds this player. */
  nudged = $state(false);
  /** After which move somebody who comes back has not seen what happened; null while there is nothing to tell. */
  missed = $state<number | null>(null);
  readonly talk: Talk;

  #connection: Connection | null = null;

  constructor(
    readonly table: string,
    readonly client: HouseClient,
    readonly world: World,
  ) {
    this.talk = new Talk(client, table, () => world.newId());
  }

  get seat(): number | null {
    return this.update?.you ?? null;
  }

  get status(): string {
    return this.update?.status ?? 'open';
  }

  /** The own seats that a person plays: more than one means several people at this device. */
  get played(): readonly number[] {
    return this.mine.filter((seat) => this.header?.seats[seat]?.kind !== 'bot');
  }

  async enter(): Promise<void> {
    const state = await this.learn();
    if (!state) return;
    const first = this.mine.includes(state.asked) ? state.asked : (this.mine[0] ?? null);
    if (this.played.length > 1 && state.status === 'playing') this.curtain = first;
    else this.sit(first);
  }

  /** Look through this seat from now on. */
  sit(seat: number | null): void {
    this.#connection?.stop();
    this.#arriving = null;
    this.curtain = null;
    this.update = null;
    this.choosing = null;
    this.log = [];
    this.nudged = false;
    this.missed = null;
    this.talk.sit(seat);
    const connection = new Connection(seat, this.world, {
      updated: (update) => this.#arrived(update),
      headed: ({ header, clock }) => {
        this.#head(header);
        this.#tick(clock);
      },
      became: (liveness, fault) => {
        if (this.#connection !== connection) return;
        this.liveness = liveness;
        if (fault) this.fault = fault;
        if (liveness === 'live') void this.talk.read();
      },
      other: (frame) => this.#hear(frame as ChatFrame | NudgeFrame),
    });
    this.#connection = connection;
    this.liveness = 'connecting';
    connection.start();
  }

  wake(): void {
    this.#connection?.wake();
  }

  leave(): void {
    this.#connection?.stop();
  }

  /** Take back the last decision; its parts before the last can be gone on with. */
  async undo(): Promise<void> {
    const outcome = await this.#connection?.command({ do: 'undo' });
    this.#showArrived();
    if (!outcome || !this.choosing) return;
    if (outcome.kind === 'refused') this.choosing.refusal = refusalOf(outcome.fault);
    else if (outcome.draft) await this.choosing.follow(outcome.draft.text);
  }

  /** Undo if that is possible; if not, say what stands in between. */
  takeBack(): void {
    const undo = this.update?.undo;
    if (undo?.possible) void this.undo();
    else if (undo?.barrier && this.choosing) this.choosing.refusal = { message: undo.barrier, clause: '' };
  }

  /**
   * Make the only move there is, if everybody can tell that it is the only one: so nobody learns anything by how quickly
   * it is made. Not as long as something could be taken back instead.
   */
  playForced(): void {
    const only = this.update?.offers?.[0];
    if (this.update?.forced && !this.update.undo?.possible && only) void this.choosing?.choose(only.text);
  }

  /** The table as it stands, in sentences; null if the house does not say. */
  async tell(language: Language): Promise<Told | null> {
    const seat = this.seat === null ? '' : `?seat=${this.seat}`;
    try {
      return await this.client.get<Told>(`/api/tables/${this.table}/told/${language}${seat}`);
    } catch (error) {
      if (!(error instanceof Trouble)) throw error;
      return null;
    }
  }

  /** Ask the house for something around the game; what it refuses is told like a refused move. */
  ask<T>(path: string, body: object = {}): Promise<T | null> {
    return this.attempt(() => this.client.post<T>(`/api/tables/${this.table}${path}`, body));
  }

  /** Do something around the game, and learn what the table is then. */
  async attempt<T>(job: () => Promise<T>): Promise<T | null> {
    try {
      const answer = await job();
      await this.learn();
      return answer;
    } catch (error) {
      if (!(error instanceof Trouble)) throw error;
      this.asked = refusalOf(error.fault);
      return null;
    }
  }

  /** Why the last thing that was asked for around the game was refused. */
  asked = $state.raw<Refusal | null>(null);

  /** Learn what the table is, and what this visitor has there. */
  async learn(): Promise<TableState | null> {
    try {
      const state = await this.client.get<TableState>(`/api/tables/${this.table}`);
      this.mine = state.mine;
      this.host = state.host;
      this.header = keepParts(this.header, state.header);
      this.asked = null;
      return state;
    } catch (error) {
      if (!(error instanceof Trouble)) throw error;
      this.fault = error.fault;
      return null;
    }
  }

  #hear(frame: ChatFrame | NudgeFrame): void {
    if (frame.kind === 'chat') this.talk.hear(frame);
    else if (frame.kind === 'nudge') this.nudged = frame.seat === this.seat;
  }

  #head(header: Header): void {
    const before = this.header?.chat;
    this.header = keepParts(this.header, header);
    // Whether this visitor may still talk is for the house to say.
    if (before !== undefined && before !== header.chat) void this.talk.read();
  }

  #tick(told: ClockTold | null): void {
    this.clock = told && { told, at: this.world.now() };
  }

  /** What came since the last picture, as one update: whatever hangs on it is told once. */
  #arriving: Update | null = null;

  #arrived(update: Update): void {
    if (this.#arriving) this.#arriving = joined(this.#arriving, update);
    else {
      this.#arriving = update;
      this.world.soon(() => this.#showArrived());
    }
  }

  #showArrived(): void {
    const arrived = this.#arriving;
    this.#arriving = null;
    if (arrived) this.#updated(arrived);
  }

  #updated(arrived: Update): void {
    const before = this.update;
    const update = keepParts(before, arrived);
    this.#head(update.header);
    this.#tick(update.clock);
    this.talk.sit(update.you);
    if (update.view?.to_act !== update.you) this.nudged = false;
    if (before === null && this.played.length < 2) this.missed = newsFrom(update);
    else if (before !== null && update.news_from !== before.news_from) this.missed = null;
    this.log = mergeLog(this.log, update);
    if (update.view && !(before && this.choosing && sameGame(before, update))) this.#show(update);
    this.update = update;
    // With the beginning of the game seats may have got new numbers.
    if (before && before.status !== update.status) void this.learn().then(() => this.#hang(update));
    else this.#hang(update);
  }

  #show(update: Update): void {
    if (!update.view) return;
    const { view, offers, form } = update;
    const situation = { view, prompt: view.prompt, offers: offers ?? [], form };
    if (this.choosing) this.choosing.renew(situation);
    else this.choosing = new Choosing(situation, (text) => this.#send(text));
  }

  /** Hang the curtain if another player at this device is asked. */
  #hang(update: Update): void {
    const asked = update.view?.to_act ?? -1;
    if (update.status === 'playing' && asked !== update.you && this.played.includes(asked))
      this.curtain = asked;
  }

  async #send(text: string): Promise<Answer> {
    const connection = this.#connection;
    if (!connection) return { kind: 'done' };
    const outcome = await connection.command({ do: 'move', text });
    // What the move has changed came before its answer: nobody may choose among what was offered before it.
    this.#showArrived();
    return answerOf(outcome);
  }
}

/** Since which move others have done something, for a player who has decided before and comes back. */
function newsFrom({ status, you, news_from, log }: Update): number | null {
  if (status !== 'playing' || !news_from) return null;
  return log.some(({ move, seat }) => move > news_from && seat !== null && seat !== you) ? news_from : null;
}

/** Whether nothing of the game itself has changed: then what was begun to choose stays. Equal parts are the same. */
function sameGame(before: Update, now: Update): boolean {
  return (
    before.status === now.status &&
    before.moves === now.moves &&
    before.view === now.view &&
    before.offers === now.offers
  );
}

export function refusalOf(fault: Fault): Refusal {
  return { message: fault.message, clause: fault.clause ?? '' };
}

function answerOf(outcome: Outcome): Answer {
  if (outcome.kind === 'accepted') return { kind: 'done' };
  if (outcome.kind === 'refused') return { kind: 'refused', refusal: refusalOf(outcome.fault) };
  const { text, view, offers, form } = outcome.draft;
  return { kind: 'draft', draft: { text, view, prompt: view.prompt, offers, form } };
}
