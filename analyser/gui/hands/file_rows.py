"""A file of hands as a Qt model: a row for every hand and every error.

The model makes a row's face only when a view asks for it. A thread sorts and filters the numbers of
the rows; until the thread has finished, the model shows the previous rows.
"""

import ctypes
import sys
from dataclasses import replace
from functools import lru_cache
from pathlib import PurePath
from typing import Final, TypeAlias

import numpy as np
from PySide6.QtCore import QModelIndex, QObject, QTimer, Signal

from analyser.gui.hands.faces import AS_READ, Arrangement, Face, HandRows
from analyser.gui.look import translation
from analyser.gui.look.announce import MOST_WORDS
from analyser.gui.look.translation import labelled, number, translate, translated
from analyser.gui.state.guest import Guest, hand_of_file
from analyser.gui.state.jobs import Jobs, Task, give_way, ignore
from analyser.poker.cards import Card, ordinal
from analyser.poker.errors import CardError, TooManyDealsError
from analyser.poker.generators import Steps
from analyser.poker.hand_files.all_in_luck import count_luck, say_all_in, say_luck
from analyser.poker.hand_files.batch import say_unreadable
from analyser.poker.hand_files.judge import HandRow, UnreadHand
from analyser.poker.hand_files.street_tables import tables_of
from analyser.poker.hand_table.copied_rows import say_winner
from analyser.poker.hand_table.search import TableTotals, all_rows, find_rows, read_search
from analyser.poker.hand_table.table import FileTable, Rows
from analyser.poker.names import seat_letter, seat_name
from analyser.poker.phrases import Phrase, visible

_MOST_KEPT: Final = 200
"""The largest span of selected rows for which Qt keeps the selection when rows are sorted."""
_MANY: Final = 100_000
"""For more rows the memory that sorting them took is worth giving back."""
_LARGE: Final = 1 << 20
"""Freed memory of so many bytes goes back to the system at once."""
_MMAP_THRESHOLD: Final = -3  # M_MMAP_THRESHOLD of malloc.h
_READ_AHEAD: Final = 48
"""How many of the first rows are unpacked before a new order is shown: more than a screen has."""
_ALMOST: Final = 0.999  # the progress once the rows are sorted, while the first are unpacked
_FIRST_CHECK: Final = 10
"""Milliseconds between two checks for the first rows, which the user waits for."""
_NEXT_CHECK: Final = 40
"""Milliseconds between two checks for more rows: about as often as a screen is repainted."""
_REMEMBERED: Final = 1 << 10
"""The number of rows whose faces are cached: more than a screen shows."""


_Place: TypeAlias = tuple[int, bool]
"""The place of a hand in a list: 1 the best, and whether equal hands share it."""


class FileRows(HandRows):
    """The rows of a file that pass a filter, in order; a thread reads it until another is read."""

    grown = Signal()  # there are more rows
    progressed = Signal(float)  # the part that has been read or, after that, sorted, 0 to 1
    finished = Signal(str)  # everything has been read: ""; or a sentence says why not

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        _give_back_memory()
        self.table: FileTable | None = None
        self.rows: Rows = all_rows(0)
        """The numbers in the table of the rows that are shown."""
        self._shown = AS_READ  # how all rows, and not only those read so far, were shown last
        self.is_ranked = False
        """Whether the rows are a list, in which each hand has a place, 1 the best."""
        self._places: dict[int, _Place] = {}
        self._faces = lru_cache(_REMEMBERED)(self._face_of_row)
        self.arranging, self.reading = Task(Jobs(self)), Task(Jobs(self))
        self._watch = QTimer(self)
        self._watch.timeout.connect(self._look_for_new_rows)

    # Reading ----------------------------------------------------------------------------------

    def read(
        self, table: FileTable, wanted: Arrangement = AS_READ, *, is_ranked: bool = False
    ) -> None:
        """Show another table, and read its files into its rows; see ``show_table``."""
        self.stop_reading()
        self.show_table(table, wanted, is_ranked=is_ranked)
        self._watch.start(_FIRST_CHECK)
        self.reading.start(
            _read_files(table),
            lambda _: self._end_reading(),
            refused=self._end_refused,
            progressed=self.progressed.emit,
            failed=lambda: self._end_reading(self.tr("The file could not be read to its end")),
        )

    def stop(self) -> None:
        """Stop reading and sorting, before other rows are shown."""
        self.stop_reading()
        self.arranging.give_up()

    def stop_reading(self) -> None:
        self._watch.stop()
        self.reading.give_up()
        if self.table is not None:
            self.table.stop()

    def _look_for_new_rows(self) -> None:
        if self.table is not None and len(self.table) > self.count:
            self._watch.setInterval(_NEXT_CHECK)
            self.grow()
            self.grown.emit()

    def _end_reading(self, why: str = "") -> None:
        """End the reading; ``why``: the sentence if not everything could be read."""
        self._watch.stop()
        self._look_for_new_rows()
        self.finished.emit(why)

    def _end_refused(self, error: CardError | OSError) -> None:
        """Stop reading, and say why."""
        why = say_unreadable(error) if isinstance(error, OSError) else translated(error.phrase)
        self._end_reading(why)

    # What is shown ----------------------------------------------------------------------------

    def show_table(
        self, table: FileTable | None, wanted: Arrangement = AS_READ, *, is_ranked: bool = False
    ) -> None:
        """Show all rows of a table, None: no rows; ``finish`` puts them in order.

        ``is_ranked``: it is a list, in which ``finish`` gives each hand its place.
        """
        self.arranging.give_up()
        self.beginResetModel()
        self.table, self.is_ranked = table, is_ranked
        self.count = 0 if table is None else len(table)
        self.arrangement, self._shown = wanted, AS_READ
        self.rows = all_rows(self.count)
        self._places = {}
        self._faces.cache_clear()
        self.endResetModel()
        self.arranged.emit()

    def grow(self) -> None:
        """Show also the rows read since the last call: at once or, if sorted or filtered, later."""
        count = 0 if self.table is None else len(self.table)
        if count == self.count:
            return
        before, self.count = self.count, count
        give_way()  # let the window's thread paint first
        if self.arrangement == AS_READ and not self.arranging.is_busy:
            self.beginInsertRows(QModelIndex(), before, count - 1)
            self.rows = all_rows(count)
            self.endInsertRows()
        elif not self.arranging.is_busy:
            self._begin_arranging()

    def finish(self) -> None:
        """Leave out copies and errors, now that all has been read, and rank a list."""
        self.grow()
        table, is_arranged = self.table, self.is_ranked or self.arrangement != AS_READ
        if table is not None and (table.copies or table.contents.errors or is_arranged):
            self._begin_arranging()

    def number_at(self, row: int) -> int:
        """Return the number that a row has in the table; ``row``: its position in the view."""
        return int(self.rows[row])

    def record(self, row: int) -> HandRow | UnreadHand:
        assert self.table is not None  # else there are no rows
        return self.table.row(self.number_at(row))

    # Order and choice ---------------------------------------------------------------------------

    def arrange(self, wanted: Arrangement) -> None:
        """Begin to arrange, in the thread. Raises SearchError."""
        read_search(wanted.filter.text)  # refused here, and not in the thread
        if wanted != self.arrangement:
            self.arrangement = wanted
            self._begin_arranging()

    def keep_order(self) -> None:
        """Go back to the order that is shown, while the rows are sorted in another one."""
        self.arrange(replace(self._shown, filter=self.arrangement.filter))

    def close(self) -> None:
        self.stop_reading()
        for task in (self.arranging, self.reading):
            task.close()

    def _begin_arranging(self) -> None:
        """Filter and sort in the background the rows that are there; a sort before is dropped."""
        self.arranging.give_up()
        if self.table is not None:
            count = self.count
            steps = _filter_and_sort(self.table, count, self.arrangement, is_ranked=self.is_ranked)
            tell = ignore if self.reading.is_busy else self.progressed.emit
            self.arranging.start(steps, lambda found: self._show(count, *found), progressed=tell)

    def _show(self, count: int, rows: Rows, places: dict[int, _Place]) -> None:
        """Show what was arranged of the first ``count`` rows; arrange again if more are read now.

        ``places``: in a list, each hand's place by the number of its row.
        """
        if not self.reading.is_busy and self.count == count:
            self._shown = self.arrangement
        if places != self._places:
            self._places = places
            self._faces.cache_clear()
        if len(rows) == len(self.rows) and self._can_follow_selection():
            self._show_reordered(rows)
        else:
            self.beginResetModel()
            self.rows = rows
            self.endResetModel()
        self.arranged.emit()
        if self.count > count:
            self._begin_arranging()

    def _can_follow_selection(self) -> bool:
        """Whether few rows close together are chosen: Qt takes a minute for half a million."""
        rows = [index.row() for index in self.persistentIndexList()]
        return len(rows) <= _MOST_KEPT and max(rows, default=0) - min(rows, default=0) <= _MOST_KEPT

    def _show_reordered(self, rows: Rows) -> None:
        """Show these rows instead; the selection and the focus stay with their rows."""
        self.layoutAboutToBeChanged.emit()
        before, self.rows = self.rows, rows
        if self.persistentIndexList():
            places = np.full(self.count, -1, np.int32)
            places[rows] = np.arange(len(rows), dtype=np.int32)
            old = self.persistentIndexList()
            moved = [self.index(int(places[before[index.row()]]), 0) for index in old]
            self.changePersistentIndexList(old, moved)
        self.layoutChanged.emit()

    # How it is said -----------------------------------------------------------------------------

    def face(self, row: int) -> Face:
        give_way()
        return self._faces(self.number_at(row))

    def guest(self, row: int) -> Guest | None:
        """Return the hand for the felt; None for an error. CardError: no table holds it."""
        record = self.record(row)
        if isinstance(record, UnreadHand):
            return None
        said = record.only_one_left, translated(record.reason)
        return hand_of_file(tables_of(record), record.source.pot_in_cents, *said)

    def _face_of_row(self, row_number: int) -> Face:
        """Return what the list shows and says of a hand, or of one that could not be read."""
        assert self.table is not None
        record = self.table.row(row_number)
        where = self.tr("Line {line}").format(line=number(record.line or 0))
        if isinstance(record, UnreadHand):
            message = translated(Phrase(record.message))  # with gaps, it stays in English
            place = "" if record.line is None else where
            if len(self.table.files) > 1 or not place:
                place = ", ".join(filter(None, [visible(PurePath(record.file).name), place]))
            spoken = self.tr("{where}. Error: {why}").format(where=place, why=message)
            return Face((), frozenset(), message, place, None, spoken, is_error=True)
        reason, winner = translated(record.reason), translated(say_winner(record))
        in_short = translated(say_winner(record, seat_letter))
        words, said = [labelled(w, reason) if w else reason for w in (in_short, winner)]
        beside, won = self._beside(row_number, record)
        # Without a showdown at least the cards of the player who saved the hand.
        hands = record.hands or (record.dealt_to or (),)
        parts = [self._say_place(row_number, said)] if self.is_ranked else [where, beside, said]
        spoken = _join_spoken(list(filter(None, parts)), list(filter(None, hands)))
        winners = frozenset([*record.winners, *record.low_winners])
        return Face(hands, winners, words, beside, won, spoken)

    def _say_place(self, row_number: int, hand: str) -> str:
        """Say what place a hand of the list has, and that it shares it, before what it is."""
        if row_number not in self._places:
            return hand
        at, is_shared = self._places[row_number]
        place = translated(ordinal(at))
        return labelled(self.tr("{place}, tied").format(place=place) if is_shared else place, hand)

    def _beside(self, row_number: int, record: HandRow) -> tuple[str, bool | None]:
        """Return what stands beside the cards; True if it is a win, False if a loss, else None."""
        if self.is_ranked:
            place = self._places.get(row_number)
            return "" if place is None else number(place[0]), None
        if len(record.source.boards) > 1 or record.run > 1:
            return self.tr("run {run}").format(run=number(record.run)), None
        if not record.hero:
            return "", None
        sign = "+" if record.hero > 0 else "\N{MINUS SIGN}"
        return f"{sign}{translation.hundredths(abs(record.hero))}", record.hero > 0


def _join_spoken(parts: list[str], hands: list[tuple[Card, ...]]) -> str:
    """Join what is said of a row, with the names of its cards if they are not too many words."""
    ways = translation.card_names, translation.suited_names
    forms = [*[list(map(say, hands)) for say in ways], []]
    texts = [". ".join([*parts, *form]) for form in forms]
    return next((text for text in texts if len(text.split()) <= MOST_WORDS), texts[-1])


def luck_of(table: FileTable, row_number: int) -> Steps[tuple[str, str]]:
    """Say what luck somebody had in the hand of a row, and say it in a clause; "" for nothing."""
    row = table.row(row_number)
    if not isinstance(row, HandRow):
        return "", ""
    try:
        found = yield from count_luck(row)
    except TooManyDealsError as error:
        return translated(error.phrase), ""
    if found is None:
        return "", ""
    return translated(say_luck(row, found)), translated(say_all_in(row, found))


def say_totals(totals: TableTotals) -> str:
    """Say which hands win how often, in per cents, and what else there is to count."""
    parts: list[str] = []
    every = sum([count for _, count in totals.categories])
    if every:
        shares = []
        for name, count in totals.categories:
            share = translation.percent(round(100 * count / every))
            shares.append(translate("Totals", "{hand} {share}", hand=name, share=share))
        parts.append(translate("Totals", "By hand: {hands}").format(hands=", ".join(shares)))
    is_list = not (any(totals.wins) or totals.won or totals.ties)  # of single hands
    for seat, count in enumerate(() if is_list else totals.wins):
        parts.append(translate("Totals", "{seat} wins: {count}", seat=seat_name(seat), count=count))
    for text, count in (
        (translate("Totals", "Split: {count}"), totals.ties),
        (translate("Totals", "Without a showdown: {count}"), 0 if is_list else totals.no_showdown),
        (translate("Totals", "Paid otherwise: {count}"), totals.paid_another),
    ):
        if count:
            parts.append(text.format(count=number(count)))
    return " · ".join(parts)


def _read_files(table: FileTable) -> Steps[None]:
    yield from table.read()
    _give_back_memory()


def _filter_and_sort(
    table: FileTable, count: int, wanted: Arrangement, *, is_ranked: bool
) -> Steps[tuple[Rows, dict[int, _Place]]]:
    """Filter and sort the first ``count`` rows; then unpack those that will be visible.

    Return the rows to show and, of a list, the place of each hand by the number of its row.
    """
    rows = yield from find_rows(table, wanted.filter, wanted.by, wanted.backwards, count)
    if len(rows) > _MANY:
        _give_back_memory()
    for first in rows[:_READ_AHEAD].tolist():
        yield _ALMOST
        table.row(first)
    if not is_ranked:
        return rows, {}
    # Not by SQL's own ranks: of those each would be fetched alone, while the window waits.
    which = "strength > 0 AND id <= ?"
    known, strengths = yield from table.rows_where(which, [count], key="strength")
    _, kinds, counts = np.unique(-strengths, return_inverse=True, return_counts=True)
    first = np.cumsum(counts) - counts + 1
    places = zip(first[kinds].tolist(), (counts[kinds] > 1).tolist(), strict=True)
    return rows, dict(zip(known.tolist(), places, strict=True))


def _give_back_memory() -> None:
    """Give freed memory back to Linux, now and later: a thread keeps 60 MB of a large sort."""
    if sys.platform == "linux":
        libc = ctypes.CDLL(None)
        getattr(libc, "mallopt", max)(_MMAP_THRESHOLD, _LARGE)  # not every Linux has these
        getattr(libc, "malloc_trim", int)(0)
