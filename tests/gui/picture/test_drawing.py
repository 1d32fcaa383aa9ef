"""The picture to share: everything whole in every theme, as an image and as files."""

import re
import threading
from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest
from PySide6.QtCore import QPoint, QRect, QSize, Qt
from PySide6.QtGui import QColor, QFont, QFontMetrics, QImage, QPainter

from analyser.gui.felt.content import FeltContent, FootContent, FootLine, StreetContent
from analyser.gui.look.theme import (
    Theme,
    contrast,
    contrast_palette,
    dark_palette,
    light_palette,
    theme_of,
)
from analyser.gui.picture import drawing, pieces
from analyser.gui.picture.drawing import draw_picture, paper_theme
from analyser.gui.picture.formats import image_of, pdf_of_picture, png_of_picture
from analyser.gui.picture.pieces import HEIGHT, WIDTH, Looks
from analyser.gui.range_editor.colours import colour_in_range
from analyser.gui.range_editor.range_face import fitting_terms
from analyser.poker.cards import parse_cards
from analyser.poker.games.game import Game
from analyser.poker.games.registry import ANY, GAMES, HOLDEM
from analyser.poker.ranges.notation import parse_range
from analyser.poker.table.table import BOARD, Slot, Table, new_table

Show = Callable[[Table], FeltContent]
STREETS = tuple(
    StreetContent(name, ((0, share, f"{share:.2%}"), (1, 1 - share, f"{1 - share:.2%}")), "", False)
    for name, share in (("Before", 0.46), ("Flop", 0.34), ("Turn", 0.23), ("River", 1.0))
)
THEMES: dict[str, Callable[[], Theme]] = {
    "light": lambda: theme_of(light_palette()), "dark": lambda: theme_of(dark_palette()),
    "contrast": lambda: theme_of(contrast_palette()), "paper": paper_theme,
}  # fmt: skip


def on_the_flop() -> Table:
    table = new_table(HOLDEM, 2)
    for place, cards in ((0, "AhKh"), (1, "QsQd"), (BOARD, "QhJh2c")):
        table = table.activate(Slot(place, 0)).place_all(parse_cards(cards))
    return table


def drawn(content: FeltContent, looks: Looks) -> QImage:
    image = QImage(WIDTH, HEIGHT, QImage.Format.Format_RGB32)
    image.fill(Qt.GlobalColor.magenta)
    painter = QPainter(image)
    draw_picture(painter, content, looks)
    painter.end()
    return image


def colours(image: QImage) -> set[str]:
    return {
        image.pixelColor(x, y).name()
        for x in range(0, image.width(), 2)
        for y in range(0, image.height(), 2)
    }


@pytest.mark.parametrize("name", THEMES)
def test_it_has_the_ground_and_the_marks_of_its_theme(name: str, show: Show, looks: Looks) -> None:
    theme = THEMES[name]()
    seen = colours(drawn(show(on_the_flop()), replace(looks, theme=theme)))
    assert theme.felt_lead.name() in seen, "the tag of who leads"
    assert theme.on_felt.name() in seen, "the verdict"
    assert theme.felt_edge.name() in seen, "the felt, far from the light"
    assert "#ff00ff" not in seen, "every pixel is painted"


def test_on_paper_everything_is_seen(looks: Looks) -> None:
    theme, white = paper_theme(), QColor("#ffffff")
    for colour in (theme.on_felt, theme.muted_on_felt, theme.felt_win, theme.felt_lead):
        assert contrast(colour, white) >= 4.5
    for mark in (theme.felt_win, theme.felt_lead, theme.felt_tie):
        assert contrast(theme.on_mark, mark) >= 4.5


@pytest.mark.parametrize("game", GAMES, ids=lambda game: str(game.key))
def test_every_number_of_seats_fits_with_every_word(game: Game, show: Show, looks: Looks) -> None:
    room = QSize(WIDTH - 60, HEIGHT - 100)
    for seats in (1, 2, 3, 6, game.most_seats):
        content = show(new_table(game, seats).deal(seats))
        at, lines, font = drawing._arranged(room, content, looks.font)
        assert not at.crowded, seats
        assert drawing._verdict_fits(content, at, lines, font), seats
        for place in (*at.seats, at.board, at.verdict, at.bar):
            assert place.isEmpty() or QRect(0, 0, room.width(), room.height()).contains(place)


def test_only_long_names_are_cut(show: Show, looks: Looks, monkeypatch: pytest.MonkeyPatch) -> None:
    cut: list[str] = []
    draw = pieces.Drawing.text

    def watch(
        self: pieces.Drawing,
        room: QRect,
        text: str,
        font: QFont | list[QFont],
        *rest: Any,
        **by: Any,
    ) -> None:
        if isinstance(font, QFont) and QFontMetrics(font).horizontalAdvance(text) > room.width():
            cut.append(text)
        draw(self, room, text, font, *rest, **by)

    monkeypatch.setattr(pieces.Drawing, "text", watch)
    ten = new_table(HOLDEM, 10).set_pot(1_234_567)
    hands = ["AhKh", "QsQd", "9c8c", "7h6h", "2s2d", "AcJc", "KdTd", "5s5c", "JdTs", "8d8s"]
    for place, cards in (*enumerate(hands), (BOARD, "QhJh2c")):
        ten = ten.activate(Slot(place, 0)).place_all(parse_cards(cards))
    for table in (on_the_flop(), on_the_flop().set_pot(1001), ten, new_table(ANY, 1).deal(3)):
        drawn(show(table), looks)
    assert cut == []
    name = "A player whose name is as long as a name may be, sixty signs"
    drawn(show(ten.rename_seat(1, name)), looks)
    assert name in cut


def test_a_card_has_its_place_and_the_painter_is_handed_back(show: Show, looks: Looks) -> None:
    """Another card is another picture there, and nowhere else."""
    one = drawn(show(new_table(ANY, 1).place_all(parse_cards("As"))), looks)
    other = drawn(show(new_table(ANY, 1).place_all(parse_cards("Ks"))), looks)
    changed = {
        (x // 100, y // 100)
        for x in range(0, WIDTH, 4)
        for y in range(0, HEIGHT, 4)
        if one.pixel(x, y) != other.pixel(x, y)
    }
    assert (2, 1) in changed
    assert not any(x >= 10 for x, _ in changed)
    image = QImage(WIDTH, HEIGHT, QImage.Format.Format_RGB32)
    painter = QPainter(image)
    draw_picture(painter, show(on_the_flop()), looks)
    assert painter.transform().isIdentity()
    painter.end()


@pytest.mark.parametrize("name", THEMES)
def test_a_range_is_a_small_matrix_and_its_text(
    name: str, show: Show, looks: Looks, monkeypatch: pytest.MonkeyPatch
) -> None:
    theme = THEMES[name]()
    written: list[str] = []

    def listen(text: str, room: QRect, metrics: QFontMetrics) -> str:
        written.append(fitting_terms(text, room, metrics))
        return written[-1]

    monkeypatch.setattr(pieces, "fitting_terms", listen)
    table = new_table(HOLDEM, 2).activate(Slot(0, 0)).place_all(parse_cards("AhKh"))
    content = show(table.set_range(1, parse_range("AA, KK, QQ, 54s")))
    assert [str(seat.held) for seat in content.seats] == ["None", "QQ+, 54s"]
    full = colour_in_range(theme.felt_edge)
    assert contrast(full, theme.felt_edge) >= 3
    assert full.name() in colours(drawn(content, replace(looks, theme=theme)))
    assert "QQ+, 54s" in written


def test_a_share_beside_a_hand_is_not_below_the_board(show: Show, looks: Looks) -> None:
    """In a wide seat the share stands at the right of the hand, in the seat's own place."""
    content = show(on_the_flop())
    room = QSize(WIDTH - 2 * pieces.MARGIN, HEIGHT - 2 * pieces.HEAD)
    at, *_ = drawing._arranged(room, content, looks.font)
    assert at.wide
    seats = tuple([seat._replace(share="") for seat in content.seats])
    without = content._replace(seats=seats)
    one, other = drawn(content, looks), drawn(without, looks)
    places = [place.translated(pieces.MARGIN, pieces.HEAD) for place in at.seats]
    changed = [
        QPoint(x, y)
        for x in range(WIDTH)
        for y in range(HEIGHT)
        if one.pixel(x, y) != other.pixel(x, y)
    ]
    assert changed
    assert all(any(place.contains(point) for place in places) for point in changed)


@pytest.mark.parametrize(("streets", "lines"), [(4, 0), (4, 1), (1, 1)])
def test_streets_are_drawn_if_wanted(looks: Looks, show: Show, streets: int, lines: int) -> None:
    """Alone, below a sentence, and beside one."""
    content = show(on_the_flop())
    said = (FootLine("Seat A has 11 outs"),) * lines
    plain = content._replace(foot=FootContent(said))
    full = content._replace(foot=FootContent(said, STREETS[:streets]))
    assert drawn(full, looks) == drawn(plain, looks)
    assert drawn(full, replace(looks, streets=True)) != drawn(plain, looks)


def test_an_image_and_a_png_file_have_two_pixels_a_unit(show: Show, looks: Looks) -> None:
    content = show(new_table(HOLDEM, 2).deal(1))
    image = image_of(content, looks)
    assert (image.width(), image.height()) == (2 * WIDTH, 2 * HEIGHT) == (2400, 1350)
    assert (image.devicePixelRatio(), image.text("Title")) == (2, content.title)
    read = QImage.fromData(png_of_picture(content, looks))
    assert (read.convertToFormat(image.format()), read.text("Title")) == (image, content.title)
    content = show(new_table(HOLDEM, 6).deal(1))
    drawn: list[QImage] = []
    thread = threading.Thread(target=lambda: drawn.append(image_of(content, looks)))
    thread.start()
    thread.join()
    assert drawn == [image_of(content, looks)]


def test_a_pdf_file_has_one_page_of_lines_and_letters(show: Show, looks: Looks) -> None:
    file = pdf_of_picture(show(new_table(HOLDEM, 10).deal(1)), looks)
    assert file.startswith(b"%PDF-")
    assert file.count(b"/Type /Page\n") == 1
    box = re.search(rb"/MediaBox \[0 0 ([\d.]+) ([\d.]+)", file)
    assert box is not None
    width, height = map(float, box.groups())
    assert abs(width / height - WIDTH / HEIGHT) < 0.01
    assert b"/Type /Font\n" in file
    assert b"/Subtype /Image" not in file
