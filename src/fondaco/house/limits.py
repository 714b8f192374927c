"""How much anybody may ask for: buckets that fill at a rate and hold a burst, in bounded memory.

They are of one process; with several workers everybody may have a little more, never less.
"""

from __future__ import annotations

import time
from collections import OrderedDict
from collections.abc import Callable
from functools import lru_cache
from ipaddress import IPv6Address, ip_address
from math import ceil
from typing import Final

from fondaco.house.rates import Rate, Rates
from fondaco.house.troubles import Trouble

MOST: Final = 20_000
"""So many buckets of a kind are remembered; the one that was not used the longest is the fullest."""


class Buckets:
    """One bucket for each key."""

    def __init__(self, rate: Rate, clock: Callable[[], float] = time.monotonic, most: int = MOST) -> None:
        self._rate = rate
        self._clock = clock
        self._most = most
        self._full_at: OrderedDict[str, float] = OrderedDict()
        """When a bucket will be full again; one that is not remembered is full."""

    def __len__(self) -> int:
        return len(self._full_at)

    def take(self, key: str) -> float:
        """Take one out: 0, or the seconds after which there will be one; then nothing was taken."""
        now, each = self._clock(), 1 / self._rate.per_second
        full_at = max(self._full_at.get(key, now), now) + each
        wait = full_at - now - self._rate.burst * each
        if wait > 1e-9:
            return wait
        self._full_at[key] = full_at
        self._full_at.move_to_end(key)
        if len(self._full_at) > self._most:
            self._full_at.popitem(last=False)
        return 0.0


class Limits:
    """The buckets of one process."""

    def __init__(self, rates: Rates, clock: Callable[[], float] = time.monotonic) -> None:
        self.rates = rates
        self._address = Buckets(rates.address, clock)
        self._seat = Buckets(rates.seat, clock)
        self._token = Buckets(rates.token, clock)
        self._new = Buckets(rates.new, clock)
        self._sign_in = Buckets(rates.sign_in, clock)
        self._account = Buckets(rates.account, clock)
        self._open: dict[str, int] = {}

    def request(self, address: str) -> None:
        """One more request of an address, or one more message on its live connections."""
        self._of_address(self._address, address)

    def new_things(self, address: str) -> None:
        """One more visitor or table."""
        self._of_address(self._new, address)

    def move(self, table: str, seat: int) -> None:
        """One more move for a seat."""
        _refuse(self._seat.take(f"{table}:{seat}"))

    def program(self, token: str) -> None:
        """One more request of a program."""
        _refuse(self._token.take(token))

    def sign_in(self, address: str, account: str, device: str | None = None) -> None:
        """One more attempt at the password of an account; `device` names one that was signed in to it before.

        Such a device has a bucket of its own: what others try, from wherever, never shuts it out.
        """
        if device is not None:
            _refuse(self._sign_in.take(f"device {account} {device}"))
            return
        self._of_address(self._sign_in, address)
        _refuse(self._sign_in.take(f"account {account} from {self._key(address) or 'here'}"))
        _refuse(self._account.take(account))

    def enter(self, address: str) -> None:
        """A connection is opened; `leave` must follow."""
        key = self._key(address)
        if key is not None:
            if self._open.get(key, 0) >= self.rates.open:
                _refuse(1.0)
            self._open[key] = self._open.get(key, 0) + 1

    def leave(self, address: str) -> None:
        """A connection is closed."""
        key = self._key(address)
        if key is not None:
            self._open[key] -= 1
            if not self._open[key]:
                del self._open[key]

    def _of_address(self, buckets: Buckets, address: str) -> None:
        key = self._key(address)
        if key is not None:
            _refuse(buckets.take(key))

    def _key(self, address: str) -> str | None:
        return network_of(address, self.rates.loopback)


@lru_cache(maxsize=4096)
def network_of(address: str, loopback: bool = False) -> str | None:
    """What counts as one address; None if it is not counted. A house behind IPv6 has a whole network of them."""
    try:
        found = ip_address(address.partition("%")[0])
    except ValueError:
        return address[:64]  # a unix socket's or a proxy's word for it
    if isinstance(found, IPv6Address):
        if found.ipv4_mapped is not None:
            return network_of(str(found.ipv4_mapped), loopback)
        if not found.is_loopback:
            return found.exploded[:19]
    return str(found) if loopback or not found.is_loopback else None


def _refuse(wait: float) -> None:
    if wait > 0:
        raise Trouble("too-many", "house-too-many", seconds=ceil(wait))
