"""The menu of ranges with a name: well-known ranges, and those that the user has saved."""

from functools import partial
from typing import Final

from PySide6.QtWidgets import QMenu, QWidget

from analyser.gui.look.atomic_file import tried
from analyser.gui.look.translation import in_menu, translate, translated
from analyser.gui.state.document import Document
from analyser.gui.state.settings import Settings
from analyser.poker.phrases import N_, Numeral, Phrase, percentage
from analyser.poker.ranges.notation import parse_range

SHARES: Final = (5, 10, 15, 20, 30, 50)
"""The percentages for which the menu offers the best hands."""


def presets() -> list[tuple[Phrase, str]]:
    """Return the well-known ranges: pairs of a name and the range as text."""
    best = N_("The best {share}")
    return [(Phrase(best, share=percentage(Numeral(share))), f"{share}%") for share in SHARES] + [
        (Phrase(N_("Pairs")), "22+"),
        (Phrase(N_("Two of ten to ace, no pair")), "AT+, KT+, QT+, JT"),
        (Phrase(N_("Suited connectors")), "AKs-32s"),
        (Phrase(N_("Suited aces")), "A2s+"),
        (Phrase(N_("Any two cards")), "random"),
    ]


class NamedRanges(QMenu):
    """The menu to give a seat a range by its name, and to save and forget ranges."""

    def __init__(self, settings: Settings, document: Document, parent: QWidget) -> None:
        super().__init__(translate("Ranges", "&Known ranges"), parent)
        self._settings, self._document = settings, document
        self.aboutToShow.connect(self._list_ranges)
        document.changed.connect(self._follow)
        self._follow()

    def _follow(self) -> None:
        self.menuAction().setEnabled(self._document.table.game.takes_ranges)

    def _list_ranges(self) -> None:
        saved, document = self._settings.ranges, self._document
        self.clear()
        for phrase, text in presets():
            self.addAction(translated(phrase), partial(self._choose, text))
        self.addSeparator()
        for name, text in saved.items():
            self.addAction(in_menu(name), partial(self._choose, text))
        seat = document.seat_for_range
        name = in_menu(translated(document.table.place_name(seat)))
        text = self.tr("&Save the range of {seat}…").format(seat=name)
        save = self.addAction(text, self._save)
        save.setEnabled(document.table.seats[seat].range is not None)
        if saved:
            forget = self.addMenu(self.tr("&Forget a saved range"))
            for name in saved:
                forget.addAction(in_menu(name), partial(self._forget, name))

    def _choose(self, text: str) -> None:
        """Give the seat a range; if somebody has broken a saved one by hand, say what is wrong."""
        document = self._document
        tried(
            document.refused.emit,
            lambda: document.set_range(document.seat_for_range, parse_range(text)),
        )

    def _save(self) -> None:
        from PySide6.QtWidgets import QInputDialog  # with all its bases, slow to load

        name, accepted = QInputDialog.getText(
            self.parentWidget(), self.tr("Save this range"), self.tr("Its name:")
        )
        if accepted and name.strip():
            self.save_as(name.strip())

    def save_as(self, name: str) -> None:
        """Save the seat's range under a name; a range that has this name already is replaced."""
        held = self._document.table.seats[self._document.seat_for_range].range
        self._settings.ranges = self._settings.ranges | {name: str(held)}

    def _forget(self, name: str) -> None:
        saved = self._settings.ranges
        self._settings.ranges = {other: text for other, text in saved.items() if other != name}
