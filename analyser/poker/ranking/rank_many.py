"""The public function that ranks many hands, given as an array of card numbers; see ``kernel``."""

from __future__ import annotations

from typing import Final

import numpy as np
import numpy.typing as npt

from analyser.poker import errors
from analyser.poker.cards import DECK, ordinal
from analyser.poker.decks import FULL_DECK
from analyser.poker.ranking.classes import NO_CLASS
from analyser.poker.ranking.high import STANDARD_HIGH
from analyser.poker.ranking.kernel import BLOCK, CardNumbers, kernel_of
from analyser.poker.ranking.low import EIGHT_OR_BETTER, LOW_ORDERINGS, Ordering
from analyser.poker.ranking.rank_tables import ClassNumbers

SIZES: Final = range(5, 11)
"""The numbers of cards that a row may have."""

_ORDERINGS: Final[dict[str, Ordering]] = {
    "high": STANDARD_HIGH,
    **{ordering.name: ordering for ordering in LOW_ORDERINGS},
}


def rank_many(cards: npt.ArrayLike, ordering: str = "high") -> ClassNumbers:
    """Return the class of the best five cards of each row.

    Classes number the different values of five cards, 1 the best. They do not depend on the
    number of cards, so hands of different sizes can be compared.

    Args:
        cards: card numbers, 13 * suit + rank, of shape (n, 5 to 10), each row a hand. uint8 is read
            as it is; other whole numbers, and lists of lists, are converted first.
        ordering: high, ace-to-five, eight-or-better, deuce-to-seven or ace-to-six.

    Returns:
        A new array of n classes, uint16: 1 to 7,462 (6,175 in ace-to-five, 56 in eight-or-better),
        or 0 if a row makes no eight-or-better low.

    Raises:
        OptionError: the ordering is not known.
        CardArrayError: ``cards`` is not a table of whole numbers with 5 to 10 columns, or some
            of its values are masked.
        CardNumberError: a number is not from 0 to 51.
        DuplicateCardError: a row has a card twice.

    >>> rank_many([[8, 9, 10, 11, 12], [0, 1, 2, 3, 12]]).tolist()
    [1, 10]
    """
    asked: object = ordering
    if not isinstance(asked, str) or asked not in _ORDERINGS:
        shown = asked if isinstance(asked, str) else errors.described(asked)
        raise errors.OptionError(option=shown, known=f"the orderings are {', '.join(_ORDERINGS)}")
    table = _read(cards)
    has_qualifier = ordering == EIGHT_OR_BETTER.name  # in all others every hand has a class
    kernel = kernel_of(_ORDERINGS[ordering], FULL_DECK, table.shape[1])
    classes = np.empty(len(table), np.uint16)
    for start in range(0, len(table), BLOCK):
        block = slice(start, start + BLOCK)
        columns = np.ascontiguousarray(table[block].T)
        _refuse_duplicates(columns, start)
        ranked = kernel.rank(columns)
        classes[block] = ranked * (ranked != NO_CLASS) if has_qualifier else ranked
    return classes


def _read(cards: npt.ArrayLike) -> CardNumbers:
    limits = {"least": SIZES[0], "most": SIZES[-1]}
    rows = cards if isinstance(cards, list | tuple) else [cards]
    if any(isinstance(row, np.ma.MaskedArray) and np.ma.is_masked(row) for row in rows):
        raise errors.CardArrayError(given="an array of which some is masked", **limits)
    try:
        table = np.asarray(cards)
    except ValueError:  # NumPy's answer to rows of different lengths
        raise errors.CardArrayError(
            given="a list with rows of different lengths", **limits
        ) from None
    except (TypeError, OverflowError, RecursionError):  # raised by the values themselves
        raise errors.CardArrayError(given=errors.described(cards), **limits) from None
    if table.ndim != 2 or table.shape[1] not in SIZES or table.dtype.kind not in "iu":
        given = f"an array of shape {table.shape} and type {table.dtype}"
        raise errors.CardArrayError(given=given, **limits)
    for extreme in (table.min(), table.max()) if table.size else ():
        if not 0 <= extreme < len(DECK):
            raise errors.CardNumberError(token=f"#{extreme}")
    return table.astype(np.uint8, copy=False)


def _refuse_duplicates(columns: CardNumbers, first_row: int) -> None:
    for i, column in enumerate(columns):
        same = column == columns[i + 1 :]
        if same.any():
            beyond, row = np.argwhere(same)[0]
            raise errors.DuplicateCardError(
                card=f"{DECK[columns[i, row]]} in row {first_row + row}",
                first=ordinal(i + 1),
                second=ordinal(i + 2 + beyond),
            )
