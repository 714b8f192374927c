/** How lines are written down: paths of simple shapes, and chance that is the same for the same seed. */

export type Point = readonly [number, number];

export function tenth(value: number): number {
  return Math.round(value * 10) / 10;
}

export function rect(x: number, y: number, width: number, height: number): string {
  return `M${x},${y}h${width}v${height}h${-width}Z`;
}

export function rounded(x: number, y: number, width: number, height: number, r: number): string {
  const [across, down] = [tenth(width - 2 * r), tenth(height - 2 * r)];
  return `M${tenth(x + r)},${tenth(y)}h${across}q${r},0 ${r},${r}v${down}q0,${r} ${-r},${r}h${-across}q${-r},0 ${-r},${-r}v${-down}q0,${-r} ${r},${-r}Z`;
}

export function ellipse(x: number, y: number, a: number, b: number): string {
  return `M${tenth(x - a)},${tenth(y)}a${tenth(a)},${tenth(b)} 0 1,0 ${tenth(2 * a)},0a${tenth(a)},${tenth(b)} 0 1,0 ${tenth(-2 * a)},0Z`;
}

export function circle(x: number, y: number, r: number): string {
  return ellipse(x, y, r, r);
}

export function written([x, y]: Point): string {
  return `${tenth(x)},${tenth(y)}`;
}

export function polygon(points: readonly Point[]): string {
  return `M${points.map(written).join('L')}Z`;
}

function hash(seed: string): number {
  let sum = 2166136261;
  for (const letter of seed) sum = Math.imul(sum ^ letter.charCodeAt(0), 16777619);
  return sum >>> 0;
}

/** Numbers from 0 to 1: the same field always looks the same. */
export function seeded(seed: string): () => number {
  let state = hash(seed);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}
