"""The pages on this machine: node found or fetched, one build at a time. Standard library only."""

from __future__ import annotations

import hashlib
import os
import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from tools import pages
from tools.console import BUILD, ROOT, Trouble, alone, read_json, say, step, write_json
from tools.environment import Environment

LOCK = "node.txt"
LOG = BUILD / "pages.log"


def ensure_node(env: Environment) -> pages.Node:
    """The node of this machine, or else the locked one, kept in a folder of the environment."""
    if found := pages.node_on_the_path():
        return found
    folder = env.path / "node"
    complete = {"lock": hashlib.sha256((ROOT / "requirements" / LOCK).read_bytes()).hexdigest()}
    with alone("node"):
        if read_json(folder / "stamp.json") != complete:
            with step("node, to build the pages"):
                shutil.rmtree(folder, ignore_errors=True)
                env.fetch(LOCK, folder)
            write_json(folder / "stamp.json", complete)
    if found := pages.node_in(folder):
        return found
    raise Trouble("There is no node for this machine on the index; type: apt-get install nodejs npm")


def ensure_pages(env: Environment) -> None:
    """Build the pages, unless they are those of the present source."""
    if pages.fresh():
        return
    with alone("pages"):
        if pages.fresh():
            return
        node = ensure_node(env)
        with step("the pages"), told():
            pages.build(node)


def install_libraries(env: Environment) -> pages.Node:
    """All that the pages are built and checked with; and the node that runs it."""
    node = ensure_node(env)
    with alone("pages"), told():
        pages.install_libraries(node, checks=True)
    return node


def lay(place: Path) -> None:
    """Lay the pages of the present source into an installed package; without them, those of another source go."""
    there = pages.built_from(place)
    if not pages.fresh():
        shutil.rmtree(place, ignore_errors=True)
    elif there != pages.built_from():
        draft = place.with_name("static-draft")
        shutil.rmtree(draft, ignore_errors=True)
        shutil.copytree(pages.STATIC, draft)
        pages.replace(draft, place)


@contextmanager
def told() -> Iterator[None]:
    """What goes wrong with the pages becomes one sentence; the rest is in the log."""
    try:
        yield
    except pages.PagesError as error:
        LOG.write_text(error.output, encoding="utf-8")
        if os.environ.get("CI"):
            say(error.output[-6000:])
        raise Trouble(f"{error} The details are in {LOG.relative_to(ROOT)}.") from error
