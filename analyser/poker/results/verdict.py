"""Verdicts as records: who wins, and what decided."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from itertools import zip_longest
from types import MappingProxyType
from typing import Literal

from analyser.poker.games.game import HIGH_AND_LOW, Game
from analyser.poker.phrases import Phrase
from analyser.poker.ranking.high import HighRank, evaluate_high
from analyser.poker.ranking.low import LowOrdering, LowRank
from analyser.poker.records import Record
from analyser.poker.results.analysis import Analysis
from analyser.poker.results.ranked import Ranked, ranked

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
    return compare_ranked(
        game, [None if hand is None else ranked(game, hand) for hand in seats], unseen
    )


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
        return replace(
            first,
            low_winners=second.winners,
            final=first.final and second.final,
            second=second,
            halves=game.halves,
        )
    dealt = None not in seats and all(
        all_dealt(game, len(hand.cards), len(hand.board)) for hand in hands.values()
    )
    final = dealt and not unseen
    low = None if game.low is None else _low_side(game.low, hands)
    if not game.high_counts:
        assert low is not None  # somebody has a low if no qualifier is asked for
        return Verdict(low.winners, (), low.reason, final, None, low)
    high = _high_side(game, hands)
    reason = high.reason
    if game.splits and low is None and final:
        reason = Reason("no-low", reason.seats)
    lows = () if low is None else low.winners
    uses = game.uses if game.most_own is None else (game.most_own, 0)
    return Verdict(high.winners, lows, reason, final, high, low, uses=uses)


def main_winners(game: Game, hands: Mapping[int, Ranked]) -> tuple[int, ...]:
    """Return the winners of the verdict on some seats' hands, without what decided."""
    game = game.first
    if not game.high_counts:
        lows = {seat: hand.low for seat, hand in hands.items() if hand.low is not None}
        return _seats_with(min(lows.values()), lows)
    highs = {
        seat: game.high.strength(hand.high) for seat, hand in hands.items() if hand.high is not None
    }
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
