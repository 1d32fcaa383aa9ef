"""The empty window is there first, and what goes into it right after."""

import gc
import subprocess
import sys
import weakref
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QByteArray, QEvent, QPoint, Qt
from PySide6.QtGui import QPalette
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLineEdit, QStyle
from pytestqt.qtbot import QtBot

from analyser.gui.look.theme import ThemeName, dark_palette
from analyser.gui.program.collector import Collector
from analyser.gui.program.session import Session
from analyser.gui.program.start import Start, Windows
from analyser.gui.state.document import Document
from analyser.gui.state.hand_history import HandHistory
from analyser.gui.state.jobs import Jobs
from analyser.gui.state.saved_windows import SavedWindow, load_table, save_table, table_file
from analyser.gui.state.settings import Settings
from analyser.gui.window.main_window import FIRST_SIZE
from analyser.poker.cards import parse_cards
from analyser.poker.games.registry import HOLDEM
from analyser.poker.ranges.notation import parse_range
from analyser.poker.table.table import new_table
from not_none import not_none

StartAgain = Callable[[int], list[Start]]


def printed_by(code: str, *arguments: object) -> str:
    program = [sys.executable, "-c", code, *map(str, arguments)]
    return subprocess.run(program, capture_output=True, text=True, check=True, timeout=300).stdout


LOADED = """
import sys
from analyser.gui.program import start
print(sorted(name for name in sys.modules if name.startswith("analyser") or name == "numpy"))
"""


DOUBLE_CLICKED = """
import sys
from PySide6.QtCore import QCoreApplication, QTimer
from PySide6.QtGui import QFileOpenEvent
from analyser.gui.program import start
early, late = sys.argv[1:]
def double_click(path):
    QCoreApplication.sendEvent(QCoreApplication.instance(), QFileOpenEvent(path))
class Watched(start.Start):
    def __init__(self, *arguments):
        super().__init__(*arguments)
        self.shown = []
        QTimer.singleShot(0, lambda: double_click(early))
        self.watch = QTimer(interval=5)
        self.watch.timeout.connect(self.look)
        self.watch.start()
    def look(self):
        cards = self.session.document.table.cards_of(0) if self.session else ()
        text = " ".join(map(str, cards))
        if text and text not in self.shown:
            self.shown.append(text)
            print(text)
            double_click(late) if len(self.shown) == 1 else self.window.close()
start.Start = Watched
sys.exit(start.run())
"""


def test_double_clicked_tables_are_opened_where_they_come_as_events(tmp_path: Path) -> None:
    paths = []
    for cards in ("As Kd", "2c 3c"):
        paths.append(tmp_path / f"{cards}.handtable")
        save_table(new_table().place_all(parse_cards(cards)), paths[-1])
    assert printed_by(DOUBLE_CLICKED, *paths).split("\n") == ["As Kd", "2c 3c", ""]


def session_of(start: Start) -> Session:
    return not_none(start.session)


@pytest.fixture
def unpainted(qtbot: QtBot) -> Start:
    begun = Start(None)
    qtbot.addWidget(begun.window)
    return begun


def show(begun: Start, qtbot: QtBot) -> Session:
    begun.window.show()
    qtbot.waitUntil(lambda: begun.session is not None and begun.session.restored)
    return session_of(begun)


@pytest.fixture
def start(unpainted: Start, qtbot: QtBot) -> Iterator[Start]:
    session = show(unpainted, qtbot)
    yield unpainted
    session.finish()


def first_size() -> tuple[int, int]:
    room = QApplication.primaryScreen().availableSize()
    title_bar = QApplication.style().pixelMetric(QStyle.PixelMetric.PM_TitleBarHeight)
    return min(FIRST_SIZE[0], room.width()), min(FIRST_SIZE[1], room.height() - title_bar)


def test_the_window_is_painted_before_rules_cards_and_odds_are_loaded() -> None:
    """Neither the domain nor the pictures are loaded before the empty window is there."""
    found = printed_by(LOADED)
    assert "analyser.gui.program.start" in found
    for late in ("analyser.poker.cards", "resources_rc", "felt.area", "window.menus", "numpy"):
        assert late not in found
    loaded, is_answered = printed_by(PAINTED_AND_ANSWERED).splitlines()
    assert "analyser.gui.felt.scoreboard" in loaded
    assert "analyser.poker.odds.record" not in loaded  # nor odds_wording
    for late in ("gui.state.hand_history", "gui.hands.pane", "poker.results.outcome"):
        assert f"analyser.{late}" not in loaded
    assert is_answered == "True"


def test_the_window_is_empty_until_it_has_been_painted(unpainted: Start, qtbot: QtBot) -> None:
    window = unpainted.window
    assert window.centralWidget() is None
    assert (window.width(), window.height()) == first_size()
    session = show(unpainted, qtbot)
    assert session.window is window
    assert window.area.isVisible()
    assert (window.width(), window.height()) == first_size()
    assert window.focusWidget() is window.area.deck
    session.finish()


def test_closing_keeps_place_and_table(start: Start, monkeypatch: pytest.MonkeyPatch) -> None:
    session_of(start).document.enter("As Kd")
    start.window.setGeometry(10, 40, 780, 690)
    start.window.close()
    assert not start.window.isVisible()
    assert load_table(table_file()) == session_of(start).document.table
    again = Start(None)
    assert (again.window.width(), again.window.height()) == (780, 690)
    assert again.window.pos() == QPoint(10, 40)
    begun: list[object] = []
    for name in ("run", "run_steps"):
        monkeypatch.setattr(Jobs, name, lambda *these: begun.append(these))
    document = session_of(start).document
    document.change_game(HOLDEM)
    document.enter("As Kd 2c 2d")
    assert begun == []


def test_a_window_fits_on_this_screen_whatever_place_was_kept(start: Start, qtbot: QtBot) -> None:
    room = QApplication.primaryScreen().availableGeometry()
    start.window.setGeometry(room.right() + 500, 40, room.width() + 300, room.height() + 300)
    start.window.close()
    again = Start(None).window
    assert again.width() <= room.width()
    assert again.height() < room.height()
    assert room.contains(again.pos())
    Settings().set_geometry_of(1, QByteArray(b"nonsense"))
    window = Start(None).window
    qtbot.addWidget(window)
    assert (window.width(), window.height()) == first_size()


def test_a_dark_window_is_never_light_first(qtbot: QtBot) -> None:
    before = QApplication.palette()
    Settings().theme = ThemeName.DARK
    try:
        begun = Start(None)
        qtbot.addWidget(begun.window)
        role = QPalette.ColorRole.Window
        assert begun.window.palette().color(role) == dark_palette().color(role)
    finally:
        QApplication.setPalette(before)


PAINTED_AND_ANSWERED = """
import sys
from PySide6.QtCore import QCoreApplication
from analyser.gui.program import start
class Watched(start.Start):
    def __init__(self, *arguments):
        super().__init__(*arguments)
        self.window.painted.connect(self.tell)  # before the window itself hears of it
        self.window.restored.connect(lambda: print("results.outcome" in self.loaded()))
        self.window.restored.connect(QCoreApplication.quit)
    def tell(self):
        print(self.loaded())
    def loaded(self):
        # A copy: in a thread, other modules are being loaded.
        return " ".join(sorted(name for name in [*sys.modules] if name.startswith("analyser")))
start.Start = Watched
sys.exit(start.run())
"""


def test_cards_typed_before_the_rules_are_there_count(unpainted: Start, qtbot: QtBot) -> None:
    def type_ace() -> None:
        for key in (Qt.Key.Key_A, Qt.Key.Key_S):
            QTest.keyClick(unpainted.window.area.deck, key)

    unpainted.window.painted.connect(type_ace)  # before the window itself hears of it
    session = show(unpainted, qtbot)
    assert session.document.table.cards_of(0) == tuple(parse_cards("As"))
    assert unpainted.window.area.answers.content.verdict.text == "Ace high"
    session.finish()


def opened(windows: Windows, qtbot: QtBot, count: int) -> list[Start]:
    def there() -> bool:
        begun = windows.starts
        return len(begun) == count and all(one.session and one.session.restored for one in begun)

    qtbot.waitUntil(there)
    return windows.starts


def two(windows: Windows, qtbot: QtBot) -> list[Start]:
    (first,) = opened(windows, qtbot, 1)
    first.window.window_actions.new.trigger()
    return opened(windows, qtbot, 2)


@pytest.fixture
def windows() -> Iterator[Windows]:
    begun = Windows()
    begun.open()
    yield begun
    begun.leave()
    begun.finish()


@pytest.fixture
def start_again(qtbot: QtBot) -> Iterator[StartAgain]:
    """Start the program once more, and wait until there are so many windows with their tables."""
    again = Windows()

    def start(count: int) -> list[Start]:
        again.open()
        return opened(again, qtbot, count)

    yield start
    again.leave()
    again.finish()


def test_several_files_of_hands_open_in_one_table(qtbot: QtBot, tmp_path: Path) -> None:
    files = [tmp_path / "a.txt", tmp_path / "b.txt"]
    for file in files:
        file.write_text("AhKh v QsQd @ QcJh2h8h3c\n")
    begun = Windows()
    start = begun.open_first(list(map(str, files)))
    try:
        qtbot.waitUntil(lambda: start.session is not None and start.session.restored)
        qtbot.waitUntil(lambda: start.window.hands.files.rowCount() == 2)
    finally:
        begun.leave()
        begun.finish()


def test_a_new_window_has_a_table_of_its_own(windows: Windows, qtbot: QtBot) -> None:
    (first,) = opened(windows, qtbot, 1)
    session_of(first).document.enter("As Kd")
    QTest.keyClick(first.window, Qt.Key.Key_N, Qt.KeyboardModifier.ControlModifier)
    first, second = opened(windows, qtbot, 2)
    assert session_of(second).document.table == new_table()
    assert second.window.windowTitle() == "Table 2"
    assert second.window.pos() - first.window.pos() == QPoint(32, 32)
    session_of(second).document.enter("2c 2d")
    assert session_of(first).document.table.cards_of(0) == parse_cards("As Kd")


def test_all_windows_come_back(windows: Windows, qtbot: QtBot, start_again: StartAgain) -> None:
    first, second = two(windows, qtbot)
    tables = []
    for start, cards in ((first, "As Kd"), (second, "2c 2d")):
        session_of(start).document.enter(cards)
        tables.append(session_of(start).document.table)
    second.window.window_actions.quit.trigger()
    assert (first.window.isVisible(), second.window.isVisible()) == (False, False)
    assert HandHistory().entries() == []
    back = [session_of(start).document.table for start in start_again(2)]
    assert back == tables


def test_what_is_typed_and_painted_as_the_program_is_left_comes_back(
    windows: Windows, qtbot: QtBot, start_again: StartAgain
) -> None:
    (first,) = opened(windows, qtbot, 1)
    session_of(first).document.begin(HOLDEM, 2)
    (name,) = first.window.area.view.seats[0].findChildren(QLineEdit)
    name.setFocus()
    QTest.keyClicks(name, "Ann")
    session_of(first).document.range_asked.emit(1)
    panel = not_none(first.window.area.view.seats[1].panel)
    aces = panel.matrix.visualRect(panel.model.index(0, 0)).center()
    QTest.mousePress(panel.matrix.viewport(), Qt.MouseButton.LeftButton, pos=aces)
    first.window.window_actions.quit.trigger()
    QTest.mouseRelease(panel.matrix.viewport(), Qt.MouseButton.LeftButton, pos=aces)
    (back,) = start_again(1)
    seats = session_of(back).document.table.seats
    assert (seats[0].name, seats[1].range) == ("Ann", parse_range("AA"))


def test_a_window_closed_beside_another_stays_closed_and_is_in_the_history(
    windows: Windows, qtbot: QtBot, start_again: StartAgain
) -> None:
    first, second = two(windows, qtbot)
    session_of(first).document.enter("As Kd")
    session_of(second).document.enter("2c 2d")
    first.window.window_actions.close.trigger()
    assert opened(windows, qtbot, 1) == [second]
    prompt = second.window.area.prompt
    assert prompt.text == "The closed window's table is in the history: Ctrl+Shift+H"
    second.window.set_theme(ThemeName.DARK)  # which reaches every window that is there
    QApplication.processEvents()
    second.window.close()
    assert [entry.line for entry in HandHistory().entries()] == ["AsKd"]
    (back,) = start_again(1)
    assert session_of(back).document.table.cards_of(0) == parse_cards("2c 2d")


def test_nothing_is_left_of_windows_that_were_closed(
    windows: Windows, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A window that starts must not spare from the garbage collector what one before has left.

    What is left of the first has to be there when the second starts.
    """
    monkeypatch.setattr(Collector, "collect_if_due", lambda _: None)
    opened(windows, qtbot, 1)
    left: list[weakref.ref[Document]] = []
    for _ in range(2):
        windows.starts[0].window.window_actions.new.trigger()
        _, start = opened(windows, qtbot, 2)
        window, document = start.window, session_of(start).document
        left.append(weakref.ref(document))
        document.begin(HOLDEM, 2)
        ace = window.area.deck.centre_of(parse_cards("As")[0])
        QTest.mouseClick(window.area.deck.viewport(), Qt.MouseButton.LeftButton, pos=ace)
        window.area.view.scoreboard.pot.click()
        for part in ("hold_range", "why", "hands", "practice", "close"):
            getattr(window.window_actions, part).trigger()
        del start, window, document
        opened(windows, qtbot, 1)
        QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    gc.collect()
    assert [document() for document in left] == [None, None]


def test_what_the_desktop_asks_to_leave_comes_back(windows: Windows, qtbot: QtBot) -> None:
    for start in two(windows, qtbot):
        session_of(start).document.enter("As Kd")
    windows.note_leaving()
    for start in windows.starts:
        start.window.close()
    assert [SavedWindow(number).is_used for number in (1, 2)] == [True, True]


# The offscreen screen has no window manager to ask for it.
@pytest.mark.qt_log_ignore(r"^This plugin does not support raise\(\)$", extend=True)
def test_a_file_opens_in_the_window_in_use(windows: Windows, qtbot: QtBot, tmp_path: Path) -> None:
    first, second = two(windows, qtbot)
    path = tmp_path / "mine.handtable"
    save_table(new_table().place_all(parse_cards("As Kd")), path)
    first.window.activateWindow()
    qtbot.waitUntil(first.window.isActiveWindow)
    windows.open_file(str(path))
    assert (session_of(first).document.file, session_of(second).document.file) == (str(path), "")
