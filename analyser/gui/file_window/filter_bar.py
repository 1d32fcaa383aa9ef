"""The bar above a table of hands: it filters the rows and chooses their order."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from PySide6.QtCore import QSignalBlocker, Qt, QTimer, Signal
from PySide6.QtWidgets import QComboBox, QHBoxLayout, QLabel, QPushButton, QSizePolicy, QWidget

from analyser.gui.file_window.flow import Flow
from analyser.gui.look.theme import LEAST_TARGET, TIGHT
from analyser.gui.look.translation import translated
from analyser.gui.look.widgets import Restyled, TextField, fill, lay_out, name_labels
from analyser.poker.games.game import Game
from analyser.poker.hand_table.filter import EVERYTHING, Filter
from analyser.poker.names import seat_name

PAUSE: Final = 250
"""Milliseconds without a key before the typed text is searched for."""
_MOST_NAMES: Final = 1000
"""The most names in the list of players; others can be found with the text field."""
_LETTERS: Final = 10
"""The least number of letters that a list's field shows."""


class FilterBar(Restyled, QWidget):
    """The fields with which the user filters the rows and chooses their order.

    Signals:
        changed: the user has changed the filter.
        order_chosen: the user wants the rows sorted by a column, in a direction.
    """

    changed = Signal()
    order_chosen = Signal(int, Qt.SortOrder)

    def __init__(self, titles: Sequence[str]) -> None:
        """``titles``: the titles of the columns."""
        super().__init__()
        self._category: int | None = None
        self.text = TextField(clearButtonEnabled=True)
        self.shown = QComboBox()
        self.games = QComboBox()
        self.winners = QComboBox()
        self.players = QComboBox()
        self._boxes = self.shown, self.games, self.winners, self.players
        self.order = QComboBox()
        self.backwards = QPushButton(self.tr("Re&verse"))
        self.reset = QPushButton(self.tr("Show &all"))
        self.pause = QTimer(self, singleShot=True, interval=PAUSE)
        self._fill(titles)
        self._lay_out()
        self._connect()
        self.take_font()
        self.begin()

    @property
    def filter(self) -> Filter:
        """The filter that the user has chosen in the fields."""
        won: Filter = self.winners.currentData() or EVERYTHING  # before the first ``offer``
        shown: Filter = self.shown.currentData()
        return replace(
            shown,
            game=self.games.currentData(),
            category=self._category,
            winner=won.winner,
            tie=won.tie,
            winner_name=won.winner_name,
            player=self.players.currentData(),
            text=self.text.text().strip(),
        )

    def begin(self) -> None:
        """Reset the filter and the lists for another file, without the signal ``changed``."""
        with QSignalBlocker(self):
            self.clear()
        self.offer([], 0, ())

    def clear(self) -> None:
        """Reset the filter, so that every row is shown, and emit ``changed``."""
        self._category = None
        self.pause.stop()
        blockers = [QSignalBlocker(each) for each in (*self._boxes, self.text)]
        for box in self._boxes:
            box.setCurrentIndex(0)
        self.text.clear()
        del blockers
        self._change()

    def choose_category(self, category: int | None) -> None:
        """Filter by the category of the winning hand; None allows any category."""
        if category != self._category:
            self._category = category
            self._change()

    def offer(self, games: Sequence[Game], seats: int, names: Sequence[str]) -> None:
        """Fill the drop-down lists with the file's games, seats and players' names.

        Args:
            games: the games of the file.
            seats: the largest number of seats in hands without players' names.
            names: the players' names; the lists show only the first thousand.
        """
        every, anybody, listed = self.tr("Any game"), self.tr("Anybody"), names[:_MOST_NAMES]
        fill(self.games, [(every, None), *[(translated(one.name), one.key) for one in games]])
        winners = [(anybody, EVERYTHING), (self.tr("A tie"), Filter(tie=True))]
        winners += [(translated(seat_name(seat)), Filter(winner=seat)) for seat in range(seats)]
        winners += [(name, Filter(winner_name=name)) for name in listed]
        fill(self.winners, winners)
        fill(self.players, [(anybody, None), *[(name, name) for name in listed]])
        self.games.setEnabled(len(games) > 1)
        self.players.setEnabled(bool(names))

    def show_order(self, column: int, order: Qt.SortOrder) -> None:
        """Show by which column, and in which direction, the rows are sorted."""
        self.order.setCurrentIndex(column)
        self.backwards.setChecked(order == Qt.SortOrder.DescendingOrder)

    # Building -----------------------------------------------------------------------------------

    def _fill(self, titles: Sequence[str]) -> None:
        self.text.setPlaceholderText(self.tr("Name, reason or cards"))
        self.text.setToolTip(
            self.tr(
                "Words, cards and amounts that a hand must have: Ann flush, As Kd, pot > 50, "
                "lost > 20, when >= 2024-05, all in, came from behind"
            )
        )
        compared = self.tr("Hands in which two seats or more were compared")
        paid = self.tr("The cards say another winner than the file paid")
        for at, (text, wanted, tip) in enumerate(
            (
                (self.tr("All rows"), EVERYTHING, ""),
                (self.tr("Showdowns"), Filter(showdowns_only=True), compared),
                (self.tr("Paid otherwise"), Filter(paid_another=True), paid),
                (
                    self.tr("Copies too"),
                    Filter(copies=True),
                    self.tr("A hand that is in several files each time, not only once"),
                ),
                (
                    self.tr("Errors"),
                    Filter(errors_only=True),
                    self.tr("What could not be read, and why"),
                ),
            )
        ):
            self.shown.addItem(text, wanted)
            self.shown.setItemData(at, tip, Qt.ItemDataRole.ToolTipRole)
        self.order.addItems(list(titles))

    def _lay_out(self) -> None:
        flow = Flow()
        self.setLayout(flow)
        for title, field in (
            (self.tr("&Find"), self.text),
            (self.tr("Sho&w"), self.shown),
            (self.tr("&Game"), self.games),
            (self.tr("W&inner"), self.winners),
            (self.tr("&Player"), self.players),
            (self.tr("So&rt by"), self.order),
        ):
            flow.addWidget(_labelled(title, field))
        name_labels(self)
        for button in (self.backwards, self.reset):
            flow.addWidget(button)
        self.backwards.setCheckable(True)
        self.backwards.setToolTip(self.tr("Turn the order round"))
        self.backwards.setAccessibleName(self.tr("Reverse the order"))
        self.reset.setAccessibleName(self.tr("Show all rows"))

    def _connect(self) -> None:
        self.text.textChanged.connect(lambda _: self.pause.start())
        self.text.returnPressed.connect(self._change)
        self.pause.timeout.connect(self._change)
        for box in self._boxes:
            box.activated.connect(lambda _: self._change())
        self.order.activated.connect(lambda _: self._ask_for_order())
        self.backwards.clicked.connect(self._ask_for_order)
        self.reset.clicked.connect(self.clear)

    def take_font(self) -> None:
        """Make the text field wide enough for its placeholder and the button that clears it."""
        metrics = self.text.fontMetrics()
        room = metrics.horizontalAdvance(self.text.placeholderText())
        self.text.setMinimumWidth(room + LEAST_TARGET)

    def _change(self) -> None:
        self.pause.stop()
        self.reset.setEnabled(self.filter != EVERYTHING)
        self.changed.emit()

    def _ask_for_order(self) -> None:
        backwards = self.backwards.isChecked()
        order = Qt.SortOrder.DescendingOrder if backwards else Qt.SortOrder.AscendingOrder
        self.order_chosen.emit(self.order.currentIndex(), order)


def _labelled(title: str, field: QWidget) -> QWidget:
    """Return a widget with a label and, to the right of the label, the field."""
    both = QWidget()
    both.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
    label = QLabel(title)
    label.setBuddy(field)
    field.setAccessibleName(title.replace("&", ""))
    if isinstance(field, QComboBox):
        field.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        field.setMinimumContentsLength(_LETTERS)
    lay_out(QHBoxLayout(both), label, field, grows=field, spacing=TIGHT)
    return both
