"""BatchTotals of a table are those of the batch verb, and the chart counts what wins."""

from collections import Counter

import pytest

from analyser import HandRow, UnreadHand
from analyser.poker.generators import finish
from analyser.poker.hand_files.batch import BatchTotals
from analyser.poker.hand_table.filter import EVERYTHING, Filter
from analyser.poker.hand_table.order import find_rows
from analyser.poker.hand_table.totals import TableTotals, totals_of

from .conftest import EULER, Mixed, Tabled
from .test_filter import category_of


def plainly(rows: list[HandRow | UnreadHand]) -> BatchTotals:
    totals = BatchTotals()
    for row in rows:
        if isinstance(row, UnreadHand):
            totals.errors += 1
        else:
            totals.add(row)
    return totals


@pytest.mark.parametrize(
    "wanted",
    [Filter(), Filter(showdowns_only=True), Filter(errors_only=True), Filter(game="holdem")],
)
def test_totals_are_those_of_the_rows(mixed: Mixed, wanted: Filter) -> None:
    table, every = mixed
    rows = [every[number] for number in finish(find_rows(table, wanted))]
    found, plain = finish(totals_of(table, wanted)), plainly(rows)
    hands = [row for row in rows if isinstance(row, HandRow)]
    assert all(getattr(found, name) == getattr(plain, name) for name in BatchTotals.__slots__)
    assert found.paid_another == sum(row.paid_another for row in hands)
    names = Counter(name for row in hands if (name := category_of(row)))
    assert {str(name): count for name, count in found.categories} == names


def test_the_best_category_comes_first(mixed: Mixed) -> None:
    table, _ = mixed
    found = finish(totals_of(table, EVERYTHING))
    names = [str(name) for name, _ in found.categories]
    places = [names.index(name) for name in ("flush", "two pair", "one pair", "high card")]
    assert places == sorted(places)


def test_no_rows(tabled: Tabled) -> None:
    table = tabled(EULER)
    nothing = finish(totals_of(table, Filter(game="razz")))
    assert nothing == TableTotals()
    one = finish(totals_of(table, EVERYTHING))
    assert one == TableTotals(1, [0, 1], categories=one.categories)
    assert [(str(name), count) for name, count in one.categories] == [("high card", 1)]
