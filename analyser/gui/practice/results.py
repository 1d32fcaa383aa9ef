"""What came of the rounds: what was missed, and how each topic goes, day by day."""

from collections.abc import Sequence
from typing import Final

from PySide6 import QtWidgets
from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QPainter, QPixmap
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QTableWidget, QVBoxLayout, QWidget

from analyser.gui.look import translation
from analyser.gui.look.announce import in_one_breath
from analyser.gui.look.item_views import CellFocus, HeardList, show_rows
from analyser.gui.look.painting import painted
from analyser.gui.look.theme import theme_of
from analyser.gui.look.translation import card_names, in_speech, said_beside, translate, translated
from analyser.gui.look.widgets import PaneButton, Text, TextField, lay_out
from analyser.gui.practice.round_record import Marked, Round
from analyser.poker.names import card_sign
from analyser.poker.phrases import Phrase
from analyser.poker.practice.quiz import boards_of
from analyser.poker.practice.schedule import Result, tally

_said: Final = said_beside(__file__)
_DAYS: Final = 10
"""The most days in a chart; days without answers are left out."""
_TOPICS_SHOWN: Final = 3
_BAR: Final = 6
_HIGH: Final = 22


class _Topics(CellFocus, QTableWidget):
    """The table of answers by topic."""

    def _child_number(self, row: int) -> int:
        return 4 * (row + 1) + 1 + self.currentColumn()  # below the heads, beside a hidden one


class ResultsPage(QWidget):
    """What was missed in the last round, answers by topic, and fields to print or forget them."""

    hand_chosen = Signal(object)  # the user wants to see a missed hand again

    def __init__(self, print_button: QPushButton) -> None:
        super().__init__()
        self.sentence = Text(is_bold=True, shrinks=False, wraps=True)
        self.missed = HeardList()
        self.missed.setAccessibleName(translate("Practice", "What was missed"))
        self.missed.setWordWrap(True)
        self.missed.setTextElideMode(Qt.TextElideMode.ElideNone)  # Qt would cut the last line
        self.missed.setAlternatingRowColors(True)  # a gap can cost a row its last line
        for chosen in (self.missed.itemActivated, self.missed.itemClicked):
            chosen.connect(lambda item: self.hand_chosen.emit(self._marked[self.missed.row(item)]))
        self._marked: Sequence[Marked] = ()
        self.heading = Text(is_bold=True, wraps=True)
        self.topics = _Topics(0, 3)
        self.topics.setAccessibleName(translate("Practice", "Answers by topic"))
        show_rows(self.topics)
        heads = translate("Practice", "Topic"), translate("Practice", "Right")
        self.topics.setHorizontalHeaderLabels([*heads, translate("Practice", "By day")])
        self.topics.verticalHeader().setDefaultSectionSize(_HIGH + 8)
        self.topics.setIconSize(QSize(_DAYS * _BAR, _HIGH))
        head = self.topics.horizontalHeader()
        head.setSectionResizeMode(head.ResizeMode.ResizeToContents)
        head.setSectionResizeMode(0, head.ResizeMode.Stretch)
        self.name = TextField(
            placeholderText=translate("Practice", "Name"),
            accessibleName=translate("Practice", "Name on the page"),
        )
        self.forget = PaneButton()
        foot = lay_out(QHBoxLayout(), self.name, print_button)
        parts = self.sentence, self.missed, foot, self.heading, self.topics, self.forget
        lay_out(QVBoxLayout(self), *parts, grows=self.topics)
        self._of_round = self.sentence, self.missed, self.name, print_button
        self.show_round("", ())
        self.show_topics(())

    def show_round(self, sentence: str, missed: Sequence[Marked]) -> None:
        """Say how a round went, and list what was missed in it; "" while a round goes on."""
        self.sentence.show_text(sentence)
        self._marked = missed
        self.missed.clear()
        for one in missed:
            parts = [*one.question.seats, *[board for _, board in boards_of(one.question)]]
            cards = "  ".join([" ".join(map(card_sign, each)) for each in parts])
            text = _said("missed-hand", cards=cards, why=one.question.text, given=one.given)
            item = QtWidgets.QListWidgetItem(text)
            heard = in_speech(". ".join([say_solution(one), *map(card_names, parts)]))
            item.setData(Qt.ItemDataRole.AccessibleTextRole, in_one_breath(heard))
            self.missed.addItem(item)
        for part in self._of_round:
            part.setVisible(bool(sentence) and (part is not self.missed or bool(missed)))

    def show_topics(self, results: Sequence[Result], *, has_forgotten: bool = False) -> None:
        """Show how each topic goes, the worst first; ``has_forgotten``: offer to undo that."""
        topics = sorted(tally(results, "topic").items(), key=lambda one: one[1][0] / one[1][1])
        text = _said("only-answer" if len(results) == 1 else "all-answers", count=len(results))
        self.heading.show_text(text if results else "")
        for part in (self.heading, self.topics):
            part.setVisible(bool(results))
        self.forget.setVisible(bool(results) or has_forgotten)
        self.forget.setText(_said("bring-back" if has_forgotten else "forget"))
        self.topics.setRowCount(len(topics))
        self.topics.setColumnHidden(2, len({one.day for one in results}) < 2)  # no course yet
        for row, (topic, (right, every)) in enumerate(topics):
            score = _said("score", right=right, all=every)
            for column, shown in enumerate((translation.capital(translated(Phrase(topic))), score)):
                self.topics.setItem(row, column, QtWidgets.QTableWidgetItem(shown))
            days = tally([one for one in results if one.topic == topic], "day")
            shares = [right / every for right, every in days.values()][-_DAYS:]
            item = QtWidgets.QTableWidgetItem()
            item.setData(Qt.ItemDataRole.DecorationRole, self._chart(shares))
            said = ", ".join([translation.percent(round(100 * share)) for share in shares])
            item.setData(Qt.ItemDataRole.AccessibleTextRole, said)
            item.setToolTip(said)
            self.topics.setItem(row, 2, item)

    def _chart(self, shares: Sequence[float]) -> QPixmap:
        """Return a bar for each day, as high as its share of right answers; the line is 100 %."""
        theme = theme_of(self.palette())

        def paint(painter: QPainter) -> None:
            painter.fillRect(QRectF(0, 0, _DAYS * _BAR, 1), theme.panel_border)
            for at, share in enumerate(shares):
                high = max((_HIGH - 1) * share, 2)
                colour = QColor(theme.win if share >= 0.5 else theme.refused)
                painter.fillRect(QRectF(at * _BAR, _HIGH - high, _BAR - 2, high), colour)

        return painted(QSize(_DAYS * _BAR, _HIGH), self.devicePixelRatioF(), paint)


def say_round(round_: Round) -> str:
    """Return a sentence on how a round or an exam went."""
    counts = {"right": round_.right, "all": len(round_.marked), "streak": round_.longest_streak}
    seconds = round(sum(one.result.seconds for one in round_.marked))
    return _said("exam" if round_.is_exam else "round", **counts, seconds=seconds)


def say_solution(marked: Marked) -> str:
    """Return what is printed of an answer: right or wrong, what was said if wrong, and why."""
    which = "right" if marked.result.right else "wrong"
    return _said(which, answer=marked.given, why=marked.question.text)


def say_missed(results: Sequence[Result]) -> str:
    """Return a sentence on the topics that are missed most; "" if every answer was right."""
    topics = tally(results, "topic").items()
    missed = [(right / every, topic, right, every) for topic, (right, every) in topics]
    each = [
        _said("topic-score", topic=Phrase(topic), right=right, all=every)
        for _, topic, right, every in sorted(missed)[:_TOPICS_SHOWN]
        if right < every
    ]
    return _said("comes-back", topics=", ".join(each)) if each else ""
