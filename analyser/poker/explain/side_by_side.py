"""Explains what decides between two seats: their hands side by side, and the reason in words."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from analyser.poker.explain.alignment import Alignment, align_highs, align_lows, low_of
from analyser.poker.explain.lows import ORDERING_NAMES, why_no_low
from analyser.poker.explain.rulings import rulings_for
from analyser.poker.games.game import Game
from analyser.poker.names import describe_in_sentence
from analyser.poker.phrases import N_, Phrase
from analyser.poker.ranking.low import LowOrdering
from analyser.poker.results.analysis import Analysis
from analyser.poker.results.reasons import say_reason
from analyser.poker.results.verdict import Verdict, seats_compared, showdown


@dataclass(frozen=True, slots=True)
class SeatComparison:
    """The comparison of two seats, for the high or for a low."""

    title: Phrase  # the title: what is compared, and between whom
    seats: tuple[int, int]  # the numbers of the two seats
    names: tuple[str, str]  # the names of the two seats
    # The two hands position by position; None if they cannot be aligned.
    alignment: Alignment | None
    says: tuple[Phrase, ...]  # sentences that say what decides, or why a seat has no low
    ruling: str  # the key of the ruling in the rules reference that explains the decision


def explain_verdict(
    game: Game,
    hands: Sequence[Analysis | None],
    names: Sequence[str],
    verdict: Verdict,
    chosen: int | None = None,
    half: Phrase | None = None,
) -> tuple[SeatComparison, ...]:
    """Compare the winner with another seat; the winner is the first of the two.

    There is one comparison of the high hands, one of the lows, or both if the game splits the pot.

    Args:
        game: the game.
        hands: the hands of all seats; None for a seat without cards.
        names: the names of all seats.
        verdict: the verdict on these hands.
        chosen: the seat to compare the winner with. If it is None, has no cards or is the winner
            itself, the winner is compared with the other seat of the verdict's reason.
        half: the half of the pot that the verdict is about, if it is about one alone.
    """
    if game.second is not None and verdict.second is not None:
        alone = [None if hand is None else hand.alone for hand in hands]
        others = [None if hand is None else hand.second for hand in hands]
        first = replace(verdict, second=None, low_winners=())
        return (
            *explain_verdict(game.first, alone, names, first, chosen, verdict.halves[0]),
            *explain_verdict(game.second, others, names, verdict.second, chosen, verdict.halves[1]),
        )
    if chosen is not None and hands[chosen] is None:
        chosen = None
    high_half, low_half = game.halves if game.splits else (half, half)
    compared = []
    if (high := verdict.high) is not None:
        seats = seats_compared(high.winners, high.reason.seats, chosen)
        compared.append(_high(game, seats, *_two(hands, names, seats), high_half))
    if (low := verdict.low) is not None:
        seats = seats_compared(low.winners, low.reason.seats, chosen)
        compared.append(_low(game, seats, *_two(hands, names, seats), low.ordering, low_half))
    elif verdict.reason.kind == "no-low":
        seats = seats_compared(verdict.winners, verdict.reason.seats, chosen)
        compared.append(_no_low(game, seats, *_two(hands, names, seats)))
    return tuple(compared)


def compare_under_every_low(
    game: Game, hands: Sequence[Analysis | None], names: Sequence[str], seats: tuple[int, int]
) -> tuple[SeatComparison, ...]:
    """Compare two seats' lows in each low ordering of the game; only with five cards or more."""
    pair, named = _two(hands, names, seats)
    if pair[0].lows is None or pair[1].lows is None:
        return ()
    comparisons = []
    for ordering in game.orderings:
        alignment, says = _low_alignment(game, pair, named, ordering)
        title = ORDERING_NAMES[ordering.name]
        comparisons.append(SeatComparison(title, seats, named, alignment, says, ordering.name))
    return tuple(comparisons)


def _two(
    hands: Sequence[Analysis | None], names: Sequence[str], seats: tuple[int, int]
) -> tuple[tuple[Analysis, Analysis], tuple[str, str]]:
    """Return the hands and the names of two seats. Both seats must have cards."""
    one, other = seats
    left, right = hands[one], hands[other]
    assert left is not None  # only seats with cards are compared
    assert right is not None
    return (left, right), (names[one], names[other])


def _high(
    game: Game,
    seats: tuple[int, int],
    pair: tuple[Analysis, Analysis],
    names: tuple[str, str],
    half: Phrase | None,
) -> SeatComparison:
    alignment = align_highs(game, *pair)
    verdict = showdown(game, pair)
    assert verdict is not None  # both have cards
    assert verdict.high is not None
    says = _decided(alignment.better, names, alignment.says, lowest_wins=game.one_of_each)
    if verdict.high.reason.kind == "board":
        board = describe_in_sentence(pair[0].high.rank)
        says = Phrase(N_("Both play the board: {hand}."), hand=board)
    return SeatComparison(
        _title(names, half),
        seats,
        names,
        alignment,
        (says,),
        rulings_for(game, pair, verdict)[0].key,
    )


def _low(
    game: Game,
    seats: tuple[int, int],
    pair: tuple[Analysis, Analysis],
    names: tuple[str, str],
    ordering: LowOrdering,
    half: Phrase | None,
) -> SeatComparison:
    said = _title(names, half)
    if pair[0].lows is not None and pair[1].lows is not None:
        found = _low_alignment(game, pair, names, ordering)
        return SeatComparison(said, seats, names, *found, ordering.name)
    verdict = showdown(game, pair)
    assert verdict is not None  # both have cards
    says = (say_reason(verdict, pair, names),)
    return SeatComparison(said, seats, names, None, says, ordering.name)


def _title(names: tuple[str, str], half: Phrase | None) -> Phrase:
    one, other = names
    if half is None:
        return Phrase(N_("{one} against {other}"), one=one, other=other)
    return Phrase(N_("For {half}: {one} against {other}"), half=half, one=one, other=other)


def _low_alignment(
    game: Game, pair: tuple[Analysis, Analysis], names: tuple[str, str], ordering: LowOrdering
) -> tuple[Alignment | None, tuple[Phrase, ...]]:
    alignment = align_lows(game, *pair, ordering)
    both = list(zip(names, pair, strict=True))
    lacking = [each for each in both if low_of(each[1], ordering).best is None]
    why = tuple([_lacks(game, name, hand) for name, hand in lacking])
    if alignment.better is None and lacking:
        return None, why
    if lacking:
        template = N_("{seat} has the only low.")
        return alignment, (Phrase(template, seat=names[alignment.better or 0]), *why)
    return alignment, (_decided(alignment.better, names, alignment.says, lowest_wins=True),)


def _no_low(
    game: Game, seats: tuple[int, int], pair: tuple[Analysis, Analysis], names: tuple[str, str]
) -> SeatComparison:
    says = tuple(_lacks(game, name, hand) for name, hand in zip(names, pair, strict=True))
    title = Phrase(N_("For the low: nobody"))
    return SeatComparison(title, seats, names, None, says, "high-low-split")


def _lacks(game: Game, name: str, hand: Analysis) -> Phrase:
    return Phrase(N_("{seat}: {why}"), seat=name, why=why_no_low(game, hand))


def _decided(
    better: int | None, names: tuple[str, str], reason: Phrase, *, lowest_wins: bool
) -> Phrase:
    if better is None:
        return Phrase(N_("Both have {same}."), same=reason)
    template = N_("{seat} is better: {reason}.")
    if lowest_wins:
        template = N_("{seat} is lower: {reason}.")
    return Phrase(template, seat=names[better], reason=reason)
