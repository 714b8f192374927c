"""What is in the box of Yspahan, typed: `load_box()` gives the built-in file, `load_box(text)` an owner's.

The lists keep the order of the file, and the code counts by it: districts sack, barrel, chest, vase; souks
and shops as listed; the road from the centre outwards; Tower squares from bottom to top; camels along the
path; buildings as on the individual board; cards as listed in `box_checks/facts.py`. The order of districts,
squares, buildings and cards is checked, because steps name them.
"""

from __future__ import annotations

from functools import cache
from importlib import resources
from typing import Final, Literal

import msgspec

from fondaco.games.yspahan.box_checks import CLAUSES, check_contents
from fondaco.table.box import BoxText, Keys, Reconstruction, check_provenance, learned, reconstructed

SCHEMA: Final = 1

Point = tuple[float, float]
Quadrant = Literal["NW", "NE", "SW", "SE"]
Arm = Literal["C", "W", "E", "N", "S"]


class Block(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A block of the file; a key it does not know is an error, never ignored."""


class Meta(Block, frozen=True):
    game: Literal["yspahan"]
    title: str
    designer: str
    illustrator: str
    publisher: str
    year: int
    schema_version: int
    min_players: int
    max_players: int
    languages: tuple[str, ...]


class Players(Block, frozen=True):
    colours: tuple[str, ...]
    start_gold: int
    start_camels: int
    start_cards: int
    start_score: int
    first_player: Literal["oldest"]
    turn_direction: Literal["clockwise"]


class Calendar(Block, frozen=True):
    weeks: int
    days_per_week: int
    total_days: int


class Components(Block, frozen=True):
    """What lies in the printed box; some counts are approximate and restrict nothing (YS-013, YS-014)."""

    cubes_per_player_in_box: int
    camels_in_box: int
    gold_in_box: int
    day_markers: int
    week_markers: int
    supervisor_pawns: int
    first_player_pawns: int
    city_boards: int
    tower_boards: int
    caravan_boards: int
    individual_boards: int
    cards: int
    white_dice: int
    yellow_dice: int


class Supply(Block, frozen=True):
    gold_limited: bool
    camels_limited: bool
    cubes_limited: bool
    cubes_per_player_model: int


class Dice(Block, frozen=True):
    faces: int
    white: int
    yellow_max: int
    yellow_cost_gold: int


class TowerSquare(Block, frozen=True):
    id: str
    level: int
    kind: Literal["resource", "district"]
    target: str
    name: dict[str, str]


class TowerFill(Block, frozen=True):
    lowest_value_square: str
    highest_value_square: str
    middle_order: tuple[str, ...]
    single_value_square: str


class District(Block, frozen=True):
    id: str
    quadrant: Quadrant
    name: dict[str, str]
    souks: tuple[str, ...]
    shop_count: int
    emblem_xy: Point


class Souk(Block, frozen=True):
    id: str
    district: str
    colour: str
    value: int
    shop_count: int
    shops: tuple[str, ...]
    value_badge_xy: Point


class Shop(Block, frozen=True):
    id: str
    souk: str
    district: str
    road_spaces: tuple[str, ...]
    xy: Point


class RoadSpace(Block, frozen=True):
    id: str
    arm: Arm
    distance: int
    neighbours: tuple[str, ...]
    shops: tuple[str, ...]
    shade: Literal["light", "dark"]
    xy: Point


class ArmLengths(Block, frozen=True):
    W: int
    E: int
    N: int
    S: int


class RoadSummary(Block, frozen=True):
    spaces: int
    centre: str
    double_link_spaces: tuple[str, ...]
    arm_lengths: ArmLengths
    links: int
    shops_with_a_link: int
    shops_without_a_link: int


class ByPlayers(Block, frozen=True):
    """A number for each number of players."""

    p2: int
    p3: int
    p4: int

    def of(self, players: int) -> int:
        return (self.p2, self.p3, self.p4)[players - 2]


class Caravan(Block, frozen=True):
    rows: int
    camels_per_row_printed: int
    camels_per_row_used: ByPlayers
    score_rule: str
    emptied_when_full: bool
    emptied_at_end_of_week: bool


class CaravanRow(Block, frozen=True):
    row: int
    multiplier: int
    placement_points: int
    direction: Literal["left_to_right", "right_to_left"]


class Camel(Block, frozen=True):
    """A place on the Caravan; the list runs along the path."""

    index: int
    row: int
    place_in_row: int
    used_with_players: tuple[int, ...]
    light_coloured: bool
    xy: Point


class Building(Block, frozen=True):
    """A special building; of the numbers of its power one is not zero."""

    id: str
    board_position: int
    cost_camels: int
    cost_gold: int
    name: dict[str, str]
    effect: str
    name_de_status: str = ""
    camels_bonus: int = 0
    gold_bonus: int = 0
    free_steps: int = 0
    cards_per_shipment: int = 0
    souk_bonus: int = 0
    cubes_bonus: int = 0


class BuildingPoints(Block, frozen=True):
    by_order: tuple[int, ...]
    total: int
    per_turn_limit: int


class Card(Block, frozen=True):
    """A kind of card; only the numbers its effect needs are not zero."""

    id: str
    count: int
    name: dict[str, str]
    name_status: str = ""
    camels: int = 0
    gold: int = 0
    cubes: int = 0
    points_per_unit: int = 0
    max_units: int = 0
    max_points: int = 0
    rate: int = 0
    waives: Literal["", "camels", "gold"] = ""


class Deck(Block, frozen=True):
    size: int
    kinds: int
    extra_die_per_selection: int
    hand_limit: int
    reshuffle_when_empty: bool


class Scoring(Block, frozen=True):
    souks_end_of_week: bool
    bazaar_bonus: int
    caravan_multipliers: tuple[int, ...]
    caravan_placement_points: tuple[int, ...]
    leftover_value: int
    tie: Literal["shared victory"]


class CornerValues(Block, frozen=True):
    top_left: int
    top_right: int
    bottom_right: int
    bottom_left: int


class ScoreTrack(Block, frozen=True):
    squares: int
    corner_values: CornerValues
    direction: str


class TwoPlayers(Block, frozen=True):
    white_dice: int
    actions_per_day: tuple[Literal["first", "second"], ...]
    yellow_dice_stay_for_first_player: bool
    second_player_may_take_yellow_only_group: bool
    build_is_a_dice_action: bool
    caravan_camels_per_row: int
    caravan_capacity: int
    last_day_first_player: Literal["lowest score"]
    last_day_tie: Literal["normal rotation"]


class ThreePlayers(Block, frozen=True):
    white_dice: int
    caravan_camels_per_row: int
    caravan_capacity: int
    last_day_order: Literal["normal"]


class FourPlayers(Block, frozen=True):
    white_dice: int
    caravan_camels_per_row: int
    caravan_capacity: int
    last_day_order: Literal["ascending score at the start of the day"]
    last_day_tie: Literal["farthest clockwise from the first player of day 6 plays first"]


class Variants(Block, frozen=True):
    p2: TwoPlayers
    p3: ThreePlayers
    p4: FourPlayers

    def of(self, players: int) -> TwoPlayers | ThreePlayers | FourPlayers:
        return (self.p2, self.p3, self.p4)[players - 2]


class Rectangle(Block, frozen=True):
    left: float
    top: float
    right: float
    bottom: float


class Layout(Block, frozen=True):
    """Measures and colours for drawing; one unit is one road space."""

    unit: str
    board_min_xy: Point
    board_max_xy: Point
    road_space_size: float
    shop_size: float
    badge_size: float
    emblem_size: float
    score_square_size: float
    score_track_rect: Rectangle
    week_track_xy: tuple[Point, ...]
    day_track_xy: tuple[Point, ...]
    souk_colours: dict[str, str]
    player_colours: dict[str, str]
    road_shades: dict[str, str]


@learned
class Contents(Block, frozen=True):
    """The whole file."""

    meta: Meta
    players: Players
    calendar: Calendar
    components: Components
    supply: Supply
    dice: Dice
    tower_squares: tuple[TowerSquare, ...] = msgspec.field(name="tower_square")
    tower_fill: TowerFill
    districts: tuple[District, ...] = msgspec.field(name="district")
    souks: tuple[Souk, ...] = msgspec.field(name="souk")
    shops: tuple[Shop, ...] = msgspec.field(name="shop")
    road: tuple[RoadSpace, ...]
    road_summary: RoadSummary
    caravan: Caravan
    caravan_rows: tuple[CaravanRow, ...] = msgspec.field(name="caravan_row")
    camels: tuple[Camel, ...] = msgspec.field(name="camel")
    buildings: tuple[Building, ...] = msgspec.field(name="building")
    building_points: BuildingPoints
    cards: tuple[Card, ...] = msgspec.field(name="card")
    deck: Deck
    scoring: Scoring
    score_track: ScoreTrack
    variant: Variants
    layout: Layout

    def road_distances(self) -> list[list[int]]:
        """Steps between any two road spaces, by their places in `road`; -1 where no way leads."""
        numbers = {space.id: number for number, space in enumerate(self.road)}
        neighbours = [[numbers[other] for other in space.neighbours] for space in self.road]
        table = []
        for start in range(len(self.road)):
            steps = [-1] * len(self.road)
            steps[start] = 0
            reached = [start]
            for here in reached:  # grows while it is walked
                for there in neighbours[here]:
                    if steps[there] < 0:
                        steps[there] = steps[here] + 1
                        reached.append(there)
            table.append(steps)
        return table


class Box(Contents, frozen=True):
    """A checked box: its contents, and where they come from."""

    hash: str
    owned: bool  # an owner's file whose content differs from the built-in one
    text: str  # as it was read, for the header of a record
    source: str
    reconstructions: tuple[Reconstruction, ...]

    @property
    def plays_reconstructed(self) -> bool:
        """Whether anything that the project had to design affects play."""
        return any(part.affects_play for part in self.reconstructions)


def load_box(text: str | None = None, source: str = "box.toml") -> Box:
    """The built-in box, or an owner's from the text of his file; a wrong file raises a BoxError."""
    if text is None:
        return _built_in()
    return _load(text, source, _built_in().hash)


@cache
def _built_in() -> Box:
    text = resources.files(__package__).joinpath("box.toml").read_text(encoding="utf-8")
    return _load(text, "box.toml", None)


def _load(text: str, source: str, built_in_hash: str | None) -> Box:
    box = BoxText(text, source, schema=SCHEMA)
    check_provenance(box, clause="YS-DATA-01")
    contents = box.decode(Contents, CLAUSES)
    check_contents(box, contents)
    fields = {name: getattr(contents, name) for name in contents.__struct_fields__}
    return Box(
        **fields,
        hash=box.hash,
        owned=built_in_hash is not None and box.hash != built_in_hash,
        text=text,
        source=source,
        reconstructions=tuple(reconstructed(box, _affects_play)),
    )


def _affects_play(keys: Keys) -> bool:
    """Nothing in play depends on drawing positions and colours, on the size of a supply that never runs out
    (YS-013, YS-014), or on which two camels of a row two players use (YS-A24)."""
    return not (keys[0] in ("layout", "supply", "camel") or str(keys[-1]).endswith("xy"))
