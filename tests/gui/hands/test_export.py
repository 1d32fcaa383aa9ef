"""Copying and saving rows: which, kinds of file, pages of PDF, limits, and giving it up."""

import json
import re
from pathlib import Path

import pytest
from PySide6.QtGui import QFont, QFontDatabase
from PySide6.QtWidgets import QApplication, QLabel
from pytestqt.qtbot import QtBot

from analyser import read_hands
from analyser.gui.hands import export as module
from analyser.gui.hands.export import pdf_of_rows
from analyser.gui.hands.pane import HandsPane
from analyser.gui.look import file_dialogs
from analyser.gui.look.paper import Paper
from analyser.poker.generators import finish
from analyser.poker.hand_files.judge import HandRow
from analyser.poker.hand_table.search import all_rows
from analyser.poker.hand_table.table import FileTable
from histories import HOLDEM
from tests.gui.conftest import CTRL, SHIFT, Heard, Key, User
from tests.gui.hands.conftest import LINES, Read, TableOf, settle


def saved(pane: HandsPane, path: Path, qtbot: QtBot) -> str:
    """Save all rows; return what is said then."""
    pane.export.save(all_rows(pane.files.count), str(path))
    settle(pane, qtbot)
    return pane.strip.text


@pytest.mark.parametrize(("kind", "rows"), [("csv", 4), ("txt", 5)])
def test_what_is_saved_reads_back_equal(
    read: Read, tmp_path: Path, qtbot: QtBot, kind: str, rows: int
) -> None:
    path, pane = tmp_path / f"out.{kind}", read(LINES)
    assert saved(pane, path, qtbot) == f"Saved as {path}; rows: {rows}"
    first, back = (
        [
            (row.hands, row.board, row.winners)
            for row in read_hands(each)
            if isinstance(row, HandRow)
        ]
        for each in (tmp_path / "hands.txt", path)
    )
    assert back == first


def test_one_row_is_copied_as_cells_and_too_many_are_refused(
    read: Read, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, spoken: Heard
) -> None:
    pane = read(LINES)
    spoken.clear()
    for _ in range(2):  # it is heard as often as it is done
        pane.export.copy(pane.files.rows[:1], as_csv=True)
        settle(pane, qtbot)
    assert [said for said, _ in spoken] == 2 * ["1 row is copied"] == 2 * [pane.strip.text]
    assert pane.strip.findChildren(QLabel)[0].buddy() is not None
    data = QApplication.clipboard().mimeData()
    assert bytes(data.data("text/csv").data()).decode() == data.text()
    assert data.text().count("\n") == 2
    monkeypatch.setattr(module, "MOST_COPIED", 3)
    pane.export.copy(pane.files.rows)
    assert pane.strip.text == "These are 4 rows, and 3 are the most to copy; save them"


def test_what_is_given_up_leaves_no_file(read: Read, tmp_path: Path, qtbot: QtBot) -> None:
    pane = read("8C TS KC 9H 4S 7D 2S 5D 3S AC\n" * 5_000)
    pane.export.save(pane.files.rows, str(tmp_path / "out.csv"))
    with qtbot.waitSignal(pane.strip.progress.valueChanged):
        pass
    pane.export.job.close()
    assert [path.name for path in tmp_path.iterdir()] == ["hands.txt"]


def pdf_of(table: FileTable) -> bytes:
    return finish(pdf_of_rows(table, all_rows(len(table)), "a.txt", QFont()))


def parts(pdf: bytes) -> tuple[int, int]:
    """How many pages and pictures there are."""
    pages, pictures = (rb"/Type\s*/Page\b", rb"/Subtype\s*/Image\b")
    return len(re.findall(pages, pdf)), len(re.findall(pictures, pdf))


@pytest.mark.usefixtures("qapp")
def test_rows_are_pages_with_each_picture_of_a_card_once(table_of: TableOf) -> None:
    if not QFontDatabase.families():
        pytest.skip("without a font no text has a height")
    line = "AhKh v QsQd @ QcJh2h8h3c\n"
    texts = HOLDEM, "", "AhAh v KsKd\n", line, line * 80
    (few, _), none, wrong, (one, once), (many, again) = (parts(pdf_of(table_of(t))) for t in texts)
    assert (few, none[0], wrong, one) == (1, 1, (1, 0), 1)
    assert many > 2
    assert once == again >= 9


@pytest.mark.usefixtures("qapp")
def test_pages_of_several_files_name_the_file_of_each_row(
    table_of: TableOf, monkeypatch: pytest.MonkeyPatch
) -> None:
    added: list[str] = []
    monkeypatch.setattr(Paper, "add", lambda _, row: added.append(row))
    table = table_of("AhKh v QsQd\n")
    pdf_of(table)
    table.files += ("b.txt",)
    pdf_of(table)
    assert [">a.txt<br>1<" in row for row in added] == [False, True]


def test_it_can_be_given_up_at_any_row(qapp: QApplication, table_of: TableOf) -> None:
    table = table_of("AhKh v QsQd\n" * 10)
    steps = pdf_of_rows(table, all_rows(len(table)), "a.txt", QFont())
    assert [next(steps), next(steps)] == [0, 0.1]
    steps.close()  # the painter ends before its device does, or Qt would complain


def test_chosen_rows_or_the_text_of_a_field_are_copied(
    user: User, read: Read, qtbot: QtBot
) -> None:
    pane = read(LINES)
    pane.view.setFocus()
    pane.view.selectAll()
    user.key(Key.Key_C, CTRL)
    settle(pane, qtbot)
    lines = QApplication.clipboard().text().splitlines()
    assert lines[0].startswith("8c Ts Kc 9h 4s v 7d 2s 5d 3s Ac  # Seat B wins: ")
    assert (len(lines), pane.strip.text) == (4, "4 rows are copied")
    user.key(Key.Key_C, CTRL | SHIFT)
    settle(pane, qtbot)
    assert QApplication.clipboard().text().startswith("file,line,run,hand,game,player 1,player 2,")
    pane.find_bar.text.setText("ace")
    pane.find_bar.text.setFocus()
    pane.find_bar.text.selectAll()
    user.key(Key.Key_C, CTRL)
    assert QApplication.clipboard().text() == "ace"


def test_chosen_rows_are_saved_or_it_is_said_why_not(
    read: Read, qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    pane = read(LINES)
    pane.view.focus_row(2)
    path = tmp_path / "out.txt"
    monkeypatch.setattr(file_dialogs, "ask_where_to_save", lambda *_: str(path))
    pane.export.save_chosen.trigger()
    settle(pane, qtbot)
    assert path.read_text().startswith("3h 3d 3s Kc Kd v 4h 4d 4s Qc Qd  # Seat B wins: ")
    for name, why in (("none/out.csv", "No such file"), ("out.doc", "ends in none of")):
        place = str(tmp_path / name)
        monkeypatch.setattr(file_dialogs, "ask_where_to_save", lambda *_, place=place: place)
        pane.export.save_all.trigger()
        settle(pane, qtbot)
        assert why in pane.strip.text


@pytest.mark.parametrize(
    ("kind", "begin"), [("jsonl", b"{"), ("sqlite", b"SQLite"), ("PDF", b"%PDF-")]
)
def test_rows_are_saved_for_programs_and_paper(
    read: Read, tmp_path: Path, qtbot: QtBot, kind: str, begin: bytes
) -> None:
    path = tmp_path / f"out.{kind}"
    assert saved(read(LINES), path, qtbot).startswith(f"Saved as {path}; rows: ")
    assert path.read_bytes().startswith(begin)
    if kind == "jsonl":  # as ``batch --jsonl`` writes it
        assert json.loads(path.read_text().splitlines()[2])["error"]["line"] == 3
