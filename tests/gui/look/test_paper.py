"""Pieces of HTML on paper: whole, in columns, and black in every theme."""

import re

import pytest
from PySide6.QtGui import QFont, QFontDatabase, QPainter
from PySide6.QtWidgets import QApplication

from analyser.gui.look.paper import Paper, pdf_file, pictures_of
from analyser.gui.look.theme import DeckColours, dark_palette
from analyser.poker.cards import parse_cards


def written(pieces: int, lines: int, columns: int, head: str = "") -> bytes:
    """Write pieces of as many lines, the first of them with two cards."""
    writer = pdf_file("a title")
    painter = QPainter(writer)
    paper = Paper(
        writer, painter, "a title", QFont(), 10, DeckColours.TWO, columns=columns, head=head
    )
    paper.begin("beside")
    cards = parse_cards("As Kd")
    for _ in range(pieces):
        paper.add(pictures_of(cards, 38) + "<br>line" * lines)
    painter.end()
    return writer.content()


def pages(pdf: bytes) -> int:
    if not QFontDatabase.families():
        pytest.skip("without a font no text has a height")
    return len(re.findall(rb"/Type\s*/Page\b", pdf))


@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize(("pieces", "columns", "expected"), [(1, 1, 1), (3, 1, 2), (3, 2, 1)])
def test_what_has_no_room_goes_to_the_next_column(pieces: int, columns: int, expected: int) -> None:
    assert pages(written(pieces, 25, columns)) == expected


@pytest.mark.usefixtures("qapp")
def test_a_piece_longer_than_a_page_costs_no_empty_page() -> None:
    assert pages(written(1, 500, 1, head="<b>head</b>")) == 1


def test_the_pages_are_the_same_in_every_theme(qapp: QApplication) -> None:
    light = written(1, 2, 1)
    qapp.setPalette(dark_palette())
    dark = written(1, 2, 1)
    assert len(light) == len(dark)
