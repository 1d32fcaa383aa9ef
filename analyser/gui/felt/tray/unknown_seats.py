"""Menu entries that make all cards of a seat unknown, or give it a range."""

from PySide6.QtGui import QAction
from PySide6.QtWidgets import QMenu

from analyser.gui.look.translation import in_menu, translate, translated
from analyser.gui.state.document import Document

UNKNOWN_KEY = "?"
"""The key for an unknown card: it fills the slot in focus, or else the active slot."""


def list_unknown_seats(menu: QMenu, document: Document, active: QAction) -> None:
    """Fill a menu anew with the seats to make unknown; ``active``: the entry of the active seat."""
    menu.clear()
    table = document.table
    if table.active_seat is not None:
        menu.addAction(active)
    for seat in range(len(table.seats)):
        if seat != table.active_seat:
            _add_make_unknown(menu, document, seat)


def say_make_unknown(seat: str | None) -> str:
    """Return the text of the action that makes a seat unknown; ``seat``: its name, if any."""
    if seat is None:
        return translate("UnknownSeats", "Make the seat un&known")
    return translate("UnknownSeats", "Make {seat} un&known", seat=in_menu(seat))


def add_unknown_and_range(menu: QMenu, document: Document, seat: int) -> None:
    """Add an entry that makes a seat's cards unknown and, in some games, one for a range."""
    _add_make_unknown(menu, document, seat)
    if document.table.game.takes_ranges:
        text = translate("UnknownSeats", "Give a &range…")
        menu.addAction(text, lambda: document.range_asked.emit(seat))


def _add_make_unknown(menu: QMenu, document: Document, seat: int) -> None:
    text = say_make_unknown(translated(document.table.place_name(seat)))
    menu.addAction(text, lambda: document.make_unknown(seat))
