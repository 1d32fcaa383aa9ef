"""Hands that are ranked by all their cards: Sökö and three cards, by plain examples."""

import pytest

from analysed import hand_of, judged
from analyser import analyse, compare
from analyser.poker.cards import format_cards
from analyser.poker.explain.high import explain_hand
from analyser.poker.explain.rulings import rulings_for
from analyser.poker.games.game import Game
from analyser.poker.games.registry import SOKO, TEEN_PATTI, THREE_CARD
from examples import examples


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
    steps = {step.key: step for step in explain_hand(SOKO, analyse("Kd2sAs9s5s", game="soko"))}
    assert format_cards(steps["four"].rows[0].marked) == "As 9s 5s 2s"
    cards = [format_cards(row.cards) for row in steps["rank"].rows]
    assert cards == ["As", "9s", "5s", "2s", "Kd"]
    steps = {step.key: step for step in explain_hand(SOKO, analyse("Kd2sAs4h3c", game="soko"))}
    assert steps["four"].says == ("Four cards follow each other: a four-card straight.",)
    assert [format_cards(row.cards) for row in steps["rank"].rows] == ["4h", "Kd"]
    steps = {step.key: step for step in explain_hand(THREE_CARD, hand_of(THREE_CARD, "2sAs3d"))}
    assert steps["straight"].says[-1] == "Every difference is 1: a straight, three high."
    assert [format_cards(row.cards) for row in steps["rank"].rows] == ["3d", "2s", "As"]
    assert "Of all three-card hands" in steps["class"].says[0]


@pytest.mark.parametrize(("game", "hands", "keys"), [
    (SOKO, "5s6d7h8cKd/2s2d9h7c4d", "soko one-pair"),
    (SOKO, "5s6d7h8cKd/5c6s7d8hQd", "soko"),
    (SOKO, "3s3d3h3c4d/2s2d2h7c7d", "categories four-of-a-kind full-house"),
    (THREE_CARD, "2s3d4h/Ac9c5c", "three-card straight flush"),
    (TEEN_PATTI, "As2d3h/KcQdJc", "teen-patti straight"),
])  # fmt: skip
def test_rulings_that_matter(game: Game, hands: str, keys: str) -> None:
    verdict, seats = judged(game, hands)
    found = [ruling.key for ruling in rulings_for(game, seats, verdict)]
    wanted = keys.split()
    assert found[: len(wanted)] == wanted
