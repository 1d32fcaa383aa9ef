"""The totals of some rows of a table: wins, ties, errors, and the winning categories."""

from collections import Counter
from dataclasses import dataclass
from typing import Final

from analyser.poker.generators import Steps
from analyser.poker.hand_files.batch import BatchTotals
from analyser.poker.hand_table.filter import Filter, condition_of
from analyser.poker.hand_table.table import FileTable
from analyser.poker.hand_table.table_row import CATEGORIES
from analyser.poker.phrases import Phrase


@dataclass(slots=True)
class TableTotals(BatchTotals):
    """The totals of some rows, with which hands win."""

    # In how many hands the players who were paid, as the file says, differ from those who win by
    # the cards.
    paid_another: int = 0
    # Each category of a best hand, the best first, and how many rows have it.
    categories: tuple[tuple[Phrase, int], ...] = ()


_SUMS: Final = """
SELECT count(*), category, error, history, paid_another, seats, winners
FROM hands WHERE {condition}
GROUP BY category | error << 4 | history << 5 | paid_another << 6 | seats << 7 | winners << 15"""
"""Rows that are alike are counted together; SQLite sorts one number many times as fast as six."""


def totals_of(table: FileTable, wanted: Filter) -> Steps[TableTotals]:
    """Return the totals of the rows that a filter chooses."""
    condition, values = condition_of(wanted)
    sums = yield from table.select(_SUMS.format(condition=condition), values)
    categories, totals = Counter[int](), TableTotals()
    for count, category, error, history, paid_another, seats, winners in sums:
        if error:
            totals.errors += count
            continue
        won = [seat for seat in range(seats) if winners >> seat & 1]
        totals.count(0 if history else seats, won, count)
        totals.paid_another += count * paid_another
        categories[category] += count
    # The first of all categories is none; the best is the last one.
    named = [(CATEGORIES[number], categories[number]) for number in sorted(categories)[::-1]]
    totals.categories = tuple([(name, count) for name, count in named if name])
    return totals
