"""Telling the hand in focus: the strip of its lines and streets, and what is counted beside."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import Signal
from pytestqt.qtbot import QtBot

from analyser.gui.file_window.story import storyteller as module
from analyser.gui.file_window.story.details_panel import DetailsPanel
from analyser.gui.file_window.story.hand_story import HandStory
from analyser.gui.file_window.story.storyteller import Storyteller
from analyser.poker.table.table import new_table
from histories import HOLDEM, NO_SHOWDOWN
from tests.gui.file_window.conftest import TableOf


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
