"""The menu bar, as ``actions_and_menus.txt`` says it, and menus that are filled as they open.

No menu has more than fifteen entries; what it lists, such as games, is not counted.
"""

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from os.path import isfile
from pathlib import Path
from typing import cast

from PySide6.QtGui import QAction, QActionGroup
from PySide6.QtWidgets import QMainWindow, QMenu, QWidget

from analyser.gui.felt.tray.unknown_seats import list_unknown_seats
from analyser.gui.look.translation import capital, in_menu, plain_tip, translate, translated
from analyser.gui.look.windows import follow_parent
from analyser.gui.state.document import Document
from analyser.gui.state.settings import Settings
from analyser.gui.window.actions import TABLES, Actions
from analyser.gui.window.game_menu import GameMenu
from analyser.gui.window.named_ranges import NamedRanges
from analyser.gui.window.open_save_paste import OpenAndSave
from analyser.poker.cards import RANKS
from analyser.poker.games.options import read_options
from analyser.poker.names import RANK_PLURALS
from analyser.poker.phrases import Phrase
from analyser.poker.table.written_line import JOKERS


def fill_menus(
    window: QMainWindow,
    settings: Settings,
    document: Document,
    actions: Actions,
    exchange: OpenAndSave,
) -> None:
    """Fill the menus of a window's menu bar, which have their titles already."""
    bar = window.menuBar()
    games, options = GameMenu(document, actions, bar), GameOptions(document, window)
    recent = QMenu(translate("RecentFiles", "Open &recent"), window)
    recent.setToolTipsVisible(True)
    list_files = partial(list_recent_files, recent, settings, exchange.open_path)
    recent.aboutToShow.connect(list_files)
    ranges = NamedRanges(settings, document, window)
    games.fill()  # as it does each time it opens
    menus = {"Recent": recent, "Options": options, "Ranges": ranges, "Games": games}
    for key, title, _ in TABLES["inner"]:
        menus[key] = QMenu(translated(Phrase(title)), bar)
    for key, _, names in TABLES["inner"]:
        _fill_menu(menus[key], names, actions, menus)
    for top, (_, names) in zip(bar.actions(), TABLES["menus"], strict=True):
        _fill_menu(cast(QMenu, top.menu()), names, actions, menus)
    seats = menus["UnknownSeats"]
    list_seats = partial(list_unknown_seats, seats, document, actions.make_unknown)
    seats.aboutToShow.connect(list_seats)
    for menu in (*bar.findChildren(QMenu), games, options, recent):
        follow_parent(menu)


def _fill_menu(menu: QMenu, names: str, actions: Actions, menus: Mapping[str, QMenu]) -> None:
    for name in names.split():
        if name in menus:
            menu.addMenu(menus[name])
        elif name == "-":
            menu.addSeparator()
        else:
            menu.addActions([*actions.named(name)])


class GameOptions(QMenu):
    """The options of the game; hidden if the game has none."""

    def __init__(self, document: Document, parent: QWidget) -> None:
        super().__init__(parent)
        self.setTitle(self.tr("Rules of the ga&me"))
        self._document = document
        self.aboutToShow.connect(self._fill)
        self._ranks = QMenu(parent)
        self._jokers = QActionGroup(self)
        document.changed.connect(self._follow)
        self._follow()

    def _follow(self) -> None:
        self.menuAction().setVisible(bool(self._document.table.game.allows))

    def _fill(self) -> None:
        self.clear()
        game = self._document.table.game
        for option, value, title, step, *back in TABLES["options"]:
            if option not in game.allows:
                continue
            text = translated(Phrase(title))
            if option == "wild":
                self._add_ranks(text, game.options.wild, step, *back)
            elif option == "joker":
                is_on, undo = game.options.joker == value, Phrase(step, joker=JOKERS[value])
                self._add(self, text, {option: value}, undo, is_on).setActionGroup(self._jokers)
            else:
                is_on = bool(getattr(game.options, option))
                undo = Phrase(back[0] if is_on else step)
                self._add(self, text, {option: not is_on}, undo, is_on)

    def _add_ranks(self, title: str, now: Sequence[int], step: str, back: str) -> None:
        """Add the menu of all ranks, in which those that are wild ``now`` are checked."""
        self.addMenu(self._ranks)
        self._ranks.setTitle(title)
        self._ranks.clear()
        for rank in reversed(RANKS):
            undo = Phrase(back if rank in now else step, ranks=RANK_PLURALS[rank])
            name = capital(translated(RANK_PLURALS[rank]))
            self._add(self._ranks, name, {"wild": {*now} ^ {rank}}, undo, rank in now)

    def _add(
        self, menu: QMenu, text: str, change: dict[str, object], undo: str, is_on: bool
    ) -> QAction:
        """Add an entry that changes an option; ``undo``: the name of the undo step."""
        options = read_options(self._document.table.game.options.chosen() | change)
        action = menu.addAction(text)
        action.setCheckable(True)
        action.setChecked(is_on)
        action.triggered.connect(lambda: self._document.change_options(options, undo))
        return action


def list_recent_files(menu: QMenu, settings: Settings, chosen: Callable[[str], object]) -> None:
    """Fill a menu with the recent files that still exist; ``chosen``: called with a path."""
    from PySide6.QtCore import QDir  # the start needs this module, but not that class

    menu.clear()
    remembered = settings.recent_files
    there = [path for path in remembered if isfile(path)]  # noqa: PTH113  # Path raises for some
    if there != remembered:
        settings.recent_files = there
    for number, path in enumerate(there, 1):
        file = Path(path)
        # The folder distinguishes files with the same name.
        text = translate("RecentFiles", "{name}  ({folder})")
        text = text.format(name=file.name, folder=file.parent.name)
        action = menu.addAction(f"&{number % 10} {in_menu(text)}", partial(chosen, path))
        action.setToolTip(plain_tip(QDir.toNativeSeparators(path)))
    if not there:
        menu.addAction(translate("RecentFiles", "No file yet")).setEnabled(False)
        return
    menu.addSeparator()

    def forget() -> None:
        settings.recent_files = []

    menu.addAction(translate("RecentFiles", "&Clear this list"), forget)
