"""Palaces with their services and favours, territories with their goods (sections 3, 4 and 7 of the rules)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from fondaco.games.al_rashid.box_checks.facts import (
    CORPORATIONS,
    FAVOUR_NUMBERS,
    FAVOURS,
    MOST_DRAWN,
    PALACES,
    POSITIONS,
    SERVED_PIECES,
    SERVICE_NUMBERS,
    SERVICES,
    SPACES,
    TERRITORIES,
    TILES_PER_PALACE,
)
from fondaco.games.al_rashid.box_checks.pieces import goods_of, in_order
from fondaco.table import check
from fondaco.table.box import BoxText, Keys

if TYPE_CHECKING:
    from fondaco.games.al_rashid.box import Contents, Palace


def check_palaces(box: BoxText, contents: Contents) -> None:
    check.order(box, "palace", [palace.id for palace in contents.palaces], PALACES, "AR-005")
    for index, palace in enumerate(contents.palaces):
        keys: Keys = ("palace", index)
        in_order(box, keys, palace.order, index, "AR-005")
        _spaces(box, keys, palace.spaces)
        if palace.is_corporation != (palace.id in CORPORATIONS):
            what = "Spies, Military, Scholars and Merchants are corporations, the others are not"
            raise box.error((*keys, "is_corporation"), what, "correct it", "AR-005")
        if palace.office_tiles_total != TILES_PER_PALACE:
            what = f"a palace has {TILES_PER_PALACE} office tiles"
            raise box.error((*keys, "office_tiles_total"), what, "restore it", "AR-013")
        first = "pasha" if palace.id == "al_rashid" else ""
        if palace.first_piece_must_be != first:
            what = "only at the palace of Al-Rashid, and there, a Pasha must come first"
            raise box.error((*keys, "first_piece_must_be"), what, "correct it", "AR-068")
        _check_service(box, (*keys, "service"), palace)
        _check_favour(box, (*keys, "favour"), palace)


def _check_service(box: BoxText, keys: Keys, palace: Palace) -> None:
    kind, needed, clause = SERVICES[palace.id]
    if palace.service.kind != kind:
        raise box.error((*keys, "kind"), f"the service of this palace is {kind}", "correct it", clause)
    _only(box, keys, needed, SERVICE_NUMBERS, clause)
    for name in needed:
        if not name.endswith("_by_position"):
            continue
        check.count(box, (*keys, name), POSITIONS, "positions", clause)
        for position in range(POSITIONS):
            check.number(box, (*keys, name, position), 0, clause)
    if palace.id in SERVED_PIECES and palace.service.piece != SERVED_PIECES[palace.id]:
        raise box.error((*keys, "piece"), f"it gives a {SERVED_PIECES[palace.id]}", "correct it", clause)
    if palace.id == "military" and max(palace.service.tiles_by_position) > MOST_DRAWN:
        raise box.error((*keys, "tiles_by_position"), f"more than {MOST_DRAWN} tiles", "use fewer", clause)
    if palace.id == "spies":
        _check_spy_moves(box, keys, palace)
    if palace.id == "al_rashid" and (
        set(palace.service.goods_by_position) != {1} or palace.service.order_positions != POSITIONS
    ):
        what = "everyone who acts may take one good and come forward in the order"
        raise box.error(keys, what, "use one good for each of three positions", "AR-161")


def _check_spy_moves(box: BoxText, keys: Keys, palace: Palace) -> None:
    service = palace.service
    for position, moves in enumerate(service.moves_by_position):
        made = service.sequence.count(position + 1)
        if made != moves:
            what = f"position {position + 1} has {moves} moves, but {made} in the sequence"
            raise box.error((*keys, "sequence"), what, "make both agree", "AR-133")
    if len(service.sequence) != sum(service.moves_by_position):
        raise box.error(
            (*keys, "sequence"), "it names a position that does not exist", "correct it", "AR-133"
        )
    if service.move_kinds != ("look", "move"):
        raise box.error((*keys, "move_kinds"), "a spy looks or moves", 'use ["look", "move"]', "AR-131")


def _check_favour(box: BoxText, keys: Keys, palace: Palace) -> None:
    if palace.id not in FAVOURS:
        if palace.has_favour or palace.favour is not None:
            raise box.error(keys[:-1], "this palace offers no favour", "remove it", "AR-121")
        return
    kind, needed, clause = FAVOURS[palace.id]
    if not palace.has_favour or palace.favour is None or palace.favour.kind != kind:
        raise box.error(keys[:-1], f"the favour of this palace is {kind}", "correct it", clause)
    check.numbers(box, keys, needed, FAVOUR_NUMBERS, clause)
    for name in ("goods", "tiles", "letters", "influence"):
        if name in needed and getattr(palace.favour, name) != 1:
            raise box.error((*keys, name), "the rules fix this value, 1", "restore it", clause)


def _only(box: BoxText, keys: Keys, needed: tuple[str, ...], known: tuple[str, ...], clause: str) -> None:
    """Exactly the parameters that are needed."""
    for name in known:
        given = box.value((*keys, name)) is not None
        if given != (name in needed):
            what, remedy = ("has no meaning here", "remove it") if given else ("is missing", "add it")
            raise box.error(keys, f'"{name}" {what}', remedy, clause)


def _spaces(box: BoxText, keys: Keys, spaces: int) -> None:
    if spaces != SPACES:
        raise box.error(
            (*keys, "spaces"), f"an area has {SPACES} spaces, not {spaces}", "restore it", "AR-004"
        )


def check_territories(box: BoxText, contents: Contents) -> None:
    check.count(box, ("territory",), TERRITORIES, "territories", "AR-003")
    check.ids(box, "territory", [territory.id for territory in contents.territories], "AR-294")
    for index, territory in enumerate(contents.territories):
        keys: Keys = ("territory", index)
        if territory.id in PALACES:
            raise box.error(keys, "this is the id of a palace", "use another id", "AR-294")
        in_order(box, keys, territory.order, index, "AR-020")
        _spaces(box, keys, territory.spaces)
        goods_of(box, (*keys, "goods"), territory.goods, "AR-020")
        check.number(box, (*keys, "letters"), 0, "AR-021")
        if territory.letters > 1:
            raise box.error((*keys, "letters"), "a territory has one letter or none", "use 0 or 1", "AR-021")
        if not territory.threats:
            raise box.error((*keys, "threats"), "no colour can threaten it", "name one", "AR-009")
        check.unique(box, (*keys, "threats"), "AR-009")
        slots: dict[str, int] = {}
        for slot in territory.goods_slots:
            slots[slot.good] = slots.get(slot.good, 0) + 1
        if slots != territory.goods:
            raise box.error(
                (*keys, "goods_slots"), "the places are not those of its goods", "make both agree", "AR-294"
            )
    letters = sum(territory.letters for territory in contents.territories)
    check.stated(box, ("tokens", "letter", "on_map"), letters, "letters", "AR-021")
    if letters > contents.tokens.letter.count:
        raise box.error(
            ("tokens", "letter", "count"), f"{letters} lie on the map alone", "add more", "AR-294"
        )
