"""What a question needs on the felt beside its answers: cards to choose, marks of the round."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QObject, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QMoveEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QAbstractButton, QHBoxLayout, QVBoxLayout, QWidget

from analyser.gui.felt.area import TableArea
from analyser.gui.look.card_faces import corner_of
from analyser.gui.look.painting import paint_rounded
from analyser.gui.look.theme import SMALL, scaled, theme_of
from analyser.gui.look.translation import capital, card_names, labelled, translate, translated
from analyser.gui.look.widgets import Text, lay_out
from analyser.gui.practice.answer_button import AnswerButton
from analyser.gui.practice.answers import AnswerBar
from analyser.poker.cards import Card
from analyser.poker.names import seat_name
from analyser.poker.practice.hand import fives_that_play
from analyser.poker.practice.question_words import ask, boards_of
from analyser.poker.practice.quiz import ROUND, Question

_MARK: Final = 18
_GAP: Final = 4


class Marks(QWidget):
    """A box for each question: right, wrong, taken in an exam, asked now, or to come."""

    def __init__(self) -> None:
        super().__init__()
        self._marks: Sequence[bool | None] = ()
        self._count = 0
        self.setFixedHeight(_MARK + 2)

    def show_marks(self, marks: Sequence[bool | None], count: int) -> None:
        """Show whether each answer so far was right; None while that is not told yet."""
        self._marks = marks
        self._count = count
        self.setAccessibleName(
            translate("Practice", "{done} of {all} answered").format(done=len(marks), all=count)
        )
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(ROUND * (_MARK + _GAP), self.height())

    def paintEvent(self, event: QPaintEvent) -> None:
        painter, theme = QPainter(self), theme_of(self.palette())
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setFont(scaled(self.font(), 0.8, bold=True))
        step = min(_MARK + _GAP, (self.width() - 2) / ROUND)
        for at in range(self._count):
            box = QRectF(1 + at * step, 1, step - _GAP, _MARK)
            if at >= len(self._marks):
                edge = QPen(theme.active, 2) if at == len(self._marks) else QPen(theme.slot, 1)
                paint_rounded(painter, box, 4, edge=edge)
                continue
            mark = self._marks[at]
            filled = mark is not False
            ground = theme.on_felt if filled else None
            paint_rounded(painter, box, 4, ground, QPen(theme.on_felt, 1))
            painter.setPen(theme.felt_edge if filled else theme.on_felt)
            sign = {True: "✓", False: "✗", None: "•"}[mark]
            painter.drawText(box, Qt.AlignmentFlag.AlignCenter, sign)


class RoundStrip(QWidget):
    """Lies on the tray: how the round goes, the answers that the bar has no room for, and Next."""

    def __init__(self, answers: AnswerBar) -> None:
        super().__init__()
        self.setAccessibleName(translate("Practice", "The round"))
        self.title = Text(is_bold=True, shrinks=False, ink="on_felt")
        self.score = Text(ink="muted_on_felt")
        self.marks = Marks()
        self.note = Text(ink="muted_on_felt", wraps=True)
        self.note.hide()
        self.next = AnswerButton(translate("Practice", "Next question"), "Return")
        self.skip = AnswerButton(translate("Practice", "I pass"), "")
        self.place = QVBoxLayout()
        head = lay_out(QHBoxLayout(), self.title, self.score, None, spacing=2 * SMALL)
        left = lay_out(QVBoxLayout(), head, self.marks)
        top = lay_out(QHBoxLayout(), left, answers.done, self.skip, self.next, grows=left)
        lay_out(QVBoxLayout(self), top, self.place, self.note, None)

    @property
    def stops(self) -> tuple[QWidget, ...]:
        return self.skip, self.next

    def moveEvent(self, event: QMoveEvent) -> None:
        """Let the buttons be as high as suits the window, whose height moves this strip."""
        super().moveEvent(event)
        for button in self.findChildren(AnswerButton):
            button.updateGeometry()


class CardChoice(QObject):
    """Buttons over the cards on the felt; ``chosen``: the set of the five that were chosen."""

    chosen = Signal(object)

    def __init__(self, area: TableArea) -> None:
        super().__init__(area)
        self._area = area
        self.buttons: list[_CardButton] = []
        area.placed.connect(self._arrange)

    def clear(self) -> None:
        for button in self.buttons:
            button.clearFocus()  # else the focus would move on, and a screen reader say each stop
            button.hide()
            button.deleteLater()
        self.buttons = []

    def let_choose(self, question: Question) -> None:
        """Lay an invisible button over each card, so that the user can click the five that play."""
        (hole,) = question.seats
        for title, card in [
            *[(seat_name(0), card) for card in hole],
            *[(title, card) for title, board in boards_of(question) for card in board],
        ]:
            button = _CardButton(card, translated(title), self._area)
            button.toggled.connect(self._count)
            button.show()
            self.buttons.append(button)
        self._arrange()

    def _count(self) -> None:
        chosen = [button.card for button in self.buttons if button.isChecked()]
        if len(chosen) == 5:
            self.chosen.emit(frozenset(chosen))

    def _arrange(self) -> None:
        for button in self.buttons:
            slot = self._area.slot_of(button.card)
            if slot is not None:
                corner = slot.mapTo(self._area, slot.place.topLeft())
                button.setGeometry(QRect(corner, slot.place.size()))


class _CardButton(QAbstractButton):
    """An invisible button over a drawn card; it paints a ring around a chosen card."""

    def __init__(self, card: Card, place: str, parent: QWidget) -> None:
        super().__init__(parent)
        self.card = card
        self.setCheckable(True)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setAccessibleName(labelled(place, card_names([card])))

    def paintEvent(self, event: QPaintEvent) -> None:
        theme, painter = theme_of(self.palette()), QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        area, corner = QRectF(self.rect()), corner_of(self.width())
        if self.isChecked():
            ring = QPen(theme.felt_win, 6)
            paint_rounded(painter, area.adjusted(3, 3, -3, -3), corner, edge=ring)
        if self.hasFocus() or self.underMouse():
            ring = QPen(theme.active, 3)
            paint_rounded(painter, area.adjusted(2, 2, -2, -2), corner, edge=ring)


def say_question(question: Question) -> str:
    """Return a question in words: the cards of each seat, the board, and what is asked."""
    parts = [(seat_name(seat), cards) for seat, cards in enumerate(question.seats)]
    parts += boards_of(question)
    said = [labelled(translated(place), card_names(cards)) for place, cards in parts]
    return ". ".join([*said, capital(translated(ask(question)))])


def say_how(question: Question) -> str:
    """Return how a question is answered, in a sentence; "" if there is nothing to say."""
    if question.kind == "hand" and fives_that_play(question):
        return translate("Practice", "Choose its name, or the five cards that play")
    return {
        "winner": translate(
            "Practice", "Press the letter of a seat, T if the pot is split, or click"
        ),
        "equity": translate(
            "Practice", "Move the edge with Left and Right or by dragging, then press Enter"
        ),
        "nuts": translate("Practice", "Choose two of the cards below"),
    }.get(question.kind, "")
