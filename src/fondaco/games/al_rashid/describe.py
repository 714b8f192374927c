"""Moves of Al Rashid in words: the text one may type, what a move touches on the board, and its message."""

from __future__ import annotations

from collections.abc import Sequence

from fondaco.games.al_rashid import moves as m
from fondaco.games.al_rashid.box import Box
from fondaco.games.al_rashid.position import FACE_UP, AlRashidPosition
from fondaco.games.al_rashid.steps import kinds
from fondaco.games.al_rashid.steps import visits as v
from fondaco.games.al_rashid.steps.commerce import items_left
from fondaco.games.al_rashid.steps.mercenaries import hidden_territories
from fondaco.games.al_rashid.steps.setting_up import nth_order
from fondaco.table.core import is_final
from fondaco.table.message import Message, in_a_row
from fondaco.table.notation import tidy
from fondaco.table.rulebook import Offer

ACTIONS = ("nothing", "service", "office", "service+office", "favour", "service+favour", "office+favour")
_PLAIN = {
    m.NO_ACTIVATION_FAMILY: ("no office", "no-activation"),
    m.FIGHT_FAMILY: ("fight", "fight"),
    m.RETREAT_FAMILY: ("retreat", "retreat"),
    m.TAKE_NOTHING_FAMILY: ("take nothing", "take-nothing"),
    m.KEEP_FAMILY: ("keep", "keep"),
    m.BURY_FAMILY: ("bury", "bury"),
    m.GIVE_UP_FAMILY: ("give up", "give-up"),
    m.STOP_FAMILY: ("stop", "stop"),
}
_DECLINES = (m.NO_ACTIVATION, m.TAKE_NOTHING, m.visit(0), m.GIVE_UP, m.STOP)

Arguments = dict[str, str | int | Message]


class Describer:
    """Knows the ids and names of the box, by the indices the position counts with."""

    def __init__(self, box: Box) -> None:
        self.box = box
        self.goods = [good.id for good in box.goods]
        self.items = [*self.goods, "letter"]
        self.pieces = [piece.id for piece in box.pieces]
        self.palaces = [palace.id for palace in box.palaces]
        self.territories = [land.id for land in box.territories]
        self.areas = self.palaces + self.territories
        self.offices = [office.id for office in box.offices]
        self.crises = [crisis.id for crisis in box.crises]
        self.colours = ["red", "blue"]
        self._tiles = [f"{colour} {value}" for colour in self.colours for value in range(1, m.VALUES + 1)]
        self.seats = [colour.id for colour in box.player_colours]
        self.reconstructed = list(box.reconstructed_ids)
        self._placements: dict[tuple[int, bool], Offer] = {}
        """What is offered by the dozen, and says the same wherever it is."""
        self._areas = [Message(f"al-rashid-palace-{palace}") for palace in self.palaces]
        self._areas += [_from_box(land.name) for land in box.territories]
        self._offices = [_from_box(office.name) for office in box.offices]
        self._effects = [_from_box(office.text) for office in box.offices]
        self._texts = [self._plain_text(move) for move in range(m.MOVES)]
        self._named = self._all_named()

    # -- texts ------------------------------------------------------------------------------------

    def text(self, p: AlRashidPosition, move: int) -> str:
        """The canonical text; only a part of a payment is named after the good that is asked for."""
        if m.family(move) == m.PAY_FAMILY and p.agenda[-1] == kinds.VISIT_PAYMENT:
            return f"pay {m.operand(move)} {self.goods[p.agenda[-2]]}"
        return self._texts[move]

    def _plain_text(self, move: int) -> str:
        what, which = m.operand(move), m.family(move)
        if which in _PLAIN:
            return _PLAIN[which][0]
        if which in (m.PLACE_FAMILY, m.MOVE_PIECE_FAMILY):
            verb = "place" if which == m.PLACE_FAMILY else "move"
            return f"{verb} {self.pieces[what // m.AREAS]} {self.areas[what % m.AREAS]}"
        if which in (m.ACTIVATE_FAMILY, m.OFFICE_FAMILY):
            verb = "activate" if which == m.ACTIVATE_FAMILY else "office"
            return f"{verb} {self.offices[what] if what < len(self.offices) else what + 1}"
        if which == m.DISCARD_FAMILY:
            return f"discard {self.tile(what)}"
        if which == m.MOVE_TILE_FAMILY:
            return f"tile {self.territories[what // m.MAP_TILES]} {what % m.MAP_TILES + 1}"
        if which == m.EXCHANGE_FAMILY:
            return f"exchange {self.goods[what // m.GOODS]} {self.goods[what % m.GOODS]}"
        if which == m.REMOVE_SAGE_FAMILY:
            return f"remove {self.seats[what // m.AREAS]} {self.areas[what % m.AREAS]}"
        if which == m.MIX_FAMILY:
            return f"mix {what} red"
        if which in (m.LETTERS_FAMILY, m.PAY_FAMILY):
            return f"{'letters' if which == m.LETTERS_FAMILY else 'pay'} {what}"
        verb, names = {
            m.COLOUR_FAMILY: ("draw", self.colours),
            m.RESOLVE_FAMILY: ("resolve", self.areas),
            m.TAKE_ALL_FAMILY: ("take all", self.goods),
            m.TAKE_FAMILY: ("take", self.items),
            m.VISIT_FAMILY: ("visit", list(ACTIONS)),
            m.FAVOUR_FAMILY: ("favour", self.palaces),
            m.GIVE_FAMILY: ("give", self.goods),
            m.GAIN_FAMILY: ("gain", self.goods),
            m.LOOK_FAMILY: ("look", self.territories),
            m.GO_TO_FAMILY: ("to", self.areas),
        }[which]
        return f"{verb} {names[what]}"

    def _all_named(self) -> dict[str, list[int]]:
        named: dict[str, list[int]] = {}
        for move, text in enumerate(self._texts):
            named.setdefault(tidy(text), []).append(move)
        for count in range(m.COUNTS):
            for good in self.goods:
                named[f"pay {count} {good}"] = [m.pay(count)]
        return named

    def moves_named(self, text: str) -> list[int]:
        """What a text can mean anywhere in the game."""
        return self._named.get(tidy(text), [])

    def outcome_text(self, p: AlRashidPosition, outcome: int) -> str:
        """An outcome of chance."""
        kind = p.agenda[-1]
        if kind == kinds.PLAY_ORDER:
            return "order " + " ".join(self.seats[seat] for seat in nth_order(p.seats, outcome))
        if kind in (kinds.DRAW_TILE, kinds.PLACE_TILE):
            return f"{self.colours[p.agenda[-3]]} {outcome + 1}"
        cards = p.tables.black_cards if kind == kinds.BLACK_CARD else p.tables.white_cards
        return f"crisis {self.crises[cards[outcome]]}"

    def tile(self, kind: int) -> str:
        """A mercenary tile by colour and value."""
        return self._tiles[kind]

    # -- names as messages; where grammar must know which one it is, keys ---------------------------

    def area(self, index: int) -> Message:
        return self._areas[index]

    def office(self, kind: int) -> Message:
        return self._offices[kind]

    def effect(self, kind: int) -> Message:
        return self._effects[kind]

    def crisis(self, card: int) -> Message:
        return _from_box(self.box.crises[card].name)

    def some(self, numbers: Sequence[int]) -> Message:
        """So many of each item, as a list; items beyond the goods are letters."""
        return listed(
            [
                Message("al-rashid-some", {"item": self.items[item], "number": number})
                for item, number in enumerate(numbers)
                if number
            ]
        )

    def tiles(self, numbers: Sequence[int]) -> Message:
        """So many mercenary tiles of each kind, as a list."""
        return listed(
            [
                Message(
                    "al-rashid-tile",
                    {"colour": self.colours[kind // m.VALUES], "value": kind % m.VALUES + 1},
                )
                for kind, number in enumerate(numbers)
                for _ in range(number)
            ]
        )

    # -- offers -----------------------------------------------------------------------------------

    def offer(self, p: AlRashidPosition, move: int) -> Offer:
        """A legal move with what it touches and what it says."""
        final = is_final(p, move)
        if m.family(move) != m.PLACE_FAMILY:
            return self._described(p, move, final)
        known = self._placements.get((move, final))
        if known is None:
            known = self._placements[move, final] = self._described(p, move, final)
        return known

    def _described(self, p: AlRashidPosition, move: int, final: bool) -> Offer:
        return Offer(
            self.text(p, move), self._touches(p, move), self._message(p, move), final, move in _DECLINES
        )

    def _touches(self, p: AlRashidPosition, move: int) -> tuple[str, ...]:
        which, what = m.family(move), m.operand(move)
        if which in (m.PLACE_FAMILY, m.MOVE_PIECE_FAMILY):
            return (f"piece:{self.pieces[what // m.AREAS]}", f"area:{self.areas[what % m.AREAS]}")
        if which in (m.RESOLVE_FAMILY, m.GO_TO_FAMILY):
            return (f"area:{self.areas[what]}",)
        if which == m.LOOK_FAMILY:
            return (f"area:{self.territories[what]}",)
        if which in (m.ACTIVATE_FAMILY, m.OFFICE_FAMILY):
            return (f"office:{self.offices[what]}",)
        if which == m.DISCARD_FAMILY:
            return (f"hand:{self.tile(what)}",)
        if which in (m.TAKE_ALL_FAMILY, m.TAKE_FAMILY):
            return (f"area:{self.areas[p.area]}", f"item:{self.items[what]}")
        if which in (m.GIVE_FAMILY, m.GAIN_FAMILY):
            return (f"good:{self.goods[what]}",)
        if which == m.COLOUR_FAMILY:
            return (f"pile:{self.colours[what]}",)
        if which == m.MOVE_TILE_FAMILY:
            land = self.territories[what // m.MAP_TILES]
            return (f"area:{land}", f"tile:{land}-{what % m.MAP_TILES + 1}")
        if which == m.REMOVE_SAGE_FAMILY:
            return (f"area:{self.areas[what % m.AREAS]}",)
        return ()

    def _message(self, p: AlRashidPosition, move: int) -> Message:
        which, what = m.family(move), m.operand(move)
        if which in _PLAIN:
            return Message(f"al-rashid-move-{_PLAIN[which][1]}")
        if which in (m.VISIT_FAMILY, m.OFFICE_FAMILY, m.LETTERS_FAMILY, m.FAVOUR_FAMILY, m.MIX_FAMILY):
            return self._visit_message(p, which, what)
        name, args = self._named_message(p, which, what)
        return Message(f"al-rashid-move-{name}", args)

    def _named_message(self, p: AlRashidPosition, which: int, what: int) -> tuple[str, Arguments]:
        if which in (m.PLACE_FAMILY, m.MOVE_PIECE_FAMILY):
            args: Arguments = {
                "piece": self.pieces[what // m.AREAS],
                "area": self.area(what % m.AREAS),
            }
            return ("place" if which == m.PLACE_FAMILY else "move-piece"), args
        if which == m.ACTIVATE_FAMILY:
            return "activate", {"office": self.office(what), "effect": self.effect(what)}
        if which == m.RESOLVE_FAMILY:
            hidden = what >= m.FIRST_TERRITORY and hidden_territories(p) >> (what - m.FIRST_TERRITORY) & 1
            return ("resolve-hidden" if hidden else "resolve"), {"area": self.area(what)}  # AR-285
        if which == m.GO_TO_FAMILY:
            return "go-to", {"area": self.area(what)}
        if which == m.LOOK_FAMILY:
            return "look", {"area": self.area(m.FIRST_TERRITORY + what)}
        if which == m.REMOVE_SAGE_FAMILY:
            owner = Message(f"al-rashid-seat-{self.seats[what // m.AREAS]}")
            return "remove-sage", {"player": owner, "area": self.area(what % m.AREAS)}
        if which == m.MOVE_TILE_FAMILY:
            return self._tile_message(p, what // m.MAP_TILES, what % m.MAP_TILES)
        if which == m.DISCARD_FAMILY:
            return "discard", {"colour": self.colours[what // m.VALUES], "value": what % m.VALUES + 1}
        if which == m.COLOUR_FAMILY:
            return "colour", {"colour": self.colours[what]}
        if which == m.EXCHANGE_FAMILY:
            return "exchange", {"given": self.goods[what // m.GOODS], "taken": self.goods[what % m.GOODS]}
        if which == m.PAY_FAMILY:
            return "pay", {"item": self.goods[p.agenda[-2]], "number": what}
        if which == m.TAKE_ALL_FAMILY:
            return "take-all", {"item": self.goods[what], "number": items_left(p, what)}
        verb = {m.TAKE_FAMILY: "take", m.GIVE_FAMILY: "give", m.GAIN_FAMILY: "gain"}[which]
        return verb, {"item": self.items[what]}

    def _tile_message(self, p: AlRashidPosition, territory: int, nth: int) -> tuple[str, Arguments]:
        there = [tile for tile in range(len(p.tile_at)) if p.tile_at[tile] == territory]
        tile = there[nth]
        kind, known = p.tile_kind[tile], p.tile_known[tile]
        args: Arguments = {
            "number": nth + 1,
            "colour": self.colours[kind // m.VALUES],
            "area": self.area(m.FIRST_TERRITORY + territory),
        }
        if known == FACE_UP or known >> p.to_act & 1:
            args["value"] = kind % m.VALUES + 1
            return ("tile-up" if known == FACE_UP else "tile-seen"), args
        return "tile-down", args

    def _visit_message(self, p: AlRashidPosition, which: int, what: int) -> Message:
        seat = p.to_act
        if which == m.VISIT_FAMILY:
            if what == 0:
                return Message("al-rashid-move-visit-nothing", {"tokens": p.tables.no_primary_dishonour})
            return self._actions_message(p, what)
        if which == m.OFFICE_FAMILY:
            return Message(
                "al-rashid-move-office",
                {
                    "office": self.office(what),
                    "gold": v.office_price(p, seat, what),
                    "effect": self.effect(what),
                },
            )
        if which == m.LETTERS_FAMILY:
            price = v.after_letters(p, v.office_price(p, seat, p.chosen[v.OFFICE_KIND]), what)
            return Message("al-rashid-move-letters", {"letters": what, "gold": price})
        if which == m.FAVOUR_FAMILY:
            return Message(
                "al-rashid-move-favour",
                {"palace": self.palaces[what], "gold": v.favour_price(p, p.area, what)},
            )
        return Message("al-rashid-move-mix", {"red": what, "blue": v.tiles_of_service(p) - what})

    def _actions_message(self, p: AlRashidPosition, actions: int) -> Message:
        """Actions of a visit: what service and favour are, and all gold they cost together, as far as it is known."""
        position = p.agenda[-2]
        gold = v.least_gold(p, p.to_act, p.area, position, actions)
        least = actions & m.OFFICE or (actions & m.FAVOUR and p.area == m.SPIES)
        return Message(
            "al-rashid-move-visit",
            {
                "actions": ACTIONS[actions].replace("+", "-"),
                "palace": self.palaces[p.area],
                "number": (p.tables.spy_moves if p.area == m.SPIES else p.tables.service_tiles)[position],
                "gold": gold,
                "least": "yes" if least else "no",
                "tokens": p.tables.no_primary_dishonour if actions == m.FAVOUR else 0,
            },
        )


def _from_box(names: dict[str, str]) -> Message:
    """A name that an owner's box may give otherwise; whatever it types, the apostrophe is printed."""
    return Message(
        "al-rashid-from-box", {language: name.replace("'", "’") for language, name in names.items()}
    )


def listed(messages: list[Message]) -> Message:
    """One message for several: a, b and c."""
    if not messages:
        return Message("al-rashid-none")
    *front, last = messages
    if not front:
        return last
    return Message("list-and", {"first": in_a_row(front), "last": last})
