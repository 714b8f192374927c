/** The marks of the seats as paths, about 8 units wide around the origin; by seat as in `design/seats.ts`. */
export const MARK_PATHS = [
  'M-3.6,0a3.6,3.6 0 1,0 7.2,0a3.6,3.6 0 1,0 -7.2,0Z',
  'M0,-4.1L4.1,3.3L-4.1,3.3Z',
  'M-3.3,-3.3H3.3V3.3H-3.3Z',
  'M0,-4.6L4.1,0L0,4.6L-4.1,0Z',
  'M0,-4.7L1.3,-1.5L4.6,-1.4L2,0.7L2.9,4L0,2.1L-2.9,4L-2,0.7L-4.6,-1.4L-1.3,-1.5Z',
] as const;
