"""Moves on the felt with cards, seats, games and the pot."""

from typing import Final

from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtGui import QDragLeaveEvent
from PySide6.QtWidgets import QApplication, QWidget

from analyser.gui.felt.pot import ChipField
from analyser.gui.felt.slots import CardSlot
from analyser.gui.felt.tray.dragging import Dragged, data_of
from analyser.gui.window.menus import GameOptions
from analyser.poker.cards import DECK, JOKERS, RANK_LETTERS, SUIT_LETTERS, Card
from drops import MOVE, drag_on, drag_over, let_go
from not_none import not_none
from random_user.hands import LEFT, RIGHT, keys_named
from random_user.kinds import move
from random_user.texts import NAMES, line_of_cards
from random_user.user import RandomUser

_SLOT_KEYS: Final = keys_named("Delete Question Left Right Return Space Menu Home End")


def _any_card(user: RandomUser) -> Card:
    return user.rng.choice(JOKERS if user.rng.random() < 0.03 else DECK)


def _visible(user: RandomUser, kind: type[QWidget]) -> list[QWidget]:
    return [part for part in user.window.findChildren(kind) if part.isVisible()]


def _place_of(user: RandomUser, card: Card) -> QPoint:
    return user.window.area.deck.centre_of(card)


# The deck ------------------------------------------------------------------------------------


@move(30)
def click_a_card(user: RandomUser) -> None:
    user.click(user.window.area.deck.viewport(), _place_of(user, _any_card(user)))


@move(1)
def double_click_a_card(user: RandomUser) -> None:
    user.double_click(user.window.area.deck.viewport(), _place_of(user, _any_card(user)))


@move(2)
def open_the_menu_of_a_card(user: RandomUser) -> None:
    user.click(user.window.area.deck.viewport(), _place_of(user, _any_card(user)), RIGHT)


@move(12)
def type_a_card(user: RandomUser) -> None:
    for letter in user.rng.choice(RANK_LETTERS) + user.rng.choice(SUIT_LETTERS):
        user.key(Qt.Key(ord(letter.upper())))


@move(1)
def fold_the_deck(user: RandomUser) -> None:
    user.click(user.window.area.tray.fold_button)


# Slots ---------------------------------------------------------------------------------------


@move(8)
def click_a_slot(user: RandomUser) -> None:
    slots = _visible(user, CardSlot)
    if slots:
        user.click(user.rng.choice(slots), button=RIGHT if user.rng.random() < 0.2 else LEFT)


@move(4)
def press_a_key_on_a_slot(user: RandomUser) -> None:
    slots = _visible(user, CardSlot)
    if slots:
        user.rng.choice(slots).setFocus()
        user.key(user.rng.choice(_SLOT_KEYS))


@move(5)
def drag_a_card(user: RandomUser) -> None:
    slots, deck = _visible(user, CardSlot), user.window.area.deck
    if slots and user.rng.random() < 0.6:
        start = user.rng.choice(slots)
        middle = start.rect().center()
        user.pull(start, [middle, middle + QPoint(30, 3)])
    else:
        middle = _place_of(user, _any_card(user))
        user.pull(deck.viewport(), [middle, middle + QPoint(30, 3)])
    dragged = user.take_dragged()
    if dragged is not None:
        _drop_somewhere(user, dragged)


def _drop_somewhere(user: RandomUser, dragged: Dragged) -> None:
    target_window = user.rng.choice(user.open_windows())
    targets: list[QWidget] = [
        *(part for part in target_window.findChildren(CardSlot) if part.isVisible()),
        target_window.area.deck.viewport(),
        target_window.entry,
        target_window,
    ]
    weights = [1.0] * (len(targets) - 3) + [2, 0.5, 0.5]
    (target,) = user.rng.choices(targets, weights)
    drop(target, dragged, user)


def drop(target: QWidget, dragged: Dragged, user: RandomUser) -> None:
    data = data_of(dragged)
    if not drag_over(target, data).isAccepted():
        return
    drag_on(target, data)
    if user.rng.random() < 0.1:
        QApplication.sendEvent(target, QDragLeaveEvent())
    else:
        let_go(target, data, MOVE)


# Texts ---------------------------------------------------------------------------------------


@move(8)
def enter_a_text(user: RandomUser) -> None:
    user.write(user.window.entry, line_of_cards(user.rng))
    user.key(user.rng.choice((Qt.Key.Key_Return, Qt.Key.Key_Return, Qt.Key.Key_Escape)))


@move(4)
def paste_a_text(user: RandomUser) -> None:
    text = line_of_cards(user.rng)
    QApplication.clipboard().setText(text * 1000 if user.rng.random() < 0.05 else text)
    user.press(user.window.window_actions.paste)


# Steps ---------------------------------------------------------------------------------------


@move(4)
def change_the_game(user: RandomUser) -> None:
    box = user.window.game_box
    way = user.rng.random()
    if way < 0.4:
        user.rng.choice(user.window.window_actions.games.actions()).trigger()
    elif way < 0.7:
        box.setFocus()
        user.key(user.rng.choice((Qt.Key.Key_Down, Qt.Key.Key_Up, Qt.Key.Key_End)))
    else:
        user.click(box)
        user.settle()
        user.let_lists_listen()
        popup = QApplication.activePopupWidget()
        if popup is not None:
            row = box.view().visualRect(box.model().index(user.rng.randrange(box.count()), 0))
            user.click(box.view().viewport(), row.center())


@move(4)
def change_the_options(user: RandomUser) -> None:
    menu = not_none(user.window.findChild(GameOptions))
    menu.aboutToShow.emit()
    chosen = [action for action in menu.actions() if action.menu() is None]
    if menu.menuAction().isVisible() and chosen:
        user.rng.choice(chosen).trigger()


# Seats and the pot ---------------------------------------------------------------------------


@move(4)
def name_a_seat(user: RandomUser) -> None:
    plate = user.rng.choice(user.window.area.view.seats)
    if plate.isVisible():
        plate.edit_name()
        user.write(plate.name, user.rng.choice(NAMES))
        if user.rng.random() < 0.7:
            user.key(Qt.Key.Key_Return)


@move(4)
def open_the_menu_of_a_seat(user: RandomUser) -> None:
    plate = user.rng.choice(user.window.area.view.seats)
    if plate.isVisible():
        user.click(plate, user.somewhere_in(QRect(plate.rect())), RIGHT)


@move(3)
def say_how_large_the_pot_and_the_bets_are(user: RandomUser) -> None:
    actions, pot = user.window.window_actions, user.window.area.pot
    user.press(user.rng.choice((actions.pot, actions.call, actions.bets)))
    fields = [field for field in pot.findChildren(ChipField) if field.isVisible()]
    if fields:
        field = user.rng.choice(fields)
        chips = ("0", "1", "7", "100", "1 000 000", "10" * 9, "-3", "1.5", "x", "", "¹²³")
        user.write(field, user.rng.choice(chips))
        if user.rng.random() < 0.7:
            user.key(Qt.Key.Key_Return)
        if user.document.has_edits and user.rng.random() < 0.8:
            user.key(Qt.Key.Key_Escape)  # else no move is made before it can be read
    if user.rng.random() < 0.8:
        user.click(user.window.area.view.scoreboard.pot)


@move(3)
def go_to_a_street(user: RandomUser) -> None:
    user.press(user.window.window_actions.street)
    rows = user.window.area.view.rows
    if rows and rows[0].isVisible():
        user.click(user.rng.choice(rows[0].tiles))


@move(2)
def take_what_is_offered(user: RandomUser) -> None:
    user.rest()
    user.click(user.window.area.prompt.offer)


@move(2)
def take_an_example(user: RandomUser) -> None:
    examples = [part for part in user.window.area.examples.tiles[:-1] if part.isVisible()]
    if examples:
        user.click(user.rng.choice(examples))


@move(4)
def count_or_estimate(user: RandomUser) -> None:
    user.rest()
    board = user.window.area.view.scoreboard
    offers = board.bar.isVisible() and bool(board.bar._button_text)
    if board.stop.isVisible() or offers:
        user.click(board.stop if board.stop.isVisible() else board.bar)
        return
