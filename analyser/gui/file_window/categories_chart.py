"""A chart of how often each category wins; the user can click its bars."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from enum import IntEnum
from typing import Any

from PySide6.QtCore import (
    QAbstractListModel,
    QEvent,
    QItemSelectionModel,
    QRectF,
    QSignalBlocker,
    QSize,
    Qt,
    Signal,
)
from PySide6.QtGui import QKeyEvent, QPainter, QPalette
from PySide6.QtWidgets import QAbstractItemView, QListView, QStyle, QStyleOptionViewItem

from analyser.gui.look.item_views import Index, PaintedCells
from analyser.gui.look.painting import paint_rounded
from analyser.gui.look.theme import LEAST_TARGET, SMALL, TIGHT, theme_of
from analyser.gui.look.translation import number, translate
from analyser.gui.look.widgets import Restyled, give_ground

_LEAST_BARS = 3
_BAR = 6
"""The height of a bar, in device-independent pixels."""


@dataclass(frozen=True, slots=True)
class Bar:
    """A bar of the chart: a category's number and name, and how many hands won with it."""

    category: int
    name: str
    count: int


class Role(IntEnum):
    """The roles of a bar's data, in addition to Qt's own roles."""

    BAR = Qt.ItemDataRole.UserRole
    """The bar itself, a ``Bar``."""
    SHARE_OF_LONGEST = Qt.ItemDataRole.UserRole + 1
    """The bar's length as a part of the longest bar's, 0 to 1."""
    SHARE = Qt.ItemDataRole.UserRole + 2
    """The category's part of all hands, as text: "41.2%"."""


class ChartModel(QAbstractListModel):
    """The bars of the chart as a Qt model, the best category first."""

    def __init__(self) -> None:
        super().__init__()
        self.bars: tuple[Bar, ...] = ()

    def show(self, bars: Sequence[Bar]) -> None:
        """Show these bars; the selection stays if only the counts have changed."""
        bars = tuple(bars)
        if [bar.category for bar in bars] != [bar.category for bar in self.bars]:
            self.beginResetModel()
            self.bars = bars
            self.endResetModel()
        elif bars != self.bars:
            self.bars = bars
            self.dataChanged.emit(self.index(0), self.index(len(bars) - 1))

    def rowCount(self, parent: Index | None = None) -> int:
        """Return the number of bars."""
        return 0 if parent is not None and parent.isValid() else len(self.bars)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        """Return a bar's data for a role; None for a role that bars do not use."""
        if not index.isValid():
            return None
        bar = self.bars[index.row()]
        match role:
            case Qt.ItemDataRole.DisplayRole:
                return bar.name
            case Qt.ItemDataRole.AccessibleTextRole | Qt.ItemDataRole.ToolTipRole:
                text = translate("ChartModel", "{category}: {count} hands, {share}")
                return text.format(
                    category=bar.name, count=number(bar.count), share=self._share(bar)
                )
            case Role.BAR:
                return bar
            case Role.SHARE_OF_LONGEST:
                return bar.count / max(each.count for each in self.bars)
            case Role.SHARE:
                return self._share(bar)
        return None

    def _share(self, bar: Bar) -> str:
        every = sum(each.count for each in self.bars)
        return translate("ChartModel", "{share}%").format(
            share=number((1000 * bar.count + every // 2) // every, decimals=1)
        )


class _BarDelegate(PaintedCells):
    """Paints a category's name, its count with the percentage, and below them its bar."""

    def __init__(self, view: CategoriesChart) -> None:
        super().__init__(view)
        self._view = view

    def paint_content(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        """Paint the name, the count and the bar of a category."""
        selected = bool(option.state & QStyle.StateFlag.State_Selected)
        palette = self._view.palette()
        theme = theme_of(palette)
        role = QPalette.ColorRole.HighlightedText if selected else QPalette.ColorRole.Text
        painter.setFont(self._view.font())
        painter.setPen(palette.color(role))
        place = option.rect.adjusted(SMALL, TIGHT, -SMALL, -TIGHT)
        line = place.adjusted(0, 0, 0, -_BAR)
        flags = Qt.AlignmentFlag.AlignVCenter
        bar: Bar = index.data(Role.BAR)
        count = f"{number(bar.count)}  {index.data(Role.SHARE)}"
        painter.drawText(line, flags | Qt.AlignmentFlag.AlignRight, count)
        left = line.width() - painter.fontMetrics().horizontalAdvance(count) - SMALL
        name = painter.fontMetrics().elidedText(bar.name, Qt.TextElideMode.ElideRight, left)
        painter.drawText(line, flags | Qt.AlignmentFlag.AlignLeft, name)
        whole = QRectF(place.left(), place.bottom() + 1 - _BAR, place.width(), _BAR)
        if not selected and not theme.contrast:
            paint_rounded(painter, whole, _BAR / 2, theme.panel_border)
        whole.setWidth(max(_BAR, whole.width() * index.data(Role.SHARE_OF_LONGEST)))
        paint_rounded(painter, whole, _BAR / 2, palette.color(role) if selected else theme.win)

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        """Return the size that a category's text and its bar need."""
        metrics = self._view.fontMetrics()
        bar: Bar = index.data(Role.BAR)
        text = f"{bar.name}  {number(bar.count)}  {index.data(Role.SHARE)}"
        height = max(LEAST_TARGET, metrics.height() + _BAR + 2 * TIGHT)
        return QSize(metrics.horizontalAdvance(text) + 3 * SMALL, height)


class CategoriesChart(Restyled, QListView):
    """The chart; a click or the space bar selects a bar, or deselects the selected one.

    Signals:
        chosen_changed: the user has selected another category, or none.
    """

    chosen_changed = Signal()

    def __init__(self) -> None:
        super().__init__()
        give_ground(self)
        self.chart = ChartModel()
        self.setModel(self.chart)
        self.setItemDelegate(_BarDelegate(self))
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setUniformItemSizes(True)
        self.setAccessibleName(self.tr("What the winning hands are"))
        self.setAccessibleDescription(self.tr("Choose one to see those hands only"))
        self.selectionModel().selectionChanged.connect(self.chosen_changed)

    @property
    def chosen(self) -> int | None:
        """The number of the selected category; None if no category is selected."""
        chosen = self.selectedIndexes()
        return self.chart.bars[chosen[0].row()].category if chosen else None

    def show_bars(self, bars: Sequence[Bar]) -> None:
        """Show how often each category wins."""
        chosen = self.chosen
        self.chart.show(bars)
        self.choose(chosen)
        self._keep_room()

    def choose(self, category: int | None) -> None:
        """Select a category, or none, without the signal ``chosen_changed``."""
        rows = [row for row, bar in enumerate(self.chart.bars) if bar.category == category]
        with QSignalBlocker(self):
            if not rows:
                self.clearSelection()
            elif category != self.chosen:
                flag = QItemSelectionModel.SelectionFlag.ClearAndSelect
                self.selectionModel().select(self.chart.index(rows[0]), flag)

    def selectionCommand(
        self, index: Index, event: QEvent | None = None
    ) -> QItemSelectionModel.SelectionFlag:
        """Return what an event does: a click or the space bar selects a bar, or deselects it.

        The arrow keys only move the focus.
        """
        flags = QItemSelectionModel.SelectionFlag
        pressed = event is not None and event.type() == QEvent.Type.MouseButtonPress
        spaced = isinstance(event, QKeyEvent) and event.key() == Qt.Key.Key_Space
        if not (pressed or spaced) or not index.isValid():
            return flags.NoUpdate
        if self.selectionModel().isSelected(index):
            return flags.Deselect
        return flags.ClearAndSelect

    def _keep_room(self) -> None:
        """Set a minimum size that has room for every name, a scroll bar and a few bars."""
        if not self.chart.bars:
            return
        width = self.sizeHintForColumn(0) + 2 * self.frameWidth()
        self.setMinimumHeight(_LEAST_BARS * self.sizeHintForRow(0) + 2 * self.frameWidth())
        self.setMinimumWidth(width + self.verticalScrollBar().sizeHint().width())

    def take_font(self) -> None:
        """Adapt the minimum size of the chart to a new font."""
        self.scheduleDelayedItemsLayout()
        self._keep_room()

    def sizeHint(self) -> QSize:
        """Return Qt's usual height and the minimum width, because a wider chart shows no more."""
        return QSize(self.minimumWidth(), super().sizeHint().height())
