"""The menu of games, where games of one's own are played and removed, and the file of them."""

from __future__ import annotations

from collections.abc import Callable
from functools import cached_property, partial
from pathlib import Path
from typing import TYPE_CHECKING, Final

from PySide6.QtWidgets import QApplication, QMenu, QWidget

from analyser.gui.look import file_dialogs
from analyser.gui.look.translation import in_menu, translated
from analyser.gui.state.data_folder import OWN_GAMES, LineFile
from analyser.gui.state.document import Document
from analyser.gui.window.actions import Actions, check
from analyser.poker.errors import CardError
from analyser.poker.games.game import Game
from analyser.poker.games.registry import (
    GAMES,
    add_game,
    added_game,
    every_game,
)
from analyser.poker.phrases import N_, Phrase

if TYPE_CHECKING:  # the start is quicker without the readers of rules
    from analyser.gui.window.kept_games import KeptGames

_REMOVE: Final = N_("remove “{game}” from the list of games")
loaded: Final[set[Path]] = set()
"""The files of games that the program has read; its later windows have their games already."""


class GameMenu(QMenu):
    """All games; below them the user's own ones to be removed."""

    def __init__(self, document: Document, actions: Actions, parent: QWidget) -> None:
        super().__init__(translated(Phrase(N_("&Game"))), parent)
        self._document, self._actions = document, actions
        self._remove = QMenu(self.tr("&Remove a game of your own"), self)
        self.aboutToShow.connect(self._fill)
        actions.own_game.triggered.connect(self._play)
        file = LineFile(OWN_GAMES).file
        if file not in loaded and file.exists():
            self._use_file(self._kept.load)
        loaded.add(file)
        self._fill()

    @cached_property
    def _kept(self) -> KeptGames:
        from analyser.gui.window.kept_games import KeptGames  # as above

        return KeptGames()

    def _fill(self) -> None:
        self.clear()
        self._remove.clear()
        self._actions.follow_games()
        check(self._actions.games, self._document.table.game.plain)
        self.addActions(self._actions.games.actions())
        for game in every_game()[len(GAMES) :]:
            removes = self._remove.addAction(in_menu(translated(game.name)))
            removes.triggered.connect(partial(self._take_away, game))
        if not self._remove.isEmpty():
            self.addSeparator()
            self.addMenu(self._remove)

    def _play(self) -> None:
        kinds = self.tr("Rules of a game (*.toml)")
        path = file_dialogs.ask_for_file(self, self.tr("Your own game"), kinds)
        if not path:
            return
        try:
            game = self._kept.add(path)
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

    def _take_away(self, game: Game) -> None:
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
        """Put a removed game back, if its name is free, or take it away again."""
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
