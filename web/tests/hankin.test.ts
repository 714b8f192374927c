import { describe, expect, it } from 'vitest';
import { eightfold, star } from '../src/lib/art/hankin';

const corners = (path: string): number[][] =>
  path
    .slice(1, -1)
    .split('L')
    .map((corner) => corner.split(',').map(Number));

describe('a star', () => {
  it('touches the middle of every edge and has a point between', () => {
    const points = corners(star(8, 10, [0, 0], 0, Math.PI / 3));
    expect(points).toHaveLength(16);
    expect(points[0]).toEqual([10, 0]);
    const inner = points.filter((_, nth) => nth % 2 === 1).map(([x = 0, y = 0]) => Math.hypot(x, y));
    for (const radius of inner)
      expect(radius).toBeCloseTo((10 * Math.cos(Math.PI / 3)) / Math.cos(Math.PI / 8 - Math.PI / 3), 1);
  });

  it('is the polygon itself at contact angle zero', () => {
    const radii = corners(star(4, 10, [0, 0], 0, 0)).map(([x = 0, y = 0]) => Math.hypot(x, y));
    expect(radii[1]).toBeCloseTo(10 * Math.SQRT2, 1);
  });
});

it('a cell has one octagon and four corners of squares', () => {
  expect(eightfold(40, 1).match(/M/g)).toHaveLength(5);
});
