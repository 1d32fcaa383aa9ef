"""What hands are worth with a board and with each next card, against the plain way."""

import random
from dataclasses import replace
from random import Random

import numpy as np
import pytest

from analyser.poker.cards import Card, Suit
from analyser.poker.games.game import Game
from analyser.poker.games.registry import FIVE_CARD_OMAHA, HOLDEM, OMAHA, OMAHA_HI_LO, find_game
from analyser.poker.odds.board.runouts import (
    BoardDeal,
    flush_values,
    most_suited,
    ranks_of,
    suited_mask,
)
from analyser.poker.odds.board.tally import shares_with_each_card
from analyser.poker.odds.count import odds_of
from analyser.poker.odds.situation import situation_of
from analyser.poker.ranking.classes import NO_CLASS
from analyser.poker.ranking.low import EIGHT_OR_BETTER
from analyser.poker.results.analysis import analyse_cards
from situations import plainly

GAMES = {
    "any five": HOLDEM,
    "any five, high and low": replace(HOLDEM, ranges=False, plain_low=EIGHT_OR_BETTER),
    "two and three": OMAHA,
    "two of five": FIVE_CARD_OMAHA,
    "two of six": replace(OMAHA, dealt=6),
    "three and two": replace(OMAHA, uses=(3, 2)),
    "one and four": replace(OMAHA_HI_LO, uses=(1, 4)),
    "three of three": replace(OMAHA, dealt=3, uses=(3, 2)),
}
"""Games of the registry, and some that nobody plays: nothing may depend on which game it is."""


def dealt(game: Game, seed: int) -> list[Card]:
    """Shuffle the deck; most of the first cards are of one suit."""
    choose = random.Random(seed)
    deck = choose.sample(game.deck.cards, len(game.deck))
    deck.sort(key=lambda card: card.suit is not Suit.HEARTS)
    head = choose.sample(deck[:20], 20)
    return [*head, *deck[20:]]


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("seed", range(6))
def test_a_hand_with_its_board(name: str, seed: int) -> None:
    game = GAMES[name]
    deck = dealt(game, seed)
    hand, board = deck[: game.dealt], deck[game.dealt :][: game.board]
    deal = BoardDeal(situation_of(game, [hand], board))
    ranks = deal.mixed(game.high, ranks_of(hand))
    classes = [int(ranks[0])]
    for suit in Suit:
        own = suited_mask(hand, suit)
        (of_suit,) = flush_values(game, [own], np.array([suited_mask(board, suit)]))
        classes.append(int(of_suit[0]))
        if of_suit[0] != NO_CLASS:
            assert most_suited(game, own) + suited_mask(board, suit).bit_count() >= 5
    found = analyse_cards(game, hand, board)
    assert min(classes) == found.high.class_


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("open_seats", range(3))
def test_odds_are_those_of_every_deal(name: str, open_seats: int) -> None:
    game = GAMES[name]
    for seed in range(4):
        deck = dealt(game, seed)
        hands = [deck[at * game.dealt :][: game.dealt] for at in range(2)]
        rest = deck[2 * game.dealt :]
        for seat in range(open_seats):
            hands[seat] = hands[seat][2 - seat :]
        situation = situation_of(game, hands, rest[:4], rest[10 - 2 * open_seats :])
        assert odds_of(situation) == plainly(situation)


@pytest.mark.parametrize("board", [0, 1, 3, 4])
@pytest.mark.parametrize(("game", "seats"), [
    (HOLDEM, 2), (HOLDEM, 6), (OMAHA, 2), (OMAHA_HI_LO, 4), (find_game("shortdeck"), 3),
    (find_game("omaha6"), 3),
])  # fmt: skip
def test_each_card_is_counted_as_if_it_were_there(game: Game, seats: int, board: int) -> None:
    random = Random(f"{game.key} {seats} {board}")
    deck = random.sample(game.deck.cards, len(game.deck))
    hands = [[deck.pop() for _ in range(game.dealt)] for _ in range(seats)]
    situation = situation_of(game, hands, [deck.pop() for _ in range(board)], [deck.pop()])
    found = shares_with_each_card(situation)
    assert list(found) == list(situation.unseen)
    for card in random.sample(situation.unseen, 8):
        odds = odds_of(replace(situation, board=(*situation.board, card)))
        assert found[card] == tuple([seat.share for seat in odds.seats])
