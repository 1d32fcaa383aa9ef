"""Plain lines of two five-card hands, thousands at a time.

A plain line is ten different cards with one space between two, as in Project Euler 54. All such
lines of a block are ranked together, and what is said of a pair of hands is said once for all that
are alike. Every other line goes to the plain reader of ``lines``, and the tests hold the two equal.
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
from analyser.poker.hand_files.hand import FileHand, FileSeat
from analyser.poker.hand_files.lines import NAMES
from analyser.poker.hand_files.rows import HandRow
from analyser.poker.names import category_name
from analyser.poker.phrases import Phrase
from analyser.poker.ranking.classes import high_classes
from analyser.poker.ranking.high import ROYAL_FLUSH
from analyser.poker.ranking.rank_many import rank_many
from analyser.poker.results.ranked import Ranked
from analyser.poker.results.verdict import compare_ranked
from analyser.poker.results.wording import say_reason

Bytes: TypeAlias = npt.NDArray[np.uint8]
Numbers: TypeAlias = npt.NDArray[np.int64]

_CARDS: Final = 10
_WIDTH: Final = 3 * _CARDS - 1
_NEW_LINE: Final = ord("\n")
_RETURN: Final = ord("\r")
_SPACE: Final = ord(" ")
_NO_CARD: Final = 255

_KINDS: Final = 16
"""A number above every category's, a royal flush counting as one of its own."""
_PLACES: Final = 5
"""The most tie-breakers of a hand."""


def _table(letters: str) -> Bytes:
    """Return, by byte, which of some letters it is, in any case."""
    table = np.full(256, _NO_CARD, np.uint8)
    for number, letter in enumerate(letters):
        table[ord(letter)] = table[ord(letter.lower())] = table[ord(letter.upper())] = number
    return table


_RANK_OF: Final = _table(RANK_LETTERS)
_SUIT_OF: Final = _table(SUIT_LETTERS)
_RANK_SIGNS: Final = np.frombuffer(RANK_LETTERS.encode(), np.uint8)
_SUIT_SIGNS: Final = np.frombuffer(SUIT_LETTERS.encode(), np.uint8)


@dataclass(frozen=True, slots=True, eq=False)
class TwoHands:
    """Some lines of two hands, one behind the other.

    Attributes:
        lines: the number of each line, from 1.
        cards: the card numbers of each, those of the first hand before those of the second.
        classes: the class of both hands of each.
        sayings: for each line the number of what there is to say of it; see ``saying``.
    """

    lines: Numbers
    cards: Bytes
    classes: Numbers
    sayings: Numbers

    def __len__(self) -> int:
        return len(self.lines)

    def among(self, start: int, stop: int) -> TwoHands:
        """Return some of the lines."""
        some = slice(start, stop)
        return TwoHands(self.lines[some], self.cards[some], self.classes[some], self.sayings[some])

    def wins(self) -> tuple[int, int, int]:
        """Return how many lines the first hand wins, the second hand, and how many are ties."""
        first, second = self.classes.T
        wins, losses = int((first < second).sum()), int((first > second).sum())
        return wins, losses, len(self) - wins - losses

    def written(self) -> list[str]:
        """Return the hands of each line as text, a comma between the two."""
        text = np.full((len(self), _WIDTH), _SPACE, np.uint8)
        text[:, 0::3] = _RANK_SIGNS[self.cards % len(_RANK_SIGNS)]
        text[:, 1::3] = _SUIT_SIGNS[self.cards // len(_RANK_SIGNS)]
        text[:, _WIDTH // 2] = ord(",")
        written: list[str] = text.view(f"S{_WIDTH}").ravel().astype(f"U{_WIDTH}").tolist()
        return written

    def rows(self, file: str) -> Iterator[HandRow]:
        """Yield the rows, the same that ``judge`` gives."""
        ranks = high_classes().ranks
        for line, numbers, (one, other), number in zip(
            self.lines.tolist(),
            self.cards.tolist(),
            self.classes.tolist(),
            self.sayings.tolist(),
            strict=True,
        ):
            cards = tuple([DECK[number] for number in numbers])
            hands = cards[:5], cards[5:]
            told = FileHand(line, None, tuple(map(FileSeat, NAMES, hands)))
            ranked = (
                Ranked(hands[0], (), True, ranks[one - 1], None),
                Ranked(hands[1], (), True, ranks[other - 1], None),
            )
            saying = _saying(number, one, other)
            yield HandRow(
                file,
                line,
                None,
                1,
                ANY.key,
                NAMES[:2],
                hands,
                (),
                None,
                saying.winners,
                (),
                None,
                True,
                saying.reason,
                ANY,
                ranked,
                told,
            )


@dataclass(frozen=True, slots=True)
class Saying:
    """What there is to say of a pair of hands.

    Attributes:
        winners: who wins or shares.
        categories: what the hands are.
        reason: what decides.
    """

    winners: tuple[int, ...]
    categories: tuple[Phrase, Phrase]
    reason: Phrase


def different_sayings(hands: TwoHands) -> tuple[list[Saying], list[int]]:
    """Return all there is to say of some lines, and which of it for each line."""
    numbers, first, which = np.unique(hands.sayings, return_index=True, return_inverse=True)
    classes = hands.classes[first].tolist()
    sayings = [
        _saying(number, one, other)
        for number, (one, other) in zip(numbers.tolist(), classes, strict=True)
    ]
    return sayings, which.tolist()


def saying_of(hands: TwoHands, line: int) -> Saying:
    """Return what there is to say of one of some lines, counted from 0."""
    one, other = hands.classes[line].tolist()
    return _saying(int(hands.sayings[line]), one, other)


_SAYINGS: Final[OrderedDict[int, Saying]] = OrderedDict()
"""What has been said last, by its number."""
_MOST_SAYINGS: Final = 1 << 14
"""Room for all of the some fifteen thousand that there can be: a long file has most of them."""


def _saying(number: int, one: int, other: int) -> Saying:
    saying = _SAYINGS.pop(number, None) or _say(one, other)
    _SAYINGS[number] = saying  # behind all others: it is the last that is forgotten
    if len(_SAYINGS) > _MOST_SAYINGS:
        _SAYINGS.popitem(last=False)
    return saying


def _say(one: int, other: int) -> Saying:
    """Say it in the usual way, of any two hands of these classes."""
    ranks = [high_classes().ranks[number - 1] for number in (one, other)]
    hands = [Ranked((DECK[0],) * 5, (), True, rank, None) for rank in ranks]
    verdict = compare_ranked(ANY, hands)
    assert verdict is not None
    first, second = map(category_name, ranks)
    return Saying(verdict.winners, (first, second), say_reason(verdict, hands, NAMES))


# --------------------------------------------------------------------------------------- reading


def split(first: int, data: bytes) -> Iterator[TwoHands | tuple[int, bytes]]:
    """Part a block of whole lines into plain ones and others, in their order.

    ``first`` is the number of the first line. Others come as the number of their first line and
    the lines themselves.
    """
    if not data:
        return
    text = np.frombuffer(data, np.uint8)
    ends = np.flatnonzero(text == _NEW_LINE)
    if not data.endswith(b"\n"):
        ends = np.append(ends, len(data))
    starts = np.concatenate([[0], ends[:-1] + 1])
    cards, where = _plain(text, starts, ends)
    hands = _ranked(cards, where + first)
    at = line = 0
    for start, stop in _runs(where):
        if start > line:
            yield first + line, data[starts[line] : starts[start]]
        yield hands.among(at, at + stop - start)
        at, line = at + stop - start, stop
    if line < len(starts):
        yield first + line, data[starts[line] :]


def _plain(text: Bytes, starts: Numbers, ends: Numbers) -> tuple[Bytes, Numbers]:
    """Return the cards of the lines that are plain, and which lines these are."""
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
    """Yield where lines that follow each other start and stop."""
    if len(where):
        breaks = np.flatnonzero(np.diff(where) != 1) + 1
        for run in np.split(where, breaks):
            yield int(run[0]), int(run[-1]) + 1


def _ranked(cards: Bytes, lines: Numbers) -> TwoHands:
    first, second = (rank_many(hands).astype(np.int64) for hands in (cards[:, :5], cards[:, 5:]))
    tables = _tables()
    kinds = tables.kinds[first] * _KINDS + tables.kinds[second]
    better = np.minimum(first, second)
    differs = tables.tie_breakers[first] != tables.tie_breakers[second]
    place = differs.argmax(axis=1)
    rows = np.arange(len(first))
    ranks = tables.tie_breakers[first][rows, place] * 16 + tables.tie_breakers[second][rows, place]
    # Of hands of different categories the categories say it all, of equal hands their class.
    same = tables.categories[first] == tables.categories[second]
    detail = np.where(first == second, better, np.where(same, (place * 16 * 16 + ranks), 0))
    equal = (first == second).astype(np.int64)
    return TwoHands(
        lines,
        cards,
        np.stack([first, second], axis=1),
        (kinds * 2 + equal) * (1 << 13) + detail,
    )


@dataclass(frozen=True, slots=True, eq=False)
class _Tables:
    """By class: the category, the same with royal flushes apart, and the tie-breakers."""

    categories: Numbers
    kinds: Numbers
    tie_breakers: Numbers


@cache  # there is one table
def _tables() -> _Tables:
    ranks = high_classes().ranks
    tie_breakers = np.zeros((len(ranks) + 1, _PLACES), np.int64)
    categories = np.zeros(len(ranks) + 1, np.int64)
    for number, rank in enumerate(ranks, 1):
        categories[number] = rank[0]
        tie_breakers[number, : len(rank) - 1] = rank[1:]
    kinds = categories.copy()
    kinds[ranks.index(ROYAL_FLUSH) + 1] = _KINDS - 1
    return _Tables(categories, kinds, tie_breakers)
