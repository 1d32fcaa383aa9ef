"""Every choice of five cards, and the best of them in the class tables."""

from dataclasses import replace

from analyser.poker.cards import format_cards, parse_cards
from analyser.poker.games.choices import choices_of, high_first
from analyser.poker.games.class_tables import tables_of
from analyser.poker.games.registry import ANY, HOLDEM, OMAHA, OMAHA_HI_LO
from analyser.poker.ranking.low import EIGHT_OR_BETTER


def test_cards_are_sorted_high_to_low_and_wild_ones_last() -> None:
    cards = parse_cards("2c Jd As Ah 5s")
    assert format_cards(high_first(cards, ANY.deck)) == "As Ah Jd 5s 2c"
    wild = replace(ANY, allows=("wild",)).with_options({"wild": "A"})
    assert format_cards(high_first(cards, wild.deck)) == "Jd 5s 2c As Ah"


def test_omaha_takes_two_of_the_hand_and_three_of_the_board() -> None:
    hole, board = parse_cards("As 2s 3d 4d"), parse_cards("Ks Qs Js 9h 8h")
    choices = choices_of(OMAHA, hole, board)
    assert len(choices.fives) == 6 * 10
    assert choices.keys[0] == (14, 13, 12, 11, 4)
    flush, fives = choices.best(tables_of(OMAHA, (*hole, *board)).high)
    assert [format_cards(five) for five in fives] == ["As 2s Ks Qs Js"]
    assert [place for place in choices.flushes if choices.fives[place] == fives[0]]
    assert tables_of(OMAHA, ()).high.ranks[flush - 1] == (6, 14, 13, 12, 11, 2)


def test_a_choice_without_a_class_has_the_last_number_and_few_cards_have_no_choice() -> None:
    hole, board = parse_cards("Ks Kh Qs Qh"), parse_cards("Js Jh Ts")
    low = tables_of(OMAHA_HI_LO, (*hole, *board)).low(EIGHT_OR_BETTER)
    assert choices_of(OMAHA_HI_LO, hole, board).best(low)[0] == len(low) + 1
    assert choices_of(HOLDEM, parse_cards("As Ah"), ()).fives == []
