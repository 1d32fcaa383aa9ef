"""The pot: the pill beside the verdict, tags with chips at the seats, the panel to type both in."""

import re
from collections.abc import Callable
from enum import Enum, auto
from functools import partial
from typing import Final, NamedTuple

from PySide6.QtCore import QCoreApplication, QPointF, QRect, QSize, Qt, Signal
from PySide6.QtGui import QColor, QFontMetrics, QKeyEvent, QPainter, QPaintEvent, QPalette, QPen
from PySide6.QtWidgets import QCheckBox, QGridLayout, QScrollArea, QSizePolicy, QVBoxLayout, QWidget

from analyser.gui.look.felt_button import FeltButton
from analyser.gui.look.painting import paint_rounded
from analyser.gui.look.theme import (
    LEAST_LETTERS,
    LEAST_TARGET,
    MEDIUM,
    ON_SEAT,
    SMALL,
    Theme,
    fitted,
    scaled,
    theme_of,
)
from analyser.gui.look.translation import number, translated, with_key, with_semicolons
from analyser.gui.look.widgets import Labelled, Panel, Text, TextField, lay_out, name_owner
from analyser.gui.state.document import Document
from analyser.poker.games.game import MOST_SEATS
from analyser.poker.table.table import Table
from analyser.poker.table.table_state import Seat

_CHIP: Final = "#ffd15c"
_CHIPS = r"[0-9]+|[0-9]{1,3}([\s,.'\u2019][0-9]{3})+"  # plain, or in groups of three
_LONGEST = "10,000,000"
"""The longest number of chips for which the field has room."""


class PotField(Enum):
    """Which field of the panel below the pill is asked for."""

    POT = auto()
    CALL = auto()
    BETS = auto()


class PotPill(FeltButton):
    """The pot, the bet and the call, side by side; without a pot a button to say one."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(self.tr("+ Pot"), parent)
        self._parts: tuple[tuple[str, str], ...] = ()
        self._shown = 0
        self.setAccessibleName(self.tr("Pot"))
        self.setToolTip(with_key(self.tr("The pot and the bets"), "Ctrl+Shift+P"))

    def display(self, parts: tuple[tuple[str, str], ...]) -> None:
        """Show these parts, each of words and chips."""
        if parts != self._parts:
            self._parts = parts
            self.setText("" if parts else self.tr("+ Pot"))
            said = with_semicolons([" ".join(part) for part in parts])
            self.setAccessibleDescription(said)
            self.update()

    def fit(self, room: int) -> int:
        """Show as many parts as fit in a room; return the width that they take."""
        self._shown = len(self._parts)
        while self._shown > 1 and self._shown_width() > room:
            self._shown -= 1
        return self._shown_width()

    def _shown_width(self) -> int:
        """Return the width of the amounts that are shown, or else of the plain text."""
        plain, bold = self.fontMetrics(), QFontMetrics(scaled(self.font(), 1.0, bold=True))
        if not self._parts:
            return plain.horizontalAdvance(self.text()) + 2 * MEDIUM
        return sum(
            plain.horizontalAdvance(words) + SMALL + bold.horizontalAdvance(chips) + 2 * MEDIUM
            for words, chips in self._parts[: self._shown]
        )

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        painter, theme = QPainter(self), theme_of(self.palette())
        plain, bold = self.font(), scaled(self.font(), 1.0, bold=True)
        left, middle = 0, Qt.AlignmentFlag.AlignVCenter
        for at, (words, chips) in enumerate(self._parts[: self._shown]):
            if at:
                painter.setPen(QPen(theme.slot, 1))
                inset = self.height() // 4
                painter.drawLine(left, inset, left, self.height() - inset)
            left += MEDIUM
            texts = (words, plain, theme.muted_on_felt), (chips, bold, theme.on_felt)
            for text, font, ink in texts:
                painter.setFont(font)
                painter.setPen(ink)
                wide = painter.fontMetrics().horizontalAdvance(text)
                painter.drawText(QRect(left, 0, wide + 2, self.height()), middle, text)
                left += wide + SMALL
            left += MEDIUM - SMALL


class Tag(QWidget):
    """A dark tag on the felt with a few words; before an amount of chips it has a chip."""

    def __init__(self, parent: QWidget, *, has_chip: bool = True) -> None:
        super().__init__(parent)
        self.text, self._has_chip = "", has_chip
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.hide()

    def show_text(self, text: str) -> None:
        self.text = text
        self.update()

    def sizeHint(self) -> QSize:
        metrics = QFontMetrics(scaled(self.font(), 1.0, bold=True))
        chip = metrics.height() if self._has_chip else 0
        return QSize(metrics.horizontalAdvance(self.text) + chip + 22, metrics.height() + 10)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        white = QColor("#ffffff")
        paint_rounded(painter, self.rect(), 9, QColor(ON_SEAT), QPen(white, 1.3), inset=1)
        left, high = 10, self.fontMetrics().height()
        if self._has_chip:
            middle, reach = QPointF(left + high / 2 - 2, self.height() / 2), high / 2 - 1.5
            painter.setPen(Qt.PenStyle.NoPen)
            for size, ink in ((1.0, _CHIP), (0.62, ON_SEAT), (0.38, _CHIP)):
                painter.setBrush(QColor(ink))
                painter.drawEllipse(middle, reach * size, reach * size)
            left += high
        painter.setPen(white)
        room, most = self.rect().adjusted(left, 0, -10, 0), self.font().pixelSize()
        font = fitted(self.font(), self.text, room.width(), most, LEAST_LETTERS, bold=True)
        painter.setFont(font)
        painter.drawText(room, Qt.AlignmentFlag.AlignVCenter, self.text)


class ChipField(Labelled, TextField):
    """A field for a number of chips; the document keeps what is typed until it is applied."""

    def __init__(
        self,
        document: Document,
        read: Callable[[Table], int | None],
        write: Callable[[int | None], object],
    ) -> None:
        """``read``: the chips of a table, if known; ``write``: the move that changes them."""
        super().__init__(placeholderText=QCoreApplication.translate("ChipField", "chips"))
        self._document, self._read, self._write = document, read, write
        self.textEdited.connect(self._keep)
        self.editingFinished.connect(document.take_in)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        metrics = self.fontMetrics()
        wide = max(metrics.horizontalAdvance(each) for each in (_LONGEST, self.tr("chips")))
        return QSize(wide + 2 * MEDIUM, max(LEAST_TARGET, metrics.height() + SMALL))

    def follow_table(self) -> None:
        """Show the table's chips, with their digits in groups, unless the user is typing."""
        chips = self._read(self._document.table)
        text = "" if chips is None else number(chips)
        if self.text() != text and not self._document.has_edits:
            self.setText(text)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Let Escape discard what is typed and leave the field."""
        if event.key() == Qt.Key.Key_Escape:
            self._document.drop_edit(self)
            self.follow_table()
        super().keyPressEvent(event)

    def _keep(self, text: str) -> None:
        """Give half-typed chips to the document, which applies them before the user's next move."""
        self._document.keep_edit(self, lambda: self._apply(text))

    def _apply(self, text: str) -> bool:
        """Set the chips to the typed number, unknown for no text; False if it is refused."""
        if text.strip() and not re.fullmatch(_CHIPS, text.strip()):
            sentence = self.tr("“{text}” is not a number of chips; type digits only, such as 101")
            self._document.refused.emit(sentence.format(text=text))
            self.selectAll()
            return False
        digits = "".join(filter(str.isdecimal, text))
        self._write(int(digits) if digits else None)
        self.follow_table()
        return True


def _chips_of_seat(seat: int, read: Callable[[Seat], int | None], table: Table) -> int | None:
    """Return the chips that are read of a seat; None if the table has no such seat."""
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
        self._scroll.setFrameShape(self._scroll.Shape.NoFrame)
        self._scroll.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._scroll.setWidget(self._inside)
        lay_out(QVBoxLayout(self), self._scroll, margins=(1, 1, 1, 1))
        self._last = (self._new_label(self.tr("Dead money")), self.dead_money, close)
        titles = self.tr("Bets"), self.tr("To call"), self.tr("In for in all")
        for column, text in enumerate(titles, 1):
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

    def ask(self, what: PotField) -> None:
        """Open with the keyboard in a field, unless a question or an unreadable text waits."""
        if self._document.refuses_moves() or not self._document.take_in():
            return
        self.show()
        self.follow_table()
        self.raise_()
        call, in_for = self.rows[self._document.seat_in_focus].call, self.rows[0].put_in
        fields = {PotField.POT: self.pot, PotField.CALL: call, PotField.BETS: in_for}
        fields[what].setFocus(Qt.FocusReason.ShortcutFocusReason)  # selects its text

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
        """Show the table's seats and chips; while the panel is hidden, do nothing."""
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
            ChipField(document, partial(_chips_of_seat, seat, read), partial(write, seat))
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
