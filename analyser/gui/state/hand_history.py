"""The history of analysed hands: its file, and the rule that decides what a new hand is."""

import json
import os
from collections.abc import Iterator, Sequence
from dataclasses import asdict, dataclass, replace
from typing import Final

from analyser.gui.look.translation import labelled
from analyser.gui.state.data_folder import LineFile, record_of
from analyser.poker.phrases import shortened, visible
from analyser.poker.results.outcome import Outcome
from analyser.poker.results.shown import has_result, is_same_hand_later
from analyser.poker.table.saved_table import table_from_json, table_to_json
from analyser.poker.table.table import Table
from analyser.poker.table.written_line import named_line_of

MOST_HANDS: Final = 1_000
"""The most hands stored; the limit of bytes in ``data_folder`` leaves room for twice as many."""

MOST_LINES: Final = 2 * MOST_HANDS
"""When the file has so many lines, it is rewritten without its outdated ones."""

_MOST_SHOWN: Final = 1_000
"""The most characters of an entry in the list; ten seats with names and verdict have fewer."""


@dataclass(frozen=True, slots=True)
class PastHand:
    """One hand in the history."""

    hand: str  # the id of the hand; a later entry with the same id replaces this one
    line: str  # the cards, in one line
    verdict: str  # the result in words; "" if the answer was hidden
    table: str  # the poker table as JSON

    @property
    def name(self) -> str:
        """The text of the entry in the list: "AhKh v QsQd @ QhJh2c: Seat B leads"."""
        return labelled(self.line, self.verdict) if self.verdict else self.line

    def read(self) -> Table:
        return table_from_json(self.table).activate_first()


class HandHistory(LineFile):
    """The file of hands, one on each line, the newest last."""

    def __init__(self) -> None:
        super().__init__("history")

    def entries(self) -> list[PastHand]:
        """Return the hands, newest first. Raises OSError."""
        newest = [entry for _, entry in _last_of_each(self._lines()) if entry is not None]
        return newest[:MOST_HANDS]

    def add(self, entry: PastHand) -> None:
        """Add a hand. It replaces an earlier entry with the same id. Raises OSError."""
        written = json.dumps(asdict(entry), ensure_ascii=False)
        with self._lock:
            before = self._lines()
            if len(before) >= MOST_LINES:
                newest = [line for line, _ in _last_of_each(before)][: MOST_HANDS - 1]
                self._write([*reversed(newest), written])
            else:
                self._append(written)

    def add_table(self, table: Table, verdict: str) -> None:
        """Add a table as a hand of its own; ``verdict``: "" if it is hidden. Raises OSError."""
        self.add(entry_of(table, verdict))


class Recorder:
    """Decides which tables go into the history: more cards are the same hand, fewer are nothing."""

    def __init__(self) -> None:
        self._table: Table | None = None
        self._entry: PastHand | None = None

    def note(self, table: Table, outcome: Outcome, verdict: str) -> PastHand | None:
        """Return the entry to add; None without a hand or news, or if cards were taken back."""
        if not has_result(outcome):
            return None
        before = self._table
        same_hand = before is not None and is_same_hand_later(before, table)
        if before is not None and not same_hand and is_same_hand_later(table, before):
            return None
        hand = self._entry.hand if same_hand and self._entry is not None else os.urandom(8).hex()
        entry = entry_of(table, verdict, hand)
        if entry == self._entry:
            return None
        self._table, self._entry = table, entry
        return entry


def entry_of(table: Table, verdict: str, hand: str = "") -> PastHand:
    """Make an entry of a table; ``hand``: its id, "" for a new hand."""
    # The active slot does not matter.
    data = json.loads(table_to_json(replace(table, active=None)))
    written = json.dumps(data, ensure_ascii=False, separators=(",", ":"))
    return PastHand(hand or os.urandom(8).hex(), named_line_of(table), verdict, written)


def _last_of_each(lines: Sequence[str]) -> Iterator[tuple[str, PastHand | None]]:
    """Yield the lines that are not outdated, newest first, each with its entry.

    A line is outdated if a later line has the same hand or the same table. Unreadable lines are
    kept, with None as their entry, because a newer version may have written them.
    """
    hands: set[str] = set()
    tables: set[str] = set()
    for line in reversed(lines):
        entry = _read_entry(line)
        if entry is None:
            yield line, entry
        elif entry.hand not in hands:
            hands.add(entry.hand)
            if entry.table not in tables:
                tables.add(entry.table)
                yield line, entry


def _read_entry(line: str) -> PastHand | None:
    match record_of(line):
        case {"hand": str(hand), "line": str(cards), "verdict": str(verdict), "table": str(table)}:
            return PastHand(hand, _one_line(cards), _one_line(verdict), table)
    return None


def _one_line(text: str) -> str:
    """Make a text from the history file safe to show: short, one line, no control characters."""
    return shortened(visible(text[:_MOST_SHOWN]), _MOST_SHOWN)
