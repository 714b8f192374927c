/** What the board of Istanbul explains: places, pieces, tiles and cards of all its boxes, with their clauses. */
import { collect, type Topic, topicsFor } from '../../lib/rules/topics';

const topic = topicsFor('IS');

/** The places by their number, from 1. */
const PLACES: readonly (readonly [string, string])[] = [
  ['wainwright', '101 102 103 019 IM-002'],
  ['fabric_warehouse', '104 061 134'],
  ['spice_warehouse', '104 061 134'],
  ['fruit_warehouse', '104 061 134'],
  ['post_office', '105 106 022'],
  ['caravansary', '107 108 109 164 IM-031'],
  ['fountain', '110 111 045 052 112 IL-041 IL-045'],
  ['black_market', '113 114 115 136'],
  ['tea_house', '116 117 136'],
  ['large_market', '118 119 121 023'],
  ['small_market', '118 120 121 160 023'],
  ['police_station', '122 123 124 125 073'],
  ['sultans_palace', '126 127 128 021 139'],
  ['small_mosque', '129 130 131 132 018'],
  ['great_mosque', '129 130 131 132 018'],
  ['gemstone_dealer', '137 138 020 139'],
  ['roasting_plant', 'IM-040 IM-041 IM-084'],
  ['guild_hall', 'IM-042 IM-043 IM-081'],
  ['tavern', 'IM-045 IM-046 IM-047 IM-048'],
  ['coffee_house', 'IM-049 IM-050 IM-009'],
  ['embassy', 'IL-100'],
  ['kiosk', 'IL-101 IL-102 IL-103 IL-105 IL-107'],
  ['auction_house', 'IL-110 IL-111 IL-112 IL-113 IL-115 IL-116'],
  ['secret_society', 'IL-120 IL-121 IL-124'],
  ['catacombs', 'IL-130 IL-131 IL-132'],
];

const MOSQUE_TILES: Readonly<Record<string, string>> = {
  fabric: '136',
  spice: '134',
  fruit: '135',
  jewelry: '133',
};

const FIGURES: Readonly<Record<string, string>> = {
  governor: '075',
  smuggler: '076',
  coffee_trader: 'IM-032',
  courier: 'IL-060',
};

const CARDS: Readonly<Record<string, string>> = {
  gain_good: '151',
  gain_5_lira: '152',
  repeat_sultan: '153 165',
  repeat_post_office: '154 165',
  repeat_gemstone: '155 165',
  return_family: '156',
  move_0: '157',
  move_3_4: '158',
  return_assistant: '159',
  small_market_any: '160',
  repeat_wainwright: 'IM-060 165',
  repeat_coffee_house: 'IM-061 165',
  gain_2_coffee: 'IM-062',
  gain_guild_card: 'IM-063',
  sell_coffee: 'IM-064',
  call_coffee_trader: 'IM-065',
  move_barrier: 'IM-066 IM-054',
  any_warehouse: 'IM-067',
  gain_letter: 'IL-140',
  dice_reward: 'IL-141',
  good_for_7_lira: 'IL-142',
  printed_good_and_3_lira_fabric: 'IL-143',
  printed_good_and_3_lira_spice: 'IL-143',
  printed_good_and_3_lira_fruit: 'IL-143',
  printed_good_and_3_lira_jewelry: 'IL-143',
  copy_discard: 'IL-144 IL-154',
  family_step: 'IL-145',
  follow_merchant: 'IL-146 IL-152',
  companion_two: 'IL-147',
  use_figure: 'IL-148',
  repeat_mosque: 'IL-149 165',
  repeat_secret_society: 'IL-150 165',
  anywhere_for_3_lira: 'IL-151 IL-152',
};

const GUILD_CARDS: Readonly<Record<string, string>> = {
  two_goods: 'IM-071',
  seven_lira: 'IM-072',
  three_coffee: 'IM-073',
  two_assistants: 'IM-074',
  summon_figure: 'IM-075 IM-083',
  safe_conduct: 'IM-076',
  family_errand: 'IM-077 IM-082',
  second_sale: 'IM-078',
  cheap_extension: 'IM-079',
  assistant_errand: 'IM-080 IM-082',
};

const TAVERN_TILES: Readonly<Record<string, string>> = {
  straight_line: 'IM-052 IM-046',
  free_figures: 'IM-053 IM-046 IG-008',
};

const KIOSK_TILES = Array.from({ length: 24 }, (_, nth) => `k${String(nth + 1).padStart(2, '0')}`);

/** How a part of the box is addressed: `bonus_card[13] "gain_2_coffee"`. */
function part(list: string, nth: number): readonly string[] {
  return [`${list}[${nth + 1}]`];
}

const ALL: readonly Topic[] = [
  ...PLACES.map(([key, clauses], nth) =>
    topic(`place:${nth + 1}`, { id: 'istanbul-place', args: { place: nth + 1 } }, `${clauses} 060`, {
      also: [`place:${key}`],
      parts: part('place', nth),
    }),
  ),
  topic('place', 'istanbul-word-place', '001 002 003 040 041 060', {
    also: ['places', 'reach', 'columns', 'rows'],
  }),
  topic('payment', 'istanbul-field-payment', '050 051 052 053 056'),
  topic('available', 'istanbul-field-available', '060 062 064', { also: ['cost'] }),
  topic('merchant', 'istanbul-word-merchant', '040 041 015 050 051 056', { also: ['merchants'] }),
  topic('assistant', 'istanbul-word-assistant', '015 042 043 044 046', { also: ['assistants', 'stack'] }),
  topic('family', 'istanbul-word-family_member', '016 071 072 073 074 122 123', { also: ['families'] }),
  topic('companion', 'istanbul-word-companion', 'IL-040 IL-041 IL-042 IL-044 IL-047 IL-048 IL-050', {
    also: ['companions', 'companion_reach'],
  }),
  topic('neutral', 'istanbul-word-neutral_merchant', '026 053 054 055', { also: ['neutrals'] }),
  ...Object.entries(FIGURES).map(([id, clauses], nth) =>
    topic(`figure:${id}`, { id: 'istanbul-figure', args: { figure: id } }, `${clauses} 077 078 079`, {
      parts: part('figure', nth),
    }),
  ),
  topic('encounter', 'istanbul-word-encounter', '070 071 077 078 079 080', {
    also: ['figure', 'figures', 'figure_prices', 'met'],
  }),
  ...['fabric', 'spice', 'fruit', 'jewelry'].map((id) =>
    topic(`good:${id}`, { id: 'istanbul-good', args: { good: id } }, '014 061 062 063'),
  ),
  topic('good:coffee', { id: 'istanbul-good', args: { good: 'coffee' } }, 'IM-020 IM-021 IM-022 IM-023', {
    also: ['coffee'],
    parts: ['coffee.'],
  }),
  topic('wheelbarrow', 'istanbul-word-wheelbarrow', '014 061 102 133', {
    also: ['good', 'goods', 'capacity'],
  }),
  topic('extension', 'istanbul-word-extension', '101 102 103', { also: ['extensions'] }),
  topic('ruby', 'istanbul-word-ruby', '170 171 173 176 027', { also: ['rubies', 'target', 'track'] }),
  topic('lira', 'istanbul-word-lira', '012 050 062'),
  ...Object.entries(MOSQUE_TILES).map(([id, clauses]) =>
    topic(
      `mosque_tile:${id}`,
      { id: 'istanbul-mosque-tile', args: { good: id } },
      `${clauses} 129 130 131 017`,
    ),
  ),
  topic('mosque_tile', 'istanbul-word-mosque_tile', '017 129 130 131 132', {
    also: ['mosque_tiles', 'stacks'],
  }),
  topic('demand', 'istanbul-word-demand_tile', '118 121 023', { also: ['next_demands', 'prices'] }),
  topic('mail', 'istanbul-word-mail_indicator', '105 106 022', { also: ['gives'] }),
  ...Object.entries(CARDS).map(([id, clauses], nth) =>
    topic(`card:${id}`, `istanbul-card-${id}`, `${clauses} 150 161`, { parts: part('bonus_card', nth) }),
  ),
  topic('card', 'istanbul-word-bonus_card', '013 025 150 161 162 163', {
    also: [
      'cards',
      'deck',
      'discard',
      'unseen',
      'hand',
      'known_cards',
      'reconstructed',
      'reconstructed_parts',
    ],
    parts: ['bonus_decks'],
  }),
  ...Object.entries(GUILD_CARDS).map(([id, clauses], nth) =>
    topic(`guild_card:${id}`, `istanbul-guild-${id}`, `${clauses} IM-070`, {
      parts: part('guild_card', nth),
    }),
  ),
  topic('guild_card', 'istanbul-word-guild_card', 'IM-070 IM-013 IM-044 IM-081', {
    also: ['guild_cards', 'guild_deck', 'guild_discard', 'unseen_guild', 'guild_hand', 'known_guild_cards'],
    parts: ['guild_card'],
  }),
  ...Object.entries(TAVERN_TILES).map(([id, clauses], nth) =>
    topic(`tavern_tile:${id}`, `istanbul-tavern-${id}`, clauses, {
      parts: [...part('tavern_tile', nth), 'tavern.costs'],
    }),
  ),
  topic('tavern_tile', 'istanbul-word-tavern_tile', 'IM-046 IM-010', {
    also: ['tavern_tiles'],
    parts: ['tavern.costs'],
  }),
  topic('barrier', 'istanbul-word-barrier', 'IM-054 IM-055 IM-056 IM-057 IM-048', {
    also: ['barrier_holder', 'edge'],
    parts: ['barrier'],
  }),
  topic('letter', 'istanbul-word-letter', 'IL-030 IL-031 IL-032 IL-036 IL-037 IL-021', {
    also: ['letters', 'discarded_letters'],
    parts: ['letters.count'],
  }),
  topic('seal', 'istanbul-word-seal', 'IL-036 IL-037 IL-061 IL-062 IL-120', { also: ['seals'] }),
  topic('double_move', 'istanbul-word-double_move', 'IL-061 IL-064 IL-065 IL-068', { also: ['doubled'] }),
  ...KIOSK_TILES.map((id) =>
    topic(`kiosk_tile:${id}`, `istanbul-kiosk-${id}`, `IL-${id.toUpperCase()} IL-102 IL-107 IL-160`),
  ),
  topic('kiosk_tile', 'istanbul-word-kiosk_tile', 'IL-018 IL-019 IL-101 IL-102 IL-107', {
    also: ['kiosk_pile', 'kiosk_open', 'kiosk_discard'],
    parts: ['kiosk.count'],
  }),
  topic('rank_lira', 'istanbul-field-rank_lira', 'IL-020 IL-121'),
  topic('auction', 'istanbul-field-auction', 'IL-110 IL-111 IL-112 IL-113 IL-114 IL-118', {
    also: ['bid', 'bidder'],
  }),
  topic('dice', 'istanbul-field-dice', '024 077 113 116 136'),
  topic('players', 'web-field-players', '010 011 012 013 014 015 016'),
  topic('first', 'web-field-first', '011 012 030 171', { also: ['active'] }),
  topic('round', 'web-field-round', '030 031 171', { also: ['last_round', 'round_limit'] }),
  topic('box', 'istanbul-field-box', '001 IM-001 IL-001 IG-001'),
];

export const TOPICS = collect(ALL, {
  'places.id': 'place',
  'places.merchants': 'seat',
  'places.companions': 'seat',
  'places.families': 'seat',
  'places.assistants': 'seat',
  'stacks.id': 'mosque_tile',
  'players.merchant': 'place',
  'players.assistants': 'place',
  'players.family': 'place',
  'players.companion': 'place',
  'letters.place': 'place',
  'figures.*': 'place',
  figures: 'figure',
  figure_prices: 'figure',
  met: 'figure',
  reach: 'place',
  companion_reach: 'place',
  barrier: 'place',
  barrier_holder: 'seat',
  bidder: 'seat',
  goods: 'good',
  demand: 'good',
  next_demands: 'good',
  gives: 'good',
  cost: 'good',
  mosque_tiles: 'mosque_tile',
  tavern_tiles: 'tavern_tile',
  discard: 'card',
  hand: 'card',
  known_cards: 'card',
  unseen: 'card',
  guild_discard: 'guild_card',
  guild_hand: 'guild_card',
  known_guild_cards: 'guild_card',
  unseen_guild: 'guild_card',
  kiosk_open: 'kiosk_tile',
  kiosk_discard: 'kiosk_tile',
});
