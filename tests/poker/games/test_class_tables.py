"""The class tables of a game's deck, and every choice of five cards looked up in them."""

from dataclasses import replace

import pytest

from analyser.poker.cards import format_cards, parse_cards
from analyser.poker.games.choices import choices_of, sorted_high_first
from analyser.poker.games.class_tables import prepare, tables_of
from analyser.poker.games.game import Game
from analyser.poker.games.registry import ANY, DRAW, GAMES, HOLDEM, OMAHA, OMAHA_HI_LO, find_game
from analyser.poker.ranking import classes
from analyser.poker.ranking.classes import whole_classes
from analyser.poker.ranking.low import ACE_TO_FIVE, EIGHT_OR_BETTER, LOW_ORDERINGS

BUG, DEUCES = DRAW.with_options({"joker": "bug"}), DRAW.with_options({"wild": "2"})


def test_games_with_one_deck_share_their_tables_and_both_jokers_make_a_larger_one() -> None:
    assert tables_of(ANY, ()).high is tables_of(HOLDEM, parse_cards("As Kd")).high
    assert tables_of(ANY, ()).high is not tables_of(find_game("shortdeck"), ()).high
    one, both = tables_of(BUG, parse_cards("Jo As")), tables_of(BUG, parse_cards("Jo Jo2"))
    assert one == tables_of(BUG, ())
    assert (one.high.hands, both.high.hands) == (2_869_685, 3_162_510)  # five of 53, of 54 cards
    assert tables_of(DEUCES, ()).high.hands == 2_598_960  # five of 52


def test_each_ordering_has_its_classes() -> None:
    tables = tables_of(ANY, ())
    assert len(tables.high) == 7462
    assert [len(tables.low(ordering)) for ordering in LOW_ORDERINGS] == [6175, 56, 7462, 7462]
    assert tables.low(ACE_TO_FIVE) is tables.of(ACE_TO_FIVE)
    assert tables.low(EIGHT_OR_BETTER).ranks[0] == ((1, 1, 1, 1, 1), (5, 4, 3, 2, 1))


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.key)
def test_prepared_tables_are_not_built_again(game: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    prepare(game)
    monkeypatch.setattr(classes, "number_classes", None)
    if game.whole:  # hands that are ranked whole have classes of their own
        assert whole_classes.cache_info().currsize
    else:
        assert tables_of(game, ()).high.ranks


def test_cards_are_sorted_high_to_low_and_wild_ones_last() -> None:
    cards = parse_cards("2c Jd As Ah 5s")
    assert format_cards(sorted_high_first(cards, ANY.deck)) == "As Ah Jd 5s 2c"
    wild = replace(ANY, allows=("wild",)).with_options({"wild": "A,2"})
    assert format_cards(sorted_high_first(cards, wild.deck)) == "Jd 5s 2c As Ah"
    # Five wild cards have a suit as well.
    assert choices_of(wild, parse_cards("2c 2d 2s As Ah"), ()).flushes == [0]


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
