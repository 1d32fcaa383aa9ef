"""What beats the hand of a seat, counted in a thread while the page that shows it is visible."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from analyser.gui.look.translation import translated
from analyser.gui.state.jobs import Jobs, Task
from analyser.poker.cards import Card, known
from analyser.poker.errors import CardError
from analyser.poker.games.game import Game
from analyser.poker.nuts.nuts import find_nuts
from analyser.poker.ranges.range import Range
from analyser.poker.table.table import Table

if TYPE_CHECKING:  # loads NumPy
    from analyser.poker.nuts.nuts_classes import Nuts

Question = tuple[Game, tuple[Card, ...], tuple[Card, ...], tuple[Card, ...], Range | None]


class Beats(QObject):
    """Counts which classes of hands beat a hand; a new request cancels the last count.

    Attributes:
        found: the classes; None if they are not known yet.
        refusal: why the classes cannot be counted; "" if they can.

    Signals:
        changed: one of the attributes has changed.
    """

    changed = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._task = Task(Jobs(self))
        self._asked: Question | None = None
        self.found: Nuts | None = None
        self.refusal = ""

    def ask(self, table: Table, seat: int, among: Range | None) -> None:
        """Count the classes that beat a seat's hand, or all; ``among``: only of a range."""
        hand = known(table.seats[seat].cards)
        hand = hand if len(hand) == table.game.dealt else ()
        board = known(table.board)
        seen = tuple([card for _, card in table.known_cards() if card not in (*board, *hand)])
        question = table.game, board, hand, seen, among
        if question == self._asked:
            return
        self._asked, self.found, self.refusal = question, None, ""
        self._task.start(find_nuts(*question), self._take, refused=self._refuse)

    @property
    def is_counting(self) -> bool:
        return self._asked is not None and self.found is None and not self.refusal

    def finish(self) -> None:
        self._asked = None
        self._task.close()

    def _take(self, found: Nuts) -> None:
        self.found = found
        self.changed.emit()

    def _refuse(self, error: CardError | OSError) -> None:
        self.refusal = translated(error.phrase) if isinstance(error, CardError) else str(error)
        self.changed.emit()
