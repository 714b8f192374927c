"""The address of a table, the same for pages, mail, webhooks and terminal."""

from __future__ import annotations

from typing import Final

TABLE_PATH: Final = "/t/{table}"
"""The path of a table's page; whoever may not sit there learns nothing by it."""


def table_link(house: str, table: str) -> str:
    """Where a table is: it opens in a browser, and `fondaco join` takes it as well."""
    return house.rstrip("/") + TABLE_PATH.format(table=table)
