"""The pages are served with what browsers must know about them; without them the house shows its documentation."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from fastapi.testclient import TestClient

from fondaco.house.api import pages
from fondaco.house.api.app import create_app
from fondaco.house.settings import Settings
from fondaco.links import table_link


@pytest.fixture
def static(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder in the place of the built pages."""
    folder = tmp_path / "static"
    (folder / "assets").mkdir(parents=True)
    monkeypatch.setattr(pages, "STATIC", folder)
    pages._kept.cache_clear()
    return folder


@pytest.fixture
def client(static: Path, sqlite_url: str) -> Iterator[TestClient]:
    with TestClient(create_app(Settings(database=sqlite_url))) as one:
        yield one


def test_without_pages_the_door_leads_to_the_documentation(client: TestClient) -> None:
    answer = client.get("/")
    assert answer.url.path == "/api/docs"
    assert "Tables of board games" in answer.text


@pytest.mark.parametrize(
    ("path", "name"),
    [
        ("/", "index.html"),
        (table_link("", "abcdefghij"), "table.html"),
        ("/join", "join.html"),
        ("/rules/yspahan", "rules.html"),
    ],
)
def test_a_page_is_asked_for_every_time(client: TestClient, static: Path, path: str, name: str) -> None:
    (static / name).write_text(f"<p>{name}</p>")
    answer = client.get(path)
    assert answer.text == f"<p>{name}</p>"
    assert answer.headers["content-type"].startswith("text/html")
    assert answer.headers["cache-control"] == "no-cache"
    assert "script-src 'self';" in answer.headers["content-security-policy"]
    assert "unsafe" not in answer.headers["content-security-policy"]


def test_what_has_its_hash_in_its_name_may_be_kept_and_comes_compressed(
    client: TestClient, static: Path
) -> None:
    script = "console.log('a word that repeats, a word that repeats, a word that repeats');"
    (static / "assets" / "home-abc_1-2.js").write_text(script)
    answer = client.get("/assets/home-abc_1-2.js")
    assert answer.text == script
    assert answer.headers["content-type"].startswith("text/javascript")
    assert answer.headers["cache-control"] == "public, max-age=31536000, immutable"
    assert answer.headers["content-encoding"] == "gzip"
    plain = client.get("/assets/home-abc_1-2.js", headers={"Accept-Encoding": "identity"})
    assert "content-encoding" not in plain.headers
    assert plain.text == script


def test_the_manifest_is_one(client: TestClient, static: Path) -> None:
    (static / "manifest.webmanifest").write_text("{}")
    assert client.get("/manifest.webmanifest").headers["content-type"] == "application/manifest+json"


@pytest.mark.parametrize(
    "path",
    [
        "/assets/none.js",
        "/assets/..%2fsecret.txt",
        "/assets/%2e%2e/secret.txt",
        "/assets/.hidden",
        "/icon.svg",
        "/icon-turn.svg",
    ],
)
def test_nothing_else_is_served(client: TestClient, static: Path, path: str) -> None:
    (static / "secret.txt").write_text("secret")
    (static / "assets" / ".hidden").write_text("secret")
    answer = client.get(path)
    assert answer.status_code in (404, 422)
    assert "secret" not in answer.json()["error"]["text"]
