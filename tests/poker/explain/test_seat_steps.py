"""Why a hand, a low or a badugi is what it is, in words, and the cards to draw."""

import pytest
from hypothesis import given, strategies as st

from analysed import hand_of
from analyser import analyse, compare
from analyser.poker.cards import DECK, Card, format_cards
from analyser.poker.explain.rules_reference import rulings_for
from analyser.poker.explain.seat_steps import (
    Decider,
    explain_high,
    explain_lows,
    explain_made,
    explain_seat,
    say_what_matches,
)
from analyser.poker.explain.side_by_side import align_highs, explain_verdict
from analyser.poker.explain.steps import CardRow, Step
from analyser.poker.games import registry
from analyser.poker.games.game import Game
from analyser.poker.games.registry import (
    ANY,
    BADUGI,
    DRAW,
    HOLDEM,
    OMAHA,
    OMAHA_HI_LO,
    SHORT_DECK_HOLDEM,
)
from analyser.poker.ranking.low import LOW_ORDERINGS
from analyser.poker.results.analysis import analyse_cards
from examples import examples


def explained(cards: str, board: str = "") -> dict[str, Step]:
    return steps_of(HOLDEM if board else ANY, cards, board)


def steps_of(game: Game, cards: str, board: str = "") -> dict[str, Step]:
    return {step.key: step for step in explain_high(game, hand_of(game, cards, board))}


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


@pytest.mark.parametrize(("cards", "answers"), examples(__file__, "four_questions.txt"))
def test_the_four_questions(cards: str, answers: str) -> None:
    *says, order = explained(cards)["flags"].says
    questions = [said.split(": ")[0] for said in says]
    assert questions == ["Straight flush", "Two ranks only", "Flush", "Straight"]
    assert " ".join(said.split(": ")[1] for said in says) == answers
    assert order == "Asked in this order, before any rank is compared; yes beats no."


@pytest.mark.parametrize(("pattern", "says"), examples(__file__, "patterns.txt"))
def test_what_the_sixteen_patterns_say(pattern: str, says: str) -> None:
    assert say_what_matches(pattern) == says


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
    assert steps["pattern"].says[1] == say_what_matches("1111")
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
    steps = explain_high(OMAHA, hand)[1:]
    assert [step.key for step in steps][:4] == ["choice", "places", "uncounted", "uncounted"]
    assert steps[0].says[0].startswith("Choices of five cards looked at: 60.")
    steps = explain_high(OMAHA, hand_of(OMAHA, "As Ah Ad Ac"))
    assert steps[0].says[1] == "No more than 2 cards of the hand and 3 of the board count."
    shown = [written(row)[:2] for row in steps[0].rows]
    assert shown == [(None, "As Ah"), ("Does not play", "Ad Ac")]
    assert steps[-1].says == (
        "6 choices of five are as good; the first is taken as the best five.",
    )


@given(st.lists(st.sampled_from(DECK), min_size=1, max_size=10, unique=True))
def test_every_row_fits_its_cards(cards: list[Card]) -> None:
    for step in explain_high(ANY, analyse_cards(ANY, cards)):
        assert step.title
        assert all(step.says)
        for row in step.rows:
            assert set(row.cards) <= set(cards)
            assert set(row.marked) <= set(row.cards)
            assert len(row.below) in (0, len(row.cards))
            assert len(row.between) in (0, len(row.cards) - 1)


def test_what_decides_against_another_seat_is_marked_and_said() -> None:
    hand = hand_of(HOLDEM, "Ah Qd", "As 9c 7d 4h 2s")
    steps = explain_high(HOLDEM, hand, Decider(2, "Bob"))
    (rank,) = [step for step in steps if step.key == "rank"]
    assert rank.says[1:] == ("Against Bob the first kicker decides: queen.",)
    assert [format_cards(row.marked) for row in rank.rows] == ["", "Qd", "", ""]
    hand = hand_of(HOLDEM, "8c", "8h As")
    steps = explain_high(HOLDEM, hand, Decider(3, "Ann"))
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


def low_steps(cards: str, game: Game = registry.ANY) -> dict[str, Step]:
    return {step.key: step for step in explain_lows(game, hand_of(game, cards))}


def rows(step: Step) -> list[str]:
    return [f"{row.title}: {format_cards(row.cards)}" for row in step.rows]


def test_all_nine_cards_of_the_j_article_in_low_order() -> None:
    step = low_steps("8C KD 10C AD 7D 5D 4S AH 5C")["low-order"]
    (row,) = step.rows
    assert format_cards(row.cards) == "Kd Tc 8c 7d 5d 5c 4s Ad Ah"
    assert format_cards(row.marked) == "5d 5c Ad Ah"
    clash = "More than one card of a rank: fives and aces."
    assert step.says == (f"{clash} Only one card of each rank helps a low.",)


def test_the_dead_mans_hand_under_every_ordering() -> None:
    steps = low_steps("Ac Jd 8s 8c As 3d 4d")
    names = "low-order ace-to-five eight-or-better deuce-to-seven ace-to-six"
    assert list(steps) == names.split()
    assert steps["ace-to-five"].says == (
        "The ace is low; straights and flushes do not count.",
        "J-8-4-3-A: 290th of 6,175 different lows.",
        "4 choices of five make this low; the first is taken.",
    )
    lows = ["8s 4d 3d Ac", "8c 4d 3d Ac", "8s 4d 3d As", "8c 4d 3d As"]
    best, *good = [f"Jd {low}" for low in lows]
    said = [f"Best five: {best}", "Does not play: 8c As", *(f"As good: {one}" for one in good)]
    assert rows(steps["ace-to-five"]) == said
    says = steps["eight-or-better"].says[1]
    assert says == "No low. Different ranks of eight or lower: 4; a low needs 5."
    assert steps["deuce-to-seven"].says[1] == "A-J-8-4-3: 933rd of 7,462 different lows."
    assert steps["ace-to-six"].says[1] == "J-8-4-3-A: 284th of 7,462 different lows."


def test_the_ace_is_high_in_every_step_of_deuce_to_seven() -> None:
    hand = hand_of(registry.DEUCE, "2d As 4h Kc 5s")
    first, *_ = explain_seat(registry.DEUCE, hand)
    assert first.title == "All cards from high to low, the ace highest"
    assert rows(first) == ["None: As Kc 5s 4h 2d"]
    steps = low_steps("As Ad 2d 3h 4c 5s")
    assert rows(steps["deuce-to-seven"])[1] == "Does not play: Ad"


@pytest.mark.parametrize(("cards", "ordering", "says"), examples(__file__, "against.txt"))
def test_what_counts_against_a_low(cards: str, ordering: str, says: str) -> None:
    assert low_steps(cards)[ordering].says[2] == says


def test_fewer_than_five_cards_stand_in_order_and_make_no_low() -> None:
    steps = low_steps("As 9c 2d")
    assert list(steps) == ["low-order"]
    assert format_cards(steps["low-order"].rows[0].cards) == "9c 2d As"
    says = ("All ranks differ.", "A low has five cards; there are fewer so far.")
    assert steps["low-order"].says == says


def test_a_wild_card_says_which_rank_it_fills_and_is_no_duplicate() -> None:
    steps = low_steps("Jo 7s 4h 3d As", registry.LOWBALL.with_options({"joker": "bug"}))
    (row,) = steps["ace-to-five"].rows
    assert format_cards(row.cards) == "7s 4h 3d Jo As"
    assert row.below == ("7", "4", "3", "2", "A")
    assert format_cards(steps["low-order"].rows[0].cards) == "7s 4h 3d As Jo"
    steps = low_steps("2c 2d 2h Ks Qs", registry.DRAW.with_options({"wild": "2"}))
    assert steps["low-order"].says == ("All ranks differ.",)
    assert steps["ace-to-five"].rows[0].below == ("K", "Q", "3", "2", "A")
    says = steps["eight-or-better"].says[1]
    assert says == "No low. Different ranks of eight or lower: 3; a low needs 5."


@given(st.lists(st.sampled_from(DECK), min_size=5, max_size=9, unique=True))
def test_every_card_of_a_low_says_what_it_counts_as(cards: list[Card]) -> None:
    hand = analyse_cards(registry.ANY, cards)
    assert hand.lows is not None
    steps = {step.key: step for step in explain_lows(registry.ANY, hand)}
    for ordering in LOW_ORDERINGS:
        low, step = hand.lows[ordering.name], steps[ordering.name]
        assert bool(step.rows) == (low.best is not None)
        if low.best is not None:
            assert "-".join(step.rows[0].below) == low.description


def test_where_the_pot_is_shared_only_the_games_own_low_is_explained() -> None:
    steps = low_steps("Kh Kd Qc Qs 7d 6c 2s", registry.STUD_HI_LO)
    assert list(steps) == ["low-order", "eight-or-better"]
    assert "No low" in steps["eight-or-better"].says[1]


@pytest.mark.parametrize(("game", "cards", "board", "high", "lows"), [
    (registry.HOLDEM, "As Kd", "Qh Jc Ts 2d 3c", True, []),
    (registry.OMAHA_HI_LO, "As 2d Kd Kc", "8h 7c 4s Qd 3c", True, ["eight-or-better"]),
    (registry.RAZZ, "As 2d 8d Kc 7s 5h 4h", "", False, ["low-order", "ace-to-five"]),
    (registry.RAZZ, "As 2d", "", False, ["low-order"]),
])  # fmt: skip
def test_a_seat_is_explained_by_what_counts_in_its_game(
    game: Game, cards: str, board: str, high: bool, lows: list[str]
) -> None:
    hand = hand_of(game, cards, board)
    expected = [step.key for step in explain_high(game, hand)] if high else []
    assert [step.key for step in explain_seat(game, hand)] == [*expected, *lows]


def test_the_steps_say_which_cards_clash_and_which_play() -> None:
    hand = analyse("4c 3c 2h Ad", game="badugi")
    steps = explain_high(BADUGI, hand)
    assert [step.key for step in steps] == ["clashes", "playing", "rank", "class"]
    assert steps[0].says == ("More than one card of a suit: clubs.",)
    assert format_cards(steps[0].rows[0].marked) == "4c 3c"
    assert format_cards(steps[1].rows[0].cards) == "3c 2h Ad"
    assert format_cards(steps[1].rows[1].cards) == "4c"
    assert steps[1].rows[0].below == ("3", "2", "A")
    assert "The rank is 3, 3, 2, 1:" in steps[2].says[0]
    assert steps[3].says[0].startswith("716th of 1,092 different hands.")
    assert explain_seat(BADUGI, hand) == steps
    step = explain_high(BADUGI, analyse("4c 3c 2h Ad", game="badugi"))[-1]
    says = step.says[0].translated(str, lambda number: f"<{number.value}>")
    assert says.startswith("<716>th of <1092> different hands. Of all four-card hands <")


def test_cards_that_clash_are_named_and_equal_choices_shown() -> None:
    steps = explain_high(BADUGI, analyse("8s 4h 3d Ac", game="badugi"))
    assert steps[0].says == ("All ranks differ, and all suits: no card clashes.",)
    assert len(steps[1].rows) == 1
    steps = explain_high(BADUGI, analyse("5c 5h 2s Ad", game="badugi"))
    assert steps[0].says == ("More than one card of a rank: fives.",)
    assert [format_cards(row.cards) for row in steps[-1].rows] == ["5c 2s Ad", "5h 2s Ad"]
    steps = explain_high(BADUGI, analyse("5c 5h", game="badugi"))
    assert [step.key for step in steps] == ["clashes", "playing", "rank", "choices"]
    assert "A badugi has four cards" in steps[1].says[-1]
    assert explain_lows(BADUGI, analyse("5c 5h", game="badugi"))


def test_two_hands_are_aligned() -> None:
    pair = analyse("8s 4h 3d Ac", game="badugi"), analyse("8h 5d 3s 2c", game="badugi")
    found = align_highs(BADUGI, *pair)
    assert (found.decided, found.better) == (2, 0)
    assert found.says == "both have a badugi; the second card decides, four below five"
    first, second = found.positions[2]
    assert first is not None
    assert second is not None
    assert (first.text, format_cards(second.cards)) == ("four", "5d")


def test_the_verdict_and_its_rulings() -> None:
    compared = compare(["8s 4h 3d Ac", "9c 9d 3s 2h"], game="badugi")
    (shown,) = explain_verdict(BADUGI, compared.seats, ("Ann", "Bob"), compared.verdict)
    assert shown.says == ("Ann is lower: a badugi beats a three-card hand.",)
    keys = [ruling.key for ruling in rulings_for(BADUGI, compared.seats, compared.verdict)]
    assert keys[:4] == ["badugi-order", "game badugi", "badugi", "cards-speak"]
    assert [ruling.key for ruling in rulings_for(BADUGI)][1:] == ["badugi", "badugi-order"]
