"""Teaching mode: whether the answers to the poker table may be seen."""

from collections import Counter
from collections.abc import Callable

from PySide6.QtCore import QObject, Signal

from analyser.poker.table.table import Table


class Reveal(QObject):
    """Hides the answers to each poker table until the user asks for them, in teaching mode.

    Code that shows or copies an answer must check ``hidden`` first. After the answers were
    revealed, other cards or another game hide them again. A pot, a name or swapped seats do not.
    """

    changed = Signal()

    def __init__(
        self, table: Callable[[], Table], asks: Callable[[], bool | None], parent: QObject | None
    ) -> None:
        """``asks``: whether a question waits for its answer, in any mode; None: no question."""
        super().__init__(parent)
        self._table, self._asks = table, asks
        self.is_teaching = False
        self._revealed: set[object] = set()

    @property
    def hidden(self) -> bool:
        if (asks := self._asks()) is not None:
            return asks
        return self.is_teaching and _what_decides(self._table()) not in self._revealed

    def set_teaching(self, teaching: bool) -> None:
        """Switch teaching mode; on, it hides the answers to the present table."""
        self.is_teaching = teaching
        self._revealed.clear()
        self.changed.emit()

    def show_answers(self) -> None:
        self._revealed.add(_what_decides(self._table()))
        self.changed.emit()


def _what_decides(table: Table) -> object:
    """Return what an answer depends on: the game, the board, and the hands in any order."""
    playing = filter(table.plays, range(len(table.seats)))
    hands = Counter((_sorted_cards(table, seat), table.seats[seat].range) for seat in playing)
    boards = tuple([_sorted_cards(table, place) for place in table.board_places])
    return table.game, frozenset(hands.items()), boards


def _sorted_cards(table: Table, place: int) -> tuple[str, ...]:
    return tuple(sorted(map(str, table.cards_of(place))))
