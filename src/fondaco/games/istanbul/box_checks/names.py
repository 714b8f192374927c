"""Names in every language, and the clauses that the file names."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from fondaco.games.istanbul.box_checks.facts import CLAUSES, LANGUAGES, RULES, TERMS
from fondaco.table import check
from fondaco.table.box import BoxText, Keys

if TYPE_CHECKING:
    from fondaco.games.istanbul.box import Contents


def check_names(box: BoxText, contents: Contents) -> None:
    languages = contents.meta.languages
    check.unique(box, ("meta", "languages"), None)
    for language in LANGUAGES:
        if language not in languages:
            what = f'"{language}" is missing'
            raise box.error(("meta", "languages"), what, f"list at least {', '.join(LANGUAGES)}", None)
    check.order(box, "term", [term.id for term in contents.terms], TERMS, "IS-DATA-01")
    named: list[tuple[Keys, dict[str, str]]] = [(("coffee",), contents.coffee.names)]
    named += [(("box", n), printed.names) for n, printed in enumerate(contents.boxes)]
    named += [(("good", n), good.names) for n, good in enumerate(contents.goods)]
    named += [(("figure", n), figure.names) for n, figure in enumerate(contents.figures)]
    named += [(("place", n), place.names) for n, place in enumerate(contents.places)]
    named += [(("term", n), term.names) for n, term in enumerate(contents.terms)]
    named += [(("game", n), game.names) for n, game in enumerate(contents.games) if game.names]
    named += [(("layout", n), layout.names) for n, layout in enumerate(contents.layouts) if layout.names]
    for keys, names in named:
        _check_names(box, keys, names, languages)


def _check_names(box: BoxText, keys: Keys, names: dict[str, str], languages: tuple[str, ...]) -> None:
    clause = CLAUSES.get(str(keys[0]))
    for language in languages:
        if not names.get(language, "").strip():
            what = f'the name in "{language}" is missing'
            raise box.error((*keys, "names"), what, "add it", clause)
    for language in names:
        if language not in languages:
            what = f'"{language}" is not a language of this file'
            raise box.error((*keys, "names"), what, "add it to meta.languages or remove it", clause)
    unverified = box.value((*keys, "unverified"))
    for language in unverified if isinstance(unverified, list) else []:
        if language not in languages:
            what = f'"{language}" is not a language of this file'
            raise box.error((*keys, "unverified"), what, "correct it", clause)


def check_clauses(box: BoxText, contents: Contents) -> None:
    """Every clause that the file names exists."""
    named: list[tuple[Keys, tuple[str, ...]]] = []
    named += [(("place", n), place.clauses) for n, place in enumerate(contents.places)]
    named += [(("mosque_tile", n), tile.clauses) for n, tile in enumerate(contents.mosque_tiles)]
    named += [(("bonus_card", n), card.clauses) for n, card in enumerate(contents.bonus_cards)]
    named += [(("tavern_tile", n), tile.clauses) for n, tile in enumerate(contents.tavern_tiles)]
    named += [(("guild_card", n), card.clauses) for n, card in enumerate(contents.guild_cards)]
    for keys, clauses in named:
        for clause in clauses:
            if not is_rule(clause):
                what = f'there is no clause "{clause}"'
                raise box.error((*keys, "clauses"), what, "name a clause of the rules", "IS-DATA-11")


def is_rule(clause: str) -> bool:
    named = re.fullmatch(r"(I[SMLG])-(\d{3})", clause, re.ASCII)
    return named is not None and any(first <= int(named[2]) <= last for first, last in RULES[named[1]])
