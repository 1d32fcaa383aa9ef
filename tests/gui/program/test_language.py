"""The language of the window: that of the system, or another that the user chose."""

import gc
import re
import weakref
from collections.abc import Iterator
from contextlib import nullcontext
from itertools import product
from pathlib import Path

import pytest
from PySide6.QtCore import QEvent, QLocale, QObject, Qt, QTimer, QTranslator
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QComboBox, QLineEdit
from pytestqt.qtbot import QtBot
from shiboken6 import isValid

from analyser import equity
from analyser.gui.felt.content import FeltContent, VerdictContent
from analyser.gui.hands.file_rows import FileRows
from analyser.gui.hands.pane import HandSource
from analyser.gui.look.translation import (
    LANGUAGES,
    in_english,
    in_speech,
    key_name,
    number,
    translated,
    use_language,
    with_key,
)
from analyser.gui.pages.help_pages import about_page, chapters_of, keys_page, kinds_page, rules_page
from analyser.gui.pages.odds_page import Seat, odds_page
from analyser.gui.program.start import Start, Windows
from analyser.gui.state.document import Document
from analyser.gui.state.settings import Settings
from analyser.gui.window.preferences import Preferences
from analyser.poker.cards import DECK, Card
from analyser.poker.errors import CardError
from analyser.poker.explain.rules_reference import RULINGS
from analyser.poker.games.registry import HOLDEM
from analyser.poker.generators import finish
from analyser.poker.hand_table.table import FileTable
from analyser.poker.names import card_name
from analyser.poker.odds.odds_sentences import figures_of
from analyser.poker.table.table import new_table
from analyser.poker.table.written_line import line_of
from analyser.poker.text.enter import enter
from examples import examples
from histories import HOLDEM as A_HAND
from mostly_long import mostly_long
from not_none import not_none
from tests.gui.conftest import menus
from written_pages import look, spoken_of


@pytest.fixture(autouse=True)
def english_again(qapp: QApplication) -> Iterator[None]:
    locale = QLocale()
    yield
    use_language("en")
    QLocale.setDefault(locale)


@pytest.fixture
def windows() -> Iterator[Windows]:
    windows = Windows()
    yield windows
    windows.leave()
    windows.finish()


@pytest.fixture
def start(qtbot: QtBot, windows: Windows) -> Start:
    start = windows.open()
    qtbot.waitUntil(lambda: start.session is not None and start.session.restored)
    return start


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


@pytest.mark.parametrize(("code", "card", "figure"), [
    ("de", "Pik-Ass", "12.345,00"), ("fr", "as de pique", "12\u202f345,00"),
    ("es", "as de picas", "12.345,00"), ("en", "ace of spades", "12,345.00"),
])  # fmt: skip
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


@pytest.mark.parametrize(("code", "said"), [
    ("en", "8-4-A, A-K"), ("de", "8 4 Ass, Ass König"), ("fr", "8 4 as, as roi"),
    ("es", "8 4 as, as rey"),
])  # fmt: skip
def test_voices_say_no_hyphen_between_ranks(qapp: QApplication, code: str, said: str) -> None:
    use_language(code)
    assert in_speech("8-4-A, A-K") == said
    assert in_speech("5-card, A-Ks, 2026-11-05") == "5-card, A-Ks, 2026-11-05"
    verdict = VerdictContent("8-4-A, A-K", has_why=True, title="x")
    assert FeltContent(verdict=verdict).spoken.endswith(f": {said}")


def test_a_second_window_of_the_same_language_loads_no_texts_again(qapp: QApplication) -> None:
    use_language("fr")
    loaded = qapp.findChildren(QTranslator)
    assert len(loaded) == 2
    use_language("fr")
    assert qapp.findChildren(QTranslator) == loaded
    use_language("en")
    assert qapp.findChildren(QTranslator) == []
    use_language("fr")
    assert translated(card_name(Card("As"))) == "as de pique"


def test_another_language_leaves_table_undo_file_and_place(
    start: Start, qtbot: QtBot, tmp_path: Path
) -> None:
    hands = tmp_path / "hands.txt"
    hands.write_text("AhKh v QsQd @ QcJh2h8h3c\nAhKh v QsQd @ QcQh2d8h3c\n")
    old = start.window
    session = not_none(start.session)
    assert session.document.enter("AhKh v QsQd @ QhJh2c")
    table = session.document.table
    old.resize(780, 600)
    old.hands.read([str(hands)])
    qtbot.waitUntil(lambda: old.hands.files.rowCount() == 2)
    old.hands.find_bar.text.setText("flush")
    old.hands.find_bar.reverse.trigger()
    qtbot.waitUntil(lambda: old.hands.files.rowCount() == 1)
    choose(start, "de")
    window = start.window
    assert window is not old
    assert Settings().language == "de"
    assert window.size().toTuple() == (780, 600)
    assert window.document.own_table == table
    assert window.window_actions.undo.text() == "&Rückgängig Karten eingeben"
    qtbot.waitUntil(lambda: window.hands.files.rowCount() == 1)
    assert window.hands.find_bar.text.text() == "flush"
    assert window.hands.find_bar.reverse.isChecked()
    window.hands.find_bar.text.setText("Herz-Ass")
    use_language("en")  # as the next window does before it asks this one
    assert window.hands.find_bar.filter.text == "Ah"
    window.hands.visit.leave()
    window.document.undo()
    assert window.document.table.is_empty


def test_another_language_leaves_list_and_switches(start: Start, qtbot: QtBot) -> None:
    old = start.window
    for switch in (old.window_actions.full_screen, old.window_actions.teach):
        switch.trigger()
    old.window_actions.odds_page.trigger()
    old.hands.begin_list()
    old.hands.editor.games.setCurrentIndex(old.hands.editor.games.findData("holdem"))
    old.hands.editor.board.setText("2c3c4d")
    old.hands.editor.text.setPlainText("AhKh\nQsQd")
    qtbot.waitUntil(lambda: old.hands.files.rowCount() == 2)
    choose(start, "de")
    window = start.window
    assert window.isFullScreen()
    assert window.window_actions.full_screen.isChecked()
    assert window.window_actions.teach.isChecked()
    assert window.document.reveal.is_teaching
    pages = window.details
    assert not_none(pages.focusProxy()).accessibleName() == "Bereich Odds"
    assert window.hands.source is HandSource.LIST
    assert window.hands.editor.lines == "AhKh @ 2c3c4d\nQsQd @ 2c3c4d"
    assert window.hands.editor.games.game is HOLDEM
    qtbot.waitUntil(lambda: window.hands.files.rowCount() == 2)
    window.panes.show_left("")
    choose(start, "fr")
    assert start.window.hands.editor.text.toPlainText() == "AhKh\nQsQd"
    assert start.window.panes.left_key == ""


def test_another_language_goes_on_with_an_exam(start: Start, qtbot: QtBot) -> None:
    start.window.panes.show_left("practice")
    old = start.window.practice
    qtbot.waitUntil(lambda: old.question is not None and not old.making.is_busy)
    old.exam.trigger()
    qtbot.waitUntil(lambda: not_none(old.round).is_exam and not old.making.is_busy)
    old.round_strip.skip.click()
    qtbot.waitUntil(lambda: not old.making.is_busy)
    choose(start, "de")
    new = start.window.practice
    qtbot.waitUntil(lambda: new.question is not None)
    assert not_none(new.round).seed == not_none(old.round).seed
    assert len(not_none(new.round).marked) == 1


def test_another_language_goes_on_with_a_round(start: Start, qtbot: QtBot) -> None:
    start.window.panes.show_left("practice")
    old = start.window.practice
    qtbot.waitUntil(lambda: old.question is not None and not old.making.is_busy)
    asked = not_none(old.question)
    choose(start, "de")
    new = start.window.practice
    assert (new.round, new.question) == (old.round, asked)
    new.round_strip.skip.click()
    qtbot.waitUntil(lambda: len(not_none(new.round).marked) == 1 and not new.making.is_busy)
    choose(start, "fr")
    last = start.window.practice
    qtbot.waitUntil(lambda: last.question is not None and not last.making.is_busy)
    assert last.question is not asked
    assert len(not_none(last.round).marked) == 1


def test_what_cannot_be_read_goes_with_the_old_window(start: Start, qtbot: QtBot) -> None:
    document = not_none(start.session).document
    assert document.enter("AhKh v QsQd")
    old = start.window
    old.window_actions.pot.trigger()
    field = QApplication.focusWidget()
    assert isinstance(field, QLineEdit)
    QTest.keyClicks(field, "1,,")
    assert document.has_edits
    choose(start, "de")
    qtbot.waitUntil(lambda: not isValid(old))
    assert not isValid(old.odds)  # else it would count every table too
    document.undo()
    assert document.table.is_empty


def test_another_language_goes_on_with_an_estimate(start: Start, qtbot: QtBot) -> None:
    document, old = not_none(start.session).document, start.window.odds
    assert document.enter("15% v 20% v 25% v 30%")
    qtbot.waitUntil(lambda: old.standing.may_be_estimated)
    old.estimate()
    qtbot.waitUntil(lambda: old.standing.odds is not None)
    choose(start, "de")
    new = start.window.odds
    assert not new.is_counting
    assert new.standing == old.standing
    assert new.standing.odds is not None


def test_only_the_new_window_counts_what_comes_after_it(start: Start) -> None:
    old = start.renew()
    document = not_none(start.session).document
    assert document.enter("AhKh v QsQd")
    assert start.window.odds.standing.seats == (0, 1)
    assert old.odds.standing.seats == ()
    assert not old.odds.is_counting


@pytest.mark.parametrize("times", mostly_long(1, [4, 200]))
def test_nothing_is_left_of_earlier_languages(start: Start, windows: Windows, times: int) -> None:
    """Four references a change were kept, and five timers."""
    session = not_none(start.session)

    def left() -> list[int]:
        QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
        gc.collect()
        kept = [weakref.getweakrefcount(each) for each in (start, session, windows)]
        return [*kept, len(session.counting.findChildren(QObject))]

    choose(start, "de")
    before = left()
    for at in range(times):
        choose(start, ("en", "de")[at % 2])
    assert left() == before


def test_each_window_keeps_its_own_panes(start: Start, windows: Windows, qtbot: QtBot) -> None:
    start.window.window_actions.new.trigger()
    other = windows.starts[-1]
    qtbot.waitUntil(lambda: other.session is not None and other.session.restored)
    start.window.panes.show_left("hands")
    choose(other, "de")
    assert [each.window.panes.left_key for each in windows.starts] == ["hands", ""]
    assert other.window.windowTitle() == "Tisch 2"


@menus
def test_every_language_is_offered_by_its_own_name(start: Start, qtbot: QtBot) -> None:
    dialog = Preferences(start.window, start.window.window_actions, start.window.settings)
    qtbot.addWidget(dialog)
    box = next(each for each in dialog.findChildren(QComboBox) if each.findData("de") >= 0)
    offered = [box.itemText(at) for at in range(box.count())]
    assert offered == ["As the system", *LANGUAGES.values()]
    dialog.show()
    for key in (Qt.Key.Key_Down, Qt.Key.Key_End):  # each language takes another dialog
        QTest.keyClick(box, key)
        assert (box.currentIndex(), box.view().isVisible()) == (0, True)
        box.hidePopup()
    QTest.keyClick(box, Qt.Key.Key_Tab)
    assert not box.view().isVisible()


SPOKEN = ("de", "fr", "es")


@pytest.mark.parametrize("code", SPOKEN)
def test_texts_and_every_card_in_the_language_are_read(qapp: QApplication, code: str) -> None:
    """A line without a table is a text that is refused."""
    use_language(code)
    for _, text, line in [each for each in examples(__file__, "typed.txt") if each[0] == code]:
        with nullcontext() if line else pytest.raises(CardError):
            assert line_of(enter(new_table(HOLDEM, 2), in_english(text))) == line, text
    # Every card is read as it is said and as it is written.
    for card, form in product(DECK, ("", "le", "Le", "el", "El", "der", "den", "Der")):
        assert in_english(translated(card_name(card), form)) == str(card)
    notation = " ".join([f"{one} {other}" for one, other in product(DECK, DECK)])
    assert in_english(notation) == notation


@pytest.mark.parametrize(("code", "one", "other"), [
    ("de", "König Artus", "Karo"), ("fr", "La Dame", "Piques"), ("es", "El Rey", "Paz y Sota"),
])  # fmt: skip
def test_players_are_called_as_typed(qapp: QApplication, code: str, one: str, other: str) -> None:
    use_language(code)
    table = enter(new_table(HOLDEM, 2), in_english(f"{one}: AhKh, {other}: QsQd"))
    assert [seat.name for seat in table.seats] == [one, other]


def test_pages_and_refusals_are_written_as_the_language_writes(qapp: QApplication) -> None:
    use_language("fr")
    odds = equity(["AsAh", "KsKh"], "2c3c4d5d")
    spoken = [
        spoken_of(keys_page([("", [(key_name("Ctrl+Shift+Return"), "x")])])),
        spoken_of(kinds_page()),
        spoken_of(rules_page(chapters_of(RULINGS))),
        spoken_of(about_page()),
        spoken_of(odds_page(look(), odds, [Seat("A", 0, 0), Seat("B", 1, 1)])),
    ]
    for text in spoken:
        assert not re.search(r"[^\xa0]: ", text)
    assert "Ctrl+Maj+Entrée\xa0: x." in spoken[0]
    use_language("de")
    assert with_key("Lesen", "Ctrl+Return") == "Lesen (Strg+Enter)"
    # No English is left on the about page and beside wins.
    assert "Neuere Versionen: die Veröffentlichungsseite" in spoken_of(about_page())
    odds = equity(["AsAh", "KsKh"], "2c3c4d5d")
    rows, table = FileRows(), FileTable(text=f"{A_HAND}\n\n\n{A_HAND[:400]}")
    finish(table.read())
    rows.show_table(table)
    assert rows.face(1).words == "Die Hand ist abgeschnitten: Ihr Ende fehlt"
    labels = [translated(figure.label) for figure in figures_of(odds, 0)]
    assert labels == ["Gewinnt", "Teilt", "Verliert"]
    # A refusal quotes the word that was typed.
    document = Document()
    assert str(not_none(document.why_not("Pik Elf"))).startswith("“Pik” cannot be read here")
    said: list[str] = []
    document.refused.connect(said.append)
    assert not document.enter("drei Asse")
    assert said[0].startswith("„drei“ ist hier nicht lesbar")
    use_language("fr")
    assert not document.enter("les 15% contre AA")
    assert "les" in said[1][:8]
