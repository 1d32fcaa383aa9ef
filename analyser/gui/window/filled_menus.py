"""Menus that are filled as they open: the games, the options of a game, recent files."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from os.path import isfile
from pathlib import Path
from typing import Final

from PySide6.QtCore import Signal
from PySide6.QtGui import QAction, QActionGroup
from PySide6.QtWidgets import QApplication, QMenu, QWidget

from analyser.gui.look import file_dialogs
from analyser.gui.look.translation import capital, in_menu, plain_tip, translated
from analyser.gui.look.windows import check
from analyser.gui.state.document import Document
from analyser.gui.state.settings import Settings
from analyser.gui.window.actions import Actions
from analyser.gui.window.kept_games import KeptGames
from analyser.poker.cards import RANKS
from analyser.poker.decks import JOKER_KINDS, Joker
from analyser.poker.errors import CardError
from analyser.poker.games.game import Game
from analyser.poker.games.options import Options
from analyser.poker.games.own_games import own_game_beside, read_rules
from analyser.poker.games.registry import GAMES, add_game, added_game, every_game
from analyser.poker.names import RANK_PLURALS
from analyser.poker.phrases import N_, Phrase
from analyser.poker.table.written_line import JOKERS

_REMOVE: Final = N_("remove “{game}” from the list of games")
loaded: Final[set[Path]] = set()
"""The files of games that the program has read; its later windows have their games already."""


class GameMenu(QMenu):
    """All games; below them the user's own ones to be removed."""

    def __init__(self, document: Document, actions: Actions, parent: QWidget) -> None:
        """Make the menu; the first of all reads the user's own games into the list of games."""
        super().__init__(translated(Phrase(N_("&Game"))), parent)
        self._document, self._actions = document, actions
        self._remove = QMenu(self.tr("&Remove a game of your own"), self)
        self.aboutToShow.connect(self.fill)
        actions.own_game.triggered.connect(self._play_own_game)
        self._kept = KeptGames()
        if self._kept.file not in loaded and self._kept.file.exists():
            self._use_file(self._kept.load)
        loaded.add(self._kept.file)

    def fill(self) -> None:
        self.clear()
        self._remove.clear()
        self._actions.follow_games()
        check(self._actions.games, self._document.table.game.plain)
        self.addActions(self._actions.games.actions())
        for game in every_game()[len(GAMES) :]:
            removes = self._remove.addAction(in_menu(translated(game.name)))
            removes.triggered.connect(partial(self._remove_game, game))
        if not self._remove.isEmpty():
            self.addSeparator()
            self.addMenu(self._remove)

    def _play_own_game(self) -> None:
        kinds = self.tr("Rules of a game (*.toml)")
        path = file_dialogs.ask_for_file(self, self.tr("Your own game"), kinds)
        if not path:
            return
        try:
            game = own_game_beside(read_rules(path))
        except CardError as error:
            self._document.refused.emit(translated(error.phrase))
        except OSError as error:
            text = self.tr("The file cannot be read: {why}")
            self._document.refused.emit(text.format(why=error.strerror))
        else:
            self._document.change_game(game)
            self._use_file(partial(self._kept.keep, game))

    def practises(self, game: str) -> bool:
        """Whether a game is being practised in the window of this menu."""
        return self._document.practises(game)

    def _remove_game(self, game: Game) -> None:
        every = [each for each in QApplication.allWidgets() if isinstance(each, GameMenu)]
        if any(each.practises(game.key) for each in every):
            said = self.tr("“{game}” is being practised: first choose another game in practice")
            self._document.refused.emit(said.format(game=translated(game.name)))
        elif self._document.take_guest() and self._use_file(partial(self._kept.remove, game)):
            self._document.change_beside(Phrase(_REMOVE, game=game.name), partial(self._list, game))
            said = self.tr("“{game}” is no longer in the list of games")
            self._document.noted.emit(said.format(game=translated(game.name)))
            self._document.changed.emit()

    def _list(self, game: Game, is_removed: bool) -> None:
        """Remove a game if ``is_removed``, else put it back into the list, if its name is free."""
        is_listed = game in every_game()
        if is_removed and is_listed:
            self._use_file(partial(self._kept.remove, game))
        elif not is_removed and not is_listed and added_game(game.key) is None:
            add_game(game)
            self._use_file(partial(self._kept.keep, game))

    def _use_file(self, use: Callable[[], None]) -> bool:
        """Read or change the file of own games; return whether that was possible."""
        try:
            use()
        except OSError as error:
            text = self.tr("The file of your own games cannot be used: {why}")
            self._document.refused.emit(text.format(why=error.strerror))
            return False
        return True


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


class RecentFiles(QMenu):
    """The menu of recent files that still exist; ``chosen``: the path of one to open."""

    chosen = Signal(str)

    def __init__(self, settings: Settings, parent: QWidget) -> None:
        super().__init__(parent)
        self.setTitle(self.tr("Open &recent"))
        self.setToolTipsVisible(True)
        self._settings = settings
        self.aboutToShow.connect(self._fill)

    def _fill(self) -> None:
        from PySide6.QtCore import QDir  # the start needs this module, but not that class

        self.clear()
        remembered = self._settings.recent_files
        there = [path for path in remembered if isfile(path)]  # noqa: PTH113  # Path raises for some
        if there != remembered:
            self._settings.recent_files = there
        for number, path in enumerate(there, 1):
            file = Path(path)
            # The folder distinguishes files with the same name.
            text = self.tr("{name}  ({folder})").format(name=file.name, folder=file.parent.name)
            action = self.addAction(f"&{number % 10} {in_menu(text)}")
            action.setToolTip(plain_tip(QDir.toNativeSeparators(path)))
            action.triggered.connect(lambda _=False, path=path: self.chosen.emit(path))
        if not there:
            self.addAction(self.tr("No file yet")).setEnabled(False)
            return
        self.addSeparator()
        self.addAction(self.tr("&Clear this list"), self._forget)

    def _forget(self) -> None:
        self._settings.recent_files = []
