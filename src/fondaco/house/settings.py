"""What a host can choose."""

from __future__ import annotations

from typing import Literal

import msgspec

from fondaco.house.rates import Rates


class Settings(msgspec.Struct, frozen=True, kw_only=True):
    """The settings of a house."""

    database: str = "sqlite:///fondaco.sqlite"
    origins: tuple[str, ...] = ()
    """Further origins whose pages may use this house; its own always may."""
    hosts: tuple[str, ...] = ()
    """Names by which this house may be called, without a port; any, if there are none. A page elsewhere whose name
    leads to this machine is not our own."""
    secure_cookies: bool = False
    """Whether cookies go over HTTPS alone; for every house that is reached from outside."""
    chat: bool = True
    """Whether people can talk at the tables of this house."""
    rooms: int = 2000
    """So many tables are kept in memory; the others are read again when they are asked for."""
    bot_processes: int = 1
    bot_budget: int = 1000
    """How much a bot may search for one decision; 1000 is all it would like to."""
    bot_seconds: float = 1.0
    """How long a bot may think about one decision before it must take the best so far."""
    bot_patience: float = 20.0
    """Seconds after which a bot that has not answered is thought to hang."""
    deputy_seconds: float = 3.0
    """How long a bot that plays for a person lets its decisions be foreseen: so long the person can take over again."""
    largest_body: int = 2_000_000
    """Bytes: an owner's box file is the largest thing that anybody sends."""
    largest_message: int = 8192
    """Bytes of one message on a live connection."""
    waiting_frames: int = 64
    """So many frames may wait for a slow reader before it is let go."""
    sweep_seconds: float = 60.0
    """How often tables are looked for in which a bot was asked and never answered."""
    clock_seconds: float = 1.0
    """How often clocks are looked for that have come to their end."""
    notice_seconds: float = 5.0
    """How often notices are looked for that are to be sent."""
    address: str = ""
    """Where people reach this house, for the links in notices: https://play.example.org; without it they are paths."""
    smtp: str = ""
    """The server that sends e-mail, if any: smtps://name:password@host, or smtp:// with STARTTLS."""
    mail_from: str = ""
    """The sender of e-mail."""
    private_webhooks: bool = False
    """Whether webhooks may lead into the host's own network, and to the host itself."""
    rates: Rates = Rates()
    """How much anybody may ask for."""
    proxies: tuple[str, ...] = ("127.0.0.1", "::1")
    """Addresses or networks of proxies whose word is taken for where a request comes from."""
    metrics_from: tuple[str, ...] = ("127.0.0.1", "::1")
    """Addresses that may read the figures of the house."""
    log: Literal["debug", "info", "warning", "error"] = "warning"
    """From which level on the log is written."""
