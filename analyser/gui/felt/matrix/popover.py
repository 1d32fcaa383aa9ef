"""The weight of one starting hand, and its holdings suit by suit, in a frame over the felt."""

from typing import cast

from PySide6.QtCore import QEvent, QObject, QPoint, QSignalBlocker, Qt, QTimer, Signal
from PySide6.QtGui import QHideEvent, QKeyEvent
from PySide6.QtWidgets import QApplication, QFormLayout, QFrame, QListWidgetItem, QSpinBox, QWidget

from analyser.gui.felt.matrix.matrix import MatrixModel, holdings_left
from analyser.gui.look.announce import announce, are_only_changes_heard
from analyser.gui.look.item_views import HeardList
from analyser.gui.look.theme import MEDIUM, TIGHT
from analyser.gui.look.translation import card_names, percent
from analyser.gui.look.windows import add_row
from analyser.poker.cards import high_first
from analyser.poker.ranges.holdings import HOLDINGS

_MOST_ROWS = 12


class HandPopover(QFrame):
    """What there is of a hand in the range: its weight, and each holding without a known card."""

    # The hand is to have this weight, in per cent, and so are the next painted ones.
    weighed = Signal(int)
    # The index, in ``HOLDINGS``, of the holding that the user has ticked or unticked, and True to
    # add the holding to the range, or False to remove it.
    ticked = Signal(int, bool)
    left = Signal()  # the user is done with the hand

    def __init__(self, window: QWidget) -> None:
        # No popup: from those Orca 43 soon goes back to the window.
        super().__init__(window, frameShape=QFrame.Shape.StyledPanel)
        self._window, self._application = window, cast(QApplication, QApplication.instance())
        self.setAutoFillBackground(True)
        self.hide()
        self.weight = QSpinBox(maximum=100, singleStep=5, suffix=self.tr("%"))
        self.weight.setKeyboardTracking(False)  # a weight of two digits is one step to undo
        self.suits = HeardList()
        self.suits.setAccessibleName(self.tr("Suits"))
        self.suits.setSpacing(TIGHT)
        form = QFormLayout(self)
        form.setContentsMargins(MEDIUM, MEDIUM, MEDIUM, MEDIUM)
        add_row(form, self.tr("&Weight"), self.weight)
        form.addRow(self.suits)
        self.weight.valueChanged.connect(self.weighed)
        self.suits.itemChanged.connect(self._tell_of_tick)

    def open(self, model: MatrixModel, hand: str, brush: int, where: QPoint) -> None:
        """Open at a point of the screen; ``brush``: the weight for a hand not in the range."""
        cell = model.cells[hand]
        self.follow(model, hand)
        # Not the frame's own name: Orca 48 says the place of a spin box twice.
        for named in (self.weight, cast(QFormLayout, self.layout()).labelForField(self.weight)):
            named.setAccessibleName(self.tr("{hand}: weight and suits").format(hand=hand))
        row = self.suits.sizeHintForRow(0) + 2 * TIGHT
        self.suits.setFixedHeight(min(cell.left, _MOST_ROWS) * row + 2 * TIGHT)
        self.adjustSize()
        room = self._window.rect().bottomRight() - self.rect().bottomRight()
        place = self._window.mapFromGlobal(where)
        self.move(max(0, min(place.x(), room.x())), max(0, min(place.y(), room.y())))
        self.show()
        self.raise_()
        self._application.installEventFilter(self)
        self.weight.setFocus()  # first: Orca 43 is silent if the value changes before the focus
        with QSignalBlocker(self.weight):
            self.weight.setValue(round(100 * cell.share) if cell.weight else brush)
        # A moment later, as in ``TextField``.
        QTimer.singleShot(0, self.weight, self.weight.selectAll)

    def follow(self, model: MatrixModel, hand: str) -> None:
        """Show the possible holdings of a hand, ticked as in the model's range."""
        numbers = holdings_left(hand, model.known)
        role = Qt.ItemDataRole.UserRole
        with QSignalBlocker(self.suits):
            if tuple([self.suits.item(n).data(role) for n in range(self.suits.count())]) != numbers:
                self.suits.clear()
                for number in numbers:
                    QListWidgetItem(self.suits).setData(role, number)
            for row, number in enumerate(numbers):
                self._show_holding(self.suits.item(row), number, model.range.weights[number])

    def _show_holding(self, item: QListWidgetItem, holding: int, weight: int) -> None:
        cards = sorted(HOLDINGS[holding], key=high_first)
        signs, names = " ".join(card.with_sign for card in cards), card_names(cards)
        if 0 < weight < 100:
            signs = f"{signs}   {percent(weight)}"
            names = self.tr("{cards}, {weight}").format(cards=names, weight=percent(weight))
        item.setText(signs)
        item.setData(Qt.ItemDataRole.AccessibleTextRole, names)
        item.setCheckState(Qt.CheckState.Checked if weight else Qt.CheckState.Unchecked)

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        self._application.removeEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Close, as a popup does, if the user goes or clicks elsewhere in the program."""
        kind, click = event.type(), QEvent.Type.MouseButtonPress
        if kind not in (click, QEvent.Type.FocusIn) or not isinstance(watched, QWidget):
            return False
        if watched is not self and not self.isAncestorOf(watched):
            if kind is click:
                self.left.emit()
            self.hide()
        return False

    def focusNextPrevChild(self, forward: bool) -> bool:
        """Let Tab go to and fro between the two parts, and not leave the frame."""
        there = self.suits if self.weight.hasFocus() else self.weight
        there.setFocus(Qt.FocusReason.TabFocusReason)
        return True

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Leave with Escape; take all other keys, which else would choose cards."""
        if event.key() == Qt.Key.Key_Escape:
            self.left.emit()

    def _tell_of_tick(self, item: QListWidgetItem) -> None:
        """Emit, and say if need be, that the user has ticked a holding or taken its tick away."""
        is_on = item.checkState() is Qt.CheckState.Checked
        if are_only_changes_heard():  # newer screen readers say it of the box
            announce(self, self.tr("checked") if is_on else self.tr("not checked"))
        self.ticked.emit(item.data(Qt.ItemDataRole.UserRole), is_on)
