"""What players call a hand, in Why: the word, what it means, and the cards of the draws."""

import pytest

from analysed import hand_of
from analyser.poker.explain.high import explain_made
from analyser.poker.games.registry import HOLDEM, OMAHA_HI_LO


@pytest.mark.parametrize(("cards", "board", "word", "meanings"), [
    ("9h9c", "QhJh9d4s", "set of nines.", ["Set"]), ("QsQd", "", "pocket queens.", ["Pocket"]),
    ("9s9d", "Qh7c2d", "pocket nines under the queen.", ["A pocket pair"]),
    ("KcQd", "Kd7s2c", "top pair, queen kicker.", ["Top pair", "Kicker"]),
    ("Kd7s", "Kc7c2h", "top two pair.", ["Top two pair and so on: both cards"]),
    ("Ah9c", "9d9s2c", "trip nines, ace kicker.", ["Trips", "Kicker"]),
    ("Ts8s", "QhJc9d", "second-nut straight.", ["Second-nut, third-nut and so on"]),
    ("AhTd", "KhQsJc", "nut straight.", ["The nuts"]),
    ("9h9c", "QhQs9d", "nines full of queens.", ["Nines full of queens: "]),
])  # fmt: skip
def test_a_word_has_its_meanings(cards: str, board: str, word: str, meanings: list[str]) -> None:
    hand = hand_of(HOLDEM, cards, board)
    (step,) = explain_made(hand)
    assert (step.says[0], step.rows) == (word, ())
    assert len(step.says[1:]) == len(meanings)
    assert all(map(str.startswith, step.says[1:], meanings))


def test_draws_have_their_cards_below() -> None:
    hand = hand_of(HOLDEM, "8h7h", "9h6c2h")
    (step,) = explain_made(hand)
    assert step.says[:2] == ("nine high.", "flush draw and open-ended straight draw: 15 cards.")
    rows = [(row.title, len(row.cards)) for row in step.rows]
    assert rows == [("flush draw", 9), ("open-ended straight draw", 8)]


def test_a_hand_without_a_board_has_no_word() -> None:
    assert explain_made(hand_of(OMAHA_HI_LO, "AsKsQsJs")) == []
