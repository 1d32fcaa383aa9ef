"""The bar of the pot: shares, or how far the counting is, or why there are none."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from PySide6.QtGui import QFont, QImage
from PySide6.QtWidgets import QProgressBar, QWidget

from analyser.gui.felt.pot_bar import PotBar
from analyser.gui.look.badges import colours_of
from analyser.gui.look.theme import light_palette, theme_of
from analyser.gui.look.widgets import Text
from analyser.gui.state.live_odds import NOTHING, Standing
from analyser.poker.cards import parse_cards
from analyser.poker.games.registry import HOLDEM, OMAHA_HI_LO
from analyser.poker.odds.count import odds_of
from analyser.poker.odds.situation import situation_at
from analyser.poker.table.table import new_table

if TYPE_CHECKING:
    from pytestqt.qtbot import QtBot

    from tests.gui.conftest import Look

NAMES = ("Seat A", "Seat B")


@pytest.fixture
def around(qtbot: QtBot) -> QWidget:
    around = QWidget()
    qtbot.addWidget(around)
    around.resize(700, 60)
    around.show()
    return around


@pytest.fixture
def bar(around: QWidget) -> PotBar:
    bar = PotBar(theme_of(light_palette()), QFont(), around)
    bar.setGeometry(0, 0, 600, 30)
    bar.show()
    return bar


def standing(cards: str, game: object = HOLDEM) -> Standing:
    table = new_table(game, 2).place_all(parse_cards(cards))  # type: ignore[arg-type]
    playing = situation_at(table)
    return Standing(table, odds_of(playing.situation), playing.seats)


def test_it_has_a_sentence_for_each_seat(bar: PotBar) -> None:
    bar.follow(standing("AhKh QsQd QhJh2c7d"), NAMES)
    assert bar.sentences == (
        "Seat A: 22.73% of the pot; wins 22.73%, ties 0.00%",
        "Seat B: 77.27% of the pot; wins 77.27%, ties 0.00%",
    )
    assert bar.shares.toolTip() == "\n".join(bar.sentences)


def test_a_screen_reader_reads_the_sentences(bar: PotBar, accessibles: Look) -> None:
    bar.follow(standing("AhKh QsQd QhJh2c7d"), NAMES)
    assert "; ".join(bar.sentences) in {found.name for found in accessibles(bar)}


def test_where_the_pot_is_shared_by_high_and_low_the_figures_say_it_all(bar: PotBar) -> None:
    bar.follow(standing("As 2s 3h Kd Kc Qd Jc Tc 7h 8c 2d", OMAHA_HI_LO), NAMES)
    assert len(bar.sentences) == 2
    assert bar.sentences[0].startswith("Seat A: ")
    assert bar.sentences[0].count("of the pot") <= 1


def test_each_part_is_as_wide_as_its_share(bar: PotBar) -> None:
    bar.follow(standing("AhKh QsQd QhJh2c7d"), NAMES)
    image = bar.shares.grab().toImage()
    middle = [image.pixelColor(x, 3) for x in range(20, bar.width() - 20)]
    first, second = (colours_of(seat)[0] for seat in (0, 1))
    share = (middle.count(first) + 20) / bar.width()
    assert share == pytest.approx(10 / 44, abs=0.02)
    assert middle.count(second) > middle.count(first)


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

    bar.follow(standing("AhKh QsQd QhJh2c7d"), NAMES)
    assert inks(600) > inks(160) > inks(60) == 0


@pytest.mark.parametrize("cards", ["AhKh QsQd QhJh2c7d3s"])
def test_what_is_certain_has_no_bar(bar: PotBar, cards: str) -> None:
    bar.follow(standing(cards), NAMES)
    assert bar.sentences == ()
    assert bar.shares.isHidden()


def test_before_anything_is_counted_it_is_empty(bar: PotBar) -> None:
    bar.follow(NOTHING, NAMES)
    assert bar.sentences == ()
    assert bar.cancel.isHidden()


def test_while_it_takes_long_it_says_how_far_it_is(bar: PotBar, qtbot: QtBot) -> None:
    bar.follow(Standing(share=0.42), NAMES)
    progress = bar.findChild(QProgressBar)
    assert progress is not None
    assert progress.isVisible()
    assert progress.value() == 42
    assert progress.accessibleName() == "Counting every deal"
    assert not progress.geometry().intersects(bar.cancel.geometry())
    with qtbot.waitSignal(bar.cancelled):
        bar.cancel.click()
    bar.follow(standing("AhKh QsQd QhJh2c7d"), NAMES)
    assert progress.isHidden()
    assert bar.cancel.isHidden()
    assert len(bar.sentences) == 2


def test_why_there_are_no_odds_is_said_in_its_place(bar: PotBar) -> None:
    why = "The odds were not counted to the end."
    bar.follow(standing("AhKh QsQd QhJh2c7d"), NAMES)
    bar.follow(Standing(refusal=why), NAMES)
    assert bar.sentences == ()
    shown = [text.text() for text in bar.findChildren(Text) if text.isVisible()]
    assert shown == [why]


def test_hidden_it_gives_nothing_away(bar: PotBar) -> None:
    bar.follow(standing("AhKh QsQd QhJh2c7d"), NAMES)
    bar.clear()
    assert bar.sentences == ()
