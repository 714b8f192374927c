"""The command `fondaco`, also `python -m fondaco`."""

from __future__ import annotations

import sys

from fondaco.terminal import cli


def main() -> int:
    """Run the command line with the arguments of the process."""
    return cli.main(sys.argv[1:])


if __name__ == "__main__":
    sys.exit(main())
