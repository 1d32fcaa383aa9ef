"""The menu of ranges with a name: well-known ranges, and those that the user has saved."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Final

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QInputDialog, QMenu, QWidget

from analyser.gui.look.translation import in_menu, translated
from analyser.gui.range_editor.matrix_model import NOTHING
from analyser.gui.state.settings import Settings
from analyser.poker.phrases import QT_TRANSLATE_NOOP, Numeral, Phrase, percentage
from analyser.poker.ranges.range import Range

SHARES: Final = (5, 10, 15, 20, 30, 50)
"""The percentages for which the menu offers the best hands."""


def presets() -> list[tuple[Phrase, str]]:
    """Return the well-known ranges: pairs of a name and the range as text."""
    best = QT_TRANSLATE_NOOP("analyser", "The best {share}")
    return [(Phrase(best, share=percentage(Numeral(share))), f"{share}%") for share in SHARES] + [
        (Phrase(QT_TRANSLATE_NOOP("analyser", "Pairs")), "22+"),
        (Phrase(QT_TRANSLATE_NOOP("analyser", "Two of ten to ace, no pair")), "AT+, KT+, QT+, JT"),
        (Phrase(QT_TRANSLATE_NOOP("analyser", "Suited connectors")), "AKs-32s"),
        (Phrase(QT_TRANSLATE_NOOP("analyser", "Suited aces")), "A2s+"),
        (Phrase(QT_TRANSLATE_NOOP("analyser", "Any two cards")), "random"),
    ]


class NamedRanges(QMenu):
    """The menu to choose a range by its name, and to save and forget ranges.

    Signals:
        chosen: the text of the range that the user has chosen.
    """

    chosen = Signal(str)

    def __init__(self, settings: Settings, edited: Callable[[], Range], parent: QWidget) -> None:
        """Make the menu.

        Args:
            settings: where the saved ranges are kept.
            edited: returns the range that is being edited, which the user can save.
            parent: the window that the menu and its dialog belong to.
        """
        super().__init__(parent)
        self._settings = settings
        self._edited = edited
        self.aboutToShow.connect(self._list_ranges)

    def save_as(self, name: str) -> None:
        """Save the edited range under a name; a range that has this name already is replaced."""
        self._settings.ranges = self._settings.ranges | {name: str(self._edited())}

    def _list_ranges(self) -> None:
        """Fill the menu with well-known ranges, and with the ranges that the user has saved."""
        saved = self._settings.ranges
        self.clear()
        for phrase, text in presets():
            self.addAction(translated(phrase), partial(self.chosen.emit, text))
        self.addSeparator()
        for name, text in saved.items():
            self.addAction(in_menu(name), partial(self.chosen.emit, text))
        save = self.addAction(self.tr("&Save this range…"), self._save)
        save.setEnabled(self._edited() != NOTHING)
        if saved:
            forget = self.addMenu(self.tr("&Forget a saved range"))
            for name in saved:
                forget.addAction(in_menu(name), partial(self._forget, name))

    def _save(self) -> None:
        name, accepted = QInputDialog.getText(
            self.parentWidget(), self.tr("Save this range"), self.tr("Its name:")
        )
        if accepted and name.strip():
            self.save_as(name.strip())

    def _forget(self, name: str) -> None:
        saved = self._settings.ranges
        self._settings.ranges = {other: text for other, text in saved.items() if other != name}
