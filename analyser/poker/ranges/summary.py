"""The summary of a range: its size, and what it makes on a board in the words of a player."""

from __future__ import annotations

from collections.abc import Mapping, Sequence, Set as AbstractSet
from dataclasses import dataclass, field
from functools import cache, partial
from math import comb
from types import MappingProxyType
from typing import Final, TypeAlias

from analyser.poker import names
from analyser.poker.cards import DECK, Card, refuse_duplicates, refuse_shared
from analyser.poker.errors import EmptiedRangeError
from analyser.poker.games.game import FLOP
from analyser.poker.games.registry import HOLDEM
from analyser.poker.generators import Steps
from analyser.poker.made_hands import draws
from analyser.poker.phrases import N_, Phrase, shortened
from analyser.poker.ranges.holdings import HAND_OF, HOLDINGS, HOLDINGS_OF
from analyser.poker.ranges.range import FULL, Range, in_holdings, share_in_percent
from analyser.poker.ranking.classes import high_classes
from analyser.poker.ranking.high import Category, HighRank, rank_five
from analyser.poker.records import HIDDEN, Record

_classes: Final = partial(high_classes, HOLDEM.high, HOLDEM.deck)


@dataclass(frozen=True, slots=True, repr=False)
class RangeSummary(Record):
    """The size of a range, and what it makes on a board, without holdings of known cards.

    Attributes:
        range: the range as text, the holdings with known cards included.
        combos: the sum of the weights of the holdings that are left.
        percent: ``combos`` in per cent of all holdings without a known card, with two decimals.
        hands: for each starting hand that is left, the average weight, 0 to 1, of its holdings
            without a known card; holdings outside the range have weight 0.
        categories: for each category, worst first, the sum of the weights of the holdings that make
            it; None without a board of three cards or more.
        board, dead: the known cards; not part of the JSON form.
    """

    range: str
    combos: int | float
    percent: float
    hands: Mapping[str, float] = field(hash=False)
    categories: Mapping[str, int | float] | None = field(hash=False)
    board: tuple[Card, ...] = field(metadata=HIDDEN)
    dead: tuple[Card, ...] = field(metadata=HIDDEN)

    @property
    def headline(self) -> str:
        """The range and its size."""
        return f"{shortened(self.range)}: {self.combos:,} holdings"


def summarise(range_: Range, board: Sequence[Card] = (), dead: Sequence[Card] = ()) -> RangeSummary:
    """Return the summary of a range with a board and dead cards.

    Raises EmptiedRangeError if no holding is left, and the errors of cards that are not possible in
    hold'em or given twice.
    """
    HOLDEM.check_board(board)
    HOLDEM.check_dead(dead)
    refuse_duplicates(board)
    refuse_shared([(board, names.ON_THE_BOARD), (dead, names.AMONG_THE_DEAD)])
    known = {*board, *dead}
    left = range_.without(known)
    if not any(left.weights):
        raise EmptiedRangeError(range=range_)
    hundredths = sum(left.weights)
    size = in_holdings(hundredths), share_in_percent(hundredths, comb(len(DECK) - len(known), 2))
    shares = MappingProxyType(_shares(left, known))
    made = MappingProxyType(made_by(left, board)) if len(board) >= FLOP else None
    return RangeSummary(str(range_), *size, shares, made, tuple(board), tuple(dead))


def _shares(left: Range, known: set[Card]) -> dict[str, float]:
    """Return the mean weight, 0 to 1, of each starting hand of which ``known`` cards leave some."""
    shares = {}
    for hand, numbers in HOLDINGS_OF.items():
        there = [number for number in numbers if known.isdisjoint(HOLDINGS[number])]
        hundredths = sum(left.weights[number] for number in there)
        if hundredths:
            shares[hand] = hundredths / (FULL * len(there))
    return shares


def made_by(range_: Range, board: Sequence[Card]) -> dict[str, int | float]:
    """Return the weight of the holdings that make each category on a board, worst first."""
    counts = dict.fromkeys(reversed(_category_names()), 0)
    for number, category in _categories(range_, board).items():
        counts[category] += range_.weights[number]
    return {name: in_holdings(hundredths) for name, hundredths in counts.items()}


def hands_making(
    range_: Range, category: str, board: Sequence[Card], dead: Sequence[Card] = ()
) -> Range:
    """Return the holdings that make a category on three cards or more; if possible, whole hands."""
    known = {*board, *dead}
    left = range_.without(known)
    made = _categories(left, board)
    weights = {number: left.weights[number] for number, name in made.items() if name == category}
    return in_whole_hands(weights, known)


def in_whole_hands(weights: Mapping[int, int], known: AbstractSet[Card]) -> Range:
    """Return a range of these holdings, filled up to whole starting hands if possible.

    If all possible holdings of a starting hand, those without a ``known`` card, have the same
    weight, the impossible ones get this weight too: the range is then shorter when written.
    ``weights``: the weight of each holding in hundredths, by number of the holding.
    """
    whole = dict(weights)
    for hand in {HAND_OF[number] for number in weights}:
        numbers = HOLDINGS_OF[hand]
        levels = {weights.get(number) for number in numbers if known.isdisjoint(HOLDINGS[number])}
        if len(levels) == 1 and (level := levels.pop()) is not None:
            whole |= dict.fromkeys(numbers, level)
    return Range.of(whole)


def _categories(range_: Range, board: Sequence[Card]) -> dict[int, str]:
    """Return for each holding of a range, by number, the category that it makes."""
    ranks = ranks_made(range_, board)
    return {number: str(names.category_name(rank)) for number, rank in ranks.items()}


def ranks_made(range_: Range, board: Sequence[Card]) -> dict[int, HighRank]:
    """Return each holding's rank on a board, by its number; none may have one of its cards."""
    import numpy as np

    from analyser.poker.ranking.rank_many import rank_many  # loads NumPy, which is slow

    numbers = [number for number, weight in enumerate(range_.weights) if weight]
    if not numbers:
        return {}
    shared = [card.number for card in board]
    rows = [[*(card.number for card in HOLDINGS[number]), *shared] for number in numbers]
    ranks, classes = _classes().ranks, rank_many(np.array(rows, np.uint8)).tolist()
    return {number: ranks[class_ - 1] for number, class_ in zip(numbers, classes, strict=True)}


@cache  # a single list
def _category_names() -> tuple[str, ...]:
    """Return the name of each class's category, the best class first."""
    return tuple([str(names.category_name(rank)) for rank in _classes().ranks])


Kinds: TypeAlias = Mapping[Phrase, Mapping[int, int]]
"""What a range makes on a board, as ``find_kinds`` gives it."""

_OVERPAIR, _TOP_PAIR, _SMALLER_PAIR, _ON_THE_BOARD, _ACE_HIGH, _NO_PAIR = names.HELD

_DRAWS: Final = (draws.FLUSH_DRAW, draws.OPEN_ENDED, draws.DOUBLE_GUTSHOT, draws.GUTSHOT)
_KINDS: Final = (
    *[names.CATEGORY_NAMES[each] for each in reversed(Category) if each > Category.THREE_OF_A_KIND],
    *(names.SET.name, names.TRIPS.name, names.CATEGORY_NAMES[Category.TWO_PAIR]),
    *names.HELD,
    *_DRAWS,
)
_IN_SENTENCE: Final = {
    **{name: names.CATEGORY_IN_SENTENCE[each] for each, name in names.CATEGORY_NAMES.items()},
    **{called.name: called.in_sentence for called in (names.SET, names.TRIPS)},
    **names.HELD,
}
"""The made hands, of which a holding has one, as a sentence names them."""
_ACE: Final = 14
_STEP: Final = 32
"""How many holdings are grouped between two reports of the progress."""


def find_kinds(
    held: Range, board: Sequence[Card], dead: Sequence[Card] = ()
) -> Steps[dict[Phrase, dict[int, int]]]:
    """Group a range's holdings by what a player calls them on a board of three cards or more.

    Holdings with a known card are left out. The result has for each name, such as "top pair", the
    weights of its holdings by number; made hands come before draws. A holding is under the name of
    its made hand, and under the name of each of its strong draws. Yields the progress, 0 to 1.
    """
    left = held.without({*board, *dead})
    ranks = ranks_made(left, board)
    found: dict[Phrase, dict[int, int]] = {kind: {} for kind in _KINDS}
    for done, (number, rank) in enumerate(ranks.items()):
        if done % _STEP == 0:
            yield done / len(ranks)
        hole = HOLDINGS[number]
        drawn = {draw.kind for draw in draws.find_draws(HOLDEM, hole, board, rank, dead)}
        for kind in {_kind_of(hole, board, rank), *drawn.intersection(_DRAWS)}:
            found[kind][number] = left.weights[number]
    return {kind: weights for kind, weights in found.items() if weights}


def say_commonest(kinds: Kinds, seat: str) -> Phrase | None:
    """Say what a range mostly makes: "Seat A mostly has an overpair"; None if no kind leads."""
    parts = {kind: sum(weights.values()) for kind, weights in kinds.items() if kind in _IN_SENTENCE}
    most = [kind for kind, part in parts.items() if part == max(parts.values())]
    if len(most) != 1:
        return None
    template = N_("{seat}'s commonest hand is {hand}")
    if len(parts) == 1:
        template = N_("{seat} always has {hand}")
    elif 2 * parts[most[0]] > sum(parts.values()):
        template = N_("{seat} mostly has {hand}")
    return Phrase(template, seat=seat, hand=_IN_SENTENCE[most[0]])


def _kind_of(hole: Sequence[Card], board: Sequence[Card], rank: HighRank) -> Phrase:
    """Return what a player calls the hand of two cards and a board, without their draws."""
    category, first = Category(rank[0]), rank[1]
    own, shared = {card.rank for card in hole}, [card.rank for card in board]
    if category == Category.HIGH_CARD:
        return _ACE_HIGH if first == _ACE and _ACE in own else _NO_PAIR
    if category == Category.THREE_OF_A_KIND:
        kind = names.call_kind(rank, hole, board)
        return _ON_THE_BOARD if kind is None else kind.name
    if category > Category.THREE_OF_A_KIND:
        board_plays = len(board) == HOLDEM.hand and rank_five(board) == rank
        return _ON_THE_BOARD if board_plays else names.CATEGORY_NAMES[category]
    pairs = own.intersection(rank[1 : 2 if category == Category.ONE_PAIR else 3])
    if len(pairs) != 1:
        return names.CATEGORY_NAMES[category] if pairs else _ON_THE_BOARD
    (pair,) = pairs
    if pair >= max(shared):
        return _OVERPAIR if len(own) == 1 else _TOP_PAIR
    return _SMALLER_PAIR
