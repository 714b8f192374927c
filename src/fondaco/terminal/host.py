"""The command `serve`: opens the house to others."""

from __future__ import annotations

import argparse
import errno
import os
import socket
import sys
import threading
import time
import webbrowser

from fondaco.table.refusal import UsageError
from fondaco.terminal.saves import data_folder

HIGHEST_PORT = 65535
PATIENCE = 300
"""How many tenths of a second the browser waits for the house."""


def run(args: argparse.Namespace) -> int:
    """Serve tables until somebody stops it."""
    # The libraries of a server are slow to import, and no other command needs them.
    from fondaco.house.serve import run as serve
    from fondaco.house.settings import Settings

    if not 1 <= args.port <= HIGHEST_PORT:
        raise UsageError(f"A port is a number from 1 to {HIGHEST_PORT}, not {args.port}.")
    if args.workers < 1:
        raise UsageError(f"At least one worker must serve, not {args.workers}.")
    settings = Settings(
        database=args.database or os.environ.get("DATABASE_URL") or _own_database(),
        secure_cookies=args.https,
        origins=tuple(args.origin),
    )
    _need_free(args.host, args.port)
    shown = f"[{args.host}]" if ":" in args.host else args.host
    address = f"http://{shown}:{args.port}/"
    print(address, file=sys.stdout, flush=True)
    if args.open and _has_screen():
        threading.Thread(target=_show, args=(address, args.host, args.port), daemon=True).start()
    serve(settings, args.host, args.port, args.workers)
    return 0


def _need_free(host: str, port: int) -> None:
    """Say who may be there already, before a database is opened twice."""
    for family, kind, _, _, address in socket.getaddrinfo(host, port, type=socket.SOCK_STREAM):
        with socket.socket(family, kind) as trial:
            trial.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            try:
                trial.bind(address)
            except OSError as error:
                if error.errno != errno.EADDRINUSE:
                    raise
                raise UsageError(
                    f"Port {port} is taken, perhaps by a house that is open; another: --port N"
                ) from error


def _has_screen() -> bool:
    """Whether a browser with windows can be shown: one in letters would take the terminal away."""
    return sys.platform != "linux" or bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))


def _show(address: str, host: str, port: int) -> None:
    """Open the browser once the house answers; give up when it does not."""
    for _ in range(PATIENCE):
        try:
            socket.create_connection((host, port), 1).close()
        except OSError:
            time.sleep(0.1)
        else:
            webbrowser.open(address)
            return


def _own_database() -> str:
    folder = data_folder(os.environ)
    folder.mkdir(parents=True, exist_ok=True)
    return f"sqlite:///{folder / 'house.sqlite'}"
