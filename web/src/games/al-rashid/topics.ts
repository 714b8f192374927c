/** What the board of Al Rashid explains: areas, offices, pieces, goods, tiles and tokens, with their clauses. */
import { collect, type Topic, topicsFor } from '../../lib/rules/topics';
import type { Message } from '../../lib/table/types';
import NAMES from './names.generated.json';

const topic = topicsFor('AR');

const PALACES: Readonly<Record<string, string>> = {
  spies: '130 131 133 134 135',
  military: '140 141 316',
  scholars: '145 146',
  merchants: '150 151',
  politicians: '155 156',
  al_rashid: '160 161 162 165 068',
};

/** Every office has a clause of its own, in the order of the box. */
const FIRST_OFFICE = 200;

const GOODS = ['wood', 'pottery', 'metal', 'spices', 'silk'];
const COLOURS = ['red', 'blue'];
const VALUES = [1, 2, 3, 4];

/** The name that stands in the box file, which every language shows in its own words. */
function fromBox(names: { en: string; it: string; fr: string; de: string }): Message {
  return { id: 'al-rashid-from-box', args: names };
}

const ALL: readonly Topic[] = [
  ...Object.entries(PALACES).map(([id, clauses], nth) =>
    topic(`area:${id}`, `al-rashid-palace-${id}`, `${clauses} 120 121 122 123`, {
      also: [`palace:${id}`],
      parts: [`palace[${nth + 1}]`],
    }),
  ),
  ...Object.entries(NAMES.area).map(([id, names], nth) =>
    topic(`area:${id}`, fromBox(names), '090 091 092 095 096 099 110 111 112', {
      parts: [`territory[${nth + 1}]`],
    }),
  ),
  topic('area', 'al-rashid-word-area', '003 004 063 064 065 066 083 085', {
    also: ['areas', 'resolved'],
  }),
  ...Object.entries(NAMES.office).map(([id, names], nth) =>
    topic(`office:${id}`, fromBox(names), `${FIRST_OFFICE + nth} 124 170 172 173`, {
      parts: [`office[${nth + 1}]`],
    }),
  ),
  topic('office', 'al-rashid-word-office', '013 014 124 125 170 171 172 173 175 176', {
    also: ['offices'],
    parts: ['office['],
  }),
  topic('piece:pasha', 'al-rashid-piece-pasha', '008 066 068 070 155 251'),
  topic('piece:merchant', 'al-rashid-piece-merchant', '008 066 070 150 251'),
  topic('piece:sage', 'al-rashid-piece-sage', '008 067 070 145 251', { also: ['sages'] }),
  topic('family', 'al-rashid-word-family', '001 008 023 061 251', { also: ['piece', 'figure', 'players'] }),
  topic('reserve', 'al-rashid-word-reserve', '023 061 062 129'),
  topic('stack', 'al-rashid-word-stack', '064 065 066 067 076', { also: ['stacks'] }),
  topic('dominance', 'al-rashid-word-dominance', '070 071 072 073 074', { also: ['rank', 'acting'] }),
  ...GOODS.map((id) =>
    topic(`good:${id}`, `al-rashid-good-${id}`, '006 007 041 042', { also: [`item:${id}`] }),
  ),
  topic('good', 'al-rashid-word-barter_table', '006 041 042 043 020 110 241', { also: ['goods', 'item'] }),
  topic('payment', 'al-rashid-word-gold', '040 045 046 047 048 051 054 303', {
    also: ['gold', 'held', 'given', 'proposal', 'loss', 'overpaid', 'asked'],
  }),
  topic('wealth', 'al-rashid-word-wealth', '044 042 043 255'),
  topic('letter', 'al-rashid-word-letter', '011 057 058 059 305 021 146', {
    also: ['letters', 'item:letter'],
  }),
  topic('influence', 'al-rashid-word-influence', '011 156 253'),
  topic('dishonour', 'al-rashid-word-dishonour', '011 099 123 165 254'),
  ...COLOURS.map((colour) =>
    topic(`pile:${colour}`, `al-rashid-colour-${colour}`, '009 010 091 094 104', {
      parts: [`mercenaries.${colour}`],
    }),
  ),
  ...COLOURS.flatMap((colour) =>
    VALUES.map((value) =>
      topic(
        `hand:${colour} ${value}`,
        { id: 'al-rashid-tile', args: { colour, value } },
        '009 093 094 098 270 271',
        { parts: [`mercenaries.${colour}`] },
      ),
    ),
  ),
  topic('tile', 'al-rashid-word-mercenary_tile', '009 010 026 091 093 094 098 102 103', {
    also: ['tiles', 'hand', 'pile', 'piles', 'discard', 'unseen', 'face_up'],
    parts: ['mercenaries'],
  }),
  ...Object.entries(NAMES.crisis).map(([id, names], nth) =>
    topic(`crisis:${id}`, fromBox(names), '034 012 243', { parts: [`crisis[${nth + 1}]`] }),
  ),
  topic('crisis', 'al-rashid-word-crisis_card', '012 032 033 034 243 321 322', {
    also: ['deck', 'top', 'top_seen_by', 'buried'],
    parts: ['crisis['],
  }),
  topic('order', 'al-rashid-word-play_order', '024 015 162 163 244', { also: ['order_next', 'mover'] }),
  topic('turn', 'al-rashid-word-turn_track', '060 015 240 250', { also: ['turns'] }),
  topic('phase', 'web-field-phase', '060 061 080 240'),
  topic('phase:placement', 'al-rashid-word-placement_phase', '060 061 062 063 064'),
  topic('phase:resolution', 'al-rashid-word-resolution_phase', '080 081 082 083 084 085'),
  topic('score', 'al-rashid-word-prestige', '002 251 252 253 254 255', {
    also: ['score_parts', 'points', 'tokens'],
  }),
  topic('reconstructed', 'web-field-reconstructed', '290 291', {
    parts: ['territory', 'crisis[', 'office['],
  }),
];

export const TOPICS = collect(ALL, {
  'areas.id': 'area',
  'offices.id': 'office',
  'crisis.resolved': 'crisis',
  'crisis.top': 'crisis',
  'crisis.buried': 'crisis',
  'crisis.top_seen_by': 'seat',
  'tiles.colour': 'pile',
  area: 'area',
  offices: 'office',
  phase: 'phase',
  figure: 'piece',
  reserve: 'piece',
  family: 'piece',
  goods: 'good',
  held: 'good',
  given: 'good',
  proposal: 'good',
  asked: 'good',
  tiles: 'pile',
  piles: 'pile',
  hand: 'hand',
  discard: 'hand',
  unseen: 'hand',
  reconstructed: 'area office crisis',
});
