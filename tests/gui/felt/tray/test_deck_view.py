"""Picking cards by mouse, keyboard, screen reader and menu."""

import pytest
from PySide6.QtCore import QItemSelection, QItemSelectionModel, QPoint, QRect, QSize, Qt, QTimer
from PySide6.QtGui import QAccessible, QContextMenuEvent, QPainter
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMenu, QWidget

from analyser.gui.felt.tray.card_painter import CardPainter
from analyser.gui.felt.tray.deck_model import CARDS
from analyser.gui.felt.tray.tray import deck_menu
from analyser.gui.state.document import Document
from analyser.gui.state.side_counts import Tile
from analyser.poker.cards import DECK, Card
from analyser.poker.games.options import Options
from analyser.poker.games.registry import ANY, DRAW, HOLDEM, SHORT_DECK_HOLDEM, STUD
from analyser.poker.names import card_name
from analyser.poker.table.table import BOARD, DEAD, Slot
from tests.gui.conftest import Accessible, Act, Key, Look, User, ask_for_menu, menus, take, words


def test_a_click_when_every_place_is_full_says_so_and_moves_nothing(user: User) -> None:
    for card in DECK[:10]:
        user.click(str(card))
    before = user.document.table
    assert user.prompt == "All cards are dealt"
    user.click("As")
    assert user.document.table is before
    said = "Not done: Every place is full, so As was not placed; take a card back first"
    assert user.prompt == said
    user.click("2c")
    assert user.prompt == "First card"


@pytest.mark.parametrize(
    "held", [Qt.KeyboardModifier.ControlModifier, Qt.KeyboardModifier.ShiftModifier]
)
def test_a_click_of_the_left_button_alone_picks(user: User, held: Qt.KeyboardModifier) -> None:
    for card in ("As", "2c"):
        QTest.mouseClick(user.deck.viewport(), Qt.MouseButton.LeftButton, held, user.where(card))
    assert user.cards() == "As 2c"
    user.document.clear()
    user.click("As", Qt.MouseButton.RightButton)
    user.click("Ks", Qt.MouseButton.MiddleButton)
    assert user.cards() == ""
    ground, button = user.deck.viewport(), Qt.MouseButton.LeftButton
    QTest.mousePress(ground, button, pos=user.where("As"))
    QTest.mouseMove(ground, user.where("Kd"))
    QTest.mouseRelease(ground, button, pos=user.where("Kd"))
    assert user.cards() == ""


def current(user: User) -> str:
    return str(CARDS[user.deck.currentIndex().row()])


def test_the_keyboard_walks_over_the_cards_and_back(user: User, accessibles: Look) -> None:
    assert current(user) == "As"
    walked = []
    for key in (Key.Key_Right, Key.Key_Down, Key.Key_End, Key.Key_Left, Key.Key_Home, Key.Key_Up):
        user.key(key)
        walked.append(current(user))
    assert (walked, user.cards()) == (["Ks", "Kh", "2h", "3h", "Ah", "As"], "")
    for key in (Key.Key_Space, Key.Key_Return, Key.Key_Enter):
        user.key(key)
        assert user.cards() == "As"
        user.key(key)
        assert user.cards() == ""
    assert user.document.undo_stack.count() == 6
    assert user.deck.hasFocus()
    user.key(Key.Key_Tab)
    assert not user.deck.hasFocus()
    user.key(Key.Key_Backtab, Qt.KeyboardModifier.ShiftModifier)
    assert user.deck.hasFocus()
    assert current(user) == "As"

    def focused() -> list[str]:
        found = accessibles(user.deck)[1:]
        return [cell.name for cell in found if cell.focused]

    user.key(Key.Key_Right)
    assert focused() == ["King of spades"]
    user.window.entry.setFocus()
    assert focused() == []
    user.deck.setFocus()
    assert focused() == ["King of spades"]
    user.document.begin(HOLDEM, 2)
    user.slot(0, 0).setFocus()
    user.type("4D")
    assert user.cards() == "4d"
    assert [cell.name for cell in accessibles(user.deck)[1:] if cell.focused] == []
    user.deck.setFocus()
    assert current(user) == "4d"


@pytest.mark.parametrize(
    ("typed", "card"), [("as", "As"), ("Th", "Th"), ("10h", "Th"), ("2C", "2c"), ("KD", "Kd")]
)
def test_a_typed_rank_and_suit_pick(user: User, typed: str, card: str) -> None:
    user.type(typed)
    assert (user.cards(), current(user)) == (card, card)
    user.type(typed)
    assert (user.cards(), user.prompt) == (card, f"Not done: {card} is already in seat A")


def test_while_a_card_is_typed_the_prompt_asks_for_its_suit(user: User) -> None:
    user.type("1")
    user.type("0")
    assert user.prompt == "10 … now the suit: C, D, H or S"
    user.type("h")
    assert user.prompt == "Second card"
    user.type("akh")
    assert user.cards() == "Th Kh"


@pytest.mark.parametrize("typed", ["ax", "10x", "1x", "x", "s", "0h", "11h"])
def test_what_makes_no_card_is_forgotten(user: User, typed: str) -> None:
    user.type(typed)
    assert user.cards() == ""
    user.type("qd")
    assert user.cards() == "Qd"


def test_a_typed_rank_is_forgotten_with_escape_or_after_a_while(user: User) -> None:
    before = user.prompt
    user.type("a")
    assert user.prompt != before
    user.key(Key.Key_Escape)
    assert user.prompt == before
    user.type("s")
    assert user.cards() == ""
    user.type("a")
    for timer in user.deck.findChildren(QTimer):
        if timer.isActive():
            timer.timeout.emit()
    user.type("s")
    assert user.cards() == ""


def cells(user: User, accessibles: Look) -> dict[Card, Accessible]:
    found: dict[Card, Accessible] = {}
    for accessible in accessibles(user.window):
        for card in DECK:
            if accessible.name.lower().startswith(str(card_name(card))):
                assert card not in found, accessible.name
                found[card] = accessible
    return found


def test_only_the_52_cells_begin_with_a_cards_name_in_use(user: User, accessibles: Look) -> None:
    user.enter("As Ad Kc Kd")
    found = cells(user, accessibles)
    assert found[Card("Ah")].description == "Would make: Full house, aces full of kings"
    assert found[Card("As")].description == "Picking it takes it back"
    assert all(cell.description for cell in found.values())
    user.document.begin(HOLDEM, 2)
    user.document.deal(11)
    found = cells(user, accessibles)
    assert list(found) == [*CARDS[:52]]
    assert {cell.role for cell in found.values()} == {QAccessible.Role.ListItem}


@pytest.mark.parametrize(
    ("name", "card"), [("Ace of spades", "As"), ("Ten of hearts", "Th"), ("Two of clubs", "2c")]
)
def test_action_0_of_a_cell_picks_or_takes_back(user: User, act: Act, name: str, card: str) -> None:
    moves = user.document.undo_stack
    for count, held in ((1, card), (2, ""), (3, card)):
        act(user.window, name)
        assert (user.cards(), moves.count()) == (held, count)


def test_what_selects_cells_otherwise_picks_nothing(user: User) -> None:
    user.click("Kd")
    selection = user.deck.selectionModel()
    everything = QItemSelection(user.model.index(0, 0), user.model.index(51, 0))
    selection.select(everything, QItemSelectionModel.SelectionFlag.Select)
    selection.clear()
    selection.reset()
    user.deck.clearSelection()
    user.deck.selectAll()
    assert user.cards() == "Kd"
    assert [CARDS[index.row()] for index in selection.selectedIndexes()] == [Card("Kd")]
    user.key(Key.Key_A, Qt.KeyboardModifier.ControlModifier)
    user.key(Key.Key_Right, Qt.KeyboardModifier.ShiftModifier)
    user.key(Key.Key_Down, Qt.KeyboardModifier.ControlModifier)
    assert user.cards() == "Kd"


@pytest.fixture
def with_jokers(user: User) -> User:
    user.document.change_game(DRAW)
    user.document.change_options(Options(joker="wild"), "")
    QApplication.processEvents()
    return user


def test_jokers_are_picked_by_mouse_keyboard_and_reader(with_jokers: User, act: Act) -> None:
    with_jokers.click("Jo")
    with_jokers.click("As")
    assert with_jokers.cards() == "Jo As"
    with_jokers.click("Jo")
    assert with_jokers.cards() == "As"
    place = with_jokers.where("Jo2") + QPoint(0, 2 * with_jokers.deck.cell_size.height())
    QTest.mouseClick(with_jokers.deck.viewport(), Qt.MouseButton.LeftButton, pos=place)
    assert with_jokers.cards() == "As"
    with_jokers.document.clear()
    act(with_jokers.window, "Joker")
    assert with_jokers.cards() == "Jo"
    act(with_jokers.window, "Joker, in seat A")
    assert with_jokers.cards() == ""
    user = with_jokers
    user.deck.setFocus()
    for key in (Qt.Key.Key_End, Qt.Key.Key_Space, Qt.Key.Key_Down, Qt.Key.Key_Space):
        user.key(key)
    assert user.cards() == "Jo Jo2"
    user.key(Qt.Key.Key_Down)
    assert user.deck.currentIndex() == user.model.index_of(Card("Jo2"))
    for key in (Qt.Key.Key_Left, Qt.Key.Key_Down, Qt.Key.Key_Right, Qt.Key.Key_Space):
        user.key(key)
    assert user.cards() == "Jo Jo2 2d"


def test_the_grid_makes_room_for_the_jokers_at_once(user: User) -> None:
    def inside() -> bool:
        cards = user.deck.rects[: user.model.rowCount()]
        end = max(card.right() - 4 for card in cards)  # a gap of 4 is in each cell
        return user.deck.width() - 3 < end < user.deck.width()

    user.document.change_game(DRAW)
    assert user.deck.accessibleName() == "The 52 cards"
    user.document.change_options(Options(joker="bug"), "")
    assert user.deck.columns == 14
    assert inside()
    assert user.deck.accessibleName() == "The 52 cards and the jokers"
    user.deck.setCurrentIndex(user.model.index_of(Card("Jo")))
    user.document.undo_stack.undo()
    assert inside()
    assert user.deck.currentIndex().row() < 52
    assert user.deck.accessibleName() == "The 52 cards"


def test_a_card_that_is_not_in_the_game_is_crossed_out_and_refused_in_words(user: User) -> None:
    deuce, six = user.picture("2s"), user.picture("6s")
    user.document.change_game(SHORT_DECK_HOLDEM)
    QApplication.processEvents()
    assert user.picture("2s") != deuce
    assert user.picture("6s") == six
    user.click("2s")
    assert user.document.table.is_empty
    assert user.prompt.startswith("Not done: 2s cannot be used in Short-deck hold'em")
    user.document.change_game(ANY)
    QApplication.processEvents()
    assert user.picture("2s") == deuce


def test_a_used_card_looks_different_and_comes_back_as_it_was(user: User) -> None:
    user.deck.clearFocus()
    before, other = user.picture("Th"), user.picture("9c")
    user.document.pick(Card("Th"))
    assert user.picture("Th") != before
    assert user.picture("9c") == other
    user.document.pick(Card("Th"))
    assert user.picture("Th") == before


def test_a_name_longer_than_its_card_ends_in_the_frame(user: User) -> None:
    user.window.resize(840, 900)  # the cards are tall enough for two lines
    user.document.begin(HOLDEM, 2)
    user.document.pick(Card("Th"))
    QApplication.processEvents()
    user.deck.clearFocus()
    short = user.picture("Th")
    user.document.rename_seat(0, "W" * 12)
    QApplication.processEvents()
    long = user.picture("Th")
    assert long != short
    inside = [(x, y) for x in (1, long.width() - 6) for y in range(long.height())]
    assert [long.pixel(*spot) for spot in inside] == [short.pixel(*spot) for spot in inside]


def test_the_card_in_focus_or_under_the_pointer_has_a_ring(user: User) -> None:
    plain = user.picture("Ks")
    user.key(Key.Key_Right)
    assert current(user) == "Ks"
    assert user.picture("Ks") != plain
    user.key(Key.Key_Right)
    assert user.picture("Ks") == plain
    plain = user.picture("8d")
    user.hover("8d")
    assert user.picture("8d") != plain
    user.hover("2c")
    assert user.picture("8d") == plain


def test_the_words_on_all_tiles_have_one_size(user: User, monkeypatch: pytest.MonkeyPatch) -> None:
    said = {"2s": Tile("flush", improves=True), "3s": Tile("straight flush", improves=True)}
    texts = frozenset([(tile.text, tile.is_bold) for tile in said.values()])
    monkeypatch.setattr(user.model.tiles, "tile", lambda card: said.get(str(card)))
    monkeypatch.setattr(user.model.tiles, "texts", texts)
    sizes: list[int] = []
    draw = CardPainter._draw_tile

    def listen(painter: CardPainter, size: QSize, tile: Tile, to: QPainter) -> None:
        draw(painter, size, tile, to)
        sizes.append(to.font().pixelSize())

    monkeypatch.setattr(CardPainter, "_draw_tile", listen)
    user.deck.viewport().grab()
    assert len(sizes) == 2
    assert 9 <= sizes[0] == sizes[1] < 13


@pytest.mark.parametrize(
    "room", [QSize(620, 260), QSize(1000, 300), QSize(1900, 500), QSize(900, 1200)]
)
def test_the_whole_deck_fits_the_room_it_is_given(user: User, room: QSize) -> None:
    user.deck.fit(QRect(QPoint(), room))
    assert user.deck.geometry() == QRect(QPoint(), room)
    last = user.deck.visualRect(user.model.index_of(Card("2c")))
    cards = QRect(QPoint(), last.bottomRight() - QPoint(4, 4))  # a gap of 4 is in each cell
    assert abs(cards.width() - room.width()) <= 1 >= abs(cards.height() - room.height())
    for row, cell in enumerate(user.deck.rects[:52]):
        for corner in (cell.topLeft(), cell.bottomRight()):
            assert user.deck.indexAt(corner).row() == row


@pytest.fixture
def table(document: Document) -> Document:
    """Two seats of hold'em, the first one full: As Kd."""
    document.begin(HOLDEM, 2)
    document.enter("As Kd")
    return document


def entries(menu: QMenu) -> list[tuple[str, bool]]:
    enabled = [action.isEnabled() for action in menu.actions() if action.text()]
    return list(zip(words(menu), enabled, strict=True))


def test_a_card_is_offered_where_there_is_room_for_it(around: QWidget, table: Document) -> None:
    assert entries(deck_menu(around, table, Card("2c"))) == [
        ("Give to seat A", False), ("Give to seat B", True), ("Give to the board", True),
        ("Give to the dead cards", True),
    ]  # fmt: skip
    assert entries(deck_menu(around, table, Card("As"))) == [
        ("Take the card back", True), ("Give to seat B", True), ("Give to the board", True),
        ("Give to the dead cards", True),
    ]  # fmt: skip
    take(deck_menu(around, table, Card("As")), "Give to the board")
    assert table.table.find(Card("As")) == Slot(BOARD, 0)
    take(deck_menu(around, table, Card("As")), "Take the card back")
    assert table.table.find(Card("As")) is None
    table.rename_seat(1, "Fish & <b>Sons</b>")
    action = deck_menu(around, table, Card("2c")).actions()[1]
    assert action.text() == "Give to Fish && <b>Sons</b>"


@pytest.mark.parametrize(
    ("text", "place"), [("seat B", 1), ("the board", BOARD), ("the dead cards", DEAD)]
)
def test_it_gives_a_card_undoably(around: QWidget, table: Document, text: str, place: int) -> None:
    before = table.table
    take(deck_menu(around, table, Card("2c")), f"Give to {text}")
    assert table.table.find(Card("2c")) == Slot(place, 0)
    assert table.undo_stack.undoText() == "place two of clubs"
    table.undo_stack.undo()
    assert table.table == before


def test_games_without_a_board_or_a_card_give_nothing(around: QWidget, document: Document) -> None:
    document.begin(STUD, 2)
    texts = [text for text, _ in entries(deck_menu(around, document, Card("2c")))]
    assert texts == ["Give to seat A", "Give to seat B", "Give to the dead cards"]
    document.begin(SHORT_DECK_HOLDEM, 2)
    assert not any(enabled for _, enabled in entries(deck_menu(around, document, Card("2c"))))


@menus
def test_the_menu_of_the_card_in_focus_and_by_a_right_click(user: User) -> None:
    user.document.begin(HOLDEM, 2)
    user.key(Qt.Key.Key_Right)
    menu = ask_for_menu(user.deck, QPoint(), QContextMenuEvent.Reason.Keyboard)
    assert user.deck.currentIndex() == user.model.index_of(Card("Ks"))
    take(menu, "Give to seat B")
    assert (user.cards(1), user.deck.currentIndex()) == ("Ks", user.model.index_of(Card("Ks")))
    menu = ask_for_menu(user.deck.viewport(), user.where("9h"))
    assert user.cards(1) == "Ks"
    take(menu, "Give to seat B")
    assert user.cards(1) == "Ks 9h"


@pytest.fixture
def seats_menu(user: User) -> QMenu:
    user.document.change_game(HOLDEM)
    user.document.add_seat()
    user.document.add_seat()
    menus = user.window.findChildren(QMenu)
    (menu,) = [each for each in menus if each.title() == "Make a seat un&known"]
    return menu


def listed(menu: QMenu) -> list[tuple[str, str]]:
    menu.aboutToShow.emit()
    return [(a.text().replace("&", ""), a.shortcut().toString()) for a in menu.actions()]


def test_every_seat_is_there_once_the_active_first(user: User, seats_menu: QMenu) -> None:
    user.document.activate(Slot(1, 0))
    assert listed(seats_menu) == [
        ("Make seat B unknown", "Ctrl+U"), ("Make seat A unknown", ""),
        ("Make seat C unknown", ""),
    ]  # fmt: skip
    user.document.remove_seat(2)
    user.document.activate(Slot(BOARD, 0))
    assert listed(seats_menu) == [("Make seat A unknown", ""), ("Make seat B unknown", "")]


def test_a_chosen_seat_becomes_unknown_by_menu_or_key(user: User, seats_menu: QMenu) -> None:
    user.document.activate(Slot(BOARD, 0))
    listed(seats_menu)
    seats_menu.actions()[1].trigger()
    assert [user.cards(seat) for seat in range(3)] == ["", "?? ??", ""]
    assert user.active == Slot(BOARD, 0)
    user.document.activate(Slot(2, 0))
    listed(seats_menu)
    user.document.activate(Slot(BOARD, 0))
    listed(seats_menu)
    user.document.activate(Slot(2, 0))
    user.window.window_actions.make_unknown.trigger()
    assert user.cards(2) == "?? ??"
