/** What a page of a table makes of what it hears: the log, the reasons, the rules, the promise of the dice. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { chaptersOf, found } from '../src/lib/rules/chapters';
import { joined, mergeLog, type News } from '../src/lib/table/log';
import { keepsPromise } from '../src/lib/table/promise';
import type { LogLine, Offer } from '../src/lib/table/types';
import { meantBy } from '../src/lib/table/why';

function line(move: number, id: string): LogLine {
  return { move, seat: 0, message: { id } };
}

function offer(text: string, ...touches: string[]): Offer {
  return { text, touches, message: { id: 'm' } };
}

describe('the log', () => {
  const known = [line(0, 'opening'), line(1, 'a'), line(2, 'b'), line(3, 'c')];

  it('grows by what came after', () => {
    const news = { follows: 4, log_from: 3, log: [line(4, 'd')] };
    expect(mergeLog(known, news).map(({ message }) => message.id)).toEqual(['opening', 'a', 'b', 'c', 'd']);
  });

  it('loses what was taken back', () => {
    const news = { follows: 4, log_from: 1, log: [line(2, 'other')] };
    expect(mergeLog(known, news).map(({ message }) => message.id)).toEqual(['opening', 'a', 'other']);
  });

  it('is told anew to whoever knows nothing', () => {
    expect(mergeLog(known, { follows: 0, log_from: 0, log: [line(0, 'x')] })).toEqual([line(0, 'x')]);
  });

  const news = (follows: number, log_from: number, ...log: LogLine[]): News => ({ follows, log_from, log });

  it.each<[string, News, News]>([
    ['go on', news(4, 3, line(4, 'd')), news(5, 4, line(5, 'e'))],
    ['take back what just came', news(4, 3, line(4, 'd'), line(5, 'e')), news(5, 4, line(5, 'f'))],
    ['take back more than that', news(4, 3, line(4, 'd')), news(5, 1, line(2, 'other'))],
    ['begin anew', news(4, 3, line(4, 'd')), news(0, 0, line(0, 'x'))],
    ['go on after a new beginning', news(0, 0, line(0, 'x'), line(1, 'y')), news(1, 1, line(2, 'z'))],
  ])('grows by several updates at once as by one after the other: they %s', (_, earlier, later) => {
    expect(mergeLog(known, joined(earlier, later))).toEqual(mergeLog(mergeLog(known, earlier), later));
  });
});

describe('pointing at what cannot be chosen', () => {
  const offers = [
    offer('place sack-white-1', 'shop:sack-white-1'),
    offer('go W10', 'space:W10'),
    offer('pass'),
  ];

  it('means the move that is like those that can be chosen', () => {
    expect(meantBy('shop:vase-blue-1', offers)).toBe('place vase-blue-1');
  });

  it('is never sent when it could be the beginning of a move', () => {
    expect(meantBy('space:W1', offers)).toBeUndefined();
  });

  it('means nothing where nothing of the kind can be chosen', () => {
    expect(meantBy('card:gold', offers)).toBeUndefined();
  });
});

describe('the rules', () => {
  const words = readFileSync('../src/fondaco/games/yspahan/words/en.rules.ftl', 'utf-8');
  const chapters = chaptersOf('yspahan', words);

  it('are read in chapters, every clause in one', () => {
    expect(chapters[0]?.title).toBe('Components');
    const clauses = chapters.flatMap((chapter) => chapter.clauses);
    expect(clauses.length).toBe(words.match(/^YS-[\w-]+ =/gm)?.length);
    expect(clauses.every(({ text }) => text.length > 0)).toBe(true);
  });

  it('are searched by all words, in any order, and by number', () => {
    const ids = (looked: string): string[] =>
      found(chapters, looked).flatMap(({ clauses }) => clauses.map(({ id }) => id));
    expect(ids('YS-020')).toEqual(['YS-020']);
    expect(ids('stands supervisor centre')).toContain('YS-020');
    expect(ids('no such words anywhere')).toEqual([]);
  });
});

describe('the promise of the dice', () => {
  const seed = '00'.repeat(32);
  const hash = '66687aadf862bd776c8fc18b8e9f8e20089714856ee233b3902a591d0d5f2925';

  it('is kept by the seed with this hash, and by no other', async () => {
    expect(await keepsPromise(seed, hash)).toBe(true);
    expect(await keepsPromise(`01${seed.slice(2)}`, hash)).toBe(false);
  });
});
