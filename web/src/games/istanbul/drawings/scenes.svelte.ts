/** The little picture of each place, as paths: `class path`. Night changes the colours of the classes, never a path. */
import base from './scenes-base.json';

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

function scenesIn(written: Readonly<Record<string, Written>>): [number, Scene][] {
  return Object.entries(written).map(([place, { sky, paths }]) => [
    Number(place),
    { sky, lines: paths.map(lineOf) },
  ]);
}

const BASE: ReadonlyMap<number, Scene> = new Map(scenesIn(base));
const BARE: Scene = { sky: 'noon', lines: [] };

/** The scenes of these places; those of the expansions are fetched where one of them lies. */
export class Scenes {
  #known = $state.raw(BASE);

  constructor(places: readonly number[]) {
    if (places.every((place) => BASE.has(place))) return;
    void import('./scenes-more.json').then((more) => {
      this.#known = new Map([...BASE, ...scenesIn(more.default)]);
    });
  }

  of(place: number): Scene {
    return this.#known.get(place) ?? BARE;
  }
}
