/** The people of the bazaar: their feet stand at 0,0. Every piece of a player carries its mark. */

import type { IstanbulPlayerView } from '../../../lib/api/api.generated';
import { markPath } from '../../../lib/art/marks';
import { paintOf } from '../../../lib/design/seats';
import { box, circle, ellipse, type GroupMark, group, line, type Mark, path, times, use } from './marks';

/** Whose piece it is: its colour and its mark. */
export type Owner = Pick<IstanbulPlayerView, 'seat' | 'colour'>;

const DISC = 6.4;

function stand(marks: readonly Mark[], x: number, y: number, scale: number, style?: string): GroupMark {
  return group(marks, { at: `translate(${x.toFixed(1)} ${y.toFixed(1)}) scale(${scale})`, style });
}

function halo(mine: boolean, d: string): Mark[] {
  return mine ? [path('halo', d)] : [];
}

/** A merchant on as many discs as assistants are with it. */
export function merchant(owner: Owner, stack: number, x: number, y: number, mine: boolean): GroupMark {
  const b = -stack * DISC;
  const edge =
    `M-16.5,-3V3A16.5,8.5 0 0,0 16.5,3V${b - 6}L10,${b - 22}` + `A12,13 0 0,0 -10,${b - 22}L-16.5,${b - 6}Z`;
  const disc = (nth: number): Mark => {
    const foot = -nth * DISC;
    return path(
      `i ${nth % 2 ? 'rim-light' : 'rim-dark'}`,
      `M-14.5,${foot - DISC}V${foot}A14.5,6.4 0 0,0 14.5,${foot}V${foot - DISC}A14.5,6.4 0 0,1 -14.5,${foot - DISC}Z`,
    );
  };
  const marks: Mark[] = [
    path('shade', ellipse(2, 1.5, 17, 6.5)),
    ...halo(mine, edge),
    ...times(stack, disc),
    ...(stack > 0 ? [path('i seat-light', ellipse(0, b, 14.5, 6.4))] : []),
    path(
      'i seat',
      `M-12,${b - 1}C-12,${b - 10} -8,${b - 13} -6,${b - 17}H6C8,${b - 13} 12,${b - 10} 12,${b - 1}` +
        `C12,${b + 4} -12,${b + 4} -12,${b - 1}Z`,
    ),
    path('i skin', circle(0, b - 20, 5.4)),
    path(
      'i seat-light',
      `M-8,${b - 20.5}C-10,${b - 28} -5,${b - 31.5} 0,${b - 31.5}S10,${b - 28} 8,${b - 20.5}` +
        `C4,${b - 24} -4,${b - 24} -8,${b - 20.5}Z`,
    ),
    path('mk', markPath(owner.seat, 1.16, 0, b - 6.6)),
  ];
  return stand(marks, x, y, 1.14, paintOf(owner.colour));
}

/** A neutral merchant: no mark, but a coin: whoever comes pays the bank. */
export function neutral(x: number, y: number): GroupMark {
  const marks = [
    path('shade', ellipse(2, 1.5, 16, 6)),
    path('i grey', 'M-12.5,0C-12.5,-10 -8,-13 -6,-17H6C8,-13 12.5,-10 12.5,0C12.5,5 -12.5,5 -12.5,0Z'),
    path('i skin', circle(0, -20, 5.4)),
    path('i grey', 'M-8,-20.5C-10,-28 -5,-31.5 0,-31.5S10,-28 8,-20.5C4,-24 -4,-24 -8,-20.5Z'),
    use('coin', -6.2, -12.6, 12.4),
  ];
  return stand(marks, x, y, 1.1);
}

export function companion(owner: Owner, x: number, y: number, mine: boolean): GroupMark {
  const marks = [
    path('shade', ellipse(2, 1, 13, 5)),
    ...halo(mine, 'M-13,0C-13,-14 -8,-14 -8,-24H8C8,-14 13,-14 13,0Q0,7 -13,0Z'),
    path('i seat', 'M-11,0C-11,-9 -7,-10 -5.4,-14H5.4C7,-10 11,-9 11,0Q0,5 -11,0Z'),
    path('i skin', circle(0, -17, 5)),
    path('i seat-light', 'M-6.4,-18.6L-4.4,-26H4.4L6.4,-18.6Q0,-21.4 -6.4,-18.6Z'),
    path('mk', markPath(owner.seat, 1, 0, -5.2)),
  ];
  return stand(marks, x, y, 1.14, paintOf(owner.colour));
}

export function family(owner: Owner, x: number, y: number, mine: boolean): GroupMark {
  const marks = [
    path('shade', ellipse(1.6, 0.6, 9, 3.4)),
    ...halo(mine, 'M-9.5,1L-5.6,-11C-9,-19 -5,-27 0,-27S9,-19 5.6,-11L9.5,1Q0,5 -9.5,1Z'),
    path('i seat', 'M-8,0L-4.4,-12C-7,-19 -4,-25 0,-25S7,-19 4.4,-12L8,0Q0,3.6 -8,0Z'),
    path('i skin', ellipse(0, -17.6, 2.9, 3.8)),
    path('mk', markPath(owner.seat, 0.88, 0, -5.2)),
  ];
  return stand(marks, x, y, 1.16, paintOf(owner.colour));
}

/** An assistant that waits at a place: a lone disc. */
export function assistant(owner: Owner, x: number, y: number, mine: boolean, scale = 1.08): GroupMark {
  const marks = [
    path('shade', ellipse(1.5, 4.6, 12, 8.6)),
    ...halo(mine, 'M-12.6,-1V4A12.6,9.8 0 0,0 12.6,4V-1A12.6,9.8 0 0,0 -12.6,-1Z'),
    path('i rim-dark', 'M-11.4,-1V3.4A11.4,8.6 0 0,0 11.4,3.4V-1Z'),
    path('i seat', ellipse(0, -1, 11.4, 8.6)),
    path('mk', markPath(owner.seat, 1.2, 0, -1)),
  ];
  return stand(marks, x, y, scale, paintOf(owner.colour));
}

const HATS: Readonly<Record<string, string>> = {
  governor: 'M-7.6,-22C-12,-30 -6,-37 0,-37S12,-30 7.6,-22C4,-26 -4,-26 -7.6,-22Z',
  coffee_trader: 'M-5.6,-23L-4.6,-33H4.6L5.6,-23Q0,-25.6 -5.6,-23Z',
  courier: 'M-7,-23C-7,-30 -3,-32 0,-32S7,-30 7,-24L11,-22Q4,-22.4 -7,-23Z',
};
const HELD: Readonly<Record<string, readonly Mark[]>> = {
  governor: [
    path('if', 'M-3,-18Q0,-14 3,-18'),
    path('i gl', 'M0,-37C2,-43 6,-43 7,-40C5,-40 3,-38 2,-36Z'),
    path('gl0', circle(0, -9, 2.6)),
  ],
  coffee_trader: [
    path('ln', 'M0,-33Q6,-34 7,-28'),
    path('i gl', 'M-4,-11H4L3,-4H-3Z'),
    path('ln', 'M4,-10L10,-13'),
  ],
  courier: [path('ln', 'M-6,-17L7,-6'), path('i cl', box(2, -9, 9, 7)), path('if', 'M2,-9L6.5,-5L11,-9')],
  smuggler: [
    path('face', 'M-5.4,-18C-6,-25 -3,-28 0,-28S6,-25 5.4,-18Q0,-15 -5.4,-18Z'),
    path('eye', circle(-2.3, -21.6, 1.3) + circle(2.3, -21.6, 1.3)),
  ],
};

/** A figure that one may meet: on a golden plinth, without a mark. */
export function figure(id: string, x: number, y: number): GroupMark {
  const hat = HATS[id];
  const head: Mark[] = hat
    ? [path('i skin', circle(0, -21, 5)), path(`i hat-${id}`, hat)]
    : [path(`i figure-${id}`, 'M-8.6,-16C-10,-28 -5,-33 0,-34S10,-28 8.6,-16Q0,-12 -8.6,-16Z')];
  const marks = [
    path('shade', ellipse(2.5, 1.5, 15, 5.6)),
    path('i gl', 'M-13.5,-2.5L-10,-5H10L13.5,-2.5V1.5L9,4.6H-9L-13.5,1.5Z'),
    path(`i figure-${id}`, 'M-10.5,-3C-10.5,-12 -7,-14 -5.6,-18.6H5.6C7,-14 10.5,-12 10.5,-3Q0,1 -10.5,-3Z'),
    ...head,
    ...(HELD[id] ?? []),
  ];
  return stand(marks, x, y, 1.08);
}

/** The bars of an empty cell at the Police Station. */
export function bars(x: number): Mark {
  return path(
    'bar',
    line([x - 7, 160], [x - 7, 196]) + line([x, 156], [x, 196]) + line([x + 7, 160], [x + 7, 196]),
  );
}
