/** The scenes of real games that `tools/web_fixtures.py` keeps, and a server that answers from one of them. */
import type { Answer, Draft, LogLine, Seat, Situation } from '../lib/table/types';

export interface Scene extends Situation {
  readonly name: string;
  readonly game: string;
  readonly players: readonly string[];
  readonly colours: readonly string[];
  readonly log: readonly LogLine[];
  readonly drafts: Readonly<Record<string, Draft>>;
}

const FILES = import.meta.glob<Scene>(['../../fixtures/*.json', '!../../fixtures/sentences.json'], {
  import: 'default',
});

export const SCENES: readonly string[] = Object.keys(FILES)
  .map((path) => path.replace(/^.*\/|\.json$/g, ''))
  .sort();

export async function sceneNamed(name: string): Promise<Scene> {
  const load = FILES[`../../fixtures/${name}.json`];
  if (!load) throw new Error(`There is no scene ${name}.`);
  return load();
}

export function seatsOf(scene: Scene): Seat[] {
  return scene.players.map((name, index) => ({ index, name, colour: scene.colours[index] ?? '' }));
}

/** What the server would answer to a text: a draft if the scene has one, else the move is made. */
export function answerIn(scene: Scene, text: string): Answer {
  const draft = scene.drafts[text];
  return draft ? { kind: 'draft', draft } : { kind: 'done' };
}
