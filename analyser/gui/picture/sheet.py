"""Questions on paper for a class: pictures of the cards, and the solutions on the last pages."""

from __future__ import annotations

import os
import re
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from html import escape
from typing import TYPE_CHECKING, Final, NamedTuple

from PySide6.QtCore import QMarginsF, QUuid
from PySide6.QtGui import QFont, QGuiApplication, QPagedPaintDevice, QPageLayout, QPainter

from analyser.gui.look.atomic_file import write_atomically
from analyser.gui.look.paper import DOTS, MARGIN, Paper, pdf_file, pictures_of
from analyser.gui.look.theme import DeckColours
from analyser.gui.look.translation import capital, labelled, number, translate, translated
from analyser.poker.cards import Card
from analyser.poker.games.registry import find_game
from analyser.poker.names import seat_name
from analyser.poker.practice.quiz import Question, Quiz, answer_choices, ask, boards_of
from analyser.product import NAME

if TYPE_CHECKING:  # the terminal prints nothing
    from PySide6.QtPrintSupport import QPrinter

SHEET_LENGTHS: Final = (10, 20, 40)
"""How many questions a sheet for a class can have."""
_COLUMNS: Final = 2
_POINTS: Final = 10.0
"""The size of the letters."""
_CARD: Final = 38
"""The width of a card, in 96ths of an inch: 10 millimetres."""
_ACROSS: Final = 7
"""How many cards lie side by side in a column."""


@dataclass(frozen=True, slots=True)
class SavedSheet:
    """A sheet of questions that was saved as a PDF file; ``seed`` makes the same sheet again."""

    file: str
    seed: int
    questions: tuple[Question, ...]

    @property
    def extent(self) -> str:
        """The number of questions and the seed in words, for the terminal."""
        return f"{len(self.questions)} questions, again with --seed {self.seed}"


class Sheet(NamedTuple):
    """What stands on a sheet, and how it is written."""

    questions: Sequence[Question]
    solutions: Sequence[str]  # of each question
    seed: int
    heading: str  # beside the title of the first page
    font: QFont
    colours: DeckColours

    def write(self, device: QPagedPaintDevice) -> bool:
        """Write the questions, and then on pages of their own the solutions; False if it fails."""
        painter = QPainter()
        if not painter.begin(device):
            return False
        seed = translate("Sheet", "Seed {seed}", seed=str(self.seed))
        title, foot = _title(self.questions), f"{NAME}, {seed}"
        paper = Paper(
            device, painter, title, self.font, _POINTS, self.colours, columns=_COLUMNS, foot=foot
        )
        paper.begin(self.heading)
        for at, question in enumerate(self.questions, 1):
            paper.add(_question_as_html(at, question))
        paper.begin(translate("Sheet", "Solutions"))
        for at, solution in enumerate(self.solutions, 1):
            paper.add(f"{number(at)}.&nbsp; {escape(solution)}")
        return painter.end()


def save_sheet_without_display(path: str, quiz: Quiz) -> SavedSheet:
    """Save a quiz as ``save_sheet`` does, for the terminal."""
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    application = QGuiApplication.instance() or QGuiApplication([NAME])
    assert isinstance(application, QGuiApplication)
    return save_sheet(path, quiz, application.font(), DeckColours.TWO)


def save_sheet(path: str, quiz: Quiz, font: QFont, colours: DeckColours) -> SavedSheet:
    """Save a quiz, below a line for name and date, and its solutions as PDF. Raises OSError.

    The same quiz makes the same bytes each time.
    """
    questions, seed = tuple(quiz.questions), quiz.seed
    writer = pdf_file(_title(questions))
    writer.setDocumentId(QUuid.createUuidV5(QUuid(), f"{NAME} {seed}".encode()))
    heading = translate("Sheet", "Name ______________________   Date ____________")
    solutions = [translated(question.text) for question in questions]
    Sheet(questions, solutions, seed, heading, font, colours).write(writer)
    write_atomically(path, _without_dates(writer.content()))
    return SavedSheet(path, seed, questions)


def print_sheet(printer: QPrinter, sheet: Sheet) -> bool:
    """Print a sheet as it would be saved; return False if that fails."""
    printer.setResolution(DOTS)
    printer.setPageMargins(QMarginsF(*[MARGIN] * 4), QPageLayout.Unit.Millimeter)
    return sheet.write(printer)


def _without_dates(content: bytes) -> bytes:
    """Return a PDF file in which the time of its creation is replaced by a fixed date."""
    content = re.sub(rb"(?<=Date \(D:)\d{14}", b"20000101000000", content)
    return re.sub(rb'(?<=Date=")[-\d]{10}T[:\d]{8}', b"2000-01-01T00:00:00", content)


def _title(questions: Sequence[Question]) -> str:
    question = questions[0]
    game = find_game(question.game).name
    return translate("Sheet", "Exercises: {game}, level {level}", game=game, level=question.level)


def _question_as_html(at: int, question: Question) -> str:
    """Return question number ``at`` as HTML: what is asked, cards, boxes to tick or a line."""
    rows, asked = answer_choices(question), translated(ask(question))
    if any(row.split is not None for row in rows):
        text = translate("Sheet", "{question} If the pot is split, tick all who share it.")
        asked = text.format(question=asked)
    answers = [_tick_boxes(row.title, row.names) for row in rows] or ["_" * 30]
    lines = [
        f'<table cellspacing="0" cellpadding="1"><tr>{"".join(line)}</tr></table>'
        for line in _card_lines(question)
    ]
    return (
        f"<b>{number(at)}.&nbsp; {escape(asked)}</b>{''.join(lines)}"
        f"<div>{'<br>'.join(answers)}</div>"
    )


def _tick_boxes(title: str, names: Iterable[str]) -> str:
    """Return a row of answers to tick on paper, as HTML, translated."""
    boxes = [f"\N{BALLOT BOX} {translated(name)}".replace(" ", "&nbsp;") for name in names]
    line = " &nbsp; ".join(boxes)
    return labelled(capital(translated(title)), line) if title else line


def _card_lines(question: Question) -> Iterator[list[str]]:
    """Yield lines of the cards with their titles, as cells in HTML, as many as fit on a line."""
    line: list[str] = []
    room = _ACROSS
    for title, cards in _titled_cards(question):
        if line and len(cards) > room:
            yield line
            line, room = [], _ACROSS
        pictures = pictures_of(cards, _CARD)
        line.append(f'<td style="padding-right: 16px">{escape(title)}<br>{pictures}</td>')
        room -= len(cards)
    yield line


def _titled_cards(question: Question) -> list[tuple[str, Sequence[Card]]]:
    alone = len(question.seats) == 1
    hand = translate("Sheet", "Hand")
    names = [hand if alone else translated(seat_name(at)) for at in range(len(question.seats))]
    seats = list(zip(names, question.seats, strict=True))
    return [*[(translated(title), board) for title, board in boards_of(question)], *seats]
