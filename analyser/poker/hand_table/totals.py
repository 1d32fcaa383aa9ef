"""The totals of some rows of a table: wins, ties, errors, and the winning categories."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from analyser.poker.hand_table.categories import CATEGORIES
from analyser.poker.hand_table.columns import Mark, Rows, several
from analyser.poker.hand_table.table import Snapshot
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


def totals_of(snapshot: Snapshot, rows: Rows) -> TableTotals:
    """Return the totals of some rows of a snapshot; a million rows take some milliseconds."""
    columns = snapshot.columns
    marks, winners = columns.marks[rows], columns.winners[rows]
    errors = (marks & np.uint8(Mark.ERROR)) != 0
    showdowns = (marks & np.uint8(Mark.SHOWDOWN)) != 0
    ours = (marks & np.uint8(Mark.HISTORY | Mark.ERROR)) == 0
    seats = int(columns.seats[rows][ours].max(initial=0))
    alone = winners[showdowns & ours]
    counts = np.bincount(columns.category[rows], minlength=len(CATEGORIES)).tolist()
    named = reversed(list(zip(CATEGORIES, counts, strict=True)))  # the best category first
    return TableTotals(
        rows=int((~errors).sum()),
        wins=tuple([int((alone == 1 << seat).sum()) for seat in range(min(seats, 16))]),
        ties=int((several(winners) & showdowns).sum()),
        no_showdown=int((~errors & ~showdowns).sum()),
        errors=int(errors.sum()),
        paid_another=int(((marks & np.uint8(Mark.PAID_ANOTHER)) != 0).sum()),
        categories=tuple([(name, count) for name, count in named if name and count]),
    )
