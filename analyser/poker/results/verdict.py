"""Who wins, and what decided it, as records."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from types import MappingProxyType
from typing import Literal

from analyser.poker.games.game import Game
from analyser.poker.ranking.high import HighRank, evaluate_high
from analyser.poker.ranking.low import LowOrdering, LowRank
from analyser.poker.results.analysis import Analysis
from analyser.poker.results.difference import Difference, compare_two_highs, compare_two_lows
from analyser.poker.results.ranked import Ranked, ranked

ReasonKind = Literal["category", "tiebreaker", "tie", "board", "no-low"]


@dataclass(frozen=True, slots=True)
class Reason:
    """What decided between two seats.

    Attributes:
        kind: "category" if the categories differ, "tiebreaker" if ranks inside one category
            do, "tie" if nothing does, "board" if all play the board. "no-low" if high and
            low would share the pot and nobody has a low; in the low half, if only one has.
        seats: the two seats compared, numbered from 0, the lower number first.
        position: which tie-breaker decided, from 1, for low which of the five ranks; None unless
            kind is "tiebreaker".
        ranks: that rank for each of ``seats``, the ace 1 if it is low; None if a hand of
            fewer than five cards has none there, and None altogether unless kind is "tiebreaker".
    """

    kind: ReasonKind
    seats: tuple[int, int]
    position: int | None = None
    ranks: tuple[int | None, int | None] | None = None


@dataclass(frozen=True, slots=True)
class HighSide:
    """Who wins with the high hand.

    Attributes:
        winners: the seats that win or share, numbered from 0.
        ranks: the rank of each seat that has cards.
        reason: what decided.
    """

    winners: tuple[int, ...]
    ranks: Mapping[int, HighRank] = field(hash=False)
    reason: Reason


@dataclass(frozen=True, slots=True)
class LowSide:
    """Who wins with the low hand; fields as in ``HighSide``.

    Attributes:
        ranks: the rank of each seat that has a low, or what there is of one so far.
        ordering: how low hands compare.
    """

    winners: tuple[int, ...]
    ranks: Mapping[int, LowRank] = field(hash=False)
    reason: Reason
    ordering: LowOrdering


@dataclass(frozen=True, slots=True)
class Verdict:
    """Who wins, or who leads while cards are to come.

    Attributes:
        winners: the seats that win or share, numbered from 0: the high if it counts, else the
            low.
        low_winners: the seats that win or share the low half; empty in games without one, and
            if nobody has a low.
        reason: what decided; that the high hand takes all if nobody has a low.
        final: whether every card is there, and known.
        high: the high hands compared; None if they do not count.
        low: the low hands compared; None if they do not count or nobody has one.
    """

    winners: tuple[int, ...]
    low_winners: tuple[int, ...]
    reason: Reason
    final: bool
    high: HighSide | None
    low: LowSide | None


def showdown(game: Game, seats: Sequence[Analysis | None], unseen: bool = False) -> Verdict | None:
    """Compare the seats that have cards; a seat without any is None.

    ``unseen``: a seat has cards more, which nobody has seen, so nothing is final yet.
    Returns None if fewer than two seats have cards.
    """
    return compare_ranked(
        game, [None if hand is None else ranked(game, hand) for hand in seats], unseen
    )


def compare_ranked(
    game: Game, seats: Sequence[Ranked | None], unseen: bool = False
) -> Verdict | None:
    """Do what ``showdown`` does, if no more is known of the hands than it takes."""
    hands = {seat: hand for seat, hand in enumerate(seats) if hand is not None}
    if len(hands) < 2:
        return None
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
    return Verdict(high.winners, () if low is None else low.winners, reason, final, high, low)


def seats_compared(
    winners: Sequence[int], nearest: tuple[int, int], chosen: int | None = None
) -> tuple[int, int]:
    """Return the two seats to compare: the first of the winners, then another.

    That is the seat somebody chose; if nobody did, or the winner itself is chosen, the other one
    of ``nearest``, the pair that the verdict speaks of.
    """
    winner = winners[0]
    if chosen is None or chosen == winner:
        chosen = nearest[1] if nearest[0] == winner else nearest[0]
    return winner, chosen


def all_dealt(game: Game, hole: int, board: int) -> bool:
    """Whether a seat with this many cards has all that it is dealt, and the board too."""
    if game.board and not game.comes_alone(hole):
        return board == game.board and hole == game.dealt
    return hole >= max(game.hand, game.dealt)


# ---------------------------------------------------------------------------------- the high hand


def _high_side(game: Game, hands: Mapping[int, Ranked]) -> HighSide:
    ranks = {seat: hand.high for seat, hand in hands.items() if hand.high is not None}
    strength = {seat: game.high.strength(rank) for seat, rank in ranks.items()}
    best = max(strength.values())
    winners = tuple([seat for seat, value in strength.items() if value == best])
    losers = [seat for seat in hands if seat not in winners]
    if not losers and _all_play_the_board(game, hands[winners[0]]):
        reason = Reason("board", (winners[0], winners[1]))
    else:
        second = max(losers, key=strength.__getitem__) if losers else winners[1]
        one, other = sorted((winners[0], second))
        difference = compare_two_highs(ranks[one], ranks[other], game.high)
        reason = _reason((one, other), difference)
    return HighSide(winners, MappingProxyType(ranks), reason)


def _all_play_the_board(game: Game, hand: Ranked) -> bool:
    """Whether a hand that ties with all others is no better than the board alone."""
    if game.uses is not None or len(hand.board) < 5 or game.deck.has_wild:
        return False
    return evaluate_high(hand.board, game.high) == hand.high


# ----------------------------------------------------------------------------------- the low hand


def _low_side(ordering: LowOrdering, hands: Mapping[int, Ranked]) -> LowSide | None:
    ranks = {seat: hand.low for seat, hand in hands.items() if hand.low is not None}
    if not ranks:
        return None
    best = min(ranks.values())
    winners = tuple([seat for seat, rank in ranks.items() if rank == best])
    losers = [seat for seat in hands if seat not in winners]
    with_low = [seat for seat in losers if seat in ranks]
    if len(ranks) == 1:
        one, other = sorted((winners[0], losers[0]))
        reason = Reason("no-low", (one, other))
    else:
        second = min(with_low, key=ranks.__getitem__) if with_low else winners[1]
        one, other = sorted((winners[0], second))
        reason = _reason((one, other), compare_two_lows(ranks[one], ranks[other]))
    return LowSide(winners, MappingProxyType(ranks), reason, ordering)


# ------------------------------------------------------------------------------------------ both


def _reason(seats: tuple[int, int], difference: Difference | None) -> Reason:
    """Write down what decides between two seats, the lower number first."""
    if difference is None:
        return Reason("tie", seats)
    if difference.ranks is None:
        return Reason("category", seats)
    return Reason("tiebreaker", seats, difference.position, difference.ranks)
