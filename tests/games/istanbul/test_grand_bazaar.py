"""The Grand Bazaar: set-up, Catacombs, and what the boxes do to each other (sections 8.6 and 9)."""

from __future__ import annotations

import pytest

from fondaco.games.istanbul import events as tell
from fondaco.games.istanbul.steps import kinds
from fondaco.table.core import CHANCE
from fondaco.table.refusal import UsageError
from tests.games.istanbul.scene import BOOK, Scene
from tests.games.istanbul.test_kiosk import open_kiosk
from tests.games.istanbul.visits import act, cell_of, grand, has, laid_at_random, letters, mocha, visit
from tests.rules import rule


@rule("IG-002", "IG-003", "IG-004")
def test_random_layouts_of_twenty_five_places() -> None:
    layouts = set()
    for seed in range(100):
        p = laid_at_random("grand_bazaar", seed)
        assert (p.tables.columns, p.tables.rows) == (5, 5)
        assert sorted(p.cells()) == list(range(1, 26))
        assert cell_of(p, 7) == (2, 2)
        (row8, column8), (row9, column9) = cell_of(p, 8), cell_of(p, 9)
        assert row8 != row9
        assert column8 != column9
        assert abs(row8 - row9) + abs(column8 - column9) >= 3
        layouts.add(tuple(p.cells()))
    assert len(layouts) == 100
    # There is no printed layout.
    with pytest.raises(UsageError):
        BOOK.new_position(3, {"box": "grand_bazaar", "layout": "first_game"})
    assert BOOK.check_table(3, {"box": "grand_bazaar"})["layout"] == "random"


@rule("IG-003", "IG-004")
def test_tiles_that_change_places() -> None:
    p = BOOK.new_position(3, {"box": "grand_bazaar", "first_player": "1"})
    for place in range(1, 26):
        p.apply(place)
    assert (p.agenda[-1], p.legal()) == (kinds.FOUNTAIN_CELL, [12])
    p.apply(12)
    assert p.agenda[-1] == kinds.TEA_HOUSE_CELL  # 8 and 9 lie side by side in row 1
    assert p.legal() == [0, 4, 10, 14, 15, 16, 18, 19, 20, 21, 23, 24]
    p.apply(24)
    assert (p.cells()[24], p.cells()[8]) == (9, 25)


@rule("IG-005", "IS-A50")
@pytest.mark.parametrize(("choice", "base"), [("new_only", 0), ("mixed", 26)])
def test_the_bonus_deck(choice: str, base: int) -> None:
    scene = grand(bonus_cards=choice)
    count = {"base": 0, "mocha": 0, "letters": 0}
    for kind, copies in enumerate(scene.p.deck):
        count[BOOK.box.bonus_cards[kind].deck] += copies
    assert count == {"base": base, "mocha": 18, "letters": 26}


@rule("IG-007", "IM-008", "IL-017")
def test_four_figures_with_a_roll_each() -> None:
    p = BOOK.new_position(3, {"box": "grand_bazaar", "first_player": "1"})
    rolls = iter([(1, 1), (2, 2), (5, 6), (4, 5)])
    while p.to_act == CHANCE:
        if p.agenda[-1] == kinds.FIGURE_DICE:
            first, second = next(rolls)
            p.apply((first - 1) * 6 + second - 1)
        else:
            p.apply(p.legal()[0])
    view = BOOK.view(p, 0)
    assert view.figures == {"governor": 2, "smuggler": 4, "coffee_trader": 11, "courier": 9}


@rule("IG-001", "IG-006", "IG-009", "IM-031", "IL-100", "IL-101")
def test_all_rules_hold_together() -> None:
    scene = grand()
    view = scene.view("red")
    assert (view.coffee, view.guild_deck, view.letters, view.kiosk_pile) == (30, 20, 32, 24)
    assert [player.companion for player in view.players] == ["supply"] * 4
    act(scene, 6)  # coffee of Mocha & Baksheesh
    assert scene.coffee_of("red") == 1
    scene = grand()
    act(scene, 18)  # its guild cards
    scene.draw_guild("seven_lira")
    scene.draw_guild("two_goods")
    scene.play("discard guild two_goods")
    assert (scene.guild_hand_of("red"), scene.coffee_of("red")) == (["seven_lira"], 1)
    scene = grand()
    act(scene, 21)  # letters of Letters & Seals
    scene.draw_letter(4)
    scene.draw_letter(4)
    assert scene.letters_of("red") == [(4, False), (4, False)]
    scene = grand()
    scene.play("go 8 leave act take spice")  # and the base game
    scene.dice(5, 6)
    assert scene.goods_of("red") == {"fabric": 0, "spice": 1, "fruit": 0, "jewelry": 2}


@rule("IG-008", "IS-EX-62", "IM-053", "IL-148")
def test_the_free_courier() -> None:
    scene = grand()
    scene.tavern_tiles("red", "free_figures")
    scene.hand("red", "use_figure")
    scene.lira("red", 0)
    scene.figure("courier", 3)
    assert scene.view("red").figure_prices["courier"] == 0
    scene.play("play use_figure meet courier")  # wherever he is
    scene.draw_letter(9)
    scene.play("pay lira")
    scene.dice(1, 2)
    visit(scene, 3)
    scene.play("no action")
    scene.play("meet courier")
    scene.draw_letter(10)
    scene.play("pay lira")
    scene.dice(1, 1)
    assert (scene.letters_of("red"), scene.lira_of("red")) == ([(9, False), (10, False)], 0)


# -- Catacombs ------------------------------------------------------------------------------------


@rule("IL-130", "IL-131", "IL-132", "IS-EX-60", "IS-A49", "IL-004")
def test_the_catacombs() -> None:
    scene = grand()
    scene.figure("smuggler", 25)
    scene.figure("governor", 16)
    scene.family("blue", 16)
    scene.merchant("green", 16)
    scene.lira("red", 40)
    scene.letters("red", 16)
    act(scene, 25)
    assert scene.legal() == ["take fabric", "take spice", "take fruit", "take jewelry", "take coffee"]
    scene.play("take coffee")
    assert len(has(scene, "go")) == 25
    scene.play("go 16")
    assert (scene.coffee_of("red"), scene.where("red")) == (1, 16)
    assert (scene.stack_of("red"), scene.assistants_of("red")) == (3, [25])  # none left on 16
    assert (scene.lira_of("red"), scene.rubies_of("red")) == (40, 0)  # no payment, no action
    assert scene.refusal("meet smuggler") == "IS-080"
    assert scene.refusal("meet governor") == "IS-080"
    assert scene.legal() == ["end turn"]
    assert scene.letters_of("red") == [(16, True)]


@rule("IL-130", "IS-A52")
def test_a_good_and_the_own_place() -> None:
    scene = grand()
    act(scene, 25)
    scene.play("take jewelry go 25")
    assert (scene.goods_of("red")["jewelry"], scene.coffee_of("red"), scene.where("red")) == (1, 0, 25)
    assert letters().refusal("go 25") == "IS-001"
    assert mocha().refusal("go 25") == "IS-001"


@rule("IL-132", "IL-130", "IS-080")
def test_the_stack_moves_when_another_token_comes_to_the_catacombs() -> None:
    scene = grand()
    scene.companion("red", 24)
    scene.figure("smuggler", 25)
    scene.play("companion 25 act take fruit go 2")
    assert (scene.where("red"), scene.companion_of("red"), scene.stack_of("red")) == (2, 25, 4)
    assert "meet smuggler" in scene.legal()  # the companion is still there
    scene = grand()
    scene.figure("smuggler", 12)
    scene.merchant("red", 11)
    scene.play("go 12 leave act send 25 act take fruit go 2")
    assert (scene.where("red"), scene.family_of("red")) == (2, 25)
    assert scene.refusal("meet smuggler") == "IS-080"  # the merchant has left 12


# -- interactions ---------------------------------------------------------------------------------


def barrier_round_the_fountain(lira: int = 9) -> Scene:
    scene = grand()
    scene.barrier(7, 14, "blue")
    scene.lira("red", lira)
    scene.lira("blue", 0)
    return scene


@rule("IM-055", "IL-046")
def test_the_companion_pays_the_toll() -> None:
    scene = barrier_round_the_fountain(2)
    scene.companion("red", 7)
    scene.play("companion 14")
    assert (scene.lira_of("red"), scene.lira_of("blue")) == (0, 2)
    scene = barrier_round_the_fountain(1)
    scene.companion("red", 7)
    assert scene.refusal("companion 14") == "IM-055"
    scene = barrier_round_the_fountain(2)
    scene.hand("red", "companion_two")
    scene.companion("red", 7)
    scene.play("play companion_two companion 15")
    assert (scene.lira_of("red"), scene.lira_of("blue")) == (0, 2)


@rule("IM-058", "IL-146", "IL-151", "IL-130", "IL-K19")
def test_a_stack_that_is_set_pays_no_toll() -> None:
    scene = barrier_round_the_fountain()
    scene.hand("red", "anywhere_for_3_lira")
    scene.play("play anywhere_for_3_lira go 14")
    assert (scene.lira_of("red"), scene.lira_of("blue")) == (6, 0)
    scene = barrier_round_the_fountain()
    scene.hand("red", "follow_merchant")
    scene.merchant("green", 14)
    scene.play("play follow_merchant")
    assert (scene.where("red"), scene.lira_of("red"), scene.lira_of("blue")) == (14, 9, 0)
    scene = barrier_round_the_fountain()
    scene.barrier(24, 25, "blue")
    scene.merchant("red", 20)
    scene.play("go 25 leave act take fruit go 24")
    assert (scene.where("red"), scene.lira_of("red")) == (24, 9)
    scene = grand(2)
    scene.barrier(7, 12, "blue")
    scene.lira("red", 0)
    open_kiosk(scene, "k19", "k07", "k08")
    scene.play("kiosk k19")
    assert (scene.where("red"), scene.lira_of("red")) == (7, 0)


@rule("IM-076", "IL-050")
def test_safe_conduct_covers_companions() -> None:
    scene = grand()
    scene.guild_hand("red", "safe_conduct")
    scene.companion("blue", 14)
    scene.lira("red", 5)
    scene.play("play guild safe_conduct")
    scene.play("go 14 leave")
    assert (scene.lira_of("red"), scene.events(tell.SEAT_PAID)) == (5, [])
    assert scene.question != kinds.OTHERS


@rule("IM-048", "IM-059", "IL-100")
def test_the_barrier_opens_places_of_letters_and_seals() -> None:
    scene = grand()
    scene.coffee("red", 2)
    scene.merchant("red", 20)
    scene.play("go 19 leave act barrier 21-22")
    assert has(scene, "act at") == ["21", "22"]
    scene.play("act at 21")
    scene.draw_letter(2)
    scene.draw_letter(4)
    assert scene.letters_of("red") == [(2, False), (4, False)]
    assert (scene.where("red"), scene.question) == (19, kinds.REST)


@rule("IS-A62", "IS-047")
def test_one_replacement_of_the_move_in_a_turn() -> None:
    for card in ("move_0", "move_3_4", "follow_merchant", "anywhere_for_3_lira", "family_step"):
        scene = grand()
        scene.hand("red", "move_0", card)
        scene.lira("red", 9)
        scene.merchant("blue", 22)
        scene.family("red", 22)
        scene.play("play move_0")
        assert scene.where("red") == 7
        assert scene.refusal(f"play {card}") == "IS-150"


@rule("IS-A41", "IL-018")
def test_one_tile_of_each_kind() -> None:
    assert [tile.id for tile in BOOK.box.kiosk_tiles] == [f"k{nth:02}" for nth in range(1, 25)]
    scene = letters(2)
    act(scene, 22)
    scene.draw_letter(1)
    assert (len(scene.p.legal()), set(scene.p.weights())) == (24, {1})
