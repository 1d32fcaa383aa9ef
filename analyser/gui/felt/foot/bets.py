"""The fields below the deck for the bet to call and for the chips that each seat has put in."""

from __future__ import annotations

from collections.abc import Mapping
from enum import Enum, auto
from functools import partial
from itertools import chain

from PySide6.QtCore import QRect, QSize, Qt, Signal
from PySide6.QtWidgets import QSizePolicy, QWidget

from analyser.gui.felt.foot.chip_field import ChipField
from analyser.gui.look.theme import MEDIUM, SMALL, TIGHT
from analyser.gui.look.translation import translated
from analyser.gui.look.widgets import Panel, Text
from analyser.gui.state.document import Document
from analyser.poker.table.bets import chips_to_call, has_bets
from analyser.poker.table.table import Table


class Chips(Enum):
    """Which fields for chips to show."""

    POT = auto()
    CALL = auto()
    BETS = auto()


def _bet_of(seat: int, table: Table) -> int | None:
    """Return the chips a seat has put in; None if they are unknown or the seat has been removed."""
    return table.seats[seat].bet if seat < len(table.seats) else None


class BetsStrip(Panel):
    """Fields for chips side by side, in as many rows as necessary.

    A field is shown if its chips are known or the user asked for the field. The next move, except
    ``set_pot``, hides the fields that were left empty.

    Signals:
        height_changed: the number of rows may have changed.
    """

    height_changed = Signal()

    def __init__(self, document: Document) -> None:
        super().__init__()
        policy = QSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)
        self._document = document
        self._fields: list[ChipField] = []
        """The fields that are shown."""
        self._asked: set[Chips] = set()
        self._stays_asked = False
        self.to_call = ChipField(document, chips_to_call, document.set_to_call)
        self.to_call.setAccessibleName(self.tr("To call, in chips"))
        self.dead_money = ChipField(
            document, lambda table: table.stakes.dead_money or None, document.set_dead_money
        )
        self.dead_money.setAccessibleName(self.tr("Dead money, in chips"))
        self.dead_money.setToolTip(self.tr("Chips that are nobody's bet, such as antes"))
        self.bets: list[ChipField] = []
        """The fields for the chips that each seat has put in."""
        self._labels: dict[ChipField, tuple[Text, Text]] = {}
        """The labels in front of each field: a full one, and a short one for below a heading."""
        self._heading = Text(shrinks=False, ink="on_felt")
        self._heading.setText(self.tr("In for"))
        self._heading.setParent(self)
        self._before = SMALL
        self._add(self.to_call, self.tr("To call"))
        self._add(self.dead_money, self.tr("Dead money"))
        self.hide()

    def _add(self, field: ChipField, label: str) -> None:
        texts = self._labels[field] = (
            Text(shrinks=False, ink="on_felt"),
            Text(shrinks=False, ink="on_felt"),
        )
        for part in (*texts, field):
            part.setParent(self)
            part.hide()
        for text in texts:
            text.setText(label)
            text.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        field.editingFinished.connect(self._enter)

    @property
    def stops(self) -> tuple[QWidget, ...]:
        """The widgets that the Tab key visits, in order."""
        return *self.bets, self.dead_money, self.to_call

    def ask(self, what: Chips) -> None:
        """Show the field for the call, or the fields for the bets, and focus the first one."""
        self._asked.add(what)
        self._show()
        field = self.to_call if what is Chips.CALL else self.bets[0]
        field.setFocus()
        field.selectAll()

    def set_pot(self, chips: int | None) -> None:
        """Set the size of the pot; None if it is unknown.

        This move does not hide empty fields, because users often type the pot before the bet.
        """
        self._stays_asked = True
        self._document.set_pot(chips)
        self._stays_asked = False

    def follow(self) -> None:
        """Show the chips of the current poker table, and hide the fields that were left empty."""
        if not self._stays_asked:
            self._asked.clear()
        self._show()

    def _show(self) -> None:
        table, document = self._document.table, self._document
        while len(self.bets) > len(table.seats):
            field = self.bets.pop()
            document.drop_edit(field)  # its field is gone, so nobody could correct it
            for part in (*self._labels.pop(field), field):
                part.hide()  # deleteLater acts only later
                part.deleteLater()
        for seat in range(len(self.bets), len(table.seats) if self._shows_bets else 0):
            self.bets.append(
                ChipField(document, partial(_bet_of, seat), partial(document.set_bet, seat))
            )
            self._add(self.bets[-1], "")
        before, self._fields = self._fields, self._shown()
        if not (before or self._fields):
            return  # what is hidden is written when it is shown
        for seat, field in enumerate(self.bets):
            name = translated(table.seat_name(seat))
            whole, brief = self._labels[field]
            whole.setText(self.tr("{seat} is in for").format(seat=name))
            brief.setText(name)
            field.setAccessibleName(self.tr("{seat} is in for, in chips").format(seat=name))
        for field in self._labels:
            field.follow()
        self.setVisible(bool(self._fields))
        self.place_parts()
        if before != self._fields:
            self.updateGeometry()
            self.height_changed.emit()

    @property
    def _shows_bets(self) -> bool:
        return Chips.BETS in self._asked or has_bets(self._document.table)

    def _shown(self) -> list[ChipField]:
        shown = [*self.bets, self.dead_money] if self._shows_bets else []
        if Chips.CALL in self._asked or chips_to_call(self._document.table) is not None:
            shown.append(self.to_call)
        return shown

    def _enter(self) -> None:
        """Apply the typed chips as a move; this may change which fields are shown."""
        if self._document.take_in():
            self._show()

    def leave_room(self, before: int) -> None:
        """Leave this width free in front of the fields."""
        if before + SMALL != self._before:
            self._before = before + SMALL
            self.place_parts()

    def sizeHint(self) -> QSize:
        """Return the height of one row of fields; any width will do."""
        return QSize(0, self.to_call.height())

    def hasHeightForWidth(self) -> bool:
        """Return True, because a narrow window needs more rows."""
        return True

    def heightForWidth(self, width: int) -> int:
        """Return the height of the fields if the strip is this wide."""
        return max((place.bottom() + 1 for place in self._places(width).values()), default=0)

    def _places(self, width: int) -> dict[QWidget, QRect]:
        """Return the rectangles of the heading, the fields and their labels.

        If all do not fit in one row, the heading comes first and the labels are short.
        """
        places = self._in_rows(width, self._before)
        if not self._fields or self._fields[0] is self.to_call or _is_one_row(places):
            return places
        heading = self._heading.sizeHint().width()
        places = self._in_rows(width, self._before + heading + SMALL, is_brief=True)
        first = next(iter(places.values()))
        places[self._heading] = QRect(self._before, first.top(), heading, first.height())
        return places

    def _in_rows(self, width: int, start: int, is_brief: bool = False) -> dict[QWidget, QRect]:
        """Return the rectangles of the fields and their labels.

        ``start``: the left edge of each row. ``is_brief``: whether to use the short labels; the
        labels of the bets then all have the same width.
        """
        left, top = start, 0
        places: dict[QWidget, QRect] = {}
        wides = {field: self._labels[field][is_brief].sizeHint().width() for field in self._fields}
        column = max((wides[bet] for bet in self.bets if bet in wides), default=0)
        for field, wide in wides.items():
            label = column if is_brief and field in self.bets else wide
            whole = label + TIGHT + field.width()
            if left > start and left + whole > width:
                left, top = start, top + field.height() + TIGHT
            places[self._labels[field][is_brief]] = QRect(left, top, label, field.height())
            places[field] = QRect(left + label + TIGHT, top, field.width(), field.height())
            left += whole + MEDIUM
        return places

    def place_parts(self) -> None:
        """Place the fields in rows."""
        places = self._places(self.width())
        parts = chain(*[(*texts, field) for field, texts in self._labels.items()])
        for part in (self._heading, *parts):
            part.setVisible(part in places)
            if part in places:
                part.setGeometry(places[part])


def _is_one_row(places: Mapping[QWidget, QRect]) -> bool:
    return len({place.top() for place in places.values()}) <= 1
