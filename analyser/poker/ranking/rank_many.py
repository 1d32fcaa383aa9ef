"""The public function that ranks many hands, one hand or a million; ``kernel`` looks them up.

The hands may be card numbers, texts, cards, or a column of texts. Texts such as ``AhKh Qs Qd 2c``
are read in one step for all hands, half a million in a second; all other notations are read hand by
hand.
"""

from collections.abc import Iterable, Sequence
from typing import Any, Final, TypeAlias

import numpy as np
import numpy.typing as npt

from analyser.poker import errors
from analyser.poker.cards import DECK, RANK_LETTERS, SUIT_LETTERS, Card, ordinal, parse_cards
from analyser.poker.decks import FULL_DECK
from analyser.poker.ranking.arrays import CardNumbers, ClassNumbers
from analyser.poker.ranking.classes import NO_CLASS
from analyser.poker.ranking.high import STANDARD_HIGH
from analyser.poker.ranking.kernel import BLOCK, kernel_of
from analyser.poker.ranking.low import EIGHT_OR_BETTER, LOW_ORDERINGS, Ordering

Hands: TypeAlias = npt.ArrayLike | str | Card | Iterable[str | Iterable[Card | str]]
"""One hand or many: card numbers, texts, cards, or a column of texts of a data frame."""

_NO: Final = 255


def _letter_values(letters: str) -> CardNumbers:
    """Return for each byte the index of this letter in ``letters``, in any case; else ``_NO``."""
    values = np.full(256, _NO, np.uint8)
    for value, letter in enumerate(letters):
        values[[ord(letter.lower()), ord(letter.upper())]] = value
    return values


_RANK_OF: Final = _letter_values(RANK_LETTERS)
_SUIT_OF: Final = _letter_values(SUIT_LETTERS)


def card_numbers(
    ranks: CardNumbers, suits: CardNumbers
) -> tuple[CardNumbers, npt.NDArray[np.bool_]]:
    """Return the numbers of cards, and which of them are cards, from the bytes of their letters."""
    ranks, suits = _RANK_OF[ranks], _SUIT_OF[suits]
    return 13 * suits + ranks, (ranks != _NO) & (suits != _NO)


def card_table(cards: Hands, sizes: Sequence[int]) -> CardNumbers:
    """Return the numbers of the cards, a row for each hand; a deeper array keeps its shape.

    ``sizes``: how many cards a hand may have. Raises CardArrayError, CardNumberError, and for texts
    the errors of ``parse_cards``.
    """
    given: object = cards
    if isinstance(given, str | Card):
        given = [given]
    elif hasattr(given, "to_list"):  # a column of Polars or pandas
        given = given.to_list()
    elif isinstance(given, np.ndarray) and given.dtype.kind in "OUT":
        given = given.tolist()
    if isinstance(given, list | tuple) and given and _has_text(given[0]):
        first = given[0]
        is_card = isinstance(first, str) and len(parse_cards(first)) == 1  # and so the list a hand
        is_one = is_card or all(isinstance(card, Card) for card in given)
        given = _from_texts([given] if is_one else given)
    return _from_numbers(given, sizes)


def _has_text(hand: object) -> bool:
    """Whether a hand is a text or has cards; else it is numbers."""
    if isinstance(hand, list | tuple) and hand:
        hand = hand[0]
    return isinstance(hand, str | Card)


def _from_texts(hands: Sequence[Any]) -> object:
    """Return the card numbers of each hand: an array if all texts have one length, else lists."""
    if all(isinstance(hand, str) for hand in hands):
        texts = [hand.replace(" ", "") for hand in hands]
        joined = "".join(texts)
        if len({*map(len, texts)}) == 1 and joined.isascii() and len(texts[0]) % 2 == 0:
            letters = np.frombuffer(joined.encode(), np.uint8)
            cards, are_cards = card_numbers(letters[::2], letters[1::2])
            if are_cards.all():
                return cards.reshape(len(texts), -1)
    return [[card.number for card in parse_cards(hand)] for hand in hands]


def _from_numbers(cards: object, sizes: Sequence[int]) -> CardNumbers:
    """Return an array of card numbers, all checked. Raises CardArrayError, CardNumberError."""
    limits = {"least": sizes[0], "most": sizes[-1]}
    rows = cards if isinstance(cards, list | tuple) else [cards]
    if any(isinstance(row, np.ma.MaskedArray) and np.ma.is_masked(row) for row in rows):
        raise errors.CardArrayError(given="an array of which some is masked", **limits)
    try:
        table = np.asarray(cards)
    except ValueError:  # NumPy's answer to rows of different lengths
        given = "a list with rows of different lengths"
        raise errors.CardArrayError(given=given, **limits) from None
    except (TypeError, OverflowError, RecursionError):  # raised by the values themselves
        raise errors.CardArrayError(given=errors.described(cards), **limits) from None
    if table.ndim == 1 and table.size:
        table = table[np.newaxis]  # one hand
    if table.ndim < 2 or table.shape[-1] not in sizes or table.dtype.kind not in "iu":
        given = f"an array of shape {table.shape} and type {table.dtype}"
        raise errors.CardArrayError(given=given, **limits)
    for extreme in (table.min(), table.max()) if table.size else ():
        if not 0 <= extreme < len(DECK):
            raise errors.CardNumberError(token=f"#{extreme}")
    return table.astype(np.uint8, copy=False)


def refuse_duplicates(columns: CardNumbers, first_row: int) -> None:
    """Raise DuplicateCardError if a hand, numbered from ``first_row`` on, has a card twice."""
    for i, column in enumerate(columns):
        same = column == columns[i + 1 :]
        if same.any():
            beyond, row = np.argwhere(same)[0]
            raise errors.DuplicateCardError(
                card=f"{DECK[columns[i, row]]} in row {first_row + row}",
                first=ordinal(i + 1),
                second=ordinal(i + 2 + beyond),
            )


SIZES: Final = range(5, 11)
"""The numbers of cards that a row may have."""

_LOWS: Final = {ordering.name: ordering for ordering in LOW_ORDERINGS}
_ORDERINGS: Final[dict[str, Ordering]] = {"high": STANDARD_HIGH, **_LOWS}


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
