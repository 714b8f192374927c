"""Letters & Seals: letters, the Courier, the double move, Embassy and Secret Society (sections 8.3, 8.5, 8.6)."""

from __future__ import annotations

import pytest

from fondaco.games.istanbul import events as tell
from fondaco.games.istanbul.steps import kinds
from tests.games.istanbul.scene import Scene
from tests.games.istanbul.visits import act, grand, has, letters, visit
from tests.rules import rule

ALL = [*range(1, 17), *range(1, 17)]


# -- letters --------------------------------------------------------------------------------------


@rule("IL-030", "IL-031", "IL-036", "IL-100")
def test_two_letters_at_the_embassy() -> None:
    scene = letters()
    act(scene, 21)
    scene.draw_letter(1)
    assert scene.asked == "chance"
    scene.draw_letter(5)
    assert scene.letters_of("red") == [(1, False), (5, False)]  # face up
    assert scene.seals_of("red") == 2  # 1 on each front
    player = scene.view("blue").players[0]
    assert [(letter.place, letter.delivered) for letter in player.letters] == [(1, False), (5, False)]
    assert (player.seals, scene.question) == (2, kinds.REST)
    scene.letters("red", 7, delivered=True)
    assert scene.seals_of("red") == 4  # 2 on a back


@rule("IL-032", "IL-033", "IL-034", "IL-035", "IS-A44", "IS-A45")
def test_every_token_delivers_at_once() -> None:
    scene = letters()
    scene.letters("red", 4, 4, 6)
    scene.play("go 4")  # the merchant, before anything else is asked
    assert scene.question == kinds.ASSISTANT
    assert scene.letters_of("red") == [(4, True), (4, True), (6, False)]
    scene = letters()
    scene.letters("red", 6)
    scene.companion("red", 15)
    scene.play("companion 6")
    assert scene.letters_of("red") == [(6, True)]
    scene = letters()
    scene.letters("red", 10)
    scene.merchant("red", 14)
    scene.play("go 12 leave act send 10")
    assert scene.letters_of("red") == [(10, True)]
    scene = letters()
    scene.letters("blue", 4)
    scene.play("go 4")
    assert scene.letters_of("blue") == [(4, False)]  # a token of another player


@rule("IL-033", "IL-035", "IS-EX-44", "IS-A56")
def test_a_letter_received_where_a_token_stands() -> None:
    scene = letters()
    scene.family("red", 10)
    act(scene, 21)
    scene.draw_letter(10)
    scene.draw_letter(12)
    assert scene.letters_of("red") == [(10, True), (12, False)]
    scene = letters()
    act(scene, 21)
    scene.draw_letter(12)  # the family member is at the Police Station
    scene.draw_letter(1)
    assert scene.letters_of("red") == [(1, False), (12, True)]


@rule("IL-035", "IL-034")
def test_delivery_in_the_turn_of_another_player() -> None:
    scene = letters()
    scene.letters("blue", 12)
    scene.family("blue", 4)
    scene.play("go 4 leave no action")
    assert scene.letters_of("blue") == [(12, False)]
    scene.play("catch for lira blue")
    assert (scene.family_of("blue"), scene.letters_of("blue")) == (12, [(12, True)])


@rule("IL-038", "IL-039")
def test_no_limit_and_no_letter_left() -> None:
    scene = letters()
    scene.letters("red", *ALL[:-1])
    act(scene, 21)
    scene.draw_letter(16)  # the last one; there is no second
    assert len(scene.letters_of("red")) == 32
    assert scene.question == kinds.REST
    assert len(scene.events(tell.NO_LETTER_LEFT)) == 1


# -- Courier --------------------------------------------------------------------------------------


@rule("IL-060", "IS-EX-53", "IS-A07", "IL-066")
def test_the_courier() -> None:
    scene = letters()
    scene.figure("courier", 4)
    scene.letters("red", 3)
    scene.play("go 4 leave no action")
    scene.lira("red", 0)
    scene.play("meet courier")
    scene.draw_letter(9)
    assert scene.legal() == ["letter 3", "letter 9"]
    assert scene.refusal("pay lira") == "IS-078"
    assert scene.refusal("letter 5") == "IL-066"
    scene.play("letter 9")  # also the one just received
    scene.dice(6, 4)
    assert (scene.letters_of("red"), scene.discarded_letters()) == ([(3, False)], [9])
    assert scene.where_figure("courier") == 10
    scene = letters()
    scene.figure("courier", 4)
    scene.play("go 4 leave no action")
    scene.lira("red", 2)
    scene.play("meet courier")
    scene.draw_letter(9)
    scene.play("pay lira")
    scene.dice(2, 2)
    assert (scene.letters_of("red"), scene.lira_of("red")) == ([(9, False)], 0)
    assert scene.refusal("meet courier") == "IS-079"


@rule("IL-060", "IS-A63")
def test_the_letter_just_received_can_pay_the_courier() -> None:
    scene = letters()
    scene.figure("courier", 4)
    scene.play("go 4 leave no action")
    scene.lira("red", 0)
    scene.play("meet courier")
    scene.draw_letter(9)  # the only way to pay
    scene.dice(1, 1)
    assert (scene.letters_of("red"), scene.where_figure("courier")) == ([], 2)


# -- double move ----------------------------------------------------------------------------------


def at_the_end(*places: int, delivered: int = 0, seats: int = 3) -> Scene:
    """Red at the end of a turn at 4; so many of the letters, from the left, are delivered."""
    scene = letters(seats)
    scene.letters("red", *places[:delivered], delivered=True)
    scene.letters("red", *places[delivered:])
    scene.play("go 4 leave no action")
    return scene


@rule("IL-061", "IL-037", "IL-066", "IS-EX-42")
def test_three_seals_buy_a_turn() -> None:
    scene = at_the_end(1, 2, delivered=1)
    scene.play("double move")
    assert (scene.asked, scene.question) == ("red", kinds.MOVE)
    assert (scene.letters_of("red"), scene.discarded_letters()) == ([], [1, 2])
    assert scene.p.round == 1
    scene.play("go 6")
    assert scene.where("red") == 6
    scene = at_the_end(1, delivered=1)
    assert scene.refusal("double move") == "IL-061"
    scene = at_the_end(1, 2, 3)
    scene.play("double move")  # three fronts
    assert scene.discarded_letters() == [1, 2, 3]


@rule("IL-062", "IL-063", "IS-EX-42")
def test_seals_in_excess_and_letters_too_many() -> None:
    scene = at_the_end(1, 2, delivered=2)
    scene.play("double move")  # 4 seals, 1 is lost
    assert (scene.letters_of("red"), scene.question) == ([], kinds.MOVE)
    scene = at_the_end(1, 2, 3, delivered=2)  # 2 + 2 + 1
    scene.play("double move")
    assert scene.legal() == ["letter 1 delivered", "letter 2 delivered"]
    scene.play("letter 1 delivered")
    assert scene.legal() == ["letter 2 delivered", "letter 3"]
    scene.play("letter 2 delivered")  # enough: the third is not asked for
    assert (scene.letters_of("red"), scene.question) == ([(3, False)], kinds.MOVE)
    scene = at_the_end(1, 2, 3, delivered=2)
    scene.play("double move letter 2 delivered")  # then 3 must follow
    assert scene.letters_of("red") == [(1, True)]
    scene = at_the_end(9, 1, 2, delivered=1)
    scene.play("double move letter 1")  # then 9 must follow, for 1 + 1 + 2 would hold one too many
    assert scene.letters_of("red") == [(2, False)]


@rule("IL-064", "IS-EX-43", "IS-A46", "IL-061")
def test_one_additional_turn_per_round() -> None:
    scene = at_the_end(1, 2, 3, 5, 5, 6)
    scene.play("double move letter 1 letter 2 letter 3")
    scene.play("go 6 leave no action")
    assert scene.seals_of("red") >= 3
    assert scene.refusal("double move") == "IL-064"
    scene.play("end turn")
    assert scene.asked == "blue"
    scene.play("go 6 decline end turn")
    scene.play("go 6 decline end turn")
    assert (scene.asked, scene.p.round) == ("red", 2)
    scene.play("go 4 decline")
    assert "double move" in scene.legal()  # a new round


@rule("IL-065")
def test_a_double_move_after_a_turn_that_ended_at_once() -> None:
    scene = letters()
    scene.letters("red", 1, 2, delivered=True)
    scene.play("go 4 decline")
    assert scene.refusal("act") == "IS-060"
    scene.play("double move")
    assert scene.question == kinds.MOVE
    assert scene.asked == "red"


@rule("IL-061", "IS-072")
def test_a_double_move_only_at_the_end_of_the_turn() -> None:
    scene = letters()
    scene.letters("red", 1, 2, delivered=True)
    scene.family("blue", 4)
    assert scene.refusal("double move") == "IS-DP-04"
    scene.play("go 4 leave")
    assert scene.refusal("double move") == "IS-DP-09"
    scene.play("no action")
    assert scene.refusal("double move") == "IS-072"  # the encounters come first


@rule("IL-067", "IS-EX-55", "IS-A65")
def test_double_moves_in_the_last_round() -> None:
    scene = letters(3)
    scene.rubies("red", 5)
    scene.lira("red", 14)
    for colour in ("red", "blue", "green"):
        scene.letters(colour, 1 if colour == "red" else 5, 2 if colour == "red" else 6, delivered=True)
    act(scene, 16)
    assert (scene.rubies_of("red"), scene.p.triggered) == (6, 1)
    for colour in ("red", "blue", "green"):
        assert scene.asked == colour
        if colour != "red":
            scene.play("go 4 decline")
        scene.play("double move")
        assert (scene.asked, scene.question) == (colour, kinds.MOVE)
        scene.play("go 5 decline" if colour == "red" else "go 6 decline")
        scene.play("end turn")
    assert (scene.asked, scene.p.round) == ("nobody", 1)


@rule("IL-068")
def test_everything_is_available_anew_in_the_additional_turn() -> None:
    scene = letters()
    scene.letters("red", 1, 2, delivered=True)
    scene.mosque_tiles("red", "fruit")
    scene.assistants("red", 13, 14)
    scene.hand("red", "move_0", "move_0")
    scene.figure("smuggler", 9)
    scene.lira("red", 20)
    scene.merchant("red", 9)
    scene.play("play move_0")
    assert scene.refusal("play move_0") == "IS-150"
    scene.play("leave no action")
    scene.play("fruit tile return 13")
    assert scene.refusal("fruit tile") == "IS-135"
    scene.play("meet smuggler take fabric pay lira")
    scene.dice(4, 5)
    assert scene.refusal("meet smuggler") == "IS-079"
    scene.play("double move")
    scene.play("play move_0 pick up no action")
    scene.play("fruit tile")
    scene.play("meet smuggler take fabric pay lira")
    scene.dice(4, 4)
    assert (scene.goods_of("red")["fabric"], scene.lira_of("red"), scene.stack_of("red")) == (2, 12, 4)


# -- Secret Society -------------------------------------------------------------------------------


@rule("IL-120", "IL-121", "IL-122", "IL-037", "IS-EX-45")
def test_six_seals_for_a_ruby() -> None:
    scene = letters()
    scene.lira("red", 0)
    scene.letters("red", 1, 2, delivered=True)
    scene.letters("red", 3, 5)
    act(scene, 24)
    scene.play("ruby 16")
    assert (scene.rubies_of("red"), scene.lira_of("red"), scene.price(16)) == (1, 3, 13)
    assert (scene.letters_of("red"), sorted(scene.discarded_letters())) == ([], [1, 2, 3, 5])
    scene = letters()
    scene.letters("red", 1, 2, 3, delivered=True)
    act(scene, 24)
    assert scene.legal() == ["ruby 13", "ruby 16"]
    scene.play("ruby 13")
    assert (scene.price(13), scene.price(16)) == (5, 12)


@rule("IL-121", "IS-A48", "IL-020", "IL-150")
def test_the_money_of_the_ranks() -> None:
    scene = letters()
    scene.lira("red", 0)
    scene.hand("red", "repeat_secret_society", "repeat_secret_society")
    money = []
    visit(scene, 24)
    assert scene.refusal("act") == "IL-124"
    assert scene.refusal("play repeat_secret_society") == "IS-165"
    for start, places in (("act", (1, 2, 3)), ("play repeat_secret_society", (4, 5, 6))):
        scene.letters("red", *places, delivered=True)
        scene.play(start)
        scene.play("ruby 16")
        money.append(scene.lira_of("red"))
    assert scene.refusal("play repeat_secret_society") == "IL-124"
    assert (money, scene.rubies_of("red"), scene.price(16)) == ([3, 5], 2, 14)  # one player, two ranks
    for society, lira in ((2, 1), (3, 0)):
        scene = letters()
        scene.lira("red", 0)
        scene.p.society = society
        scene.letters("red", 1, 2, 3, delivered=True)
        act(scene, 24)
        scene.play("ruby 16")
        assert scene.lira_of("red") == lira


@rule("IL-123", "IL-124", "IL-063")
def test_exactly_six_seals() -> None:
    scene = letters()
    scene.hand("red", "gain_letter")
    scene.letters("red", 1, 2, delivered=True)
    scene.letters("red", 3)
    visit(scene, 24)
    assert scene.refusal("act") == "IL-124"  # 5 seals
    scene = letters()
    scene.letters("red", 1, 2, 3, delivered=True)
    scene.letters("red", 5)
    act(scene, 24)  # 2 + 2 + 2 + 1: the single seal has no place in a payment
    assert scene.legal() == ["ruby 13", "ruby 16"]
    scene.play("ruby 13")
    assert scene.letters_of("red") == [(5, False)]
    scene = letters()
    scene.letters("red", 1, 2, 3, delivered=True)
    scene.letters("red", 5, 6)
    act(scene, 24)
    scene.play("letter 1 delivered letter 2 delivered")
    assert scene.legal() == ["letter 3 delivered", "letter 5"]
    scene.play("letter 5")
    scene.play("ruby 13")
    assert scene.letters_of("red") == [(3, True)]


@rule("IL-120")
@pytest.mark.parametrize("place", [13, 16, 20])
def test_in_the_grand_bazaar_also_the_coffee_house(place: int) -> None:
    scene = grand()
    scene.letters("red", 1, 2, 3, delivered=True)
    act(scene, 24)
    assert has(scene, "ruby") == ["13", "16", "20"]
    before = scene.price(place)
    scene.play(f"ruby {place}")
    assert scene.price(place) == before + 1
