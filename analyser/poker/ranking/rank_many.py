"""Many hands at once: the NumPy twin of the plain evaluators, tested equal to them.

``rank_many`` does not try the choices of five. It takes three steps, each a few array operations
on thousands of rows:

1. *Add keys.* Every card has a key, a whole number made so that the sum of a row's keys holds two
   things side by side: how often each rank is in the row, and how often each suit.
2. *Look up the ranks.* Flushes apart, a row's class depends on nothing but its multiset of ranks,
   and of those there are few: 49,205 for seven cards. ``multisets`` numbers them without gaps,
   straight from the key, and a table has the class of each.
3. *Put flushes right* in the few rows that hold five cards of a suit. For high the better of the
   flush and step 2 counts: eight cards can hold a flush and four of a kind. Where
   flushes count against a low, step 2 is right unless it asks for five cards that are all forced
   to be of one suit; in those rows, and only there, every choice of five is ranked.

The tables are those of ``rank_tables``.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from itertools import combinations
from typing import Final, TypeAlias

import numpy as np
import numpy.typing as npt

from analyser.poker.cards import DECK, RANKS, Suit, ordinal
from analyser.poker.decks import FULL_DECK
from analyser.poker.errors import (
    CardArrayError,
    CardNumberError,
    DuplicateCardError,
    OptionError,
    described,
)
from analyser.poker.ranking.five_cards import five_cards
from analyser.poker.ranking.high import STANDARD_HIGH
from analyser.poker.ranking.low import LOW_ORDERINGS, LowOrdering, Ordering
from analyser.poker.ranking.multisets import RANK_KEY_BITS, RANK_KEYS, Multisets, Whole, multisets
from analyser.poker.ranking.rank_tables import NO_CLASS, ClassNumbers, flush_classes, mixed_classes

CardNumbers: TypeAlias = npt.NDArray[np.uint8]

SIZES: Final = range(5, 11)
"""How many cards a row may have."""

_ORDERINGS: Final[dict[str, Ordering]] = {
    "high": STANDARD_HIGH,
    **{ordering.name: ordering for ordering in LOW_ORDERINGS},
}

# Rows taken at a time: few enough that their arrays stay in a processor's second-level cache,
# many enough that the fixed price of calling NumPy hardly counts.
_BLOCK: Final = 1 << 14

# A card's key: its rank's key and, above it, four bits for each suit, in which cards are counted.
_SUIT_KEYS: Final[Whole] = np.array([1 << RANK_KEY_BITS + 4 * suit for suit in Suit], np.int64)
_CARD_KEYS: Final[Whole] = np.add.outer(_SUIT_KEYS, RANK_KEYS).ravel()

# A suit's count plus three has its highest bit, the eight, set from five cards on.
_THREE_OF_EACH: Final = 3 * int(_SUIT_KEYS.sum())
_EIGHT_OF_EACH: Final = 8 * int(_SUIT_KEYS.sum())

# A row as a set: card number n is bit n, so each suit has thirteen bits of its own.
_CARD_BITS: Final[Whole] = np.int64(1) << np.arange(len(DECK), dtype=np.int64)
_SUIT_SHIFTS: Final = tuple(len(RANKS) * suit for suit in Suit)
_ALL_RANKS: Final = (1 << len(RANKS)) - 1
_IN_EVERY_SUIT: Final = sum(1 << shift for shift in _SUIT_SHIFTS)


def rank_many(cards: npt.ArrayLike, ordering: str = "high") -> ClassNumbers:
    """Return the class of the best five cards of each row.

    A class is a place among the kinds of five cards, 1 being the best. The numbers mean the same
    whatever the number of cards, so hands of different sizes can be compared.

    Args:
        cards: card numbers, 13 * suit + rank, of shape (n, 5 to 10), a row a hand. uint8 is read
            as it is; other whole numbers, and lists of lists, are converted first.
        ordering: high, ace-to-five, eight-or-better, deuce-to-seven or ace-to-six.

    Returns:
        A new array of n classes, uint16: 1 to 7,462 (6,175 in ace-to-five, 56 in eight-or-better),
        or 0 where a row makes no eight-or-better low.

    Raises:
        OptionError: the ordering is not known.
        CardArrayError: this is not a table of whole numbers with 5 to 10 columns, or some of it is
            masked: a hand cannot be ranked without cards.
        CardNumberError: a number is not from 0 to 51.
        DuplicateCardError: a row has a card twice.

    >>> rank_many([[8, 9, 10, 11, 12], [0, 1, 2, 3, 12]]).tolist()
    [1, 10]
    """
    asked: object = ordering
    if not isinstance(asked, str) or asked not in _ORDERINGS:
        shown = asked if isinstance(asked, str) else described(asked)
        raise OptionError(option=shown, known=f"the orderings are {', '.join(_ORDERINGS)}")
    table = _read(cards)
    tables = _tables(ordering, table.shape[1])
    classes = np.empty(len(table), np.uint16)
    for start in range(0, len(table), _BLOCK):
        block = slice(start, start + _BLOCK)
        columns = np.ascontiguousarray(table[block].T)
        _refuse_duplicates(columns, start)
        classes[block] = _rank_columns(columns, tables)
    return classes


def _read(cards: npt.ArrayLike) -> CardNumbers:
    limits = {"least": SIZES[0], "most": SIZES[-1]}
    rows = cards if isinstance(cards, list | tuple) else [cards]
    if any(isinstance(row, np.ma.MaskedArray) and np.ma.is_masked(row) for row in rows):
        raise CardArrayError(given="an array of which some is masked", **limits)
    try:
        table = np.asarray(cards)
    except ValueError:  # NumPy's answer to rows of different lengths
        raise CardArrayError(given="a list with rows of different lengths", **limits) from None
    except (TypeError, OverflowError, RecursionError):  # it asked the values, and they refused
        raise CardArrayError(given=described(cards), **limits) from None
    if table.ndim != 2 or table.shape[1] not in SIZES or table.dtype.kind not in "iu":
        given = f"an array of shape {table.shape} and type {table.dtype}"
        raise CardArrayError(given=given, **limits)
    for extreme in (table.min(), table.max()) if table.size else ():
        if not 0 <= extreme < len(DECK):
            raise CardNumberError(token=f"#{extreme}")
    return table.astype(np.uint8, copy=False)


def _refuse_duplicates(columns: CardNumbers, first_row: int) -> None:
    for i, column in enumerate(columns):
        same = column == columns[i + 1 :]
        if same.any():
            beyond, row = np.argwhere(same)[0]
            raise DuplicateCardError(
                card=f"{DECK[columns[i, row]]} in row {first_row + row}",
                first=ordinal(i + 1),
                second=ordinal(i + 2 + beyond),
            )


# ------------------------------------------------------------------------------- the three steps


def _rank_columns(columns: CardNumbers, tables: _Tables) -> ClassNumbers:
    """Rank hands given as columns: all the first cards, all the second cards, and so on."""
    keys = _CARD_KEYS.take(columns[0])
    for column in columns[1:]:
        keys += _CARD_KEYS.take(column)
    classes = tables.mixed.take(tables.multisets.numbers(keys))
    if tables.flush is not None:
        five_of_a_suit = (keys + _THREE_OF_EACH & _EIGHT_OF_EACH).astype(bool)
        rows = np.flatnonzero(five_of_a_suit)
        classes[rows] = _with_flushes(columns[:, rows], classes[rows], tables, tables.flush)
    return classes


def _with_flushes(
    columns: CardNumbers, mixed: ClassNumbers, tables: _Tables, flush: ClassNumbers
) -> ClassNumbers:
    """Put right the classes of hands that hold five or more cards of a suit."""
    held = _CARD_BITS.take(columns).sum(axis=0)
    # Ten cards can hold two flushes. The table has NO_CLASS for suits of fewer than five.
    suits = [held >> shift & _ALL_RANKS for shift in _SUIT_SHIFTS]
    flushes: ClassNumbers = np.minimum.reduce([flush.take(suit) for suit in suits])
    if len(columns) == 5:
        return flushes  # all five cards agree, for better or worse
    if tables.five_ranks is None:
        return np.minimum(mixed, flushes)
    # A flush is worse than the same ranks mixed, so nothing beats the best class without one, and
    # it can be had unless each of its ranks is held in one suit alone, the same for all five.
    ranks = tables.five_ranks.take(mixed)
    cards_of_ranks = held & ranks * _IN_EVERY_SUIT
    forced = np.logical_or.reduce([cards_of_ranks == ranks << shift for shift in _SUIT_SHIFTS])
    mixed[forced] = _best_of_choices(columns[:, forced].T, tables.ordering)
    return mixed


def _best_of_choices(hands: CardNumbers, ordering: str) -> ClassNumbers:
    """Rank every five cards of each hand, and return the best class."""
    choices = np.array(list(combinations(range(hands.shape[1]), 5)))
    fives = hands[:, choices].reshape(-1, 5)
    best: ClassNumbers = rank_many(fives, ordering).reshape(-1, len(choices)).min(axis=1)
    return best


# ------------------------------------------------------------------------------------ the tables


@dataclass(frozen=True, slots=True)
class _Tables:
    """What is looked up for one ordering and one number of cards.

    Attributes:
        ordering: the ordering's name.
        multisets: the numbering of the multisets of ranks.
        mixed: by that number, the best class without a flush.
        flush: by mask of the ranks held of one suit, the best flush's class; None where a flush
            makes no difference.
        five_ranks: where flushes count against a hand: by class, the mask of its ranks if they
            are five different ones, else of all thirteen, which no hand holds in one suit.
    """

    ordering: str
    multisets: Multisets
    mixed: ClassNumbers
    flush: ClassNumbers | None
    five_ranks: Whole | None


@cache  # five orderings, six sizes
def _tables(name: str, size: int) -> _Tables:
    ordering = _ORDERINGS[name]
    flushes_hurt = isinstance(ordering, LowOrdering) and ordering.straights_count
    flushes_count = ordering is STANDARD_HIGH or flushes_hurt
    mixed = mixed_classes(ordering, size)
    return _Tables(
        name,
        multisets(size),
        np.where(mixed == NO_CLASS, np.uint16(0), mixed),
        flush_classes(ordering) if flushes_count else None,
        _five_ranks(ordering) if flushes_hurt else None,
    )


@cache  # five orderings
def _five_ranks(ordering: Ordering) -> Whole:
    """By class of mixed suits, what ``_Tables.five_ranks`` says."""
    kinds = five_cards(ordering, FULL_DECK)
    ranks, suited_classes = kinds.suited, kinds.suited_classes
    numbers = multisets(5).numbers(RANK_KEYS.take(ranks).sum(axis=1))
    # A straight flush is the worst class where flushes hurt, so the table has room for all.
    masks = np.full(suited_classes.max() + 1, _ALL_RANKS, np.int64)
    masks[mixed_classes(ordering, 5)[numbers]] = (1 << ranks).sum(axis=1)
    return masks
