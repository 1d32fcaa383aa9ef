"""A question on the felt, and its answer: the picture of a table, drawn beside the window."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QImage, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from analyser.gui.felt.content import FeltContent
from analyser.gui.felt.wording import content_of
from analyser.gui.look.card_faces import CardFaces
from analyser.gui.look.felt_paint import paint_felt
from analyser.gui.look.theme import theme_of
from analyser.gui.look.translation import translate, translated
from analyser.gui.picture.drawing import draw_picture
from analyser.gui.picture.pieces import HEIGHT, WIDTH, Looks
from analyser.gui.state.jobs import Jobs, Task, one_step
from analyser.gui.state.live_odds import NOTHING, CurrentOdds
from analyser.poker.odds.count import odds_of
from analyser.poker.odds.situation import situation_at
from analyser.poker.practice.record import Question
from analyser.poker.practice.score import table_of
from analyser.poker.practice.wording import ask
from analyser.poker.results.outcome import outcome_of

_LEAST: Final = QSize(480, 270)


def content_asked(question: Question) -> FeltContent:
    """Return the felt with a question in place of the verdict."""
    table = table_of(question)
    content = content_of(table, outcome_of(table), NOTHING, is_hidden=True)
    return content._replace(verdict=content.verdict._replace(question=translated(ask(question))))


def content_answered(question: Question, said: str) -> FeltContent:
    """Return the felt with the answer; ``said``: whether it was right."""
    table = table_of(question, is_answered=True)
    standing = NOTHING
    if question.kind == "equity":
        situation, seats = situation_at(table)
        standing = CurrentOdds(table, odds_of(situation), seats)
    content = content_of(table, outcome_of(table), standing)
    headline = translate("Practice", "{said}: {answer}")
    headline = headline.format(said=said, answer=content.verdict.headline)
    return content._replace(verdict=content.verdict._replace(headline=headline))


class PracticeFelt(QWidget):
    """Shows the felt; what it says is drawn in a thread, as this takes a tenth of a second."""

    def __init__(self, jobs: Jobs, faces: CardFaces) -> None:
        super().__init__()
        self._faces = faces
        self._task = Task(jobs)
        self._make: Callable[[], FeltContent] | None = None
        self._image = QImage()
        self.setMinimumSize(_LEAST)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)

    def show_content(self, make: Callable[[], FeltContent], sentence: str) -> None:
        """Show what ``make`` returns; ``sentence``: the same for a screen reader."""
        self._make = make
        self.setAccessibleName(sentence)
        self.draw()

    def draw(self) -> None:
        """Draw again, in other colours, letters or another size."""
        if self._make is None:
            return
        make, whole, ratio = self._make, self.size(), self.devicePixelRatioF()
        theme, none = theme_of(self.palette()), QColor(Qt.GlobalColor.transparent)
        lying = theme._replace(felt=none, felt_centre=none, felt_edge=none)
        looks = Looks(lying, self._faces.colours, self.font())

        def drawn() -> QImage:
            image = QImage(whole * ratio, QImage.Format.Format_ARGB32_Premultiplied)
            image.fill(none)
            image.setDevicePixelRatio(ratio)
            painter = QPainter(image)
            paint_felt(painter, QRectF(0, 0, whole.width(), whole.height()), theme)
            size = QSize(WIDTH, HEIGHT).scaled(whole, Qt.AspectRatioMode.KeepAspectRatio)
            left, top = (whole.width() - size.width()) / 2, (whole.height() - size.height()) / 2
            painter.translate(left, top)
            painter.scale(size.width() / WIDTH, size.height() / HEIGHT)
            draw_picture(painter, make(), looks)
            painter.end()
            return image

        self._task.start(one_step(drawn), self._take)

    def finish(self) -> None:
        """Give up drawing."""
        self._task.close()

    def _take(self, image: QImage) -> None:
        self._image = image
        self.update()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Draw for the new size."""
        super().resizeEvent(event)
        self.draw()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the picture; while the window grows, the last one in the new size."""
        if not self._image.isNull():
            painter = QPainter(self)
            painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
            painter.drawImage(self.rect(), self._image)
