"""Explains what decides between two seats: their hands side by side, and the reason in words."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from itertools import compress
from typing import NamedTuple

from analyser.poker.explain.alignment import Alignment, align_highs, align_lows, low_of
from analyser.poker.explain.lows import ORDERING_NAMES, why_no_low
from analyser.poker.explain.rulings import rulings_for
from analyser.poker.games.game import Game
from analyser.poker.names import describe_in_sentence
from analyser.poker.phrases import N_, Phrase
from analyser.poker.ranking.low import LowOrdering
from analyser.poker.results.analysis import Analysis
from analyser.poker.results.reasons import say_reason
from analyser.poker.results.verdict import (
    HighSide,
    LowSide,
    Verdict,
    seats_compared,
    showdown,
)


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

    def pair(side: HighSide | LowSide | Verdict) -> _Pair:
        return _pair(game, hands, names, seats_compared(side.winners, side.reason.seats, chosen))

    compared = []
    if verdict.high is not None:
        compared.append(pair(verdict.high).high(high_half))
    if verdict.low is not None:
        compared.append(pair(verdict.low).low(verdict.low.ordering, low_half))
    elif verdict.reason.kind == "no-low":
        compared.append(pair(verdict).no_low())
    return tuple(compared)


def compare_under_every_low(
    game: Game, hands: Sequence[Analysis | None], names: Sequence[str], seats: tuple[int, int]
) -> tuple[SeatComparison, ...]:
    """Compare two seats' lows in each low ordering of the game; only with five cards or more."""
    pair = _pair(game, hands, names, seats)
    if None in (pair.hands[0].lows, pair.hands[1].lows):
        return ()
    return tuple([pair.five_card_low(each, ORDERING_NAMES[each.name]) for each in game.orderings])


class _Pair(NamedTuple):
    """Two seats of a game, both with cards."""

    game: Game
    seats: tuple[int, int]
    names: tuple[str, str]
    hands: tuple[Analysis, Analysis]

    def high(self, half: Phrase | None) -> SeatComparison:
        """Compare the high hands; ``half``: of the pot, if it is about one alone."""
        alignment = align_highs(self.game, *self.hands)
        verdict = showdown(self.game, self.hands)
        assert verdict is not None  # both have cards
        assert verdict.high is not None
        says = self._decided(alignment, lowest_wins=self.game.one_of_each)
        if verdict.high.reason.kind == "board":
            board = describe_in_sentence(self.hands[0].high.rank)
            says = Phrase(N_("Both play the board: {hand}."), hand=board)
        key = rulings_for(self.game, self.hands, verdict)[0].key
        return self._compared(self._title(half), alignment, (says,), key)

    def low(self, ordering: LowOrdering, half: Phrase | None) -> SeatComparison:
        """Compare the lows, which may have fewer than five cards."""
        if None not in (self.hands[0].lows, self.hands[1].lows):
            return self.five_card_low(ordering, self._title(half))
        verdict = showdown(self.game, self.hands)
        assert verdict is not None  # both have cards
        says = (say_reason(verdict, self.hands, self.names),)
        return self._compared(self._title(half), None, says, ordering.name)

    def five_card_low(self, ordering: LowOrdering, title: Phrase) -> SeatComparison:
        alignment: Alignment | None = align_lows(self.game, *self.hands, ordering)
        assert alignment is not None
        lacking = [low_of(hand, ordering).best is None for hand in self.hands]
        says = self._lacks(*lacking)
        if all(lacking):
            alignment = None
        elif any(lacking):
            only = Phrase(N_("{seat} has the only low."), seat=self.names[lacking.index(False)])
            says = (only, *says)
        else:
            says = (self._decided(alignment, lowest_wins=True),)
        return self._compared(title, alignment, says, ordering.name)

    def no_low(self) -> SeatComparison:
        """Say why neither has a low."""
        title = Phrase(N_("For the low: nobody"))
        return self._compared(title, None, self._lacks(True, True), "high-low-split")

    def _compared(
        self, title: Phrase, alignment: Alignment | None, says: tuple[Phrase, ...], ruling: str
    ) -> SeatComparison:
        return SeatComparison(title, self.seats, self.names, alignment, says, ruling)

    def _title(self, half: Phrase | None) -> Phrase:
        one, other = self.names
        if half is None:
            return Phrase(N_("{one} against {other}"), one=one, other=other)
        template = N_("For {half}: {one} against {other}")
        return Phrase(template, half=half, one=one, other=other)

    def _lacks(self, *lacking: bool) -> tuple[Phrase, ...]:
        """Say why each seat that lacks a low has none."""
        every = compress(zip(self.names, self.hands, strict=True), lacking)
        template = N_("{seat}: {why}")
        return tuple(
            [Phrase(template, seat=name, why=why_no_low(self.game, hand)) for name, hand in every]
        )

    def _decided(self, alignment: Alignment, *, lowest_wins: bool) -> Phrase:
        if alignment.better is None:
            return Phrase(N_("Both have {same}."), same=alignment.says)
        template = N_("{seat} is better: {reason}.")
        if lowest_wins:
            template = N_("{seat} is lower: {reason}.")
        return Phrase(template, seat=self.names[alignment.better], reason=alignment.says)


def _pair(
    game: Game, hands: Sequence[Analysis | None], names: Sequence[str], seats: tuple[int, int]
) -> _Pair:
    left, right = (hands[seat] for seat in seats)
    assert left is not None  # only seats with cards are compared
    assert right is not None
    return _Pair(game, seats, (names[seats[0]], names[seats[1]]), (left, right))
