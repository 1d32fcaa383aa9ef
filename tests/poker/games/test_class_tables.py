"""The class tables of a game's deck: which they are, and that they are built once."""

import pytest

from analyser.poker.cards import parse_cards
from analyser.poker.games.class_tables import prepare, tables_of
from analyser.poker.games.game import Game
from analyser.poker.games.registry import ANY, DRAW, GAMES, HOLDEM, SHORT_DECK_HOLDEM
from analyser.poker.ranking import classes
from analyser.poker.ranking.low import ACE_TO_FIVE, EIGHT_OR_BETTER, LOW_ORDERINGS
from analyser.poker.ranking.whole_classes import whole_classes

BUG, DEUCES = DRAW.with_options({"joker": "bug"}), DRAW.with_options({"wild": "2"})


def test_games_with_one_deck_share_their_tables_and_both_jokers_make_a_larger_one() -> None:
    assert tables_of(ANY, ()).high is tables_of(HOLDEM, parse_cards("As Kd")).high
    assert tables_of(ANY, ()).high is not tables_of(SHORT_DECK_HOLDEM, ()).high
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
    monkeypatch.setattr(classes, "numbered", None)
    if game.whole:  # hands that are ranked whole have classes of their own
        assert whole_classes.cache_info().currsize
    else:
        assert tables_of(game, ()).high.ranks
