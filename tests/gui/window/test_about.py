"""Who made the program and what it stands on can be read in it."""

from __future__ import annotations

import importlib.metadata
import sys
from email.message import Message
from pathlib import Path

import pytest
from PySide6.QtCore import Qt, QTimer
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from analyser import __version__
from analyser.gui.window.about import OVERVIEW, AboutBox, LicencesDialog, licence_texts
from analyser.product import RELEASES
from tests.gui.conftest import User


@pytest.fixture
def texts(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The folder of a frozen program's texts."""
    folder = tmp_path / "licences"
    folder.mkdir()
    texts = {"zlib.txt": "Of zlib", "LGPL-3.txt": "Of Qt", OVERVIEW: "All", "cap.txt": "Of cap"}
    for name, text in texts.items():
        (folder / name).write_text(text, encoding="utf-8")
    monkeypatch.setattr(sys, "_MEIPASS", str(tmp_path), raising=False)
    return folder


def test_the_menu_tells_the_version_and_leads_to_the_licences(user: User, qtbot: QtBot) -> None:
    translated = []

    def ask() -> None:
        box = QApplication.activeModalWidget()
        assert isinstance(box, AboutBox)
        translated.append(f"{box.text()} {box.informativeText()}")
        QTest.mouseClick(box.licences, Qt.MouseButton.LeftButton)
        box.reject()

    QTimer.singleShot(0, ask)
    user.window.window_actions.about.trigger()
    (told,) = translated
    assert __version__ in told
    assert f"Newer versions: {RELEASES}" in told
    assert "uses Qt under the GNU Lesser General Public License" in told
    dialog = user.window.findChild(LicencesDialog)
    assert dialog is not None
    qtbot.waitUntil(dialog.isVisible)


def test_licences_are_told_from_source_and_frozen(user: User, texts: Path) -> None:
    ((_, text),) = licence_texts(None).items()
    for name in ("numpy", "shiboken6", "PySide6_Essentials"):
        about = importlib.metadata.metadata(name)
        assert f"{about['Name']} {about['Version']}: " in text
    assert ": None" not in text
    assert "LGPL-3.0" in text
    dialog = LicencesDialog(user.window)
    names = [dialog.names.item(at).text() for at in range(dialog.names.count())]
    assert names == ["Overview", "cap", "LGPL-3", "zlib"]
    assert dialog.page.toPlainText() == "All"
    dialog.names.setCurrentRow(2)
    assert dialog.page.toPlainText() == "Of Qt"


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
        ({"License": "BSD"}, "some 2.0: BSD"),
        ({}, "some 2.0: its licence is not named"),
    ],
    ids=["expression", "text", "none"],
)
def test_a_package_names_its_licence_in_the_one_way_or_the_other(
    known: dict[str, str], line: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    package = Strict()
    for key, value in {"Name": "some", "Version": "2.0", **known}.items():
        package[key] = value
    monkeypatch.setattr(importlib.metadata, "metadata", lambda _: package)
    ((_, text),) = licence_texts(None).items()
    assert text.splitlines().count(line) == 3
