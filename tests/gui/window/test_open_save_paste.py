"""What is dropped on the window: saved tables, cards as text, and what neither is."""

from pathlib import Path

import pytest
from PySide6.QtCore import QByteArray, QMimeData, Qt, QUrl
from PySide6.QtWidgets import QApplication, QWidget

from analyser.gui.look import file_dialogs
from analyser.gui.state.saved_windows import load_table, save_table
from analyser.poker.games.registry import HOLDEM
from analyser.poker.table.table import BOARD, new_table
from drops import COPY, MOVE, drag_over, let_go
from histories import ohh, ohh_text
from mostly_long import mostly_long
from site_hands import FORMS
from tests.gui.conftest import CTRL, Key, User
from tests.gui.window.states import TABLES


def drop(user: User, data: QMimeData, target: QWidget | None = None) -> None:
    entered = drag_over(target or user.window, data)
    assert entered.isAccepted()
    assert entered.dropAction() == COPY  # never moved away from where it was
    assert let_go(user.window, data, COPY | MOVE)


def files(*paths: Path | str) -> QMimeData:
    data = QMimeData()
    data.setUrls([QUrl.fromLocalFile(str(p)) if isinstance(p, Path) else QUrl(p) for p in paths])
    return data


def text(words: str) -> QMimeData:
    data = QMimeData()
    data.setText(words)
    return data


@pytest.mark.parametrize("name", ["mine.handtable", "MINE.JSON"])
def test_a_saved_table_is_opened(user: User, tmp_path: Path, name: str) -> None:
    saved = new_table(HOLDEM, 3).deal(4)
    save_table(saved, tmp_path / name)
    drop(user, files(tmp_path / name))
    assert (user.document.table, user.document.undo_stack.undoText()) == (saved, "open a table")


def test_text_dropped_on_any_part_of_the_window_is_read_as_the_entry_reads_it(user: User) -> None:
    drop(user, text("AhKh v QsQd @ QhJh2c"))
    assert [user.cards(place) for place in (0, 1, BOARD)] == ["Ah Kh", "Qs Qd", "Qh Jh 2c"]
    parts = [user.window.area, user.deck, user.deck.viewport(), user.slot(0, 0),
             user.window.area.prompt]  # fmt: skip
    for part in parts:
        user.document.clear()
        drop(user, text("As Kd"), part)
        assert user.cards() == "As Kd", part


@pytest.mark.parametrize("line", [line for line in TABLES if "pot" not in line])
def test_a_copied_result_is_pasted_as_its_table(user: User, line: str) -> None:
    user.document.enter(line)
    before = user.document.table
    user.key(Key.Key_C, CTRL)
    user.document.clear()
    user.key(Key.Key_V, CTRL)
    assert user.document.table == before


@pytest.mark.parametrize("form", mostly_long(2, FORMS))
def test_the_only_hand_of_a_site_comes_with_names_board_and_pot(user: User, form: str) -> None:
    drop(user, text(FORMS[form]))
    cards = [user.cards(place) for place in (0, 1, BOARD)]
    if cards[0] != "Ah Kh":  # in the order of the file
        cards[:2] = cards[1::-1]
    assert cards == ["Ah Kh", "Qs Qd", "Qc Jh 2h 8h 3c"]
    table = user.document.table
    assert {"Ann", "Dealer"} & {seat.name for seat in table.seats}
    assert table.pot is not None


def test_a_file_of_text_or_on_the_entry_is_read(user: User, tmp_path: Path) -> None:
    (tmp_path / "hand.txt").write_text("Dealt to Hero [Ah Kh]\n*** FLOP *** [Qh Jh 2c]\n")
    drop(user, files(tmp_path / "hand.txt"))
    assert (user.cards(0), user.cards(BOARD)) == ("Ah Kh", "Qh Jh 2c")
    save_table(new_table(HOLDEM, 2), tmp_path / "t.handtable")
    data = files(tmp_path / "t.handtable")
    data.setText("file:///somewhere")
    drop(user, data, user.window.entry)
    assert (user.document.table.game, user.window.entry.text()) == (HOLDEM, "")


def picture() -> QMimeData:
    data = QMimeData()
    data.setData("image/png", QByteArray(b"\x89PNG"))
    return data


def test_everything_else_is_refused_in_a_sentence(user: User, tmp_path: Path) -> None:
    (tmp_path / "cat.png").write_bytes(b"\x89PNG\r\n\x1a\n\0\0")
    (tmp_path / "bad.handtable").write_text("nonsense")
    (tmp_path / "new.json").write_text('{"format": 7}')
    (tmp_path / "a.txt").write_text("hello")
    (tmp_path / "bad.gz").write_bytes(b"\x1f\x8b" + b"x" * 99)
    before = user.document.table
    for data, why in (
        (picture(), "Only saved tables and text can be read here"),
        (text("hello"), "“hello” cannot be read here"),
        (text("Stage #30172: Holdem  No Limit $0.05\n"), "a hand history of Absolute Poker, which"),
        (files(tmp_path / "cat.png"), "There are no hands here; lines of hands such as"),
        (files(tmp_path / "bad.handtable"), "This is not a table that can be opened"),
        (files(tmp_path / "new.json"), "saved by a newer version of the program (form"),
        (files(tmp_path / "none.json"), "none.json cannot be read: No such file or directory"),
        (files(tmp_path / "a.txt"), "“hello” cannot be read here"),
        (files(tmp_path / "bad.gz"), "The packed file is damaged"),
        (files(tmp_path / "none.txt"), "none.txt cannot be read: No such file or directory"),
        (files("https://example.org/a.json"), "https://example.org/a.json is not a file on this"),
        (files("file:///a%00b"), "file:///a%00b is not a file on this computer"),
        (files("file://"), "file:// is not a file on this computer"),
        (files(tmp_path / "a.txt", tmp_path / "cat.png"), "There are no hands here"),
    ):
        drop(user, data)
        assert user.prompt.startswith("Not done: ")
        assert why in user.prompt
        assert user.document.table is before


EULER = "8C TS KC 9H 4S 7D 2S 5D 3S AC\n5C AD 5D AC 9C 7C 5H 8D TD KS\n"


@pytest.fixture
def found(user: User) -> list[object]:
    """The files and texts that were found to hold hands; they are not opened."""
    heard: list[object] = []
    user.window.open_and_save.hands_found.disconnect()
    user.window.open_and_save.hands_pasted.disconnect()
    user.window.open_and_save.hands_found.connect(heard.append)
    user.window.open_and_save.hands_pasted.connect(heard.append)
    return heard


def test_hands_are_recognised_in_files_and_texts(
    user: User, tmp_path: Path, found: list[object], monkeypatch: pytest.MonkeyPatch
) -> None:
    lines, history = tmp_path / "a.txt", tmp_path / "b.json"
    lines.write_text(EULER)
    history.write_text(ohh_text(ohh()))
    for paths in ([lines], [history], [tmp_path], [lines, history]):
        drop(user, files(*paths))
        assert found.pop() == [str(path) for path in paths]
    monkeypatch.setattr(file_dialogs, "ask_for_file", lambda *each: each[2](str(lines)))
    user.window.window_actions.open.trigger()
    assert found.pop() == [str(lines)]
    assert user.document.undo_stack.count() == 0
    drop(user, text(EULER))
    assert found.pop() == EULER
    QApplication.clipboard().setText(EULER)
    user.key(Qt.Key.Key_V, CTRL)
    assert (found.pop(), found, user.document.undo_stack.count()) == (EULER, [], 0)
    (tmp_path / "a.txt").write_text(EULER)
    (tmp_path / "b.txt").write_text("hello\n")
    drop(user, files(tmp_path / "a.txt", tmp_path / "b.txt"))
    assert found.pop() == [str(tmp_path / "a.txt"), str(tmp_path / "b.txt")], "the pane names it"
    drop(user, files(tmp_path / "b.txt", tmp_path / "b.txt"))
    assert (found, "There are no hands here; lines of hands" in user.prompt) == ([], True)
    user.window.open_and_save.open_path(str(tmp_path / "b.txt"))
    assert "There are no hands here; lines of hands" in user.prompt


def test_one_hand_or_table_goes_onto_it(user: User, tmp_path: Path, found: list[object]) -> None:
    save_table(new_table(HOLDEM, 2).deal(1), tmp_path / "t.json")
    user.window.open_and_save.open_path(str(tmp_path / "t.json"))
    assert user.document.table.game == HOLDEM
    (tmp_path / "one.txt").write_text("AhKh v QsQd\n")
    drop(user, files(tmp_path / "one.txt"))
    assert (user.cards(0), found) == ("Ah Kh", [])
    user.window.open_and_save.open_path(str(tmp_path / "one.txt"))  # it was asked to be opened
    assert found == [[str(tmp_path / "one.txt")]]


def test_a_link_to_the_file_saves_the_table_and_can_be_pasted_as_a_file(
    user: User, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "mine.handtable"
    chosen = ["", str(path)]
    monkeypatch.setattr(file_dialogs, "ask_where_to_save", lambda *_: chosen.pop(0))
    copy = user.window.window_actions.copy_link
    assert not copy.isEnabled()  # there is nothing to hand on
    user.enter("AhKh v QsQd")
    copy.trigger()
    assert not path.exists()  # the user has chosen no file
    copy.trigger()
    assert QApplication.clipboard().mimeData().urls() == [QUrl.fromLocalFile(str(path))]
    assert user.prompt == "mine.handtable is saved, and copied to paste into a folder or a message"
    user.enter("2c2d v 3c3d")
    copy.trigger()  # the file is known now
    assert load_table(path) == user.document.table
    drop(user, QApplication.clipboard().mimeData())
    assert user.cards() == "2c 2d"
