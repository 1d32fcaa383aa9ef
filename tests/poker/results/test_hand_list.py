"""Lists of hands as text: read, dealt, put in order, and every mistake named by its line."""

from textwrap import dedent

import pytest

from analysed import graded
from analyser.api import analyse, deal
from analyser.poker.cards import format_cards, parse_cards
from analyser.poker.dealing import MOST_SEED
from analyser.poker.errors import BoardTextError, CardError, LineError, NumberError, SeatCountError
from analyser.poker.games.game import Game
from analyser.poker.games.registry import ANY, DRAW, GAMES, HOLDEM, OMAHA_HI_LO, RAZZ
from analyser.poker.generators import Steps, finish
from analyser.poker.results.hand_list import HandList, deal_text, grade_text, text_of_list
from analyser.poker.results.sorting import MOST_HANDS, SortedHands

BOARD = "9c Kh Kd 9s Ah"
THREE = "Kc Qc 9c 8c 2c\n3c 4h 5d 6c 7s\nKd Qd 9d 8d 2d"


def places(hands: HandList | SortedHands) -> tuple[object, ...]:
    return hands.order, hands.grade, hands.ties


def test_a_hand_keeps_what_its_analysis_says() -> None:
    (hand,) = graded("\nAc Jd 8s 8c As 3d 4d").hands
    high = analyse("Ac Jd 8s 8c As 3d 4d").high
    assert (hand.line, hand.cards) == (2, parse_cards("Ac Jd 8s 8c As 3d 4d"))
    assert hand.description == high.description
    assert format_cards(hand.unused) == "3d 4d"
    assert (hand.class_, hand.classes) == (2525, 7462)
    (hand,) = graded("Ac Jd 8s 8c").hands
    assert (hand.unused, hand.class_, hand.classes) == ((), None, None)


def test_where_high_and_low_share_the_pot_the_cards_of_both_play() -> None:
    low, no_low = graded("Kd Ac 9c 5s\nKc Jh 9h Td", OMAHA_HI_LO, "2c 3d 7h Ks 9d").hands
    assert low.description == "Two pair, kings and nines, seven kicker; low 7-5-3-2-A"
    assert low.unused == ()
    assert format_cards(no_low.unused) == "Jh Td"


def test_in_low_games_it_is_the_low_that_counts() -> None:
    found = graded("2c 2d 2h 2s 3c\n7c 5d 4h 3s 2d Kd Kh", RAZZ)
    worst, best = found.hands
    assert found.order == (1, 0)
    assert best.description == "Low, 7-5-4-3-2"
    assert format_cards(best.unused) == "Kd Kh"
    assert best.class_ is not None
    assert worst.class_ is not None
    assert best.class_ < worst.class_


@pytest.mark.parametrize("blank", ["", "\n", " \n\t\n\n"])
def test_a_text_without_hands_is_a_list_without_hands(blank: str) -> None:
    found = graded(blank)
    assert (found.hands, *places(found)) == ((), (), (), ())


@pytest.mark.parametrize(("text", "game", "board", "message"), [
    ("\n\nKx\nKy", ANY, "", "Line 3: “Kx” is not a card"),
    ("As As", ANY, "", "Line 1: As is there twice, 1st and 2nd"),
    ("\nAh Kd", HOLDEM, "Ah", "Line 2: Ah is there twice, in the hand and on the board"),
    ("\nAh", HOLDEM, "", "Line 2: The hand has too few cards: 1; in Texas"),
    ("As Kd Qc", HOLDEM, "2c", "Line 1: The hand has 3 cards; in Texas hold'em it holds 2"),
    ("\nJo Kd", HOLDEM, "", "Line 2: Jo cannot be used in Texas hold'em"),
    ("\n10 9c", ANY, "", "Line 2: “10” alone could be a rank or a card number"),
])  # fmt: skip
def test_a_mistake_is_named_with_its_line(text: str, game: Game, board: str, message: str) -> None:
    with pytest.raises(LineError) as refusal:
        graded(text, game, board)
    assert str(refusal.value).startswith(message)
    assert message.startswith(f"Line {refusal.value.phrase.gaps['line']}:")


def test_lines_that_cannot_be_used_are_left_out_of_the_order() -> None:
    hands = graded("Kd\nAx\n\nAs\nAy")
    assert [(hand.line, hands.grade[at]) for at, hand in enumerate(hands.hands)] == [(1, 2), (4, 1)]
    said = [str(why).partition(" is")[0] for why in hands.left_out]
    assert said == ["Line 2: “Ax”", "Line 5: “Ay”"]


@pytest.mark.parametrize(("game", "board", "message"), [
    (HOLDEM, "9c xx", "Board: “xx” is not a card"),
    (HOLDEM, "2c 3c 4c 5c 6c 7c", "Board: The board has 6 cards; in Texas hold'em it holds 5"),
    (ANY, "9c", "Board: Any cards has no board, so the board 9c cannot be used"),
    (HOLDEM, "Jo", "Board: Jo cannot be used in Texas hold'em"),
])  # fmt: skip
def test_a_mistake_in_the_board_is_named(game: Game, board: str, message: str) -> None:
    for steps in (grade_text(game, "As Kd", board), deal_text(game, 1, 2, 7, board)):
        with pytest.raises(BoardTextError) as refusal:
            finish(steps)
        assert str(refusal.value).startswith(message)


def test_too_long_a_list_is_refused_before_it_is_read() -> None:
    with pytest.raises(SeatCountError, match="The number of hands is 100001; it must be from 1"):
        graded("x\n" * (MOST_HANDS + 1))


@pytest.mark.parametrize("game", [ANY, RAZZ, DRAW], ids=lambda game: game.key)
def test_hands_are_those_that_deal_deals(game: Game) -> None:
    text = finish(deal_text(game, 40, 5, seed=7))
    elsewhere = deal(40, cards=5, seed=7, game=game)
    hands = [format_cards(one.seats[0].cards) for one in elsewhere.deals]
    assert text.split("\n") == hands


def test_the_boards_cards_are_not_dealt() -> None:
    hands = finish(deal_text(HOLDEM, 500, 2, 7, BOARD)).split("\n")
    assert len(hands) == 500
    assert not set(parse_cards(BOARD)) & {card for hand in hands for card in parse_cards(hand)}


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.key)
def test_every_game_can_use_what_is_dealt_for_it(game: Game) -> None:
    text = finish(deal_text(game, 10, game.dealt, seed=1))
    assert len(graded(text, game).hands) == 10


@pytest.mark.parametrize(("count", "cards", "seed", "board", "message"), [
    (0, 2, 7, "", "The number of hands is 0; it must be a whole number from 1 to 100000"),
    (MOST_HANDS + 1, 2, 7, "", "The number of hands is 100001"),
    (1, 8, 7, "", "The number of cards is 8; it must be a whole number from 2 to 7"),
    (1, 3, 7, "As", "The number of cards is 3; it must be a whole number from 2 to 2"),
    (1, 2, MOST_SEED + 1, "", "The seed is 18446744073709551616; it must be"),
])  # fmt: skip
def test_numbers_out_of_range(count: int, cards: int, seed: int, board: str, message: str) -> None:
    with pytest.raises(NumberError) as refusal:
        finish(deal_text(HOLDEM, count, cards, seed, board))
    assert str(refusal.value).startswith(message)


def test_steps_tell_how_far_they_are() -> None:
    told: list[float] = []
    graded_shares: list[float] = []
    text = finish(deal_text(ANY, 300, 5, 7), told.append)
    finish(grade_text(ANY, text), graded_shares.append)
    steps = [number / 300 for number in range(0, 300, 16)]
    assert told == steps
    assert graded_shares == [0.0] * len(steps) + steps  # nothing is done while hands are read


def test_work_that_is_given_up_raises_nothing() -> None:
    steps: list[Steps[CardError]] = [
        grade_text(ANY, THREE),  # type: ignore[list-item]  # of any kind
        deal_text(ANY, 100, 5, 7),  # type: ignore[list-item]  # of any kind
    ]
    for one in steps:
        assert next(one) == 0
        one.close()
        assert list(one) == []


def test_as_text() -> None:
    assert text_of_list(graded(THREE)) == dedent(
        """\
        Any cards
        1. Kc Qc 9c 8c 2c: Flush, K-Q-9-8-2
        1. Kd Qd 9d 8d 2d: Flush, K-Q-9-8-2
        3. 3c 4h 5d 6c 7s: Straight, seven high
        """
    )
    assert text_of_list(graded(THREE), [1, 0]).split("\n")[1:3] == [
        "3. 3c 4h 5d 6c 7s: Straight, seven high",
        "1. Kc Qc 9c 8c 2c: Flush, K-Q-9-8-2",
    ]


def test_as_text_with_a_board_and_in_another_language() -> None:
    found = graded("Qc 5h\nAs Jd", HOLDEM, BOARD)
    assert text_of_list(found, translate=str.upper) == dedent(
        """\
        TEXAS HOLD'EM
        BOARD: 9C KH KD 9S AH
        1. AS JD: TWO PAIR, ACES AND KINGS, JACK KICKER
        2. QC 5H: TWO PAIR, KINGS AND NINES, ACE KICKER
        """
    )
