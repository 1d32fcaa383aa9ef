"""The panel below the pill in which the pot and the bets are typed."""

from collections.abc import Callable
from functools import partial
from typing import NamedTuple

from PySide6.QtCore import QRect, Qt, Signal
from PySide6.QtGui import QColor, QKeyEvent, QPalette
from PySide6.QtWidgets import QCheckBox, QFrame, QGridLayout, QScrollArea, QVBoxLayout, QWidget

from analyser.gui.felt.pot.chip_field import ChipField
from analyser.gui.felt.pot.pill import Chips
from analyser.gui.look.felt_button import FeltButton
from analyser.gui.look.theme import MEDIUM, SMALL, Theme, theme_of
from analyser.gui.look.translation import translated
from analyser.gui.look.widgets import Panel, Text, lay_out, name_owner
from analyser.gui.state.document import Document
from analyser.poker.games.game import MOST_SEATS
from analyser.poker.table.seat import Seat
from analyser.poker.table.table import Table


def _read_if_there(seat: int, read: Callable[[Seat], int | None], table: Table) -> int | None:
    return read(table.seats[seat]) if seat < len(table.seats) else None


class SeatRow(NamedTuple):
    """What can be typed of a seat."""

    name: Text
    bet: ChipField
    call: ChipField
    put_in: ChipField  # all it is in for
    all_in: QCheckBox


class PotEditor(Panel):
    """The pot, and for each seat what it bets, what it takes to call, and what it is in for."""

    left = Signal()  # the panel was closed while the keyboard was in it

    def __init__(self, document: Document, parent: QWidget) -> None:
        super().__init__(parent)
        self.setAccessibleName(self.tr("Pot and bets"))
        self._document = document
        self.pot = ChipField(document, lambda table: table.pot, document.set_pot)
        self.pot.setAccessibleName(self.tr("Pot"))
        self.dead_money = ChipField(
            document, lambda table: table.stakes.dead_money or None, document.set_dead_money
        )
        self.dead_money.setAccessibleName(self.tr("Dead money"))
        self.dead_money.setToolTip(self.tr("Chips that are nobody's bet, such as antes"))
        self.rows: list[SeatRow] = []
        self._grid = QGridLayout()
        self._grid.setSpacing(SMALL)
        self._inside = QWidget()
        close = FeltButton(self.tr("Done"))
        close.clicked.connect(self.close_panel)
        lay_out(QVBoxLayout(self._inside), self._grid, margins=(MEDIUM, MEDIUM, MEDIUM, MEDIUM))
        self._scroll = QScrollArea(widgetResizable=True)
        self._scroll.setFrameShape(QFrame.Shape.NoFrame)
        self._scroll.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._scroll.setWidget(self._inside)
        lay_out(QVBoxLayout(self), self._scroll, margins=(1, 1, 1, 1))
        self._last = (self._new_label(self.tr("Dead money")), self.dead_money, close)
        for column, text in enumerate(
            (self.tr("Bets"), self.tr("To call"), self.tr("In for in all")), 1
        ):
            self._grid.addWidget(self._new_label(text), 1, column)
        self._grid.addWidget(self._new_label(self.tr("Pot")), 0, 0)
        self._grid.addWidget(self.pot, 0, 1)
        for column, part in enumerate(self._last):
            self._grid.addWidget(part, MOST_SEATS + 2, column)
        self.hide()

    def _new_label(self, text: str) -> Text:
        label = Text(shrinks=False, ink="on_felt", text=text)
        name_owner(label, text, self._scroll)  # a field has a hidden one, with the seat's name
        return label

    def colours(self, theme: Theme) -> tuple[QColor, QColor] | None:
        return theme.felt_edge, theme.slot

    def take_colours(self) -> None:
        theme = theme_of(self.palette())
        ink = QPalette(self.palette())
        ink.setColor(QPalette.ColorRole.WindowText, theme.on_felt)
        self._scroll.viewport().setAutoFillBackground(False)
        self._inside.setAutoFillBackground(False)
        for row in self.rows:
            row.all_in.setPalette(ink)

    def ask(self, what: Chips) -> None:
        """Open with the keyboard in a field, unless a question or an unreadable text waits."""
        if self._document.refuses_moves() or not self._document.take_in():
            return
        self.show()
        self.follow_table()
        self.raise_()
        rows, seat = self.rows, self._document.seat_in_focus
        field = {Chips.POT: self.pot, Chips.CALL: rows[seat].call, Chips.BETS: rows[0].put_in}
        field[what].setFocus(Qt.FocusReason.ShortcutFocusReason)  # selects its text

    def close_panel(self) -> None:
        """Close; what is typed is taken in first, and if it cannot be read the panel stays."""
        if self._document.take_in():
            self.hide()
            self.left.emit()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.close_panel()
        else:
            super().keyPressEvent(event)

    def follow_table(self) -> None:
        if self.isHidden():
            return
        table = self._document.table
        while len(self.rows) > len(table.seats):
            for part in self.rows.pop():
                self._document.drop_edit(part)  # its field is gone, so nobody could correct it
                part.hide()  # deleteLater acts only later
                part.deleteLater()
        for seat in range(len(self.rows), len(table.seats)):
            self._add_row(seat)
        for field in self.findChildren(ChipField):
            field.follow_table()
        says = self.tr("{seat} bets"), self.tr("{seat} to call"), self.tr("{seat} is in for")
        for seat, row in enumerate(self.rows):
            name = translated(table.seat_name(seat))
            row.name.setText(name)
            name_owner(row.name, name, self._scroll)
            for field, said in zip(row[1:4], says, strict=True):
                field.setAccessibleName(said.format(seat=name))
            row.all_in.setAccessibleName(self.tr("{seat} is all in").format(seat=name))
            row.all_in.setChecked(table.seats[seat].all_in)

    def _add_row(self, seat: int) -> None:
        document = self._document
        bet, call, put_in = [
            ChipField(document, partial(_read_if_there, seat, read), partial(write, seat))
            for read, write in (
                (lambda each: each.wager, document.set_wager),
                (lambda each: each.to_call, document.set_to_call),
                (lambda each: each.bet, document.set_bet),
            )
        ]
        all_in = QCheckBox(self.tr("all in"))
        all_in.clicked.connect(lambda on: document.set_all_in(seat, on))
        self.rows.append(SeatRow(self._new_label(""), bet, call, put_in, all_in))
        for column, part in enumerate(self.rows[-1]):
            self._grid.addWidget(part, seat + 2, column)
            part.show()  # else only later, and the size would be that without it
        self.take_colours()

    @property
    def tab_stops(self) -> tuple[QWidget, ...]:
        rows = [part for row in self.rows for part in row[1:]]
        return self.pot, *rows, self.dead_money, self._last[2]

    def lie_in(self, room: QRect) -> None:
        """Lie at the top right of a room, as large as necessary."""
        self._grid.activate()
        inside = self._inside.minimumSizeHint()
        wide = min(inside.width() + 4 + 2 * MEDIUM, room.width())
        high = min(inside.height() + 4, room.height())
        self.setGeometry(room.right() + 1 - wide, room.top(), wide, high)
