import { describe, expect, it } from 'vitest';
import { neighbour, type Spot } from '../src/lib/board/roving';

const spot = (touch: string, x: number, y: number): Spot => ({ touch, x, y });
const CENTRE = spot('centre', 0, 0);

describe('an arrow', () => {
  const spots = [
    CENTRE,
    spot('right', 10, 1),
    spot('far right', 30, 0),
    spot('up', 2, -10),
    spot('aside', 9, 20),
  ];

  it('leads to the nearest spot in its direction', () => {
    expect(neighbour(CENTRE, spots, 'ArrowRight')?.touch).toBe('right');
    expect(neighbour(CENTRE, spots, 'ArrowUp')?.touch).toBe('up');
    expect(neighbour(CENTRE, spots, 'ArrowDown')?.touch).toBe('aside');
  });

  it('leads nowhere at the edge', () => {
    expect(neighbour(CENTRE, spots, 'ArrowLeft')).toBeUndefined();
  });
});
