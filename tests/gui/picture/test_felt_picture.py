"""The picture to share: the felt's own widgets, in every look and format."""

import pytest
from PySide6.QtGui import QColor, QGuiApplication, QImage, QPainter, QPalette

from analyser.gui.look.card_faces import CardFaces
from analyser.gui.look.theme import dark_palette, light_palette, paper_palette, theme_of
from analyser.gui.picture.felt_picture import (
    HEIGHT,
    WIDTH,
    FeltPicture,
    image_of,
    pdf_of_picture,
    png_of_picture,
    record_picture,
)
from analyser.poker.games.game import Game
from analyser.poker.games.registry import ANY, HOLDEM, OMAHA_HI_LO, RAZZ
from felt_contents import counted, laid, said_of

pytestmark = pytest.mark.usefixtures("qapp")
TEN = "AsAd v KhKd v QsJs v Th9h v 8c8d v AhQc v 7c7d v KcQd v 5s4s v 2h2d @ Qh8s3c5d"


def picture(
    text: str,
    game: Game = HOLDEM,
    seats: int = 2,
    palette: QPalette | None = None,  # that of paper
    *,
    is_hidden: bool = False,
) -> FeltPicture:
    table = laid(text, game, seats)
    content = said_of(table, counted(table), is_hidden=is_hidden) if seats > 1 else said_of(table)
    palette = palette or paper_palette()
    return record_picture(table, content, CardFaces(), QGuiApplication.font(), palette)


def colours(image: QImage) -> set[str]:
    pixels = image.convertToFormat(QImage.Format.Format_RGB32).constBits()
    return {QColor.fromRgb(pixel).name() for pixel in set(memoryview(pixels).cast("I"))}


@pytest.mark.parametrize("palette", [light_palette(), dark_palette()], ids=["light", "dark"])
def test_it_is_what_the_felt_shows_in_the_windows_theme(palette: QPalette) -> None:
    shown = picture("AhKh v QsQd @ QcJh2h8h3c", palette=palette)
    seen, theme = colours(image_of(shown)), theme_of(palette)
    assert {theme.felt_win.name(), theme.muted_on_felt.name(), "#7cbaff"} <= seen
    assert shown.title == "Texas hold'em: A wins, A flush beats a set"


def test_on_paper_it_is_black_on_white() -> None:
    image = image_of(picture("AhKh v QsQd @ QcJh2h8h"))
    assert image.pixelColor(4, image.height() // 2) == QColor("#ffffff")
    assert "#000000" in colours(image)


@pytest.mark.parametrize(("game", "seats", "text"), [
    (HOLDEM, 10, TEN), (ANY, 1, "AsAc8s8cJd4d3d"), (RAZZ, 2, "As2h4d5c7h8h9h v Ks3h5d6d8dTdJd"),
    (OMAHA_HI_LO, 2, "As2hKdKc v Ad4dQcQs @ 3c7d8hKs2c"), (HOLDEM, 2, "QQ+ v 15% @ Ts7s2c"),
])  # fmt: skip
def test_every_kind_of_table_has_a_picture(game: Game, seats: int, text: str) -> None:
    image = image_of(picture(text, game, seats, light_palette()))
    assert (image.width(), image.height()) == (2 * WIDTH, 2 * HEIGHT)
    assert len(colours(image)) > 100


def test_the_matrix_of_a_range_is_in_it() -> None:
    shown = picture("AA, QJo v 72o, 83o @ As7d2c", palette=light_palette())
    seen = colours(image_of(shown).copy(60, 300, 600, 500))
    assert "#7cbaff" in seen, "a pair of aces has the full colour"
    assert b"/Subtype /Image" not in pdf_of_picture(shown), "cells are vectors"


def test_it_fills_pages_of_every_resolution() -> None:
    shown, images = picture("AhKh v QsQd @ QcJh2h8h3c"), []
    for dots_a_metre in (3780, 47244):
        images.append(QImage(WIDTH, HEIGHT, QImage.Format.Format_RGB32))
        images[-1].setDotsPerMeterX(dots_a_metre)
        images[-1].setDotsPerMeterY(dots_a_metre)
        painter = QPainter(images[-1])
        shown.draw(painter)
        painter.end()
    assert images[0] == images[1]


def test_hidden_answers_stay_hidden() -> None:
    shown = picture("AhKh v QsQd @ QcJh2h8h3c", palette=light_palette(), is_hidden=True)
    seen = colours(image_of(shown))
    assert theme_of(light_palette()).felt_win.name() not in seen
    assert shown.title.endswith(": Who is ahead?")


def test_a_pdf_file_has_one_page_of_lines_and_letters_and_a_png_file_its_title() -> None:
    shown = picture("AhKh v QsQd @ QcJh2h8h3c", palette=light_palette())
    pdf = pdf_of_picture(shown)
    assert pdf.startswith(b"%PDF")
    assert pdf.count(b"/Type /Page\n") == 1
    assert b"/Subtype /Image" not in pdf, "cards are vectors"
    assert QImage.fromData(png_of_picture(shown)).text("Title") == shown.title
