/**
 * The live connection of one viewer to one table.
 *
 * Every update names its version and the one it follows. What is known already is dropped; after a gap the connection is
 * made anew from the version that is known, as it is after every loss. A command keeps its id until it is answered and is
 * said again on every new connection: the house carries it out once.
 */
import type { Answer, DraftAnswer, Fault, HeaderFrame, Update } from '../api/api.generated';

/** `lost` is tried again by itself; `ended` is not: the house has said why. */
export type Liveness = 'connecting' | 'live' | 'lost' | 'ended';

/** What of a WebSocket is used. */
export interface Wire {
  onmessage: ((event: MessageEvent<unknown>) => void) | null;
  onclose: ((event: CloseEvent) => void) | null;
  send(text: string): void;
  close(): void;
}

/** How the outside world is reached; a test has its own. */
export interface World {
  open(seat: number | null, since: number): Wire;
  after(milliseconds: number, job: () => void): () => void;
  /** Before the next picture is drawn: what arrives in a burst is drawn once. */
  soon(job: () => void): void;
  now(): number;
  newId(): string;
}

export interface Listener {
  updated(update: Update): void;
  headed(frame: HeaderFrame): void;
  became(liveness: Liveness, fault: Fault | null): void;
  /** A frame of a kind that belongs to somebody else, such as chat. */
  other?(frame: { readonly kind: string }): void;
}

export type Wish = { readonly do: 'move'; readonly text: string } | { readonly do: 'undo' };

/** What the house answered to a command. */
export type Outcome =
  | { readonly kind: 'accepted'; readonly version: number; readonly draft: DraftAnswer | null }
  | { readonly kind: 'draft'; readonly draft: DraftAnswer }
  | { readonly kind: 'refused'; readonly fault: Fault };

interface Pending {
  readonly said: string;
  readonly resolve: (outcome: Outcome) => void;
}

type Frame =
  | Update
  | HeaderFrame
  | Answer
  | { readonly kind: 'refused'; readonly id: string | null; readonly error: Fault }
  | { readonly kind: 'pong'; readonly version: number }
  | { readonly kind: 'error'; readonly error: Fault };

/** Close codes of the house are 4000 and the status; these are worth no second try. */
const HOPELESS = new Set([4401, 4403, 4404, 4409, 4422]);
export const FIRST_WAIT = 400;
export const LONGEST_WAIT = 8000;
/** After so much silence somebody asks whether anybody is there; after so much more the connection is given up. */
export const SILENCE = 12_000;
export const PATIENCE = 5000;

export class Connection {
  /** The version up to which the table is known. */
  version = 0;
  #seat: number | null;
  #wire: Wire | null = null;
  #fresh = true;
  #liveness: Liveness = 'connecting';
  #fault: Fault | null = null;
  #wait = FIRST_WAIT;
  #cancelRetry: (() => void) | null = null;
  #cancelWatch: (() => void) | null = null;
  readonly #pending = new Map<string, Pending>();
  readonly #world: World;
  readonly #listener: Listener;

  constructor(seat: number | null, world: World, listener: Listener) {
    this.#seat = seat;
    this.#world = world;
    this.#listener = listener;
  }

  get seat(): number | null {
    return this.#seat;
  }

  get waiting(): number {
    return this.#pending.size;
  }

  start(): void {
    this.#open();
  }

  /** Leave for good. What is not answered yet will be answered to nobody. */
  stop(): void {
    this.#become('ended');
    this.#drop();
    this.#cancelRetry?.();
    this.#pending.clear();
  }

  /** The device has woken up, or the network is back: see at once whether anybody is there. */
  wake(): void {
    if (this.#liveness === 'lost') this.#open();
    else if (this.#liveness === 'live') this.#ping();
  }

  /** Say what is wished; it is resent under its id until the house has answered. */
  command(wish: Wish): Promise<Outcome> {
    const id = this.#world.newId();
    const said = JSON.stringify({ ...wish, version: this.version, id });
    return new Promise((resolve) => {
      this.#pending.set(id, { said, resolve });
      if (this.#liveness === 'live') {
        this.#wire?.send(said);
        this.#expect();
      }
    });
  }

  // -- the wire ---------------------------------------------------------------------------------

  #open(): void {
    if (this.#liveness === 'ended') return;
    this.#drop();
    this.#cancelRetry?.();
    this.#fresh = true;
    this.#fault = null;
    if (this.#liveness !== 'lost') this.#become('connecting');
    const wire = this.#world.open(this.#seat, this.version);
    this.#wire = wire;
    wire.onmessage = ({ data }) => {
      if (wire === this.#wire && typeof data === 'string') this.#hear(data);
    };
    wire.onclose = ({ code }) => {
      if (wire === this.#wire) this.#closed(code);
    };
    this.#expect();
  }

  #drop(): void {
    const wire = this.#wire;
    this.#wire = null;
    this.#cancelWatch?.();
    if (!wire) return;
    wire.onmessage = null;
    wire.onclose = null;
    wire.close();
  }

  #closed(code: number): void {
    this.#drop();
    if (HOPELESS.has(code)) {
      this.#become('ended', this.#fault);
      return;
    }
    this.#become('lost');
    // Not all at once: a house that comes back is not to be run down by its guests.
    const wait = this.#wait * (0.75 + (this.#world.now() % 50) / 100);
    this.#wait = Math.min(this.#wait * 2, LONGEST_WAIT);
    this.#cancelRetry = this.#world.after(wait, () => this.#open());
  }

  #become(liveness: Liveness, fault: Fault | null = null): void {
    if (liveness === this.#liveness && fault === null) return;
    this.#liveness = liveness;
    this.#listener.became(liveness, fault);
  }

  /** Something must be heard soon, or this connection is dead. */
  #expect(): void {
    this.#cancelWatch?.();
    this.#cancelWatch = this.#world.after(PATIENCE, () => this.#closed(0));
  }

  #rest(): void {
    this.#cancelWatch?.();
    if (this.#pending.size > 0) this.#expect();
    else this.#cancelWatch = this.#world.after(SILENCE, () => this.#ping());
  }

  #ping(): void {
    this.#wire?.send(JSON.stringify({ do: 'ping' }));
    this.#expect();
  }

  // -- what is heard ----------------------------------------------------------------------------

  #hear(data: string): void {
    const frame = JSON.parse(data) as Frame;
    if (frame.kind === 'update') this.#update(frame);
    else if (frame.kind === 'header') this.#listener.headed(frame);
    else if (frame.kind === 'answer') this.#answered(frame);
    else if (frame.kind === 'refused') this.#refused(frame.id, frame.error);
    else if (frame.kind === 'pong') this.#ponged(frame.version);
    else if (frame.kind === 'error') this.#fault = frame.error;
    else this.#listener.other?.(frame);
    if (this.#wire) this.#rest();
  }

  #update(update: Update): void {
    const first = this.#fresh;
    this.#fresh = false;
    if (update.follows > this.version) {
      this.#open();
      return;
    }
    if (first && update.version < this.version) {
      // The house knows less than we do: it was set back. What it knows is the truth.
      this.version = 0;
      this.#open();
      return;
    }
    if (update.version > this.version) {
      this.version = update.version;
      this.#seat = update.you;
      this.#listener.updated(update);
    } else if (first) {
      const { version, header, clock } = update;
      this.#listener.headed({ kind: 'header', version, header, clock });
    }
    if (first) this.#settled();
  }

  /** Connected, and up to date: whatever was never answered is said again. */
  #settled(): void {
    this.#wait = FIRST_WAIT;
    this.#become('live');
    for (const { said } of this.#pending.values()) this.#wire?.send(said);
  }

  #ponged(version: number): void {
    if (version > this.version) this.#open();
  }

  #answered(answer: Answer): void {
    const { accepted, draft } = answer;
    if (accepted !== null) this.#resolve(answer.id, { kind: 'accepted', version: accepted, draft });
    else if (draft) this.#resolve(answer.id, { kind: 'draft', draft });
  }

  #refused(id: string | null, fault: Fault): void {
    // What the house could not write down now, it may later: the command is kept, and said again.
    if (fault.code === 'unavailable') this.#closed(0);
    else if (id !== null) this.#resolve(id, { kind: 'refused', fault });
  }

  #resolve(id: string, outcome: Outcome): void {
    this.#pending.get(id)?.resolve(outcome);
    this.#pending.delete(id);
  }
}
