"""What a question needs on the felt: large buttons, cards to choose, marks of the round."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QFontMetrics, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from analyser.gui.look.felt_button import FeltButton
from analyser.gui.look.painting import paint_rounded
from analyser.gui.look.theme import (
    CAPTION,
    LEAST_TARGET,
    MEDIUM,
    ON_SEAT,
    SMALL,
    mixed,
    scaled,
    theme_of,
)
from analyser.gui.look.translation import capital, card_names, labelled, translate, translated
from analyser.gui.look.widgets import Text, lay_out
from analyser.gui.look.windows import add_action, letters_factor
from analyser.poker.names import seat_name
from analyser.poker.phrases import sentences_beside
from analyser.poker.practice.questions import fives_that_play
from analyser.poker.practice.quiz import ROUND, Question, ask, boards_of

_say: Final = sentences_beside(__file__)
_MARK: Final = 18
_GAP: Final = 4
_LETTERS: Final = 1.2
"""The size of a button's letters, as a multiple of ordinary text, unless that is large already."""
_LOW: Final = 640
"""In a window less high than this, the buttons are smaller."""
_SIGNS: Final = {True: "✓ {answer}", False: "✗ {answer}"}


class AnswerButton(FeltButton):
    """A large button on the felt that shows its key; all buttons of a row are equally wide."""

    def __init__(self, text: str, key: str, row: list[AnswerButton] | None = None) -> None:
        """``key``: its shortcut, or ""; ``row``: the buttons in its row, to which it is added."""
        super().__init__(text)
        self._answer = text
        self._key = key.replace("Return", "↵")
        self._row = [] if row is None else row
        self._row.append(self)
        self.stands_out = False
        """Whether it is the right answer, or to be completed by those that are checked."""
        self.segment: QColor | None = None
        """The colour of the seat that the answer is about, as in the bar of shares."""
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setMinimumWidth(LEAST_TARGET)
        # A button's own shortcut would click it a tenth of a second later. Enter is for the button
        # in focus only, because a field of the window may have the focus.
        self.action = add_action(self, text, shortcut="" if key == "Return" else key)
        self.action.triggered.connect(self.click)

    def sizeHint(self) -> QSize:
        wide = max([each.own_width() for each in self._row])
        around = SMALL if self._is_window_low else MEDIUM
        return QSize(wide, self.fontMetrics().height() + 2 * around)

    @property
    def _answer_font(self) -> QFont:
        larger = 1.0 if self._is_window_low else max(_LETTERS / letters_factor(self), 1.0)
        return scaled(self.font(), larger, bold=True)

    @property
    def _is_window_low(self) -> bool:
        return self.window().height() < _LOW

    def own_width(self) -> int:
        """Return the width that this button's text and the mark of a right answer need."""
        text = _SIGNS[True].format(answer=self._answer or self.text())
        return QFontMetrics(self._answer_font).horizontalAdvance(text) + 3 * MEDIUM

    def mark(self, is_right: bool) -> None:
        """Mark the button as the right answer or, if not ``is_right``, as the wrong answer."""
        self.setText(_SIGNS[is_right].format(answer=self._answer))
        self.stands_out = is_right
        self.setEnabled(True)  # a disabled button's mark is hard to read
        self.action.setEnabled(False)  # the key of a disabled button does nothing
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        theme, painter = theme_of(self.palette()), QPainter(self)
        lit = 0.28 if self.isDown() else 0.2 if self.underMouse() else 0.1
        ground, ink = mixed(theme.felt, theme.on_felt, lit), theme.on_felt
        if self.segment is not None and not theme.contrast:
            ground, ink = mixed(self.segment, theme.on_mark, lit - 0.1), QColor(ON_SEAT)
        if self.isChecked() or self.stands_out:
            ground, ink = theme.felt_win, theme.on_mark
        area = self.rect()
        painter.setOpacity(1 if self.isEnabled() else 0.45)
        paint_rounded(painter, area, 10, ground, QPen(theme.on_felt, 1.5), inset=2)
        if self.hasFocus():  # inside: on the outline, which is as bright, it would not be seen
            paint_rounded(painter, area, 8, edge=QPen(ink, 3), inset=5)
        painter.setPen(ink)
        painter.setFont(self._answer_font)
        flags = Qt.AlignmentFlag.AlignCenter | Qt.TextFlag.TextShowMnemonic
        beside = SMALL if self._key else 0  # its key, in the corner
        painter.drawText(self.rect().adjusted(0, 0, -beside, 0), flags, self.text())
        painter.setFont(scaled(self.font(), CAPTION))
        corner = self.rect().adjusted(0, 0, -MEDIUM, -SMALL)
        side = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignBottom
        painter.drawText(corner, side, self._key)


class Marks(QWidget):
    """A box for each question: right, wrong, taken in an exam, asked now, or to come."""

    def __init__(self) -> None:
        super().__init__()
        self._marks: Sequence[bool | None] = ()
        self.asked: int | None = None
        """The number of the question that waits for its answer, from 0; None if none does."""
        self.setFixedHeight(_MARK + 2)

    def show_marks(self, marks: Sequence[bool | None], is_asking: bool) -> None:
        """Show which answers were right (None: not told yet); ``is_asking``: one is awaited."""
        self._marks, self.asked = marks, len(marks) if is_asking else None
        said = translate("Practice", "{done} of {all} answered", done=len(marks), all=ROUND)
        self.setAccessibleName(said)
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(ROUND * (_MARK + _GAP), self.height())

    def paintEvent(self, event: QPaintEvent) -> None:
        painter, theme = QPainter(self), theme_of(self.palette())
        painter.setFont(scaled(self.font(), 0.8, bold=True))
        step = min(_MARK + _GAP, (self.width() - 2) / ROUND)
        for at in range(ROUND):
            box = QRectF(1 + at * step, 1, step - _GAP, _MARK)
            if at >= len(self._marks):
                edge = QPen(theme.active, 2) if at == self.asked else QPen(theme.slot, 1)
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

    def __init__(self) -> None:
        super().__init__()
        self.setAccessibleName(translate("Practice", "The round"))
        self.title = Text(is_bold=True, shrinks=False, ink="on_felt")
        self.score = Text(ink="muted_on_felt")
        self.marks = Marks()
        self.note = Text(ink="muted_on_felt", wraps=True)
        self.note.hide()
        self.done = AnswerButton("", "Return")
        """Completes an answer: "They share it" after a split pot, "Answer" below a share."""
        self.done.hide()
        self.next = AnswerButton(translate("Practice", "Next question"), "Return")
        self.skip = AnswerButton(translate("Practice", "I pass"), "")
        self.place = QVBoxLayout()
        head = lay_out(QHBoxLayout(), self.title, self.score, None, spacing=2 * SMALL)
        left = lay_out(QVBoxLayout(), head, self.marks)
        top = lay_out(QHBoxLayout(), left, *self.tab_stops, grows=left)
        lay_out(QVBoxLayout(self), top, self.place, self.note, None)

    @property
    def tab_stops(self) -> tuple[QWidget, ...]:
        return self.done, self.skip, self.next

    def show_note(self, text: str) -> None:
        self.note.show_text(text)
        self.note.setVisible(bool(text))

    def follow_window(self) -> None:
        """Let the buttons be as high as suits the window."""
        for button in self.findChildren(AnswerButton):
            button.updateGeometry()


def say_question(question: Question) -> tuple[str, str]:
    """Return a question in words: the cards of each seat; the board, and what is asked."""
    seats = [(seat_name(seat), cards) for seat, cards in enumerate(question.seats)]
    held, boards = [
        [labelled(translated(place), card_names(cards)) for place, cards in parts]
        for parts in (seats, boards_of(question))
    ]
    return ". ".join(held), ". ".join([*boards, capital(translated(ask(question)))])


def say_how_to_answer(question: Question) -> str:
    """Return how a question is answered, in a sentence; "" if there is nothing to say."""
    goes_without = question.kind == "hand" and not fives_that_play(question)
    return "" if goes_without else translated(_say(question.kind))
