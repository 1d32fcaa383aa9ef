"""The pot in whole chips: halves, shares and odd chips.

Source: Robert's Rules of Poker, General Poker Rules, on odd chips. If the pot cannot be halved, the
high half gets the odd chip. If tied hands cannot share evenly, the odd chip goes to the first seat
left of the button; in stud to the hand with the highest card by suit, for low to the hand with the
lowest card, among all its cards. No seat gets two odd chips. Seats that tie for high and for low
share the whole pot as evenly as possible.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import combinations

from analyser.poker.cards import Card
from analyser.poker.games.game import Game
from analyser.poker.ranking.low import LowOrdering, low_values
from analyser.poker.results.analysis import Analysis
from analyser.poker.results.verdict import Verdict


def share_pot(
    game: Game, verdict: Verdict, seats: Sequence[Analysis | None], pot: int
) -> tuple[int, ...]:
    """Share a pot of whole chips among the winners; return the chips of each seat."""
    chips = [0] * len(seats)
    hands = {seat: hand.cards for seat, hand in enumerate(seats) if hand is not None}
    highs, lows = verdict.winners, verdict.low_winners
    only_low = None if game.high_counts else game.low
    in_turn = _in_turn(game, highs, hands, only_low)
    if not lows or lows == highs:
        _pay(chips, highs, pot, in_turn[: pot % len(highs)])
        return tuple(chips)
    high_half, low_half = (pot + 1) // 2, pot // 2
    for_high, for_low = _odd_chips(
        in_turn, high_half, _in_turn(game, lows, hands, game.low), low_half, pot % 2 == 1
    )
    _pay(chips, highs, high_half, for_high)
    _pay(chips, lows, low_half, for_low)
    return tuple(chips)


def parts_of(chips: int, boards: int) -> list[int]:
    """Divide chips among boards as evenly as possible, odd chips to the first ones.

    No rule book that we know settles which board gets an odd chip.
    """
    return [chips // boards + (at < chips % boards) for at in range(boards)]


def _pay(chips: list[int], winners: Sequence[int], half: int, odd: Sequence[int]) -> None:
    for seat in winners:
        chips[seat] += half // len(winners) + (seat in odd)


def _odd_chips(
    highs: Sequence[int], high_half: int, lows: Sequence[int], low_half: int, odd_pot: bool
) -> tuple[Sequence[int], Sequence[int]]:
    """Return the seats that get an odd chip of the high half, and those of the low half.

    ``highs`` and ``lows`` are the winners in the order in which they get odd chips; no seat gets
    two if there are enough. ``odd_pot``: the high half is a chip larger, and who wins it alone has
    this chip, and is the last to get one of the low half.
    """
    for_high, for_low = high_half % len(highs), low_half % len(lows)
    had = highs if odd_pot and len(highs) == 1 else ()
    for lucky in combinations(highs, for_high):
        others = [seat for seat in lows if seat not in (*lucky, *had)]
        if len(others) >= for_low:
            return lucky, others[:for_low]
    return highs[:for_high], lows[:for_low]


def _in_turn(
    game: Game, winners: Sequence[int], hands: Mapping[int, Sequence[Card]], low: LowOrdering | None
) -> Sequence[int]:
    """Return tied seats in the order in which they get odd chips; ``low``: None for a high."""
    if game.button:
        return winners

    def place(card: Card) -> tuple[int, int]:
        (value,) = (card.rank,) if low is None else low_values([card.rank], low)
        return value, card.suit or 0

    if low is None:
        return sorted(winners, key=lambda seat: max(map(place, hands[seat])), reverse=True)
    return sorted(winners, key=lambda seat: min(map(place, hands[seat])))
