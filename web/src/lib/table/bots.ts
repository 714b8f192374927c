import type { Speaker } from '../words/speaker';

/** The levels that people can invite, the weakest first; the house knows one more, which plays anything. */
export const LEVELS = ['easy', 'medium', 'hard', 'expert'] as const;
/** Who is invited where nobody says more. */
export const USUAL_LEVEL = 'medium';

/** What a level is called. */
export function levelName(speaker: Speaker, level: string): string {
  return speaker.text('bot-level', { level });
}

/** What a seat of a bot says. */
export function botName(speaker: Speaker, level: string | null | undefined): string {
  return speaker.text('web-seat-bot', { bot: levelName(speaker, level ?? USUAL_LEVEL) });
}
