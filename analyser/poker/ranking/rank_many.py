"""The public function that ranks many hands, one hand or a million; see ``kernel``."""

from typing import Final

import numpy as np

from analyser.poker import errors
from analyser.poker.decks import FULL_DECK
from analyser.poker.ranking.card_table import Hands, card_table, refuse_duplicates
from analyser.poker.ranking.classes import NO_CLASS
from analyser.poker.ranking.high import STANDARD_HIGH
from analyser.poker.ranking.kernel import BLOCK, kernel_of
from analyser.poker.ranking.low import EIGHT_OR_BETTER, LOW_ORDERINGS, Ordering
from analyser.poker.ranking.rank_tables import ClassNumbers

SIZES: Final = range(5, 11)
"""The numbers of cards that a row may have."""

_ORDERINGS: Final[dict[str, Ordering]] = {
    "high": STANDARD_HIGH,
    **{ordering.name: ordering for ordering in LOW_ORDERINGS},
}


def rank_many(cards: Hands, ordering: str = "high") -> ClassNumbers:
    """Return the class of the best five cards of each hand.

    Classes number the different values of five cards, 1 the best. They do not depend on the
    number of cards, so hands of different sizes can be compared.

    Args:
        cards: one hand or many, of 5 to 10 cards each: card numbers, 13 * suit + rank, of shape (n,
            5 to 10), each row a hand; or texts, cards, or a column of texts of a data frame. An
            array of uint8 is read as it is, everything else is converted first.
        ordering: high, ace-to-five, eight-or-better, deuce-to-seven or ace-to-six.

    Returns:
        A new array of n classes, uint16: 1 to 7,462 (6,175 in ace-to-five, 56 in eight-or-better),
        or 0 if a row makes no eight-or-better low.

    Raises:
        OptionError: the ordering is not known.
        CardArrayError: ``cards`` is not a table of whole numbers with 5 to 10 columns, or some
            of its values are masked.
        UnreadableCardError: a text cannot be read.
        CardNumberError: a number is not from 0 to 51.
        DuplicateCardError: a row has a card twice.

    >>> rank_many([[8, 9, 10, 11, 12], [0, 1, 2, 3, 12]]).tolist()
    [1, 10]
    >>> rank_many(["AhKhQhJhTh", "As 2s 3s 4s 5s"]).tolist()
    [1, 10]
    """
    asked: object = ordering
    if not isinstance(asked, str) or asked not in _ORDERINGS:
        shown = asked if isinstance(asked, str) else errors.described(asked)
        raise errors.OptionError(option=shown, known=f"the orderings are {', '.join(_ORDERINGS)}")
    table = card_table(cards, SIZES)
    if table.ndim != 2:
        given = f"an array of shape {table.shape}"
        raise errors.CardArrayError(given=given, least=SIZES[0], most=SIZES[-1])
    has_qualifier = ordering == EIGHT_OR_BETTER.name  # in all others every hand has a class
    kernel = kernel_of(_ORDERINGS[ordering], FULL_DECK, table.shape[1])
    classes = np.empty(len(table), np.uint16)
    for start in range(0, len(table), BLOCK):
        block = slice(start, start + BLOCK)
        columns = np.ascontiguousarray(table[block].T)
        refuse_duplicates(columns, start)
        ranked = kernel.rank(columns)
        classes[block] = ranked * (ranked != NO_CLASS) if has_qualifier else ranked
    return classes
