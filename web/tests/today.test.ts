/** Today's turns of Yspahan, read from the log. */
import { describe, expect, it } from 'vitest';
import { todayIn } from '../src/games/yspahan/today';
import type { LogLine } from '../src/lib/table/types';
import { stage } from './showing';

function line(
  seat: number | null,
  kind: string,
  args: NonNullable<LogLine['message']['args']> = {},
): LogLine {
  return { move: 1, seat, message: { id: `yspahan-log-${kind}`, args } };
}

const ROLLED = line(null, 'rolled', { white: '1 2 3' });
const TAKEN = { square: 'gold', dice: 2, value: 3 };

describe('today', () => {
  it('is what was taken since the dice fell, with what came of it', () => {
    const before = line(2, 'group-taken-special', TAKEN);
    const log = [
      before,
      ROLLED,
      line(0, 'group-taken-special', TAKEN),
      line(0, 'gold-taken', { gold: 4 }),
      line(1, 'group-taken-special', { ...TAKEN, square: 'sack' }),
      line(1, 'cube-placed'),
      line(1, 'cube-placed'),
      line(1, 'built', { building: { id: 'yspahan-building-hammam' } }),
    ];
    const { rolled, turns } = todayIn(log);
    expect(rolled).toBe('1 2 3');
    expect(turns.map(({ seat, square }) => [seat, square])).toEqual([
      [0, 'gold'],
      [1, 'sack'],
    ]);
    expect(turns[0]?.gains).toEqual([{ piece: 'gold', number: 4, what: '' }]);
    expect(turns[1]?.gains).toEqual([
      { piece: 'cube', number: 2, what: '' },
      { piece: 'building', number: 1, what: 'hammam' },
    ]);
  });

  it('has no turns before its dice fall', () => {
    expect(todayIn([ROLLED, line(0, 'group-taken-special', TAKEN), line(null, 'day-begun')])).toEqual({
      rolled: '',
      turns: [],
    });
    expect(todayIn([])).toEqual({ rolled: '', turns: [] });
  });

  it('is found in the log of a real game', async () => {
    const { scene } = await stage('yspahan-4-supervisor');
    const { rolled, turns } = todayIn(scene.log);
    expect(rolled).toBe('1 1 1 2 3 3 3 4 5');
    expect(turns.map(({ seat, square, dice }) => [seat, square, dice])).toEqual([
      [2, 'camel', 3],
      [3, 'barrel', 3],
      [0, 'chest', 1],
      [1, 'sack', 1],
    ]);
    expect(turns[0]?.gains).toContainEqual({ piece: 'building', number: 1, what: 'caravanserai' });
  });
});
