"""The menu bar, as ``actions_and_menus.txt`` says it. No menu has more than fifteen entries."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from typing import cast

from PySide6.QtWidgets import QMainWindow, QMenu

from analyser.gui.felt.matrix.named_ranges import NamedRanges
from analyser.gui.felt.tray.unknown_seats import list_unknown_seats
from analyser.gui.look.translation import translated
from analyser.gui.look.windows import follow_parent
from analyser.gui.state.document import Document
from analyser.gui.state.settings import Settings
from analyser.gui.window.actions import TABLES, Actions
from analyser.gui.window.filled_menus import GameMenu, GameOptions, RecentFiles
from analyser.gui.window.open_save_paste import OpenAndSave
from analyser.poker.phrases import Phrase


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
    recent, ranges = RecentFiles(settings, window), NamedRanges(settings, document, window)
    recent.chosen.connect(exchange.open_path)
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
