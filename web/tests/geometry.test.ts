/** Where things lie on the board of Yspahan. */
import { describe, expect, it } from 'vitest';
import {
  BOARD,
  BUILDINGS,
  middleOf,
  QUARTERS,
  SCORES,
  SHOPS,
  SOUKS,
  SPACES,
  scoreSquare,
  shortestTree,
  steps,
  UNIT,
} from '../src/games/yspahan/geometry';

describe('the city', () => {
  it('has what the box has', () => {
    expect([QUARTERS.length, SOUKS.length, SHOPS.length, SPACES.length, BUILDINGS.length]).toEqual([
      4, 14, 47, 29, 6,
    ]);
  });

  it('has every shop in the quarter of its district', () => {
    for (const shop of SHOPS) {
      const quarter = QUARTERS.find((each) => each.id === shop.id.split('-')[0]);
      const [x, y] = shop.at;
      expect(
        quarter &&
          x > quarter.x &&
          x < quarter.x + quarter.width &&
          y > quarter.y &&
          y < quarter.y + quarter.height,
        shop.id,
      ).toBe(true);
    }
  });

  it('has no two things in one place', () => {
    const places = [...SHOPS, ...SPACES];
    for (const a of places)
      for (const b of places)
        if (a !== b)
          expect(Math.hypot(a.at[0] - b.at[0], a.at[1] - b.at[1]), `${a.id} ${b.id}`).toBeGreaterThanOrEqual(
            0.9 * UNIT,
          );
  });

  it.each([
    ['W2', 'E1', 3],
    ['W2', 'W6', 4],
    ['C', 'S7', 7],
    ['N4', 'W10', 14],
    ['E3', 'E3', 0],
  ])('counts the steps from %s to %s', (from, to, number) => expect(steps(from, to)).toBe(number));
});

describe('the cloth of a souk', () => {
  it('joins all stalls by the shortest way', () => {
    expect(
      shortestTree([
        [0, 0],
        [10, 0],
        [0, 4],
      ]),
    ).toBe('M0,0L0,4M0,0L10,0');
    expect(shortestTree([[1, 1]])).toBe('');
  });
});

describe('the score track', () => {
  it('has a square of its own for every score, and goes on after 99 from 0', () => {
    expect(new Set(SCORES.map((score) => scoreSquare(score).join())).size).toBe(100);
    expect(scoreSquare(103)).toEqual(scoreSquare(3));
    expect(scoreSquare(0)).toEqual([BOARD.x + 13, BOARD.y + 13]);
  });
});

describe('what to look at', () => {
  it('is the middle of what matters', () => {
    expect(
      middleOf(
        [
          [0, 0],
          [40, 80],
        ],
        [7, 7],
      ),
    ).toEqual([20, 40]);
  });

  it('is elsewhere if that is too far apart, or nothing matters', () => {
    expect(
      middleOf(
        [
          [0, 0],
          [9 * UNIT, 0],
        ],
        [7, 7],
      ),
    ).toEqual([7, 7]);
    expect(middleOf([], [7, 7])).toEqual([7, 7]);
  });
});
