"""Tables in files: written whole, read back as they were, refused where they are damaged."""

from __future__ import annotations

from pathlib import Path

import pytest

from analyser.gui.state.saved_windows import table_file
from analyser.gui.state.table_files import load_table, save_table
from analyser.poker.cards import parse_cards
from analyser.poker.errors import NewerTableError, SavedTableError
from analyser.poker.games.registry import HOLDEM
from analyser.poker.table.table import Table, new_table

TABLE: Table = new_table(HOLDEM, 2).place_all(parse_cards("As Kd 10h")).rename_seat(1, "Zoë")


def test_a_table_comes_back_from_new_folders_and_no_other_is_read(tmp_path: Path) -> None:
    save_table(TABLE, table_file())
    assert load_table(table_file()) == TABLE
    path = tmp_path / "table.json"
    path.write_text('{"format": 99}')
    with pytest.raises(NewerTableError, match="format 99"):
        load_table(path)
    with pytest.raises(FileNotFoundError):
        load_table(tmp_path / "none.json")
    path = tmp_path / "a" / "b" / "table.json"
    save_table(TABLE, path)
    assert load_table(path) == TABLE
    assert [file.name for file in path.parent.iterdir()] == ["table.json"]


def test_a_table_that_cannot_be_written_leaves_the_old_one(tmp_path: Path) -> None:
    path = tmp_path / "table.json"
    path.mkdir()
    (path / "inside").write_text("kept")
    with pytest.raises(OSError, match=r"table\.json"):
        save_table(TABLE, path)
    assert (path / "inside").read_text() == "kept"
    with pytest.raises(OSError, match="inside"):
        save_table(TABLE, path / "inside" / "table.json")


@pytest.mark.parametrize(
    "content",
    [b"", b"{}", b"nonsense", b"\x00\xff\xfe", b"[1, 2]", b'{"format": 1}', b'{"format": true}'],
)
def test_a_damaged_file_is_refused_and_stays_as_it_is(tmp_path: Path, content: bytes) -> None:
    path = tmp_path / "table.json"
    path.write_bytes(content)
    with pytest.raises(SavedTableError, match="the file is kept as it is"):
        load_table(path)
    assert path.read_bytes() == content
