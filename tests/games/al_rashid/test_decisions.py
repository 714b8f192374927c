"""Decision points: what is asked, in which parts, and what can be taken back (section 12)."""

from __future__ import annotations

import pytest

from fondaco.games.al_rashid.steps.gold import payments
from fondaco.table.core import CHANCE, Rng
from fondaco.table.refusal import Refusal
from tests.games.al_rashid.scene import BOOK, Scene, seat
from tests.games.al_rashid.test_palaces import woods
from tests.rules import rule


@rule("AR-281", "AR-EX-22")
def test_public_information_decides_for_a_player_and_hidden_does_not() -> None:
    scene = Scene(2, "red blue")
    scene.hand("red", "blue 4", "blue 4")  # everybody sees that no tile is red
    scene.stack("red", "hind", "pasha")
    scene.stack("blue", "rum", "sage")
    scene.stack("blue", "misr", "sage")
    scene.enemies("hind", "red 1")
    scene.resolution("red")
    scene.play("resolve hind")
    assert (scene.dishonour_of("red"), scene.asked) == (2, "blue")

    alike = Scene(2, "red blue")
    alike.hand("red", "red 3", "red 3")  # two of a value: only their owner knows that
    alike.stack("red", "hind", "pasha")
    alike.enemies("hind", "red 1")
    alike.resolution("red")
    assert alike.legal() == ["fight", "retreat"]
    alike.play("fight")
    assert BOOK.view(alike.p, seat("red")).chosen == ["red 3"]  # a part without a choice is skipped,
    assert (alike.asked, alike.legal()) == ("red", ["discard red 3", "stop"])  # the decision is not
    assert BOOK.view(alike.p, seat("blue")).chosen == []


@rule("AR-281")
def test_a_forced_choice_is_no_undo_point() -> None:
    scene = Scene(2, "red blue")
    scene.stack("red", "hind", "sage")
    scene.stack("red", "rum", "pasha")
    scene.resolution("red")
    game = scene.game()
    game.play("resolve hind")
    game.play("take nothing")
    assert game.to_act == seat("red")
    assert [played.text for played in game.played] == ["resolve hind", "take nothing"]  # rum was not chosen
    assert game.undo(0) == 1
    assert [played.text for played in game.played] == ["resolve hind"]


@rule("AR-282", "AR-325", "AR-304")
def test_the_parts_of_a_visit_can_be_changed_one_by_one() -> None:
    scene = Scene(2, "red blue")
    scene.goods("red", "wood wood pottery metal spices silk")
    scene.letters("red", 1)
    scene.stack("red", "scholars", "pasha")
    scene.stack("red", "hind", "sage")
    scene.resolution("red")
    game = scene.game()
    game.play("resolve scholars")
    before = game.digest()
    game.play("visit office office sch_astronomer letters 0")
    assert game.position.unfinished
    assert BOOK.view(game.position, 0).chosen == ["office", "sch_astronomer"]
    assert BOOK.view(game.position, 1).chosen == []
    assert BOOK.view(game.position, 0).players[0].offices == []  # nothing is received or paid yet
    assert BOOK.view(game.position, 0).players[0].goods["wood"] == 2
    assert game.undo(0) == 1
    assert [BOOK.text(game.position, move) for move in game.position.legal()] == ["letters 0", "letters 1"]
    assert game.undo(0) == 1
    game.play("office sch_calligrapher")
    assert game.undo(0) == 1
    assert game.undo(0) == 1
    assert game.digest() == before
    game.play("visit office office sch_astronomer letters 1")
    assert not game.position.unfinished
    assert BOOK.view(game.position, 1).players[0].letters == 0


@rule("AR-325", "AR-280")
def test_a_whole_decision_is_subject_to_the_undo_rule() -> None:
    scene = Scene(2, "red blue")
    scene.offices("red", "spy_agitator")
    scene.enemies("hind", "red 1")
    scene.stack("red", "rum", "sage")
    scene.stack("red", "misr", "pasha")
    scene.stack("blue", "yaman", "pasha")
    scene.resolution("red")
    game = scene.game()
    before = game.digest()
    game.play("activate spy_agitator to rum")
    assert game.undo(0) == 1  # the last part
    assert game.undo(0) == 1
    assert game.digest() == before
    game.play("no office resolve misr")
    game.play("take nothing")
    with pytest.raises(Refusal) as caught:
        game.undo(0)
    assert caught.value.message.id.startswith("barrier-")


@rule("AR-284", "AR-123")
def test_no_action_is_always_offered_with_its_price() -> None:
    for palace in ("spies", "military", "scholars", "merchants", "politicians", "al_rashid"):
        for gold in (3, 8, 30):
            scene = Scene(2, "red blue")
            scene.goods("red", woods(gold))
            scene.stack("red", palace, "pasha")
            scene.resolution("red")
            assert scene.legal()[0] == "visit nothing"
            offer = BOOK.offer(scene.p, scene.p.legal()[0])
            assert (offer.message.id, offer.message.args) == ("al-rashid-move-visit-nothing", {"tokens": 1})
            scene.play("visit nothing")
            assert (scene.dishonour_of("red"), scene.goods_of("red")) == (1, woods(gold))


@rule("AR-284")
def test_only_what_can_be_paid_is_shown() -> None:
    scene = Scene(2, "red blue")
    scene.goods("red", woods(9))
    scene.stack("red", "merchants", "pasha")
    scene.resolution("red")
    shown = ["nothing", "service", "office", "favour", "service+favour", "office+favour"]
    assert scene.legal() == [f"visit {actions}" for actions in shown]  # 8 + 5 is too dear
    assert scene.refusal("visit service+office") == "AR-050"
    scene.play("visit office")
    assert scene.legal() == ["office mer_broker", "office mer_money_changer", "office mer_caravan_master"]
    assert scene.refusal("office mer_consul") == "AR-306"


@rule("AR-285")
def test_a_warning_before_tiles_are_turned_up() -> None:
    scene = Scene(2, "red blue")
    scene.enemies("hind", "red 1")
    scene.enemies("rum", "red 1", up=True)
    for where in ("hind", "rum", "misr"):
        scene.stack("red", where, "sage")
    scene.hand("red", "red 3")
    scene.resolution("red")
    offers = {offer.text: offer for offer in (BOOK.offer(scene.p, move) for move in scene.p.legal())}
    assert offers["resolve hind"].message.id == "al-rashid-move-resolve-hidden"
    assert offers["resolve hind"].final, "said with the offer, in every interface"
    assert offers["resolve rum"].message.id == "al-rashid-move-resolve"
    assert offers["resolve misr"].message.id == "al-rashid-move-resolve"
    game = scene.game()
    game.play("resolve hind")
    with pytest.raises(Refusal) as caught:
        game.undo(0)
    assert caught.value.message.id == "barrier-looked"


@rule("AR-323")
def test_picks_come_in_the_order_of_the_data() -> None:
    scene = Scene(2, "red blue")
    scene.stack("red", "hind", "pasha")
    scene.resolution("red")
    scene.play("take spices")
    assert scene.legal() == ["take spices", "take silk", "stop"]
    assert scene.refusal("take wood") == "AR-323"
    scene.play("take silk")
    assert scene.refusal("take spices") == "AR-323"

    fight = Scene(2, "red blue")
    fight.hand("red", "red 2", "red 4", "blue 1")
    fight.stack("red", "hind", "pasha")
    fight.enemies("hind", "red 1", "blue 2")
    fight.resolution("red")
    fight.play("fight discard red 4")
    assert fight.legal() == ["discard blue 1", "stop"]
    assert fight.refusal("discard red 2") == "AR-323"


@rule("AR-323", "AR-INV-30")
def test_a_part_offers_only_what_can_be_completed() -> None:
    scene = Scene(2, "red blue")
    scene.goods("red", "wood pottery metal")  # 6 gold; without one of them 3
    scene.stack("red", "spies", "pasha")
    scene.resolution("red")
    scene.play("visit office+favour")  # an office for 3 and a favour: only the Scholars take no good
    assert scene.offices_of("red") == ["spy_informer"]
    assert (scene.letters_of("red"), scene.goods_of("red")) == (1, "")


@rule("AR-297", "AR-303", "AR-302")
def test_a_long_list_of_payments_has_no_limit() -> None:
    scene = Scene(2, "red blue")
    scene.goods("red", " ".join(["wood pottery metal spices silk"] * 4))
    scene.stack("red", "politicians", "pasha")
    scene.resolution("red")
    scene.play("visit service+office office pol_judge")  # 11 + 9
    tables = BOOK.tables(2, {})
    assert len(payments(tables, [4] * 5, 20)) == 215

    def leaves(position: Scene) -> int:
        found = 0
        for move in position.p.legal():
            after = Scene.__new__(Scene)
            after.p = position.p.copy()
            after.p.apply(move)
            found += leaves(after) if after.p.unfinished else 1
        return found

    assert leaves(scene) == 215


@rule("AR-324", "AR-INV-31")
@pytest.mark.parametrize("seats", [2, 5])
def test_no_list_is_longer_than_its_limit(seats: int) -> None:
    rng, longest = Rng(seats), 0
    for _ in range(3):
        p = BOOK.new_position(seats, {})
        while p.legal():
            if p.to_act != CHANCE:
                texts = [BOOK.text(p, move) for move in p.legal()]
                verb = texts[0].split()[0]
                if verb == "pay":
                    good = BOOK.describer.goods.index(texts[0].split()[2])
                    assert len(texts) <= p.goods[p.to_act * 5 + good] + 1
                else:
                    assert len(texts) <= (39 if verb == "place" else 24), texts
                longest = max(longest, len(texts))
            p.apply(p.legal()[rng.below(len(p.legal()))])
    assert 24 < longest <= 39
