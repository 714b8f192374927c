"""Letters & Seals: the companion (section 8.4)."""

from __future__ import annotations

from fondaco.games.istanbul.steps import kinds
from tests.games.istanbul.scene import Scene
from tests.games.istanbul.visits import act, grand, has, letters, mocha, visit
from tests.rules import rule


@rule("IL-040", "IL-041", "IL-042", "IS-A51")
def test_the_fountain_brings_the_companion() -> None:
    scene = letters(2)
    assert scene.companion_of("red") == "supply"
    assert scene.refusal("place companion") == "IL-042"
    act(scene, 7)
    assert scene.legal() == ["take companion", "decline"]
    scene.play("take companion")
    assert scene.companion_of("red") == "own"
    assert scene.refusal("place companion") == "IL-042"  # at the start of a turn only
    scene.play("end turn")
    scene.play("go 4 decline end turn")
    assert scene.asked == "red"
    scene.play("place companion")
    assert (scene.companion_of("red"), scene.where("red")) == (7, 7)
    assert scene.refusal("place companion") == "IL-042"
    # Whoever declines the first time may take it later.
    scene = letters(2)
    act(scene, 7)
    scene.play("decline")
    assert scene.companion_of("red") == "supply"
    scene = letters(2)
    scene.assistants("red", 4)
    scene.merchant("red", 6)
    scene.play("go 7 act return 4 take companion")
    assert (scene.companion_of("red"), scene.stack_of("red")) == ("own", 4)


@rule("IL-041", "IS-111")
def test_a_family_member_at_the_fountain_fetches_it_too() -> None:
    scene = letters()
    scene.assistants("red", 3)
    scene.merchant("red", 14)
    scene.play("go 12 leave act send 7 act return 3 return 12 take companion")
    assert (scene.companion_of("red"), scene.stack_of("red"), scene.where("red")) == ("own", 4, 12)
    base = mocha()
    act(base, 7)
    assert base.question == kinds.REST  # there is no companion to take


@rule("IL-043", "IL-052", "IL-046", "IL-047", "IL-048", "IL-050", "IS-EX-47")
def test_placed_and_moved_in_one_turn() -> None:
    scene = letters()
    scene.companion("red", "own")
    scene.merchant("red", 6)
    scene.merchant("blue", 6)
    scene.companion("blue", 15)
    scene.merchant("green", 15)
    scene.goods("red", jewelry=2)
    for colour, lira in (("red", 5), ("blue", 0), ("green", 0)):
        scene.lira(colour, lira)
    scene.play("place companion")
    assert (scene.lira_of("red"), scene.companion_of("red")) == (5, 6)  # no payment to blue
    scene.play("companion 15 pay")
    assert [scene.lira_of(colour) for colour in ("red", "blue", "green")] == [1, 2, 2]
    scene.play("act")
    assert scene.mosque_tiles_of("red") == ["jewelry"]
    assert (scene.stack_of("red"), scene.assistants_of("red")) == (5, [])  # the fifth joined, none was left
    assert (scene.where("red"), scene.companion_of("red")) == (6, 15)


@rule("IL-044", "IL-047", "IL-049")
def test_either_the_merchant_or_the_companion_moves() -> None:
    scene = letters()
    scene.companion("red", 13)
    assert has(scene, "companion") == ["10", "15", "24"]
    assert "go 4" in scene.legal()
    assert scene.refusal("companion 12") == "IL-047"  # two places
    assert scene.refusal("companion 13") == "IL-047"  # it cannot stay
    scene.play("companion 24")
    assert scene.refusal("go 4") == "IS-DP-38"  # the merchant no more
    assert scene.where("red") == 7
    scene = letters()
    scene.companion("red", 13)
    scene.play("go 4")
    assert scene.refusal("companion 24") == "IS-DP-07"
    scene = letters()
    assert scene.refusal("companion 24") == "IL-044"
    scene.companion("red", "own")
    assert scene.refusal("companion 6") == "IL-044"  # not on the board


@rule("IL-049")
def test_what_shows_the_merchant_is_not_for_the_companion() -> None:
    for card in ("move_3_4", "anywhere_for_3_lira"):
        scene = letters()
        scene.hand("red", card)
        scene.lira("red", 3)
        scene.companion("red", 13)
        scene.play(f"play {card}")
        assert has(scene, "companion") == []
        assert scene.refusal("companion 24") == "IS-DP-10"
    scene = letters()
    scene.hand("red", "move_0")
    scene.companion("red", 13)
    scene.play("play move_0")
    assert scene.p.meeting == 7  # the merchant stays, and its turn it is
    scene = grand()
    scene.tavern_tiles("red", "straight_line")
    scene.companion("red", 16)
    assert set(has(scene, "companion")) == {"11", "17", "21"}
    assert scene.refusal("companion 18") == "IL-047"


@rule("IL-045", "IL-056", "IS-080", "IS-A60")
def test_the_companion_goes_back_into_the_own_supply() -> None:
    scene = letters()
    scene.companion("red", 3)
    act(scene, 7)
    scene.play("take companion")
    assert scene.companion_of("red") == "own"
    assert "meet governor" in scene.legal()  # the merchant is still there
    scene = letters()
    scene.companion("red", 6)
    scene.merchant("red", 16)
    scene.play("companion 7 act take companion")
    assert scene.companion_of("red") == "own"
    assert scene.refusal("meet governor") == "IS-080"  # the token that came has left
    scene = letters()
    scene.companion("red", 6)
    scene.merchant("red", 16)
    scene.play("companion 7 act decline")
    assert scene.companion_of("red") == 7
    assert "meet governor" in scene.legal()
    scene = letters()
    scene.companion("red", "own")
    act(scene, 7)
    assert scene.question == kinds.REST  # nothing to take


@rule("IL-050", "IL-051", "IS-051")
def test_a_merchant_pays_companions_too_or_stops() -> None:
    scene = letters()
    scene.companion("blue", 4)
    scene.merchant("blue", 4)
    scene.companion("green", 4)
    for colour, lira in (("red", 6), ("blue", 0), ("green", 0)):
        scene.lira(colour, lira)
    scene.play("go 4 leave")
    assert scene.refusal("act") == "IS-031"  # the payment comes before the action
    scene.play("pay")
    assert [scene.lira_of(colour) for colour in ("red", "blue", "green")] == [0, 4, 2]
    scene.play("act")
    assert scene.goods_of("red")["fruit"] == 2
    for token in ("merchant", "companion"):
        scene = letters()
        scene.companion("blue", 4)
        scene.lira("red", 1)
        scene.figure("smuggler", 4)
        if token == "companion":
            scene.companion("red", 1)
            scene.play("companion 4")
        else:
            scene.play("go 4 leave")
        assert scene.question == kinds.REST  # it cannot be paid: the turn ends at once
        assert (scene.lira_of("red"), scene.goods_of("red")["fruit"]) == (1, 0)
        assert scene.refusal("meet smuggler") == "IS-080"


@rule("IL-053", "IL-056")
def test_own_tokens_do_not_matter_to_each_other() -> None:
    scene = letters()
    scene.lira("red", 0)
    scene.companion("red", 4)
    scene.family("red", 4)
    scene.play("go 4 leave")
    assert scene.question == kinds.ACTION
    scene.play("act")
    assert (scene.companion_of("red"), scene.family_of("red"), scene.lira_of("red")) == (4, 4, 0)
    assert scene.legal() == ["end turn"]
    scene = letters()
    scene.lira("red", 0)
    scene.merchant("red", 4)
    scene.companion("red", 1)
    scene.play("companion 4")
    assert scene.question == kinds.ACTION


@rule("IL-054", "IS-052", "IS-053", "IS-054")
def test_fountain_and_neutral_merchants_for_the_companion() -> None:
    scene = letters()
    scene.companion("red", 6)
    scene.merchant("red", 16)
    scene.companion("blue", 7)
    scene.lira("red", 5)
    scene.play("companion 7")
    assert (scene.question, scene.lira_of("red")) == (kinds.ACTION, 5)  # three merchants and a companion
    scene = letters(2)
    scene.companion("red", 8)
    scene.lira("red", 3)
    scene.play("companion 14 pay")  # the neutral merchant of 14
    scene.dice(3, 4)
    assert (scene.lira_of("red"), scene.p.neutral[0]) == (1, 7)


@rule("IL-055")
def test_when_a_companion_can_be_placed_again() -> None:
    scene = letters()
    scene.letters("red", 1, 2, delivered=True)
    act(scene, 7)
    scene.play("take companion")
    assert "place companion" not in scene.legal()
    scene.play("double move")
    scene.play("place companion")  # the start of the additional turn
    assert scene.companion_of("red") == 7


def companion_arrives() -> Scene:
    """Red's companion comes to 4, where figures and tokens stand."""
    scene = letters()
    scene.companion("red", 1)
    scene.lira("red", 2)
    scene.family("blue", 4)
    scene.figure("smuggler", 4)
    scene.figure("courier", 4)
    scene.play("companion 4 no action")
    return scene


@rule("IL-056", "IL-046")
def test_the_companion_meets_whom_the_merchant_would() -> None:
    scene = companion_arrives()
    assert scene.refusal("end turn") == "IS-072"
    scene.play("catch for lira blue")
    assert (scene.lira_of("red"), scene.family_of("blue")) == (5, 12)
    scene.play("meet smuggler take fruit pay lira")
    scene.dice(1, 2)
    scene.play("meet courier")
    scene.draw_letter(4)  # delivered by the companion
    scene.play("pay lira")
    scene.dice(1, 1)
    assert (scene.goods_of("red")["fruit"], scene.lira_of("red")) == (1, 1)
    assert scene.letters_of("red") == [(4, True)]


@rule("IL-056")
def test_a_companion_is_never_caught() -> None:
    scene = letters()
    scene.companion("blue", 4)
    scene.lira("red", 2)
    visit_paid(scene)
    assert scene.legal() == ["end turn"]
    assert scene.refusal("catch for lira blue") == "IS-071"
    assert scene.companion_of("blue") == 4


def visit_paid(scene: Scene) -> None:
    visit(scene, 4)
    scene.play("pay")
    scene.play("no action")
