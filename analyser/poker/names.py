"""What cards, ranks, categories, tie-breakers and seats are called, as phrases to translate.

A rank or category is one whole phrase ("aces", never "ace" + "s"), and a sentence is one template
with gaps, because other languages have other endings and another order of words.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from typing import Final, TypeVar

from analyser.poker.cards import Card, Suit
from analyser.poker.phrases import N_, Phrase, with_commas
from analyser.poker.ranking.badugi import BadugiCategory, category_of
from analyser.poker.ranking.high import ROYAL_FLUSH, Category, HighRank

Cards = TypeVar("Cards", bound=Iterable[Card])

RANK_NAMES: Final[dict[int, Phrase]] = {
    2: Phrase(N_("two")),
    3: Phrase(N_("three")),
    4: Phrase(N_("four")),
    5: Phrase(N_("five")),
    6: Phrase(N_("six")),
    7: Phrase(N_("seven")),
    8: Phrase(N_("eight")),
    9: Phrase(N_("nine")),
    10: Phrase(N_("ten")),
    11: Phrase(N_("jack")),
    12: Phrase(N_("queen")),
    13: Phrase(N_("king")),
    14: Phrase(N_("ace")),
}
RANK_PLURALS: Final[Mapping[int, Phrase]] = {
    2: Phrase(N_("twos")),
    3: Phrase(N_("threes")),
    4: Phrase(N_("fours")),
    5: Phrase(N_("fives")),
    6: Phrase(N_("sixes")),
    7: Phrase(N_("sevens")),
    8: Phrase(N_("eights")),
    9: Phrase(N_("nines")),
    10: Phrase(N_("tens")),
    11: Phrase(N_("jacks")),
    12: Phrase(N_("queens")),
    13: Phrase(N_("kings")),
    14: Phrase(N_("aces")),
}
RANK_SIGNS: Final[Mapping[int, str]] = dict(enumerate(["A", *map(str, range(2, 11)), *"JQKA"], 1))
"""Ranks as they are printed: a ten is 10, and T only in notation. 1 is an ace that counts low."""
_KICKER_NAMES: Final = RANK_NAMES | {2: Phrase(N_("deuce"))}

CATEGORY_NAMES: Final[Mapping[Category, Phrase]] = {
    Category.HIGH_CARD: Phrase(N_("high card")),
    Category.ONE_PAIR: Phrase(N_("one pair")),
    Category.TWO_PAIR: Phrase(N_("two pair")),
    Category.THREE_OF_A_KIND: Phrase(N_("three of a kind")),
    Category.STRAIGHT: Phrase(N_("straight")),
    Category.FLUSH: Phrase(N_("flush")),
    Category.FULL_HOUSE: Phrase(N_("full house")),
    Category.FOUR_OF_A_KIND: Phrase(N_("four of a kind")),
    Category.STRAIGHT_FLUSH: Phrase(N_("straight flush")),
    Category.FIVE_OF_A_KIND: Phrase(N_("five of a kind")),
    Category.FOUR_CARD_STRAIGHT: Phrase(N_("four-card straight")),
    Category.FOUR_CARD_FLUSH: Phrase(N_("four-card flush")),
}
_NAMES: Final = {int(category): name for category, name in CATEGORY_NAMES.items()}
CATEGORY_IN_SENTENCE: Final[Mapping[Category, Phrase]] = {
    **CATEGORY_NAMES,
    Category.ONE_PAIR: Phrase(N_("a pair")),
    Category.STRAIGHT: Phrase(N_("a straight")),
    Category.FLUSH: Phrase(N_("a flush")),
    Category.FULL_HOUSE: Phrase(N_("a full house")),
    Category.STRAIGHT_FLUSH: Phrase(N_("a straight flush")),
    Category.FOUR_CARD_STRAIGHT: Phrase(N_("a four-card straight")),
    Category.FOUR_CARD_FLUSH: Phrase(N_("a four-card flush")),
}
"""As ``CATEGORY_NAMES``, with an article where a sentence needs one."""
BADUGI_NAMES: Final[Mapping[BadugiCategory, Phrase]] = {
    BadugiCategory.ONE_CARD: Phrase(N_("one card")),
    BadugiCategory.TWO_CARDS: Phrase(N_("two cards")),
    BadugiCategory.THREE_CARDS: Phrase(N_("three cards")),
    BadugiCategory.FOUR_CARDS: Phrase(N_("four cards")),
}
"""The categories of badugi hands: how many cards play."""
BADUGI_LABELS: Final[Mapping[BadugiCategory, Phrase]] = {
    BadugiCategory.ONE_CARD: Phrase(N_("one-card hand")),
    BadugiCategory.TWO_CARDS: Phrase(N_("two-card hand")),
    BadugiCategory.THREE_CARDS: Phrase(N_("three-card hand")),
    BadugiCategory.FOUR_CARDS: Phrase(N_("badugi")),
}
"""The categories of badugi hands in players' words."""
ROYAL_FLUSH_NAME: Final = Phrase(N_("royal flush"))
A_ROYAL_FLUSH: Final = Phrase(N_("a royal flush"))

CATEGORY_WORDS: Final[Mapping[Category, Phrase]] = {
    **CATEGORY_NAMES,
    Category.ONE_PAIR: Phrase(N_("pair")),
    Category.THREE_OF_A_KIND: Phrase(N_("trips")),
    Category.FOUR_OF_A_KIND: Phrase(N_("quads")),
    Category.STRAIGHT_FLUSH: Phrase(N_("str. flush")),
    Category.FIVE_OF_A_KIND: Phrase(N_("five alike")),
    Category.FOUR_CARD_STRAIGHT: Phrase(N_("4-straight")),
    Category.FOUR_CARD_FLUSH: Phrase(N_("4-flush")),
}
"""Categories in a short word, for small spaces."""


ON_THE_BOARD: Final = Phrase(N_("on the board"))
IN_THE_HAND: Final = Phrase(N_("in the hand"))
AMONG_THE_DEAD: Final = Phrase(N_("among the dead cards"))
"""Where a card is, for the middle of a sentence."""
SUITS_ASSUMED: Final = Phrase(N_("No suits given: no flush assumed"))
"""Said of an answer to a text without suits."""

SUIT_NAMES: Final[Mapping[Suit, Phrase]] = {
    Suit.CLUBS: Phrase(N_("clubs")),
    Suit.DIAMONDS: Phrase(N_("diamonds")),
    Suit.HEARTS: Phrase(N_("hearts")),
    Suit.SPADES: Phrase(N_("spades")),
}

_CARD_NAMES: Final[Mapping[Suit, str]] = {
    Suit.CLUBS: N_("{rank} of clubs"),
    Suit.DIAMONDS: N_("{rank} of diamonds"),
    Suit.HEARTS: N_("{rank} of hearts"),
    Suit.SPADES: N_("{rank} of spades"),
}

_GAPS: Final = (("first", "firsts"), ("second", "seconds"), ("third", "thirds"))
_DESCRIPTIONS: Final[Mapping[int, tuple[str, ...]]] = {
    # A template for each number of tie-breakers, from one; the last is for all larger numbers.
    # {first} is the first tie-breaker ("ace"), {firsts} its plural, {rest} all others ("K-Q-J"),
    # {four} the first four. A straight of three cards has all three ranks.
    Category.HIGH_CARD: (N_("High card, {row}"),),
    Category.ONE_PAIR: (
        N_("Pair of {firsts}"),
        N_("Pair of {firsts}, {kicker} kicker"),
        N_("Pair of {firsts}, {rest} kickers"),
    ),
    Category.TWO_PAIR: (
        "",  # two pair has two tie-breakers at least
        N_("Two pair, {firsts} and {seconds}"),
        N_("Two pair, {firsts} and {seconds}, {kicker} kicker"),
    ),
    Category.THREE_OF_A_KIND: (
        N_("Three {firsts}"),
        N_("Three {firsts}, {kicker} kicker"),
        N_("Three {firsts}, {rest} kickers"),
    ),
    Category.STRAIGHT: (
        N_("Straight, {first} high"),
        "",
        N_("Straight, {row}"),
    ),
    Category.FLUSH: (N_("Flush, {row}"),),
    Category.FULL_HOUSE: (
        "",  # a full house has two tie-breakers
        N_("Full house, {firsts} full of {seconds}"),
    ),
    Category.FOUR_OF_A_KIND: (
        N_("Four {firsts}"),
        N_("Four {firsts}, {kicker} kicker"),
    ),
    Category.STRAIGHT_FLUSH: (
        N_("Straight flush, {first} high"),
        "",
        N_("Straight flush, {row}"),
    ),
    Category.FIVE_OF_A_KIND: (N_("Five {firsts}"),),
    Category.FOUR_CARD_STRAIGHT: (
        N_("Four-card straight, {first} high"),
        N_("Four-card straight, {first} high, {kicker} kicker"),
    ),
    Category.FOUR_CARD_FLUSH: (
        N_("Four-card flush, {first} high"),
        *("", "", ""),
        N_("Four-card flush, {four}, {kicker} kicker"),
    ),
}

_IN_SENTENCE: Final[Mapping[int, tuple[str, ...]]] = {
    # As _DESCRIPTIONS, in the middle of a sentence.
    Category.HIGH_CARD: (
        N_("{first} high"),
        N_("high card, {row}"),
    ),
    Category.ONE_PAIR: (
        N_("a pair of {firsts}"),
        N_("a pair of {firsts}, {kicker} kicker"),
        N_("a pair of {firsts}, {rest} kickers"),
    ),
    Category.TWO_PAIR: (
        "",
        N_("two pair, {firsts} and {seconds}"),
        N_("two pair, {firsts} and {seconds}, {kicker} kicker"),
    ),
    Category.THREE_OF_A_KIND: (
        N_("three {firsts}"),
        N_("three {firsts}, {kicker} kicker"),
        N_("three {firsts}, {rest} kickers"),
    ),
    Category.STRAIGHT: (
        N_("a straight, {first} high"),
        "",
        N_("a straight, {row}"),
    ),
    Category.FLUSH: (N_("a flush, {row}"),),
    Category.FULL_HOUSE: (
        "",
        N_("a full house, {firsts} full of {seconds}"),
    ),
    Category.FOUR_OF_A_KIND: (
        N_("four {firsts}"),
        N_("four {firsts}, {kicker} kicker"),
    ),
    Category.STRAIGHT_FLUSH: (
        N_("a straight flush, {first} high"),
        "",
        N_("a straight flush, {row}"),
    ),
    Category.FIVE_OF_A_KIND: (N_("five {firsts}"),),
    Category.FOUR_CARD_STRAIGHT: (
        N_("a four-card straight, {first} high"),
        N_("a four-card straight, {first} high, {kicker} kicker"),
    ),
    Category.FOUR_CARD_FLUSH: (
        N_("a four-card flush, {first} high"),
        *("", "", ""),
        N_("a four-card flush, {four}, {kicker} kicker"),
    ),
}
_AS_LABEL: Final[Mapping[int, tuple[str, ...]]] = {
    # As _IN_SENTENCE, without the article; of full hands only.
    **_IN_SENTENCE,
    Category.ONE_PAIR: (N_("pair of {firsts}, {rest} kickers"),),
    Category.STRAIGHT: (N_("straight, {first} high"),),
    Category.FLUSH: (N_("flush, {row}"),),
    Category.FULL_HOUSE: (N_("full house, {firsts} full of {seconds}"),),
    Category.STRAIGHT_FLUSH: (N_("straight flush, {first} high"),),
}

_BADUGI_DESCRIPTIONS: Final[Mapping[BadugiCategory, str]] = {
    BadugiCategory.ONE_CARD: N_("One-card hand, {row}"),
    BadugiCategory.TWO_CARDS: N_("Two-card hand, {row}"),
    BadugiCategory.THREE_CARDS: N_("Three-card hand, {row}"),
    BadugiCategory.FOUR_CARDS: N_("Badugi, {row}"),
}
_BADUGI_IN_SENTENCE: Final[Mapping[BadugiCategory, str]] = {
    BadugiCategory.ONE_CARD: N_("a one-card hand, {row}"),
    BadugiCategory.TWO_CARDS: N_("a two-card hand, {row}"),
    BadugiCategory.THREE_CARDS: N_("a three-card hand, {row}"),
    BadugiCategory.FOUR_CARDS: N_("a badugi, {row}"),
}

KICKERS: Final = (
    Phrase(N_("the kicker")),
    Phrase(N_("the first kicker")),
    Phrase(N_("the second kicker")),
    Phrase(N_("the third kicker")),
)
_PAIR: Final = Phrase(N_("the pair"))
_THREE: Final = Phrase(N_("three of a kind"))
_FOUR: Final = Phrase(N_("four of a kind"))
_FIVE: Final = Phrase(N_("five of a kind"))
_TWO_PAIRS: Final = (
    Phrase(N_("the higher pair")),
    Phrase(N_("the lower pair")),
)
_TOP_CARD: Final = Phrase(N_("the top card"))
_HIGHEST_CARD: Final = Phrase(N_("the highest card"))
_OTHER_CARDS: Final = (
    Phrase(N_("the second card")),
    Phrase(N_("the third card")),
    Phrase(N_("the fourth card")),
    Phrase(N_("the fifth card")),
)
_TIE_BREAKER_NAMES: Final[Mapping[Category, tuple[Phrase, ...]]] = {
    Category.HIGH_CARD: (_HIGHEST_CARD, *_OTHER_CARDS),
    Category.ONE_PAIR: (_PAIR, *KICKERS[1:]),
    Category.TWO_PAIR: (*_TWO_PAIRS, KICKERS[0]),
    Category.THREE_OF_A_KIND: (_THREE, *KICKERS[1:3]),
    Category.STRAIGHT: (_TOP_CARD, *_OTHER_CARDS[:2]),
    Category.FULL_HOUSE: (_THREE, _PAIR),
    Category.FOUR_OF_A_KIND: (_FOUR, KICKERS[0]),
    Category.FIVE_OF_A_KIND: (_FIVE,),
    Category.FOUR_CARD_STRAIGHT: (_TOP_CARD, KICKERS[0]),
    Category.FOUR_CARD_FLUSH: (_HIGHEST_CARD, *_OTHER_CARDS[:3], KICKERS[0]),
}
_GROUPS: Final = {_PAIR, *_TWO_PAIRS, _THREE, _FOUR, _FIVE}
_SAME_TIE_BREAKERS: Final = {
    Category.FLUSH: Category.HIGH_CARD,
    Category.STRAIGHT_FLUSH: Category.STRAIGHT,
}


def card_name(card: Card) -> Phrase:
    """Name a card in full: "ace of spades", "joker", "unknown card"."""
    if card.suit is not None:
        return Phrase(_CARD_NAMES[card.suit], rank=RANK_NAMES[card.rank])
    if str(card) == "??":
        return Phrase(N_("unknown card"))
    if str(card) == "Jo":
        return Phrase(N_("joker"))
    return Phrase(N_("second joker"))


def card_sign(card: Card) -> str:
    """Write a card with its suit's sign, such as "10♥"; a card without a suit as by ``str``."""
    return str(card) if card.suit is None else RANK_SIGNS[card.rank] + card.suit.sign


def category_name(rank: HighRank) -> Phrase:
    """Name the category of a rank in lower case; a royal flush has its own name."""
    first: int = rank[0]
    if isinstance(first, BadugiCategory):
        return BADUGI_NAMES[first]
    return ROYAL_FLUSH_NAME if rank == ROYAL_FLUSH else _NAMES[first]


def category_word(rank: HighRank) -> Phrase:
    """Name a rank's category in a short word: "pair", "full house", "royal flush"."""
    category = category_of(rank)
    if isinstance(category, BadugiCategory):
        return BADUGI_NAMES[category]
    return ROYAL_FLUSH_NAME if rank == ROYAL_FLUSH else CATEGORY_WORDS[category]


def describe_high(rank: HighRank) -> Phrase:
    """Say what a hand is: "Two pair, aces and eights, jack kicker".

    ``rank`` may belong to fewer than five cards; then the description has fewer tie-breakers.

    >>> describe_high((2, 14, 13))
    'Pair of aces, king kicker'
    """
    category, tie_breakers = category_of(rank), rank[1:]
    if isinstance(category, BadugiCategory):
        return Phrase(_BADUGI_DESCRIPTIONS[category], row=rank_row(tie_breakers))
    if rank == ROYAL_FLUSH:
        return Phrase(N_("Royal flush"))
    return _filled(_DESCRIPTIONS[category], tie_breakers)


def describe_in_sentence(rank: HighRank) -> Phrase:
    """Say what a hand is in the middle of a sentence: "a straight, nine high"."""
    category = category_of(rank)
    if isinstance(category, BadugiCategory):
        return Phrase(_BADUGI_IN_SENTENCE[category], row=rank_row(rank[1:]))
    return A_ROYAL_FLUSH if rank == ROYAL_FLUSH else _filled(_IN_SENTENCE[rank[0]], rank[1:])


def describe_as_label(rank: HighRank) -> Phrase:
    """Say what a high hand of five cards is, in lower case: "straight, nine high"."""
    return ROYAL_FLUSH_NAME if rank == ROYAL_FLUSH else _filled(_AS_LABEL[rank[0]], rank[1:])


def _filled(templates: Sequence[str], tie_breakers: Sequence[int]) -> Phrase:
    gaps: dict[str, str] = {"row": rank_row(tie_breakers), "rest": rank_row(tie_breakers[1:])}
    gaps["four"] = rank_row(tie_breakers[:4])
    tie_breakers = [14 if value == 1 else value for value in tie_breakers]
    for (single, several), value in zip(_GAPS, tie_breakers, strict=False):
        gaps[single] = RANK_NAMES[value]
        gaps[several] = RANK_PLURALS[value]
    gaps["kicker"] = kicker_name(tie_breakers[-1])
    return Phrase(templates[min(len(tie_breakers), len(templates)) - 1], **gaps)


def kicker_name(rank: int) -> Phrase:
    """Name the rank of a kicker; a two is a deuce."""
    return _KICKER_NAMES[rank]


def rank_row(ranks: Sequence[int]) -> str:
    """Write ranks in the order given, joined by hyphens: "J-10-4-3-A"."""
    return "-".join([RANK_SIGNS[rank] for rank in ranks])


def rank_name(rank: int) -> Phrase:
    """Name a rank; 1 is an ace that counts low."""
    return RANK_NAMES[14 if rank == 1 else rank]


def tie_breaker_name(category: Category | BadugiCategory, position: int) -> Phrase:
    """Name a tie-breaker by its role; ``position`` counts from 1.

    >>> tie_breaker_name(Category.FULL_HOUSE, 2)
    'the pair'
    """
    if isinstance(category, BadugiCategory):
        category = Category.HIGH_CARD
    category = _SAME_TIE_BREAKERS.get(category, category)
    return _TIE_BREAKER_NAMES[category][position - 1]


def tie_breaker_rank(category: Category | BadugiCategory, position: int, rank: int) -> Phrase:
    """Name the rank of tie-breaker ``position``, from 1: a pair's "twos", a kicker "deuce"."""
    role = tie_breaker_name(category, position)
    rank = 14 if rank == 1 else rank
    if role in _GROUPS:
        return RANK_PLURALS[rank]
    return kicker_name(rank) if role in KICKERS else RANK_NAMES[rank]


@cache  # few seats, but the window names each of them at every move
def seat_name(index: int) -> Phrase:
    """Return the default name of a seat: "Seat A"."""
    return Phrase(N_("Seat {letter}"), letter=seat_letter(index))


@cache  # as of seat_name
def seat_in_sentence(index: int) -> Phrase:
    """Name a seat in the middle of a sentence: "seat A"."""
    return Phrase(N_("seat {letter}"), letter=seat_letter(index))


@cache  # ten seats, but a file may have millions of hands
def _in_seat(index: int) -> Phrase:
    return Phrase(N_("in {seat}"), seat=seat_in_sentence(index))


def in_seats(hands: Iterable[Cards]) -> list[tuple[Cards, str]]:
    """Pair each seat's cards with the words for their place: "in seat A" for the first seat."""
    return [(hand, _in_seat(seat)) for seat, hand in enumerate(hands)]


def on_board(index: int) -> Phrase:
    """Say on which of several boards something lies: "on board 1" for the first."""
    return Phrase(N_("on board {number}"), number=index + 1)


def board_title(index: int, count: int) -> Phrase:
    """Name one of ``count`` boards as a title: "Board", or if there are several "Board 1"."""
    if count == 1:
        return Phrase(N_("Board"))
    return Phrase(N_("Board {number}"), number=index + 1)


def common_beginning(boards: Sequence[Sequence[object]]) -> int:
    """Return with how many cards all of several boards begin alike; 0 for one board."""
    alike = [len({*cards}) == 1 for cards in zip(*boards, strict=False)] if boards[1:] else []
    return next((at for at, same in enumerate(alike) if not same), len(alike))


def on_boards(boards: Sequence[Sequence[Card]]) -> list[tuple[Sequence[Card], str]]:
    """Pair each board's cards with the words for their place; what all share is the first's."""
    if len(boards) == 1:
        return [(boards[0], ON_THE_BOARD)]
    common = common_beginning(boards)
    return [(board[common * bool(at) :], on_board(at)) for at, board in enumerate(boards)]


def hand_name(number: int) -> Phrase:
    """Name a hand by its number in a list, from 1: "Hand 1"."""
    return Phrase(N_("Hand {number}"), number=number)


def seat_letter(index: int) -> str:
    """Return a seat's letter, A for the first; beyond the tenth seat, the seat's number."""
    return "ABCDEFGHIJ"[index : index + 1] or str(index + 1)


def listed(names: Sequence[str]) -> str:
    """Join names by commas and "and".

    >>> listed(["Seat A", "Seat B", "Seat C"])
    'Seat A, Seat B and Seat C'
    """
    *start, last = names
    if not start:
        return last
    template = N_("{names} and {last}")
    return Phrase(template, names=with_commas(start), last=last)
