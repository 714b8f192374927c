"""What can go wrong with a database."""

from __future__ import annotations


class StoreTrouble(Exception):
    """The disk is full or the database is gone: nothing was acknowledged. It heals when the database is back."""


class UnknownTable(LookupError):
    """An event for a table that is not there, or no longer."""


class DatabaseRefused(Exception):
    """A database or a backup that this program must not use: the message says why, and what to do."""
