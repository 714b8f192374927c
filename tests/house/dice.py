"""Dice that fall the same way in every run: a test that sees a game sees the same one each time.

`python -m tests.house.dice serve …` is `fondaco serve …` with such dice.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from functools import partial
from hashlib import shake_256
from itertools import count

from fondaco.house import serve
from fondaco.house.api.app import create_app
from fondaco.terminal import cli


def pinned() -> Callable[[int], bytes]:
    """What a house takes for chance: the first table has always the same dice, the second others, and so on."""
    asked = count(1)
    return lambda size: shake_256(f"pinned dice {next(asked)}".encode()).digest(size)


def main() -> int:
    """The command line, with pinned dice in the house that it serves."""
    setattr(serve, "create_app", partial(create_app, entropy=pinned()))  # noqa: B010 (serve does not export it)
    return cli.main(sys.argv[1:])


if __name__ == "__main__":
    sys.exit(main())
