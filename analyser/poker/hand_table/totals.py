"""The totals of some rows of a table: wins, ties, errors, and the winning categories."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from analyser.poker.generators import Steps
from analyser.poker.hand_table.categories import CATEGORIES
from analyser.poker.hand_table.filter import Filter, condition_of
from analyser.poker.hand_table.table import FileTable
from analyser.poker.phrases import Phrase


@dataclass(frozen=True, slots=True)
class TableTotals:
    """The totals of some rows.

    Attributes:
        rows: how many hands there are, without errors.
        wins: for each seat number how many hands it won alone. Hands of histories are not counted,
            because a seat number means another player in each of them.
        ties: in how many hands several seats share the pot.
        no_showdown: how many hands had no showdown.
        errors: how many rows are errors.
        paid_another: in how many hands the players who were paid, as the file says, differ from
            those who win by the cards.
        categories: each category of a best hand, the best first, and how many rows have it.
    """

    rows: int
    wins: tuple[int, ...]
    ties: int
    no_showdown: int
    errors: int
    paid_another: int
    categories: tuple[tuple[Phrase, int], ...]


_SUMS: Final = """
SELECT count(*), category, error, history, showdown, paid_another, seats, winners
FROM hands WHERE {condition}
GROUP BY category | error << 4 | history << 5 | showdown << 6 | paid_another << 7 | seats << 8
  | winners << 16"""
"""Rows that are alike are counted together; SQLite sorts one number many times as fast as seven."""


def totals_of(table: FileTable, wanted: Filter) -> Steps[TableTotals]:
    """Return the totals of the rows that a filter chooses."""
    condition = condition_of(wanted)
    sums = yield from table.select(_SUMS.format(condition=condition), condition.values)
    categories = [0] * len(CATEGORIES)
    wins: list[int] = []
    rows = ties = no_showdown = errors = paid_another = 0
    for count, category, error, history, showdown, paid, seats, winners in sums:
        categories[category] += count
        paid_another += count * paid
        if error:
            errors += count
            continue
        rows += count
        if not showdown:
            no_showdown += count
        elif winners & (winners - 1):
            ties += count
        if not history:
            wins += [0] * (seats - len(wins))
            if winners and not winners & (winners - 1):
                wins[winners.bit_length() - 1] += count
    named = reversed(list(zip(CATEGORIES, categories, strict=True)))  # the best category first
    return TableTotals(
        rows=rows,
        wins=tuple(wins),
        ties=ties,
        no_showdown=no_showdown,
        errors=errors,
        paid_another=paid_another,
        categories=tuple([(name, count) for name, count in named if name and count]),
    )
