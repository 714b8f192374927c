"""What can be played here, and the words it is told in."""

from __future__ import annotations

from typing import Annotated, Literal

from fastapi import APIRouter, Path, Request, Response

from fondaco.bots import BOTS
from fondaco.games import GAMES
from fondaco.house.api.answers import described, raw
from fondaco.house.api.models import GameOffered, Part
from fondaco.house.api.tongues import word_file
from fondaco.house.api.who import TheHouse
from fondaco.house.lessons import teach
from fondaco.house.troubles import Trouble
from fondaco.table.shelf import label_of

router = APIRouter(tags=["games"])


@router.get("/api/games")
async def games(house: TheHouse) -> list[GameOffered]:
    """The games with their options, seats, bots and boxes, and what of them is reconstructed."""
    offered = []
    for key in GAMES:
        book, label = await house.books.get(key), label_of(key)
        parts = [
            Part(path=p.path, reason=p.reason, affects_play=p.affects_play) for p in book.reconstructions
        ]
        offered.append(
            GameOffered(
                key=key,
                title=book.title,
                designer=label.designer,
                publisher=label.publisher,
                year=label.year,
                min_seats=book.min_seats,
                max_seats=book.max_seats,
                seats=list(book.seat_ids),
                options={name: list(values) for name, values in book.options.items()},
                boxes=label.boxes,
                bots=list(BOTS),
                revision=book.revision,
                box_hash=book.box_hash,
                reconstructions=parts,
            )
        )
    return offered


@router.get("/api/lessons/{game}", response_class=Response, responses=described("LessonTold"))
async def lesson(game: Annotated[str, Path(max_length=40)], house: TheHouse) -> Response:
    """First steps in a game: a record with notes. Whoever is through goes on from its end: `POST /api/forks`."""
    return raw(await teach(house.books, game))


@router.get(
    "/api/words/{game}/{language}",
    response_class=Response,
    responses={
        200: {"description": "Fluent", "content": {"text/plain": {"schema": {"type": "string"}}}},
        304: {"description": "What the caller has is still true."},
    },
)
async def words(
    request: Request,
    game: Annotated[str, Path(max_length=40)],
    language: Literal["en", "it", "fr", "de"],
    rules: bool = False,
) -> Response:
    """All words of a table of this game as one Fluent text, or those of its rules; the ETag is their hash."""
    if game not in GAMES:
        raise Trouble("not-found", "house-no-game", game=game)
    text, digest = word_file(game, language, rules)
    headers = {"ETag": f'"{digest}"', "Cache-Control": "public, max-age=600"}
    if f'"{digest}"' in request.headers.get("if-none-match", ""):
        return Response(status_code=304, headers=headers)
    return Response(text, headers=headers, media_type="text/plain; charset=utf-8")
