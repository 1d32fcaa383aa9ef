"""The JSON of analyses and comparisons, field by field; that of odds: tests/test_equity.py."""

import json
from enum import IntEnum
from pathlib import Path

import pytest

from analyser import analyse, compare, deal, parse_cards
from analyser.poker.phrases import Phrase
from analyser.poker.records import json_ready
from screen import written


def test_the_dead_mans_hand_to_the_letter() -> None:
    known = Path(__file__).with_name("dead_mans_hand.json").read_text(encoding="utf-8")
    assert analyse("Ac Jd 8s 8c As 3d 4d").to_json() == json.dumps(json.loads(known))


def test_fewer_than_five_cards() -> None:
    data = written(analyse("2d 2c Ah"))
    assert (data["complete"], data["lows"]) == (False, None)
    assert data["high"] == {
        "category": "one pair", "rank": [2, 2, 14], "best": ["2d", "2c", "Ah"], "choices": 1,
        "all": [["2d", "2c", "Ah"]], "description": "Pair of twos, ace kicker",
        **dict.fromkeys(("pattern", "class", "classes", "better", "equal", "worse")), "wild": {},
    }  # fmt: skip


def test_a_comparison() -> None:
    data = written(compare(["Ah Qd", "Ac Jd"], "As 9c 7d 4h 2s", pot=100))
    seats = data.pop("seats")
    assert json.dumps(data) == (
        '{"game": "holdem", "board": ["As", "9c", "7d", "4h", "2s"], "winners": [0], '
        '"low_winners": [], "pot": [100, 0], "reason": {"kind": "tiebreaker", "seats": [0, 1], '
        '"position": 2, "ranks": [12, 11], '
        '"text": "both have a pair of aces; the queen kicker beats the jack"}}'
    )
    assert seats[0] == written(analyse("Ah Qd", "As 9c 7d 4h 2s", "holdem"))


def test_a_comparison_without_a_pot_and_without_a_tie_breaker() -> None:
    data = written(compare(["9h Ks", "9s Ah"], "Ts Jd Qc 6d 5c"))
    assert data["pot"] is None
    said = {"kind": "category", "seats": [0, 1], "text": "a straight beats ace high"}
    assert data["reason"] == said | {"position": None, "ranks": None}


def test_deals() -> None:
    data = written(deal(2, seats=2, seed=7, game="holdem"))
    assert list(data) == ["seed", "deals"]
    assert data["seed"] == 7
    first, second = data["deals"]
    assert list(first) == list(second) == ["board", "seats"]
    assert first["board"] == ["Js", "2d", "3d", "9h", "As"]
    assert first["seats"][0] == written(analyse("4s 2c", first["board"], "holdem"))


def test_a_wild_card_is_written_with_what_it_stands_for() -> None:
    joker, ace = parse_cards("Jo As")
    assert json_ready({joker: ace}) == {"Jo": "As"}


class Number(IntEnum):
    ONE = 1


@pytest.mark.parametrize(("value", "plain"), [
    (Number.ONE, 1), (True, True), (0.25, 0.25), (None, None),
    (Phrase("{seat} wins", seat="Anna"), "Anna wins"), ((1, (2, "x")), [1, [2, "x"]]),
])  # fmt: skip
def test_only_plain_values_are_left(value: object, plain: object) -> None:
    ready = json_ready(value)
    assert (ready, type(ready)) == (plain, type(plain))


@pytest.mark.parametrize("value", [1.5j, {1, 2}, b"As", object()])
def test_what_no_record_holds_is_no_json(value: object) -> None:
    with pytest.raises(TypeError, match="has no JSON form"):
        json_ready(value)
