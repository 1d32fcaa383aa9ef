"""Moves in the window for files of hands, and changes of the files while they are shown."""

from PySide6.QtCore import QMimeData, QPoint, Qt, QUrl
from PySide6.QtWidgets import QApplication, QComboBox, QPushButton, QWidget

from analyser.gui.file_window.model import FileColumn
from analyser.gui.file_window.window import FileWindow
from drops import drop
from random_user.files import hands_to_open, make_hands_to_open, spoil
from random_user.hands import LEFT, NONE
from random_user.kinds import move
from random_user.texts import NAMES, hands_on_lines
from random_user.user import RandomUser
from random_user.waiting import LONG_PATIENCE

_SOUGHT = (*NAMES, "", "Ann", "flush", "As Kd", "zzz", "kicker")


def files_of(user: RandomUser) -> FileWindow:
    """Return the file window of the window in use; open it, and a file in it, if necessary."""
    window = user.window
    if not window.file_window.isVisible():
        window.window_actions.open_hands.trigger()
        user.settle()
    if window.file_window.is_empty:
        window.file_window.read([str(hands_to_open(user.folder, user.rng))])
    return window.file_window


def is_at_rest(files: FileWindow) -> bool:
    """Whether the file has been read, sorted and counted, and no rows are copied or saved."""
    busy = (files.reader.is_reading, files.model.is_arranging, files.all_ins.is_counting_all)
    return not any(busy) and not files.output.is_busy and not files.filters.pause.isActive()


def rest(user: RandomUser, files: FileWindow) -> None:
    """Wait until no work is going on, because moves must not depend on how fast it is."""
    user.wait_until(lambda: is_at_rest(files), LONG_PATIENCE)


def rest_mostly(user: RandomUser, files: FileWindow) -> None:
    """Mostly do the same as ``rest``; sometimes go on at once, as people do."""
    if user.rng.random() < 0.7:
        rest(user, files)


# What is read --------------------------------------------------------------------------------


@move(0.6)
def open_hands_by_the_menu(user: RandomUser) -> None:
    files = files_of(user)
    actions = files.window_actions
    action = actions.open_folder if user.rng.random() < 0.2 else actions.open
    action.trigger()
    rest_mostly(user, files)


@move(0.4)
def drop_hands(user: RandomUser) -> None:
    target: QWidget = files_of(user) if user.rng.random() < 0.5 else user.window
    data = QMimeData()
    if user.rng.random() < 0.7:
        paths = [hands_to_open(user.folder, user.rng) for _ in range(user.rng.choice((1, 1, 3)))]
        data.setUrls([QUrl.fromLocalFile(str(path)) for path in paths])
    else:
        data.setText(hands_on_lines(user.rng))
    drop(target, data)


@move(0.4)
def paste_hands(user: RandomUser) -> None:
    QApplication.clipboard().setText(hands_on_lines(user.rng))
    if user.rng.random() < 0.5:
        user.press(user.window.window_actions.paste)
    else:
        files = files_of(user)
        user.key(Qt.Key.Key_V, Qt.KeyboardModifier.ControlModifier, files)
        rest_mostly(user, files)


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
    files = files_of(user)
    spoil(user.folder, user.rng)
    files.view.viewport().update()
    rest_mostly(user, files)
    if user.rng.random() < 0.6:
        make_hands_to_open(user.folder)


# What is looked at ---------------------------------------------------------------------------


@move(0.6)
def sort_a_file(user: RandomUser) -> None:
    files = files_of(user)
    rest(user, files)
    header = files.view.horizontalHeader()
    column = user.rng.choice([*FileColumn])
    if user.rng.random() < 0.6:
        middle = header.sectionViewportPosition(column) + header.sectionSize(column) // 2
        user.click(header.viewport(), QPoint(middle, header.height() // 2))
    elif user.rng.random() < 0.5:
        user.click(files.filters.backwards)
    else:
        files.filters.order.setCurrentIndex(column)
        files.filters.order.activated.emit(column)
    rest_mostly(user, files)


@move(0.8)
def choose_rows_of_a_file(user: RandomUser) -> None:
    files = files_of(user)
    rest(user, files)
    bar, chart, what = files.filters, files.summary.chart, user.rng.random()
    if what < 0.35:
        user.write(bar.text, user.rng.choice(_SOUGHT))
        if user.rng.random() < 0.5:
            user.key(Qt.Key.Key_Return, window=files)
    elif what < 0.65:
        _choose(user, user.rng.choice((bar.shown, bar.games, bar.winners, bar.players)))
    elif what < 0.85:
        user.click(chart.viewport(), user.somewhere_in(chart.viewport().rect()))
    else:
        user.click(bar.reset)
    rest_mostly(user, files)


def _choose(user: RandomUser, box: QComboBox) -> None:
    if box.isEnabled():
        box.setFocus()
        keys = (Qt.Key.Key_Down, Qt.Key.Key_Down, Qt.Key.Key_Up, Qt.Key.Key_End, Qt.Key.Key_Home)
        user.key(user.rng.choice(keys), window=box.window())


@move(1)
def walk_along_a_file(user: RandomUser) -> None:
    files = files_of(user)
    rest(user, files)
    view, modifiers = files.view, Qt.KeyboardModifier
    if user.rng.random() < 0.5:
        keys = user.rng.choice((NONE, modifiers.ShiftModifier, modifiers.ControlModifier))
        user.click(view.viewport(), user.somewhere_in(view.viewport().rect()), LEFT, keys)
    elif user.rng.random() < 0.5:
        steps = (Qt.Key.Key_Down, Qt.Key.Key_PageDown, Qt.Key.Key_Up, Qt.Key.Key_End)
        view.setFocus()
        for _ in range(3):
            keys = user.rng.choice((NONE, modifiers.ShiftModifier))
            user.key(user.rng.choice(steps), keys, files)
    else:
        bar = view.verticalScrollBar()
        bar.setValue(user.rng.randint(0, bar.maximum()))


# What is done with it ------------------------------------------------------------------------


@move(0.8)
def put_a_hand_of_a_file_on_the_table(user: RandomUser) -> None:
    files = files_of(user)
    rest(user, files)
    view, what = files.view, user.rng.random()
    if what < 0.4:
        user.double_click(view.viewport(), user.somewhere_in(view.viewport().rect()))
    elif what < 0.6:
        view.setFocus()
        user.key(Qt.Key.Key_Return, window=files)
    elif what < 0.8:
        actions = files.window_actions
        (actions.use if user.rng.random() < 0.5 else actions.step).trigger()
    else:
        streets = [b for b in files.details.findChildren(QPushButton) if b.isVisible()]
        if streets:
            user.click(user.rng.choice(streets))


@move(0.6)
def copy_or_save_rows_of_a_file(user: RandomUser) -> None:
    files = files_of(user)
    rest(user, files)
    if user.rng.random() < 0.3 and files.model.rowCount() < 2000:
        files.view.selectAll()
    few = files.model.rowCount() < 2000  # what is more takes long as a document
    known = files.window_actions
    actions = [known.copy_text, known.copy_csv, known.save_chosen]
    action = user.rng.choice([*actions, files.window_actions.save_all] if few else actions)
    if action.isEnabled() and len(files.view.chosen_rows) < 2000:
        action.trigger()
    rest(user, files)  # what is copied may be pasted next, and what is saved may be opened


@move(0.5)
def stop_or_close_a_file(user: RandomUser) -> None:
    """Begin work that takes a while, and stop it or close the window meanwhile."""
    files = files_of(user)
    if user.rng.random() < 0.5:
        files.read([str(user.folder / "hands" / "many.txt")])
    if user.rng.random() < 0.5:
        files.activateWindow()
        user.key(Qt.Key.Key_Escape, window=files)
    else:
        files.close()
