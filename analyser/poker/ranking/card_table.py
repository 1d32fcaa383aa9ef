"""Reads many hands into a table of card numbers: from numbers, texts, cards, or a column of texts.

Texts such as ``AhKh Qs Qd 2c`` are read in one step for all hands, half a million in a second;
all other notations are read hand by hand.
"""

from collections.abc import Iterable, Sequence
from typing import Any, Final, TypeAlias

import numpy as np
import numpy.typing as npt

from analyser.poker import errors
from analyser.poker.cards import DECK, RANK_LETTERS, SUIT_LETTERS, Card, ordinal, parse_cards
from analyser.poker.ranking.kernel import CardNumbers

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
        is_one = all(isinstance(card, Card) for card in given) or _is_card(given[0])
        given = _from_texts([given] if is_one else given)
    return _from_numbers(given, sizes)


def _has_text(hand: object) -> bool:
    """Whether a hand is a text or has cards; else it is numbers."""
    if isinstance(hand, list | tuple) and hand:
        hand = hand[0]
    return isinstance(hand, str | Card)


def _is_card(text: object) -> bool:
    """Whether the first text of a list is a single card, so that the list is one hand."""
    return isinstance(text, str) and len(parse_cards(text)) == 1


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
        raise errors.CardArrayError(
            given="a list with rows of different lengths", **limits
        ) from None
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
