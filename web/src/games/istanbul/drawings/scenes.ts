/** The little picture of each place, as paths: `class path`. Night changes the colours of the classes, never a path. */
import base from './scenes-base.json';
import more from './scenes-more.json';

export interface Line {
  readonly paint: string;
  readonly d: string;
}
export interface Scene {
  readonly sky: string;
  readonly lines: readonly Line[];
}
interface Written {
  readonly sky: string;
  readonly paths: readonly string[];
}

export const SKIES = ['noon', 'dawn', 'sea', 'dusk', 'night'] as const;

function lineOf(written: string): Line {
  const space = written.indexOf(' ');
  return { paint: written.slice(0, space), d: written.slice(space + 1) };
}

const WRITTEN: Readonly<Record<string, Written>> = { ...base, ...more };
const SCENES: ReadonlyMap<number, Scene> = new Map(
  Object.entries(WRITTEN).map(([place, { sky, paths }]) => [
    Number(place),
    { sky, lines: paths.map(lineOf) },
  ]),
);
const BARE: Scene = { sky: 'noon', lines: [] };

export function sceneOf(place: number): Scene {
  return SCENES.get(place) ?? BARE;
}
