"""Everything the menus, the tool bar and the shortcuts can do, by name."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QCoreApplication, QObject
from PySide6.QtGui import QAction, QActionGroup, QKeySequence, QUndoStack

from analyser.gui.look.card_faces import icon
from analyser.gui.look.theme import DeckColours, Theme, ThemeName
from analyser.gui.look.translation import said
from analyser.gui.table.unknown_seats import say_make_unknown
from analyser.poker.games.registry import GAMES
from analyser.poker.table.streets import Street


def _tr(text: str) -> str:
    return QCoreApplication.translate("Actions", text)


@dataclass(frozen=True, slots=True)
class Actions:
    """The window's actions. Groups carry their choice in each action's data."""

    open: QAction
    save: QAction
    quit: QAction
    undo: QAction
    redo: QAction
    copy: QAction
    copy_odds: QAction
    paste: QAction
    enter: QAction
    clear: QAction
    deal: QAction
    deal_number: QAction
    street: QAction
    complete: QAction
    add_seat: QAction
    swap: QAction
    remove_seat: QAction
    unknown: QAction
    make_unknown: QAction
    hands: QAction
    dead: QAction
    pot: QAction
    copy_picture: QAction
    save_picture: QAction
    why: QAction
    hints: QAction
    teach: QAction
    reveal: QAction
    preferences: QAction
    help: QAction
    kinds: QAction
    keys: QAction
    about: QAction
    games: QActionGroup
    themes: QActionGroup
    decks: QActionGroup

    def set_theme(self, theme: Theme) -> None:
        """Draw the icons in the ink of a theme."""
        for action, name in (
            (self.open, "open"),
            (self.save, "save"),
            (self.undo, "undo"),
            (self.redo, "redo"),
            (self.copy, "copy"),
            (self.clear, "clear"),
            (self.deal, "deal"),
            (self.add_seat, "add-seat"),
            (self.swap, "swap"),
            (self.remove_seat, "remove-seat"),
            (self.why, "why"),
            (self.preferences, "settings"),
            (self.help, "help"),
        ):
            action.setIcon(icon(name, theme.text))

    def check_theme(self, name: ThemeName) -> None:
        """Show which theme is in use."""
        check(self.themes, name)

    def check_deck(self, colours: DeckColours) -> None:
        """Show which inks the cards are printed in."""
        check(self.decks, colours)


def make_actions(parent: QObject, stack: QUndoStack) -> Actions:
    """Create the actions; what they do is connected by the window."""
    standard = QKeySequence.StandardKey

    def action(
        text: str, *shortcuts: str | QKeySequence.StandardKey, checkable: bool = False
    ) -> QAction:
        made = QAction(text, parent, checkable=checkable)
        made.setShortcuts([QKeySequence(shortcut) for shortcut in shortcuts])
        return made

    def chosen(group: QActionGroup, choices: list[tuple[str, object]]) -> QActionGroup:
        for text, data in choices:
            choice = QAction(text, group, checkable=True)
            choice.setData(data)
        return group

    undo = stack.createUndoAction(parent, _tr("&Undo"))
    undo.setShortcut(standard.Undo)
    redo = stack.createRedoAction(parent, _tr("&Redo"))
    redo.setShortcuts([QKeySequence("Ctrl+Shift+Z"), QKeySequence("Ctrl+Y")])
    return Actions(
        open=action(_tr("&Open table…"), standard.Open),
        save=action(_tr("&Save table as…"), standard.Save),
        quit=action(_tr("&Quit"), "Ctrl+Q"),  # StandardKey.Quit is empty on Linux
        undo=undo,
        redo=redo,
        copy=action(_tr("&Copy result"), standard.Copy),
        copy_odds=action(_tr("Copy &odds as text"), "Ctrl+Shift+O"),
        paste=action(_tr("&Paste cards"), standard.Paste),
        enter=action(_tr("&Type cards"), "Ctrl+L"),
        clear=action(_tr("C&lear the table"), "Ctrl+Backspace"),
        deal=action(_tr("&Deal"), "Ctrl+R"),
        deal_number=action(_tr("Deal by &number…"), "Ctrl+Shift+D"),
        street=action(say_street(None), "Ctrl+Shift+N"),
        complete=action(_tr("&Complete the board"), "Ctrl+Shift+R"),
        add_seat=action(_tr("&Add a seat"), "Ctrl+T"),
        swap=action(_tr("&Swap seats A and B"), "Ctrl+E"),
        remove_seat=action(_tr("&Remove the last seat"), "Ctrl+Shift+T"),
        unknown=action(_tr("&Unknown card"), "?"),
        make_unknown=action(say_make_unknown(None), "Ctrl+U"),
        hands=action(_tr("&Compare a list of hands…"), "Ctrl+Shift+L"),
        dead=action(_tr("Dead ca&rds"), "Ctrl+D", checkable=True),
        pot=action(_tr("&Pot of chips"), "Ctrl+P"),
        copy_picture=action(_tr("Copy p&icture"), "Ctrl+Shift+C"),
        save_picture=action(_tr("Save p&icture…"), "Ctrl+Shift+S"),
        teach=action(_tr("&Hide the answer until asked"), "Ctrl+H", checkable=True),
        reveal=action(_tr("Re&veal the answer"), "Ctrl+Return"),
        why=action(_tr("&Why"), "Ctrl+I", checkable=True),
        hints=action(_tr("Hints on the &cards"), "Ctrl+G", checkable=True),
        preferences=action(_tr("&Preferences…"), "Ctrl+,"),  # empty on Linux as well
        help=action(_tr("&Rules of poker"), "F1"),
        kinds=action(_tr("Kinds of &hand")),
        keys=action(_tr("&Keys and notation")),
        about=action(_tr("&About Hand Analyser")),
        games=chosen(QActionGroup(parent), [(said(game.name), game) for game in GAMES]),
        themes=chosen(
            QActionGroup(parent),
            [
                (_tr("&System colours"), ThemeName.SYSTEM),
                (_tr("&Light"), ThemeName.LIGHT),
                (_tr("&Dark"), ThemeName.DARK),
            ],
        ),
        decks=chosen(
            QActionGroup(parent),
            [
                (_tr("&Two colours"), DeckColours.TWO),
                (_tr("&Four colours"), DeckColours.FOUR),
                (_tr("Four colours, colour-&blind safe"), DeckColours.SAFE),
            ],
        ),
    )


def say_street(street: Street | None) -> str:
    """Return the text of the action that deals a street, or of the one that has none to deal."""
    return {
        None: _tr("Deal the ne&xt street"),
        Street.HANDS: _tr("Deal the &hands"),
        Street.FLOP: _tr("Deal the &flop"),
        Street.TURN: _tr("Deal the &turn"),
        Street.RIVER: _tr("Deal the &river"),
    }[street]


def check(group: QActionGroup, data: object) -> None:
    """Check the action of a group that carries this data."""
    for action in group.actions():
        if action.data() == data:
            action.setChecked(True)
