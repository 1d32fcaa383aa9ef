"""Records as a newcomer meets them: printed, in a notebook, and handed to other tools."""

import copy
import dataclasses
import json
import pickle
import pydoc
import sys
import typing
from collections.abc import Callable
from fractions import Fraction
from functools import partial
from pathlib import Path

import pytest

import analyser
from analyser import (
    HandRow,
    UnreadHand,
    analyse,
    compare,
    deal,
    equity,
    nuts,
    range_summary,
    read_hands,
    sort_hands,
)
from analyser.poker.errors import NoCardsError
from analyser.poker.names import card_name
from analyser.poker.practice.questions import make_quiz
from analyser.poker.records import HIDDEN, Record
from analyser.terminal.notebook import rows
from processes import ROOT, run_python
from screen import Screen

DEAD_MANS_HAND = "Ac Jd 8s 8c As 3d 4d"
DUEL = "AhKh v QsQd @ QhJh2c"

ONE_TEXT: list[tuple[str, Callable[[str], Record], str, str]] = [
    ("analyse", analyse, DEAD_MANS_HAND, "Analysis('Two pair, aces and eights, jack kicker')"),
    ("analyse", analyse, "razz: As2d3h4c5s6d7h", "Analysis('5-4-3-2-A')"),
    ("compare", compare, DUEL, "Comparison('Seat B leads: three of a kind beats ace high')"),
    ("equity", equity, DUEL, "Odds('33.84% v 66.16%')"),
    ("equity", equity, "omaha8: AsAhKsQs v 9s8s7d6d @ Qh7h2c", "Odds('43.48% v 56.52%')"),
    ("nuts", nuts, "9h9c @ QhJh9d4s", "Nuts('set of nines, class 5 of 76')"),
    ("nuts", nuts, "@ QhJh9d4s", "Nuts('Straight, king high')"),
]
RECORDS: list[tuple[Callable[[], Record], list[str], str]] = [
    *[(partial(make, text), [verb, text], shown) for verb, make, text, shown in ONE_TEXT],
    (lambda: equity("AhKh v QQ+ @ QhJh2c", streets=True, deals=9, seed=1),
     [*["equity", "--streets", "--deals", "9", "--seed", "1"], "AhKh v QQ+ @ QhJh2c"], "Odds('"),
    (lambda: range_summary("QQ+, AKs", "Kh7d2c"),
     ["range", "QQ+, AKs", "--board", "Kh7d2c"], "RangeSummary('QQ+, AKs: 18 holdings')"),
    (lambda: sort_hands(["As2s3c4s5d", "6h6c6dKhKs"]), ["sort", "As2s3c4s5d", "6h6c6dKhKs"],
     "SortedHands('the best of 2: Full house, sixes full of kings')"),
    (lambda: deal(2, seats=2, seed=7, game="holdem"),
     ["deal", "2", "--seats", "2", "--seed", "7", "--game", "holdem"], "Deals('seed 7, deals: 2')"),
]  # fmt: skip
every_record = pytest.mark.parametrize(
    ("make", "argv", "shown"), RECORDS, ids=[f"{one[1][0]}-{one[2][:20]}" for one in RECORDS]
)


@every_record
def test_a_record_is_written_as_the_terminal_writes_it(
    make: Callable[[], Record], argv: list[str], shown: str, screen: Screen
) -> None:
    record = make()
    assert f"{record}\n" == screen.answer(*argv)
    assert f"{record.to_json()}\n" == screen.answer(*argv, "--json")
    assert record.to_dict() == json.loads(record.to_json())
    assert repr(record).startswith(shown)
    assert "\n" not in repr(record)


@pytest.mark.parametrize("has_qt", [True, False])
@every_record
def test_a_notebook_shows_the_cards_the_answer_and_the_whole_text(
    make: Callable[[], Record],
    argv: list[str],
    shown: str,
    has_qt: bool,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    if not has_qt:
        monkeypatch.setitem(sys.modules, "analyser.gui.look.card_pictures", None)
    record = make()
    drawn = record._repr_html_()
    assert len(drawn) <= 40_000
    assert drawn.count("<div") == drawn.count("</div>")
    assert "<pre>" in drawn
    if argv[0] == "range":
        return
    card = next(rows(record)).cards[0]
    name, sign = card_name(card), card.with_sign
    assert (f'aria-label="{name}"' in drawn) == has_qt
    assert (f">{sign}</span>" in drawn) != has_qt


def test_many_cards_are_letters_in_a_notebook_and_all_in_a_picture(tmp_path: Path) -> None:
    deals = deal(60, seats=3, seed=7)
    assert len(drawn := deals._repr_html_()) <= 40_000
    assert "<svg" not in drawn
    duel = compare("AhKh v QsQd @ QhJh2c")
    assert duel.svg().count("<use ") >= 7
    duel.png(tmp_path / "duel.png")
    duel.png(tmp_path / "duel 28.11")
    assert sorted(file.name for file in tmp_path.iterdir()) == ["duel 28.11", "duel.png"]
    assert all(file.read_bytes().startswith(b"\x89PNG") for file in tmp_path.iterdir())
    with pytest.raises(NoCardsError):
        range_summary("QQ+").svg()


def test_bars_show_the_shares_and_names_are_escaped() -> None:
    assert "width:33.8%" in equity(DUEL)._repr_html_()
    bad = UnreadHand("<b>.txt", 7, "“<i>” is not a card")
    assert "&lt;b&gt;.txt, line 7: “&lt;i&gt;” is not" in bad._repr_html_()


@every_record
def test_a_record_is_copied_sent_and_taken_apart_with_what_is_hidden(
    make: Callable[[], Record], argv: list[str], shown: str
) -> None:
    record = make()
    twins = pickle.loads(pickle.dumps(record)), copy.deepcopy(record), dataclasses.replace(record)  # type: ignore[type-var]  # every record is a dataclass
    for twin in twins:
        assert (twin, twin.to_dict()) == (record, record.to_dict())
    names = {each.name for each in dataclasses.fields(record)}  # type: ignore[arg-type]  # as above
    assert set(dataclasses.asdict(record)) == names  # type: ignore[call-overload]  # as above
    hidden = {"played", "seen", "situation", "verdict", "best", "share", "step", "dead"}
    assert names.isdisjoint(hidden - {"dead"})


def test_what_is_hidden_is_told_from_fields_by_its_mark_alone() -> None:
    (seat, _) = equity(DUEL).seats
    assert seat.share == Fraction(335, 990)
    assert [each.name for each in dataclasses.fields(seat)][:5] == [
        *("win", "tie", "lose", "equity", "categories")
    ]
    all_of_it = vars(type(seat))["__dataclass_fields__"].values()
    assert {each.name for each in all_of_it if each.metadata == HIDDEN} == {"share", "is_estimate"}


@pytest.mark.parametrize("name", analyser.__all__)
def test_the_types_of_every_public_name_can_be_read(name: str) -> None:
    found = getattr(analyser, name)
    if callable(found):
        hints = typing.get_type_hints(found)
        if dataclasses.is_dataclass(found):
            assert {each.name for each in dataclasses.fields(found)} <= set(hints)


def test_rows_of_a_file_are_written_too(tmp_path: Path, screen: Screen) -> None:
    (path := tmp_path / "hands.txt").write_text(f"{DUEL}8h3c\nAhKh v QsQx\n")
    row, unread = read_hands(path)
    assert isinstance(row, HandRow)
    assert isinstance(unread, UnreadHand)
    assert str(row) == screen.answer("batch", str(path)).splitlines()[0]
    assert repr(row) == "HandRow('a flush beats three of a kind')"
    assert str(unread).startswith(f"{path}, line 2: “Qx” is not a card")
    lines = screen.answer("batch", str(path), "--jsonl").splitlines()
    assert [row.to_json(), f'{{"error": {unread.to_json()}}}'] == lines


def test_parts_of_records_are_short_too() -> None:
    odds = equity("AhKh v QQ+ @ QhJh2c").seats[1]
    assert len(repr(odds)) < 250
    assert str(odds) == repr(odds)
    low = analyse(DEAD_MANS_HAND).lows
    assert low is not None
    assert repr(low["ace-to-five"]) == "Low('J-8-4-3-A')"
    assert repr(low["eight-or-better"]) == "Low(qualifies=False)"
    assert repr(analyse("AhKh").high) == "High('High card, A-K')"
    assert repr(nuts("@ QhJh9d4s").classes[0]) == "NutsClass('Straight, king high')"
    quiz = make_quiz("winner", analyser.poker.games.registry.HOLDEM, 3, 1, 7)
    assert repr(quiz).startswith("Quiz(seed=7, questions=")


def test_what_a_newcomer_tries_works() -> None:
    """In a process of its own, to which Qt is not loaded."""
    finished = run_python(str(ROOT / "tests" / "support" / "newcomer.py"), cwd=None)
    assert (finished.returncode, finished.stderr) == (0, "")
    assert "Two pair, aces and eights, jack kicker" in finished.stdout


def test_help_begins_with_what_one_can_do() -> None:
    said = pydoc.plain(pydoc.render_doc(analyser)).splitlines()
    first = "\n".join(said[:40])
    functions = [name for name in analyser.__all__ if name[0].islower()]
    assert [name for name in functions if name not in first] == []
    assert (Path(analyser.__file__).parent / "py.typed").exists()
