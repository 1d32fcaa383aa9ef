"""What is counted beside the window, a moment after a move, and after the odds of the table.

That is what a call needs and has, what each card that can come next would bring, the odds on the
streets before, what ranges make, and what a lone hand beats.
"""

from __future__ import annotations

import time
from collections import deque
from collections.abc import Callable, Generator, Hashable, Sequence
from typing import TYPE_CHECKING, NamedTuple, TypeVar

from PySide6.QtCore import QObject, QTimer, Signal
from shiboken6 import isValid

from analyser.gui.look.translation import capital, translate, translated
from analyser.gui.state.document import Document
from analyser.gui.state.jobs import Jobs, Task, ignore
from analyser.poker.cards import Card, known
from analyser.poker.errors import CardError
from analyser.poker.games.game import FLOP, Game
from analyser.poker.generators import Steps, change_steps
from analyser.poker.odds.count import count_odds
from analyser.poker.odds.situation import Situation, situation_at
from analyser.poker.table.bets import facing
from analyser.poker.table.table import BOARD, Table

if TYPE_CHECKING:  # loaded by the first count
    from fractions import Fraction

    from analyser.poker.hints.next_shares import NextShares
    from analyser.poker.odds.call import Call
    from analyser.poker.odds.record import Odds
    from analyser.poker.ranges.range import Range
    from analyser.poker.ranges.summary import Kinds

_AFTER = 16
"""Milliseconds after a move before counting begins, so that the move is painted first."""


class CountedSoon(QObject):
    """Something that a subclass counts a moment after a move, unless the next move cancels it."""

    changed = Signal()  # it has been counted, or is not known any more

    def __init__(self, document: Document, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._document = document
        self._task: Task | None = None
        self._soon = QTimer(self, singleShot=True, interval=_AFTER)
        self._soon.timeout.connect(self._count)
        document.table_changed.connect(self._follow)

    @property
    def up_to_date(self) -> bool:
        """True if no count runs, and none is about to begin."""
        return not self._soon.isActive() and (self._task is None or not self._task.is_busy)

    def start(self, jobs: Jobs) -> None:
        """Begin to count in the thread of ``jobs``; called after the first paint."""
        self._task = Task(jobs)
        self._follow()

    def cancel(self) -> None:
        """Stop counting for this table; what has been counted stays."""
        self._soon.stop()
        if self._task is not None:
            self._task.give_up()

    def stop(self) -> None:
        """Stop counting for good, because another window shows the document."""
        self.cancel()
        self._task = None

    def _follow(self) -> None:
        """Give up, and count again soon, if another table needs it."""
        raise NotImplementedError

    def _count(self) -> None:
        """Count now, in the thread of ``start``."""
        raise NotImplementedError


class LiveCall(CountedSoon):
    """Counts what the seat that faces a bet has in each pot."""

    def __init__(self, document: Document, parent: QObject | None = None) -> None:
        super().__init__(document, parent)
        self._counted: Table | None = None
        self._found: Call | None = None

    @property
    def found(self) -> Call | None:
        """The call; None if nobody faces a bet, on an earlier street, or before it is counted."""
        return self._found if self._counted is self._document.shown_table else None

    @property
    def is_awaited(self) -> bool:
        """Whether somebody faces a bet, and what a call needs is being counted."""
        return facing(self._document.table) is not None and not self.up_to_date

    def _follow(self) -> None:
        table = self._document.table
        if self._task is None or table is self._counted:
            return
        self.cancel()
        self._counted, self._found = table, None
        if facing(table) is not None:
            self._soon.start()

    def _count(self) -> None:
        if self._task is not None:
            self._task.start(
                _count_call(self._document.table),
                self._take_found,
                refused=lambda _: self._take_found(None),  # the odds display the reason
            )

    def _take_found(self, found: Call | None) -> None:
        if isValid(self):  # else the window was closed meanwhile
            self._found = found
            self.changed.emit()


def _count_call(table: Table) -> Steps[Call | None]:
    from analyser.poker.odds.call import count_call  # loads fractions, so in the thread

    return (yield from count_call(table))


# --------------------------------------------------------------------------------- the next cards


class Tile(NamedTuple):
    """What a card of the deck says about itself as the next card."""

    text: str  # the share of the seat in focus as a whole percentage, or the only seat's hand
    share: Fraction | None = None  # this share, 0 to 1; None for a hand
    improves: bool = False  # whether the card improves the only seat's hand

    @property
    def is_bold(self) -> bool:
        return self.improves or self.share is not None


class NextCardTiles(CountedSoon):
    """Counts what each card that can come to the active slot would bring.

    With several seats that is the share of the seat in focus, with one seat the hand. A count goes
    on when other things than the cards change.
    """

    def __init__(self, document: Document, parent: QObject | None = None) -> None:
        super().__init__(document, parent)
        self._counted: object = None  # the cards that have been counted, or are being
        self.shares: NextShares | None = None
        self._hands: dict[Card, Tile] = {}
        self._tiles: dict[Card, Tile] = {}
        self.texts: frozenset[tuple[str, bool]] = frozenset()
        """The texts on tiles, and whether each is bold."""
        self.is_shown = True
        document.focus_changed.connect(self._update_tiles)
        document.looked_back.connect(self._follow)
        document.reveal.changed.connect(self._update_tiles)

    @property
    def are_shares(self) -> bool | None:
        """Whether tiles show shares, not hands; None if there is nothing to show."""
        return None if not self._tiles else not self._hands

    def tile(self, card: Card) -> Tile | None:
        """Return what to show of an unused card; None to show the plain card."""
        return self._tiles.get(card) if self.is_shown else None

    def set_shown(self, shown: bool) -> None:
        """Show the tiles or plain cards; what they say is counted in either case."""
        if shown != self.is_shown:
            self.is_shown = shown
            self.changed.emit()

    def say(self, card: Card, *, in_short: bool = False) -> str:
        """Say what an unused card makes, and the focused seat's share; ``in_short``: the share."""
        # The first paint needs none.
        from analyser.poker.hints.next_card import say_what_it_makes

        share = None
        if self.shares is not None:
            seat = self._document.seat_in_focus
            share = self.shares.say_with(seat, card, self._document.outcome.names[seat])
        if share is not None and in_short:
            return capital(translated(share))
        makes = translated(say_what_it_makes(self._document.shown_table, card) or "")
        if not makes or share is None:
            return makes
        return translate("Hints", "{makes}; {share}").format(makes=makes, share=translated(share))

    def _follow(self) -> None:
        """Count again if other cards lie on the table, or the next card goes elsewhere."""
        table = self._document.shown_table
        seats = tuple([(seat.slots, seat.range) for seat in table.seats])
        boards = [table.slots(place) for place in table.board_places]
        cards = (table.game, seats, boards, table.dead, table.active)
        if cards == self._counted or self._task is None:
            self._update_tiles()
            return
        self._counted = cards
        self.shares, self._hands = None, {}
        if table.active is None or table.is_empty:
            self.cancel()
            return
        # The deck is painted once, after the move; nobody sees the old tiles in between.
        super().cancel()
        self._soon.start()

    def cancel(self) -> None:
        """Stop counting, and take the figures off the tiles."""
        super().cancel()
        self._update_tiles()

    def _count(self) -> None:
        self._update_tiles()
        if self._task is not None:
            grown: deque[NextShares] = deque(maxlen=1)  # of this count, filled in its thread
            self._task.start(
                _count_next(self._document.shown_table, grown.append),
                self._take_shares_or_hands,
                refused=lambda _: None,  # the odds display the reason
                progressed=lambda _: self._take_shares_or_hands(grown[-1] if grown else {}),
            )

    def _take_shares_or_hands(self, found: NextShares | dict[Card, Tile]) -> None:
        """Show what each next card brings: the shares counted so far, or what hands become."""
        if not isValid(self):
            return  # the window was closed meanwhile
        self.shares, self._hands = (None, found) if isinstance(found, dict) else (found, {})
        self._update_tiles()

    def _update_tiles(self) -> None:
        """Write what each card tells: the share of the seat in focus, or the hand."""
        tiles = {} if self._document.reveal.hidden else dict(self._hands)
        if self.shares is not None and not self._document.reveal.hidden:
            seat = self._document.seat_in_focus
            for card in self.shares.with_card:
                if (said := self.shares.say(seat, card)) is not None:
                    tiles[card] = Tile(translated(said), self.shares.of(seat, card))
        if tiles != self._tiles:
            self._tiles = tiles
            self.texts = frozenset([(tile.text, tile.is_bold) for tile in tiles.values()])
            self.changed.emit()


def _count_next(
    table: Table, keep: Callable[[NextShares], object]
) -> Generator[float, None, NextShares | dict[Card, Tile]]:
    """Count in steps what each next card brings, and ``keep`` the shares so far."""
    from analyser.poker.hints import next_card, next_shares  # late, in the thread

    def done(grown: NextShares) -> float:
        keep(grown)
        return grown.done

    if next_shares.has_next_shares(table):
        return (yield from change_steps(next_shares.count_next_shares(table), done))
    playing = [seat for seat in range(len(table.seats)) if table.plays(seat)]
    found = yield from next_card.count_next_cards(table)
    if found is None or list(found.now) != playing or found.slot.place not in (BOARD, *playing):
        return {}
    (seat,) = playing
    tiles = {}
    for each in found.cards:
        word = translated(next_card.say_in_a_word(table.game, each.made[seat]), "tile")
        tiles[each.card] = Tile(word, improves=each.improves)
    return tiles


# ------------------------------------------------------- earlier streets, ranges and a lone hand


_AFTER_ODDS = 50
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
    """Counts what ranges make, what a lone hand beats, and the odds on earlier streets.

    ``changed``: one more is known, or would take too long to count.
    """

    def __init__(self, document: Document, parent: QObject) -> None:
        super().__init__(document, parent)
        self._known: dict[Situation, Odds | None] = {}
        self._asked: set[object] = set()
        self._made: dict[_RangeOnBoard, Kinds | None] = {}
        self._beaten: dict[_Lone, tuple[int, int] | None] = {}
        for changed in (document.changed, document.looked_back, document.reveal.changed):
            changed.connect(self._count_soon)

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
        self._soon.start(_AFTER_A_STROKE if waits else _AFTER_ODDS)

    def _follow(self) -> None:
        if self._task is not None:
            self._task.give_up()

    def odds_on(self, tables: Sequence[Table]) -> list[Odds | None]:
        """Return the odds on each street, None if not known yet or if there are none."""
        found = [self._known.get(situation) for situation in _situations(tables)]
        return found or [None] * len(tables)

    def long_ones(self, tables: Sequence[Table]) -> list[int]:
        """Return the numbers of the streets that would take long, and are counted only if asked."""
        long = {situation for situation, odds in self._known.items() if odds is None} - self._asked
        return [street for street, each in enumerate(_situations(tables)) if each in long]

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
        lone = _lone_hand(table)
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
            self._count_and_keep(_find_kinds(key), self._made, key, self._count_soon)
            return
        lone = _lone_hand(self._document.shown_table)
        if lone is not None and lone not in self._beaten:
            self._count_and_keep(_count_beaten_of_all(lone), self._beaten, lone, ignore)
            return
        for situation in _situations(self._document.street_tables[:-1]):
            if situation not in self._known:
                steps = count_odds(situation)
                asked = steps if situation in self._asked else _unless_long(steps)
                self._count_and_keep(asked, self._known, situation, self._count)
                return

    def _count_and_keep(
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
    if len(table.board) < FLOP or not table.has_ranges or table.more_boards:
        return [None] * len(table.seats)
    placed, found = list(table.known_cards()), list[_RangeOnBoard | None]()
    for number, seat in enumerate(table.seats):
        dead = frozenset([card for slot, card in placed if slot.place not in (BOARD, number)])
        found.append(None if seat.range is None else _RangeOnBoard(seat.range, table.board, dead))
    return found


def _lone_hand(table: Table) -> _Lone | None:
    """Return the complete hand of the only seat on its board; None if there is none."""
    cards = known(table.seats[0].slots)
    is_one = len(table.seats) == 1 and not table.more_boards
    game = table.game
    if not (is_one and game.has_nuts) or len(table.board) < FLOP or len(cards) != game.dealt:
        return None
    return _Lone(game, table.board, cards, table.dead)


def _count_beaten_of_all(lone: _Lone) -> Steps[tuple[int, int] | None]:
    """Return how many of all holdings do worse than a lone hand, and of how many."""
    from analyser.poker.nuts.nuts import find_nuts  # late: most tables have several seats

    found = yield from find_nuts(*lone)
    return None if found.worse is None else (round(found.worse), round(found.holdings))


def _find_kinds(key: _RangeOnBoard) -> Steps[Kinds | None]:
    from analyser.poker.ranges.summary import find_kinds  # late: few tables have ranges

    return (yield from find_kinds(key.held, key.board, tuple(key.dead)))


def _situations(tables: Sequence[Table]) -> list[Situation]:
    """Return what to count on each street; nothing for a lone hand, which shares no pot."""
    try:
        found = [situation_at(table) for table in tables]
    except CardError:
        return []
    return [situation for situation, seats in found if len(seats) > 1]
