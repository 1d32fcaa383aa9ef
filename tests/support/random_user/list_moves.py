"""Moves in the window for lists of hands."""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication

from analyser.gui.list_window.window import ListWindow
from random_user.kinds import move
from random_user.texts import cards, hands_on_lines
from random_user.user import RandomUser


def list_of(user: RandomUser) -> ListWindow:
    """Return the list window of the window in use; open it if necessary."""
    window = user.window
    if not window.list_window.isVisible():
        window.window_actions.hands.trigger()
        user.settle()
    return window.list_window


def wait_for(user: RandomUser, hands: ListWindow) -> None:
    """Wait until the list has been read, and all other work on it is done."""
    user.wait_until(lambda: not hands.pause.isActive() and not hands.strip.is_busy)


@move(1)
def write_a_list(user: RandomUser) -> None:
    hands = list_of(user)
    user.write(hands.input.text, hands_on_lines(user.rng))
    if user.rng.random() < 0.5:
        wait_for(user, hands)


@move(1)
def deal_a_list(user: RandomUser) -> None:
    hands = list_of(user)
    hands.input.count.setValue(user.rng.choice((1, 10, 200, 5000)))
    hands.input.seed.setText(user.rng.choice(("", "7", "x", "-1")))
    user.click(hands.input.deal)
    if user.rng.random() < 0.7:
        wait_for(user, hands)


@move(0.7)
def change_what_a_list_is_for(user: RandomUser) -> None:
    hands = list_of(user)
    if user.rng.random() < 0.5:
        hands.input.games.setCurrentIndex(user.rng.randrange(hands.input.games.count()))
    else:
        count = user.rng.choice((0, 3, 5))
        user.write(hands.input.board, " ".join(cards(user.rng, count)))
    wait_for(user, hands)


@move(0.7)
def use_a_list(user: RandomUser) -> None:
    hands = list_of(user)
    if user.rng.random() < 0.8:
        wait_for(user, hands)
    rows = hands.model.rowCount()
    if rows:
        hands.table.selectRow(user.rng.randrange(rows))
    actions = (hands.use, hands.use, hands.copy_text, hands.copy_picture, hands.save_picture)
    action = user.rng.choice(actions)
    if action.isEnabled() and (action is hands.use or rows < 300):
        action.trigger()


@move(0.5)
def sort_a_list(user: RandomUser) -> None:
    hands = list_of(user)
    orders = (Qt.SortOrder.AscendingOrder, Qt.SortOrder.DescendingOrder)
    hands.table.sortByColumn(user.rng.randrange(hands.model.columnCount()), user.rng.choice(orders))


@move(0.5)
def stop_or_close_a_list(user: RandomUser) -> None:
    hands = list_of(user)
    hands.activateWindow()
    user.key(Qt.Key.Key_Escape, window=hands)
    QApplication.processEvents()
