"""Every game from Python and in the terminal: known hands, the JSON to the letter, refusals."""

from __future__ import annotations

import json
from typing import Any

import pytest

from analyser import analyse, compare, deal, format_cards
from analyser.poker.errors import CardError, SeatCountError
from analyser.poker.games.registry import GAMES
from analyser.terminal.json_form import json_ready
from screen import Screen

LOW_BOARD = "3c 7d 8h Ks 2c"


def written(record: object) -> Any:
    """A record as a script sees it: through JSON and back."""
    return json.loads(json.dumps(json_ready(record)))


@pytest.mark.parametrize(
    ("cards", "game", "options", "description", "class_", "classes"),
    [
        ("Ad 2d 3d 4d 5d", "stud", {}, "Straight flush, five high", 10, 7462),
        ("As 2d 3h 4c 5s 6d 7h", "stud8", {}, "Straight, seven high", 1607, 7462),
        ("As Ks 9s 8s 6s", "shortdeck", {}, "Flush, A-K-9-8-6", 110, 1404),
        ("Ac Ad Ah Kc Kd", "shortdeck", {}, "Full house, aces full of kings", 199, 1404),
        ("As 6d 7h 8c 9s", "shortdeck", {}, "Straight, nine high", 276, 1404),
        ("As 6s 7s 8s 9s", "shortdeck", {}, "Straight flush, nine high", 6, 1404),
        ("Ac Ad Ah Kc Qd", "shortdeck", {"trips-beat-straight": True}, "Three aces, K-Q kickers",
         271, 1404),
        ("Jo 8s 8h 5d 5c", "draw", {"joker": "bug"}, "Two pair, eights and fives, ace kicker", 3118,
         7463),
        ("Jo 8s 8h 5d 5c", "draw", {"joker": "wild"}, "Full house, eights full of fives", 260,
         7475),
        ("Jo Ah 9h 5h 2h", "draw", {"joker": "bug"}, "Flush, A-K-9-5-2", 449, 7463),
    ],
)  # fmt: skip
def test_high_hands(
    cards: str,
    game: str,
    options: dict[str, object],
    description: str,
    class_: int,
    classes: int,
) -> None:
    high = analyse(cards, game=game, options=options).high
    assert (high.description, high.class_, high.classes) == (description, class_, classes)


@pytest.mark.parametrize(
    ("cards", "game", "options", "ordering", "row", "class_"),
    [
        ("Jo 7s 4h 3d As", "lowball", {"joker": "bug"}, "ace-to-five", "7-4-3-2-A", 7),
        ("6h 5h 4h 3h 2h", "deuce", {}, "deuce-to-seven", "6-5-4-3-2", 7454),
    ],
)
def test_low_hands(
    cards: str, game: str, options: dict[str, object], ordering: str, row: str, class_: int
) -> None:
    lows = analyse(cards, game=game, options=options).lows
    assert lows is not None
    assert (lows[ordering].description, lows[ordering].class_) == (row, class_)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.key)
def test_every_game_deals_as_many_seats_as_it_has_and_compares_them(game: Any) -> None:
    (one,) = deal(seats=game.most_seats, seed=7, game=game).deals
    assert [len(seat.cards) for seat in one.seats] == [game.dealt] * game.most_seats
    verdict = compare([seat.cards for seat in one.seats], one.board, game, pot=1001)
    assert verdict.verdict.final
    assert verdict.pot is not None
    assert sum(verdict.pot) == 1001
    assert {*verdict.winners, *verdict.low_winners} == {
        seat for seat, chips in enumerate(verdict.pot) if chips
    }
    assert all(seat.game == game.key for seat in verdict.seats)


def test_omaha_takes_no_more_seats_than_the_deck_deals() -> None:
    hands = [f"#{n} #{n + 1} #{n + 2} #{n + 3} #{n + 4}" for n in range(0, 50, 5)]
    with pytest.raises(SeatCountError, match="The number of hands is 10; it must be from 2 to 9"):
        compare(hands, game="omaha5")


def test_a_wild_card_in_json() -> None:
    high = written(analyse("Jo 8s 8h 5d 5c", game="draw", options={"joker": "wild"}))["high"]
    assert high == {
        "category": "full house",
        "rank": [7, 8, 5],
        "best": ["8s", "8h", "Jo", "5d", "5c"],
        "choices": 1,
        "all": [["8s", "8h", "Jo", "5d", "5c"]],
        "description": "Full house, eights full of fives",
        "pattern": "1011",
        "class": 260,
        "classes": 7475,
        "better": 7381,
        "equal": 60,
        "worse": 2862244,
        "wild": {"Jo": "8d"},
    }


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


def test_no_low_in_json() -> None:
    board = "Ks Qd 9h 8c 7s"
    data = written(compare(["As 2h 3d 4c", "Ad Ac Qc Qs"], board, "omaha8"))
    assert data["reason"] == {
        "kind": "no-low",
        "seats": [0, 1],
        "position": None,
        "ranks": None,
        "text": (
            "three of a kind beats high card; no low: only two low cards on the board; "
            "it takes three of different ranks"
        ),
    }
    assert (data["winners"], data["low_winners"]) == ([1], [])
    free = compare(["As 2h 3d 4c", "Ad Ac Qc Qs"], board, "omaha8", options={"no_qualifier": True})
    assert (free.winners, free.low_winners, free.reason.kind) == ((1,), (0,), "category")


def test_a_low_game_in_json() -> None:
    data = written(compare(["As2d3h4s5c", "Kc5d4h3s2c"], game="deuce", pot=7))
    assert (data["winners"], data["low_winners"], data["pot"]) == ([1], [], [0, 7])
    assert data["reason"] == {
        "kind": "tiebreaker",
        "seats": [0, 1],
        "position": 1,
        "ranks": [14, 13],
        "text": "a king-five beats an ace-five: K-5-4-3-2 against A-5-4-3-2",
    }


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


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (("As Kd Qc", "", "omaha"), "The hand has too few cards: 3; in Omaha it needs 4"),
        (("As Kd Qc Jh Ts", "", "omaha"), "The hand has 5 cards; in Omaha it holds 4 at most"),
        (("As Kd Qc Jh As", "", "draw"), "As is there twice, 1st and 5th"),
        (("As Kd Qc Jh Jo", "", "draw"), "Jo cannot be used in Five-card draw as it is played"),
        (("As Kd Qc Jh Jo", "", "razz"), "Jo cannot be used in Razz; use the 52"),
        (("As Kd Qc Jh 5s", "", "shortdeck"), "5s cannot be used in Short-deck hold'em; use the"),
        (("As Kd Qc Jh", "Ks", "stud"), "Seven-card stud has no board, so the board Ks cannot"),
        (("As Kd Qc Jh 9s", "", "deuce", {"joker": "bug"}), "Deuce-to-seven lowball has no opt"),
        (("As Kd Qc Jh 9s", "", "lowball", {"wild": "2"}), "California lowball has no option “w"),
        (("As Kd Qc Jh 9s", "", "draw", {"joker": "red"}), "“red” is not possible here; a jok"),
    ],
)
def test_refusals(arguments: tuple[Any, ...], message: str) -> None:
    with pytest.raises(CardError) as refusal:
        analyse(*arguments)
    assert str(refusal.value).startswith(message)


def test_the_second_joker_lies_beside_the_first() -> None:
    high = analyse("Jo Jo2 8s 8h 5d", game="draw", options={"joker": "wild"}).high
    assert (high.description, format_cards(high.best)) == (
        "Four eights, five kicker",
        "8s 8h Jo Jo2 5d",
    )
