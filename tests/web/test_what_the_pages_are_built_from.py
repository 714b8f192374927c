"""The pages are built from the same boxes, words and views as everything else, and name no registry."""

from __future__ import annotations

import json
from pathlib import Path

import msgspec
import pytest

from fondaco.games.al_rashid.view import AlRashidView
from fondaco.games.istanbul.view import IstanbulView
from fondaco.games.wuestensoehne.view import WuestensoehneView
from fondaco.games.yspahan.view import YspahanView
from fondaco.table.message import Message
from fondaco.table.rulebook import View
from tools import web_fixtures

WEB = web_fixtures.WEB
VIEWS: dict[str, type[View]] = {
    "yspahan": YspahanView,
    "istanbul": IstanbulView,
    "wuestensoehne": WuestensoehneView,
    "al-rashid": AlRashidView,
}
SCENES = sorted(path for path in (WEB / "fixtures").glob("*.json") if path.stem != "sentences")
REMEDY = "run: python -m tools.web_fixtures"


def test_the_boards_are_drawn_from_todays_boxes() -> None:
    kept = (WEB / "src/games/yspahan/box.generated.json").read_bytes()
    assert kept == web_fixtures.yspahan_box(), REMEDY
    kept = (WEB / "src/games/al-rashid/box.generated.json").read_bytes()
    assert kept == web_fixtures.al_rashid_box(), REMEDY


def test_the_names_that_stand_in_a_box_are_todays() -> None:
    kept = (WEB / "src/games/al-rashid/names.generated.json").read_bytes()
    assert kept == web_fixtures.al_rashid_names(), REMEDY


def test_the_shelf_has_todays_boxes() -> None:
    assert (WEB / "src/lib/home/shelf.generated.json").read_bytes() == web_fixtures.shelf(), REMEDY


def test_the_pages_understand_todays_commands_of_the_terminal() -> None:
    kept = (WEB / "src/lib/text/commands.generated.json").read_bytes()
    assert kept == web_fixtures.typed_commands(), REMEDY


def test_the_types_are_made_from_todays_api() -> None:
    kept = (WEB / "src/lib/api/openapi.generated.json").read_bytes()
    assert kept == web_fixtures.description(), f"{REMEDY}; then, in web: npm run types"


def test_the_sentences_that_the_pages_must_say_too_are_todays() -> None:
    assert (WEB / "fixtures/sentences.json").read_bytes() == web_fixtures.sentences(), REMEDY


@pytest.mark.parametrize("path", SCENES, ids=lambda path: path.stem)
def test_a_scene_is_what_a_viewer_of_today_is_sent(path: Path) -> None:
    scene = json.loads(path.read_bytes())
    view = msgspec.json.decode(json.dumps(scene["view"]), type=VIEWS[scene["game"]])
    assert json.loads(msgspec.json.encode(view)) == scene["view"], REMEDY
    assert view.prompt == msgspec.convert(scene["prompt"], Message), REMEDY


def test_every_game_has_a_scene_to_decide_in() -> None:
    decided = {json.loads(path.read_bytes())["game"] for path in SCENES if path.stem.endswith("-decision")}
    assert decided == set(VIEWS)


def test_the_lock_of_the_pages_names_no_registry() -> None:
    lock = (WEB / "package-lock.json").read_text(encoding="utf-8")
    assert '"integrity"' in lock
    assert '"resolved"' not in lock
    assert "registry" not in (WEB / "package.json").read_text(encoding="utf-8")


def test_npm_is_told_to_keep_it_so() -> None:
    settings = (WEB / ".npmrc").read_text(encoding="utf-8").splitlines()
    assert {"omit-lockfile-registry-resolved=true", "save-exact=true"} <= set(settings)


def test_every_library_is_pinned() -> None:
    package = json.loads((WEB / "package.json").read_text(encoding="utf-8"))
    versions = {**package["dependencies"], **package["devDependencies"], **package["overrides"]}
    assert [name for name, version in versions.items() if not version[0].isdigit()] == []
