"""When the source counts as changed."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from tools import pages
from tools.wheels import source_digest, sources


@pytest.fixture
def project(tmp_path: Path) -> Path:
    room = tmp_path / "src" / "fondaco"
    room.mkdir(parents=True)
    (room / "box.toml").write_text("price = 4\n")
    (room / "moves.py").write_text("SHIP = 1\n")
    (tmp_path / "pyproject.toml").write_text("[project]\n")
    return tmp_path


@pytest.mark.parametrize("name", ["src/fondaco/moves.py", "src/fondaco/box.toml", "pyproject.toml"])
def test_an_edit_changes_the_digest_and_taking_it_back_restores_it(project: Path, name: str) -> None:
    before = source_digest(project)
    text = (project / name).read_text()
    (project / name).write_text(text.swapcase())
    os.utime(project / name, ns=(1, 1))
    assert source_digest(project) != before
    (project / name).write_text(text)
    assert source_digest(project) == before


def test_new_lost_and_renamed_files_change_the_digest(project: Path) -> None:
    room = project / "src" / "fondaco"
    digests = {source_digest(project)}
    (room / "view.py").write_text("")
    digests.add(source_digest(project))
    (room / "view.py").rename(room / "views.py")
    digests.add(source_digest(project))
    (room / "moves.py").unlink()
    digests.add(source_digest(project))
    assert len(digests) == 4


def test_time_and_leavings_do_not_change_the_digest(project: Path) -> None:
    before = source_digest(project)
    room = project / "src" / "fondaco"
    os.utime(room / "moves.py", ns=(5, 5))
    (room / "__pycache__").mkdir()
    (room / "__pycache__" / "moves.cpython-311.pyc").write_bytes(b"x")
    (room / "moves.cpython-311-x86_64-linux-gnu.so").write_bytes(b"x")
    assert source_digest(project) == before


def test_an_unchanged_source_is_not_read_again(project: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    before = source_digest(project)

    def read(path: Path) -> bytes:
        raise AssertionError(f"{path} was read")

    monkeypatch.setattr(Path, "read_bytes", read)
    assert source_digest(project) == before


def test_a_spoilt_memory_heals(project: Path) -> None:
    before = source_digest(project)
    (project / "build" / "digest.json").write_text("{")
    assert source_digest(project) == before


def test_the_whole_package_is_source() -> None:
    names = {path.name for path in sources()}
    assert {"pyproject.toml", "hatch_build.py", "box.toml", "py.typed", "__main__.py", "build.txt"} <= names


@pytest.fixture
def paged(project: Path) -> Path:
    (project / "web/src").mkdir(parents=True)
    (project / "web/src/main.ts").write_text("mount();\n")
    (project / "web/package-lock.json").write_text("{}\n")
    (project / "src/fondaco/words").mkdir()
    (project / "src/fondaco/words/en.ftl").write_text("ship = Ship\n")
    return project


@pytest.mark.parametrize("name", ["web/src/main.ts", "web/package-lock.json", "src/fondaco/words/en.ftl"])
def test_an_edit_of_what_pages_are_built_from_changes_their_digest(paged: Path, name: str) -> None:
    before = pages.digest(paged)
    text = (paged / name).read_text()
    (paged / name).write_text(text.swapcase() + "//")
    assert pages.digest(paged) != before
    (paged / name).write_text(text)
    assert pages.digest(paged) == before


def test_pages_and_engine_are_built_apart(paged: Path) -> None:
    engine, built = source_digest(paged), pages.digest(paged)
    (paged / "web/src/main.ts").write_text("mount(1);\n")
    assert source_digest(paged) == engine, "no engine is compiled anew for a page"
    (paged / "web/src/main.ts").write_text("mount();\n")
    (paged / "src/fondaco/moves.py").write_text("SHIP = 2\n")
    assert pages.digest(paged) == built, "and no page is built anew for a move"


def test_what_is_built_or_installed_is_no_source(paged: Path) -> None:
    engine, built = source_digest(paged), pages.digest(paged)
    for leaving in (
        "web/node_modules/vite/vite.js",
        "src/fondaco/web/static/index.html",
        "web/tests/a.test.ts",
    ):
        (paged / leaving).parent.mkdir(parents=True)
        (paged / leaving).write_text("x")
    assert (source_digest(paged), pages.digest(paged)) == (engine, built)


def test_all_pages_are_source() -> None:
    names = {path.relative_to(pages.ROOT).as_posix() for path in pages.sources()}
    assert {"web/index.html", "web/package-lock.json", "web/vite.config.ts", "web/.npmrc"} <= names
    assert "src/fondaco/web/words/en.ftl" in names
