/** What a drawing consists of, as data: `Marks.svelte` shows it. Units are those of a tile, 200 by 200. */

export interface PathMark {
  readonly kind: 'path';
  readonly paint: string;
  readonly d: string;
}
export interface UseMark {
  readonly kind: 'use';
  readonly symbol: string;
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly paint?: string | undefined;
}
export interface TextMark {
  readonly kind: 'text';
  readonly x: number;
  readonly y: number;
  readonly text: string;
  readonly paint: string;
}
export interface GroupMark {
  readonly kind: 'group';
  readonly marks: readonly Mark[];
  readonly at?: string | undefined;
  /** The player's colour. */
  readonly style?: string | undefined;
  readonly paint?: string | undefined;
  /** What a motion calls it. */
  readonly place?: string | undefined;
}
export type Mark = PathMark | UseMark | TextMark | GroupMark;

export function path(paint: string, d: string): PathMark {
  return { kind: 'path', paint, d };
}

export function use(symbol: string, x: number, y: number, size: number, paint?: string): UseMark {
  return { kind: 'use', symbol, x: short(x), y: short(y), size, paint };
}

/** Letters in the middle of x; `n` is a number that matters, `ns` one beside it. */
export function text(x: number, y: number, said: string | number, paint = 'n'): TextMark {
  return { kind: 'text', x, y, text: String(said), paint };
}

export function group(
  marks: readonly Mark[],
  more: { at?: string | undefined; style?: string | undefined; paint?: string | undefined } = {},
): GroupMark {
  return { kind: 'group', marks, ...more };
}

/** As many marks as that. */
export function times<T>(many: number, make: (nth: number) => T): T[] {
  return Array.from({ length: Math.max(0, many) }, (_, nth) => make(nth));
}

export function short(value: number): number {
  return Math.round(value * 100) / 100;
}

export function box(x: number, y: number, width: number, height: number): string {
  return `M${short(x)},${short(y)}h${width}v${height}h${-width}Z`;
}

export function round(x: number, y: number, width: number, height: number, r: number): string {
  const [w, h] = [short(width - 2 * r), short(height - 2 * r)];
  return (
    `M${short(x + r)},${short(y)}h${w}q${r},0 ${r},${r}v${h}q0,${r} ${-r},${r}` +
    `h${-w}q${-r},0 ${-r},${-r}v${-h}q0,${-r} ${r},${-r}Z`
  );
}

export function ellipse(x: number, y: number, a: number, b: number): string {
  return `M${short(x - a)},${short(y)}a${a},${b} 0 1,0 ${2 * a},0a${a},${b} 0 1,0 ${-2 * a},0Z`;
}

export function circle(x: number, y: number, r: number): string {
  return ellipse(x, y, r, r);
}

export function line(...points: readonly (readonly [number, number])[]): string {
  return `M${points.map(([x, y]) => `${short(x)},${short(y)}`).join('L')}`;
}

/** A medallion with twelve points. */
export function star(x: number, y: number, r: number, inner = 0.86): string {
  const points = times(24, (nth): [number, number] => {
    const [turn, reach] = [(nth * Math.PI) / 12, nth % 2 ? r * inner : r];
    return [x + reach * Math.sin(turn), y - reach * Math.cos(turn)];
  });
  return `${line(...points)}Z`;
}
