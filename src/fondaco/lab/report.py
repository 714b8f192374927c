"""How a match is told: as one document for programs, as tables for people."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from fondaco.lab.match import Plan
from fondaco.lab.tally import Line, Tally
from fondaco.table import core
from fondaco.table.rulebook import Rulebook


class Run(msgspec.Struct, frozen=True):
    """What depends on the machine: the only part of a report that differs from run to run."""

    jobs: int
    compiled: bool
    seconds: float
    games_per_s: float


class Report(msgspec.Struct, frozen=True):
    """What a match showed."""

    game: str
    box: str
    rules: int
    bots: tuple[str, ...]
    options: dict[str, str]
    seed: int
    rotate: bool
    games: int
    blocks: int
    par: float
    """What a seat would win if all were equal."""
    by_seat: list[Line]
    by_bot: list[Line]
    decisions_per_game: float
    moves_per_game: float
    shortest_game: int
    longest_game: int
    run: Run

    @classmethod
    def of(
        cls, plan: Plan, rulebook: Rulebook, tally: Tally, jobs: int, seconds: float, is_compiled: bool
    ) -> Report:
        """The report of what was counted."""
        return cls(
            game=plan.game,
            box=rulebook.box_hash,
            rules=rulebook.revision,
            bots=plan.bots,
            options=rulebook.check_table(plan.seats, dict(plan.options)),
            seed=plan.seed,
            rotate=plan.rotate,
            games=tally.games,
            blocks=tally.games // plan.games_per_block,
            par=1 / plan.seats,
            by_seat=tally.by_seat([_seat_name(plan, rulebook, seat) for seat in range(plan.seats)]),
            by_bot=tally.by_bot(),
            decisions_per_game=tally.decisions.mean(),
            moves_per_game=tally.moves.mean(),
            shortest_game=tally.shortest,
            longest_game=tally.longest,
            run=Run(jobs, is_compiled, round(seconds, 3), round(tally.games / max(seconds, 1e-9), 2)),
        )


def _seat_name(plan: Plan, rulebook: Rulebook, seat: int) -> str:
    name = f"{seat + 1} {rulebook.seat_ids[seat]}"
    return name if plan.rotate else f"{name}: {plan.bots[seat]}"


def compiled() -> bool:
    """Whether the engine that runs here is the compiled one."""
    return not str(core.__file__).endswith(".py")


def show(report: Report) -> None:
    """Print the tables."""
    from rich.console import Console

    console = Console(soft_wrap=True)
    if report.rotate:
        how = f"{report.games} games in {report.blocks} blocks of one seed and every seating"
    else:
        how = f"{report.games} games, seats as given"
    console.print(f"{report.game}: {how}, seed {report.seed}; par is {report.par:.1%} of the victories.")
    for title, lines in (("seat", report.by_seat), ("bot", report.by_bot)):
        console.print(_table(title, lines))
    console.print(
        f"Decisions per game {report.decisions_per_game:.1f}; moves per game {report.moves_per_game:.1f} "
        f"({report.shortest_game} to {report.longest_game}, chance included)."
    )
    run = report.run
    console.print(
        f"{run.games_per_s:.1f} games per second: {run.seconds:.1f} s, {run.jobs} "
        f"{'process' if run.jobs == 1 else 'processes'}, {'compiled' if run.compiled else 'interpreted'}.",
        highlight=False,
    )


def _table(title: str, lines: Sequence[Line]) -> object:
    from rich import box
    from rich.table import Table

    table = Table(box=box.SIMPLE_HEAD)
    table.add_column(title)
    for heading in ("seats", "victories", "95 % interval", "score", "±"):
        table.add_column(heading, justify="right")
    for line in lines:
        share, score = line.win_share, line.score
        table.add_row(
            line.name,
            str(line.seats),
            f"{share.mean:.1%}",
            f"{share.low:.1%} to {share.high:.1%}",
            f"{score.mean:.1f}",
            f"{score.high - score.mean:.1f}",
        )
    return table
