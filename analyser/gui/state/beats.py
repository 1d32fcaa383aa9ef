"""What beats the hand of a seat, counted in a thread while the page that shows it is visible."""

from collections.abc import Sequence
from typing import TypeAlias

from PySide6.QtCore import QObject, Signal

from analyser.gui.look.atomic_file import why_not
from analyser.gui.state.jobs import Jobs, Task
from analyser.poker.cards import Card, known
from analyser.poker.errors import CardError
from analyser.poker.games.game import FLOP, Game
from analyser.poker.generators import Steps, as_part
from analyser.poker.nuts.nuts import BestOnBoards, Nuts, best_on_boards, find_nuts
from analyser.poker.ranges.range import Range
from analyser.poker.table.table import Table

Cards: TypeAlias = tuple[Card, ...]
# The arguments of ``find_nuts``: the game, the board, the hand (empty if a card of it is missing),
# the other known cards, and the range whose holdings count, None for all holdings.
Question: TypeAlias = tuple[Game, Cards, Cards, Cards, Range | None]
Found: TypeAlias = tuple[Nuts, BestOnBoards | None]
"""The classes of hands on a board; and the best hand on all boards, None if there is one board."""


class Beats(QObject):
    """Counts the classes that beat a hand, as last asked; ``refusal``: why it cannot, or ""."""

    changed = Signal()  # one of the attributes has changed

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._task = Task(Jobs(self))
        self._asked: tuple[Question | int, ...] = ()
        self.found: Found | None = None
        self.refusal = ""

    def ask(self, table: Table, seat: int, among: Range | None, board: int = 0) -> None:
        """Count what beats a seat's hand on ``board``, ``among`` a range or, None, all holdings."""
        every = [_question(one, seat, among) for one in table.on_each_board()]
        if any(len(one[1]) < FLOP for one in every):
            every, board = [every[board]], 0
        asked: tuple[Question | int, ...] = (*every, board)
        if asked == self._asked:
            return
        self._asked, self.found, self.refusal = asked, None, ""
        self._task.start(_find(every, board), self._take_found, refused=self._take_refusal)

    @property
    def is_counting(self) -> bool:
        return bool(self._asked) and self.found is None and not self.refusal

    def finish(self) -> None:
        """Give up counting, and wait up to a second until its thread has stopped."""
        self._asked = ()
        self._task.close()

    def _take_found(self, found: Found) -> None:
        self.found = found
        self.changed.emit()

    def _take_refusal(self, error: CardError | OSError) -> None:
        self.refusal = why_not(error)
        self.changed.emit()


def _question(table: Table, seat: int, among: Range | None) -> Question:
    """Return what is asked: game, board, the complete hand or (), other known cards, and whom."""
    hand = known(table.seats[seat].cards)
    hand = hand if len(hand) == table.game.dealt else ()
    board = known(table.board)
    seen = tuple([card for _, card in table.known_cards() if card not in (*board, *hand)])
    return table.game, board, hand, seen, among


def _find(questions: Sequence[Question], board: int) -> Steps[Found]:
    """Find the classes on each board; return those of one, and the best hand on all of them."""
    runs: list[Nuts] = []
    for at, each in enumerate(questions):
        runs.append((yield from as_part(find_nuts(*each), at, len(questions))))
    return runs[board], best_on_boards(runs) if len(runs) > 1 else None
