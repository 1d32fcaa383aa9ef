"""The menu bar: which actions are in which menu."""

from __future__ import annotations

from PySide6.QtWidgets import QMenu, QMenuBar

from analyser.gui.felt.tray.unknown_seats import UnknownSeats
from analyser.gui.look.translation import translate
from analyser.gui.look.windows import follow_parent
from analyser.gui.state.document import Document
from analyser.gui.window.actions import Actions
from analyser.gui.window.game_options import GameOptions
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
    file.addActions([actions.new, actions.open, actions.open_hands])
    file.addMenu(recent)
    file.addActions([actions.save, actions.save_as, actions.save_picture, actions.print])
    file.addSeparator()
    file.addAction(actions.history)
    file.addSeparator()
    file.addActions([actions.close, actions.quit])
    edit = bar.addMenu(translate("Menus", "&Edit"))
    edit.addActions([actions.undo, actions.redo])
    edit.addSeparator()
    edit.addActions(
        [actions.copy, actions.copy_odds, actions.copy_picture, actions.paste, actions.enter]
    )
    edit.addSeparator()
    edit.addActions([actions.take_back, actions.clear])
    game = bar.addMenu(translate("Menus", "&Game"))
    game.addActions(actions.games.actions())
    game.addSeparator()
    game.addMenu(options.menu)
    game.addActions([actions.deal, actions.deal_number, actions.street, actions.complete])
    game.addSeparator()
    game.addActions([actions.add_seat, actions.swap, actions.remove_seat])
    game.addSeparator()
    game.addAction(actions.unknown)
    game.addMenu(UnknownSeats(document, actions.make_unknown, bar))
    next_card = game.addMenu(translate("Menus", "Ne&xt card to"))
    next_card.addActions([*actions.seats.actions(), actions.board])
    game.addAction(actions.hold_range)
    game.addMenu(ranges)
    game.addAction(actions.dead)
    game.addActions([actions.pot, actions.call, actions.bets])
    game.addSeparator()
    game.addActions([actions.hands, actions.practice, actions.sheet])
    view = bar.addMenu(translate("Menus", "&View"))
    view.addActions(actions.themes.actions())
    view.addSeparator()
    view.addActions(actions.decks.actions())
    view.addSeparator()
    view.addAction(actions.table)
    view.addActions([actions.why, actions.beats, actions.next_card, actions.fold])
    view.addActions([actions.teach, actions.reveal])
    view.addSeparator()
    view.addActions(
        [
            actions.larger,
            actions.smaller,
            actions.plain_size,
            actions.full_screen,
            actions.type_anywhere,
        ]
    )
    view.addSeparator()
    view.addAction(actions.preferences)
    help_menu = bar.addMenu(translate("Menus", "&Help"))
    help_menu.addActions([actions.help, actions.kinds, actions.keys_page])
    help_menu.addSeparator()
    help_menu.addActions([actions.problem, actions.about])
    for menu in (*bar.findChildren(QMenu), options.menu, recent):
        follow_parent(menu)
