"""Odds where one seat's cards are not all known."""

from __future__ import annotations

import random

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
from analyser.poker.odds.board.open_seat import count_open_seat
from analyser.poker.odds.count import odds_of
from analyser.poker.odds.odds import Odds
from analyser.poker.odds.situation import Situation, situation_of
from every_deal import enumerate_deals

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
    return odds_of(situation_of(game, [parse_cards(hand) for hand in hands], known))


def test_aces_against_a_hand_nobody_knows() -> None:
    odds = counted(HOLDEM, "AsAh", "??")
    aces, other = odds.seats
    assert odds.boards == 2_097_572_400
    assert (aces.win, aces.tie, aces.lose) == (1_781_508_418, 11_402_312, 304_661_670)
    assert (other.lose, other.tie, other.win) == (aces.win, aces.tie, aces.lose)


def test_a_draw_against_a_hand_nobody_knows() -> None:
    odds = counted(HOLDEM, "AhKh", "??", board="Qh7h2c")
    draw, _ = odds.seats
    assert odds.boards == 1_070_190
    assert (draw.win, draw.tie, draw.lose) == (773_989, 7_714, 288_487)


def test_a_single_seat_ends_up_as_seven_cards_do() -> None:
    # Every seven cards are as likely as all others: the census of seven cards, 21 times, because
    # any two of the seven may be the hand.
    odds = counted(HOLDEM, "??")
    assert odds.seats[0].win == odds.boards == 21 * 133_784_560
    made = {name: count // 21 for name, count in odds.seats[0].categories.items()}
    assert made == {
        "high card": 23_294_460,
        "one pair": 58_627_800,
        "two pair": 31_433_400,
        "three of a kind": 6_461_620,
        "straight": 6_180_020,
        "flush": 4_047_644,
        "full house": 3_473_184,
        "four of a kind": 224_848,
        "straight flush": 37_260,
        "royal flush": 4_324,
    }


def test_the_share_that_is_done_grows_to_one() -> None:
    hands = [parse_cards("AhKhQd2c"), parse_cards("AsKs??")]
    shares = list(count_open_seat(situation_of(OMAHA, hands, parse_cards("Qh7h2h"))))
    assert shares == sorted(shares)
    assert 0 < shares[0] < 0.5 < shares[-1] <= 1


@pytest.mark.parametrize("seed", range(42))
def test_the_same_as_going_through_every_deal(seed: int) -> None:
    situation = dealt(BOARD_GAMES[seed % len(BOARD_GAMES)], seed)
    assert odds_of(situation) == every_deal(situation)


def dealt(game: Game, seed: int) -> Situation:
    """Deal one to three seats, one without a card or two, and a board without one at most."""
    choose = random.Random(seed)
    deck = Shuffler(seed).shuffled(game.deck)
    seats = choose.randint(1, 3)
    hands = [deck[at * game.dealt :][: game.dealt] for at in range(seats)]
    rest = deck[seats * game.dealt :]
    missing = choose.randint(1, 2)
    at = choose.randrange(seats)
    hands[at] = hands[at][missing:]
    board = rest[: 5 - (missing == 1)]
    return situation_of(game, hands, board, rest[5 : 12 + choose.randint(0, 6)])


def every_deal(situation: Situation) -> Odds:
    steps = enumerate_deals(situation)
    while True:
        try:
            next(steps)
        except StopIteration as end:
            odds: Odds = end.value
            return odds
