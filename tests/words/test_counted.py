"""A number stands before a noun in the right number: one point, two points, in every language."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Final

import pytest
from fluent.syntax import FluentParser, ast

from fondaco.table.speech import LANGUAGES
from tests.words.reading import SOURCE

COUNTED: Final = {
    "en": (
        "points?", "camels?", "cards?", "goods?", "cubes?", "dice", "die", "turns?", "moves?", "players?", "seats?",
        "seconds?", "minutes?", "hours?", "days?", "tokens?", "letters?", "tiles?", "items?", "assistants?",
        "rub(y|ies)", "seals?", "tables?", "games?", "lines?", "messages?", "decisions?", "spaces?", "pieces?",
        "oas[ie]s", "stones?", "explorers?", "mercenar(y|ies)", "offices?", "figures?", "steps?", "rounds?",
        "places?", "bots?", "files?",
    ),
    "it": (
        "punt[oi]", "cammell[oi]", "cart[ae]", "merc[ei]", "cub[oi]", "dad[oi]", "turn[oi]", "moss[ae]", "giocator[ei]",
        "post[oi]", "second[oi]", "minut[oi]", "or[ae]", "giorn[oi]", "segnalin[oi]", "letter[ae]", "tesser[ae]",
        "assistent[ei]", "rubin[oi]", "sigill[oi]", "tavol[oi]", "partit[ae]", "righ?[ae]", "messaggi[o]?",
        "decision[ei]", "casell[ae]", "pezz[oi]", "oasi", "esplorator[ei]", "uffici[o]?", "figur[ae]",
        "pass[oi]", "luog(o|hi)", "bot",
    ),
    "fr": (
        "points?", "chameaux?", "cartes?", "marchandises?", "cubes?", "dés?", "tours?", "coups?", "joueurs?", "places?",
        "secondes?", "minutes?", "heures?", "jours?", "jetons?", "lettres?", "tuiles?", "objets?", "assistants?",
        "sceaux?", "tables?", "parties?", "lignes?", "messages?", "décisions?", "cases?", "pièces?", "oasis",
        "explorateurs?", "mercenaires?", "charges?", "figurines?", "pas", "manches?", "lieux?", "bots?",
    ),
    "de": (
        "Punkte?n?", "Kamele?n?", "Karten?", "Waren?", "Zügen?", "Zug", "Plätzen?", "Platz",
        "Sekunden?", "Minuten?", "Stunden?", "Tage?n?", "Marken?", "Briefe?n?", "Gehilfen?", "Rubine?n?",
        "Tische?n?", "Spiele?n?", "Zeilen?", "Nachrichten?", "Entscheidung(en)?", "Felder?n?", "Steine?n?",
        "Oasen?", "Forschern?", "Ämtern?", "Amt", "Figuren?", "Schritte?n?", "Runden?", "Orte?n?", "Bots?",
    ),
}  # fmt: skip
"""Nouns of the house and its games that are counted, but for those that are the same for one and for many."""
NAMES: Final = frozenset({"player", "good", "back"})
"""Arguments that are names, before what may look like such a noun."""
ALWAYS_MANY: Final = frozenset({
    "house-seats", "house-many-tokens", "house-too-much-time", "house-nudged", "house-code-sent", "notice-many",
    "terminal-welcome", "terminal-istanbul-target", "web-istanbul-ends", "web-players-range", "web-minutes",
    "web-histogram",
})  # fmt: skip
"""Messages whose number is never one."""


def unselected(pattern: ast.Pattern, chosen: frozenset[str] = frozenset()) -> Iterator[tuple[str, str]]:
    """Each number that stands in a pattern without choosing its form, with the text after it."""
    elements = pattern.elements
    for nth, element in enumerate(elements):
        if not isinstance(element, ast.Placeable):
            continue
        expression = element.expression
        if isinstance(expression, ast.SelectExpression):
            by = expression.selector
            name = by.id.name if isinstance(by, ast.VariableReference) else ""
            for variant in expression.variants:
                yield from unselected(variant.value, chosen | {name})
        elif isinstance(expression, ast.VariableReference) and expression.id.name not in chosen:
            after = elements[nth + 1] if nth + 1 < len(elements) else None
            if isinstance(after, ast.TextElement):
                yield expression.id.name, after.value


def careless(language: str) -> tuple[list[str], int]:
    """Messages that put a number before a counted noun without choosing its form, and how many were read."""
    counted = re.compile(rf"[ \u00a0]({'|'.join(COUNTED[language])})\b")
    found, number = [], 0
    for file in sorted(SOURCE.rglob(f"words/{language}*.ftl")):
        for entry in FluentParser().parse(file.read_text(encoding="utf-8")).body:
            if isinstance(entry, ast.Message) and entry.value is not None:
                number += 1
                if entry.id.name in ALWAYS_MANY:
                    continue
                for name, after in unselected(entry.value):
                    if name not in NAMES and counted.match(after):
                        found.append(f"{file.name} {entry.id.name}: {{ ${name} }}{after}")
    return found, number


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_counted_noun_has_its_number(language: str) -> None:
    found, number = careless(language)
    assert number > 1000
    assert found == []
