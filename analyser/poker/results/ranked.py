"""The ranks of a hand, which are enough for a showdown.

An ``Analysis`` has the ranks too, and in addition the best cards, all lows and texts. Reading a
file of a million hands needs only the ranks, and this module computes them many times faster.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import combinations, repeat
from typing import Final, Generic, NamedTuple

from analyser.poker.cards import DECK, JOKERS, Card, Suit
from analyser.poker.decks import BUG, WILD
from analyser.poker.games.class_tables import tables_of
from analyser.poker.games.game import Game
from analyser.poker.names import CATEGORY_NAMES, category_name
from analyser.poker.phrases import Phrase
from analyser.poker.ranking.classes import Classes, R
from analyser.poker.ranking.high import HighRank
from analyser.poker.ranking.low import LowRank, low_category
from analyser.poker.results.analysis import Analysis, analyse_cards, low_rank_of

_SUITS: Final = tuple(Suit)  # iterating over an enumeration is slow


class Ranked(NamedTuple):
    """The ranks of one seat's hand."""

    cards: tuple[Card, ...]  # the seat's own cards
    board: tuple[Card, ...]  # the board's cards
    complete: bool  # True if there are enough cards for a full hand
    high: HighRank | None  # the rank of the best high hand; None in games for low only
    # The rank of the best low in the game's ordering; None if the hand has no low that qualifies,
    # or the game has no low.
    low: LowRank | None
    # The ranks in the game that has the other half of the pot; None without one.
    second: Ranked | None = None


def ranked(game: Game, hand: Analysis) -> Ranked:
    """Return the ranks of an analysed hand."""
    counts = game.low is not None and (hand.complete or not game.high_counts)
    low = low_rank_of(hand, game.low) if counts and game.low is not None else None
    high = hand.high.rank if game.high_counts else None
    second = None if hand.second is None else ranked(hand.second.played, hand.second)
    return Ranked(hand.cards, hand.board, hand.complete, high, low, second)


def rank_cards(game: Game, hole: Sequence[Card], board: Sequence[Card] = ()) -> Ranked:
    """Return the ranks of a seat's checked cards as ``ranked`` does, but many times faster."""
    hole, board = tuple(hole), tuple(board)
    if game.second is not None:
        other = rank_cards(game.second, hole, board if game.second.board else ())
        return rank_cards(game.first, hole, board)._replace(second=other)
    if game.whole is not None:
        return Ranked(hole, board, len(hole) >= game.hand, game.whole.rank(hole), None)
    if _lacks_cards(game, hole, board):
        return ranked(game, analyse_cards(game, hole, board))
    has_wild = game.deck.has_wild
    lookup = _lookup_of(game, has_wild and JOKERS[1] in (*hole, *board))
    flushes = _flushes(lookup, hole, board)
    if flushes and lookup.flushes_hurt:  # another choice of five, not a flush, may be the best
        return ranked(game, analyse_cards(game, hole, board))
    keys = _keys(lookup, hole, board)
    high = None if lookup.high is None else lookup.high.best(keys, flushes)
    low = None if lookup.low is None else lookup.low.best(keys, flushes)
    return Ranked(hole, board, True, high, low)


def _lacks_cards(game: Game, hole: Sequence[Card], board: Sequence[Card]) -> bool:
    if game.most_own is not None:
        return min(len(hole), game.most_own) + len(board) < game.hand
    if game.uses is None:
        return len(hole) + len(board) < game.hand
    return len(board) < game.uses[1] or len(hole) < game.uses[0]


def main_category(game: Game, high: HighRank | None, low: LowRank | None) -> Phrase:
    """Name a hand's category: by its high, or by its low in games for low only, if it has one."""
    if high is not None and (game.high_counts or low is None):
        return category_name(high)
    assert game.low is not None  # a game counts highs or lows
    assert low is not None
    return CATEGORY_NAMES[low_category(low, game.low)]


# ------------------------------------------------------------------------------------ the lookup

# Python adds short numbers faster, so the ranks of wild cards, 0 and 1, have the highest keys.
_PLACES: Final = (13, 14, *range(13))
_KEYS: Final = tuple([1 << 3 * place for place in _PLACES])
"""The key of each rank, by the numbers in ``Deck.looked_up``: ``WILD``, ``BUG``, 2 to 14.

The sum of the keys of five cards has three bits for each rank, which count its cards.
"""


class _RankedTable(Generic[R]):
    """The ranks of hands in one ordering, found by the sum of the keys of five cards."""

    def __init__(self, classes: Classes[R]) -> None:
        self._ranks: tuple[R, ...] = classes.ranks
        self._mixed = {_key(ranks): number for ranks, number in classes.mixed.items()}
        self._suited = {_key(ranks): number for ranks, number in classes.suited.items()}

    def best(self, keys: Sequence[int], flushes: Sequence[int]) -> R | None:
        """Return the best rank of choices with these keys, or flushes with theirs; None if none."""
        none = len(self._ranks) + 1
        best = min(map(self._mixed.get, keys, repeat(none)))
        if flushes:
            best = min(best, *map(self._suited.get, flushes, repeat(none)))
        return None if best == none else self._ranks[best - 1]


class _Lookup(NamedTuple):
    """The lookup tables of a game, and the key and the suit of each card in these tables."""

    game: Game  # the game
    # high, low: the tables; None for a half of the pot that the game does not have.
    high: _RankedTable[HighRank] | None
    low: _RankedTable[LowRank] | None
    flushes_hurt: bool  # True if a flush counts against a hand
    keys: Sequence[int]  # for each card, by its number, the key of its rank in the tables
    # For each card, by its number, its suit; None for a wild card, which can have any.
    suits: Sequence[Suit | None]


_lookups: Final[tuple[dict[int, _Lookup], dict[int, _Lookup]]] = ({}, {})
"""The tables of each game, by ``id(game)``: for hands without the second joker, then with it."""
_MOST_LOOKUPS: Final = 64


def _lookup_of(game: Game, second_joker: bool) -> _Lookup:
    """Return the lookup tables of a game. ``second_joker``: True if the hand has the second joker.

    The cache compares games by identity, as comparing records takes longer than ranking a hand.
    Each entry of the cache refers to its game, so no other game can get the same identity.
    """
    lookups = _lookups[second_joker]
    found = lookups.get(id(game))
    if found is None:
        if len(lookups) >= _MOST_LOOKUPS:
            lookups.clear()
        tables = tables_of(game, (JOKERS[1],) if second_joker else ())
        ranks = [game.deck.looked_up.get(card, WILD) for card in (*DECK, *JOKERS)]
        found = lookups[id(game)] = _Lookup(
            game,
            _RankedTable(tables.high) if game.high_counts else None,
            None if game.low is None else _RankedTable(tables.low(game.low)),
            game.low is not None and game.low.straights_count,
            tuple([_KEYS[rank] for rank in ranks]),
            tuple([DECK[at].suit if rank > BUG else None for at, rank in enumerate(ranks)]),
        )
    return found


def _key(ranks: Iterable[int]) -> int:
    return sum([_KEYS[rank] for rank in ranks])


def _keys(lookup: _Lookup, hole: Sequence[Card], board: Sequence[Card]) -> Sequence[int]:
    """Return each allowed choice's key: the sum of its five cards' keys."""
    game, keys = lookup.game, lookup.keys
    own, shared = [keys[card.number] for card in hole], [keys[card.number] for card in board]
    if game.most_own is not None:
        return list(map(sum, game.fives(own, shared)))
    if game.uses is None:
        return list(map(sum, combinations(own + shared, game.hand)))
    of_hole, of_board = game.uses
    ones, others = (
        set(map(sum, combinations(some, count)))
        for some, count in ((own, of_hole), (shared, of_board))
    )
    return [one + other for one in ones for other in others]


def _flushes(lookup: _Lookup, hole: Sequence[Card], board: Sequence[Card]) -> Sequence[int]:
    """Return the keys of all choices that are, with the help of any wild cards, a flush."""
    game, suits = lookup.game, lookup.suits
    own, shared = [suits[card.number] for card in hole], [suits[card.number] for card in board]
    of_hole, of_board = (game.hand, 0) if game.uses is None else game.uses
    if game.uses is None:
        own += shared
    of_hole -= own.count(None)
    keys: list[int] = []
    for suit in _SUITS:
        if own.count(suit) >= of_hole and shared.count(suit) >= of_board:
            of_suit = (
                [card for card in cards if suits[card.number] in (suit, None)]
                for cards in (hole, board)
            )
            keys += _keys(lookup, *of_suit)
    return keys
