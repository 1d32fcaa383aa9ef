"""A hand in words: told beside the window, street by street, and put on the table."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import Signal
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from analyser import format_cards
from analyser.gui.file_window.model import FileColumn
from analyser.gui.file_window.story import storyteller as module
from analyser.gui.file_window.story.details_panel import DetailsPanel
from analyser.gui.file_window.story.hand_story import HandStory, tell, tell_all_ins
from analyser.gui.file_window.story.storyteller import Storyteller
from analyser.poker.games.registry import HOLDEM as HOLDEM_GAME
from analyser.poker.generators import finish
from analyser.poker.table.table import BOARD, new_table
from histories import BADUGI, HOLDEM, NO_SHOWDOWN, STUD_HI_LO, ohh, ohh_text
from tests.gui.conftest import CTRL, LEFT, NONE, SHIFT, Key, User
from tests.gui.file_window.conftest import HISTORIES, LINES, Read, TableOf, press


def test_a_showdown_is_told_street_by_street(table_of: TableOf) -> None:
    story = finish(tell(table_of(HOLDEM), 0))
    assert story.title == "Ann wins: a flush beats three of a kind"
    assert story.made == ("Ann: Flush, A-K-J-8-2; Bob: [the] (x): Three queens, J-8 kickers")
    assert story.ahead.startswith("Bob: [the] (x) was ahead before the flop and on the flop; ")
    assert story.streets == ("Before the flop", "Flop", "Turn", "River")
    assert story.all_in
    assert [len(table.board) for table in story.tables] == [0, 3, 4, 5]


def test_stud_has_streets_of_its_own_a_draw_none_and_each_all_in_is_told(table_of: TableOf) -> None:
    story = finish(tell(table_of(STUD_HI_LO), 0))
    assert (story.streets[0], story.streets[-1]) == ("Third street", "Seventh street")
    story = finish(tell(table_of(BADUGI), 0))
    assert (story.streets, story.ahead, story.all_in) == (("The hand",), "", False)
    table = table_of(ohh_text(ohh()))
    said = "Ann all in before the flop with 46.2%, won; Bob all in before the flop with 53.8%, lost"
    assert finish(tell_all_ins(table, 0)) == said


def test_a_hand_without_showdown_or_table_says_why(table_of: TableOf) -> None:
    table = table_of("AhKh v QsQd\nAhAh v KsKd\n")
    assert "is there twice" in finish(tell(table, 1)).title
    assert finish(tell_all_ins(table, 1)) == ""
    assert finish(tell(table_of(NO_SHOWDOWN), 0)).title == "Everybody else folded"
    story = finish(
        tell(
            table_of(
                "variant = 'F7S'\nactions = ['d dh p1 AhKh2c', 'd dh p2 QsQd3c', 'd dh p1 4d', "
                "'d dh p2 5d', 'd dh p1 6s', 'd dh p2 7s', 'd dh p1 8h', 'd dh p2 9h', 'd db Ks', "
                "'p1 sm', 'p2 sm']\n"
            ),
            0,
        )
    )
    assert "p1 wins" in story.title
    assert "It cannot be put on the table: " in story.title
    assert (story.streets, story.tables) == ((), ())


def test_a_double_click_puts_a_hand_on_the_table(user: User, read: Read, qtbot: QtBot) -> None:
    window = read(HISTORIES)
    where = window.view.visualRect(window.model.index(0, FileColumn.WINNER)).center()
    QTest.mouseClick(window.view.viewport(), LEFT, NONE, where)
    with qtbot.waitActive(user.window):
        QTest.mouseDClick(window.view.viewport(), LEFT, NONE, where)
    table = user.document.table
    assert table.game == HOLDEM_GAME
    assert [seat.name for seat in table.seats] == ["Ann", "Bob: [the] (x)"]
    assert (user.cards(0), user.cards(1)) == ("Ah Kh", "Qs Qd")
    assert (user.cards(BOARD), table.pot) == ("Qc Jh 2h 8h 3c", 112)
    assert user.verdict == "Ann wins"
    user.document.undo_stack.undo()
    assert user.document.table.is_empty


def test_a_pot_is_said_where_the_hand_is_laid_if_it_is_in_cents(user: User, read: Read) -> None:
    window = read(HOLDEM.replace("Total pot $112", "Total pot $12.50"))
    window.view.setFocus()
    press(window, Key.Key_Return)
    assert user.document.table.pot == 1250
    assert user.window.area.prompt.text == "The pot is counted in cents: 1,250"
    window = read(HOLDEM)
    window.view.setFocus()
    press(window, Key.Key_Return)
    assert user.document.table.pot == 112
    assert "cents" not in user.window.area.prompt.text


def test_whole_or_by_street_it_is_put_on_the_table(user: User, read: Read, qtbot: QtBot) -> None:
    window = read(HISTORIES)
    window.view.setFocus()
    press(window, Key.Key_Return, CTRL | SHIFT)
    boards = [format_cards(user.document.table.board)]
    for _ in range(3):
        user.window.window_actions.street.trigger()
        boards.append(format_cards(user.document.table.board))
    assert boards == ["", "Qc Jh 2h", "Qc Jh 2h 8h", "Qc Jh 2h 8h 3c"]
    press(window, Key.Key_Down)
    press(window, Key.Key_Down)
    qtbot.waitUntil(lambda: window.details.headline.text().startswith("Ann wins: four of a kind"))
    press(window, Key.Key_Return)
    assert len(user.document.table.board) == 5
    turn = window.details.buttons[2]
    assert turn.text() == "Turn"
    turn.click()
    assert format_cards(user.document.table.board) == "Ks 9h 4d Kd"


def test_an_error_cannot_be_put_on_the_table(read: Read, qtbot: QtBot) -> None:
    window = read(LINES)
    window.view.focus_row(2)
    assert not window.window_actions.use.isEnabled()
    window.view.chosen.emit(2)
    qtbot.waitUntil(lambda: "is there twice" in window.details.headline.text())


class Panel(DetailsPanel):
    """Keeps what it is told to show, and signals the shares of an all-in."""

    counted = Signal(str)

    def __init__(self) -> None:
        super().__init__()
        self.titles: list[str] = []

    def show_story(self, story: HandStory | None) -> None:
        super().show_story(story)
        if story is not None:
            self.titles.append(story.title)

    def show_all_in(self, text: str) -> None:
        super().show_all_in(text)
        self.counted.emit(text)


@pytest.fixture
def panel(qtbot: QtBot) -> Panel:
    panel = Panel()
    qtbot.addWidget(panel)
    panel.show()
    return panel


@pytest.fixture
def stories(table_of: TableOf, panel: Panel) -> Iterator[Storyteller]:
    stories = Storyteller(panel)
    stories.begin(table_of(f"{HOLDEM}\n\n\n{NO_SHOWDOWN}"))
    yield stories
    stories.close()


def test_a_hand_is_told_at_once_and_its_all_in_counted_after_that_once(
    stories: Storyteller, panel: Panel, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    with qtbot.waitSignal(panel.counted) as counted:
        stories.ask(0)
    assert panel.titles == ["Ann wins: a flush beats three of a kind"]
    assert counted.args == ["Bob: [the] (x) all in before the flop with 53.8%, lost"]
    monkeypatch.setattr(module, "tell_all_ins", None)
    with qtbot.waitSignal(panel.counted):
        stories.ask(0)


def test_the_last_question_is_answered(stories: Storyteller, panel: Panel, qtbot: QtBot) -> None:
    stories.ask(0)
    stories.ask(1)
    qtbot.waitUntil(lambda: bool(panel.titles))
    assert not any("flush" in title for title in panel.titles)


STORY = HandStory(
    "Ann wins", "Ann: Flush", "Ann was ahead", True, ("Flop", "Turn"), (new_table(), new_table())
)


def lines(panel: DetailsPanel) -> list[str]:
    every = (panel.headline, panel.made, panel.ahead, panel.all_in)
    return [label.text() for label in every if label.isVisible()]


def streets(panel: DetailsPanel) -> list[str]:
    return [button.text() for button in panel.buttons if button.isVisible()]


def test_a_hand_has_lines_and_streets_to_choose(panel: DetailsPanel, qtbot: QtBot) -> None:
    assert lines(panel) == ["Choose a hand to see who was ahead on each street"]
    assert streets(panel) == []
    panel.show_story(STORY)
    assert lines(panel) == [
        *("Ann wins", "Ann: Flush", "Ann was ahead", "Counting what the all-in was worth …")
    ]
    assert streets(panel) == ["Flop", "Turn"]
    panel.show_all_in("Ann all in on the turn with 18.2%, won")
    assert lines(panel)[-1] == "Ann all in on the turn with 18.2%, won"
    panel.show_story(HandStory("nothing", streets=("The hand",)))
    assert (lines(panel), streets(panel)) == (["nothing"], [])
    panel.show_story(STORY)
    with qtbot.waitSignal(panel.street_chosen) as heard:
        panel.buttons[1].click()
    assert heard.args == [1]


def test_room_for_streets_is_kept_where_there_are_any(panel: DetailsPanel) -> None:
    panel.keep_room(True)
    panel.show_story(STORY)
    height = panel.sizeHint().height()
    panel.show_story(HandStory("nothing", "made"))
    assert panel.sizeHint().height() >= height - panel.fontMetrics().height() // 2
    panel.keep_room(False)
    assert panel.sizeHint().height() < height - panel.fontMetrics().height()
