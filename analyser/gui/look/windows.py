"""Helpers for windows, dialogs and menus: fonts, sizes and places, shortcuts and buttons."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import partial
from typing import Final

from PySide6 import QtGui, QtWidgets
from PySide6.QtCore import QByteArray, QChildEvent, QEvent, QObject, QPoint, QRect, QSize, Qt
from PySide6.QtGui import QAction, QKeySequence, QMouseEvent
from PySide6.QtWidgets import QMenu, QMenuBar, QProxyStyle, QStyle, QStyleOption, QWidget

from analyser.gui.look.announce import is_listened_to
from analyser.gui.look.theme import LEAST_TARGET

_USUAL_LETTERS: Final = 18
"""The height of a line of text in the usual font size, in device-independent pixels."""
_TITLE_BAR: Final = 24
"""The approximate height of a title bar, which is unknown before a window is shown."""


def follow_parent(window: QWidget) -> None:
    """Let a window or a menu inherit its parent's font, now and whenever that font changes."""
    window.setAttribute(Qt.WidgetAttribute.WA_WindowPropagation)


def letters_factor(widget: QWidget) -> float:
    """Return the factor by which a widget's text is larger than usual; at least 1."""
    return max(1.0, widget.fontMetrics().height() / _USUAL_LETTERS)


def restore_place(window: QWidget, width: int, height: int, kept: QByteArray) -> None:
    """Give a window the geometry that was kept, or else this size, as far as the screen allows."""
    window.resize(width, height)
    if not kept.isEmpty():
        window.restoreGeometry(kept)
    if not (window.isMaximized() or window.isFullScreen()):
        room = window.screen().availableSize() - QSize(0, _TITLE_BAR)
        window.resize(window.size().boundedTo(room))


def let_child_follow(event: QChildEvent) -> None:
    """Call ``follow_parent`` for a child window or menu, and enlarge a window's targets.

    Call this in ``childEvent``. A menu has no targets, and to look for some would delay its paint.
    """
    child = event.child()
    if event.polished() and isinstance(child, QWidget) and child.isWindow():
        follow_parent(child)
        if not isinstance(child, QMenu):
            enlarge_targets(child)


def enlarge_targets(window: QWidget) -> None:
    """Make buttons and fields, but those within fields, high enough to be clicked easily."""
    # Imported late: the start of the program needs this module, but none of these classes.
    from PySide6.QtWidgets import QAbstractButton, QAbstractSpinBox, QComboBox, QLineEdit, QTabBar

    for kind in (QAbstractButton, QComboBox, QLineEdit, QAbstractSpinBox):
        for target in window.findChildren(kind):
            around = target.parentWidget()
            if not isinstance(around, QLineEdit | QAbstractSpinBox | QTabBar):
                target.setMinimumHeight(max(target.minimumHeight(), LEAST_TARGET))


def add_action(
    window: QWidget, text: str, called: Callable[..., object] | None = None, shortcut: str = ""
) -> QAction:
    """Add an action to a window, with what it calls without arguments and a shortcut."""
    action = QAction(text, window, shortcut=QKeySequence(shortcut))
    window.addAction(action)
    if called is not None:
        action.triggered.connect(called)
    return action


def add_choice(group: QtGui.QActionGroup, text: str, data: object) -> QAction:
    """Add an action to a group of choices, and return it; ``data``: the value that it chooses."""
    choice = QAction(text, group, checkable=True)
    choice.setData(data)
    return choice


def check(group: QtGui.QActionGroup, data: object) -> None:
    """Check the action with this data in a group; none if it has no such action."""
    for action in group.actions():
        action.setChecked(action.data() == data)


def offer(group: QtGui.QActionGroup, choices: Iterable[tuple[str, object]]) -> None:
    """Replace the choices of a group; the one with the data of the checked one is checked."""
    chosen: QAction | None = group.checkedAction()
    for action in group.actions():
        group.removeAction(action)
        action.deleteLater()
    for text, data in choices:
        add_choice(group, text, data)
    check(group, None if chosen is None else chosen.data())


def add_row(form: QtWidgets.QFormLayout, text: str, field: QWidget) -> None:
    """Add a field to a form, with its label beside it; its name has no "&" of a mnemonic."""
    form.addRow(text, field)
    label = form.labelForField(field)
    label.setMinimumHeight(LEAST_TARGET)
    label.setAccessibleName(text.replace("&", ""))


def run_once(dialog: QtWidgets.QDialog) -> None:
    """Show a modal dialog until the user closes it, and then delete it."""
    dialog.finished.connect(dialog.deleteLater)
    dialog.exec()


def open_menu(menu: QMenu, where: QPoint) -> None:
    """Open a menu at a point of the screen, and delete it when it is closed."""
    follow_parent(menu)
    menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    menu.popup(where)
    if is_listened_to():  # a menu without an entry in focus is silent
        menu.setActiveAction(next(filter(QAction.isEnabled, menu.actions())))


class MenuBarStyle(QProxyStyle):
    """Makes a menu bar 1.7 times as high as its letters: 24 pixels with the usual ones, not 19."""

    # A style sheet would do it too, but not paint with the palette's colours.
    def sizeFromContents(
        self,
        kind: QStyle.ContentsType,
        option: QStyleOption,
        size: QSize,
        widget: QWidget | None = None,
    ) -> QSize:
        # As QStyle's, its widget may be None, but the stub does not say so.
        found = super().sizeFromContents(kind, option, size, widget)  # type: ignore[arg-type]
        if kind == QStyle.ContentsType.CT_MenuBarItem:
            found.setHeight(max(found.height(), round(1.7 * option.fontMetrics.height())))
        return found


def add_top_menu(bar: QMenuBar, title: str) -> None:
    """Add a menu to a menu bar; what has the focus keeps it while the menu is open."""
    # Qt gives it to the bar, and back before it does what was chosen: a screen reader would say
    # what has it for this moment.
    menu = bar.addMenu(title)
    menu.aboutToShow.connect(partial(_let_focus_stay, bar))
    menu.aboutToHide.connect(partial(bar.setFocusProxy, None))  # type: ignore[arg-type]  # no proxy


def _let_focus_stay(bar: QMenuBar) -> None:
    """Keep the window's focus where it is while the menu bar is used."""
    focus = bar.window().focusWidget()
    if focus is not bar:
        bar.setFocusProxy(focus)


def repeat_if_doubled(widget: QWidget, place: QRect, click: Callable[[], object]) -> None:
    """Click once more if the present click turns out to be the first of a double click.

    Call this before the click, which may move everything on the felt: Qt would give the second
    one to what then lies under the pointer. It counts only where ``place`` of the widget is now.
    """
    _FILTER.place = QRect(widget.mapToGlobal(place.topLeft()), place.size())
    _FILTER.click = click
    if (window := widget.window().windowHandle()) is not None:  # None before it is first shown
        window.installEventFilter(_FILTER)


class _SecondClick(QObject):
    """A window's event filter that takes the second click of a double one to repeat ``click``."""

    place = QRect()
    click: Callable[[], object] | None = None
    _is_second = False

    def eventFilter(self, window: QObject, event: QEvent) -> bool:
        """Repeat ``click`` when a second click inside ``place`` is released."""
        if event.type() == QEvent.Type.Hide:
            self.click = None  # it would keep a closed window
        if not isinstance(event, QMouseEvent) or event.button() == Qt.MouseButton.NoButton:
            return False
        if event.type() != QEvent.Type.MouseButtonRelease:
            # Qt sends a press with this flag first, then one of the type of a double click.
            doubled = event.type() == QEvent.Type.MouseButtonDblClick or bool(
                event.flags() & Qt.MouseEventFlag.MouseEventCreatedDoubleClick
            )
            here = self.place.contains(event.globalPosition().toPoint())
            self._is_second = doubled and here and event.button() == Qt.MouseButton.LeftButton
            return self._is_second
        window.removeEventFilter(self)
        second, click = self._is_second, self.click
        self._is_second, self.click = False, None
        if second and click is not None:
            click()
        return second


_FILTER: Final = _SecondClick()
