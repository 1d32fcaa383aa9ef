"""What each game allows, what its options make of it, and how they are written."""

import copy
import dataclasses
import pickle
from collections.abc import Mapping
from math import comb

import pytest
from hypothesis import given, strategies as st

from analyser.poker.cards import DECK, RANKS, Card, format_cards, parse_cards
from analyser.poker.errors import (
    CardError,
    CardNotInGameError,
    GameOptionError,
    JokerNotChosenError,
    NoBoardError,
    OptionError,
)
from analyser.poker.games import registry
from analyser.poker.games.game import Game
from analyser.poker.games.options import NO_OPTIONS, Options, read_options
from analyser.poker.phrases import Phrase
from analyser.poker.ranking.high import SHORT_DECK_HIGH, Category
from analyser.poker.ranking.low import ACE_TO_FIVE, EIGHT_OR_BETTER
from analyser.poker.table.table import new_table

A_HAND = Phrase("The hand")
HAND_SIZE = "The hand has {} cards; in Texas hold'em it has 2 beside a board, or 5 to 7 without one"
every_game = pytest.mark.parametrize("game", registry.GAMES, ids=lambda game: game.key)


def test_which_cards_must_be_used_is_part_of_the_record() -> None:
    three = dataclasses.replace(registry.OMAHA, key="three", dealt=3)
    table = new_table(three, 2).deal(7)
    assert [len(seat.cards) for seat in table.seats] == [3, 3]
    assert len(list(three.fives(table.seats[0].cards, table.board))) == comb(3, 2) * comb(5, 3)


@pytest.mark.parametrize(("game", "expected"), [
    (registry.ANY, True), (registry.RAZZ, True), (registry.OMAHA_HI_LO, True),
    (registry.HOLDEM, False), (registry.BADUGI, False),
])  # fmt: skip
def test_a_game_has_a_low_that_wins_or_is_shown(game: Game, expected: bool) -> None:
    assert game.has_low is expected


@pytest.mark.parametrize("game", [
    registry.SHORT_DECK_HOLDEM, registry.OMAHA,
    dataclasses.replace(registry.HOLDEM, ranges=False, dealt=3),
    dataclasses.replace(registry.HOLDEM, ranges=False, board=4),
    dataclasses.replace(registry.HOLDEM, ranges=False, plain_low=EIGHT_OR_BETTER),
    dataclasses.replace(registry.HOLDEM, ranges=False, high_counts=False, plain_low=ACE_TO_FIVE),
    dataclasses.replace(registry.HOLDEM, ranges=False, plain_deck=registry.SHORT_DECK_HOLDEM.deck),
    dataclasses.replace(registry.HOLDEM, ranges=False, plain_high=SHORT_DECK_HIGH),
])  # fmt: skip
def test_a_game_whose_ranges_would_be_counted_as_holdems_cannot_have_any(game: Game) -> None:
    with pytest.raises(ValueError, match=f"{game.key}: only hold'em with 52 cards"):
        dataclasses.replace(game, ranges=True)


@pytest.mark.parametrize(("game", "hole", "board", "message"), [
    (registry.ANY, 11, 0, "The hand has 11 cards; in Any cards it holds 10 at most"),
    (registry.HOLDEM, 3, 5, "The hand has 3 cards; in Texas hold'em it holds 2 at most"),
    (registry.HOLDEM, 2, 6, "The board has 6 cards; in Texas hold'em it holds 5 at most"),
    (registry.DRAW, 6, 0, "The hand has 6 cards; in Five-card draw it holds 5 at most"),
    (registry.HOLDEM, 1, 5, "The hand has too few cards: 1; in Texas hold'em it needs 2"),
    (registry.OMAHA, 2, 5, "The hand has too few cards: 2; in Omaha it needs 4"),
    (registry.STUD, 4, 0, "The hand has too few cards: 4; in Seven-card stud it needs 5"),
    *((registry.HOLDEM, size, 0, HAND_SIZE.format(size)) for size in (3, 4)),
], ids=str)  # fmt: skip
def test_too_many_or_few_cards_are_refused(game: Game, hole: int, board: int, message: str) -> None:
    with pytest.raises(CardError) as refusal:
        game.check(DECK[:hole], DECK[hole : hole + board], A_HAND)
    assert str(refusal.value).startswith(message)
    assert str(refusal.value).endswith(" name the game if it is another")


def test_a_board_where_there_is_none_is_refused() -> None:
    with pytest.raises(NoBoardError, match="Any cards has no board, so the board 9c Kh cannot"):
        registry.ANY.check(parse_cards("As"), parse_cards("9c Kh"), A_HAND)


@every_game
@pytest.mark.parametrize("card", ["Jo", "Jo2", "??"])
def test_cards_outside_the_deck_are_refused(game: Game, card: str) -> None:
    with pytest.raises(CardNotInGameError) as refusal:
        game.check_deck(parse_cards(f"As {card}"))
    if card == "??":
        assert str(refusal.value).endswith("unknown cards are for odds (equity)")
        return
    if "joker" in game.allows:
        how = "as it is played here; choose the joker as bug or wild"
        assert isinstance(refusal.value, JokerNotChosenError)
    else:
        decks = {"shortdeck": "36 cards from 6c", "manila": "32 cards from 7c"}
        decks["royal"] = "20 cards from Tc"
        how = f"use the {decks.get(game.key, '52 cards from 2c')} to As"
    assert str(refusal.value).startswith(f"{card} cannot be used in {game.name}")
    assert str(refusal.value).endswith(how)


def test_any_five_of_hole_and_board_make_a_hand() -> None:
    fives = list(registry.HOLDEM.fives(DECK[:2], DECK[2:6]))
    assert len(fives) == 6
    assert format_cards(fives[0]) == "2c 3c 4c 5c 6c"
    assert not list(registry.ANY.fives(DECK[:4], ()))


@pytest.mark.parametrize(("hole", "board", "count"), [(4, 5, 60), (5, 5, 100), (4, 3, 6)])
def test_two_hole_cards_and_three_of_the_board_play(hole: int, board: int, count: int) -> None:
    own, shared = DECK[:hole], DECK[hole : hole + board]
    fives = list(registry.OMAHA.fives(own, shared))
    assert len({frozenset(five) for five in fives}) == len(fives) == count
    assert all(len(set(five) & set(own)) == 2 for five in fives)
    assert format_cards(fives[0]) == format_cards([*own[:2], *shared[:3]])


def test_options_change_the_deck_and_the_orderings_and_nothing_else() -> None:
    draw = registry.DRAW.with_options({"joker": "bug", "wild": "2,J"})
    assert (len(draw.deck), draw.deck.joker, draw.deck.wild_ranks) == (53, "bug", (2, 11))
    assert Card("Jo") in draw.deck
    assert draw.high == registry.DRAW.high
    short = registry.SHORT_DECK_HOLDEM.with_options({"trips-beat-straight": True})
    assert registry.SHORT_DECK_HOLDEM.high == SHORT_DECK_HIGH
    order = short.high.categories
    assert order.index(Category.THREE_OF_A_KIND) == order.index(Category.STRAIGHT) + 1
    assert order.index(Category.FLUSH) == order.index(Category.FULL_HOUSE) + 1
    assert registry.OMAHA_HI_LO.low == EIGHT_OR_BETTER
    assert registry.OMAHA_HI_LO.with_options({"no_qualifier": True}).low == ACE_TO_FIVE
    assert repr(short) == "Game('shortdeck', {'trips_beat_straight': True})"
    for game in (draw, short):
        assert game.plain in registry.GAMES
        assert game.plain.key == game.key


@every_game
def test_with_nothing_chosen_a_game_is_what_it_was(game: Game) -> None:
    for nothing in (None, {}, {"joker": "none", "wild": "", "no-qualifier": False}, Options()):
        assert game.with_options(nothing) == game == game.plain
        assert game.with_options(nothing).deck is game.deck  # nothing is made of it a second time
    assert copy.deepcopy(game) == pickle.loads(pickle.dumps(game)) == game


@every_game
@pytest.mark.parametrize(("option", "value"), [
    ("joker", "bug"), ("wild", "2"), ("trips-beat-straight", True), ("no-qualifier", True),
])  # fmt: skip
def test_an_option_a_game_does_not_have_is_refused(game: Game, option: str, value: object) -> None:
    if option.replace("-", "_") in game.allows:
        chosen = game.with_options({option: value})
        assert chosen != game
        assert chosen.options.chosen() == {option.replace("-", "_"): value}
        return
    with pytest.raises(GameOptionError) as refusal:
        game.with_options({option: value})
    assert str(refusal.value) == f"{game.name} has no option “{option}”; leave it out"


def test_what_is_no_option_at_all_is_refused_by_every_game() -> None:
    with pytest.raises(OptionError, match="“ante” is not possible here; the options are joker, wi"):
        registry.LOWBALL.with_options({"ante": 5})


@pytest.mark.parametrize(("given_", "options"), [
    ({}, NO_OPTIONS),
    ({"joker": "none", "wild": None, "trips-beat-straight": False}, NO_OPTIONS),
    ({"joker": "bug"}, Options(joker="bug")), ({"wild": "j 2"}, Options(wild=(2, 11))),
    ({"wild": "10,2,2"}, Options(wild=(2, 10))),
    ({"wild": ["A", 2, "T"]}, Options(wild=(2, 10, 14))),
    ({"trips-beat-straight": True}, Options(trips_beat_straight=True)),
    ({"trips_beat_straight": True}, Options(trips_beat_straight=True)),
    ({"no-qualifier": True, "joker": "wild"}, Options(no_qualifier=True, joker="wild")),
], ids=str)  # fmt: skip
def test_options_are_read(given_: Mapping[str, object], options: Options) -> None:
    assert read_options(given_) == options


@pytest.mark.parametrize(("given_", "message"), [
    ({"joker": "maybe"}, "“maybe” is not possible here; a joker is one of: none, bug, wild"),
    ({"joker": True}, "“True” is not possible here; a joker is one of: none, bug, wild"),
    ({"wild": "2,X"}, "“X” is not possible here; wild ranks are written like 2,J"),
    ({"wild": [15]}, "“15” is not possible here; wild ranks are written like 2,J"),
    ({"wild": [True]}, "“True” is not possible here; wild ranks are written like 2,J"),
    ({"wild": 2.5}, "“2.5” is not possible here; wild ranks are written like 2,J"),
    ({"no-qualifier": "yes"}, "“yes” is not possible here; an option like this is true or"),
    ({"ante": 1}, "“ante” is not possible here; the options are joker, wild, trips_beat"),
], ids=str)  # fmt: skip
def test_what_cannot_be_read_is_refused(given_: Mapping[str, object], message: str) -> None:
    with pytest.raises(OptionError) as refusal:
        read_options(given_)
    assert str(refusal.value).startswith(message)


@given(
    st.builds(
        Options,
        joker=st.sampled_from(["none", "bug", "wild"]),
        wild=st.sets(st.sampled_from(RANKS)).map(lambda ranks: tuple(sorted(ranks))),
        trips_beat_straight=st.booleans(),
        no_qualifier=st.booleans(),
    )
)
def test_what_is_written_is_read_again(options: Options) -> None:
    assert read_options(options.chosen()) == options
    assert ("joker" in options.chosen()) == (options.joker != "none")
