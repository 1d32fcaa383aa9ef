"""The actions of menus, header and keys, as ``actions_and_menus.txt`` lists them."""

from collections.abc import Iterable, Iterator
from functools import partial
from operator import attrgetter
from pathlib import Path
from typing import Final

from PySide6.QtCore import QObject
from PySide6.QtGui import QAction, QActionGroup, QColor, QKeyEvent, QKeySequence, QUndoStack
from shiboken6 import isValid

from analyser.gui.look.card_faces import icon
from analyser.gui.look.theme import DeckColours, ThemeName
from analyser.gui.look.translation import capital, key_name, plain_tip, translated, with_key
from analyser.gui.look.windows import add_choice
from analyser.poker.games.game import MOST_SEATS
from analyser.poker.names import seat_in_sentence, seat_name
from analyser.poker.phrases import Phrase, tables_in
from analyser.poker.table.streets import Street
from analyser.poker.table.table import BOARD
from analyser.product import NAME

TABLES: Final = tables_in(Path(__file__).with_name("actions_and_menus.txt"))
_SHARES: Final = next(names for key, _, names in TABLES["inner"] if key == "Share")


class Actions(QObject):
    """The actions of the main window. The window connects their signals.

    Each action has its description in ``statusTip``. In a group of choices, such as the themes, the
    data of each action is the value that it chooses.
    """

    def __init__(self, parent: QObject, stack: QUndoStack) -> None:
        super().__init__(parent)
        self.made: dict[str, QAction] = {}
        self._icons: dict[QAction, str] = {}
        for row in TABLES["actions"]:
            self._make_action(stack, *row)
        self.single = [*self.made.values()]
        self.shares = [*self.named(_SHARES)]
        self.board.setData(BOARD)
        self.boards = QActionGroup(self)
        """Actions that change how many boards there are, and whether they begin alike."""
        for text, key, count, *alike in TABLES["boards"]:
            board = QAction(_translated(text), self.boards, shortcut=QKeySequence(key))
            board.setData((int(count), bool(alike)))
        self.seats = self._make_seats()
        """Actions that make a seat active; each has the seat's number as its data."""
        self.games = QActionGroup(self)
        self.themes = self._make_group([(text, ThemeName[name]) for text, name in TABLES["themes"]])
        self.decks = self._make_group([(text, DeckColours[name]) for text, name in TABLES["decks"]])
        for names_seats in (self.undo, self.redo, self.make_unknown):
            names_seats.changed.connect(partial(self._keep_tip_plain, names_seats))

    def __getattr__(self, name: str) -> QAction:
        """Return the action with this name in ``actions_and_menus.txt``."""
        try:
            return self.made[name]
        except KeyError:
            raise AttributeError(name) from None

    def _make_action(self, stack: QUndoStack, name: str, text: str, *more: str) -> None:
        """Make the action of a row of the file; what it does is only said by ``describe``."""
        _, keys, icon, kind = [*more, *[""] * 4][:4]
        text = _translated(text).replace("{program}", NAME)
        if name in ("undo", "redo"):
            undoes = stack.createUndoAction if name == "undo" else stack.createRedoAction
            action = undoes(self, text)
            action.triggered.disconnect()  # from the stack: ``take_in`` has to come first
        else:
            action = QAction(text, self, checkable=kind == "switch")
        action.setObjectName(name.removeprefix("left_"))  # the rail's drawings have these names
        action.setShortcuts([_key_sequence(key) for key in keys.split()])
        self.made[name] = action
        if icon:
            self._icons[action] = icon

    def connect_calls(self, window: QObject) -> None:
        """Connect actions with what the file says they call, which is looked up at each call."""
        for name, path, *given in TABLES["calls"]:
            call = partial(_call_at_path, window, path, given)
            self.made[name].triggered.connect(lambda checked=False, call=call: call(checked))

    def _make_group(self, choices: Iterable[tuple[str, object]]) -> QActionGroup:
        group = QActionGroup(self)
        for text, data in choices:
            add_choice(group, _translated(text), data)
        return group

    def _make_seats(self) -> QActionGroup:
        """Make the actions that make one of ten seats active; Ctrl+0 is the tenth's."""
        group = self._make_group([(seat_name(seat), seat) for seat in range(MOST_SEATS)])
        for seat, action in enumerate(group.actions()):
            action.setCheckable(False)
            action.setShortcut(f"Ctrl+{(seat + 1) % 10}")
        return group

    def describe(self) -> None:
        """Give the actions tool tips, and the help what they do: only needed after a paint."""
        for name, _, *about in TABLES["actions"]:
            _describe(self.made[name], _translated(about[0]) if about and about[0] else "")
        for board in self.boards.actions():
            _describe(board, "")
        for seat, action in enumerate(self.seats.actions()):
            does = self.tr("the next card goes to {seat}")
            _describe(action, does.format(seat=translated(seat_in_sentence(seat))))

    def named(self, names: str) -> Iterator[QAction]:
        """Yield the actions, and those of the groups, with these names, divided by spaces."""
        for name in names.split():
            found: QAction | QActionGroup = getattr(self, name)
            yield from found.actions() if isinstance(found, QActionGroup) else [found]

    @property
    def tasks(self) -> list[tuple[str, list[QAction]]]:
        """The actions by what one wants to do: the heading of each task, and its actions."""
        tasks = [(_translated(task), [*self.named(names)]) for task, names in TABLES["tasks"]]
        listed = {action for _, actions in tasks for action in actions}
        others = [action for action in self.single if action not in listed]
        return [*tasks, (self.tr("The window and the help"), others)]

    def keys(self) -> list[tuple[str, list[tuple[str, str]]]]:
        """The keys by task, those of the felt first: the keys, and what they do."""
        felt = [(_translated(key), _translated(does)) for key, does in TABLES["felt"]]
        tasks = [(task, [*_keys_of(actions)]) for task, actions in self.tasks]
        return [(self.tr("Walk over the felt"), felt), *tasks]

    def name_deals(self, street: Street | None, boards: int) -> None:
        """Say which street is dealt next, if any is left, and how many ``boards`` are completed."""
        wanted = Street.CARDS if street is None else street
        said = (text for text, name in TABLES["streets"] if Street[name] is wanted)
        self.street.setText(_translated(next(said)))
        one, several = self.tr("&Complete the board"), self.tr("&Complete the boards")
        self.complete.setText(several if boards > 1 else one)

    def why_not(self, event: QKeyEvent) -> str:
        """Say of a key of an action that is disabled that it is not possible; "" of other keys."""
        keys = QKeySequence(event.keyCombination())
        off = (one for one in self.single if not one.isEnabled() and keys in one.shortcuts())
        name = next((_plain_text(one.text()) for one in off), "")
        return name and self.tr("{action}: not possible now").format(action=name)

    def _keep_tip_plain(self, action: QAction) -> None:
        """Escape the seats' names in an action's tool tip, so that Qt reads no name as HTML."""
        if isValid(action):  # at the program's end Qt deletes it
            action.setToolTip(_tool_tip(_plain_text(action.text()), action))

    def draw_icons(self, ink: QColor) -> None:
        for action, name in self._icons.items():
            action.setIcon(icon(name, ink))


def _translated(text: str) -> str:
    return translated(Phrase(text))


def _call_at_path(window: QObject, path: str, arguments: Iterable[str], checked: bool) -> None:
    """Call a window's method at a dotted path; digits are ints, "checked" gives ``checked``."""
    numbers = {each: int(each) for each in arguments if each.lstrip("-").isdigit()}
    values = [checked if each == "checked" else numbers.get(each, each) for each in arguments]
    attrgetter(path)(window)(*values)


def _describe(action: QAction, does: str) -> None:
    """Say what an action does ("": its own text), and give it a tool tip."""
    does = capital(does or _plain_text(action.text()))
    action.setStatusTip(does)
    action.setToolTip(_tool_tip(does, action))


def _key_sequence(key: str) -> QKeySequence:
    """Return the keys of a text; after @ it names a standard key, such as "@New"."""
    standard = key.removeprefix("@")
    return QKeySequence(key if standard == key else QKeySequence.StandardKey[standard])


def _keys_of(actions: Iterable[QAction]) -> Iterator[tuple[str, str]]:
    """Yield for each action that has keys: its keys, and what it does."""
    for action in actions:
        if keys := action.shortcuts():
            yield ", ".join(map(key_name, keys)), action.statusTip()


def _tool_tip(does: str, action: QAction) -> str:
    """Return the tool tip of an action: what it does, and its key."""
    return plain_tip(with_key(does, action.shortcut()))


def _plain_text(text: str) -> str:
    """Return the text of an action without the "&" before its mnemonic and the "…" for a dialog."""
    return text.replace("&&", "\0").replace("&", "").replace("\0", "&").rstrip("…")
