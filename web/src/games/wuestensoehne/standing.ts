/** Where things stand in an oasis section: inner corners first, then beside the lines. */
import type { Point } from './pen';
import { SIDES, sidesOf, turn } from './sheet';

interface Slot {
  readonly at: Point;
  /** How good it is: 2 in a corner, 0 where another section is near. */
  readonly worth: number;
}

function slotsOf(sides: string, others: string): Slot[] {
  if (sides === '') return [{ at: [36, 36], worth: 2 }];
  const mouths = sidesOf(sides);
  const has = (side: number): boolean => mouths.includes((side + 4) % 4);
  const near = (side: number): boolean => others.includes(SIDES.charAt((side + 4) % 4));
  const slots: Slot[] = mouths
    .filter((side) => has(side + 1))
    .map((side) => ({ at: turn([56, 16], side), worth: 2 }));
  for (const side of mouths) {
    if (!has(side - 1))
      slots.push({ at: turn(near(side - 1) ? [24, 13] : [21, 15], side), worth: near(side - 1) ? 0 : 1 });
    if (!has(side + 1))
      slots.push({ at: turn(near(side + 1) ? [48, 13] : [51, 15], side), worth: near(side + 1) ? 0 : 1 });
  }
  return slots.sort((one, other) => Number(one.worth === 0) - Number(other.worth === 0));
}

export interface Standing {
  readonly explorer: Point | null;
  readonly icons: readonly (readonly [string, Point])[];
  /** Where there is room for a palm. */
  readonly free: readonly Point[];
}

interface Section {
  readonly sides: string;
  readonly icons: readonly string[];
}

/** An explorer likes the spot whose back is free, away from other people. */
export function standIn(
  section: Section,
  others: string,
  explored: boolean,
  corner: Point = [0, 0],
  crowd: readonly Point[] = [],
): Standing {
  const slots = slotsOf(section.sides, others);
  let left = slots;
  let chosen: Slot | undefined;
  if (explored) {
    const score = (slot: Slot): number => {
      const [x, y] = slot.at;
      const hides =
        section.icons.length > 0 &&
        slots.some((each) => each !== slot && Math.abs(each.at[0] - x) < 16 && y - each.at[1] > 14);
      const crowded = crowd.filter(
        ([cx, cy]) => Math.hypot(cx - corner[0] - x, (cy - corner[1] - y) * 0.8) < 30,
      );
      const lying = section.sides.length === 1 && 'EW'.includes(section.sides) && y > 36;
      return (
        (y > 30 ? 2 : 0) +
        (slot.worth === 1 ? 1 : 0) -
        (lying ? 5 : 0) +
        (x > 36 ? 0.3 : 0) -
        (hides ? 2.6 : 0) -
        4 * crowded.length
      );
    };
    chosen = slots.toSorted((one, other) => score(other) - score(one))[0];
    left = slots.filter((slot) => slot !== chosen);
  }
  const middle: Point = [36, 36];
  const icons = section.icons.map((icon, nth): readonly [string, Point] => [
    icon,
    (left[nth] ?? slots[nth % slots.length])?.at ?? middle,
  ]);
  const free = left
    .slice(section.icons.length)
    .filter((slot) => slot.worth > 0)
    .map((slot) => slot.at);
  return { explorer: chosen?.at ?? null, icons, free };
}
