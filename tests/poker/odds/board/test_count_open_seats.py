"""Odds where seats are not all known, and most or some of the board is to come."""

import random
from dataclasses import replace
from itertools import combinations
from math import comb
from random import Random

import pytest

from analyser.poker.cards import Card, Suit
from analyser.poker.dealing import Shuffler
from analyser.poker.errors import TooManyDealsError
from analyser.poker.games.game import Game
from analyser.poker.games.registry import HOLDEM, OMAHA, OMAHA_HI_LO
from analyser.poker.generators import finish
from analyser.poker.odds.board.count_one_open_seat import count_one_open_seat
from analyser.poker.odds.board.count_open_seats import count_open_seats
from analyser.poker.odds.board.runouts import Runouts
from analyser.poker.odds.board.tally import count_known_hands
from analyser.poker.odds.several_boards import join_odds
from analyser.poker.odds.situation import Situation, situation_of
from analyser.poker.ranking.low import EIGHT_OR_BETTER
from mostly_long import mostly_long
from situations import BOARD_GAMES, SEVEN_CARDS, counted, hands_at, plainly


def dealt(seed: int) -> Situation:
    """Leave few deals to see; in half of the situations most cards are of one suit, for flushes."""
    choose = random.Random(seed)
    game = BOARD_GAMES[seed % len(BOARD_GAMES)]
    while True:
        deck: list[Card] = list(Shuffler(choose.randrange(1 << 30)).shuffled(game.deck))
        if seed // 7 % 2:
            suit = choose.randrange(4)
            deck.sort(key=lambda card: card.suit != suit)
            head = deck[:18]
            choose.shuffle(head)
            deck[:18] = head
        open_seats = choose.choice([1, 1, 2, 2, 2, 3, 4])
        missing = [choose.randint(1, game.dealt) for _ in range(open_seats)]
        missing += [0] * choose.choice([0, 0, 1, 2])
        choose.shuffle(missing)
        hands = []
        for count in missing:
            hands.append(deck[count : game.dealt])
            del deck[count : game.dealt]
        to_come = choose.choice([0, 0, 1, 1, 2, 3, 5])
        board, deck = deck[to_come:5], deck[:to_come] + deck[5:]
        left = sum(missing) + to_come + choose.randint(0, 4)
        found = Situation(game, tuple(map(tuple, hands)), tuple(board), tuple(deck[left:]))
        if left <= len(deck) and found.deals <= 800:
            return situation_of(game, found.hands, found.board, found.dead)


@pytest.mark.parametrize("seed", mostly_long(28, range(98)))
def test_the_same_as_going_through_every_deal(seed: int) -> None:
    of = dealt(seed)
    count = count_one_open_seat if sum(map(bool, of.to_seats)) == 1 else count_open_seats
    assert finish(count(of)) == plainly(of)


def test_every_kind_of_situation_is_among_them() -> None:
    situations = [dealt(seed) for seed in range(98)]
    alone = [of for of in situations if sum(map(bool, of.to_seats)) == 1]
    assert {of.game for of in situations} == {of.game for of in alone} == set(BOARD_GAMES)
    assert {of.to_board for of in alone} >= {0, 1, 2}
    assert {sum(map(bool, of.to_seats)) for of in situations} == {1, 2, 3, 4}
    assert {of.to_board for of in situations} >= {0, 1, 2, 3}
    assert sum(of.hands.count(()) == 1 for of in situations) > 5
    assert sum(of.hands.count(()) > 1 for of in situations) > 5
    assert sum(0 in of.to_seats for of in situations) > 20


@pytest.mark.parametrize(("game", "hands", "board"), [
    (HOLDEM, "AsKd/??/??/??", "2s7s9sTs"), (OMAHA_HI_LO, "As2sKdKc/??/??", "3c4s8sJd"),
])  # fmt: skip
def test_seats_that_hold_anything_have_equal_chances(game: Game, hands: str, board: str) -> None:
    odds = counted(game, hands, board)
    both = zip(hands.split("/"), odds.seats, strict=True)
    unknown = [seat for hand, seat in both if hand == "??"]
    assert len(unknown) >= 2
    assert unknown == unknown[:1] * len(unknown)
    assert odds.boards == odds.situation.deals
    assert sum(seat.share for seat in odds.seats) == 1
    for seat in odds.seats:
        assert sum(seat.categories.values()) == odds.boards
        assert seat.win + seat.tie + seat.lose == odds.boards


def test_the_share_that_is_done_grows_to_one() -> None:
    shares = list(count_open_seats(hands_at(OMAHA_HI_LO, "As2sKdKc/??/??", "3c4s8sJd")))
    assert shares == sorted(shares)
    assert shares[0] == 0
    assert 0.5 < shares[-1] < 1


@pytest.mark.parametrize(("game", "hands", "board", "deals"), [
    (HOLDEM, "AsAh/??/??/??", "", "about 1,553 million million"),
    (OMAHA, "??/??", "", "about 57,208 million million"),
    (HOLDEM, "AsAh/KsKh/QsQh/??/??/??", "", "554,709,765,289,680"),
    (HOLDEM, "/".join(["??"] * 10), "", "more than a million million million"),
])  # fmt: skip
def test_too_many_deals_are_refused_at_once(game: Game, hands: str, board: str, deals: str) -> None:
    steps = count_open_seats(hands_at(game, hands, board))
    message = f"There are {deals} ways to deal the rest, too many to count every one"
    with pytest.raises(TooManyDealsError, match=message):
        next(steps)


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


@pytest.mark.parametrize(("hands", "board"), [
    ("AhKhQd2c/AsKs", "Qh7h"), ("As2sKdKc/??", "3c4s8sJd"),
])  # fmt: skip
def test_the_share_done_with_one_open_seat_grows_to_one(hands: str, board: str) -> None:
    shares = list(count_one_open_seat(hands_at(OMAHA_HI_LO, hands, board)))
    assert shares == sorted(shares)
    assert 0 < shares[0] < 0.5 < shares[-1] <= 1


@pytest.mark.parametrize("to_come", [0, 1, 2, 3])
@pytest.mark.parametrize("game", GAMES)
def test_the_same_as_with_all_that_the_seat_can_be_dealt(game: Game, to_come: int) -> None:
    deck = Shuffler(to_come).shuffled(game.deck)
    hands = [deck[: game.dealt], deck[game.dealt : 2 * game.dealt - 2]]
    rest = deck[2 * game.dealt :]
    # Few spades are dead, so that there are flushes to be had.
    dead = [card for card in rest[5:] if card.suit is not Suit.SPADES][:20]
    situation = situation_of(game, hands, rest[: 5 - to_come], dead)
    known, own = situation.hands
    full = [
        replace(situation, hands=(known, own + two)) for two in combinations(situation.unseen, 2)
    ]
    every = join_odds(situation, [count_known_hands(each) for each in full])
    assert every.seats == finish(count_one_open_seat(situation)).seats


def left_at_random(random: Random) -> list[int]:
    return [random.randint(0, 4) for _ in range(13)]


def test_little_is_kept_of_what_was_left() -> None:
    """Of seven cards it would be twenty megabytes, a little more with every situation."""
    random = Random(1)
    every = [Runouts(size) for size in range(8)]
    for _ in range(60):
        for coming in every:
            left = left_at_random(random)
            coming.ways(left)
            coming.ways([min(3, count) for count in left])
    kept = sum(share.nbytes for coming in every for share in coming._shares.values())
    assert 2_000_000 < kept < 7_000_000
