"""The ranks of hands, and the verdict on them: who wins, and what decided.

An ``Analysis`` has the ranks too, and in addition the best cards, all lows and texts. Reading a
file of a million hands needs only the ranks, and this module computes them many times faster.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from itertools import combinations, repeat, zip_longest
from types import MappingProxyType
from typing import Final, Generic, Literal, NamedTuple

from analyser.poker.cards import DECK, JOKERS, Card, Suit
from analyser.poker.decks import BUG, WILD
from analyser.poker.games.class_tables import tables_of
from analyser.poker.games.game import HIGH_AND_LOW, Game
from analyser.poker.names import CATEGORY_NAMES, category_name
from analyser.poker.phrases import Phrase
from analyser.poker.ranking.classes import Classes, R
from analyser.poker.ranking.high import HighRank, evaluate_high
from analyser.poker.ranking.low import LowOrdering, LowRank, low_category
from analyser.poker.records import Record
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
    """Whether there are too few cards yet for a hand of the game."""
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
        self._mixed = {_key_of_ranks(ranks): number for ranks, number in classes.mixed.items()}
        self._suited = {_key_of_ranks(ranks): number for ranks, number in classes.suited.items()}

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


def _key_of_ranks(ranks: Iterable[int]) -> int:
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


ReasonKind = Literal["category", "tiebreaker", "tie", "board", "no-low"]


@dataclass(frozen=True, slots=True, repr=False)
class Reason(Record):
    """What decided between two seats.

    Attributes:
        kind: "category" if the categories differ; "tiebreaker" if the categories are equal but
            tie-breaking ranks differ; "tie" if the hands are equal; "board" if all seats play the
            board. "no-low" has two meanings: as ``Verdict.reason``, that no seat of a split game
            has a low; as ``LowSide.reason``, that only one seat has a low.
        seats: the two seats compared, numbered from 0, the lower number first.
        position: which tie-breaker decided, from 1 (for low: which of the five ranks); None
            unless kind is "tiebreaker".
        ranks: the deciding rank of each of the two seats, a low ace as 1; None for a seat with too
            few cards to have this rank. None instead of a pair unless kind is "tiebreaker".
        text: the reason in words where it is handed out; in a ``Verdict`` "".
    """

    kind: ReasonKind
    seats: tuple[int, int]
    position: int | None = None
    ranks: tuple[int | None, int | None] | None = None
    text: str = ""


@dataclass(frozen=True, slots=True)
class HighSide:
    """The comparison of the high hands."""

    winners: tuple[int, ...]  # the seats that win or tie, numbered from 0
    ranks: Mapping[int, HighRank] = field(hash=False)  # the rank of each seat that has cards
    # What decided between the winner and the best other seat; if several tie, between the first two
    # of them.
    reason: Reason


@dataclass(frozen=True, slots=True)
class LowSide:
    """The comparison of the low hands; ``winners`` and ``reason`` as in ``HighSide``."""

    winners: tuple[int, ...]
    # The rank of each seat that has a low; in games for low only, the rank of an incomplete low
    # too.
    ranks: Mapping[int, LowRank] = field(hash=False)
    reason: Reason
    ordering: LowOrdering  # how low hands compare


@dataclass(frozen=True, slots=True)
class Verdict:
    """Who wins, or who leads while cards are to come."""

    # The seats that win or tie, numbered from 0: by the high hand, or by the low in games for low
    # only.
    winners: tuple[int, ...]
    # The seats that win or tie for the other half, in hi-lo the low; empty in games that do not
    # split the pot, and if no seat has a low.
    low_winners: tuple[int, ...]
    # What decided; of kind "no-low" in a split game that is over and in which nobody has a low, so
    # the high hand takes the whole pot.
    reason: Reason
    final: bool  # True if all cards are dealt and known
    high: HighSide | None  # the comparison of the high hands; None in games for low only
    # The comparison of the low hands; None in games without a low, and if no seat has one.
    low: LowSide | None
    # The verdict on the half of the pot that another game has; None without such a half.
    second: Verdict | None = None
    halves: tuple[Phrase, Phrase] = HIGH_AND_LOW  # what the halves of the pot are called
    # How many own cards, the most if it is no one number, and how many of the board must play; None
    # if any may.
    uses: tuple[int, int] | None = None


def showdown(game: Game, seats: Sequence[Analysis | None], unseen: bool = False) -> Verdict | None:
    """Compare the seats that have cards; None if fewer than two have.

    ``seats``: the hands, None for a seat without known cards; ``unseen``: True if some seat has
    unknown cards or a range, so that the verdict is not final.
    """
    hands = [None if hand is None else ranked(game, hand) for hand in seats]
    return compare_ranked(game, hands, unseen)


def compare_ranked(
    game: Game, seats: Sequence[Ranked | None], unseen: bool = False
) -> Verdict | None:
    """Compare seats as ``showdown`` does, given only the ranks of their hands."""
    hands = {seat: hand for seat, hand in enumerate(seats) if hand is not None}
    if len(hands) < 2:
        return None
    if game.second is not None:
        first = compare_ranked(game.first, seats, unseen)
        second = compare_ranked(game.second, [hand and hand.second for hand in seats], unseen)
        assert first is not None
        assert second is not None
        first = replace(first, final=first.final and second.final, second=second)
        return replace(first, low_winners=second.winners, halves=game.halves)
    dealt = None not in seats and all(
        all_dealt(game, len(hand.cards), len(hand.board)) for hand in hands.values()
    )
    final = dealt and not unseen
    low = None if game.low is None else _low_side(game.low, hands)
    if not game.high_counts:
        assert low is not None  # somebody has a low if no qualifier is asked for
        return Verdict(low.winners, (), low.reason, final, None, low)
    high = _high_side(game, hands)
    nobody_has_low = game.splits and low is None and final
    reason = Reason("no-low", high.reason.seats) if nobody_has_low else high.reason
    lows = () if low is None else low.winners
    uses = game.uses if game.most_own is None else (game.most_own, 0)
    return Verdict(high.winners, lows, reason, final, high, low, uses=uses)


def main_winners(game: Game, hands: Mapping[int, Ranked]) -> tuple[int, ...]:
    """Return what ``Verdict.winners`` would be for the hands of some seats, by seat: faster."""
    game = game.first
    if not game.high_counts:
        lows = {seat: hand.low for seat, hand in hands.items() if hand.low is not None}
        return _seats_with(min(lows.values()), lows)
    highs = {seat: game.high.strength(hand.high) for seat, hand in hands.items() if hand.high}
    return _seats_with(max(highs.values()), highs)


def _seats_with(best: object, values: Mapping[int, object]) -> tuple[int, ...]:
    return tuple([seat for seat, value in values.items() if value == best])


def seats_compared(
    winners: Sequence[int], nearest: tuple[int, int], chosen: int | None = None
) -> tuple[int, int]:
    """Return the two seats to compare: the first winner, then the ``chosen`` one.

    If that is None or the first winner, it is the other of ``nearest``, the reason's two seats.
    """
    winner = winners[0]
    if chosen is None or chosen == winner:
        chosen = nearest[1] if nearest[0] == winner else nearest[0]
    return winner, chosen


def all_dealt(game: Game, hole: int, board: int) -> bool:
    """True if ``hole`` cards of a seat and ``board`` cards are all that the game deals.

    The board does not count for a seat with so many cards that it ``comes_alone``.
    """
    if game.board and not game.comes_alone(hole):
        return board == game.board and hole == game.dealt
    return hole >= max(game.hand, game.dealt)


# ---------------------------------------------------------------------------------- the high hand


def _high_side(game: Game, hands: Mapping[int, Ranked]) -> HighSide:
    ranks = {seat: hand.high for seat, hand in hands.items() if hand.high is not None}
    strength = {seat: game.high.strength(rank) for seat, rank in ranks.items()}
    winners = _seats_with(max(strength.values()), strength)
    best_two = sorted(ranks, key=strength.__getitem__, reverse=True)[:2]
    one, other = sorted(best_two)
    if len(winners) == len(hands) and _all_play_the_board(game, hands[one]):
        reason = Reason("board", (one, other))
    else:
        reason = _reason_between((one, other), split_rank(ranks[one]), split_rank(ranks[other]))
    return HighSide(winners, MappingProxyType(ranks), reason)


def _all_play_the_board(game: Game, hand: Ranked) -> bool:
    """True if seats that tie play the board, all five cards of it."""
    if game.uses is not None or len(hand.board) < game.hand or game.deck.has_wild:
        return False
    return evaluate_high(hand.board, game.high) == hand.high


# ----------------------------------------------------------------------------------- the low hand


def _low_side(ordering: LowOrdering, hands: Mapping[int, Ranked]) -> LowSide | None:
    ranks = {seat: hand.low for seat, hand in hands.items() if hand.low is not None}
    if not ranks:
        return None
    winners = _seats_with(min(ranks.values()), ranks)
    if len(ranks) == 1:
        one, other = sorted((*ranks, next(seat for seat in hands if seat not in ranks)))
        reason = Reason("no-low", (one, other))
    else:
        best_two = sorted(ranks, key=ranks.__getitem__)[:2]
        one, other = sorted(best_two)
        reason = _reason_between((one, other), ranks[one], ranks[other])
    return LowSide(winners, MappingProxyType(ranks), reason, ordering)


# ------------------------------------------------------------------------------------------ both


def first_difference(left: LowRank | None, right: LowRank | None) -> int | None:
    """Return the first tie-breaker, from 1, in which two ranks differ; None if they are equal.

    0 if the kinds of hand differ, or only one has a low. A high's rank is given ``split_rank``.

    >>> first_difference(split_rank((2, 14, 13, 9, 6)), split_rank((2, 14, 13, 9, 7)))
    4
    """
    if left == right:
        return None
    if left is None or right is None or left[0] != right[0]:
        return 0
    rows = enumerate(zip_longest(left[1], right[1]), 1)
    return next(at for at, (one, other) in rows if one != other)


def split_rank(rank: HighRank) -> LowRank:
    """Return the rank of a high in the form of a low's: the kind of hand, and the tie-breakers."""
    return rank[:1], rank[1:]


def _reason_between(seats: tuple[int, int], one: LowRank, other: LowRank) -> Reason:
    position = first_difference(one, other)
    if not position:
        return Reason("tie" if position is None else "category", seats)
    pairs = list(zip_longest(one[1], other[1]))
    return Reason("tiebreaker", seats, position, pairs[position - 1])
