"""What the pane's rows have in common: how a hand is shown, and what it is on the felt."""

from collections.abc import Sized
from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import Qt, Signal

from analyser.gui.look.announce import in_one_breath
from analyser.gui.look.item_views import HeardModel, Index
from analyser.gui.look.translation import in_speech
from analyser.gui.state.guest import Guest
from analyser.poker.cards import Card
from analyser.poker.hand_table.search import EVERYTHING, Filter, SortBy

FACE = int(Qt.ItemDataRole.UserRole)
"""The role of a row's ``Face``."""
_TEXTS = (int(Qt.ItemDataRole.DisplayRole), int(Qt.ItemDataRole.AccessibleTextRole))


@dataclass(frozen=True, slots=True)
class Arrangement:
    """Which rows are shown, and in which order."""

    filter: Filter = EVERYTHING  # only rows that pass this filter are shown
    by: SortBy = SortBy.PLACE  # what to sort by
    backwards: bool = False  # True to sort in descending order


AS_READ: Final = Arrangement()


@dataclass(frozen=True, slots=True)
class Face:
    """What a row shows."""

    hands: tuple[tuple[Card, ...], ...]  # the cards of each seat
    # The seats that win; the cards of the others are veiled if anybody wins.
    winners: frozenset[int]
    words: str  # who won, and why, in a line or two
    beside: str  # a few words beside the cards: what the hero won, the run, the place in a list
    # Whether ``beside`` is an amount that was won (True) or lost (False); else None.
    won: bool | None
    spoken: str  # the whole row as one sentence
    is_error: bool = False  # whether the row is something that could not be read


class HandRows(HeardModel):
    """Rows of hands, read row by row; ``arranged``: other rows, or another order."""

    arranged = Signal()

    rows: Sized = ()
    """What stands for the rows that are shown, from the top down."""
    count = 0
    """How many rows there are, those that are not shown too."""
    arrangement = AS_READ

    def arrange(self, wanted: Arrangement) -> None:
        """Show rows so, unless they are so already; then emit ``arranged``. Raises SearchError."""
        raise NotImplementedError

    def face(self, row: int) -> Face:
        raise NotImplementedError

    def guest(self, row: int) -> Guest | None:
        """Return the hand for the felt; None for a row that is none. Raises CardError."""
        raise NotImplementedError

    def rowCount(self, parent: Index | None = None) -> int:
        return 0 if parent is not None and parent.isValid() else len(self.rows)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        if not index.isValid():
            return None
        if role == FACE:
            return self.face(index.row())
        if role == Qt.ItemDataRole.ToolTipRole and self.face(index.row()).is_error:
            return self.face(index.row()).words  # the row may be too low for them
        if role in _TEXTS:
            return in_one_breath(in_speech(self.face(index.row()).spoken))
        return super().data(index, role)
