"""Visits in general: their order, offices, what is available, what comes first (section 7.1)."""

from __future__ import annotations

import pytest

from fondaco.games.al_rashid import events as tell
from fondaco.table.speech import Speaker, words_of
from tests.games.al_rashid.scene import BOOK, Scene, seat
from tests.games.al_rashid.test_palaces import woods
from tests.rules import rule


def kinds_heard(scene: Scene) -> list[int]:
    return [event[0] for event in scene.p.heard or []]


@rule("AR-120", "AR-124", "AR-126", "AR-A18")
def test_one_visit_after_the_other_and_one_office_in_each() -> None:
    scene = Scene(3, "green blue red")
    scene.stack("blue", "spies", "sage")
    scene.stack("red", "spies", "merchant")
    scene.goods("red", woods(20))
    scene.goods("blue", woods(20))
    scene.resolution("green")
    assert scene.asked == "red"  # by position, not in the order of play
    assert scene.refusal("office spy_informer") == "AR-122"
    scene.play("visit office")
    assert scene.refusal("office mil_captain") == "AR-124"
    scene.play("office spy_informer")
    assert (scene.goods_of("red"), scene.offices_of("red")) == (woods(17), ["spy_informer"])
    assert scene.asked == "blue"  # the money would do for more, the visit is over
    scene.play("visit office")
    assert scene.legal() == ["office spy_agitator", "office spy_infiltrator", "office spy_double_agent"]
    assert scene.refusal("office spy_informer") == "AR-126"
    scene.play("office spy_double_agent")
    assert (scene.goods_of("blue"), scene.offices_of("blue")) == (woods(12), ["spy_double_agent"])


@rule("AR-125", "AR-EX-39")
def test_no_second_office_of_a_kind() -> None:
    scene = Scene(4, "red blue green yellow")
    scene.offices("red", "spy_informer")
    scene.stack("red", "spies", "merchant")
    scene.stack("blue", "spies", "sage")
    for colour in ("red", "blue"):
        scene.goods(colour, woods(20))
    scene.resolution("red")
    if "no office" in scene.legal():
        scene.play("no office")
    scene.play("visit office")
    assert scene.p.office_tiles[BOOK.describer.offices.index("spy_informer")] == 1
    assert "office spy_informer" not in scene.legal()
    assert scene.refusal("office spy_informer") == "AR-125"
    scene.play("office spy_agitator")
    scene.play("visit office office spy_informer")
    assert scene.offices_of("blue") == ["spy_informer"]
    assert scene.offices_of("red") == ["spy_informer", "spy_agitator"]


@rule("AR-126")
def test_no_office_when_all_kinds_are_held_or_too_dear() -> None:
    scene = Scene(2, "red blue")
    scene.offices("blue", "sch_astronomer", "sch_philosopher")
    scene.offices("red", "sch_librarian", "sch_calligrapher")
    scene.goods("red", woods(30))
    scene.stack("red", "scholars", "merchant")
    scene.resolution("red")
    scene.play("no office")
    assert scene.legal() == ["visit nothing", "visit service", "visit favour", "visit service+favour"]
    assert scene.refusal("visit office") == "AR-126"

    poor = Scene(2, "red blue")
    poor.goods("red", woods(2))
    poor.stack("red", "scholars", "merchant")
    poor.resolution("red")
    assert poor.legal() == ["visit nothing", "visit favour"]
    assert poor.refusal("visit office") == "AR-050"


@rule("AR-313", "AR-A30", "AR-A55", "AR-EX-58")
def test_no_favour_without_its_token() -> None:
    scene = Scene(2, "red blue")
    scene.letters("blue", scene.p.letter_supply)
    assert scene.p.letter_supply == 0
    scene.goods("red", woods(5))
    scene.stack("red", "scholars", "pasha")
    scene.resolution("red")
    assert scene.legal() == ["visit nothing", "visit service", "visit office"]
    for actions in ("favour", "service+favour", "office+favour"):
        assert scene.refusal(f"visit {actions}") == "AR-313"

    spying = Scene(2, "red blue")
    spying.letters("blue", spying.p.letter_supply)
    spying.goods("red", woods(5))
    spying.stack("red", "spies", "pasha")
    spying.resolution("red")
    spying.play("visit favour")
    assert spying.legal() == ["favour military", "favour merchants"]
    assert spying.refusal("favour scholars") == "AR-313"
    assert spying.refusal("favour politicians") == "AR-135"

    talking = Scene(2, "red blue")
    talking.influence("blue", 24)
    talking.goods("red", woods(5))
    talking.stack("red", "politicians", "pasha")
    talking.resolution("red")
    assert talking.legal() == ["visit nothing", "visit office"]
    assert talking.refusal("visit favour") == "AR-313"


@rule("AR-313")
@pytest.mark.parametrize(("goods", "favours"), [(1, []), (2, ["military", "merchants"]), (3, None)])
def test_the_favour_of_the_spies_needs_both_prices(goods: int, favours: list[str] | None) -> None:
    scene = Scene(2, "red blue")
    scene.goods("red", woods(goods))
    scene.stack("red", "spies", "pasha")
    scene.resolution("red")
    if favours == []:
        assert scene.legal() == ["visit nothing", "visit service"]
        assert scene.refusal("visit favour") == "AR-050"
        return
    scene.play("visit favour")
    expected = favours or ["military", "scholars", "merchants"]
    assert scene.legal() == [f"favour {palace}" for palace in expected]
    if favours:
        assert scene.refusal("favour scholars") == "AR-050"


@rule("AR-314")
def test_what_comes_first_in_a_visit() -> None:
    scene = Scene(2, "red blue")
    scene.goods("red", woods(10))
    scene.letters("red", 1)
    scene.stack("red", "scholars", "pasha")
    scene.resolution("red")
    scene.play("visit service+office office sch_librarian")
    heard = kinds_heard(scene)
    assert heard[: heard.index(tell.OFFICE_TAKEN) + 2][-5:] == [
        tell.PAID,
        tell.LETTERS_USED,
        tell.PIECE_GAINED,
        tell.OFFICE_TAKEN,
        tell.PIECE_GAINED,
    ]
    assert scene.goods_of("red") == ""  # 5 + 8 - 3
    assert scene.family_of("red") == [1, 1, 3]

    favour = Scene(2, "red blue")
    favour.goods("red", woods(5))
    favour.stack("red", "scholars", "pasha")
    favour.resolution("red")
    favour.play("visit office+favour")
    heard = kinds_heard(favour)
    at = heard.index(tell.PAID)
    assert heard[at : at + 3] == [tell.PAID, tell.OFFICE_TAKEN, tell.LETTER_GAINED]

    alone = Scene(2, "red blue")
    alone.goods("red", "wood")
    alone.stack("red", "politicians", "pasha")
    alone.resolution("red")
    alone.play("visit favour")
    heard = kinds_heard(alone)
    at = heard.index(tell.PAID)
    assert heard[at : at + 3] == [tell.PAID, tell.INFLUENCE_GAINED, tell.DISHONOUR]


@rule("AR-314", "AR-165")
def test_the_tokens_of_a_lost_pasha_come_before_the_visit() -> None:
    scene = Scene(2, "red blue")
    scene.goods("red", woods(6))
    scene.stack("red", "al_rashid", "sage")
    scene.resolution("red")
    assert scene.dishonour_of("red") == 2  # before anything is chosen
    scene.play("visit office office cal_almoner")
    assert scene.dishonour_of("red") == 0  # so the Almoner takes both back


@rule("AR-314", "AR-313", "AR-053")
def test_a_letter_handed_over_cannot_come_back_in_the_same_visit() -> None:
    scene = Scene(2, "red blue")
    scene.letters("red", scene.p.letter_supply)
    scene.goods("red", woods(5))
    scene.stack("red", "scholars", "pasha")
    scene.resolution("red")
    assert scene.refusal("visit office+favour") == "AR-313"  # the supply is empty when it is chosen
    scene.play("visit office office sch_astronomer letters 1")
    assert scene.p.letter_supply == 1


@rule("AR-315")
@pytest.mark.parametrize("palace", ["scholars", "merchants", "politicians"])
def test_without_anything_the_visit_is_no_action(palace: str) -> None:
    scene = Scene(2, "red blue")
    scene.stack("red", palace, "pasha")
    scene.resolution("red")
    assert scene.dishonour_of("red") == 1
    assert scene.asked == "chance"
    assert scene.reserve_of("red") == [1, 1, 1]


@rule("AR-315", "AR-121", "AR-130")
@pytest.mark.parametrize("palace", ["spies", "military", "al_rashid"])
def test_a_free_service_is_always_there(palace: str) -> None:
    scene = Scene(2, "red blue")
    scene.stack("red", palace, "pasha")
    scene.resolution("red")
    assert scene.asked == "red"
    assert scene.legal() == ["visit nothing", "visit service"]
    scene.play("visit service")
    assert scene.p.dishonour[seat("red")] == 0


@rule("AR-121")
@pytest.mark.parametrize("palace", ["spies", "military", "scholars", "merchants", "politicians"])
def test_service_office_and_favour(palace: str) -> None:
    scene = Scene(2, "red blue")
    scene.goods("red", woods(40))
    scene.stack("red", palace, "pasha")
    scene.resolution("red")
    actions = ("service", "office", "service+office", "favour", "service+favour", "office+favour")
    assert scene.legal() == ["visit nothing", *(f"visit {action}" for action in actions)]


@rule("AR-A56")
def test_the_military_has_one_favour() -> None:
    scene = Scene(2, "red blue")
    scene.goods("red", woods(40))
    scene.stack("red", "military", "pasha")
    scene.resolution("red")
    scene.play("visit service+favour")
    assert scene.refusal("favour military") == "AR-323"  # through the Spies only at the Spies
    scene.play("mix 3 red draw blue")
    drawn = []
    while scene.p.hand_size[:2] != [3, 1]:
        drawn.append(scene.asked)
        scene.p.apply(scene.p.legal()[0])
    assert drawn == ["chance"] * 4
    assert scene.goods_of("red") == woods(39)


def actions_told(scene: Scene) -> dict[str, str]:
    say = Speaker("en", [words_of(package) for package in BOOK.words]).say
    offers = [BOOK.offer(scene.p, move) for move in scene.p.legal()]
    return {offer.text.removeprefix("visit "): say(offer.message) for offer in offers}


def test_actions_tell_what_they_are_and_their_price_in_all() -> None:
    scene = Scene(3, "red blue green")
    scene.stack("red", "scholars", "merchant")
    scene.goods("red", woods(20))
    scene.resolution("red")
    told = actions_told(scene)
    assert told["service"] == "the service (a Sage), 5 gold"
    assert told["service+favour"] == "the service (a Sage) and the favour (1 letter), 7 gold"
    assert told["office+favour"].startswith("an office and the favour (1 letter), from ")
    scene.play("visit service+favour")
    assert scene.goods_of("red") == woods(13)


def test_the_price_of_the_spies_favour_is_told_as_the_least() -> None:
    scene = Scene(3, "red blue green")
    scene.stack("red", "spies", "merchant")
    scene.goods("red", woods(20))
    scene.resolution("red")
    told = actions_told(scene)
    assert told["service"] == "the service (3 spy moves)"
    assert told["favour"] == "the favour (another corporation’s), from 1 gold, and take 1 dishonour token"
