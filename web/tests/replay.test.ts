/** Looking at a game again: one's own last turn, and what the dice showed. */
import { describe, expect, it } from 'vitest';
import DiceHistogram from '../src/lib/table/DiceHistogram.svelte';
import { facesRolled } from '../src/lib/table/dice';
import { turnBefore } from '../src/lib/table/replay.svelte';
import type { LogLine } from '../src/lib/table/types';
import { show, stage, texts } from './showing';

function line(
  move: number,
  seat: number | null,
  id = 'x',
  args: Record<string, string | number> = {},
): LogLine {
  return { move, seat, message: { id, args } };
}

describe('the last turn of a seat', () => {
  const log = [line(1, 0), line(2, 0), line(3, 1), line(4, null), line(5, 0), line(6, 0), line(7, 1)];

  it('begins before its first line', () => {
    expect(turnBefore(log, 0, 7)).toBe(4);
    expect(turnBefore(log, 1, 7)).toBe(6);
  });

  it('is the one before, once that moment is reached', () => {
    expect(turnBefore(log, 0, 4)).toBe(0);
    expect(turnBefore(log, 0, 0)).toBeNull();
    expect(turnBefore(log, 2, 7)).toBeNull();
  });
});

describe('the dice', () => {
  const log = [
    line(1, null, 'yspahan-log-rolled-with-yellow', { white: '1 1 6', yellow: '2' }),
    line(2, null, 'yspahan-log-rolled', { white: '3' }),
    line(3, 0, 'istanbul-log-rolled', { player: 'Ada', first: 5, second: 5, sum: 10 }),
    line(4, 0, 'yspahan-log-week-ended', { week: 1 }),
  ];

  it('are counted by face, whatever else a line tells', () => {
    expect(facesRolled(log)).toEqual([2, 1, 1, 0, 2, 1]);
  });

  it('are shown beside what fair ones would show', async () => {
    const { speaker } = await stage('yspahan-4-over');
    const root = show(DiceHistogram, { log, speaker });
    expect(texts(root, 'figcaption')).toEqual([
      '7 dice were rolled; fair dice show each face about 1.2 times.',
    ]);
    expect(texts(root, 'li > span:last-child')).toEqual(['2', '1', '1', '0', '2', '1']);
  });

  it('are not shown where none were rolled', async () => {
    const { speaker } = await stage('yspahan-4-over');
    expect(show(DiceHistogram, { log: log.slice(3), speaker }).querySelector('figure')).toBeNull();
  });
});
