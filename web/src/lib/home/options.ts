/** What an option of a table and its values are called; one that has no words yet is shown as its box writes it. */
import type { Speaker } from '../words/speaker';

function plain(text: string): string {
  return text.replaceAll('_', ' ');
}

export function optionText(speaker: Speaker, option: string): string {
  const id = `web-option-${option}`;
  return speaker.knows(id) ? speaker.text(id) : plain(option);
}

export function choiceText(speaker: Speaker, option: string, value: string): string {
  const id = `web-option-${option}-${value}`;
  return speaker.knows(id) ? speaker.text(id) : plain(value);
}
