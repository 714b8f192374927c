/** Somebody at a table: what stays when others come and go, drafts after an undo, and the curtain. */
import { describe, expect, it } from 'vitest';
import type { Header, TableState, Update, View } from '../src/lib/api/api.generated';
import { HouseClient } from '../src/lib/api/client';
import type { Wire, World } from '../src/lib/live/connection';
import { Sitting } from '../src/lib/table/sitting.svelte';

interface Said {
  readonly do: string;
  readonly text?: string;
  readonly id: string;
}

/** A house with one table, of which the test says what happens. */
class FakeHouse {
  mine: number[] = [0];
  version = 0;
  online = true;
  seat: number | null = null;
  said: Said[] = [];
  /** Whether a picture is drawn at once, or what waits for it. */
  hurried = true;
  later: (() => void)[] = [];
  #wire: Wire | null = null;

  readonly client = new HouseClient(
    () => 'en',
    async () => Response.json(this.#state()),
  );

  readonly world: World = {
    open: (seat) => {
      this.seat = seat;
      const wire: Wire = {
        onmessage: null,
        onclose: null,
        send: (text) => this.said.push(JSON.parse(text) as Said),
        close: () => undefined,
      };
      this.#wire = wire;
      return wire;
    },
    after: () => () => undefined,
    now: () => 0,
    soon: (job) => (this.hurried ? job() : this.later.push(job)),
    newId: () => `id${this.said.length}`,
  };

  sitting = new Sitting('t', this.client, this.world);

  tell(frame: object): void {
    this.#wire?.onmessage?.(new MessageEvent('message', { data: JSON.stringify(frame) }));
  }

  update(toAct: number, offers: readonly string[] = [], view: object = {}): Update {
    const follows = this.version;
    this.version += 1;
    return {
      kind: 'update',
      table: 't',
      version: this.version,
      follows,
      status: 'playing',
      you: this.seat,
      header: this.#header(),
      clock: null,
      moves: 3,
      view: { ...this.view(toAct), ...view },
      offers: offers.map((text) => ({
        text,
        touches: [],
        message: { id: 'm', args: {} },
        final: false,
        declines: false,
      })),
      undo: null,
      log_from: 0,
      log: [],
      news_from: null,
      result: null,
      forced: false,
      form: null,
    };
  }

  view(toAct: number): View {
    const prompt = { id: 'ask', args: {} };
    return { game: 'yspahan', viewer: this.seat, to_act: toAct, prompt, scores: [0, 0], ranks: null };
  }

  draft(text: string, offers: readonly string[]): object {
    const id = this.said.at(-1)?.id;
    const { view, offers: following } = this.update(0, offers);
    this.version -= 1;
    return {
      kind: 'answer',
      id,
      accepted: null,
      draft: { kind: 'draft', version: this.version, text, view, offers: following },
      update: null,
    };
  }

  #header(): Header {
    const seats = [0, 1].map((seat) => ({
      seat,
      id: 'blue',
      colour: { id: 'c', args: {} },
      name: '',
      kind: 'person',
      bot: null,
      online: this.online,
    }));
    return { game: 'yspahan', seats } as unknown as Header;
  }

  #state(): TableState {
    return {
      kind: 'table',
      table: 't',
      version: this.version,
      status: 'playing',
      header: this.#header(),
      mine: this.mine,
      host: true,
      asked: 0,
      clock: null,
    };
  }
}

/** Let everything that was promised happen. */
async function settle(): Promise<void> {
  for (let n = 0; n < 10; n += 1) await Promise.resolve();
}

describe('sitting at a table', () => {
  it('keeps what was begun to choose when only somebody came or went', async () => {
    const house = new FakeHouse();
    await house.sitting.enter();
    house.tell(house.update(0, ['take sack', 'take chest']));
    const choosing = house.sitting.choosing;
    void choosing?.choose('take sack');
    house.tell(house.draft('take sack', ['cubes']));
    await settle();
    house.online = false;
    house.tell(house.update(0, ['take sack', 'take chest']));
    expect(choosing?.steps).toHaveLength(1);
    expect(house.sitting.header?.seats[1]?.online).toBe(false);
    house.tell(house.update(1));
    expect(choosing?.steps).toHaveLength(0);
  });

  it('goes on after an undo with the parts that are left', async () => {
    const house = new FakeHouse();
    await house.sitting.enter();
    house.tell(house.update(0, ['end']));
    const undone = house.sitting.undo();
    const { id } = house.said.at(-1) ?? { id: '' };
    house.tell(house.update(0, ['take sack'], { week: 1 }));
    const draft = { kind: 'draft', version: 2, text: 'take sack', view: house.view(0), offers: [] };
    house.tell({ kind: 'answer', id, accepted: 2, draft, update: null });
    await settle();
    expect(house.said.at(-1)?.text).toBe('take sack');
    house.tell(house.draft('take sack', ['cubes']));
    await undone;
    expect(house.sitting.choosing?.offers.map(({ text }) => text)).toEqual(['cubes']);
  });

  it('hangs a curtain when another player at this screen is asked, and looks through his seat behind it', async () => {
    const house = new FakeHouse();
    house.mine = [0, 1];
    await house.sitting.enter();
    expect(house.sitting.curtain).toBe(0);
    expect(house.seat).toBeNull();
    house.sitting.sit(0);
    house.tell(house.update(0, ['end']));
    expect(house.sitting.curtain).toBeNull();
    house.tell(house.update(1));
    expect(house.sitting.curtain).toBe(1);
    house.version = 0;
    house.sitting.sit(1);
    expect(house.seat).toBe(1);
    expect(house.sitting.choosing).toBeNull();
  });

  it('has no curtain for somebody who sits alone', async () => {
    const house = new FakeHouse();
    await house.sitting.enter();
    house.tell(house.update(1));
    expect(house.sitting.curtain).toBeNull();
  });

  it('makes the only move that there can be, as all can tell, unless something could be taken back', async () => {
    const house = new FakeHouse();
    await house.sitting.enter();
    const play = (offers: string[], more: object): string[] => {
      const before = house.said.length;
      house.tell({ ...house.update(0, offers, { week: house.version }), ...more });
      house.sitting.playForced();
      return house.said.slice(before).map(({ text }) => text ?? '');
    };
    expect(play(['roll 0'], { forced: false })).toEqual([]);
    expect(play(['end turn'], { forced: true, undo: { possible: true, barrier: null } })).toEqual([]);
    expect(play(['roll 0'], { forced: true, undo: { possible: false, barrier: null } })).toEqual(['roll 0']);
  });
});

describe('a burst of updates', () => {
  it('is shown with the next picture, all of it, in order', async () => {
    const house = new FakeHouse();
    await house.sitting.enter();
    house.hurried = false;
    const lines = [1, 2, 3].map((move) => ({ move, seat: 1, message: { id: `line-${move}`, args: {} } }));
    const telling = (nth: number) => ({ log_from: nth, log: lines.slice(nth, nth + 1) });
    house.tell({ ...house.update(1), ...telling(0) });
    house.tell({ ...house.update(1), ...telling(1) });
    house.tell({ ...house.update(0, ['a']), ...telling(2) });
    expect(house.sitting.update).toBeNull();
    expect(house.later).toHaveLength(1);
    house.later[0]?.();
    expect(house.sitting.update?.version).toBe(3);
    expect(house.sitting.log).toEqual(lines);
    expect(house.sitting.choosing?.offers.map(({ text }) => text)).toEqual(['a']);
  });

  it('is not waited for by whoever has moved: nothing that was offered before can be chosen after', async () => {
    const house = new FakeHouse();
    await house.sitting.enter();
    house.tell(house.update(0, ['a', 'b']));
    house.hurried = false;
    const choosing = house.sitting.choosing;
    const chosen = choosing?.choose('a');
    house.tell(house.update(0, ['c']));
    house.tell({
      kind: 'answer',
      id: house.said.at(-1)?.id,
      accepted: house.version,
      draft: null,
      update: null,
    });
    await chosen;
    expect(choosing?.waiting).toBe(false);
    expect(choosing?.offers.map(({ text }) => text)).toEqual(['c']);
  });
});
