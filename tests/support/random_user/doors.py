"""Answers what appears in front of the window and waits for an answer: menus, lists, dialogs."""

import re
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from random import Random
from typing import Final
from unittest.mock import patch

from PySide6.QtCore import Qt, QThread, QTimer
from PySide6.QtWidgets import QApplication, QDialog, QLineEdit, QMenu, QMessageBox, QWidget
from shiboken6 import isValid

from analyser.gui.look import file_dialogs
from random_user.files import file_to_open, file_to_save, hands_to_open
from random_user.hands import Hands
from random_user.texts import NAMES

_DOUBLE_CLICK: Final = 20
"""Milliseconds for which a list that drops down ignores clicks, which may be double ones."""


class Doors(Hands):
    """A user who answers every menu and dialog, and chooses files without the system's dialogs."""

    def __init__(self, seed: int, folder: Path) -> None:
        """``seed``: decides about the answers. ``folder``: where files are opened and saved."""
        super().__init__()
        self.folder = folder
        self._door = Random(seed)
        """Decides about answers: when a dialog comes up must not change the move itself."""
        self._base = QThread.currentThread().loopLevel()
        self._answering = 0
        self._door_watch: list[QTimer] = []

    @contextmanager
    def _answering_by(self, rng: Random) -> Iterator[None]:
        """Answer during the block whatever appears, as this generator of numbers decides."""
        self._door = rng
        self._watch_door()
        try:
            yield
        finally:
            self._door_watch[0].stop()

    def _watch_door(self) -> None:
        """Start a timer that answers a dialog which waits for an answer in its own loop.

        A dialog that another dialog has opened gets a timer of its own, because a timer does not
        fire again before its last call has returned.
        """
        depth = self._answering
        while len(self._door_watch) <= depth:
            timer = QTimer(singleShot=True)
            timer.timeout.connect(self._look_for_dialogs)
            self._door_watch.append(timer)
        # While time passes, not all the time: there may be work beside the window.
        self._door_watch[depth].start(2 if self._waiting else 0)

    def _look_for_dialogs(self) -> None:
        waits = QThread.currentThread().loopLevel() > self._base + self._loops + self._answering
        dialog = QApplication.activePopupWidget() or QApplication.activeModalWidget()
        if waits and dialog is not None:
            self._answering += 1
            self._watch_door()
            try:
                self.answer(dialog)
            finally:
                self._door_watch[self._answering].stop()
                self._answering -= 1
        self._watch_door()

    def close_popups(self) -> None:
        """Answer and close all menus and dialogs that are still open."""
        for attempt in range(8):
            popup = QApplication.activePopupWidget() or QApplication.activeModalWidget()
            if popup is None:
                return
            if attempt < 3:
                self.answer(popup)
            else:
                popup.close()
            self.settle()

    def answer(self, dialog: QWidget) -> None:
        """Do something with a menu or a dialog, which mostly closes it."""
        from random_user.moves import use_any_part

        rng = self._door
        if dialog.inherits("QComboBoxPrivateContainer"):
            self.let_lists_listen()
        if isinstance(dialog, QMenu):
            self._choose_from(dialog)
        elif rng.random() < 0.3:
            fields = dialog.findChildren(QLineEdit)
            if fields:
                self.write(fields[0], rng.choice((*NAMES, "7", "123456")))
            if isValid(dialog):
                self.key(Qt.Key.Key_Return, window=dialog)
        elif rng.random() < 0.5 and not isinstance(dialog, QMessageBox):
            use_any_part(self, dialog, rng)
        elif isinstance(dialog, QDialog):
            dialog.reject()
        else:
            dialog.close()

    def _choose_from(self, menu: QMenu) -> None:
        actions = [a for a in menu.actions() if a.isEnabled() and not a.isSeparator()]
        if not actions or self._door.random() < 0.15:
            self.key(Qt.Key.Key_Escape, window=menu)
            return
        action = self._door.choice(actions)
        self.click(menu, menu.actionGeometry(action).center())

    def let_lists_listen(self) -> None:
        """Wait until a list that has just opened takes a click for a single click."""
        self._wait(2 * _DOUBLE_CLICK)

    # Files ----------------------------------------------------------------------------------

    @contextmanager
    def _opening_doors(self) -> Iterator[None]:
        """Choose files at once, without the system's dialogs, and make double clicks very short."""
        with ExitStack() as patches:
            enter = patches.enter_context
            before = QApplication.doubleClickInterval()
            patches.callback(QApplication.setDoubleClickInterval, before)
            QApplication.setDoubleClickInterval(_DOUBLE_CLICK)
            enter(patch.object(file_dialogs, "ask_where_to_save", self._choose_to_save))
            enter(patch.object(file_dialogs, "ask_for_file", self._choose_to_open))
            enter(patch.object(file_dialogs, "ask_for_files", self._choose_hands))
            yield

    def _choose_to_save(self, _parent: QWidget, _title: str, _name: str, *kinds: str) -> str:
        if self.rng.random() < 0.1:
            return ""
        endings = re.findall(r"\*(\.\w+)", " ".join(kinds))
        return str(file_to_save(self.folder, self.rng, *endings))

    def _choose_to_open(
        self, _parent: QWidget, _title: str, then: Callable[[str], object], _kinds: str
    ) -> None:
        if self.rng.random() >= 0.1:
            then(str(file_to_open(self.folder, self.rng)))

    def _choose_hands(
        self, _parent: QWidget, _title: str, then: Callable[[list[str]], object], *kinds: str
    ) -> None:
        count = self.rng.choice((0, 1, 1, 1, 1, 3))
        paths = [hands_to_open(self.folder, self.rng) for _ in range(count)]
        if not kinds:
            paths = self.rng.choice(([self.folder / "hands"], [self.folder / "hands" / "more"], []))
        if paths:
            then(list(map(str, paths)))
