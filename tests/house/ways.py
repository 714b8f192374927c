"""More ways to use the house: what is put and deleted, and people who sit together at a table."""

from __future__ import annotations

from typing import cast

from tests.house.kit import Guest, Json, new_id


async def put(one: Guest, path: str, body: Json | None = None) -> Json:
    answer = await one.client.put(path, json={} if body is None else body)
    assert answer.status_code == 200, answer.text
    return cast(Json, answer.json())


async def delete(one: Guest, path: str) -> Json:
    answer = await one.client.delete(path)
    assert answer.status_code == 200, answer.text
    return cast(Json, answer.json())


async def refusal(one: Guest, method: str, path: str, body: Json | None = None) -> tuple[int, str]:
    """The status and the message of a request that must fail."""
    answer = await one.client.request(method, path, json=body)
    assert answer.status_code >= 400, answer.text
    return answer.status_code, str(answer.json()["error"]["message"]["id"])


def secret_of(made: Json, seat: int | None) -> str:
    """The secret of a seat's link, or of the one to watch."""
    return str(next(link["secret"] for link in made["links"] if link["seat"] == seat))


async def sit_down(one: Guest, made: Json, seat: int) -> None:
    await one.post("/api/links", {"secret": secret_of(made, seat)})
    await one.post(f"/api/tables/{made['table']}/seats/{seat}/sit")


async def say(one: Guest, table: str, text: str, seat: int | None = None, client_id: str = "") -> int:
    """Say a line; its number."""
    body = {"seat": seat, "text": text, "id": client_id or new_id()}
    return int((await one.post(f"/api/tables/{table}/chat", body))["n"])


async def chat(one: Guest, table: str, seat: int | None = None, **params: int) -> Json:
    asked = params if seat is None else {"seat": seat, **params}
    return await one.get(f"/api/tables/{table}/chat", **asked)
