"""Hands that are ranked by all their cards: badugi, Sökö and three cards, by plain examples."""

import pytest

from analysed import hand_of, judged
from analyser import analyse, compare
from analyser.poker.cards import format_cards, parse_cards
from analyser.poker.explain.rules_reference import rulings_for
from analyser.poker.explain.seat_steps import explain_high
from analyser.poker.games.game import Game
from analyser.poker.games.registry import find_game
from analyser.poker.ranking.badugi import BADUGI, BadugiCategory
from examples import examples

SOKO, THREE_CARD = find_game("soko"), find_game("threecard")


@pytest.mark.parametrize(("game", "better", "worse", "text"), examples(__file__, "better.txt"))
def test_which_hand_is_better_and_why(game: str, better: str, worse: str, text: str) -> None:
    found = compare([worse, better], game=game)
    assert found.winners == (1,)
    assert found.reason.text == text


@pytest.mark.parametrize(("game", "cards", "best", "description"), examples(__file__, "whole.txt"))
def test_what_a_hand_is(game: str, cards: str, best: str, description: str) -> None:
    high = analyse(cards, game=game).high
    assert (format_cards(high.best), high.description) == (best, description)
    assert high.category != "royal flush"


def test_too_few_cards_are_what_there_is_so_far() -> None:
    assert hand_of(SOKO, "As Ad 2s 3s").high.description == "Pair of aces, 3-2 kickers"
    assert hand_of(THREE_CARD, "As Ad").high.description == "Pair of aces"


def test_the_steps_show_the_four_cards() -> None:
    steps = {step.key: step for step in explain_high(SOKO, analyse("Kd2sAs9s5s", game="soko"))}
    assert format_cards(steps["four"].rows[0].marked) == "As 9s 5s 2s"
    cards = [format_cards(row.cards) for row in steps["rank"].rows]
    assert cards == ["As", "9s", "5s", "2s", "Kd"]
    steps = {step.key: step for step in explain_high(SOKO, analyse("Kd2sAs4h3c", game="soko"))}
    assert steps["four"].says == ("Four cards follow each other: a four-card straight.",)
    assert [format_cards(row.cards) for row in steps["rank"].rows] == ["4h", "Kd"]
    steps = {step.key: step for step in explain_high(THREE_CARD, hand_of(THREE_CARD, "2sAs3d"))}
    assert steps["straight"].says[-1] == "Every difference is 1: a straight, three high."
    assert [format_cards(row.cards) for row in steps["rank"].rows] == ["3d", "2s", "As"]
    assert "Of all three-card hands" in steps["class"].says[0]


@pytest.mark.parametrize(("game", "hands", "keys"), [
    (SOKO, "5s6d7h8cKd/2s2d9h7c4d", "soko one-pair"),
    (SOKO, "5s6d7h8cKd/5c6s7d8hQd", "soko"),
    (SOKO, "3s3d3h3c4d/2s2d2h7c7d", "categories four-of-a-kind full-house"),
    (THREE_CARD, "2s3d4h/Ac9c5c", "three-card straight flush"),
    (find_game("teenpatti"), "As2d3h/KcQdJc", "teen-patti straight"),
])  # fmt: skip
def test_rulings_that_matter(game: Game, hands: str, keys: str) -> None:
    verdict, seats = judged(game, hands)
    found = [ruling.key for ruling in rulings_for(game, seats, verdict)]
    wanted = keys.split()
    assert found[: len(wanted)] == wanted


@pytest.mark.parametrize(("cards", "rank", "class_", "equal"), [
    ("As 2h 3d 4c", (4, 4, 3, 2, 1), 1, 24), ("Kd Qh Js Tc", (4, 13, 12, 11, 10), 715, 24),
    ("4s 3s 2h Ad", (3, 3, 2, 1), 716, 900), ("Ks Qh Jd Kd", (3, 13, 12, 11), 1001, 180),
    ("As 2h 3s 4h", (2, 2, 1), 1002, 3632), ("As 2s 3s 4s", (1, 1), 1080, 881),
    ("Kc Kd Kh Ks", (1, 13), 1092, 1),
])  # fmt: skip
def test_known_hands(cards: str, rank: tuple[int, ...], class_: int, equal: int) -> None:
    high = analyse(cards, game="badugi").high
    assert high.rank == rank
    assert (high.class_, high.classes, high.equal) == (class_, 1092, equal)
    assert high.better is not None
    assert high.worse is not None
    assert high.better + equal + high.worse == 270_725


def test_equal_choices_are_all_there() -> None:
    """Which of two fives plays does not matter; one of the spades has to go."""
    hand = analyse("5s 5h 2s Ad", game="badugi").high
    assert [format_cards(choice) for choice in hand.all] == ["5h 2s Ad"]
    best = [format_cards(cards) for cards in BADUGI.best_choices(parse_cards("5c 5h 2s Ad"))]
    assert best == ["5c 2s Ad", "5h 2s Ad"]
    hand = analyse("5c 5h 2s Ad", game="badugi").high
    assert (hand.choices, hand.category) == (2, "three cards")
    assert hand.description == "Three-card hand, 5-2-A"


def test_fewer_than_four_cards_are_what_there_is_so_far() -> None:
    hand = analyse("As 2s", game="badugi")
    assert (hand.complete, hand.lows, hand.high.class_) == (False, None, None)
    assert (hand.high.rank, hand.high.pattern) == ((BadugiCategory.ONE_CARD, 1), None)
