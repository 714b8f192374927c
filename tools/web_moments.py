"""The moments of real games at which a board is worth looking at, for `tools/web_fixtures.py`."""

from __future__ import annotations

from collections.abc import Callable
from typing import cast

from fondaco.games.al_rashid.view import AlRashidView
from fondaco.games.istanbul.view import IstanbulView
from fondaco.games.wuestensoehne.view import WuestensoehneView
from fondaco.games.yspahan.view import YspahanView
from fondaco.table.game import Game

Moment = Callable[[Game, int], bool]
"""Whether a game is there, and the seat that is asked."""


def asked(message: str, enough: Moment = lambda game, seat: True) -> Moment:
    """The moment when a seat reads this prompt, and there is enough to see."""
    return lambda game, seat: game.prompt(seat).id == message and enough(game, seat)


def cubes_in_city(more_than: int, priced: int = 0) -> Moment:
    """Whether more than so many cubes are in the shops of Yspahan, and so many spaces cost gold to reach."""

    def enough(game: Game, seat: int) -> bool:
        view = cast(YspahanView, game.view(seat))
        cubes = sum(souk.cubes for souk in view.souks)
        return cubes > more_than and sum(price > 0 for price in view.reach.values()) >= priced

    return enough


def standing(game: Game, seat: int) -> int:
    """How many stacks stand on the board of Al Rashid."""
    return sum(len(area.stacks) for area in cast(AlRashidView, game.view(seat)).areas)


YSPAHAN: dict[str, Moment] = {
    "opening": asked("yspahan-ask-before-roll"),
    "decision": asked(
        "yspahan-ask-take-group",
        lambda game, seat: (
            cubes_in_city(12)(game, seat) and cast(YspahanView, game.view(seat)).players[seat].cards > 1
        ),
    ),
    "place": asked("yspahan-ask-place-cubes", cubes_in_city(8)),
    "supervisor": asked("yspahan-ask-move-supervisor", cubes_in_city(15, priced=3)),
    "ship": asked("yspahan-ask-ship"),
    "scored": lambda game, seat: cast(YspahanView, game.view(seat)).week == 3,
    "after": asked("yspahan-ask-after-action", lambda game, seat: len(game.offers()) > 5),
}
AL_RASHID: dict[str, Moment] = {
    "place": asked("al-rashid-ask-place", lambda game, seat: len(game.played) > 60),
    "battle": asked("al-rashid-ask-battle"),
    "fight": asked("al-rashid-ask-fight-with", lambda game, seat: game.form() is not None),
    "trade": asked("al-rashid-ask-trade"),
    "visit": asked("al-rashid-ask-visit"),
    "spy": asked("al-rashid-ask-spy"),
    "pay": asked("al-rashid-ask-visit-payment"),
    "crowded": lambda game, seat: standing(game, seat) >= 23,
}


def laid(more_than: int) -> Moment:
    """Whether more than so many fields of Im Reich der Wüstensöhne are laid."""
    return lambda game, seat: len(cast(WuestensoehneView, game.view(seat)).board) > more_than


WUESTENSOEHNE: dict[str, Moment] = {
    "opening": asked("wuestensoehne-ask-choose-start"),
    "decision": asked("wuestensoehne-ask-move", laid(34)),
    "lay": asked(
        "wuestensoehne-ask-lay",
        lambda game, seat: laid(45)(game, seat) and len({offer.touches[0] for offer in game.offers()}) > 1,
    ),
    "explorer": asked(
        "wuestensoehne-ask-explorer",
        lambda game, seat: (
            len({touch for o in game.offers() for touch in o.touches if "section" in touch}) > 1
        ),
    ),
    "rumour": asked("wuestensoehne-ask-put-rumour"),
    "icon": asked("wuestensoehne-ask-take-icon", lambda game, seat: len(game.offers()) > 2),
}


def bazaar_after(moves: int, assistants: int = 0) -> Moment:
    """Whether a game of Istanbul is so old, several ways lead on, and so many assistants are out."""

    def enough(game: Game, seat: int) -> bool:
        view = cast(IstanbulView, game.view(seat))
        out = sum(len(place.assistants) for place in view.places)
        return len(game.played) > moves and len(view.reach) > 3 and out >= assistants

    return enough


def barred(game: Game, seat: int) -> bool:
    """Whether the barrier of Istanbul lies in a street."""
    return cast(IstanbulView, game.view(seat)).barrier is not None


def touching(kind: str) -> Moment:
    """The moment when something of this kind can be chosen."""
    return lambda game, seat: any(
        touch.startswith(f"{kind}:") for offer in game.offers() for touch in offer.touches
    )


ISTANBUL: list[tuple[str, int, dict[str, Moment]]] = [
    ("base", 2, {"go": bazaar_after(150)}),
    (
        "base",
        4,
        {
            "go": bazaar_after(150, 6),
            "sell": touching("good"),
            "sale": asked("istanbul-ask-sale", lambda game, seat: len(game.offers()) > 2),
            "fountain": asked("istanbul-ask-fountain", lambda game, seat: game.form() is not None),
            "family": touching("family"),
            "figure": touching("figure"),
        },
    ),
    (
        "mocha",
        4,
        {
            "go": bazaar_after(150, 6),
            "tavern": touching("tavern_tile"),
            "barrier": barred,
        },
    ),
    ("letters", 4, {"go": bazaar_after(150, 6), "kiosk": touching("kiosk_tile")}),
    ("grand_bazaar", 5, {"go": bazaar_after(150, 9), "crowd": bazaar_after(200, 11), "barrier": barred}),
]
"""Boxes of Istanbul, so many seats, and what is shown of them."""
LATER: dict[str, Moment] = {"decision": lambda game, seat: len(game.played) > 90 and len(game.offers()) > 2}
"""A moment of any game that has no board of its own yet."""
