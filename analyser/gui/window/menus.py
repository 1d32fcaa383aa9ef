"""The menu bar: every action in its place."""

from __future__ import annotations

from PySide6.QtWidgets import QMenu, QMenuBar

from analyser.gui.felt.unknown_seats import UnknownSeats
from analyser.gui.look.translation import translate
from analyser.gui.look.windows import follow_parent
from analyser.gui.state.document import Document
from analyser.gui.window.actions import Actions
from analyser.gui.window.game_options import GameOptions
from analyser.gui.window.recent_files import RecentFiles


def fill_menu_bar(
    bar: QMenuBar, document: Document, do: Actions, options: GameOptions, recent: RecentFiles
) -> None:
    """Add the menus to an empty menu bar."""
    file = bar.addMenu(translate("Menus", "&File"))
    file.addActions([do.new, do.open, do.open_hands])
    file.addMenu(recent)
    file.addActions([do.save, do.save_as, do.save_picture, do.print])
    file.addSeparator()
    file.addAction(do.history)
    file.addSeparator()
    file.addActions([do.close, do.quit])
    edit = bar.addMenu(translate("Menus", "&Edit"))
    edit.addActions([do.undo, do.redo])
    edit.addSeparator()
    edit.addActions([do.copy, do.copy_odds, do.copy_picture, do.paste, do.enter])
    edit.addSeparator()
    edit.addActions([do.take_back, do.clear])
    game = bar.addMenu(translate("Menus", "&Game"))
    game.addActions(do.games.actions())
    game.addSeparator()
    game.addMenu(options.menu)
    game.addActions([do.deal, do.deal_number, do.street, do.complete])
    game.addSeparator()
    game.addActions([do.add_seat, do.swap, do.remove_seat])
    game.addSeparator()
    game.addAction(do.unknown)
    game.addMenu(UnknownSeats(document, do.make_unknown, bar))
    next_card = game.addMenu(translate("Menus", "Ne&xt card to"))
    next_card.addActions([*do.seats.actions(), do.board])
    game.addActions([do.hold_range, do.dead, do.pot])
    game.addSeparator()
    game.addAction(do.hands)
    view = bar.addMenu(translate("Menus", "&View"))
    view.addActions(do.themes.actions())
    view.addSeparator()
    view.addActions(do.decks.actions())
    view.addSeparator()
    view.addActions([do.why, do.hints, do.teach, do.reveal])
    view.addSeparator()
    view.addActions([do.larger, do.smaller, do.plain_size, do.full_screen, do.type_anywhere])
    view.addSeparator()
    view.addAction(do.preferences)
    help_menu = bar.addMenu(translate("Menus", "&Help"))
    help_menu.addActions([do.help, do.kinds, do.keys])
    help_menu.addSeparator()
    help_menu.addAction(do.about)
    for menu in (*bar.findChildren(QMenu), options.menu, recent):
        follow_parent(menu)
