"""Rows of cards as one picture: every card as its own file draws it, wherever it stands."""

import os
import re
from pathlib import Path
from xml.etree import ElementTree

import numpy as np
import pytest
from PySide6.QtGui import QImage

from analyser.gui.look.card_faces import face_svg
from analyser.gui.look.card_pictures import (
    CARD,
    GAP,
    MARGIN,
    MOST_ACROSS,
    SavedPicture,
    picture_of_rows,
    save_picture,
    svg_of_rows,
)
from analyser.gui.look.theme import DeckColours
from analyser.poker.cards import DECK, JOKERS, UNKNOWN, Card, parse_cards
from analyser.poker.errors import NoCardsError, PictureNameError, PictureTooLargeError
from colours import drawn, pixels
from mostly_long import mostly_long

WIDTH, HEIGHT = CARD
HREF = "{http://www.w3.org/1999/xlink}href"
ROWS = [parse_cards("As Ks Jo"), parse_cards("7h 7d As ?? ??")]
EVERY_CARD = [(*DECK[start : start + 13], *JOKERS, UNKNOWN) for start in (39, 26, 13, 0)]
POSIX = os.name == "posix"
KINDS = pytest.mark.parametrize("name", ["hands.png", "hands.svg"])


def place(down: int, along: int) -> tuple[slice, slice]:
    top, left = MARGIN + down * (HEIGHT + GAP), MARGIN + along * (WIDTH + GAP)
    return slice(top, top + HEIGHT), slice(left, left + WIDTH)


@pytest.mark.parametrize("colours", mostly_long(1, DeckColours))
def test_every_card_is_drawn_as_alone_and_nothing_is_between_them(colours: DeckColours) -> None:
    picture = pixels(picture_of_rows(EVERY_CARD, colours))
    for down, row in enumerate(EVERY_CARD):
        for along, card in enumerate(row):
            there = place(down, along)
            alone = drawn(face_svg(card, "large", colours), WIDTH, HEIGHT, 0xFFFFFFFF)
            # An edge is blended a shade differently where it lies further from the corner.
            assert np.abs(picture[there].astype(int) - alone).max() <= 4, card
            picture[there] = 255
    assert (picture[:, :, :3] == 255).all()


def test_rows_stand_below_each_other_in_a_png_or_svg() -> None:
    picture = picture_of_rows(ROWS)
    across, down = 2 * MARGIN + 5 * WIDTH + 4 * GAP, 2 * MARGIN + 2 * HEIGHT + GAP
    assert (picture.width(), picture.height()) == (across, down)
    seen = pixels(picture)
    assert (seen[place(0, 2)] != 255).any()
    assert (seen[place(0, 3)][:, :, :3] == 255).all()
    assert (seen[place(0, 0)] == seen[place(1, 2)]).all()  # the ace of spades stands twice
    svg = svg_of_rows(EVERY_CARD)
    elements = list(ElementTree.fromstring(svg).iter())
    names = [element.attrib["id"] for element in elements if "id" in element.attrib]
    uses = [element.attrib[HREF] for element in elements if HREF in element.attrib]
    assert len(names) == len(set(names))
    assert {use.removeprefix("#") for use in uses} <= set(names)
    assert svg.count(b"http") == 2  # the names of its two vocabularies
    assert not {"image", "style", "script", "text"} & {
        element.tag.partition("}")[2] for element in elements
    }
    once, often = svg_of_rows([[UNKNOWN]]), svg_of_rows([[UNKNOWN] * 50] * 2)
    assert often.count(b"<use ") == 100
    assert len(often) < len(once) + 10_000
    root = ElementTree.fromstring(svg_of_rows(ROWS))
    assert root.findtext("{http://www.w3.org/2000/svg}title") == "As Ks Jo / 7h 7d As ?? ??"
    _, _, width, height = map(int, root.attrib["viewBox"].split())
    assert (2 * int(root.attrib["width"]), 2 * int(root.attrib["height"])) == (width, height)


def test_the_same_cards_give_the_same_bytes_in_both_kinds(tmp_path: Path) -> None:
    for name in ("one.png", "two.png"):
        save_picture(tmp_path / name, ROWS)
    assert (tmp_path / "one.png").read_bytes() == (tmp_path / "two.png").read_bytes()
    assert svg_of_rows(ROWS) == svg_of_rows(ROWS)
    vector = save_picture(tmp_path / "hands.svg", ROWS, DeckColours.SAFE)
    raster = save_picture(tmp_path / "hands.png", ROWS, DeckColours.SAFE)
    assert (2 * vector.width, 2 * vector.height) == (raster.width, raster.height)
    again = drawn(Path(vector.file).read_bytes(), raster.width, raster.height, 0xFFFFFFFF)
    assert (again == pixels(QImage(raster.file))).all()


@pytest.mark.parametrize("name", ["hands.png", "HANDS.PNG", "my hands ♠.png"])
def test_a_saved_png_prints_at_half_its_pixels(name: str, tmp_path: Path) -> None:
    saved = save_picture(tmp_path / name, ROWS, DeckColours.FOUR)
    image = QImage(saved.file)
    assert (saved.width, saved.height) == (image.width(), image.height())
    assert (pixels(image) == pixels(picture_of_rows(ROWS, DeckColours.FOUR))).all()
    assert round(image.dotsPerMeterX() * 0.0254) == round(image.dotsPerMeterY() * 0.0254) == 192
    assert image.text("Title") == "As Ks Jo / 7h 7d As ?? ??"


@KINDS
def test_what_was_saved_is_told_and_replaces_an_older_picture(name: str, tmp_path: Path) -> None:
    file = tmp_path / name
    file.write_text("old")
    save_picture(file, ROWS)
    assert list(tmp_path.iterdir()) == [file]
    assert file.stat().st_size > 1000
    saved = save_picture(str(file), [list(row) for row in ROWS])
    assert saved == SavedPicture(str(file), saved.width, saved.height, tuple(ROWS))


@pytest.mark.parametrize("name", ["hands", "hands.jpg", "png", ".png", "hands.png.txt", "-", ""])
def test_a_name_without_a_known_ending_is_refused(name: str, tmp_path: Path) -> None:
    with pytest.raises(PictureNameError) as refusal:
        save_picture(os.fspath(tmp_path / name) if name else "", ROWS)
    assert f"{name}” ends in neither .png nor .svg" in str(refusal.value)
    assert not list(tmp_path.iterdir())


@pytest.mark.parametrize("rows", [[], [()], [parse_cards("As"), ()]], ids=str)
def test_no_cards_make_no_picture(rows: list[tuple[Card, ...]], tmp_path: Path) -> None:
    with pytest.raises(NoCardsError):
        picture_of_rows(rows)
    with pytest.raises(NoCardsError):
        save_picture(tmp_path / "hands.svg", rows)
    assert not list(tmp_path.iterdir())


@pytest.mark.parametrize("rows", [
    [[UNKNOWN] * (MOST_ACROSS // WIDTH)], [[UNKNOWN]] * (MOST_ACROSS // HEIGHT),
    [[UNKNOWN] * 60] * 50,
], ids=["long", "high", "large"])  # fmt: skip
def test_a_picture_too_large_for_memory_is_refused(rows: list[list[Card]], tmp_path: Path) -> None:
    with pytest.raises(PictureTooLargeError, match=r"\d by \d+ pixels, which is too large; draw"):
        save_picture(tmp_path / "hands.png", rows)
    assert not list(tmp_path.iterdir())
    assert save_picture(tmp_path / "hands.svg", rows).width


@KINDS
def test_a_folder_or_a_place_without_permission_is_not_written(name: str, tmp_path: Path) -> None:
    (tmp_path / name).mkdir()
    with pytest.raises(OSError, match=re.escape(str(tmp_path / name))):
        save_picture(tmp_path / name, ROWS)
    assert (tmp_path / name).is_dir()
    for path, why in (
        (tmp_path / "no such folder" / name, "No such file or directory"),
        (tmp_path / f"{'x' * 300}{name}", "File name too long"),
        (tmp_path / f"\udcff{name}", "this cannot be the name of a picture"),
        (tmp_path / f"a\0{name}", "this cannot be the name of a picture"),
    ):
        with pytest.raises(OSError, match=re.escape(f"{path}: {why}" if POSIX else str(path))):
            save_picture(path, ROWS)
    assert list(tmp_path.iterdir()) == [tmp_path / name]
