"""Why a badugi is what it is: the steps, the comparison, the rulings."""

from analyser import analyse, compare
from analyser.poker.cards import format_cards
from analyser.poker.explain.high import explain_hand
from analyser.poker.explain.lows import explain_lows, explain_seat
from analyser.poker.explain.rulings import rulings_for
from analyser.poker.explain.side_by_side import align_highs, explain_verdict
from analyser.poker.games.registry import BADUGI


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
    assert [position.reached for position in found.positions] == [True, True, True, False, False]
    first, second = found.positions[2].cells
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
