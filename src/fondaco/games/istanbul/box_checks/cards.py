"""Cards, tiles and letters (sections 6.6, 7.5 to 7.7, 8.3, 8.7 and 8.8 of the rules)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from fondaco.games.istanbul.box_checks.facts import BOXES, GOODS, PLAYER_COUNTS, TAVERN_TILES
from fondaco.games.istanbul.box_checks.parts import check_amounts, check_ascending, check_value, check_values
from fondaco.games.istanbul.box_checks.shapes import (
    BONUS_CARDS,
    CARD_FIXED,
    DICE_REWARDS,
    GAINS_ONE_OF,
    GUILD_CARDS,
    KIOSK_EFFECTS,
    KIOSK_GAINS,
    KIOSK_TILES,
    KIOSK_WAYS,
    MOSQUE_FIXED,
    MOSQUE_NUMBERS,
    MOSQUE_TILES,
    PAYS_ONE_OF,
)
from fondaco.table import check
from fondaco.table.box import BoxText, Keys

if TYPE_CHECKING:
    from fondaco.games.istanbul.box import Contents


def check_bonus_cards(box: BoxText, contents: Contents) -> None:
    cards = contents.bonus_cards
    check.order(box, "bonus_card", [card.id for card in cards], tuple(BONUS_CARDS), "IS-025")
    for index, card in enumerate(cards):
        keys: Keys = ("bonus_card", index)
        shape = BONUS_CARDS[card.id]
        check_value(box, (*keys, "deck"), shape.deck, "IL-016")
        check.number(box, (*keys, "count"), 1, shape.clause)
        check_value(box, (*keys, "timing"), shape.timing, shape.clause)
        check_value(box, (*keys, "end_of_game"), shape.end_of_game, "IS-172")
        one_each = GOODS if shape.clause == "IL-143" else ()
        check_amounts(box, (*keys, "gain"), shape.gain, shape.clause, one_each=one_each)
        check_amounts(box, (*keys, "pay"), shape.pay, shape.clause)
        check_values(box, keys, shape.fixed, CARD_FIXED, shape.clause)
        _check_choice(box, (*keys, "gain_one_of"), GAINS_ONE_OF.get(card.id, ()), shape.clause)
        _check_choice(box, (*keys, "pay_one_of"), PAYS_ONE_OF.get(card.id, ()), shape.clause)
        if card.id != "dice_reward" and card.rewards_by_sum:
            raise box.error(keys, '"rewards_by_sum" has no meaning here', "remove it", shape.clause)
    _check_rewards(box, contents)
    for deck in BOXES:
        listed = sum(card.count for card in cards if card.deck == deck)
        check.stated(box, ("bonus_decks", deck), listed, "cards", "IS-DATA-05")


def _check_choice(box: BoxText, keys: Keys, names: tuple[str, ...], clause: str) -> None:
    listed = box.value(keys)
    if not names and listed is not None:
        raise box.error(keys[:-1], f'"{keys[-1]}" has no meaning here', "remove it", clause)
    if names:
        check.count(box, keys, len(names), "choices", clause)
        for index, name in enumerate(names):
            one_each = () if name == "lira" else (name,)
            check_amounts(box, (*keys, index), (name,), clause, one_each=one_each)


def _check_rewards(box: BoxText, contents: Contents) -> None:
    """Every sum of two dice brings exactly one thing (IL-141)."""
    card = list(BONUS_CARDS).index("dice_reward")
    keys: Keys = ("bonus_card", card, "rewards_by_sum")
    expected = 2
    for index, reward in enumerate(contents.bonus_cards[card].rewards_by_sum):
        if reward.min != expected or not reward.min <= reward.max <= 12:
            what = f"the reward is for the sums {reward.min} to {reward.max}"
            remedy = f"list the sums 2 to 12 without a gap, here from {expected}"
            raise box.error((*keys, index), what, remedy, "IL-141")
        expected = reward.max + 1
        gain = box.value((*keys, index, "gain"))
        names = list(gain) if isinstance(gain, dict) else []
        if len(names) != 1 or names[0] not in DICE_REWARDS:
            what = f"the reward is not one of {', '.join(DICE_REWARDS)}"
            raise box.error((*keys, index, "gain"), what, "name one of them", "IL-141")
        check_amounts(box, (*keys, index, "gain"), names, "IL-141")
    if expected != 13:
        raise box.error(keys, f"the sum {expected} has no reward", "list the sums 2 to 12", "IL-141")


def check_guild_cards(box: BoxText, contents: Contents) -> None:
    cards = contents.guild_cards
    check.order(box, "guild_card", [card.id for card in cards], tuple(GUILD_CARDS), "IM-013")
    for index, card in enumerate(cards):
        timing, clause = GUILD_CARDS[card.id]
        check.number(box, ("guild_card", index, "count"), 1, clause)
        check_value(box, ("guild_card", index, "timing"), timing, clause)
        _check_text(box, ("guild_card", index, "text"), card.text, clause)
    check.stated(box, ("guild_deck", "cards"), sum(card.count for card in cards), "cards", "IS-DATA-05")


def check_tiles(box: BoxText, contents: Contents) -> None:
    """Mosque tiles, tavern tiles and kiosk tiles."""
    colours = [tile.colour for tile in contents.mosque_tiles]
    if colours != list(MOSQUE_TILES):
        what = f"the colours are not {', '.join(MOSQUE_TILES)}"
        raise box.error(("mosque_tile",), what, "list one block for each in this order", "IS-132")
    for index, tile in enumerate(contents.mosque_tiles):
        keys: Keys = ("mosque_tile", index)
        shape = MOSQUE_TILES[tile.colour]
        check_value(box, (*keys, "place"), shape.place, "IS-132")
        check_value(box, (*keys, "ability"), shape.ability, shape.clause)
        check_value(box, (*keys, "count"), contents.mosque.tiles_per_colour_in_box, "IS-DATA-06")
        check.numbers(box, keys, shape.numbers, MOSQUE_NUMBERS, shape.clause)
        check_values(box, keys, shape.fixed, MOSQUE_FIXED, shape.clause)
        _check_text(box, (*keys, "text"), tile.text, shape.clause)
        if tile.die_value > 6:
            raise box.error((*keys, "die_value"), "no die shows this number", "use 1 to 6", "IS-136")
    check.order(box, "tavern_tile", [tile.id for tile in contents.tavern_tiles], TAVERN_TILES, "IM-010")
    per_kind = contents.tavern.tiles_in_box // contents.tavern.kinds
    for index, tavern_tile in enumerate(contents.tavern_tiles):
        check_value(box, ("tavern_tile", index, "count"), per_kind, "IS-DATA-06")
        _check_text(box, ("tavern_tile", index, "text"), tavern_tile.text, "IM-010")
    for players in PLAYER_COUNTS:
        keys = ("tavern", "costs", str(players))
        costs = contents.tavern.costs.of(players)
        if not 1 <= len(costs) <= per_kind:
            raise box.error(
                keys, f"{len(costs)} tiles of a kind are in use", f"use 1 to {per_kind}", "IM-010"
            )
        check_ascending(box, keys, 1, check.HIGHEST, "IM-010")
    _check_kiosk_tiles(box, contents)


def _check_kiosk_tiles(box: BoxText, contents: Contents) -> None:
    tiles = contents.kiosk_tiles
    check.order(box, "kiosk_tile", [tile.id for tile in tiles], KIOSK_TILES, "IL-018")
    for index, tile in enumerate(tiles):
        keys: Keys = ("kiosk_tile", index)
        clause = f"IL-{tile.id.upper()}"
        check_value(box, (*keys, "count"), 1, "IS-A41")
        ways = KIOSK_WAYS.get(tile.id, ())
        check_amounts(box, (*keys, "gain"), KIOSK_GAINS.get(tile.id, ()), clause)
        if tile.effect != KIOSK_EFFECTS.get(tile.id, ""):
            what = f'the effect must be "{KIOSK_EFFECTS.get(tile.id, "")}"'
            raise box.error(keys, what, "restore it", clause)
        if len(tile.one_of) != len(ways):
            what = f"the tile has {len(tile.one_of)} ways to use it instead of {len(ways)}"
            raise box.error(keys, what, "correct one_of", clause)
        for way, (paid, gained) in enumerate(ways):
            one_each = GOODS if tile.id == "k18" else ("coffee",)
            check_amounts(box, (*keys, "one_of", way, "pay"), paid, clause, one_each=one_each)
            check_amounts(box, (*keys, "one_of", way, "gain"), gained, clause, one_each=one_each)


def check_letters(box: BoxText, contents: Contents) -> None:
    letters = contents.letters
    addresses = contents.game("letters").places
    check.references(box, ("letters", "places"), addresses, "place", "IL-030")
    check.number(box, ("letters", "copies_per_place"), 1, "IL-021")
    listed = len(letters.places) * letters.copies_per_place
    check.stated(box, ("letters", "count"), listed, "letters", "IS-DATA-07")
    needed = (letters.secret_society_seals + 1) // letters.seals_back
    if letters.count < needed:
        what = f"with {letters.count} letters nobody can show {letters.secret_society_seals} seals"
        raise box.error(("letters", "count"), what, f"list at least {needed}", "IL-120")


def _check_text(box: BoxText, keys: Keys, text: str, clause: str) -> None:
    if not text.strip():
        raise box.error(keys, "the text is empty", "say what it does", clause)
