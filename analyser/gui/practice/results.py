"""The page of results: a sentence on the round, all answers by topic, and a chart by day."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import (
    QHBoxLayout,
    QHeaderView,
    QPushButton,
    QTableWidget,
    QTableWidgetItem,
    QVBoxLayout,
    QWidget,
)

from analyser.gui.look.item_views import show_rows
from analyser.gui.look.theme import SMALL, theme_of
from analyser.gui.look.translation import capital, number, percent, translate
from analyser.gui.look.widgets import Text, TextField, lay_out
from analyser.poker.practice.score import Result, tally

_DAYS: Final = 30
"""The most days in the chart; days without answers are left out."""
_HIGH: Final = 150


def share(right: int, every: int) -> str:
    """Return the percentage of right answers as text; "" without answers."""
    return percent(round(100 * right / every)) if every else ""


class ResultsPage(QWidget):
    """Shows how many answers were right, in the last round and since the user's first answer.

    Below are the fields to print the round's answers, and to forget all answers.
    """

    def __init__(self, print_button: QPushButton) -> None:
        super().__init__()
        self.sentence = Text(is_bold=True, shrinks=False, wraps=True)
        self.chart = _Chart()
        self.topics = QTableWidget(0, 3)
        self.topics.setAccessibleName(translate("Practice", "Answers by topic"))
        show_rows(self.topics)
        heads = translate("Practice", "Topic"), translate("Practice", "Right")
        self.topics.setHorizontalHeaderLabels([*heads, translate("Practice", "Share")])
        head = self.topics.horizontalHeader()
        head.setSectionResizeMode(0, QHeaderView.ResizeMode.Stretch)
        self.name = TextField(
            placeholderText=translate("Practice", "Name"),
            accessibleName=translate("Practice", "Name on the page"),
        )
        self.forget = QPushButton(translate("Practice", "&Forget all…"))
        foot = lay_out(QHBoxLayout(), self.name, print_button, None, self.forget)
        lay_out(QVBoxLayout(self), self.sentence, self.chart, self.topics, foot, grows=self.topics)

    def show_results(self, sentence: str, results: Sequence[Result]) -> None:
        """Show a sentence on a round, and below it the results of all answers."""
        self.sentence.show_text(sentence)
        self.chart.show_days(tally(results, "day"))
        topics = sorted(tally(results, "topic").items(), key=lambda one: one[1][0] / one[1][1])
        self.topics.setRowCount(len(topics))
        for row, (topic, (right, every)) in enumerate(topics):
            of = translate("Practice", "{right} of {every}")
            texts = capital(topic), of.format(right=number(right), every=number(every))
            for column, text in enumerate((*texts, share(right, every))):
                self.topics.setItem(row, column, QTableWidgetItem(text))


class _Chart(QWidget):
    """A chart with a bar for each day, as high as the share of right answers."""

    def __init__(self) -> None:
        super().__init__()
        self._days: list[tuple[str, tuple[int, int]]] = []
        self.setMinimumHeight(_HIGH)

    def sizeHint(self) -> QSize:
        """Return the width to use if the layout is free to choose, and the minimum height."""
        return QSize(400, _HIGH)

    def show_days(self, days: Mapping[str, tuple[int, int]]) -> None:
        """Show the last ``_DAYS`` of these days, and describe them for screen readers.

        ``days``: by date, the oldest first, the number of right answers and of all answers.
        """
        self._days = list(days.items())[-_DAYS:]
        each = ", ".join(f"{day} {share(*counts)}" for day, counts in self._days)
        name = translate("Practice", "Right answers by day: {days}").format(days=each)
        self.setAccessibleName(name if each else translate("Practice", "No answers yet"))
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the bars, lines at 50% and 100%, and the dates of the first and the last day."""
        theme, painter = theme_of(self.palette()), QPainter(self)
        line = self.fontMetrics().lineSpacing()
        left = self.fontMetrics().horizontalAdvance(percent(100)) + SMALL
        area = QRectF(self.rect()).adjusted(left, line, -SMALL, -line - SMALL)
        for part in (0, 50, 100):
            high = area.bottom() - area.height() * part / 100
            painter.setPen(QPen(theme.panel_border, 1))
            painter.drawLine(round(area.left()), round(high), round(area.right()), round(high))
            painter.setPen(theme.muted)
            room = QRectF(0, high - line / 2, left - SMALL, line)
            painter.drawText(room, int(Qt.AlignmentFlag.AlignRight), percent(part))
        if not self._days:
            painter.drawText(area, int(Qt.AlignmentFlag.AlignCenter), self.accessibleName())
            return
        step = min(area.width() / len(self._days), 60.0)
        for at, (_, (right, every)) in enumerate(self._days):
            high = area.height() * right / every
            bar = QRectF(area.left() + at * step + 2, area.bottom() - high, step - 4, high)
            painter.fillRect(bar, theme.win)
        foot = QRectF(area.left(), area.bottom() + SMALL / 2, area.width(), line)
        text = " … ".join(dict.fromkeys([self._days[0][0], self._days[-1][0]]))
        painter.drawText(foot, int(Qt.AlignmentFlag.AlignLeft), text)
