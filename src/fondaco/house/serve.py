"""Serve a house: uvicorn with one or several processes."""

from __future__ import annotations

import contextlib
import gc
import os
import socket
import tempfile
from collections.abc import Iterator
from typing import Final

import msgspec
import uvicorn
from fastapi import FastAPI
from uvicorn.supervisors import Multiprocess

from fondaco.house import logs
from fondaco.house.api.app import create_app
from fondaco.house.bounded import BoundedHttp
from fondaco.house.meters import FOLDER
from fondaco.house.settings import Settings
from fondaco.house.store import DatabaseRefused, StoreTrouble, migrating
from fondaco.table.refusal import UsageError

SETTINGS: Final = "FONDACO_HOUSE"
"""The environment variable by which further processes learn the settings."""
GARBAGE: Final = (20_000, 20, 50)
"""How many new objects there may be before rings among them are looked for; every view is hundreds, and has none."""
PING_SECONDS: Final = 30.0
"""So often everybody is asked whether he is there; proxies give up after twice that."""
WORKER_SECONDS: Final = 60
"""A worker that says nothing for so long is replaced; on a slow machine it needs some to be imported."""
GRACE: Final = 3
"""Seconds that open connections are given when the server stops; whoever is cut off resumes by version."""


def make_app() -> FastAPI:
    """The application of one process."""
    settings = msgspec.json.decode(os.environ[SETTINGS], type=Settings)
    logs.set_up(settings.log)
    app = create_app(settings)
    gc.freeze()  # what is there now stays: no need to look through it again and again
    gc.set_threshold(*GARBAGE)
    return app


def run(settings: Settings, listening: socket.socket, workers: int) -> None:
    """Serve on a socket until somebody stops it."""
    if workers > 1 and not settings.database.startswith("postgres"):
        raise UsageError("Several workers need PostgreSQL: SQLite serves one process (--workers 1).")
    _refuse_database(settings.database)
    os.environ[SETTINGS] = msgspec.json.encode(settings).decode()
    host, port = listening.getsockname()[:2]
    config = configure("fondaco.house.serve:make_app", settings, host, port, workers)
    with contextlib.suppress(KeyboardInterrupt):
        if workers > 1:
            with _common_figures():
                Multiprocess(config, sockets=[listening]).run()
        else:
            uvicorn.Server(config).run(sockets=[listening])


def _refuse_database(database: str) -> None:
    """Bring the database up to date before anybody is let in; one that cannot be used is refused in one sentence."""
    try:
        migrating.migrate(database)
    except (DatabaseRefused, StoreTrouble) as error:
        raise UsageError(str(error)) from error


@contextlib.contextmanager
def _common_figures() -> Iterator[None]:
    """A folder in which the processes add up their figures."""
    with tempfile.TemporaryDirectory(prefix="fondaco-figures-", ignore_cleanup_errors=True) as folder:
        os.environ[FOLDER] = folder
        try:
            yield
        finally:
            del os.environ[FOLDER]


def configure(
    app: FastAPI | str, settings: Settings, host: str, port: int, workers: int = 1
) -> uvicorn.Config:
    """How a house is served: with nothing that tells what it is built of, and no log of addresses."""
    return uvicorn.Config(
        app,
        factory=isinstance(app, str),
        host=host,
        port=port,
        workers=workers,
        http=BoundedHttp,
        ws="websockets-sansio",
        ws_max_size=2 * settings.largest_message,
        ws_per_message_deflate=False,
        ws_ping_interval=PING_SECONDS,
        server_header=False,
        proxy_headers=True,
        forwarded_allow_ips=list(settings.proxies),
        access_log=False,
        log_config=None,
        log_level="warning",
        timeout_graceful_shutdown=GRACE,
        timeout_worker_healthcheck=WORKER_SECONDS,
    )
