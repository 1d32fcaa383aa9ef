"""The strip of the hand in focus: its lines, and a button for each street."""

from __future__ import annotations

import pytest
from pytestqt.qtbot import QtBot

from analyser.gui.file_window.story.details_panel import DetailsPanel
from analyser.gui.file_window.story.hand_story import HandStory
from analyser.poker.table.table import new_table

STORY = HandStory(
    "Ann wins", "Ann: Flush", "Ann was ahead", True, ("Flop", "Turn"), (new_table(), new_table())
)


@pytest.fixture
def panel(qtbot: QtBot) -> DetailsPanel:
    panel = DetailsPanel()
    qtbot.addWidget(panel)
    panel.show()
    return panel


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
