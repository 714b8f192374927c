"""A game as text: its header and its moves, one to a line, chance included; everything else follows from them.

A run of outcomes of chance shares a line. Digests stand between the moves at intervals, so that a replay proves
itself; a check of the whole text stands at the end, so that an edit by hand or a missing piece is noticed.

A viewer's record shows what this viewer may not know as `?` and carries no digests. A saved game is such a record
with the complete one sealed inside it: nobody reads there by accident what the rules hide.
"""

from __future__ import annotations

from fondaco.table.record.reading import read_record
from fondaco.table.record.replaying import replay, verify_dice
from fondaco.table.record.text import Record, RecordError
from fondaco.table.record.writing import write_masked, write_record, write_save

__all__ = [
    "Record",
    "RecordError",
    "read_record",
    "replay",
    "verify_dice",
    "write_masked",
    "write_record",
    "write_save",
]
