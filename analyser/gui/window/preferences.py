"""The dialog of the settings, such as the colours of the window and the cards."""

from __future__ import annotations

from PySide6.QtGui import QAction, QActionGroup
from PySide6.QtWidgets import QCheckBox, QComboBox, QDialog, QDialogButtonBox, QFormLayout, QWidget

from analyser.gui.look.theme import LARGE, MEDIUM
from analyser.gui.look.widgets import add_row, name_labels
from analyser.gui.look.windows import follow_parent
from analyser.gui.window.actions import Actions


class Preferences(QDialog):
    """A dialog with some choices of the View menu. Each choice takes effect at once."""

    def __init__(self, parent: QWidget, actions: Actions) -> None:
        super().__init__(parent)
        follow_parent(self)
        self.setWindowTitle(self.tr("Preferences"))
        layout = QFormLayout(self)
        layout.setContentsMargins(LARGE, LARGE, LARGE, LARGE)
        layout.setSpacing(MEDIUM)
        for text, group in (
            (self.tr("&Window"), actions.themes),
            (self.tr("&Cards"), actions.decks),
        ):
            add_row(layout, text, _box_of(group))
        layout.addRow(_switch_of(actions.type_anywhere))
        layout.addRow(_switch_of(actions.street_pictures))
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close)
        buttons.rejected.connect(self.reject)
        layout.addRow(buttons)
        name_labels(self)


def _switch_of(action: QAction) -> QCheckBox:
    """Return a check box that is always in the same state as an action."""
    box = QCheckBox(action.text())
    box.setChecked(action.isChecked())
    box.toggled.connect(action.setChecked)
    return box


def _box_of(group: QActionGroup) -> QComboBox:
    """Return a combo box to choose one of a group of actions. It shows the checked action."""
    box = QComboBox()
    actions = group.actions()
    box.addItems([action.text().replace("&", "") for action in actions])
    box.setCurrentIndex(actions.index(group.checkedAction()))
    box.setMinimumWidth(260)
    box.activated.connect(lambda at: actions[at].trigger())
    return box
