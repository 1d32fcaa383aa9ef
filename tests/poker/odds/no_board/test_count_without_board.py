"""Odds of games without a board: small situations gone through deal by deal, and known figures."""

from collections.abc import Sequence
from itertools import combinations

import numpy as np
import numpy.typing as npt
import pytest

from analyser.poker.cards import JOKERS, Card, Suit, parse_cards
from analyser.poker.dealing import Shuffler
from analyser.poker.errors import TooManyDealsError
from analyser.poker.games.game import Game
from analyser.poker.games.registry import ANY, DEUCE, DRAW, LOWBALL, RAZZ, STUD, STUD_HI_LO
from analyser.poker.odds.count import odds_of
from analyser.poker.odds.no_board.count_without_board import count_without_board
from analyser.poker.odds.record import HighLowSeatOdds
from analyser.poker.odds.situation import Situation, situation_of
from analyser.poker.ranking.rank_many import rank_many
from mostly_long import mostly_long
from situations import counted, hands_at, plainly

DEALT_GAMES = [
    STUD,
    STUD_HI_LO,
    RAZZ,
    DRAW,
    LOWBALL,
    DEUCE,
    ANY,
    STUD_HI_LO.with_options({"no_qualifier": True}),
    DRAW.with_options({"joker": "bug"}),
    DRAW.with_options({"joker": "wild"}),
    DRAW.with_options({"wild": "2"}),
    DRAW.with_options({"wild": "2,J", "joker": "wild"}),
    LOWBALL.with_options({"joker": "bug"}),
    DRAW.with_options({"wild": "2,3,4,5,6,7,8,9,T,J,Q,K,A"}),
]
MISSING = [(1,), (2,), (3,), (1, 1), (2, 1), (2, 2), (3, 1), (1, 1, 1), (2, 1, 1), (1, 1, 1, 1)]


def dealt(game: Game, seed: int) -> Situation:
    """Leave few deals to see; in half of the situations most cards are of one suit, for flushes."""
    deck: list[Card] = list(Shuffler(seed).shuffled(game.deck))
    if game.options.joker != "none" and seed % 5 == 0:
        deck.insert(seed % 9, JOKERS[1])
    if seed % 2:
        favoured = Suit(seed // 2 % 4)
        deck.sort(key=lambda card: card.suit not in (favoured, None))
        head = Shuffler(seed + 1).shuffled(deck[:18])
        deck = [*head, *deck[18:]]
    missing: Sequence[int] = (*MISSING[seed % len(MISSING)], *([0] if seed % 3 == 0 else []))
    hands = []
    for count in missing:
        own = game.dealt - count
        hands.append(deck[:own])
        del deck[:own]
    if seed % 4 == 1:
        hands.reverse()
    deck = [card for card in deck if card is not JOKERS[1]]
    left = sum(missing) + (5, 3, 2, 1)[len([count for count in missing if count]) - 1]
    return situation_of(game, hands, (), deck[left:])


@pytest.mark.parametrize(
    "seed",
    [*range(28), *[pytest.param(seed, marks=pytest.mark.no_cover) for seed in range(28, 140)]],
)
def test_the_same_as_going_through_every_deal(seed: int) -> None:
    of = dealt(DEALT_GAMES[seed % len(DEALT_GAMES)], seed)
    assert odds_of(of) == plainly(of)


@pytest.mark.parametrize("game", DEALT_GAMES, ids=lambda game: game.key)
def test_three_flush_draws_of_one_suit(game: Game) -> None:
    # Three seats that want the same few spades: nothing is independent here.
    known = [parse_cards("2s5s9sTsKh6c"), parse_cards("3s6s8sJsKd7d"), parse_cards("4s7sQsKs8c9c")]
    size = game.dealt - 1
    hands = [hand[:size] for hand in known]
    seen = {card for hand in hands for card in hand}
    unseen = [card for card in game.deck if card not in seen]
    keep = {*parse_cards("AsAh2c5d3h"), *game.deck.wild_cards(unseen)[:2]}
    of = situation_of(game, hands, (), [card for card in unseen if card not in keep])
    assert odds_of(of) == plainly(of)


@pytest.mark.parametrize("game", [STUD, STUD_HI_LO, RAZZ, DRAW, DEUCE], ids=lambda game: game.key)
@pytest.mark.parametrize("lacks", mostly_long(3, [(2, 3), (3, 3), (4, 4), (4, 3), (5, 4), (5, 5)]))
@pytest.mark.parametrize("suits", [1, 2])
def test_two_seats_by_their_completions(game: Game, lacks: tuple[int, int], suits: int) -> None:
    one, other = lacks
    # Cards of few suits, so that most pairs that share a card hold flushes.
    deck = Shuffler(10 * one + other).shuffled(game.deck)
    deck = sorted(deck, key=lambda card: card.suit is None or card.suit >= suits)
    dealt_cards = 2 * game.dealt - one - other
    first = deck[: game.dealt - one]
    second = deck[len(first) : dealt_cards]
    unseen = deck[dealt_cards : dealt_cards + 13]
    odds = odds_of(situation_of(game, [first, second], (), deck[dealt_cards + 13 :]))
    ordering = "high" if game.high_counts or game.low is None else game.low.name
    best = compared(ordering, game.dealt, first, second, unseen)
    for seat, won in zip(odds.seats, (best < 0, best > 0), strict=True):
        assert (seat.win, seat.tie) == (int(won.sum()), int((best == 0).sum()))
    if not game.splits:
        return
    low = compared("eight-or-better", game.dealt, first, second, unseen)
    no_low = low == NO_LOW
    halves = ((best < 0, best > 0), (low < 0, (low > 0) & ~no_low))
    for seat, won, won_low in zip(odds.seats, *halves, strict=True):
        assert isinstance(seat, HighLowSeatOdds)
        assert (seat.low_win, seat.low_tie) == (won_low.sum(), (low == 0).sum())
        assert (seat.no_low, seat.scoop) == (no_low.sum(), (won & (won_low | no_low)).sum())


NO_LOW = 2


def compared(
    ordering: str, size: int, one: Sequence[Card], other: Sequence[Card], unseen: Sequence[Card]
) -> npt.NDArray[np.int64]:
    """Compare completions: -1 if the first is better, 1 the second, NO_LOW if neither counts."""
    columns = []
    for hand in (one, other):
        more = list(combinations(unseen, size - len(hand)))
        hands = [[card.number for card in (*hand, *cards)] for cards in more]
        classes = rank_many(np.array(hands, np.uint8), ordering).astype(np.int64)
        sets = np.array([sum(1 << card.number for card in cards) for cards in more])
        columns.append((sets, np.where(classes == 0, 9999, classes)))
    (sets, values), (others, their_values) = columns
    signs = np.sign(values[:, None] - their_values)
    signs[(values[:, None] == 9999) & (their_values == 9999)] = NO_LOW
    disjoint: npt.NDArray[np.int64] = signs[sets[:, None] & others == 0]
    return disjoint


def test_a_flush_that_is_worth_no_more_than_the_cards_without_it() -> None:
    """With three wild cards four of a kind are there anyway, and no straight flush is left."""
    game = DRAW.with_options({"wild": "2"})
    of = hands_at(game, "2s2h2d8c/AhKhQh9h", dead="4c5c6c7c9cTcJcQc")
    assert odds_of(of) == plainly(of)


def test_unknown_cards_count_the_same_however_they_are_dealt() -> None:
    # A dead card cannot be told from one that is in nobody's hand.
    dead = counted(DRAW, "AsAhKd/QsQhJd", dead="2c")
    anyone = counted(DRAW, "AsAhKd??/QsQhJd??", dead="2c")
    assert dead == anyone


def test_progress_goes_from_nothing_to_almost_all() -> None:
    steps = count_without_board(hands_at(DRAW, "AsKs/QhJh9h"))
    shares = list(steps)
    assert shares[0] == 0
    assert shares == sorted(shares)
    assert 0.5 < shares[-1] < 1


@pytest.mark.parametrize("game", [STUD, STUD_HI_LO, RAZZ])
def test_too_many_deals_are_refused_at_once(game: Game) -> None:
    steps = count_without_board(hands_at(game, "AsKs/??/??"))
    with pytest.raises(TooManyDealsError, match="too many to count every one"):
        next(steps)
