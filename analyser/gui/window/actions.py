"""All actions of the menus, the header and the keys: text, description, key and icon.

There is no other list of actions. The page of keys in the help is made from it.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import partial
from typing import Final

from PySide6.QtCore import QObject
from PySide6.QtGui import QAction, QActionGroup, QColor, QKeySequence, QUndoStack
from shiboken6 import isValid

from analyser.gui.felt.tray.unknown_seats import UNKNOWN_KEY
from analyser.gui.look.card_faces import icon
from analyser.gui.look.theme import DeckColours, ThemeName
from analyser.gui.look.translation import (
    capital,
    in_menu,
    key_name,
    plain_tip,
    translate,
    translated,
    with_key,
)
from analyser.poker.games.game import MOST_SEATS
from analyser.poker.games.registry import every_game
from analyser.poker.names import seat_in_sentence, seat_name
from analyser.poker.phrases import N_, Phrase
from analyser.poker.table.streets import Street
from analyser.poker.table.table import BOARD
from analyser.product import NAME

Key = str | QKeySequence.StandardKey
_KEYS: Final = QKeySequence.StandardKey
_BOARDS: Final = (
    (N_("&One board"), "Ctrl+Alt+1", 1, False),
    (N_("&Two boards"), "Ctrl+Alt+2", 2, False),
    (N_("T&hree boards"), "Ctrl+Alt+3", 3, False),
    (N_("&Run it twice from here"), "Ctrl+Alt+B", 2, True),
    (N_("Run it three ti&mes from here"), "Ctrl+Alt+Shift+B", 3, True),
)
SHARES: Final = "copy copy_odds copy_picture save_picture copy_link"
_TASKS: Final = (
    (N_("Put cards on the table"), "enter paste unknown make_unknown dead take_back seats board"),
    (N_("Deal"), "deal street complete deal_number"),
    (N_("Take it back"), "undo redo clear"),
    (N_("Seats, boards and bets"), "add_seat swap remove_seat hold_range boards pot call bets"),
    (N_("Read the answer"), "why beats next_card teach reveal say_all"),
    (N_("Hands and practice"), "table left_hands open_hands hands history practice"),
    (N_("Save and share"), f"open save save_as {SHARES} print"),
)


class _Action:
    """An action of ``Actions``, which makes it; ``does``: what it does, "" if its text says it."""

    def __init__(
        self, text: str, does: str = "", *keys: Key, icon: str = "", checkable: bool = False
    ) -> None:
        self.text, self.does, self.keys = text, does, keys
        self.icon, self.checkable = icon, checkable
        self.name = ""

    def __set_name__(self, owner: type, name: str) -> None:
        self.name = name

    def __get__(self, actions: Actions, owner: type) -> QAction:
        return actions.made[self.name]


class Actions(QObject):
    """The actions of the main window. The window connects their signals.

    Each action has its description in ``whatsThis``. In a group of choices, such as the themes, the
    data of each action is the value that it chooses.
    """

    new = _Action(N_("&New window"), N_("another window, with a table of its own"), _KEYS.New)
    open = _Action(N_("&Open table…"), "", _KEYS.Open, icon="open")
    open_hands = _Action(
        N_("Open a file of ha&nds…"),
        N_("open a file of hands: who won each, with what, and why"),
        "Ctrl+Alt+O",
    )
    save = _Action(N_("&Save table"), "", _KEYS.Save, icon="save")
    save_as = _Action(N_("Save table &as…"), N_("save the table in another file"), "Ctrl+Shift+S")
    history = _Action(
        N_("&History of hands…"), N_("go back to a hand that was analysed"), "Ctrl+Shift+H"
    )
    save_picture = _Action(
        N_("Save p&icture…"),
        N_("save a picture of the table: PNG, PDF, or SVG for the cards alone"),
        "Ctrl+Alt+S",
    )
    print = _Action(N_("&Print…"), N_("print the table, with a preview"), _KEYS.Print)
    close = _Action(N_("&Close the window"), "", "Ctrl+W")
    quit = _Action(N_("&Quit"), "", "Ctrl+Q")
    undo = _Action(N_("&Undo"), "", _KEYS.Undo, icon="undo")
    redo = _Action(N_("&Redo"), "", "Ctrl+Shift+Z", "Ctrl+Y", icon="redo")
    copy = _Action(N_("&Copy result"), "", _KEYS.Copy, icon="copy")
    copy_odds = _Action(N_("Copy &odds as text"), "", "Ctrl+Shift+O")
    copy_picture = _Action(N_("Copy p&icture"), "", "Ctrl+Shift+C")
    copy_link = _Action(
        N_("Copy a &link to the file"),
        N_("save the table in a file, and copy the file to hand it on"),
    )
    say_all = _Action(
        N_("Sa&y the answer"),
        N_("have a screen reader say the answer and each seat's hand"),
        "Ctrl+Shift+V",
    )
    paste = _Action(N_("&Paste cards"), "", _KEYS.Paste)
    enter = _Action(N_("&Type cards"), "", "Ctrl+L")
    take_back = _Action(N_("&Take the last card back"), "", "Backspace")
    clear = _Action(N_("C&lear the table"), "", "Ctrl+Backspace", icon="clear")
    own_game = _Action(N_("Your &own game…"), N_("play a game of your own: a file of its rules"))
    deal = _Action(N_("&Deal"), N_("deal all seats and boards at random"), "Ctrl+R", icon="deal")
    deal_number = _Action(N_("Deal again from a &number…"), "", "Ctrl+Shift+D")
    street = _Action(
        N_("Deal the ne&xt street"),
        N_("deal the next: the hands, the flop, the turn, the river"),
        "Ctrl+Shift+N",
    )
    complete = _Action(N_("&Complete the board"), "", "Ctrl+Shift+R")
    board = _Action(N_("The &board"), N_("the next card goes to the board"), "Ctrl+B")
    add_seat = _Action(N_("&Add a seat"), "", "Ctrl+T", icon="add-seat")
    swap = _Action(N_("&Swap seats A and B"), "", "Ctrl+E", icon="swap")
    remove_seat = _Action(N_("&Remove the last seat"), "", "Ctrl+Shift+T", icon="remove-seat")
    unknown = _Action(
        N_("&Unknown card"),
        N_("an unknown card; on a slot: for that slot, or no longer"),
        UNKNOWN_KEY,
    )
    make_unknown = _Action(
        N_("Make the seat un&known"), N_("make all the cards of the seat unknown"), "Ctrl+U"
    )
    hold_range = _Action(
        N_("Give a ra&nge…"), N_("say which hands the seat may have"), "Ctrl+Shift+A"
    )
    dead = _Action(
        N_("Dead ca&rds"),
        N_("dead cards: to their tray, and back to the seats"),
        "Ctrl+D",
        checkable=True,
    )
    pot = _Action(N_("&Pot of chips"), "", "Ctrl+Shift+P")
    practice = _Action(
        N_("Pract&ice"),
        N_("practise: which hand wins, what it is, the nuts, what it is worth"),
        "Alt+3",
        "Ctrl+K",
    )
    call = _Action(
        N_("What it takes to ca&ll"),
        N_("the bet: what it takes to call, and whether that pays"),
        "Ctrl+Shift+K",
    )
    bets = _Action(N_("S&ide pots"), N_("side pots: what each seat is in for"), "Ctrl+Shift+I")
    hands = _Action(N_("&Compare a list of hands…"), "", "Ctrl+Shift+L")
    table = _Action(N_("&Table"), N_("the table alone, without a pane at its left"), "Alt+1")
    left_hands = _Action(N_("&Hands"), N_("hands of files, of a list, of the history"), "Alt+2")
    next_part = _Action(
        N_("Next part"),
        N_("go round: the rail, the left pane, the felt, the cards, the right pane"),
        "F6",
    )
    previous_part = _Action(N_("Part before"), N_("go round the other way"), "Shift+F6")
    why = _Action(
        N_("&Why"),
        N_("why a hand is what it is, and who wins"),
        "Ctrl+I",
        icon="why",
        checkable=True,
    )
    beats = _Action(N_("&Nuts"), N_("the nuts, and every hand that beats this one"), "Ctrl+Shift+B")
    odds_page = _Action(N_("&Odds"), N_("how often each seat wins, and with what"))
    lows_page = _Action(N_("&Lows"), N_("the lows, step by step"))
    next_card = _Action(
        N_("Next &card on the deck"),
        N_("what each card would bring, or the plain cards"),
        "Ctrl+M",
        "Ctrl+G",
        checkable=True,
    )
    fold = _Action(
        N_("Fold the dec&k"), N_("fold the 52 cards to a bar, and open it"), checkable=True
    )
    teach = _Action(
        N_("&Hide the answer until asked"),
        N_("hide the answers until asked: on and off"),
        "Ctrl+H",
        checkable=True,
    )
    reveal = _Action(N_("Re&veal the answer"), "", "Ctrl+Return")
    larger = _Action(N_("Larger te&xt"), "", "Ctrl++", "Ctrl+=")
    smaller = _Action(N_("S&maller text"), "", "Ctrl+-")
    plain_size = _Action(N_("Text as usua&l"), "", "Ctrl+Alt+0")
    full_screen = _Action(N_("F&ull screen"), "", "F11", checkable=True)
    type_anywhere = _Action(
        N_("Type cards an&ywhere"),
        N_("type a card wherever the focus is: on and off"),
        checkable=True,
    )
    preferences = _Action(N_("&Preferences…"), "", "Ctrl+,", icon="settings")
    manual = _Action(
        N_("&Manual"),
        N_("how cards are written, files of hands, ranges and more"),
        "F1",
        icon="help",
    )
    help = _Action(N_("&Rules of poker"), N_("the rule for the hand on the table"), "Shift+F1")
    kinds = _Action(N_("Kinds of &hand"))
    keys_page = _Action(N_("&Keys"), N_("this page"), "Ctrl+/")
    problem = _Action(N_("Report a &problem"), N_("copy version, system and table, for a report"))
    about = _Action(N_("&About {program}"), N_("version and licences"))

    def __init__(self, parent: QObject, stack: QUndoStack) -> None:
        super().__init__(parent)
        self.made: dict[str, QAction] = {}
        self._icons: dict[QAction, str] = {}
        for name, of in vars(Actions).items():
            if isinstance(of, _Action):
                self._make(name, of, stack)
        self.board.setData(BOARD)
        self.boards = QActionGroup(self)
        """Actions that change how many boards there are, and whether they begin alike."""
        for text, key, *data in _BOARDS:
            board = QAction(_said(text), self.boards, shortcut=QKeySequence(key))
            board.setData(data)
        self.seats = self._make_seats()
        """Actions that make a seat active; each has the seat's number as its data."""
        self.games = QActionGroup(self)
        self.themes = self._make_group(
            (self.tr("&System colours"), ThemeName.SYSTEM),
            (self.tr("&Light"), ThemeName.LIGHT),
            (self.tr("&Dark"), ThemeName.DARK),
            (self.tr("&High contrast"), ThemeName.CONTRAST),
        )
        self.decks = self._make_group(
            (self.tr("&Two colours"), DeckColours.TWO),
            (self.tr("&Four colours"), DeckColours.FOUR),
            (self.tr("Four colours, colour-&blind safe"), DeckColours.SAFE),
        )
        for names_seats in (self.undo, self.redo, self.make_unknown):
            names_seats.changed.connect(partial(self._keep_tip_plain, names_seats))

    def _make(self, name: str, of: _Action, stack: QUndoStack) -> None:
        text = _said(of.text).replace("{program}", NAME)
        if name in ("undo", "redo"):
            undoes = stack.createUndoAction if name == "undo" else stack.createRedoAction
            action = undoes(self, text)
            action.triggered.disconnect()  # from the stack: ``take_in`` has to come first
        else:
            action = QAction(text, self, checkable=of.checkable)
        action.setObjectName(name.removeprefix("left_"))  # the rail's drawings have these names
        action.setShortcuts([QKeySequence(key) for key in of.keys])
        self.made[name] = action
        if of.icon:
            self._icons[action] = of.icon

    def _make_group(self, *choices: tuple[str, object]) -> QActionGroup:
        group = QActionGroup(self)
        for text, data in choices:
            _add_choice(group, text, data)
        return group

    def follow_games(self) -> None:
        """Add the actions of games that were added, and remove those of games that are gone."""
        shown = {action.data(): action for action in self.games.actions()}
        every = every_game()
        for game in every:
            if game not in shown:
                _add_choice(self.games, in_menu(translated(game.name)), game)
        for game, action in shown.items():
            if game not in every:
                self.games.removeAction(action)
                action.deleteLater()

    def _make_seats(self) -> QActionGroup:
        """Make an action for each of the ten seats a table can have; Ctrl+0 is the tenth's."""
        seats = [(translated(seat_name(seat)), seat) for seat in range(MOST_SEATS)]
        group = self._make_group(*seats)
        for seat, action in enumerate(group.actions()):
            action.setCheckable(False)
            action.setShortcut(f"Ctrl+{(seat + 1) % 10}")
        return group

    def describe(self) -> None:
        """Give the actions tool tips, and the help what they do: only needed after a paint."""
        for name, action in self.made.items():
            does = vars(Actions)[name].does
            _describe(action, does and _said(does))
        for board in self.boards.actions():
            _describe(board, "")
        for seat, action in enumerate(self.seats.actions()):
            does = self.tr("the next card goes to {seat}")
            _describe(action, does.format(seat=translated(seat_in_sentence(seat))))

    @property
    def shares(self) -> list[QAction]:
        return [*self.named(SHARES)]

    @property
    def single(self) -> list[QAction]:
        return [*self.made.values()]

    def named(self, names: str) -> Iterator[QAction]:
        """Yield the actions, and those of the groups, with these names, divided by spaces."""
        for name in names.split():
            found: QAction | QActionGroup = getattr(self, name)
            yield from found.actions() if isinstance(found, QActionGroup) else [found]

    @property
    def tasks(self) -> list[tuple[str, list[QAction]]]:
        """The actions by what one wants to do: the heading of each task, and its actions."""
        tasks = [(_said(task), [*self.named(names)]) for task, names in _TASKS]
        listed = {action for _, actions in tasks for action in actions}
        others = [action for action in self.single if action not in listed]
        return [*tasks, (self.tr("The window and the help"), others)]

    @property
    def keys(self) -> list[tuple[str, list[tuple[str, str]]]]:
        """The keys by task: of each action that has any, the keys and what it does."""
        return [(task, [*_keys_of(actions)]) for task, actions in self.tasks]

    def _keep_tip_plain(self, action: QAction) -> None:
        """Escape the seats' names in an action's tool tip, so that Qt reads no name as HTML."""
        if isValid(action):  # at the program's end Qt deletes it
            tip = _tip(_words(action.text()), action)
            if action.toolTip() != tip:
                action.setToolTip(tip)

    def draw_icons(self, ink: QColor, side: int, *, in_menus: bool = True) -> None:
        """Draw the icons of the header and, which may wait until one opens, of the menus."""
        for action in self._icons if in_menus else (self.undo, self.redo):
            action.setIcon(icon(self._icons[action], ink, side))

    def check_look(self, theme: ThemeName, deck: DeckColours) -> None:
        check(self.themes, theme)
        check(self.decks, deck)


def _said(text: str) -> str:
    return translated(Phrase(text))


def _describe(action: QAction, does: str) -> None:
    """Say what an action does ("": its own text), and give it a tool tip."""
    does = capital(does or _words(action.text()))
    action.setWhatsThis(does)
    action.setToolTip(_tip(does, action))


def _keys_of(actions: Iterable[QAction]) -> Iterator[tuple[str, str]]:
    for action in actions:
        if keys := action.shortcuts():
            yield ", ".join(map(key_name, keys)), action.whatsThis()


def _tip(does: str, action: QAction) -> str:
    """Return the tool tip of an action: what it does, and its key."""
    return plain_tip(with_key(does, action.shortcut()))


def _words(text: str) -> str:
    """Return the text of an action without the "&" before its mnemonic and the "…" for a dialog."""
    return text.replace("&&", "\0").replace("&", "").replace("\0", "&").rstrip("…")


def say_street(street: Street | None) -> str:
    """Return the text of the action that deals a street; None: no street is left."""
    return {
        None: translate("Actions", "Deal the ne&xt street"),
        Street.CARDS: translate("Actions", "Deal the ne&xt street"),
        Street.HANDS: translate("Actions", "Deal the &hands"),
        Street.FLOP: translate("Actions", "Deal the &flop"),
        Street.TURN: translate("Actions", "Deal the &turn"),
        Street.RIVER: translate("Actions", "Deal the &river"),
    }[street]


def say_complete(boards: int) -> str:
    """Return the text of the action that deals what the boards lack; ``boards``: how many."""
    several = translate("Actions", "&Complete the boards")
    return several if boards > 1 else translate("Actions", "&Complete the board")


def _add_choice(group: QActionGroup, text: str, data: object) -> None:
    choice = QAction(text, group, checkable=True)
    choice.setData(data)


def check(group: QActionGroup, data: object) -> None:
    """Check the action with this data in a group; none if it has no such action."""
    wanted = [action for action in group.actions() if action.data() == data]
    if not wanted:  # a game of one's own that was removed
        group.setExclusive(False)
        for action in group.actions():
            action.setChecked(False)
        group.setExclusive(True)
    for action in wanted:
        if not action.isChecked():
            action.setChecked(True)
