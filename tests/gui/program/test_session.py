"""One run after another: what comes back, whatever ended the run before."""

import threading
from collections.abc import Callable
from importlib.util import find_spec
from pathlib import Path
from threading import get_ident
from unittest.mock import MagicMock, patch

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from analyser.gui.hands.pane import HandsPane
from analyser.gui.program import session as session_module
from analyser.gui.program.crash_report import log_file
from analyser.gui.program.session import Session
from analyser.gui.state import saved_windows
from analyser.gui.state.guest import Guest
from analyser.gui.state.hand_history import HandHistory
from analyser.gui.state.saved_windows import SavedWindow, load_table, save_table, table_file
from analyser.gui.state.settings import Settings, settings_file
from analyser.gui.state.undoable_table import WindowContent
from analyser.gui.window.main_window import MainWindow
from analyser.poker.cards import DECK, Card, parse_cards
from analyser.poker.games.game import Game
from analyser.poker.games.registry import ANY, DRAW, HOLDEM
from analyser.poker.hand_files import batch
from analyser.poker.hand_table.table import FileTable
from analyser.poker.results.outcome import Outcome, outcome_of
from analyser.poker.table.table import Table, new_table
from histories import PHH

TABLE = new_table(HOLDEM, 2).place_all(parse_cards("As Kd 10h")).rename_seat(1, "Zoë")
Start = Callable[..., Session]
LONG = 3_600_000
"""Milliseconds that no test lasts: what the clock would do is left to the test."""


@pytest.fixture
def start(qtbot: QtBot) -> Start:
    """Start a run, and wait until what was saved is back."""
    sessions: list[Session] = []  # kept until their windows are closed, as the program keeps them

    def run(path: str | None = None, comes_back: Callable[[], bool] = lambda: True) -> Session:
        session = Session(MainWindow(Settings()), path, comes_back=comes_back)
        sessions.append(session)
        qtbot.addWidget(session.window)
        with qtbot.waitSignal(session.window.painted):
            session.window.show()
        qtbot.waitUntil(lambda: session.restored)
        return session

    return run


def kept() -> Path:
    (path,) = table_file().parent.glob("table-kept-*.json")
    return path


def test_the_first_run_begins_empty_and_the_next_with_the_table_before(start: Start) -> None:
    session = start()
    document = session.document
    assert document.table == new_table(ANY)
    assert (document.undo_stack.canUndo(), log_file().exists()) == (False, False)
    document.enter("As Kd")
    session.window.close()
    assert load_table(table_file()) == document.table
    save_table(TABLE, table_file())
    document = start().document
    assert document.table == TABLE
    assert not document.undo_stack.canUndo()


@pytest.mark.parametrize("key", ["hands", "practice", ""])
def test_the_open_panes_come_back(start: Start, qtbot: QtBot, key: str) -> None:
    session = start()
    session.window.panes.show_left(key)
    session.window.window_actions.why.setChecked(bool(key))
    qtbot.waitUntil(lambda: (session.document.guest is not None) == (key == "practice"))
    session.window.close()
    panes = start().window.panes
    assert panes.left_key == key
    for pane in (panes.left, panes.right):
        gave_way = key == "practice" and pane.is_over  # to the question below it
        assert pane.isVisible() == bool(key) or gave_way
    panes.window().close()
    Settings().left_page = "no such page"
    assert start().window.panes.left_key == ""
    start().window.panes.show_left("hands")
    assert Settings().left_page == "no such page", "what a second window shows is not kept"


def test_a_games_tables_are_built_beside_it(start: Start, monkeypatch: pytest.MonkeyPatch) -> None:
    session = start()
    session.jobs.finish()  # those of the start
    prepared: list[tuple[Game, bool]] = []

    def prepare(game: Game) -> None:
        prepared.append((game, threading.current_thread() is threading.main_thread()))

    monkeypatch.setattr(session_module, "prepare", prepare)
    session.document.change_game(DRAW)
    session.document.enter("As Ah")
    with_wild = DRAW.with_options({"wild": "2"})
    session.document.change_options(with_wild.options, "")
    session.jobs.finish()
    assert prepared == [(DRAW, False), (with_wild, False)]


def test_files_of_hands_are_prepared(monkeypatch: pytest.MonkeyPatch) -> None:
    rows: list[int] = []
    close = FileTable.close

    def count_and_close(table: FileTable) -> None:
        rows.append(len(table))
        close(table)

    monkeypatch.setattr(FileTable, "close", count_and_close)
    session_module.prepare_files()
    lines = session_module.LINES_OF_TWO_HANDS
    assert len(lines) >= batch._LEAST_TOGETHER
    assert rows[0] == lines.count("\n")


def test_what_a_click_may_open_is_loaded_in_steps_until_the_window_is_closed(
    start: Start, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The modules are loaded already by other tests; here it is seen that they are asked for."""
    loaded: list[str] = []
    prepared: list[int] = []
    monkeypatch.setattr(session_module, "LOAD_DELAY", LONG)
    monkeypatch.setattr(session_module, "LOAD_STEP", 1)
    monkeypatch.setattr(session_module, "prepare_files", lambda: prepared.append(get_ident()))
    monkeypatch.setattr(session_module, "import_module", loaded.append)
    session = start()
    assert not session.window.isHidden()
    qtbot.waitUntil(session.pause.isActive)
    assert not loaded
    session.pause.start(0)
    qtbot.waitUntil(lambda: len(loaded) == len(session_module.LOADED_LATER))
    assert tuple(loaded) == session_module.LOADED_LATER
    assert all(find_spec(name) is not None for name in loaded)
    qtbot.waitUntil(lambda: bool(prepared) and not session.loading.isActive())
    session.jobs.finish()
    assert len(prepared) == 1, "for the first file of hands"
    assert prepared != [get_ident()], "beside the window"


def test_a_window_that_is_closed_loads_nothing_more(
    start: Start, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    loaded: list[str] = []
    monkeypatch.setattr(session_module, "LOAD_DELAY", 0)
    monkeypatch.setattr(session_module, "LOAD_STEP", LONG)
    monkeypatch.setattr(session_module, "prepare_files", bool)
    monkeypatch.setattr(session_module, "import_module", loaded.append)
    session = start()
    qtbot.waitUntil(session.loading.isActive)
    session.loading.timeout.emit()
    assert len(loaded) == 1
    session.window.close()
    assert not session.loading.isActive()
    QApplication.processEvents()
    assert len(loaded) == 1


def test_all_that_is_kept_is_written_while_the_window_is_open(
    start: Start, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """So that a kill at any later moment costs nothing of it."""
    monkeypatch.setattr(session_module, "SAVE_DELAY", 1)
    file = tmp_path / "mine.handtable"
    session = start()
    document = session.document
    document.enter("AsKd v QsQd @ Th2c3c")
    document.set_saved(str(file))
    qtbot.waitUntil(lambda: bool(HandHistory().entries()))
    session.jobs.finish()
    assert SavedWindow(1).load() == WindowContent(document.table, str(file))
    (entry,) = HandHistory().entries()
    assert entry.name == "AsKd v QsQd @ Th2c3c: Seat B is ahead, a pair of queens"
    assert file.name in settings_file().read_text(encoding="utf-8")


def test_changes_do_not_put_off_writing(start: Start, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(session_module, "SAVE_DELAY", LONG)
    monkeypatch.setattr(session_module, "SAVE_LIMIT", LONG)
    session = start()
    limit = session.save_limit
    for cards in (("As", "Kd"), ("Qc", "Jh")):
        begin = MagicMock(side_effect=limit.start)
        with patch.object(limit, "start", begin):
            for card in cards:
                session.document.enter(card)
        begin.assert_called_once()
        limit.stop()  # as the clock would, in the middle of the changes
        limit.timeout.emit()
        session.jobs.finish()
        assert load_table(table_file()) == session.document.table


@pytest.mark.parametrize(("content", "why"), [
    (b"\x00 nonsense", "This is not a table that can be opened (it is not a saved table)"),
    (b'{"format": 99}', "This table was saved by a newer version of the program (format 99"),
    (b" " * (2 << 20), "This is not a table that can be opened (it is larger than any table)"),
])  # fmt: skip
def test_a_table_that_cannot_be_read_is_refused(start: Start, content: bytes, why: str) -> None:
    table_file().parent.mkdir(parents=True)
    table_file().write_bytes(content)
    session = start()
    assert session.window.area.prompt.text.startswith(f"Not done: {why}")
    assert (session.document.table, kept().read_bytes()) == (new_table(ANY), content)
    assert str(kept()) in log_file().read_text(encoding="utf-8")
    session.document.enter("As")
    session.window.close()
    assert kept().read_bytes() == content
    assert load_table(table_file()).find(Card("As")) is not None


def test_an_unforeseen_error_costs_nothing(start: Start, monkeypatch: pytest.MonkeyPatch) -> None:
    save_table(TABLE, table_file())
    content = table_file().read_bytes()

    def fail(_: str) -> None:
        raise ZeroDivisionError("nobody thought of this")

    monkeypatch.setattr(saved_windows, "window_from_json", fail)
    session = start()
    said = f"Not done: The table of the last run cannot be read ({kept()})"
    assert session.window.area.prompt.text == said
    assert "nobody thought of this" in log_file().read_text(encoding="utf-8")
    session.document.enter("As")
    session.window.close()
    assert (kept().read_bytes(), load_table(table_file())) == (content, session.document.table)


def test_a_table_that_cannot_be_shown_goes(start: Start, monkeypatch: pytest.MonkeyPatch) -> None:
    save_table(TABLE, table_file())

    def fail(table: Table) -> Outcome:
        if table == TABLE:
            raise ZeroDivisionError
        return outcome_of(table)

    monkeypatch.setattr("analyser.poker.results.outcome.outcome_of", fail)
    session = start()
    assert (session.document.table, load_table(kept())) == (new_table(ANY), TABLE)
    assert session.document.enter("As")


def test_an_error_in_what_is_prepared_or_looked_into_holds_no_table_up(
    start: Start, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    save_table(TABLE, table_file())

    def fail(*_: str) -> bool:
        raise MemoryError

    monkeypatch.setattr(session_module, "prepare_hands", fail)
    with qtbot.captureExceptions() as caught:
        session = start()
    assert ([kind for kind, _, _ in caught], session.document.table) == ([MemoryError], TABLE)
    session.window.close()
    monkeypatch.setattr(session_module, "has_hands", fail)
    with qtbot.captureExceptions() as caught:
        session = start(str(tmp_path / "none.json"))
    assert [kind for kind, _, _ in caught] == [MemoryError] * 2
    assert session.restored


def test_what_is_not_put_aside_is_not_lost(start: Start, monkeypatch: pytest.MonkeyPatch) -> None:
    table_file().parent.mkdir(parents=True)
    table_file().write_bytes(b"nonsense")

    def fail(_: SavedWindow) -> None:
        raise PermissionError

    monkeypatch.setattr(SavedWindow, "put_aside", fail)
    session = start()
    assert session.window.area.prompt.text.endswith(
        f"({table_file()}); that file is not changed, so this table is not saved"
    )
    session.document.enter("As Kd")
    session.window.close()
    assert table_file().read_bytes() == b"nonsense"


def test_windows_write_over_nothing_of_each_other_nor_of_others(start: Start) -> None:
    """Another program, or the user, may have put a newer one there."""
    save_table(TABLE, table_file())
    older = start()
    save_table(TABLE.clear(), table_file())
    older.window.close()
    assert load_table(table_file()) == TABLE.clear()
    # Two windows write over nothing of each other.
    save_table(TABLE, table_file())
    older = start()
    newer = start()
    assert (older.document.table, newer.document.table) == (TABLE, new_table(ANY))
    newer.document.enter("2c 2d")
    newer.window.close()
    older.window.close()
    assert load_table(table_file()) == TABLE
    again, second = start(), start()
    assert again.document.table == TABLE
    assert second.document.table == new_table(ANY).place_all(parse_cards("2c 2d"))


def test_the_file_of_a_table_comes_back_with_its_mark(start: Start, tmp_path: Path) -> None:
    path = tmp_path / "mine.handtable"
    session = start()
    session.document.enter("As Kd")
    session.document.set_saved(str(path))
    save_table(session.document.table, path)
    session.window.close()
    again = start()
    assert again.window.windowTitle().endswith("mine.handtable[*]")
    assert not again.window.isWindowModified()
    again.document.enter("2c")
    again.window.close()  # which asks nothing: what is not saved is kept
    third = start()
    assert third.document.file == str(path)
    assert third.window.isWindowModified()
    told = third.window.area.prompt.text
    assert told == f"The table is back; its changes are not in {path.name}"
    assert load_table(path) == new_table(ANY).place_all(parse_cards("As Kd"))


def test_the_hands_of_a_run_are_in_the_history_without_hidden_answers(start: Start) -> None:
    session = start()
    session.document.enter("AhKh v QsQd @ QhJh2c")
    session.window.close()
    (entry,) = HandHistory().entries()
    assert entry.name == "AhKh v QsQd @ QhJh2c: Seat B is ahead, three queens"
    HandHistory().clear()
    session = start()
    session.document.clear()
    session.document.reveal.set_teaching(True)
    session.document.enter("AhKh v QsQd")
    session.window.close()
    (entry,) = HandHistory().entries()
    assert entry.name == "AhKh v QsQd"


def test_ranges_alone_are_in_the_history_with_the_favourite(start: Start, qtbot: QtBot) -> None:
    session = start()
    session.document.enter("AA v KK")
    qtbot.waitUntil(lambda: session.window.odds.standing.odds is not None)
    session.saving.timeout.emit()
    session.document.reveal.set_teaching(True)  # so that nothing depends on the count
    session.document.enter("QQ v KK")
    session.window.close()
    names = [entry.name for entry in HandHistory().entries()]
    assert names == ["QQ v KK", "AA v KK: Seat A is the favourite"]


def test_a_guest_on_the_felt_is_neither_kept_nor_a_hand_of_the_history(start: Start) -> None:
    session = start()
    document = session.document
    document.open(TABLE)
    document.show_guest(Guest([new_table(HOLDEM, 2).place_all(DECK[:4])], "put it there"))
    session.saving.timeout.emit()
    session.window.close()
    assert load_table(table_file()) == TABLE
    assert [entry.read().seats for entry in HandHistory().entries()] == [TABLE.seats]


def test_a_window_that_does_not_come_back_leaves_its_table_to_the_history(start: Start) -> None:
    session = start(comes_back=lambda: False)
    session.document.enter("As Kd")
    session.jobs.finish()
    session.window.close()
    assert not table_file().exists()
    (entry,) = HandHistory().entries()
    assert (entry.read(), start().document.table) == (session.document.table, new_table(ANY))


def test_a_table_is_not_written_before_the_saved_one_was_read(qtbot: QtBot) -> None:
    save_table(TABLE, table_file())
    session = Session(MainWindow(Settings()))
    qtbot.addWidget(session.window)
    session.finish()
    assert load_table(table_file()) == TABLE
    session = Session(MainWindow(Settings()))
    qtbot.addWidget(session.window)
    unused = next(card for card in DECK if TABLE.find(card) is None)
    session.document.pick(unused)
    session.window.show()
    qtbot.waitUntil(lambda: session.restored)
    assert session.document.table == TABLE.toggle(unused)
    session.document.undo_stack.undo()
    assert session.document.table == TABLE
    session.finish()


def test_a_history_that_cannot_be_written_is_told_once_and_costs_no_table(
    start: Start, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(session_module, "SAVE_DELAY", 1)
    session = start()
    lock = HandHistory().file.with_suffix(".lock")
    lock.parent.mkdir(parents=True, exist_ok=True)
    lock.mkdir()  # which nobody can open as a file
    refusals: list[str] = []
    session.document.refused.connect(refusals.append)
    with qtbot.waitSignal(session.document.refused):
        session.document.enter("AhKh v QsQd @ 2c2d3c")
    (refusal,) = refusals
    assert refusal.startswith(
        f"this hand cannot be added to the history: {lock.with_suffix('.jsonl')}: "
    )
    session.document.enter("4h")
    session.finish()
    QApplication.processEvents()
    assert (len(refusals), load_table(table_file())) == (1, session.document.table)


def test_nothing_is_counted_in_a_thread_that_has_ended(start: Start) -> None:
    session = start()
    session.document.enter("AhKh v QsQd @ QhJh2c")
    streets = session.window.area.answers.counts
    assert streets.is_counting
    session.finish()
    assert not streets.is_counting


def test_no_count_follows_one_that_arrives_after_the_end(start: Start) -> None:
    """Else its thread would delete what the closed window has left."""
    session = start()
    session.counting.finish()  # the shares of an example: they have not arrived yet
    session.finish()
    QApplication.processEvents()
    assert not session.counting.is_busy


def test_a_named_table_is_opened_undoably_or_refused(start: Start, tmp_path: Path) -> None:
    save_table(TABLE, tmp_path / "mine.json")
    session = start(str(tmp_path / "mine.json"))
    assert session.document.table == TABLE
    assert session.document.undo_stack.undoText() == "open a table"
    session.document.clear()
    session.window.close()
    session = start(str(tmp_path / "none.json"))
    said = f"Not done: {tmp_path / 'none.json'} cannot be read: No such file or directory"
    assert session.window.area.prompt.text == said
    assert session.document.table == TABLE.clear()


def test_a_file_of_hands_opens_in_the_pane(start: Start, tmp_path: Path, qtbot: QtBot) -> None:
    path = tmp_path / "hands.phh"
    path.write_text(PHH)
    session = start(str(path))
    pane = session.window.hands
    qtbot.waitUntil(lambda: pane.files.rowCount() == 1 and not pane.files.reading.is_busy)
    assert pane.isVisible()
    assert session.document.own_table.is_empty
    session.open(str(tmp_path))
    qtbot.waitUntil(
        lambda: pane.from_where.accessibleName() == f"Hands from: folder {tmp_path.name}"
    )
    pane.finish()
    session.finish()


@pytest.mark.parametrize("named", ["hands.phh", "mine.json", "none.txt"])
def test_what_reads_a_named_file_of_hands_is_loaded_beside_the_window(
    named: str, start: Start, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "hands.phh").write_text(PHH)
    save_table(TABLE, tmp_path / "mine.json")
    prepared: list[int] = []
    monkeypatch.setattr(session_module, "prepare_files", lambda: prepared.append(get_ident()))
    session = start(str(tmp_path / named))
    assert len(prepared) == (named == "hands.phh")
    assert get_ident() not in prepared
    assert session.window.findChild(HandsPane) is None or named == "hands.phh"
    session.finish()


def test_a_named_file_of_hands_does_not_wait_for_the_kept_table(
    qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Its window is there while the tables of all hands are being built."""
    may_go_on = threading.Event()
    monkeypatch.setattr(session_module, "prepare_hands", lambda: may_go_on.wait(60))
    path = tmp_path / "hands.phh"
    path.write_text(PHH)
    session = Session(MainWindow(Settings()), str(path))
    qtbot.addWidget(session.window)
    with qtbot.waitSignal(session.window.painted):
        session.window.show()
    pane = session.window.hands
    qtbot.waitUntil(lambda: pane.files.rowCount() == 1 and not pane.files.reading.is_busy)
    restored = session.restored
    may_go_on.set()
    qtbot.waitUntil(lambda: session.restored)
    assert not restored
    assert pane.files.rowCount() == 1
    pane.finish()
    session.finish()
