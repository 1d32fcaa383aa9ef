"""Odds where one seat's cards are not all known and most of the board is to come."""

from __future__ import annotations

import random
from dataclasses import replace

import pytest

from analyser.poker.cards import Card, Suit, parse_cards
from analyser.poker.dealing import Shuffler
from analyser.poker.games.game import Game
from analyser.poker.games.registry import (
    FIVE_CARD_OMAHA,
    HOLDEM,
    OMAHA,
    OMAHA_HI_LO,
    SHORT_DECK_HOLDEM,
)
from analyser.poker.generators import finish
from analyser.poker.odds.board.open_seat import count_open_seat
from analyser.poker.odds.board.open_seats import count_open_seats
from analyser.poker.odds.count import odds_of
from analyser.poker.odds.odds import Odds
from analyser.poker.odds.situation import Situation, situation_of
from analyser.poker.ranking.low import EIGHT_OR_BETTER
from every_deal import count_every_deal

BOARD_GAMES = [
    HOLDEM,
    SHORT_DECK_HOLDEM,
    SHORT_DECK_HOLDEM.with_options({"trips_beat_straight": True}),
    OMAHA,
    FIVE_CARD_OMAHA,
    OMAHA_HI_LO,
    OMAHA_HI_LO.with_options({"no_qualifier": True}),
    replace(HOLDEM, ranges=False, plain_low=EIGHT_OR_BETTER),  # a record could say so
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
    shares = list(count_open_seat(situation_of(OMAHA, hands, parse_cards("Qh7h"))))
    assert shares == sorted(shares)
    assert 0 < shares[0] < 0.5 < shares[-1] <= 1


@pytest.mark.parametrize("seed", range(42))
def test_the_same_as_going_through_every_deal(seed: int) -> None:
    situation = dealt(BOARD_GAMES[seed % len(BOARD_GAMES)], seed)
    assert finish(count_open_seat(situation)) == count_every_deal(situation)


@pytest.mark.parametrize("to_come", [0, 1, 2, 3])
@pytest.mark.parametrize("game", BOARD_GAMES)
def test_the_same_as_the_way_for_later_streets(game: Game, to_come: int) -> None:
    deck = Shuffler(to_come).shuffled(game.deck)
    hands = [deck[: game.dealt], deck[game.dealt : 2 * game.dealt - 2]]
    rest = deck[2 * game.dealt :]
    # Few spades are dead, so that there are flushes to be had.
    dead = [card for card in rest[5:] if card.suit is not Suit.SPADES][:20]
    situation = situation_of(game, hands, rest[: 5 - to_come], dead)
    assert finish(count_open_seat(situation)) == finish(count_open_seats(situation))


def dealt(game: Game, seed: int) -> Situation:
    """Deal one to three seats, one of them short of a card or two, and a board that lacks some.

    Most cards are of one suit in half of the situations, and few cards are left in all of them.
    """
    choose = random.Random(seed)
    deck: list[Card] = list(Shuffler(seed).shuffled(game.deck))
    if seed // len(BOARD_GAMES) % 2:
        suit = choose.randrange(4)
        deck.sort(key=lambda card: card.suit != suit)
        head = deck[:18]
        choose.shuffle(head)
        deck[:18] = head
    seats = choose.randint(1, 3)
    hands = [deck[at * game.dealt :][: game.dealt] for at in range(seats)]
    rest = deck[seats * game.dealt :]
    missing = choose.randint(1, 2)
    at = choose.randrange(seats)
    hands[at] = hands[at][missing:]
    to_come = choose.choice([0, 1, 2, 3, 4, 5])
    left = to_come + missing + (choose.randint(0, 6) if to_come + missing < 4 else 1)
    return situation_of(game, hands, rest[to_come:5], [*rest[5:], *rest[:to_come]][left:])


def test_every_number_of_cards_to_come_is_among_them() -> None:
    situations = [dealt(BOARD_GAMES[seed % len(BOARD_GAMES)], seed) for seed in range(42)]
    assert {situation.to_board for situation in situations} == set(range(6))
