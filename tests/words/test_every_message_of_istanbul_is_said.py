"""What is said at tables of Istanbul: nothing fails, no message is dead, every language says all of it well.

Random games of all four boxes say most of it, but hardly earn a ruby: so every place is visited by the poor, by the
rich, and by those who have had everything; what is still rare is set up.
"""

from __future__ import annotations

import pytest

from fondaco.games.istanbul import moves as m
from fondaco.games.istanbul.position import DISCARDED
from fondaco.table.message import Message
from fondaco.table.refusal import Refusal
from fondaco.table.speech import LANGUAGES, Speaker, words_of
from tests.games.istanbul.scene import BOOK, Scene
from tests.games.istanbul.visits import act, grand, letters, mocha, visit
from tests.words.listening import Listener

GAMES = 12
BOXES = ("base", "mocha", "letters", "grand_bazaar")
GOODS = ("fabric", "spice", "fruit", "jewelry")
ANY = "any"
STEPS_OF_A_VISIT = 5


def play_and_listen(listener: Listener, scene: Scene, *moves: str) -> None:
    """Everything about each position on the way; chance, and whoever plays ANY, takes the first that is offered."""
    for move in (*moves, ""):
        while scene.asked == "chance":
            listener.hear_all_about(scene.p)
            scene.p.apply(scene.p.legal()[0])
        listener.hear_all_about(scene.p)
        if scene.asked == "nobody":
            return
        if move == ANY:
            scene.p.apply(scene.p.legal()[0])
        elif move:
            scene.play(move)


# -- every place ----------------------------------------------------------------------------------------


def visit_everywhere(listener: Listener, wealth: str) -> None:
    """Red comes to each place of the Grand Bazaar with a card that may be played at any time."""
    for place in range(1, m.STRIDE):
        scene = grand(2)
        scene.hand("red", "gain_good")
        scene.lira("red", 0)
        if wealth != "poor":
            scene.lira("red", 60)
            scene.coffee("red", 12)
            scene.extensions("red", 2)
            scene.goods("red", **dict.fromkeys(GOODS, 4))
            scene.letters("red", 1, 2, 3, 4, delivered=True)
        if wealth == "sated":
            scene.extensions("red", 3)
            scene.mosque_tiles("red", *GOODS)
            scene.tavern_tiles("red", "straight_line", "free_figures")
            for track in (13, 16, 20):
                scene.track(track, 0)
        visit(scene, place)
        play_and_listen(listener, scene, *[ANY] * STEPS_OF_A_VISIT)


# -- what is rare ---------------------------------------------------------------------------------------


def listen_to_cards(listener: Listener) -> None:
    """Cards whose choices a random hand seldom meets; at first nothing lies there that could be copied."""
    scene = grand(3)
    scene.hand("red", "copy_discard", "dice_reward")
    play_and_listen(listener, scene)
    for card in ("dice_reward", "copy_discard"):
        scene.play(f"play {card}")
        scene.dice(4, 4)
        play_and_listen(listener, scene, "take jewelry")
    for card in ("follow_merchant", "companion_two", "family_step"):
        scene = grand(3)
        scene.hand("red", card)
        scene.companion("red", 3)
        scene.family("red", 13)
        scene.merchant("blue", 2)
        scene.merchant("green", 3)
        play_and_listen(listener, scene, f"play {card}")
    scene = Scene(2)
    scene.hand("red", "small_market_any")
    scene.extensions("red", 1)
    scene.goods("red", fabric=3, jewelry=3)
    visit(scene, 11)
    play_and_listen(listener, scene, "play small_market_any")
    with pytest.raises(Refusal) as refused:
        scene.play("sell 3 jewelry 3 fabric")
    listener.hear(refused.value.message)
    play_and_listen(listener, scene, "sell fabric", "done")


def listen_to_empty_piles(listener: Listener) -> None:
    """A pile is made anew from what was discarded; then nothing is left."""
    scene = Scene(3)
    scene.discarded("gain_5_lira")
    scene.empty_deck()
    act(scene, 6)
    play_and_listen(listener, scene, "from deck", ANY)
    scene = mocha()
    scene.guild_hand("blue", *(card for card in BOOK.describer.guild_cards[1:] for _ in range(2)))
    scene.guild_hand("blue", "two_goods")
    scene.guild_discarded("two_goods")
    act(scene, 18)
    play_and_listen(listener, scene, "from deck")
    scene = mocha()
    scene.guild_hand("blue", *(card for card in BOOK.describer.guild_cards for _ in range(2)))
    scene.hand("red", "gain_guild_card")
    play_and_listen(listener, scene, "play gain_guild_card")
    scene = letters()
    scene.empty_deck()
    act(scene, 22)
    scene.draw_letter(3)
    scene.turn_up("k01", "k02", "k04", "k05", "k11")
    play_and_listen(listener, scene, "kiosk k11")
    scene = letters()
    every = [place for place in range(1, 17) for _ in range(2)]
    scene.letters("red", *every)
    scene.p.letters[0] = DISCARDED
    act(scene, 21)
    play_and_listen(listener, scene)


def listen_to_market_and_palace(listener: Listener) -> None:
    scene = Scene(3)
    scene.goods("red", fabric=2, spice=2, fruit=2, jewelry=2)
    scene.demand(11, "light_2")
    act(scene, 11)
    play_and_listen(listener, scene, ANY, ANY)
    scene = Scene(3)
    scene.extensions("red", 2)
    scene.goods("red", fabric=1, spice=4, fruit=4, jewelry=4)
    act(scene, 13)
    play_and_listen(listener, scene)


def listen_to_the_tavern(listener: Listener) -> None:
    """One kind of tile is used up, the other is taken; at the barrier a beggar cannot roast."""
    scene = mocha(5)
    scene.coffee("red", 12)
    scene.others_have_tavern_tiles("free_figures", 4)
    act(scene, 19)
    play_and_listen(listener, scene, "tavern straight_line")
    scene = mocha()
    scene.lira("red", 0)
    scene.coffee("red", 2)
    act(scene, 19)
    play_and_listen(listener, scene, "barrier 3-17")


def listen_to_a_high_bid(listener: Listener) -> None:
    scene = letters()
    scene.lira("red", 150)
    scene.hand("blue", "gain_good")
    act(scene, 23)
    play_and_listen(listener, scene, ANY, "bid 64+", "bid 3")


def listen_to_a_kiosk_tile_that_cannot_be_paid(listener: Listener) -> None:
    scene = letters(2)
    act(scene, 22)
    scene.draw_letter(3)
    scene.turn_up("k23", "k01", "k02")
    play_and_listen(listener, scene)
    scene.play("kiosk k23")
    play_and_listen(listener, scene)


def listen_to_the_last_ruby(listener: Listener) -> None:
    scene = letters(3)
    scene.rubies("red", 5)
    scene.track(16, 1)
    scene.lira("red", 60)
    act(scene, 16)
    play_and_listen(listener, scene)


@pytest.fixture(scope="module")
def listener() -> Listener:
    one = Listener(BOOK)
    for seed in range(GAMES):
        one.hear_a_game(seed, 2 + seed % 4, {"box": BOXES[seed % 4], "round_limit": "50"})
    for wealth in ("poor", "rich", "sated"):
        visit_everywhere(one, wealth)
    listen_to_cards(one)
    listen_to_empty_piles(one)
    listen_to_market_and_palace(one)
    listen_to_the_tavern(one)
    listen_to_a_high_bid(one)
    listen_to_a_kiosk_tile_that_cannot_be_paid(one)
    listen_to_the_last_ruby(one)
    return one


def test_every_message_of_play_is_reached(listener: Listener) -> None:
    assert listener.never_heard() == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_that_is_heard_can_be_said_well(listener: Listener, language: str) -> None:
    assert listener.said_carelessly(language) == []


@pytest.mark.parametrize(
    ("language", "ruby", "sale", "question"),
    [
        (
            "en",
            "Red takes a ruby from the Sultan’s Palace and has 2 rubies.",
            "Red sells 3 goods at the Large Market for 12 Lira.",
            "How do you pay the Coffee Trader?",
        ),
        (
            "it",
            "Rosso prende un Rubino del Palazzo del Sultano e ha 2 Rubini.",
            "Rosso vende 3 merci al Grande Mercato per 12 Lire.",
            "Come paghi il Venditore di Caffè?",
        ),
        (
            "fr",
            "Rouge prend un Rubis du Palais du sultan et a 2 Rubis.",
            "Rouge vend 3 marchandises au Grand marché pour 12 Lires.",
            "Comment payez-vous le Marchand de café\u202f?",
        ),
        (
            "de",
            "Rot nimmt einen Rubin vom Sultanspalast und hat 2 Rubine.",
            "Rot verkauft beim Großen Markt 3 Waren für 12 Lira.",
            "Wie bezahlst du den Kaffeehändler?",
        ),
    ],
)
def test_sentences_are_made_as_the_language_makes_them(
    language: str, ruby: str, sale: str, question: str
) -> None:
    speaker = Speaker(language, [words_of(package) for package in BOOK.words])
    red = Message("istanbul-seat-red")
    gained: dict[str, str | int | Message] = {"player": red, "place": 13, "rubies": 2}
    sold: dict[str, str | int | Message] = {"player": red, "place": 10, "number": 3, "lira": 12}
    assert speaker.say(Message("istanbul-log-ruby-gained", gained)) == ruby
    assert speaker.say(Message("istanbul-log-sold", sold)) == sale
    assert speaker.say(Message("istanbul-ask-figure-pay", {"figure": "coffee_trader"})) == question
