/** What the board of Yspahan explains: every thing on it, and the clauses that are about it. */
import { collect, type Topic, topicsFor } from '../../lib/rules/topics';
import { BUILDINGS } from './geometry';

const topic = topicsFor('YS');

const BUILDING_CLAUSES: Readonly<Record<string, string>> = {
  paddock: '210 220 221',
  shop: '211 220 221',
  hammam: '212 222',
  caravanserai: '213 155 223 226',
  bazaar: '214 291 225',
  hoist: '215 220 221 224',
};

const CARD_CLAUSES: Readonly<Record<string, string>> = {
  take_camels: '260',
  take_gold: '261',
  place_shop: '262',
  load_caravan: '263 223',
  sell_camels: '264',
  sell_gold: '269',
  build_no_camels: '265 268',
  build_no_gold: '266 268',
  exchange: '267',
};

const SQUARE_CLAUSES: Readonly<Record<string, string>> = {
  camel: '055 090 093 075',
  gold: '056 091 093 075',
};
const SQUARES = ['camel', 'sack', 'barrel', 'chest', 'vase', 'gold'];

const ALL: readonly Topic[] = [
  topic('city', 'yspahan-word-city', '001 002 042', { parts: ['layout', 'district'] }),
  topic('shop', 'yspahan-word-shop', '102 103 104 105 109 140', { parts: ['shop'] }),
  topic('souk', 'yspahan-word-souk', '003 290 292 106 113 114', { parts: ['souk'] }),
  topic('space', 'yspahan-word-road_space', '005 006 007 123 129', { parts: ['road', 'layout.road_shades'] }),
  topic('supervisor', 'yspahan-supervisor', '120 121 125 128 140 144 301'),
  topic('tower', 'yspahan-tower', '009 054 055 056 057 059 073 074'),
  ...SQUARES.map((id) =>
    topic(`square:${id}`, `yspahan-square-${id}`, SQUARE_CLAUSES[id] ?? '057 100 101 109 111 075'),
  ),
  topic('die_yellow', 'yspahan-word-die_yellow', '051 052 060 061 062'),
  topic('caravan', 'yspahan-caravan', '010 149 151 152 153 295 296', { parts: ['camel'] }),
  topic('building', 'yspahan-word-building', '180 183 184 185 187'),
  ...BUILDINGS.map(({ id }) =>
    topic(`building:${id}`, `yspahan-building-${id}`, `${BUILDING_CLAUSES[id]} 185`),
  ),
  topic('deck', 'yspahan-word-deck', '012 170 171 173 240 250'),
  ...Object.entries(CARD_CLAUSES).map(([id, clauses]) =>
    topic(`card:${id}`, `yspahan-card-${id}`, `${clauses} 241 250`),
  ),
  topic('calendar', 'yspahan-day', '040 041 280 281 282 300'),
  topic('score', 'yspahan-word-score_track', '008 043 314 311'),
  topic('stock', 'yspahan-word-general_stock', '014 013 092 313', { parts: ['supply'] }),
];

export const TOPICS = collect(ALL);
