/** What one may type besides a move: the commands of the terminal, in all its languages at once. */
import type { Language } from '../words/speaker';
import words from './commands.generated.json';

export type Command = keyof typeof words;

export const COMMANDS = Object.keys(words) as readonly Command[];

/** The word of a command in a language: the one that help shows. */
export function wordFor(command: Command, language: Language): string {
  return words[command][language][0] ?? command;
}

/** The command a line begins with, and the rest of the line; undefined when it is no command. */
export function commandIn(typed: string): { command: Command; rest: string } | undefined {
  const [first = '', ...rest] = typed.trim().split(/\s+/);
  const word = first.toLowerCase();
  const command = COMMANDS.find((each) => Object.values(words[each]).some((some) => some.includes(word)));
  return command && { command, rest: rest.join(' ') };
}
