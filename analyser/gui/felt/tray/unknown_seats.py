"""Menu entries that make all cards of a seat unknown, or give it a range."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QMenu, QWidget

from analyser.gui.look.translation import in_menu, translated
from analyser.gui.state.document import Document

UNKNOWN_KEY = "?"
"""The key for an unknown card: it fills the slot in focus, or else the active slot."""


class UnknownSeats(QMenu):
    """A menu to make any seat's cards unknown. The active seat comes first, with its shortcut."""

    def __init__(self, document: Document, active: QAction, parent: QWidget) -> None:
        """Make the menu; ``active``: the action that makes the active seat unknown.

        The seats are listed again each time the menu opens.
        """
        title = QCoreApplication.translate("UnknownSeats", "Make a seat un&known")
        super().__init__(title, parent)
        self._document = document
        self._active = active
        self.aboutToShow.connect(self._list)

    def _list(self) -> None:
        self.clear()
        table = self._document.table
        if table.active_seat is not None:
            self.addAction(self._active)
        for seat in range(len(table.seats)):
            if seat != table.active_seat:
                _add_make_unknown(self, self._document, seat)


def say_make_unknown(seat: str | None) -> str:
    """Return the text of the action that makes a seat unknown.

    ``seat``: the name of the seat; None if no seat is active.
    """
    if seat is None:
        return QCoreApplication.translate("UnknownSeats", "Make the seat un&known")
    sentence = QCoreApplication.translate("UnknownSeats", "Make {seat} un&known")
    return sentence.format(seat=in_menu(seat))


def add_unknown_and_range(menu: QMenu, document: Document, seat: int) -> None:
    """Add an entry that makes a seat's cards unknown and, in some games, one for a range."""
    _add_make_unknown(menu, document, seat)
    if document.table.game.takes_ranges:
        text = QCoreApplication.translate("UnknownSeats", "Give a &range…")
        menu.addAction(text, lambda: document.range_asked.emit(seat))


def _add_make_unknown(menu: QMenu, document: Document, seat: int) -> None:
    text = say_make_unknown(translated(document.table.place_name(seat)))
    menu.addAction(text, lambda: document.make_unknown(seat))
