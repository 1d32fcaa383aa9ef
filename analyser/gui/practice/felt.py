"""The felt of the practice window, which shows a question's cards."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from PySide6.QtCore import QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent, QPalette, QPen, QResizeEvent
from PySide6.QtWidgets import QAbstractButton, QSizePolicy, QWidget

from analyser.gui.felt.content import FeltContent, StreetState
from analyser.gui.felt.view import FeltView, text_scale
from analyser.gui.felt.words.wording import content_of
from analyser.gui.look.card_faces import CardFaces, corner_of
from analyser.gui.look.painting import paint_felt, paint_rounded
from analyser.gui.look.theme import theme_of
from analyser.gui.look.translation import card_names, translate, translated
from analyser.gui.state.document import Document
from analyser.gui.state.live_odds import NOTHING, CurrentOdds
from analyser.poker.cards import Card
from analyser.poker.names import seat_name
from analyser.poker.odds.count import odds_of
from analyser.poker.odds.situation import situation_at
from analyser.poker.practice.record import Question
from analyser.poker.practice.score import table_of
from analyser.poker.practice.wording import ask
from analyser.poker.results.outcome import outcome_of
from analyser.poker.table.table import Table

_LINE: Final = 4
_LEAST: Final = QSize(480, 120)


class PracticeFelt(QWidget):
    """The felt behind the questions and the answers."""

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the felt."""
        paint_felt(QPainter(self), QRectF(self.rect()), theme_of(self.palette()))


class DoneLine(QWidget):
    """A line that shows the progress of a round.

    It replaces Qt's progress bar, which a screen reader would announce after each answer.
    """

    def __init__(self) -> None:
        super().__init__()
        self._share = 0.0
        self.setFixedHeight(_LINE)

    def show_share(self, share: float) -> None:
        """Show which part of the questions is answered, 0 to 1."""
        self._share = share
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the part for the answered questions in another colour than the rest of the line."""
        area, painter = QRectF(self.rect()), QPainter(self)
        painter.fillRect(area, self.palette().color(QPalette.ColorRole.Mid))
        area.setWidth(area.width() * self._share)
        painter.fillRect(area, self.palette().color(QPalette.ColorRole.Highlight))


class PracticeCards(QWidget):
    """Shows the cards of a question as the felt's own widgets do, without the answer.

    Signals:
        chosen: the user has clicked five cards as those that play; the set of these cards.
    """

    chosen = Signal(object)

    def __init__(self, faces: CardFaces) -> None:
        super().__init__()
        self._document = Document()
        self._view = FeltView(self._document, faces, self)
        self._view.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self._view.hide_controls()
        self.buttons: list[_CardButton] = []
        self.setMinimumSize(_LEAST)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)

    def ask(self, question: Question, sentence: str) -> None:
        """Show the cards of a question, and remove the buttons of the last question.

        ``sentence``: the accessible name, which describes the question for screen readers.
        """
        table = table_of(question)
        self._show(table, content_of(table, outcome_of(table), NOTHING, is_hidden=True), sentence)

    def answer(self, question: Question, sentence: str) -> None:
        """Show each seat's hand and the winner, or the shares if these were asked for."""
        table = table_of(question, is_answered=True)
        standing = NOTHING
        if question.kind == "equity":
            situation, seats = situation_at(table)
            standing = CurrentOdds(table, odds_of(situation), seats)
        self._show(table, content_of(table, outcome_of(table), standing), sentence)

    def _show(self, table: Table, content: FeltContent, sentence: str) -> None:
        for button in self.buttons:
            button.clearFocus()  # else the focus would move on, and a screen reader say each stop
            button.hide()
            button.deleteLater()
        self.buttons = []
        self.setAccessibleName(sentence)
        self._document.restore(replace(table, active=None))
        self._view.follow()
        quiet = [street._replace(figures="", state=StreetState.DONE) for street in content.streets]
        self._view.display(content._replace(streets=tuple(quiet)))
        for part in self._view.findChildren(QWidget):
            part.setFocusPolicy(Qt.FocusPolicy.NoFocus)  # the answers are what the keys are for
        self._arrange()

    def let_choose(self, question: Question) -> None:
        """Lay an invisible button over each card, so that the user can click the five that play."""
        (hole,) = question.seats
        board = translate("Practice", "Board")
        of_seat = [(card, translated(seat_name(0))) for card in hole]
        for card, place in (*of_seat, *[(card, board) for card in question.board]):
            button = _CardButton(card, place, self)
            button.toggled.connect(self._count)
            button.show()
            self.buttons.append(button)
        self._arrange()

    def _count(self) -> None:
        chosen = [button.card for button in self.buttons if button.isChecked()]
        if len(chosen) == 5:
            self.chosen.emit(frozenset(chosen))

    def _arrange(self) -> None:
        """Lay the felt out in the present size, and the buttons over its cards."""
        self._view.resize(self.size())
        self._view.arrange(self.size(), scale=text_scale(self), has_tray=False, has_answer=False)
        places = dict(self._document.table.known_cards())
        slots = {card: self._view.slot(slot) for slot, card in places.items()}
        for button in self.buttons:
            slot = slots.get(button.card)
            if slot is not None:
                corner = slot.mapTo(self, slot.place.topLeft())
                button.setGeometry(QRect(corner, slot.place.size()))

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Lay the felt out in the new size."""
        super().resizeEvent(event)
        if self._view.seats:
            self._arrange()


class _CardButton(QAbstractButton):
    """An invisible button over a drawn card; it paints a ring around a chosen card."""

    def __init__(self, card: Card, place: str, parent: QWidget) -> None:
        super().__init__(parent)
        self.card = card
        self.setCheckable(True)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        name = translate("Practice", "{place}: {cards}")
        self.setAccessibleName(name.format(place=place, cards=card_names([card])))

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint a ring if the card is chosen, and a thin ring if it is hovered or focused."""
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
    text = translate("Practice", "{place}: {cards}")
    parts = [(translated(seat_name(seat)), cards) for seat, cards in enumerate(question.seats)]
    if question.board:
        parts.append((translate("Practice", "Board"), question.board))
    said = [text.format(place=place, cards=card_names(cards)) for place, cards in parts]
    return ". ".join([*said, translated(ask(question))])
