"""Rows as numbers: what a table keeps of the answers to a file."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Final
from zlib import crc32

import numpy as np

from analyser.poker.cards import Card
from analyser.poker.games.game import Game
from analyser.poker.games.registry import ANY
from analyser.poker.hand_files.lines import NAMES
from analyser.poker.hand_files.rows import HandError, HandRow
from analyser.poker.hand_files.two_hands import TwoHands, saying_of
from analyser.poker.hand_table.categories import (
    category_of_high,
    category_of_low,
    class_of,
    digits,
    low_class_of,
    low_shown,
    strength_of_high,
    strength_of_low,
)
from analyser.poker.hand_table.columns import (
    TYPES,
    Bytes,
    Columns,
    Mark,
    Signed,
    Unsigned,
    columns_of,
)
from analyser.poker.hand_table.string_table import Texts
from analyser.poker.ranking.classes import high_classes, low_classes
from analyser.poker.ranking.low import ACE_TO_FIVE, LowRank
from analyser.poker.ranking.rank_many import rank_many
from analyser.poker.results.analysis import Lows
from analyser.poker.results.ranked import Ranked

_PLAYERS: Final = NAMES[:2]
_UNSIGNED: Final = 0xFFFFFFFF
_MOST_CARDS: Final = 128
_WEIGHTS: Final = [pow(0x01000193, place + 1, 1 << 32) for place in range(_MOST_CARDS)]
_BETWEEN: Final = 63
"""What stands between two hands where their cards are written as numbers."""

BETWEEN_NAMES: Final = "\x1f"
"""What stands between the names of several players in one text."""


class Coder:
    """Turns what is read into numbers; texts and games get theirs on the way.

    Attributes:
        texts: every text by number.
        games: every game by number; 0 is none.
    """

    def __init__(self) -> None:
        self.texts = Texts()
        self.games: list[Game | None] = [None]
        self._said: dict[int, tuple[int, int, int, int]] = {}
        self._line = 0, 0
        self._nth = 0

    def rows(self, file: int, found: Sequence[HandRow | HandError]) -> Columns:
        """Return the numbers of some rows, one or more, that were read one by one."""
        return columns_of(
            [
                self._error(file, one) if isinstance(one, HandError) else self._row(file, one)
                for one in found
            ]
        )

    def two_hands(self, file: int, hands: TwoHands) -> Columns:
        """Return the numbers of lines of two hands that were read together."""
        numbers, first, which = np.unique(hands.sayings, return_index=True, return_inverse=True)
        said = np.array(
            [
                self._said.get(number) or self._say(number, hands, line)
                for number, line in zip(numbers.tolist(), first.tolist(), strict=True)
            ],
            np.uint32,
        )
        winners, winner, reason, check = said[which].T
        halves = hands.cards[:, :5], hands.cards[:, 5:]
        lows = [rank_many(half, ACE_TO_FIVE.name) for half in halves]
        best, best_low = hands.classes.min(axis=1), np.minimum(*lows)
        categories, strengths, low_strengths = _by_class()
        count = len(hands)
        return Columns(
            np.full(count, file, np.int32),
            hands.lines.astype(np.uint32),
            np.zeros(count, np.uint32),
            _check_of_cards(hands) ^ check,
            np.full(count, int(Mark.SHOWDOWN), np.uint8),
            np.full(count, self._game(ANY), np.uint8),
            np.full(count, 2, np.uint8),
            winners.astype(np.uint16),
            np.zeros(count, np.uint16),
            categories[best],
            strengths[best],
            best.astype(np.uint16),
            best_low,
            low_strengths[best_low],
            np.zeros(count, np.int32),
            np.bitwise_or.reduce(np.uint64(1) << hands.cards.astype(np.uint64), axis=1),
            np.full(count, self._names(_PLAYERS), np.uint32),
            winner,
            reason,
            np.zeros(count, np.uint32),
        )

    def _say(self, number: int, hands: TwoHands, line: int) -> tuple[int, int, int, int]:
        """Return the numbers of what is said of a line: winners, their names, reason, check."""
        saying = saying_of(hands, line)
        said = self._said[number] = (
            _bits(saying.winners),
            self._names([NAMES[seat] for seat in saying.winners]),
            self.texts.number(saying.reason),
            _check_of_words(ANY.key, 1, None, _PLAYERS, None, saying.reason),
        )
        return said

    def _row(self, file: int, row: HandRow) -> tuple[int, ...]:
        winners, low_winners = _bits(row.winners), _bits(row.low_winners)
        best, best_low = _best(row)
        played = row.played
        category = strength = 0
        if best is not None and best.high is not None:
            category, strength = category_of_high(best.high), strength_of_high(best.high)
        elif best is not None and best.low is not None and played.low is not None:
            category = category_of_low(best.low, played.low)
            strength = strength_of_low(best.low, played.low)
        low_class = low_strength = 0
        ordering = low_shown(played)
        if best_low is not None and ordering is not None:
            hand, rank = best_low
            low_class = low_class_of(played, rank, hand)
            low_strength = strength_of_low(rank, ordering)
        return (
            file,
            row.line,
            self._place(file, row.line),
            check_of(row),
            _marks(row),
            self._game(played),
            min(len(row.players), 255),
            winners,
            low_winners,
            category,
            strength,
            0 if best is None else class_of(played, best),
            low_class,
            low_strength,
            digits(sorted([card.rank for card in row.board], reverse=True)[:5]),
            sum(1 << number for number in {card.number for card in _cards(row)}),
            self._names(row.players),
            self._names(
                [row.players[seat] for seat in dict.fromkeys((*row.winners, *row.low_winners))]
            ),
            self.texts.number(row.reason),
            self.texts.number(row.hand or ""),
        )

    def _error(self, file: int, error: HandError) -> tuple[int, ...]:
        line = error.line or 0
        numbers = [0] * len(TYPES)
        numbers[:5] = file, line, self._place(file, line), 0, int(Mark.ERROR)
        numbers[_REASON] = self.texts.number(error.message)
        return tuple(numbers)

    def _place(self, file: int, line: int) -> int:
        """Return how many rows of this line there were before."""
        here = file, line
        self._nth = self._nth + 1 if here == self._line else 0
        self._line = here
        return self._nth

    def _game(self, game: Game) -> int:
        for number, known in enumerate(self.games):
            if known is game or known == game:  # in this order: most often it is the same
                return number
        self.games.append(game)
        return len(self.games) - 1

    def _names(self, names: Sequence[str]) -> int:
        return self.texts.number(BETWEEN_NAMES.join(names))


_REASON: Final = len(TYPES) - 2


def check_of(row: HandRow) -> int:
    """Return a number that is another one, almost surely, where anything of a row is."""
    numbers: list[int] = []
    for hand in row.hands:
        numbers += [card.number for card in hand]
        numbers.append(_BETWEEN)
    numbers += [card.number for card in row.board]
    sums = sum(
        [(at + 1) * weight for at, weight in zip(numbers, _weights(len(numbers)), strict=True)]
    )
    words = _check_of_words(row.game, row.run, row.hand, row.players, row.collected, row.reason)
    return (sums & _UNSIGNED) ^ words


def _weights(count: int) -> Sequence[int]:
    return (_WEIGHTS * (count // _MOST_CARDS + 1))[:count]


def _check_of_words(
    game: str,
    run: int,
    hand: str | None,
    players: Sequence[str],
    collected: Sequence[int] | None,
    reason: str,
) -> int:
    words = (game, run, hand, tuple(players), collected, str(reason))
    return crc32(repr(words).encode("utf-8", "surrogatepass"))


def _check_of_cards(hands: TwoHands) -> Unsigned:
    numbers = np.full((len(hands), 12), _BETWEEN, np.uint32)
    numbers[:, :5] = hands.cards[:, :5]
    numbers[:, 6:11] = hands.cards[:, 5:]
    weighted = (numbers + np.uint32(1)) * np.array(_WEIGHTS[:12], np.uint32)
    sums: Unsigned = weighted.sum(axis=1, dtype=np.uint32)
    return sums


def _bits(seats: Sequence[int]) -> int:
    return sum([1 << seat for seat in seats])


def _marks(row: HandRow) -> int:
    marks = Mark(0)
    if row.told.from_history:
        marks |= Mark.HISTORY
    if row.showdown:
        marks |= Mark.SHOWDOWN
        if row.collected is not None and set(row.collected) != {*row.winners, *row.low_winners}:
            marks |= Mark.PAID_ANOTHER
    return int(marks)


def _cards(row: HandRow) -> list[Card]:
    return [card for cards in (*row.hands, row.board) for card in cards]


def _best(row: HandRow) -> tuple[Ranked | None, tuple[Ranked, LowRank] | None]:
    """Return the best hand of a row, and the hand with the best low together with that low."""
    hands = [hand for hand in row.ranks if hand.complete]
    if not hands:
        return None, None
    played = row.played
    if played.high_counts:
        best = max(hands, key=lambda hand: played.high.strength(hand.high) if hand.high else ())
    else:
        best = min(hands, key=lambda hand: hand.low or _NO_LOW)
    lows = [(hand, low) for hand in hands if (low := _low_of(played, hand)) is not None]
    return best, min(lows, key=lambda one: one[1], default=None)


_NO_LOW: Final[LowRank] = ((9,), ())


def _low_of(game: Game, hand: Ranked) -> LowRank | None:
    """Return the low of a hand that is shown."""
    if hand.low is not None or not game.shows_low:
        return hand.low
    made = Lows(game, hand.cards, hand.board)[ACE_TO_FIVE.name]
    assert made.class_ is not None  # of whole hands
    from analyser.poker.games.class_tables import tables_of

    ranks = tables_of(game, (*hand.cards, *hand.board)).low(ACE_TO_FIVE).ranks
    return ranks[made.class_ - 1]


@cache  # there is one table
def _by_class() -> tuple[Bytes, Signed, Signed]:
    """Return by class the category and the strength, and by class of the low its strength."""
    highs = high_classes().ranks
    lows = low_classes(ACE_TO_FIVE).ranks
    return (
        np.array([0, *map(category_of_high, highs)], np.uint8),
        np.array([0, *map(strength_of_high, highs)], np.int32),
        np.array([0, *[strength_of_low(rank, ACE_TO_FIVE) for rank in lows]], np.int32),
    )
