/**
 * A table as a conversation: what is typed, what is told. It says the sentences of the terminal and the log, and keeps
 * them, so that one can read back.
 */
import type { Choosing } from '../table/choosing.svelte';
import { News } from '../table/news';
import type { LogLine, Message, Offer, Refusal } from '../table/types';
import type { Speaker } from '../words/speaker';
import { COMMANDS, commandIn, wordFor } from './commands';

export interface Entry {
  readonly number: number;
  /** What was typed, what was asked, what happened or was answered. */
  readonly kind: 'typed' | 'asked' | 'answered';
  readonly text: string;
}

/** The table in sentences, as the house tells it. */
export interface ToldTable {
  readonly lines: readonly string[];
  readonly hand: readonly string[];
}

export interface Means {
  readonly choosing: () => Choosing;
  readonly log: () => readonly LogLine[];
  readonly speaker: () => Speaker;
  readonly tell: () => Promise<ToldTable | null>;
  readonly undo: () => void;
  readonly rules: (clause: string) => void;
}

/** More choices than this are listed when they are asked for. */
const MANY = 10;
const LINES = 12;
/** So much is kept to read back. */
const KEPT = 400;

export class Transcript {
  entries = $state.raw<readonly Entry[]>([]);
  readonly #means: Means;
  readonly #news = new News();
  #number = 0;
  #asked: readonly Offer[] = [];
  #refusal: Refusal | null = null;

  constructor(means: Means) {
    this.#means = means;
  }

  /** Something at the table has changed: tell what is new, and what is asked. */
  hear(
    log: readonly LogLine[],
    offers: readonly Offer[],
    prompt: Message,
    refusal: Refusal | null,
    speaker: Speaker,
  ): void {
    for (const line of this.#news.since(log)) this.#add('answered', speaker.say(line.message));
    if (refusal && refusal !== this.#refusal) this.#add('answered', refused(refusal, speaker));
    this.#refusal = refusal;
    if (offers.length > 0 && offers !== this.#asked) this.#ask(prompt, offers, speaker, false);
    this.#asked = offers;
  }

  /** Somebody has typed a line: a command, the number of a choice, or a move in words. */
  async type(typed: string): Promise<void> {
    const line = typed.trim();
    if (line === '') return;
    this.#add('typed', line);
    const found = commandIn(line);
    if (found) await this.#carryOut(found.command, found.rest);
    else await this.#move(line);
  }

  async #move(line: string): Promise<void> {
    const { choosing, speaker } = this.#now();
    if (choosing.offers.length === 0) {
      this.#add('answered', speaker.say(choosing.prompt));
      return;
    }
    if (!/^\d+$/.test(line)) return choosing.say(line);
    const offer = listed(choosing.offers)[Number(line) - 1];
    if (offer) await choosing.say(offer.text);
    else
      this.#add(
        'answered',
        speaker.text('terminal-no-such-number', { number: line, most: choosing.offers.length }),
      );
  }

  async #carryOut(command: (typeof COMMANDS)[number], rest: string): Promise<void> {
    const { choosing, speaker } = this.#now();
    switch (command) {
      case 'moves':
        this.#ask(choosing.prompt, choosing.offers, speaker, true);
        return;
      case 'board':
      case 'hand': {
        const told = await this.#means.tell();
        const lines = command === 'board' ? told?.lines : told?.hand;
        for (const line of lines ?? [speaker.text('web-no-answer')]) this.#add('answered', line);
        if (command === 'board') this.#add('asked', speaker.say(choosing.prompt));
        return;
      }
      case 'log': {
        const lines = this.#means.log().slice(-(Number(rest) || LINES));
        for (const line of lines) this.#add('answered', speaker.say(line.message));
        if (lines.length === 0) this.#add('answered', speaker.text('terminal-log-empty'));
        return;
      }
      case 'undo':
        if (!choosing.back()) this.#means.undo();
        return;
      case 'why':
        await this.#why(rest);
        return;
      case 'rules':
        this.#means.rules(rest.toUpperCase());
        return;
      case 'help':
        this.#help();
    }
  }

  async #why(move: string): Promise<void> {
    const { choosing, speaker } = this.#now();
    if (move === '') {
      const word = wordFor('why', speaker.language);
      this.#add('answered', speaker.text('terminal-why-which', { word, example: this.#example() }));
    } else if (choosing.offers.some((offer) => offer.text === move)) {
      this.#add('answered', speaker.text('terminal-why-possible', { move }));
    } else await choosing.askWhy(move);
  }

  #help(): void {
    const { speaker } = this.#now();
    const example = this.#example();
    this.#add('answered', speaker.text('terminal-commands'));
    for (const command of COMMANDS) {
      const word = wordFor(command, speaker.language);
      const own = `web-command-${command}`;
      const about = speaker.text(speaker.knows(own) ? own : `terminal-command-${command}`, { word, example });
      this.#add('answered', `${word}: ${about}`);
    }
    this.#add('answered', speaker.text('terminal-help-moves', { example }));
  }

  /** Something one may type in this game. */
  #example(): string {
    const { choosing, speaker } = this.#now();
    const own = `terminal-${choosing.view.game}-example`;
    return speaker.knows(own) ? speaker.text(own) : (choosing.offers[0]?.text ?? '1');
  }

  /** The question, with its choices by number if there are few or somebody wants them all. */
  #ask(prompt: Message, offers: readonly Offer[], speaker: Speaker, all: boolean): void {
    this.#add('asked', speaker.say(prompt));
    if (all || offers.length <= MANY)
      for (const [nth, offer] of listed(offers).entries())
        this.#add('answered', `${nth + 1}. ${speaker.say(offer.message)} (${offer.text})`);
    else {
      const word = wordFor('moves', speaker.language);
      this.#add('answered', speaker.text('web-text-many', { number: offers.length, word }));
    }
  }

  #add(kind: Entry['kind'], text: string): void {
    this.#number += 1;
    this.entries = [...this.entries.slice(1 - KEPT), { number: this.#number, kind, text }];
  }

  #now(): { choosing: Choosing; speaker: Speaker } {
    return { choosing: this.#means.choosing(), speaker: this.#means.speaker() };
  }
}

/** As the terminal lists and numbers them: what turns the rest down comes last. */
function listed(offers: readonly Offer[]): readonly Offer[] {
  return [...offers.filter((offer) => !offer.declines), ...offers.filter((offer) => offer.declines)];
}

function refused(refusal: Refusal, speaker: Speaker): string {
  return refusal.clause
    ? speaker.text('refusal-by-clause', { reason: refusal.message, clause: refusal.clause })
    : speaker.say(refusal.message);
}
