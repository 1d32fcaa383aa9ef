"""Odds where one seat's cards are not all known and most of the board is to come."""

from dataclasses import replace
from math import comb

import pytest

from analyser.poker.cards import Suit, parse_cards
from analyser.poker.dealing import Shuffler
from analyser.poker.games.game import Game
from analyser.poker.games.registry import HOLDEM, OMAHA
from analyser.poker.generators import finish
from analyser.poker.odds.board.count_early_open_seat import count_early_open_seat
from analyser.poker.odds.board.count_open_seats import count_open_seats
from analyser.poker.odds.situation import situation_of
from analyser.poker.ranking.low import EIGHT_OR_BETTER
from situations import BOARD_GAMES, SEVEN_CARDS, counted

GAMES = (
    *BOARD_GAMES,
    replace(HOLDEM, ranges=False, plain_low=EIGHT_OR_BETTER),  # a record could say so
)


def test_a_single_seat_ends_up_as_seven_cards_do() -> None:
    # Every seven cards are as likely as all others: the census of seven cards, 21 times, because
    # any two of the seven may be the hand.
    (seat,) = counted(HOLDEM, "??").seats
    assert seat.win == 21 * comb(52, 7)
    assert seat.categories == {name: 21 * count for name, count in SEVEN_CARDS.items()}


def test_the_share_that_is_done_grows_to_one() -> None:
    hands = [parse_cards("AhKhQd2c"), parse_cards("AsKs??")]
    shares = list(count_early_open_seat(situation_of(OMAHA, hands, parse_cards("Qh7h"))))
    assert shares == sorted(shares)
    assert 0 < shares[0] < 0.5 < shares[-1] <= 1


@pytest.mark.parametrize("to_come", [0, 1, 2, 3])
@pytest.mark.parametrize("game", GAMES)
def test_the_same_as_the_way_for_later_streets(game: Game, to_come: int) -> None:
    deck = Shuffler(to_come).shuffled(game.deck)
    hands = [deck[: game.dealt], deck[game.dealt : 2 * game.dealt - 2]]
    rest = deck[2 * game.dealt :]
    # Few spades are dead, so that there are flushes to be had.
    dead = [card for card in rest[5:] if card.suit is not Suit.SPADES][:20]
    situation = situation_of(game, hands, rest[: 5 - to_come], dead)
    assert finish(count_early_open_seat(situation)) == finish(count_open_seats(situation))
