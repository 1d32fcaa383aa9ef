"""What cards, ranks, categories, tie-breakers and seats are called, as phrases to translate.

A rank or category is one whole phrase ("aces", never "ace" + "s"), and a sentence is one template
with gaps, because other languages have other endings and another order of words. Tables of
them are in ``names.txt``.
"""

from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Final, NamedTuple, TypeVar

from analyser.poker.cards import RANKS, Card, Suit
from analyser.poker.phrases import N_, Phrase, tables_in, with_commas
from analyser.poker.ranking.badugi import BadugiCategory, category_of
from analyser.poker.ranking.high import ROYAL_FLUSH, Category, HighRank
from analyser.poker.ranking.low import LOW_ORDERINGS

Cards = TypeVar("Cards", bound=Iterable[Card])
K = TypeVar("K")

_TABLES: Final = tables_in(Path(__file__).with_suffix(".txt"))


def _column(keys: Iterable[K], table: str, column: int) -> dict[K, Phrase]:
    """Return a column of a table, which has a row for each of the keys."""
    rows = zip(keys, _TABLES[table], strict=True)
    return {key: Phrase(row[column]) for key, row in rows}


RANK_NAMES: Final = _column(RANKS, "ranks", 0)
RANK_PLURALS: Final = _column(RANKS, "ranks", 1)
RANK_SIGNS: Final[Mapping[int, str]] = dict(enumerate(["A", *map(str, range(2, 11)), *"JQKA"], 1))
"""Ranks as they are printed: a ten is 10, and T only in notation. 1 is an ace that counts low."""
_KICKER_NAMES: Final = RANK_NAMES | {2: Phrase(N_("deuce"))}
SUIT_NAMES: Final = _column(Suit, "suits", 0)
_CARD_NAMES: Final = _column(Suit, "suits", 1)

CATEGORY_NAMES: Final[dict[int, Phrase]] = _column(Category, "categories", 0)
CATEGORY_IN_SENTENCE: Final[dict[int, Phrase]] = _column(Category, "categories", 1)
"""As ``CATEGORY_NAMES``, with an article where a sentence needs one."""
CATEGORY_WORDS: Final[dict[int, Phrase]] = _column(Category, "categories", 2)
"""Categories in a short word, for small spaces."""


class Called(NamedTuple):
    """What only players call a kind of hand: by itself, in a sentence, and against its like."""

    name: Phrase
    in_sentence: Phrase
    beats: Phrase


HELD: Final = {Phrase(name): Phrase(said) for name, said in _TABLES["held"]}
"""What of a range's hands is no category, and the same in a sentence."""
SET, TRIPS, QUADS, *_REST = (Called(*map(Phrase, row)) for row in _TABLES["players"])
WHEELS: Final = (Category.STRAIGHT, 5), (Category.STRAIGHT_FLUSH, 5)
_CALLED: Final[dict[HighRank, Called]] = dict(
    zip([*WHEELS, (Category.FULL_HOUSE,), (Category.FOUR_OF_A_KIND,)], [*_REST, QUADS], strict=True)
)

ROYAL_FLUSH_NAME: Final = Phrase(N_("royal flush"))
A_ROYAL_FLUSH: Final = Phrase(N_("a royal flush"))
_ROYAL_FLUSH: Final = Phrase(N_("Royal flush"))
BADUGI_NAMES: Final = _column(BadugiCategory, "badugi", 0)
"""The categories of badugi hands: how many cards play."""
BADUGI_LABELS: Final = _column(BadugiCategory, "badugi", 1)
"""The categories of badugi hands in players' words."""
BADUGI_IN_SENTENCE: Final = _column(BadugiCategory, "badugi", 2)
_BADUGI_DESCRIPTIONS: Final = _column(BadugiCategory, "badugi", 3)
_BADUGI_DESCRIPTIONS_IN_SENTENCE: Final = _column(BadugiCategory, "badugi", 4)

_LOWS: Final = [ordering.name for ordering in LOW_ORDERINGS]
LOW_ORDERING_NAMES: Final = _column(_LOWS, "low-orderings", 0)
LOW_ORDERING_RULES: Final = _column(_LOWS, "low-orderings", 1)
ORDINALS: Final = _column(range(10), "ordinals", 0)
"""Which card of a place it is, from 0: "first"."""
ON_STREET: Final = _column((0, 3, 4, 5), "streets", 0)
"""When something happened, by how many cards the board had: "on the turn"."""
ON_STUD_STREET: Final = _column(range(2, 8), "stud-streets", 0)
STREETS: Final = [Phrase(name) for _, name in _TABLES["streets"]]
STUD_STREETS: Final = [Phrase(name) for _, name in _TABLES["stud-streets"]]
DRAW_STREETS: Final = [Phrase(name) for (name,) in _TABLES["draw-streets"]]
NUTS: Final = _column(range(6), "nuts", 0)
"""The word for a hand by how many possible hands beat it: "second-nut" for one."""

ON_THE_BOARD: Final = Phrase(N_("on the board"))
IN_THE_HAND: Final = Phrase(N_("in the hand"))
AMONG_THE_DEAD: Final = Phrase(N_("among the dead cards"))
"""Where a card is, for the middle of a sentence."""
SUITS_ASSUMED: Final = Phrase(N_("No suits given: no flush assumed"))
"""Said of an answer to a text without suits."""

_GAPS: Final = (("first", "firsts"), ("second", "seconds"), ("third", "thirds"))
_CATEGORIES: Final = {str(name): category for category, name in CATEGORY_NAMES.items()}


def _templates(column: int) -> dict[int, list[str]]:
    """Return for each category a column's templates: for one tie-breaker, for two, and so on."""
    found: dict[int, list[str]] = {}
    for name, count, *templates in _TABLES["descriptions"]:
        each = found.setdefault(_CATEGORIES[name], [])
        each += [templates[column]] * (int(count) - len(each))
    return found


_DESCRIPTIONS: Final = _templates(0)
_IN_SENTENCE: Final = _templates(1)
_AS_LABEL: Final = _templates(-1)
_TIE_BREAKER_NAMES: Final = {
    _CATEGORIES[name]: [*map(Phrase, roles)] for name, *roles in _TABLES["tie-breakers"]
}
KICKERS: Final = frozenset(
    [role for roles in _TIE_BREAKER_NAMES.values() for role in roles if role.endswith("kicker")]
)


def card_name(card: Card) -> Phrase:
    """Name a card in full: "ace of spades", "joker", "unknown card"."""
    if card.suit is not None:
        return Phrase(_CARD_NAMES[card.suit].template, rank=RANK_NAMES[card.rank])
    if str(card) == "??":
        return Phrase(N_("unknown card"))
    if str(card) == "Jo":
        return Phrase(N_("joker"))
    return Phrase(N_("second joker"))


def card_sign(card: Card) -> str:
    """Write a card with its suit's sign, such as "10♥"; a card without a suit as by ``str``."""
    return str(card) if card.suit is None else RANK_SIGNS[card.rank] + card.suit.sign


def category_name(rank: HighRank, names: Mapping[int, Phrase] = CATEGORY_NAMES) -> Phrase:
    """Name the category of a rank in lower case; a royal flush has its own name.

    ``names``: the names of all others but badugis, such as the short ``CATEGORY_WORDS``.
    """
    first: int = rank[0]
    if isinstance(first, BadugiCategory):
        return BADUGI_NAMES[first]
    return ROYAL_FLUSH_NAME if rank == ROYAL_FLUSH else names[first]


def describe_high(rank: HighRank) -> Phrase:
    """Say what a hand is: "Two pair, aces and eights, jack kicker".

    ``rank`` may belong to fewer than five cards; then the description has fewer tie-breakers.

    >>> describe_high((2, 14, 13))
    'Pair of aces, king kicker'
    """
    return _described(rank, _ROYAL_FLUSH, _DESCRIPTIONS, _BADUGI_DESCRIPTIONS)


def describe_in_sentence(rank: HighRank) -> Phrase:
    """Say what a hand is in the middle of a sentence: "a straight, nine high"."""
    return _described(rank, A_ROYAL_FLUSH, _IN_SENTENCE, _BADUGI_DESCRIPTIONS_IN_SENTENCE)


def call_kind(rank: HighRank, hole: Sequence[Card], board: Sequence[Card]) -> Called | None:
    """Return what only players call a kind of hand: a set, quads, a wheel; None if nothing.

    Three of a kind is a set with two cards of the hand and one of the board, and has no such name
    if all of it lies on the board.
    """
    if category_of(rank) is not Category.THREE_OF_A_KIND:
        return _CALLED.get(rank) or _CALLED.get(rank[:1])
    own, shared = [sum(card.rank == rank[1] for card in cards) for cards in (hole, board)]
    return (SET if own > 1 and shared else TRIPS) if own else None


def _described(
    rank: HighRank,
    royal_flush: Phrase,
    templates: Mapping[int, Sequence[str]],
    of_badugi: Mapping[BadugiCategory, Phrase],
) -> Phrase:
    """Describe a rank by the ``templates`` of its category, others by texts of their own."""
    if isinstance(rank[0], BadugiCategory):
        return Phrase(of_badugi[rank[0]].template, row=rank_row(rank[1:]))
    return royal_flush if rank == ROYAL_FLUSH else _with_ranks(templates[rank[0]], rank[1:])


def describe_as_label(rank: HighRank) -> Phrase:
    """Say what a high hand of five cards is, in lower case: "straight, nine high"."""
    return ROYAL_FLUSH_NAME if rank == ROYAL_FLUSH else _with_ranks(_AS_LABEL[rank[0]], rank[1:])


def _with_ranks(templates: Sequence[str], tie_breakers: Sequence[int]) -> Phrase:
    """Fill the template for so many tie-breakers with their names."""
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
    """Name a tie-breaker by its role, in badugi as in high card; ``position`` counts from 1.

    >>> tie_breaker_name(Category.FULL_HOUSE, 2)
    'the pair'
    """
    if isinstance(category, BadugiCategory):
        category = Category.HIGH_CARD
    return _TIE_BREAKER_NAMES[category][position - 1]


def tie_breaker_rank(category: Category | BadugiCategory, position: int, rank: int) -> Phrase:
    """Name the rank of tie-breaker ``position``, from 1: a pair's "twos", a kicker "deuce"."""
    role = tie_breaker_name(category, position)
    rank = 14 if rank == 1 else rank
    if role in KICKERS:
        return kicker_name(rank)
    return RANK_NAMES[rank] if role.endswith("card") else RANK_PLURALS[rank]


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
    return Phrase(N_("{names} and {last}"), names=with_commas(start), last=last)
