"""Two and three boards in Python, JSON and the terminal."""

import json
from random import Random

import pytest

from analyser import analyse, compare, equity, nuts
from analyser.poker.cards import format_cards
from analyser.poker.errors import DuplicateCardError, NoSecondBoardError
from analyser.poker.games.registry import find_game
from analyser.poker.text.refusals import SecondBoardError
from brute_force import winners_of, worth_in
from examples import examples
from mostly_long import mostly_long
from not_none import not_none
from screen import Screen

TWICE = "AsKs v 9h9d @ Qs7s2c4s8d @ Qs7s2c9c3h"


def test_who_wins_which_board() -> None:
    data = compare(TWICE, pot=201).to_dict()
    assert data["boards"] == [["Qs", "7s", "2c", "4s", "8d"], ["Qs", "7s", "2c", "9c", "3h"]]
    assert (data["board"], data["winners"], data["pot"]) == (data["boards"][0], [0, 1], [101, 100])
    assert [list(run) for run in data["runs"]] == [
        ["board", "winners", "low_winners", "pot", "reason"]
    ] * 2
    assert [run["winners"] for run in data["runs"]] == [[0], [1]]
    assert [run["pot"] for run in data["runs"]] == [[101, 0], [0, 100]]
    assert data["runs"][1]["reason"]["text"] == "three of a kind beats ace high"
    assert "boards" not in compare("AsKs v 9h9d @ Qs7s2c4s8d").to_dict()


def test_a_half_of_own_cards_alone_is_said_once_for_all_boards() -> None:
    text = "drawmaha: 2c6dThAs5d v 9hKs4d8hQs @ 3d7hJs2d6h @ 2s3sJdTcAc"
    assert compare(text).reason.text == (
        "for the draw hand, ace high beats king high; for the Omaha hand, on board 1 two pair"
        " beats king high; on board 2 a straight beats two pair"
    )


@pytest.mark.parametrize(("text", "said"), examples(__file__, "boards.txt"))
def test_the_verdict_says_who_takes_which_board(text: str, said: str) -> None:
    game = "holdem8" if text.startswith("hi-lo") else None
    result = compare(text.removeprefix("hi-lo: "), game=game)
    assert result.said == said
    assert str(said) in repr(result)


def test_the_pot_is_divided_into_pots_boards_halves_and_hands() -> None:
    result = compare(["AsKs", "9h9d", "2h2d"], "Qs7s2c4s8d @ Qs7s3c9c3h", bets="101,101,50")
    assert result.pots is not None
    # The main pot of 150: 75 for each board; the side pot of 102: 51 for each.
    assert [pot.paid for pot in result.pots] == [(75, 75, 0), (51, 51, 0)]
    assert [pot.winners for pot in result.pots] == [(0, 1), (0, 1)]
    assert [run.pot for run in not_none(result.runs)] == [(126, 0, 0), (0, 126, 0)]
    third = compare("AsKs v 9h9d @ Qs7s2c4s8d @ AcKc2d3d4h @ Qd7d2h4d8s", pot=101)
    assert third.pot == (68, 33)
    alone = compare(["AsKs", "9h9d"], "Qs7s2c4s8d @ Qs7s2c9c3h", bets="30,80,80f")
    assert [pot.paid for pot in not_none(alone.pots)] == [(45, 45), (0, 100)]


def test_arguments_name_boards_as_texts_do() -> None:
    for boards in ("Qs7s2c4s8d @ Qs7s2c9c3h", "Qs7s2c4s8d@Qs7s2c9c3h"):
        assert compare(["AsKs", "9h9d"], boards) == compare(TWICE)
    with pytest.raises(SecondBoardError):
        compare(TWICE, "2d3d4d")
    with pytest.raises(NoSecondBoardError, match="Seven-card stud has no board"):
        compare(["AsKs2d3d4d", "9h9d5c6c7h"], " @ ", game="stud")
    with pytest.raises(DuplicateCardError, match="9c is there twice, on board 2 and on board 3"):
        compare("AsKs v 9h9d @ Qs7s2c4s8d @ Qs7s2c9c3h @ Qs7s2c9c5h")
    with pytest.raises(DuplicateCardError, match="on board 1 and on board 2"):
        nuts("9h9d", "Qs7s2c @ 4d5d2c")


def test_one_hand_and_the_nuts_have_a_record_for_each_board() -> None:
    hand = analyse("AsKs @ Qs7s2c4s @ QdJd3c9c")
    assert [run.high.category for run in not_none(hand.runs)] == ["flush", "high card"]
    assert hand.to_dict()["runs"][1]["board"] == ["Qd", "Jd", "3c", "9c"]
    # The nine on the other board completes no straight.
    dead = analyse("AsKs @ QdJd2c @ Td9h8c")
    assert [str(card) for card in not_none(dead.draws)[0].cards or ()] == ["Ts", "Th", "Tc"]
    found = nuts("9h9d @ Qs7s2c4s @ QdJd3c9c")
    assert found.runs is not None
    assert [run.made for run in found.runs] == ["pocket nines under the queen", "set of nines"]
    assert [format_cards(run.dead, "") for run in found.runs] == ["QdJd3c9c", "Qs7s2c4s"]


def test_the_terminal_writes_each_board(screen: Screen) -> None:
    said = screen.answer("compare", "AsKs", "9h9d", "--board", "Qs7s2c4s8d", "--board",
                         *("Qs", "7s", "2c", "9c", "3h"), "--pot", "201")  # fmt: skip
    assert "Board 2: Qs 7s 2c 9c 3h\n  Seat A  As Ks  High card, A-K-Q-9-7" in said
    assert "Pot      Seat A 101, Seat B 100\nBoard 1  Seat A 101\nBoard 2  Seat B 100" in said
    odds = screen.answer("equity", "AsKs v 9h9d @ Qs7s2c4s @ Qs7s2c9c")
    assert "Equity by board         Seat A      Seat B" in odds
    assert "all boards, of 1,806  13.95% 252  0.00% 0" in odds
    assert "1: no cards yet" in screen.answer("equity", "AsKs v 9h9d @ @")
    both = screen.answer("analyse", "AsKs @ Qs7s2c4s8d @ Qs7s2c9c3h")
    assert "board Qs 7s 2c 4s 8d\nFlush" in both
    assert "board Qs 7s 2c 9c 3h\nHigh card" in both
    ranked = screen.answer("nuts", "9h9d @ Qs7s2c4s @ QdJd3c9c")
    assert ranked.count("Of 861 ") == 2
    assert "\nBest hand on all boards: Ks Ts\n  Board 1  11th of" in ranked
    data = json.loads(screen.answer("equity", "AsKs v 9h9d @ Qs7s2c4s @ Qs7s2c9c", "--json"))
    assert [list(run) for run in data["runs"]] == [["board", "seats"]] * 2
    assert data["scoops"] == {"deals": 1806, "seats": [252, 0]}
    assert data["boards"] == 86


@pytest.mark.parametrize("count", mostly_long(1, [200, 2_000]))
def test_random_double_boards_are_won_as_the_brute_force_says(count: int) -> None:
    random = Random(7)
    for number in range(count):
        game = find_game(("holdem", "omaha", "holdem8", "shortdeck")[number % 4])
        deck = random.sample([*game.deck], 3 * game.dealt + 10)
        hands = [tuple(deck[at * game.dealt :][: game.dealt]) for at in range(3)]
        boards = [tuple(deck[-10:-5]), tuple(deck[-5:])]
        found = compare(hands, " @ ".join([format_cards(board) for board in boards]), game)
        worth = worth_in(game)
        for run, board in zip(not_none(found.runs), boards, strict=True):
            highs, lows, _ = zip(*[worth(hand, board) for hand in hands], strict=True)
            assert run.winners == winners_of(highs, max)
            assert run.low_winners == (winners_of(lows, min) if game.splits else ())


def test_boards_that_are_alike_so_far_have_the_odds_of_one() -> None:
    one, twice = equity("AsKs v 9h9d @ Qs7s2c"), equity("AsKs v 9h9d @ Qs7s2c @ Qs7s2c")
    assert [seat.share for seat in one.seats] == [seat.share for seat in twice.seats]
    assert twice.boards == 2 * one.boards
