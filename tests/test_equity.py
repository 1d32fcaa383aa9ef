"""The odds of a situation, from Python and in the terminal."""

from fractions import Fraction
from textwrap import dedent

import pytest

from analyser import Card, equity, format_cards, parse_cards
from analyser.poker.games.registry import HOLDEM
from analyser.poker.records import json_ready
from analyser.terminal.report import report_odds
from screen import Screen

TURN = "Qc Jh 2h 5s"


def test_one_card_to_come_in_full() -> None:
    """Nine hearts and three tens are good for the ace and king, less the two that pair a queen."""
    odds = equity(["AhKh", "QsQd"], TURN)
    assert (odds.game, odds.boards, odds.exact) == ("holdem", 44, True)
    hearts, queens = odds.seats
    assert (hearts.win, hearts.tie, hearts.lose) == (10, 0, 34)
    assert (hearts.equity, hearts.share) == (10 / 44, Fraction(10, 44))
    made = {name: count for name, count in hearts.categories.items() if count}
    assert made == {"high card": 18, "one pair": 14, "straight": 3, "flush": 9}
    assert len(hearts.categories) == 10
    assert queens.categories["full house"] == 9


@pytest.mark.parametrize(("hands", "board", "dead", "game"), [
    (["AhKh", "QsQd"], TURN, "", "holdem"),
    ([["Ah", Card("Kh")], parse_cards("Qs Qd")], parse_cards(TURN), (), HOLDEM),
    (iter(["A♥K♥", "Q♠ Q♦"]), TURN.split(), " ", "texas"),
    (["AhKh", "QsQd"], TURN + " ??", [], "hold'em"),
], ids=["text", "cards", "iterator", "unknown"])  # fmt: skip
def test_cards_come_in_every_form(hands: list[str], board: str, dead: str, game: str) -> None:
    assert equity(hands, board, dead, game) == equity(["AhKh", "QsQd"], TURN)


def test_options_change_what_wins() -> None:
    hands, board = ["AsAh", "KsQh"], "Jd Th 9c Ac 7s"
    assert [seat.win for seat in equity(hands, board, game="shortdeck").seats] == [0, 1]
    options = {"trips_beat_straight": True}
    odds = equity(hands, board, game="shortdeck", options=options)
    assert [seat.win for seat in odds.seats] == [1, 0]


def test_the_json_to_the_letter() -> None:
    data = json_ready(equity(["AhKh", "QsQd"], "Qh Jh 2c 5s Th"))
    assert list(data) == ["game", "boards", "exact", "seats"]
    assert (data["game"], data["boards"], data["exact"]) == ("holdem", 1, True)
    assert list(data["seats"][0]) == ["win", "tie", "lose", "equity", "categories"]
    assert data["seats"][0]["equity"] == 1.0
    assert data["seats"][0]["categories"]["royal flush"] == 1


def test_for_people() -> None:
    odds = equity(["AhKh", "QsQd", "Qh??"], TURN, "Ts 7c")
    assert odds.boards == 41 * 40
    assert report_odds(odds) == dedent(
        """\
        Texas hold'em, board Qc Jh 2h 5s, dead Ts 7c
        All deals counted: 1,640

                         Equity     Win           Tie        Lose
          Seat A  Ah Kh  21.95%  21.95%    360  0.00%  0   78.05%  1,280
          Seat B  Qs Qd  78.05%  78.05%  1,280  0.00%  0   21.95%    360
          Seat C  Qh ??   0.00%   0.00%      0  0.00%  0  100.00%  1,640

        Ends with          Seat A       Seat B         Seat C
          high card        41.46%  680   0.00%      0   0.00%    0
          one pair         34.15%  560   0.00%      0  52.80%  866
          two pair          0.00%    0   0.00%      0  42.68%  700
          three of a kind   0.00%    0  78.05%  1,280   0.00%    0
          straight          4.88%   80   0.00%      0   0.00%    0
          flush            19.51%  320   0.00%      0   3.41%   56
          full house        0.00%    0  21.95%    360   1.10%   18
        """
    )


def test_for_people_where_high_and_low_share_the_pot() -> None:
    odds = equity(["As2sKdQd", "JhJcTh9c"], "3h 4d 8c Js", game="omaha8")
    assert report_odds(odds) == dedent(
        """\
        Omaha hi-lo, board 3h 4d 8c Js
        All deals counted: 40

        The pot                Equity   Scoop
          Seat A  As 2s Kd Qd  55.00%  10.00%  4
          Seat B  Jh Jc Th 9c  45.00%   0.00%  0

        High                      Win        Tie       Lose
          Seat A  As 2s Kd Qd  10.00%   4  0.00%  0  90.00%  36
          Seat B  Jh Jc Th 9c  90.00%  36  0.00%  0  10.00%   4

        Low                        Win        Tie        Lose      No low
          Seat A  As 2s Kd Qd  100.00%  40  0.00%  0    0.00%   0   0.00%  0
          Seat B  Jh Jc Th 9c    0.00%   0  0.00%  0  100.00%  40   0.00%  0

        Ends with          Seat A      Seat B
          high card        35.00%  14   0.00%   0
          one pair         55.00%  22   0.00%   0
          three of a kind   0.00%   0  57.50%  23
          straight         10.00%   4  17.50%   7
          full house        0.00%   0  22.50%   9
          four of a kind    0.00%   0   2.50%   1
        """
    )


def test_each_street_has_its_equities() -> None:
    odds = equity(["AhKh", "QsQd"], "QhJh2c8s", streets=True)
    assert [(format_cards(street.board), street.equity) for street in odds.streets or ()] == [
        (board, tuple(seat.equity for seat in equity(["AhKh", "QsQd"], board).seats))
        for board in ("", "Qh Jh 2c", "Qh Jh 2c 8s")
    ]
    assert json_ready(odds)["streets"][0]["board"] == []
    assert "  before the flop  46.21%  53.79%\n" in report_odds(odds)
    nines = equity(["9h9c", "random"], "QhJh9d4s", streets=True).streets or ()
    assert [f"{street.equity[0]:.2%}" for street in nines] == ["72.06%", "88.02%", "91.03%"]
    drawn = equity(["AhKh", "QsQd"], "QhJh2c", deals=10, seed=1, streets=True)
    assert (drawn.exact, len(drawn.streets or ())) == (False, 2)


def test_a_bet_in_the_text_is_called_or_folded(screen: Screen) -> None:
    text = "AhKh v QsQd v 7c7s @ QhJh2c, C all in, pot 90, B bets 60"
    call = equity(text).call
    assert call is not None
    assert (call.seat, call.cost, call.chips, call.decision) == (0, 60, 210, "call")
    assert call.needed == pytest.approx(60 / 210)
    assert call.worth == pytest.approx(call.equity * 210 - 60)
    assert call.text in screen.answer("equity", text)
    assert call.text.endswith("; Side pot 120: A has 34.88% against B")
    # An estimate says it by the deals it has drawn.
    estimated = equity("AA v KK, pot 90, B bets 60", deals=2_000, seed=5)
    assert estimated.call is not None
    assert estimated.call.equity == pytest.approx(estimated.seats[0].equity)
    assert equity("AhKh v QsQd @ QhJh2c, pot 90").call is None
    # Too many deals to count each side pot: the estimate is given all the same.
    stud = "stud: AhKhQd v JsJdTs v 6c6d7c v 8c8d9c, A in for 100, B in for 30, B all in, "
    several = equity(f"{stud}C in for 100, D in for 50, D to call 50", deals=200, seed=1)
    assert (several.deals, several.call) == (200, None)
