/**
 * Messages become sentences here, with the same words as in Python (`fondaco.table.speech`) and the same
 * manners: no isolating marks around arguments, no grouping of digits, arguments said before the sentence.
 */
import { FluentBundle, FluentNumber, FluentResource } from '@fluent/bundle';
import type { Message } from '../table/types';

export const LANGUAGES = ['en', 'it', 'fr', 'de'] as const;
export type Language = (typeof LANGUAGES)[number];

/** What the languages call themselves. */
export const LANGUAGE_NAMES: Readonly<Record<Language, string>> = {
  en: 'English',
  it: 'Italiano',
  fr: 'Français',
  de: 'Deutsch',
};

/** The first language of a person's list that the house speaks, else English. */
export function pickLanguage(asked: readonly string[]): Language {
  for (const tag of asked) {
    const primary = tag.toLowerCase().split(/[-_.@]/)[0];
    const found = LANGUAGES.find((language) => language === primary);
    if (found) return found;
  }
  return 'en';
}

/** Words for an id are missing, or cannot be said with these arguments. */
export class BrokenWords extends Error {}

export class Speaker {
  readonly #bundle: FluentBundle;
  /** What was said, by the words of a message; and by the message itself, which is found quicker. */
  readonly #said = new Map<string, string>();
  #heard = new WeakMap<Message, string>();
  #names: ReadonlyMap<string, string> = new Map();

  constructor(
    readonly language: Language,
    texts: readonly string[],
  ) {
    this.#bundle = new FluentBundle(language, { useIsolating: false });
    for (const text of texts) this.read(text);
  }

  /** Learn the words of one more file. */
  read(text: string): void {
    const errors = this.#bundle.addResource(new FluentResource(text));
    if (errors.length > 0) throw new BrokenWords(errors.map(String).join('; '));
  }

  /** At a table with names: what is said instead of these messages, such as a seat's colour. */
  call(names: ReadonlyMap<string, string>): void {
    this.#names = names;
    this.#said.clear();
    this.#heard = new WeakMap();
  }

  knows(id: string): boolean {
    return this.#bundle.hasMessage(id);
  }

  /** Whether this id can be said without arguments. */
  isPlain(id: string): boolean {
    const pattern = this.#bundle.getMessage(id)?.value;
    if (!pattern) return false;
    const errors: Error[] = [];
    this.#bundle.formatPattern(pattern, {}, errors);
    return errors.length === 0;
  }

  say(message: Message): string {
    let sentence = this.#heard.get(message);
    if (sentence === undefined) {
      sentence = this.#once(JSON.stringify(message), message);
      this.#heard.set(message, sentence);
    }
    return sentence;
  }

  /** A message of the pages themselves, by its id. */
  text(id: string, args?: NonNullable<Message['args']>): string {
    return args ? this.#once(JSON.stringify([id, args]), { id, args }) : this.#once(id, { id });
  }

  #once(key: string, message: Message): string {
    let sentence = this.#said.get(key);
    if (sentence === undefined) {
      sentence = this.#speak(message);
      this.#said.set(key, sentence);
    }
    return sentence;
  }

  #speak(message: Message): string {
    const name = this.#names.get(message.id);
    if (name !== undefined) return name;
    const pattern = this.#bundle.getMessage(message.id)?.value;
    if (!pattern) throw new BrokenWords(`No words for ${message.id} in ${this.language}.`);
    const args: Record<string, string | FluentNumber> = {};
    for (const [name, value] of Object.entries(message.args ?? {})) {
      if (typeof value === 'number') args[name] = new FluentNumber(value, { useGrouping: false });
      else args[name] = typeof value === 'string' ? value : this.say(value);
    }
    const errors: Error[] = [];
    const sentence = this.#bundle.formatPattern(pattern, args, errors);
    if (errors.length > 0) throw new BrokenWords(`${message.id}: ${errors.map(String).join('; ')}`);
    return sentence;
  }
}
