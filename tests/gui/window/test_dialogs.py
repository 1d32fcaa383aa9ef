"""The dialogs of lasting choices and of who made the program."""

import importlib.metadata
import sys
from email.message import Message
from pathlib import Path

import pytest
from PySide6.QtCore import QEvent, QTimer, QUrl
from PySide6.QtWidgets import QApplication, QComboBox, QDialog
from pytestqt.qtbot import QtBot

from analyser import __version__
from analyser.gui.hands.cache_folder import table_cache
from analyser.gui.look.theme import DeckColours, ThemeName
from analyser.gui.pages.help_pages import LICENCE, OVERVIEW, licence_texts
from analyser.gui.state.document import Document
from analyser.gui.state.settings import Settings
from analyser.gui.window import preferences
from analyser.gui.window.main_window import MainWindow
from analyser.gui.window.preferences import Preferences
from analyser.product import RELEASES
from not_none import not_none
from tests.gui.conftest import User


@pytest.fixture
def texts(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    folder = tmp_path / "licences"
    folder.mkdir()
    texts = {"zlib.txt": "Of zlib", "LGPL-3.txt": "Of Qt", OVERVIEW: "All", "cap.txt": "Of cap"}
    for name, text in texts.items():
        (folder / name).write_text(text, encoding="utf-8")
    monkeypatch.setattr(sys, "_MEIPASS", str(tmp_path), raising=False)
    return folder


def test_the_version_and_the_licences_are_told(user: User, texts: Path) -> None:
    user.window.window_actions.about.trigger()
    page = not_none(user.window.details).rules.page
    told = page.toPlainText()
    assert page.hasFocus()
    assert __version__ in told
    assert f"Newer versions: {RELEASES}" in told
    assert "uses Qt under the GNU Lesser General Public License" in told
    assert told.splitlines()[-4:] == ["Overview", "cap", "LGPL-3", "zlib"]
    page.anchorClicked.emit(QUrl(f"{LICENCE}:2"))
    assert page.toPlainText().splitlines() == ["LGPL-3", "Of Qt"]
    ((_, text),) = licence_texts(None).items()
    for name in ("numpy", "shiboken6", "PySide6_Essentials"):
        about = importlib.metadata.metadata(name)
        assert f"{about['Name']} {about['Version']}: " in text
    assert ": None" not in text
    assert "LGPL-3.0" in text


class Strict(Message):
    """What is known of an installed package, with a KeyError for what is not."""

    def __getitem__(self, name: str) -> str:
        if name not in self:
            raise KeyError(name)
        return str(super().__getitem__(name))


@pytest.mark.parametrize(
    ("known", "line"),
    [
        ({"License-Expression": "MIT", "License": "as above"}, "some 2.0: MIT"),
        ({"License": "BSD"}, "some 2.0: BSD"), ({}, "some 2.0: its licence is not named"),
    ],
    ids=["expression", "text", "none"],
)  # fmt: skip
def test_a_package_names_its_licence_in_the_one_way_or_the_other(
    known: dict[str, str], line: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    package = Strict()
    for key, value in {"Name": "some", "Version": "2.0", **known}.items():
        package[key] = value
    monkeypatch.setattr(importlib.metadata, "metadata", lambda _: package)
    ((_, text),) = licence_texts(None).items()
    assert text.splitlines().count(line) == 3


@pytest.fixture
def window(qtbot: QtBot) -> MainWindow:
    window = MainWindow(Settings())
    window.fill(Document())
    qtbot.addWidget(window)
    return window


def test_it_shows_and_changes_the_choices(
    window: MainWindow, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    heard: list[str] = []
    monkeypatch.setattr(preferences, "announce_choice", heard.append)
    window.set_theme(ThemeName.LIGHT)
    dialog = Preferences(window, window.window_actions, window.settings)
    qtbot.addWidget(dialog)
    theme, deck, _ = dialog.findChildren(QComboBox)
    assert [theme.currentText(), deck.currentText()] == ["Light", "Two colours"]
    deck.setCurrentIndex(1)
    deck.activated.emit(1)
    assert Settings().deck is DeckColours.FOUR
    theme.activated.emit(2)
    assert Settings().theme is ThemeName.DARK
    assert heard == ["Four colours", "Dark"]
    window.set_theme(ThemeName.SYSTEM)


def test_the_cache_of_files_is_emptied(window: MainWindow, qtbot: QtBot) -> None:
    cache = table_cache()
    cache.trim(0)
    database = cache.new("key")
    database.write_bytes(b"x" * 2000)
    cache.release(database)
    dialog = Preferences(window, window.window_actions, window.settings)
    qtbot.addWidget(dialog)
    assert dialog.empty.text() == "&Empty the cache of files of hands: 1.95 KiB"
    dialog.empty.click()
    assert dialog.empty.text() == "&Empty the cache of files of hands: 0 bytes"
    assert not dialog.empty.isEnabled()
    assert not database.exists()


def test_nothing_is_left_of_a_dialog_that_was_closed(window: MainWindow) -> None:
    window.show()
    QTimer.singleShot(0, lambda: not_none(QApplication.activeModalWidget()).close())
    window.window_actions.preferences.trigger()
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    assert window.findChildren(QDialog) == []
