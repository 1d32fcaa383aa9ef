"""What players who were all in were worth: of one hand for the felt, of all to sort by it."""

import pytest

from analyser.gui.hands.luck import luck_of, luck_of_all
from analyser.poker.errors import TooManyDealsError
from analyser.poker.generators import finish
from analyser.poker.hand_table.table import FileTable
from histories import HOLDEM, NO_SHOWDOWN, TWICE
from tests.gui.hands.conftest import TableOf


@pytest.fixture
def table(table_of: TableOf) -> FileTable:
    return table_of("\n\n\n".join([HOLDEM, NO_SHOWDOWN, TWICE, "nonsense"]))


def test_the_luck_of_the_hero_is_told(table: FileTable) -> None:
    said = finish(luck_of(table, 0))
    assert said.startswith("All in before the flop, Ann had 46.21% of 112: worth 51.76. ")
    assert finish(luck_of(table, 1)) == ""


def test_all_are_counted_as_keys_to_sort_by(table: FileTable) -> None:
    assert finish(luck_of_all(table)).tolist() == [462, -1, 130, 130]


def test_what_cannot_be_counted_is_said_and_stops_nothing(
    table: FileTable, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(situation: object) -> object:
        raise TooManyDealsError(deals="many")

    monkeypatch.setattr("analyser.poker.hand_files.all_ins.count_odds", refuse)
    assert "many" in finish(luck_of(table, 0))
    assert set(finish(luck_of_all(table)).tolist()) == {-1}
