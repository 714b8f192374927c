"""Devices that were signed in to an account before: they keep a proof of it, when they are signed out, too.

A proof is a number that the device was given, and what only the id of the account makes of it. Nobody is told this id,
so nobody can make a proof; and the house need keep none.
"""

from __future__ import annotations

import hmac
import secrets
from collections.abc import Iterator
from typing import Final

MOST: Final = 4
"""So many accounts a device remembers: those it was signed in to last."""
_BETWEEN: Final = ":"


def remembered(proofs: str, account: str) -> str:
    """The proofs of a device that is signed in to this account now, too."""
    number = known(proofs, account) or secrets.token_urlsafe(12)
    others = [proof for proof in _each(proofs) if proof != (number, _made(number, account))]
    return _BETWEEN.join(
        f"{number}.{proof}" for number, proof in [(number, _made(number, account)), *others][:MOST]
    )


def known(proofs: str, account: str) -> str | None:
    """The number of this device, if it was signed in to this account before."""
    for number, proof in _each(proofs):
        if hmac.compare_digest(proof.encode(), _made(number, account).encode()):
            return number
    return None


def _each(proofs: str) -> Iterator[tuple[str, str]]:
    for said in proofs.split(_BETWEEN)[:MOST]:
        number, _, proof = said.partition(".")
        if number and proof:
            yield number[:16], proof


def _made(number: str, account: str) -> str:
    return hmac.digest(account.encode(), f"fondaco device {number}".encode(), "sha256").hex()[:32]
