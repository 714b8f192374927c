/** The live connection: resuming, gaps, duplicates, silence, and commands that are said again until they are answered. */
import { beforeEach, describe, expect, it } from 'vitest';
import type { Fault, Header, Update } from '../src/lib/api/api.generated';
import {
  Connection,
  FIRST_WAIT,
  type Liveness,
  type Outcome,
  PATIENCE,
  SILENCE,
  type Wire,
  type World,
} from '../src/lib/live/connection';

const HEADER = { game: 'yspahan', seats: [] } as unknown as Header;
const FAULT: Fault = {
  code: 'not-yours',
  message: { id: 'house-not-yours', args: {} },
  text: '',
  clause: null,
};

function update(version: number, follows: number, you: number | null = 0): Update {
  return {
    kind: 'update',
    table: 't',
    version,
    follows,
    status: 'playing',
    you,
    header: HEADER,
    clock: null,
    moves: version,
    view: null,
    offers: null,
    undo: null,
    log_from: 0,
    log: [],
    news_from: null,
    result: null,
    forced: false,
    form: null,
  };
}

class FakeWire implements Wire {
  onmessage: Wire['onmessage'] = null;
  onclose: Wire['onclose'] = null;
  readonly said: { do: string; id?: string; version?: number; text?: string }[] = [];
  closed = false;

  constructor(
    readonly seat: number | null,
    readonly since: number,
  ) {}

  send(text: string): void {
    this.said.push(JSON.parse(text));
  }

  close(): void {
    this.closed = true;
  }

  hear(frame: object): void {
    this.onmessage?.(new MessageEvent('message', { data: JSON.stringify(frame) }));
  }

  end(code: number): void {
    this.onclose?.({ code } as CloseEvent);
  }
}

class FakeWorld implements World {
  readonly wires: FakeWire[] = [];
  #time = 0;
  #ids = 0;
  #timers: { at: number; job: () => void }[] = [];

  open(seat: number | null, since: number): FakeWire {
    const wire = new FakeWire(seat, since);
    this.wires.push(wire);
    return wire;
  }

  after(milliseconds: number, job: () => void): () => void {
    const timer = { at: this.#time + milliseconds, job };
    this.#timers.push(timer);
    return () => {
      this.#timers = this.#timers.filter((each) => each !== timer);
    };
  }

  now = (): number => this.#time;

  soon(job: () => void): void {
    job();
  }

  newId(): string {
    this.#ids += 1;
    return `id${this.#ids}`;
  }

  pass(milliseconds: number): void {
    const until = this.#time + milliseconds;
    for (;;) {
      const next = this.#timers.filter(({ at }) => at <= until).sort((a, b) => a.at - b.at)[0];
      if (!next) break;
      this.#timers = this.#timers.filter((each) => each !== next);
      this.#time = next.at;
      next.job();
    }
    this.#time = until;
  }

  get wire(): FakeWire {
    const wire = this.wires.at(-1);
    if (!wire) throw new Error('Nothing was opened.');
    return wire;
  }
}

let world: FakeWorld;
let connection: Connection;
let heard: number[];
let headers: number;
let lived: Liveness[];
let fault: Fault | null;
let others: string[];

beforeEach(() => {
  world = new FakeWorld();
  [heard, headers, lived, fault, others] = [[], 0, [], null, []];
  connection = new Connection(0, world, {
    updated: ({ version }) => heard.push(version),
    headed: () => {
      headers += 1;
    },
    became: (liveness, why) => {
      lived.push(liveness);
      fault = why;
    },
    other: ({ kind }) => others.push(kind),
  });
  connection.start();
});

/** What a promise has come to, if it has. */
async function settled(promise: Promise<Outcome>): Promise<Outcome | 'waiting'> {
  return Promise.race([promise, Promise.resolve().then(() => 'waiting' as const)]);
}

describe('updates', () => {
  it('are taken in order, and what is known already is dropped', () => {
    world.wire.hear(update(5, 0));
    world.wire.hear(update(6, 5));
    world.wire.hear(update(6, 5));
    world.wire.hear(update(5, 4));
    expect(heard).toEqual([5, 6]);
    expect(world.wires).toHaveLength(1);
  });

  it('after a gap are asked for again from the version that is known', () => {
    world.wire.hear(update(5, 0));
    world.wire.hear(update(8, 7));
    expect(heard).toEqual([5]);
    expect(world.wires).toHaveLength(2);
    expect(world.wire.since).toBe(5);
    world.wire.hear(update(8, 5));
    expect(heard).toEqual([5, 8]);
  });

  it('tell the seat that is looked through, which may get a new number', () => {
    world.wire.hear(update(5, 0));
    world.wire.hear(update(6, 5, 1));
    world.wire.end(1006);
    world.pass(10_000);
    expect(world.wire.seat).toBe(1);
  });

  it('from a house that was set back begin from the beginning', () => {
    world.wire.hear(update(9, 0));
    world.wire.end(1006);
    world.pass(10_000);
    world.wire.hear(update(7, 7));
    expect(world.wire.since).toBe(0);
    world.wire.hear(update(7, 0));
    expect(heard).toEqual([9, 7]);
  });

  it('of a kind that belongs to others are handed on', () => {
    world.wire.hear(update(1, 0));
    world.wire.hear({ kind: 'said' });
    expect(others).toEqual(['said']);
  });
});

describe('a lost connection', () => {
  it('is made again from the known version, with longer and longer waits', () => {
    world.wire.hear(update(5, 0));
    world.wire.end(1006);
    expect(lived).toEqual(['live', 'lost']);
    const opened = [];
    for (let n = 0; n < 6; n += 1) {
      const before = world.now();
      while (world.wires.length === n + 1) world.pass(50);
      opened.push(world.now() - before);
      expect(world.wire.since).toBe(5);
      world.wire.end(1006);
    }
    expect(opened[0]).toBeLessThanOrEqual(2 * FIRST_WAIT);
    expect(opened.at(-1)).toBeGreaterThan(4 * FIRST_WAIT);
    while (world.wires.length === 7) world.pass(50);
    world.wire.hear(update(5, 5));
    expect(lived.at(-1)).toBe('live');
    expect(heard).toEqual([5]);
    expect(headers).toBe(1);
  });

  it('is noticed by silence: somebody asks, and hears nothing', () => {
    world.wire.hear(update(5, 0));
    world.pass(SILENCE);
    expect(world.wire.said).toEqual([{ do: 'ping' }]);
    world.pass(PATIENCE);
    expect(lived.at(-1)).toBe('lost');
  });

  it('is not assumed while somebody answers', () => {
    world.wire.hear(update(5, 0));
    for (let n = 0; n < 5; n += 1) {
      world.pass(SILENCE);
      world.wire.hear({ kind: 'pong', version: 5 });
    }
    expect(world.wires).toHaveLength(1);
    expect(lived).toEqual(['live']);
  });

  it('is looked for at once by a device that wakes up', () => {
    world.wire.hear(update(5, 0));
    connection.wake();
    expect(world.wire.said).toEqual([{ do: 'ping' }]);
    world.wire.end(1006);
    connection.wake();
    expect(world.wires).toHaveLength(2);
  });

  it('is not made again when the house says why not', () => {
    world.wire.hear({ kind: 'error', error: FAULT });
    world.wire.end(4403);
    world.pass(60_000);
    expect(world.wires).toHaveLength(1);
    expect(lived).toEqual(['ended']);
    expect(fault).toEqual(FAULT);
  });

  it('is not made again by somebody who has left', () => {
    world.wire.hear(update(5, 0));
    connection.stop();
    world.pass(60_000);
    connection.wake();
    expect(world.wires).toHaveLength(1);
    expect(world.wire.closed).toBe(true);
  });

  it('that missed something is noticed by the version in an answer', () => {
    world.wire.hear(update(5, 0));
    world.wire.hear({ kind: 'pong', version: 6 });
    expect(world.wires).toHaveLength(2);
    expect(world.wire.since).toBe(5);
  });
});

describe('a command', () => {
  it('carries the version that was seen and an id, and is answered', async () => {
    world.wire.hear(update(5, 0));
    const outcome = connection.command({ do: 'move', text: 'take sack' });
    expect(world.wire.said).toEqual([{ do: 'move', text: 'take sack', version: 5, id: 'id1' }]);
    world.wire.hear({ kind: 'answer', id: 'id1', accepted: 6, draft: null, update: null });
    expect(await outcome).toEqual({ kind: 'accepted', version: 6, draft: null });
    expect(connection.waiting).toBe(0);
  });

  it('whose answer was lost is said again with the same id and version, once the table is known again', async () => {
    world.wire.hear(update(5, 0));
    const outcome = connection.command({ do: 'move', text: 'take sack' });
    const [first] = world.wire.said;
    world.wire.end(1006);
    expect(await settled(outcome)).toBe('waiting');
    world.pass(10_000);
    expect(world.wire.said).toEqual([]);
    world.wire.hear(update(6, 5));
    expect(world.wire.said).toEqual([first]);
    world.wire.hear({ kind: 'answer', id: 'id1', accepted: 6, draft: null, update: null });
    expect(await outcome).toEqual({ kind: 'accepted', version: 6, draft: null });
    expect(heard).toEqual([5, 6]);
  });

  it('that nobody answers makes a new connection', () => {
    world.wire.hear(update(5, 0));
    void connection.command({ do: 'undo' });
    world.pass(PATIENCE);
    expect(lived.at(-1)).toBe('lost');
  });

  it('given while the connection is lost waits for the next one', () => {
    world.wire.hear(update(5, 0));
    world.wire.end(1006);
    void connection.command({ do: 'undo' });
    world.pass(10_000);
    world.wire.hear(update(5, 5));
    expect(world.wire.said).toEqual([{ do: 'undo', version: 5, id: 'id1' }]);
  });

  it('is answered by a draft, or refused', async () => {
    world.wire.hear(update(5, 0));
    const begun = connection.command({ do: 'move', text: 'take' });
    const draft = { kind: 'draft', version: 5, text: 'take', view: null, offers: [] };
    world.wire.hear({ kind: 'answer', id: 'id1', accepted: null, draft, update: null });
    expect(await begun).toEqual({ kind: 'draft', draft });
    const refused = connection.command({ do: 'move', text: 'no' });
    world.wire.hear({ kind: 'refused', id: 'id2', error: FAULT });
    expect(await refused).toEqual({ kind: 'refused', fault: FAULT });
  });

  it('that could not be written down now is kept, and said again', async () => {
    world.wire.hear(update(5, 0));
    const outcome = connection.command({ do: 'undo' });
    world.wire.hear({ kind: 'refused', id: 'id1', error: { ...FAULT, code: 'unavailable' } });
    expect(await settled(outcome)).toBe('waiting');
    world.pass(10_000);
    world.wire.hear(update(5, 5));
    expect(world.wire.said.map(({ id }) => id)).toEqual(['id1']);
  });
});
