/** First steps: only what is expected leads on, and the way out leads to a table of one's own. */
import { describe, expect, it, vi } from 'vitest';
import type { LessonTold } from '../src/lib/api/api.generated';
import type { HouseClient } from '../src/lib/api/client';
import { Learning } from '../src/lib/lesson/learning.svelte';

const VIEW = {
  game: 'yspahan',
  viewer: 0,
  to_act: 0,
  prompt: { id: 'p', args: {} },
  scores: [0],
  ranks: null,
};

function step(moves: number, ...texts: string[]) {
  const offers = texts.map((text) => ({
    text,
    touches: [],
    message: { id: text, args: {} },
    final: false,
    declines: false,
  }));
  const log = [{ move: moves, seat: null, message: { id: `line-${moves}`, args: {} } }];
  return { moves, view: VIEW, offers, log, note: { id: `note-${moves}`, args: {} }, clause: 'YS-001' };
}

function learning(post = vi.fn()) {
  const lesson: LessonTold = {
    kind: 'lesson',
    game: 'yspahan',
    title: 'Yspahan',
    seats: ['blue', 'red'],
    seat: 0,
    bot: 'medium',
    moves: 9,
    record: 'fondaco record 1',
    steps: [step(0, 'roll 0'), step(5), step(9)],
  };
  return new Learning(lesson, { post } as unknown as HouseClient);
}

describe('a lesson', () => {
  it('goes on with the move that is expected, and with no other', async () => {
    const one = learning();
    await one.choosing.say('roll 1');
    expect(one.number).toBe(1);
    await one.choosing.choose('roll 0');
    expect(one.number).toBe(2);
    expect(one.log.map((line) => line.move)).toEqual([0, 5]);
  });

  it('is gone on with by saying so where there is only something to see, and gone back', async () => {
    const one = learning();
    expect([one.watching, one.last]).toEqual([false, false]);
    one.go(1);
    expect([one.watching, one.last]).toEqual([true, false]);
    one.go(1);
    expect([one.watching, one.last]).toEqual([false, true]);
    one.go(1);
    expect(one.number).toBe(3);
    one.go(-9);
    expect(one.number).toBe(1);
    expect(one.choosing.offers.map((offer) => offer.text)).toEqual(['roll 0']);
  });

  it('says that something comes later', () => {
    const one = learning();
    one.refuse();
    expect(one.choosing.refusal?.message.id).toBe('web-lesson-not-this');
  });

  it('is left from where one is, to a table against the same rivals', async () => {
    const post = vi.fn().mockResolvedValue({ table: 'x' });
    const one = learning(post);
    one.go(1);
    expect(await one.leave()).toBe('/t/x');
    const wanted = { record: 'fondaco record 1', seat: 0, bot: 'medium', m: 5 };
    expect(post).toHaveBeenCalledExactlyOnceWith('/api/forks', wanted);
  });
});
