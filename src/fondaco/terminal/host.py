"""The commands that open the house: `serve` for others, `open` for whoever sits at this machine."""

from __future__ import annotations

import argparse
import contextlib
import errno
import fcntl
import os
import socket
import sys
import threading
import time
import tomllib
import webbrowser
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import TYPE_CHECKING

import msgspec

from fondaco.boards.voice import Voice
from fondaco.table.refusal import UsageError
from fondaco.table.speech import pick_language

if TYPE_CHECKING:
    from fondaco.house.settings import Settings

HIGHEST_PORT = 65535
HOME = "127.0.0.1"
NAMES_AT_HOME = (HOME, "localhost", "::1")
"""By no other name is a house called that is open for this machine alone."""
USUAL_PORT = 8000
PATIENCE = 60.0
"""Seconds after which no browser is opened any more."""


class InUse(UsageError):
    """An SQLite database that another house is using; a house behind PostgreSQL has as many processes as it likes."""

    def __init__(self, address: str) -> None:
        super().__init__(f"A house is open with this database already, at {address or 'another address'}.")
        self.address = address


def run_serve(args: argparse.Namespace) -> int:
    """Serve tables until somebody stops it."""
    # The libraries of a server are slow to import, and no other command needs them.
    from fondaco.house.serve import run as serve

    if not 0 <= args.port <= HIGHEST_PORT:
        raise UsageError(f"A port is a number from 0 (any free one) to {HIGHEST_PORT}, not {args.port}.")
    if args.workers < 1:
        raise UsageError(f"At least one worker must serve, not {args.workers}.")
    settings = _settings(args)
    with _listening(args.host, args.port) as listening:
        address = _address(listening)
        with _alone(settings.database, address):
            print(address, flush=True)
            serve(settings, listening, args.workers)
    return 0


def run_open(args: argparse.Namespace) -> int:
    """Open the house on this machine, for this machine, and show it in the browser."""
    voice = Voice(pick_language(args.lang, os.environ))
    show = not args.no_browser and has_screen(os.environ)
    with _listening_at_home(args.port) as listening:
        address, database = _address(listening), own_database()
        try:
            with _alone(database, address):
                print(f"{voice('terminal-house-open')}\n{address}", flush=True)
                if show:
                    threading.Thread(
                        target=_show, args=(address, listening.getsockname()), daemon=True
                    ).start()
                _serve_at_home(database, listening)
        except InUse as already:
            print(f"{voice('terminal-house-is-open')}\n{already.address}", flush=True)
            if show and already.address:
                webbrowser.open(already.address)
    return 0


def _settings(args: argparse.Namespace) -> Settings:
    """What the file of settings says, and above it the command line."""
    from fondaco.house.settings import Settings

    chosen = _read_settings(Path(args.settings).expanduser()) if args.settings else {}
    if args.database or os.environ.get("DATABASE_URL") or "database" not in chosen:
        chosen["database"] = database_of(args)
    if args.https:
        chosen["secure_cookies"] = True
    for name, value in (
        ("origins", args.origin),
        ("proxies", args.proxy),
        ("metrics_from", args.metrics_from),
    ):
        if value:
            chosen[name] = value
    if args.log is not None:
        chosen["log"] = args.log
    unknown = sorted(set(chosen) - set(Settings.__struct_fields__))
    if unknown:
        raise UsageError(f"{args.settings}: there is no setting {', '.join(unknown)}.")
    try:
        return msgspec.convert(chosen, Settings)
    except msgspec.ValidationError as error:
        raise UsageError(f"{args.settings}: {error}.") from None


def _read_settings(file: Path) -> dict[str, object]:
    try:
        return tomllib.loads(file.read_text("utf-8"))
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise UsageError(f"{file} is no file of settings: {error}.") from None


def _serve_at_home(database: str, listening: socket.socket) -> None:
    from fondaco.house.serve import run as serve
    from fondaco.house.settings import Settings

    serve(Settings(database=database, hosts=NAMES_AT_HOME), listening, workers=1)


def database_of(args: argparse.Namespace) -> str:
    """The database that is meant: the one that was named, that of the environment, or the user's own."""
    return args.database or os.environ.get("DATABASE_URL") or own_database()


def own_database() -> str:
    """The database in the user's data folder, where the system wants it."""
    from platformdirs import user_data_path

    return f"sqlite:///{user_data_path('fondaco', False, ensure_exists=True) / 'house.sqlite'}"


def has_screen(environ: Mapping[str, str]) -> bool:
    """Whether a browser would be seen."""
    return sys.platform == "darwin" or bool(environ.get("DISPLAY") or environ.get("WAYLAND_DISPLAY"))


@contextlib.contextmanager
def _alone(database: str, address: str) -> Iterator[None]:
    """One process uses an SQLite database: the others are told where the house is open."""
    if not database.startswith("sqlite:///"):
        yield
        return
    path = Path(f"{database.removeprefix('sqlite:///')}.open")
    path.parent.mkdir(parents=True, exist_ok=True)
    with path.open("a+", encoding="utf-8") as file:
        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            file.seek(0)
            raise InUse(file.read(200).strip()) from None
        file.truncate(0)
        file.write(address)
        file.flush()
        try:
            yield
        finally:
            file.truncate(0)


def _listening(host: str, port: int) -> socket.socket:
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    try:
        return socket.create_server((host, port), family=family, backlog=2048)
    except OSError as error:
        if error.errno == errno.EADDRINUSE:
            raise UsageError(
                f"Somebody listens on port {port} of {host} already: choose another --port."
            ) from None
        raise UsageError(f"Nobody can listen on port {port} of {host}: {error.strerror}.") from None


def _listening_at_home(port: int | None) -> socket.socket:
    """On the port that was asked for; else on the usual one, or on any that is free."""
    if port is not None:
        if not 0 <= port <= HIGHEST_PORT:
            raise UsageError(f"A port is a number from 0 (any free one) to {HIGHEST_PORT}, not {port}.")
        return _listening(HOME, port)
    try:
        return _listening(HOME, USUAL_PORT)
    except UsageError:
        return _listening(HOME, 0)


def _address(listening: socket.socket) -> str:
    host, port = listening.getsockname()[:2]
    return f"http://{f'[{host}]' if ':' in host else host}:{port}/"


def _show(address: str, place: tuple[str, int]) -> None:
    """Open the browser once the house answers; the socket takes connections before anybody does."""
    import http.client

    until = time.monotonic() + PATIENCE
    while time.monotonic() < until:
        connection = http.client.HTTPConnection(*place, timeout=PATIENCE)
        try:
            connection.request("GET", "/healthz")
            connection.getresponse().read()
        except OSError:
            time.sleep(0.2)
            continue
        finally:
            connection.close()
        webbrowser.open(address)
        return
