"""Which low is shown, which cards play, and what the same hand is."""

from fractions import Fraction

import pytest

from analysed import cards_of, hand_of
from analyser import nuts
from analyser.poker.cards import parse_cards
from analyser.poker.games.game import Game
from analyser.poker.games.registry import (
    ANY,
    BADUGI,
    DRAW,
    HOLDEM,
    OMAHA,
    OMAHA_HI_LO,
    RAZZ,
    STUD_HI_LO,
    TEEN_PATTI,
    find_game,
)
from analyser.poker.ranges.notation import parse_range
from analyser.poker.results import shown
from analyser.poker.results.outcome import outcome_of
from analyser.poker.table.table import Table, new_table
from analyser.poker.text.enter import enter

WHEEL_AND_KING = "5h 4d 3c 2s Ah Kc Kd"
NO_QUALIFIER = find_game("stud8").with_options({"no-qualifier": True})


def table_of(text: str, game: Game = HOLDEM) -> Table:
    return enter(new_table(game), text)


@pytest.mark.parametrize(("game", "cards", "split", "side", "qualifies"), [
    pytest.param(ANY, WHEEL_AND_KING, None, "5-4-3-2-A", True, id="shown, not paid"),
    pytest.param(ANY, "Kh Qd 9c 2s Ah", None, "K-Q-9-2-A", False, id="no eight"),
    pytest.param(ANY, "5h 4d 3c 2s", None, None, None, id="four cards"),
    pytest.param(STUD_HI_LO, WHEEL_AND_KING, "5-4-3-2-A", "5-4-3-2-A", True, id="split"),
    pytest.param(STUD_HI_LO, "Kh Qd 9c 2s Ah", "none", None, None, id="split, no low"),
    pytest.param(STUD_HI_LO, "Kh Qd", None, None, None, id="too few cards for a low"),
    pytest.param(NO_QUALIFIER, "Kh Qd 9c 2s Ah", "K-Q-9-2-A", "K-Q-9-2-A", False, id="any low"),
    pytest.param(RAZZ, WHEEL_AND_KING, None, None, None, id="the low is the answer"),
    pytest.param(DRAW, "5h 4d 3c 2s Ah", None, None, None, id="no low at all"),
    pytest.param(BADUGI, "5h 4d 3c 2s", None, None, None, id="badugi"),
])  # fmt: skip
def test_the_game_says_which_low_is_shown(
    game: Game, cards: str, split: str | None, side: str | None, qualifies: bool | None
) -> None:
    hand = hand_of(game, cards)
    shared, beside = shown.split_low(hand), shown.side_low(hand)
    assert (None if shared is None else shared.description or "none") == split
    assert (None if beside is None else beside.low.description) == side
    assert (None if beside is None else beside.qualifies) == qualifies


@pytest.mark.parametrize(
    ("game", "cards", "board", "playing"),
    [
        pytest.param(HOLDEM, "AhKh", "", None, id="two cards are no hand"),
        pytest.param(HOLDEM, "AhKh", "Ad 9c 8s 3d 2c", "AhKhAd9c8s", id="best five"),
        pytest.param(HOLDEM, "Th9c", "AsKsQsJsTs", "AsKsQsJsTs", id="the board plays"),
        pytest.param(HOLDEM, "Th9c", "AsKdQsJsTd", "AsKdQsJsTd", id="as good with the board"),
        pytest.param(OMAHA, "AhKh2c3d", "AdAc9s8s7d", "AhKhAdAc9s", id="two of four"),
        pytest.param(RAZZ, "5h4d3c2sAhKcKd", "", "5h4d3c2sAh", id="the low, not the pair"),
        pytest.param(RAZZ, "5h4d3c2sAhKcAd", "", "5h4d3c2sAh", id="the first of two aces"),
        pytest.param(OMAHA_HI_LO, "Ah2hKsKd", "KcKh3d4c5d", "KsKdKcKh5d", id="the high alone"),
        pytest.param(BADUGI, "5h4d3c2c", "", "5h4d2c", id="three of four play"),
    ],
)
def test_playing(game: Game, cards: str, board: str, playing: str | None) -> None:
    found = shown.playing_cards(hand_of(game, cards, board))
    assert found == (None if playing is None else frozenset(parse_cards(playing)))


@pytest.mark.parametrize(("text", "game", "expected"), [
    ("AhKh", HOLDEM, False), ("AhKh | ??", HOLDEM, False), ("AhKh | Qd??", HOLDEM, True),
    ("5h 4d 3c 2s Ah", ANY, True), ("AA v KK", HOLDEM, True), ("AA v AhKh", HOLDEM, True),
    ("AA v ??", HOLDEM, True), ("AA v -", HOLDEM, False),
])  # fmt: skip
def test_analysed_are_hands_compared_or_complete(text: str, game: Game, expected: bool) -> None:
    assert shown.is_analysed(outcome_of(table_of(text, game))) is expected


@pytest.mark.parametrize(("before", "after", "expected"), [
    pytest.param("AhKh | QdQc", "AhKh | QdQc", True, id="the same"),
    pytest.param("AhKh | QdQc", "AhKh | QdQc @ 2h3h4h", True, id="a flop more"),
    pytest.param("AhKh | QdQc", "AhKh | QdQc | 2c2d", True, id="a seat more"),
    pytest.param("AhKh | QdQc", "AhKh", False, id="a seat fewer"),
    pytest.param("AhKh | QdQc @ 2h3h4h", "AhKh | QdQc @ 2h3h", False, id="a card fewer"),
    pytest.param("AhKh | QdQc @ 2h3h4h", "AhKh | QdQc @ 2h3h5h", False, id="another card"),
    pytest.param("AhKh | QdQc", "QdQc | AhKh", False, id="other seats"),
    pytest.param("AA | KK", "AA | KK @ 2h3h4h", True, id="ranges and a flop"),
    pytest.param("AA | KK", "AA | KK+", True, id="a range grows"),
    pytest.param("AA, QQ | KK", "QQ | KK", True, id="a range shrinks"),
    pytest.param("AA | KK", "QQ | KK", False, id="another range"),
    pytest.param("AA | KK", "AhAd | KK", False, id="cards for a range"),
])  # fmt: skip
def test_it_is_the_same_hand_while_cards_only_come(before: str, after: str, expected: bool) -> None:
    assert shown.is_dealt_on(table_of(before), table_of(after)) is expected


def test_in_another_game_it_is_another_hand() -> None:
    assert not shown.is_dealt_on(table_of("AhKh"), table_of("AhKh", ANY))


@pytest.mark.parametrize(("shares", "errors", "best"), [
    ((Fraction(1, 4), Fraction(3, 4)), (None, None), (1,)),
    ((Fraction(2, 5), Fraction(1, 5), Fraction(2, 5)), (None,) * 3, (0, 2)),
    ((Fraction(50, 100), Fraction(49, 100)), (0.002, 0.002), (0, 1)),
    ((Fraction(52, 100), Fraction(48, 100)), (0.002, 0.002), (0,)),
])  # fmt: skip
def test_the_favourites_are_those_with_the_largest_share(
    shares: tuple[Fraction, ...], errors: tuple[float | None, ...], best: tuple[int, ...]
) -> None:
    assert shown.favourites(shares, errors) == best


@pytest.mark.parametrize(("text", "seen", "drawn"), [
    ("AA", "", "As Ah"), ("AA", "As", "Ah Ad"), ("AKo:0.5", "", "As Kh"), ("98s", "9s8h", "9d 8d"),
    ("random", "As", "?? ??"), ("QQ+", "", ""),
])  # fmt: skip
def test_a_range_of_one_hand_has_a_face(text: str, seen: str, drawn: str) -> None:
    known = frozenset(cards_of(seen))
    assert " ".join(map(str, shown.face_of_range(parse_range(text), known))) == drawn


@pytest.mark.parametrize(("game", "cards", "board", "words"), [
    (HOLDEM, "9h9c", "QhJh9d4s", "set of nines"), (HOLDEM, "9h8h", "9d9s9c4s2c", "quad nines"),
    (STUD_HI_LO, "QsQd", "", None), (OMAHA, "JcTc9s8s", "7h6d2c", None),
    (OMAHA_HI_LO, "AsAcKd3s", "2s4s8s", "nut flush; nut low"),
    (OMAHA_HI_LO, "AsKsTd9s", "2s4s8s", "nut flush"),
])  # fmt: skip
def test_a_players_words_are_shown_if_they_say_more(
    game: Game, cards: str, board: str, words: str | None
) -> None:
    assert shown.player_words(hand_of(game, cards, board)) == words


def test_a_class_is_called_as_players_call_it_if_that_says_more() -> None:
    found = nuts(board="Qh Jh 9d 4s")
    called = [shown.call_class(found, found.classes[place]) for place in (0, 2, 6, 12, -1)]
    assert called == [None, "set of queens", None, "overpair", None]
    # The example's other cards may make a low, which is another matter.
    high_low = nuts(board="3c 7d 8h Ks", game="omaha8")
    assert shown.call_class(high_low, high_low.classes[1]) == "set of eights"
    # The options of the game count: the deuce of the best class is a nine, and jokers have a rank.
    wild = nuts(board="9h 8s 4d", game="holdem", options={"wild": "2"})
    assert [shown.call_class(wild, one) for one in wild.classes[:4]] == [None] * 3 + [
        "top two pair"
    ]
    joker = nuts(board="Jo 8s 4d", game="holdem", options={"joker": "wild"})
    assert shown.call_class(joker, joker.classes[0]) is None


@pytest.mark.parametrize(
    ("game", "cards", "board", "name", "ranks"),
    [
        (ANY, "As", "", "ace high", ""),
        (ANY, "AsKd", "", "ace high", "A-K"),
        (HOLDEM, "AsAd", "", "pocket aces", None),
        (HOLDEM, "9h9d", "Qs7s2c", "Pair of nines", None),
        (ANY, "AsAc8s8cJd", "", "Two pair, aces and eights", None),
        (ANY, "AsAc8s8c8d", "", "Full house, eights full of aces", None),
        (HOLDEM, "AhKh", "Jh2h8h", "Flush, ace high", "A-K-J-8-2"),
        (ANY, "AsKsQsJsTs", "", "Royal flush", None),
        (TEEN_PATTI, "As3s2s", "", "Straight flush, A-3-2", None),
        (RAZZ, "Ah3h7s9d2c", "", "Low, 9-7-3-2-A", "A-9-7-3-2"),
        (BADUGI, "As3h6c", "", "Three-card hand, 6-3-A", None),
    ],
)
def test_a_hand_has_a_short_name_and_what_it_leaves_out(
    game: Game, cards: str, board: str, name: str, ranks: str | None
) -> None:
    hand = hand_of(game, cards, board)
    assert shown.name_without_kickers(hand) == name
    assert shown.ranks_that_break_ties(hand) == ranks
