"""What there is to look up is true, can be searched and closed."""

import re

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from analyser.gui.look.theme import ThemeName
from analyser.gui.window.help import HelpDialog
from analyser.poker.cards import parse_cards
from analyser.poker.explain.rulings import kinds_of_hand
from tests.gui.conftest import User


@pytest.fixture
def dialog(user: User, qtbot: QtBot) -> HelpDialog:
    user.key(Qt.Key.Key_F1)
    dialog = user.window.findChild(HelpDialog)
    assert dialog is not None
    with qtbot.waitActive(dialog):
        dialog.activateWindow()
    return dialog


def page(dialog: HelpDialog) -> str:
    return dialog.keys.toPlainText()


def test_f1_opens_the_rules_to_be_searched_until_escape(dialog: HelpDialog) -> None:
    assert dialog.isVisible()
    assert not dialog.isModal()  # to be read beside the table
    assert dialog.pages.currentWidget() is dialog.rules
    assert QApplication.focusWidget() is dialog.rules.page
    QTest.keyClicks(dialog.rules.page, "s")
    QTest.keyClicks(dialog.rules.search, "teel wheel")
    assert dialog.rules.search.text() == "steel wheel"
    assert "The steel wheel" in dialog.rules.page.toPlainText()
    QTest.keyClick(dialog.rules.search, Qt.Key.Key_Return)
    assert dialog.isVisible()
    assert QApplication.focusWidget() is dialog.rules.page
    QTest.keyClick(dialog.rules.search, Qt.Key.Key_Escape)
    assert dialog.isVisible()
    QTest.keyClick(dialog.rules.search, Qt.Key.Key_Escape)
    assert not dialog.isVisible()


def test_f1_and_the_menu_open_each_page(user: User) -> None:
    user.enter("AhKh v AsQs @ AdJh2c")
    user.key(Qt.Key.Key_F1)
    page = user.window.help.rules.page
    assert page.accessibleDescription() == "Kickers."
    assert "Suits never break a tie." in page.sentences  # the rest of the book follows
    user.window.help.close()
    actions, window = user.window.window_actions, user.window
    for action, shown in (
        (actions.kinds, "kinds"),
        (actions.keys, "keys"),
        (actions.help, "rules"),
    ):
        action.trigger()
        assert window.help.pages.currentWidget() is getattr(window.help, shown)
    assert len(window.findChildren(HelpDialog)) == 1


def test_every_page_has_a_name_and_follows_the_theme(dialog: HelpDialog, user: User) -> None:
    names = [dialog.rules.page, dialog.rules.search, dialog.kinds, dialog.keys]
    assert [widget.accessibleName() for widget in names] == [
        "Rules pane", "Search the rules", "Kinds of hand", "Keys and notation",
    ]  # fmt: skip
    text = dialog.kinds.toPlainText()
    for kind in kinds_of_hand():
        assert kind.title in text
    assert text.count("\N{OBJECT REPLACEMENT CHARACTER}") == 50
    before = dialog.kinds.toHtml()
    user.window.set_theme(ThemeName.DARK)
    QApplication.processEvents()
    assert dialog.kinds.toHtml() != before


def test_the_page_has_every_key_of_an_action_and_no_other(dialog: HelpDialog, user: User) -> None:
    lines = page(dialog).split("\n")
    with_keys = [action for action in user.window.window_actions.single if action.shortcuts()]
    assert len(with_keys) >= 30
    for action in with_keys:
        native = QKeySequence.SequenceFormat.NativeText
        keys = ", ".join(key.toString(native) for key in action.shortcuts())
        assert lines[lines.index(keys) + 1] == action.whatsThis()
    known = {
        key.toString(QKeySequence.SequenceFormat.PortableText)
        for action in user.window.findChildren(QAction)
        for key in action.shortcuts()
    }
    named = set(re.findall(r"Ctrl\+(?:(?:Shift|Alt)\+)*\w+", page(dialog)))
    assert {"Ctrl+R", "Ctrl+L", "Ctrl+Z", "Ctrl+Shift+Z", "Ctrl+Q", "Ctrl+Shift+O"} <= named
    assert named <= known
    assert "? an unknown card" in " ".join(page(dialog).split())
    assert user.window.window_actions.unknown.shortcut().toString() == "?"


@pytest.mark.parametrize("form", ["As Kd 10h Th", "A♠ T♡", "#0", "#51", "<3 12>", "[13 4]", "??"])
def test_every_notation_on_the_page_can_be_read(dialog: HelpDialog, form: str) -> None:
    assert form in page(dialog)
    assert parse_cards(form.replace(" Th", ""))
