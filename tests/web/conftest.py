"""A browser for the tests that ask for one: the Chromium of the machine, on the built pages."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from threading import Thread
from typing import Any

import pytest

from tools import chromium, pages


@pytest.fixture(scope="session")
def browser_type_launch_args(browser_type_launch_args: dict[str, Any]) -> dict[str, Any]:
    """Never one that Playwright would fetch."""
    found = chromium.find()
    assert found, f"Chromium is missing; type: {chromium.INSTALL}"
    return {**browser_type_launch_args, "executable_path": found, "args": list(chromium.ARGUMENTS)}


class Silent(SimpleHTTPRequestHandler):
    """Serves files without a word."""

    def log_message(self, format: str, *args: object) -> None:  # noqa: A002  (the name it has in the library)
        pass


@pytest.fixture(scope="session")
def files() -> Iterator[str]:
    """The address of the built pages, served as plain files: enough for what talks to no house."""
    assert pages.fresh(), "The pages are not those of the present source; type: ./test browser"
    handler = partial(Silent, directory=str(pages.STATIC))
    with ThreadingHTTPServer(("127.0.0.1", 0), handler) as server:
        Thread(target=server.serve_forever, daemon=True).start()
        yield f"http://127.0.0.1:{server.server_port}"
        server.shutdown()
