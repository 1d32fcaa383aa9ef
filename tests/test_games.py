"""Every game from Python and in the terminal: known hands, the JSON to the letter, refusals."""

from typing import Any

import pytest

from analyser import compare, deal
from analyser.poker.errors import SeatCountError
from analyser.poker.games.registry import GAMES
from screen import Screen, written

LOW_BOARD = "3c 7d 8h Ks 2c"


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.key)
def test_every_game_deals_as_many_seats_as_it_has_and_compares_them(game: Any) -> None:
    (one,) = deal(seats=game.most_seats, seed=7, game=game).deals
    assert [len(seat.cards) for seat in one.seats] == [game.dealt] * game.most_seats
    verdict = compare([seat.cards for seat in one.seats], one.board, game, pot=1001)
    assert verdict.verdict.final
    assert verdict.pot is not None
    assert sum(verdict.pot) == 1001
    paid = {seat for seat, chips in enumerate(verdict.pot) if chips}
    assert {*verdict.winners, *verdict.low_winners} == paid
    assert all(seat.game == game.key for seat in verdict.seats)


def test_omaha_takes_no_more_seats_than_the_deck_deals() -> None:
    hands = [f"#{n} #{n + 1} #{n + 2} #{n + 3} #{n + 4}" for n in range(0, 50, 5)]
    with pytest.raises(SeatCountError, match="The number of hands is 10; it must be from 2 to 9"):
        compare(hands, game="omaha5")


def test_a_split_pot_in_json() -> None:
    data = written(compare(["As2hKdKc", "Ad4dQcQs"], LOW_BOARD, "omaha8", pot=101))
    assert list(data) == ["game", "board", "winners", "low_winners", "pot", "reason", "seats"]
    assert (data["game"], data["winners"], data["low_winners"]) == ("omaha8", [0], [1])
    assert data["pot"] == [51, 50]
    assert list(data["reason"]) == ["kind", "seats", "position", "ranks", "text"]
    assert data["reason"]["kind"] == "category"
    low = data["seats"][1]["lows"]["eight-or-better"]
    assert (low["description"], low["best"]) == ("7-4-3-2-A", ["7d", "4d", "3c", "2c", "Ad"])
    keys = ["game", "cards", "board", "complete", "high", "lows", "made", "draws"]
    assert [list(seat) for seat in data["seats"]] == [keys, keys]


def test_a_comparison_for_people(screen: Screen) -> None:
    line = f"compare As2hKdKc Ad4dQcQs --game omaha8 --pot 101 --board {LOW_BOARD}"
    assert screen.answer(*line.split()) == (
        "Omaha hi-lo, board 3c 7d 8h Ks 2c\n"
        "  Seat A  As 2h Kd Kc  Three kings, 8-7 kickers; low 8-7-3-2-A     "
        "  Kd Kc Ks 8h 7d  8h 7d 3c 2h As\n"
        "  Seat B  Ad 4d Qc Qs  Pair of queens, K-8-7 kickers; low 7-4-3-2-A"
        "  Qc Qs Ks 8h 7d  7d 4d 3c 2c Ad\n"
        "\n"
        "Verdict  Seat A wins the high, Seat B wins the low\n"
        "Reason   for the high, three of a kind beats a pair; for the low, a seven-four beats"
        " an eight-seven: 7-4-3-2-A against 8-7-3-2-A\n"
        "Pot      Seat A 51, Seat B 50\n"
    )


@pytest.mark.parametrize(
    ("line", "lines"),
    [
        (
            "analyse Jo2h8s8h5d --game draw --joker bug --wild 2",
            [
                "Three eights, A-5 kickers",
                "  Best five        8s 8h 2h Jo 5d",
                "  Wild cards       2h stands for 8d",
                "                   Jo stands for As",
            ],
        ),
        ("analyse JoAsAhAdAc --game draw --joker bug",
         ["Five aces", "  Wild cards       Jo is a fifth ace"]),
        (
            "analyse As2d3h4c5s6d7h --game razz",
            [
                "Low, 5-4-3-2-A",
                "  Cards           As 2d 3h 4c 5s 6d 7h",
                "  Best five       5s 4c 3h 2d As",
                "  Place           1st of 6,175 different lows",
                "  As a high hand  Straight, seven high",
            ],
        ),
        ("analyse Jo7s4h3dAs --game lowball --joker bug",
         ["Low, 7-4-3-2-A", "  Best five       7s 4h 3d Jo As"]),
        ("analyse Jo2d8s8h5d --game draw --joker wild --wild 2,J",
         ["Four eights, five kicker", "  Wild cards       Jo stands for 8d"]),
        ("compare AsKs9s8s6s AcAdAhKcKd --game shortdeck",
         ["Verdict  Seat A wins", "Reason   a flush beats a full house"]),
        ("compare As6d7h8c9s AcAdAhKcQd --game shortdeck --trips-beat-straight",
         ["Reason   three of a kind beats a straight"]),
        ("deal --game razz --seats 2 --seed 7", ["  Seat B"]),
    ],
)  # fmt: skip
def test_games_and_options_in_the_terminal(screen: Screen, line: str, lines: list[str]) -> None:
    shown = screen.answer(*line.split()).splitlines()
    for expected in lines:
        assert any(found.startswith(expected) for found in shown), (expected, shown)
