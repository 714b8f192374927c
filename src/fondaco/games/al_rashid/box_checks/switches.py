"""The rulings of section 10 as switches: a value that is not supported is refused, never ignored (AR-296)."""

from __future__ import annotations

from fondaco.games.al_rashid.box_checks.facts import SWITCHES
from fondaco.table.box import BoxText, Keys


def check_switches(box: BoxText) -> None:
    for name, supported in SWITCHES.items():
        keys: Keys = ("switches", name)
        if box.value(keys) != supported:
            shown = str(supported).lower() if isinstance(supported, bool) else supported
            raise box.error(keys, "this reading is not supported", f"use {shown}", "AR-296")
        clause = box.value(("switch_clauses", name))
        if not isinstance(clause, str) or not clause.startswith("AR-A"):
            raise box.error(("switch_clauses", name), "the ruling is not named", "name it", "AR-295")
    clauses = box.value(("switch_clauses",))
    for name in clauses if isinstance(clauses, dict) else ():
        if name not in SWITCHES and name != "provenance":
            raise box.error(("switch_clauses", name), "there is no such switch", "remove it", "AR-295")
