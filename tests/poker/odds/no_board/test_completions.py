"""What a seat can still be dealt: the counts of all hands, and values against the evaluators."""

from collections import Counter
from math import comb

import pytest

from analyser.poker.cards import Card, parse_cards
from analyser.poker.games.class_tables import tables_of
from analyser.poker.games.game import Game
from analyser.poker.games.registry import ANY, DEUCE, DRAW, LOWBALL, RAZZ, STUD
from analyser.poker.odds.no_board.completions import Completions, Values
from analyser.poker.odds.record import category_of
from analyser.poker.ranking.classes import NO_CLASS
from analyser.poker.results.analysis import analyse_cards
from situations import SEVEN_CARDS

# Found by brute force outside this project.
LOWS = {"high card": 127_615_488, "one pair": 5_948_800, "two pair": 219_648, "full house": 624}


def completions(game: Game, hand: tuple[Card, ...] = ()) -> Completions:
    unseen = [card for card in game.deck if card not in hand]
    return Completions(Values(game, hand), hand, max(0, game.dealt - len(hand)), unseen)


@pytest.mark.parametrize(("game", "counts"), [(STUD, SEVEN_CARDS), (RAZZ, LOWS)])
def test_an_unknown_seat_makes_all_hands_of_seven_cards(game: Game, counts: dict[str, int]) -> None:
    seat = completions(game)
    assert seat.categories() == counts
    assert len(seat) == sum(counts.values()) == comb(len(game.deck), game.dealt)


@pytest.mark.parametrize("game", [
    DRAW, ANY, LOWBALL, DEUCE, DRAW.with_options({"joker": "bug"}),
    DRAW.with_options({"joker": "wild"}), DRAW.with_options({"wild": "2"}),
])  # fmt: skip
def test_an_unknown_seat_makes_every_hand_of_the_class_tables(game: Game) -> None:
    tables = tables_of(game, ())
    ordering = game.high if game.high_counts or game.low is None else game.low
    classes = tables.of(ordering)
    counts: Counter[str] = Counter()
    for rank, hands in zip(classes.ranks, classes.equal, strict=True):
        counts[category_of(rank, ordering)] += hands
    assert completions(game).categories() == counts
    assert counts.total() == comb(len(game.deck), game.dealt)


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
