"""Clauses are found where they are stated, and compared with the tests that name them."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest

from fondaco.table.clauses import RepeatedClause, family_of, is_clause_id, read_clauses
from tests.rules import TRACED, UnknownClause, rule
from tests.rules_report import CollectionFailed, clauses_named_by, compare

DOCUMENT = """\
# A game

See **YS-999** in the middle of a line, which states nothing.

## 1. Lists

- **YS-001** One clause
  over two lines. (YS-002)
- **YS-A01 Title of a ruling.** Its text.
- **YS-260 `take_camels`** Take three.
* **AR-EX-05** *Given* a list with stars.

```
- **YS-777** inside code
```

## 2. Tables

| id | Building | Gold |
| --- | --- | --- |
| **YS-210** | Paddock | 2 |
| IS-A03 | a row without bold type | 1 |
| YS-001 | a reference | 0 |
| **IL-K01 / K02** | two in a row | 3 |

### 2.1 Still the same chapter

**YS-EX-01 Roll** (YS-001)
- given dice
- when rolled
- then a Tower

**YS-EX-02 Short** (YS-001): given, when, then.
"""


def test_every_statement_is_found_once_and_in_order() -> None:
    assert list(read_clauses(DOCUMENT)) == [
        "YS-001",
        "YS-A01",
        "YS-260",
        "AR-EX-05",
        "YS-210",
        "IS-A03",
        "IL-K01",
        "IL-K02",
        "YS-EX-01",
        "YS-EX-02",
    ]


@pytest.mark.parametrize(
    ("clause", "text"),
    [
        ("YS-001", "One clause over two lines. (YS-002)"),
        ("YS-A01", "Title of a ruling. Its text."),
        ("YS-210", "Paddock | 2"),
        ("IL-K02", "two in a row | 3"),
        ("YS-EX-01", "Roll. (YS-001) - given dice - when rolled - then a Tower"),
        ("YS-EX-02", "Short. (YS-001): given, when, then."),
    ],
)
def test_a_clause_carries_its_whole_text(clause: str, text: str) -> None:
    assert read_clauses(DOCUMENT)[clause].text == text


def test_a_clause_knows_its_chapter_not_its_subsection() -> None:
    clauses = read_clauses(DOCUMENT)
    assert clauses["YS-A01"].chapter == "1. Lists"
    assert clauses["YS-EX-01"].chapter == "2. Tables"


@pytest.mark.parametrize(
    ("clause", "family"),
    [
        ("YS-071", "YS"),
        ("YS-A08", "YS-A"),
        ("YS-EX-23", "YS-EX"),
        ("IL-K02", "IL-K"),
        ("AR-INV-05", "AR-INV"),
        ("YS-DATA-10", "YS-DATA"),
    ],
)
def test_the_family_is_the_id_without_its_number(clause: str, family: str) -> None:
    assert is_clause_id(clause)
    assert family_of(clause) == family


@pytest.mark.parametrize("text", ["YS", "YS-", "EX 05", "ys-071", "YS-071 and more", "UTF-8 text"])
def test_other_text_is_no_clause_id(text: str) -> None:
    assert not is_clause_id(text)


def test_stating_a_clause_twice_is_refused() -> None:
    with pytest.raises(RepeatedClause, match="YS-001"):
        read_clauses("- **YS-001** once\n- **YS-001** twice\n")


def test_the_rules_of_yspahan_are_read_completely() -> None:
    (yspahan,) = [game for game in TRACED if game.name == "yspahan"]
    clauses = yspahan.clauses()
    numbers = Counter(clause.family for clause in clauses.values())
    # The families whose numbers run without a gap prove that no row and no item was overlooked.
    for family in ("YS-A", "YS-D", "YS-INV", "YS-HI", "YS-DP", "YS-CH", "YS-DATA"):
        last = max(
            int(name.removeprefix(family).lstrip("-")) for name in clauses if family_of(name) == family
        )
        assert numbers[family] == last, family
    assert numbers["YS"] == 207
    assert clauses["YS-269"].chapter == "12. Cards"
    assert clauses["YS-210"].text.startswith("Paddock | 2 | 0 |")


def test_naming_an_unknown_clause_is_refused() -> None:
    with pytest.raises(UnknownClause, match="YS-998"):
        rule("YS-071", "YS-998")
    with pytest.raises(UnknownClause):
        rule()


def test_a_rule_marks_the_test_with_its_clauses() -> None:
    mark = rule("YS-071", "YS-EX-23").mark
    assert mark.name == "rule"
    assert mark.args == ("YS-071", "YS-EX-23")


def test_the_report_lists_what_is_missing() -> None:
    report = compare(
        "g", ["G-001", "G-002", "G-003"], ["G-001", "G-002", "G-003"], {"G-002"}, {"G-003": "a word"}
    )
    assert report.tested == ["G-002"]
    assert report.missing == ["G-001"]
    assert not report.complete
    assert report.lines() == ["g: clauses 3, tested 1", "  not testable G-003: a word", "  missing G-001"]


def test_the_report_is_complete_when_all_is_tested_or_excused() -> None:
    assert compare("g", ["G-001", "G-002"], ["G-001", "G-002"], {"G-001"}, {"G-002": "a word"}).complete


@pytest.mark.parametrize(
    ("untestable", "mistake"),
    [
        ({"G-001": "but it is"}, "has a test"),
        ({"G-009": "never heard of"}, "no such clause"),
        ({"G-D01": "a reason only"}, "needs no test"),
        ({"G-002": " "}, "without a reason"),
    ],
)
def test_a_wrong_excuse_is_a_mistake(untestable: dict[str, str], mistake: str) -> None:
    known = ["G-001", "G-002", "G-D01"]
    report = compare("g", ["G-001", "G-002"], known, {"G-001"}, {"G-002": "a word", **untestable})
    assert len(report.mistakes) == 1
    assert mistake in report.mistakes[0]
    assert not report.complete


def test_clauses_are_collected_from_tests_that_count(tmp_path: Path) -> None:
    (tmp_path / "test_sample_of_marks.py").write_text(
        "import pytest\n"
        "from tests.rules import rule\n"
        "@rule('YS-071', 'YS-072')\ndef test_one(): pass\n"
        "@rule('YS-EX-01')\n@pytest.mark.parametrize('n', [1, 2])\ndef test_many(n): pass\n"
        "@pytest.mark.skip\n@rule('YS-073')\ndef test_skipped(): pass\n"
        "@pytest.mark.xfail\n@rule('YS-074')\ndef test_failing(): pass\n"
        "@pytest.mark.slow\n@rule('YS-075')\ndef test_left_to_the_full_run(): pass\n"
    )
    assert clauses_named_by(tmp_path) == {"YS-071", "YS-072", "YS-EX-01"}


def test_an_unknown_clause_stops_the_collection(tmp_path: Path) -> None:
    (tmp_path / "test_sample_of_unknown.py").write_text(
        "from tests.rules import rule\n@rule('YS-998')\ndef test_one(): pass\n"
    )
    with pytest.raises(CollectionFailed, match="YS-998"):
        clauses_named_by(tmp_path)
