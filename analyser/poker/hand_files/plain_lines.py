"""Judges plain lines, with two hands of five cards each as in Project Euler 54, thousands at once.

Their rows equal those of ``judge``, which takes many times as long: all hands are read and ranked
together, and the reason is made once for all pairs of hands that it holds for.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import compress, groupby
from operator import itemgetter
from typing import Final

import numpy as np

from analyser.poker.cards import DECK
from analyser.poker.games.registry import ANY
from analyser.poker.hand_files.hand import NO_FACTS, FileHand, FileSeat
from analyser.poker.hand_files.judge import HandRow, Rules, UnreadHand, judge_all
from analyser.poker.hand_files.lines import NAMES, read_lines
from analyser.poker.ranking.card_table import card_numbers
from analyser.poker.ranking.classes import high_classes
from analyser.poker.ranking.high import Category, HighRank
from analyser.poker.ranking.kernel import CardNumbers
from analyser.poker.ranking.rank_many import rank_many
from analyser.poker.results.ranked import Ranked
from analyser.poker.results.reasons import say_reason
from analyser.poker.results.verdict import compare_ranked

_MOST_RESULTS: Final = 1 << 14
"""The size of the cache of results: two random hands are nearly always among so many."""
_LENGTH: Final = len("8C TS KC 9H 4S 7D 2S 5D 3S AC")
_results: dict[tuple[int, ...], tuple[tuple[int, ...], str]] = {}
"""The winners and the reason by what they depend on; see ``_result``."""


def judge_lines(
    lines: Iterable[tuple[int, str]], file: str, rules: Rules
) -> Iterator[HandRow | UnreadHand]:
    """Yield the rows and errors of the lines of a block. ``rules``: ``ANY``, or None."""
    every = list(lines)
    cards, are_plain = _cards_of([text for _, text in every])
    plain = _judge_together([line for line, _ in compress(every, are_plain)], cards, file)
    for is_plain, some in groupby(zip(are_plain, every, strict=True), itemgetter(0)):
        if is_plain:
            yield from map(next, [plain] * len(list(some)))
        else:
            yield from judge_all(read_lines(line for _, line in some), file, rules)
    assert next(plain, None) is None  # each has been given out


def _cards_of(texts: Sequence[str]) -> tuple[CardNumbers, list[bool]]:
    """Return the ten cards of each plain line, and for every line whether it is one."""
    same = [text if len(text) == _LENGTH else " " * _LENGTH for text in texts]
    written = " ".join([*same, ""]).encode("ascii", "replace")
    letters = np.frombuffer(written, np.uint8).reshape(len(texts), 10, 3)
    cards, are_cards = card_numbers(letters[..., 0], letters[..., 1])
    in_order = np.sort(cards)
    are_apart = (in_order[:, 1:] != in_order[:, :-1]).all(1)
    plain = are_cards.all(1) & (letters[..., 2] == ord(" ")).all(1) & are_apart
    return cards[plain], plain.tolist()


def _judge_together(lines: Sequence[int], cards: CardNumbers, file: str) -> Iterator[HandRow]:
    ranks, (one, other) = high_classes().ranks, NAMES[:2]
    fives = cards[:, :5], cards[:, 5:]
    columns = [each.tolist() for five in fives for each in (five, rank_many(five))]
    for line, left, first, right, second in zip(lines, *columns, strict=True):
        hands = tuple([DECK[card] for card in left]), tuple([DECK[card] for card in right])
        ranked = (
            Ranked(hands[0], (), True, ranks[first - 1], None),
            Ranked(hands[1], (), True, ranks[second - 1], None),
        )
        winners, reason = _result(ranks[first - 1], ranks[second - 1], ranked)
        yield HandRow(
            *(file, line, None, 1, ANY.key, NAMES[:2], hands, (), None, winners, (), None),
            *(True, reason, *NO_FACTS, None, None, ANY, ranked),
            FileHand(line, (FileSeat(one, hands[0]), FileSeat(other, hands[1]))),
        )


def _result(
    one: HighRank, other: HighRank, ranked: Sequence[Ranked]
) -> tuple[tuple[int, ...], str]:
    """Return the winners and the reason.

    They depend on both categories, and on the highest card of a hand without a pair; if these are
    equal, on the first rank that differs and on the
    ranks that name both hands; if the hands are equal, on all ranks.
    """
    at = 0
    while at < len(one) and one[at] == other[at]:
        at += 1
    if at == len(one):
        key = (-1, *one)
    else:
        named = 3 if one[0] == Category.TWO_PAIR else 2
        high = [hand[1] for hand in (one, other) if hand[0] == Category.HIGH_CARD]
        key = (at, one[0], one[at], other[at], *(one[1:named] if at else high))
    if key not in _results:
        verdict = compare_ranked(ANY, ranked)
        assert verdict is not None  # there are two hands
        if len(_results) >= _MOST_RESULTS:
            _results.clear()
        _results[key] = verdict.winners, say_reason(verdict, ranked, NAMES)
    return _results[key]
