"""What one may type besides a move: the commands and their words in the four languages."""

from __future__ import annotations

from typing import Final

WORDS: Final[dict[str, dict[str, tuple[str, ...]]]] = {
    "undo": {
        "en": ("undo",),
        "it": ("annulla",),
        "fr": ("annuler",),
        "de": ("zurück", "rückgängig", "zurueck"),
    },
    "why": {"en": ("why",), "it": ("perché", "perche"), "fr": ("pourquoi",), "de": ("warum",)},
    "rules": {
        "en": ("rules", "rule"),
        "it": ("regole", "regola"),
        "fr": ("règles", "regles", "règle", "regle"),
        "de": ("regeln", "regel"),
    },
    "log": {"en": ("log",), "it": ("cronaca",), "fr": ("journal",), "de": ("protokoll",)},
    "board": {"en": ("board", "table"), "it": ("tavolo",), "fr": ("plateau",), "de": ("tisch", "brett")},
    "hand": {"en": ("hand",), "it": ("mano",), "fr": ("main",), "de": ("hand",)},
    "moves": {"en": ("moves",), "it": ("mosse",), "fr": ("coups",), "de": ("züge", "zuege")},
    "hint": {"en": ("hint",), "it": ("consiglio",), "fr": ("conseil",), "de": ("tipp",)},
    "orders": {
        "en": ("orders", "order"),
        "it": ("ordini", "ordine"),
        "fr": ("ordres", "ordre"),
        "de": ("anweisungen", "anweisung"),
    },
    "start": {"en": ("start",), "it": ("inizia",), "fr": ("commencer",), "de": ("beginnen",)},
    "say": {"en": ("say",), "it": ("scrivi",), "fr": ("dire",), "de": ("sagen",)},
    "resign": {"en": ("resign",), "it": ("cedi",), "fr": ("céder", "ceder"), "de": ("abgeben",)},
    "return": {"en": ("return",), "it": ("riprendi",), "fr": ("reprendre",), "de": ("zurückkehren",)},
    "recap": {
        "en": ("recap",),
        "it": ("riassunto",),
        "fr": ("résumé", "resume"),
        "de": ("rückblick", "rueckblick"),
    },
    "notes": {"en": ("notes", "note"), "it": ("appunti",), "fr": ("notes",), "de": ("notizen",)},
    "clock": {"en": ("clock",), "it": ("orologio",), "fr": ("pendule",), "de": ("uhr",)},
    "link": {"en": ("link",), "it": ("link",), "fr": ("lien",), "de": ("link",)},
    "rematch": {"en": ("rematch",), "it": ("rivincita",), "fr": ("revanche",), "de": ("revanche",)},
    "save": {"en": ("save",), "it": ("salva",), "fr": ("sauver", "sauvegarder"), "de": ("speichern",)},
    "about": {"en": ("about",), "it": ("informazioni",), "fr": ("infos",), "de": ("über", "ueber")},
    "help": {"en": ("help", "?"), "it": ("aiuto",), "fr": ("aide",), "de": ("hilfe",)},
    "quit": {"en": ("quit", "exit", "q"), "it": ("esci",), "fr": ("quitter",), "de": ("beenden",)},
}
"""By command and language; the first word is the one that help shows."""

ONLINE: Final = ("start", "say", "resign", "return", "recap", "notes", "clock", "link", "rematch")
"""Commands that only a table at a house understands."""

HERE: Final = ("hint",)
"""Commands that only a table on this machine understands."""

_BY_WORD: Final = {
    word: command for command, words in WORDS.items() for some in words.values() for word in some
}


def find(typed: str, online: bool = False) -> tuple[str, str] | None:
    """The command a line begins with, and the rest of the line; None when it is no command."""
    word, _, rest = typed.strip().partition(" ")
    command = _BY_WORD.get(word.casefold())
    if command is None or command in (HERE if online else ONLINE):
        return None
    return command, rest.strip()


def listed(online: bool) -> list[str]:
    """The commands that there are."""
    return [command for command in WORDS if command not in (HERE if online else ONLINE)]


def number_in(text: str) -> int | None:
    """The number that a text is, if it is one of a size that anything here is counted in."""
    return int(text) if text.isdecimal() and len(text) <= 6 else None


def word_for(command: str, language: str) -> str:
    """The word of a command in a language."""
    return WORDS[command][language][0]
