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

from analyser.poker.cards import RANKS, Card, Suit
from analyser.poker.games.game import Game
from analyser.poker.odds.board.board_values import Ordering, flush_values, mixed_values, most_suited
from analyser.poker.odds.board.runouts import Masks, Runouts, Ways, runouts, suited_runouts
from analyser.poker.odds.odds import (
    Odds,
    Winners,
    category_names,
    category_of_high,
    odds_from_counts,
)
from analyser.poker.odds.situation import Situation
from analyser.poker.ranking.five_cards import five_cards
from analyser.poker.ranking.high import ROYAL_FLUSH, Category
from analyser.poker.ranking.multisets import RANK_KEYS
from analyser.poker.ranking.rank_tables import NO_CLASS, ClassNumbers

Codes = npt.NDArray[np.intp] | npt.NDArray[np.uint16]
"""Sets of winners, one for each of many boards: ``Winners``, or a number for a pair of them."""


def count_board_odds(situation: Situation) -> Odds:
    """Count the odds of seats that have all their cards, in a game with a board."""
    game = situation.game
    deal = BoardDeal(situation)
    seats = np.stack([deal.mixed(game.high, ranks_of(hand)) for hand in situation.hands])
    lows = LowHalf(game, deal, situation.hands)
    tally = Tally(game, len(situation.hands), lows.winners)
    ways = deal.ways
    for boards in deal.suited_boards():
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
        tally.add(values.reshape(len(values), -1), lows.on(numbers), every)
        ways = ways - np.bincount(numbers, every, len(ways))
    tally.add(seats, lows.codes, ways)
    return tally.odds(situation)


# ----------------------------------------------------------------------------- what can be dealt


class SuitedBoards(NamedTuple):
    """Boards with the same number of cards to come of one suit.

    Attributes:
        suit: that suit. Suits that are alike in every seat, on the board and in the deck are told
            once, and the ways are those of all of them.
        left: the mask of the ranks of the suit that are left.
        others: how many cards of each rank are left of the other suits.
        masks: for n sets of cards to come of the suit, the ranks that the board then has of it.
        rest: the m runouts of the other cards.
        numbers: of shape (n, m), the number of the whole runout.
        ways: of length m, in how many ways the rest can come.
    """

    suit: Suit
    left: int
    others: Sequence[int]
    masks: Masks
    rest: Runouts
    numbers: Masks
    ways: Ways


class BoardDeal:
    """What can still come to the board of a situation.

    Attributes:
        to_come: the runouts.
        left: how many cards of each rank are left.
        ways: in how many ways each of the runouts can come.
    """

    def __init__(self, situation: Situation) -> None:
        self._situation = situation
        self._board_key = int(RANK_KEYS.take(ranks_of(situation.board)).sum())
        self._masks = [suited_mask(situation.unseen, suit) for suit in Suit]
        self.to_come: Runouts = runouts(situation.to_board)
        self.left = _counted(self._masks)
        self.ways: Ways = self.to_come.ways(self.left)

    def mixed(self, ordering: Ordering, hand: Sequence[int]) -> ClassNumbers:
        """Return what a hand of these ranks is worth with each runout, flushes apart."""
        return mixed_values(self._situation.game, ordering, hand, self._board_key, self.to_come)

    def suited_boards(self) -> Iterator[SuitedBoards]:
        """Yield all boards on which some seat, or the board alone, may have a flush."""
        size = self.to_come.size
        for suit, alike in self._kinds_of_suits():
            there = suited_mask(self._situation.board, suit)
            left, others = self._masks[suit], self._others(suit)
            for count in range(max(0, 5 - self._held(suit) - there.bit_count()), size + 1):
                coming = suited_runouts(size, count).among(left)
                if len(coming.masks):
                    ways = alike * coming.rest.ways(others)
                    yield SuitedBoards(
                        suit, left, others, coming.masks | there, coming.rest, coming.numbers, ways
                    )

    def _held(self, suit: Suit) -> int:
        situation = self._situation
        return max(
            most_suited(situation.game, suited_mask(hand, suit), missing)
            for hand, missing in zip(situation.hands, situation.to_seats, strict=True)
        )

    def _others(self, suit: Suit) -> list[int]:
        return [left - (self._masks[suit] >> rank & 1) for rank, left in enumerate(self.left)]

    def _kinds_of_suits(self) -> Iterator[tuple[Suit, int]]:
        """Yield one suit of every kind of suits that are alike, and how many those are."""
        places = (*self._situation.hands, self._situation.board)
        kinds: dict[tuple[int, ...], list[Suit]] = {}
        for suit in Suit:
            kind = self._masks[suit], *(suited_mask(cards, suit) for cards in places)
            kinds.setdefault(kind, []).append(suit)
        return ((suits[0], len(suits)) for suits in kinds.values())


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
        codes: for each runout the place of its winners in ``winners``; None in a game without
            lows.
    """

    winners: Sequence[Winners]
    codes: Codes | None

    def __init__(self, game: Game, deal: BoardDeal, hands: Sequence[Sequence[Card]]) -> None:
        if game.low is None:
            self.winners, self.codes = [0], None
            return
        seats = np.stack([deal.mixed(game.low, ranks_of(hand)) for hand in hands])
        winners = np.where(seats.min(axis=0) == NO_CLASS, 0, winners_of(seats))
        there = np.flatnonzero(np.bincount(winners))
        place = np.zeros(there[-1] + 1, np.intp)
        place[there] = np.arange(len(there))
        self.winners, self.codes = there.tolist(), place.take(winners)

    def on(self, numbers: Masks) -> Codes | None:
        """Return the codes of some runouts."""
        return None if self.codes is None else self.codes.take(numbers)


class Tally:
    """Adds up who wins and what each seat makes, many boards at a time.

    Attributes:
        made: of shape (seats, categories + 1), how often each seat ends up with each category of
            ``category_names``; the last column is for what no hand has.
    """

    def __init__(self, game: Game, seats: int, low_winners: Sequence[Winners]) -> None:
        self._seats = seats
        self._low_winners = low_winners
        self._verdicts = np.zeros(len(low_winners) << seats)
        self._names = category_names(game)
        self._categories = category_places(game)
        self.made = np.zeros((seats, len(self._names) + 1))

    def add(self, seats: ClassNumbers, lows: Codes | None, ways: Ways) -> None:
        """Add boards on which all seats are known.

        ``seats``: of shape (seats, n), the class of each. The rest as for ``add_winners``.
        """
        self.add_winners(winners_of(seats), lows, ways)
        for seat, values in enumerate(seats):
            self.add_values(seat, values, ways)

    def add_winners(self, highs: Codes, lows: Codes | None, ways: Ways) -> None:
        """Add who wins.

        Args:
            highs: the winners of the high on each of n boards.
            lows: the winners of the low, as places among the sets of winners there are; None where
                that is the first everywhere.
            ways: how many deals each of the n stands for; negative to take them back.
        """
        codes = highs if lows is None else lows << self._seats | highs
        self._verdicts += np.bincount(codes, ways, len(self._verdicts))

    def add_values(self, seat: int, values: ClassNumbers, ways: Ways) -> None:
        """Add what a seat makes: classes, and how many deals each of them stands for."""
        categories = self._categories.take(values, mode="clip")
        self.made[seat] += np.bincount(categories, ways, len(self._names) + 1)

    def odds(self, situation: Situation) -> Odds:
        """Make the record of all that was added."""
        verdicts: dict[tuple[Winners, Winners], int] = {}
        for code in np.flatnonzero(self._verdicts).tolist():
            winners = code & (1 << self._seats) - 1, self._low_winners[code >> self._seats]
            verdicts[winners] = int(self._verdicts[code])
        made = [
            {name: int(count) for name, count in zip(self._names, counts, strict=False)}
            for counts in self.made
        ]
        return odds_from_counts(situation, verdicts, made)


def winners_of(seats: ClassNumbers) -> Codes:
    """Return for each column of classes the seats that have the best of them."""
    best = seats.min(axis=0)
    codes = np.zeros(len(best), np.uint16)
    for number, seat in enumerate(seats):
        codes |= (seat == best).view(np.uint8).astype(np.uint16) << number
    return codes


@cache
def category_places(game: Game) -> npt.NDArray[np.uint8]:
    """Return the place of each class's category among the game's, and last a place for none."""
    names = category_names(game)
    categories = five_cards(game.high, game.deck).categories
    place_of = np.full(max(Category) + 1, len(names), np.uint8)
    for category in Category:
        name = category_of_high((category,))
        place_of[category] = names.index(name) if name in names else len(names)
    places = place_of.take(categories)
    # The best straight flush, the first of its category, goes by a name of its own.
    places[np.argmax(categories == Category.STRAIGHT_FLUSH)] = names.index(
        category_of_high(ROYAL_FLUSH)
    )
    return np.array([len(names), *places.tolist(), len(names)], np.uint8)
