"""The menu bar, as ``actions_and_menus.txt`` says it, and menus that are filled as they open.

No menu has more than fifteen entries.
"""

from collections.abc import Callable, Mapping
from functools import partial
from os.path import isfile
from pathlib import Path
from typing import cast

from PySide6.QtGui import QAction, QActionGroup
from PySide6.QtWidgets import QMainWindow, QMenu, QWidget

from analyser.gui.felt.matrix.named_ranges import NamedRanges
from analyser.gui.felt.tray.unknown_seats import list_unknown_seats
from analyser.gui.look.translation import capital, in_menu, plain_tip, translate, translated
from analyser.gui.look.windows import follow_parent
from analyser.gui.state.document import Document
from analyser.gui.state.settings import Settings
from analyser.gui.window.actions import TABLES, Actions
from analyser.gui.window.game_menu import GameMenu
from analyser.gui.window.open_save_paste import OpenAndSave
from analyser.poker.cards import RANKS
from analyser.poker.decks import JOKER_KINDS, Joker
from analyser.poker.games.options import Options
from analyser.poker.names import RANK_PLURALS
from analyser.poker.phrases import N_, Phrase
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
        _fill(menus[key], names, actions, menus)
    for top, (_, names) in zip(bar.actions(), TABLES["menus"], strict=True):
        _fill(cast(QMenu, top.menu()), names, actions, menus)
    seats = menus["UnknownSeats"]
    list_seats = partial(list_unknown_seats, seats, document, actions.make_unknown)
    seats.aboutToShow.connect(list_seats)
    for menu in (*bar.findChildren(QMenu), games, options, recent):
        follow_parent(menu)


def _fill(menu: QMenu, names: str, actions: Actions, menus: Mapping[str, QMenu]) -> None:
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
        self._ranks = QMenu(self.tr("&Wild ranks"), parent)
        self._jokers = QActionGroup(self)
        document.changed.connect(self._follow)
        self._follow()

    def _follow(self) -> None:
        self.menuAction().setVisible(bool(self._document.table.game.allows))

    def _fill(self) -> None:
        self.clear()
        writers: dict[str, Callable[[Options], object]] = {
            "joker": self._add_jokers,
            "wild": self._add_ranks,
            "trips_beat_straight": self._add_trips,
            "no_qualifier": self._add_qualifier,
        }
        game = self._document.table.game
        for name in game.allows:
            writers[name](game.options)

    def _add_jokers(self, now: Options) -> None:
        texts: dict[Joker, str] = {
            "none": self.tr("&No joker"),
            "bug": self.tr("A joker that is a &bug"),
            "wild": self.tr("A joker that is &any card"),
        }
        for kind in JOKER_KINDS:
            undo = Phrase(N_("play with {joker}"), joker=JOKERS[kind])
            options, is_on = now._replace(joker=kind), now.joker == kind
            self._add(self, texts[kind], options, undo, is_on).setActionGroup(self._jokers)

    def _add_ranks(self, now: Options) -> None:
        self.addMenu(self._ranks)
        self._ranks.clear()
        for rank in reversed(RANKS):
            name = capital(translated(RANK_PLURALS[rank]))
            wild = rank in now.wild
            ranks = tuple(sorted({*now.wild} ^ {rank}))
            names = N_("make {ranks} wild"), N_("take {ranks} as they are")
            undo = Phrase(names[wild], ranks=RANK_PLURALS[rank])
            self._add(self._ranks, name, now._replace(wild=ranks), undo, wild)

    def _add_trips(self, now: Options) -> None:
        names = N_("let three of a kind beat a straight"), N_("let a straight beat three of a kind")
        text, is_on = self.tr("&Three of a kind beats a straight"), now.trips_beat_straight
        self._add(self, text, now._replace(trips_beat_straight=not is_on), names[is_on], is_on)

    def _add_qualifier(self, now: Options) -> None:
        names = N_("let any low win"), N_("ask for a low of eight or better")
        text, is_on = self.tr("Any &low wins, not only eight or better"), now.no_qualifier
        self._add(self, text, now._replace(no_qualifier=not is_on), names[is_on], is_on)

    def _add(self, menu: QMenu, text: str, options: Options, undo: str, is_on: bool) -> QAction:
        """Add an entry that sets these options; ``undo``: the name of the undo step."""
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
