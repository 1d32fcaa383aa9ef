"""An error of the program itself: shown once, logged, to be copied, and no table lost."""

import os
import sys
import threading
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QApplication, QMessageBox, QPushButton
from pytestqt.qtbot import QtBot

from analyser import __version__
from analyser.gui.program import crash_report
from analyser.gui.program.crash_report import CrashReporter, log_file, write_log
from analyser.gui.state.jobs import Jobs
from tests.gui.conftest import User


@pytest.fixture
def hook(monkeypatch: pytest.MonkeyPatch, qtbot: QtBot) -> Iterator[CrashReporter]:
    monkeypatch.setattr(sys, "excepthook", sys.excepthook)
    monkeypatch.setattr(threading, "excepthook", threading.excepthook)
    hook = CrashReporter()
    hook.install()
    yield hook
    box = hook.findChild(QMessageBox) or QApplication.activeModalWidget()
    if isinstance(box, QMessageBox):
        box.close()
    hook.uninstall()


def fail() -> None:
    raise RuntimeError("the deck fell down")


def boxes() -> list[QMessageBox]:
    return [
        box
        for box in QApplication.topLevelWidgets()
        if isinstance(box, QMessageBox) and box.isVisible()
    ]


def shown(qtbot: QtBot) -> QMessageBox:
    qtbot.waitUntil(lambda: len(boxes()) == 1)
    return boxes()[0]


def test_an_error_in_a_slot_is_shown(hook: CrashReporter, user: User, qtbot: QtBot) -> None:
    user.enter("As Kd")
    before = user.document.table
    user.document.changed.connect(fail)
    user.click("Qh")
    box = shown(qtbot)
    assert box.text() == "Something went wrong in the program. Your table is kept."
    assert str(log_file()) in box.informativeText()
    report = box.detailedText()
    assert report.startswith(f"Hand Analyser {__version__}\n")
    assert "in fail" in report
    assert report.endswith("RuntimeError: the deck fell down\n")
    assert report in log_file().read_text(encoding="utf-8")
    copy = next(b for b in box.findChildren(QPushButton) if "Copy" in b.text())
    copy.click()
    assert QApplication.clipboard().text() == report
    user.document.changed.disconnect(fail)
    user.document.undo_stack.undo()
    assert user.document.table == before


def test_an_error_in_a_job_or_thread_is_shown_once(hook: CrashReporter, qtbot: QtBot) -> None:
    jobs = Jobs()
    jobs.run(fail)
    jobs.finish()
    assert "RuntimeError: the deck fell down" in shown(qtbot).detailedText()
    boxes()[0].close()
    qtbot.waitUntil(lambda: not boxes())
    thread = threading.Thread(target=fail)
    thread.start()
    thread.join()
    assert "RuntimeError: the deck fell down" in shown(qtbot).detailedText()
    boxes()[0].close()
    qtbot.waitUntil(lambda: not boxes())
    log_file().unlink()
    button = QPushButton()
    qtbot.addWidget(button)
    button.clicked.connect(fail)
    button.click()
    box = shown(qtbot)
    for _ in range(4):
        button.click()
    QApplication.processEvents()
    assert boxes() == [box]
    assert log_file().read_text(encoding="utf-8").count("RuntimeError: the deck fell down") == 5
    box.close()
    qtbot.waitUntil(lambda: not boxes())
    button.click()
    assert shown(qtbot) is not box


def test_an_interrupt_makes_no_report_and_without_the_hook_python_speaks_again(
    hook: CrashReporter, monkeypatch: pytest.MonkeyPatch
) -> None:
    ended: list[bool] = []
    monkeypatch.setattr(QCoreApplication, "quit", lambda: ended.append(True))
    sys.excepthook(KeyboardInterrupt, KeyboardInterrupt(), None)
    QApplication.processEvents()
    assert (ended, boxes()) == ([True], [])
    assert not log_file().exists()
    hook.uninstall()
    assert sys.excepthook is sys.__excepthook__
    assert threading.excepthook is threading.__excepthook__


def test_a_log_that_cannot_be_written_costs_nothing_but_the_log(
    hook: CrashReporter,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    qtbot: QtBot,
    capsys: pytest.CaptureFixture[str],
) -> None:
    (tmp_path / "file").touch()
    log = tmp_path / "file" / "logs" / "x.log"
    monkeypatch.setattr(crash_report, "log_file", lambda: log)
    sys.excepthook(RuntimeError, RuntimeError("the deck fell down"), None)
    box = shown(qtbot)
    assert "the deck fell down" in box.detailedText()
    said = f"the log {log} cannot be written: Not a directory"
    assert box.informativeText() == (f"You can go on. To report it, copy the details; {said}.")
    assert capsys.readouterr().err == f"hand-analyser: {said}\n"


@pytest.mark.skipif(os.name != "posix", reason="needs the files of POSIX")
@pytest.mark.parametrize(("kind", "why"), [
    ("pipe", "It is a folder, a pipe or a device"), ("full", "No space left on device"),
])  # fmt: skip
def test_a_log_that_is_no_file_or_has_no_room_is_said_in_a_line(
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    kind: str,
    why: str,
    capsys: pytest.CaptureFixture[str],
) -> None:
    log = tmp_path / "x.log"
    if kind == "pipe":
        os.mkfifo(log)
    else:
        monkeypatch.setattr(Path, "is_file", lambda _: True)  # or it would not be opened
        log.symlink_to("/dev/full")
    monkeypatch.setattr(crash_report, "log_file", lambda: log)
    said = f"the log {log} cannot be written: {why}"
    assert write_log("the deck fell down") == said
    assert capsys.readouterr().err == f"hand-analyser: {said}\n"


def test_the_log_stays_small() -> None:
    for number in range(30):
        write_log(f"entry {number} " + "x" * 20_000)
    files = list(log_file().parent.glob("hand-analyser.log*"))
    assert len(files) == 2
    assert all(file.stat().st_size <= 200_000 for file in files)
    assert "entry 29" in log_file().read_text(encoding="utf-8")
