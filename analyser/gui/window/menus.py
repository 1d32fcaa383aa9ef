"""The menu bar, as ``actions_and_menus.txt`` says it, and menus that are filled as they open.

No menu has more than fifteen entries; what it lists, such as games, is not counted.
"""

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from os.path import isfile
from pathlib import Path
from typing import Final, cast

from PySide6 import QtCore, QtWidgets
from PySide6.QtGui import QAction, QActionGroup
from PySide6.QtWidgets import QApplication, QMainWindow, QMenu, QWidget

from analyser.gui.felt.tray.unknown_seats import list_unknown_seats
from analyser.gui.look import file_dialogs, translation
from analyser.gui.look.atomic_file import tried
from analyser.gui.look.translation import in_menu, said_beside, translate, translated
from analyser.gui.look.windows import check, follow_parent, offer
from analyser.gui.state.document import Document
from analyser.gui.state.kept_files import KeptGames
from analyser.gui.state.settings import Settings
from analyser.gui.window.actions import TABLES, Actions
from analyser.gui.window.open_save_paste import OpenAndSave
from analyser.poker.cards import RANKS
from analyser.poker.games.game import Game
from analyser.poker.games.options import read_options
from analyser.poker.games.own_games import own_game_beside, read_rules
from analyser.poker.games.registry import GAMES, add_game, added_game, every_game
from analyser.poker.names import RANK_PLURALS
from analyser.poker.phrases import N_, Numeral, Phrase, percentage
from analyser.poker.ranges.notation import parse_range
from analyser.poker.table.written_line import JOKERS

_said: Final = said_beside(__file__)
SHARES: Final = (5, 10, 15, 20, 30, 50)
"""The percentages for which the menu of ranges offers the best hands."""
_REMOVE: Final = N_("remove “{game}” from the list of games")
loaded: Final[set[Path]] = set()
"""The files of games that the program has read; its later windows have their games already."""


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
    recent = QMenu(translate("RecentFiles", "Open &recent"), window, toolTipsVisible=True)
    recent.aboutToShow.connect(partial(list_recent_files, recent, settings, exchange.open_path))
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
    seats.aboutToShow.connect(partial(list_unknown_seats, seats, document, actions.make_unknown))
    for menu in (*bar.findChildren(QMenu), games, options, recent):
        follow_parent(menu)


def _fill_menu(menu: QMenu, names: str, actions: Actions, menus: Mapping[str, QMenu]) -> None:
    """Add the menus and actions with these names, divided by spaces; "-" adds a separator."""
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

    def _add_ranks(self, title: str, wild: Sequence[int], undo_on: str, undo_off: str) -> None:
        """Add the menu of ranks, ``wild`` ones checked, with the names of steps to undo."""
        self.addMenu(self._ranks)
        self._ranks.setTitle(title)
        self._ranks.clear()
        for rank in reversed(RANKS):
            undo = Phrase(undo_off if rank in wild else undo_on, ranks=RANK_PLURALS[rank])
            name = translation.capital(translated(RANK_PLURALS[rank]))
            self._add(self._ranks, name, {"wild": {*wild} ^ {rank}}, undo, rank in wild)

    def _add(
        self, menu: QMenu, text: str, change: dict[str, object], undo: str, is_on: bool
    ) -> QAction:
        """Add an entry that changes an option; ``undo``: the name of the undo step."""
        options = read_options(self._document.table.game.options.chosen() | change)
        action = QAction(text, menu, checkable=True, checked=is_on)
        menu.addAction(action)
        action.triggered.connect(lambda: self._document.change_options(options, undo))
        return action


def list_recent_files(menu: QMenu, settings: Settings, chosen: Callable[[str], object]) -> None:
    """Fill a menu with the recent files that still exist; ``chosen``: called with a path."""
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
        action.setToolTip(translation.plain_tip(QtCore.QDir.toNativeSeparators(path)))
    if not there:
        menu.addAction(translate("RecentFiles", "No file yet")).setEnabled(False)
        return
    menu.addSeparator()

    def forget() -> None:
        settings.recent_files = []

    menu.addAction(translate("RecentFiles", "&Clear this list"), forget)


def presets() -> list[tuple[Phrase, str]]:
    """Return the best hands and the table ``ranges`` of actions_and_menus.txt: (name, range)."""
    best = N_("The best {share}")
    shares = [(Phrase(best, share=percentage(Numeral(share))), f"{share}%") for share in SHARES]
    return shares + [(Phrase(name), text) for name, text in TABLES["ranges"]]


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
        save = self.addAction(text, self._ask_and_save)
        save.setEnabled(document.table.seats[seat].range is not None)
        if saved:
            forget = self.addMenu(self.tr("&Forget a saved range"))
            for name in saved:
                forget.addAction(in_menu(name), partial(self._forget, name))

    def _choose(self, text: str) -> None:
        """Give the seat a range; if somebody has broken a saved one by hand, say what is wrong."""
        document, seat = self._document, self._document.seat_for_range
        tried(document.refused.emit, lambda: document.set_range(seat, parse_range(text)))

    def _ask_and_save(self) -> None:
        title, asks = self.tr("Save this range"), self.tr("Its name:")
        name, accepted = QtWidgets.QInputDialog.getText(self.parentWidget(), title, asks)
        if accepted and name.strip():
            self.save_as(name.strip())

    def save_as(self, name: str) -> None:
        """Save the seat's range under a name; a range that has this name already is replaced."""
        held = self._document.table.seats[self._document.seat_for_range].range
        self._settings.ranges = self._settings.ranges | {name: str(held)}

    def _forget(self, name: str) -> None:
        saved = self._settings.ranges
        self._settings.ranges = {other: text for other, text in saved.items() if other != name}


class GameMenu(QMenu):
    """All games; below them the user's own ones to be removed."""

    def __init__(self, document: Document, actions: Actions, parent: QWidget) -> None:
        """Make the menu; the first of all reads the user's own games into the list of games."""
        super().__init__(translated(Phrase(N_("&Game"))), parent)
        self.document, self._actions = document, actions
        self._remove = QMenu(self.tr("&Remove a game of your own"), self)
        self.aboutToShow.connect(self.fill)
        actions.own_game.triggered.connect(self._play_own_game)
        self._kept = KeptGames()
        if self._kept.file not in loaded and self._kept.file.exists():
            self._use_games_file(self._kept.load)
        loaded.add(self._kept.file)

    def fill(self) -> None:
        self.clear()
        self._remove.clear()
        games, every = self._actions.games, every_game()
        offer(games, [(in_menu(translated(game.name)), game) for game in every])
        check(games, self.document.table.game.plain)
        self.addActions(games.actions())
        for game in every[len(GAMES) :]:
            removes = self._remove.addAction(in_menu(translated(game.name)))
            removes.triggered.connect(partial(self._remove_game, game))
        if not self._remove.isEmpty():
            self.addSeparator()
            self.addMenu(self._remove)

    def _play_own_game(self) -> None:
        def play(path: str) -> None:
            game = own_game_beside(read_rules(path))
            self.document.change_game(game)
            self._use_games_file(self._kept.keep, game)

        then = partial(tried, self.document.refused.emit, play, says=partial(_said, "not-read"))
        file_dialogs.ask_for_file(self, _said("own-game"), then, _said("rules"))

    def _remove_game(self, game: Game) -> None:
        every = [each for each in QApplication.allWidgets() if isinstance(each, GameMenu)]
        if any(each.document.practises(game.key) for each in every):
            self.document.refused.emit(_said("practised", game=game.name))
        elif self.document.take_guest() and self._use_games_file(self._kept.remove, game):
            step = Phrase(_REMOVE, game=game.name)
            self.document.change_beside(step, partial(self._list_or_remove, game))
            self.document.noted.emit(_said("removed", game=game.name))
            self.document.changed.emit()

    def _list_or_remove(self, game: Game, is_removed: bool) -> None:
        """Remove a game if ``is_removed``, else put it back into the list, if its name is free."""
        is_listed = game in every_game()
        if is_removed and is_listed:
            self._use_games_file(self._kept.remove, game)
        elif not is_removed and not is_listed and added_game(game.key) is None:
            add_game(game)
            self._use_games_file(self._kept.keep, game)

    def _use_games_file(self, use: Callable[..., None], *games: Game) -> bool:
        """Read or change the file of own games; return whether that was possible."""
        says = partial(_said, "file-not-used")
        is_used = tried(self.document.refused.emit, use, *games, says=says)
        self._kept.tell_trouble(self.document.refused.emit)
        return is_used
