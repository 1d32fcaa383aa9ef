"""Moves in the pane of hands: files, a list, the history; and files that change while shown."""

from PySide6.QtCore import QMimeData, Qt, QUrl
from PySide6.QtWidgets import QApplication

from analyser.gui.hands.pane import HandSource, HandsPane
from drops import drop
from random_user.files import hands_to_open, make_hands_to_open, spoil
from random_user.hands import LEFT, NONE
from random_user.kinds import move
from random_user.texts import NAMES, cards, hands_on_lines
from random_user.user import RandomUser
from random_user.waiting import LONG_PATIENCE

_SOUGHT = (*NAMES, "", "Ann", "flush", "As Kd", "zzz", "kicker", "pot > x")


def pane_of(user: RandomUser) -> HandsPane:
    """Return the pane of the window in use; open a file in it if it has no hands."""
    pane = user.window.hands
    if pane.source in (HandSource.NONE, HandSource.HISTORY):
        pane.read([str(hands_to_open(user.folder, user.rng))])
    return pane


def list_of(user: RandomUser) -> HandsPane:
    """Return the pane of the window in use, with the list of one's own."""
    pane = user.window.hands
    if pane.source is not HandSource.LIST:
        user.press(user.window.window_actions.hands)
    return pane


def is_at_rest(pane: HandsPane) -> bool:
    """Whether all work is done, and nothing waits for a pause."""
    return not (pane.is_working or pane.pause.isActive() or pane.find_bar.pause.isActive())


def rest(user: RandomUser, pane: HandsPane) -> None:
    """Wait until no work is going on, because moves must not depend on how fast it is."""
    user.wait_until(lambda: is_at_rest(pane), LONG_PATIENCE)


def rest_mostly(user: RandomUser, pane: HandsPane) -> None:
    """Mostly do the same as ``rest``; sometimes go on at once, as people do."""
    if user.rng.random() < 0.7:
        rest(user, pane)


# What is read --------------------------------------------------------------------------------


@move(0.6)
def open_hands_by_the_menu(user: RandomUser) -> None:
    pane = pane_of(user)
    (pane.open_folder if user.rng.random() < 0.2 else pane.open).trigger()
    rest_mostly(user, pane)


@move(0.4)
def drop_hands(user: RandomUser) -> None:
    data = QMimeData()
    if user.rng.random() < 0.7:
        paths = [hands_to_open(user.folder, user.rng) for _ in range(user.rng.choice((1, 1, 3)))]
        data.setUrls([QUrl.fromLocalFile(str(path)) for path in paths])
    else:
        data.setText(hands_on_lines(user.rng))
    drop(user.window, data)


@move(0.4)
def paste_hands(user: RandomUser) -> None:
    QApplication.clipboard().setText(hands_on_lines(user.rng))
    if user.rng.random() < 0.5:
        user.press(user.window.window_actions.paste)
    else:
        pane = pane_of(user)
        pane.view.setFocus()
        user.key(Qt.Key.Key_V, Qt.KeyboardModifier.ControlModifier)
        rest_mostly(user, pane)


@move(0.1)
def start_with_hands(user: RandomUser) -> None:
    path = str(hands_to_open(user.folder, user.rng))
    if user.rng.random() < 0.7:
        user.windows.open_file(path)
    else:
        user.windows.open(path)
    user.wait_until(user.is_ready)


@move(0.5)
def change_a_file_that_is_open(user: RandomUser) -> None:
    pane = pane_of(user)
    spoil(user.folder, user.rng)
    pane.view.viewport().update()
    rest_mostly(user, pane)
    if user.rng.random() < 0.6:
        make_hands_to_open(user.folder)


@move(0.7)
def go_back_to_a_hand(user: RandomUser) -> None:
    user.rest()  # until hands that are being remembered are there
    pane = user.window.hands
    user.press(user.window.window_actions.history)
    user.write(pane.find_bar.text, user.rng.choice(("", "", "A", "Seat B", "<b>", "nothing")))
    user.key(Qt.Key.Key_Return)
    user.settle()
    if pane.past.rowCount():
        pane.view.focus_row(user.rng.randrange(min(8, pane.past.rowCount())))
        if user.rng.random() < 0.7:
            user.key(Qt.Key.Key_Return)
    if user.rng.random() < 0.05:
        pane.forget.trigger()


# A list of one's own -------------------------------------------------------------------------


@move(1)
def write_a_list(user: RandomUser) -> None:
    pane = list_of(user)
    user.write(pane.editor.text, hands_on_lines(user.rng))
    if user.rng.random() < 0.5:
        rest(user, pane)


@move(1)
def deal_a_list(user: RandomUser) -> None:
    pane = list_of(user)
    pane.editor.count.setValue(user.rng.choice((1, 10, 200, 5000)))
    pane.editor.seed.setText(user.rng.choice(("", "7", "x", "-1")))
    user.click(pane.editor.deal)
    rest_mostly(user, pane)


@move(0.7)
def change_what_a_list_is_for(user: RandomUser) -> None:
    editor = list_of(user).editor
    if user.rng.random() < 0.5:
        editor.games.setCurrentIndex(user.rng.randrange(editor.games.count()))
    elif editor.board.isEnabled():
        user.write(editor.board, " ".join(cards(user.rng, user.rng.choice((0, 3, 5)))))
    rest(user, list_of(user))


@move(0.2)
def save_a_list(user: RandomUser) -> None:
    list_of(user).save_list.trigger()


# What is looked at ---------------------------------------------------------------------------


@move(0.6)
def sort_hands(user: RandomUser) -> None:
    pane = pane_of(user)
    rest(user, pane)
    bar = pane.find_bar
    orders = [each for each in (*bar.orders.actions(), bar.reverse) if each.isVisible()]
    user.rng.choice(orders).trigger()
    rest_mostly(user, pane)


@move(0.8)
def choose_hands(user: RandomUser) -> None:
    pane = pane_of(user)
    rest(user, pane)
    bar, what = pane.find_bar, user.rng.random()
    if what < 0.35:
        user.write(bar.text, user.rng.choice(_SOUGHT))
        if user.rng.random() < 0.5:
            user.key(Qt.Key.Key_Return)
    elif what < 0.65:
        user.click(user.rng.choice((bar.every, bar.behind, bar.split)))
    elif what < 0.85:
        user.rng.choice([each for each in bar.menu.actions() if each.isCheckable()]).trigger()
    elif pane.open_errors.isVisible():
        user.click(pane.open_errors)
    rest_mostly(user, pane)


@move(1.5)
def walk_along_the_hands(user: RandomUser) -> None:
    pane = pane_of(user)
    rest(user, pane)
    view, modifiers = pane.view, Qt.KeyboardModifier
    if user.rng.random() < 0.4:
        keys = user.rng.choice((NONE, modifiers.ShiftModifier, modifiers.ControlModifier))
        user.click(view.viewport(), user.somewhere_in(view.viewport().rect()), LEFT, keys)
    elif user.rng.random() < 0.7:
        key = Qt.Key
        steps = (key.Key_Down, key.Key_PageDown, key.Key_Up, key.Key_End, key.Key_Left)
        view.setFocus()
        for _ in range(3):
            user.key(user.rng.choice(steps), user.rng.choice((NONE, NONE, modifiers.ShiftModifier)))
    else:
        bar = view.verticalScrollBar()
        bar.setValue(user.rng.randint(0, bar.maximum()))


# What is done with it ------------------------------------------------------------------------


@move(0.8)
def take_a_hand_to_the_table(user: RandomUser) -> None:
    pane = pane_of(user)
    rest(user, pane)
    view = pane.view
    if user.rng.random() < 0.4:
        user.double_click(view.viewport(), user.somewhere_in(view.viewport().rect()))
    else:
        view.setFocus()
        user.key(Qt.Key.Key_Return)


@move(0.6)
def copy_or_save_rows(user: RandomUser) -> None:
    pane = pane_of(user)
    rest(user, pane)
    few = pane.files.rowCount() < 2000  # what is more takes long as a document
    if user.rng.random() < 0.3 and few:
        pane.view.selectAll()
    action = user.rng.choice(pane.export.actions()[: 4 if few else 2])
    if action.isEnabled() and len(pane.view.chosen_rows) < 2000:
        action.trigger()
    rest(user, pane)  # what is copied may be pasted next, and what is saved may be opened


@move(0.5)
def stop_or_leave_the_hands(user: RandomUser) -> None:
    """Begin work that takes a while, and stop it or leave it meanwhile."""
    pane = pane_of(user)
    if user.rng.random() < 0.5:
        pane.read([str(user.folder / "hands" / "many.txt")])
    pane.view.setFocus()
    user.key(Qt.Key.Key_Escape)
    QApplication.processEvents()
