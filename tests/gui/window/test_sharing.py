"""Copying, saving and printing a picture of the table, by keys as a user does."""

import platform
import threading
from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtGui import QAccessible, QAction, QImage, QPageLayout
from PySide6.QtPrintSupport import QPrinter, QPrintPreviewDialog
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QGraphicsView, QToolButton
from pytestqt.qtbot import QtBot

from analyser import __version__
from analyser.gui.look import file_dialogs
from analyser.gui.look.card_pictures import svg_of_rows
from analyser.gui.picture import felt_picture, printing
from analyser.gui.picture.felt_picture import FeltPicture
from analyser.gui.window import sharing
from analyser.poker.cards import parse_cards
from analyser.poker.ranges.notation import parse_range
from analyser.product import NAME
from tests.gui.conftest import ALT, CTRL, SHIFT, Key, Look, User
from tests.gui.window.test_contrast import without_ring
from tests.gui.window.test_tree import tree_faults

Save = Callable[[Path], str]
Act = Callable[[QPrintPreviewDialog], object]


@pytest.fixture
def laid(user: User) -> User:
    user.document.enter("AhKh v QsQd @ QhJh2c")
    return user


@pytest.fixture
def save(laid: User, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> Save:
    said: list[str] = []
    laid.document.noted.connect(said.append)
    laid.document.refused.connect(said.append)

    def saved(path: Path) -> str:
        said.clear()
        monkeypatch.setattr(file_dialogs, "ask_where_to_save", lambda *_: str(path))
        laid.key(Key.Key_S, CTRL | ALT)
        qtbot.waitUntil(lambda: bool(said))
        return said[0]

    return saved


def copy(user: User, qtbot: QtBot) -> QImage:
    with qtbot.waitSignal(user.document.noted):
        user.key(Key.Key_C, CTRL | SHIFT)
    return QApplication.clipboard().image()


def test_a_report_of_a_problem_has_version_system_and_table(laid: User) -> None:
    laid.window.window_actions.problem.trigger()
    first, second, *table = QApplication.clipboard().text().splitlines()
    assert first == f"{NAME} {__version__}"
    assert platform.platform() in second
    assert "Seat A" in "\n".join(table)


def test_a_key_copies_a_picture_without_hidden_answers(laid: User, qtbot: QtBot) -> None:
    image = copy(laid, qtbot)
    assert (image.width(), image.height()) == (2400, 1350)
    assert laid.prompt == "The table is copied as a picture"
    packed = QImage.fromData(QApplication.clipboard().mimeData().data("image/png").data())
    assert packed.convertToFormat(image.format()) == image
    laid.window.window_actions.teach.trigger()
    hidden = copy(laid, qtbot)
    assert hidden.text("Title") == "Texas hold'em: Who is ahead?"
    laid.window.window_actions.reveal.trigger()
    assert copy(laid, qtbot) != hidden
    corners = []
    for theme in laid.window.window_actions.themes.actions()[1:]:
        theme.trigger()
        corners.append(copy(laid, qtbot).pixelColor(0, 0).name())
    assert len(set(corners)) == 3
    assert corners[2] == "#000000"


def test_the_ending_says_what_is_saved(laid: User, save: Save, tmp_path: Path) -> None:
    for ending in ("png", "pdf", "svg", "PNG"):
        path = tmp_path / f"hand.{ending}"
        assert save(path) == f"Saved as {path}"
    assert QImage(str(tmp_path / "hand.png")).text("Title") == laid.content.title
    assert (tmp_path / "hand.pdf").read_bytes().startswith(b"%PDF-")
    rows = [parse_cards(cards) for cards in ("AhKh", "QsQd", "QhJh2c")]
    assert (tmp_path / "hand.svg").read_bytes() == svg_of_rows(rows)


def test_what_cannot_be_saved_or_is_cancelled_is_not(
    save: Save, tmp_path: Path, laid: User, monkeypatch: pytest.MonkeyPatch
) -> None:
    said = save(tmp_path / "hand.gif")
    assert said == (
        f"“{tmp_path / 'hand.gif'}” ends in none of .png, .pdf and .svg; "
        "name the picture's file with one"
    )
    assert list(tmp_path.iterdir()) == []
    path = tmp_path / "none" / "hand.png"
    assert save(path).startswith(f"{path}: ")
    assert laid.prompt.startswith("Not done: ")
    laid.document.clear()
    laid.document.set_range(0, parse_range("QQ+"))
    assert save(tmp_path / "cards.svg").startswith("There")
    assert save(tmp_path / "whole.png").startswith("Saved as")
    monkeypatch.setattr(file_dialogs, "ask_where_to_save", lambda *_: "")
    drawn: list[FeltPicture] = []
    monkeypatch.setattr(felt_picture, "png_of_picture", drawn.append)
    prompt = laid.prompt
    laid.key(Key.Key_S, CTRL | ALT)
    laid.window.sharing.finish()
    assert (drawn, laid.prompt) == ([], prompt)


def test_a_picture_is_drawn_beside_the_window(
    save: Save, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    threads: list[threading.Thread] = []

    def draw(picture: FeltPicture) -> bytes:
        threads.append(threading.current_thread())
        return b"picture"

    monkeypatch.setattr(felt_picture, "png_of_picture", draw)
    save(tmp_path / "hand.png")
    assert (tmp_path / "hand.png").read_bytes() == b"picture"
    assert threads[0] is not threading.main_thread()


@pytest.mark.parametrize("is_stopped", [False, True], ids=["waits", "stops"])
def test_a_picture_that_takes_long_shows_progress_and_can_be_stopped(
    laid: User, tmp_path: Path, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, is_stopped: bool
) -> None:
    path, may_end, sharing_ = tmp_path / "hand.png", threading.Event(), laid.window.sharing

    def draw(picture: FeltPicture) -> bytes:
        may_end.wait()
        return b"picture"

    monkeypatch.setattr(felt_picture, "png_of_picture", draw)
    sharing_.save_as(str(path))
    assert sharing_.strip.isHidden()
    qtbot.waitUntil(lambda: sharing_.strip.is_busy)
    assert sharing_.strip.text == "The picture is being drawn"
    assert laid.window.area.rect().contains(sharing_.strip.geometry())
    sharing_.strip.stop.setFocus()
    if is_stopped:
        sharing_.strip.stop.click()
        assert laid.prompt == "Stopped; nothing was copied or saved"
        assert sharing_.strip.isHidden()
    may_end.set()
    sharing_.finish()
    qtbot.waitUntil(sharing_.strip.isHidden)
    assert path.exists() is not is_stopped
    assert laid.deck.hasFocus()


def test_a_picture_that_is_being_written_is_stopped_no_more(
    laid: User, tmp_path: Path, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    writes, may_end, sharing_ = threading.Event(), threading.Event(), laid.window.sharing

    def write(name: str, content: bytes) -> None:
        writes.set()
        may_end.wait()

    monkeypatch.setattr(sharing, "write_picture", write)
    sharing_.save_as(str(tmp_path / "hand.png"))
    qtbot.waitUntil(writes.is_set)
    assert sharing_.strip.isHidden()
    may_end.set()
    qtbot.waitUntil(lambda: laid.prompt == f"Saved as {tmp_path / 'hand.png'}")


def test_closing_the_window_waits_for_a_picture(laid: User, tmp_path: Path) -> None:
    laid.window.sharing.save_as(str(tmp_path / "hand.png"))
    laid.window.close()
    assert not QImage(str(tmp_path / "hand.png")).isNull()


def test_an_empty_table_has_no_picture(user: User, refusals: list[str]) -> None:
    actions = user.window.window_actions
    all_three = actions.copy_picture, actions.save_picture, actions.print
    assert not any(action.isEnabled() for action in all_three)
    user.window.sharing.copy()
    user.window.sharing.save()
    user.window.sharing.print()
    assert (len(refusals), len(set(refusals))) == (3, 1)


@pytest.fixture
def preview(laid: User, monkeypatch: pytest.MonkeyPatch) -> Callable[[Act], None]:
    def press(act: Act) -> None:
        monkeypatch.setattr(QPrintPreviewDialog, "exec", act)
        laid.key(Key.Key_P, CTRL)

    return press


def test_printing_shows_a_page(laid: User, tmp_path: Path, preview: Callable[[Act], None]) -> None:
    path, prompt = tmp_path / "paper.pdf", laid.prompt

    def print_at_once(dialog: QPrintPreviewDialog) -> None:
        assert dialog.windowTitle() == "Print the table"
        printer = dialog.printer()
        assert printer.pageLayout().orientation() == QPageLayout.Orientation.Landscape
        printer.setOutputFileName(str(path))
        dialog.paintRequested.emit(printer)

    preview(print_at_once)
    file = path.read_bytes()
    assert file.count(b"/Type /Page\n") == 1
    assert b"/Subtype /Image" not in file
    assert laid.prompt == prompt


def test_the_preview_is_printed_by_keys(preview: Callable[[Act], None], accessibles: Look) -> None:
    looked: list[bool] = []

    def look(dialog: QPrintPreviewDialog) -> None:
        dialog.show()
        QApplication.processEvents()
        print_ = dialog.focusWidget()
        assert isinstance(print_, QToolButton)
        assert print_.text() == "Print"
        buttons = [each for each in dialog.findChildren(QToolButton) if each.isVisible()]
        looked.append(sum(bool(each.focusPolicy()) for each in buttons) > 10)
        faults = tree_faults(accessibles(dialog), QAccessible.Role.Dialog)
        assert faults == ["is no frame or dialog, or has a frame in it"]  # it is a window of Qt's
        assert without_ring(dialog, set()) == []
        print_.setFocus()
        QTest.keyClick(dialog, Key.Key_Tab)
        assert isinstance(dialog.focusWidget(), QGraphicsView)
        dialog.close()

    preview(look)
    assert looked == [True]


@pytest.mark.parametrize("is_printer", [False, True], ids=["file", "printer"])
def test_the_page_is_set_up_only_where_there_is_a_printer(
    monkeypatch: pytest.MonkeyPatch, preview: Callable[[Act], None], is_printer: bool
) -> None:
    kinds = QPrinter.OutputFormat
    kind = kinds.NativeFormat if is_printer else kinds.PdfFormat
    monkeypatch.setattr(QPrinter, "outputFormat", lambda _: kind)
    enabled: list[bool] = []

    def look(dialog: QPrintPreviewDialog) -> None:
        actions = dialog.findChildren(QAction)
        enabled.extend([a.isEnabled() for a in actions if a.text() == "Page setup"])

    preview(look)
    assert enabled == [is_printer]


def test_a_printer_that_fails_is_reported(
    refusals: list[str], monkeypatch: pytest.MonkeyPatch, preview: Callable[[Act], None]
) -> None:
    monkeypatch.setattr(printing, "draw_page", lambda *_: False)
    preview(lambda dialog: dialog.paintRequested.emit(QPrinter()))
    assert refusals == ["The picture could not be printed"]
