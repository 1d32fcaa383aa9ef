"""What players who were all in were worth at that moment, counted in steps for a thread."""

from __future__ import annotations

import numpy as np

from analyser.gui.look.translation import translated
from analyser.poker.errors import TooManyDealsError
from analyser.poker.generators import Steps, change_steps
from analyser.poker.hand_files.all_in_luck import count_luck, say_luck, tenths_of
from analyser.poker.hand_files.judge import HandRow
from analyser.poker.hand_table.filter import Filter
from analyser.poker.hand_table.order import find_rows
from analyser.poker.hand_table.table import FileTable, Integers

_NONE = -1
"""Stands for the share of a row without an all-in, or whose all-ins cannot be counted."""


def luck_of(table: FileTable, number: int) -> Steps[str]:
    """Say what luck somebody had in the hand of a row; "" if there is nothing to say."""
    row = table.row(number)
    if not isinstance(row, HandRow):
        return ""
    try:
        found = yield from count_luck(row)
    except TooManyDealsError as error:
        return translated(error.phrase)
    return "" if found is None else translated(say_luck(row, found))


def luck_of_all(table: FileTable) -> Steps[Integers]:
    """Return the sort key of each row: the share at the all-in in tenths of a per cent, or -1."""
    keys = np.full(len(table), _NONE, np.int64)
    share = 0.0

    def share_of_all(_: float) -> float:
        return share

    found = yield from change_steps(find_rows(table, Filter(all_in=True)), share_of_all)
    for at, number in enumerate(found.tolist()):
        share = at / len(found)
        yield share
        row = table.row(number)
        assert isinstance(row, HandRow)  # an error is never all in
        try:
            shown = yield from change_steps(count_luck(row), share_of_all)
        except TooManyDealsError:
            continue
        if shown is not None:
            keys[number] = tenths_of(shown.share)
    return keys
