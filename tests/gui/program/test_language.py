"""The language of the window: that of the system, or another that the user chose."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QLocale, QTimer
from PySide6.QtWidgets import QApplication, QComboBox
from pytestqt.qtbot import QtBot

from analyser.gui.look.translation import LANGUAGES, number, translated, use_language
from analyser.gui.program.start import Start, Windows
from analyser.gui.state.settings import Settings
from analyser.gui.window.preferences import Preferences
from analyser.poker.cards import Card
from analyser.poker.names import card_name
from not_none import not_none


@pytest.fixture(autouse=True)
def english_again(qapp: QApplication) -> Iterator[None]:
    locale = QLocale()
    yield
    use_language("en")
    QLocale.setDefault(locale)


@pytest.fixture
def start(qtbot: QtBot) -> Iterator[Start]:
    windows = Windows()
    start = windows.open()
    qtbot.waitUntil(lambda: start.session is not None and start.session.restored)
    yield start
    windows.leave()
    windows.finish()


def choose(start: Start, code: str) -> None:
    """Choose a language in the preferences, and close the ones that open again after it."""

    def choose_now() -> None:
        dialog = QApplication.activeModalWidget()
        assert isinstance(dialog, Preferences)
        box = next(b for b in dialog.findChildren(QComboBox) if b.findData(code) >= 0)
        QTimer.singleShot(0, lambda: not_none(QApplication.activeModalWidget()).close())
        box.activated.emit(box.findData(code))

    QTimer.singleShot(0, choose_now)
    start.window.window_actions.preferences.trigger()


@pytest.mark.parametrize(
    ("code", "card", "figure"),
    [("de", "Pik-Ass", "12.345,00"), ("fr", "as de pique", "12\u202f345,00"),
     ("es", "as de picas", "12.345,00"), ("en", "ace of spades", "12,345.00")],
)  # fmt: skip
def test_texts_and_numbers_are_in_the_language(
    qapp: QApplication, code: str, card: str, figure: str
) -> None:
    use_language(code)
    assert (translated(card_name(Card("As"))), number(1234500, 2)) == (card, figure)


def test_the_language_of_the_system_is_taken_if_none_was_chosen(
    qapp: QApplication, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(QLocale, "uiLanguages", lambda _: ["nl-NL", "fr-BE", "de"])
    use_language("")
    assert translated(card_name(Card("As"))) == "as de pique"
    monkeypatch.setattr(QLocale, "uiLanguages", lambda _: ["nl-NL"])
    use_language("")
    assert translated(card_name(Card("As"))) == "ace of spades"


def test_another_language_leaves_table_undo_file_and_place(
    start: Start, qtbot: QtBot, tmp_path: Path
) -> None:
    hands = tmp_path / "hands.txt"
    hands.write_text("AhKh v QsQd @ QcJh2h8h3c\n" * 2)
    old = start.window
    session = not_none(start.session)
    assert session.document.enter("AhKh v QsQd @ QhJh2c")
    table = session.document.table
    old.resize(780, 600)
    old.hands.read([str(hands)])
    qtbot.waitUntil(lambda: old.hands.files.rowCount() == 2)
    choose(start, "de")
    window = start.window
    assert window is not old
    assert Settings().language == "de"
    assert window.size().toTuple() == (780, 600)
    assert window.document.own_table == table
    assert window.window_actions.undo.text().startswith("&Rückgängig")
    qtbot.waitUntil(lambda: window.hands.files.rowCount() == 2)
    window.hands.visit.leave()
    window.document.undo()
    assert window.document.table.is_empty


def test_every_language_is_offered_by_its_own_name(start: Start, qtbot: QtBot) -> None:
    dialog = Preferences(start.window, start.window.window_actions, start.window.settings)
    qtbot.addWidget(dialog)
    box = next(each for each in dialog.findChildren(QComboBox) if each.findData("de") >= 0)
    offered = [box.itemText(at) for at in range(box.count())]
    assert offered == ["As the system", *LANGUAGES.values()]
    assert box.currentIndex() == 0
