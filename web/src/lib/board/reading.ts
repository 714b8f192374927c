/**
 * A view of any game as things to read: texts, seats, lists, named fields, tables. It knows no game: what the fields of
 * a view hold, a game's topics say; with them things have their names and can be explained and chosen where they stand.
 */
import type { Topic, Topics } from '../rules/topics';
import type { Message, Seat, View } from '../table/types';
import type { Speaker } from '../words/speaker';

export type Reading =
  | {
      readonly kind: 'text';
      readonly text: string;
      readonly touch?: string | undefined;
      /** What explains it. */
      readonly topic?: string | undefined;
      readonly reconstructed?: boolean;
    }
  | { readonly kind: 'seat'; readonly seat: Seat }
  | { readonly kind: 'list'; readonly items: readonly Reading[] }
  | { readonly kind: 'fields'; readonly fields: readonly Field[] }
  | {
      readonly kind: 'table';
      readonly columns: readonly Label[];
      readonly rows: readonly (readonly Reading[])[];
    };

export interface Label {
  readonly label: string;
  readonly topic?: string | undefined;
  readonly reconstructed?: boolean;
}

export interface Field extends Label {
  readonly value: Reading;
}

/** What the panels around a board show already; what is chosen so far is in the prompt. */
const SHOWN_ELSEWHERE = new Set(['game', 'viewer', 'to_act', 'prompt', 'scores', 'ranks', 'chosen']);
/** Fields that hold seats as numbers, in every game. */
const SEATS = new Set([
  'seat',
  'owner',
  'first',
  'active',
  'mover',
  'order',
  'order_next',
  'acting',
  'seen_by',
  'turban',
]);
const SEAT = 'seat';
/** How the fields begin that list what the project had to design. */
const RECONSTRUCTED = 'reconstructed';
const NOTHING = '–';

export class Reader {
  /** Everything that was read and can be explained. */
  readonly met = new Set<Topic>();
  readonly #touches: ReadonlyMap<string, string>;
  readonly #targets: ReadonlySet<string>;
  #reconstructed: ReadonlySet<string> = new Set();

  constructor(
    readonly game: string,
    readonly speaker: Speaker,
    readonly seats: readonly Seat[],
    touches: Iterable<string>,
    readonly topics?: Topics,
  ) {
    this.#targets = new Set(touches);
    this.#touches = new Map([...this.#targets].map((touch) => [touch.slice(touch.indexOf(':') + 1), touch]));
  }

  /** The view in panels, in the order in which the game tells it. */
  panels(view: View): Field[] {
    this.#reconstructed = new Set(
      Object.entries(view).flatMap(([key, value]) =>
        key.startsWith(RECONSTRUCTED) && Array.isArray(value) ? value.map(String) : [],
      ),
    );
    return Object.entries(view)
      .filter(([key]) => !SHOWN_ELSEWHERE.has(key))
      .map(([key, value]) => ({ ...this.#label('', key), value: this.read(key, value) }))
      .filter(({ value }) => !isNothing(value));
  }

  read(key: string, value: unknown, parent = ''): Reading {
    if (typeof value === 'number' || typeof value === 'string') return this.#one(key, value, parent);
    if (typeof value === 'boolean')
      return { kind: 'text', text: this.speaker.text(value ? 'web-yes' : 'web-no') };
    if (Array.isArray(value)) return this.#list(key, value, parent);
    if (isMessage(value)) return { kind: 'text', text: this.speaker.say(value) };
    if (isRecord(value)) return this.#fields(key, value);
    return { kind: 'text', text: NOTHING };
  }

  /** What a field is called: by the game, by the pages, by the thing it holds; else its own name made readable. */
  label(key: string): string {
    const common = `web-field-${key}`;
    const topic = this.topics?.exactly(key);
    const spoken =
      this.#word([`field-${key}`]) ??
      (this.speaker.knows(common) ? this.speaker.text(common) : undefined) ??
      this.#word([`word-${key}`, `word-${singular(key)}`, key]) ??
      (topic ? this.speaker.say(topic.name) : key.replaceAll('_', ' '));
    return spoken.charAt(0).toUpperCase() + spoken.slice(1);
  }

  /** A field, or a thing that is the key of a record: so many of these goods. */
  #label(parent: string, key: string): Label {
    const thing = this.#thing(this.topics?.kinds[parent], key);
    if (thing) return { label: this.speaker.say(thing.name), ...this.#about(thing, key) };
    const topic = this.topics?.exactly(key);
    return { label: this.label(key), ...(topic ? this.#about(topic, key) : {}) };
  }

  #about(topic: Topic, key: string): { topic: string; reconstructed: boolean } {
    this.met.add(topic);
    const ids = [topic.id, ...(topic.also ?? []), key];
    return { topic: topic.id, reconstructed: ids.some((id) => this.#reconstructed.has(id)) };
  }

  /** The thing of one of these kinds that has this id. */
  #thing(kinds: string | undefined, id: string | number): Topic | undefined {
    for (const kind of kinds?.split(' ') ?? []) {
      const found = this.topics?.exactly(`${kind}:${id}`);
      if (found) return found;
    }
    return typeof id === 'string' && id.includes(':') ? this.topics?.exactly(id) : undefined;
  }

  #kind(parent: string, key: string): string | undefined {
    const kinds = this.topics?.kinds;
    return kinds?.[`${parent}.${key}`] ?? kinds?.[`${parent}.*`] ?? kinds?.[key];
  }

  #word(ends: readonly string[]): string | undefined {
    for (const end of ends) {
      const id = `${this.game}-${end}`;
      if (this.speaker.isPlain(id)) return this.speaker.text(id);
    }
    return undefined;
  }

  #one(key: string, value: string | number, parent: string): Reading {
    const kind = this.#kind(parent, key);
    if (typeof value === 'number' && (kind === SEAT || (kind === undefined && SEATS.has(key))))
      return this.#seat(value);
    const thing = this.#thing(kind, value);
    if (thing) {
      const touch = [thing.id, ...(thing.also ?? [])].find((id) => this.#targets.has(id));
      const about = this.#about(thing, `${value}`);
      // The list of what is reconstructed need not say so of each.
      const reconstructed = about.reconstructed && !key.startsWith(RECONSTRUCTED);
      return { kind: 'text', text: this.speaker.say(thing.name), touch, ...about, reconstructed };
    }
    if (typeof value === 'number') return { kind: 'text', text: String(value) };
    const ends = [`${key}-${value}`, `${singular(key)}-${value}`, value, `word-${value}`];
    const text = this.#word(ends) ?? value;
    return { kind: 'text', text: text || NOTHING, touch: this.#touches.get(value) };
  }

  #seat(index: number): Reading {
    const seat = this.seats[index];
    return seat ? { kind: 'seat', seat } : { kind: 'text', text: NOTHING };
  }

  #list(key: string, values: readonly unknown[], parent: string): Reading {
    const [first] = values;
    if (first === undefined) return { kind: 'text', text: NOTHING };
    if (isRecord(first) && !isMessage(first) && values.every(isRecord)) {
      return this.#table(key, Object.keys(first), values);
    }
    return { kind: 'list', items: values.map((value) => this.read(key, value, parent)) };
  }

  /** A table of what there is: no column without anything in it, nor the colour of a seat beside its mark. */
  #table(
    key: string,
    columns: readonly string[],
    values: readonly Readonly<Record<string, unknown>>[],
  ): Reading {
    const read = columns
      .filter((column) => column !== 'colour' || !columns.includes(SEAT))
      .map((column) => ({ column, cells: values.map((value) => this.read(column, value[column], key)) }))
      .filter(({ cells }) => !cells.every(isNothing));
    return {
      kind: 'table',
      columns: read.map(({ column }) => this.#label('', column)),
      rows: values.map((_, nth) => read.flatMap(({ cells }) => cells[nth] ?? [])),
    };
  }

  #fields(parent: string, value: Readonly<Record<string, unknown>>): Reading {
    const fields = Object.entries(value).map(([key, each]) => ({
      ...this.#label(parent, key),
      value: this.read(key, each, parent),
    }));
    return fields.length === 0 ? { kind: 'text', text: NOTHING } : { kind: 'fields', fields };
  }
}

function singular(key: string): string {
  return key.endsWith('s') ? key.slice(0, -1) : key;
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isMessage(value: unknown): value is Message {
  return isRecord(value) && typeof value.id === 'string' && isRecord(value.args);
}

function isNothing(reading: Reading): boolean {
  if (reading.kind === 'list') return reading.items.every(isNothing);
  return reading.kind === 'text' && reading.text === NOTHING;
}
