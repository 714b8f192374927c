"""Serve a house: uvicorn with one or several processes."""

from __future__ import annotations

import contextlib
import os
from typing import Final

import msgspec
import uvicorn
from fastapi import FastAPI
from uvicorn.supervisors import Multiprocess

from fondaco.house.api.app import create_app
from fondaco.house.settings import Settings
from fondaco.table.refusal import UsageError

SETTINGS: Final = "FONDACO_HOUSE"
"""The environment variable by which further processes learn the settings."""
GRACE: Final = 3
"""Seconds that open connections are given when the server stops; whoever is cut off resumes by version."""


def make_app() -> FastAPI:
    """The application of one process."""
    return create_app(msgspec.json.decode(os.environ[SETTINGS], type=Settings))


def run(settings: Settings, host: str, port: int, workers: int) -> None:
    """Serve until somebody stops it."""
    if workers > 1 and not settings.database.startswith("postgresql"):
        raise UsageError("Several workers need PostgreSQL: SQLite serves one process (--workers 1).")
    os.environ[SETTINGS] = msgspec.json.encode(settings).decode()
    config = configure("fondaco.house.serve:make_app", settings, host, port, workers)
    with contextlib.suppress(KeyboardInterrupt):
        if workers > 1:
            Multiprocess(config, sockets=[config.bind_socket()]).run()
        else:
            uvicorn.Server(config).run()


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
        http="httptools",
        ws="websockets-sansio",
        ws_max_size=2 * settings.largest_message,
        ws_per_message_deflate=False,
        server_header=False,
        access_log=False,
        log_level="warning",
        timeout_graceful_shutdown=GRACE,
    )
