"""The hand in focus on the felt: a guest there, its streets, its luck, and the way to the table."""

from PySide6.QtCore import QObject, Signal

from analyser.gui.state.document import Document, known_cards
from analyser.gui.state.guest import Guest


class Visit(QObject):
    """Shows one hand after the other on the felt; ``told`` has a sentence for the pane."""

    shown = Signal()  # the felt shows the hand, at a start once the saved table has been read
    told = Signal(str)

    def __init__(self, document: Document, parent: QObject) -> None:
        super().__init__(parent)
        self._document = document
        self._guest: Guest | None = None
        self._own = document.own_table
        self._is_taken = False
        document.changed.connect(self._follow)

    @property
    def is_shown(self) -> bool:
        """Whether the hand of this visit is on the felt."""
        return self._guest is not None and self._document.guest is self._guest

    def show(self, guest: Guest | None) -> None:
        """Try to show a hand on the felt, see ``is_shown``; None: the user's own table."""
        self._is_taken = False
        if guest is None:
            self.leave()
            return
        self._guest, self._own = guest, self._document.own_table
        if not self._document.show_guest(guest):
            self._guest = None

    def leave(self) -> None:
        """Take the hand off the felt, without a word in ``told``."""
        is_shown, self._guest = self.is_shown, None
        if is_shown:
            self._document.leave_guest()

    def take(self) -> bool:
        """Put the hand on the user's own table, as one step to undo; False if there is none."""
        return self.is_shown and self._document.take_guest()

    def tell_luck(self, said: tuple[str, str]) -> None:
        """Say on the felt what luck somebody had in the hand, in sentences and in a clause."""
        if self.is_shown and any(said):
            self._guest = self._document.tell_luck(*said)

    def _follow(self) -> None:
        """Tell the pane that the hand was taken and, later, that the user has changed it."""
        guest, document = self._guest, self._document
        if self.is_shown:
            self.shown.emit()
        if guest is None or document.guest is not None:
            return
        table, taken = document.table, guest.table
        cards = known_cards(taken)
        is_left = table is self._own and not self._is_taken  # also if it holds the same cards
        if not is_left and (table.seats, table.board) == (taken.seats, taken.board):
            self._is_taken = True
            self.told.emit(self.tr("The hand is on the table now; Undo brings back what was there"))
        elif self._is_taken and 2 * len(known_cards(table) & cards) >= len(cards):
            self.told.emit(self.tr("Changed: a copy of this hand is on the table"))
        else:
            self._guest = None
            self.told.emit("")
