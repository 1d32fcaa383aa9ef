"""What a seat can still be dealt: the counts of all hands, and values against the evaluators."""

from __future__ import annotations

from math import comb

import pytest

from analyser.poker.cards import DECK, Card, parse_cards
from analyser.poker.games.game import Game
from analyser.poker.games.registry import ANY, DEUCE, DRAW, LOWBALL, RAZZ, STUD
from analyser.poker.odds.no_board.completions import Completions, Values
from analyser.poker.ranking.classes import NO_CLASS, high_classes
from analyser.poker.results.analysis import analyse_cards
from situations import SEVEN_CARDS

# Found by brute force outside this project.
SEVEN_CARDS_LOW = {
    "high card": 127_615_488,
    "one pair": 5_948_800,
    "two pair": 219_648,
    "full house": 624,
}
FIVE_CARDS = {
    "royal flush": 4,
    "straight flush": 36,
    "four of a kind": 624,
    "full house": 3_744,
    "flush": 5_108,
    "straight": 10_200,
    "three of a kind": 54_912,
    "two pair": 123_552,
    "one pair": 1_098_240,
    "high card": 1_302_540,
}
ACE_TO_FIVE = {
    "high card": 1_317_888,
    "one pair": 1_098_240,
    "two pair": 123_552,
    "three of a kind": 54_912,
    "full house": 3_744,
    "four of a kind": 624,
}
DEUCE_TO_SEVEN = {
    "high card": 1_303_560,
    "one pair": 1_098_240,
    "two pair": 123_552,
    "three of a kind": 54_912,
    "straight": 9_180,
    "flush": 5_112,
    "full house": 3_744,
    "four of a kind": 624,
    "straight flush": 36,
}
WITH_BUG = {
    "five of a kind": 1,
    "royal flush": 24,
    "straight flush": 180,
    "four of a kind": 828,
    "full house": 4_368,
    "flush": 7_804,
    "straight": 20_532,
    "three of a kind": 63_360,
    "two pair": 138_600,
    "one pair": 1_215_024,
    "high card": 1_418_964,
}
WITH_JOKER = {
    "five of a kind": 13,
    "royal flush": 24,
    "straight flush": 180,
    "four of a kind": 3_120,
    "full house": 6_552,
    "flush": 7_804,
    "straight": 20_532,
    "three of a kind": 137_280,
    "two pair": 123_552,
    "one pair": 1_268_088,
    "high card": 1_302_540,
}
DEUCES_WILD = {
    "five of a kind": 672,
    "royal flush": 484,
    "straight flush": 2_068,
    "four of a kind": 31_552,
    "full house": 12_672,
    "flush": 14_472,
    "straight": 62_232,
    "three of a kind": 355_080,
    "two pair": 95_040,
    "one pair": 1_225_008,
    "high card": 799_680,
}


def completions(game: Game, hand: tuple[Card, ...] = ()) -> Completions:
    unseen = [card for card in game.deck if card not in hand]
    return Completions(Values(game, hand), hand, max(0, game.dealt - len(hand)), unseen)


@pytest.mark.parametrize(
    ("game", "counts"),
    [
        (STUD, SEVEN_CARDS),
        (RAZZ, SEVEN_CARDS_LOW),
        (DRAW, FIVE_CARDS),
        (ANY, FIVE_CARDS),
        (LOWBALL, ACE_TO_FIVE),
        (DEUCE, DEUCE_TO_SEVEN),
        (DRAW.with_options({"joker": "bug"}), WITH_BUG),
        (DRAW.with_options({"joker": "wild"}), WITH_JOKER),
        (DRAW.with_options({"wild": "2"}), DEUCES_WILD),
    ],
)
def test_an_unknown_seat_makes_every_hand(game: Game, counts: dict[str, int]) -> None:
    seat = completions(game)
    assert seat.categories() == counts
    assert len(seat) == sum(counts.values()) == comb(len(game.deck), game.dealt)


@pytest.mark.parametrize("hand", ["AsKsQsJsTs9s2d", "AsAhAdAcKsQsJs", "2s3s4s5s7s", "8c8d"])
def test_one_by_one_they_are_what_the_evaluators_say(hand: str) -> None:
    game = STUD if len(hand) == 14 else DRAW
    cards = parse_cards(hand)
    known = cards[: max(3, game.dealt - 2)]
    seat = completions(game, known)
    sets, values, _ = seat.one_by_one()
    classes = high_classes()
    for gone, value in list(zip(sets.tolist(), values.tolist(), strict=True))[::7]:
        dealt = [card for card in DECK if gone >> card.number & 1]
        high = analyse_cards(game, (*known, *dealt)).high
        assert classes.ranks[value - 1] == high.rank


@pytest.mark.parametrize(
    ("game", "hand"),
    [
        (ANY, "AsKsQsJsTs9h8h7h6h5h"),  # two straight flushes, the royal one first
        (ANY, "2s3s4s5s7sAhKhQhJh9h"),
        (ANY, "AsAhAdAc2s3s4s5s"),  # a straight flush beside four aces
        (DEUCE, "2s3s4s5s7s"),
        (DRAW, "2s3s4s5s7s"),
        (RAZZ, "2s3s4s5s7sAhKh"),
    ],
)
def test_a_complete_hand_has_one_value(game: Game, hand: str) -> None:
    cards = parse_cards(hand)
    seat = completions(game, cards)
    analysis = analyse_cards(game, cards)
    if game.high_counts:
        expected = analysis.high.class_
    else:
        assert game.low is not None
        assert analysis.lows is not None
        expected = analysis.lows[game.low.name].class_
    assert seat.only == (expected, NO_CLASS)


def test_fewer_cards_leave_fewer_completions() -> None:
    seat = completions(STUD, parse_cards("AsKsQsJs"))
    fewer = [card for card in seat.unseen if card.rank < 10]
    among = seat.among(fewer)
    anew = Completions(seat.values, seat.hand, seat.missing, fewer)
    assert among.categories() == anew.categories()
    assert among.keys.tolist() == anew.keys.tolist()
