"""The dialog of the settings, such as the colours of the window and the cards."""

from PySide6.QtCore import QLocale, Qt, Signal
from PySide6.QtGui import QActionGroup, QKeyEvent
from PySide6.QtWidgets import QCheckBox, QDialog, QDialogButtonBox, QFormLayout, QWidget

from analyser.gui.hands.cache_folder import table_cache
from analyser.gui.look.theme import LARGE, MEDIUM
from analyser.gui.look.translation import LANGUAGES
from analyser.gui.look.widgets import FRAME, ChoiceBox, PaneButton, fill
from analyser.gui.look.windows import add_row, follow_parent
from analyser.gui.state.settings import Settings
from analyser.gui.window.actions import Actions


class Preferences(QDialog):
    """A dialog with choices of the menus View and Edit, and the language; they apply at once."""

    language_chosen = Signal()  # another language was chosen, and the dialog has closed

    def __init__(self, parent: QWidget, actions: Actions, settings: Settings) -> None:
        super().__init__(parent)
        self._settings = settings
        follow_parent(self)
        self.setWindowTitle(self.tr("Preferences"))
        layout = QFormLayout(self)
        layout.setContentsMargins(LARGE, LARGE, LARGE, LARGE)
        layout.setSpacing(MEDIUM)
        add_row(layout, self.tr("&Window"), _box_of(actions.themes))
        add_row(layout, self.tr("&Cards"), _box_of(actions.decks))
        add_row(layout, self.tr("&Language"), self._box_of_languages())
        anywhere = QCheckBox(actions.type_anywhere.text())
        anywhere.setChecked(actions.type_anywhere.isChecked())
        anywhere.toggled.connect(actions.type_anywhere.setChecked)
        layout.addRow(anywhere)
        self.empty = PaneButton()
        self.empty.clicked.connect(self._empty_cache)
        layout.addRow(self.empty)
        self._show_cache_size()
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close)
        buttons.setContentsMargins(*FRAME)
        buttons.rejected.connect(self.reject)
        layout.addRow(buttons)

    def _box_of_languages(self) -> ChoiceBox:
        box = _LanguageBox()
        languages = {"": self.tr("As the system"), **LANGUAGES}
        fill(box, [(name, code) for code, name in languages.items()])
        box.setCurrentIndex(max(box.findData(self._settings.language), 0))

        def choose(at: int) -> None:
            if box.itemData(at) != self._settings.language:
                self._settings.language = box.itemData(at)
                self.accept()
                self.language_chosen.emit()

        box.activated.connect(choose)
        return box

    def _empty_cache(self) -> None:
        table_cache().trim(0)
        self._show_cache_size()

    def _show_cache_size(self) -> None:
        size = table_cache().size
        text = self.tr("&Empty the cache of files of hands: {size}")
        self.empty.setText(text.format(size=QLocale().formattedDataSize(size)))
        self.empty.setEnabled(size > 0)


class _LanguageBox(ChoiceBox):
    """A box that opens its list before it changes, as each new language closes the dialog."""

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Open the list with each key that would choose at once."""
        if Qt.Key.Key_Home <= event.key() <= Qt.Key.Key_PageDown:  # with all arrows
            self.showPopup()
        else:
            super().keyPressEvent(event)


def _box_of(group: QActionGroup) -> ChoiceBox:
    """Return a combo box to choose one of a group of actions. It shows the checked action."""
    box = ChoiceBox()
    actions = group.actions()
    box.addItems([action.text().replace("&", "") for action in actions])
    box.setCurrentIndex(actions.index(group.checkedAction()))
    box.setMinimumWidth(260)
    box.activated.connect(lambda at: actions[at].trigger())
    return box
