"""What players call a hand beside a board, and its draws with the cards that complete them."""

from itertools import combinations
from random import Random

import pytest

from analyser import analyse, nuts, parse_cards
from analyser.poker.cards import DECK
from analyser.poker.games.choices import every_choice
from analyser.poker.games.class_tables import tables_of
from analyser.poker.games.registry import find_game
from analyser.poker.made_hands.draws import say_draws
from analyser.poker.made_hands.made_hand import name_made_hand, possible_ranks
from analyser.poker.ranking.low import EIGHT_OR_BETTER
from examples import examples


@pytest.mark.parametrize(("game", "hand", "board", "name"), examples(__file__, "hands.txt"))
def test_hands_have_a_players_words(game: str, hand: str, board: str, name: str) -> None:
    assert analyse(hand, board, game).made == (name or None)


def test_short_deck_goes_by_its_own_order_of_hands() -> None:
    assert analyse("Ah8d", "7s6c9h", "shortdeck").made == "second-nut straight"
    trips = analyse("Ah8d", "7s6c9h", "shortdeck", {"trips_beat_straight": True})
    assert trips.made == "straight, nine high"


def test_wild_cards_are_said_exactly_and_low_games_have_no_names() -> None:
    wild = analyse("Jo Ah", "9d9s2c", "holdem", {"joker": "wild"})
    assert (wild.made, wild.draws) == ("three nines, A-2 kickers", ())
    assert analyse("Jo Ah", "", "holdem", {"joker": "wild"}).made is None
    assert analyse("As2h3d4c5s6d7h", game="razz").made is None
    assert analyse("QhQd", game="any").made == "pocket queens"
    assert name_made_hand(find_game("badugi"), parse_cards("AhKh"), (), None) is None


@pytest.mark.parametrize(("game", "hand", "board", "expected"), examples(__file__, "draws.txt"))
def test_draws_are_named_and_counted(game: str, hand: str, board: str, expected: str) -> None:
    draws = analyse(hand, board, game).draws
    named = [(one.kind, "" if one.cards is None else len(one.cards)) for one in draws or ()]
    found = ", ".join(f"{kind} {cards}".strip() for kind, cards in named) or "-"
    assert ("?" if draws is None else found) == expected


def test_a_flush_draw_tells_its_suit_and_whether_it_is_to_the_nuts() -> None:
    (draw, *_) = analyse("Ah5h", "Kh9h2c", "holdem").draws or ()
    assert (draw.suit, draw.nut) == ("h", True)
    assert draw.cards == parse_cards("Qh Jh Th 8h 7h 6h 4h 3h 2h")
    (draw, *_) = analyse("Jh5h", "Kh9h2c", "holdem").draws or ()
    assert (draw.suit, draw.nut) == ("h", False)


@pytest.mark.parametrize(("game", "hand", "board", "words"), examples(__file__, "phrases.txt"))
def test_draws_are_said_in_one_phrase(game: str, hand: str, board: str, words: str) -> None:
    said = say_draws(analyse(hand, board, game).draws or ())
    assert said == (None if words == "-" else words)


def test_dead_cards_complete_nothing() -> None:
    (draw, *_) = nuts("Qh5h", "Kh9h2c", dead="Ah 3h").draws
    assert draw.nut
    assert draw.cards is not None
    assert len(draw.cards) == 7
    draws = nuts("2c7d", "3h4s5d", dead="6h 6s 6d As Ah Ad Ac").draws
    assert say_draws(draws) == "open-ended straight draw: 1 card"


@pytest.mark.parametrize("name", ["holdem8", "omaha8"])
def test_the_nuts_are_the_best_of_any_two_cards(name: str) -> None:
    game = find_game(name)
    for board in (tuple(Random(seed).sample(DECK, 5)) for seed in range(4)):
        pairs = [*combinations([card for card in DECK if card not in board], 2)]
        for ordering in (game.high, EIGHT_OR_BETTER):
            classes = tables_of(game, board).of(ordering)
            every = {every_choice(game, pair, board).best_class(classes) for pair in pairs}
            found = possible_ranks(game, board, ordering)
            assert [*found] == [rank for at, rank in enumerate(classes.ranks, 1) if at in every]
