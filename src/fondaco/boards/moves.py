"""The list of legal moves, drawn: number, meaning, and the text to type."""

from __future__ import annotations

from collections.abc import Sequence

from rich.table import Table
from rich.text import Text

from fondaco.boards.voice import Voice
from fondaco.table.rulebook import Offer

_MANY = 10


def draw_offers(offers: Sequence[Offer], say: Voice, width: int) -> Table:
    """One list, or two side by side when there are many short ones."""
    rows = [_row(number, offer, say) for number, offer in enumerate(offers, start=1)]
    longest = max(sum(part.cell_len for part in row) for row in rows) + 4
    if len(rows) > _MANY and 2 * longest <= width:
        half = (len(rows) + 1) // 2
        pair = Table.grid(padding=(0, 2))
        pair.add_row(_list(rows[:half]), _list(rows[half:]))
        return pair
    return _list(rows)


def _row(number: int, offer: Offer, say: Voice) -> list[Text]:
    meaning = Text(say.say(offer.message))
    if offer.final:
        meaning.append(" †", "dim")
    return [Text(f"{number:>3}", "bold"), meaning, Text(offer.text, "dim cyan")]


def _list(rows: Sequence[Sequence[Text]]) -> Table:
    table = Table.grid(padding=(0, 1))
    table.add_column(justify="right", no_wrap=True)
    table.add_column()
    table.add_column(no_wrap=True)
    for row in rows:
        table.add_row(*row)
    return table
