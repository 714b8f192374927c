"""Tokens for programs: made, listed and revoked by whoever holds the seat."""

from __future__ import annotations

from typing import Annotated, Literal

from fastapi import APIRouter, Path
from pydantic import BaseModel, Field

from fondaco.house import tokens
from fondaco.house.api.models import Done, Sent
from fondaco.house.api.tables import Seat, TableId
from fondaco.house.api.who import TheCaller, TheHouse
from fondaco.house.tokens import Token

router = APIRouter(tags=["programs"])

Scope = Literal["play", "watch", "chat"]
TokenId = Annotated[str, Path(min_length=12, max_length=12, pattern=r"^[A-Za-z0-9_-]+$")]
A_MINUTE = 60
A_YEAR = 366 * 24 * 3600


class TokenWanted(Sent):
    """What a program may do for the seat, and for how long. `play` includes `watch`."""

    scopes: Annotated[list[Scope], Field(min_length=1, max_length=3)]
    label: Annotated[str, Field(max_length=100)] = ""
    lasts: Annotated[int, Field(ge=A_MINUTE, le=A_YEAR, description="Seconds.")] = 30 * 24 * 3600


class TokenKept(BaseModel):
    """A token without its secret."""

    id: str
    seat: int
    scopes: list[Scope]
    label: str
    created: int
    expires: int


class TokenMade(TokenKept):
    """A new token. Its secret goes into the header `Authorization: Bearer …`, and is told this once."""

    token: str


@router.post("/api/tables/{table}/seats/{seat}/tokens")
async def make_token(
    table: TableId, seat: Seat, wanted: TokenWanted, caller: TheCaller, house: TheHouse
) -> TokenMade:
    """Let a program act for the caller's seat. Everybody at the table sees that one may."""
    kept = await house.kept(table)
    made, secret = await tokens.make(house, kept, caller, seat, wanted.scopes, wanted.label, wanted.lasts)
    return TokenMade(**_told(made).model_dump(), token=secret)


@router.get("/api/tables/{table}/seats/{seat}/tokens")
async def list_tokens(table: TableId, seat: Seat, caller: TheCaller, house: TheHouse) -> list[TokenKept]:
    """The valid tokens of the caller's seat."""
    found = await tokens.of_seat(house, await house.kept(table), caller, seat)
    return [_told(token) for token in found]


@router.delete("/api/tables/{table}/seats/{seat}/tokens/{token}")
async def revoke_token(
    table: TableId, seat: Seat, token: TokenId, caller: TheCaller, house: TheHouse
) -> Done:
    """End a token at once."""
    kept = await house.kept(table)
    await tokens.revoke(house, kept, caller, seat, token)
    return Done(version=kept.room.version)


def _told(token: Token) -> TokenKept:
    scopes: list[Scope] = [scope for scope in ("play", "watch", "chat") if scope in token.scopes]
    return TokenKept(
        id=token.id,
        seat=token.seat,
        scopes=scopes,
        label=token.label,
        created=token.created,
        expires=token.expires,
    )
