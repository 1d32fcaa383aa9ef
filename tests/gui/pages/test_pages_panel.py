"""The pages beside the table: what they say, show and keep."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible, QPalette, QPixmap
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QComboBox, QStackedWidget, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from analyser.gui.look import theme
from analyser.gui.pages.help_pages import RulesView
from analyser.gui.pages.page import Page
from analyser.gui.pages.pages_panel import Pages
from analyser.gui.pages.why_page import steps_page
from analyser.gui.state.document import Document
from analyser.gui.state.jobs import Jobs
from analyser.gui.state.settings import NARROWEST_PANE, Settings
from analyser.gui.window import main_window
from analyser.gui.window.main_window import MainWindow
from analyser.poker.cards import Card
from analyser.poker.explain.rules_reference import ruling
from analyser.poker.explain.seat_steps import explain_high, explain_lows
from analyser.poker.games.registry import HOLDEM
from analyser.poker.table.table import BOARD, BOARDS, Slot
from not_none import not_none
from tests.gui.conftest import CTRL, SHIFT, Look, OpenWindow
from written_pages import spoken_of

WHY, ODDS, BEATS, LOWS, RULES = range(5)


@pytest.fixture
def window(open_window: OpenWindow) -> MainWindow:
    window = open_window(Document()).window
    window.window_actions.why.trigger()
    window.document.enter("Ac Jd 8s 8c As 3d 4d")
    return window


@pytest.fixture
def duel(window: MainWindow) -> MainWindow:
    window.document.begin(HOLDEM, 2)
    place(window, 0, "Ah Qd")
    place(window, 1, "Ac Jd")
    place(window, BOARD, "As 9c 7d 4h 2s")
    return window


def place(window: MainWindow, where: int, cards: str) -> None:
    window.document.activate(Slot(where, 0))
    assert window.document.enter(cards)


def tabs(window: MainWindow) -> Pages:
    return not_none(window.details.findChild(Pages))


def seats(window: MainWindow) -> QComboBox:
    return not_none(window.details.findChild(QComboBox))


def page(window: MainWindow) -> Page:
    """Return the page in front, as it is after the frame that shows the last move."""
    QApplication.processEvents()
    current = tabs(window).currentWidget()
    if isinstance(current, RulesView):
        return current.page
    assert isinstance(current, Page)
    return current


def test_they_are_not_even_loaded_until_asked_for(qtbot: QtBot) -> None:
    window = MainWindow(Settings())
    window.fill(Document())
    qtbot.addWidget(window)
    assert "details" not in vars(window)


def test_the_page_has_every_title_and_sentence_also_of_the_lows(window: MainWindow) -> None:
    hand = not_none(window.document.outcome.hands[0])
    text = page(window).toPlainText()
    steps = explain_high(window.document.table.game, hand)
    assert len(steps) > 5
    for step in steps:
        assert step.title in text
        for sentence in step.says:
            assert sentence in text
    heard = " ".join(page(window).sentences)
    assert "ace of clubs, ace of spades, eight of spades" in heard
    assert heard == spoken_of(steps_page(steps))
    tabs(window).setCurrentIndex(LOWS)
    for step in explain_lows(window.document.table.game, hand):
        assert step.title in page(window).toPlainText()


def test_the_verdict_is_explained_as_soon_as_there_is_one(window: MainWindow) -> None:
    assert [seats(window).itemText(at) for at in range(seats(window).count())] == ["Seat A"]
    window.document.add_seat()
    choices = [seats(window).itemText(at) for at in range(seats(window).count())]
    assert (choices, seats(window).currentText()) == (["The verdict", "Seat A", "Seat B"], "Seat A")
    window.document.enter("Kh Kd Ks 2c 2d")
    assert seats(window).currentText() == "The verdict"
    text = page(window).toPlainText()
    assert text.startswith("Seat B wins")
    assert "Seat B is better: a full house beats two pair." in text


def test_a_chosen_seat_stays_chosen_and_the_verdict_can_be_waited_for(window: MainWindow) -> None:
    window.document.add_seat()
    seats(window).setCurrentIndex(2)
    assert page(window).toPlainText() == "Seat B has no cards yet."
    window.document.enter("Kh Kd Ks 2c 2d")
    assert seats(window).currentText() == "Seat B"
    assert "king of hearts" in " ".join(page(window).sentences)
    seats(window).setCurrentIndex(0)
    assert page(window).toPlainText().startswith("Seat B wins")
    seats(window).setCurrentIndex(2)
    window.document.remove_seat(1)
    assert seats(window).currentText() == "Seat A"
    window.document.add_seat()
    seats(window).setCurrentIndex(0)
    text = "No verdict yet: give two seats a hand."
    assert page(window).toPlainText() == text
    window.document.clear()
    assert page(window).toPlainText() == text
    window.document.remove_seat(1)
    assert page(window).toPlainText() == "Seat A has no cards yet."


def test_a_seat_is_explained_up_to_what_decides_against_the_winner(window: MainWindow) -> None:
    window.document.enter("AhQd v AcJd v KhKd @ As9c7d4h2s")
    for seat, said in ((1, "Against Seat B"), (2, "Against Seat A"), (3, "Against Seat A")):
        seats(window).setCurrentIndex(seat)
        assert f"{said} the " in page(window).toPlainText()


def test_why_says_who_wins_which_pot_with_the_ruling(window: MainWindow) -> None:
    window.document.enter("AhKd v AsKc v QsQd @ KhJh2c7s")
    window.document.set_pot(101)
    assert "of the pot" not in page(window).toPlainText()  # the river may still change it
    window.document.pick(Card("3d"))
    shares = "\nSeat A gets 51 of the pot.\nSeat B gets 50 of the pot."
    assert page(window).toPlainText().endswith(shares)
    window.document.undo()
    for seat, chips in enumerate((51, 100, 120)):
        window.document.set_bet(seat, chips)
    assert "Main pot of 153: Seat A 77 and Seat B 76 so far." in page(window).toPlainText()
    window.document.pick(Card("3d"))
    lines = page(window).toPlainText().splitlines()
    assert lines[-5:] == [
        "Main pot of 153: Seat A 77 and Seat B 76.", "Side pot of 98: Seat B.",
        "20 back to Seat C.", "Rule: Side pots", "Rule: A bet that nobody called",
    ]  # fmt: skip


def test_after_the_last_card_no_rows_of_nothing_and_all(duel: MainWindow, qtbot: QtBot) -> None:
    """Eighteen rows of 0 and 100% said less than the page Why."""
    jobs = Jobs()
    duel.odds.start(jobs)
    tabs(duel).setCurrentIndex(ODDS)
    qtbot.waitUntil(lambda: "No card is to come: see Why." in page(duel).toPlainText())
    duel.document.pick(Card("2s"))
    qtbot.waitUntil(lambda: "%" in page(duel).toPlainText())
    jobs.finish()


@pytest.mark.parametrize("text", ["QQ+, AKs v 15% @ Ts7s2c", "AhKh v QsQd @ QcJh2h8h"])
def test_why_names_the_favourite_of_ranges_and_on_the_turn(
    window: MainWindow, qtbot: QtBot, text: str
) -> None:
    """The page was empty for a range, and on the turn it said who was ahead and no more."""
    jobs = Jobs()
    window.odds.start(jobs)
    window.document.begin(HOLDEM, 2)
    assert window.document.enter(text)
    qtbot.waitUntil(lambda: "Seat A is the favourite" in page(window).toPlainText())
    assert "What each seat ends up with" in page(window).toPlainText()
    jobs.finish()


def test_lows_are_compared_too(duel: MainWindow) -> None:
    tabs(duel).setCurrentIndex(LOWS)
    text = page(duel).toPlainText()
    for name in ("Ace to five", "Eight or better", "Deuce to seven", "Ace to six"):
        assert name in text
    duel.document.pick(Card("As"))
    duel.document.pick(Card("9c"))
    duel.document.pick(Card("7d"))
    assert page(duel).toPlainText() == "A low has five cards; there are fewer so far."


def test_the_winner_is_compared_with_the_seat_one_looks_at(duel: MainWindow) -> None:
    duel.document.add_seat()
    place(duel, 2, "6c 8h")
    duel.document.activate(Slot(2, 0))
    assert "against Seat C" in page(duel).toPlainText()
    duel.document.activate(Slot(1, 0))
    assert "against Seat B" in page(duel).toPlainText()
    front = page(duel)
    before = front.toPlainText()
    duel.document.pick(Card("2s"))
    assert front.toPlainText() == before
    QApplication.processEvents()
    assert front.toPlainText() != before


def test_rules_begin_with_what_decided_and_links_open_theirs(duel: MainWindow) -> None:
    tabs(duel).setCurrentIndex(RULES)
    lines = page(duel).toPlainText().split("\n")
    assert lines[:2] == ["What matters here", ruling("kickers").title]
    seats(duel).setCurrentIndex(1)
    lines = page(duel).toPlainText().split("\n")
    assert lines[:2] == ["What matters here", ruling("one-pair").title]
    tabs(duel).setCurrentIndex(WHY)
    seats(duel).setCurrentIndex(0)
    front = page(duel)
    assert "Rule: Kickers" in front.toPlainText()
    front.setFocus()
    QTest.keyClick(front, Qt.Key.Key_Tab)
    QTest.keyClick(front, Qt.Key.Key_Return)
    assert tabs(duel).currentIndex() == RULES
    assert page(duel).toPlainText().startswith(ruling("kickers").title)
    assert page(duel).hasFocus()


@pytest.mark.parametrize("tab", [WHY, LOWS, RULES])
def test_all_has_a_name_and_escape_goes_back(duel: MainWindow, accessibles: Look, tab: int) -> None:
    tabs(duel).setCurrentIndex(tab)
    page(duel)
    focusable = [found for found in accessibles(duel.details) if found.focusable]
    assert len(focusable) >= 5
    assert [found for found in focusable if not found.name] == []
    described = [one.description for one in focusable if one.role is QAccessible.Role.ComboBox]
    assert "Explain which seat, or the verdict" in described
    front = page(duel)
    front.setFocus()
    QTest.keyClick(front, Qt.Key.Key_Escape)
    assert duel.area.deck.hasFocus()


def test_tab_and_key_lead_to_the_page(duel: MainWindow, monkeypatch: pytest.MonkeyPatch) -> None:
    tabs(duel).tabs.setFocus()
    heard = []
    for _ in range(2):
        focus = not_none(QApplication.focusWidget())
        QTest.keyClick(focus, Qt.Key.Key_Tab)
        heard.append(QApplication.focusWidget())
    assert heard == [seats(duel), page(duel)]
    turned = []
    for modifiers in (CTRL, CTRL, CTRL | SHIFT):
        key = Qt.Key.Key_Backtab if modifiers & SHIFT else Qt.Key.Key_Tab
        QTest.keyClick(duel.windowHandle(), key, modifiers)
        turned.append(tabs(duel).currentIndex())
    assert turned == [1, 2, 1]
    windows = duel, duel.hands
    assert [window.findChildren(QStackedWidget) for window in windows] == [[]] * 2
    duel.window_actions.why.trigger()
    duel.window_actions.why.trigger()
    assert duel.area.deck.hasFocus()
    monkeypatch.setattr(main_window, "is_listened_to", lambda: True)
    assert duel.details.isVisible()
    duel.window_actions.why.trigger()  # not closed, which would be silent
    assert page(duel).hasFocus()
    duel.window_actions.why.trigger()
    assert duel.area.deck.hasFocus()


def test_other_inks_are_drawn_and_no_page_scrolls_sideways(duel: MainWindow, qtbot: QtBot) -> None:
    def ink() -> QPixmap:
        found = page(duel).document().resource(2, "card:Jd/25")
        assert isinstance(found, QPixmap)
        return found

    before = ink().toImage()
    duel.set_deck(theme.DeckColours.FOUR)
    assert ink().toImage() != before
    duel.panes.right.wanted = NARROWEST_PANE
    duel.panes.place_parts()
    for tab in (WHY, BEATS, LOWS, RULES):
        for seat in range(seats(duel).count()):
            tabs(duel).setCurrentIndex(tab)
            seats(duel).setCurrentIndex(seat)
            qtbot.waitUntil(lambda: "being counted" not in page(duel).toPlainText())
            assert page(duel).horizontalScrollBar().maximum() == 0, (tab, seat)


def test_nothing_is_explained_before_it_is_revealed(duel: MainWindow) -> None:
    duel.window_actions.teach.setChecked(True)
    for tab in (WHY, LOWS):
        tabs(duel).setCurrentIndex(tab)
        assert page(duel).toPlainText() == "The answer is hidden until you reveal it."
    tabs(duel).setCurrentIndex(RULES)
    assert ruling("kickers").title not in page(duel).toPlainText().split("\n")[:2]
    tabs(duel).setCurrentIndex(WHY)
    duel.window_actions.reveal.trigger()
    assert page(duel).toPlainText().startswith("Seat A wins")
    duel.document.pick(Card("2s"))
    assert page(duel).toPlainText() == "The answer is hidden until you reveal it."


def test_the_lows_have_a_tab_where_there_is_one_and_keys_pass_it_by(window: MainWindow) -> None:
    pages, entry = tabs(window), window.window_actions.lows_page
    assert pages.tabs.isTabVisible(LOWS)
    assert entry.isVisible()
    pages.setCurrentIndex(LOWS)
    window.document.change_game(HOLDEM)
    assert (pages.tabs.isTabVisible(LOWS), entry.isVisible()) == (False, False)
    assert pages.currentIndex() != LOWS
    pages.setCurrentIndex(BEATS)
    QTest.keyClick(window, Qt.Key.Key_Tab, CTRL)
    assert pages.currentIndex() == RULES
    QTest.keyClick(window, Qt.Key.Key_Backtab, CTRL | SHIFT)
    assert pages.currentIndex() == BEATS


def test_whether_they_are_open_is_remembered(window: MainWindow, qtbot: QtBot) -> None:
    assert Settings().details
    again = MainWindow(Settings())
    again.fill(Document())
    qtbot.addWidget(again)
    assert "details" in vars(again)
    window.window_actions.why.trigger()
    assert (Settings().details, window.details.isVisible()) == (False, False)


@pytest.mark.parametrize(
    "palette", [theme.light_palette(), theme.dark_palette(), theme.contrast_palette()]
)
def test_the_current_tab_is_marked(qtbot: QtBot, palette: QPalette) -> None:
    window, pages = QWidget(), Pages("Pages")
    layout = QVBoxLayout(window)
    layout.addWidget(pages.tabs)
    layout.addLayout(pages)
    for name in ("One", "Two"):
        pages.add(QWidget(), name)
    window.setPalette(palette)
    qtbot.addWidget(window)
    window.resize(300, 200)
    with qtbot.waitExposed(window):
        window.show()
    bar = pages.tabs
    for at in (0, 1):
        pages.setCurrentIndex(at)
        image = bar.grab().toImage()
        inks = [
            image.pixelColor(bar.tabRect(tab).center().x(), bar.tabRect(tab).bottom() - 1)
            for tab in (0, 1)
        ]
        assert inks[at] == palette.color(QPalette.ColorRole.Highlight)
        assert inks[1 - at] != inks[at]
        assert theme.contrast(inks[at], palette.color(QPalette.ColorRole.Window)) >= 3


def test_several_boards_are_explained_one_after_the_other(window: MainWindow, qtbot: QtBot) -> None:
    window.document.enter("AsKs v 9h9d @ Qs7s2c4s8d @ Qs7s2c9c3h, pot 201")
    text = page(window).toPlainText()
    assert text.index("Board 1") < text.index("Seat A wins") < text.index("Board 2")
    assert text.index("Board 2") < text.index("Seat B wins")
    seats(window).setCurrentIndex(1)
    text = page(window).toPlainText()
    assert text.index("Nut flush") < text.index("Board 2") < text.rindex("Testing for a flush")
    # Outs are those of each board; the nuts are those of the board whose place is active.
    window.document.enter("AsKs v 9h9d @ Qs7s2c @ QdJd3h4c")
    jobs = Jobs()
    window.odds.start(jobs)
    jobs.finish()
    tabs(window).setCurrentIndex(ODDS)
    assert "Board 1: Seat A has 15 outs" in page(window).toPlainText()
    assert "Board 2: Seat A has " in page(window).toPlainText()
    tabs(window).setCurrentIndex(BEATS)
    qtbot.waitUntil(lambda: "Board 1" in page(window).toPlainText())
    window.document.activate(Slot(BOARDS[1], 4))
    chosen = "Board 2\nChoose a place of another board"
    qtbot.waitUntil(lambda: chosen in page(window).toPlainText())
    text = page(window).toPlainText()
    # Whichever board it is, the best hand on both is said once.
    best = text.index("The best hand on both boards")
    assert best < text.index("Board 1: Three queens") < text.index("1st best of 91")


def test_a_table_of_three_seats_is_no_wider_than_its_page(window: MainWindow) -> None:
    window.document.enter("AcKc v 7s7d v QhJh @ Qd7c3s")
    jobs = Jobs()
    window.odds.start(jobs)
    jobs.finish()
    for tab in (0, ODDS):
        tabs(window).setCurrentIndex(tab)
        assert "Seat C" in page(window).toPlainText()
        for more in range(8):
            page(window).document().setTextWidth(300 + more)
            assert page(window).document().size().width() == 300 + more
