/** Motion: true paths, never too long, never in the way, and none for those who want none. */
import { flushSync } from 'svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { faceOf } from '../src/games/boards';
import { walk } from '../src/games/yspahan/geometry';
import { choreography } from '../src/games/yspahan/motion';
import type { YspahanView } from '../src/games/yspahan/view';
import { type Beat, type Flight, schedule, TURN } from '../src/lib/motion/beats';
import { addedLines, doneIn, sinceOwn, summaryOf, turnsOf } from '../src/lib/motion/news';
import type { MotionWish } from '../src/lib/motion/wish';
import { Choosing } from '../src/lib/table/choosing.svelte';
import Table from '../src/lib/table/Table.svelte';
import type { LogLine } from '../src/lib/table/types';
import { find, type Stage, show, stage } from './showing';

function beat(corners = 0, rolls = false): Beat {
  const path = ['a', ...Array.from({ length: corners }, (_, nth) => `m${nth}`), 'b'];
  return { seat: 0, flights: [{ piece: ['#x'], path, size: 1, rolls }] };
}

function endOf(timed: ReturnType<typeof schedule>): number {
  return Math.max(...timed.map(({ start, duration }) => start + duration));
}

describe('the way of the Supervisor', () => {
  it.each([
    ['C', 'W2', ['C', 'W1', 'W2']],
    ['W2', 'W4', ['W2', 'W3', 'W4']],
    ['W3', 'W1', ['W3', 'W2', 'W1']],
    ['N1', 'E2', ['N1', 'C', 'E1', 'E2']],
    ['S1', 'C', ['S1', 'C']],
  ])('from %s to %s leads over every space between', (from, to, way) => {
    expect(walk(from, to)).toEqual(way);
  });
});

describe('the time that motion takes', () => {
  it('is at most a second and a half for a turn, however much happens', () => {
    expect(endOf(schedule([beat(), beat(3), beat(0, true), beat(8), beat(), beat(), beat()], 'normal'))).toBe(
      TURN,
    );
    expect(endOf(schedule([beat()], 'normal'))).toBeLessThan(TURN);
  });

  it('is half as long if it is to be fast, and none if it is off', () => {
    const slow = endOf(schedule([beat(), beat()], 'normal'));
    expect(endOf(schedule([beat(), beat()], 'fast'))).toBe(slow / 2);
    expect(schedule([beat()], 'off')).toEqual([]);
  });

  it('is not spent on what would be too short to see', () => {
    expect(schedule([beat()], 'normal', 20)).toEqual([]);
  });

  it('gives the dice more of it, and they are seen before what follows', () => {
    const [roll, then] = schedule([beat(0, true), beat()], 'normal');
    expect(roll?.duration).toBeGreaterThan(then?.duration ?? 0);
    expect(then?.start).toBeGreaterThan(0);
  });
});

function line(seat: number | null, id = 'x', move = 1): LogLine {
  return { move, seat, message: { id, args: {} } };
}

describe('what is new', () => {
  const known = [line(0), line(1)];

  it('is what comes after what was known', () => {
    expect(addedLines(known, [...structuredClone(known), line(1, 'y')])).toEqual([line(1, 'y')]);
  });

  it('is nothing after an undo, for a newcomer, or after a long absence', () => {
    expect(addedLines(known, [line(0), line(2), line(2)])).toEqual([]);
    expect(addedLines(known, known.slice(0, 1))).toEqual([]);
    expect(addedLines([], known)).toEqual([]);
    expect(addedLines(known, [...known, ...Array.from({ length: 90 }, () => line(1))])).toEqual([]);
  });

  it('is told by turns: what the table does goes with the turn before', () => {
    const log = ['day', 'a', 'x', 'b', 'c', 'd'].map((id, nth) =>
      line([null, 1, null, 1, 2, 1][nth] ?? null, id, nth),
    );
    expect(turnsOf(log).map(({ seat, from, lines }) => [seat, from, lines.length])).toEqual([
      [1, 0, 4],
      [2, 4, 1],
      [1, 5, 1],
    ]);
  });

  it('keeps what one move does to others with it, and begins a turn where the log says so', () => {
    const log = [
      line(1, 'a', 1),
      line(2, 'caught', 1),
      line(1, 'b', 1),
      line(2, 'c', 2),
      line(2, 'x-go-begun', 2),
    ];
    expect(turnsOf(log).map(({ seat, lines }) => [seat, lines.length])).toEqual([
      [1, 3],
      [2, 1],
      [2, 1],
    ]);
    expect(doneIn(log)).toHaveLength(2);
  });

  it('is all since the own last turn; for a spectator the last turn', () => {
    const log = [0, 1, 0, 2, null, 1].map((seat, nth) => line(seat, 'x', nth));
    expect(sinceOwn(log, 0).map(({ seat }) => seat)).toEqual([2, 1]);
    expect(sinceOwn(log, 1)).toEqual([]);
    expect(sinceOwn(log, null).map(({ seat }) => seat)).toEqual([1]);
  });

  it('sums a turn up: what came first, how much more, and the points', () => {
    const [turn] = turnsOf([line(1, 'a'), line(null, 'day'), line(1, 'b'), line(1, 'c')]);
    expect(turn && summaryOf(turn, 4).args).toEqual({
      first: { id: 'a', args: {} },
      second: { id: 'b', args: {} },
      more: 1,
      points: 4,
    });
  });
});

async function table(set: Stage, log: readonly LogLine[], motion: MotionWish) {
  const choosing = new Choosing(set.scene, async () => ({ kind: 'done' }));
  const props = $state({
    title: 'Yspahan',
    choosing,
    face: await faceOf('yspahan'),
    seats: set.seats,
    log,
    speaker: set.speaker,
    size: 'full' as const,
    motion,
  });
  const root = show(Table as never, props as never);
  // What shows motion is fetched when the table stands.
  await vi.waitUntil(() => root.querySelector('.motion'));
  await (await faceOf('yspahan')).choreography?.();
  return { root, props, choosing };
}

const played: { element: Element; cancelled: boolean }[] = [];

beforeEach(() => {
  played.length = 0;
  Element.prototype.animate = function animate(this: Element) {
    const one = { element: this, cancelled: false };
    played.push(one);
    return { cancel: () => (one.cancelled = true) } as unknown as Animation;
  };
});
/** A wide window, in which somebody prefers motion to be reduced or not. */
function widely(reduced: boolean): void {
  vi.stubGlobal('matchMedia', (query: string) =>
    Object.assign(new EventTarget(), {
      matches: query.includes('reduce') ? reduced : query.includes('min-'),
    }),
  );
}
beforeEach(() => widely(false));
afterEach(() => vi.unstubAllGlobals());

function flights(beats: readonly Beat[]): Flight[] {
  return beats.flatMap((each) => each.flights);
}

describe('Yspahan', () => {
  it.each(['yspahan-4-over', 'yspahan-3-over', 'yspahan-2-over'])(
    'knows every place and every piece that moves in %s',
    async (name) => {
      const set = await stage(name);
      const view = set.scene.view as YspahanView;
      const { root } = await table(set, [], { speed: 'off', sound: false });
      const beats = choreography(view, view, set.scene.log, set.seats).flat();
      expect(beats.length).toBeGreaterThan(set.scene.log.length / 3);
      for (const { path, piece } of flights(beats)) {
        expect(path.length).toBeGreaterThan(1);
        for (const place of path.filter((each) => !each.startsWith('caravan:')))
          expect(
            root.querySelector(`[data-place="${place}"], [data-touch="${place}"]`),
            `place ${place}`,
          ).not.toBeNull();
        for (const symbol of piece) expect(root.querySelector(symbol), `symbol ${symbol}`).not.toBeNull();
      }
    },
  );

  it('loads the Caravan place by place, also over the moment when it is emptied', async () => {
    const set = await stage('yspahan-4-over');
    const view = set.scene.view as YspahanView;
    const nearlyFull = { ...view, caravan: { ...view.caravan, cubes: view.caravan.camels.slice(1) } };
    const told = ['cube-loaded', 'caravan-emptied', 'cube-shipped', 'cube-loaded'];
    const lines = told.map((id) => shopLine(id === 'caravan-emptied' ? null : 1, id));
    const ways = flights(choreography(nearlyFull, view, lines, set.seats).flat()).map(({ path }) => path);
    expect(ways).toEqual([
      ['stock:1', `caravan:${view.caravan.camels.length - 1}`],
      ['shop:sack-white-1', 'caravan:0'],
      ['stock:1', 'caravan:1'],
    ]);
  });
});

function shopLine(seat: number | null, id: string): LogLine {
  const shop = { id: 'yspahan-shop', args: { district: 'sack', colour: 'white', number: 1 } };
  return {
    move: 1,
    seat,
    message: { id: `yspahan-log-${id}`, args: { player: 'Ada', shop, points: 2 } },
  };
}

describe('at a table', () => {
  async function playing(motion: MotionWish = { speed: 'normal', sound: false }) {
    const set = await stage('yspahan-4-over');
    const shown = await table(set, set.scene.log, motion);
    flushSync();
    shown.props.log = [...set.scene.log, shopLine(0, 'cube-placed')];
    flushSync();
    await new Promise((resolve) => setTimeout(resolve, 20));
    return { ...shown, layer: find(shown.root, '.motion') };
  }

  it('shows the truth at once, and moves over it', async () => {
    const { layer, root } = await playing();
    expect(layer.querySelectorAll('.flying')).toHaveLength(1);
    expect(played.length).toBeGreaterThan(0);
    expect(layer.dataset.moving).toBe('');
    expect(root.querySelectorAll('.log li').length).toBeGreaterThan(0);
  });

  it.each([
    ['a click', () => new MouseEvent('pointerdown', { bubbles: true })],
    ['a key', () => new KeyboardEvent('keydown', { key: 'a', bubbles: true })],
  ])('is finished by %s, which nobody swallows', async (_, event) => {
    const { layer, root } = await playing();
    const heard = vi.fn();
    root.addEventListener(event().type, heard, { once: true });
    const sent = event();
    find(root, '.tower').dispatchEvent(sent);
    flushSync();
    expect(heard).toHaveBeenCalledOnce();
    expect(sent.defaultPrevented).toBe(false);
    expect(layer.children).toHaveLength(0);
    expect(layer.dataset.moving).toBeUndefined();
    expect(played.length).toBeGreaterThan(0);
    expect(played.every(({ cancelled }) => cancelled)).toBe(true);
    expect(root.querySelectorAll('[style*="visibility"]')).toHaveLength(0);
  });

  it('does not move for whoever prefers that: it frames where something has come to', async () => {
    widely(true);
    const { layer } = await playing();
    expect(played).toHaveLength(0);
    await expect.poll(() => layer.ownerDocument.querySelectorAll('.framed.now').length).toBe(1);
  });

  it('does nothing at all if it is off', async () => {
    const { layer } = await playing({ speed: 'off', sound: false });
    expect(played).toHaveLength(0);
    expect(layer.children).toHaveLength(0);
  });
});
