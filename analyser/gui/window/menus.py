"""The menu bar: which actions are in which menu. No menu has more than fifteen entries."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from PySide6.QtGui import QAction
from PySide6.QtWidgets import QMenu, QMenuBar

from analyser.gui.felt.tray.unknown_seats import list_unknown_seats
from analyser.gui.look.translation import translate
from analyser.gui.look.windows import follow_parent
from analyser.gui.state.document import Document
from analyser.gui.window.actions import Actions
from analyser.gui.window.game_options import GameOptions
from analyser.gui.window.own_games import GameMenu
from analyser.gui.window.recent_files import RecentFiles


def fill_menu_bar(
    bar: QMenuBar,
    document: Document,
    actions: Actions,
    options: GameOptions,
    recent: RecentFiles,
    ranges: QMenu,
) -> None:
    """Add the menus to an empty menu bar; ``ranges``: the menu of ranges with a name."""
    file = bar.addMenu(translate("Menus", "&File"))
    file.addActions([actions.new, actions.open, actions.open_hands, actions.hands])
    file.addMenu(recent)
    file.addActions([actions.save, actions.save_as])
    file.addSeparator()
    _add_menu(file, translate("Menus", "S&hare"), actions.shares)
    file.addActions([actions.print, actions.history])
    file.addSeparator()
    file.addActions([actions.close, actions.quit])
    edit = bar.addMenu(translate("Menus", "&Edit"))
    edit.addActions([actions.undo, actions.redo])
    edit.addSeparator()
    edit.addActions([actions.copy, actions.copy_picture, actions.copy_odds, actions.paste])
    edit.addSeparator()
    edit.addActions([actions.enter, actions.take_back, actions.clear, actions.type_anywhere])
    edit.addSeparator()
    edit.addAction(actions.preferences)
    table = bar.addMenu(translate("Menus", "&Table"))
    table.addMenu(GameMenu(translate("Menus", "&Game"), document, actions, table))
    table.addMenu(options.menu)
    table.addAction(actions.own_game)
    table.addSeparator()
    table.addActions([actions.deal, actions.street, actions.complete, actions.deal_number])
    table.addSeparator()
    seats = [actions.add_seat, actions.swap, actions.remove_seat]
    _add_menu(table, translate("Menus", "&Seats"), seats)
    _add_menu(table, translate("Menus", "&Boards"), actions.boards)
    next_card = [*actions.seats.actions(), actions.board]
    _add_menu(table, translate("Menus", "Ne&xt card to"), next_card)
    table.addAction(actions.hold_range)
    table.addMenu(ranges)
    unknown = _add_menu(table, translate("Menus", "&Unknown"), [actions.unknown])
    seats_menu = _add_menu(unknown, translate("UnknownSeats", "Make a seat un&known"), [])
    list_seats = partial(list_unknown_seats, seats_menu, document, actions.make_unknown)
    seats_menu.aboutToShow.connect(list_seats)
    table.addAction(actions.dead)
    money = [actions.pot, actions.call, actions.bets]
    _add_menu(table, translate("Menus", "&Pot and bet"), money)
    view = bar.addMenu(translate("Menus", "&View"))
    view.addActions([actions.table, actions.left_hands, actions.practice])
    view.addSeparator()
    view.addActions([actions.why, actions.odds_page, actions.beats, actions.lows_page])
    view.addSeparator()
    _add_menu(view, translate("Menus", "Dec&k"), [actions.next_card, actions.fold])
    view.addActions([actions.teach, actions.reveal, actions.say_all])
    view.addSeparator()
    _add_menu(view, translate("Menus", "Th&eme"), actions.themes.actions())
    _add_menu(view, translate("Menus", "&Cards"), actions.decks.actions())
    sizes = [actions.larger, actions.smaller, actions.plain_size]
    _add_menu(view, translate("Menus", "Te&xt"), sizes)
    view.addAction(actions.full_screen)
    help_menu = bar.addMenu(translate("Menus", "&Help"))
    help_menu.addActions([actions.manual, actions.help, actions.kinds, actions.keys_page])
    help_menu.addSeparator()
    help_menu.addActions([actions.problem, actions.about])
    for menu in (*bar.findChildren(QMenu), options.menu, recent):
        follow_parent(menu)


def _add_menu(menu: QMenu, title: str, actions: Sequence[QAction]) -> QMenu:
    added = menu.addMenu(title)
    added.addActions(actions)
    return added
