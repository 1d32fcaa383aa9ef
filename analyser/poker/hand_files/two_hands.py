"""Judges plain lines of two five-card hands, thousands at a time.

A plain line is ten different cards with a single space between them, as in Project Euler 54. All
such lines of a block are ranked together, and the words of a result are made once for all pairs of
hands with this result. Other lines go to the reader ``lines``; tests check that both agree.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from typing import Final, TypeAlias

import numpy as np
import numpy.typing as npt

from analyser.poker.cards import DECK, RANK_LETTERS, SUIT_LETTERS
from analyser.poker.games.registry import ANY
from analyser.poker.hand_files.csv_writer import csv_line, seat_numbers
from analyser.poker.hand_files.hand import FileHand, FileSeat
from analyser.poker.hand_files.judge import Block, HandRow
from analyser.poker.hand_files.lines import NAMES
from analyser.poker.names import category_name
from analyser.poker.phrases import Phrase
from analyser.poker.ranking.classes import high_classes
from analyser.poker.ranking.high import ROYAL_FLUSH, Category
from analyser.poker.ranking.rank_many import rank_many
from analyser.poker.results.ranked import Ranked
from analyser.poker.results.reasons import say_reason
from analyser.poker.results.verdict import compare_ranked

Bytes: TypeAlias = npt.NDArray[np.uint8]
Numbers: TypeAlias = npt.NDArray[np.int64]

_CARDS: Final = 10
_WIDTH: Final = 3 * _CARDS - 1
_NEW_LINE: Final = ord("\n")
_RETURN: Final = ord("\r")
_SPACE: Final = ord(" ")
_NO_CARD: Final = 255

_KINDS: Final = 16
"""A power of two above the number of categories, the royal flush counted as one more."""
_TIE_BREAKERS: Final = 5
"""The most tie-breakers of a hand."""
_PLACES: Final = 1 << 11
"""A power of two above all codes of a deciding tie-breaker: its position and both ranks."""
_DETAILS: Final = _PLACES << 8
"""A power of two above all codes of a deciding tie-breaker together with the ranks that name both
hands, such as the ranks of two pair."""


def _table(letters: str) -> Bytes:
    """Return a lookup table from each byte to its index in ``letters``; ``_NO_CARD`` for others.

    Upper and lower case have the same index.
    """
    table = np.full(256, _NO_CARD, np.uint8)
    for number, letter in enumerate(letters):
        table[ord(letter)] = table[ord(letter.lower())] = table[ord(letter.upper())] = number
    return table


_RANK_OF: Final = _table(RANK_LETTERS)
_SUIT_OF: Final = _table(SUIT_LETTERS)
_RANK_SIGNS: Final = np.frombuffer(RANK_LETTERS.encode(), np.uint8)
_SUIT_SIGNS: Final = np.frombuffer(SUIT_LETTERS.encode(), np.uint8)


@dataclass(frozen=True, slots=True, eq=False)
class TwoHands(Block):
    """Consecutive lines with two hands each.

    Attributes:
        file: the name of the file.
        lines: the number of each line, from 1.
        cards: a row of ten card numbers for each line, the first hand in the first five columns.
        classes: a row for each line with the classes of its two hands.
        results: the number of each line's result; lines with equal numbers have equal results.
    """

    file: str
    lines: Numbers
    cards: Bytes
    classes: Numbers
    results: Numbers

    def __len__(self) -> int:
        return len(self.lines)

    def part(self, start: int, stop: int) -> TwoHands:
        """Return the lines from ``start`` to before ``stop`` as a block."""
        some = slice(start, stop)
        lines, cards = self.lines[some], self.cards[some]
        return TwoHands(self.file, lines, cards, self.classes[some], self.results[some])

    def wins(self) -> tuple[int, int, int]:
        """Return in how many lines the first hand wins, the second wins, and both tie."""
        first, second = self.classes.T
        wins, losses = int((first < second).sum()), int((first > second).sum())
        return wins, losses, len(self) - wins - losses

    def rows(self) -> Iterator[HandRow]:
        """Yield the rows, equal to those that ``judge`` yields for the same lines."""
        ranks = high_classes().ranks
        for line, numbers, (one, other), result_number in zip(
            self.lines.tolist(),
            self.cards.tolist(),
            self.classes.tolist(),
            self.results.tolist(),
            strict=True,
        ):
            cards = tuple([DECK[number] for number in numbers])
            hands = cards[:5], cards[5:]
            result = _result(result_number, one, other)
            yield HandRow(
                file=self.file,
                line=line,
                hand=None,
                run=1,
                game=ANY.key,
                players=NAMES[:2],
                hands=hands,
                board=(),
                dealt_to=None,
                winners=result.winners,
                low_winners=(),
                collected=None,
                showdown=True,
                reason=result.reason,
                played=ANY,
                ranks=(
                    Ranked(hands[0], (), True, ranks[one - 1], None),
                    Ranked(hands[1], (), True, ranks[other - 1], None),
                ),
                source=FileHand(line=line, seats=tuple(map(FileSeat, NAMES, hands))),
            )

    def csv_text(self) -> str:
        """Return the rows as the text that ``CsvFile`` would write for them one by one."""
        start = csv_line([self.file]).removesuffix("\n")
        middle = f"1,,{ANY.key},{NAMES[0]},{NAMES[1]}"
        _, lines, which = self.different_results()
        ends = [_csv_end(self.result(line)) for line in lines]
        rows = zip(self.lines.tolist(), self._written(), which.tolist(), strict=True)
        return "".join(
            [f"{start},{line},{middle},{hands},{ends[end]}" for line, hands, end in rows]
        )

    def _written(self) -> list[str]:
        """Return the two hands of each line as text, with a comma between them."""
        text = np.full((len(self), _WIDTH), _SPACE, np.uint8)
        text[:, 0::3] = _RANK_SIGNS[self.cards % len(_RANK_SIGNS)]
        text[:, 1::3] = _SUIT_SIGNS[self.cards // len(_RANK_SIGNS)]
        text[:, _WIDTH // 2] = ord(",")
        written: list[str] = text.view(f"S{_WIDTH}").ravel().astype(f"U{_WIDTH}").tolist()
        return written

    def different_results(self) -> tuple[list[int], list[int], Numbers]:
        """Return the distinct results of the lines.

        Returns:
            Three sequences: the distinct result numbers; for each of these numbers a line with that
            result, counted from 0 in this block; and for each line the index of its result in the
            first sequence.
        """
        numbers, lines, which = np.unique(self.results, return_index=True, return_inverse=True)
        return numbers.tolist(), lines.tolist(), which

    def result(self, line: int) -> PairResult:
        """Return the result of a line, counted from 0 in this block."""
        one, other = self.classes[line].tolist()
        return _result(int(self.results[line]), one, other)


@dataclass(frozen=True, slots=True)
class PairResult:
    """The result of a pair of hands, in words.

    Attributes:
        winners: the seats that win or share the pot.
        categories: the categories of the two hands.
        reason: what decided.
    """

    winners: tuple[int, ...]
    categories: tuple[Phrase, Phrase]
    reason: Phrase


RESULTS: Final[OrderedDict[int, PairResult]] = OrderedDict()
"""The cache of results by number, the most recently used one last."""
MOST_RESULTS: Final = 1 << 14
"""The size of the cache: room for nearly all of the possible results, some twenty thousand."""


def _result(number: int, one: int, other: int) -> PairResult:
    """Return the result of two hands of these classes; it is cached under ``number``."""
    result = RESULTS.pop(number, None) or _compare(one, other)
    RESULTS[number] = result
    if len(RESULTS) > MOST_RESULTS:
        RESULTS.popitem(last=False)
    return result


def _compare(one: int, other: int) -> PairResult:
    """Compare a hand of class ``one`` with a hand of class ``other``.

    This uses the functions that compare hands of any game, and gives them only the hands' ranks.
    """
    ranks = [high_classes().ranks[number - 1] for number in (one, other)]
    hands = [Ranked((DECK[0],) * 5, (), True, rank, None) for rank in ranks]
    verdict = compare_ranked(ANY, hands)
    assert verdict is not None
    first, second = map(category_name, ranks)
    return PairResult(verdict.winners, (first, second), say_reason(verdict, hands, NAMES))


def _csv_end(result: PairResult) -> str:
    """Return the cells of a row's CSV line, from the board to the end."""
    winners = seat_numbers(result.winners)
    return csv_line(["", winners, "", *result.categories, "true", result.reason])


# --------------------------------------------------------------------------------------- reading


def split(file: str, first: int, data: bytes) -> Iterator[TwoHands | tuple[int, bytes]]:
    """Split lines into blocks of plain lines, and parts that have the other lines, in their order.

    A plain line is ten different cards with a single space between them. A part with other lines is
    (the number of its first line, its bytes).

    Args:
        file: the name of the file.
        first: the number of the first line of ``data``.
        data: whole lines.
    """
    if not data:
        return
    text = np.frombuffer(data, np.uint8)
    ends = np.flatnonzero(text == _NEW_LINE)
    if not data.endswith(b"\n"):
        ends = np.append(ends, len(data))
    starts = np.concatenate([[0], ends[:-1] + 1])
    cards, where = _plain(text, starts, ends)
    hands = _ranked(file, where + first, cards)
    at = line = 0
    for start, stop in _runs(where):
        if start > line:
            yield first + line, data[starts[line] : starts[start]]
        yield hands.part(at, at + stop - start)
        at, line = at + stop - start, stop
    if line < len(starts):
        yield first + line, data[starts[line] :]


def _plain(text: Bytes, starts: Numbers, ends: Numbers) -> tuple[Bytes, Numbers]:
    """Return the cards of the plain lines, a row of ten for each, and the indices of these lines.

    A plain line is ten different cards with a single space between them.

    Args:
        text: the bytes of all lines.
        starts: the position in ``text`` at which each line begins.
        ends: the position of each line's line feed, or of the end of the text if the last line has
            no line feed.
    """
    lengths = ends - starts
    returns = (lengths == _WIDTH + 1) & (text[np.maximum(ends - 1, 0)] == _RETURN)
    where = np.flatnonzero((lengths == _WIDTH) | returns)
    letters = text[starts[where][:, None] + np.arange(_WIDTH)]
    ranks, suits = _RANK_OF[letters[:, 0::3]], _SUIT_OF[letters[:, 1::3]]
    good = (letters[:, 2::3] == _SPACE).all(axis=1)
    good &= ((ranks != _NO_CARD) & (suits != _NO_CARD)).all(axis=1)
    where, ranks, suits = where[good], ranks[good], suits[good]
    cards = suits * np.uint8(len(_RANK_SIGNS)) + ranks
    bits = np.int64(1) << cards.astype(np.int64)
    different = bits.sum(axis=1) == np.bitwise_or.reduce(bits, axis=1)
    return cards[different], where[different]


def _runs(where: Numbers) -> Iterator[tuple[int, int]]:
    """Yield the start and the stop of each run of consecutive line indices."""
    if len(where):
        breaks = np.flatnonzero(np.diff(where) != 1) + 1
        for run in np.split(where, breaks):
            yield int(run[0]), int(run[-1]) + 1


def _ranked(file: str, lines: Numbers, cards: Bytes) -> TwoHands:
    first, second = (rank_many(hands).astype(np.int64) for hands in (cards[:, :5], cards[:, 5:]))
    tables = _tables()
    kinds = tables.kinds[first] * _KINDS + tables.kinds[second]
    better = np.minimum(first, second)
    differs = tables.tie_breakers[first] != tables.tie_breakers[second]
    place = differs.argmax(axis=1)
    rows = np.arange(len(first))
    shared = tables.tie_breakers[first]
    ranks = shared[rows, place] * 16 + tables.tie_breakers[second][rows, place]
    # A result depends on both categories. If these are equal, it also depends on the first
    # tie-breaker that differs and on the rank that names both hands (for two pair both ranks); if
    # the hands are equal, on their class.
    same = tables.categories[first] == tables.categories[second]
    two_pair = (tables.categories[first] == Category.TWO_PAIR) & (place == 2)
    named_by = shared[:, 0] * 16 + np.where(two_pair, shared[:, 1], 0)
    differing = named_by * _PLACES + place * 16 * 16 + ranks
    detail = np.where(first == second, better, np.where(same, differing, 0))
    equal = (first == second).astype(np.int64)
    return TwoHands(
        file=file,
        lines=lines,
        cards=cards,
        classes=np.stack([first, second], axis=1),
        results=(kinds * 2 + equal) * _DETAILS + detail,
    )


@dataclass(frozen=True, slots=True, eq=False)
class _Tables:
    """Arrays whose rows are the classes of high hands, by number; row 0 is not used.

    Attributes:
        categories: each class's category.
        kinds: the same, but the royal flush is a category of its own.
        tie_breakers: each class's tie-breakers in ``_TIE_BREAKERS`` columns, filled up with 0.
    """

    categories: Numbers
    kinds: Numbers
    tie_breakers: Numbers


@cache  # a single table
def _tables() -> _Tables:
    ranks = high_classes().ranks
    tie_breakers = np.zeros((len(ranks) + 1, _TIE_BREAKERS), np.int64)
    categories = np.zeros(len(ranks) + 1, np.int64)
    for number, rank in enumerate(ranks, 1):
        categories[number] = rank[0]
        tie_breakers[number, : len(rank) - 1] = rank[1:]
    kinds = categories.copy()
    kinds[ranks.index(ROYAL_FLUSH) + 1] = _KINDS - 1
    return _Tables(categories, kinds, tie_breakers)
