"""Saves rows of a table, in their order, as a CSV file."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from analyser.poker.generators import Steps
from analyser.poker.hand_files.csv_writer import CsvFile
from analyser.poker.hand_files.judge import HandRow
from analyser.poker.hand_table.table import FileTable, Rows

_A_STEP: Final = 8
"""How many rows are unpacked in one step."""


def save_csv(table: FileTable, rows: Rows, path: str | Path) -> Steps[int]:
    """Write rows to a CSV file, with the columns that the command ``batch`` writes.

    Return how many rows were written. Errors are left out, as the file has no column for them.
    Raises OSError; then nothing is written.
    """
    written = 0
    with CsvFile(path) as file:
        for at, number in enumerate(rows.tolist()):
            if at % _A_STEP == 0:
                yield at / len(rows)
            row = table.row(number)
            if isinstance(row, HandRow):
                file.add(row)
                written += 1
    return written
