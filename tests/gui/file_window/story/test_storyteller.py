"""Telling the hand in focus beside the window: the last question counts, answers are kept."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from analyser.gui.file_window.story import storyteller as module
from analyser.gui.file_window.story.storyteller import Storyteller
from analyser.poker.generators import finish
from analyser.poker.hand_table.table import FileTable
from histories import HOLDEM, NO_SHOWDOWN


@pytest.fixture
def stories(tmp_path: Path) -> Iterator[Storyteller]:
    path = tmp_path / "a.txt"
    path.write_text(f"{HOLDEM}\n\n\n{NO_SHOWDOWN}")
    table = FileTable(path)
    finish(table.read())
    stories = Storyteller()
    stories.begin(table)
    yield stories
    stories.close()


def test_a_hand_is_told_at_once_and_its_all_in_counted_after_that_once(
    stories: Storyteller, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    heard: list[object] = []
    stories.written.connect(lambda number, story: heard.append((number, story.title)))
    with qtbot.waitSignal(stories.counted) as counted:
        stories.ask(0)
    assert heard == [(0, "Ann wins: a flush beats three of a kind")]
    assert counted.args == [0, "Bob: [the] (x) all in before the flop with 53.8%, lost"]
    monkeypatch.setattr(module, "tell_all_ins", None)
    with qtbot.waitSignal(stories.counted):
        stories.ask(0)


def test_only_the_last_question_is_answered(stories: Storyteller, qtbot: QtBot) -> None:
    heard: list[int] = []
    stories.written.connect(lambda number, _: heard.append(number))
    with qtbot.waitSignal(stories.written):
        stories.ask(0)
        stories.ask(1)
    assert heard == [1]
