"""Exact odds of games with a board whose hands are all known, without looking at every deal.

The idea: a seat's value is one array over the multisets of ranks that can still come to the board.
Comparing seats is comparing a few arrays of some thousand numbers, and every comparison is weighed
with the number of boards it stands for. The boards on which somebody has a flush are taken out of
that and compared apart, by the set of ranks of the suit and the ranks of the rest. No board has
room for flushes in two suits, so none is taken out twice.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache
from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from analyser.poker.board_values import Ordering, flush_values, mixed_values, most_suited
from analyser.poker.cards import RANKS, Card, Suit
from analyser.poker.classes import high_classes
from analyser.poker.games import Game
from analyser.poker.multisets import RANK_KEYS
from analyser.poker.odds import Odds, Winners, category_names, category_of_high, odds_from_counts
from analyser.poker.rank_tables import NO_CLASS, ClassNumbers
from analyser.poker.runouts import Masks, Runouts, Ways, runouts, suited_runouts
from analyser.poker.situation import Situation

Codes = npt.NDArray[np.intp]
"""Sets of winners, one for each of many boards: ``Winners``, or a number for a pair of them."""


def count_board_odds(situation: Situation) -> Odds:
    """Count the odds of seats that have all their cards, in a game with a board."""
    game = situation.game
    deal = BoardDeal(situation)
    seats = np.stack([deal.mixed(game.high, hand) for hand in situation.hands])
    lows = LowHalf(game, deal, situation.hands)
    tally = Tally(game, len(situation.hands), lows.winners)
    ways = deal.ways
    for boards in deal.suited_boards(situation.hands):
        values = seats.take(boards.numbers, axis=1)
        flushes = np.stack(
            [
                flush_values(game, suited_mask(hand, boards.suit), boards.masks)
                for hand in situation.hands
            ]
        )
        np.minimum(values, flushes[:, :, np.newaxis], out=values)
        every = np.broadcast_to(boards.ways, boards.numbers.shape).ravel()
        numbers = boards.numbers.ravel()
        tally.add(values.reshape(len(values), -1), lows.codes.take(numbers), every)
        ways = ways - np.bincount(numbers, every, len(ways))
    tally.add(seats, lows.codes, ways)
    return tally.odds(situation)


# ----------------------------------------------------------------------------- what can be dealt


class SuitedBoards(NamedTuple):
    """Boards with the same number of cards to come of one suit.

    Attributes:
        suit: that suit.
        masks: of n sets of cards to come of the suit, the ranks that the board then has of it.
        numbers: of shape (n, m), the number of the whole runout for each multiset of the rest.
        ways: of length m, in how many ways the rest can come.
    """

    suit: Suit
    masks: Masks
    numbers: Masks
    ways: Ways


class BoardDeal:
    """What can still come to the board of a situation.

    Attributes:
        to_come: the runouts.
        ways: in how many ways each of them can come.
    """

    def __init__(self, situation: Situation) -> None:
        self._game = situation.game
        self._board = situation.board
        self._board_key = int(RANK_KEYS.take(ranks_of(situation.board)).sum())
        self._left = [suited_mask(situation.unseen, suit) for suit in Suit]
        self.to_come: Runouts = runouts(situation.to_board)
        self.ways: Ways = self.to_come.ways(_counted(self._left))

    def mixed(self, ordering: Ordering, hand: Sequence[Card]) -> ClassNumbers:
        """Return what a hand is worth with each runout, flushes apart."""
        return mixed_values(self._game, ordering, ranks_of(hand), self._board_key, self.to_come)

    def suited_boards(self, hands: Sequence[Sequence[Card]]) -> Iterator[SuitedBoards]:
        """Yield all boards on which one of some hands, or the board alone, may have a flush."""
        size = self.to_come.size
        for suit in Suit:
            there = suited_mask(self._board, suit)
            held = max(most_suited(self._game, suited_mask(hand, suit)) for hand in hands)
            others = _counted([left for each, left in enumerate(self._left) if each != suit])
            for count in range(max(0, 5 - held - there.bit_count()), size + 1):
                coming = suited_runouts(size, count).among(self._left[suit])
                if len(coming.masks):
                    ways = coming.rest.ways(others)
                    yield SuitedBoards(suit, coming.masks | there, coming.numbers, ways)


def ranks_of(cards: Sequence[Card]) -> list[int]:
    """Return the ranks of cards, 0 to 12."""
    return [card.rank - RANKS[0] for card in cards]


def suited_mask(cards: Sequence[Card], suit: Suit) -> int:
    """Return the mask of the ranks that some cards have in a suit."""
    return sum(1 << card.rank - RANKS[0] for card in cards if card.suit is suit)


def _counted(masks: Sequence[int]) -> list[int]:
    """Count how often each rank stands in some masks."""
    return [sum(mask >> rank & 1 for mask in masks) for rank in range(len(RANKS))]


# --------------------------------------------------------------------------------- what comes of it


class LowHalf:
    """Who wins the low half of the pot with each runout; suits do not matter for that.

    Attributes:
        winners: every set of winners that there is, 0 standing for no low.
        codes: for each runout the place of its winners in ``winners``.
    """

    winners: Sequence[Winners]
    codes: Codes

    def __init__(self, game: Game, deal: BoardDeal, hands: Sequence[Sequence[Card]]) -> None:
        if game.low is None:
            self.winners, self.codes = [0], np.zeros(len(deal.to_come), np.intp)
            return
        seats = np.stack([deal.mixed(game.low, hand) for hand in hands])
        winners = np.where(seats.min(axis=0) == NO_CLASS, 0, winners_of(seats))
        there = np.flatnonzero(np.bincount(winners))
        place = np.zeros(there[-1] + 1, np.intp)
        place[there] = np.arange(len(there))
        self.winners, self.codes = there.tolist(), place.take(winners)


class Tally:
    """Adds up who wins and what each seat makes, many boards at a time."""

    def __init__(self, game: Game, seats: int, low_winners: Sequence[Winners]) -> None:
        self._low_winners = low_winners
        self._verdicts = np.zeros(len(low_winners) << seats)
        self._names = category_names(game)
        self._categories = _category_numbers(game)
        self._made = np.zeros((seats, len(self._names) + 1))

    def add(self, seats: ClassNumbers, lows: Codes, ways: Ways) -> None:
        """Add some boards.

        Args:
            seats: of shape (seats, n), the class of each seat on each board.
            lows: of length n, who wins the low half, as a place among the sets of winners.
            ways: of length n, how many boards each stands for.
        """
        codes = lows << len(seats) | winners_of(seats)
        self._verdicts += np.bincount(codes, ways, len(self._verdicts))
        for at, seat in enumerate(seats):
            categories = self._categories.take(seat, mode="clip")
            self._made[at] += np.bincount(categories, ways, len(self._names) + 1)

    def odds(self, situation: Situation) -> Odds:
        """Make the record of all that was added."""
        seats = len(self._made)
        verdicts: dict[tuple[Winners, Winners], int] = {}
        for code in np.flatnonzero(self._verdicts).tolist():
            winners = code & (1 << seats) - 1, self._low_winners[code >> seats]
            verdicts[winners] = int(self._verdicts[code])
        made = [
            {name: int(count) for name, count in zip(self._names, counts, strict=False)}
            for counts in self._made
        ]
        return odds_from_counts(situation, verdicts, made)


def winners_of(seats: ClassNumbers) -> Codes:
    """Return for each column of classes the seats that have the best of them."""
    best = seats.min(axis=0)
    codes = np.zeros(len(best), np.intp)
    for number, seat in enumerate(seats):
        codes |= (seat == best).astype(np.intp) << number
    return codes


@cache
def _category_numbers(game: Game) -> npt.NDArray[np.uint8]:
    """Return the place of each class's category among the game's, and last a place for none."""
    names = category_names(game)
    ranks = high_classes(game.high, game.deck).ranks
    numbers = [names.index(category_of_high(rank)) for rank in ranks]
    return np.array([len(names), *numbers, len(names)], np.uint8)
