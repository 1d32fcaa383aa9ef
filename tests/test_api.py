"""The Python functions: text or cards in, records out, refusals in one sentence."""

import dataclasses
import inspect

import pytest

import analyser
from analyser import (
    Card,
    CardError,
    Deals,
    analyse,
    compare,
    deal,
    equity,
    format_cards,
    parse_cards,
    sort_hands,
)
from analyser.poker.games.registry import HOLDEM
from examples import examples
from python_calls import answer

BOARD = "9c Kh Kd 9s Ah"


def test_every_public_name_is_there() -> None:
    assert all(hasattr(analyser, name) for name in analyser.__all__)
    assert set(analyser.__all__) <= set(dir(analyser))
    with pytest.raises(AttributeError, match="nothing_like_this"):
        analyser.nothing_like_this  # noqa: B018 - the look-up is what is tested


@pytest.mark.parametrize(("function", "parameters"), examples(__file__, "parameters.txt"))
def test_parameters_and_what_they_are_if_not_given(function: str, parameters: str) -> None:
    signature = inspect.signature(getattr(analyser, function))
    bare = [each.replace(annotation=each.empty) for each in signature.parameters.values()]
    assert str(signature.replace(parameters=bare, return_annotation=signature.empty)) == parameters


@pytest.mark.parametrize("cards", [
    "Ac Jd 8s 8c As 3d 4d", "AcJd8s8cAs3d4d", ["Ac", "Jd", "8s 8c", "As3d", Card("4d")],
    parse_cards("Ac Jd 8s 8c As 3d 4d"), iter(parse_cards("Ac Jd 8s 8c As 3d 4d")),
], ids=["text", "glued", "mixed", "cards", "iterator"])  # fmt: skip
def test_cards_come_as_text_or_as_cards(cards: object) -> None:
    analysis = analyse(cards)  # type: ignore[arg-type]  # one of each kind
    assert format_cards(analysis.high.best) == "Ac As 8s 8c Jd"
    assert analysis.high.description == "Two pair, aces and eights, jack kicker"


@pytest.mark.parametrize("board", [BOARD, parse_cards(BOARD), BOARD.split()])
@pytest.mark.parametrize("game", ["holdem", "Texas Hold'em", HOLDEM])
def test_boards_and_games_come_in_every_form_too(board: object, game: object) -> None:
    analysis = analyse("Qc 5h", board, game)  # type: ignore[arg-type]  # one of each kind
    assert (analysis.game, analysis.high.class_) == ("holdem", 2633)
    assert format_cards(analysis.board) == BOARD


@pytest.mark.parametrize("board", ["", "  ", [], ()])
def test_no_board_is_an_empty_one(board: object) -> None:
    assert analyse("As Kd", board).board == ()  # type: ignore[arg-type]  # one of each kind


@pytest.mark.parametrize("options", [None, {}, {"joker": "none"}, {"no-qualifier": False}])
def test_options_that_change_nothing_are_allowed(options: dict[str, object] | None) -> None:
    assert analyse("As", options=options).high.category == "high card"


@pytest.mark.parametrize(("cards", "game"), [
    ("AhKh", "holdem"), ("AhKhQhJh", "omaha"), ("AhKhQhJhTh", "omaha5"),
    ("AhKhQhJhTh9h", "omaha6"), ("shortdeck: AhKh", "shortdeck"), ("omaha8: AhKhQhJh", "omaha8"),
])  # fmt: skip
def test_a_board_argument_chooses_the_game_as_a_board_in_a_text_does(cards: str, game: str) -> None:
    alone, whole = analyse(cards, board="9c 8d 7s"), analyse(f"{cards} @ 9c8d7s")
    assert (alone.game, alone) == (game, whole)
    assert analyse(parse_cards(cards.rpartition(":")[2]), parse_cards("9c8d7s"), game) == alone
    assert analyse(cards).game == (game if ":" in cards or game == "holdem" else "any")


def test_a_comparison_in_full() -> None:
    """Both play the board, and the odd chip goes to the first seat."""
    comparison = compare(["Qc 5h", parse_cards("5d Jd")], BOARD, pot=101)
    assert (comparison.winners, comparison.low_winners) == ((0, 1), ())
    assert comparison.pot == (51, 50)
    assert format_cards(comparison.board) == BOARD
    assert dataclasses.astuple(comparison.reason) == (
        *("board", (0, 1), None, None),
        "the board plays: two pair, kings and nines, ace kicker",
    )
    alone = [analyse(cards, BOARD, "holdem") for cards in ("Qc 5h", "5d Jd")]
    assert comparison.seats == tuple(alone)


@pytest.mark.parametrize(("call", "message"), examples(__file__, "refused.txt"))
def test_a_function_refuses_in_a_sentence(call: str, message: str) -> None:
    with pytest.raises(CardError) as refusal:
        answer(call)
    assert str(refusal.value).startswith(message)
    assert isinstance(refusal.value, ValueError)


def seats_of(deals: Deals) -> list[tuple[str, ...]]:
    return [tuple(format_cards(seat.cards) for seat in one.seats) for one in deals.deals]


def test_the_money_of_a_text_is_shared_out_and_a_bet_called_or_not() -> None:
    board = "@ QhJh2c3d4s"
    assert compare(f"AhKh v QsQd {board}, pot 101").pot == (0, 101)
    side = compare(f"Ann: AhKh v Bob: QsQd {board}, Ann in 30, B in 50")
    assert side.pots is not None
    assert [pot.paid for pot in side.pots] == [(0, 60)]
    assert side.returned == (0, 20)
    faced = compare(f"AhKh v QsQd {board}, pot 100, B bets 50")
    assert (faced.pot, faced.call and faced.call.decision) == (None, "fold")


def test_a_seed_deals_the_same_cards_for_ever_and_a_fresh_one_is_told() -> None:
    deals = deal(2, seats=3, seed=7, game="holdem")
    assert deals.seed == 7
    assert seats_of(deals) == [("4s 2c", "Td 5d", "Js 2d"), ("7s 8d", "9c Jc", "3h Qs")]
    boards = [format_cards(one.board) for one in deals.deals]
    assert boards == ["3d 9h As Qd 7d", "3c Th 9s Js 4c"]
    assert deal(2, seats=3, seed=7, game="holdem") == deals
    fresh = deal(3)
    assert deal(3, seed=fresh.seed) == fresh
    assert len({deal().seed for _ in range(8)}) > 6


@pytest.mark.parametrize(("options", "cards", "board"), [
    ({}, [5], 0), ({"seats": 10}, [5] * 10, 0), ({"cards": 7}, [7], 0),
    ({"cards": 1, "seats": 2}, [1, 1], 0), ({"game": "holdem"}, [2], 5),
    ({"game": "holdem", "seats": 10}, [2] * 10, 5), ({"game": "holdem", "cards": 7}, [7], 0),
])  # fmt: skip
def test_as_many_cards_as_usual(options: dict[str, int], cards: list[int], board: int) -> None:
    (one,) = deal(**options).deals  # type: ignore[arg-type]  # the game is text
    assert [len(seat.cards) for seat in one.seats] == cards
    assert len(one.board) == board


def test_hands_without_a_board_are_compared_whatever_their_number_of_cards() -> None:
    found = compare(["As Ah Kd Kc Qs", "2c 3c 4c 5c 6c 9d 9h"], game="holdem")
    assert found.winners == (1,)


def test_records_can_be_members_of_a_set() -> None:
    """What is a mapping in them is compared, and left out of the hash."""

    def records() -> list[object]:
        return [
            analyse("As Kd Qc Jh 9s 2c"),
            analyse("Jo As Ah Ad Ac", game="draw", options={"joker": "wild"}),
            compare(["As Ah", "Ks Kh"], "2c 3c 4c"),
            deal(seed=1),
            sort_hands(["As Ks", "Qd Qh"]),
            equity(["As Ah", "Ks Kh"], "2c 3c 4c 5d"),
            equity(["As Ah 2c 3c", "Ks Kh 4c 5c"], "8c 9d Tc 5d", game="omaha8"),
        ]

    assert len({*records(), *records()}) == 7
