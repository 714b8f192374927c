/** Turns one after the other, step by step, ended early; and every game names places and pieces that are there. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { faceOf } from '../src/games/boards';
import { type Speed, TURN } from '../src/lib/motion/beats';
import { Follower } from '../src/lib/motion/follower';
import { Showing, type Step } from '../src/lib/motion/showing';
import { Choosing } from '../src/lib/table/choosing.svelte';
import Table from '../src/lib/table/Table.svelte';
import type { LogLine, View } from '../src/lib/table/types';
import { show, stage } from './showing';

function step(seat: number, own = false): Step {
  return { seat, beats: [], told: own ? null : { id: 'x', args: {} } };
}

describe('turns that are shown', () => {
  let begun: (number | null)[];
  let rests: number;
  beforeEach(() => {
    vi.useFakeTimers();
    begun = [];
    rests = 0;
  });
  afterEach(() => vi.useRealTimers());

  function showing(speed: Speed, ...steps: Step[]): Showing {
    const made = new Showing({
      begun: ({ seat }) => {
        begun.push(seat);
        return 0;
      },
      changed: () => undefined,
      rested: () => {
        rests += 1;
      },
    });
    made.add(steps, speed);
    return made;
  }

  it('come one after the other, also what arrives meanwhile', () => {
    const made = showing('normal', step(1), step(2));
    expect(begun).toEqual([1]);
    made.add([step(3)], 'normal');
    vi.runAllTimers();
    expect(begun).toEqual([1, 2, 3]);
    expect(made.current).toBeNull();
    expect(rests).toBe(1);
  });

  it('wait for nobody where they are one’s own', () => {
    showing('normal', step(0, true), step(1));
    vi.advanceTimersByTime(1);
    expect(begun).toEqual([0, 1]);
  });

  it('wait for somebody step by step, but the last does not', () => {
    const made = showing('step', step(1), step(2));
    vi.advanceTimersByTime(10 * TURN);
    expect(begun).toEqual([1]);
    made.next();
    expect(begun).toEqual([1, 2]);
    vi.runAllTimers();
    expect(made.current).toBeNull();
  });

  it('can be passed over one by one', () => {
    const made = showing('normal', step(1), step(2));
    made.next();
    made.next();
    expect(begun).toEqual([1, 2]);
    expect(rests).toBe(1);
  });

  it('end at once, and nothing of them comes later', () => {
    const made = showing('normal', step(1), step(2), step(3));
    made.end();
    vi.runAllTimers();
    expect(begun).toEqual([1]);
    expect(made.left).toBe(0);
    expect(rests).toBe(1);
  });
});

function line(seat: number, move: number): LogLine {
  return { move, seat, message: { id: 'x', args: {} } };
}

describe('what is shown again', () => {
  it('is what happened since the own last decision, with the table as it was then', () => {
    const then: View[] = [];
    const view = (viewer: number | null, name: string) =>
      ({ game: name, viewer, to_act: 0, scores: [0, 0, 0] }) as unknown as View;
    const follower = new Follower(
      () => [],
      () => (before, _, lines) => {
        then.push(before);
        return lines.map(() => []);
      },
    );
    const log = [2, 0, 1, 2].map(line);
    follower.remember(2, view(0, 'before'));
    expect(follower.again(log, view(0, 'now')).map(({ seat }) => seat)).toEqual([1, 2]);
    expect(then.map(({ game }) => game)).toEqual(['before']);
    expect(follower.again(log, view(null, 'now')).map(({ seat }) => seat)).toEqual([2]);
  });
});

describe('a choreography', () => {
  it.each([
    'istanbul-base-4-over',
    'istanbul-mocha-4-over',
    'istanbul-letters-4-over',
    'istanbul-3-rival',
    'wuestensoehne-4-over',
    'wuestensoehne-4-icon',
    'al-rashid-5-over',
    'al-rashid-5-place',
    'al-rashid-5-trade',
    'al-rashid-3-rival',
  ])('knows every place and every piece that moves in %s', async (name) => {
    const set = await stage(name);
    const face = await faceOf(set.scene.game);
    const root = show(
      Table as never,
      {
        title: '',
        choosing: new Choosing(set.scene, async () => ({ kind: 'done' })),
        face,
        seats: set.seats,
        log: [],
        speaker: set.speaker,
        size: 'full',
      } as never,
    );
    const tell = await face.choreography?.();
    const beats = (tell?.(set.scene.view, set.scene.view, set.scene.log, set.seats) ?? []).flat();
    expect(beats.length).toBeGreaterThan(0);
    for (const { flights, places = [] } of beats) {
      for (const place of [...flights.flatMap(({ path }) => path), ...places])
        expect(
          root.querySelector(`[data-place="${place}"], [data-touch="${place}"]`),
          `place ${place}`,
        ).not.toBeNull();
      for (const symbol of flights.flatMap(({ piece }) => piece))
        expect(root.querySelector(symbol), `symbol ${symbol}`).not.toBeNull();
    }
  });
});
