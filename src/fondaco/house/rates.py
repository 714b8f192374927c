"""How much a house lets anybody ask for, as its settings say it."""

from __future__ import annotations

from typing import Annotated

import msgspec


class Rate(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """So many at once, and so many per second in the long run."""

    burst: Annotated[int, msgspec.Meta(ge=1)]
    per_second: Annotated[float, msgspec.Meta(gt=0)]


class Rates(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The limits of a house. Requests from the machine itself are not counted by address."""

    address: Rate = Rate(500, 50.0)
    """Requests and live messages of one address; of an IPv6 address its network counts."""
    seat: Rate = Rate(1000, 50.0)
    """Moves and undos for one seat."""
    token: Rate = Rate(500, 50.0)
    """Requests of one program."""
    new: Rate = Rate(60, 0.5)
    """New visitors and new tables of one address."""
    sign_in: Rate = Rate(10, 1 / 30)
    """Attempts at passwords of one address, and of one device at an account that it was signed in to before."""
    account: Rate = Rate(60, 1 / 60)
    """Attempts at the password of one account, by all devices that were never signed in to it."""
    open: int = 250
    """Connections and streams that one address may have open at once."""
    loopback: bool = False
    """Whether the machine itself is counted by address, too."""
