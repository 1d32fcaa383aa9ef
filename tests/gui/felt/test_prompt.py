"""The line above the deck: what comes next, why something was refused, and what is offered."""

import pytest
from PySide6.QtCore import QPoint, Qt, QTimer
from PySide6.QtGui import QColor
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from analyser.gui.felt.deck.legend import LegendView
from analyser.gui.look.theme import dark_palette, theme_of
from analyser.gui.look.widgets import Text
from analyser.poker.games.registry import ANY, HOLDEM
from analyser.poker.table.table import BOARD, Slot, new_table
from not_none import not_none
from tests.gui.conftest import Heard, Look, User


def test_the_line_says_what_to_do_and_where_a_card_goes(user: User, accessibles: Look) -> None:
    assert user.prompt == "Click a card to give it to seat A, or type it: A S is the ace of spades."
    user.document.change_game(HOLDEM)
    user.document.enter("As")
    assert user.prompt == "Seat A's second card"
    user.document.activate(Slot(BOARD, 3))
    assert user.prompt == "The turn"
    user.document.rename_seat(0, "Ann")
    user.document.activate(Slot(0, 0))
    assert user.prompt == "Ann's first card"
    assert "Ann's first card" in {found.name for found in accessibles(user.window.area.prompt)}
    user.document.enter("AhKh v QsQd @ QhJh2c7d")
    line = user.window.area.prompt
    (text,) = [each for each in line.findChildren(Text) if each.text() == "The river"]
    legend = not_none(line.findChild(LegendView))
    for width in (line.width(), 400, 200):
        line.resize(width, line.height())
        QApplication.processEvents()
        assert text.width() >= text.fontMetrics().horizontalAdvance(text.text())
        assert legend.geometry().left() > text.geometry().right()
        assert line.rect().contains(legend.geometry()) or legend.width() == 0


def test_a_refusal_has_the_whole_line_and_stands_out_for_a_move(user: User, qtbot: QtBot) -> None:
    user.document.enter("AhKh v QsQd @ QhJh2c7d")
    legend = not_none(user.window.area.prompt.findChild(LegendView))
    shown = []
    for folded in (False, True, False):
        user.window.area.fold(folded)
        user.document.refused.emit("no")
        user.window.area.prompt.forget()
        shown.append(legend.isVisible())
    assert shown == [True, False, True]
    document, legend = user.document, user.window.area.legend
    document.enter("AhKh v QsQd @ QhJh2c7d")
    qtbot.waitUntil(lambda: bool(legend.texts))
    assert legend.isVisible()
    document.enter("Ah")
    assert not legend.isVisible()
    document.enter("3s")
    assert legend.isVisible()

    def ground() -> QColor:
        """The ground right of the words, where the light on the cloth is even."""
        line = user.window.area.prompt
        corner = line.mapTo(user.window, QPoint(line.width() // 2, line.height() // 2))
        return user.window.grab().toImage().pixelColor(corner)

    document.restore(new_table())
    theme = theme_of(user.window.palette())
    quiet = ground()
    assert quiet != theme.warning
    user.document.enter("zz")
    assert ground() == theme.warning
    user.document.enter("As")
    assert ground() == quiet
    user.document.clear()
    user.document.enter("zz")
    assert user.prompt.startswith("Not done: “zz” cannot be read here")
    user.click("As")
    assert user.prompt == "Seat A's second card"


def test_a_refusal_is_announced_and_a_note_goes_away_by_itself(user: User, spoken: Heard) -> None:
    user.document.enter("AhKh Ah")
    user.tell()
    assert spoken == [("Ah is there twice, 1st and 3rd", True)]
    user.document.clear()
    before = user.window.area.prompt.geometry()
    user.document.enter("z" * 39)
    assert user.window.area.prompt.geometry() == before
    user.document.clear()
    prompt = user.window.area.prompt
    user.document.deal(7)
    assert user.prompt == "Dealt; the number 7 deals these cards again"
    user.document.noted.emit("for a moment")
    assert user.prompt == "for a moment"
    (moment,) = prompt.findChildren(QTimer)
    moment.timeout.emit()
    assert user.prompt == "Seat A's sixth card"


@pytest.mark.parametrize("refused", [True, False])
def test_the_line_follows_the_theme(user: User, refused: bool) -> None:
    if refused:
        user.document.enter("zz")
    theme = theme_of(dark_palette())
    user.window.area.setPalette(dark_palette())
    prompt = user.window.area.prompt.grab().toImage()
    ground = prompt.pixelColor(prompt.width() // 2, prompt.height() // 2)
    assert (ground == theme.warning) == refused


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
    QTest.mouseClick(offer, Qt.MouseButton.LeftButton)
    assert user.document.table.game is HOLDEM
    assert (user.cards(0), user.cards(1)) == ("Ah Kh", "Qs Qd")
    assert offer.isHidden()
    user.document.undo_stack.undo()
    assert user.document.table.game is ANY
    assert offer.isVisible()
    user.document.enter("2c")
    assert offer.isHidden()
    two_pairs_in_any_cards(user)
    prompt = user.window.area.prompt
    prompt.layout().activate()  # type: ignore[union-attr]  # it has one
    text = written(prompt)
    assert not text.geometry().intersects(prompt.offer.geometry())
    assert prompt.rect().contains(prompt.offer.geometry())
    assert prompt.offer.height() >= 32


def written(prompt: QWidget) -> Text:
    """Where it stands what the line says, as much as has room."""
    return next(text for text in prompt.findChildren(Text) if text.isVisible())


def narrow(user: User, share: float) -> None:
    prompt = user.window.area.prompt
    needed = prompt.fontMetrics().horizontalAdvance(prompt.accessibleName())
    prompt.resize(round(share * needed), prompt.height())


def test_what_does_not_fit_takes_fewer_words_or_a_second_line(user: User) -> None:
    prompt = user.window.area.prompt
    assert written(prompt).text() == prompt.accessibleName()
    narrow(user, 0.8)
    assert written(prompt).text() == "Click or type a card for seat A."
    assert prompt.accessibleName().endswith("A S is the ace of spades.")
    narrow(user, 2)
    assert written(prompt).text() == prompt.accessibleName()
    area = user.window.area
    user.window.resize(2360, 1640)  # in small letters two lines are no higher than a button
    deck, line, hands = area.deck.height(), area.prompt.height(), area.felt.height()
    below = area.prompt.geometry().bottom()
    area.prompt.show_refusal("it cannot be done, and this is the reason why it cannot. " * 5)
    assert area.prompt.height() > line
    assert (area.prompt.geometry().bottom(), area.deck.height()) == (below, deck)
    assert area.felt.height() < hands
    user.document.enter("As")
    assert area.prompt.height() == line
