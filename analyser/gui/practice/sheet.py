"""Questions on paper for a class: pictures of the cards, and the solutions on the last pages."""

from __future__ import annotations

import os
import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final, NamedTuple

from PySide6.QtCore import QByteArray, QMarginsF, QRectF, Qt, QUuid
from PySide6.QtGui import QFont, QGuiApplication, QPagedPaintDevice, QPageLayout, QPainter, QPen
from PySide6.QtSvg import QSvgRenderer

from analyser.gui.look.atomic_file import write_atomically
from analyser.gui.look.card_faces import face_svg
from analyser.gui.look.card_pictures import PdfFile
from analyser.gui.look.painting import paint_rounded
from analyser.gui.look.theme import CARD_ASPECT, DeckColours, scaled
from analyser.gui.look.translation import number, translate, translated
from analyser.poker.cards import Card
from analyser.poker.games.registry import find_game
from analyser.poker.names import seat_name
from analyser.poker.practice.record import Question, Quiz
from analyser.poker.practice.wording import Choices, ask, choices_of
from analyser.product import NAME

if TYPE_CHECKING:  # loads Qt's printing
    from PySide6.QtPrintSupport import QPrinter

SHEET_LENGTHS: Final = (10, 20, 40)
"""How many questions a sheet for a class can have."""
_COLUMNS: Final = 2
_DOTS: Final = 300
"""Dots per inch."""
_MILLIMETRE: Final = _DOTS / 25.4
_MARGIN: Final = 14.0
_SIZE: Final = 10.0
"""The size of the letters, in points."""
_CARD: Final = round(10 * _MILLIMETRE)
"""The width of a card, in dots."""
_GAP: Final = round(1.2 * _MILLIMETRE)
_SPACE: Final = 4 * _GAP


class Marked(NamedTuple):
    """A question, the answer that was given, and whether this answer was right."""

    question: Question
    given: str
    is_right: bool


@dataclass(frozen=True, slots=True)
class SavedSheet:
    """A sheet of questions that was saved as a PDF file.

    Attributes:
        file: the path of the file.
        seed: the seed that makes the same sheet again.
        questions: the questions on it.
    """

    file: str
    seed: int
    questions: tuple[Question, ...]

    @property
    def extent(self) -> str:
        """The number of questions and the seed in words, for the terminal."""
        return f"{len(self.questions)} questions, again with --seed {self.seed}"


def save_sheet(path: str, quiz: Quiz) -> SavedSheet:
    """Save the questions of a quiz and their solutions as a PDF file. Raises OSError.

    This needs no display.
    """
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    application = QGuiApplication.instance() or QGuiApplication([NAME])
    assert isinstance(application, QGuiApplication)
    questions = tuple(quiz.questions)
    content = pdf_of_questions(questions, quiz.seed, application.font(), DeckColours.TWO)
    write_atomically(path, content)
    return SavedSheet(path, quiz.seed, questions)


def pdf_of_questions(
    questions: Sequence[Question], seed: int, font: QFont, colours: DeckColours
) -> bytes:
    """Draw questions and their solutions as a PDF file, and return the file's content.

    The same arguments always give the same bytes. ``seed``: the seed that makes these questions,
    printed on every page.
    """
    writer = PdfFile(_title(questions), _DOTS, margin=_MARGIN)
    writer.setDocumentId(QUuid.createUuidV5(QUuid(), f"{NAME} {seed}".encode()))
    painter = QPainter(writer)
    heading = translate("Sheet", "Name ______________________   Date ____________")
    sheet = _Sheet(painter, writer, questions, seed, font, colours, heading)
    sheet.draw([translated(question.text) for question in questions])
    painter.end()
    return _without_dates(writer.content())


def print_answers(
    printer: QPrinter,
    marked: Sequence[Marked],
    seed: int,
    heading: str,
    font: QFont,
    colours: DeckColours,
) -> bool:
    """Print questions with the answers that were given; return False if that fails.

    Args:
        printer: the printer; its resolution and margins are changed.
        marked: the questions with their answers.
        seed: the seed that makes these questions, printed on every page.
        heading: the text at the top of the first page, such as the user's name and the date.
        font: the family of the letters.
        colours: the colours of the suits.
    """
    printer.setResolution(_DOTS)
    printer.setPageMargins(QMarginsF(*[_MARGIN] * 4), QPageLayout.Unit.Millimeter)
    painter = QPainter()
    if not painter.begin(printer):
        return False
    sheet = _Sheet(painter, printer, [one.question for one in marked], seed, font, colours, heading)
    sheet.draw([_mark(one) for one in marked])
    return painter.end()


def _mark(marked: Marked) -> str:
    """Return the solution to print: right or wrong, the answer if it was wrong, and the reason."""
    if marked.is_right:
        return translate("Sheet", "Right. {why}").format(why=translated(marked.question.text))
    text = translate("Sheet", "Wrong: {answer}. {why}")
    return text.format(answer=marked.given, why=translated(marked.question.text))


def _without_dates(content: bytes) -> bytes:
    """Return a PDF file in which the time of its creation is replaced by a fixed date."""
    content = re.sub(rb"(?<=Date \(D:)\d{14}", b"20000101000000", content)
    return re.sub(rb'(?<=Date=")[-\d]{10}T[:\d]{8}', b"2000-01-01T00:00:00", content)


def _title(questions: Sequence[Question]) -> str:
    question = questions[0]
    template = translate("Sheet", "Exercises: {game}, level {level}")
    return template.format(game=translated(find_game(question.game).name), level=question.level)


class _Sheet:
    """Draws questions and solutions page by page, with a title and a page number on each page."""

    def __init__(
        self,
        painter: QPainter,
        device: QPagedPaintDevice,
        questions: Sequence[Question],
        seed: int,
        font: QFont,
        colours: DeckColours,
        heading: str,
    ) -> None:
        self._painter = painter
        self._device = device
        self._title = _title(questions)
        self._questions = questions
        self._seed = seed
        self._plain = QFont(font)
        self._plain.setPointSizeF(_SIZE)
        self._bold = scaled(self._plain, 1, bold=True)
        self._colours = colours
        self._page = self._column = 0
        self._at = 0.0
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self._begin(heading)

    def draw(self, solutions: Iterable[str]) -> None:
        """Draw the questions, and then on new pages the solutions, a text for each question."""
        for at, question in enumerate(self._questions, 1):
            self._add(at, question)
        self._end(solutions)

    def _add(self, at: int, question: Question) -> None:
        """Draw a question; go on to the next column or page if this one has no room for it."""
        blocks = _blocks(question)
        lines = list(self._placed(blocks))
        rows = choices_of(question)
        asked = translated(ask(question))
        if any(row.split is not None for row in rows):
            text = translate("Sheet", "{question} If the pot is split, tick all who share it.")
            asked = text.format(question=asked)
        asked = f"{number(at)}.  {asked}"
        high = self._height(asked, self._bold) + len(lines) * self._row + _SPACE
        high += self._line * (0.3 + 1.3 * max(1, sum(map(self._lines_of, rows))))
        if self._at + high > self._bottom:
            self._go_on("")
        self._write(asked, self._bold)
        self._at += 0.3 * self._line
        for line in lines:
            for left, (name, cards) in line:
                self._text(QRectF(left, self._at, self._wide, self._line), name, self._plain)
                for place, card in enumerate(cards):
                    x = left + place * (_CARD + _GAP)
                    self._draw(card, QRectF(x, self._at + self._line, _CARD, _CARD * CARD_ASPECT))
            self._at += self._row
        for row in rows:
            self._boxes(row.title, row.names)
        if not rows:
            self._write("______________________________", self._plain)
        self._at += _SPACE

    def _end(self, solutions: Iterable[str]) -> None:
        """Write the solutions on pages of their own."""
        self._new_page(translate("Sheet", "Solutions"))
        for at, solution in enumerate(solutions, 1):
            text = f"{number(at)}.  {solution}"
            high = self._height(text, self._plain)
            if self._at + high > self._bottom:
                self._go_on(translate("Sheet", "Solutions"))
            self._write(text, self._plain)
            self._at += 0.4 * self._line

    @property
    def _page_wide(self) -> float:
        return self._painter.viewport().width()

    @property
    def _wide(self) -> float:
        """The width of a column."""
        return (self._page_wide - (_COLUMNS - 1) * 2 * _SPACE) / _COLUMNS

    @property
    def _bottom(self) -> float:
        return self._painter.viewport().height() - 1.5 * self._line

    @property
    def _line(self) -> float:
        self._painter.setFont(self._plain)
        return self._painter.fontMetrics().lineSpacing()

    @property
    def _row(self) -> float:
        """The height of a row of cards with the names above them."""
        return self._line + _CARD * CARD_ASPECT + _GAP

    def _go_on(self, title: str) -> None:
        """Begin the next column, or a new page after the last one."""
        if self._column + 1 == _COLUMNS:
            self._new_page(title)
            return
        self._column += 1
        self._painter.translate(self._wide + 2 * _SPACE, 0)
        self._at = 2.5 * self._line

    def _new_page(self, title: str = "") -> None:
        self._painter.resetTransform()
        self._column = 0
        self._device.newPage()
        self._begin(title)

    def _begin(self, beside: str) -> None:
        """Begin a page: title, page number and seed; ``beside``: text to the right of the title."""
        self._page += 1
        right = Qt.AlignmentFlag.AlignRight
        head = QRectF(0, 0, self._page_wide, self._line)
        self._text(head, self._title, self._bold)
        self._text(head, beside, self._plain, right)
        foot = head.translated(0, self._painter.viewport().height() - self._line)
        page = translate("Paper", "Page {number}").format(number=number(self._page))
        self._text(foot, page, self._plain, right)
        seed = translate("Sheet", "Seed {seed}").format(seed=self._seed)
        self._text(foot, f"{NAME}, {seed}", self._plain)
        self._at = 2.5 * self._line

    def _placed(
        self, blocks: Sequence[tuple[str, Sequence[Card]]]
    ) -> Iterable[list[tuple[float, tuple[str, Sequence[Card]]]]]:
        """Yield lines of blocks, with as many blocks on each line as fit.

        A line is a list of pairs: the left edge of a block in dots, and the block itself, which is
        a title with cards.
        """
        line: list[tuple[float, tuple[str, Sequence[Card]]]] = []
        left = 0.0
        for block in blocks:
            width = len(block[1]) * (_CARD + _GAP) + _SPACE
            if line and left + width - _SPACE > self._wide:
                yield line
                line, left = [], 0.0
            line.append((left, block))
            left += width
        yield line

    def _boxes(self, title: str, names: Iterable[str]) -> None:
        """Draw boxes to tick, one for each possible answer, on as many lines as necessary."""
        side, left = 0.7 * self._line, 0.0
        texts = [translated(name) for name in names]
        if title:
            self._text(QRectF(0, self._at, self._wide, self._line), translated(title), self._plain)
            left = 15 * _MILLIMETRE
        start = left
        for text in texts:
            width = side + _GAP + self._painter.fontMetrics().horizontalAdvance(text)
            if left > start and left + width > self._wide:
                left = start
                self._at += 1.3 * self._line
            top = self._at + 0.15 * self._line
            self._painter.drawRect(QRectF(left, top, side, side))
            place = QRectF(left + side + _GAP, self._at, self._wide, self._line)
            self._text(place, text, self._plain)
            left += width + _SPACE
        self._at += 1.3 * self._line

    def _lines_of(self, row: Choices) -> int:
        """Return an upper bound of the lines that the boxes of a row need."""
        self._painter.setFont(self._plain)
        side, measure = 0.7 * self._line, self._painter.fontMetrics().horizontalAdvance
        width = sum(side + _GAP + _SPACE + measure(translated(name)) for name in row.names)
        return 1 + int(width // (self._wide - (15 * _MILLIMETRE if row.title else 0)))

    def _write(self, text: str, font: QFont) -> None:
        high = self._height(text, font)
        self._painter.drawText(
            QRectF(0, self._at, self._wide, high), Qt.TextFlag.TextWordWrap, text
        )
        self._at += high

    def _height(self, text: str, font: QFont) -> float:
        """Return the height of a text in lines as wide as a column; its font is set."""
        self._painter.setFont(font)
        room = QRectF(0, 0, self._wide, 1e6)
        return self._painter.boundingRect(room, Qt.TextFlag.TextWordWrap, text).height()

    def _text(
        self,
        room: QRectF,
        text: str,
        font: QFont,
        side: Qt.AlignmentFlag = Qt.AlignmentFlag.AlignLeft,
    ) -> None:
        self._painter.setFont(font)
        self._painter.drawText(room, side | Qt.AlignmentFlag.AlignVCenter, text)

    def _draw(self, card: Card, area: QRectF) -> None:
        svg = face_svg(card, "small", self._colours)
        QSvgRenderer(QByteArray(svg)).render(self._painter, area)
        paint_rounded(self._painter, area, 0.085 * _CARD, edge=QPen(Qt.GlobalColor.darkGray, 2))


def _blocks(question: Question) -> list[tuple[str, Sequence[Card]]]:
    """Return the cards of a question in titled blocks: the board, if any, then each seat."""
    alone = len(question.seats) == 1
    hand = translate("Sheet", "Hand")
    names = [hand if alone else translated(seat_name(at)) for at in range(len(question.seats))]
    seats = list(zip(names, question.seats, strict=True))
    board = [(translate("Sheet", "Board"), question.board)] if question.board else []
    return [*board, *seats]
