"""Tables of files that a test writes."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from analyser import HandRow
from analyser.poker.file_table.table import FileTable
from analyser.poker.generators import finish

Tabled = Callable[..., FileTable]


@pytest.fixture
def tabled(tmp_path: Path) -> Iterator[Tabled]:
    """Write a file of this text or these bytes, and read it into a table."""
    tables = []

    def from_file(text: str | bytes, name: str = "hands.txt") -> FileTable:
        path = tmp_path / name
        path.write_bytes(text if isinstance(text, bytes) else text.encode())
        table = FileTable(path)
        finish(table.read())
        tables.append(table)
        return table

    yield from_file
    for table in tables:
        table.close()


def rows_of(table: FileTable) -> list[HandRow]:
    """Every row of a table that has only hands, read again."""
    rows = [table.row(number) for number in range(len(table))]
    assert all(isinstance(row, HandRow) for row in rows)
    return [row for row in rows if isinstance(row, HandRow)]
