/** Palms, tufts and pools: their parts go into shared paths, so that a hundred palms cost four nodes. */
import { circle, ellipse, type Point, seeded, tenth, written } from './pen';

export class Plants {
  pool = '';
  glint = '';
  reed = '';
  shade = '';
  trunk = '';
  date = '';
  frond = '';
  tuft = '';

  /** A date palm, its foot at this point. */
  palm(x: number, y: number, size: number, lean: number): void {
    const [tx, ty] = [x + 2.6 * size * lean, y - 12.5 * size];
    this.shade += ellipse(x + 4 * size, y + 0.3 * size, 7 * size, 2.2 * size);
    this.trunk += `M${written([x - 1.3 * size, y])}Q${written([x - 0.6 * size, y - 7 * size])} ${written([tx - 0.7 * size, ty])}H${tenth(tx + 0.8 * size)}Q${written([x + 1.5 * size, y - 6 * size])} ${written([x + 1.5 * size, y])}Z`;
    for (const [angle, long, drop] of FRONDS)
      this.frond += leaf(tx, ty, long * size, angle, 3.3 * size, drop * size);
    this.date +=
      circle(tx - 1.2 * size, ty + 1.6 * size, 1.25 * size) +
      circle(tx + 1.4 * size, ty + 1.7 * size, 1.25 * size);
  }

  grass(x: number, y: number): void {
    this.tuft += blades(x, y, 0.9);
  }

  water([x, y]: Point, wide: number, high: number, seed: string): void {
    const roll = seeded(seed);
    const shore = Array.from({ length: 8 }, (_, nth): Point => {
      const angle = (nth * Math.PI) / 4;
      return [
        x + wide * Math.cos(angle) * (1 + (roll() - 0.5) * 0.22),
        y + high * Math.sin(angle) * (1 + (roll() - 0.5) * 0.22),
      ];
    });
    const between = (nth: number): Point => {
      const [[ax, ay], [bx, by]] = [shore[nth % 8] ?? [x, y], shore[(nth + 1) % 8] ?? [x, y]];
      return [(ax + bx) / 2, (ay + by) / 2];
    };
    this.pool += `M${written(between(0))}`;
    for (let nth = 1; nth <= 8; nth++)
      this.pool += `Q${written(shore[nth % 8] ?? [x, y])} ${written(between(nth))}`;
    this.pool += 'Z';
    this.glint += `M${written([x - wide * 0.5, y - high * 0.2])}h${tenth(wide * 0.55)}M${written([x - wide * 0.1, y + high * 0.3])}h${tenth(wide * 0.5)}`;
    this.reed += blades(x - wide * 0.95, y + high * 0.7, 1.1) + blades(x + wide * 0.9, y - high * 0.2, 1.1);
  }

  layers(): Layer[] {
    return [
      ['pool', this.pool],
      ['glint', this.glint],
      ['tuft', this.reed],
      ['pshade', this.shade],
      ['trunk', this.trunk],
      ['date', this.date],
      ['frond', this.frond],
    ];
  }
}

/** A path and what it is, from which its colours follow. */
export type Layer = readonly [name: string, path: string];

const FRONDS: readonly (readonly [number, number, number])[] = [
  [200, 8.6, 3.6],
  [-20, 8.6, 3.6],
  [222, 8, 1],
  [-42, 8, 1],
  [255, 6.6, 0],
  [-75, 6.6, 0],
];

function leaf(x: number, y: number, long: number, angle: number, wide: number, drop: number): string {
  const turn = (angle * Math.PI) / 180;
  const [tx, ty] = [x + long * Math.cos(turn), y + long * Math.sin(turn) + drop];
  const [mx, my] = [x + long * 0.5 * Math.cos(turn), y + long * 0.5 * Math.sin(turn) - wide * 0.4];
  const [nx, ny] = [-Math.sin(turn) * wide, Math.cos(turn) * wide];
  return `M${written([x, y])}Q${written([mx - nx, my - ny])} ${written([tx, ty])}Q${written([mx + nx * 0.3, my + ny * 0.3])} ${written([x, y])}Z`;
}

function blades(x: number, y: number, size: number): string {
  const foot = `M${written([x, y])}l`;
  return `${foot}${tenth(-2.2 * size)},${tenth(-3 * size)}${foot}0.2,${tenth(-4.2 * size)}${foot}${tenth(2.4 * size)},${tenth(-2.8 * size)}`;
}
