"""The line below the deck, and what the signs on unused cards mean, above it."""

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QFont, QFontMetrics, QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from analyser.gui.felt.deck.line import Preview
from analyser.gui.look.theme import dark_palette
from analyser.poker.games.registry import HOLDEM
from analyser.poker.table.table import DEAD, Slot
from tests.gui.conftest import Heard, User


def royal_draw(user: User) -> None:
    """AhKh against QsQd / Qh Jh 2c 7d, the last card to come."""
    user.document.enter("AhKh v QsQd @ QhJh2c7d")


def preview(user: User) -> str:
    return user.window.area.deck_line.preview


def test_the_card_under_the_pointer_shows_what_it_would_do(user: User, spoken: Heard) -> None:
    royal_draw(user)
    user.hover("Th")
    said = "With the ten of hearts: Seat A wins, a royal flush beats three of a kind"
    assert preview(user) == said
    user.hover("2h")
    assert preview(user) == "With the two of hearts: Seat B wins, a full house beats a flush"
    user.hover("As")
    assert preview(user).startswith("With the ace of spades: Seat B wins, ")
    user.hover("Ah")
    assert preview(user) == ""
    user.document.rename_seat(0, "Somebody with a very long name " * 12)
    width = user.window.width()
    user.hover("Th")
    user.window.grab()
    assert user.window.width() == width
    QTest.mouseMove(user.deck.viewport(), QPoint(0, 0))
    user.tell()
    spoken.clear()
    user.hover("Th")
    user.hover("Ts")
    user.tell()
    assert preview(user) != ""
    assert spoken == []


def test_a_single_seat_has_a_preview_unless_it_is_hidden(user: User) -> None:
    user.document.enter("As Kd Qh Jh")
    user.hover("Tc")
    assert preview(user) == "With the ten of clubs: Straight, ace high"
    user.click("Tc")
    assert preview(user) == ""
    user.document.undo_stack.undo()
    assert preview(user) == "With the ten of clubs: Straight, ace high"
    user.window.window_actions.teach.setChecked(True)
    user.hover("Tc")
    assert preview(user) == ""
    user.window.window_actions.reveal.trigger()
    assert preview(user) == "With the ten of clubs: Straight, ace high"


def test_the_card_in_focus_speaks_where_there_is_no_pointer(user: User) -> None:
    royal_draw(user)
    user.deck.setFocus(Qt.FocusReason.TabFocusReason)
    for _ in range(4):
        user.key(Qt.Key.Key_Right)
    assert preview(user) == "With the ten of spades: Seat A wins, a straight beats three of a kind"
    user.window.entry.setFocus()
    assert preview(user) == ""


def test_buttons_place_an_unknown_card_and_lead_to_the_dead_cards(user: User) -> None:
    user.document.change_game(HOLDEM)
    user.deck.setFocus()
    button = user.window.area.deck_line.unknown
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)
    assert (user.cards(), user.prompt) == ("??", "Seat A's second card")
    assert user.deck.hasFocus()
    assert button.width() >= 32
    assert button.height() >= 32
    user.document.begin(HOLDEM, 2)
    QTest.mouseClick(user.window.area.deck_line.dead, Qt.MouseButton.LeftButton)
    assert user.active == Slot(DEAD, 0)
    user.click("9c")
    assert user.cards(DEAD) == "9c"


def test_the_button_is_off_where_no_unknown_card_can_be_placed(user: User) -> None:
    button, action = user.window.area.deck_line.unknown, user.window.window_actions.unknown
    user.document.change_game(HOLDEM)

    def usable() -> bool:
        assert button.isEnabled() == action.isEnabled()
        return button.isEnabled()

    assert usable()
    user.document.visit_dead(True)
    assert not usable()
    user.document.visit_dead(False)
    assert usable()
    user.document.deal(7)
    assert not usable()


def test_in_a_narrow_line_the_buttons_say_a_word_each_and_keep_their_names(user: User) -> None:
    line = user.window.area.deck_line
    buttons = (line.unknown, line.dead, line.fold)
    names = [button.accessibleName() for button in buttons]
    texts = ["? Unknown card", "Dead cards", "Hide the deck"]
    assert [button.text() for button in buttons] == texts
    line.resize(300, line.height())
    assert [button.text() for button in buttons] == ["?", "Dead", "Hide"]
    assert [button.accessibleName() for button in buttons] == names
    line.show_folded(True)
    assert (line.fold.text(), line.fold.accessibleName()) == ("Show", "Show the deck")
    line.resize(1000, line.height())
    assert [button.text() for button in buttons] == [*texts[:2], "Show the deck"]


@pytest.mark.parametrize("points", [9, 16, 24])
def test_a_long_sentence_is_whole_whatever_the_size_of_the_letters(user: User, points: int) -> None:
    font = QFont()
    font.setPointSize(points)
    user.window.area.deck_line.setFont(font)
    royal_draw(user)
    user.hover("Th")
    QApplication.processEvents()
    (line,) = user.window.area.deck_line.findChildren(Preview)
    letters, flags = QFontMetrics(line.letters()), Qt.TextFlag.TextWordWrap
    needed = letters.boundingRect(line.rect(), flags, line.text)
    assert needed.height() <= line.height()
    assert line.text.startswith("With the ten of hearts: Seat A wins")


def royal_signs(user: User, qtbot: QtBot) -> None:
    user.document.enter("AhKh v QsQd @ QhJh2c7d")
    qtbot.waitUntil(lambda: user.window.area.hints.up_to_date)


def picture(user: User) -> QImage:
    return user.window.area.legend.grab().toImage()


def test_the_signs_are_explained_as_room_and_theme_allow(user: User, qtbot: QtBot) -> None:
    legend = user.window.area.legend
    assert (legend.texts, legend.sizeHint().width()) == ([], 0)
    royal_signs(user, qtbot)
    assert legend.texts == ["A Seat A wins", "△ improves, but loses"]
    qtbot.waitUntil(lambda: legend.width() >= legend.sizeHint().width() > 100)
    user.document.enter("3s")
    qtbot.waitUntil(lambda: user.window.area.hints.up_to_date)
    assert legend.texts == []
    royal_signs(user, qtbot)
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
    user.window.area.legend.resize(user.window.area.legend.sizeHint())
    before = picture(user)
    user.window.area.prompt.setPalette(dark_palette())
    assert picture(user) != before
