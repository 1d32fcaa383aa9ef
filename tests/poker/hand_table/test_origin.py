"""Reading a row of a file again, from places where there is none as well."""

import json
from collections.abc import Callable
from pathlib import Path

import pytest

from analyser.poker.hand_files.judge import HandRow
from analyser.poker.hand_files.text import LONGEST
from analyser.poker.hand_table.origin import TableOrigin
from histories import ohh
from site_hands import IPOKER, WINAMAX

from .conftest import CSV, EULER, Tabled

Reread = Callable[[str, int, int], HandRow | None]


@pytest.fixture
def reread(tmp_path: Path) -> Reread:
    """Read a file to its end, and then what a line of it holds, beginning at a line."""

    def read(text: str, line: int, start: int) -> HandRow | None:
        path = tmp_path / "hands.txt"
        path.write_text(text)
        origin = TableOrigin(str(path), lambda _: None)
        with origin.read() as source:
            assert list(source.blocks())
        return origin.row(line, 0, None, start)

    return read


def test_a_line_too_long_or_behind_the_last_holds_no_row(reread: Reread) -> None:
    text = f"{EULER}\n{'x' * (LONGEST + 9)}\n{EULER}\n"
    assert reread(text, 2, 2) is None
    row = reread(text, 3, 3)
    assert row is not None
    assert row.line == 3
    assert reread(EULER, 9, 9) is None


def test_a_csv_file_is_read_from_its_header_on(reread: Reread) -> None:
    row = reread(CSV, 2, 1)
    assert row is not None
    assert row.game == "holdem"
    assert reread(CSV.replace("\n", "\n\n", 1), 2, 1) is None  # where it was is nothing now


def test_a_hand_of_xml_in_a_file_of_text_is_read_with_its_head(tabled: Tabled) -> None:
    table = tabled(WINAMAX + IPOKER)
    rows = [table.row(number) for number in (1, 0)]
    assert [row.dealt_to == row.hands[0] for row in rows if isinstance(row, HandRow)] == [True] * 2


def test_objects_may_begin_where_another_ends(tabled: Tabled) -> None:
    """The first over many lines, two more on the line of its end."""
    first, *others = ({"ohh": ohh(game_number=number)} for number in "123")
    table = tabled(json.dumps(first, indent=1) + "".join(map(json.dumps, others)))
    assert table.snapshot.columns.line[1] == table.snapshot.columns.line[2]
    rows = [table.row(number) for number in reversed(range(len(table)))]
    assert [getattr(row, "hand", None) for row in rows] == ["3", "2", "1"]
