"""The command `serve`: opens the house to others."""

from __future__ import annotations

import argparse
import os
import sys

from fondaco.table.refusal import UsageError
from fondaco.terminal.saves import data_folder

HIGHEST_PORT = 65535


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
    shown = f"[{args.host}]" if ":" in args.host else args.host
    print(f"http://{shown}:{args.port}/", file=sys.stdout, flush=True)
    serve(settings, args.host, args.port, args.workers)
    return 0


def _own_database() -> str:
    folder = data_folder(os.environ)
    folder.mkdir(parents=True, exist_ok=True)
    return f"sqlite:///{folder / 'house.sqlite'}"
