"""Write what the web pages are built and tested with: `python -m tools.web_fixtures [folder]`.

* `src/games/yspahan/box.generated.json`: what a board is drawn from, out of the box file;
* `src/games/al-rashid/names.generated.json` and `box.generated.json`: names and numbers that stand in the box file;
* `src/lib/home/shelf.generated.json`: the labels of the boxes;
* `src/lib/text/commands.generated.json`: what one may type besides a move;
* `src/lib/api/openapi.generated.json`: the description of the API, from which `npm run types` makes types;
* `fixtures/*.json`: what viewers are sent at several moments of real games, played by a bot of the house;
* `fixtures/sentences.json`: messages of those games with what Python says for them in the four languages.
"""

from __future__ import annotations

import random
import sys
import tomllib
from collections.abc import Iterable
from importlib.resources import files
from pathlib import Path

import msgspec

import fondaco
from fondaco.bots import make_bot
from fondaco.bots.bot import WHOLE
from fondaco.games import GAMES, load_rulebook
from fondaco.games.al_rashid.box import load_box as load_al_rashid
from fondaco.games.yspahan.box import load_box
from fondaco.house.api.app import create_app
from fondaco.house.settings import Settings
from fondaco.table.core import CHANCE
from fondaco.table.form import Form
from fondaco.table.game import Game
from fondaco.table.history import LogLine
from fondaco.table.lesson import lesson_of
from fondaco.table.message import Message
from fondaco.table.rulebook import Offer, View
from fondaco.table.speech import LANGUAGES, Speaker, words_of
from fondaco.terminal import commands
from tools.web_moments import AL_RASHID, ISTANBUL, LATER, WUESTENSOEHNE, YSPAHAN, Moment, asked

WEB = Path(__file__).parents[1] / "web"
NAMES = ("Ada", "Bruno", "Carla", "Dario", "Elena")
LOG_LINES = 30
REFUSALS_EVERY = 25


class Draft(msgspec.Struct):
    """What follows the first parts of a decision: it is not stored, only shown to the decider."""

    text: str
    view: View
    prompt: Message
    offers: list[Offer]


class Scene(msgspec.Struct):
    """A table at one moment, for one viewer."""

    name: str
    game: str
    players: list[str]
    colours: list[str]
    view: View
    prompt: Message
    offers: list[Offer]
    form: Form | None
    log: list[LogLine]
    drafts: dict[str, Draft] = {}
    """By their text, all beginnings of the decision that is due."""


class Said(msgspec.Struct):
    """A message, and its sentence in each language."""

    game: str
    message: Message
    sentences: dict[str, str]


def scene(name: str, game: Game, viewer: int | None, drafts: bool = False) -> Scene:
    """The table as this viewer sees it now."""
    book = game.rulebook
    return Scene(
        name=name,
        game=book.key,
        players=list(game.players),
        colours=list(book.seat_ids[: game.seats]),
        view=game.view(viewer),
        prompt=game.prompt(viewer),
        offers=game.offers() if viewer == game.to_act else [],
        form=game.form() if viewer == game.to_act else None,
        log=game.log(viewer)[0 if name.endswith("-scored") else -LOG_LINES :],
        drafts={draft.text: draft for draft in _drafts(game, "")} if drafts else {},
    )


def _drafts(game: Game, typed: str) -> Iterable[Draft]:
    """All beginnings of the decision that is due, each followed by those that go on from it."""
    seat, length = game.to_act, len(game.played)
    for offer in game.offers():
        game.play(offer.text)
        if game.to_act == seat and game.played[-1].part:
            text = f"{typed} {offer.text}".strip()
            yield Draft(text, game.view(seat), game.prompt(seat), game.offers())
            yield from _drafts(game, text)
        game.rewind(length)


def choice(game: Game) -> int:
    """What the greedy bot of the house does."""
    seat = game.to_act
    bot = make_bot("medium", len(game.played))
    return bot.decide(
        lambda: game.view(seat), game.position.legal(), lambda rng: game.imagine(seat, rng), WHOLE
    )


def scenes_of(
    key: str, seats: int, seed: int, moments: dict[str, Moment], box: str | None = None
) -> Iterable[Scene]:
    """One game to its end; each moment once, as its decider sees it, the first also as a rival does."""
    game = fondaco.start(key, seed=seed, players=list(NAMES[:seats]), options={"box": box} if box else None)
    table = f"{key}-{box.replace('_', '-')}-{seats}" if box else f"{key}-{seats}"
    waiting = dict(moments)
    while not game.over:
        seat = game.to_act
        for name in [name for name, moment in waiting.items() if moment(game, seat)]:
            del waiting[name]
            yield scene(f"{table}-{name}", game, seat, drafts=name == "decision")
            if name == "decision":
                yield scene(f"{table}-rival", game, (seat + 1) % seats)
        game.play(choice(game))
    if waiting:
        raise SystemExit(f"This game of {key} has no moment {', '.join(waiting)}: choose another seed.")
    yield scene(f"{table}-over", game, 0)


def all_scenes() -> Iterable[Scene]:
    """Every scene that is kept."""
    yield from scenes_of("yspahan", 4, 22, YSPAHAN)
    few = ("decision", "supervisor")
    yield from scenes_of("yspahan", 3, 7, {name: YSPAHAN[name] for name in few})
    yield from scenes_of("yspahan", 2, 3, {name: YSPAHAN[name] for name in few})
    yield from scenes_of("al-rashid", 5, 7, AL_RASHID)
    yield from scenes_of("al-rashid", 2, 3, {"place": AL_RASHID["place"]})
    yield from scenes_of("wuestensoehne", 4, 5, WUESTENSOEHNE)
    yield from scenes_of("wuestensoehne", 3, 8, {"decision": asked("wuestensoehne-ask-discover")})
    for box, seats, moments in ISTANBUL:
        yield from scenes_of("istanbul", seats, 6, moments, box)
    for key in ("istanbul", "al-rashid"):
        yield from scenes_of(key, 3, 5, LATER)


# -- the box ------------------------------------------------------------------------------------------


def yspahan_box() -> bytes:
    """What the board of Yspahan is drawn from; a page has no other source of positions and prices."""
    box = load_box()
    drawn = {
        "districts": [{"id": d.id, "quadrant": d.quadrant, "emblem": d.emblem_xy} for d in box.districts],
        "souks": [
            {
                "id": s.id,
                "district": s.district,
                "colour": s.colour,
                "shops": s.shops,
                "badge": s.value_badge_xy,
            }
            for s in box.souks
        ],
        "shops": [{"id": s.id, "souk": s.souk, "spaces": s.road_spaces, "xy": s.xy} for s in box.shops],
        "road": [
            {"id": r.id, "arm": r.arm, "distance": r.distance, "shade": r.shade, "xy": r.xy} for r in box.road
        ],
        "camels": [{"index": c.index, "row": c.row, "xy": c.xy} for c in box.camels],
        "buildings": [{"id": b.id, "camels": b.cost_camels, "gold": b.cost_gold} for b in box.buildings],
        "buildingPoints": box.building_points.by_order,
        "calendar": {"weeks": box.calendar.weeks, "days": box.calendar.days_per_week},
        "scoreTrack": {"squares": box.score_track.squares, "rect": box.layout.score_track_rect},
        "weekTrack": box.layout.week_track_xy,
        "dayTrack": box.layout.day_track_xy,
    }
    return _pretty(drawn)


def al_rashid_box() -> bytes:
    """What the board of Al Rashid is drawn from: prices, places of goods, what a crisis brings."""
    box = load_al_rashid()
    drawn = {
        "palaces": {
            palace.id: {
                "gold": list(palace.service.gold_by_position),
                "number": list(palace.service.moves_by_position or palace.service.tiles_by_position),
            }
            for palace in box.palaces
        },
        "offices": {
            office.id: {
                "palace": office.palace,
                "border": office.border,
                "cost": office.cost,
                "prestige": office.prestige,
            }
            for office in box.offices
        },
        "lands": {
            land.id: {"crates": [slot.good for slot in land.goods_slots], "letters": land.letters}
            for land in box.territories
        },
        "crises": {
            card.id: [
                {"territory": line.territory, "colour": line.colour, "count": line.count}
                for line in card.placements
            ]
            for card in box.crises
        },
        "barter": list(box.barter.gold_for_distinct_goods),
    }
    return _pretty(drawn)


def al_rashid_names() -> bytes:
    """What stands in the box of Al Rashid by name, in the four languages: territories, offices, crisis cards."""
    box = load_al_rashid()
    named = {
        "area": [(land.id, land.name) for land in box.territories],
        "office": [(office.id, office.name) for office in box.offices],
        "crisis": [(card.id, card.name) for card in box.crises],
    }
    return _pretty(
        {
            kind: {key: {tongue: _typeset(name) for tongue, name in names.items()} for key, names in things}
            for kind, things in named.items()
        }
    )


def _typeset(name: str) -> str:
    return name.replace("'", "’")


def shelf() -> bytes:
    """The labels of the boxes."""
    labels = tomllib.loads((files("fondaco.games") / "shelf.toml").read_text(encoding="utf-8"))["game"]
    fields = ("key", "title", "designer", "year", "min_players", "max_players", "minutes")
    return _pretty(
        [
            {**{field: label[field] for field in fields}, "lesson": lesson_of(label["key"]) is not None}
            for label in labels
        ]
    )


TYPED = ("moves", "board", "hand", "log", "undo", "why", "rules", "help")
"""The commands that a table in the browser understands, in the order in which help lists them."""


def typed_commands() -> bytes:
    """What one may type besides a move, in the four languages: as in the terminal."""
    return _pretty({command: commands.WORDS[command] for command in TYPED})


def description() -> bytes:
    """The description of the API, without the version of the house."""
    described = create_app(Settings()).openapi()
    described["info"]["version"] = ""
    return _pretty(described)


# -- sentences ----------------------------------------------------------------------------------------


def sentences() -> bytes:
    """For each message id of a game played at random, one message and what is said for it."""
    return _pretty([said for key in GAMES for said in _said_in(key)])


def _said_in(key: str) -> Iterable[Said]:
    heard: dict[str, Message] = {}
    for message in _messages(key):
        heard.setdefault(message.id, message)
    speakers = [
        Speaker(language, [words_of(package) for package in load_rulebook(key).words])
        for language in LANGUAGES
    ]
    for message in heard.values():
        yield Said(key, message, {speaker.language: speaker.say(message) for speaker in speakers})


def _messages(key: str) -> Iterable[Message]:
    rng = random.Random(17)
    book = load_rulebook(key)
    game = Game(book, NAMES[: book.max_seats])
    while not game.over:
        yield from (game.prompt(viewer) for viewer in (None, *range(game.seats)))
        possible = game.position.legal()
        if game.to_act == CHANCE:
            game.play_outcome(rng.choices(possible, game.position.weights())[0])
            continue
        yield from (offer.message for offer in game.offers())
        if len(game.played) % REFUSALS_EVERY == 0:
            refused = set(range(book.space_of_moves)) - set(possible)
            yield from (book.why_not(game.position, move).message for move in sorted(refused))
        game.play(rng.choice(possible))
    yield from (line.message for viewer in (None, 0) for line in game.log(viewer))


# -- files --------------------------------------------------------------------------------------------


def _pretty(what: object) -> bytes:
    return msgspec.json.format(msgspec.json.encode(what), indent=1) + b"\n"


def main(folder: Path = WEB) -> int:
    """Write them all."""
    games = ("src/games/yspahan", "src/games/al-rashid")
    for place in (*games, "src/lib/api", "src/lib/home", "src/lib/text", "fixtures"):
        (folder / place).mkdir(parents=True, exist_ok=True)
    (folder / "src/games/yspahan/box.generated.json").write_bytes(yspahan_box())
    (folder / "src/games/al-rashid/names.generated.json").write_bytes(al_rashid_names())
    (folder / "src/games/al-rashid/box.generated.json").write_bytes(al_rashid_box())
    (folder / "src/lib/home/shelf.generated.json").write_bytes(shelf())
    (folder / "src/lib/text/commands.generated.json").write_bytes(typed_commands())
    (folder / "src/lib/api/openapi.generated.json").write_bytes(description())
    (folder / "fixtures/sentences.json").write_bytes(sentences())
    for each in all_scenes():
        (folder / f"fixtures/{each.name}.json").write_bytes(msgspec.json.encode(each) + b"\n")
        print(each.name)
    return 0


if __name__ == "__main__":
    sys.exit(main(*map(Path, sys.argv[1:])))
