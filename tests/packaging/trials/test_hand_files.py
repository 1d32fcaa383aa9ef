"""The files of hands that trials open by their names."""

from pathlib import Path

import pytest

from analyser import HandRow, read_hands
from analyser.product import HANDS_TYPES
from trials.hand_files import HAND_FILES


def test_there_is_one_for_each_ending_that_is_registered() -> None:
    assert list(HAND_FILES) == list(HANDS_TYPES)


@pytest.mark.parametrize("ending", HAND_FILES)
def test_the_program_reads_it_and_finds_the_winners(ending: str, tmp_path: Path) -> None:
    file = tmp_path / f"hands{ending}"
    file.write_text(HAND_FILES[ending].text, encoding="utf-8")
    rows = [row for row in read_hands(file) if isinstance(row, HandRow)]
    winners = [" and ".join(row.players[seat] for seat in row.winners) for row in rows]
    assert tuple(winners) == HAND_FILES[ending].winners
