"""The felt of the practice window, and the picture of a question's cards, drawn in a thread."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QImage, QPainter, QPaintEvent, QPalette, QPen, QResizeEvent
from PySide6.QtWidgets import QAbstractButton, QSizePolicy, QWidget

from analyser.gui.felt.content import FeltContent, FootContent, VerdictContent
from analyser.gui.felt.wording import content_of
from analyser.gui.look.card_faces import CardFaces, corner_of
from analyser.gui.look.painting import paint_felt, paint_rounded
from analyser.gui.look.theme import theme_of
from analyser.gui.look.translation import card_names, translate, translated
from analyser.gui.look.windows import letters_factor
from analyser.gui.picture.drawing import draw_cards
from analyser.gui.picture.pieces import Looks
from analyser.gui.state.jobs import Jobs, Task, one_step
from analyser.gui.state.live_odds import NOTHING, CurrentOdds
from analyser.poker.cards import Card
from analyser.poker.names import seat_name
from analyser.poker.odds.count import odds_of
from analyser.poker.odds.situation import situation_at
from analyser.poker.practice.record import Question
from analyser.poker.practice.score import table_of
from analyser.poker.practice.wording import ask
from analyser.poker.results.outcome import outcome_of

_LINE: Final = 4
_LEAST: Final = QSize(480, 120)
_LARGER: Final = 0.8
_ROOM: Final = QSize(640, 300)
"""The least size of a picture with letters of the usual size; a smaller picture is scaled down."""


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


def content_asked(question: Question) -> FeltContent:
    """Return the felt's content for a question: only the cards; other widgets show the text."""
    table = table_of(question)
    return _cards_alone(content_of(table, outcome_of(table), NOTHING, is_hidden=True))


def content_answered(question: Question) -> FeltContent:
    """Return the felt's content for an answered question: with each seat's hand and the winner.

    If the question asks for a share of the pot, the content also has the share of each seat.
    """
    table = table_of(question, is_answered=True)
    standing = NOTHING
    if question.kind == "equity":
        situation, seats = situation_at(table)
        standing = CurrentOdds(table, odds_of(situation), seats)
    return _cards_alone(content_of(table, outcome_of(table), standing))


def _cards_alone(content: FeltContent) -> FeltContent:
    return content._replace(verdict=VerdictContent(), foot=FootContent())


class PracticeCards(QWidget):
    """Shows the cards of a question, drawn in a thread because that takes a tenth of a second.

    Signals:
        chosen: the user has clicked five cards as those that play; the set of these cards.
    """

    chosen = Signal(object)

    def __init__(self, jobs: Jobs, faces: CardFaces) -> None:
        super().__init__()
        self._faces = faces
        self._task = Task(jobs)
        self._make: Callable[[], FeltContent] | None = None
        self._image = QImage()
        self.buttons: list[_CardButton] = []
        self.setMinimumSize(_LEAST)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)

    def show_content(self, make: Callable[[], FeltContent], sentence: str) -> None:
        """Show the cards of a question, and remove the buttons of the last question.

        Args:
            make: returns the content; called in a thread each time the picture is drawn.
            sentence: the accessible name, which describes the content for screen readers.
        """
        self._make = make
        for button in self.buttons:
            button.clearFocus()  # else the focus would move on, and a screen reader say each stop
            button.hide()
            button.deleteLater()
        self.buttons = []
        self.setAccessibleName(sentence)
        self.draw()

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

    def _count(self) -> None:
        chosen = [button.card for button in self.buttons if button.isChecked()]
        if len(chosen) == 5:
            self.chosen.emit(frozenset(chosen))

    def draw(self) -> None:
        """Draw the content in the present size, font and colours, in a thread."""
        if self._make is None:
            return
        make, size, ratio = self._make, self.size(), self.devicePixelRatioF()
        theme = theme_of(self.palette())
        looks = Looks(theme, self._faces.colours, self.font())
        part = min(size.width() / _ROOM.width(), size.height() / _ROOM.height())
        part = min(part, max(1.0, min(letters_factor(self), _LARGER * part)))

        def drawn() -> tuple[QImage, list[QRectF]]:
            image = QImage(size * ratio, QImage.Format.Format_ARGB32_Premultiplied)
            image.fill(QColor(Qt.GlobalColor.transparent))
            image.setDevicePixelRatio(ratio)
            painter = QPainter(image)
            painter.setRenderHints(
                QPainter.RenderHint.Antialiasing | QPainter.RenderHint.TextAntialiasing
            )
            painter.scale(part, part)
            placed = draw_cards(painter, make(), looks, size / part)
            placed = [painter.transform().mapRect(area) for area in placed]
            painter.end()
            return image, placed

        self._task.start(one_step(drawn), self._take)

    def finish(self) -> None:
        """Cancel the drawing, and wait up to a second until the thread is idle."""
        self._task.close()

    def _take(self, drawn: tuple[QImage, Sequence[QRectF]]) -> None:
        self._image, placed = drawn
        for button, area in zip(self.buttons, placed, strict=False):
            button.setGeometry(area.toAlignedRect())
        self.update()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Draw the picture in the new size."""
        super().resizeEvent(event)
        self.draw()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the picture; the old picture is stretched until one in the new size is drawn."""
        if not self._image.isNull():
            painter = QPainter(self)
            painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
            painter.drawImage(self.rect(), self._image)


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
