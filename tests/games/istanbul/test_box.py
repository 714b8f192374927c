"""What is in the boxes: the built-in file against sections 3 and 4 and the checks of section 16 of the rules."""

from __future__ import annotations

import re
from collections import Counter

import pytest

from fondaco.games.istanbul.box import Box, load_box
from fondaco.games.istanbul.box_blocks.common import BoxId, GoodId
from fondaco.games.istanbul.box_checks.facts import RULES
from fondaco.table.box import PROVENANCE_WORDS, BoxText, blocks
from tests.games.istanbul.owner import both, load_changed, put
from tests.rules import known_clauses, rule

GOODS: tuple[GoodId, ...] = ("fabric", "spice", "fruit", "jewelry")
BOXES: tuple[BoxId, ...] = ("base", "mocha", "letters")


@pytest.fixture(scope="module")
def box() -> Box:
    return load_box()


# --------------------------------------------------------------------------------------- section 16, the file


@rule("IS-DATA-01")
def test_every_block_tells_its_provenance(box: Box) -> None:
    listed = list(blocks(BoxText(box.text, box.source).data))
    assert len(listed) == 181
    words = ("rulebook", "public: ", "reconstructed: ")
    assert set(words) < set(PROVENANCE_WORDS)
    for keys, block in listed:
        assert keys[0] == "meta" or str(block["provenance"]).startswith(words), keys


@rule("IS-DATA-02")
def test_the_boxes_hold_what_section_3_counts(box: Box) -> None:
    base, mocha, letters = (printed.components for printed in box.boxes)
    assert (base.place_tiles, base.wheelbarrows, base.wheelbarrow_extensions, base.bonus_cards) == (
        16,
        5,
        15,
        26,
    )
    assert (base.mosque_tiles, base.demand_tiles, base.mail_indicators, base.rubies) == (16, 10, 4, 32)
    assert (base.dice, base.governors, base.smugglers, base.starting_player_markers) == (2, 1, 1, 1)
    assert (base.coins_1, base.coins_5, base.coins_10) == (30, 15, 12)
    assert (base.merchants_per_player, base.assistants_per_player) == (1, 5)
    assert (base.family_members_per_player, base.goods_indicators_per_player) == (1, 4)
    assert (mocha.place_tiles, mocha.tavern_tiles, mocha.baksheesh_tiles) == (6, 8, 1)
    assert (mocha.barriers, mocha.barrier_control_tiles, mocha.coffee_bags, mocha.coffee_traders) == (
        1,
        1,
        30,
        1,
    )
    assert (mocha.bonus_cards, mocha.guild_cards, mocha.rubies) == (18, 20, 5)
    assert (letters.place_tiles, letters.companions, letters.couriers) == (5, 5, 1)
    assert (letters.letters, letters.kiosk_tiles, letters.bonus_cards) == (32, 24, 26)


@rule("IS-DATA-03")
def test_25_places_by_their_numbers(box: Box) -> None:
    assert [place.number for place in box.places] == list(range(1, 26))
    assert Counter(place.box for place in box.places) == {"base": 16, "mocha": 4, "letters": 5}
    assert [box.place(number).id for number in (1, 7, 16, 20, 25)] == [
        "wainwright",
        "fountain",
        "gemstone_dealer",
        "coffee_house",
        "catacombs",
    ]


@rule("IS-DATA-04")
def test_layouts_are_complete_and_satisfy_their_rules(box: Box) -> None:
    assert [layout.id for layout in box.layouts] == [
        "short_paths",
        "long_paths",
        "in_order",
        "mocha_first_game",
        "letters_first_game",
    ]
    for layout in box.layouts:
        game, rules = box.game(layout.game), box.layout_rule(layout.game)
        assert sorted(layout.cells()) == sorted(game.places)
        assert [len(row) for row in layout.rows] == [game.columns] * game.rows
        where = {place: (r, c) for r, row in enumerate(layout.rows) for c, place in enumerate(row)}
        assert where[7] in rules.fountain_cells
        (r8, c8), (r9, c9) = where[8], where[9]
        assert abs(r8 - r9) + abs(c8 - c9) >= rules.black_market_tea_house_min_distance == 3
        assert layout.game == "base" or (r8 != r9 and c8 != c9)


@rule("IS-DATA-05")
def test_cards_and_kiosk_tiles_are_counted_right(box: Box) -> None:
    decks = {deck: sum(card.count for card in box.bonus_cards if card.deck == deck) for deck in BOXES}
    assert decks == {"base": 26, "mocha": 18, "letters": 26}
    assert (box.bonus_decks.base, box.bonus_decks.mocha, box.bonus_decks.letters) == (26, 18, 26)
    assert sum(card.count for card in box.guild_cards) == box.guild_deck.cards == 20
    assert sum(tile.count for tile in box.kiosk_tiles) == len(box.kiosk_tiles) == box.kiosk.tiles == 24


@rule("IS-DATA-06")
def test_mosque_tavern_and_demand_tiles(box: Box) -> None:
    assert sum(tile.count for tile in box.mosque_tiles) == 16
    assert sum(tile.count for tile in box.tavern_tiles) == box.tavern.tiles_in_box == 8
    assert len(box.demand_tiles) == 10
    assert {sum(tile.goods.each()) for tile in box.demand_tiles} == {5}
    assert (len(box.demand(10)), len(box.demand(11))) == (5, 5)


@rule("IS-DATA-07")
def test_letters_are_places_times_copies(box: Box) -> None:
    assert box.letters.count == len(box.letters.places) * box.letters.copies_per_place == 32


def rubies_on_the_board(box: Box, players: int) -> int:
    tracks = box.tracks.sultan.rubies.of(players) + box.tracks.gemstone.rubies.of(players)
    return tracks + 2 * box.rubies.mosque_each.of(players) + players * box.rubies.wainwright_per_player


@rule("IS-DATA-08")
def test_five_players_use_all_rubies_of_the_base_box(box: Box) -> None:
    assert [rubies_on_the_board(box, players) for players in (2, 3, 4, 5)] == [21, 25, 31, 32]
    assert box.rubies.base_box == 32


@rule("IS-DATA-09")
def test_the_tracks_are_as_long_as_their_rubies(box: Box) -> None:
    for players in (2, 3, 4, 5):
        sultan, gemstone, coffee = box.tracks.sultan, box.tracks.gemstone, box.tracks.coffee
        assert sultan.rubies.of(players) == len(sultan.spaces) + 1 - sultan.first_price_goods.of(players)
        assert gemstone.rubies.of(players) == 23 + 1 - gemstone.first_price_lira.of(players)
        assert coffee.rubies.of(players) == 10 + 1 - coffee.first_price_coffee.of(players)


@rule("IS-DATA-10")
def test_the_post_office_gives_what_its_rows_leave_uncovered(box: Box) -> None:
    office = box.post_office
    for state in office.states:
        uncovered = (*office.top_row[: state.state], *office.bottom_row[state.state :])
        assert state.goods == tuple(space.good for space in uncovered if space.good)
        assert state.lira == sum(space.lira for space in uncovered)


@rule("IS-DATA-11")
def test_every_clause_that_the_file_names_exists(box: Box) -> None:
    named = set(re.findall(r"\bI[SMLG]-[\w-]*\d\b", box.text))
    assert len(named) > 90
    assert named <= known_clauses()


def test_the_checks_know_the_rules_by_their_numbers() -> None:
    known = {f"{family}-{n:03}" for family, spans in RULES.items() for a, b in spans for n in range(a, b + 1)}
    assert known == {name for name in known_clauses() if re.fullmatch(r"I[SMLG]-\d{3}", name)}


# ------------------------------------------------------------------------------- section 4, board and set-up


@rule("IS-001", "IM-003", "IL-003", "IL-010", "IG-002")
def test_the_boards_of_the_four_games(box: Box) -> None:
    boards = {game.id: (game.columns, game.rows, game.places) for game in box.games}
    sixteen = tuple(range(1, 17))
    assert boards == {
        "base": (4, 4, sixteen),
        "mocha": (5, 4, tuple(range(1, 21))),
        "letters": (5, 4, (*sixteen, 21, 22, 23, 24)),
        "grand_bazaar": (5, 5, tuple(range(1, 26))),
    }


@rule("IS-004", "IS-005", "IS-006", "IM-004", "IL-011")
def test_the_printed_layouts(box: Box) -> None:
    rows = {layout.id: layout.rows for layout in box.layouts}
    assert rows["short_paths"] == ((15, 5, 2, 14), (4, 12, 7, 3), (8, 6, 11, 9), (13, 10, 1, 16))
    assert rows["long_paths"] == ((16, 2, 8, 11), (15, 7, 6, 4), (3, 5, 12, 1), (10, 9, 14, 13))
    assert rows["in_order"] == ((1, 2, 3, 4), (5, 6, 7, 8), (9, 10, 11, 12), (13, 14, 15, 16))
    assert rows["mocha_first_game"] == (
        (16, 15, 18, 3, 10),
        (8, 1, 7, 17, 4),
        (2, 19, 6, 12, 9),
        (20, 11, 5, 14, 13),
    )
    assert rows["letters_first_game"] == (
        (9, 1, 4, 21, 3),
        (15, 6, 7, 11, 22),
        (13, 24, 12, 14, 8),
        (10, 2, 23, 5, 16),
    )
    assert [layout.id for layout in box.layouts if layout.first_game] == [
        "short_paths",
        "mocha_first_game",
        "letters_first_game",
    ]
    assert box.layouts_of("grand_bazaar") == ()


def test_where_the_fountain_may_lie(box: Box) -> None:
    cells = {game.id: len(box.layout_rule(game.id).fountain_cells) for game in box.games}
    assert cells == {"base": 4, "mocha": 6, "letters": 6, "grand_bazaar": 1}
    assert box.layout_rule("grand_bazaar").fountain_cells == ((2, 2),)


def test_numbers_by_player_count(box: Box) -> None:
    """The table of section 4.3."""
    counts = (2, 3, 4, 5)
    assert [box.game("base").rubies_to_trigger.of(n) for n in counts] == [6, 5, 5, 5]
    for game in ("mocha", "letters", "grand_bazaar"):
        assert {box.game(game).rubies_to_trigger.of(n) for n in counts} == {6}
    assert [box.mosque.requirements.of(n) for n in counts] == [(2, 4), (2, 3, 4), (2, 3, 4, 5), (2, 3, 4, 5)]
    assert [box.rubies.mosque_each.of(n) for n in counts] == [2, 3, 4, 4]
    gemstone, sultan, coffee = box.tracks.gemstone, box.tracks.sultan, box.tracks.coffee
    assert [(gemstone.rubies.of(n), gemstone.first_price_lira.of(n)) for n in counts] == [
        (9, 15),
        (10, 14),
        (12, 12),
        (12, 12),
    ]
    assert [(sultan.rubies.of(n), sultan.first_price_goods.of(n)) for n in counts] == [
        (6, 5),
        (6, 5),
        (7, 4),
        (7, 4),
    ]
    assert {(coffee.rubies.of(n), coffee.first_price_coffee.of(n)) for n in counts} == {(5, 6)}
    assert box.neutral_merchants.player_counts == (2,)


# --------------------------------------------------------------------------------------------- printed values


def test_prices_and_rewards_of_the_places(box: Box) -> None:
    assert box.place(1).cost_lira == 7
    assert (box.place(10).prices, box.place(11).prices) == ((3, 7, 12, 18, 25), (2, 5, 9, 14, 20))
    assert [box.black_market.jewelry(total) for total in range(2, 13)] == [0] * 5 + [1, 1, 2, 2, 3, 3]
    assert (box.tea_house.announce_min, box.tea_house.announce_max, box.tea_house.consolation_lira) == (
        3,
        12,
        2,
    )
    assert [(state.goods, state.lira) for state in box.post_office.states] == [
        (("spice", "fruit"), 2),
        (("fabric", "fruit"), 2),
        (("fabric", "fruit"), 3),
        (("fabric", "jewelry"), 3),
        (("fabric", "jewelry"), 4),
    ]
    assert box.place(24).rank_lira == (3, 2, 1)
    assert (box.place(19).baksheesh_coffee, box.place(19).barrier_coffee) == (4, 2)


def test_the_sultan_asks_for_goods_in_this_order(box: Box) -> None:
    five = ("jewelry", "fabric", "spice", "fruit", "any")
    assert box.tracks.sultan.spaces == five + five
    assert box.tracks.gemstone.spaces == tuple(range(12, 24))
    assert box.tracks.coffee.spaces == (6, 7, 8, 9, 10)
    assert box.tracks.of("coffee") is box.tracks.coffee


def test_the_demand_tiles(box: Box) -> None:
    """Fabric, spice, fruit and jewelry; other public programs have others (section 17)."""
    light = [tile.goods.each() for tile in box.demand(11)]
    dark = [tile.goods.each() for tile in box.demand(10)]
    assert light == [(1, 2, 1, 1), (1, 2, 2, 0), (0, 2, 2, 1), (1, 1, 2, 1), (1, 3, 1, 0)]
    assert dark == [(1, 1, 1, 2), (1, 1, 0, 3), (2, 1, 0, 2), (1, 0, 1, 3), (2, 0, 1, 2)]


def test_figures_and_what_they_cost(box: Box) -> None:
    for figure in box.figures:
        assert figure.pay_one_of[0].lira == 2, figure.id
    assert box.figure("governor").gain.bonus_cards == 1
    assert box.figure("smuggler").gain.goods_of_choice == 1
    assert box.figure("coffee_trader").gain.coffee == 2
    assert box.figure("courier").gain.letters == 1


def test_the_base_deck(box: Box) -> None:
    copies = [(card.id, card.count) for card in box.bonus_cards if card.deck == "base"]
    assert copies == [
        ("gain_good", 4),
        ("gain_5_lira", 4),
        ("repeat_sultan", 2),
        ("repeat_post_office", 2),
        ("repeat_gemstone", 2),
        ("return_family", 2),
        ("move_0", 2),
        ("move_3_4", 4),
        ("return_assistant", 2),
        ("small_market_any", 2),
    ]
    assert box.bonus_card("gain_5_lira").gain.lira == 5
    assert (box.bonus_card("move_0").distance, box.bonus_card("move_3_4").distance) == ((0, 0), (3, 4))


def test_which_decks_a_game_uses(box: Box) -> None:
    decks = box.bonus_decks
    assert (decks.of("base", "mixed"), decks.of("mocha", "new_only")) == (("base",), ("base", "mocha"))
    assert (decks.of("letters", "new_only"), decks.of("letters", "mixed")) == (
        ("letters",),
        ("base", "letters"),
    )
    assert decks.of("grand_bazaar", "new_only") == ("mocha", "letters")
    assert decks.of("grand_bazaar", "mixed") == ("base", "mocha", "letters")


def test_cards_that_may_be_played_after_the_last_turn(box: Box) -> None:
    flagged = [card.id for card in box.bonus_cards if card.end_of_game]
    printed = [f"printed_good_and_3_lira_{good}" for good in GOODS]
    assert flagged == ["gain_good", "gain_5_lira", "sell_coffee", "good_for_7_lira", *printed, "copy_discard"]


def test_kiosk_tiles_give_or_offer_or_do_something(box: Box) -> None:
    tiles = {tile.id: tile for tile in box.kiosk_tiles}
    assert (tiles["k01"].gain.fruit, tiles["k01"].gain.lira) == (1, 1)
    assert [option.gain.lira for option in tiles["k14"].one_of] == [0, 3]
    assert tiles["k18"].one_of[0].pay.goods() == (1, 1, 1, 1)
    assert (tiles["k22"].one_of[0].pay.lira, tiles["k22"].one_of[1].gain.lira) == (2, 3)
    assert [tile.id for tile in box.kiosk_tiles if tile.effect] == ["k15", "k16", "k19"]


def test_the_printed_boxes_by_their_ids(box: Box) -> None:
    assert [box.printed(name).year for name in BOXES] == [2014, 2015, 2016]
    assert box.guild_card("second_sale").timing == "action"
    assert [box.mosque_tile(good).place for good in GOODS] == [14, 14, 15, 15]


# --------------------------------------------------------------------------------------------- the box itself


def test_the_built_in_box_is_read_once_and_is_not_an_owners() -> None:
    assert load_box() is load_box()
    assert not load_box().owned
    assert len(load_box().hash) == 64


def test_a_copy_of_the_built_in_box_is_the_same_box(box: Box) -> None:
    copy = load_box("# my copy\n\n" + box.text, "copy.toml")
    assert copy.hash == box.hash
    assert not copy.owned
    assert load_changed(lambda data: None).hash == box.hash


def test_an_owners_box_has_his_values_and_another_hash(box: Box) -> None:
    """What is printed, or what nobody has found, is the owner's."""
    owners = load_changed(
        both(
            put("place.0.cost_lira", 8),
            put("place.9.prices", [3, 7, 12, 18, 26]),
            put("guild_card.0.count", 3),
            put("guild_card.1.count", 1),
            put("tavern.costs.2", [2, 4]),
            put("baksheesh_tile.goods", {"jewelry": 2}),
            put("barrier.toll_lira", 3),
            put("letters.places", [1, 2, 3, 21]),
            put("letters.copies_per_place", 5),
            put("letters.count", 20),
            put("box.2.components.letters", 20),
            put("bonus_card.18.count", 4),
            put("bonus_decks.letters", 28),
            put("box.2.components.bonus_cards", 28),
        )
    )
    assert owners.owned
    assert owners.source == "mine.toml"
    assert owners.hash != box.hash
    assert (owners.place(1).cost_lira, owners.letters.count, owners.bonus_decks.letters) == (8, 20, 28)
    assert owners.baksheesh_tile.goods.each() == (0, 0, 0, 2)


def test_what_is_reconstructed_is_listed_and_marked_where_it_affects_play(box: Box) -> None:
    listed = {part.path: part for part in box.reconstructions}
    assert len(listed) == len(box.reconstructions) == 54
    assert "what crossing it costs is a stand-in" in listed["barrier"].reason
    assert listed['guild_card[1] "two_goods"'].affects_play
    assert listed['bonus_card[20] "dice_reward" rewards'].affects_play
    assert not listed['figure[4] "courier" colour'].affects_play
    assert not listed['box[3] "letters" letters'].affects_play
    assert box.plays_reconstructed


def test_every_weak_block_is_reconstructed(box: Box) -> None:
    """A game is labelled as long as one weak block is in use (section 1)."""
    listed = {part.path for part in box.reconstructions if part.affects_play}
    weak = ["tavern.costs", "baksheesh_tile", "barrier", "letters.count", 'figure[3] "coffee_trader"']
    weak += ['tavern_tile[1] "straight_line" range', 'bonus_card[20] "dice_reward" rewards']
    weak += [f'guild_card[{n}] "{card.id}"' for n, card in enumerate(box.guild_cards, start=1)]
    weak += [
        f'bonus_card[{n}] "{card.id}"'
        for n, card in enumerate(box.bonus_cards, start=1)
        if card.confidence == "weak"
    ]
    assert len(weak) == 23
    assert set(weak) <= listed


def test_each_game_is_labelled_by_what_is_in_it(box: Box) -> None:
    counts = {game: len(parts) for game, parts in box.reconstructed_in.items()}
    assert counts == {"base": 0, "mocha": 28, "letters": 21, "grand_bazaar": 48}
    assert [game.id for game in box.games if box.plays_reconstructed_in(game.id)] == [
        "mocha",
        "letters",
        "grand_bazaar",
    ]
    mocha = {part.path for part in box.reconstructed_in["mocha"]}
    letters = {part.path for part in box.reconstructed_in["letters"]}
    assert mocha & letters == {"player_pieces.start_expansion_items"}
    assert {part.path for part in box.reconstructed_in["grand_bazaar"]} == mocha | letters


def test_an_owner_who_guesses_is_told_in_which_games_it_matters(box: Box) -> None:
    owners = load_changed(
        both(
            put("layout.3.provenance", "reconstructed: worn off"),
            put("place.0.cost_lira_provenance", "reconstructed: worn off"),
            put("place.0.names_provenance", "reconstructed: unreadable"),
            put("tracks.coffee.provenance", "reconstructed: worn off"),
        )
    )
    guessed = {
        game: {part.path for part in parts} - {part.path for part in box.reconstructed_in[game]}
        for game, parts in owners.reconstructed_in.items()
    }
    price = 'place[1] "wainwright" cost_lira'
    assert guessed == {
        "base": {price},
        "mocha": {price, 'layout[4] "mocha_first_game"', "tracks.coffee"},
        "letters": {price},
        "grand_bazaar": {price, "tracks.coffee"},
    }


def test_an_owner_may_say_printed(box: Box) -> None:
    words = re.compile(r'provenance = "reconstructed: [^"]*"')
    owners = load_box(words.sub('provenance = "printed"', box.text))
    assert owners.guild_cards == box.guild_cards
    assert not any(owners.plays_reconstructed_in(game) for game in ("base", "mocha", "grand_bazaar"))
