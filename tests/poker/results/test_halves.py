"""Games in which the best hands of two games share the pot: badeucy, badacey and drawmaha."""

import json

import pytest

from analyser import analyse, compare, equity, nuts
from analyser.poker.cards import format_cards
from analyser.poker.errors import CardError
from analyser.poker.explain.rules_reference import rulings_for
from analyser.poker.explain.seat_steps import explain_seat
from analyser.poker.explain.side_by_side import explain_verdict
from analyser.poker.games.game_rules import all_games
from analyser.poker.games.registry import BADACEY, DRAWMAHA, find_game
from analyser.poker.odds.odds_sentences import figures_of, text_of_odds
from analyser.poker.practice.questions import make_quiz
from analyser.poker.practice.quiz import answer_choices, ask
from analyser.poker.results.outcome import say_pots, share_side_pots

BOARD = "9h8s2c3d4h"
DRAW_HANDS = ["AsKd9c9d2h", "QsQdJhJcTs"]
NAMES = ["Ann", "Bob"]


@pytest.mark.parametrize(("game", "hands", "board", "low", "high", "pot"), [
    # Ace to five is the better badugi and low in badacey; in badeucy the ace is high in both.
    ("badeucy", ["2s3d4h5c7s", "As2d3h4c5d"], "", (0,), (0,), (101, 0)),
    ("badacey", ["2s3d4h5c7s", "As2d3h4c5d"], "", (1,), (1,), (0, 101)),
    ("badacey", ["As2s3s4s5d", "KsQhJdTc9c"], "", (0,), (1,), (51, 50)),
    ("badeucy", ["2s3s4s5s7d", "AsKhQdJc9c"], "", (0,), (1,), (51, 50)),
    ("badeucy", ["2s3s4s5s7d", "2h3h4h5h7c"], "", (0, 1), (0, 1), (51, 50)),
    ("drawmaha", DRAW_HANDS, BOARD, (1,), (0,), (50, 51)),
])  # fmt: skip
def test_who_takes_which_half_and_the_odd_chip(
    game: str, hands: list[str], board: str, low: object, high: object, pot: object
) -> None:
    found = compare(hands, board, game, pot=101)
    assert (found.winners, found.low_winners, found.pot) == (low, high, pot)


def test_a_verdict_names_the_halves() -> None:
    found = compare(DRAW_HANDS, BOARD, "drawmaha")
    assert found.said == "Seat B wins the draw hand, Seat A wins the Omaha hand"
    assert found.reason.text == (
        "for the draw hand, two pair beats a pair; for the Omaha hand, three of a kind beats a pair"
    )
    assert compare(["2s3s4s5s7d", "2h3h4h5h7c"], game="badeucy").said == (
        "Seat A and Seat B tie for both halves"
    )
    assert compare(["2s3d4h5c7s", "As2d3h4c5d"], game="badeucy").said == (
        "Seat A scoops: wins both halves"
    )
    quartered = compare(["2s3d4h5c7s", "2h3h4d5h7c"], game="badeucy")
    assert quartered.said == "Seat A wins the badugi and half the low, Seat B is quartered"
    assert not compare(DRAW_HANDS, BOARD[:6], "drawmaha").verdict.final


def test_a_seat_has_both_halves_in_json_and_in_the_terminal() -> None:
    hand = analyse("AsKd9c9d2h", BOARD, "drawmaha")
    assert hand.made == "set of nines"
    assert hand.draws == ()
    data = json.loads(hand.to_json())
    assert [half["description"] for half in data["halves"]] == [
        "Pair of nines, A-K-2 kickers",
        "Three nines, 8-4 kickers",
    ]
    assert format_cards(hand.alone.high.best) == "9c 9d As Kd 2h"
    assert hand.alone.board == ()
    assert (hand.alone.second, hand.alone.halves) == (None, None)
    low = analyse("2s3d4h5c7s", game="badeucy")
    assert low.halves is not None
    assert [half.headline for half in low.halves] == ["7-5-4-3-2", "Badugi, 5-4-3-2"]
    assert "\nDraw hand\n" in str(hand)
    assert "\nBadugi\n" in str(low)
    assert "halves" not in json.loads(analyse("2s3d4h5c7s", game="deuce").to_json())


def test_odds_count_both_halves() -> None:
    odds = equity(DRAW_HANDS, BOARD[:6], game="drawmaha")
    assert odds.boards == 741
    first, second = odds.seats
    assert (first.win, first.low_win, first.scoop) == (0, 422, 0)  # type: ignore[attr-defined]
    assert first.equity == pytest.approx(422 / 741 / 2)
    assert second.equity == pytest.approx(1 - first.equity)
    labels = [figure.label for figure in figures_of(odds, 0)]
    assert labels[1:] == [
        "Wins the draw hand", "Ties for the draw hand", "Loses the draw hand",
        "Wins the Omaha hand", "Ties for the Omaha hand", "Loses the Omaha hand",
    ]  # fmt: skip
    assert "2nd win" in text_of_odds(odds, NAMES)
    assert "\nOmaha hand " in str(odds)
    drawn = equity(DRAW_HANDS, BOARD[:6], game="drawmaha", deals=1000, seed=3)
    assert drawn.seats[0].equity == pytest.approx(first.equity, abs=0.05)
    drawn = equity(["2s3d4h5c", "As2d3h4c"], game="badeucy", deals=1000, seed=3)
    exact = equity(["2s3d4h5c", "As2d3h4c"], game="badeucy")
    assert drawn.seats[0].equity == pytest.approx(exact.seats[0].equity, abs=0.05)


def test_side_pots_name_the_halves() -> None:
    hands = [analyse(hand, game="badacey") for hand in ("As2s3s4s5d", "KsQhJdTc9c")]
    pots = share_side_pots(BADACEY, [hands], [50, 50])
    assert say_pots(pots, NAMES) == [
        "Main pot of 100: Ann 50 for the low and Bob 50 for the badugi"
    ]


def test_why_tells_of_both_halves() -> None:
    found = compare(DRAW_HANDS, BOARD, "drawmaha")
    steps = explain_seat(DRAWMAHA, found.seats[0])
    assert [step.key for step in steps].count("rank") == 2
    assert [step.key for step in steps].count("places") == 1
    duels = explain_verdict(DRAWMAHA, found.seats, NAMES, found.verdict)
    assert [duel.title for duel in duels] == [
        "For the draw hand: Bob against Ann",
        "For the Omaha hand: Ann against Bob",
    ]
    keys = [ruling.key for ruling in rulings_for(DRAWMAHA, found.seats, found.verdict)]
    assert {"game drawmaha", "two-and-three", "categories"} <= {*keys}
    keys = [ruling.key for ruling in rulings_for(find_game("badeucy"))]
    assert {"game badeucy", "deuce-to-seven", "badugi-order"} <= {*keys}


def test_the_rules_list_both_halves_and_there_are_no_nuts() -> None:
    rules = {game.key: (game.high, game.low) for game in all_games().games}
    assert rules["badeucy"] == ("deuce-to-seven", "badugi-ace-high")
    assert rules["badacey"] == ("ace-to-five", "badugi")
    assert rules["drawmaha"] == ("standard", "omaha-high")
    with pytest.raises(CardError):
        nuts("@ QhJh2c", game="drawmaha")


@pytest.mark.parametrize("key", ["badeucy", "badacey", "drawmaha"])
def test_a_question_asks_for_both_halves(key: str) -> None:
    game = find_game(key)
    for question in make_quiz("winner", game, 3, 6, 7).questions:
        half, other = game.halves
        if question.boards is not None:
            assert ask(question) == "Who wins which half on each board?"
            continue
        assert ask(question) == f"Who wins {half}, and who {other}?"
        first, second = answer_choices(question)
        assert (first.title, second.title) == game.halves
        assert "No low" not in second.names
    with pytest.raises(CardError):
        make_quiz("hand", game, 3, 1, 7)
