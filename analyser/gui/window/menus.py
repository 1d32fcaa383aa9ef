"""The menu bar: which actions are in which menu. No menu has more than fifteen entries."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from typing import Final, cast

from PySide6.QtWidgets import QMenu, QMenuBar

from analyser.gui.felt.tray.unknown_seats import list_unknown_seats
from analyser.gui.look.translation import translated
from analyser.gui.look.windows import follow_parent
from analyser.gui.state.document import Document
from analyser.gui.window.actions import SHARES, Actions
from analyser.gui.window.filled_menus import GameMenu, GameOptions, RecentFiles
from analyser.poker.phrases import N_, Phrase

_MENUS: Final = {
    N_("&File"): "new open open_hands hands Recent save save_as - Share print history - close quit",
    N_("&Edit"): (
        "undo redo - copy copy_picture copy_odds paste - enter take_back clear type_anywhere - "
        "preferences"
    ),
    N_("&Table"): (
        "Games Options own_game - deal street complete deal_number - Seats Boards Next hold_range "
        "Ranges Unknown dead Money"
    ),
    N_("&View"): (
        "table left_hands practice - why odds_page beats lows_page - Deck teach reveal say_all - "
        "Theme Cards Text full_screen"
    ),
    N_("&Help"): "manual help kinds keys_page - problem about",
}
"""The menus: names of actions and, in capitals, of menus; "-" stands for a line."""
_INNER: Final = {
    "Share": (N_("S&hare"), SHARES),
    "Seats": (N_("&Seats"), "add_seat swap remove_seat"),
    "Boards": (N_("&Boards"), "boards"),
    "Next": (N_("Ne&xt card to"), "seats board"),
    "Unknown": (N_("&Unknown"), "unknown UnknownSeats"),
    "UnknownSeats": (N_("Make a seat un&known"), ""),
    "Money": (N_("&Pot and bet"), "pot call bets"),
    "Deck": (N_("Dec&k"), "next_card fold"),
    "Theme": (N_("Th&eme"), "themes"),
    "Cards": (N_("&Cards"), "decks"),
    "Text": (N_("Te&xt"), "larger smaller plain_size"),
}
"""The menus inside of them."""


def add_menus(bar: QMenuBar) -> None:
    """Add the menus to an empty menu bar, still without entries."""
    for title in _MENUS:
        bar.addMenu(translated(Phrase(title)))


def fill_menus(
    bar: QMenuBar,
    document: Document,
    actions: Actions,
    games: GameMenu,
    options: GameOptions,
    recent: RecentFiles,
    ranges: QMenu,
) -> None:
    """Fill the menus of a menu bar; ``ranges``: the menu of ranges with a name."""
    menus = {"Recent": recent, "Options": options, "Ranges": ranges, "Games": games}
    if games.isEmpty():  # it fills itself each time it opens
        games.fill()
    for key, (title, _) in _INNER.items():
        menus[key] = QMenu(translated(Phrase(title)), bar)
    for key, (_, names) in _INNER.items():
        _fill(menus[key], names, actions, menus)
    for top, names in zip(bar.actions(), _MENUS.values(), strict=True):
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
