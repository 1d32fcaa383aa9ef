"""The bets below the hands: what it takes to call, and what each seat is in for."""

from __future__ import annotations

from enum import Enum, auto
from functools import partial

from PySide6.QtCore import QRect, QSize, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from analyser.gui.felt.foot.chip_field import ChipField
from analyser.gui.look.theme import MEDIUM, SMALL, TIGHT
from analyser.gui.look.translation import translated
from analyser.gui.look.widgets import Panel, Text
from analyser.gui.state.document import Document
from analyser.poker.table.bets import has_bets
from analyser.poker.table.table import Table


class Chips(Enum):
    """Which chips are to be typed in."""

    POT = auto()
    CALL = auto()
    BETS = auto()


def _bet_of(seat: int, table: Table) -> int | None:
    """Return what a seat is in for; None also if it has just been removed."""
    return table.seats[seat].bet if seat < len(table.seats) else None


class BetsStrip(Panel):
    """Fields for chips side by side, in as many rows as they need.

    A field is shown if it is asked for or its chips are known; those asked for in vain go with the
    next move.

    Signals:
        height_changed: there are more fields now, or fewer.
    """

    height_changed = Signal()

    def __init__(self, document: Document) -> None:
        super().__init__()
        policy = QSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)
        self._document = document
        self._before: list[ChipField] = []
        self._asked: set[Chips] = set()
        self.to_call = ChipField(document, lambda table: table.stakes.to_call, document.set_to_call)
        self.to_call.setAccessibleName(self.tr("To call, in chips"))
        self.dead_money = ChipField(
            document, lambda table: table.stakes.dead_money or None, document.set_dead_money
        )
        self.dead_money.setAccessibleName(self.tr("Dead money, in chips"))
        self.dead_money.setToolTip(self.tr("Chips that are nobody's bet, such as antes"))
        self.bets: list[ChipField] = []
        """What each seat is in for, one field a seat."""
        self._labels: dict[ChipField, Text] = {}
        self._add(self.to_call, self.tr("To call"))
        self._add(self.dead_money, self.tr("Dead money"))
        self.hide()

    def _add(self, field: ChipField, label: str) -> None:
        text = self._labels[field] = Text(shrinks=False, ink="on_felt")
        text.setText(label)
        for part in (text, field):
            part.setParent(self)
            part.hide()
        field.editingFinished.connect(self._enter)

    @property
    def stops(self) -> tuple[QWidget, ...]:
        """What Tab stops at, in order."""
        return self.to_call, *self.bets, self.dead_money

    def ask(self, what: Chips) -> None:
        """Show the field for the call, or one for each seat, to be typed into."""
        self._asked.add(what)
        self._show()
        field = self.to_call if what is Chips.CALL else self.bets[0]
        field.setFocus()
        field.selectAll()

    def follow(self) -> None:
        """Show the table as it is."""
        self._asked.clear()
        self._show()

    def _show(self) -> None:
        table, document = self._document.table, self._document
        while len(self.bets) > len(table.seats):
            field = self.bets.pop()
            self._labels.pop(field).deleteLater()
            field.deleteLater()
        for seat in range(len(self.bets), len(table.seats)):
            self.bets.append(
                ChipField(document, partial(_bet_of, seat), partial(document.set_bet, seat))
            )
            self._add(self.bets[-1], "")
        for seat, field in enumerate(self.bets):
            name = translated(table.seat_name(seat))
            self._labels[field].setText(self.tr("{seat} is in for").format(seat=name))
            field.setAccessibleName(self.tr("{seat} is in for, in chips").format(seat=name))
        shown = self._shown()
        for field, label in self._labels.items():
            field.follow()
            for part in (field, label):
                part.setVisible(field in shown)
        self.setVisible(bool(shown))
        self._place()
        if shown != self._before:
            self._before = shown
            self.updateGeometry()
            self.height_changed.emit()

    def _shown(self) -> list[ChipField]:
        table, shown = self._document.table, []
        if Chips.CALL in self._asked or table.stakes.to_call is not None:
            shown.append(self.to_call)
        if Chips.BETS in self._asked or has_bets(table):
            shown += [*self.bets, self.dead_money]
        return shown

    def _enter(self) -> None:
        """Take in what was typed; fields go that were only asked for and have no chips."""
        if self._document.take_in():
            self._show()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Lay out anew."""
        super().resizeEvent(event)
        self._place()

    def sizeHint(self) -> QSize:
        """Ask for one row of fields."""
        return QSize(0, self.to_call.height())

    def hasHeightForWidth(self) -> bool:
        """Return True: in a narrow window there are more rows."""
        return True

    def heightForWidth(self, width: int) -> int:
        """Return how high the fields are in a width."""
        return max((place.bottom() + 1 for _, place in self._places(width)), default=0)

    def _places(self, width: int) -> list[tuple[ChipField, QRect]]:
        """Return the place of each field that is shown, with its label before it."""
        left, top = SMALL, 0
        places = []
        for field in self._shown():
            wide = self._labels[field].sizeHint().width() + TIGHT + field.width()
            if left > SMALL and left + wide > width:
                left, top = SMALL, top + field.height() + TIGHT
            places.append((field, QRect(left, top, wide, field.height())))
            left += wide + MEDIUM
        return places

    def _place(self) -> None:
        for field, place in self._places(self.width()):
            label = self._labels[field].sizeHint().width()
            self._labels[field].setGeometry(place.left(), place.top(), label, place.height())
            field.move(place.left() + label + TIGHT, place.top())
