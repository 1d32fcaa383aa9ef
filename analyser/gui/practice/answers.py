"""The ways to answer a question: buttons with keys, two cards of the deck, or a slider."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QFontMetrics, QIcon, QKeySequence, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import (
    QAbstractItemView,
    QFrame,
    QHBoxLayout,
    QListView,
    QListWidget,
    QListWidgetItem,
    QSlider,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QVBoxLayout,
    QWidget,
)

from analyser.gui.file_window.flow import Flow
from analyser.gui.look.card_faces import CardFaces
from analyser.gui.look.felt_button import FeltButton
from analyser.gui.look.painting import paint_rounded
from analyser.gui.look.theme import (
    CAPTION,
    LARGE,
    LEAST_TARGET,
    MEDIUM,
    ON_SEAT,
    SMALL,
    Ink,
    ink_of,
    mixed,
    scaled,
    seat_colour,
    theme_of,
)
from analyser.gui.look.translation import capital, percent, translate, translated
from analyser.gui.look.widgets import Text, keep_room, lay_out
from analyser.gui.look.windows import add_action, letters_factor
from analyser.poker.cards import Card
from analyser.poker.games.registry import find_game
from analyser.poker.names import card_name, card_sign, seat_letter
from analyser.poker.practice.hand import fives_that_play
from analyser.poker.practice.record import Question
from analyser.poker.practice.wording import Choices, choices_of

_CARD: Final = QSize(46, 34)
"""The size of the cards to choose from; a larger font enlarges them if there is room."""
_APART: Final = 6
_BAR: Final = 560
_LETTERS: Final = 1.2
"""The size of a button's letters, as a multiple of ordinary text."""
_SIGNS: Final = {True: "✓ {answer}", False: "✗ {answer}"}


class AnswerButton(FeltButton):
    """A large button on the felt that shows its key; all buttons of a row are equally wide."""

    def __init__(self, text: str, key: str, row: list[AnswerButton] | None = None) -> None:
        """Make a button; ``key``: its shortcut, or "" for none.

        ``row``: the list of the buttons in its row, to which the button is added; None if no other
        button is in this row.
        """
        super().__init__(text)
        self._answer = text
        self._key = key.replace("Return", "↵")
        self._row = [] if row is None else row
        self._row.append(self)
        self.ground: Ink | None = None
        self.segment: QColor | None = None
        """The colour of the seat that the answer is about, as in the bar of shares."""
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        # A button's own shortcut would click it a tenth of a second later.
        self.action = add_action(self, text, key)
        if key == "Return":
            self.action.setShortcuts([QKeySequence(key), QKeySequence("Enter")])
        self.action.triggered.connect(self.click)

    def sizeHint(self) -> QSize:
        """Return a size that is wide enough for every button of the row."""
        wide = max([each.own_width() for each in self._row])
        return QSize(wide, round(1.6 * self.fontMetrics().height()) + 2 * MEDIUM)

    def own_width(self) -> int:
        """Return the width that this button's text and the mark of a right answer need."""
        letters = QFontMetrics(scaled(self.font(), _LETTERS, bold=True))
        wide = letters.horizontalAdvance(_SIGNS[True].format(answer=self._answer))
        return max(wide, 10 * letters.averageCharWidth()) + 2 * LARGE + SMALL

    def mark(self, is_right: bool) -> None:
        """Mark the button as the right answer or, if not ``is_right``, as the wrong answer."""
        self.setText(_SIGNS[is_right].format(answer=self._answer))
        self.ground = "felt_win" if is_right else None
        self.setEnabled(True)  # a disabled button's mark is hard to read
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint background and outline, the text, and the key at the lower right."""
        theme, painter = theme_of(self.palette()), QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        lit = 0.28 if self.isDown() else 0.2 if self.underMouse() else 0.1
        ground, ink = mixed(theme.felt, theme.on_felt, lit), theme.on_felt
        if self.segment is not None and not theme.contrast:
            ground, ink = mixed(self.segment, theme.on_mark, lit - 0.1), QColor(ON_SEAT)
        if chosen := "felt_win" if self.isChecked() else self.ground:
            ground, ink = ink_of(self.palette(), chosen), theme.on_mark
        edge = QPen(theme.active, 3) if self.hasFocus() else QPen(theme.on_felt, 1.5)
        painter.setOpacity(1 if self.isEnabled() else 0.45)
        paint_rounded(painter, QRectF(self.rect()).adjusted(2, 2, -2, -2), 10, ground, edge)
        painter.setPen(ink)
        painter.setFont(scaled(self.font(), _LETTERS, bold=True))
        flags = Qt.AlignmentFlag.AlignCenter | Qt.TextFlag.TextShowMnemonic
        painter.drawText(self.rect(), flags, self.text())
        painter.setFont(scaled(self.font(), CAPTION))
        corner = self.rect().adjusted(0, 0, -MEDIUM, -SMALL)
        side = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignBottom
        painter.drawText(corner, side, self._key)


class AnswerBar(QWidget):
    """The widget in which a question is answered.

    Attributes:
        done: the button "They share it", shown while the user chooses the seats that split the pot.

    Signals:
        answered: the user has answered. The arguments are whether the answer is right, the answer
            in words, and by how much a guessed share is off, in words ("" for other answers).
        asks: the answer is not complete yet. The text asks which seats split the pot; it is "" if
            the other half of the pot has to be answered.
    """

    answered = Signal(bool, str, str)
    asks = Signal(str)

    def __init__(self, faces: CardFaces) -> None:
        super().__init__()
        self._faces = faces
        self.part: _AnswerInput | None = None
        """The widget for the answer to the present question; None without a question."""
        self.done = AnswerButton(translate("Practice", "They share it"), "Return")
        self.done.hide()
        self.done.clicked.connect(self._share)
        lay_out(QVBoxLayout(self))

    def ask(self, question: Question, sentence: str) -> None:
        """Show the widget with which this question can be answered.

        ``sentence``: the whole question, which a screen reader says together with the widget.
        """
        part: _AnswerInput
        if rows := choices_of(question):
            part = _Buttons(question, rows, self.done)
            part.asks.connect(self.asks)
        elif question.kind == "nuts":
            part = _Cards(question, self._faces, self)
        else:
            part = _Bar(question)
        part.answered.connect(self.answered)
        self._replace(part)
        part.first.setAccessibleDescription(sentence)

    def stops(self) -> list[QWidget]:
        """Return the widgets that the Tab key visits, in order."""
        found = [] if self.part is None else self.part.findChildren(QWidget)
        stops = [each for each in found if each.focusPolicy() & Qt.FocusPolicy.TabFocus]
        return [*stops, self.done]

    def focus(self) -> None:
        """Give the keyboard focus to the widget with which the question is answered."""
        if self.part is not None:
            self.part.first.setFocus()

    def take_cards(self, cards: frozenset[Card]) -> None:
        """Accept as the answer the five cards that the user has chosen as those that play.

        Only a question about a hand's category can be answered in this way, and only once.
        """
        if isinstance(self.part, _Buttons) and not self.part.is_done:
            self.part.show_right()
            given = " ".join([card_sign(card) for card in sorted(cards, reverse=True)])
            is_right = cards in fives_that_play(self.part.question)
            self.answered.emit(is_right, given, "")

    def _share(self) -> None:
        if isinstance(self.part, _Buttons):
            self.part.share()

    def clear(self) -> None:
        """Remove the widget with which the question was answered."""
        self._replace(None)

    def _replace(self, part: _AnswerInput | None) -> None:
        layout = self.layout()
        assert layout is not None
        self.done.hide()
        if self.part is not None:
            layout.removeWidget(self.part)
            self.part.hide()
            self.part.deleteLater()
        self.part = part
        if part is not None:
            layout.addWidget(part)
            part.show()  # at once, because its keys work only when it is shown


class _AnswerInput(QWidget):
    """A widget for one kind of answer; its signal ``answered`` is like that of ``AnswerBar``."""

    answered = Signal(bool, str, str)

    first: QWidget
    """The part that gets the focus first."""

    def __init__(self, question: Question) -> None:
        super().__init__()
        self.question = question

    def _clear_focus(self) -> None:
        """Clear the focus before all buttons are disabled.

        Otherwise the focus would move from button to button, and a screen reader would say each of
        them.
        """
        focused = self.focusWidget()
        if focused is not None:
            focused.clearFocus()


class _Title(Text):
    """The title of a row of buttons; the titles of all rows are equally wide."""

    def __init__(self, text: str, rows: list[_Title]) -> None:
        super().__init__(is_bold=True, shrinks=False, ink="on_felt")
        self.show_text(text)
        self._rows = rows
        rows.append(self)

    def sizeHint(self) -> QSize:
        """Return a size that is wide enough for the title of every row."""
        sizes = [Text.sizeHint(each) for each in self._rows]
        return QSize(max([size.width() for size in sizes]), sizes[0].height())


class _Buttons(_AnswerInput):
    """Buttons to choose an answer: one row or, in high-low games, a row for each half of the pot.

    If three or more seats could split the pot, the answer "split" leads to a second question, in
    which the user chooses the seats.
    """

    asks = Signal(str)

    def __init__(self, question: Question, rows: Sequence[Choices], done: AnswerButton) -> None:
        super().__init__(question)
        self._rows = rows
        self._done = done
        self._chosen: list[int] = []
        self._sharing: list[tuple[int, ...]] = []
        self.buttons: list[list[AnswerButton]] = []
        lines = lay_out(QVBoxLayout(self), spacing=SMALL)
        every: list[AnswerButton] = []
        titles: list[_Title] = []
        longest = max([len(row.names) for row in rows])
        for row in rows:
            buttons = [self._button(at, name, row, every) for at, name in enumerate(row.names)]
            self.buttons.append(buttons)
            line = Flow(centred=True)
            if row.title:
                line.addWidget(_Title(translated(row.title), titles))
            for button in buttons:
                line.addWidget(button)
            for _ in range(longest - len(buttons)):  # so that the rows line up
                gap = AnswerButton("", "", every)
                keep_room(gap)
                gap.hide()
                line.addWidget(gap)
            lines.addLayout(line)
        self.first = self.buttons[0][0]
        self._enable()

    def _button(self, at: int, name: str, row: Choices, every: list[AnswerButton]) -> AnswerButton:
        text = capital(translated(name))
        button = AnswerButton(text, _key(self.question, at), every)
        spoken = f"{translated(row.title)}: {text}" if row.title else text
        button.setAccessibleName(spoken)
        if self.question.kind == "winner":
            seats = len(self.question.seats)
            button.segment = seat_colour(at) if at < seats else QColor("#ffffff")
        button.clicked.connect(lambda: self._choose(at))
        return button

    @property
    def is_done(self) -> bool:
        """Whether every row has an answer."""
        return len(self._chosen) == len(self._rows)

    def _enable(self) -> None:
        """Enable only the row to be answered now, because all rows have the same keys."""
        for at, buttons in enumerate(self.buttons):
            for button in buttons:
                button.setEnabled(at == len(self._chosen))
                button.action.setEnabled(button.isEnabled())

    def _choose(self, at: int) -> None:
        if self.is_done:
            return
        row, buttons = self._rows[len(self._chosen)], self.buttons[len(self._chosen)]
        if not self._done.isHidden():  # the user is choosing the seats that split the pot
            self._done.setEnabled(len(self._checked(buttons)) > 1)
        elif at == row.split:
            for button in buttons[:at]:
                button.setCheckable(True)
            for button in buttons[at:]:
                button.setEnabled(False)
                button.action.setEnabled(False)
            buttons[at].ground = "felt_win"
            self._done.setEnabled(False)
            self._done.show()
            buttons[0].setFocus()
            self.asks.emit(translate("Practice", "Which seats split the pot?"))
        else:
            self._add(at, ())

    @staticmethod
    def _checked(buttons: Sequence[AnswerButton]) -> tuple[int, ...]:
        return tuple([at for at, button in enumerate(buttons) if button.isChecked()])

    def share(self) -> None:
        """Complete the answer "split pot": the checked seats are those that split the pot."""
        buttons = self.buttons[len(self._chosen)]
        at, sharing = self._rows[len(self._chosen)].split, self._checked(buttons)
        self._done.hide()
        for button in buttons:
            button.setCheckable(False)
        assert at is not None
        buttons[at].ground = None
        self._add(at, sharing)

    def _add(self, at: int, sharing: tuple[int, ...]) -> None:
        """Store the answer in a row of buttons; ask for the next row, or emit ``answered``.

        ``at``: the index of the chosen button. ``sharing``: the seats that split the pot; () if the
        answer is not a split among several seats.
        """
        self._chosen.append(at)
        self._sharing.append(sharing)
        if not self.is_done:
            self._enable()
            self.buttons[len(self._chosen)][0].setFocus()
            self.asks.emit("")
            return
        self.show_right()
        given = list(zip(self._rows, self._chosen, self._sharing, strict=True))
        is_right = all(
            at == row.right and set(seats) == set(row.sharing) for row, at, seats in given
        )
        said = []
        for row, at, seats in given:
            names = [capital(translated(row.names[each])) for each in (at, *seats)]
            said.append(": ".join([names[0], ", ".join(names[1:])]) if seats else names[0])
        self.answered.emit(is_right, ", ".join(said), "")

    def show_right(self) -> None:
        """Mark the right answer of each row, and the answer given if it was wrong."""
        self._chosen += [row.right for row in self._rows[len(self._chosen) :]]
        self._sharing += [()] * (len(self._rows) - len(self._sharing))
        self._clear_focus()
        self._enable()
        given = zip(self.buttons, self._rows, self._chosen, self._sharing, strict=True)
        for buttons, row, chosen, sharing in given:
            right = {row.right, *row.sharing}
            for marked in {chosen, *sharing} | right:
                buttons[marked].mark(marked in right)


def _key(question: Question, at: int) -> str:
    """Return the key of answer ``at``: a seat's letter, T for a tie, N for no low, or a digit."""
    if question.kind == "hand":
        return str((at + 1) % 10)
    seats = len(question.seats)
    return seat_letter(at) if at < seats else "TN"[at - seats]


class _Rings(QStyledItemDelegate):
    """Draws a card with a ring if it is chosen, and with another ring if it has the focus."""

    def paint(
        self,
        painter: QPainter,
        option: QStyleOptionViewItem,
        index: QModelIndex | QPersistentModelIndex,
    ) -> None:
        """Paint a card, faded if it cannot be chosen."""
        theme, state = theme_of(option.palette), option.state
        area = QRectF(option.rect).adjusted(2, 2, -2, -2)
        if not index.flags():
            painter.setOpacity(0.35)
        index.data(Qt.ItemDataRole.DecorationRole).paint(painter, area.toRect())
        painter.setOpacity(1)
        if state & QStyle.StateFlag.State_Selected:
            paint_rounded(painter, area, 5, edge=QPen(theme.felt_win, 4))
        if state & QStyle.StateFlag.State_HasFocus:
            paint_rounded(painter, area.adjusted(-1, -1, 1, 1), 5, edge=QPen(theme.active, 2))


class _Cards(_AnswerInput):
    """The cards of the deck, of which the user chooses two as the answer."""

    def __init__(self, question: Question, faces: CardFaces, bar: QWidget) -> None:
        """Show the deck; its cards are as large as the font asks for and ``bar`` has room for."""
        super().__init__(question)
        self.first = self.cards = QListWidget()
        self.cards.setViewMode(QListView.ViewMode.IconMode)
        self.cards.setMovement(QListView.Movement.Static)
        self.cards.setSelectionMode(QAbstractItemView.SelectionMode.MultiSelection)
        self.cards.setFrameShape(QFrame.Shape.NoFrame)
        self.cards.viewport().setAutoFillBackground(False)  # the felt shows between them
        self.cards.setItemDelegate(_Rings(self.cards))
        deck = find_game(question.game).deck
        across = len(deck.ranks)
        widest = bar.width() / across - _APART - 1
        size = _CARD * max(1.0, min(letters_factor(bar), widest / _CARD.width()))
        cell = size + QSize(_APART, _APART)
        self.cards.setIconSize(size)
        self.cards.setGridSize(cell)
        self.cards.setUniformItemSizes(True)
        self.cards.setAccessibleName(translate("Practice", "Two cards"))
        self.cards.setFixedSize(across * cell.width() + _APART, 4 * cell.height() + _APART)
        self.cards.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.cards.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._deck = sorted(deck, key=lambda card: (-(card.suit or 0), -card.rank))
        for card in self._deck:
            item = QListWidgetItem(QIcon(faces.compact(card, size, self.devicePixelRatioF())), "")
            item.setData(Qt.ItemDataRole.AccessibleTextRole, capital(translated(card_name(card))))
            if card in question.board:
                item.setFlags(Qt.ItemFlag.NoItemFlags)
            self.cards.addItem(item)
        lay_out(QHBoxLayout(self), None, self.cards, None)
        self.cards.itemSelectionChanged.connect(self._count)

    def _count(self) -> None:
        chosen: list[Card] = [self._deck[self.cards.row(one)] for one in self.cards.selectedItems()]
        if len(chosen) == 2:
            self.cards.setSelectionMode(QAbstractItemView.SelectionMode.NoSelection)
            right = self.question.is_right(tuple(chosen))
            self.answered.emit(right, " ".join(map(str, chosen)), "")


class _Bar(_AnswerInput):
    """A slider with which the user sets a share of the pot as the answer."""

    def __init__(self, question: Question) -> None:
        super().__init__(question)
        self.first = self.bar = QSlider(Qt.Orientation.Horizontal)
        self.bar.setRange(0, 100)
        self.bar.setValue(50)
        self.bar.setMinimumHeight(LEAST_TARGET)
        self.bar.setPageStep(5)
        self.bar.setFixedWidth(_BAR)
        self._value = Text(is_bold=True, shrinks=False, ink="on_felt")
        self._done = AnswerButton(translate("Practice", "Answer"), "Return")
        lay_out(QHBoxLayout(self), None, self.bar, self._value, self._done, None)
        self.bar.valueChanged.connect(self._show)
        self._done.clicked.connect(self._answer)
        self._show(50)

    def _show(self, value: int) -> None:
        self._value.show_text(percent(value))
        name = translate("Practice", "Share of Seat A, {percent}").format(percent=percent(value))
        self.bar.setAccessibleName(name)

    def _answer(self) -> None:
        self._done.action.setEnabled(False)
        self._clear_focus()
        self.setEnabled(False)
        value, exact = self.bar.value(), self.question.answer
        assert isinstance(exact, float)
        off = translate("Practice", "off by {percent}").format(
            percent=percent(round(abs(100 * exact - value)))
        )
        self.answered.emit(self.question.is_right(value / 100), percent(value), off)
