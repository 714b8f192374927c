/** What cards and tiles show before one reads them: a symbol, and what is written under it. */
import { group, type Mark, path, round, text, use } from './marks';

export interface Sign {
  readonly symbol: string;
  readonly said?: string;
}

const CARDS: Readonly<Record<string, Sign>> = {
  gain_good: { symbol: 'any' },
  gain_5_lira: { symbol: 'coin', said: '5' },
  repeat_sultan: { symbol: 'crown', said: '×2' },
  repeat_post_office: { symbol: 'mail', said: '×2' },
  repeat_gemstone: { symbol: 'ruby', said: '×2' },
  return_family: { symbol: 'home' },
  move_0: { symbol: 'step', said: '0' },
  move_3_4: { symbol: 'step', said: '3–4' },
  return_assistant: { symbol: 'back' },
  small_market_any: { symbol: 'any', said: '11' },
  repeat_wainwright: { symbol: 'ext', said: '×2' },
  repeat_coffee_house: { symbol: 'coffee', said: '×2' },
  gain_2_coffee: { symbol: 'coffee', said: '2' },
  gain_guild_card: { symbol: 'guild' },
  sell_coffee: { symbol: 'coffee', said: '→' },
  call_coffee_trader: { symbol: 'coffee', said: '!' },
  move_barrier: { symbol: 'barrier' },
  any_warehouse: { symbol: 'barrow' },
  gain_letter: { symbol: 'letter' },
  dice_reward: { symbol: 'dice' },
  good_for_7_lira: { symbol: 'any', said: '→7' },
  printed_good_and_3_lira_fabric: { symbol: 'fabric', said: '+3' },
  printed_good_and_3_lira_spice: { symbol: 'spice', said: '+3' },
  printed_good_and_3_lira_fruit: { symbol: 'fruit', said: '+3' },
  printed_good_and_3_lira_jewelry: { symbol: 'jewelry', said: '+3' },
  copy_discard: { symbol: 'card', said: '=' },
  family_step: { symbol: 'family' },
  follow_merchant: { symbol: 'step', said: '→' },
  companion_two: { symbol: 'companion', said: '2' },
  use_figure: { symbol: 'crown' },
  repeat_mosque: { symbol: 'any', said: '×2' },
  repeat_secret_society: { symbol: 'seal', said: '×2' },
  anywhere_for_3_lira: { symbol: 'step', said: '3' },
};

const GUILD: Readonly<Record<string, Sign>> = {
  two_goods: { symbol: 'any', said: '2' },
  seven_lira: { symbol: 'coin', said: '7' },
  three_coffee: { symbol: 'coffee', said: '3' },
  two_assistants: { symbol: 'back', said: '2' },
  summon_figure: { symbol: 'crown' },
  safe_conduct: { symbol: 'check' },
  family_errand: { symbol: 'family' },
  second_sale: { symbol: 'coin', said: '×2' },
  cheap_extension: { symbol: 'ext' },
  assistant_errand: { symbol: 'disc' },
};

const KIOSK: readonly string[] = [
  'fruit spice fabric fruit spice fabric fruit spice fabric jewelry card coin',
  'coffee coffee companion dice ext ext step letter letter letter any card',
]
  .join(' ')
  .split(' ');

export function signOf(card: string): Sign {
  return CARDS[card] ?? { symbol: 'card' };
}

export function guildSignOf(card: string): Sign {
  return GUILD[card] ?? { symbol: 'guild' };
}

/** A tile of the Kiosk, by its number in `k07`. */
export function kioskSignOf(tile: string): Sign {
  return { symbol: KIOSK[Number(tile.slice(1)) - 1] ?? 'kiosk' };
}

/** A card lying open on a tile. */
export function smallCard(sign: Sign, x: number, y: number): Mark {
  const { symbol, said } = sign;
  return group([
    path('i mini', round(x, y, 29, 38, 4)),
    use(symbol, x + 5.5, y + (said ? 3 : 10), 18, 'quiet'),
    ...(said ? [text(x + 14.5, y + 34, said, 'ns')] : []),
  ]);
}
