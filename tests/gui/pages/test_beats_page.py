"""The page of what beats a hand: its words, its links, and what a link does."""

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, Qt, QUrl
from PySide6.QtGui import QTextDocument
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QMenu
from pytestqt.qtbot import QtBot
from shiboken6 import isValid

from analyser import nuts
from analyser.gui.pages.beats_page import beats_page
from analyser.gui.pages.page import Page
from analyser.gui.state.beats import Beats
from analyser.gui.state.document import Document
from analyser.gui.window.main_window import MainWindow
from analyser.poker.cards import format_cards
from analyser.poker.games.registry import HOLDEM, OMAHA_HI_LO
from analyser.poker.table.table import BOARD, Slot
from tests.gui.conftest import OpenWindow
from written_pages import html_of, look, spoken_of

SET_OF_NINES = nuts("9h 9c", "Qh Jh 9d 4s")


def test_the_nuts_the_place_and_counts_on_one_line_are_said(qtbot: QtBot) -> None:
    page = [*beats_page(look(), SET_OF_NINES)]
    said = spoken_of(page)
    assert said.startswith("The nuts: king of clubs and ten of clubs. Straight, king high, 16")
    assert "5th best of 76. 38 of 1,035 hands beat this one, none ties." in said
    assert "4: Set of jacks, Three jacks, Q-9 kickers, 3 combos. 5: " in said
    assert "Q-J kickers, this hand. 6: Set of fours, Three fours" in said
    assert "9: " not in said
    assert "9: Two pair, queens and fours" in spoken_of(beats_page(look(0), SET_OF_NINES))
    assert "Hands that may beat this one: KTs, KTo, T8s, T8o, QQ, JJ." in spoken_of(
        beats_page(look(2), SET_OF_NINES)
    )
    said = spoken_of(beats_page(look(), nuts(board="Qh Jh 9d 4s")))
    assert "1: Straight, king high, 16 combos." in said
    assert "best of" not in said
    page = [*beats_page(look(), nuts("Ah Kh", "Qh Jh 2c", dead="Qs Qd"), seat="Ann")]
    said = spoken_of(page)
    assert said.startswith(
        "The nuts: queen of diamonds and queen of clubs. Three queens, J-2 kickers, "
        "cards it needs are taken. Ann: 46th best of 90."
    )
    assert "1: Middle set, jacks" in said
    page = [*beats_page(look(), nuts("Ad4dQcQs", "3c7d8hKs2c", game="omaha8"))]
    said = spoken_of(page)
    assert "For the low. 35,891 of 123,410 hands have no low." in said
    assert "1st best of 10. 0 of 123,410 hands beat this one, 6,675 tie." in said
    none = spoken_of(beats_page(look(), nuts("Ad4d2c3s", "KcQdJh9s8c", game="omaha8")))
    assert "123,410 of 123,410 hands have no low." in none
    page = [*beats_page(look(), nuts("As2hKdKc", "3c7d8hKs", game="omaha8", dead="Ad4dQcQs"))]
    said = spoken_of(page)
    assert "The nuts: king of diamonds and king of clubs. Three kings" in said
    assert "8-7 kickers, nobody else can have it. 1st best of 76." in said
    assert "2: Set of eights, Three eights, K-7 kickers, 2,035 combos." in said
    document = QTextDocument()
    document.setHtml(html_of(page))
    document.setTextWidth(260)
    document.size()  # lays it out
    assert document.find("2,035").block().layout().lineCount() == 1


@pytest.fixture
def window(open_window: OpenWindow) -> MainWindow:
    window = open_window(Document()).window
    window.document.change_game(HOLDEM)
    assert window.document.enter("9h 9c")
    window.document.activate(Slot(BOARD, 0))
    assert window.document.enter("Qh Jh 9d 4s")
    window.window_actions.beats.trigger()
    return window


def page_of(window: MainWindow) -> Page:
    (page,) = [p for p in window.findChildren(Page) if p.accessibleName() == "Nuts pane"]
    return page


def shows(window: MainWindow, text: str, qtbot: QtBot) -> None:
    qtbot.waitUntil(lambda: text in " ".join(page_of(window).sentences))


def test_a_key_opens_the_page_in_the_colours_there(window: MainWindow, qtbot: QtBot) -> None:
    shows(window, "5th best of 76", qtbot)
    assert page_of(window).hasFocus()
    assert page_of(window).accessibleDescription().startswith("The nuts: ")
    assert window.window_actions.beats.shortcut().toString() == "Ctrl+Shift+B"
    window.document.reveal.set_teaching(True)
    assert "best of" not in " ".join(page_of(window).sentences)
    html = html_of(beats_page(look(2), SET_OF_NINES, "Seat B", "Seat B"))
    assert "KT!" in html
    assert "All hands" in html


def test_the_rest_is_shown_and_hidden_by_keyboard_and_stays_so(
    window: MainWindow, qtbot: QtBot
) -> None:
    shows(window, "5th best of 76", qtbot)
    page, worst = page_of(window), "76: "
    assert worst not in " ".join(page.sentences)
    while page.textCursor().selectedText() != "Show the rest":
        assert page.focusNextPrevChild(True)
    QTest.keyClick(page, Qt.Key.Key_Return)
    assert worst in " ".join(page.sentences)
    assert page.textCursor().selectedText() == "Hide the rest"  # the keyboard moves with the link
    QTest.keyClick(page, Qt.Key.Key_Return)
    assert worst not in " ".join(page.sentences)
    assert page.textCursor().selectedText() == "Show the rest"
    page.anchorClicked.emit(QUrl("rest:0"))
    page.verticalScrollBar().setValue(50)
    window.cards_outdated.emit()
    window.document.focus_on(0)
    assert worst in " ".join(page.sentences)
    assert page.verticalScrollBar().value() == 50
    assert window.document.enter("9h 9c @ Qh Jh 9d 5s")
    qtbot.waitUntil(lambda: "Show the rest" in page.toPlainText(), timeout=5000)


@pytest.mark.qt_log_ignore("^This plugin does not support (raise|grabbing the keyboard)")
def test_a_click_on_a_class_gives_a_seat_its_cards(window: MainWindow, qtbot: QtBot) -> None:
    shows(window, "5th best of 76", qtbot)
    page_of(window).anchorClicked.emit(QUrl("hand:KcTc"))
    (menu,) = [menu for menu in window.findChildren(QMenu) if menu.isVisible()]
    texts = [action.text() for action in menu.actions()]
    assert (texts[0], texts[-1]) == ("Give these cards to seat A", "Give these cards to a new seat")
    assert menu.activeAction() is menu.actions()[0]  # which is heard
    menu.actions()[-1].trigger()
    assert format_cards(window.document.table.seats[-1].cards) == "Kc Tc"
    menu.actions()[0].trigger()  # refused: the new seat has them
    assert format_cards(window.document.table.seats[0].cards) == "9h 9c"
    menu.close()
    QCoreApplication.sendPostedEvents(menu, QEvent.Type.DeferredDelete)
    assert isValid(menu)  # or the way back to the deck would begin with the window's title


def test_a_range_is_counted_alone_whichever_is_first(window: MainWindow, qtbot: QtBot) -> None:
    window.document.add_seat()
    assert window.document.enter("QQ+, KTs")
    window.window_actions.beats.trigger()
    shows(window, "of 1,035 hands", qtbot)
    page_of(window).anchorClicked.emit(QUrl("among:"))
    shows(window, "Only the range of Seat B is counted.", qtbot)
    page_of(window).anchorClicked.emit(QUrl("among:"))
    shows(window, "of 1,035 hands", qtbot)
    window.document.clear()
    window.document.add_seat()
    for seat, cards in ((0, "AA"), (1, "QQ+")):
        window.document.activate(Slot(seat, 0))
        assert window.document.enter(cards)
    window.document.activate(Slot(BOARD, 0))
    assert window.document.enter("Qh Jh 9d")
    window.window_actions.beats.trigger()
    shows(window, "The nuts", qtbot)
    page_of(window).anchorClicked.emit(QUrl("among:"))
    shows(window, "Only the range of Seat B is counted.", qtbot)


def test_without_a_board_the_page_says_what_is_missing(window: MainWindow, qtbot: QtBot) -> None:
    window.document.clear()
    shows(window, "The board has too few cards", qtbot)
    beats = Beats()
    with qtbot.waitSignal(beats.changed):
        beats.ask(Document().table.change_game(OMAHA_HI_LO), 0, None)
    assert "too few cards" in beats.refusal
    beats.finish()
