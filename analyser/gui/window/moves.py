"""Connects the actions that change the poker table, and disables those that are impossible now."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QWidget

from analyser.gui.felt.tray.unknown_seats import say_make_unknown
from analyser.gui.look.translation import translated
from analyser.gui.look.windows import check
from analyser.gui.state.document import Document
from analyser.gui.window.actions import Actions, say_complete, say_street
from analyser.poker.dealing import read_whole_number
from analyser.poker.errors import NotANumberError
from analyser.poker.table.streets import next_street
from analyser.poker.table.table import DEAD


class Moves(QObject):
    """Connects the actions that change the table, and disables those impossible now."""

    def __init__(self, document: Document, actions: Actions, window: QWidget) -> None:
        super().__init__(window)
        self._document = document
        self._actions = actions
        self._window = window
        actions.clear.triggered.connect(document.clear)
        actions.deal.triggered.connect(lambda _=False: document.deal())
        actions.deal_number.triggered.connect(self._ask_and_deal)
        actions.street.triggered.connect(document.deal_street)
        actions.complete.triggered.connect(document.complete_board)
        actions.add_seat.triggered.connect(document.add_seat)
        for board in actions.boards.actions():
            count, runs_on = board.data()
            board.triggered.connect(partial(document.set_boards, count, runs_on=runs_on))
        actions.swap.triggered.connect(lambda: document.swap_seats(0, 1))
        actions.remove_seat.triggered.connect(
            lambda: document.remove_seat(len(document.table.seats) - 1)
        )
        actions.unknown.triggered.connect(document.place_unknown)
        actions.make_unknown.triggered.connect(document.make_active_unknown)
        # So that its key works: its menu has it only while it is open.
        window.addAction(actions.make_unknown)
        actions.dead.triggered.connect(document.visit_dead)
        actions.games.triggered.connect(lambda action: document.change_game(action.data()))
        document.changed.connect(self._follow)
        document.reveal.changed.connect(self._follow)
        self._follow()

    def _ask_and_deal(self) -> None:
        from PySide6.QtWidgets import QInputDialog

        text, accepted = QInputDialog.getText(
            self._window,
            self.tr("Deal again from a number"),
            self.tr("The same number deals the same cards:"),
        )
        if not accepted:
            return
        try:
            seed = read_whole_number(text)
        except NotANumberError as error:
            self._document.refused.emit(translated(error.phrase))
        else:
            self._document.deal(seed)

    def _follow(self) -> None:
        table, actions = self._document.table, self._actions
        several, has_cards = len(table.seats) > 1, not table.is_empty
        actions.swap.setEnabled(several)
        actions.remove_seat.setEnabled(several)
        actions.reveal.setEnabled(self._document.reveal.hidden)
        for needs_cards in (actions.clear, actions.print, *actions.shares):
            needs_cards.setEnabled(has_cards)
        actions.hold_range.setEnabled(table.game.takes_ranges)
        actions.lows_page.setVisible(table.game.has_low)
        actions.dead.setChecked(table.active is not None and table.active.place == DEAD)
        actions.unknown.setEnabled(table.takes_unknown)
        seat = table.active_seat
        actions.make_unknown.setEnabled(seat is not None)
        name = None if seat is None else translated(table.place_name(seat))
        actions.make_unknown.setText(say_make_unknown(name))
        street = next_street(table)
        actions.street.setText(say_street(street))
        actions.street.setEnabled(street is not None)
        actions.complete.setText(say_complete(len(table.boards)))
        actions.complete.setEnabled(street is not None and bool(table.game.board))
        check(actions.games, table.game.plain)
        for board in actions.boards.actions():
            _, runs_on = board.data()
            lies = 0 < len(table.board) < table.game.board
            board.setEnabled(bool(table.game.board) and (lies or not runs_on))
