"""The menu of games, with those of the user's own."""

from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Final

from PySide6.QtWidgets import QApplication, QMenu, QWidget

from analyser.gui.look import file_dialogs
from analyser.gui.look.atomic_file import tried
from analyser.gui.look.translation import in_menu, said_beside, translated
from analyser.gui.look.windows import check
from analyser.gui.state.document import Document
from analyser.gui.state.kept_files import KeptGames
from analyser.gui.window.actions import Actions
from analyser.poker.games.game import Game
from analyser.poker.games.own_games import own_game_beside, read_rules
from analyser.poker.games.registry import GAMES, add_game, added_game, every_game
from analyser.poker.phrases import N_, Phrase

_said: Final = said_beside(__file__)
_REMOVE: Final = N_("remove “{game}” from the list of games")
loaded: Final[set[Path]] = set()
"""The files of games that the program has read; its later windows have their games already."""


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
            self._use_file(self._kept.load)
        loaded.add(self._kept.file)

    def fill(self) -> None:
        self.clear()
        self._remove.clear()
        self._actions.follow_games()
        check(self._actions.games, self.document.table.game.plain)
        self.addActions(self._actions.games.actions())
        for game in every_game()[len(GAMES) :]:
            removes = self._remove.addAction(in_menu(translated(game.name)))
            removes.triggered.connect(partial(self._remove_game, game))
        if not self._remove.isEmpty():
            self.addSeparator()
            self.addMenu(self._remove)

    def _play_own_game(self) -> None:
        def play(path: str) -> None:
            game = own_game_beside(read_rules(path))
            self.document.change_game(game)
            self._use_file(self._kept.keep, game)

        says = partial(_said, "not-read")
        then = partial(tried, self.document.refused.emit, play, says=says)
        file_dialogs.ask_for_file(self, _said("own-game"), then, _said("rules"))

    def _remove_game(self, game: Game) -> None:
        every = [each for each in QApplication.allWidgets() if isinstance(each, GameMenu)]
        if any(each.document.practises(game.key) for each in every):
            self.document.refused.emit(_said("practised", game=game.name))
        elif self.document.take_guest() and self._use_file(self._kept.remove, game):
            self.document.change_beside(
                Phrase(_REMOVE, game=game.name), partial(self._list_or_remove, game)
            )
            self.document.noted.emit(_said("removed", game=game.name))
            self.document.changed.emit()

    def _list_or_remove(self, game: Game, is_removed: bool) -> None:
        """Remove a game if ``is_removed``, else put it back into the list, if its name is free."""
        is_listed = game in every_game()
        if is_removed and is_listed:
            self._use_file(self._kept.remove, game)
        elif not is_removed and not is_listed and added_game(game.key) is None:
            add_game(game)
            self._use_file(self._kept.keep, game)

    def _use_file(self, use: Callable[..., None], *games: Game) -> bool:
        """Read or change the file of own games; return whether that was possible."""
        says = partial(_said, "file-not-used")
        is_used = tried(self.document.refused.emit, use, *games, says=says)
        self._kept.tell_trouble(self.document.refused.emit)
        return is_used
