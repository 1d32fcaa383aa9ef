"""Cards and icons as pictures."""

import numpy as np
import pytest
from PySide6.QtCore import QPoint, QRect, QSize, Qt
from PySide6.QtGui import QColor, QImage
from PySide6.QtWidgets import QApplication

from analyser.gui.look import card_faces, painting
from analyser.gui.look.card_faces import LARGE_FROM, CardFaces, application_icon, corner_of, icon
from analyser.gui.look.theme import DeckColours
from analyser.poker.cards import DECK, JOKERS, UNKNOWN, Card
from colours import pixels


@pytest.fixture
def faces(qapp: QApplication) -> CardFaces:
    return CardFaces()


def colours(image: QImage) -> set[int]:
    return {image.pixel(x, y) for x in range(image.width()) for y in range(image.height())}


@pytest.mark.parametrize("ratio", [1, 1.5, 2, 3])
@pytest.mark.parametrize("width", [44, LARGE_FROM])
def test_a_card_is_drawn_in_all_pixels(faces: CardFaces, width: int, ratio: float) -> None:
    image = faces.image(Card("As"), width, ratio)
    assert image.size() == QSize(width, round(width * 7 / 5)) * ratio
    assert image.deviceIndependentSize().width() == width
    assert len(colours(image)) > 20
    # Rounded corners are transparent, the paper is not.
    assert image.pixelColor(0, 0).alpha() == 0
    assert image.pixelColor(image.rect().center()).alpha() == 255


def lost_by_halving(image: QImage) -> float:
    """What a picture loses if it is made half as large and blown up again, as a mean per pixel."""
    half = image.scaled(image.size() / 2, mode=Qt.TransformationMode.SmoothTransformation)
    blown_up = [half.scaled(image.size(), mode=mode) for mode in Qt.TransformationMode]
    return min(float(np.abs(pixels(image).astype(int) - pixels(each)).mean()) for each in blown_up)


@pytest.mark.parametrize("way", ["image", "pixmap", "compact", "back"])
def test_a_card_is_sharp_where_a_pixel_is_two(faces: CardFaces, way: str) -> None:
    """Drawn in all pixels it has details that are lost in a picture drawn at 1x and blown up."""

    def at(ratio: float) -> QImage:
        if way == "image":
            return faces.image(Card("Kh"), LARGE_FROM, ratio)
        if way == "pixmap":
            return faces.pixmap(Card("Th"), 50, ratio).toImage()
        card = "back" if way == "back" else Card("Th")
        return faces.compact(card, QSize(76, 54), ratio).toImage()

    small = at(1)
    blurred = [small.scaled(small.size() * 2, mode=mode) for mode in Qt.TransformationMode]
    assert lost_by_halving(at(2)) > 1.25 * max(map(lost_by_halving, blurred))


def test_a_picture_is_drawn_once(faces: CardFaces, monkeypatch: pytest.MonkeyPatch) -> None:
    """A card that flew to a squeezed place made Qt complain of a painter without a picture."""
    assert faces.pixmap(Card("As"), 0, 1).isNull()
    with pytest.raises(FileNotFoundError, match=r"the program's own file .*Xx\.svg is missing"):
        faces.image("Xx", 44, 1)
    first = faces.pixmap(Card("Th"), 50, 1)
    monkeypatch.setattr(faces, "image", lambda *_: pytest.fail("drawn again"))
    assert faces.pixmap(Card("Th"), 50, 1).cacheKey() == first.cacheKey()


@pytest.mark.parametrize("width", [44, LARGE_FROM])
def test_no_two_cards_look_the_same(faces: CardFaces, width: int) -> None:
    names: list[Card | str] = [*DECK, *JOKERS, "back"]
    pictures: list[QImage] = []
    for card in names:
        picture = faces.image(card, width, 1)
        assert picture not in pictures, card
        pictures.append(picture)
    assert len(pictures) == 55


def test_each_suit_has_its_ink_and_the_dark_deck_darker_paper(faces: CardFaces) -> None:
    def inks(suits: str, deck: DeckColours) -> int:
        """Count the main inks of some suits' cards: the commonest colour beside the paper."""
        faces.colours = deck
        found = set()
        for suit in suits:
            image = faces.image(Card(f"9{suit}"), 88, 1)
            pixels = [
                image.pixel(x, y) for x in range(image.width()) for y in range(image.height())
            ]
            paper = image.pixel(image.width() // 2, 6)
            inked = [pixel for pixel in pixels if pixel != paper and pixel >> 24 == 255]
            found.add(max(set(inked), key=inked.count))
        return len(found)

    assert inks("cs", DeckColours.TWO) == inks("dh", DeckColours.TWO) == 1
    assert (inks("ch", DeckColours.TWO), inks("cdhs", DeckColours.FOUR)) == (2, 4)
    assert inks("cdhs", DeckColours.SAFE) == 4
    faces.colours = DeckColours.TWO
    light = faces.image(Card("2c"), 88, 1).pixelColor(44, 8)
    faces.dark = True
    dark = faces.image(Card("2c"), 88, 1).pixelColor(44, 8)
    assert dark.lightness() < light.lightness()


@pytest.mark.parametrize("change", ["colours", "dark", "width", "ratio"])
def test_another_deck_size_or_sharpness_is_another_picture(faces: CardFaces, change: str) -> None:
    first = faces.pixmap(Card("Tc"), 50, 1)
    if change == "colours":
        faces.colours = DeckColours.FOUR
    elif change == "dark":
        faces.dark = True
    second = faces.pixmap(
        Card("Tc"), 52 if change == "width" else 50, 2 if change == "ratio" else 1
    )
    assert second.toImage() != first.toImage()


DECK_SIZES = [QSize(34, 26), QSize(76, 54), QSize(76, 72), QSize(88, 60)]


@pytest.mark.parametrize("ratio", [1, 1.5, 2])
@pytest.mark.parametrize("size", DECK_SIZES, ids=str)
def test_a_card_of_the_deck_fills_its_size(faces: CardFaces, size: QSize, ratio: float) -> None:
    for card in (Card("Th"), Card("Jo2"), UNKNOWN, "back"):
        image = faces.compact(card, size, ratio).toImage()
        assert (image.size(), image.deviceIndependentSize().toSize()) == (size * ratio, size)
        assert len(colours(image)) > 15
        assert image.pixelColor(0, 0).alpha() < 60
        for x, y in ((0.5, 0.01), (0.5, 0.99), (0.01, 0.5), (0.99, 0.5)):
            at = (int(x * image.width()), int(y * image.height()))
            assert image.pixelColor(*at).alpha() == 255


def inked(image: QImage) -> QRect:
    found = [
        (x, y)
        for x in range(image.width())
        for y in range(image.height())
        if image.pixelColor(x, y).alpha() > 200 and image.pixelColor(x, y).green() < 100
    ]
    xs, ys = [x for x, _ in found], [y for _, y in found]
    return QRect(QPoint(min(xs), min(ys)), QPoint(max(xs), max(ys)))


def test_rank_and_suit_are_not_stretched_and_keep_clear_of_the_foot(faces: CardFaces) -> None:
    usual = inked(faces.compact(Card("Th"), QSize(70, 50), 2).toImage())
    for size in (QSize(70, 60), QSize(80, 50)):
        box = inked(faces.compact(Card("Th"), size, 2).toImage())
        assert abs(box.width() - usual.width()) <= 1
        assert abs(box.height() - usual.height()) <= 1
        assert abs(box.center().x() - size.width()) <= 2
        assert abs(box.center().y() - size.height()) <= 2
    size = QSize(76, 56)
    free = inked(faces.compact(Card("8h"), size, 1, foot=14).toImage())
    assert free.bottom() < 42
    assert abs(free.center().y() - 21) <= 1
    small = inked(faces.compact(Card("8h"), QSize(76, 36), 1, foot=16).toImage())
    assert 14 <= small.height() <= 18  # nearly all of what is left
    assert small.bottom() < 20


def test_cards_of_the_deck_follow_its_colours_and_the_theme(faces: CardFaces) -> None:
    pictures = []
    for faces.dark in (False, True):
        for faces.colours in DeckColours:
            pictures.append(faces.compact(Card("6d"), QSize(60, 44), 1).toImage())
    assert all(pictures.count(picture) == 1 for picture in pictures)


def test_icons_are_drawn_in_the_ink_asked_for_and_in_all_sizes(qapp: QApplication) -> None:
    image = icon("undo", QColor("#ff0000")).pixmap(20, 20).toImage()
    solid = {QColor(ink).name() for ink in colours(image) if QColor.fromRgba(ink).alpha() > 250}
    assert solid == {"#ff0000"}
    sizes = {size.width() for size in application_icon().availableSizes()}
    assert sizes == {16, 24, 32, 48, 64, 128, 256}
    for size in sizes:
        assert len(colours(application_icon().pixmap(size, size).toImage())) > 8


@pytest.mark.parametrize("side", [16, 20, 38, 64])
def test_icons_are_as_large_as_the_letters_beside_them(qapp: QApplication, side: int) -> None:
    size, ink = QSize(side, side), QColor("black")
    place, paint = QRect(QPoint(), size), card_faces.paint_icon
    image = painting.painted(size, 1, lambda to: paint(to, "deal", place, ink)).toImage()
    every = range(side)
    inked = [x for x in every if any(image.pixelColor(x, y).alpha() > 128 for y in every)]
    assert max(inked) - min(inked) > 0.6 * side  # drawn in all of the size


@pytest.mark.parametrize("width", [44, 78, 160])
def test_the_corner_of_a_card_is_as_round_as_its_picture(faces: CardFaces, width: int) -> None:
    drawn = faces.pixmap(Card("2c"), width, 4)
    alpha = [drawn.toImage().pixelColor(x, 0).alpha() for x in range(width)]
    # Along the upper edge the picture is whole where the corner ends, give or take a pixel or two.
    radius = corner_of(width) * 4
    assert max(alpha[: round(radius * 0.3)]) < 128
    assert min(alpha[round(radius) : round(radius) + 8]) > 240
