/** How somebody wants motion and sound; what a device remembers of it is among its preferences. */
import { SPEEDS, type Speed } from './beats';

export interface MotionWish {
  readonly speed: Speed;
  readonly sound: boolean;
}

export function isSpeed(given: string | null): given is Speed {
  return SPEEDS.some((speed) => speed === given);
}
