"""The ways to answer a question: buttons with keys, two cards of the deck, or a slider."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt, QTimer, Signal
from PySide6.QtGui import QColor, QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QSizePolicy, QSlider, QVBoxLayout, QWidget

from analyser.gui.felt.slots import CardSlot
from analyser.gui.felt.tray.deck_view import DeckView
from analyser.gui.look import translation
from analyser.gui.look.painting import paint_parts, paint_rounded
from analyser.gui.look.theme import LARGE, ON_SEAT, SMALL, scaled, seat_colour, theme_of
from analyser.gui.look.translation import capital, labelled, percent, translate, translated
from analyser.gui.look.widgets import Panel, Placed, Text, lay_out
from analyser.gui.practice.felt import AnswerButton
from analyser.poker.cards import Card
from analyser.poker.games.registry import find_game
from analyser.poker.names import card_sign, seat_letter
from analyser.poker.practice.questions import fives_that_play
from analyser.poker.practice.quiz import AnswerChoices, Question, answer_choices

_DECK: Final = 160
"""The height of the deck to choose from."""


class AnswerInput(Panel):
    """A widget for the answer to one question."""

    # The user has answered. The arguments are whether the answer is right, the answer in words, and
    # by how much a guessed share is off, in words ("" for other answers).
    answered = Signal(bool, str, str)
    # The answer is not complete yet. The text asks which seats split the pot; it is "" if the other
    # half of the pot has to be answered.
    asks = Signal(str)
    # The first of two cards was chosen, or none is any more; the cards are to be shown.
    placed = Signal(object)

    first: QWidget
    """The part that gets the focus first."""
    in_bar = False
    """Whether the answers have room in the bar of shares: the seats, or a share of the pot."""

    def __init__(self, question: Question, done: AnswerButton) -> None:
        """``done``: the button that completes an answer, while it is shown."""
        super().__init__()
        self.question, self._done = question, done

        self.slots: list[CardSlot] = []
        """Where the cards lie of which the user can choose the five that play."""

    def let_choose_on_felt(self, slots: Iterable[CardSlot]) -> None:
        """Let the five that play be chosen among the cards that lie on the felt, too."""
        self.slots = [*slots]
        for slot in self.slots:
            slot.setCheckable(True)
            slot.clicked.connect(self._take_five)  # not toggled: a click may also take a card

    def end_choice_on_felt(self) -> None:
        """Undo ``let_choose_on_felt``: the cards on the felt can no longer be chosen."""
        for slot in self.slots:
            slot.clicked.disconnect(self._take_five)
            slot.setCheckable(False)
        self.slots = []

    @property
    def tab_stops(self) -> list[QWidget]:
        found = self.findChildren(QWidget)
        return [each for each in found if each.focusPolicy() & Qt.FocusPolicy.TabFocus]

    def _take_five(self) -> None:
        """Take the checked cards, once they are five, as the answer to what a hand is."""
        cards = {slot.card for slot in self.slots if slot.isChecked() and slot.card is not None}
        if len(cards) == 5:
            self.show_right()
            given = " ".join([card_sign(card) for card in sorted(cards, reverse=True)])
            self.answered.emit(cards in fives_that_play(self.question), given, "")

    def give_up(self) -> None:
        """Answer that it is not known; show the right answer."""
        self.show_right()
        self._done.hide()
        self.answered.emit(False, translate("Practice", "nothing"), "")

    def complete(self) -> None:  # for subclasses
        """Take what is set or checked as the answer, because ``done`` was pressed."""

    def show_right(self) -> None:
        """Show the right answer. No button has the focus then: each would be said as it moves."""
        if (focused := self.focusWidget()) is not None:
            focused.clearFocus()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Press ``done``, while it is shown, with Enter."""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and not self._done.isHidden():
            self._done.click()
        else:
            super().keyPressEvent(event)


class _ButtonRow(Placed, QWidget):
    """Equally wide buttons, on as many lines as they need."""

    def __init__(self, buttons: Sequence[QWidget], side: Qt.AlignmentFlag) -> None:
        super().__init__()
        self._buttons = buttons
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._grid.setSpacing(SMALL)
        self._grid.setAlignment(side)
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Minimum)
        self.place_parts()

    def place_parts(self) -> None:
        """Lay the buttons out in as many columns as there is room for, at first in one line."""
        wide = self._buttons[0].sizeHint().width() + SMALL
        across = max(1, (self.width() + SMALL) // wide)
        for at, button in enumerate(self._buttons):
            self._grid.addWidget(button, at // across, at % across)
        QTimer.singleShot(0, self, self.updateGeometry)  # the felt gives it the height of its lines


class _ButtonsInput(AnswerInput):
    """Buttons to choose an answer: one row or, in high-low games, a row for each half of the pot.

    If three or more seats could split the pot, the answer "split" leads to a second question, in
    which the user chooses the seats.
    """

    def __init__(
        self, question: Question, rows: Sequence[AnswerChoices], done: AnswerButton
    ) -> None:
        super().__init__(question, done)
        self._rows = rows
        self.in_bar = question.kind == "winner" and len(rows) == 1
        done.setText(translate("Practice", "They share it"))
        self._given: list[tuple[int, tuple[int, ...]]] = []
        """What was chosen in each row so far, and the seats that split its pot."""
        self.buttons: list[list[AnswerButton]] = []
        lines = QGridLayout(self)
        lines.setColumnStretch(1, 1)
        lines.setContentsMargins(0, 0, 0, 0)
        lines.setSpacing(SMALL)
        equally_wide: list[AnswerButton] = []
        for line, row in enumerate(rows):
            buttons = [self._make_button(at, row, equally_wide) for at in range(len(row.names))]
            self.buttons.append(buttons)
            if self.in_bar:
                for button in buttons:
                    grows = QSizePolicy.Policy.Expanding
                    button.setSizePolicy(grows, grows)
                lines.addLayout(lay_out(QHBoxLayout(), *buttons, spacing=SMALL), line, 1)
                continue
            side = Qt.AlignmentFlag.AlignHCenter
            if row.title:
                side = Qt.AlignmentFlag.AlignLeft
                text = capital(translated(row.title))
                title = Text(is_bold=True, shrinks=False, ink="on_felt", text=text)
                lines.addWidget(title, line, 0)
            lines.addWidget(_ButtonRow(buttons, side), line, 1)
        self.first = self.buttons[0][0]
        self._enable_row()

    def _make_button(
        self, at: int, row: AnswerChoices, equally_wide: list[AnswerButton]
    ) -> AnswerButton:
        text = capital(translated(row.names[at]))
        button = AnswerButton(text, _key_of_answer(self.question, at), equally_wide)
        spoken = labelled(capital(translated(row.title)), text) if row.title else text
        button.setAccessibleName(translation.in_speech(spoken))
        if self.question.kind == "winner":
            seats = len(self.question.seats)
            button.segment = seat_colour(at) if at < seats else QColor("#ffffff")
        button.clicked.connect(lambda: self._choose(at))
        return button

    @property
    def is_done(self) -> bool:
        return len(self._given) == len(self._rows)

    def _enable_row(self) -> None:
        """Enable only the row to be answered now, because all rows have the same keys."""
        for at, buttons in enumerate(self.buttons):
            for button in buttons:
                button.setEnabled(at == len(self._given))

    def _choose(self, at: int) -> None:
        """Take the present row's button ``at``: its answer, "split", or a seat that splits."""
        if self.is_done:
            return
        row, buttons = self._rows[len(self._given)], self.buttons[len(self._given)]
        if not self._done.isHidden():  # the user is choosing the seats that split the pot
            self._done.setEnabled(len(self._checked_seats(buttons)) > 1)
        elif at == row.split:
            for button in buttons[:at]:
                button.setCheckable(True)
            for button in buttons[at:]:
                button.setEnabled(False)
            buttons[at].stands_out = True
            self._done.setEnabled(False)
            self._done.show()
            buttons[0].setFocus()
            self.asks.emit(translate("Practice", "Which seats split the pot?"))
        else:
            self._store_answer(at, ())

    @staticmethod
    def _checked_seats(buttons: Sequence[AnswerButton]) -> tuple[int, ...]:
        return tuple([at for at, button in enumerate(buttons) if button.isChecked()])

    def complete(self) -> None:
        """Complete the answer "split pot": the checked seats are those that split the pot."""
        buttons = self.buttons[len(self._given)]
        at, sharing = self._rows[len(self._given)].split, self._checked_seats(buttons)
        self._done.hide()
        for button in buttons:
            button.setCheckable(False)
        assert at is not None
        buttons[at].stands_out = False
        self._store_answer(at, sharing)

    def _store_answer(self, at: int, sharing: tuple[int, ...]) -> None:
        """Store the answer of a row and the seats that split its pot; ask for the next row."""
        self._given.append((at, sharing))
        if not self.is_done:
            self._enable_row()
            self.buttons[len(self._given)][0].setFocus()
            self.asks.emit("")
            return
        self.show_right()
        is_right, said = True, []
        for row, (at, seats) in zip(self._rows, self._given, strict=True):
            is_right &= at == row.right and set(seats) == set(row.sharing)
            names = [capital(translated(row.names[each])) for each in (at, *seats)]
            said.append(labelled(names[0], ", ".join(names[1:])) if seats else names[0])
        self.answered.emit(is_right, ", ".join(said), "")

    def show_right(self) -> None:
        """Mark the right answer of each row, and the answer given if it was wrong."""
        self._given += [(row.right, ()) for row in self._rows[len(self._given) :]]
        super().show_right()
        self._enable_row()
        given = zip(self.buttons, self._rows, self._given, strict=True)
        for buttons, row, (chosen, sharing) in given:
            right = {row.right, *row.sharing}
            for marked in {chosen, *sharing} | right:
                buttons[marked].mark(marked in right)


def _key_of_answer(question: Question, at: int) -> str:
    """Return the key of answer ``at``: a seat's letter, T for a tie, N for no low, or a digit."""
    if question.kind == "hand":
        return str((at + 1) % 10)
    seats = len(question.seats)
    return seat_letter(at) if at < seats else "TN"[at - seats]


class _DeckInput(AnswerInput):
    """The deck, of which the user chooses two cards as the answer."""

    def __init__(self, question: Question, done: AnswerButton, deck: DeckView) -> None:
        super().__init__(question, done)
        self.first = self.deck = deck
        self._chosen: list[Card] = []
        deck.setParent(self)
        deck.picked.connect(self._pick)
        deck.typed.connect(self._pick)
        self.setFixedHeight(_DECK)

    def place_parts(self) -> None:
        self.deck.fit(self.rect())

    def _pick(self, card: Card) -> None:
        """Choose a card, or undo that; the second one answers. A card of the board does nothing."""
        if card in self._chosen:
            self._chosen.remove(card)
        elif card in find_game(self.question.game).deck and card not in self.question.board:
            self._chosen.append(card)
        if len(self._chosen) < 2:
            self.placed.emit(self._chosen)
            return
        self.show_right()
        self.setEnabled(False)
        given = " ".join(map(str, self._chosen))
        self.answered.emit(self.question.is_right(tuple(self._chosen)), given, "")


class _GuessBar(QSlider):
    """The bar of shares, on which the share of Seat A is set; afterwards it marks the right one."""

    paints_focus = True

    def __init__(self) -> None:
        super().__init__(Qt.Orientation.Horizontal)
        self.exact: float | None = None
        """The right share, 0 to 1, once it is answered."""
        self.setRange(0, 100)
        self.setValue(50)
        self.setPageStep(5)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.setCursor(Qt.CursorShape.SplitHCursor)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self.setValue(round(100 * event.position().x() / max(self.width(), 1)))

    mouseMoveEvent = mousePressEvent

    def paintEvent(self, event: QPaintEvent) -> None:
        painter, theme = QPainter(self), theme_of(self.palette())
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        area, share = QRectF(self.rect()).adjusted(1, 1, -1, -1), self.value() / 100
        parts = (seat_colour(0), share), (seat_colour(1), 1 - share)
        left, right = paint_parts(painter, area, 12, parts, gap=2)
        painter.setFont(scaled(self.font(), 1.6, bold=True))
        painter.setPen(QColor(ON_SEAT))
        align = Qt.AlignmentFlag
        sides = (left, self.value(), align.AlignLeft), (right, 100 - self.value(), align.AlignRight)
        for place, per_cent, side in sides:
            text, inside = percent(per_cent), place.adjusted(LARGE, 0, -LARGE, 0)
            if painter.fontMetrics().horizontalAdvance(text) <= inside.width():
                painter.drawText(inside, side | align.AlignVCenter, text)
        if self.exact is not None:
            at = area.left() + area.width() * self.exact
            for width, ink in ((9, theme.on_mark), (5, theme.felt_win)):
                painter.setPen(QPen(ink, width))
                painter.drawLine(QPointF(at, area.top()), QPointF(at, area.bottom()))
        elif self.hasFocus():
            paint_rounded(painter, area, 12, edge=QPen(theme.active, 3))


class _GuessInput(AnswerInput):
    """The bar of shares itself, on which the user sets a share of the pot as the answer."""

    in_bar = True

    def __init__(self, question: Question, done: AnswerButton) -> None:
        super().__init__(question, done)
        self.first = self.bar = _GuessBar()
        done.setText(translate("Practice", "Answer"))
        done.setEnabled(True)
        done.show()
        lay_out(QVBoxLayout(self), self.bar)
        self.bar.valueChanged.connect(self._name_share)
        self._name_share(50)

    def _name_share(self, value: int) -> None:
        name = translate("Practice", "Share of Seat A, {percent}", percent=percent(value))
        self.bar.setAccessibleName(name)

    def show_right(self) -> None:
        """Show the exact share on the bar, which then takes no other guess."""
        super().show_right()
        assert isinstance(self.question.answer, float)
        self.bar.exact = self.question.answer
        self._done.hide()
        self.setEnabled(False)
        self.bar.update()

    def complete(self) -> None:
        """Show the exact share, and emit the guess with how far off it was."""
        self.show_right()
        value, exact = self.bar.value(), self.question.answer
        assert isinstance(exact, float)
        count = round(abs(100 * exact - value))
        off = translate("Practice", "off by {count} points", count=count)
        if count == 1:
            off = translate("Practice", "off by 1 point")
        self.answered.emit(self.question.is_right(value / 100), percent(value), off)


def answer_input(
    question: Question, done: AnswerButton, make_deck: Callable[[], DeckView]
) -> AnswerInput:
    """Make the widget in which a question is answered."""
    if rows := answer_choices(question):
        return _ButtonsInput(question, rows, done)
    if question.kind == "nuts":
        return _DeckInput(question, done, make_deck())
    return _GuessInput(question, done)
