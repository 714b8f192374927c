/** What the board of Im Reich der Wüstensöhne explains: fields, oases, pieces, icons and goods, with their clauses. */
import { collect, type Topic, topicsFor } from '../../lib/rules/topics';

const topic = topicsFor('WS');

const GOODS = ['myrrh', 'incense', 'gem', 'salt'];

const ICONS: Readonly<Record<string, string>> = {
  camel: '173',
  water1: '174',
  water2: '174',
  rumour: '175 176 177 178 179',
};

const TILES = ['tileset', 'tile['];

const ALL: readonly Topic[] = [
  topic('field', 'wuestensoehne-word-playing_area', '020 021 022 120 121', {
    also: ['board', 'rotation', 'placements'],
    parts: ['cross', 'tileset'],
  }),
  topic('cross', 'wuestensoehne-word-start_cross', '003 020 027 028 040', { parts: ['cross'] }),
  topic('tile', 'wuestensoehne-word-tile', '002 021 025 029 030 043 093 096 097', {
    also: ['piece', 'discarded', 'unseen'],
    parts: TILES,
  }),
  topic('hand', 'wuestensoehne-word-discover', '090 092 093 097 098 100 101 111 115', {
    also: ['hand_from'],
    parts: TILES,
  }),
  topic('pile', 'wuestensoehne-word-pile', '002 041 042 094 117 210', {
    also: ['piles', 'current_pile'],
    parts: ['piles'],
  }),
  topic('oasis', 'wuestensoehne-word-oasis', '026 027 150 151 152 154', {
    also: ['oases', 'open_ends'],
  }),
  topic('section', 'wuestensoehne-word-section', '025 026 133 134', { also: ['sections'] }),
  topic('line', 'wuestensoehne-word-valuation', '152 156 157 158 159 163 165 167', {
    also: ['valued_oasis'],
  }),
  topic('open_line', 'wuestensoehne-word-open_line', '022 023 024 090 091', {
    also: ['open_lines', 'open', 'sides'],
  }),
  topic('reach', 'wuestensoehne-word-move', '070 071 072 073 074 075 078 079'),
  topic('caravan', 'wuestensoehne-word-caravan', '004 070 071 075 076 111'),
  topic('explorer', 'wuestensoehne-word-explorer', '004 005 130 131 132 133 139 156', {
    also: ['explorers', 'height', 'place'],
    parts: ['explorers'],
  }),
  topic('turban', 'wuestensoehne-word-turban', '006 052 157 190 191 192'),
  ...GOODS.map((id) =>
    topic(`good:${id}`, `wuestensoehne-good-${id}`, '170 171 172 221 223', {
      also: [`icon:${id}`],
      parts: [`goods.${id}`],
    }),
  ),
  topic('good', 'wuestensoehne-word-good', '012 048 170 171 172 221 223', {
    also: ['goods', 'goods_supply', 'good_values', 'room'],
    parts: ['goods.'],
  }),
  ...Object.entries(ICONS).map(([id, clauses]) =>
    topic(`icon:${id}`, `wuestensoehne-icon-${id}`, `${clauses} 163 164 028`, { parts: [`icons.${id}`] }),
  ),
  topic('icon', 'wuestensoehne-word-action_icon', '028 133 163 164 165 166', {
    also: ['icons', 'free_icons'],
    parts: ['icons.'],
  }),
  topic('water', 'wuestensoehne-word-water_stone', '009 051 078 101 158 174 200', { also: ['water_supply'] }),
  topic('camel', 'wuestensoehne-word-camel_card', '010 011 170 173', {
    also: ['camels', 'camel_supply'],
    parts: ['camels.'],
  }),
  topic('rumour', 'wuestensoehne-word-rumour_board', '007 008 048 049 175 177 180 220 221 222', {
    also: ['rumour_spaces', 'rumour_stock', 'rumour_beside', 'rumour_values', 'occupied'],
    parts: ['rumours'],
  }),
  topic('reserve', 'wuestensoehne-word-reserve', '032 043 095 098 100 101 106 109'),
  topic('leader', 'wuestensoehne-word-leader', '200 201 202 203', { also: ['bonus_turn'] }),
  topic('driver', 'wuestensoehne-word-driver', '078 079 114'),
  topic('scout', 'wuestensoehne-word-scout', '101 102 105 116'),
  topic('goes_left', 'wuestensoehne-word-turn', '060 061 062 210 211 212 214', { also: ['idle_goes'] }),
  topic('caravan_board', 'wuestensoehne-word-caravan_board', '010 047 078 101 200', { also: ['players'] }),
  topic('first', 'web-field-first', '052 053 064', { also: ['active'] }),
  topic('reconstructed', 'web-field-reconstructed', '002 003', {
    parts: ['tileset', 'cross', 'rumours', 'icons', 'goods', 'camels', 'explorers', 'piles'],
  }),
];

export const TOPICS = collect(ALL, {
  hand_from: 'seat',
  icons: 'icon',
  free_icons: 'icon',
  goods: 'good',
  goods_supply: 'good',
  good_values: 'good',
  'rumour_spaces.good': 'good',
});
