"""The menu with the options of the present game."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from PySide6.QtCore import QObject
from PySide6.QtGui import QAction, QActionGroup
from PySide6.QtWidgets import QMenu, QWidget

from analyser.gui.look.translation import capital, translated
from analyser.gui.state.document import Document
from analyser.poker.cards import RANKS
from analyser.poker.decks import JOKER_KINDS, Joker
from analyser.poker.games.options import Options
from analyser.poker.names import RANK_PLURALS
from analyser.poker.phrases import N_, Phrase
from analyser.poker.table.written_line import JOKERS


class GameOptions(QObject):
    """The options of the game, as a menu; it is hidden if the game has no options."""

    def __init__(self, document: Document, window: QWidget) -> None:
        super().__init__(window)
        self._document = document
        self.menu = QMenu(self.tr("Rules of the ga&me"), window)
        self.menu.aboutToShow.connect(self._fill)
        self._ranks = QMenu(self.tr("&Wild ranks"), window)
        self._jokers = QActionGroup(self)
        document.changed.connect(self._follow)
        self._follow()

    def _follow(self) -> None:
        self.menu.menuAction().setVisible(bool(self._document.table.game.allows))

    # The menu -------------------------------------------------------------------------------

    def _fill(self) -> None:
        self.menu.clear()
        writers: dict[str, Callable[[Options], None]] = {
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
            action = self._add(self.menu, texts[kind], replace(now, joker=kind), undo)
            action.setActionGroup(self._jokers)
            action.setChecked(now.joker == kind)

    def _add_ranks(self, now: Options) -> None:
        self.menu.addMenu(self._ranks)
        self._ranks.clear()
        for rank in reversed(RANKS):
            name = capital(translated(RANK_PLURALS[rank]))
            wild = rank in now.wild
            ranks = tuple(sorted({*now.wild} ^ {rank}))
            names = N_("make {ranks} wild"), N_("take {ranks} as they are")
            undo = Phrase(names[wild], ranks=RANK_PLURALS[rank])
            action = self._add(self._ranks, name, replace(now, wild=ranks), undo)
            action.setChecked(wild)

    def _add_trips(self, now: Options) -> None:
        names = N_("let three of a kind beat a straight"), N_("let a straight beat three of a kind")
        text = self.tr("&Three of a kind beats a straight")
        is_on = now.trips_beat_straight
        options = replace(now, trips_beat_straight=not is_on)
        self._add(self.menu, text, options, names[is_on]).setChecked(is_on)

    def _add_qualifier(self, now: Options) -> None:
        names = N_("let any low win"), N_("ask for a low of eight or better")
        text = self.tr("Any &low wins, not only eight or better")
        is_on = now.no_qualifier
        options = replace(now, no_qualifier=not is_on)
        self._add(self.menu, text, options, names[is_on]).setChecked(is_on)

    def _add(self, menu: QMenu, text: str, options: Options, undo: str) -> QAction:
        """Add an entry that sets these options; ``undo``: the name of the undo step."""
        action = menu.addAction(text)
        action.setCheckable(True)
        action.triggered.connect(lambda: self._document.change_options(options, undo))
        return action
