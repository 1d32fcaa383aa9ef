"""Results in words: what a hand is in its game, who wins what, and what decided it."""

from __future__ import annotations

from collections.abc import Sequence

from analyser.poker.analysis import Analysis, low_rank_of
from analyser.poker.high import Category
from analyser.poker.low import LowOrdering, low_category
from analyser.poker.translatable import QT_TRANSLATE_NOOP, Phrase
from analyser.poker.verdict import HighSide, LowSide, Verdict
from analyser.poker.wording import (
    CATEGORY_NAMES,
    RANK_NAMES,
    describe_high,
    listed,
    rank_row,
    say_category_beats,
    say_low_category_beats,
    say_low_tie_breaker,
    say_no_low,
    say_only_low,
    say_plays_board,
    say_same_hand,
    say_same_low,
    say_tie_breaker,
    say_winners,
    tie_breaker_name,
)


def say_hand(hand: Analysis) -> Phrase:
    """Say what a hand is as far as it counts in its game: the high, the low, or both."""
    low = hand.rules.low
    if low is None:
        return hand.high.description
    if not hand.rules.high_counts:
        return _say_low(hand, low)
    if hand.lows is None:
        return hand.high.description
    row = hand.lows[low.name].description
    if row is None:
        template = QT_TRANSLATE_NOOP("analyser", "{high}; no low")
        return Phrase(template, high=hand.high.description)
    template = QT_TRANSLATE_NOOP("analyser", "{high}; low {low}")
    return Phrase(template, high=hand.high.description, low=row)


def say_stand_ins(hand: Analysis) -> Phrase | None:
    """Say what each wild card of the high hand stands for: "Wild: Jo = T♠, 2♣ = 9♠".

    None where none is wild, and where the low alone counts.
    """
    if not hand.high.wild or not hand.rules.high_counts:
        return None
    stands = hand.high.wild.items()
    cards = ", ".join(f"{wild.with_sign} = {card.with_sign}" for wild, card in stands)
    return Phrase(QT_TRANSLATE_NOOP("analyser", "Wild: {cards}"), cards=cards)


def say_decider(hand: Analysis, position: int) -> Phrase:
    """Say what a tie-breaker of the high hand, from 1, decides by: "the kicker decides: jack"."""
    rank = hand.high.rank
    template = QT_TRANSLATE_NOOP("analyser", "{tie_breaker} decides: {rank}")
    role = tie_breaker_name(Category(rank[0]), position)
    return Phrase(template, tie_breaker=role, rank=RANK_NAMES[rank[position]])


def _say_low(hand: Analysis, ordering: LowOrdering) -> Phrase:
    rank = low_rank_of(hand, ordering)
    assert rank is not None  # every hand has a low where the low alone counts
    row = rank_row(rank[1])
    if not hand.complete:
        return Phrase(QT_TRANSLATE_NOOP("analyser", "Low so far, {low}"), low=row)
    category = low_category(rank, ordering)
    if category == Category.HIGH_CARD:
        return Phrase(QT_TRANSLATE_NOOP("analyser", "Low, {low}"), low=row)
    template = QT_TRANSLATE_NOOP("analyser", "Low, {low}, {category}")
    return Phrase(template, low=row, category=CATEGORY_NAMES[category])


def say_verdict(verdict: Verdict, names: Sequence[str]) -> Phrase:
    """Say who wins or leads, or who ties; ``names`` are those of all seats."""
    winners = [names[seat] for seat in verdict.winners]
    if not verdict.low_winners:
        return say_winners(winners, verdict.final)
    if verdict.low_winners == verdict.winners:
        return _say_both(winners, verdict.final)
    low_winners = [names[seat] for seat in verdict.low_winners]
    return Phrase(
        QT_TRANSLATE_NOOP("analyser", "{high}, {low}"),
        high=_say_half(winners, verdict.final, *_HIGH),
        low=_say_half(low_winners, verdict.final, *_LOW),
    )


def say_reason(verdict: Verdict, seats: Sequence[Analysis | None], names: Sequence[str]) -> Phrase:
    """Say what decided: "three of a kind beats two pair"."""
    compared = sum(hand is not None for hand in seats)
    low = None if verdict.low is None else _say_low_reason(verdict.low, names)
    if verdict.high is None:
        assert low is not None  # one of the two counts
        return low
    high = _say_high_reason(verdict.high, names, compared)
    if low is not None:
        template = QT_TRANSLATE_NOOP("analyser", "for the high, {high}; for the low, {low}")
        return Phrase(template, high=high, low=low)
    if verdict.reason.kind == "no-low":
        template = QT_TRANSLATE_NOOP("analyser", "{high}; {no_low}")
        return Phrase(template, high=high, no_low=_say_why_no_low(seats))
    return high


_HIGH = (
    QT_TRANSLATE_NOOP("analyser", "{seats} tie for the high"),
    QT_TRANSLATE_NOOP("analyser", "{seat} wins the high"),
    QT_TRANSLATE_NOOP("analyser", "{seat} leads the high"),
)
_LOW = (
    QT_TRANSLATE_NOOP("analyser", "{seats} tie for the low"),
    QT_TRANSLATE_NOOP("analyser", "{seat} wins the low"),
    QT_TRANSLATE_NOOP("analyser", "{seat} leads the low"),
)


def _say_half(names: Sequence[str], final: bool, tie: str, wins: str, leads: str) -> Phrase:
    if len(names) > 1:
        return Phrase(tie, seats=listed(names))
    return Phrase(wins if final else leads, seat=names[0])


def _say_both(names: Sequence[str], final: bool) -> Phrase:
    if len(names) > 1:
        template = QT_TRANSLATE_NOOP("analyser", "{seats} tie for high and low")
        return Phrase(template, seats=listed(names))
    if final:
        return Phrase(QT_TRANSLATE_NOOP("analyser", "{seat} wins high and low"), seat=names[0])
    return Phrase(QT_TRANSLATE_NOOP("analyser", "{seat} leads high and low"), seat=names[0])


def _say_high_reason(side: HighSide, names: Sequence[str], compared: int) -> Phrase:
    reason = side.reason
    winner, loser = [side.ranks[seat] for seat in reason.seats]
    if reason.seats[0] not in side.winners:
        winner, loser = loser, winner
    match reason.kind:
        case "category":
            return say_category_beats(winner, loser)
        case "tiebreaker":
            assert reason.position is not None
            both = None if compared == 2 else [names[seat] for seat in reason.seats]
            worse = loser[reason.position] if reason.position < len(loser) else None
            return say_tie_breaker(both, winner, reason.position, winner[reason.position], worse)
        case "board":
            return say_plays_board(describe_high(winner))
    return say_same_hand(describe_high(winner))


def _say_low_reason(side: LowSide, names: Sequence[str]) -> Phrase:
    reason = side.reason
    winner = side.winners[0]
    loser = reason.seats[1] if reason.seats[0] == winner else reason.seats[0]
    kind, ranks = side.ranks[winner]
    match reason.kind:
        case "category":
            worse = low_category(side.ranks[loser], side.ordering)
            return say_low_category_beats(low_category((kind, ranks), side.ordering), worse)
        case "tiebreaker":
            assert reason.position is not None
            category = low_category((kind, ranks), side.ordering)
            return say_low_tie_breaker(category, ranks, side.ranks[loser][1], reason.position)
        case "no-low":
            return say_only_low(names[winner], rank_row(ranks))
    return say_same_low(rank_row(ranks))


def _say_why_no_low(seats: Sequence[Analysis | None]) -> Phrase:
    """Say what keeps everybody from a low: too few low cards on the board, if it is that."""
    board = next((hand.board for hand in seats if hand is not None), ())
    low_ranks = [card.rank for card in board if card.rank in (2, 3, 4, 5, 6, 7, 8, 14)]
    return say_no_low(bool(board), len(low_ranks), len(set(low_ranks)))
