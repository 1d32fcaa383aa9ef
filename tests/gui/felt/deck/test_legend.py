"""What the signs on the unused cards mean, beside the prompt."""

from __future__ import annotations

from PySide6.QtGui import QImage
from pytestqt.qtbot import QtBot

from analyser.gui.look.theme import dark_palette
from analyser.poker.games.registry import HOLDEM
from tests.gui.conftest import User


def royal_draw(user: User, qtbot: QtBot) -> None:
    """AhKh against QsQd / Qh Jh 2c 7d, the last card to come."""
    user.document.begin(HOLDEM, 2)
    user.document.enter("AhKh v QsQd @ QhJh2c7d")
    qtbot.waitUntil(lambda: user.window.area.hints.up_to_date)


def picture(user: User) -> QImage:
    return user.window.area.legend.grab().toImage()


def test_it_explains_the_signs_that_are_shown_and_goes_with_them(user: User, qtbot: QtBot) -> None:
    legend = user.window.area.legend
    assert legend.texts == []
    assert legend.sizeHint().width() == 0
    royal_draw(user, qtbot)
    assert legend.texts == ["A Seat A wins", "△ improves, but loses"]
    qtbot.waitUntil(lambda: legend.width() >= legend.sizeHint().width() > 100)
    user.document.enter("3s")
    qtbot.waitUntil(lambda: user.window.area.hints.up_to_date)
    assert legend.texts == []


def test_entries_without_room_are_left_out_whole(user: User, qtbot: QtBot) -> None:
    royal_draw(user, qtbot)
    legend = user.window.area.legend
    whole = legend.sizeHint()
    legend.resize(whole)
    both = picture(user)
    legend.resize(whole.width() - 10, whole.height())
    first = picture(user)
    legend.resize(4, whole.height())
    blank = picture(user)
    ground = blank.pixel(1, 1)

    def painted(image: QImage) -> int:
        return sum(
            image.pixel(x, y) != ground for x in range(image.width()) for y in range(image.height())
        )

    assert painted(both) > painted(first) > painted(blank) == 0


def test_it_follows_the_theme(user: User, qtbot: QtBot) -> None:
    royal_draw(user, qtbot)
    user.window.area.legend.resize(user.window.area.legend.sizeHint())
    before = picture(user)
    user.window.area.prompt.setPalette(dark_palette())
    assert picture(user) != before
