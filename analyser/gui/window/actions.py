"""Everything the menus, the tool bar and the shortcuts can do, by name."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QObject
from PySide6.QtGui import QAction, QActionGroup, QKeySequence, QUndoStack

from analyser.gui.look.card_faces import icon
from analyser.gui.look.theme import DeckColours, Theme, ThemeName
from analyser.gui.look.translation import translate, translated
from analyser.gui.table.unknown_seats import say_make_unknown
from analyser.poker.games.registry import GAMES
from analyser.poker.table.streets import Street
from analyser.product import NAME


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

    undo = stack.createUndoAction(parent, translate("Actions", "&Undo"))
    undo.setShortcut(standard.Undo)
    redo = stack.createRedoAction(parent, translate("Actions", "&Redo"))
    redo.setShortcuts([QKeySequence("Ctrl+Shift+Z"), QKeySequence("Ctrl+Y")])
    return Actions(
        open=action(translate("Actions", "&Open table…"), standard.Open),
        save=action(translate("Actions", "&Save table as…"), standard.Save),
        quit=action(translate("Actions", "&Quit"), "Ctrl+Q"),  # StandardKey.Quit is empty on Linux
        undo=undo,
        redo=redo,
        copy=action(translate("Actions", "&Copy result"), standard.Copy),
        copy_odds=action(translate("Actions", "Copy &odds as text"), "Ctrl+Shift+O"),
        paste=action(translate("Actions", "&Paste cards"), standard.Paste),
        enter=action(translate("Actions", "&Type cards"), "Ctrl+L"),
        clear=action(translate("Actions", "C&lear the table"), "Ctrl+Backspace"),
        deal=action(translate("Actions", "&Deal"), "Ctrl+R"),
        deal_number=action(translate("Actions", "Deal by &number…"), "Ctrl+Shift+D"),
        street=action(say_street(None), "Ctrl+Shift+N"),
        complete=action(translate("Actions", "&Complete the board"), "Ctrl+Shift+R"),
        add_seat=action(translate("Actions", "&Add a seat"), "Ctrl+T"),
        swap=action(translate("Actions", "&Swap seats A and B"), "Ctrl+E"),
        remove_seat=action(translate("Actions", "&Remove the last seat"), "Ctrl+Shift+T"),
        unknown=action(translate("Actions", "&Unknown card"), "?"),
        make_unknown=action(say_make_unknown(None), "Ctrl+U"),
        hands=action(translate("Actions", "&Compare a list of hands…"), "Ctrl+Shift+L"),
        dead=action(translate("Actions", "Dead ca&rds"), "Ctrl+D", checkable=True),
        pot=action(translate("Actions", "&Pot of chips"), "Ctrl+P"),
        copy_picture=action(translate("Actions", "Copy p&icture"), "Ctrl+Shift+C"),
        save_picture=action(translate("Actions", "Save p&icture…"), "Ctrl+Shift+S"),
        teach=action(
            translate("Actions", "&Hide the answer until asked"), "Ctrl+H", checkable=True
        ),
        reveal=action(translate("Actions", "Re&veal the answer"), "Ctrl+Return"),
        why=action(translate("Actions", "&Why"), "Ctrl+I", checkable=True),
        hints=action(translate("Actions", "Hints on the &cards"), "Ctrl+G", checkable=True),
        preferences=action(
            translate("Actions", "&Preferences…"), "Ctrl+,"
        ),  # empty on Linux as well
        help=action(translate("Actions", "&Rules of poker"), "F1"),
        kinds=action(translate("Actions", "Kinds of &hand")),
        keys=action(translate("Actions", "&Keys and notation")),
        about=action(translate("Actions", "&About {program}").format(program=NAME)),
        games=chosen(QActionGroup(parent), [(translated(game.name), game) for game in GAMES]),
        themes=chosen(
            QActionGroup(parent),
            [
                (translate("Actions", "&System colours"), ThemeName.SYSTEM),
                (translate("Actions", "&Light"), ThemeName.LIGHT),
                (translate("Actions", "&Dark"), ThemeName.DARK),
            ],
        ),
        decks=chosen(
            QActionGroup(parent),
            [
                (translate("Actions", "&Two colours"), DeckColours.TWO),
                (translate("Actions", "&Four colours"), DeckColours.FOUR),
                (translate("Actions", "Four colours, colour-&blind safe"), DeckColours.SAFE),
            ],
        ),
    )


def say_street(street: Street | None) -> str:
    """Return the text of the action that deals a street, or of the one that has none to deal."""
    return {
        None: translate("Actions", "Deal the ne&xt street"),
        Street.HANDS: translate("Actions", "Deal the &hands"),
        Street.FLOP: translate("Actions", "Deal the &flop"),
        Street.TURN: translate("Actions", "Deal the &turn"),
        Street.RIVER: translate("Actions", "Deal the &river"),
    }[street]


def check(group: QActionGroup, data: object) -> None:
    """Check the action of a group that carries this data."""
    for action in group.actions():
        if action.data() == data:
            action.setChecked(True)
