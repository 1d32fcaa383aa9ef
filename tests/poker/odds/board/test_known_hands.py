"""Odds of games with a board: known figures, and small situations gone through deal by deal."""

from __future__ import annotations

import pytest

from analyser.poker.cards import parse_cards
from analyser.poker.dealing import Shuffler
from analyser.poker.games.game import Game
from analyser.poker.games.registry import (
    FIVE_CARD_OMAHA,
    HOLDEM,
    OMAHA,
    OMAHA_HI_LO,
    SHORT_DECK_HOLDEM,
)
from analyser.poker.odds.board.known_hands import count_known_hands
from analyser.poker.odds.count import odds_of
from analyser.poker.odds.odds import HighLowSeatOdds, Odds
from analyser.poker.odds.situation import Situation, situation_of
from every_deal import count_every_deal

BOARD_GAMES = [
    HOLDEM,
    SHORT_DECK_HOLDEM,
    SHORT_DECK_HOLDEM.with_options({"trips_beat_straight": True}),
    OMAHA,
    FIVE_CARD_OMAHA,
    OMAHA_HI_LO,
    OMAHA_HI_LO.with_options({"no_qualifier": True}),
]


def counted(game: Game, *hands: str, board: str = "") -> Odds:
    known = parse_cards(board) if board else ()
    return count_known_hands(situation_of(game, [parse_cards(hand) for hand in hands], known))


@pytest.mark.parametrize(
    ("game", "hands", "boards", "first"),
    [
        (HOLDEM, ("AsAh", "KsKh"), 1712304, (1410336, 9308, 292660)),
        (HOLDEM, ("AsKs", "QhJh"), 1712304, (1069685, 8518, 634101)),
        (HOLDEM, ("7c7d", "AsKs"), 1712304, (889561, 5814, 816929)),
        (OMAHA, ("AsAdKsQh", "9c8c7d6d"), 1086008, (604290, 0, 481718)),
        (SHORT_DECK_HOLDEM, ("AhKh", "QsQd"), 201376, (108298, 2007, 91071)),
    ],
)
def test_known_figures(
    game: Game, hands: tuple[str, str], boards: int, first: tuple[int, int, int]
) -> None:
    odds = counted(game, *hands)
    one, other = odds.seats
    assert odds.boards == boards
    assert (one.win, one.tie, one.lose) == first
    assert (other.lose, other.tie, other.win) == first


def test_three_seats() -> None:
    odds = counted(HOLDEM, "AhKh", "QsQd", "7c7d")
    assert odds.boards == 1370754
    assert [seat.win for seat in odds.seats] == [533482, 583049, 251560]
    assert [seat.tie for seat in odds.seats] == [2663] * 3
    equities = [round(seat.equity, 8) for seat in odds.seats]
    assert equities == [0.38983630, 0.42599669, 0.18416701]


def test_high_and_low() -> None:
    first = counted(OMAHA_HI_LO, "AsAh2s3h", "KdKcQdJc").seats[0]
    assert isinstance(first, HighLowSeatOdds)
    assert round(first.equity, 8) == 0.69375456
    assert (first.win, first.tie, first.lose) == (661068, 0, 424940)
    assert (first.low_win, first.low_tie, first.low_lose, first.no_low) == (605984, 0, 0, 480024)


@pytest.mark.parametrize("seed", range(42))
def test_the_same_as_going_through_every_deal(seed: int) -> None:
    game = BOARD_GAMES[seed % len(BOARD_GAMES)]
    situation = dealt(game, seed)
    assert odds_of(situation) == count_every_deal(situation)


def dealt(game: Game, seed: int) -> Situation:
    """Deal two to four seats, all but one or two cards of the board, and up to six dead cards."""
    deck = Shuffler(seed).shuffled(game.deck)
    seats = 2 + seed % 3
    hands = [deck[at * game.dealt :][: game.dealt] for at in range(seats)]
    rest = deck[seats * game.dealt :]
    board = rest[: 5 - (seed % 4 != 3) - (seed % 11 == 0)]
    return situation_of(game, hands, board, rest[5 : 5 + seed % 7])
