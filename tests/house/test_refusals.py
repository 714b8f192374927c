"""Whatever is wrong with a request is told in the one form, changes nothing, and is never our mistake."""

from __future__ import annotations

import asyncio
import json
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from fondaco.house.api.who import COOKIE, PROOF
from fondaco.house.bounded import LARGEST_HEAD
from tests.house.kit import Guest, Served, guest, served

JSON = {"Content-Type": "application/json"}
DEEP = b"[" * 100_000
NAMES = {"name": "x"}


def _raw(body: object) -> bytes:
    return body if isinstance(body, bytes) else json.dumps(body).encode()


WRONG: dict[str, tuple[str, object, dict[str, str], int]] = {
    # what: path, body, headers, status
    "no JSON": ("moves", b"{", JSON, 422),
    "nothing": ("moves", b"", JSON, 422),
    "not UTF-8": ("moves", b'{"text": "\xff"}', JSON, 422),
    "deep JSON": ("moves", DEEP, JSON, 422),
    "deep JSON in a field": ("moves", b'{"seat": 0, "text": ' + DEEP, JSON, 422),
    "a huge number": ("moves", b'{"seat": ' + b"9" * 5000 + b"}", JSON, 422),
    "not a number": ("moves", b'{"seat": NaN, "text": "1", "version": 2, "id": "x"}', JSON, 422),
    "a list": ("moves", [], JSON, 422),
    "null": ("moves", None, JSON, 422),
    "a number as text": ("moves", {"seat": "0", "text": "1", "version": 2, "id": "x"}, JSON, 422),
    "an unknown field": ("moves", {"seat": 0, "text": "1", "version": 2, "id": "x", "seed": 1}, JSON, 422),
    "NUL in a move": ("moves", {"seat": 0, "text": "take\0", "version": 2, "id": "x"}, JSON, 422),
    "NUL in an id": ("moves", {"seat": 0, "text": "1", "version": 2, "id": "x\0"}, JSON, 422),
    "NUL in a name": ("/api/me", {"name": "A\0"}, JSON, 422),
    "NUL in a title": ("/api/tables", {"game": "yspahan", "seats": [], "name": "\0"}, JSON, 422),
    "NUL in a game": ("/api/tables", {"game": "\0", "seats": [{"who": "me"}]}, JSON, 422),
    "NUL in a link": ("/api/links", {"secret": "\0" * 22}, JSON, 422),
    "NUL in a record": ("/api/records", {"record": "fondaco\0"}, JSON, 422),
    "half a character": ("/api/me", b'{"name": "\\ud800"}', JSON, 422),
    "half a character in a box": (
        "/api/tables",
        b'{"game": "yspahan", "seats": [{"who": "me"}, {"who": "me"}], "box": "\\ud800"}',
        JSON,
        422,
    ),
    "a form": ("moves", b"seat=0&text=1", {"Content-Type": "application/x-www-form-urlencoded"}, 415),
    "plain text": ("moves", b"{}", {"Content-Type": "text/plain"}, 415),
    "no type": ("moves", b"{}", {"Content-Type": ""}, 415),
    "too large": ("moves", b'"' + b"x" * 3_000_000 + b'"', JSON, 413),
    "a long move": ("moves", {"seat": 0, "text": "x" * 2001, "version": 2, "id": "x"}, JSON, 422),
    "a seat that is not there": ("moves", {"seat": 9, "text": "1", "version": 2, "id": "x"}, JSON, 422),
    "a version that is not there yet": (
        "moves",
        {"seat": 0, "text": "1", "version": 999, "id": "x"},
        JSON,
        409,
    ),
    "a version that was": ("moves", {"seat": 0, "text": "1", "version": 1, "id": "x"}, JSON, 409),
    "another site": ("abandon", {}, {**JSON, "Origin": "https://evil.example"}, 403),
    "no proof": ("abandon", {}, {**JSON, PROOF: ""}, 403),
    "a wrong token": ("abandon", {}, {**JSON, "Authorization": "Bearer fondaco_" + "A" * 22}, 401),
    "half a token": ("abandon", {}, {**JSON, "Authorization": "Bearer x"}, 401),
    "a strange cookie": ("abandon", {}, {**JSON, "Cookie": f'{COOKIE}="; x={"A" * 22}'}, 403),
    "a NUL in the path": ("/api/tables/%00/start", {}, JSON, 422),
    "nowhere": ("/api/nowhere", {}, JSON, 404),
    "no such table": (f"/api/tables/{'A' * 22}/start", {}, JSON, 404),
    "no table's name": ("/api/tables/../../etc/passwd", {}, JSON, 404),
}


def test_every_wrong_request_is_refused_in_one_form_and_changes_nothing(sqlite_url: str) -> None:
    async def play() -> None:
        async with served(sqlite_url) as house, guest(house, "Anna") as anna:
            table = await anna.begin("yspahan", ["me", "me"])
            before = await anna.state(table, 0)
            for what, (path, body, headers, status) in WRONG.items():
                where = path if path.startswith("/") else f"/api/tables/{table}/{path}"
                answer = await anna.client.post(where, content=_raw(body), headers=headers)
                assert answer.status_code == status, (what, answer.text)
                error = answer.json()["error"]
                assert set(error) <= {"code", "message", "text", "clause"}, what
                assert error["text"] != error["message"]["id"], what
                assert "Traceback" not in answer.text, what
                assert "fondaco/" not in answer.text, what
            assert await anna.state(table, 0) == before
            assert (await anna.get("/api/me"))["name"] == "Anna"
            assert len(await anna.get("/api/tables/mine")) == 1

    asyncio.run(play())


@pytest.mark.parametrize("path", ["/api/games", "/api/tables", "/healthz", "/api/docs"])
def test_a_wrong_method_is_told(path: str, sqlite_url: str) -> None:
    async def play() -> None:
        async with served(sqlite_url) as house, guest(house) as anna:
            for method in ("PUT", "PATCH", "DELETE", "TRACE"):
                answer = await anna.client.request(method, path)
                assert (answer.status_code, answer.json()["error"]["code"]) == (405, "no-method")

    asyncio.run(play())


@pytest.mark.parametrize(
    "query", ["seat=x", "seat=-1", "seat=99", "since=-1", "since=1e9", "m=-5", "seat=%00", f"since={2**63}"]
)
def test_a_wrong_query_is_told(query: str, sqlite_url: str) -> None:
    async def play() -> None:
        async with served(sqlite_url) as house, guest(house) as anna:
            table = await anna.begin("yspahan", ["me", "me"])
            answer = await anna.client.get(f"/api/tables/{table}/state?{query}")
            assert (answer.status_code, answer.json()["error"]["code"]) == (422, "invalid")

    asyncio.run(play())


def test_a_replaced_link_and_the_link_of_another_seat_open_nothing(sqlite_url: str) -> None:
    async def play() -> None:
        async with served(sqlite_url) as house, guest(house) as anna, guest(house) as bo:
            made = await anna.set_table("yspahan", ["me", "open", "open"])
            table = made["table"]
            links = {link["seat"]: link["secret"] for link in made["links"]}
            await anna.post(f"/api/tables/{table}/links", {"seat": 1})
            status, error = await bo.refused("/api/links", {"secret": links[1]})
            assert (status, error["message"]["id"]) == (404, "house-no-link")
            await bo.post("/api/links", {"secret": links[2]})
            for seat in (0, 1):
                assert (await bo.client.get(f"/api/tables/{table}/state?seat={seat}")).status_code == 403
                assert (await bo.refused(f"/api/tables/{table}/seats/{seat}/sit"))[0] in (403, 409)
            assert (await anna.get(f"/api/tables/{table}"))["version"] == 1

    asyncio.run(play())


def test_a_head_without_end_is_cut_off(sqlite_url: str) -> None:
    async def play() -> None:
        async with served(sqlite_url) as house:
            for part in (b"x" * 1000, b"a: b\r\n" * 200, b"x" * 50_000):
                reader, writer = await asyncio.open_connection(*house.address.split(":"))
                writer.write(b"GET /healthz HTTP/1.1\r\nhost: x\r\nlong: ")
                sent = 0
                while not reader.at_eof() and sent < 50 * LARGEST_HEAD:
                    try:
                        writer.write(part)
                        await writer.drain()
                    except ConnectionError:
                        break
                    sent += len(part)
                    await asyncio.sleep(0)
                assert sent < 50 * LARGEST_HEAD
                writer.close()
            reader, writer = await asyncio.open_connection(*house.address.split(":"))
            for _ in range(300):  # many small requests on one connection are none too large
                writer.write(b"GET /healthz HTTP/1.1\r\nhost: x\r\npad: " + b"x" * 500 + b"\r\n\r\n")
                assert (await reader.readuntil(b'"connections":0}')).startswith(b"HTTP/1.1 200")
            writer.close()

    asyncio.run(play())


# -- live connections --------------------------------------------------------------------------------

SCALARS = st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=20)
ANYTHING = st.recursive(
    SCALARS,
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=8), inner, max_size=3),
)
COMMANDS = st.fixed_dictionaries(
    {"do": st.sampled_from(["move", "undo", "ping", "say", ""]) | ANYTHING},
    optional={
        "text": st.text(max_size=40) | ANYTHING,
        "version": st.integers(-5, 9) | ANYTHING,
        "id": st.text(max_size=70) | ANYTHING,
        "more": ANYTHING,
    },
)
FRAMES = st.one_of(
    COMMANDS.map(json.dumps),
    ANYTHING.map(json.dumps),
    st.text(max_size=60),
    st.binary(max_size=60),
)
ODD: list[str | bytes] = [
    "",
    b"",
    "[" * 8000,
    '{"x":' * 1600,
    '{"do": "move", "text": ' + "[" * 7000,
    '{"do":"move","text":"\\u0000","version":2,"id":"\\u0000"}',
    '{"do":"move","text":"\\ud800","version":2,"id":"\\ud800"}',
    '{"do":"move","text":"1","version":99999999999999999999999,"id":"x"}',
    '{"do":"ping"}{"do":"ping"}',
    b"\xff\xfe",
]


def test_fuzzed_frames_are_refused_or_answered_and_the_connection_lives(sqlite_url: str) -> None:
    found: list[str | bytes] = []

    @settings(max_examples=150, deadline=None, derandomize=True, suppress_health_check=list(HealthCheck))
    @given(FRAMES)
    def gather(frame: str | bytes) -> None:
        found.append(frame)

    gather()

    async def play() -> None:
        async with served(sqlite_url) as house, guest(house) as anna:
            table = await anna.begin("yspahan", ["me", "me"])
            before = await anna.state(table, 0)
            seat = 1 - (await _asked(anna, table))  # a seat that may not move now
            async with anna.live(table, seat) as wire:
                await wire.next("update")
                for frame in [*ODD, *found]:
                    await wire.socket.send(_sendable(frame))
                    answer = await wire.next()
                    assert answer["kind"] in ("refused", "pong"), frame
                    if answer["kind"] == "refused":
                        assert answer["error"]["code"] in ("invalid", "refused", "stale"), frame
                await wire.say(do="ping")
                assert (await wire.next("pong"))["version"] == before["version"]
                await wire.socket.send("x" * 10_000)
                assert await wire.closed() == 1009
            assert (await anna.state(table, 0))["view"] == before["view"]
            await _still_serves(house, anna)

    asyncio.run(play())


def _sendable(frame: str | bytes) -> Any:
    """A text that can go over the wire: half characters cannot."""
    return frame.encode("utf-8", "replace").decode() if isinstance(frame, str) else frame


async def _asked(anna: Guest, table: str) -> int:
    state = await anna.asked(table, [0, 1])
    assert state is not None
    return int(state["you"])


async def _still_serves(house: Served, anna: Guest) -> None:
    assert (await anna.get("/healthz"))["ok"] is True
    assert house.house.live.count == 0


def test_a_move_of_more_than_400_characters_is_refused_whichever_way_it_comes(sqlite_url: str) -> None:
    async def play() -> None:
        async with served(sqlite_url) as house, guest(house, "Anna") as anna:
            table = await anna.begin("yspahan", ["me", "random"])
            state = await anna.asked(table, [0])
            assert state is not None
            version, text = state["version"], state["offers"][0]["text"].ljust(401)
            decision = {"seat": 0, "text": text, "version": version}
            for path, body in (("moves", {**decision, "id": "long"}), ("check", decision)):
                status, error = await anna.refused(f"/api/tables/{table}/{path}", body)
                assert (status, error["message"]["id"]) == (422, "refusal-too-long"), path
            answer = await anna.client.get(f"/api/tables/{table}/previews", params=decision)
            assert (answer.status_code, answer.json()["error"]["message"]["id"]) == (422, "refusal-too-long")
            async with anna.live(table, seat=0) as wire:
                await wire.say(do="move", text=text, version=version, id="live")
                refused = await wire.next("refused")
                assert refused["error"]["message"]["id"] == "refusal-too-long"
                await wire.say(do="move", text=text[:400], version=version, id="shorter")
                assert (await wire.next("answer"))["id"] == "shorter"

    asyncio.run(play())
