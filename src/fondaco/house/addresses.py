"""Where a webhook may lead: out into the world by HTTPS, never into the network in which the house stands.

A name is resolved once, every address it has is checked, and the connection then goes to one of these addresses: a
name that means something else a moment later leads nowhere else.
"""

from __future__ import annotations

import asyncio
import socket
from ipaddress import IPv4Address, IPv6Address, IPv6Network, ip_address, ip_network
from typing import Final
from urllib.parse import SplitResult, urlsplit

import msgspec

from fondaco.house.troubles import Trouble, invalid

LONGEST: Final = 500
PATIENCE: Final = 5.0
"""Seconds to find out what a name means."""
_PORTS: Final = {"https": 443, "http": 80}
_BRIDGES: Final = tuple(IPv6Network(net) for net in ("2002::/16", "64:ff9b::/96", "64:ff9b:1::/48"))
"""Addresses that mean an IPv4 address elsewhere."""
_CLOSED: Final = tuple(ip_network(net) for net in ("fec0::/10", "192.88.99.0/24", "3fff::/20", "5f00::/16"))
"""Networks that lead nowhere in the world, whatever this Python knows of them: site-local (RFC 3879), relays to IPv6
(RFC 7526), examples (RFC 9637), segment routing (RFC 9602)."""


class Place(msgspec.Struct, frozen=True):
    """Where a request goes: a checked address, under the name by which it was asked for."""

    url: str
    """With the address in place of the name."""
    host: str
    """What the header Host says."""
    name: str
    """The name that a certificate must be for."""


def split(url: str) -> SplitResult:
    """The parts of a webhook's URL, if it can be one."""
    parts = SplitResult("", "", "", "", "")
    try:
        parts = urlsplit(url)
        fine = (
            len(url) <= LONGEST
            and url.isascii()
            and url.isprintable()
            and " " not in url
            and parts.scheme in _PORTS
            and bool(parts.hostname)
            and parts.port != 0
            and "@" not in parts.netloc
            and not parts.fragment
        )
    except ValueError:
        fine = False
    if not fine:
        raise invalid("house-bad-webhook")
    return parts


async def find(url: str, private: bool) -> Place:
    """Where a URL leads, if it may: by HTTPS to the world; with `private` anywhere, by HTTP to this machine only."""
    parts = split(url)
    name, port = parts.hostname or "", parts.port or _PORTS[parts.scheme]
    found = await _resolve(name, port)
    if not found:
        raise invalid("house-webhook-nowhere")
    if not private and not all(is_public(address) for address in found):
        raise invalid("house-webhook-private")
    if parts.scheme == "http" and not all(address.is_loopback for address in found):
        raise invalid("house-bad-webhook")
    address = found[0]
    shown = f"[{address}]" if isinstance(address, IPv6Address) else str(address)
    url = parts._replace(netloc=f"{shown}:{port}").geturl()
    return Place(url, parts.netloc, name)


def is_public(address: IPv4Address | IPv6Address) -> bool:
    """Whether an address is one of the world, and not of some network of its own."""
    bridged = isinstance(address, IPv6Address) and any(address in net for net in _BRIDGES)
    closed = bridged or any(address in net for net in _CLOSED if net.version == address.version)
    return address.is_global and not address.is_multicast and not address.is_reserved and not closed


async def _resolve(name: str, port: int) -> list[IPv4Address | IPv6Address]:
    asking = asyncio.get_running_loop().getaddrinfo(name, port, type=socket.SOCK_STREAM)
    try:
        found = await asyncio.wait_for(asking, PATIENCE)
    except (OSError, UnicodeError):  # a timeout is an OSError, too
        return []
    addresses = [ip_address(str(place[4][0]).partition("%")[0]) for place in found]
    return [_plain(address) for address in addresses]


def _plain(address: IPv4Address | IPv6Address) -> IPv4Address | IPv6Address:
    mapped = address.ipv4_mapped if isinstance(address, IPv6Address) else None
    return address if mapped is None else mapped


def is_refusal(trouble: Trouble) -> bool:
    """Whether a webhook leads where none may lead: then asking again is of no use."""
    return trouble.message.id != "house-webhook-nowhere"
