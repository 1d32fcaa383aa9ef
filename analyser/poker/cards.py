"""Cards, and all notations in which they are read and written.

A card's number is ``13 * suit + rank``, with suits in the order clubs, diamonds, hearts, spades and
ranks from 0 (two) to 12 (ace). Ranks are 0 to 12 in pairs of numbers and in NumPy arrays too.
Everywhere else, as in ``Card.rank``, a rank is the face value, 2 to 14 for the ace.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from enum import IntEnum
from functools import cache
from operator import index
from typing import Final, NoReturn, Self

from analyser.poker import errors
from analyser.poker.phrases import N_, Numeral, Phrase, shortened

RANK_LETTERS: Final = "23456789TJQKA"
SUIT_LETTERS: Final = "cdhs"
SUIT_SIGNS: Final = "♣♦♥♠"
RANKS: Final = range(2, 15)
"""Face values of the thirteen ranks, two to ace."""


class Suit(IntEnum):
    """The four suits, numbered from 0: clubs, diamonds, hearts, spades, as in the card numbers."""

    CLUBS = 0
    DIAMONDS = 1
    HEARTS = 2
    SPADES = 3

    @property
    def letter(self) -> str:
        """The suit as it is written: c, d, h or s."""
        return SUIT_LETTERS[self]

    @property
    def sign(self) -> str:
        """The suit's sign: ♣, ♦, ♥ or ♠."""
        return SUIT_SIGNS[self]


class Card:
    """One of the 52 cards, one of the two jokers, or the unknown card.

    There is exactly one object for each card, so ``is``, ``==`` and hashing agree and are fast.
    ``Card("As")`` reads a card in any notation and ``str`` writes it; the pairs
    ``from_number``/``number``, ``from_pair``/``pair`` and ``from_apl``/``apl`` are inverses too.

    >>> ace = Card("A♠")
    >>> ace.number, ace.pair, ace.apl, str(ace)
    (51, (3, 12), (13, 4), 'As')
    >>> Card(51) is ace is Card.deck()[51]
    True

    Attributes:
        number: 0 to 51, ``13 * suit + rank``; 52 and 53 for the jokers, 54 for the unknown card.
        rank: 2 to 14, or 0 if the card has none.
        suit: the suit, or None if the card has none.
    """

    __slots__ = ("_text", "number", "rank", "suit")

    number: int
    rank: int
    suit: Suit | None
    _text: str

    def __new__(cls, text: str | Card | int) -> Self:
        """Read one card, or take it by its number; return a card as it is. Raises CardError."""
        if type(text) is int:
            text = cls.from_number(text)
        cards = parse_cards(text) if isinstance(text, str) else (text,)
        if len(cards) != 1:
            raise errors.UnreadableCardError(token=shortened(str(text)))
        if not isinstance(cards[0], cls):
            wanted = Phrase(N_("text or a card"))
            raise errors.ArgumentError(argument="text", wanted=wanted, value=errors.described(text))
        return cards[0]

    @classmethod
    def _make(cls, text: str, number: int, rank: int = 0, suit: Suit | None = None) -> Self:
        """Make a card; without rank and suit, a joker or an unknown card."""
        card = object.__new__(cls)
        for name, value in zip(cls.__slots__, (text, number, rank, suit), strict=True):
            object.__setattr__(card, name, value)
        return card

    def __setattr__(self, name: str, value: object) -> NoReturn:
        raise AttributeError(f"a card never changes: {self} has a fixed {name}")

    def __delattr__(self, name: str) -> NoReturn:
        raise AttributeError(f"a card never changes: {self} has a fixed {name}")

    @classmethod
    def deck(cls) -> tuple[Card, ...]:
        """Return the 52 cards in the order of their numbers."""
        return DECK

    @classmethod
    def from_number(cls, number: int) -> Card:
        """Return the card with this number, 0 to 51. Raises CardNumberError."""
        if type(number) is not int or not 0 <= number < len(DECK):
            raise errors.CardNumberError(token=f"#{_for_message(number)}")
        return DECK[number]

    @classmethod
    def from_pair(cls, suit: int, rank: int) -> Card:
        """Return the card of the pair (suit 0 to 3, rank 0 to 12). Raises CardNumberError."""
        if not (0 <= int_or_minus_one(suit) < 4 and 0 <= int_or_minus_one(rank) < 13):
            raise errors.CardNumberError(token=f"<{_for_message(suit)} {_for_message(rank)}>")
        return DECK[13 * suit + rank]

    @classmethod
    def from_apl(cls, rank: int, suit: int) -> Card:
        """Return the card of an APL pair, the inverse of ``apl``. Raises CardNumberError.

        ``rank``: 1 (two) to 13 (ace); ``suit``: 1 (clubs) to 4 (spades).
        """
        if not (1 <= int_or_minus_one(rank) <= 13 and 1 <= int_or_minus_one(suit) <= 4):
            raise errors.CardNumberError(token=f"[{_for_message(rank)} {_for_message(suit)}]")
        return DECK[13 * (suit - 1) + rank - 1]

    @property
    def pair(self) -> tuple[int, int]:
        """(suit 0 to 3, rank 0 to 12). Raises ValueError for a joker or the unknown card."""
        if self.suit is None:
            raise ValueError(f"{self} has no place among the 52 cards")
        return divmod(self.number, 13)

    @property
    def apl(self) -> tuple[int, int]:
        """(rank, suit) as ``from_apl`` takes them. Raises ValueError for a card without a suit."""
        suit, rank = self.pair
        return rank + 1, suit + 1

    @property
    def with_sign(self) -> str:
        """The card with its suit's sign, such as ``T♠``; a card without a suit as by ``str``."""
        return self._text if self.suit is None else self._text[0] + self.suit.sign

    def __str__(self) -> str:
        return self._text

    def __repr__(self) -> str:
        return f"Card({self._text!r})"

    def __lt__(self, other: object) -> bool:
        return self.number < other.number if isinstance(other, Card) else NotImplemented

    def __reduce__(self) -> tuple[type[Card], tuple[str]]:
        return Card, (self._text,)


def int_or_minus_one(number: object) -> int:
    """Convert an integer of any type, such as NumPy's, to int. Return -1 for any other value."""
    try:
        return index(number)  # type: ignore[arg-type]  # the TypeError is caught
    except TypeError:
        return -1


def _for_message(number: object) -> str:
    """Return text for a message: the number, or a description of a value that is no number."""
    return errors.described(number if int_or_minus_one(number) < 0 else int_or_minus_one(number))


DECK: Final[tuple[Card, ...]] = tuple(
    Card._make(RANK_LETTERS[rank - 2] + suit.letter, 13 * suit + rank - 2, rank, suit)
    for suit in Suit
    for rank in RANKS
)
"""The 52 cards in the order of their numbers."""

JOKERS: Final = (Card._make("Jo", 52), Card._make("Jo2", 53))
UNKNOWN: Final = Card._make("??", 54)
"""An unknown card; it may occur any number of times."""
_WRITTEN: Final = {card: str(card) for card in (*DECK, *JOKERS, UNKNOWN)}

_AS_WRITTEN: Final = {str(card): card for card in (*DECK, UNKNOWN)}
_BY_TEXT: Final = {str(card).lower(): card for card in (*DECK, *JOKERS, UNKNOWN)}
_SUIT_OF_SIGN: Final = {
    sign: letter
    for signs, letter in zip(("c♣♧", "d♦♢", "h♥♡", "s♠♤"), SUIT_LETTERS, strict=True)
    for sign in signs
}

SUIT_PATTERN: Final = "[cdhs♣♧♦♢♥♡♠♤]"
RANK_PATTERN: Final = "(?:10|[2-9TJQKA])"
CARD_PATTERN: Final = rf"{RANK_PATTERN}{SUIT_PATTERN}[\ufe0e\ufe0f]?"
"""A regular expression of a card as most people write it: a rank, then a suit's letter or sign."""
ANY_CARD: Final = re.compile(CARD_PATTERN, re.IGNORECASE)
_TOKEN: Final = rf"""
         (?P<card>  (?P<rank>{RANK_PATTERN}) (?P<suit>{SUIT_PATTERN}) [\ufe0e\ufe0f]? )
       | (?P<name>  Jo2(?!{SUIT_PATTERN}) | Jo | \?\? )  # Jo2c: a joker and the two of clubs
       | (?P<number> \# (?P<n>[0-9]+) )
       | (?P<pair>  < \s* (?P<ps>[0-9]+) [\s,]+ (?P<pr>[0-9]+) \s* > )
       | (?P<apl>  \[ \s* (?P<ar>[0-9]+) [\s,]+ (?P<as>[0-9]+) \s* \] )
    """
_SEPARATORS: Final = re.compile(r"[\s,;]*")
_UNREADABLE: Final = re.compile(r"(?P<pair>[<\[]\s*-?\d+[\s,]+-?\d+\s*[>\]])|[^\s,;]+")

_WITH_A_WRONG_SUIT: Final = re.compile(r"[2-9TJQKA][B-IL-PR-SU-Zb-il-pr-su-z]")
"""A rank and a letter that is neither a suit, else it would have been read, nor a rank."""
_SOLID: Final = re.compile(r"[^\s,;]*")

LONGEST_TEXT: Final = 100_000
"""The most characters that are read as cards."""


def parse_cards(text: str | Card | Iterable[Card | str]) -> tuple[Card, ...]:
    """Read cards in any notation, with or without spaces, commas or semicolons between them.

    An iterable of cards, or of texts of cards, is read in its order. No card is returned if any
    part cannot be read. ``format_cards`` is the inverse.

    Raises:
        NoCardsError, UnreadableCardError, BareNumberError, CardNumberError, DuplicateCardError,
        TextTooLongError

    >>> parse_cards("10h Ks, 2♣ <3 12>")
    (Card('Th'), Card('Ks'), Card('2c'), Card('As'))
    """
    if isinstance(text, str):
        cards = read_each(text)
    elif isinstance(text, Card):
        cards = [text]
    elif not isinstance(text, Iterable):
        raise errors.UnreadableCardError(token=errors.described(text))
    else:
        cards = []
        for item in text:
            if isinstance(item, Card):
                cards.append(item)
            elif isinstance(item, str):
                cards.extend(read_each(item))
            else:  # bytes come here number by number
                raise errors.UnreadableCardError(token=errors.described(item))
    if not cards:
        raise errors.NoCardsError
    refuse_duplicates(cards)
    return tuple(cards)


def format_cards(cards: Iterable[Card], separator: str = " ") -> str:
    """Write cards as ``parse_cards`` reads them: As, Ts, Jo; with ``separator`` between cards.

    >>> format_cards([Card("10♥"), Card("jo"), Card("??")])
    'Th Jo ??'

    Raises:
        ArgumentError: ``cards`` has anything but cards, such as text; or ``separator`` is no text.
    """
    found: list[Card] = []
    try:
        found = [*cards]
        are_cards = all(isinstance(card, Card) for card in found)
    except (TypeError, AttributeError, RecursionError):
        are_cards = False
    if not are_cards:
        a_list = Phrase(N_("a list of cards"))
        raise errors.ArgumentError(argument="cards", wanted=a_list, value=errors.described(cards))
    between: object = separator
    if not isinstance(between, str):
        text, given = Phrase(N_("text")), errors.described(between)
        raise errors.ArgumentError(argument="separator", wanted=text, value=given)
    return between.join(map(str, found))


def written(cards: Iterable[Card]) -> str:
    """Write cards with spaces between them, as ``format_cards`` does, but check nothing: faster."""
    return " ".join(map(_WRITTEN.__getitem__, cards))


def known(cards: Iterable[Card | None]) -> tuple[Card, ...]:
    """Return the known cards, without None and ``??``."""
    return tuple([card for card in cards if card is not None and card is not UNKNOWN])


def with_dead(
    boards: Sequence[tuple[Card, ...]], dead: Sequence[Card]
) -> list[tuple[tuple[Card, ...], tuple[Card, ...]]]:
    """Pair each board with the dead cards there, among them the other boards' cards."""
    every = dict.fromkeys([card for board in boards for card in board])
    return [(board, (*dead, *[card for card in every if card not in board])) for board in boards]


def high_first(card: Card) -> tuple[int, int]:
    """Return a sort key: the highest rank first, and cards of one rank always in the same order."""
    return -card.rank, -card.number


def refuse_duplicates(cards: Iterable[Card]) -> None:
    """Raise DuplicateCardError if a card, other than the unknown one, occurs twice."""
    seen: dict[Card, int] = {}
    for position, card in enumerate(cards, 1):
        first = seen.setdefault(card, position)
        if first != position and card is not UNKNOWN:
            places = {"first": ordinal(first), "second": ordinal(position)}
            raise errors.DuplicateCardError(card=card, **places)


def refuse_shared(places: Iterable[tuple[Iterable[Card], str]]) -> None:
    """Raise DuplicateCardError if two places, each (cards, name), share a known card."""
    seen: dict[Card, str] = {}
    for cards, where in places:
        for card in cards:
            first = seen.setdefault(card, where)
            if first is not where and card is not UNKNOWN:
                raise errors.DuplicateCardError(card=card, first=first, second=where)


def ordinal(number: int) -> Phrase:
    """Write an ordinal number in English: 1st, 2nd, 3rd, 4th, 11th, 21st, 2,525th."""
    if number == 1:
        return Phrase(N_("1st"))
    ending = 4 if 10 < number % 100 < 14 else number % 10
    return Phrase(_ORDINALS.get(ending, N_("{number}th")), number=Numeral(number))


_ORDINALS: Final = {1: N_("{number}st"), 2: N_("{number}nd"), 3: N_("{number}rd")}


def refuse_long(text: str, most: int) -> None:
    """Raise TextTooLongError for a text of more than ``most`` characters, before it is read."""
    if len(text) > most:
        raise errors.TextTooLongError(count=Numeral(len(text)), most=Numeral(most))


@cache  # compiled only when a card is read: it would delay the start of the window
def _token_pattern() -> re.Pattern[str]:
    # ASCII: else the Kelvin sign would be read as a king
    return re.compile(_TOKEN, re.VERBOSE | re.IGNORECASE | re.ASCII)


def read_each(text: str) -> list[Card]:
    """Read cards as ``parse_cards`` does, but accept repeated cards, and a text without cards."""
    refuse_long(text, LONGEST_TEXT)
    # Most texts are like "AhKd" or "Ah Kd": a table is ten times as fast as the pattern.
    parts = text.split() if " " in text else [text[at : at + 2] for at in range(0, len(text), 2)]
    try:
        return [_AS_WRITTEN[part] for part in parts]
    except KeyError:
        return read_tokens(in_usual_notation(text))


_ANY_RANK: Final = "(?:1[0-4]|[2-9TJQKA])"
_IN_RUN: Final = r"""[^\s.,;|/@()\[\]{}:=!?"'*-]"""
_RUN: Final = re.compile(rf"(?<!{_IN_RUN}){_IN_RUN}+(?!{_IN_RUN}|:)")
"""A run of characters between blanks and marks; none with a colon behind it, which is a name."""
_RANK_FIRST: Final = re.compile(rf"(?:({_ANY_RANK})({SUIT_PATTERN}))+", re.IGNORECASE)
_SUIT_FIRST: Final = re.compile(rf"(?:({SUIT_PATTERN})({_ANY_RANK}))+", re.IGNORECASE)
_FIGURES: Final = {"11": "J", "12": "Q", "13": "K", "14": "A"}


def in_usual_notation(text: str) -> str:
    """Write the cards of a text with the rank first, in figures up to 10.

    Suits stand first only if the whole text has them so; a text that mixes both stays as it is.

    >>> in_usual_notation("H10 HJ v D4 S8"), in_usual_notation("14s13h v 4d 8s")
    ('10H JH v 4D 8S', 'AsKh v 4d 8s')
    """
    tokens = _RUN.findall(text)
    pattern = _RANK_FIRST if any(map(_RANK_FIRST.fullmatch, tokens)) else _SUIT_FIRST

    def usual(token: re.Match[str]) -> str:
        if not pattern.fullmatch(token[0]):
            return token[0]
        pairs = re.findall(rf"{_ANY_RANK}|{SUIT_PATTERN}", token[0], re.IGNORECASE)
        ranks, suits = pairs[::2], pairs[1::2]
        if pattern is _SUIT_FIRST:
            ranks, suits = suits, ranks
        return "".join([_FIGURES.get(r, r) + suit for r, suit in zip(ranks, suits, strict=True)])

    return _RUN.sub(usual, text)


def read_tokens(text: str) -> list[Card]:
    """Read cards as ``read_each`` does, but none with the suit first. Raises CardError."""
    match_token = _token_pattern().match
    cards: list[Card] = []
    position = _SEPARATORS.match(text).end()  # type: ignore[union-attr]  # matches "" at least
    while position < len(text):
        token = match_token(text, position)
        if token is None:
            _refuse_unreadable(text, position)
        cards.append(_card_of(token))
        position = _SEPARATORS.match(text, token.end()).end()  # type: ignore[union-attr]
    return cards


def _card_of(token: re.Match[str]) -> Card:
    """Return the card that a match of the pattern stands for."""
    kind = token.lastgroup
    # The named group that closes last is the outermost one of the branch that matched.
    if kind == "card":
        rank = token["rank"].upper().replace("10", "T")
        return _BY_TEXT[rank.lower() + _SUIT_OF_SIGN[token["suit"].lower()]]
    if kind == "name":
        return _BY_TEXT[token["name"].lower()]
    try:
        if kind == "number":
            return Card.from_number(int(token["n"]))
        if kind == "pair":
            return Card.from_pair(int(token["ps"]), int(token["pr"]))
        return Card.from_apl(int(token["ar"]), int(token["as"]))
    except (errors.CardNumberError, ValueError):  # ValueError: more digits than int() reads
        raise errors.CardNumberError(token=shortened(token[0])) from None


def _refuse_unreadable(text: str, position: int) -> NoReturn:
    """Raise the error that says why no card can be read at a position."""
    match = _UNREADABLE.match(text, position)
    assert match is not None
    token = match[0]
    if _WITH_A_WRONG_SUIT.fullmatch(token):
        raise errors.UnknownSuitError(token=token, rank=token[0])
    # The token in the message begins at the last separator: it may begin with readable cards.
    before = _SOLID.match(text[:position][::-1]).end()  # type: ignore[union-attr]  # matches ""
    start = position - before
    if start < position and not match["pair"]:
        whole = text[start:position] + token
        raise errors.UnreadableRestError(token=shortened(whole), rest=shortened(token))
    if token.isdecimal():
        raise errors.BareNumberError(token=shortened(token))
    if match["pair"]:
        raise errors.CardNumberError(token=shortened(token))
    raise errors.UnreadableCardError(token=shortened(token))
