"""Judges plain lines, with two hands of five cards each as in Project Euler 54, thousands at once.

Their rows equal those of ``judge``, which takes many times as long: all hands are read and ranked
together, and the reason is made once for all pairs of hands that it holds for.
"""

from collections.abc import Iterable, Iterator, Sequence
from functools import lru_cache
from itertools import compress
from typing import Final

import numpy as np

from analyser.poker.cards import DECK
from analyser.poker.games.registry import ANY
from analyser.poker.hand_files.hand import FileHand, FileSeat
from analyser.poker.hand_files.judge import Found, HandRow, Rules, judge_all
from analyser.poker.hand_files.lines import NAMES, read_lines
from analyser.poker.hand_files.text import Line
from analyser.poker.ranking.arrays import CardNumbers
from analyser.poker.ranking.classes import high_classes
from analyser.poker.ranking.high import Category, HighRank
from analyser.poker.ranking.rank_many import card_numbers, rank_many
from analyser.poker.results.reasons import say_reason
from analyser.poker.results.showdown import Ranked, compare_ranked

_LENGTH: Final = len("8C TS KC 9H 4S 7D 2S 5D 3S AC")


def judge_lines(lines: Iterable[Line], file: str, rules: Rules) -> Iterator[Found]:
    """Yield the rows and errors of the lines of a block. ``rules``: ``ANY``, or None."""
    every = list(lines)
    cards, are_plain = _cards_of([text for _, text in every])
    plain = _judge_together([line for line, _ in compress(every, are_plain)], cards, file)
    for line, is_plain in zip(every, are_plain, strict=True):
        if is_plain:
            yield next(plain)
        else:
            yield from judge_all(read_lines(iter([line])), file, rules)
    assert next(plain, None) is None  # one by one: a list of all takes twice as long


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


def _judge_together(
    line_numbers: Sequence[int], cards: CardNumbers, file: str
) -> Iterator[HandRow]:
    """Judge plain lines; ``cards``: of each line ten, five for each of its two hands."""
    ranks, (one, other) = high_classes(ANY.high, ANY.deck).ranks, NAMES[:2]
    fives, deck = (cards[:, :5], cards[:, 5:]), np.fromiter(DECK, object)
    columns = [each.tolist() for five in fives for each in (deck[five], rank_many(five))]
    for line, left, first, right, second in zip(line_numbers, *columns, strict=True):
        hands = tuple(left), tuple(right)
        ranked = (
            Ranked(hands[0], (), True, ranks[first - 1], None),
            Ranked(hands[1], (), True, ranks[second - 1], None),
        )
        winners, reason = _result(ranks[first - 1], ranks[second - 1])
        yield HandRow(
            *(file, line, None, 1, ANY.key, NAMES[:2], hands, (), winners, (), None, True),
            *(reason, ANY, ranked),
            FileHand(line, (FileSeat(one, hands[0]), FileSeat(other, hands[1]))),
        )


def _result(one: HighRank, other: HighRank) -> tuple[tuple[int, ...], str]:
    """Return the winners and the reason, which depend on the ranks up to the first that differs.

    The first two are always needed, or three of two pair: they name the hands.
    """
    same = 0
    while same < len(one) and one[same] == other[same]:
        same += 1
    least = 3 if one[0] == other[0] == Category.TWO_PAIR else 2
    return _result_of_ranks(one[: max(same + 1, least)], other[: max(same + 1, least)])


@lru_cache(1 << 14)  # two random hands are nearly always among so many
def _result_of_ranks(one: HighRank, other: HighRank) -> tuple[tuple[int, ...], str]:
    """Return the winners of two hands of these ranks, and the reason in words."""
    ranked = [Ranked((), (), True, rank, None) for rank in (one, other)]
    verdict = compare_ranked(ANY, ranked)
    assert verdict is not None  # there are two hands
    return verdict.winners, say_reason(verdict, ranked, NAMES)
