/** What an update leaves as it was stays the same object, so that nothing of it is drawn again. */
import { describe, expect, it } from 'vitest';
import { Keeper, keepParts, Recall } from '../src/lib/board/keeping';

describe('keeping what has not changed', () => {
  it('keeps equal parts of a view, and only those', () => {
    const before = {
      day: 1,
      souks: [
        { id: 'a', shops: { one: null } },
        { id: 'b', shops: {} },
      ],
      reach: {},
    };
    const now = {
      day: 2,
      souks: [
        { id: 'a', shops: { one: 3 } },
        { id: 'b', shops: {} },
      ],
      reach: {},
    };
    const kept = keepParts(before, now);
    expect(kept).toEqual(now);
    expect(kept).not.toBe(before);
    expect(kept.souks[0]).not.toBe(before.souks[0]);
    expect(kept.souks[1]).toBe(before.souks[1]);
    expect(kept.reach).toBe(before.reach);
  });

  it('gives back what was known if nothing is new', () => {
    const before = { list: [1, [2, null]], name: 'x' };
    expect(keepParts(before, structuredClone(before))).toBe(before);
  });

  it.each([
    [null, { a: 1 }],
    [{ a: 1 }, null],
    [[1], { 0: 1 }],
    [{ a: 1, b: 2 }, { a: 1 }],
    [[1, 2], [1]],
    [{ a: undefined }, { b: undefined }],
  ])('takes %j for something else than %j', (before, now) => {
    expect(keepParts(before, now)).toEqual(now);
    expect(Array.isArray(keepParts(before, now))).toBe(Array.isArray(now));
  });

  it('keeps the entries of a list that say the same', () => {
    const keeper = new Keeper<{ id: number; owner: number | null }>();
    const first = keeper.keep([
      { id: 1, owner: null },
      { id: 2, owner: null },
    ]);
    const second = keeper.keep([
      { id: 1, owner: null },
      { id: 2, owner: 0 },
    ]);
    expect(second[0]).toBe(first[0]);
    expect(second[1]).toEqual({ id: 2, owner: 0 });
    expect(keeper.keep(second.map((entry) => ({ ...entry })))).toBe(second);
    expect(keeper.keep([{ id: 1, owner: null }])).toHaveLength(1);
  });

  it('makes nothing again of the same things', () => {
    const recall = new Recall<{ souk: object }>();
    const [souk, other] = [{}, {}];
    const first = recall.of('a', [souk, 1], () => ({ souk }));
    expect(recall.of('a', [souk, 1], () => ({ souk: other }))).toBe(first);
    expect(recall.of('b', [souk, 1], () => ({ souk: other })).souk).toBe(other);
    expect(recall.of('a', [other, 1], () => ({ souk: other })).souk).toBe(other);
    expect(recall.of('a', [souk, 2], () => ({ souk })).souk).toBe(souk);
  });
});
