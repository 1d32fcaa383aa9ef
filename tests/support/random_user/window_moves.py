"""Moves that change how the window looks, and which windows are beside it."""

from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QWheelEvent
from PySide6.QtWidgets import QApplication, QComboBox, QLineEdit

from analyser.gui.pages.page import Page
from analyser.gui.pages.pages_panel import Pages
from random_user.hands import LEFT, NONE
from random_user.kinds import move
from random_user.user import RandomUser


@move(2)
def resize_the_window(user: RandomUser) -> None:
    sizes = ((1180, 820), (1024, 700), (640, 480), (1600, 1000), (300, 200), (1180, 500))
    width, height = user.rng.choice(sizes)
    user.window.resize(width + user.rng.randrange(40), height + user.rng.randrange(40))


@move(3)
def read_a_page(user: RandomUser) -> None:
    pages = vars(user.window).get("details")
    if pages is None or not pages.isVisible():
        user.press(user.window.window_actions.why)
        return
    tabs = pages.findChildren(Pages)[0]
    boxes = pages.findChildren(QComboBox)
    what = user.rng.random()
    if what < 0.5:
        tabs.setCurrentIndex(user.rng.randrange(tabs.count()))
    elif what < 0.8 and boxes[0].count():
        boxes[0].setFocus()
        user.key(user.rng.choice((Qt.Key.Key_Down, Qt.Key.Key_Up)))
    else:
        shown = [page for page in pages.findChildren(Page) if page.isVisible()]
        if shown:
            user.click(shown[0].viewport(), user.somewhere_in(shown[0].viewport().rect()))


@move(0.5)
def turn_the_wheel(user: RandomUser) -> None:
    window = user.window
    where = QPointF(user.somewhere_in(window.rect()))
    child = window.childAt(where.toPoint()) or window
    turned = QPoint(0, user.rng.choice((-240, -120, 120, 240)))
    plain = Qt.ScrollPhase.NoScrollPhase
    event = QWheelEvent(
        QPointF(child.mapFrom(window, where.toPoint())),
        QPointF(window.mapToGlobal(where.toPoint())),
        QPoint(),
        turned,
        Qt.MouseButton.NoButton,
        NONE,
        plain,
        False,
    )
    QApplication.sendEvent(child, event)


@move(0.5)
def look_something_up(user: RandomUser) -> None:
    actions = user.window.window_actions
    user.rng.choice((actions.rules, actions.manual, actions.kinds, actions.keys_page)).trigger()
    user.settle()
    fields = user.window.details.rules.findChildren(QLineEdit)
    if fields[0].isVisible() and user.rng.random() < 0.5:
        user.write(fields[0], user.rng.choice(("kicker", "<b>", "", "As")))
    if user.rng.random() < 0.7:
        user.window.window_actions.why.setChecked(False)


@move(0.4)
def open_another_window(user: RandomUser) -> None:
    user.window.window_actions.new.trigger()
    user.wait_until(user.is_ready)


@move(0.3)
def close_a_window(user: RandomUser) -> None:
    user.rng.choice(user.open_windows()).close()


@move(1)
def go_to_another_window(user: RandomUser) -> None:
    user.rng.choice(user.shown_windows()).activateWindow()


@move(1)
def close_what_is_beside_the_window(user: RandomUser) -> None:
    tables = user.open_windows()
    for window in user.shown_windows():
        if window.isVisible() and window not in tables:
            window.close()


@move(0.05)
def restart(user: RandomUser) -> None:
    """End the program and start it again: every window comes back with its last table."""
    documents = [window.document for window in user.open_windows()]
    user.leave()
    before = [document.table for document in documents]
    user.start()
    user.wait_until(lambda: len(user.open_windows()) >= 1 and user.is_ready())
    user.settle()
    after = [window.document.table for window in user.open_windows()]
    lost = [table for table in before if table not in after and not table.is_empty]
    if lost:
        user.faults.append(f"a restart has lost {lost}; there is {after}")


@move(0.5)
def click_the_menu_bar(user: RandomUser) -> None:
    user.rest()
    bar = user.window.menuBar()
    menus = [action for action in bar.actions() if action.menu() is not None]
    user.click(bar, bar.actionGeometry(user.rng.choice(menus)).center(), LEFT)
