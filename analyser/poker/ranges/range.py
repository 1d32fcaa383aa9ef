"""A range: the holdings that a seat may have, each with a weight, and how it is written as text.

The text of equal ranges is the same. Terms of weight 1 come first, then lower weights. For each
weight, pairs come first, then suited hands, offsuit hands, and single holdings; hands that differ
only in the lower card are joined to runs.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass
from functools import lru_cache
from itertools import accumulate, groupby
from operator import attrgetter
from typing import Final

from analyser.poker.cards import DECK, Card, parse_cards
from analyser.poker.dealing import Shuffler
from analyser.poker.errors import ArgumentError, EmptiedRangeError, described
from analyser.poker.phrases import N_, Phrase
from analyser.poker.ranges.holdings import HAND_OF, HOLDINGS, HOLDINGS_OF, LINES, holding_number

EVERYTHING: Final = "random"
"""The text of the range of all holdings."""

FULL: Final = 100
"""The weight 1, in hundredths."""


@lru_cache(maxsize=64)  # ten kilobytes each; a range is written with each of its odds
def write_range(weights: tuple[int, ...]) -> str:
    """Write a range from its 1,326 weights in hundredths; "" if it has no holding."""
    levels = sorted(filter(None, set(weights)), reverse=True)
    if len(set(weights)) == 1 and levels:
        return EVERYTHING + _weight_text(levels[0])
    terms = []
    for level in levels:
        alike = {number for number, weight in enumerate(weights) if weight == level}
        hands = {hand for hand, numbers in HOLDINGS_OF.items() if alike.issuperset(numbers)}
        alone = [number for number in alike if HAND_OF[number] not in hands]
        ending = _weight_text(level)
        holdings = map(holding_text, sorted(alone, key=_sort_key, reverse=True))
        terms += [term + ending for term in (*_runs_of(hands), *holdings)]
    return ", ".join(terms)


def holding_text(number: int) -> str:
    """Write a holding, the higher card first: ``AhKh``, ``QsQd``."""
    return "".join(map(str, _cards_high_to_low(number)))


def _weight_text(hundredths: int) -> str:
    if hundredths == FULL:
        return ""
    return f":0.{hundredths:02d}".rstrip("0")


def _runs_of(hands: set[str]) -> Iterator[str]:
    """Write starting hands as runs: pairs, then suited, then offsuit hands."""
    for line in LINES:
        for is_in, run in groupby(line, hands.__contains__):
            first, *others = run
            if is_in and others:
                yield f"{others[-1]}+" if first == line[0] else f"{first}-{others[-1]}"
            elif is_in:
                yield first


def _sort_key(number: int) -> tuple[list[int], list[int]]:
    """Return a key that sorts holdings by their ranks, and equal ranks by suit, clubs to spades."""
    cards = _cards_high_to_low(number)
    return [card.rank for card in cards], [card.number for card in cards]


def _cards_high_to_low(number: int) -> list[Card]:
    return sorted(HOLDINGS[number], key=attrgetter("rank", "number"), reverse=True)


@dataclass(frozen=True, slots=True)
class Range:
    """A range of holdings in hold'em. ``str`` writes text that ``parse_range`` can read.

    Attributes:
        weights: the weight of each of the 1,326 holdings in hundredths, 0 to 100, by the number of
            the holding; 0 means that the holding is not in the range.
    """

    weights: tuple[int, ...]

    def __post_init__(self) -> None:
        weights: object = self.weights
        if (
            not isinstance(weights, tuple)
            or len(weights) != len(HOLDINGS)
            or not _INT.issuperset(map(type, weights))
            or not 0 <= min(weights) <= max(weights) <= FULL
        ):
            raise _refusal("weights", weights)

    @classmethod
    def of(cls, weights: Mapping[int, int]) -> Range:
        """Return a range of some holdings. ``weights``: in hundredths, by number of the holding."""
        given: object = weights
        if not isinstance(given, Mapping) or not _NUMBERS.issuperset(given):
            raise _refusal("weights", weights)
        return cls(tuple([weights.get(number, 0) for number in range(len(HOLDINGS))]))

    def __str__(self) -> str:
        return write_range(self.weights)

    def __repr__(self) -> str:
        return f"parse_range({str(self)!r})" if any(self.weights) else "Range.of({})"

    def __contains__(self, holding: object) -> bool:
        """Whether the range has two cards, in any order, given as cards or as text: ``AhKh``."""
        cards = parse_cards(holding) if isinstance(holding, str | tuple | list) else ()
        if len(cards) != 2 or not set(cards) <= set(DECK) or cards[0] is cards[1]:
            raise ArgumentError(argument="holding", wanted=_TWO_CARDS, value=described(holding))
        return self.weights[holding_number(*cards)] > 0

    def __len__(self) -> int:
        """Return the number of holdings, whatever their weights."""
        return len(HOLDINGS) - self.weights.count(0)

    def __iter__(self) -> Iterator[tuple[Card, Card]]:
        """Iterate over the holdings in the order of their numbers."""
        return (held for held, weight in zip(HOLDINGS, self.weights, strict=True) if weight)

    def __or__(self, other: Range) -> Range:
        """Return the holdings of either range, each with its greater weight."""
        return self._combined(other, max)

    def __and__(self, other: Range) -> Range:
        """Return the holdings of both ranges, each with its smaller weight."""
        return self._combined(other, min)

    def __sub__(self, other: Range) -> Range:
        """Return what is left of each weight without the weight in the other range."""
        return self._combined(other, lambda mine, theirs: max(0, mine - theirs))

    def _combined(self, other: Range, join: Callable[[int, int], int]) -> Range:
        """Return the range of what ``join`` makes of each two weights."""
        if not isinstance(other, Range):
            return NotImplemented
        return Range(tuple(map(join, self.weights, other.weights)))

    @property
    def combos(self) -> int | float:
        """The number of holdings in the range: the sum of their weights, each from 0 to 1."""
        return in_holdings(sum(self.weights))

    @property
    def percent(self) -> float:
        """The sum of the weights in per cent of all 1,326 holdings, with two decimals."""
        return share_in_percent(sum(self.weights), len(HOLDINGS))

    @property
    def weighted(self) -> bool:
        """Whether some holding has a weight above 0 and below 1."""
        return not {0, FULL}.issuperset(self.weights)

    @property
    def hands(self) -> dict[str, float]:
        """The starting hands in the range, each with the mean weight of its holdings, 0 to 1."""
        shares = {
            hand: sum(self.weights[number] for number in numbers) / (FULL * len(numbers))
            for hand, numbers in HOLDINGS_OF.items()
        }
        return {hand: share for hand, share in shares.items() if share}

    def with_weight(self, holdings: Iterable[int], weight: int) -> Range:
        """Return the range with a new weight, in hundredths, for holdings by number."""
        weights = list(self.weights)
        try:
            for number in holdings:
                weights[number] = weight
        except (TypeError, IndexError):
            raise _refusal("holdings", holdings) from None
        return Range(tuple(weights))

    def without(self, cards: Iterable[Card]) -> Range:
        """Return the range without the holdings that contain one of these cards."""
        try:
            gone = frozenset(cards)
        except TypeError:
            raise _refusal("cards", cards) from None
        weights = [
            0 if one in gone or other in gone else weight
            for (one, other), weight in zip(HOLDINGS, self.weights, strict=True)
        ]
        return Range(tuple(weights))

    def drawing(self, taken: Iterable[Card]) -> Callable[[Shuffler], tuple[Card, Card]]:
        """Return a function that draws by weight, no ``taken`` card. Raises EmptiedRangeError."""
        sums = list(accumulate(self.without(taken).weights))
        if not sums[-1]:
            raise EmptiedRangeError(range=self)
        return lambda shuffler: HOLDINGS[bisect_right(sums, shuffler.below(sums[-1]))]


_TWO_CARDS: Final = Phrase(N_("two cards, such as “AhKh”"))
_INT: Final = frozenset({int})
_NUMBERS: Final = frozenset(range(len(HOLDINGS)))
_WANTED: Final = {
    "weights": Phrase(N_("1,326 whole hundredths, each from 0 to 100")),
    "holdings": Phrase(N_("numbers of holdings, 0 to 1,325")),
    "cards": Phrase(N_("a list of cards")),
}


def _refusal(argument: str, value: object) -> ArgumentError:
    return ArgumentError(argument=argument, wanted=_WANTED[argument], value=described(value))


RANDOM: Final = Range((FULL,) * len(HOLDINGS))
"""All holdings, equally likely."""


def in_holdings(hundredths: int) -> int | float:
    """Return a sum of weights in hundredths as a number of holdings; an int if it is whole."""
    whole, rest = divmod(hundredths, FULL)
    return hundredths / FULL if rest else whole


def share_in_percent(hundredths: int, holdings: int) -> float:
    """Return a sum of weights, in hundredths, in per cent of ``holdings``, with two decimals."""
    return round(hundredths / holdings, 2)
