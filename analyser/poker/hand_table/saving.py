"""Chosen rows in a chosen order as a CSV file, or as lines of text, in steps."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Final

from analyser.poker.hand_files.csv_writer import CsvFile
from analyser.poker.hand_files.rows import HandError, HandRow
from analyser.poker.hand_table.columns import Rows
from analyser.poker.hand_table.order import Steps
from analyser.poker.hand_table.table import FileTable

_A_STEP: Final = 8
"""How many rows are read again in one step."""


def save_csv(table: FileTable, rows: Rows, path: str | Path) -> Steps[int]:
    """Write rows as the batch verb writes its CSV file; return how many hands were written.

    Errors have no place in such a file and are left out. Raises OSError, FileChangedError,
    FileGoneError; then there is no file.
    """
    written = 0
    with CsvFile(path) as file:
        for at, row in enumerate(_read(table, rows)):
            if at % _A_STEP == 0:
                yield at / len(rows)
            if isinstance(row, HandRow):
                file.add(row)
                written += 1
    return written


def _read(table: FileTable, rows: Rows) -> Iterator[HandRow | HandError]:
    for number in rows.tolist():
        yield table.row(number)
