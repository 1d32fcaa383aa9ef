"""What a question is answered with: buttons with keys, two cards of the deck, or a bar."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QIcon
from PySide6.QtWidgets import (
    QAbstractItemView,
    QHBoxLayout,
    QListView,
    QListWidget,
    QListWidgetItem,
    QPushButton,
    QSlider,
    QVBoxLayout,
    QWidget,
)

from analyser.gui.file_window.flow import Flow
from analyser.gui.look.card_faces import CardFaces
from analyser.gui.look.theme import LEAST_TARGET, MEDIUM
from analyser.gui.look.translation import capital, percent, translate, translated
from analyser.gui.look.widgets import Text, bold, lay_out
from analyser.gui.look.windows import add_action
from analyser.poker.cards import Card
from analyser.poker.games.registry import find_game
from analyser.poker.names import card_name, seat_letter
from analyser.poker.practice.record import Question
from analyser.poker.practice.wording import Choices, choices_of

_CARD: Final = QSize(46, 34)
_SIGNS: Final = {True: "✓ {answer}", False: "✗ {answer}"}


class AnswerBar(QWidget):
    """Takes the answer to a question.

    Signals:
        answered: the question has an answer; with whether it is right, the answer in words, and
            how far off it is.
    """

    answered = Signal(bool, str, str)

    def __init__(self, faces: CardFaces) -> None:
        super().__init__()
        self._faces = faces
        self._question: Question | None = None
        self._part: QWidget | None = None
        lay_out(QVBoxLayout(self))

    @property
    def part(self) -> QWidget | None:
        """What the present question is answered with."""
        return self._part

    def ask(self, question: Question, sentence: str) -> None:
        """Offer what a question is answered with, and give it the keyboard.

        ``sentence``: the question whole, which a screen reader says then.
        """
        self._question = question
        part: _Buttons | _Cards | _Bar
        if rows := choices_of(question):
            part = _Buttons(question, rows)
        elif question.kind == "nuts":
            part = _Cards(question, self._faces)
        else:
            part = _Bar(question)
        part.answered.connect(self.answered)
        self._replace(part)
        part.first.setAccessibleDescription(sentence)
        part.first.setFocus()

    def clear(self) -> None:
        """Offer nothing."""
        self._replace(None)

    def _replace(self, part: QWidget | None) -> None:
        layout = self.layout()
        assert layout is not None
        if self._part is not None:
            layout.removeWidget(self._part)
            self._part.hide()
            self._part.deleteLater()
        self._part = part
        if part is not None:
            layout.addWidget(part)
            part.show()  # at once, as its keys do nothing before


class _Part(QWidget):
    """One way to answer."""

    answered = Signal(bool, str, str)

    def __init__(self, question: Question) -> None:
        super().__init__()
        self.question = question

    @property
    def first(self) -> QWidget:
        """What takes the keyboard at first."""
        raise NotImplementedError


class _Buttons(_Part):
    """Answers to choose one from; in games with a high and a low, one of each."""

    def __init__(self, question: Question, rows: Sequence[Choices]) -> None:
        super().__init__(question)
        self._rows = rows
        self._chosen: list[int] = []
        self.buttons: list[list[QPushButton]] = []
        lines = lay_out(QVBoxLayout(self))
        for row in rows:
            buttons = [self._button(at, name, row) for at, name in enumerate(row.names)]
            self.buttons.append(buttons)
            line = Flow()
            if row.title:
                title = Text(bold(), shrinks=False)
                title.show_text(translated(row.title))
                line.addWidget(title)
            for button in buttons:
                line.addWidget(button)
            lines.addLayout(line)
        self._enable()

    def _button(self, at: int, name: str, row: Choices) -> QPushButton:
        text = capital(translated(name))
        key = _key(self.question, at)
        button = QPushButton(f"{text}  {key}")
        button.setMinimumHeight(LEAST_TARGET)
        # The shortcut of a button itself would answer a tenth of a second later.
        action = add_action(button, key, key)
        action.triggered.connect(lambda: self._choose(at))
        spoken = f"{translated(row.title)}: {text}" if row.title else text
        button.setAccessibleName(spoken)
        button.clicked.connect(lambda: self._choose(at))
        return button

    @property
    def first(self) -> QWidget:
        """What takes the keyboard at first."""
        return self.buttons[0][0]

    def _enable(self) -> None:
        """Let only the row be chosen from that is asked for now: both have the same keys."""
        for at, buttons in enumerate(self.buttons):
            for button in buttons:
                button.setEnabled(at == len(self._chosen))
                button.actions()[0].setEnabled(button.isEnabled())

    def _choose(self, at: int) -> None:
        if len(self._chosen) == len(self._rows):
            return
        self._chosen.append(at)
        self._enable()
        given, rows = self._chosen, self._rows
        if len(given) < len(rows):
            self.buttons[len(given)][0].setFocus()
            return
        names = [capital(translated(row.names[at])) for row, at in zip(rows, given, strict=True)]
        for buttons, row, chosen in zip(self.buttons, rows, given, strict=True):
            for marked in {chosen, row.right}:
                button = buttons[marked]
                button.setText(_SIGNS[marked == row.right].format(answer=button.text()))
                button.setFont(bold())
                button.setEnabled(True)  # or its mark could hardly be read
        self.answered.emit(given == [row.right for row in rows], ", ".join(names), "")


def _key(question: Question, at: int) -> str:
    """Return the key of an answer: the letter of a seat, T for a split, N for no low, a digit."""
    if question.kind == "hand":
        return str((at + 1) % 10)
    seats = len(question.seats)
    return seat_letter(at) if at < seats else "TN"[at - seats]


class _Cards(_Part):
    """The 52 cards, of which two make the answer."""

    def __init__(self, question: Question, faces: CardFaces) -> None:
        super().__init__(question)
        self.cards = QListWidget()
        self.cards.setViewMode(QListView.ViewMode.IconMode)
        self.cards.setMovement(QListView.Movement.Static)
        self.cards.setSelectionMode(QAbstractItemView.SelectionMode.MultiSelection)
        self.cards.setIconSize(_CARD)
        self.cards.setGridSize(_CARD + QSize(6, 6))
        self.cards.setUniformItemSizes(True)
        deck = find_game(question.game).deck
        self.cards.setAccessibleName(translate("Practice", "Two cards"))
        across, down = len(deck.ranks) * (_CARD.width() + 6), 4 * (_CARD.height() + 6)
        self.cards.setFixedSize(across + 2 * MEDIUM, down + MEDIUM)
        self.cards.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.cards.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._deck = sorted(deck, key=lambda card: (-(card.suit or 0), -card.rank))
        for card in self._deck:
            item = QListWidgetItem(QIcon(faces.compact(card, _CARD, self.devicePixelRatioF())), "")
            item.setData(Qt.ItemDataRole.AccessibleTextRole, capital(translated(card_name(card))))
            if card in question.board:
                item.setFlags(Qt.ItemFlag.NoItemFlags)
            self.cards.addItem(item)
        lay_out(QHBoxLayout(self), None, self.cards, None)
        self.cards.itemSelectionChanged.connect(self._count)

    @property
    def first(self) -> QWidget:
        """What takes the keyboard at first."""
        return self.cards

    def _count(self) -> None:
        chosen: list[Card] = [self._deck[self.cards.row(one)] for one in self.cards.selectedItems()]
        if len(chosen) == 2:
            self.cards.setEnabled(False)
            right = self.question.is_right(tuple(chosen))
            self.answered.emit(right, " ".join(map(str, chosen)), "")


class _Bar(_Part):
    """A bar to drag to a share of the pot."""

    def __init__(self, question: Question) -> None:
        super().__init__(question)
        self.bar = QSlider(Qt.Orientation.Horizontal)
        self.bar.setRange(0, 100)
        self.bar.setValue(50)
        self.bar.setMinimumHeight(LEAST_TARGET)
        self.bar.setPageStep(5)
        self._value = Text(bold(), shrinks=False)
        self._done = QPushButton(translate("Practice", "Answer"))
        self._done.setMinimumHeight(LEAST_TARGET)
        for key in ("Return", "Enter"):
            add_action(self._done, self._done.text(), key).triggered.connect(self._answer)
        lay_out(QHBoxLayout(self), self.bar, self._value, self._done, grows=self.bar)
        self.bar.valueChanged.connect(self._show)
        self._done.clicked.connect(self._answer)
        self._show(50)

    @property
    def first(self) -> QWidget:
        """What takes the keyboard at first."""
        return self.bar

    def _show(self, value: int) -> None:
        self._value.show_text(percent(value))
        name = translate("Practice", "Share of Seat A, {percent}").format(percent=percent(value))
        self.bar.setAccessibleName(name)

    def _answer(self) -> None:
        for action in self._done.actions():
            action.setEnabled(False)
        self.setEnabled(False)
        value, exact = self.bar.value(), self.question.answer
        assert isinstance(exact, float)
        off = translate("Practice", "off by {percent}").format(
            percent=percent(round(abs(100 * exact - value)))
        )
        self.answered.emit(self.question.is_right(value / 100), percent(value), off)
