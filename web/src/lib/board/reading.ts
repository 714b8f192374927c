/** A view of any game as things to read: texts, seats, lists, named fields, tables. It knows no game. */
import type { Message, Seat, View } from '../table/types';
import type { Speaker } from '../words/speaker';

export type Reading =
  | { readonly kind: 'text'; readonly text: string; readonly touch?: string | undefined }
  | { readonly kind: 'seat'; readonly seat: Seat }
  | { readonly kind: 'list'; readonly items: readonly Reading[] }
  | { readonly kind: 'fields'; readonly fields: readonly Field[] }
  | {
      readonly kind: 'table';
      readonly columns: readonly string[];
      readonly rows: readonly (readonly Reading[])[];
    };

export interface Field {
  readonly label: string;
  readonly value: Reading;
}

/** What the panels around a board show already. */
const SHOWN_ELSEWHERE = new Set(['game', 'viewer', 'to_act', 'prompt', 'scores', 'ranks']);
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
const NOTHING = '–';

export class Reader {
  readonly #touches: ReadonlyMap<string, string>;

  constructor(
    readonly game: string,
    readonly speaker: Speaker,
    readonly seats: readonly Seat[],
    touches: Iterable<string>,
  ) {
    this.#touches = new Map([...touches].map((touch) => [touch.slice(touch.indexOf(':') + 1), touch]));
  }

  /** The view in panels, in the order in which the game tells it. */
  panels(view: View): Field[] {
    return Object.entries(view)
      .filter(([key]) => !SHOWN_ELSEWHERE.has(key))
      .map(([key, value]) => ({ label: this.label(key), value: this.read(key, value) }))
      .filter(({ value }) => !isNothing(value));
  }

  read(key: string, value: unknown): Reading {
    if (typeof value === 'number' && SEATS.has(key)) return this.#seat(value);
    if (typeof value === 'number') return { kind: 'text', text: String(value) };
    if (typeof value === 'boolean')
      return { kind: 'text', text: this.speaker.text(value ? 'web-yes' : 'web-no') };
    if (typeof value === 'string') return this.#text(key, value);
    if (Array.isArray(value)) return this.#list(key, value);
    if (isMessage(value)) return { kind: 'text', text: this.speaker.say(value) };
    if (isRecord(value)) return this.#fields(value);
    return { kind: 'text', text: NOTHING };
  }

  /** The game's word for a field, else the field's own name made readable. */
  label(key: string): string {
    const spoken = this.#word([`word-${key}`, `word-${singular(key)}`, key]) ?? key.replaceAll('_', ' ');
    return spoken.charAt(0).toUpperCase() + spoken.slice(1);
  }

  #word(ends: readonly string[]): string | undefined {
    for (const end of ends) {
      const id = `${this.game}-${end}`;
      if (this.speaker.isPlain(id)) return this.speaker.text(id);
    }
    return undefined;
  }

  #text(key: string, value: string): Reading {
    const text =
      this.#word([`${key}-${value}`, `${singular(key)}-${value}`, value, `word-${value}`]) ?? value;
    return { kind: 'text', text: text || NOTHING, touch: this.#touches.get(value) };
  }

  #seat(index: number): Reading {
    const seat = this.seats[index];
    return seat ? { kind: 'seat', seat } : { kind: 'text', text: NOTHING };
  }

  #list(key: string, values: readonly unknown[]): Reading {
    const [first] = values;
    if (first === undefined) return { kind: 'text', text: NOTHING };
    if (isRecord(first) && !isMessage(first) && values.every(isRecord)) {
      const columns = Object.keys(first);
      return {
        kind: 'table',
        columns: columns.map((column) => this.label(column)),
        rows: values.map((value) => columns.map((column) => this.read(column, value[column]))),
      };
    }
    return { kind: 'list', items: values.map((value) => this.read(key, value)) };
  }

  #fields(value: Readonly<Record<string, unknown>>): Reading {
    const fields = Object.entries(value).map(([key, each]) => ({
      label: this.label(key),
      value: this.read(key, each),
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
  return reading.kind === 'text' && reading.text === NOTHING;
}
