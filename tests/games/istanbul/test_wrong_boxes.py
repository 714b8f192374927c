"""An owner's file with a mistake in it: one sentence says what is wrong, where, and by which clause."""

# ruff: noqa: E501  the table reads best with one mistake a line

from __future__ import annotations

import re
from copy import deepcopy
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from fondaco.games.istanbul.box import Box, load_box
from fondaco.games.istanbul.box_checks.facts import COMPONENTS, FIXED
from fondaco.games.istanbul.box_checks.shapes import BONUS_CARDS, PLACES
from fondaco.table.box import BoxError
from tests.games.istanbul.owner import (
    BUILT_IN,
    DATA,
    Change,
    both,
    drop,
    load_changed,
    put,
    repeat,
    swap,
    text_of,
)

SHORT_PATHS = [[15, 5, 2, 14], [4, 12, 7, 3], [8, 6, 11, 9], [13, 10, 1, 16]]
COFFEE_TO_11 = [6, 7, 8, 9, 11]

# what is done to the file, the words of the sentence, the clause
WRONG: list[tuple[str, Change, str, str | None]] = [
    # boxes and games
    ("a box left out", drop("box.2"), 'box: "letters" is missing', "IS-DATA-02"),
    ("boxes in another order", swap("box.0", "box.1"), "box: the blocks are not in order", "IS-DATA-02"),
    ("a component of another box", put("box.0.components.guild_cards", 20), '"guild_cards" are not in this box', "IS-DATA-02"),
    ("too few letters in the box", put("box.2.components.letters", 30), "30 letters are stated, but 32 are listed", "IS-DATA-02"),
    ("too many new cards in the box", put("box.2.components.bonus_cards", 27), "27 bonus cards are stated, but 26 are listed", "IS-DATA-02"),
    ("a game left out", drop("game.3"), 'game: "grand_bazaar" is missing', "IG-001"),
    ("an unknown game", put("game.3.id", "bazaar"), 'game[4] "bazaar" id: the value "bazaar" is not one', "IS-001"),
    ("a board of the wrong size", put("game.1.columns", 4), 'game[2] "mocha" columns: the rules fix this value, 5', "IM-003"),
    ("a board without the Fountain", put("game.0.places", [*range(1, 7), *range(8, 18)]), "places: the rules fix this value, 1, 2,", "IS-001"),
    ("the Catacombs in Letters & Seals", put("game.2.places", [*range(1, 17), 21, 22, 23, 24, 25]), 'game[3] "letters" places: the rules fix', "IL-010"),
    ("the Courier in the base game", put("game.0.figures", ["governor", "smuggler", "courier"]), "figures: the rules fix this value, governor, smuggler", "IS-024"),
    ("seven rubies to the end", put("game.2.rubies_to_trigger.3", 7), "the rules fix this value, 6", "IL-005"),
    ("no rubies for five players", drop("game.0.rubies_to_trigger.5"), '"5" is missing', "IS-001"),
    ("rubies for six players", put("game.0.rubies_to_trigger.6", 5), '"6" is not a key of this block', "IS-001"),
    ("tracks that refill in the base game", put("game.0.tracks_refill", True), "the rules fix this value, false", "IL-006"),
    # layouts
    ("a layout left out", drop("layout.4"), 'layout: "letters_first_game" is missing', "IS-DATA-04"),
    ("a layout of another game", put("layout.0.game", "mocha"), "the rules fix this value, base", "IS-004"),
    ("a layout with a row too few", put("layout.0.rows", SHORT_PATHS[:3]), 'layout[1] "short_paths" rows: the file lists 3 rows instead of 4', "IS-004"),
    ("a layout with a short row", put("layout.0.rows.1", [4, 12, 7]), "the file lists 3 places instead of 4", "IS-004"),
    ("a layout with a place twice", put("layout.1.rows.0.0", 2), 'layout[2] "long_paths" rows: place 16 is missing', "IS-005"),
    ("a layout with a place of another box", put("layout.2.rows.0.0", 17), "place 1 is missing", "IS-006"),
    ("the Fountain at the edge", swap("layout.0.rows.1.2", "layout.0.rows.1.3"), "the Fountain does not lie on one of its cells", "IS-007"),
    ("Black Market beside the Tea House", swap("layout.0.rows.2.0", "layout.0.rows.2.2"), "Black Market and Tea House are only 1 apart", "IS-008"),
    ("Black Market and Tea House in one row", swap("layout.3.rows.1.0", "layout.3.rows.2.0"), "Black Market and Tea House share a row", "IM-006"),
    ("Black Market and Tea House in one column", swap("layout.4.rows.2.4", "layout.4.rows.3.0"), "Black Market and Tea House share a column", "IL-013"),
    ("two first games", put("layout.1.first_game", True), "the rules fix this value, false", "IS-005"),
    ("a Fountain that may lie in a corner", put("layout_rule.0.fountain_cells.0", [0, 0]), "these are not the inner cells; use [1, 1], [1, 2]", "IS-007"),
    ("a Fountain beside the centre", put("layout_rule.3.fountain_cells", [[1, 2]]), "these are not the inner cells; use [2, 2]", "IG-003"),
    ("a smaller distance", put("layout_rule.1.black_market_tea_house_min_distance", 2), "the rules fix this value, 3", "IM-006"),
    ("a common row in the Grand Bazaar", put("layout_rule.3.black_market_tea_house_same_row_allowed", True), "the rules fix this value, false", "IG-004"),
    ("a rule left out", drop("layout_rule.3"), 'layout_rule: "grand_bazaar" is missing', "IS-DATA-04"),
    # goods, pieces, figures
    ("a good left out", drop("good.3"), 'good: "jewelry" is missing', "IS-014"),
    ("a fifth good", repeat("good.0"), 'the id "fabric" is used twice', "IS-014"),
    ("goods in another order", swap("good.0", "good.1"), "good: the blocks are not in order", "IS-014"),
    ("a good in another warehouse", put("good.0.warehouse", 3), "3 as the warehouse are stated, but 2 are listed", "IS-104"),
    ("a negative fee", put("payments.other_merchant", -2), "-2 is not between 1 and 99", "IS-050"),
    ("a figure left out", drop("figure.3"), 'figure: "courier" is missing', "IG-007"),
    ("a Governor who gives goods", put("figure.0.gain", {"goods_of_choice": 1}), 'figure[1] "governor" gain: "bonus_cards" is missing', "IS-075"),
    ("a Governor who gives two cards", put("figure.0.gain", {"bonus_cards": 2}), "the rules fix this value, 1", "IS-075"),
    ("a Smuggler with one price", drop("figure.1.pay_one_of.1"), "the file lists 1 prices instead of 2", "IS-076"),
    ("a Coffee Trader of the base game", put("figure.2.box", "base"), "the rules fix this value, mocha", "IM-032"),
    ("a free Courier", put("figure.3.pay_one_of.0.lira", 0), "0 is not between 1 and 99", "IL-060"),
    ("a baksheesh that no wheelbarrow holds", put("baksheesh_tile.goods", {"fabric": 6}), "no wheelbarrow holds so many goods", "IM-047"),
    ("a baksheesh in coffee", put("baksheesh_tile.goods", {"coffee": 1}), '"coffee" is not a key of this block', "IM-047"),
    # places
    ("a place left out", drop("place.24"), 'place: "catacombs" is missing', "IS-DATA-03"),
    ("a place that nobody knows", put("place.0.id", "harbour"), 'place[1] "harbour": there is no such place', "IS-DATA-03"),
    ("two numbers swapped", both(put("place.3.number", 5), put("place.4.number", 4)), 'place[4] "fruit_warehouse": the number is 5 instead of 4', "IS-DATA-03"),
    ("a place in another box", put("place.20.box", "mocha"), 'place[21] "embassy" box: the rules fix this value, letters', "IS-DATA-02"),
    ("an extension for nothing", put("place.0.cost_lira", 0), 'place[1] "wainwright" cost_lira: 0 is not between 1 and 99', "IS-101"),
    ("a Wainwright without a price", drop("place.0.cost_lira"), '"cost_lira" is missing', "IS-101"),
    ("a price at the Fountain", put("place.6.cost_lira", 2), '"cost_lira" has no meaning here', "IS-110"),
    ("a Fountain that needs an assistant", put("place.6.needs_assistant", True), "the rules fix this value, false", "IS-110"),
    ("a warehouse of jewelry", put("place.1.fills", "jewelry"), 'the value "jewelry" is not one', "IS-001"),
    ("two warehouses of spice", put("place.1.fills", "spice"), "the rules fix this value, fabric", "IS-104"),
    ("three cards at the Caravansary", put("place.5.draw_bonus_cards", 3), "the rules fix this value, 2", "IS-107"),
    ("jewelry to choose at the Black Market", put("place.7.choose_one_of", ["fabric", "jewelry"]), "the rules fix this value, fabric, spice, fruit", "IS-113"),
    ("four prices at a market", drop("place.9.prices.4"), "the file lists 4 prices instead of 5", "IS-119"),
    ("prices that fall", put("place.10.prices", [2, 5, 4, 14, 20]), "4 is not between 6 and 99; list the numbers in rising order", "IS-120"),
    ("prices at the Tea House", put("place.8.prices", [1, 2, 3, 4, 5]), '"prices" has no meaning here', "IS-116"),
    ("a mosque of coffee", put("place.13.mosque_colours", ["fabric", "coffee"]), 'the value "coffee" is not one', "IS-001"),
    ("a mosque of other colours", put("place.13.mosque_colours", ["fabric", "fruit"]), "the rules fix this value, fabric, spice", "IS-132"),
    ("an exchange left out", drop("place.16.exchanges.2"), "the exchanges are not lira, good, card", "IM-040"),
    ("an exchange for a ruby", put("place.16.exchanges.0.gain", {"rubies": 1}), '"coffee" is missing', "IM-040"),
    ("an exchange twice", put("place.16.exchanges.0.times", 2), "the rules fix this value, 1", "IM-040"),
    ("exchanges at the Embassy", put("place.20.exchanges", [{"id": "lira", "pay": {"lira": 2}, "gain": {"coffee": 2}, "times": 1}]), '"exchanges" has no meaning here', "IM-040"),
    ("two prices of the barrier", put("place.18.barrier_coffee", 3), "2 coffee are stated, but 3 are listed", "IM-048"),
    ("a Tavern without the barrier", drop("place.18.options.0"), "the options are not barrier, tile, baksheesh", "IM-045"),
    ("a tavern tile of one price", put("place.18.options.1.pay", {"coffee": 1}), "this price stands on a tile", "IM-046"),
    ("a baksheesh without a ruby", drop("place.18.options.2.gain"), '"rubies" is missing', "IM-047"),
    ("all options of the Tavern", put("place.18.options_per_action", 3), "the rules fix this value, 1", "IM-045"),
    ("three letters at the Embassy", put("place.20.gain_letters", 3), "the rules fix this value, 2", "IL-100"),
    ("a kiosk for half the players", put("place.21.kiosk_tiles_turned", "players / 2"), 'the value "players / 2" is not one', "IS-001"),
    ("an auction of three cards", put("place.22.auctioned_bonus_cards", 3), "the rules fix this value, 2", "IL-110"),
    ("a fourth rank", repeat("place.23.rank_lira.2"), "the file lists 4 ranks instead of 3", "IL-020"),
    ("a debt for the third rank", put("place.23.rank_lira.2", -1), "-1 is not between 0 and 99", "IL-020"),
    ("a ruby of no track", put("place.23.ruby_from_tracks", ["sultan", "gemstone", "mosque"]), 'the value "mosque" is not one', "IS-001"),
    ("the Catacombs in every game", drop("place.24.only_in_game"), "the rules fix this value, grand_bazaar", "IL-130"),
    # tracks and rubies
    ("a Sultan who wants coffee", put("tracks.sultan.spaces.0", "coffee"), 'the value "coffee" is not one', "IS-020"),
    ("a shorter track of the Sultan", drop("tracks.sultan.spaces.9"), "10 goods are stated, but 9 are listed", "IS-128"),
    ("a ruby on every space", put("tracks.sultan.first_covered_space.4", 1), "1 is not between 2 and 11", "IS-021"),
    ("a wrong first price of the Sultan", put("tracks.sultan.first_price_goods.4", 5), "5 goods are stated, but 4 are listed", "IS-021"),
    ("too many rubies at the Sultan's", put("tracks.sultan.rubies.2", 7), "7 rubies are stated, but 6 are listed", "IS-DATA-09"),
    ("a price left out", drop("tracks.gemstone.spaces.3"), "16 does not follow 14", "IS-138"),
    ("a track that starts beside itself", put("tracks.gemstone.first_covered_space_value.3", 24), "24 is not a space that can be covered first", "IS-020"),
    ("a track without a price", put("tracks.gemstone.first_covered_space_value.5", 12), "12 is not a space that can be covered first", "IS-020"),
    ("the start mark read as a price", put("tracks.gemstone.first_price_lira.2", 16), "16 lira are stated, but 15 are listed", "IS-020"),
    ("too few rubies at the dealer's", put("tracks.gemstone.rubies.4", 11), "11 rubies are stated, but 12 are listed", "IS-DATA-09"),
    ("a coffee price that jumps", put("tracks.coffee.spaces", COFFEE_TO_11), "11 does not follow 9", "IM-050"),
    ("a wrong last price", put("tracks.coffee.last_price_coffee", 9), "9 coffee are stated, but 10 are listed", "IM-050"),
    ("four rubies per mosque for three", put("rubies.mosque_each.3", 4), "4 rubies are stated, but 3 are listed", "IS-018"),
    ("a ruby too few in the box", put("rubies.base_box", 31), "5 players need 32 rubies, the box holds 31", "IS-027"),
    ("a ruby too many in the box", put("rubies.base_box", 33), "5 players use 32 of the 33 rubies of the box", "IS-DATA-08"),
    ("too few rubies for the Coffee House", put("rubies.mocha_box", 4), "2 players need 5 rubies at the Coffee House", "IM-009"),
    # what lies on the places
    ("a state that the rows do not give", put("post_office.states.2.lira", 2), "the rows leave fabric, fruit and 3 Lira uncovered", "IS-DATA-10"),
    ("a state left out", drop("post_office.states.4"), "the file lists 4 states instead of 5", "IS-105"),
    ("states out of order", swap("post_office.states.0", "post_office.states.1"), "the rules fix this value, 0", "IS-106"),
    ("a space of the Post Office left out", drop("post_office.top_row.3"), "the file lists 3 spaces instead of 4", "IS-105"),
    ("a space with two things", put("post_office.top_row.0", {"good": "fabric", "lira": 1}), "a space shows either a good or Lira", "IS-105"),
    ("a sum without jewelry", drop("black_market.jewelry_by_sum.7"), 'the sum "7" is missing', "IS-114"),
    ("a sum of thirteen", put("black_market.jewelry_by_sum.13", 4), 'two dice never show "13"', "IS-114"),
    ("negative jewelry", put("black_market.jewelry_by_sum.2", -1), "-1 is not between 0 and 99", "IS-114"),
    ("mosque tiles upside down", put("mosque.requirements.2", [4, 2]), "2 is not between 5 and 5; list the numbers in rising order", "IS-017"),
    ("a mosque tile that no wheelbarrow satisfies", put("mosque.requirements.2", [2, 6]), "6 is not between 3 and 5", "IS-017"),
    ("no mosque tiles for two", put("mosque.requirements.2", []), "0 tiles of a colour are in use", "IS-017"),
    ("a demand tile left out", drop("demand_tile.0"), "place 11 has 4 demand tiles instead of 5", "IS-023"),
    ("a demand tile at the Fountain", put("demand_tile.0.market", 7), "place 11 has 4 demand tiles instead of 5", "IS-023"),
    ("a demand tile of six goods", put("demand_tile.0.goods.fabric", 2), 'demand_tile[1] "light_1" goods: the tile shows 6 goods instead of 5', "IS-DATA-06"),
    ("a demand tile that gives back", put("demand_tile.1.goods", {"fabric": -1, "spice": 6}), "the tile shows 5 goods instead of 5", "IS-DATA-06"),
    ("two demand tiles of one id", put("demand_tile.1.id", "light_1"), 'the id "light_1" is used twice', "IS-023"),
    # cards
    ("a card left out", drop("bonus_card.0"), 'bonus_card: "gain_good" is missing', "IS-025"),
    ("a card that nobody knows", put("bonus_card.0.id", "gain_ruby"), 'bonus_card[1] "gain_ruby": there is no such bonus_card', "IS-025"),
    ("cards out of order", swap("bonus_card.0", "bonus_card.1"), "bonus_card: the blocks are not in order", "IS-025"),
    ("a card in another deck", put("bonus_card.0.deck", "mocha"), "the rules fix this value, base", "IL-016"),
    ("no copies of a card", put("bonus_card.0.count", 0), 'bonus_card[1] "gain_good" count: 0 is not between 1 and 99', "IS-151"),
    ("a copy too many", put("bonus_card.0.count", 5), "26 cards are stated, but 27 are listed", "IS-DATA-05"),
    ("a card at another time", put("bonus_card.0.timing", "any"), "the rules fix this value, outside_action", "IS-151"),
    ("a card at no time", put("bonus_card.0.timing", "never"), 'the value "never" is not one', "IS-025"),
    ("a card after the end", put("bonus_card.5.end_of_game", True), "the rules fix this value, false", "IS-172"),
    ("a card of two goods", put("bonus_card.0.gain", {"goods_of_choice": 2}), "the rules fix this value, 1", "IS-151"),
    ("a card that gives nothing", put("bonus_card.1.gain", {}), '"lira" is missing', "IS-152"),
    ("a card that also gives coffee", put("bonus_card.1.gain", {"lira": 5, "coffee": 1}), '"coffee" has no meaning here', "IS-152"),
    ("a card for another place", put("bonus_card.2.repeat_place", 14), "the rules fix this value, 13", "IS-153"),
    ("a card without its place", drop("bonus_card.2.repeat_place"), "the rules fix this value, 13", "IS-153"),
    ("a card with a distance", put("bonus_card.2.distance", [1, 2]), '"distance" has no meaning here', "IS-153"),
    ("a card with three distances", put("bonus_card.7.distance", [3, 4, 5]), "expected a list of length 2, got 3", "IS-025"),
    ("a family member home for a good", put("bonus_card.5.gain_one_of", [{"lira": 3}, {"goods_of_choice": 1}]), '"bonus_cards" is missing', "IS-156"),
    ("a card with one choice", put("bonus_card.5.gain_one_of", [{"lira": 3}]), "the file lists 1 choices instead of 2", "IS-156"),
    ("a choice where there is none", put("bonus_card.0.gain_one_of", [{"lira": 3}]), '"gain_one_of" has no meaning here', "IS-151"),
    ("two printed goods", put("bonus_card.21.gain", {"fabric": 2, "lira": 3}), "the rules fix this value, 1", "IL-143"),
    ("a sum without a reward", put("bonus_card.19.rewards_by_sum.1.min", 6), "the reward is for the sums 6 to 6; list the sums 2 to 12 without a gap, here from 5", "IL-141"),
    ("no reward for twelve", put("bonus_card.19.rewards_by_sum.4.max", 11), "the sum 12 has no reward", "IL-141"),
    ("a ruby as a reward", put("bonus_card.19.rewards_by_sum.0.gain", {"rubies": 1}), "the reward is not one of lira, bonus_cards, letters, goods_of_choice", "IL-141"),
    ("dice on another card", put("bonus_card.18.rewards_by_sum", [{"min": 2, "max": 12, "gain": {"lira": 1}}]), '"rewards_by_sum" has no meaning here', "IL-140"),
    ("a guild card left out", drop("guild_card.9"), 'guild_card: "assistant_errand" is missing', "IM-013"),
    ("a guild card too many", put("guild_card.9.count", 3), "20 cards are stated, but 21 are listed", "IS-DATA-05"),
    ("a guild card at another time", put("guild_card.5.timing", "any"), "the rules fix this value, movement", "IM-076"),
    ("a guild card without a text", put("guild_card.5.text", " "), "the text is empty", "IM-076"),
    # tiles and letters
    ("a mosque colour left out", drop("mosque_tile.3"), "the colours are not fabric, spice, jewelry, fruit", "IS-132"),
    ("a tile in the other mosque", put("mosque_tile.0.place", 15), "the rules fix this value, 14", "IS-132"),
    ("a tile of another ability", put("mosque_tile.0.ability", "extra_good"), "the rules fix this value, dice", "IS-136"),
    ("five tiles of a colour", put("mosque_tile.0.count", 5), "the rules fix this value, 4", "IS-DATA-06"),
    ("a die with seven eyes", put("mosque_tile.0.die_value", 7), "no die shows this number", "IS-136"),
    ("dice on the fruit tile", put("mosque_tile.3.die_value", 4), '"die_value" has no meaning here', "IS-135"),
    ("a spice tile without a price", drop("mosque_tile.1.lira"), '"lira" is missing', "IS-134"),
    ("a tavern tile left out", drop("tavern_tile.1"), 'tavern_tile: "free_figures" is missing', "IM-010"),
    ("five tavern tiles of a kind", put("tavern_tile.0.count", 5), "the rules fix this value, 4", "IS-DATA-06"),
    ("a free tavern tile", put("tavern.costs.2", [0, 3]), "0 is not between 1 and 99", "IM-010"),
    ("five tavern tiles for five", put("tavern.costs.5", [1, 2, 3, 4, 5]), "5 tiles of a kind are in use; use 1 to 4", "IM-010"),
    ("a kiosk tile left out", drop("kiosk_tile.23"), 'kiosk_tile: "k24" is missing', "IL-018"),
    ("a kiosk tile twice", put("kiosk_tile.0.count", 2), "the rules fix this value, 1", "IS-A41"),
    ("a kiosk tile that gives something else", put("kiosk_tile.9.gain", {"fruit": 1}), 'kiosk_tile[10] "k10" gain: "jewelry" is missing', "IL-K10"),
    ("a kiosk tile with an effect", put("kiosk_tile.0.effect", "companion_to_own_supply"), 'the effect must be ""', "IL-K01"),
    ("a kiosk tile without its effect", drop("kiosk_tile.14.effect"), 'the effect must be "companion_to_own_supply"', "IL-K15"),
    ("a kiosk tile with one way", drop("kiosk_tile.12.one_of.1"), "the tile has 1 ways to use it instead of 2", "IL-K13"),
    ("an extension without payment", drop("kiosk_tile.16.one_of.0.pay"), '"lira" is missing', "IL-K17"),
    ("two letters for two Lira", put("kiosk_tile.21.one_of.0.gain", {"letters": 2}), "the rules fix this value, 1", "IL-K22"),
    ("a letter to nowhere", put("letters.places.0", 26), 'place "26" does not exist', "IL-030"),
    ("a letter to the Catacombs", put("letters.places.0", 25), 'place "25" does not exist', "IL-030"),
    ("an address twice", put("letters.places.0", 2), '"2" is listed twice', "IL-030"),
    ("a wrong count of letters", put("letters.count", 33), "33 letters are stated, but 32 are listed", "IS-DATA-07"),
    ("hardly any letters", both(put("letters.count", 2), put("letters.places", [1, 2]), put("letters.copies_per_place", 1)), "with 2 letters nobody can show 6 seals", "IL-120"),
    # names and clauses
    ("a name left out", drop("place.7.names.it"), 'place[8] "black_market" names: the name in "it" is missing', "IS-001"),
    ("a name in a fifth language", put("good.0.names.tr", "kumaş"), '"tr" is not a language of this file', "IS-014"),
    ("an unverified fifth language", put("good.3.unverified", ["tr"]), '"tr" is not a language of this file', "IS-014"),
    ("a language left out", put("meta.languages", ["en", "it", "fr"]), 'meta.languages: "de" is missing', None),
    ("a language twice", put("meta.languages", ["en", "it", "fr", "de", "de"]), '"de" is listed twice', None),
    ("a term left out", drop("term.23"), 'term: "encounter" is missing', "IS-DATA-01"),
    ("a clause that does not exist", put("place.0.clauses.0", "IS-100"), 'there is no clause "IS-100"', "IS-DATA-11"),
    ("a clause of another game", put("guild_card.0.clauses", ["YS-001"]), 'there is no clause "YS-001"', "IS-DATA-11"),
    # the form of the file
    ("a missing provenance", drop("place.5.provenance"), 'place[6] "caravansary": the provenance is missing', "IS-DATA-01"),
    ("a missing provenance of a track", drop("tracks.coffee.provenance"), "tracks.coffee: the provenance is missing", "IS-DATA-01"),
    ("a provenance of another word", put("kiosk.provenance", "hearsay"), 'kiosk.provenance: the provenance "hearsay" begins with', "IS-DATA-01"),
    ("a provenance of a component of another word", put("box.2.component_provenance.letters", "hearsay"), 'the provenance "hearsay" begins with', "IS-DATA-01"),
    ("no confidence", drop("place.5.confidence"), '"confidence" is missing', "IS-001"),
    ("an unknown confidence", put("barrier.confidence", "sure"), 'the value "sure" is not one', "IM-012"),
    ("a text for a number", put("place.0.cost_lira", "7"), 'place[1] "wainwright" cost_lira: expected a whole number, got a text', "IS-001"),
    ("half a Lira", put("barrier.toll_lira", 1.5), "expected a whole number, got a number", "IM-012"),
    ("a text for a table", put("kiosk", "none"), "kiosk: expected a table, got a text", "IL-018"),
    ("a thing that nobody can gain", put("kiosk_tile.0.gain.camels", 1), '"camels" is not a key of this block', "IL-018"),
    ("an unknown key", put("kiosk.tyles", 24), 'kiosk: "tyles" is not a key of this block', "IL-018"),
    ("an unknown block", put("market", {"provenance": "rulebook"}), '"market" is not a key of this block', None),
    ("the hash in the file", put("hash", {"provenance": "rulebook"}), '"hash" is not a key of this block', None),
    ("a missing block", drop("letters"), '"letters" is missing', "IL-021"),
    ("a newer schema", put("schema", 2), "the file uses schema 2, this version of Fondaco reads schemas up to 1", None),
    ("no schema", drop("schema"), "the schema version is missing", None),
    ("a terminal command in a name", put("place.0.names.en", "\x1b[2J"), "the text holds an invisible character", None),
    ("an infinite price", put("place.0.cost_lira", float("inf")), "the number is out of all proportion", None),
]  # fmt: skip


@pytest.mark.parametrize(
    ("change", "words", "clause"), [pytest.param(*rest, id=name) for name, *rest in WRONG]
)
def test_a_mistake_is_told(change: Change, words: str, clause: str | None) -> None:
    with pytest.raises(BoxError, match=re.escape(words)) as told:
        load_changed(change)
    assert told.value.clause == clause
    sentence = str(told.value)
    assert sentence.startswith("mine.toml: ")
    assert sentence.endswith(f" ({clause})." if clause else ".")


def another(fixed: object) -> object:
    if isinstance(fixed, bool):
        return not fixed
    if isinstance(fixed, int):
        return fixed + 1
    if isinstance(fixed, list):
        return fixed[1:] if len(fixed) != 2 or isinstance(fixed[0], str) else [fixed[0], fixed[1] + 1]
    return "base"


@pytest.mark.parametrize(("path", "fixed", "clause"), FIXED)
def test_what_the_rules_fix_cannot_be_changed(path: str, fixed: object, clause: str) -> None:
    with pytest.raises(BoxError, match=re.escape(f"{path}: the rules fix this value")) as told:
        load_changed(put(path, another(fixed)))
    assert told.value.clause == clause


@pytest.mark.parametrize(
    ("box", "name", "count"),
    [(n, name, count) for n, parts in enumerate(COMPONENTS.values()) for name, count in parts.items()],
)
def test_the_counts_of_a_box_cannot_be_changed(box: int, name: str, count: int) -> None:
    with pytest.raises(BoxError, match=f"{name}: the rules fix this value, {count}") as told:
        load_changed(put(f"box.{box}.components.{name}", count + 1))
    assert told.value.clause == "IS-DATA-02"


@pytest.mark.parametrize("place", PLACES)
def test_every_place_needs_what_its_action_needs(place: str) -> None:
    shape = PLACES[place]
    number = list(PLACES).index(place)
    for name in (*shape.numbers, *shape.fixed):
        with pytest.raises(BoxError, match=name) as told:
            load_changed(drop(f"place.{number}.{name}"))
        assert told.value.clause == shape.clause


@pytest.mark.parametrize("card", BONUS_CARDS)
def test_every_bonus_card_needs_what_its_effect_needs(card: str) -> None:
    shape = BONUS_CARDS[card]
    number = list(BONUS_CARDS).index(card)
    for name in shape.fixed:
        with pytest.raises(BoxError, match=name) as told:
            load_changed(drop(f"bonus_card.{number}.{name}"))
        assert told.value.clause == shape.clause
    for part, names in (("gain", shape.gain), ("pay", shape.pay)):
        for name in names:
            with pytest.raises(BoxError, match=f'{part}: "{name}" is missing') as told:
                load_changed(drop(f"bonus_card.{number}.{part}.{name}"))
            assert told.value.clause == shape.clause


def test_bad_toml_is_told_with_its_line() -> None:
    lines = BUILT_IN.splitlines()
    lines[99] = "what = = this"
    with pytest.raises(BoxError, match=r"^mine\.toml: line 100: this is not TOML") as told:
        load_box("\n".join(lines), "mine.toml")
    assert told.value.clause is None


# --------------------------------------------------------------------------- whatever is wrong, it is a BoxError


def places(value: object, path: tuple[str | int, ...] = ()) -> list[tuple[str | int, ...]]:
    found = [path] if path else []
    if isinstance(value, dict):
        for key, part in value.items():
            found += places(part, (*path, key))
    elif isinstance(value, list):
        for index, part in enumerate(value):
            found += places(part, (*path, index))
    return found


def box_or_sentence(text: str) -> Box | str:
    try:
        return load_box(text, "mine.toml")
    except BoxError as told:
        return str(told)


PLACES_IN_THE_FILE = places(DATA)
IDS = ["base", "mocha", "fabric", "jewelry", "any", "lira", "coffee", "kiosk", "k01", "IS-001", "en", "2"]
values = st.recursive(
    st.one_of(
        st.integers(),
        st.integers(-2, 60),
        st.floats(),
        st.booleans(),
        st.text(max_size=8),
        st.sampled_from(IDS),
        st.lists(st.sampled_from(IDS), max_size=4),
        st.lists(st.integers(0, 26), max_size=5),
    ),
    lambda inner: (
        st.lists(inner, max_size=3)
        | st.dictionaries(st.sampled_from(IDS) | st.text(max_size=4), inner, max_size=3)
    ),
    max_leaves=4,
)


@pytest.mark.slow
@settings(max_examples=200, deadline=None)
@given(st.sampled_from(PLACES_IN_THE_FILE), st.sampled_from(["put", "drop", "repeat"]), values)
def test_any_change_of_one_value_is_a_box_or_a_box_error(
    path: tuple[str | int, ...], how: str, value: object
) -> None:
    data = deepcopy(DATA)
    spot = ".".join(str(key) for key in path)
    if how == "put":
        put(spot, value)(data)
    elif how == "repeat" and isinstance(path[-1], int):
        repeat(spot)(data)
    else:
        drop(spot)(data)
    box = box_or_sentence(text_of(data))
    if isinstance(box, str):
        assert re.fullmatch(r"mine\.toml: .+\.", box)
    else:
        assert (len(box.places), len(box.bonus_cards), len(box.kiosk_tiles)) == (25, 33, 24)


@pytest.mark.slow
@settings(max_examples=100, deadline=None)
@given(st.integers(0, len(BUILT_IN)), st.integers(0, 40), st.text(max_size=20))
def test_any_change_of_the_text_is_a_box_or_a_box_error(start: int, length: int, text: str) -> None:
    box = box_or_sentence(BUILT_IN[:start] + text + BUILT_IN[start + length :])
    assert isinstance(box, Box) or box.startswith("mine.toml: ")


def test_every_clause_that_a_sentence_may_name_is_in_the_rules() -> None:
    house = Path(__file__).parents[3]
    checks = house / "src" / "fondaco" / "games" / "istanbul" / "box_checks"
    named = {
        name
        for file in checks.glob("*.py")
        for name in re.findall(r'"(I[SMLG]-[\w-]*\d)"', file.read_text("utf-8"))
    }
    rules = (house / "docs" / "rules" / "istanbul.md").read_text("utf-8")
    assert len(named) > 90
    assert {name for name in named if not re.search(rf"\*\*{name}\b|\| {name} \|", rules)} == set()
