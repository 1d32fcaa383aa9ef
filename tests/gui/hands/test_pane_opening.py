"""Which hands are read, from where, beside the window."""

import sys
import threading
from collections.abc import Generator
from pathlib import Path
from zipfile import ZipFile

import pytest
from PySide6.QtCore import QCoreApplication, QMimeData, QTimer, QUrl
from PySide6.QtWidgets import QApplication, QFileDialog, QLabel, QLineEdit, QWidget
from pytestqt.qtbot import QtBot

from analyser.gui.hands.file_rows import FileRows
from analyser.gui.hands.pane import HandsPane
from analyser.gui.look import file_dialogs
from analyser.poker.hand_table.table import FileTable
from drops import drop
from not_none import not_none
from tests.gui.conftest import CTRL, Heard, Key, User
from tests.gui.hands.conftest import HISTORIES, LINES, Read, settle


@pytest.mark.parametrize("way", ["open", "open_hands"])
def test_the_menu_asks_for_a_file_and_the_pane_shows_it(
    user: User, tmp_path: Path, qtbot: QtBot, spoken: Heard, way: str
) -> None:
    (tmp_path / "a.txt").write_text(LINES)
    seen: list[bool] = []

    def choose() -> None:
        dialog = QApplication.activeModalWidget()
        assert isinstance(dialog, QFileDialog)
        user.window.hands.shown.connect(lambda: seen.append(dialog.isVisible()))
        dialog.setDirectory(str(tmp_path))
        not_none(dialog.findChild(QLineEdit)).setText("a.txt")
        dialog.accept()

    QTimer.singleShot(0, choose)
    getattr(user.window.window_actions, way).trigger()
    assert seen == [True]  # the focus has moved before the window is active again
    pane = user.window.hands
    settle(pane, qtbot)
    shown = pane.isVisible(), pane.heading.text(), user.window.windowTitle()
    assert shown == (True, "4 hands", "a.txt")
    assert "4 hands, 1 could not be read, a.txt" in [text for text, _ in spoken]
    assert user.window.settings.recent_files == [str(tmp_path / "a.txt")]
    user.window.panes.show_left("")
    assert user.window.windowTitle() == "Hand Analyser"
    pane.finish()


def test_a_folder_is_read_as_one(
    pane: HandsPane, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, qtbot: QtBot
) -> None:
    (tmp_path / "a.txt").write_text(LINES)
    (tmp_path / "b.txt").write_text(HISTORIES)
    monkeypatch.setattr(file_dialogs, "ask_for_files", lambda *each: each[2]([str(tmp_path)]))
    pane.empty.buttons[1].click()
    settle(pane, qtbot)
    assert pane.heading.text() == "9 hands"
    assert pane.from_where.accessibleName() == f"Hands from: folder {tmp_path.name}"
    # Nothing calls lines and histories together by the site of some of them.
    labels = [label.text() for label in pane.findChildren(QLabel) if label.isVisibleTo(pane)]
    names = [widget.accessibleName() for widget in pane.findChildren(QWidget)]
    assert not [text for text in (*labels, *names) if "PokerStars" in text]


def test_files_texts_and_zip_files_can_be_dropped(
    user: User, pane: HandsPane, tmp_path: Path, qtbot: QtBot
) -> None:
    for name in ("a.txt", "b.txt"):
        (tmp_path / name).write_text(LINES.replace("KS\n", "KC\n", 1) if name == "b.txt" else LINES)
    with ZipFile(tmp_path / "hands.zip", "w") as archive:
        archive.writestr("2024/a.txt", LINES)
        archive.writestr("b.txt", HISTORIES)
    for names, count, where in (
        (["a.txt", "b.txt"], "8 hands", "a.txt and 1 more"),
        (["hands.zip"], "9 hands", "hands.zip"),
        ([], "5 hands", "pasted text"),
    ):
        data = QMimeData()
        data.setText(HISTORIES)
        data.setUrls([QUrl.fromLocalFile(str(tmp_path / name)) for name in names])
        assert drop(user.window, data)
        settle(pane, qtbot)
        assert pane.heading.text() == count
        assert pane.from_where.accessibleName() == f"Hands from: {where}"


@pytest.mark.skipif(sys.platform == "win32", reason="no file has such a name there")
def test_a_name_has_no_signs_that_hide(read: Read) -> None:
    pane = read(LINES, "a\u202etxt\nb[*].txt")
    assert pane.from_where.accessibleName() == "Hands from: atxt b[*].txt"


def test_hands_are_pasted_in_the_pane_or_on_the_felt(
    user: User, pane: HandsPane, qtbot: QtBot
) -> None:
    QApplication.clipboard().setText("hello")
    pane.paste.trigger()
    assert pane.strip.text == "There are no hands to paste; copy several of them"
    QApplication.clipboard().setText(LINES)
    pane.paste.trigger()
    settle(pane, qtbot)
    assert pane.heading.text() == "4 hands"
    for text, focus, count in ((HISTORIES, pane.view, 5), (LINES, user.deck, 4)):
        QApplication.clipboard().setText(text)
        focus.setFocus()
        user.key(Key.Key_V, CTRL)
        settle(pane, qtbot)
        assert pane.heading.text() == f"{count} hands"


def test_a_file_that_was_read_is_there_at_once(
    pane: HandsPane, qtbot: QtBot, tmp_path: Path
) -> None:
    (tmp_path / "many.txt").write_text(LINES * 300)
    (tmp_path / "few.txt").write_text(LINES)
    kept = []
    for name in ("many.txt", "few.txt", "many.txt"):
        pane.read([str(tmp_path / name)])
        settle(pane, qtbot)
        assert pane.files.table is not None
        kept.append(pane.files.table.database)
    assert kept[0] == kept[2] != kept[1]
    assert pane.heading.text() == "1,200 hands"


EULER = "8C TS KC 9H 4S 7D 2S 5D 3S AC\n"
MANY = 5_000
"""As many as come in several steps."""


class SlowTable(FileTable):
    """Reads on only when somebody has looked at what is there."""

    def __init__(self, path: Path) -> None:
        super().__init__(path)
        self.may_go_on = threading.Semaphore(0)

    def read(self) -> Generator[float, None, None]:
        seen = 0
        for share in super().read():
            if len(self) > seen:
                seen = len(self)
                assert self.may_go_on.acquire(timeout=300)
            yield share


def test_rows_are_told_while_they_come(qtbot: QtBot, model: FileRows, tmp_path: Path) -> None:
    path = tmp_path / "hands.txt"
    path.write_text(EULER * MANY)
    table = SlowTable(path)
    counts: list[int] = []
    shares: list[float] = []
    model.grown.connect(lambda: counts.append(len(table)))
    model.grown.connect(table.may_go_on.release)
    model.progressed.connect(shares.append)
    with qtbot.waitSignal(model.finished):
        model.read(table)
    assert counts[-1] == MANY
    assert len(counts) > 2
    assert (counts, shares) == (sorted(set(counts)), sorted(shares))
    assert 0 < shares[0] <= shares[-1] < 1


def test_a_file_without_hands_ends_too(qtbot: QtBot, model: FileRows, tmp_path: Path) -> None:
    path = tmp_path / "hands.txt"
    path.write_text("")
    with qtbot.assertNotEmitted(model.grown), qtbot.waitSignal(model.finished):
        model.read(FileTable(path))
    with qtbot.waitSignal(model.finished) as told:
        model.read(FileTable(tmp_path / "nowhere.txt"))
    assert told.args == ["The file cannot be read: No such file or directory"]
    assert not model.reading.is_busy


def test_giving_up_keeps_what_is_there(qtbot: QtBot, model: FileRows, tmp_path: Path) -> None:
    path = tmp_path / "hands.txt"
    path.write_text(EULER * MANY)
    table = SlowTable(path)
    with qtbot.waitSignal(model.grown):
        model.read(table)
    assert model.reading.is_busy
    with qtbot.assertNotEmitted(model.finished):
        model.stop_reading()
        table.may_go_on.release()
        model.close()
        QCoreApplication.processEvents()
    count = len(table)
    assert 0 < count < MANY
    assert table.row(count - 1) is table.row(count - 1)
