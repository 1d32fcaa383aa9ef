"""Turns rows into numbers, the form in which a table stores them."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Final
from zlib import crc32

import numpy as np

from analyser.poker.games.class_tables import tables_of
from analyser.poker.games.game import Game
from analyser.poker.games.registry import ANY
from analyser.poker.hand_files.judge import Block, HandRow, UnreadHand
from analyser.poker.hand_files.lines import NAMES
from analyser.poker.hand_files.two_hands import PairResult, TwoHands
from analyser.poker.hand_table.categories import (
    category_of_high,
    category_of_low,
    class_of,
    digits,
    low_shown,
    strength_of_high,
    strength_of_low,
)
from analyser.poker.hand_table.columns import Bytes, Columns, Mark, Signed, Unsigned, each_column
from analyser.poker.hand_table.string_table import StringTable
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
"""The number that separates the cards of two hands; no card has it."""

BETWEEN_NAMES: Final = "\x1f"
"""The separator of several players' names in one string."""


class Coder:
    """Turns rows into numbers; a string or a game becomes its number in a list.

    Attributes:
        strings: the strings so far.
        games: the games so far, each once; the first is None, so that 0 means no game.
    """

    def __init__(self) -> None:
        self.strings = StringTable()
        self.games: list[Game | None] = [None]
        self._results: dict[int, tuple[int, int, int, int]] = {}
        self._line = 0, 0
        self._nth = 0

    def rows(self, file: int, found: Sequence[HandRow | UnreadHand]) -> Columns:
        """Turn rows into columns of numbers. ``file``: the number of their file."""
        coded = [self._row(file, one) for one in found]
        return each_column(lambda name: [row.get(name, 0) for row in coded])

    def block(self, file: int, block: Block) -> Columns:
        """Turn a block of rows into columns of numbers. ``file``: the number of their file."""
        assert isinstance(block, TwoHands)  # the only kind of block
        numbers, lines, which = block.different_results()
        results = np.array(
            [
                self._results.get(number) or self._code_result(number, block.result(line))
                for number, line in zip(numbers, lines, strict=True)
            ],
            np.uint32,
        )
        winners, winner, reason, check = results[which].T
        halves = block.cards[:, :5], block.cards[:, 5:]
        lows = [rank_many(half, ACE_TO_FIVE.name) for half in halves]
        best, best_low = block.classes.min(axis=1), np.minimum(*lows)
        categories, strengths, low_strengths = _by_class()
        count = len(block)
        return Columns(
            file=np.full(count, file, np.int32),
            line=block.lines.astype(np.uint32),
            nth=np.zeros(count, np.uint32),
            check=_checksum_of_cards(block) ^ check,
            marks=np.full(count, int(Mark.SHOWDOWN), np.uint8),
            game=np.full(count, self._game(ANY), np.uint8),
            seats=np.full(count, 2, np.uint8),
            winners=winners.astype(np.uint16),
            low_winners=np.zeros(count, np.uint16),
            category=categories[best],
            strength=strengths[best],
            class_=best.astype(np.uint16),
            low_strength=low_strengths[best_low],
            board=np.zeros(count, np.int32),
            cards=np.bitwise_or.reduce(np.uint64(1) << block.cards.astype(np.uint64), axis=1),
            players=np.full(count, self._names(_PLAYERS), np.uint32),
            winner=winner,
            reason=reason,
            hand=np.zeros(count, np.uint32),
        )

    def _code_result(self, number: int, result: PairResult) -> tuple[int, int, int, int]:
        """Return a result as numbers: the winners, their names, the reason, and the checksum."""
        coded = self._results[number] = (
            _bits(result.winners),
            self._names([NAMES[seat] for seat in result.winners]),
            self.strings.number(result.reason),
            _checksum_of_words(ANY.key, 1, None, _PLAYERS, None, result.reason),
        )
        return coded

    def _row(self, file: int, row: HandRow | UnreadHand) -> dict[str, int]:
        """Return a row's numbers by column; a column that is left out is 0."""
        line = row.line or 0
        place = {"file": file, "line": line, "nth": self._nth_of(file, line)}
        if isinstance(row, UnreadHand):
            reason = self.strings.number(row.message)
            return dict(place, marks=int(Mark.ERROR), reason=reason)
        seats = dict.fromkeys((*row.winners, *row.low_winners))
        winners = [row.players[seat] for seat in seats] or list(filter(None, [row.only_one_left]))
        return dict(
            place,
            check=checksum_of(row),
            marks=_marks(row),
            game=self._game(row.played),
            seats=min(len(row.players), 255),
            winners=_bits(row.winners),
            low_winners=_bits(row.low_winners),
            board=digits(sorted([card.rank for card in row.board], reverse=True)[:5]),
            cards=sum({1 << card.number for cards in (*row.hands, row.board) for card in cards}),
            players=self._names(row.players),
            winner=self._names(winners),
            reason=self.strings.number(row.reason),
            hand=self.strings.number(row.hand or ""),
            **_values(row),
        )

    def _nth_of(self, file: int, line: int) -> int:
        """Return how many earlier rows have this file and line.

        To be called once for each row, in the order of the rows.
        """
        here = file, line
        self._nth = self._nth + 1 if here == self._line else 0
        self._line = here
        return self._nth

    def _game(self, game: Game) -> int:
        for number, known in enumerate(self.games):
            if known is game or known == game:  # identity is faster, and mostly true
                return number
        self.games.append(game)
        return len(self.games) - 1

    def _names(self, names: Sequence[str]) -> int:
        return self.strings.number(BETWEEN_NAMES.join(names))


def checksum_of(row: HandRow) -> int:
    """Return a checksum that changes, almost certainly, when anything in the row does."""
    numbers: list[int] = []
    for hand in row.hands:
        numbers += [card.number for card in hand]
        numbers.append(_BETWEEN)
    numbers += [card.number for card in row.board]
    weights = _WEIGHTS * (len(numbers) // _MOST_CARDS + 1)
    sums = sum([(at + 1) * weight for at, weight in zip(numbers, weights, strict=False)])
    words = _checksum_of_words(row.game, row.run, row.hand, row.players, row.collected, row.reason)
    return (sums & _UNSIGNED) ^ words


def _checksum_of_words(
    game: str,
    run: int,
    hand: str | None,
    players: Sequence[str],
    collected: Sequence[int] | None,
    reason: str,
) -> int:
    words = (game, run, hand, tuple(players), collected, str(reason))
    return crc32(repr(words).encode("utf-8", "surrogatepass"))


def _checksum_of_cards(block: TwoHands) -> Unsigned:
    numbers = np.full((len(block), 12), _BETWEEN, np.uint32)
    numbers[:, :5] = block.cards[:, :5]
    numbers[:, 6:11] = block.cards[:, 5:]
    weighted = (numbers + np.uint32(1)) * np.array(_WEIGHTS[:12], np.uint32)
    sums: Unsigned = weighted.sum(axis=1, dtype=np.uint32)
    return sums


def _bits(seats: Sequence[int]) -> int:
    return sum([1 << seat for seat in seats])


def _marks(row: HandRow) -> int:
    marks = Mark(0)
    if row.source.from_history:
        marks |= Mark.HISTORY
    if row.showdown:
        marks |= Mark.SHOWDOWN
        if row.paid_another:
            marks |= Mark.PAID_ANOTHER
    return int(marks)


def _values(row: HandRow) -> dict[str, int]:
    """Return the values of the columns that describe a row's best hand and best low."""
    values: dict[str, int] = {}
    played, ordering = row.played, low_shown(row.played)
    best, best_low = _best(row)
    if best is not None:
        values["class_"] = class_of(played, best)
        if best.high is not None:
            values["category"] = category_of_high(best.high)
            values["strength"] = strength_of_high(best.high)
        else:
            assert best.low is not None  # high or low counts, and the hand is complete
            assert played.low is not None
            values["category"] = category_of_low(best.low, played.low)
            values["strength"] = strength_of_low(best.low, played.low)
    if best_low is not None and ordering is not None:
        values["low_strength"] = strength_of_low(best_low, ordering)
    return values


def _best(row: HandRow) -> tuple[Ranked | None, LowRank | None]:
    """Return the best of a row's complete hands, and the best of their lows.

    The first is None if no hand is complete, the second if no complete hand has a low.
    """
    hands = [hand for hand in row.ranks if hand.complete]
    if not hands:
        return None, None
    played = row.played
    if played.high_counts:
        best = max(hands, key=lambda hand: played.high.strength(hand.high) if hand.high else ())
    else:
        best = min(hands, key=lambda hand: hand.low or _NO_LOW)
    lows = [low for hand in hands if (low := _low_of(played, hand)) is not None]
    return best, min(lows, default=None)


_NO_LOW: Final[LowRank] = ((9,), ())


def _low_of(game: Game, hand: Ranked) -> LowRank | None:
    """Return the low to show for a hand; some games show lows although they win nothing.

    None if the game shows no lows, or if the hand has none.
    """
    if hand.low is not None or not game.shows_low:
        return hand.low
    made = Lows(game, hand.cards, hand.board)[ACE_TO_FIVE.name]
    assert made.class_ is not None  # every complete hand has one
    ranks = tables_of(game, (*hand.cards, *hand.board)).low(ACE_TO_FIVE).ranks
    return ranks[made.class_ - 1]


@cache  # it has no argument
def _by_class() -> tuple[Bytes, Signed, Signed]:
    """Return arrays by class number: a high hand's category and strength, and a low's strength."""
    highs = high_classes().ranks
    lows = low_classes(ACE_TO_FIVE).ranks
    return (
        np.array([0, *map(category_of_high, highs)], np.uint8),
        np.array([0, *map(strength_of_high, highs)], np.int32),
        np.array([0, *[strength_of_low(rank, ACE_TO_FIVE) for rank in lows]], np.int32),
    )
