"""The hands that were analysed: what is remembered of them, and when a hand is another one."""

from __future__ import annotations

import errno
import json
import os
import time
from collections.abc import Sequence
from dataclasses import asdict, dataclass, replace
from typing import Any, Final

from analyser.gui.look.atomic_file import LargeFileError, read_file, write_atomically
from analyser.gui.look.translation import translate
from analyser.gui.state.file_lock import FileLock
from analyser.gui.state.table_files import data_folder
from analyser.poker.hand_files.text import UnusualFileError
from analyser.poker.phrases import shortened, visible
from analyser.poker.results.outcome import Outcome
from analyser.poker.results.shown import is_analysed, is_dealt_on
from analyser.poker.table.line import line_of
from analyser.poker.table.saved_table import table_from_json, table_to_json
from analyser.poker.table.table import Table

MOST_HANDS: Final = 1_000
"""How many hands are remembered."""

MOST_LINES: Final = 2 * MOST_HANDS
"""How many lines the file may have before those that do not count any more are dropped."""

_MOST_SHOWN: Final = 1_000
"""The most characters of a line of the list; ten seats with their names and verdict take fewer."""

_MOST_BYTES: Final = 32 << 20
"""Above what so many lines take, however many seats with however long names they have."""


@dataclass(frozen=True, slots=True)
class Entry:
    """One hand in the history.

    Attributes:
        hand: which hand it is; a later entry of the same hand takes the place of this one.
        line: the cards in one line.
        verdict: what came of it, in words; empty where that was hidden.
        table: the table in its saved form.
    """

    hand: str
    line: str
    verdict: str
    table: str

    @property
    def name(self) -> str:
        """What the list calls it: "AhKh v QsQd @ QhJh2c: Seat B leads"."""
        if not self.verdict:
            return self.line
        template = translate("History", "{cards}: {verdict}")
        return template.format(cards=self.line, verdict=self.verdict)

    def read(self) -> Table:
        """Return the table. Raises SavedTableError or NewerTableError."""
        return table_from_json(self.table).activate_first()


class HandHistory:
    """The file of hands, one on a line, the newest last.

    Lines are added and never changed, so a kill costs the line that is being written at most, and
    several programs can share the file. A line that cannot be read is passed over and kept.
    """

    def __init__(self) -> None:
        self.file = data_folder() / "history.jsonl"
        self._lock = FileLock(self.file.with_suffix(".lock"))

    def entries(self) -> list[Entry]:
        """Return the hands, newest first. Raises OSError."""
        newest = [entry for _, entry in _last_of_each(self._lines()) if entry is not None]
        return newest[:MOST_HANDS]

    def add(self, entry: Entry) -> None:
        """Add a hand, or what has become of one. Raises OSError."""
        self._lock.acquire(wait=True)
        try:
            before = self._lines()
            written = json.dumps(asdict(entry), ensure_ascii=False)
            if len(before) >= MOST_LINES:
                kept = [line for line, _ in _last_of_each(before)][: MOST_HANDS - 1]
                self._write([*reversed(kept), written])
            else:
                self._append(written)
        finally:
            self._lock.release()

    def clear(self) -> None:
        """Forget all hands. Raises OSError."""
        self.file.unlink(missing_ok=True)

    def _lines(self) -> list[str]:
        """Read the file's lines; move what is no such file out of the way."""
        try:
            content = read_file(str(self.file), _MOST_BYTES)
        except FileNotFoundError:
            return []
        except (UnusualFileError, LargeFileError):
            aside = f"history-kept-{time.strftime('%Y-%m-%d-%H%M%S')}.jsonl"
            self.file.replace(self.file.with_name(aside))
            return []
        return [line for line in content.decode(errors="replace").split("\n") if line]

    def _write(self, lines: list[str]) -> None:
        write_atomically(str(self.file), "".join(f"{line}\n" for line in lines).encode())

    def _append(self, line: str) -> None:
        flags = os.O_RDWR | os.O_CREAT | os.O_APPEND | getattr(os, "O_BINARY", 0)
        with open(os.open(self.file, flags, 0o600), "r+b", 0) as file:  # noqa: PTH123 - a number
            size = file.seek(0, os.SEEK_END)
            file.seek(max(0, size - 1))
            # The line before may have been cut by a kill, and would swallow this one.
            start = "" if size == 0 or file.read(1) == b"\n" else "\n"
            added = f"{start}{line}\n".encode()
            if file.write(added) < len(added):  # a full disk takes a part, and says so only later
                file.truncate(size)
                raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC), str(self.file))


class Recorder:
    """Decides which of a window's tables are hands to remember, and which are the same hand.

    While cards only come, it is the same hand; cards that are taken back change nothing of it; any
    other table is another hand.
    """

    def __init__(self) -> None:
        self._table: Table | None = None
        self._entry: Entry | None = None

    def note(self, table: Table, outcome: Outcome, verdict: str) -> Entry | None:
        """Return what to add to the history for a table, if anything; ``verdict`` as in Entry."""
        if not is_analysed(outcome):
            return None
        before = self._table
        same_hand = before is not None and is_dealt_on(before, table)
        if before is not None and not same_hand and is_dealt_on(table, before):
            return None
        hand = self._entry.hand if same_hand and self._entry is not None else os.urandom(8).hex()
        entry = entry_of(table, verdict, hand)
        if entry == self._entry:
            return None
        self._table, self._entry = table, entry
        return entry


def entry_of(table: Table, verdict: str, hand: str = "") -> Entry:
    """Make an entry of a table, of a hand of its own unless ``hand`` says of which."""
    # Where the next card goes is no part of a hand.
    data = json.loads(table_to_json(replace(table, active=None)))
    written = json.dumps(data, ensure_ascii=False, separators=(",", ":"))
    return Entry(hand or os.urandom(8).hex(), line_of(table), verdict, written)


def _last_of_each(lines: Sequence[str]) -> list[tuple[str, Entry | None]]:
    """Return the lines that count, newest first: the last of each hand and of each table.

    So does a line that cannot be read: it may be that of a newer version.
    """
    hands: set[str] = set()
    tables: set[str] = set()
    found: list[tuple[str, Entry | None]] = []
    for line in reversed(lines):
        entry = _read(line)
        if entry is None:
            found.append((line, entry))
        elif entry.hand not in hands:
            hands.add(entry.hand)
            if entry.table not in tables:
                tables.add(entry.table)
                found.append((line, entry))
    return found


def _read(line: str) -> Entry | None:
    try:
        data: Any = json.loads(line)
    except (ValueError, RecursionError):
        return None
    match data:
        case {"hand": str(hand), "line": str(cards), "verdict": str(verdict), "table": str(table)}:
            return Entry(hand, _one_line(cards), _one_line(verdict), table)
    return None


def _one_line(text: str) -> str:
    """Return a text of the file as the list shows it, whatever somebody has put there."""
    return shortened(visible(text[:_MOST_SHOWN]), _MOST_SHOWN)
