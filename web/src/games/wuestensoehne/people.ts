/** Explorers and camels as paths around the place where they stand. */
import { markPath } from '../../lib/art/marks';
import { circle, ellipse, rounded, tenth } from './pen';
import type { Layer } from './plants';

/** The top of the plinth. */
const BASE = -11.5;

/** An explorer as tall as it is; its plinth says whose it is. */
export function explorerLayers(seat: number, height: number, mine: boolean): Layer[] {
  const tall = 10 + 1.55 * height;
  const [wide, head] = [5.4 + height * 0.09, 4.1 + height * 0.025];
  const top = BASE - tall;
  const neck = top + 2 * head - 1;
  const hang = BASE - (BASE - neck) * 0.45;
  const robe = `M${tenth(-wide - 1)},${BASE + 1}C${tenth(-wide - 1)},${tenth(hang)} ${tenth(-wide * 0.62)},${tenth(neck + 3)} ${tenth(-wide * 0.5)},${tenth(neck)}H${tenth(wide * 0.5)}C${tenth(wide * 0.62)},${tenth(neck + 3)} ${tenth(wide + 1)},${tenth(hang)} ${tenth(wide + 1)},${BASE + 1}Z`;
  const cloth = `M${tenth(-head - 1)},${tenth(top + head + 2.4)}C${tenth(-head - 1.6)},${tenth(top - 1)} ${tenth(-head * 0.5)},${tenth(top - 1.6)} 0,${tenth(top - 1.6)}S${tenth(head + 1.6)},${tenth(top - 1)} ${tenth(head + 1)},${tenth(top + head + 2.4)}C${tenth(head * 0.6)},${tenth(top + head * 0.55)} ${tenth(-head * 0.6)},${tenth(top + head * 0.55)} ${tenth(-head - 1)},${tenth(top + head + 2.4)}Z`;
  const face = circle(0, top + head + 0.4, head);
  const plinth = rounded(-13, -12, 26, 13, 3.4);
  const high = height > 9;
  return [
    ['shade', ellipse(2, 1, 14, 4.6)],
    ...(mine ? [['halo', plinth + robe + face] as const] : []),
    ['i seat', robe],
    ['i skin', face],
    ['i seat-light', cloth],
    ['i seat', plinth],
    ['mark', markPath(seat, high ? 0.78 : 0.9, high ? -7.4 : -6, -5.6)],
  ];
}

/** How far above its foot the head of an explorer ends. */
export function topOf(height: number): number {
  return BASE - 10 - 1.55 * height;
}

/** The turban, in the place of the headcloth. */
export const TURBAN: readonly Layer[] = [
  ['i gold', 'M2.6,-8C2.4,-11.2 5,-13.2 8.4,-12.6C8,-9.4 6,-7.2 3.2,-6.8Z'],
  ['i turban', 'M-9.6,1.4C-11,-4 -6.6,-8.4 0,-8.4S11,-4 9.6,1.4C9,3.6 6.4,2.4 0,2.4S-9,3.6 -9.6,1.4Z'],
  ['fold', 'M-8.8,-.6C-4,-2 1,-5.6 2.8,-8M-4,2.2C2,.8 6,-2 7.6,-5.2'],
];

/** A dromedary on 42 by 34 units, facing east. */
export const CAMEL = {
  far: 'M12.4,19L14.6,24.6L13.6,33.4L16.2,33.4L17.8,24L18,19ZM25,19L24,26L22.6,33.4L25.2,33.4L27,26L29,19Z',
  body: 'M3.6,17.4C4,14 6.6,12.4 9.8,11.6C11.4,4.4 19.2,3.6 21.8,10.6C23.4,13 26.4,13.2 28.2,11.2C30.2,8.8 29.2,4.6 30.4,2.4C31.4,.6 34,-.1 35.8,1L36.4,-.6L37.4,1.4C38.6,2 40.6,2.6 41,3.8C41.3,5.2 39.6,6 37.4,5.9C36,5.9 35,6.2 34.6,7.4C34,12 33.4,17.4 29.4,19.8C29.4,24 30.2,26 30.2,28.6L30.8,33.4L28,33.4L27.4,28.8C26.4,26 25.8,24 25.4,21.6C20.4,23.4 15.6,23.2 11.4,21.4C11.6,24 10.8,26 10.4,28.6L10.6,33.4L7.8,33.4L7.6,28.4C7.6,25.4 7.8,22.6 6.8,20.6C5.8,20 5,19.4 4.8,18.6C4.4,21 4,22.6 2.8,24.4C2.4,22 2.8,19.6 3.6,17.4Z',
  cloth:
    'M9.6,11.8C11.4,4.2 19.4,3.4 22,10.8C22.8,13.6 23.4,15.6 23.6,18.4C19.2,20.8 13,20.6 8.8,18C8.6,15.8 9,13.8 9.6,11.8Z',
  hem: 'M8.9,16.2C13,18.6 19.2,18.8 23.4,16.4',
  eye: circle(34.9, 2.9, 0.85),
};
