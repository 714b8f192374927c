"""Nothing that the house sends depends on what its reader may not know.

A *twin* is another truth that a viewer could not tell from the first (see the conformance suite). Two houses, one with
each, must answer every request of this viewer with the same bytes. And for every position of a game: whatever is
resampled that a viewer does not know, updates, drafts, refusals and undo are the same.
"""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from contextlib import AsyncExitStack
from pathlib import Path

import httpx2
import msgspec
import pytest

from fondaco.games import GAMES
from fondaco.house.api.app import create_app
from fondaco.house.api.who import COOKIE, PROOF, proof_of
from fondaco.house.decided import Draft
from fondaco.house.kept import Kept
from fondaco.house.recap import make_recap
from fondaco.house.settings import Settings
from fondaco.house.store import Store
from fondaco.house.troubles import Trouble
from fondaco.table.core import Rng
from fondaco.table.refusal import Refusal
from tests.conformance.tables import TABLES, Table, random_game
from tests.house.twins import AT, ID, SECRET, events_of, kept_of, store_table, twins_of

SMALL = [next(table for table in TABLES if table.game == game and table.plain) for game in GAMES]


@pytest.mark.slow
@pytest.mark.parametrize("table", SMALL, ids=str)
def test_two_houses_with_other_truths_answer_a_viewer_the_same(table: Table, tmp_path: Path) -> None:
    twins = list(twins_of(table, range(2) if table.game != "wuestensoehne" else range(12)))
    assert twins, "no twin was found, so nothing was tested"

    async def play() -> None:
        for nth, (viewer, truth, twin) in enumerate(twins[:8]):
            one = await _all_answers(tmp_path / f"{nth}-one.db", table, truth, viewer)
            other = await _all_answers(tmp_path / f"{nth}-other.db", table, twin, viewer)
            assert len(one) > 20
            assert one == other

    asyncio.run(play())


async def _all_answers(
    file: Path, table: Table, moves: list[int], viewer: int | None
) -> list[tuple[str, int, bytes]]:
    """What the house answers to all that this viewer can ask."""
    async with AsyncExitStack() as stack:
        store = await Store.open(f"sqlite:///{file}")
        stack.push_async_callback(store.close)
        await store_table(store, table, moves, viewer)
        app = create_app(Settings(), store)
        await stack.enter_async_context(app.router.lifespan_context(app))
        client = await stack.enter_async_context(
            httpx2.AsyncClient(
                transport=httpx2.ASGITransport(app=app),
                base_url="http://house",
                cookies={COOKIE: SECRET},
                headers={PROOF: proof_of(SECRET)},
            )
        )
        answers: list[tuple[str, int, bytes]] = []

        async def ask(method: str, path: str, body: object = None) -> bytes:
            answer = await client.request(method, path, json=body)
            answers.append((f"{method} {path} {body}", answer.status_code, answer.content))
            return answer.content

        you = "" if viewer is None else f"seat={viewer}&"
        state = msgspec.json.decode(await ask("GET", f"/api/tables/{ID}/state?{you}"))
        for since in (1, state["version"] // 2, state["version"] - 1, state["version"]):
            await ask("GET", f"/api/tables/{ID}/state?{you}since={since}")
        for nth in range(0, state["moves"] + 2, max(1, state["moves"] // 8)):
            await ask("GET", f"/api/tables/{ID}/state?{you}m={nth}")
        await ask("GET", f"/api/tables/{ID}")
        await ask("GET", f"/api/tables/{ID}/record?{you}")
        await ask("GET", "/api/tables/mine")
        for since in ("", "&since=0", f"&since={state['version'] // 2}"):
            await ask("GET", f"/api/tables/{ID}/recap?{you}{since}")
        if viewer is not None:
            await ask("GET", f"/api/tables/{ID}/seats/{viewer}/notes")
            await ask("GET", f"/api/tables/{ID}/seats/{viewer}/orders")
            await ask("GET", f"/api/tables/{ID}/previews?seat={viewer}&version={state['version']}")
        for seat in range(table.seats):
            await ask(
                "GET", f"/api/tables/{ID}/state?seat={(seat + 1) % table.seats if seat == viewer else seat}"
            )
            command = {"seat": seat, "version": state["version"], "id": "x"}
            legal = {offer["text"] for offer in state["offers"] or ()}
            for text in sorted({"xyzzy", *_texts(table, moves)} - legal)[:40]:
                await ask("POST", f"/api/tables/{ID}/moves", command | {"text": text})
            if not (state["undo"] or {"possible": False})["possible"]:
                await ask("POST", f"/api/tables/{ID}/undo", command)
        for offer in state["offers"] or ():
            draft = kept_of(table, moves).room.move(viewer or 0, offer["text"], state["version"])
            if isinstance(draft, Draft):
                command = {"seat": viewer, "version": state["version"], "id": "y", "text": offer["text"]}
                await ask("POST", f"/api/tables/{ID}/moves", command)
        return answers


def _texts(table: Table, moves: Sequence[int]) -> set[str]:
    """What anybody has ever been able to play in this game."""
    position = table.position()
    texts: set[str] = set()
    for move in moves:
        if position.to_act >= 0:
            texts |= {table.book.text(position, one) for one in position.legal()[:4]}
        position.apply(move)
    return texts


def _notices_nothing(table: Table, seed: int, every: int) -> int:
    """After every so manieth decision resample what each viewer cannot know; how often that changed anything."""
    changed = 0
    *_, game = random_game(table, seed)
    _, started, *decisions = events_of(table, [entry.move for entry in game.played])
    kept = kept_of(table, None)
    kept.room.apply(started)
    for nth, event in enumerate(decisions[:-1]):
        kept.apply(event, None, AT)
        if nth % every == 0:
            changed += _resampled(table, kept, nth)
    return changed


def _resampled(table: Table, kept: Kept, nth: int) -> int:
    changed = 0
    game = kept.room.game
    assert game is not None
    truth = game.position
    for viewer in table.viewers():
        dream = truth.imagine(-1 if viewer is None else viewer, Rng(nth))
        changed += dream.dump() != truth.dump()
        told = _all_told(kept, viewer)
        game.position = dream
        assert _all_told(kept, viewer) == told
        game.position = truth
    return changed


def _all_told(kept: Kept, viewer: int | None) -> list[bytes]:
    """Everything that a position makes the house say to a viewer."""
    room = kept.room
    told = [kept.update(viewer, since) for since in (room.version // 2, room.version - 1, room.version)]
    told += [make_recap(kept, viewer, since) for since in (room.version // 2, room.version - 1)]
    game = room.game
    if viewer is None or game is None:
        return told
    texts = ["xyzzy", "pass", "1", *sorted({entry.text for entry in game.played if entry.actor >= 0})[:20]]
    if game.to_act == viewer:
        texts += [room.rulebook.text(game.position, move) for move in game.position.legal()[:12]]
    for text in texts:
        try:
            made = room.move(viewer, text, room.version)
        except (Refusal, Trouble) as refusal:
            told.append(msgspec.json.encode(refusal.message))
        else:
            told.append(kept.draft(viewer, made) if isinstance(made, Draft) else b"accepted")
    try:
        told.append(msgspec.json.encode(room.undo(viewer, room.version)))
    except (Refusal, Trouble) as refusal:
        told.append(msgspec.json.encode(refusal.message))
    return told


@pytest.mark.parametrize("table", SMALL, ids=str)
def test_whatever_is_resampled_a_viewer_is_told_the_same(table: Table) -> None:
    changed = _notices_nothing(table, seed=1, every=5)
    assert changed or table.game == "wuestensoehne"


@pytest.mark.full
@pytest.mark.parametrize("table", TABLES, ids=str)
def test_whatever_is_resampled_a_viewer_is_told_the_same_in_thousands_of_positions(table: Table) -> None:
    assert sum(_notices_nothing(table, seed, every=5) for seed in range(2, 4)) > 0
