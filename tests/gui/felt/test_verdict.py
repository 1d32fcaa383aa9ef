"""The verdict in the middle of the felt, in letters that fit, and the bar of the pot below."""

import pytest
from PySide6.QtCore import QRect, Qt
from PySide6.QtGui import QColor, QFont, QFontMetrics, QImage
from PySide6.QtWidgets import QProgressBar, QWidget
from pytestqt.qtbot import QtBot

from analyser.gui.felt.content import BarContent, FeltContent, MadeCards, Share, VerdictContent
from analyser.gui.felt.foot.fitting_text import FittingText
from analyser.gui.felt.pot_bar import PotBar, widths_of
from analyser.gui.felt.verdict import HEADLINE, VerdictView
from analyser.gui.look.card_faces import CardFaces
from analyser.gui.look.felt_button import TemporaryButton
from analyser.gui.look.theme import ON_SEAT, dark_palette, scaled, seat_colour, theme_of
from analyser.gui.look.widgets import Text
from analyser.poker.cards import parse_cards
from felt_contents import laid, said_of
from tests.gui.conftest import Look

LOW = parse_cards("8h 4d 3s 2c As")
ONE_SEAT = VerdictContent(
    "Two pair",
    "better than 96.8% of all",
    "Tie-breakers: A-8",
    best=MadeCards(LOW, "Best five"),
    low=MadeCards(LOW, "Best low", note="8-4-3-2-A"),
)
WON = said_of(laid("AhKh v QsQd @ QhJh2c7d3s"))
HIDDEN = said_of(laid("AhKh v QsQd @ QhJh2c7d3s"), is_hidden=True)


@pytest.fixture
def verdict(around: QWidget) -> VerdictView:
    verdict = VerdictView(CardFaces(), around)
    verdict.set_place(QRect(0, 0, 800, 200), QRect(0, 210, 800, 30), centred=True, mini=28)
    verdict.show()
    return verdict


def test_of_one_seat_it_says_the_hand_and_draws_the_low(verdict: VerdictView) -> None:
    verdict.display(FeltContent(verdict=ONE_SEAT))
    assert verdict.low.isVisible()
    assert verdict.low.cards.cards == LOW
    verdict.display(FeltContent(verdict=VerdictContent("Two pair", sentence="Two pair")))
    assert verdict.low.isHidden()
    assert verdict.accessibleName() == "Two pair"
    verdict.display(WON)
    theme = theme_of(dark_palette())
    verdict.setPalette(dark_palette())
    assert verdict.findChildren(FittingText)[0].colour == theme.on_felt


def test_hidden_it_asks_and_offers_to_reveal(verdict: VerdictView, qtbot: QtBot) -> None:
    verdict.display(WON)
    verdict.display(HIDDEN)
    assert verdict.accessibleName().startswith("Verdict: Who is ahead?")
    reveal = verdict.findChild(TemporaryButton)
    assert reveal is not None
    with qtbot.waitSignal(verdict.reveal_asked):
        reveal.click()
    verdict.display(WON)
    assert reveal.isHidden()


def test_on_a_scrolled_felt_it_begins_at_the_top_with_the_bar_below(verdict: VerdictView) -> None:
    place, bar, board = QRect(0, 0, 500, 200), QRect(0, 210, 700, 30), QRect(520, 0, 180, 60)
    verdict.display(HIDDEN)  # with a button below the texts
    verdict.bar.show()
    verdict.set_place(place, bar, centred=False, mini=28, from_top=True, beside=board)
    parts = [each for each in verdict.findChildren(QWidget) if each.isVisible()]
    foot = max(part.mapTo(verdict, part.rect().bottomLeft()).y() for part in parts)
    assert min(part.y() for part in parts if part.parent() is verdict) == 0
    assert foot < verdict.bar.y() <= bar.y()
    assert not verdict.bar.geometry().intersects(board)


def test_a_long_verdict_is_larger_than_its_reason(verdict: VerdictView) -> None:
    """On more lines rather than in the smallest letters."""
    verdict.set_place(QRect(0, 0, 260, 240), QRect(), centred=True, mini=28)
    content = VerdictContent(
        "Seat B wins the high, Seat A and Seat B tie for the low",
        "for the high, three of a kind beats two pair; for the low, the same low: 7-6-4-3-2",
    )
    verdict.display(FeltContent(verdict=content))
    headline, reason = verdict.findChildren(FittingText)[:2]
    assert headline.fitting().pointSizeF() > 1.2 * reason.fitting().pointSizeF()


def test_without_room_for_all_it_says_less_and_cuts_nothing(verdict: VerdictView) -> None:
    content = VerdictContent(
        "Seat B leads and is the favourite",
        "three of a kind beats high card",
        "Estimated from 8,192 deals; rarely off by much",
        brief=("Seat B leads", "Estimated from 8,192 deals"),
    )
    verdict.display(FeltContent(verdict=content))
    texts = verdict.findChildren(FittingText)
    for width, height, at in ((800, 200, 0), (150, 60, 1), (800, 200, 0)):
        verdict.set_place(QRect(0, 0, width, height), QRect(), centred=True, mini=28)
        said = (content.headline, content.chances), content.brief
        assert (texts[0].text(), texts[2].text()) == said[at]


@pytest.mark.parametrize("text", ["Seat A wins", "Seat A and Seat B and Seat C and Seat D tie"])
@pytest.mark.parametrize("width", [200, 300, 500, 900])
def test_letters_are_the_largest_that_fit(around: QWidget, text: str, width: int) -> None:
    line = QFontMetrics(QFont()).lineSpacing()
    fitting = FittingText(around, HEADLINE, bold=True)
    fitting.resize(width, round(3 * line))
    fitting.setText(text)
    fonts = [scaled(QFont(), size, bold=True) for size in HEADLINE]
    chosen = fitting.fitting()

    def fits(font: QFont) -> bool:
        room = fitting.rect()
        needed = QFontMetrics(font).boundingRect(room, int(Qt.TextFlag.TextWordWrap), text)
        return needed.width() <= room.width() and needed.height() <= room.height()

    if chosen != fonts[-1]:
        assert fits(chosen)
    for font in fonts:
        if font.pointSizeF() > chosen.pointSizeF():
            assert not fits(font)


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


def test_a_screen_reader_reads_a_sentence_for_each_seat(bar: PotBar, accessibles: Look) -> None:
    bar.display(SHARES)
    assert bar.shares.toolTip() == "\n".join(SHARES.sentences)
    assert "; ".join(SHARES.sentences) in {found.name for found in accessibles(bar)}


def test_each_part_is_as_wide_as_its_share(bar: PotBar) -> None:
    bar.display(SHARES)
    image = bar.shares.grab().toImage()
    middle = [image.pixelColor(x, 3) for x in range(20, bar.width() - 20)]
    first, second = map(seat_colour, (0, 1))
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
        ink = QColor(ON_SEAT)
        share = round(width * 10 / 44)
        return sum(
            abs(image.pixelColor(x, y).lightnessF() - ink.lightnessF()) < 0.1
            for x in range(12, share - 4)
            for y in range(6, bar.height() - 6)
        )

    bar.display(SHARES)
    assert inks(600) > inks(160) > inks(60) == 0


def test_it_says_how_far_a_long_count_is_or_why_not(bar: PotBar) -> None:
    assert bar.shares.isHidden()
    assert bar.cancel.isHidden()
    bar.display(BarContent(progress=0.42))
    progress = bar.findChild(QProgressBar)
    assert progress is not None
    assert progress.isVisible()
    assert (progress.value(), progress.accessibleName()) == (42, "Counting every deal")
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
