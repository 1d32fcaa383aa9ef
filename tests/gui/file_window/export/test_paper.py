"""Rows as a PDF file: its pages, and what is written on them."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QFont, QFontDatabase, QImage, QPainter
from PySide6.QtWidgets import QApplication

from analyser.gui.file_window.export.paper import pdf_of_rows, places_of, wrapped
from analyser.poker.generators import finish
from analyser.poker.hand_table.order import all_rows
from analyser.poker.hand_table.table import FileTable
from histories import HOLDEM


def pdf_of(tmp_path: Path, text: str) -> bytes:
    path = tmp_path / "a.txt"
    path.write_text(text)
    table = FileTable(path)
    finish(table.read())
    return finish(pdf_of_rows(table, all_rows(table.snapshot), "a.txt", QFont()))


def pages(pdf: bytes) -> int:
    return len(re.findall(rb"/Type\s*/Page\b", pdf))


@pytest.mark.usefixtures("qapp")
def test_a_few_rows_are_one_page_and_many_are_several(tmp_path: Path) -> None:
    if not QFontDatabase.families():
        pytest.skip("without a font no text has a height")
    few = pdf_of(tmp_path, HOLDEM)
    assert few.startswith(b"%PDF-")
    assert pages(few) == 1
    assert pages(pdf_of(tmp_path, "AhKh v QsQd @ QcJh2h8h3c\n" * 80)) > 2
    assert pages(pdf_of(tmp_path, "AhAh v KsKd\n")) == 1
    assert pages(pdf_of(tmp_path, "")) == 1


def pictures(pdf: bytes) -> int:
    return len(re.findall(rb"/Subtype\s*/Image\b", pdf))


@pytest.mark.usefixtures("qapp")
def test_cards_are_pictures_which_the_file_holds_once(tmp_path: Path) -> None:
    line = "AhKh v QsQd @ QcJh2h8h3c\n"
    once = pictures(pdf_of(tmp_path, line))
    assert once == pictures(pdf_of(tmp_path, line * 20))
    assert once >= 9
    assert pictures(pdf_of(tmp_path, "AhAh v KsKd\n")) == 0


@pytest.mark.usefixtures("qapp")
def test_lines_break_between_words_as_far_as_they_can() -> None:
    if not QFontDatabase.families():
        pytest.skip("without a font no text has a width")
    picture = QImage(400, 400, QImage.Format.Format_RGB32)
    painter = QPainter(picture)

    def size(text: str, width: float) -> QRectF:
        return painter.boundingRect(QRectF(0, 0, width, 1e6), text, wrapped())

    word = size("diamonds", 400)
    wide = word.width() * 1.5  # room for one of them and a part of the next
    assert size("diamonds diamonds diamonds", wide).height() > 2.5 * word.height()
    assert size("diamonds" * 3, wide).width() <= wide
    painter.end()


def test_cards_that_do_not_fit_go_on_below() -> None:
    places = list(places_of(5, QPointF(30, 0), 200))
    found = [(place.x(), place.y()) for place in places]
    assert found == [(30, 0), (94, 0), (0, 47), (64, 47), (128, 47)]


def test_it_can_be_given_up_at_any_row(qapp: QApplication, tmp_path: Path) -> None:
    path = tmp_path / "a.txt"
    path.write_text("AhKh v QsQd\n" * 10)
    table = FileTable(path)
    finish(table.read())
    steps = pdf_of_rows(table, all_rows(table.snapshot), "a.txt", QFont())
    assert next(steps) == 0
    assert next(steps) == 0.1
    steps.close()  # the painter ends before its device does, or Qt would complain
