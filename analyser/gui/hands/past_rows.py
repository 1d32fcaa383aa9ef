"""The history "My hands" as rows: the last thousand tables, ranges too, the newest first."""

from collections.abc import Sequence
from contextlib import suppress
from functools import lru_cache

from PySide6.QtCore import QObject

from analyser.gui.hands.faces import Arrangement, Face, HandRows
from analyser.gui.state.guest import Guest
from analyser.gui.state.hand_history import PastHand
from analyser.poker.cards import known
from analyser.poker.errors import CardError, HistorySearchError
from analyser.poker.hand_table.search import Words, read_search
from analyser.poker.hand_table.table_row import masks_of
from analyser.poker.phrases import N_, Phrase, shortened
from analyser.poker.table.table import Table


class PastRows(HandRows):
    """The entries of the history in which all words and cards that are looked for are found."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._entries: Sequence[PastHand] = ()
        self.rows: Sequence[PastHand] = ()
        self._tables = lru_cache(None)(_table_of)

    def show_entries(self, entries: Sequence[PastHand], wanted: Arrangement) -> None:
        if entries == self._entries:
            self.arrange(wanted)
        else:
            self._entries, self.count = entries, len(entries)
            self._tables.cache_clear()
            self._show(wanted)

    def arrange(self, wanted: Arrangement) -> None:
        """Show what fits; the history has one order only. Raises SearchError."""
        if wanted != self.arrangement:
            self._show(wanted)

    def _show(self, wanted: Arrangement) -> None:
        """Show the entries that match every word of the filter's text. Raises SearchError."""
        terms = read_search(wanted.filter.text)
        words = [term for term in terms if isinstance(term, Words)]
        if len(words) < len(terms):
            raise HistorySearchError(text=shortened(wanted.filter.text))
        self.beginResetModel()
        self.arrangement = wanted
        self.rows = [one for one in self._entries if all(self._fits(one, word) for word in words)]
        self.endResetModel()
        self.arranged.emit()

    def _fits(self, entry: PastHand, term: Words) -> bool:
        """Return whether the entry's name has the word, or its table all the word's cards."""
        if term.text in entry.name.casefold():
            return True
        low, high = term.cards
        if not (low or high) or (table := self._tables(entry)) is None:
            return False
        held_low, held_high = masks_of([card for _, card in table.known_cards()])
        return held_low & low == low and held_high & high == high

    def face(self, row: int) -> Face:
        """Return what a row shows; where a seat has a range, the line stands in for its cards."""
        entry = self.rows[row]
        table = self._tables(entry)
        hands = () if table is None else tuple([known(seat.cards) for seat in table.seats])
        has_range = table is not None and any(seat.range is not None for seat in table.seats)
        words = entry.name if has_range or not entry.verdict else entry.verdict
        return Face(hands, frozenset(), words, "", None, entry.name, is_error=table is None)

    def guest(self, row: int) -> Guest | None:
        """Return a past hand to be shown on the felt for a while."""
        entry = self.rows[row]
        return Guest([entry.read()], Phrase(N_("go back to {cards}"), cards=entry.line))


def _table_of(entry: PastHand) -> Table | None:
    """Return the table that the entry holds; None if it cannot be read."""
    with suppress(CardError):
        return entry.read()
    return None
