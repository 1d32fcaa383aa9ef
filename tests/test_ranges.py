"""Ranges from Python and at the terminal: what scripts and people rely on."""

from shlex import split
from typing import Any

import pytest

from analyser import (
    HandOdds,
    analyse,
    compare,
    compare_hands,
    equity,
    parse_range,
    range_summary,
    sort_hands,
)
from analyser.poker.errors import RangeVerbError, TooManyDealsError
from examples import examples
from screen import Screen

BOARD = "Qh 7h 2c"


def test_equity_takes_ranges_as_text_or_as_values() -> None:
    odds = equity(["AhKh", "QQ+, AKo"], BOARD)
    assert odds == equity(["AhKh", parse_range("QQ+, AKo")], BOARD)
    known, ranged = odds.seats
    assert (known.range, known.combos, known.hands) == (None, None, None)
    assert (ranged.range, ranged.combos, odds.scale) == ("QQ+, AKo", 15, 1)
    assert ranged.hands is not None
    assert ranged.hands["AA"] == HandOdds(3, ranged.hands["AA"].equity)
    assert odds.boards == 15 * 990


@pytest.mark.parametrize(("text", "combos"), [
    *[(text, None) for text in ("AhKh", "Ah Kh", "Ah, Kh")],
    *[(text, 2) for text in ("AhKh, AsKs", "AhKh, AhJh", "AhKh AsKs")],
])  # fmt: skip
def test_holdings_are_a_range_and_the_cards_of_one_are_not(text: str, combos: int | None) -> None:
    assert equity([text, "QdQc"], BOARD).seats[0].combos == combos


@pytest.mark.parametrize("text", ["QQ+", "77", "AKs", "QQ+, AKs", "15%", "random"])
def test_other_functions_refuse_ranges_by_name(text: str) -> None:
    for function in (
        lambda: analyse(text),
        lambda: compare([text, "AhKh"]),
        lambda: sort_hands([text, "AhKh"]),
        lambda: compare_hands(text, "AhKh"),
    ):
        with pytest.raises(RangeVerbError) as caught:
            function()
        assert str(caught.value).startswith(f"“{text}” is a range, and here a hand is given by its")


def test_estimates_are_asked_for() -> None:
    hands = ["QQ+", "AKs", "random"]
    odds = equity(hands, deals=3000, seed=7)
    assert (odds.exact, odds.deals, odds.seed, odds.boards) == (False, 3000, 7, 3000)
    assert odds == equity(hands, deals=3000, seed=7, estimate=3600)
    assert all(seat.standard_error for seat in odds.seats)
    assert equity(hands, estimate=0.001).seed is not None
    with pytest.raises(TooManyDealsError, match="--estimate"):
        equity(hands[2:] * 3)
    exact = equity(hands[:2], BOARD)
    assert (exact.exact, exact.deals, exact.seed) == (True, None, None)
    assert [seat.standard_error for seat in exact.seats] == [None, None]


def test_what_a_range_makes() -> None:
    summary = range_summary("QQ+, AKs", board=BOARD, dead="Ac")
    assert (summary.combos, summary.categories and summary.categories["three of a kind"]) == (15, 3)
    assert summary == range_summary(parse_range("QQ+, AKs"), board=BOARD, dead="Ac")


def test_equity_to_the_letter(screen: Screen) -> None:
    data = screen.json(*split("equity AhKh 'QQ:0.5, KK' --board Qh 7h 2c 9s"))
    hand, held = data.pop("seats")
    head = {"game": "holdem", "boards": 19_800, "exact": True, "scale": 100}
    assert list(data.items()) == list(head.items())
    assert list(hand) == ["win", "tie", "lose", "equity", "categories"]
    assert list(held) == [*hand, "range", "combos", "hands"]
    assert (held["range"], held["combos"]) == ("KK, QQ:0.5", 4.5)
    assert list(held["hands"]) == ["KK", "QQ"]
    assert held["hands"]["QQ"]["combos"] == 1.5
    assert hand["win"] + hand["tie"] + hand["lose"] == 19_800
    assert sum(held["categories"].values()) == 19_800
    before_the_flop = screen.json(*split("equity QQ+ AKs"))
    assert [seat["categories"] for seat in before_the_flop["seats"]] == [None, None]


def test_an_estimate_to_the_letter(screen: Screen) -> None:
    data = screen.json(*split("equity QQ+ ?? --deals 500 --seed 7"))
    held, unknown = data.pop("seats")
    assert list(data.items()) == [
        *(("game", "holdem"), ("boards", 500), ("exact", False)),
        *(("scale", 1), ("deals", 500), ("seed", 7)),
    ]
    assert list(unknown) == ["win", "tie", "lose", "equity", "categories", "standard_error"]
    assert list(held) == [*list(unknown)[:-1], "range", "combos", "hands", "standard_error"]


def test_an_estimate_is_printed_with_its_error_if_it_has_more_than_one_deal(screen: Screen) -> None:
    out = screen.answer(*split("equity QQ+ ?? --deals 1 --seed 7"))
    assert "Estimated from 1 deal drawn at random, with seed 7\n± ?: the error is unknown" in out
    assert "0.00% ± ?" in out
    assert "± 0" not in out
    seats = screen.json(*split("equity QQ+ ?? --deals 1 --seed 7"))["seats"]
    assert [seat["standard_error"] for seat in seats] == [None, None]
    out = screen.answer(*split("equity QQ+ ?? --deals 500 --seed 7"))
    assert "Estimated from 500 deals drawn at random, with seed 7" in out
    assert "All deals" not in out
    assert out.count(" ± ") == 2


def test_seconds_come_after_an_equals_sign(screen: Screen, monkeypatch: pytest.MonkeyPatch) -> None:
    seen = []

    def steps(*arguments: object, **options: object) -> Any:
        seen.append(arguments[1])
        return iter(())

    monkeypatch.setattr("analyser.cli.equity_in_steps", steps)
    odds = equity(["AhKh", "QsQd"], "2c3c4c5c6d")
    monkeypatch.setattr("analyser.terminal.output.follow", lambda *_: odds)
    for line in ("equity --estimate AhKh QsQd", "equity AhKh QsQd --estimate=0.5"):
        screen.answer(*split(line))
    assert seen == [5.0, 0.5]


def test_hands_of_a_range_are_printed_best_first_and_long_ranges_shortened(screen: Screen) -> None:
    out = screen.answer(*split("equity 'QQ+, AKs' 'AKo, TT-88'"))
    assert "All deals counted: 965,739,456\n" in out
    assert "Seat A: 22 holdings\n  AA   83.81%   KK   78.18%" in out
    assert "Ends with" not in out
    weighted = screen.answer(*split("equity QQ:0.5 AKs:0.25 --board 2c 7d 9h"))
    assert "in units of 1/10,000 for their weights\n" in weighted
    assert "Seat A: 3 holdings\n" in weighted
    out = screen.answer(*split("equity 22+,A2s+,K9s+,QTs+,JTs,ATo+ AhKh --board 2c 7d 9h Ts"))
    assert "  Seat A  22+, A2s+, K9s+, QTs+ …  " in out


def test_range_to_the_letter(screen: Screen) -> None:
    hands = {"AA": 1.0, "KK": 1.0, "QQ": 1.0, "AKs": 1.0}
    said = {"range": "QQ+, AKs", "combos": 22, "percent": 1.66, "hands": hands, "categories": None}
    assert screen.json(*split("range QQ+, AKs")) == said
    beside = screen.json(*split("range QQ+ AKs --board Qh 7h 2c --dead Ac"))
    assert list(beside) == ["range", "combos", "percent", "hands", "categories"]
    made = {name: count for name, count in beside["categories"].items() if count}
    assert made == {"high card": 3, "one pair": 9, "three of a kind": 3}


def test_a_range_is_reported_and_its_hands_wrap(screen: Screen) -> None:
    out = screen.answer(*split("range QQ+, AKs, T9s:0.25 --board Qh 7h 2c --dead As"))
    assert out.startswith("Range, board Qh 7h 2c, dead As\n")
    assert "  Range     QQ+, AKs, T9s:0.25\n" in out
    made = [line.rsplit("  ", 1)[-1] for line in out.splitlines()[-3:]]
    assert made == ["AKs, T9s:0.25", "KK+", "QQ"]
    out = screen.answer(*split("range A2s+, 22+ --board Qh 7h 2h"))
    lines = out.partition("It makes\n")[2].splitlines()
    assert max(map(len, lines)) <= 80
    (flush,) = [at for at, line in enumerate(lines) if line.startswith("  flush ")]
    assert "AhKh, AhJh, AhTh" in lines[flush]
    assert lines[flush + 1].split() == ["Ah4h,", "Ah3h"]


@pytest.mark.parametrize(("line", "message"), examples(__file__, "ranges.txt"))
def test_the_terminal_refuses_in_one_line(screen: Screen, line: str, message: str) -> None:
    assert message in screen.refusal(*split(line))


def test_a_range_its_board_and_dead_cards_may_be_one_text() -> None:
    found = range_summary("QQ+, AKs @ Kh7d2c dead 2d")
    assert found == range_summary("QQ+, AKs", "Kh7d2c", "2d")
