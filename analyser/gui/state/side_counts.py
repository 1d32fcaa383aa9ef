"""Odds on each street, what ranges make, what a lone hand beats: counted in the background."""

from __future__ import annotations

import time
from collections.abc import Callable, Hashable, Sequence
from typing import TYPE_CHECKING, NamedTuple, TypeVar

from PySide6.QtCore import QObject
from shiboken6 import isValid

from analyser.gui.state.document import Document
from analyser.gui.state.jobs import Jobs, ignore
from analyser.gui.state.live_call import CountedSoon
from analyser.poker.cards import Card, known
from analyser.poker.errors import CardError
from analyser.poker.games.game import Game
from analyser.poker.generators import Steps
from analyser.poker.odds.count import count_odds
from analyser.poker.odds.situation import Situation, situation_at
from analyser.poker.table.table import BOARD, Table

if TYPE_CHECKING:  # loaded by the first count
    from analyser.poker.odds.record import Odds
    from analyser.poker.ranges.kinds import Kinds
    from analyser.poker.ranges.range import Range

_AFTER = 50
"""Milliseconds to wait before the earlier streets are counted; the table's odds come first."""
_AFTER_A_STROKE = 500
"""Milliseconds before the earlier streets are counted if a seat has a range.

A range is painted in many strokes; before the flop each would take seconds, so only the last one is
counted."""
UNASKED = 1.0
"""Seconds of the processor after which the count of an earlier street is given up; it is counted to
the end if the user asks. Stud's third street takes half a second, three ranges a minute."""
_MOST_KEPT = 64
"""The number of streets whose odds are cached, and of ranges."""
_FLOP = 3

F = TypeVar("F")
K = TypeVar("K", bound=Hashable)


class _RangeOnBoard(NamedTuple):
    """A range on a board of three cards or more; ``dead``: the other cards it cannot have."""

    held: Range
    board: tuple[Card, ...]
    dead: frozenset[Card]


class _Lone(NamedTuple):
    """The hand of the only seat, on a board of three cards or more."""

    game: Game
    board: tuple[Card, ...]
    cards: tuple[Card, ...]
    dead: tuple[Card, ...]


class SideCounts(CountedSoon):
    """Counts what ranges make, what a lone hand beats, and the odds on the streets before it.

    ``changed``: one more is known, or would take too long to count.
    """

    def __init__(self, document: Document, parent: QObject) -> None:
        super().__init__(document, parent)
        self._known: dict[Situation, Odds | None] = {}
        self._asked: set[object] = set()
        self._made: dict[_RangeOnBoard, Kinds | None] = {}
        self._beaten: dict[_Lone, tuple[int, int] | None] = {}
        document.changed.connect(self._count_soon)
        document.reveal.changed.connect(self._count_soon)

    @property
    def is_counting(self) -> bool:
        """Whether anything is being counted, or is about to be."""
        return self._task is not None and not self.up_to_date

    def start(self, jobs: Jobs) -> None:
        """Begin to count the odds in the thread of ``jobs``, after the odds of the table."""
        super().start(jobs)
        self._count_soon()

    def give_way(self) -> None:
        """Cancel the count, so that the odds of the table come first, and start it again later."""
        self._follow()
        self._count_soon()

    def _count_soon(self) -> None:
        waits = self._document.table.has_ranges and not self._unknown_kinds()
        self._soon.start(_AFTER_A_STROKE if waits else _AFTER)

    def _follow(self) -> None:
        if self._task is not None:
            self._task.give_up()

    def of(self, tables: Sequence[Table]) -> list[Odds | None]:
        """Return the odds on each street, None if not known yet; empty if a table has none."""
        return [self._known.get(situation) for situation in _situations(tables)]

    def long_ones(self, tables: Sequence[Table]) -> list[int]:
        """Return the numbers of the streets that would take long, and are counted only if asked."""
        return [
            street
            for street, situation in enumerate(_situations(tables))
            if situation in self._known
            and self._known[situation] is None
            and situation not in self._asked
        ]

    def ask(self, street: int) -> None:
        """Count the odds on an earlier street to the end, however long it takes."""
        situation = _situations(self._document.street_tables)[street]
        self._asked.add(situation)
        self._known.pop(situation, None)
        self._count()

    def kinds_of(self, table: Table) -> list[Kinds | None]:
        """Return what each seat's range makes on the board; None if it is not known."""
        return [None if key is None else self._made.get(key) for key in _ranges_on_board(table)]

    def beaten_by(self, table: Table) -> tuple[int, int] | None:
        """Return how many holdings the only hand beats, of how many; None if it is not known."""
        lone = _lone(table)
        return None if lone is None else self._beaten.get(lone)

    def _unknown_kinds(self) -> list[_RangeOnBoard]:
        ranges = _ranges_on_board(self._document.table)
        return [key for key in ranges if key is not None and key not in self._made]

    def _count(self) -> None:
        """Count the next range or street that is not known yet and would not take too long."""
        if self._task is None or self._document.reveal.hidden:
            return
        if unknown := self._unknown_kinds():
            key = unknown[0]
            # Not at once, as the earlier streets wait for the end of a stroke.
            self._find(_kinds(key), self._made, key, self._count_soon)
            return
        if (lone := _lone(self._document.table)) is not None and lone not in self._beaten:
            self._find(_find_beaten(lone), self._beaten, lone, ignore)
            return
        for situation in _situations(self._document.street_tables[:-1]):
            if situation not in self._known:
                steps = count_odds(situation)
                asked = steps if situation in self._asked else _unless_long(steps)
                self._find(asked, self._known, situation, self._count)
                return

    def _find(
        self, steps: Steps[F | None], known: dict[K, F | None], key: K, then: Callable[[], object]
    ) -> None:
        """Count something in the thread and keep it, None if it cannot be known; ``then`` go on."""

        def take(found: F | None) -> None:
            if len(known) > _MOST_KEPT:
                self._asked.difference_update(known)
                known.clear()
            known[key] = found
            if isValid(self):  # else its window has been closed
                self.changed.emit()
                then()

        def give_up(*_: object) -> None:
            self._asked.add(key)  # asking again would not help
            take(None)

        if self._task is not None:
            self._task.start(steps, take, refused=give_up, failed=give_up)


def _unless_long(steps: Steps[Odds]) -> Steps[Odds | None]:
    """Count the odds; return None if that takes the processor longer than ``UNASKED``."""
    end = time.thread_time() + UNASKED
    try:
        while True:
            progress = next(steps)
            if time.thread_time() > end:
                return None
            yield progress
    except StopIteration as over:
        found: Odds = over.value
        return found


def _ranges_on_board(table: Table) -> list[_RangeOnBoard | None]:
    """Return each seat's range on the only board; None without a range, and before the flop."""
    if len(table.board) < _FLOP or not table.has_ranges or table.more_boards:
        return [None] * len(table.seats)
    placed = list(table.known_cards())
    return [
        None
        if seat.range is None
        else _RangeOnBoard(
            seat.range,
            table.board,
            frozenset([card for slot, card in placed if slot.place not in (BOARD, number)]),
        )
        for number, seat in enumerate(table.seats)
    ]


def _lone(table: Table) -> _Lone | None:
    """Return the complete hand of the only seat on its board; None if there is none."""
    cards = known(table.seats[0].slots)
    is_one = len(table.seats) == 1 and not table.more_boards
    game = table.game
    if not (is_one and game.has_nuts) or len(table.board) < _FLOP or len(cards) != game.dealt:
        return None
    return _Lone(game, table.board, cards, table.dead)


def _find_beaten(lone: _Lone) -> Steps[tuple[int, int] | None]:
    from analyser.poker.nuts.nuts import find_nuts  # late: most tables have several seats

    found = yield from find_nuts(*lone)
    return None if found.worse is None else (round(found.worse), round(found.holdings))


def _kinds(key: _RangeOnBoard) -> Steps[Kinds | None]:
    from analyser.poker.ranges.kinds import find_kinds  # late: few tables have ranges

    return (yield from find_kinds(key.held, key.board, tuple(key.dead)))


def _situations(tables: Sequence[Table]) -> list[Situation]:
    try:
        return [situation_at(table).situation for table in tables]
    except CardError:
        return []
