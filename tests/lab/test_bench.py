"""`fondaco bench` and `python -m benchmarks`: figures that can be compared, and a judge that notices bad ones."""

from __future__ import annotations

import argparse
import json
import os
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path

import msgspec
import pytest

from benchmarks.__main__ import failures
from fondaco.games import GAMES, load_rulebook
from fondaco.lab import bench
from fondaco.lab.bench import Bench
from fondaco.lab.measure import Build, Figures, deep_size, sample

BOOK = load_rulebook("yspahan")


def run(*words: str) -> int:
    parser = argparse.ArgumentParser()
    bench.add_arguments(parser)
    return bench.run(parser.parse_args(words))


def figures(**changed: object) -> Figures:
    good = Figures("yspahan", 4, 3000, 750_000.0, 80.0, 1.5, 5500)
    return msgspec.structs.replace(good, **changed)


def made(compiled: Figures, interpreted: Figures, *notes: str) -> Bench:
    builds = Build(True, 9000.0, [compiled]), Build(False, 9000.0, [interpreted])
    return Bench("0.1.0", "3.11", *builds, list(notes))


SLOW = figures(decisions_per_s=130_000.0, ratio_to_catanatron=14.0, copy_us=3.5)


# -- size --------------------------------------------------------------------------------------------


@pytest.mark.both
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_position_needs_at_most_eight_kilobytes(seats: int) -> None:
    sizes = [deep_size(position) for position in sample(BOOK, seats)]
    assert len(sizes) > 8
    assert min(sizes) > 2000  # the lists are really counted
    assert max(sizes) <= 8192


@pytest.mark.both
def test_the_size_follows_what_the_position_holds() -> None:
    position = BOOK.new_position(3, {})
    before = deep_size(position)
    position.agenda = position.agenda + [1000 + nth for nth in range(500)]
    assert deep_size(position) - before >= 500 * (8 + 28)


# -- the command -------------------------------------------------------------------------------------


@pytest.mark.slow
def test_the_document_has_every_figure_of_both_builds(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    assert run("--rounds", "1", "--json") == 0
    document = json.loads(capsys.readouterr().out)
    builds = [document[name] for name in ("compiled", "interpreted") if document[name] is not None]
    assert document["interpreted"] is not None
    assert [build["compiled"] for build in builds] == ([True, False] if len(builds) == 2 else [False])
    for build in builds:
        measured = [(one["game"], one["seats"]) for one in build["figures"] if not one["box"]]
        assert measured == [
            (game, n)
            for game in GAMES
            for n in range(load_rulebook(game).min_seats, load_rulebook(game).max_seats + 1)
        ]
        further = [(one["game"], one["seats"], one["box"]) for one in build["figures"] if one["box"]]
        assert further == [("istanbul", 5, "grand_bazaar")]
        for one in build["figures"]:
            assert one["decisions"] > 900
            assert min(one["decisions_per_s"], one["copy_us"], one["position_bytes"]) > 0
            peer = build["catanatron_decisions_per_s"]
            if peer is None:
                assert one["ratio_to_catanatron"] is None
            else:
                ratio = one["decisions_per_s"] / peer
                assert one["ratio_to_catanatron"] == pytest.approx(ratio, rel=0.01, abs=0.06)  # given to 0.1
    if document["compiled"] is None:
        assert bench.HOW_TO_COMPILE in document["notes"]


def test_the_table_says_what_was_not_measured(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    alone = Build(False, None, [figures(ratio_to_catanatron=None)])
    monkeypatch.setattr(bench, "compiled_build", lambda: None)
    monkeypatch.setattr(bench, "measured", lambda folder, rounds: alone)
    assert run() == 0
    shown = capsys.readouterr().out
    assert "interpreted" in shown
    assert "FONDACO_COMPILE=now ./play bench" in shown
    assert "Catanatron is not installed" in shown


@pytest.mark.parametrize("rounds", ["0", "-1", "many", "1001"])
def test_impossible_rounds_are_refused(capsys: pytest.CaptureFixture[str], rounds: str) -> None:
    assert run("--rounds", rounds) == 2
    assert capsys.readouterr().err.count("\n") == 1


def test_a_named_folder_without_a_compiled_package_is_a_failure(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setenv("FONDACO_COMPILED_PATH", str(tmp_path))
    assert run() == 1
    assert "no compiled package lies" in capsys.readouterr().err


def test_a_build_that_does_not_start_is_a_failure(tmp_path: Path) -> None:
    (tmp_path / "fondaco").mkdir()
    (tmp_path / "fondaco" / "__init__.py").write_text("raise RuntimeError('spoilt')", "utf-8")
    with pytest.raises(bench.BenchError, match=r"could not be measured: .*spoilt"):
        bench.measured(tmp_path, 1)


def test_the_interpreted_copy_of_a_compiled_package_has_no_libraries(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    package = tmp_path / "fondaco"
    (package / "table").mkdir(parents=True)
    for name in ("__init__.py", "table/core.py", f"table/core{EXTENSION_SUFFIXES[0]}"):
        (package / name).touch()
    monkeypatch.setattr(bench, "HERE", package)
    monkeypatch.delenv("FONDACO_COMPILED_PATH", raising=False)
    assert bench.compiled_build() == tmp_path.resolve()
    with bench.interpreted_build() as folder:
        found = sorted(path.relative_to(folder).as_posix() for path in folder.rglob("*.*"))
    assert found == ["fondaco/__init__.py", "fondaco/table/core.py"]
    assert not folder.exists()


# -- what is asserted ----------------------------------------------------------------------------------


def test_good_figures_pass(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("CI", raising=False)
    assert failures(made(figures(), SLOW)) == []
    assert failures(made(figures(), SLOW, "no peer")) == []
    monkeypatch.setitem(os.environ, "CI", "1")
    assert failures(made(figures(), SLOW, "no peer")) == ["no peer"]


@pytest.mark.parametrize(
    ("compiled", "interpreted", "said"),
    [
        (figures(ratio_to_catanatron=24.9), SLOW, "24.9 times Catanatron"),
        (figures(), msgspec.structs.replace(SLOW, ratio_to_catanatron=4.9), "4.9 times Catanatron"),
        (figures(position_bytes=9000), SLOW, "9000 bytes"),
        (figures(decisions=2999), SLOW, "different games"),
        (figures(decisions_per_s=200_000.0), SLOW, "not even 2 times"),
    ],
)
def test_bad_figures_fail(compiled: Figures, interpreted: Figures, said: str) -> None:
    [sentence] = [found for found in failures(made(compiled, interpreted)) if said in found]
    assert "yspahan for 4" in sentence
