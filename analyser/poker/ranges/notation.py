"""Reads ranges, which are written as terms with commas or spaces between them.

A term is a hand (``QQ``, ``AKs``, ``AKo``, ``AK`` or ``A-K``), every hand with a rank (``Ax``,
``Axs``), a hand and the better ones of its kind (``TT+``, ``ATs+``), a run of hands (``77-22``,
``A5s-A2s``, ``T9s-65s``), two cards (``AhKh``), the best hands (``15%``), or ``random``. A weight
may follow each term: ``QQ:0.5``. ``write_range`` does the opposite.
Ranges in words (``pocket aces``) are found in a text by ``poker.text.words``.
"""

import re
from bisect import bisect_right
from collections.abc import Iterable, Iterator
from functools import cache, lru_cache
from itertools import accumulate
from pathlib import Path
from typing import Final, NamedTuple

from analyser.poker import errors
from analyser.poker.cards import CARD_PATTERN, RANK_LETTERS, RANKS, parse_cards, refuse_long
from analyser.poker.phrases import shortened
from analyser.poker.ranges.holdings import HOLDINGS, HOLDINGS_OF, LINES, hand_text, holding_number
from analyser.poker.ranges.range import EVERYTHING, FULL, Range

_SEPARATORS: Final = re.compile(r"[\s,]+")
_FLAGS: Final = re.IGNORECASE | re.ASCII  # ASCII: else the Kelvin sign would be read as a king

_RANK: Final = "(10|[2-9TJQKA])"
_HAND: Final = re.compile(rf"{_RANK}{_RANK}([so]?)", _FLAGS)
_HOLDING: Final = re.compile(rf"({CARD_PATTERN})({CARD_PATTERN})(\+?)", _FLAGS)
_APART: Final = re.compile(rf"{_RANK}[-/]{_RANK}([so]?)", _FLAGS)
_ANY_OTHER: Final = re.compile(rf"{_RANK}(?:x([so]?)|\?)", _FLAGS)
_PERCENT: Final = re.compile(r"([0-9.]*)%", _FLAGS)
_SHARE: Final = re.compile(r"([0-9]{1,3})(?:\.([0-9]))?", _FLAGS)
_WEIGHT: Final = re.compile(r"([01])?(?:\.([0-9]{1,2}))?", _FLAGS)

_SUITED: Final = {"s": (True,), "o": (False,), "": (True, False)}
"""For each suffix of a hand: suited, offsuit, or both."""

STRENGTH_FILE: Final = Path(__file__).with_name("strength.csv")
"""The 169 starting hands, best first: by their exact equity against a random hand.

``resources/count_matchups.py`` writes it from the project's own counts.
"""

LONGEST_TEXT: Final = 20_000
"""The most characters that are read as a range; all holdings, each with a weight, have fewer."""


class _WrittenHand(NamedTuple):
    """A starting hand of two ranks, 2 to 14; ``suffix``: "s" suited, "o" offsuit, "" both."""

    high: int
    low: int
    suffix: str

    @property
    def is_pair(self) -> bool:
        return self.high == self.low


def parse_range(text: object) -> Range:
    """Read the text of a range; a ``Range`` is returned as it is.

    If a holding is in several terms, the last one counts.

    Raises:
        NoRangeError: the text has no holding.
        RangeTermError and others whose names begin with Range: a term that cannot be read, named.

    >>> held = parse_range("AKs, QQ+")
    >>> str(held), held.combos, held.percent
    ('QQ+, AKs', 22, 1.66)
    """
    if isinstance(text, Range):
        return text
    if not isinstance(text, str):
        raise errors.RangeTermError(term=errors.described(text))
    return _read_range(text)


# One text is read several times on its way: is it a range, then which, then for which seat.
@lru_cache(maxsize=64)
def _read_range(text: str) -> Range:
    refuse_long(text, LONGEST_TEXT)
    weights: dict[int, int] = {}
    for term in filter(None, _SEPARATORS.split(text)):
        weights |= _read_term(term)
    if not any(weights.values()):
        raise errors.NoRangeError
    return Range.of(weights)


def range_or_none(text: object) -> Range | None:
    """Read a range; return None if the text cannot be read as one."""
    try:
        return parse_range(text)
    except errors.CardError:
        return None


def refuse_as_range(text: str) -> None:
    """Raise the error of ``parse_range`` if a text is a faulty range.

    Do nothing if the text is a good range or cards. A text with a term that cannot be read counts
    as cards, unless another of its terms is a range.
    """
    try:
        parse_range(text)
    except errors.RangeTermError:
        if any(range_or_none(term) is not None for term in _SEPARATORS.split(text)):
            raise
    except (errors.NoRangeError, errors.RangeHoldingError):
        return  # the errors of reading cards say this more clearly


def _read_term(term: str) -> dict[int, int]:
    """Return the holdings of a term, each with the term's weight in hundredths."""
    hands, colon, written = term.partition(":")
    numbers = list(_holdings(term, hands))  # first, so that its errors come before the weight's
    return dict.fromkeys(numbers, _weight_in_hundredths(term, written) if colon else FULL)


def _weight_in_hundredths(term: str, written: str) -> int:
    found = _WEIGHT.fullmatch(written)
    if found is None or not written or written == ".":
        raise errors.RangeWeightError(term=shortened(term), weight=shortened(written))
    weight = FULL * int(found[1] or 0) + int((found[2] or "0").ljust(2, "0"))
    if weight > FULL:
        raise errors.RangeWeightError(term=shortened(term), weight=written)
    return weight


def _holdings(term: str, hands: str) -> Iterable[int]:
    """Return the numbers of a term's holdings; ``hands``: the term without its weight."""
    if hands.lower() in (EVERYTHING, "xx"):
        return range(len(HOLDINGS))
    if found := _PERCENT.fullmatch(hands):
        return _holdings_of_hands(best_hands(_percent_in_tenths(term, found[1])))
    if found := _HOLDING.fullmatch(hands):
        if found[3]:
            raise errors.RangePlusError(term=shortened(term))
        if len(cards := {*parse_cards(found[1]), *parse_cards(found[2])}) != 2:
            raise errors.RangeHoldingError(term=shortened(term))
        return [holding_number(*cards)]
    if found := _ANY_OTHER.fullmatch(hands):
        rank = _read_rank(found[1])
        suffix = (found[2] or "").lower()  # a pair is neither suited nor offsuit here
        others = [other for other in RANKS if other != rank or not suffix]
        each = [_WrittenHand(max(rank, other), min(rank, other), suffix) for other in others]
        return _holdings_of_hands([text for hand in each for text in _written_hands(hand)])
    if found := _APART.fullmatch(hands):
        hands = "".join(found.groups())
    start, dash, end = hands.partition("-")
    if dash:
        return _holdings_of_hands(_run(term, _read_hand(term, start), _read_hand(term, end)))
    if hands.endswith("+"):
        return _holdings_of_hands(_and_above(_read_hand(term, hands.removesuffix("+"))))
    return _holdings_of_hands(_written_hands(_read_hand(term, hands)))


def _percent_in_tenths(term: str, written: str) -> int:
    found = _SHARE.fullmatch(written)
    if found is None or not 0 < (tenths := 10 * int(found[1]) + int(found[2] or 0)) <= 1000:
        raise errors.RangePercentError(term=shortened(term))
    return tenths


def _read_hand(term: str, written: str) -> _WrittenHand:
    found = _HAND.fullmatch(written)
    if found is None:
        raise errors.RangeTermError(term=shortened(term))
    low, high = sorted(map(_read_rank, found.group(1, 2)))
    hand = _WrittenHand(high, low, found[3].lower())
    if hand.is_pair and hand.suffix:
        raise errors.RangePairError(term=shortened(term), pair=hand_text(high, low, False))
    return hand


def _read_rank(written: str) -> int:
    return RANKS[RANK_LETTERS.index("T" if written == "10" else written.upper())]


def _and_above(hand: _WrittenHand) -> Iterator[str]:
    """Yield a hand with a plus and the better ones: higher pairs, or higher second cards."""
    for text in _written_hands(hand):
        (line,) = (line for line in LINES if text in line)
        yield from line[: line.index(text) + 1]


def _run(term: str, one: _WrittenHand, other: _WrittenHand) -> Iterator[str]:
    """Yield the hands of a run, such as ``A5s-A2s`` or ``T9s-65s``, lowest first."""
    first, last = sorted((one, other))
    is_alike = (first.suffix, first.is_pair) == (last.suffix, last.is_pair)
    both_rise = first.high != last.high
    if not is_alike or (both_rise and first.high - first.low != last.high - last.low):
        raise errors.RangeRunError(term=shortened(term))
    for up in range(last.low - first.low + 1):
        high = first.high + up * both_rise
        yield from _written_hands(first._replace(high=high, low=first.low + up))


def _written_hands(hand: _WrittenHand) -> list[str]:
    """Return the starting hands that are meant: of "AK" both AKs and AKo."""
    return [hand_text(hand.high, hand.low, suited) for suited in _SUITED[hand.suffix]]


def _holdings_of_hands(hands: Iterable[str]) -> Iterator[int]:
    for hand in hands:
        yield from HOLDINGS_OF[hand]


@cache  # a single list
def hands_by_strength() -> tuple[str, ...]:
    """Return the starting hands, best first."""
    import csv  # no start of the window needs it

    with STRENGTH_FILE.open(encoding="utf-8", newline="") as file:
        return tuple([row["hand"] for row in csv.DictReader(file)])


def best_hands(tenths: int) -> list[str]:
    """Return the best starting hands up to a share of all holdings, in tenths of a per cent."""
    hands = hands_by_strength()
    holdings = [*accumulate([len(HOLDINGS_OF[hand]) for hand in hands])]
    return [*hands[: bisect_right(holdings, tenths * len(HOLDINGS) // 1000)]]
