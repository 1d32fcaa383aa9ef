"""The program talks to nobody: no flow of the terminal or the window opens a socket.

Python's own sockets fail here, and what Qt or another library opened would show among the
process's files.
"""

from __future__ import annotations

import socket
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING, NoReturn

import pytest
from PySide6.QtWidgets import QApplication

from analyser.cli import run
from analyser.gui.hands.pane import HandsPane
from analyser.gui.look.card_faces import CardFaces
from analyser.gui.program.start import Start
from analyser.gui.state.saved_windows import save_table
from analyser.poker.cards import parse_cards
from analyser.poker.games.registry import HOLDEM
from analyser.poker.ranges.notation import parse_range
from analyser.poker.table.table import new_table
from examples import examples

if TYPE_CHECKING:
    from pytestqt.qtbot import QtBot

FILES = Path("/proc/self/fd")


def sockets() -> set[str]:
    """The sockets that this process has open, whoever opened them."""
    if not FILES.exists():
        return set()
    found = set()
    for file in FILES.iterdir():
        try:
            found.add(str(file.readlink()))
        except FileNotFoundError:  # that of the listing itself
            continue
    return {name for name in found if name.startswith("socket:")}


@pytest.fixture(autouse=True)
def no_network(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    def refuse(*_: object, **__: object) -> NoReturn:
        pytest.fail("something wants to talk to somebody")

    for name in ("socket", "create_connection", "getaddrinfo", "gethostbyname", "fromfd"):
        monkeypatch.setattr(socket, name, refuse)
    before = sockets()
    yield
    assert sockets() <= before
    assert "PySide6.QtNetwork" not in sys.modules


def test_the_alarm_rings() -> None:
    with pytest.raises(pytest.fail.Exception, match="wants to talk"):
        socket.create_connection(("localhost", 1))


@pytest.mark.parametrize("line", [line for (line,) in examples(__file__, "not_talking.txt")])
def test_nobody_is_talked_to(line: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    Path("hands.txt").write_text("AhKh | QsQd @ QhJh2c7d3s\nhttp://example.org\n")
    assert run(line.split()) in (0, 2)


def test_no_flow_of_the_window_talks_to_anybody(qtbot: QtBot, tmp_path: Path) -> None:
    table = new_table(HOLDEM, seats=2).place_all(parse_cards("AhKhQsQdQhJh2c7d"))
    table = table.rename_seat(0, '<img src="http://example.org/a.png">')
    save_table(table, tmp_path / "saved.handtable")
    start = Start(str(tmp_path / "saved.handtable"))
    window = start.window
    qtbot.addWidget(window)
    window.show()
    qtbot.waitUntil(lambda: start.session is not None and start.session.restored)
    assert start.session is not None
    document = start.session.document
    assert document.table.seats[0].name.startswith("<img")
    window.window_actions.why.setChecked(True)
    for move in (
        lambda: document.enter("http://example.org/"),
        document.undo_stack.undo,
        lambda: document.deal(2),
        lambda: document.clear_seat(0),
        lambda: document.set_range(0, parse_range("QQ+, AKs")),
        lambda: window.open_and_save.open_table("http://example.org/table.json"),
        window.sharing.copy_text,
        window.sharing.copy,
        lambda: window.sharing.save_as(str(tmp_path / "table.pdf")),
        window.window_actions.rules.trigger,
    ):
        move()
        QApplication.processEvents()
    hands = HandsPane(document, CardFaces())
    qtbot.addWidget(hands)
    hands.show()
    hands.begin_list()
    hands.editor.text.setPlainText("AhKhQhJhTh\nhttp://example.org/\n")
    hands.pause.timeout.emit()
    QApplication.processEvents()
    hands.finish()
    window.sharing.finish()
    window.close()
    start.session.finish()
    assert (tmp_path / "table.pdf").exists()
