"""The words above the deck: what comes next, why something was refused, and what is offered."""

import pytest
from PySide6.QtCore import Qt, QTimer
from PySide6.QtGui import QColor
from PySide6.QtTest import QTest

from analyser.gui.look.theme import dark_palette, theme_of
from analyser.poker.games.registry import ANY, HOLDEM
from analyser.poker.table.table import BOARD, Slot
from tests.gui.conftest import Heard, Look, User


def test_the_line_says_where_the_next_card_goes(user: User, accessibles: Look) -> None:
    prompt = user.window.area.prompt
    typed = "Click a card, or type it: A S is the ace of spades"
    assert (prompt.text, prompt.quiet_text) == ("First card", typed)
    user.document.begin(HOLDEM, 2)
    user.document.enter("As")
    assert (prompt.text, prompt.quiet_text) == ("Seat A's second card", typed)
    user.document.activate(Slot(BOARD, 3))
    assert user.prompt == "Turn"
    user.document.rename_seat(0, "Ann")
    user.document.activate(Slot(0, 0))
    assert user.prompt == "Ann's first card"
    assert "Ann's first card" in {found.name for found in accessibles(prompt)}
    user.document.enter("AhKh v QsQd @ QhJh2c7d3s")
    assert user.prompt == "All cards are dealt"


def ground(user: User) -> QColor:
    """The ground of the line's right end, where no words are."""
    prompt = user.window.area.prompt
    image = prompt.grab().toImage()
    return image.pixelColor(image.width() - 12, image.height() // 2)


def test_a_refusal_stands_out_until_the_next_move(user: User) -> None:
    theme = theme_of(user.window.palette())
    assert ground(user) != theme.warning
    user.document.enter("zz")
    assert user.prompt.startswith("Not done: “zz” cannot be read here")
    assert (ground(user), user.window.area.prompt.quiet_text) == (theme.warning, "")
    user.window.area.setPalette(dark_palette())
    assert ground(user) == theme_of(dark_palette()).warning
    user.click("As")
    assert user.prompt == "Second card"
    assert ground(user) != theme.warning


def test_a_refusal_is_announced_and_a_note_goes_away_by_itself(user: User, spoken: Heard) -> None:
    user.document.enter("AhKh Ah")
    user.tell()
    assert spoken == [("Ah is there twice, 1st and 3rd", True)]
    user.document.clear()
    user.document.deal(7)
    assert user.prompt == "Sixth card"
    user.document.noted.emit("for a moment")
    assert user.prompt == "for a moment"
    (moment,) = user.window.area.prompt.findChildren(QTimer)
    moment.timeout.emit()
    assert user.prompt == "Sixth card"


@pytest.mark.parametrize("times", [1, 5, 40])
def test_a_long_message_moves_nothing_and_is_cut_at_a_word(user: User, times: int) -> None:
    area = user.window.area
    before = area.prompt.geometry(), area.deck.geometry(), area.view.geometry()
    area.prompt.show_refusal("it cannot be done, and this is the reason why it cannot. " * times)
    area.prompt.grab()
    assert (area.prompt.geometry(), area.deck.geometry(), area.view.geometry()) == before
    assert "this is the reason" in area.prompt.accessibleName()


def two_pairs_in_any_cards(user: User) -> None:
    user.document.begin(ANY, 2)
    for seat, cards in ((0, "AhKh"), (1, "QsQd")):
        user.document.activate(Slot(seat, 0))
        user.document.enter(cards)


def test_two_cards_in_each_seat_are_offered_to_be_holdem(user: User) -> None:
    offer = user.window.area.prompt.offer
    assert offer.isHidden()
    two_pairs_in_any_cards(user)
    assert offer.isVisible()
    assert offer.text() == "Play as Texas hold'em?"
    assert user.window.area.prompt.rect().contains(offer.geometry())
    assert offer.height() >= 32
    QTest.mouseClick(offer, Qt.MouseButton.LeftButton)
    assert user.document.table.game is HOLDEM
    assert (user.cards(0), user.cards(1)) == ("Ah Kh", "Qs Qd")
    assert offer.isHidden()
    user.document.undo_stack.undo()
    assert user.document.table.game is ANY
    assert offer.isVisible()
    user.document.enter("2c")
    assert offer.isHidden()
