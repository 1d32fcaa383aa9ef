"""The bar of the pot: shares, or how far the counting is, or why there are none."""

from __future__ import annotations

import pytest
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QProgressBar, QWidget
from pytestqt.qtbot import QtBot

from analyser.gui.felt.content import BarContent, Share
from analyser.gui.felt.pot_bar import PotBar, widths_of
from analyser.gui.look.badges import colours_of
from analyser.gui.look.widgets import Text
from tests.gui.conftest import Look

SHARES = BarContent(
    (Share(10 / 44, ("Seat A", "A"), 0), Share(34 / 44, ("Seat B", "B"), 1)),
    ("Seat A: 22.73% equity; wins 22.73%, ties 0.00%",
     "Seat B: 77.27% equity; wins 77.27%, ties 0.00%"),
)  # fmt: skip


@pytest.fixture
def bar(around: QWidget) -> PotBar:
    bar = PotBar(around)
    bar.setGeometry(0, 0, 600, 30)
    bar.show()
    return bar


def test_it_has_a_sentence_for_each_seat_that_a_screen_reader_reads(
    bar: PotBar, accessibles: Look
) -> None:
    bar.display(SHARES)
    assert bar.shares.toolTip() == "\n".join(SHARES.sentences)
    assert "; ".join(SHARES.sentences) in {found.name for found in accessibles(bar)}


def test_each_part_is_as_wide_as_its_share(bar: PotBar) -> None:
    bar.display(SHARES)
    image = bar.shares.grab().toImage()
    middle = [image.pixelColor(x, 3) for x in range(20, bar.width() - 20)]
    first, second = (colours_of(seat)[0] for seat in (0, 1))
    share = (middle.count(first) + 20) / bar.width()
    assert share == pytest.approx(10 / 44, abs=0.02)
    assert middle.count(second) > middle.count(first)
    shares = [Share(share, ("", ""), seat) for seat, share in enumerate((0.9, 0.098, 0.002, 0.0))]
    widths = widths_of(500, shares, 12)
    assert widths[2:] == [12, 0]
    assert sum(widths) == pytest.approx(500)
    assert widths[0] / widths[1] == pytest.approx(9, abs=0.5)


def test_a_part_too_narrow_for_its_text_says_less_or_nothing(bar: PotBar) -> None:
    def inks(width: int) -> int:
        bar.resize(width, 30)
        image: QImage = bar.shares.grab().toImage()
        _, ink = colours_of(0)
        share = round(width * 10 / 44)
        return sum(
            abs(image.pixelColor(x, y).lightnessF() - ink.lightnessF()) < 0.1
            for x in range(12, share - 4)
            for y in range(6, bar.height() - 6)
        )

    bar.display(SHARES)
    assert inks(600) > inks(160) > inks(60) == 0


def test_it_is_empty_until_it_takes_long_and_says_how_far_it_is_or_why_not(
    bar: PotBar, qtbot: QtBot
) -> None:
    assert bar.shares.isHidden()
    assert bar.cancel.isHidden()
    bar.display(BarContent(progress=0.42))
    progress = bar.findChild(QProgressBar)
    assert progress is not None
    assert progress.isVisible()
    assert progress.value() == 42
    assert progress.accessibleName() == "Counting every deal"
    assert not progress.geometry().intersects(bar.cancel.geometry())
    assert bar.cancel.isVisible()
    bar.display(SHARES)
    assert progress.isHidden()
    assert bar.cancel.isHidden()
    assert bar.shares.isVisible()
    why = "The odds were not counted to the end."
    bar.display(SHARES)
    bar.display(BarContent(refusal=why))
    assert bar.shares.isHidden()
    shown = [text.text() for text in bar.findChildren(Text) if text.isVisible()]
    assert shown == [why]
