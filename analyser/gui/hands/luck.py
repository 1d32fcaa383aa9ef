"""What players who were all in were worth at that moment, counted in steps for a thread."""

from __future__ import annotations

from analyser.gui.look.translation import translated
from analyser.poker.errors import TooManyDealsError
from analyser.poker.generators import Steps
from analyser.poker.hand_files.all_in_luck import count_luck, say_luck
from analyser.poker.hand_files.judge import HandRow
from analyser.poker.hand_table.table import FileTable


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
