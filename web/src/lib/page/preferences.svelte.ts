/** What this device remembers: language, light, and how the table is shown. */
import { isTheme, type Theme, wear } from '../home/theme';
import type { Speed } from '../motion/beats';
import { isSpeed } from '../motion/wish';
import { type Language, pickLanguage } from '../words/speaker';
import { keep, kept } from './kept';

const KEYS = {
  language: 'fondaco-language',
  theme: 'fondaco-theme',
  typed: 'fondaco-typed',
  letters: 'fondaco-letters',
  forced: 'fondaco-forced',
  speed: 'fondaco-motion',
  sound: 'fondaco-sound',
  scorings: 'fondaco-scorings',
} as const;

export class Preferences {
  language = $state<Language>('en');
  theme = $state<Theme>('auto');
  /** Whether moves are typed and read as text. */
  typed = $state(false);
  /** Whether single letters choose: they may be in the way of other means of input. */
  letters = $state(true);
  /** Whether moves to which there is no alternative are made by themselves. */
  forced = $state(true);
  /** How quickly pieces move. */
  speed = $state<Speed>('normal');
  sound = $state(false);
  /** Whether the sheet of a scoring comes by itself. */
  scorings = $state(true);

  constructor() {
    const asked = new URLSearchParams(location.search);
    const theme = asked.get('theme') ?? kept(KEYS.theme);
    const first = asked.get('lang') ?? kept(KEYS.language);
    this.language = pickLanguage(first === null ? navigator.languages : [first]);
    this.theme = isTheme(theme) ? theme : 'auto';
    this.typed = kept(KEYS.typed) === 'yes';
    this.letters = kept(KEYS.letters) !== 'no';
    this.forced = kept(KEYS.forced) !== 'no';
    const speed = kept(KEYS.speed);
    this.speed = isSpeed(speed) ? speed : 'normal';
    this.sound = kept(KEYS.sound) === 'yes';
    this.scorings = kept(KEYS.scorings) !== 'no';
    this.#wear();
  }

  speak(language: Language): void {
    this.language = language;
    keep(KEYS.language, language);
    this.#wear();
  }

  light(theme: Theme): void {
    this.theme = theme;
    keep(KEYS.theme, theme);
    this.#wear();
  }

  type(typed: boolean): void {
    this.typed = typed;
    keep(KEYS.typed, typed ? 'yes' : 'no');
  }

  useLetters(on: boolean): void {
    this.letters = on;
    keep(KEYS.letters, on ? 'yes' : 'no');
  }

  playForced(on: boolean): void {
    this.forced = on;
    keep(KEYS.forced, on ? 'yes' : 'no');
  }

  move(speed: Speed): void {
    this.speed = speed;
    keep(KEYS.speed, speed);
  }

  hear(sound: boolean): void {
    this.sound = sound;
    keep(KEYS.sound, sound ? 'yes' : 'no');
  }

  showScorings(on: boolean): void {
    this.scorings = on;
    keep(KEYS.scorings, on ? 'yes' : 'no');
  }

  #wear(): void {
    document.documentElement.lang = this.language;
    wear(this.theme);
  }
}
