"""The actions of the window for a file of hands, with their keys and buttons."""

from __future__ import annotations

from PySide6.QtCore import QObject
from PySide6.QtGui import QAction, QColor
from PySide6.QtWidgets import QMenu, QPushButton, QWidget

from analyser.gui.look.card_faces import show_icon
from analyser.gui.look.windows import add_action, button_for


class FileActions(QObject):
    """The actions of the window for files of hands, and buttons for some of these actions."""

    def __init__(self, window: QWidget) -> None:
        super().__init__(window)

        def add(text: str, shortcut: str) -> QAction:
            return add_action(window, text, shortcut)

        self.open = add(self.tr("&Open…"), "Ctrl+O")
        self.open_folder = add(self.tr("Open a fol&der…"), "Ctrl+Shift+O")
        self.use = add(self.tr("Put on the &table"), "Ctrl+Return")
        self.step = add(self.tr("Street b&y street"), "Ctrl+Shift+Return")
        self.copy_text = add(self.tr("&Copy"), "Ctrl+C")
        self.copy_csv = add(self.tr("Copy as C&SV"), "Ctrl+Shift+C")
        self.save_all = add(self.tr("Save &all rows that are shown…"), "Ctrl+S")
        self.save_chosen = add(self.tr("Save the c&hosen rows…"), "Ctrl+Shift+S")
        self.paste = add(self.tr("Paste hands"), "Ctrl+V")
        self.find = add(self.tr("Find"), "Ctrl+F")
        shown = self.open, self.open_folder, self.use, self.step, self.copy_text, self.copy_csv
        self.buttons = {action: button_for(action) for action in shown}
        self.save = QPushButton(self.tr("Sa&ve"))
        """A button with a menu: save all rows, or the selected ones."""
        menu = QMenu(self.save)
        menu.addActions([self.save_all, self.save_chosen])
        self.save.setMenu(menu)

    def enable(self, *, hand: bool, chosen: bool, shown: bool) -> None:
        """Enable only the actions that make sense now.

        Args:
            hand: whether the row in focus is a hand.
            chosen: whether any rows are selected.
            shown: whether the table shows any rows.
        """
        for action in (self.use, self.step):
            action.setEnabled(hand)
        for action in (self.copy_text, self.copy_csv, self.save_chosen):
            action.setEnabled(chosen)
        self.save_all.setEnabled(shown)
        self.save.setEnabled(shown)

    def draw_icons(self, ink: QColor) -> None:
        """Draw the icons of three buttons in this colour, as large as the buttons' letters."""
        for action, name in ((self.open, "open"), (self.copy_text, "copy")):
            show_icon(self.buttons[action], name, ink)
        show_icon(self.save, "save", ink)
