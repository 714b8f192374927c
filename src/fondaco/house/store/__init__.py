"""Storage: an append-only log of events, and rows of everything else, on SQLite and PostgreSQL alike."""

from fondaco.house.store.appending import announce
from fondaco.house.store.listening import MISSED, Heard
from fondaco.house.store.row import EventRow
from fondaco.house.store.store import Store
from fondaco.house.store.trouble import DatabaseRefused, StoreTrouble, UnknownTable

__all__ = [
    "MISSED",
    "DatabaseRefused",
    "EventRow",
    "Heard",
    "Store",
    "StoreTrouble",
    "UnknownTable",
    "announce",
]
