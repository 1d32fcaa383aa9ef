"""The derivation in words, with what players call the hand, and the cards to draw."""

import pytest
from hypothesis import given, strategies as st

from analysed import hand_of
from analyser.poker.cards import DECK, Card, format_cards
from analyser.poker.explain.seat_steps import Decider, explain_hand, explain_made, what_matches
from analyser.poker.explain.steps import CardRow, Step
from analyser.poker.games.game import Game
from analyser.poker.games.registry import ANY, DRAW, HOLDEM, OMAHA, OMAHA_HI_LO, SHORT_DECK_HOLDEM
from analyser.poker.results.analysis import analyse_cards
from examples import examples


def explained(cards: str, board: str = "") -> dict[str, Step]:
    return steps_of(HOLDEM if board else ANY, cards, board)


def steps_of(game: Game, cards: str, board: str = "") -> dict[str, Step]:
    return {step.key: step for step in explain_hand(game, hand_of(game, cards, board))}


def written(row: CardRow) -> tuple[str | None, str, str, str]:
    """Write a row as its title, its cards, what is below them and what between."""
    return row.title, format_cards(row.cards), " ".join(row.below), " ".join(row.between)


def test_the_dead_mans_hand() -> None:
    steps = explained("Ac Jd 8s 8c As 3d 4d")
    choice, pattern, order = steps["choice"], steps["pattern"], steps["order"]
    assert choice.says == (
        "Choices of five cards looked at: 21. The best one plays, nothing else.",
    )
    best, left_out = choice.rows
    assert written(best) == ("Best five", "Ac As 8s 8c Jd", "", "")
    assert (written(left_out)[:2], left_out.faded) == (("Does not play", "3d 4d"), True)
    assert written(steps["sorted"].rows[0]) == (None, "8s 8c Jd Ac As", "8 8 J A A", "")
    assert pattern.says == (
        "1 where neighbours have the same rank, else 0: the match pattern 1001, as a number 9.",
        "Two matches apart: two pair.",
    )
    assert written(pattern.rows[0]) == (None, "8s 8c Jd Ac As", "", "1 0 0 1")
    assert format_cards(pattern.rows[0].marked) == "8s 8c Ac As"
    assert order.says == (
        "The first pair moves to just before the second pair.",
        "Hands of a kind compare from the end: groups before kickers.",
    )
    shown = [written(row)[:2] for row in order.rows]
    assert shown == [("Before", "8s 8c Jd Ac As"), ("After", "Jd 8s 8c Ac As")]
    assert format_cards(order.rows[0].marked) == "8s 8c"
    assert [written(row)[:2] for row in steps["table"].rows] == [
        ("2 × A", "Ac As"),  # noqa: RUF001 - times is meant
        ("2 × 8", "8s 8c"),  # noqa: RUF001 - times is meant
        ("1 × J", "Jd"),  # noqa: RUF001 - times is meant
    ]
    (said,) = steps["rank"].says
    assert said == "The rank is 3, 14, 8, 11: category 3, two pair, then the tie-breakers."
    assert [written(row)[:3] for row in steps["rank"].rows] == [
        ("the higher pair", "Ac As", "A A"),
        ("the lower pair", "8s 8c", "8 8"),
        ("the kicker", "Jd", "J"),
    ]
    assert steps["class"].says == (
        (
            "2,525th of 7,462 different hands. Of all five-card hands 82,836 are better, "
            "144 equal, this one counted, and 2,515,980 worse."
        ),
    )
    assert "choices" not in steps


def test_the_ace_to_five_is_explained_by_its_differences() -> None:
    steps = explained("A♠2♠3♣4♠5♢")
    straight = steps["straight"]
    assert straight.says == (
        "How far it is from each rank down to the next.",
        (
            "An ace may also stand below the lowest rank, so the first difference counts modulo 8: "
            "9 leaves 1."
        ),
        "Every difference is 1: a straight, five high.",
    )
    assert [written(row) for row in straight.rows] == [
        (None, "As 5d 4s 3c 2s", "", "9 1 1 1"),
        ("After", "As 5d 4s 3c 2s", "", "1 1 1 1"),
    ]
    assert straight.ruling == "wheel"
    rows = [format_cards(row.cards) for row in steps["table"].rows]
    assert rows == ["5d", "4s", "3c", "2s", "As"]
    assert steps["flush"].says == ("Not all suits equal the first: no flush.",)
    assert written(steps["flush"].rows[0])[1:3] == ("As 5d 4s 3c 2s", "♠ ♦ ♠ ♣ ♠")
    assert format_cards(steps["flush"].rows[0].marked) == "As 4s 2s"


@pytest.mark.parametrize(("cards", "straight"), examples(__file__, "straights.txt"))
def test_other_straights_need_no_remainder(cards: str, straight: str) -> None:
    step = explained(cards)["straight"]
    assert step.says == ("How far it is from each rank down to the next.", straight)
    assert step.ruling == "straight"


@pytest.mark.parametrize(("cards", "answers"), [
    ("Ad 2d 3d 4d 5d", "yes no yes yes"), ("As Ah Ad Ac Kd", "no yes no no"),
    ("As Ah Ad Kc Kd", "no yes no no"), ("Kd Jd 9d 4d 2d", "no no yes no"),
    ("Td 9s 8h 7d 6c", "no no no yes"), ("Kd Kc Qd Qh Js", "no no no no"),
])  # fmt: skip
def test_the_four_questions(cards: str, answers: str) -> None:
    *says, order = explained(cards)["flags"].says
    questions = [said.split(": ")[0] for said in says]
    assert questions == ["Straight flush", "Two ranks only", "Flush", "Straight"]
    assert " ".join(said.split(": ")[1] for said in says) == answers
    assert order == "Asked in this order, before any rank is compared; yes beats no."


@pytest.mark.parametrize(("pattern", "says"), examples(__file__, "patterns.txt"))
def test_what_the_sixteen_patterns_say(pattern: str, says: str) -> None:
    assert what_matches(pattern) == says


@pytest.mark.parametrize(("cards", "says"), examples(__file__, "moves.txt"))
def test_what_each_pattern_moves(cards: str, says: str) -> None:
    assert explained(cards)["order"].says[0] == says


def test_equal_choices_are_all_there() -> None:
    step = explained("Ks Kh Kd 8s 8h 8d 2c")["choices"]
    assert step.says == ("3 choices of five are as good; the first is taken as the best five.",)
    rows = [format_cards(row.cards) for row in step.rows]
    assert rows == ["Ks Kh Kd 8s 8h", "Ks Kh Kd 8s 8d", "Ks Kh Kd 8h 8d"]


def test_fewer_than_five_cards_are_explained_so_far() -> None:
    steps = explained("As 2c Ad")
    assert list(steps) == ["so-far", "sorted", "pattern", "order", "table", "rank"]
    assert steps["pattern"].says == ("One match: a pair.",)
    shown = [written(row)[:2] for row in steps["rank"].rows]
    assert shown == [("the pair", "As Ad"), ("the first kicker", "2c")]


@pytest.mark.parametrize(("options", "cards", "says", "ruling"), [
    ({"joker": "bug"}, "Jo 8s 8h 5d 5c", "The joker stands for the ace of spades.", "bug"),
    ({"joker": "bug"}, "Jo Ah 9h 5h 2h", "The joker stands for the king of hearts.", "bug"),
    ({"joker": "wild"}, "Jo 8s 8h 5d 5c", "The joker stands for the eight of diamonds.",
     "wild-cards"),
    ({"wild": "2"}, "2c As Ah Ad Ac", "The two of clubs is a fifth ace.", "wild-cards"),
])  # fmt: skip
def test_wild_cards_stand(options: dict[str, object], cards: str, says: str, ruling: str) -> None:
    step = steps_of(DRAW.with_options(options), cards)["wild"]
    assert (step.says, step.ruling) == ((says,), ruling)
    assert len(step.rows[0].marked) == 1


def test_five_of_a_kind_is_derived_too() -> None:
    steps = steps_of(DRAW.with_options({"joker": "wild"}), "Jo As Ah Ad Ac")
    assert steps["pattern"].says[1] == what_matches("1111")
    (said,) = steps["rank"].says
    assert said == "The rank is 10, 14: category 10, five of a kind, then the tie-breakers."


def test_the_short_deck_asks_in_another_order() -> None:
    steps = steps_of(SHORT_DECK_HOLDEM, "As 6s 7s 8s 9s")
    assert steps["straight"].says[1] == (
        "An ace may also stand below the lowest rank, so the first difference counts modulo 4: "
        "5 leaves 1."
    )
    assert len(steps["flags"].says) == 4
    assert steps["flags"].ruling == "short-deck"
    assert steps["straight"].ruling == "short-deck-straight"


def test_omaha_says_what_plays_and_what_only_seems_to_be_there() -> None:
    hand = hand_of(OMAHA, "As Kd Qc Jh", "Ks Qs 7s 4s 2d")
    steps = explain_hand(OMAHA, hand)[1:]
    assert [step.key for step in steps][:4] == ["choice", "places", "uncounted", "uncounted"]
    assert steps[0].says[0].startswith("Choices of five cards looked at: 60.")
    steps = explain_hand(OMAHA, hand_of(OMAHA, "As Ah Ad Ac"))
    assert steps[0].says[1] == "No more than 2 cards of the hand and 3 of the board count."
    shown = [written(row)[:2] for row in steps[0].rows]
    assert shown == [(None, "As Ah"), ("Does not play", "Ad Ac")]
    assert steps[-1].says == (
        "6 choices of five are as good; the first is taken as the best five.",
    )


@given(st.lists(st.sampled_from(DECK), min_size=1, max_size=10, unique=True))
def test_every_row_fits_its_cards(cards: list[Card]) -> None:
    for step in explain_hand(ANY, analyse_cards(ANY, cards)):
        assert step.title
        assert all(step.says)
        for row in step.rows:
            assert set(row.cards) <= set(cards)
            assert set(row.marked) <= set(row.cards)
            assert len(row.below) in (0, len(row.cards))
            assert len(row.between) in (0, len(row.cards) - 1)


def test_what_decides_against_another_seat_is_marked_and_said() -> None:
    hand = hand_of(HOLDEM, "Ah Qd", "As 9c 7d 4h 2s")
    steps = explain_hand(HOLDEM, hand, Decider(2, "Bob"))
    (rank,) = [step for step in steps if step.key == "rank"]
    assert rank.says[1:] == ("Against Bob the first kicker decides: queen.",)
    assert [format_cards(row.marked) for row in rank.rows] == ["", "Qd", "", ""]
    hand = hand_of(HOLDEM, "8c", "8h As")
    steps = explain_hand(HOLDEM, hand, Decider(3, "Ann"))
    (rank,) = [step for step in steps if step.key == "rank"]
    assert rank.says[1:] == ("Against Ann the second kicker decides, which is not there yet.",)
    assert not any(row.marked for row in rank.rows)


@pytest.mark.parametrize(("cards", "board", "word", "meanings"), examples(__file__, "words.txt"))
def test_a_word_has_its_meanings(cards: str, board: str, word: str, meanings: str) -> None:
    hand = hand_of(HOLDEM, cards, board)
    (step,) = explain_made(hand)
    assert (step.says[0], step.rows) == (word, ())
    begun = meanings.split("; ")
    assert len(step.says[1:]) == len(begun)
    assert all(map(str.startswith, step.says[1:], begun))


def test_draws_have_their_cards_below() -> None:
    hand = hand_of(HOLDEM, "8h7h", "9h6c2h")
    (step,) = explain_made(hand)
    assert step.says[:2] == ("nine high.", "flush draw and open-ended straight draw: 15 cards.")
    rows = [(row.title, len(row.cards)) for row in step.rows]
    assert rows == [("flush draw", 9), ("open-ended straight draw", 8)]


def test_a_hand_without_a_board_has_no_word() -> None:
    assert explain_made(hand_of(OMAHA_HI_LO, "AsKsQsJs")) == []
