"""Fields that are worked out when somebody first reads them, and are fields like all others."""

from __future__ import annotations

import copy
import pickle
from collections.abc import Iterator
from dataclasses import dataclass, field, fields, is_dataclass, replace
from importlib import import_module
from operator import attrgetter
from pkgutil import walk_packages

import pytest

import analyser.poker
from analyser.poker.records import Record, json_ready, when_read

worked_out: list[int] = []


def area_of(square: Square) -> int:
    worked_out.append(square.side)
    return square.side**2


@dataclass(frozen=True, slots=True)
class Square(Record):
    side: int
    area: int = field(init=False, metadata=when_read(area_of))
    name: str = "square"


@pytest.fixture(autouse=True)
def _nothing_worked_out() -> None:
    worked_out.clear()


def test_a_late_field_is_worked_out_once_and_not_before_it_is_read() -> None:
    squares = [Square(side) for side in range(5)]
    assert worked_out == []
    assert (squares[3].area, squares[3].area) == (9, 9)
    assert worked_out == [3]


def test_it_is_a_field_like_the_others_as_frozen_too() -> None:
    square = Square(7)
    assert [each.name for each in fields(square)] == ["side", "area", "name"]
    assert repr(square) == "Square(side=7, area=49, name='square')"
    assert json_ready(square) == {"side": 7, "area": 49, "name": "square"}
    assert square == Square(7) != Square(8)
    assert hash(square) == hash(Square(7))
    assert replace(square, side=3).area == 9
    with pytest.raises(AttributeError):
        square.area = 50  # type: ignore[misc]
    with pytest.raises(AttributeError, match="'Square' object has no attribute 'aera'"):
        square.aera  # type: ignore[attr-defined]  # noqa: B018 - reading is what fails


@pytest.mark.parametrize("read", [True, False])
def test_records_are_copied_whether_it_was_read_or_not(read: bool) -> None:
    square = Square(7)
    if read:
        assert square.area == 49
    for twin in (copy.copy(square), copy.deepcopy(square), pickle.loads(pickle.dumps(square))):
        assert (twin, twin.area) == (square, 49)


GROW = {
    *("Player", "WordGroup", "Groups"),
    *("BatchTotals", "TableTotals", "SeatCounts", "RangeCounts", "Completions"),
}
"""What is filled step by step while a file or text is read or odds are counted."""


def records() -> Iterator[type]:
    for module in walk_packages(analyser.poker.__path__, "analyser.poker."):
        for found in vars(import_module(module.name)).values():
            if isinstance(found, type) and found.__module__ == module.name and is_dataclass(found):
                yield found


def test_every_answer_is_a_record_that_cannot_change_and_has_only_its_fields() -> None:
    found = list(records())
    assert len(found) > 50
    is_frozen = attrgetter("__dataclass_params__.frozen")  # also of a subclass without more fields
    changeable = {each.__name__ for each in found if not is_frozen(each)}
    assert changeable == GROW
    loose = {record.__name__ for record in found if "__slots__" not in vars(record)}
    assert loose == {"KindRows", "Completions"}  # they keep what they work out
