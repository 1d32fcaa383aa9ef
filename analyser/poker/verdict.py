"""Who wins, and what decided it, as records."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import zip_longest
from typing import Literal

from analyser.poker.analysis import Analysis
from analyser.poker.games import Game
from analyser.poker.high import HighRank, evaluate_high
from analyser.poker.translatable import Phrase
from analyser.poker.wording import (
    describe_high,
    say_category_beats,
    say_plays_board,
    say_same_hand,
    say_tie_breaker,
    say_winners,
)

ReasonKind = Literal["category", "tiebreaker", "tie", "board", "no-low"]


@dataclass(frozen=True, slots=True)
class Reason:
    """What decided between two seats.

    Attributes:
        kind: "category" where the categories differ, "tiebreaker" where ranks inside one category
            do, "tie" where nothing does, "board" where all play the board.
        seats: the two seats compared, numbered from 0, the lower number first.
        position: which tie-breaker decided, from 1; None unless kind is "tiebreaker".
        ranks: that tie-breaker's rank for each of ``seats``; None where a hand of fewer than five
            cards has none there, and None altogether unless kind is "tiebreaker".
    """

    kind: ReasonKind
    seats: tuple[int, int]
    position: int | None = None
    ranks: tuple[int | None, int | None] | None = None


@dataclass(frozen=True, slots=True)
class Verdict:
    """Who wins, or who leads while cards are to come.

    Attributes:
        winners: the seats that win or share, numbered from 0.
        low_winners: the seats that win or share the low half; empty in games without one.
        reason: what decided.
        final: whether every card is there.
    """

    winners: tuple[int, ...]
    low_winners: tuple[int, ...]
    reason: Reason
    final: bool


def showdown(game: Game, seats: Sequence[Analysis | None]) -> Verdict | None:
    """Compare the seats that have cards; None stands for a seat without any.

    Returns None where fewer than two seats have cards.
    """
    hands = {seat: analysis for seat, analysis in enumerate(seats) if analysis is not None}
    if len(hands) < 2:
        return None
    ranks = {seat: analysis.high.rank for seat, analysis in hands.items()}
    best = max(ranks.values())
    winners = tuple(seat for seat, rank in ranks.items() if rank == best)
    final = len(hands) == len(seats) and all(_all_dealt(game, hand) for hand in hands.values())
    return Verdict(winners, (), _reason(hands, ranks, winners), final)


def _all_dealt(game: Game, hand: Analysis) -> bool:
    if game.board and (hand.board or len(hand.cards) <= game.most):
        return len(hand.board) == game.board and len(hand.cards) == game.dealt
    return len(hand.cards) >= 5


def _reason(
    hands: dict[int, Analysis], ranks: dict[int, HighRank], winners: tuple[int, ...]
) -> Reason:
    losers = [seat for seat in hands if seat not in winners]
    if not losers:
        first, second, *_ = winners
        board = hands[first].board
        plays_board = len(board) == 5 and evaluate_high(board) == ranks[first]
        return Reason("board" if plays_board else "tie", (first, second))
    runner_up = max(losers, key=lambda seat: ranks[seat])
    one, other = sorted((winners[0], runner_up))
    if ranks[one][0] != ranks[other][0]:
        return Reason("category", (one, other))
    position, pair = next(
        (position, pair)
        for position, pair in enumerate(zip_longest(ranks[one], ranks[other]))
        if pair[0] != pair[1]
    )
    return Reason("tiebreaker", (one, other), position, pair)


def split_pot(pot: int, winners: Sequence[int], seats: int) -> tuple[int, ...]:
    """Share a pot of whole chips among the winners: the chips of each seat.

    Chips that cannot be shared go one each to the first winners, who sit nearest to the button's
    left. Source: Robert's Rules of Poker, section 7 on split pots.
    """
    share, odd = divmod(pot, len(winners))
    lucky = winners[:odd]
    return tuple(share * (seat in winners) + (seat in lucky) for seat in range(seats))


def say_verdict(verdict: Verdict, names: Sequence[str]) -> Phrase:
    """Say who wins or leads, or who ties; ``names`` are those of all seats."""
    return say_winners([names[seat] for seat in verdict.winners], verdict.final)


def say_reason(verdict: Verdict, seats: Sequence[Analysis | None], names: Sequence[str]) -> Phrase:
    """Say what decided: "three of a kind beats two pair"."""
    reason = verdict.reason
    ranks = []
    for seat in reason.seats:
        hand = seats[seat]
        assert hand is not None
        ranks.append(hand.high.rank)
    winner, loser = sorted(ranks, reverse=True)
    match reason.kind:
        case "category":
            return say_category_beats(winner, loser)
        case "tiebreaker":
            assert reason.position is not None
            compared = sum(hand is not None for hand in seats)
            both = None if compared == 2 else [names[seat] for seat in reason.seats]
            worse = loser[reason.position] if reason.position < len(loser) else None
            return say_tie_breaker(both, winner, reason.position, winner[reason.position], worse)
        case "board":
            return say_plays_board(describe_high(winner))
    return say_same_hand(describe_high(winner))
