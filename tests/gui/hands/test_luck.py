"""What players who were all in were worth: of one hand for the felt, of all to sort by it."""

from collections.abc import Iterator

import pytest
from pytestqt.qtbot import QtBot

from analyser.gui.hands.luck import Luck
from analyser.poker.errors import TooManyDealsError
from analyser.poker.hand_table.table import FileTable
from histories import HOLDEM, NO_SHOWDOWN, TWICE
from tests.gui.hands.conftest import TableOf


@pytest.fixture
def table(table_of: TableOf) -> FileTable:
    return table_of("\n\n\n".join([HOLDEM, NO_SHOWDOWN, TWICE, "nonsense"]))


@pytest.fixture
def luck(qtbot: QtBot) -> Iterator[Luck]:
    luck = Luck()
    yield luck
    luck.close()


def told(luck: Luck, table: FileTable, number: int, qtbot: QtBot) -> str:
    with qtbot.waitSignal(luck.told) as heard:
        luck.tell(table, number)
    assert heard.args is not None
    assert heard.args[0] == number
    return str(heard.args[1])


def test_the_luck_of_the_hero_is_told(luck: Luck, table: FileTable, qtbot: QtBot) -> None:
    said = told(luck, table, 0, qtbot)
    assert said.startswith("All in before the flop, Ann had 46.21% of 112: worth 51.76. ")
    assert told(luck, table, 1, qtbot) == ""


def test_all_are_counted_as_keys_to_sort_by(luck: Luck, table: FileTable, qtbot: QtBot) -> None:
    with qtbot.waitSignal(luck.counted) as heard:
        luck.count_all(table)
        luck.tell(table, 0)  # the thread is busy with all of them
    assert heard.args is not None
    assert heard.args[0].tolist() == [462, -1, 130, 130]
    assert not luck.is_counting_all


def test_what_cannot_be_counted_is_said_and_stops_nothing(
    luck: Luck, table: FileTable, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(situation: object) -> object:
        raise TooManyDealsError(deals="many")

    monkeypatch.setattr("analyser.poker.hand_files.all_ins.count_odds", refuse)
    assert "many" in told(luck, table, 0, qtbot)
    with qtbot.waitSignal(luck.counted) as heard:
        luck.count_all(table)
    assert heard.args is not None
    assert set(heard.args[0].tolist()) == {-1}
