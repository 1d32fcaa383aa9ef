"""What is shown of a table beside its words: which low, which cards play, what the same hand is.

These are rules of poker, so no window decides them.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from analyser.poker.cards import Card
from analyser.poker.games.choices import Five
from analyser.poker.ranking.low import ACE_TO_FIVE, EIGHT_OR_BETTER
from analyser.poker.results.analysis import Analysis, Low
from analyser.poker.results.outcome import Outcome, answer_of
from analyser.poker.table.table import BOARD, Table


class SideLow(NamedTuple):
    """The low of a hand that is shown beside its high.

    Attributes:
        low: the low; its ``best`` is None if the cards make none.
        qualifies: whether it is an eight-or-better low as well.
    """

    low: Low
    qualifies: bool


def split_low(hand: Analysis) -> Low | None:
    """Return the low that shares the pot with the high hand.

    Its ``best`` is None if the cards make no low. None altogether in games that do not split the
    pot, and below five cards.
    """
    game = hand.played
    if not game.splits or game.low is None or hand.lows is None:
        return None
    return hand.lows[game.low.name]


def side_low(hand: Analysis) -> SideLow | None:
    """Return the low to show beside the high of a hand that nobody competes with.

    It is the low that shares the pot, and ace to five in games that show a low without paying it.
    None in all other games, below five cards, and if the cards make no low.
    """
    game = hand.played
    if hand.lows is None or not game.high_counts or not (game.splits or game.shows_low):
        return None
    low = hand.lows[(game.low or ACE_TO_FIVE).name]
    if low.best is None:
        return None
    return SideLow(low, bool(hand.lows[EIGHT_OR_BETTER.name].qualifies))


def playing_cards(hand: Analysis | None, *, compared: bool) -> frozenset[Card] | None:
    """Return the cards that make a seat's hand, in a split game those of its low too.

    Of several choices that are as good it is the one with most cards of the board: a seat that
    plays the board is shown so. None below five cards, or if nothing is known of the seat.

    Args:
        hand: the seat's hand.
        compared: whether it competes with others, so that its low can win.
    """
    if hand is None or not hand.complete:
        return None
    answer = answer_of(hand)
    choices = hand.high.all if answer.is_high else _low_choices(hand)
    cards = _with_most_of_the_board(hand, choices or (answer.best,))
    if compared and split_low(hand) is not None:
        cards |= _with_most_of_the_board(hand, _low_choices(hand))
    return cards


def is_analysed(outcome: Outcome) -> bool:
    """Whether two seats are compared, or a hand is complete."""
    return outcome.verdict is not None or any(hand and hand.complete for hand in outcome.hands)


def is_dealt_on(before: Table, after: Table) -> bool:
    """Whether a table is the same hand as an earlier one, with more cards or seats or as many.

    It is if the game is the same and every card of the earlier table lies where it lay.
    """
    seats = len(before.seats)
    if before.game != after.game or seats > len(after.seats):
        return False
    return all(
        old is None or old == new
        for place in (BOARD, *range(seats))
        for old, new in zip(before.slots(place), after.slots(place), strict=True)
    )


def _low_choices(hand: Analysis) -> Sequence[Five]:
    """Return every choice of five cards that makes the low of a hand in its game, if it has one."""
    low = hand.played.low
    return () if low is None or hand.lows is None else hand.lows[low.name].all or ()


def _with_most_of_the_board(hand: Analysis, choices: Sequence[Five]) -> frozenset[Card]:
    board = frozenset(hand.board)
    return frozenset(max(choices, key=lambda five: len(board.intersection(five)), default=()))
