"""The tray: its header, its tiles as painted, the words above it, the deck that folds to a bar."""

import pytest
from PySide6.QtCore import QPoint, QRect, Qt, QTimer
from PySide6.QtGui import QColor, QCursor, QImage, QRegion
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from analyser.gui.felt.tray import tray as tray_module
from analyser.gui.look.theme import ON_SEAT, contrast, dark_palette, seat_colour, theme_of
from analyser.poker.games.game import Game
from analyser.poker.games.registry import ANY, DRAW, HOLDEM, SHORT_DECK_HOLDEM
from analyser.poker.table.table import BOARD, DEAD, Slot
from not_none import not_none
from tests.gui.conftest import Heard, Key, Look, User

FULL = "AhKh v QsQd @ QhJh2c7d3s"


def test_buttons_place_an_unknown_card_lead_to_the_dead_and_grow(user: User) -> None:
    tray = user.window.area.tray
    user.document.begin(HOLDEM, 2)
    user.deck.setFocus()
    QTest.mouseClick(tray.unknown, Qt.MouseButton.LeftButton)
    assert (user.cards(), user.prompt) == ("??", "Seat A's second card")
    assert user.deck.hasFocus()
    assert min(tray.unknown.width(), tray.unknown.height()) >= 32
    assert not user.window.area.dead_cards.isVisible()
    QTest.mouseClick(tray.dead, Qt.MouseButton.LeftButton)
    assert user.active == Slot(DEAD, 0)
    assert user.window.area.dead_cards.isVisible()
    user.click("9c")
    assert user.cards(DEAD) == "9c"
    # The header grows with the felt.
    usual = tray.switch.height()
    user.window.resize(2560, 1440)
    QApplication.processEvents()
    assert tray.unit == 1.5
    assert tray.dead.height() == tray.header_height == round(1.5 * 36) > usual


def test_the_button_is_off_where_no_unknown_card_can_be_placed(user: User) -> None:
    button, action = user.window.area.tray.unknown, user.window.window_actions.unknown

    def usable() -> bool:
        assert button.isEnabled() == action.isEnabled()
        return button.isEnabled()

    assert usable()
    user.document.visit_dead(True)
    assert not usable()
    user.document.visit_dead(False)
    assert usable()
    user.document.begin(HOLDEM, 2)
    user.document.deal(7)
    assert not usable()


def test_beside_the_title_stands_what_the_cards_show(counting: User, qtbot: QtBot) -> None:
    prompt, tiles = counting.window.area.prompt, counting.window.odds.next_cards
    counting.document.enter("AsKs v 9h9d @ Qs7s2c")
    qtbot.waitUntil(lambda: tiles.up_to_date)
    assert (prompt.text, prompt.quiet) == ("Turn", "Seat A's share after each card")
    plate = counting.window.area.view.seats[1]
    QTest.mouseClick(plate, Qt.MouseButton.LeftButton, pos=QPoint(3, 3))
    assert counting.document.seat_in_focus == 1
    assert prompt.quiet == "Seat B's share after each card"
    counting.document.remove_seat(1)
    qtbot.waitUntil(lambda: tiles.up_to_date)
    assert counting.document.seat_in_focus == 0
    assert prompt.quiet == "what the hand would become"
    tiles.set_shown(False)
    assert prompt.quiet.startswith("Click a card, or type it")


def test_an_empty_deck_has_no_switch_and_a_hidden_answer_plain_cards(counting: User) -> None:
    switch = counting.window.area.tray.switch
    assert not switch.isVisible()
    counting.document.enter("AsKs v 9h9d @ Qs7s2c")
    assert switch.isVisible()
    assert [choice.isChecked() for choice in switch.choices[:2]] == [False, True]
    counting.document.reveal.set_teaching(True)
    assert [choice.isChecked() for choice in switch.choices[:2]] == [True, False]
    assert [choice.isEnabled() for choice in switch.choices[:2]] == [True, False]


def test_a_tile_is_the_darker_the_larger_the_share(counting: User, qtbot: QtBot) -> None:
    counting.document.enter("AsKs v 9h9d @ Qs7s2c")
    qtbot.waitUntil(lambda: counting.window.odds.next_cards.up_to_date)

    def band(card: str) -> QColor:
        image = counting.picture(card)
        return image.pixelColor(6, image.height() - 9)

    best, middle, worst = band("Js"), band("Jh"), band("9c")
    assert best == seat_colour(0)
    assert best.saturationF() > middle.saturationF() > worst.saturationF()
    assert all(contrast(each, QColor(ON_SEAT)) >= 4.5 for each in (best, middle, worst))
    assert contrast(counting.picture("Jh").pixelColor(6, 6), QColor("#ffffff")) < 1.1
    counting.document.focus_on(1)
    assert band("9c").hueF() == pytest.approx(seat_colour(1).hueF(), abs=0.03)


# Folding ------------------------------------------------------------------------------------


@pytest.fixture
def full(user: User, monkeypatch: pytest.MonkeyPatch) -> User:
    """Two seats of hold'em, one place empty, and no screen reader."""
    monkeypatch.setattr(tray_module, "is_listened_to", lambda: False)
    QCursor.setPos(0, 0)
    QTest.mouseMove(user.window, QPoint(3, 3))
    user.deck.setFocus(Qt.FocusReason.OtherFocusReason)
    return user


def is_folded(user: User) -> bool:
    QApplication.processEvents()
    tray, box = user.window.area.tray, not_none(user.deck.parentWidget())
    assert tray.is_folded == (box.height() <= 1)
    assert user.window.window_actions.fold.isChecked() is tray.is_folded
    return tray.is_folded


def test_a_full_table_folds_its_deck_unless_pointer_or_keyboard_are_there(
    full: User, monkeypatch: pytest.MonkeyPatch
) -> None:
    full.document.enter("AhKh v QsQd @ QhJh2c7d")
    assert not is_folded(full)
    cards = full.slot(0, 0).width()
    full.document.enter("3s")
    assert is_folded(full)
    assert full.slot(0, 0).width() > cards
    assert full.window.area.prompt.quiet == "Open the deck to change a card"
    full.click_slot(BOARD, 4)
    assert full.active == Slot(BOARD, 4)
    assert not is_folded(full)
    full.document.enter(FULL)
    assert is_folded(full)
    full.document.undo_stack.undo()
    assert not is_folded(full)
    # It stays under the pointer and folds when that leaves.
    full.document.enter("AhKh v QsQd @ QhJh2c7d")
    full.hover("3s")
    full.click("3s")
    assert not is_folded(full)
    QTest.mouseMove(full.window, QPoint(3, 3))
    assert is_folded(full)
    # It stays while the keyboard chooses or a screen reader listens.
    full.document.enter("AhKh v QsQd @ QhJh2c7d")
    full.deck.setFocus(Qt.FocusReason.TabFocusReason)
    full.key(Key.Key_Space)  # the ace of spades
    assert not is_folded(full)
    full.window.entry.setFocus()
    assert is_folded(full)
    full.document.undo_stack.undo()
    monkeypatch.setattr(tray_module, "is_listened_to", lambda: True)
    full.document.enter("3s")
    assert not is_folded(full)


def test_a_deck_that_was_folded_before_offers_no_card_once_all_are_dealt(user: User) -> None:
    """It said “All cards are dealt” and beside it “Type a card, or open the deck”."""
    user.document.begin(HOLDEM, 2)
    user.window.area.tray.fold(True)
    user.document.enter(FULL)
    prompt = user.window.area.prompt
    said = "All cards are dealt", "Open the deck to change a card"
    assert (prompt.text, prompt.quiet) == said


def test_a_folded_deck_opens_and_stays_or_comes_with_a_typed_card_and_tab(full: User) -> None:
    full.document.enter(FULL)
    tray = full.window.area.tray
    assert tray.fold_button.accessibleName() == "Open the deck"
    QTest.mouseClick(tray.fold_button, Qt.MouseButton.LeftButton)
    QTest.mouseMove(full.window, QPoint(3, 3))
    assert not is_folded(full)
    assert tray.fold_button.accessibleName() == "Fold the deck"
    QTest.mouseClick(tray.fold_button, Qt.MouseButton.LeftButton)
    assert is_folded(full)
    QTest.mouseClick(tray, Qt.MouseButton.LeftButton, pos=QPoint(4, tray.height() // 2))
    assert not is_folded(full)
    full.window.window_actions.fold.trigger()
    assert is_folded(full)
    full.document.clear()
    full.document.enter(FULL)
    assert is_folded(full)
    # A typed card or tab brings a folded deck.
    full.key(Key.Key_Backspace)
    assert not is_folded(full)
    assert full.cards(BOARD) == "Qh Jh 2c 7d"
    full.window.entry.setFocus()
    full.document.enter(FULL)
    assert is_folded(full)
    for _ in range(30):
        full.key(Key.Key_Tab)
        if full.deck.hasFocus():
            break
    assert full.deck.hasFocus()
    assert not is_folded(full)


def test_an_open_matrix_takes_the_room_of_the_deck(full: User) -> None:
    tray = full.window.area.tray
    assert not is_folded(full)
    full.document.enter("AhKh v QQ+ @ QhJh2c")
    assert is_folded(full)
    tray.open_or_fold(True)
    assert not is_folded(full)
    tray.open_or_fold(False)
    full.document.enter("AhKh v QsQd @ QhJh2c")
    assert not is_folded(full)


def test_without_room_it_is_a_bar_and_opens_over_the_streets_only_when_asked(full: User) -> None:
    full.window.resize(1024, 768)
    full.window.set_zoom(200)
    assert not is_folded(full)  # nothing on the table would be covered
    full.document.enter("AhKh v QsQd @ QhJh2c")
    assert is_folded(full)
    cards = full.slot(0, 0).width()
    full.window.area.tray.open_or_fold(True)
    assert not is_folded(full)
    assert full.slot(0, 0).width() == cards
    area = full.window.area
    assert area.tray.y() < area.view.rows[0].geometry().bottom()
    area.view.rows[0].tiles[-1].setFocus(Qt.FocusReason.TabFocusReason)
    assert is_folded(full)  # else nobody would see what has the focus
    full.window.set_zoom(100)
    assert not is_folded(full)


@pytest.mark.parametrize("game", [HOLDEM, SHORT_DECK_HOLDEM, DRAW.with_options({"joker": "wild"})])
def test_a_folded_deck_is_not_seen_but_heard(full: User, game: Game, accessibles: Look) -> None:
    full.document.begin(game, 2)
    full.document.enter("AhKhTh9h8h v QsQdTs9s8s" if game.dealt > 2 else "AhKh v QsQd @ QhJh9c8h6c")
    assert is_folded(full)
    box = not_none(full.deck.parentWidget())
    image = QImage(box.size(), QImage.Format.Format_ARGB32)
    image.fill(Qt.GlobalColor.transparent)
    box.render(image, QPoint(), QRegion(), QWidget.RenderFlag.DrawChildren)
    assert not any(image.pixelColor(x, 0).alpha() for x in range(image.width()))
    names = {found.name for found in accessibles(full.window)}
    assert "Ace of hearts, in seat A" in names
    assert "Nine of diamonds" in names
    assert full.deck.isVisible()
    assert QRect(QPoint(), box.size()).height() <= 1


def test_the_line_says_where_the_next_card_goes(user: User, accessibles: Look) -> None:
    prompt = user.window.area.prompt
    typed = "Click a card, or type it: A S is the ace of spades"
    assert (prompt.text, prompt.quiet) == ("First card", typed)
    user.document.begin(HOLDEM, 2)
    user.document.enter("As")
    assert (prompt.text, prompt.quiet) == ("Seat A's second card", typed)
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
    assert ground(user) == theme.warning
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
