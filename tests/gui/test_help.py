"""The page of keys and notations is true and can be closed."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QTextBrowser

from analyser.gui.help import HelpDialog
from analyser.poker.cards import parse_cards

if TYPE_CHECKING:
    from pytestqt.qtbot import QtBot

    from tests.gui.conftest import User


@pytest.fixture
def dialog(user: User, qtbot: QtBot) -> HelpDialog:
    dialog = HelpDialog(user.window)
    with qtbot.waitExposed(dialog):
        dialog.open()
    return dialog


def page(dialog: HelpDialog) -> str:
    browser = dialog.findChild(QTextBrowser)
    assert browser is not None
    return browser.toPlainText()


def test_every_shortcut_on_the_page_is_one(dialog: HelpDialog, user: User) -> None:
    known = {
        key.toString(QKeySequence.SequenceFormat.PortableText)
        for action in user.window.findChildren(QAction)
        for key in action.shortcuts()
    }
    named = set(re.findall(r"Ctrl\+(?:Shift\+)?\w+", page(dialog)))
    assert {"Ctrl+R", "Ctrl+L", "Ctrl+Z", "Ctrl+Shift+Z", "Ctrl+Q"} <= named
    assert named <= known


@pytest.mark.parametrize("form", ["As Kd 10h Th", "A♠ T♡", "#0", "#51", "<3 12>", "[13 4]"])
def test_every_notation_on_the_page_can_be_read(dialog: HelpDialog, form: str) -> None:
    assert form in page(dialog)
    assert parse_cards(form.replace(" Th", ""))


def test_escape_closes_it(dialog: HelpDialog, qtbot: QtBot) -> None:
    assert dialog.isVisible()
    with qtbot.waitSignal(dialog.finished):
        QTest.keyClick(dialog, Qt.Key.Key_Escape)
    assert not dialog.isVisible()
