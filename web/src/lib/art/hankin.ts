/**
 * Star patterns by Hankin's method (polygons in contact): from the middle of every edge of a tiling two rays
 * leave at the contact angle and end where they meet the ray of the next edge.
 */

type Point = readonly [number, number];

/** The star that a regular polygon holds: `turn` is the direction of its first edge's middle, in radians. */
export function star(sides: number, apothem: number, centre: Point, turn: number, contact: number): string {
  const step = (2 * Math.PI) / sides;
  // On the line from the centre to a corner, where the rays of both neighbouring edges meet.
  const half = step / 2;
  const reach = (apothem * Math.cos(contact)) / Math.cos(half - contact);
  const at = (radius: number, angle: number): string =>
    `${(centre[0] + radius * Math.cos(angle)).toFixed(2)},${(centre[1] + radius * Math.sin(angle)).toFixed(2)}`;
  const corners: string[] = [];
  for (let nth = 0; nth < sides; nth++) {
    const angle = turn + nth * step;
    corners.push(at(apothem, angle), at(reach, angle + half));
  }
  return `M${corners.join('L')}Z`;
}

/** One cell of the pattern on octagons and squares, `period` wide: repeated it covers the plane. */
export function eightfold(period: number, contact: number): string {
  const apothem = period / 2;
  const edge = period * (Math.SQRT2 - 1);
  const middle: Point = [apothem, apothem];
  const corners: Point[] = [
    [0, 0],
    [period, 0],
    [0, period],
    [period, period],
  ];
  const octagon = star(8, apothem, middle, 0, contact);
  const squares = corners.map((corner) => star(4, edge / 2, corner, Math.PI / 4, contact));
  return [octagon, ...squares].join('');
}
