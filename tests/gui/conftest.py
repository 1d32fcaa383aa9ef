"""A window on the offscreen screen, and a user who has only mouse, keyboard and eyes."""

import gc
from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import cast

import pytest
import shiboken6
from PySide6 import QtGui
from PySide6.QtCore import QAbstractAnimation, QEvent, QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMenu, QWidget
from pytestqt.qtbot import QtBot

from analyser.gui.felt.content import FeltContent
from analyser.gui.felt.pot import PotEditor
from analyser.gui.felt.slots import CardSlot
from analyser.gui.felt.spoken_news import ScreenReaderNews
from analyser.gui.felt.tray import deck_view, prompt as prompt_line, tray as tray_module
from analyser.gui.felt.tray.deck_model import DeckModel
from analyser.gui.program.collector import Collector
from analyser.gui.state.document import Document
from analyser.gui.state.jobs import Jobs
from analyser.gui.state.settings import PLAIN_ZOOM, Settings
from analyser.gui.window import panes
from analyser.gui.window.main_window import MainWindow
from analyser.poker.cards import Card, parse_cards
from analyser.poker.games.registry import HOLDEM
from analyser.poker.table.table import Slot, Table, new_table
from not_none import not_none
from tests.conftest import forget_settings

Key = Qt.Key
Heard = list[tuple[str, bool]]
"""What a screen reader was told, and whether at once."""
# The offscreen screen has neither windows to stack nor a keyboard to grab for a menu.
menus = pytest.mark.qt_log_ignore("^This plugin does not support (raise|grabbing the keyboard)")

SIZE = 1024, 700
"""Of the window of a test, in pixels."""
LEFT = Qt.MouseButton.LeftButton
NONE = Qt.KeyboardModifier.NoModifier
CTRL = Qt.KeyboardModifier.ControlModifier
ALT = Qt.KeyboardModifier.AltModifier
SHIFT = Qt.KeyboardModifier.ShiftModifier


class User:
    """Drives one shown window by real events, and reads what it shows."""

    def __init__(self, window: MainWindow) -> None:
        self.window = window
        self.document = window.document
        self.deck = window.area.deck
        self.model = cast(DeckModel, self.deck.model())

    def tell(self, *moves: Callable[[], object]) -> None:
        """Make moves, and tell a screen reader now what a moment later would be told."""
        for move in moves:
            move()
        not_none(self.window.findChild(ScreenReaderNews)).tell()

    # Hands ----------------------------------------------------------------------------------

    def click(self, card: str, button: Qt.MouseButton = LEFT) -> None:
        QTest.mouseClick(self.deck.viewport(), button, NONE, self.where(card))

    def double_click(self, card: str) -> None:
        """Click twice so quickly that Qt makes the second press a double click."""
        place = self.deck.viewport().mapTo(self.window, self.where(card))
        QTest.mouseDClick(self.window.windowHandle(), LEFT, NONE, place)

    def hover(self, card: str) -> None:
        QTest.mouseMove(self.deck.viewport(), self.where(card))

    def where(self, card: str) -> QPoint:
        return self.deck.visualRect(self.model.index_of(Card(card))).center()

    def click_slot(self, place: int, at: int) -> None:
        QTest.mouseClick(self.slot(place, at), LEFT)

    def key(self, key: Qt.Key, modifiers: Qt.KeyboardModifier = NONE) -> None:
        """Press a key; the window sends it where the focus is, or to an action."""
        QTest.keyClick(self.window.windowHandle(), key, modifiers)

    def type(self, text: str) -> None:
        for letter in text:
            self.key(Qt.Key(ord(letter.upper())), SHIFT if letter.isupper() else NONE)

    def enter(self, text: str) -> None:
        """Write a text into the entry and press Enter."""
        self.window.entry.setFocus()
        self.window.entry.setText(text)
        self.key(Qt.Key.Key_Return)

    # Eyes -----------------------------------------------------------------------------------

    def cards(self, place: int = 0) -> str:
        """The cards of a place as the table has them, empty slots left out."""
        table = self.document.table
        return " ".join(str(card) for card in table.slots(place) if card is not None)

    @property
    def active(self) -> Slot | None:
        return self.document.table.active

    @property
    def prompt(self) -> str:
        return self.window.area.prompt.text

    @property
    def below(self) -> str:
        """The sentence below the entry: what Enter does, or what is wrong."""
        preview = self.window.entry.preview
        return "" if preview is None or preview.isHidden() else preview.text

    @property
    def verdict(self) -> str:
        """The verdict as it is read."""
        return self.window.area.view.scoreboard.verdict.text()

    @property
    def reason(self) -> str:
        """The reason as it is read."""
        return self.window.area.view.scoreboard.reason.text()

    def answer(self, seat: int = 0) -> list[str]:
        """The texts that a seat shows about its hand."""
        said = self.content.seats[seat]
        return list(filter(None, (said.title, said.words, said.low, said.share, said.deals)))

    @property
    def content(self) -> FeltContent:
        """All that the felt says."""
        return self.window.area.answers.content

    def shares(self) -> tuple[str, ...]:
        """Each seat's share, in words; empty if no odds are shown."""
        every = self.content.bar.segments
        return tuple([f"{each.spoken}, {each.deals}".removesuffix(", ") for each in every])

    def picture(self, card: str) -> QtGui.QImage:
        """A card of the deck as it is painted."""
        rect = self.deck.visualRect(self.model.index_of(Card(card)))
        return self.deck.viewport().grab(rect).toImage()

    def slots(self, place: int = 0) -> list[CardSlot]:
        area = self.window.area
        every = area.findChildren(CardSlot)
        found = [slot for slot in every if slot.slot.place == place and slot.isVisible()]
        return sorted(found, key=lambda slot: slot.slot.at)

    def slot(self, place: int, at: int) -> CardSlot:
        return self.slots(place)[at]

    def focus(self) -> str:
        widget = QApplication.focusWidget()
        return widget.accessibleName() if widget is not None else ""


def _shown_window(document: Document, qtbot: QtBot) -> MainWindow:
    window = MainWindow(Settings())
    window.fill(document)
    window.resize(*SIZE)
    with qtbot.waitActive(window), qtbot.waitSignal(window.painted):
        window.show()
    return window


class ReusedWindow:
    """A window for many tests. Whatever a test changed for good, the next test gets a new one.

    A new window takes 50 ms, an emptied one 10: for a thousand tests that makes a difference.
    """

    def __init__(self) -> None:
        self.window: MainWindow | None = None
        self._when_new: object = None

    def empty(self, qtbot: QtBot) -> MainWindow:
        """Return a window that looks and acts as a new one does."""
        if self.window is not None:
            self._put_back(self.window)
        if self.window is None or _state(self.window) != self._when_new:
            self.close()
            self.window = _shown_window(Document(), qtbot)
            QApplication.processEvents()
            self._when_new = _state(self.window)
        return self.window

    def _put_back(self, window: MainWindow) -> None:
        if not shiboken6.isValid(window):
            return
        deck = window.area.deck
        for panel in window.findChildren(PotEditor):
            panel.close_panel()
        window.activateWindow()
        window.window_actions.why.setChecked(False)
        window.document.reveal.set_teaching(False)
        if window.settings.zoom != PLAIN_ZOOM or window.font() != QtGui.QFont():
            window.set_zoom(PLAIN_ZOOM)
            forget_settings()  # which it is not in a new one
        window.resize(*SIZE)
        window.document.restore(new_table())
        window.area.tray.fold(False)
        for fading in window.findChildren(QAbstractAnimation):
            fading.setCurrentTime(fading.totalDuration())
        deck.forget_typing()
        cast(DeckModel, deck.model()).read.clear()
        deck.clearFocus()
        deck.setFocus()
        deck.bring_focus_to(deck.model().index(0, 0))
        QApplication.sendEvent(deck, QEvent(QEvent.Type.Leave))
        QApplication.processEvents()

    def close(self) -> None:
        if self.window is not None:
            self.window.close()
            self.window.deleteLater()
            QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
        self.window = None


def _state(window: MainWindow) -> object:
    """All that tests may change and see of a window: if it is as before, so is the window."""
    if not shiboken6.isValid(window) or not window.isActiveWindow():
        return object()  # it is like no other
    widgets = Counter(
        (
            type(widget), str(widget.geometry()), widget.isEnabled(), widget.accessibleName(),
            widget.font().key(),
        )
        for widget in window.findChildren(QWidget)
        if widget.isVisible()
    )  # fmt: skip
    actions = Counter(
        (action.text(), action.isEnabled(), action.isChecked(), action.isVisible())
        for action in window.findChildren(QtGui.QAction)
    )
    others = [widget for widget in QApplication.topLevelWidgets() if widget.isVisible()]
    looks = (window.geometry(), window.font(), window.palette(), window.windowTitle())
    deck = window.area.deck
    deck_state = (deck.cell_size, bool(cast(DeckModel, deck.model()).read))
    return widgets, actions, others, looks, QApplication.focusWidget(), deck_state


@pytest.fixture(scope="module")
def reused_window(qapp: QApplication) -> Iterator[ReusedWindow]:
    """The window of a module's tests."""
    reused = ReusedWindow()
    yield reused
    reused.close()
    forget_settings()  # it saves where it was


@pytest.fixture
def own_window(reused_window: ReusedWindow) -> Iterator[None]:
    """Let nobody else use the test's window: it does what cannot be undone, such as counting."""
    yield
    reused_window.close()


@pytest.fixture(autouse=True)
def plain_looks(qapp: QApplication, reused_window: ReusedWindow) -> Iterator[None]:
    """Begin and end every test with the program's style, system's colours and no pointer about."""
    if qapp.style().name() != "fusion":
        qapp.setStyle("Fusion")
    if qapp.mouseButtons():  # a double click of an earlier test has no release of its own
        QTest.mouseRelease(QWidget(), qapp.mouseButtons())
    QtGui.QCursor.setPos(0, 0)
    yield
    # Each window that is left makes every later change of the style and the font take longer.
    QApplication.processEvents()  # what is about to close one
    for window in QApplication.topLevelWidgets():
        if window.parent() is None and window is not reused_window.window:
            window.deleteLater()
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
    qapp.styleHints().unsetColorScheme()
    qapp.setPalette(QtGui.QPalette())
    QApplication.clipboard().clear()


@pytest.fixture(scope="session")
def collector() -> Collector:
    """Collects what the windows of the tests have left."""
    return Collector()


@pytest.fixture(autouse=True)
def garbage_is_collected_here(collector: Collector) -> Iterator[None]:
    """Collect garbage in the thread of the tests alone while one runs, as the program does."""
    gc.disable()
    yield
    collector.collect_if_due()
    gc.enable()


@pytest.fixture(autouse=True)
def nothing_goes_by_itself() -> Iterator[None]:
    """Let no deck fold away, as if a screen reader listened, and no rank and no note be forgotten.

    A slow machine would hide what a test clicks, and lose what it types or reads. No pane slides.
    """
    # A patch of its own: a test's patches have to be undone before the looks are.
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(tray_module, "is_listened_to", lambda: True)
        patch.setattr(panes, "motion_wanted", lambda: False)
        patch.setattr(deck_view, "_TYPING_PAUSE", 3_600_000)
        patch.setattr(prompt_line, "_MESSAGE_STAYS", 3_600_000)
        yield


@pytest.fixture
def document(request: pytest.FixtureRequest, reused_window: ReusedWindow, qtbot: QtBot) -> Document:
    """The document of the test's window, or of none."""
    if {"act", "accessibles", "own_window"} & set(request.fixturenames):
        reused_window.close()  # as an accessible, Qt keeps what was found below a window before
    if "user" in request.fixturenames:
        return reused_window.empty(qtbot).document
    reused_window.close()
    return Document()


@pytest.fixture
def refusals(document: Document) -> list[str]:
    """Every refusal the document has uttered."""
    heard: list[str] = []
    document.refused.connect(heard.append)
    return heard


@pytest.fixture
def spoken(monkeypatch: pytest.MonkeyPatch) -> Heard:
    """What a screen reader was told to say, and whether at once."""
    heard: Heard = []

    def listen(event: QtGui.QAccessibleEvent) -> None:
        if not isinstance(event, QtGui.QAccessibleAnnouncementEvent):
            return
        assert cast(QWidget, event.object()).isWindow()  # of its parts Orca 48 leaves some out
        urgent = QtGui.QAccessible.AnnouncementPoliteness.Assertive
        heard.append((event.message(), event.politeness() == urgent))

    monkeypatch.setattr(QtGui.QAccessible, "updateAccessibility", listen)
    return heard


OpenWindow = Callable[[Document], User]


@pytest.fixture
def open_window(qtbot: QtBot) -> OpenWindow:
    """Show a window for a document, active and with the focus where a start puts it."""

    def shown(document: Document) -> User:
        window = _shown_window(document, qtbot)
        qtbot.addWidget(window)
        return User(window)

    return shown


@pytest.fixture
def user(document: Document, reused_window: ReusedWindow) -> User:
    """Drives the window of the document, which is empty."""
    return User(not_none(reused_window.window))


@pytest.fixture
def holdem(user: User) -> User:
    """Two empty seats of hold'em, seat A's first slot active."""
    user.document.begin(HOLDEM, 2)
    QApplication.processEvents()
    return user


@pytest.fixture
def counting(own_window: None, user: User) -> Iterator[User]:
    """A window that counts odds, with two seats in hold'em and no card yet."""
    user.document.begin(HOLDEM, 2)
    jobs = Jobs()
    user.window.odds.start(jobs)
    jobs.finish()  # warm
    yield user
    user.window.odds.next_cards.cancel()
    user.window.odds.cancel()
    jobs.finish()


@pytest.fixture
def streets() -> tuple[Table, ...]:
    """A hand of hold'em before the flop, on the flop and on the river."""
    seats = new_table(HOLDEM, 2).place_all(parse_cards("AhKhQsQd"))
    flop = seats.place_all(parse_cards("QcJh2h"))
    return seats, flop, flop.place_all(parse_cards("8h3c"))


@pytest.fixture
def around(qtbot: QtBot) -> QWidget:
    """A widget that is shown, for others to lie in."""
    around = QWidget()
    qtbot.addWidget(around)
    around.resize(1000, 400)
    around.show()
    return around


def words(menu: QMenu) -> list[str]:
    """What a menu offers, without the marks of its keys."""
    return [action.text().replace("&", "") for action in menu.actions() if action.text()]


def take(menu: QMenu, text: str) -> None:
    next(a for a in menu.actions() if a.text().replace("&", "") == text).trigger()
    menu.close()


def open_menu() -> QMenu:
    menu = QApplication.activePopupWidget()
    assert isinstance(menu, QMenu)
    return menu


def ask_for_menu(
    widget: QWidget,
    at: QPoint,
    reason: QtGui.QContextMenuEvent.Reason = QtGui.QContextMenuEvent.Reason.Mouse,
) -> QMenu:
    QApplication.sendEvent(widget, QtGui.QContextMenuEvent(reason, at, widget.mapToGlobal(at)))
    return open_menu()


@dataclass(frozen=True)
class Accessible:
    """What a screen reader finds in one place.

    A record and not Qt's interface: that of a window which has gone must not be touched again, and
    the report of a failed test keeps what the test had in hand.
    """

    role: QtGui.QAccessible.Role
    name: str
    description: str
    selected: bool
    focusable: bool
    focused: bool
    shown: bool
    actions: tuple[str, ...]
    labels: tuple[str, ...]
    """The texts beside it that are its labels."""


def _interfaces(found: QtGui.QAccessibleInterface) -> Iterator[QtGui.QAccessibleInterface]:
    yield found
    for number in range(found.childCount()):
        child = found.child(number)
        if child is not None:  # the stub forgets that it may be
            yield from _interfaces(child)


def _below(widget: QWidget) -> Iterator[QtGui.QAccessibleInterface]:
    top = not_none(QtGui.QAccessible.queryAccessibleInterface(widget))
    return _interfaces(top)


def _read(found: QtGui.QAccessibleInterface) -> Accessible:
    actions = found.actionInterface()
    names = actions.actionNames() if actions is not None else []  # type: ignore[redundant-expr]
    return Accessible(
        found.role(),
        found.text(QtGui.QAccessible.Text.Name),
        found.text(QtGui.QAccessible.Text.Description),
        bool(found.state().selected),
        bool(found.state().focusable),
        bool(found.state().focused),
        not found.state().invisible,
        tuple(names),
        tuple(_labels(found)),
    )


def _labels(found: QtGui.QAccessibleInterface) -> Iterator[str]:
    for other, relation in found.relations():
        if relation == QtGui.QAccessible.RelationFlag.Label:
            yield other.text(QtGui.QAccessible.Text.Name)


Look = Callable[[QWidget], list[Accessible]]
Act = Callable[[QWidget, str], None]


@pytest.fixture
def accessibles() -> Look:
    """List everything a screen reader finds below a widget, the widget first."""
    return lambda widget: [_read(found) for found in _below(widget)]


@pytest.fixture
def act() -> Act:
    """Do action 0 of the first accessible below a widget whose name starts with a text."""

    def act(widget: QWidget, start: str) -> None:
        for found in _below(widget):
            if found.text(QtGui.QAccessible.Text.Name).startswith(start):
                actions = found.actionInterface()
                actions.doAction(actions.actionNames()[0])
                return
        pytest.fail(f"nothing is called {start}")

    return act
