"""Why a low or a badugi is what it is: the steps, the comparison, the rulings."""

import pytest
from hypothesis import given, strategies as st

from analysed import hand_of
from analyser import analyse, compare
from analyser.poker.cards import DECK, Card, format_cards
from analyser.poker.explain.rules_reference import rulings_for
from analyser.poker.explain.seat_steps import explain_hand, explain_lows, explain_seat
from analyser.poker.explain.side_by_side import align_highs, explain_verdict
from analyser.poker.explain.steps import Step
from analyser.poker.games import registry
from analyser.poker.games.game import Game
from analyser.poker.games.registry import BADUGI
from analyser.poker.ranking.low import LOW_ORDERINGS
from analyser.poker.results.analysis import analyse_cards
from examples import examples


def explained(cards: str, game: Game = registry.ANY) -> dict[str, Step]:
    return {step.key: step for step in explain_lows(game, hand_of(game, cards))}


def rows(step: Step) -> list[str]:
    return [f"{row.title}: {format_cards(row.cards)}" for row in step.rows]


def test_all_nine_cards_of_the_j_article_in_low_order() -> None:
    step = explained("8C KD 10C AD 7D 5D 4S AH 5C")["low-order"]
    (row,) = step.rows
    assert format_cards(row.cards) == "Kd Tc 8c 7d 5d 5c 4s Ad Ah"
    assert format_cards(row.marked) == "5d 5c Ad Ah"
    clash = "More than one card of a rank: fives and aces."
    assert step.says == (f"{clash} Only one card of each rank helps a low.",)


def test_the_dead_mans_hand_under_every_ordering() -> None:
    steps = explained("Ac Jd 8s 8c As 3d 4d")
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
    steps = explained("As Ad 2d 3h 4c 5s")
    assert rows(steps["deuce-to-seven"])[1] == "Does not play: Ad"


@pytest.mark.parametrize(("cards", "ordering", "says"), examples(__file__, "against.txt"))
def test_what_counts_against_a_low(cards: str, ordering: str, says: str) -> None:
    assert explained(cards)[ordering].says[2] == says


def test_fewer_than_five_cards_stand_in_order_and_make_no_low() -> None:
    steps = explained("As 9c 2d")
    assert list(steps) == ["low-order"]
    assert format_cards(steps["low-order"].rows[0].cards) == "9c 2d As"
    says = ("All ranks differ.", "A low has five cards; there are fewer so far.")
    assert steps["low-order"].says == says


def test_a_wild_card_says_which_rank_it_fills_and_is_no_duplicate() -> None:
    steps = explained("Jo 7s 4h 3d As", registry.LOWBALL.with_options({"joker": "bug"}))
    (row,) = steps["ace-to-five"].rows
    assert format_cards(row.cards) == "7s 4h 3d Jo As"
    assert row.below == ("7", "4", "3", "2", "A")
    assert format_cards(steps["low-order"].rows[0].cards) == "7s 4h 3d As Jo"
    steps = explained("2c 2d 2h Ks Qs", registry.DRAW.with_options({"wild": "2"}))
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
    steps = explained("Kh Kd Qc Qs 7d 6c 2s", registry.STUD_HI_LO)
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
    expected = [step.key for step in explain_hand(game, hand)] if high else []
    assert [step.key for step in explain_seat(game, hand)] == [*expected, *lows]


def test_the_steps_say_which_cards_clash_and_which_play() -> None:
    hand = analyse("4s 3s 2h Ad", game="badugi")
    steps = explain_hand(BADUGI, hand)
    assert [step.key for step in steps] == ["clashes", "playing", "rank", "class"]
    assert steps[0].says == ("More than one card of a suit: spades.",)
    assert format_cards(steps[0].rows[0].marked) == "4s 3s"
    assert format_cards(steps[1].rows[0].cards) == "3s 2h Ad"
    assert format_cards(steps[1].rows[1].cards) == "4s"
    assert steps[1].rows[0].below == ("3", "2", "A")
    assert "The rank is 3, 3, 2, 1:" in steps[2].says[0]
    assert steps[3].says[0].startswith("716th of 1,092 different hands.")
    assert explain_seat(BADUGI, hand) == steps
    step = explain_hand(BADUGI, analyse("4s 3s 2h Ad", game="badugi"))[-1]
    says = step.says[0].translated(str, lambda number: f"<{number.value}>")
    assert says.startswith("<716>th of <1092> different hands. Of all four-card hands <")


def test_cards_that_clash_are_named_and_equal_choices_shown() -> None:
    steps = explain_hand(BADUGI, analyse("8s 4h 3d Ac", game="badugi"))
    assert steps[0].says == ("All ranks differ, and all suits: no card clashes.",)
    assert len(steps[1].rows) == 1
    steps = explain_hand(BADUGI, analyse("5c 5h 2s Ad", game="badugi"))
    assert steps[0].says == ("More than one card of a rank: fives.",)
    assert [format_cards(row.cards) for row in steps[-1].rows] == ["5c 2s Ad", "5h 2s Ad"]
    steps = explain_hand(BADUGI, analyse("5c 5h", game="badugi"))
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
