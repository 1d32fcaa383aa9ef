"""Two hands before the flop, known and unknown ones: sums over the table of all matchups.

What a seat ends up with does not depend on what the other one has, only on the cards that are known
of it. So that is counted for each seat alone, and as nobody asks which cards are its own, the seven
of hand and board are all dealt to one board.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from analyser.poker.cards import Card
from analyser.poker.games.registry import HOLDEM
from analyser.poker.odds.board.known_hands import count_known_hands
from analyser.poker.odds.odds import Odds, odds_from_counts
from analyser.poker.odds.ranges.before_flop import count_before_flop
from analyser.poker.odds.ranges.seats import seat_ranges
from analyser.poker.odds.situation import Situation

_SEVEN_CARDS = replace(HOLDEM, ranges=False, dealt=0, board=HOLDEM.dealt + HOLDEM.board)


def count_unknown_hands(situation: Situation) -> Odds:
    """Count two seats on an empty board with the full deck, each known in full, in part or not."""
    first, second = seat_ranges(situation)
    counts = count_before_flop(first, second)
    wins, losses = (seat.wins for seat in counts.seats)
    verdicts = {(0b01, 0): wins, (0b10, 0): losses, (0b11, 0): counts.seats[0].ties}
    return odds_from_counts(situation, verdicts, made_by_each(situation.hands, counts.deals))


def made_by_each(hands: Sequence[Sequence[Card]], deals: int) -> list[dict[str, int]]:
    """Return for each of two seats in how many deals it ends up with each category.

    ``hands``: what is known of them, the rest being dealt; ``deals``: how many deals there are.
    """
    made = []
    for hand, other in (hands, hands[::-1]):
        alone = count_known_hands(Situation(_SEVEN_CARDS, ((),), tuple(hand), tuple(other)))
        # Whatever a seat ends up with, its cards can be shared out and the other one be dealt in
        # as many ways.
        ways = deals // alone.boards
        counts = alone.seats[0].categories
        made.append({name: ways * count for name, count in counts.items()})
    return made
