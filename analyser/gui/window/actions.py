"""All actions of the menus, the header and the keys: text, description, key and icon.

There is no other list of actions. The page of keys in the help is made from it.
"""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QObject
from PySide6.QtGui import QAction, QActionGroup, QColor, QKeySequence, QUndoStack
from shiboken6 import isValid

from analyser.gui.felt.tray.unknown_seats import UNKNOWN_KEY, say_make_unknown
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
from analyser.poker.table.streets import Street
from analyser.poker.table.table import BOARD
from analyser.product import NAME

Key = str | QKeySequence.StandardKey


class Actions(QObject):
    """The actions of the main window. The window connects their signals.

    Each action has its description in ``whatsThis``. In a group of choices, such as the themes, the
    data of each action is the value that it chooses.
    """

    def __init__(self, parent: QObject, stack: QUndoStack) -> None:
        super().__init__(parent)
        self._icons: dict[QAction, str] = {}
        self._make_file_actions()
        self._make_edit_actions(stack)
        self._make_game_actions()
        self._make_view_actions()
        self._make_help_actions()
        for names_seats in (self.undo, self.redo, self.make_unknown):
            names_seats.changed.connect(partial(self._keep_tip_plain, names_seats))

    def _make_file_actions(self) -> None:
        standard = QKeySequence.StandardKey
        self.new = self._make(
            self.tr("&New window"), self.tr("another window, with a table of its own"), standard.New
        )
        self.open = self._make(self.tr("&Open table…"), "", standard.Open, icon="open")
        self.open_hands = self._make(
            self.tr("Open a file of ha&nds…"),
            self.tr("open a file of hands: who won each, with what, and why"),
            "Ctrl+Alt+O",
        )
        self.save = self._make(self.tr("&Save table"), "", standard.Save, icon="save")
        self.save_as = self._make(
            self.tr("Save table &as…"), self.tr("save the table in another file"), "Ctrl+Shift+S"
        )
        self.history = self._make(
            self.tr("&History of hands…"),
            self.tr("go back to a hand that was analysed"),
            "Ctrl+Shift+H",
        )
        self.save_picture = self._make(
            self.tr("Save p&icture…"),
            self.tr("save a picture of the table: PNG, PDF, or SVG for the cards alone"),
            "Ctrl+Alt+S",
        )
        self.print = self._make(
            self.tr("&Print…"), self.tr("print the table, with a preview"), standard.Print
        )
        self.close = self._make(self.tr("&Close the window"), "", "Ctrl+W")
        # StandardKey.Quit is empty on Linux, and so is that of the preferences.
        self.quit = self._make(self.tr("&Quit"), "", "Ctrl+Q")

    def _make_edit_actions(self, stack: QUndoStack) -> None:
        standard = QKeySequence.StandardKey
        self.undo = stack.createUndoAction(self, self.tr("&Undo"))
        self.undo.triggered.disconnect()  # from the stack: ``take_in`` has to come first
        self._describe(self.undo, "", standard.Undo, icon="undo")
        self.redo = stack.createRedoAction(self, self.tr("&Redo"))
        self.redo.triggered.disconnect()
        self._describe(self.redo, "", "Ctrl+Shift+Z", "Ctrl+Y", icon="redo")
        self.copy = self._make(self.tr("&Copy result"), "", standard.Copy, icon="copy")
        self.copy_odds = self._make(self.tr("Copy &odds as text"), "", "Ctrl+Shift+O")
        self.copy_picture = self._make(self.tr("Copy p&icture"), "", "Ctrl+Shift+C")
        self.copy_link = self._make(
            self.tr("Copy a &link to the file"),
            self.tr("save the table in a file, and copy the file to hand it on"),
        )
        self.say_all = self._make(
            self.tr("Sa&y the answer"),
            self.tr("have a screen reader say the answer and each seat's hand"),
            "Ctrl+Shift+V",
        )
        self.paste = self._make(self.tr("&Paste cards"), "", standard.Paste)
        self.enter = self._make(self.tr("&Type cards"), "", "Ctrl+L")
        self.take_back = self._make(self.tr("&Take the last card back"), "", "Backspace")
        self.clear = self._make(self.tr("C&lear the table"), "", "Ctrl+Backspace", icon="clear")

    def _make_game_actions(self) -> None:
        self.games = QActionGroup(self)
        self.follow_games()
        self.own_game = self._make(
            self.tr("Your &own game…"), self.tr("play a game of your own: a file of its rules")
        )
        self.deal = self._make(
            self.tr("&Deal"),
            self.tr("deal all seats and boards at random"),
            "Ctrl+R",
            icon="deal",
        )
        self.deal_number = self._make(self.tr("Deal again from a &number…"), "", "Ctrl+Shift+D")
        self.street = self._make(
            say_street(None),
            self.tr("deal the next: the hands, the flop, the turn, the river"),
            "Ctrl+Shift+N",
        )
        self.complete = self._make(say_complete(1), "", "Ctrl+Shift+R")
        self.seats = self._make_seats()
        """Actions that make a seat active; each has the seat's number as its data."""
        self.board = self._make(
            self.tr("The &board"), self.tr("the next card goes to the board"), "Ctrl+B"
        )
        self.board.setData(BOARD)
        boards = (
            (self.tr("&One board"), "Ctrl+Alt+1", 1, False),
            (self.tr("&Two boards"), "Ctrl+Alt+2", 2, False),
            (self.tr("T&hree boards"), "Ctrl+Alt+3", 3, False),
            (self.tr("&Run it twice from here"), "Ctrl+Alt+B", 2, True),
            (self.tr("Run it three ti&mes from here"), "Ctrl+Alt+Shift+B", 3, True),
        )
        self.boards = tuple([self._make(text, "", key) for text, key, *_ in boards])
        """Actions that change how many boards there are, and whether they begin alike."""
        for action, (*_, count, runs_on) in zip(self.boards, boards, strict=True):
            action.setData((count, runs_on))
        self.add_seat = self._make(self.tr("&Add a seat"), "", "Ctrl+T", icon="add-seat")
        self.swap = self._make(self.tr("&Swap seats A and B"), "", "Ctrl+E", icon="swap")
        self.remove_seat = self._make(
            self.tr("&Remove the last seat"), "", "Ctrl+Shift+T", icon="remove-seat"
        )
        self.unknown = self._make(
            self.tr("&Unknown card"),
            self.tr("an unknown card; on a slot: for that slot, or no longer"),
            UNKNOWN_KEY,
        )
        self.make_unknown = self._make(
            say_make_unknown(None), self.tr("make all the cards of the seat unknown"), "Ctrl+U"
        )
        self.hold_range = self._make(
            self.tr("Give a ra&nge…"), self.tr("say which hands the seat may have"), "Ctrl+Shift+A"
        )
        self.dead = self._make(
            self.tr("Dead ca&rds"),
            self.tr("dead cards: to their tray, and back to the seats"),
            "Ctrl+D",
            checkable=True,
        )
        self.pot = self._make(self.tr("&Pot of chips"), "", "Ctrl+Shift+P")
        self.practice = self._make(
            self.tr("Pract&ice"),
            self.tr("practise: which hand wins, what it is, the nuts, what it is worth"),
            "Alt+3",
            "Ctrl+K",
        )
        self.practice.setObjectName("practice")
        self.call = self._make(
            self.tr("What it takes to ca&ll"),
            self.tr("the bet: what it takes to call, and whether that pays"),
            "Ctrl+Shift+K",
        )
        self.bets = self._make(
            self.tr("S&ide pots"), self.tr("side pots: what each seat is in for"), "Ctrl+Shift+I"
        )
        self.hands = self._make(self.tr("&Compare a list of hands…"), "", "Ctrl+Shift+L")

    def _make_view_actions(self) -> None:
        self.themes = self._make_group(
            [
                (self.tr("&System colours"), ThemeName.SYSTEM),
                (self.tr("&Light"), ThemeName.LIGHT),
                (self.tr("&Dark"), ThemeName.DARK),
                (self.tr("&High contrast"), ThemeName.CONTRAST),
            ]
        )
        self.decks = self._make_group(
            [
                (self.tr("&Two colours"), DeckColours.TWO),
                (self.tr("&Four colours"), DeckColours.FOUR),
                (self.tr("Four colours, colour-&blind safe"), DeckColours.SAFE),
            ]
        )
        self.table = self._make(
            self.tr("&Table"), self.tr("the table alone, without a pane at its left"), "Alt+1"
        )
        self.table.setObjectName("table")
        self.left_hands = self._make(
            self.tr("&Hands"), self.tr("hands of files, of a list, of the history"), "Alt+2"
        )
        self.left_hands.setObjectName("hands")
        self.next_part = self._make(
            self.tr("Next part"),
            self.tr("go round: the rail, the left pane, the felt, the cards, the right pane"),
            "F6",
        )
        self.previous_part = self._make(
            self.tr("Part before"), self.tr("go round the other way"), "Shift+F6"
        )
        self.why = self._make(
            self.tr("&Why"),
            self.tr("why a hand is what it is, and who wins"),
            "Ctrl+I",
            icon="why",
            checkable=True,
        )
        self.beats = self._make(
            self.tr("&Nuts"),
            self.tr("the nuts, and every hand that beats this one"),
            "Ctrl+Shift+B",
        )
        self.odds_page = self._make(
            self.tr("&Odds"), self.tr("how often each seat wins, and with what")
        )
        self.lows_page = self._make(self.tr("&Lows"), self.tr("the lows, step by step"))
        self.next_card = self._make(
            self.tr("Next &card on the deck"),
            self.tr("what each card would bring, or the plain cards"),
            "Ctrl+M",
            "Ctrl+G",
            checkable=True,
        )
        self.fold = self._make(
            self.tr("Fold the dec&k"),
            self.tr("fold the 52 cards to a bar, and open it"),
            checkable=True,
        )
        self.teach = self._make(
            self.tr("&Hide the answer until asked"),
            self.tr("hide the answers until asked: on and off"),
            "Ctrl+H",
            checkable=True,
        )
        self.reveal = self._make(self.tr("Re&veal the answer"), "", "Ctrl+Return")
        self.larger = self._make(self.tr("Larger te&xt"), "", "Ctrl++", "Ctrl+=")
        self.smaller = self._make(self.tr("S&maller text"), "", "Ctrl+-")
        self.plain_size = self._make(self.tr("Text as usua&l"), "", "Ctrl+Alt+0")
        self.full_screen = self._make(self.tr("F&ull screen"), "", "F11", checkable=True)
        self.type_anywhere = self._make(
            self.tr("Type cards an&ywhere"),
            self.tr("type a card wherever the focus is: on and off"),
            checkable=True,
        )
        self.preferences = self._make(self.tr("&Preferences…"), "", "Ctrl+,", icon="settings")

    def _make_help_actions(self) -> None:
        self.manual = self._make(
            self.tr("&Manual"),
            self.tr("how cards are written, files of hands, ranges and more"),
            "F1",
            icon="help",
        )
        self.help = self._make(
            self.tr("&Rules of poker"), self.tr("the rule for the hand on the table"), "Shift+F1"
        )
        self.kinds = self._make(self.tr("Kinds of &hand"), "")
        self.keys_page = self._make(self.tr("&Keys"), self.tr("this page"), "Ctrl+/")
        self.problem = self._make(
            self.tr("Report a &problem"), self.tr("copy version, system and table, for a report")
        )
        about = self.tr("&About {program}").format(program=NAME)
        self.about = self._make(about, self.tr("version and licences"))

    def _make(
        self, text: str, does: str, *keys: Key, icon: str = "", checkable: bool = False
    ) -> QAction:
        action = QAction(text, self, checkable=checkable)
        self._describe(action, does, *keys, icon=icon)
        return action

    def _describe(self, action: QAction, does: str, *keys: Key, icon: str = "") -> None:
        """Say what an action does ("": its own text), and give it keys, tool tip and icon."""
        does = capital(does or _words(action.text()))
        action.setWhatsThis(does)
        action.setShortcuts([QKeySequence(key) for key in keys])
        action.setToolTip(_tip(does, action))
        if icon:
            self._icons[action] = icon

    def _make_group(self, choices: list[tuple[str, object]]) -> QActionGroup:
        group = QActionGroup(self)
        for text, data in choices:
            _add_choice(group, text, data)
        return group

    def follow_games(self) -> None:
        """Have an action for each game: games of one's own come and go."""
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
        group = self._make_group(
            [(translated(seat_name(seat)), seat) for seat in range(MOST_SEATS)]
        )
        for seat, action in enumerate(group.actions()):
            action.setCheckable(False)
            does = self.tr("the next card goes to {seat}")
            does = does.format(seat=translated(seat_in_sentence(seat)))
            self._describe(action, does, f"Ctrl+{(seat + 1) % 10}")
        return group

    @property
    def shares(self) -> list[QAction]:
        return [
            self.copy,
            self.copy_odds,
            self.copy_picture,
            self.save_picture,
            self.copy_link,
        ]

    @property
    def single(self) -> list[QAction]:
        return [made for made in vars(self).values() if isinstance(made, QAction)]

    @property
    def tasks(self) -> list[tuple[str, list[QAction]]]:
        """The actions by what one wants to do: the heading of each task, and its actions."""
        money = self.pot, self.call, self.bets
        typed = self.enter, self.paste, self.unknown, self.make_unknown, self.dead, self.take_back
        answer = self.why, self.beats, self.next_card, self.teach, self.reveal, self.say_all
        left = self.table, self.left_hands, self.open_hands, self.hands, self.history, self.practice
        tasks = [
            (self.tr("Put cards on the table"), [*typed, *self.seats.actions(), self.board]),
            (self.tr("Deal"), [self.deal, self.street, self.complete, self.deal_number]),
            (self.tr("Take it back"), [self.undo, self.redo, self.clear]),
            (
                self.tr("Seats, boards and bets"),
                [self.add_seat, self.swap, self.remove_seat, self.hold_range, *self.boards, *money],
            ),
            (self.tr("Read the answer"), [*answer]),
            (self.tr("Hands and practice"), [*left]),
            (
                self.tr("Save and share"),
                [self.open, self.save, self.save_as, *self.shares, self.print],
            ),
        ]
        listed = {action for _, actions in tasks for action in actions}
        others = [action for action in self.single if action not in listed]
        return [*tasks, (self.tr("The window and the help"), others)]

    @property
    def keys(self) -> list[tuple[str, list[tuple[str, str]]]]:
        """The keys by task: of each action that has any, the keys and what it does."""
        return [
            (
                task,
                [
                    (", ".join(map(key_name, action.shortcuts())), action.whatsThis())
                    for action in actions
                    if action.shortcuts()
                ],
            )
            for task, actions in self.tasks
        ]

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
