"""What there is to look up is true, can be searched and closed; the dialogs."""

import importlib.metadata
import re
import sys
from email.message import Message
from pathlib import Path

import pytest
from PySide6.QtCore import QEvent, Qt, QTimer, QUrl
from PySide6.QtGui import QAction
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QComboBox, QDialog
from pytestqt.qtbot import QtBot

from analyser import __version__
from analyser.gui.hands.cache_folder import table_cache
from analyser.gui.look import widgets
from analyser.gui.look.theme import DeckColours, ThemeName
from analyser.gui.look.translation import key_name
from analyser.gui.pages.help_pages import LICENCE, OVERVIEW, RulesView, licence_texts
from analyser.gui.state.document import Document
from analyser.gui.state.settings import Settings
from analyser.gui.window.main_window import MainWindow
from analyser.gui.window.preferences import Preferences
from analyser.poker.cards import parse_cards
from analyser.poker.explain.rules_reference import kinds_of_hand
from analyser.product import RELEASES
from not_none import not_none
from tests.gui.conftest import OpenWindow, User


@pytest.fixture
def rules(user: User) -> RulesView:
    user.key(Qt.Key.Key_F1, Qt.KeyboardModifier.ShiftModifier)
    return user.window.details.rules


def shown(rules: RulesView, subject: str) -> str:
    rules.look_up(subject)
    return rules.page.toPlainText()


def test_f1_opens_the_manual(user: User) -> None:
    user.key(Qt.Key.Key_F1)
    rules = user.window.details.rules
    assert rules.page.hasFocus()
    assert rules.subject.currentText() == "How cards and hands are written"
    assert rules.page.toPlainText().startswith("How cards and hands are written")


def test_shift_f1_opens_the_rules_to_be_searched_until_escape(rules: RulesView, user: User) -> None:
    assert rules.isVisible()
    assert rules.page.hasFocus()
    rules.search.setFocus()
    QTest.keyClicks(rules.search, "steel wheel")
    assert "The steel wheel" in rules.page.toPlainText()
    QTest.keyClick(rules.search, Qt.Key.Key_Return)
    assert rules.page.hasFocus()
    rules.search.setFocus()
    QTest.keyClick(rules.search, Qt.Key.Key_Escape)
    assert not rules.search.text()
    QTest.keyClick(rules.search, Qt.Key.Key_Escape)
    assert user.window.area.deck.hasFocus()


def test_shift_f1_and_the_menu_open_each_page(user: User) -> None:
    user.enter("AhKh v AsQs @ AdJh2c")
    user.key(Qt.Key.Key_F1, Qt.KeyboardModifier.ShiftModifier)
    rules = user.window.details.rules
    assert rules.page.accessibleDescription() == "Kickers, heading"
    assert "Suits never break a tie." in rules.page.sentences  # the rest of the book follows
    actions = user.window.window_actions
    for action, subject in (
        (actions.kinds, "Kinds of hand"),
        (actions.keys_page, "Keys"),
        (actions.rules, "Rules"),
    ):
        action.trigger()
        assert rules.subject.currentText() == subject
        assert rules.search.isVisible() is (subject == "Rules")
        assert rules.page.hasFocus()


def test_a_question_mark_in_the_help_shows_the_keys(rules: RulesView, user: User) -> None:
    user.key(Qt.Key.Key_Question)
    assert rules.subject.currentText() == "Keys"
    assert rules.page.hasFocus()
    assert user.document.table.is_empty
    tasks = [task for task, _ in user.window.window_actions.tasks]
    assert [f"{task}." for task in tasks] == [
        rules.page.sentences[at] for at in rules.page.headings[1:]
    ]
    every = [action for _, actions in user.window.window_actions.tasks for action in actions]
    assert len(every) == len(set(every))
    assert set(every) >= {
        *user.window.window_actions.single,
        *user.window.window_actions.boards.actions(),
    }


def test_keys_are_explained_in_a_window_that_opens_with_its_pages(open_window: OpenWindow) -> None:
    Settings().details = True
    window = open_window(Document()).window
    window.look_up("keys_page")
    page = window.details.rules.page
    first = page.sentences.index("Put cards on the table.") + 1
    assert page.sentences[first] == "Ctrl+L: Type cards."


def test_every_page_has_a_name_and_follows_the_theme(rules: RulesView, user: User) -> None:
    names = [rules.page, rules.search, rules.subject]
    assert [widget.accessibleName() for widget in names] == [
        "Rules pane", "Rules", "What to look up",
    ]  # fmt: skip
    text = shown(rules, "kinds")
    for kind in kinds_of_hand():
        assert kind.title in text
    assert text.count("\N{OBJECT REPLACEMENT CHARACTER}") == 50
    before = rules.page.toHtml()
    user.window.set_theme(ThemeName.DARK)
    QApplication.processEvents()
    assert rules.page.toHtml() != before


def test_the_page_has_every_key_of_an_action_and_no_other(rules: RulesView, user: User) -> None:
    lines = shown(rules, "keys_page").split("\n")
    with_keys = [action for action in user.window.window_actions.single if action.shortcuts()]
    assert len(with_keys) >= 30
    for action in with_keys:
        keys = ", ".join(map(key_name, action.shortcuts()))
        assert lines[lines.index(keys) + 1] == action.statusTip()
    headings = [task for task, _ in user.window.window_actions.tasks]
    assert [line for line in lines if line in headings] == headings
    known = {
        key_name(key) for action in user.window.findChildren(QAction) for key in action.shortcuts()
    }
    named = set(re.findall(r"Ctrl\+(?:(?:Shift|Alt)\+)*\w+", shown(rules, "keys_page")))
    assert {"Ctrl+R", "Ctrl+L", "Ctrl+Z", "Ctrl+Shift+Z", "Ctrl+Q", "Ctrl+Shift+O"} <= named
    assert named <= known
    assert user.window.window_actions.unknown.shortcut().toString() == "?"


@pytest.mark.parametrize("form", ["As Kd 10h", "A♠ T♡", "#0", "#51", "<3 12>", "[13 4]", "??"])
def test_every_notation_in_the_manual_can_be_read(rules: RulesView, form: str) -> None:
    assert form in shown(rules, "cards.md")
    assert parse_cards(form)


def test_the_manual_is_read_in_the_pane_page_by_page(user: User) -> None:
    user.window.window_actions.manual.trigger()
    rules = user.window.details.rules
    assert rules.subject.currentText() == "How cards and hands are written"
    assert rules.page.sentences[0] == "How cards and hands are written."
    assert rules.page.headings[0] == 0
    rules.page.anchorClicked.emit(QUrl("ranges.md"))
    assert rules.subject.currentText() == "Ranges"
    rules.page.anchorClicked.emit(QUrl("../notebook.ipynb"))
    assert rules.subject.currentText() == "Ranges"  # what is not in the manual stays closed
    sources = Path(__file__).parents[3] / "resources" / "manual"
    for file in sources.glob("*.md"):
        title = file.read_text(encoding="utf-8").partition("\n")[0].removeprefix("# ")
        text = shown(rules, file.name)
        assert text.startswith(title)
        assert rules.subject.currentText() == title
    shown(rules, "cards.md")
    html = rules.page.toHtml()
    user.window.set_theme(ThemeName.DARK)
    QApplication.processEvents()
    assert rules.page.toHtml() != html  # links in the colours of the theme


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
    page = user.window.details.rules.page
    told = page.toPlainText()
    assert page.hasFocus()
    assert __version__ in told
    assert f"Newer versions: {RELEASES}" in told
    assert "uses Qt under the GNU Lesser General Public License" in told
    page.anchorClicked.emit(QUrl("licences"))
    assert page.toPlainText().splitlines() == ["Licences", "Overview", "cap", "LGPL-3", "zlib"]
    user.window.window_actions.licences.trigger()
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


@pytest.mark.parametrize(("known", "line"), [
    ({"License-Expression": "MIT", "License": "as above"}, "some 2.0: MIT"),
    ({"License": "BSD"}, "some 2.0: BSD"), ({}, "some 2.0: its licence is not named"),
], ids=["expression", "text", "none"])  # fmt: skip
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
    monkeypatch.setattr(widgets, "announce_choice", lambda box: heard.append(box.currentText()))
    window.set_theme(ThemeName.LIGHT)
    dialog = Preferences(window, window.window_actions, window.settings)
    qtbot.addWidget(dialog)
    theme, deck, _ = dialog.findChildren(QComboBox)
    assert [theme.currentText(), deck.currentText()] == ["Light", "Two colours"]
    for box in (deck, theme):
        box.setFocus()
        QTest.keyClick(box, Qt.Key.Key_Down)
    assert Settings().deck is DeckColours.FOUR
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
    assert (dialog.empty.isEnabled(), database.exists()) == (False, False)


def test_nothing_is_left_of_a_dialog_that_was_closed(window: MainWindow) -> None:
    window.show()
    QTimer.singleShot(0, lambda: not_none(QApplication.activeModalWidget()).close())
    window.window_actions.preferences.trigger()
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    assert window.findChildren(QDialog) == []
