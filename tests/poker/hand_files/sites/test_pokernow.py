"""PokerNow's log and its JSON: order, runs, boards, dead blinds, and what is cut."""

import json
import re

import pytest

from analyser import format_cards
from analyser.poker.hand_files.format import find_format, holds_hands, only_hand
from analyser.poker.hand_files.hand import Facts
from examples import examples
from histories import hand
from tests.poker.hand_files.conftest import Read, ReadOne

LOG, MORE, JSON = hand("pokernow"), hand("pokernow_more"), hand("pokernow_json")


def test_the_usual_hand_of_a_log(one: ReadOne) -> None:
    assert find_format(LOG.encode(), "log.csv") == "pokernow"
    assert holds_hands(LOG.encode())
    row = one(LOG, "log.csv")
    assert only_hand(LOG) is not None
    assert (row.line, row.hand, row.game) == (2, "k7x", "holdem")
    assert row.players == ("Ann", "Bob [x] (y)")
    assert [format_cards(cards, "") for cards in row.hands] == ["AhKh", "QsQd"]
    assert format_cards(row.board, "") == "QcJh2h8h3c"
    assert (row.winners, row.collected, row.dealt_to) == ((0,), (0,), row.hands[0])
    facts = Facts("PokerNow", "2024-01-02T03:04:05Z", "0.50/1.00", "chips")
    assert (row.site, row.when, row.stakes, row.unit) == facts
    assert (row.pot, row.hero, row.source.bets) == (11200, 5650, (5550, 5550, 100))
    assert [seat.all_in_at for seat in row.seats] == [None, 0]


def test_runs_and_boards_are_rows_each(read: Read) -> None:
    """Hand 8 was run twice; hand 9 is a bomb pot on two boards, where Dora posts a dead blind."""
    rows, errors = read(MORE)
    assert not errors
    assert [(row.hand, row.run, row.winners, row.collected) for row in rows] == [
        *(("k9x", 1, (0,), (0,)), ("k9x", 2, (1,), (1,))),
        *(("8", 1, (0,), (0,)), ("8", 2, (1,), (1,))),
    ]
    assert [format_cards(row.board, "") for row in rows] == [
        *("2s7s9s3d4d", "AdQdQc3c4c", "Ks9h4dKd2s", "Ks9h4dAc3h")
    ]
    assert [row.game for row in rows] == ["holdem"] * 2 + ["omaha"] * 2
    assert [row.pot for row in rows] == [3600] * 2 + [4000] * 2
    assert rows[2].dealt_to is not None
    assert format_cards(rows[2].dealt_to, "") == "2c3c4d5d"  # of nobody who showed them
    assert rows[2].hero is None


@pytest.mark.parametrize("post", [
    "posts a straddle of 2.00", "posts a missed big blind of 2.00", "calls 2.00 (bomb pot bet)",
    "posts a bet of 2.00 (bomb pot bet)",
])  # fmt: skip
def test_some_posts_give_all_that_was_bet_on_the_street(one: ReadOne, post: str) -> None:
    """Dora has posted a big blind of 1.00, and folds."""
    row = one(
        LOG.replace("collected 112.00", "collected 113.00").replace(
            '"""Dora @ d3"" folds"',
            f'"""Dora @ d3"" folds",2024-01-02T03:04:05.678Z,1\n"""Dora @ d3"" {post}"',
        )
    )
    assert (row.pot, row.source.bets, row.source.dead_money) == (11300, (5550, 5550, 200), 0)


def test_a_bounty_is_not_from_the_pot(one: ReadOne) -> None:
    paid = '"""Bob [x] (y) @ b_2"" collected 5.00 from the 7-2 bounty",2024-01-02T03:04:05.678Z,1'
    row = one(LOG.replace('"River', f'{paid}\n"River'))
    assert (row.collected, row.pot, row.hero) == ((0,), 11200, 5650)


@pytest.mark.parametrize(("old", "new", "game"), [
    ("No Limit Texas Hold'em ", "", "holdem"), ("Turn: Q♣, J♥, 2♥ [8♥]", "turn: 8♥", "holdem"),
    ("Ann @ a-1", "Ann # a-1", "holdem"), ("collected 112", "gained 112", "holdem"),
    ("No Limit Texas Hold'em", "Pot Limit Omaha Hi/Lo (8 or Better)", "omaha8"),
    ("No Limit Texas Hold'em", "(Pot Limit Omaha 5 Hi/Lo (8 or Better))", "omaha5-8"),
])  # fmt: skip
def test_older_and_newer_logs_write_otherwise(one: ReadOne, old: str, new: str, game: str) -> None:
    assert old in LOG
    row = one(LOG.replace(old, new))
    assert (row.game, row.collected is not None, len(row.board)) == (game, True, 5)


def test_who_once_showed_the_hands_of_the_log_is_its_hero(read: Read) -> None:
    """Ann shows hand 7, not the older hand 6; a log that follows may be another's."""
    head, *lines = LOG.splitlines(keepends=True)
    older = "".join([line for line in lines if 'Ann @ a-1"" shows' not in line]).replace("#7", "#6")
    rows, errors = read(LOG + older + head + older)
    assert [(row.hero, len(row.players)) for row in rows] == [(5650, 2), (5650, 2), (None, 1)]
    assert not errors


def test_a_log_that_a_spreadsheet_saved(read: Read) -> None:
    rows, _ = read(LOG)
    rounded = re.sub(r",1700000000\d+$", ",1.7E+12", LOG, flags=re.MULTILINE)
    parted = re.sub(r",(2024\S*?),(\S+)$", r";\1;1,7E+12", LOG, flags=re.MULTILINE)
    parted = parted.replace("entry,at,order", "entry;at;order")
    for text in (rounded, parted, parted.replace(";", "\t"), re.sub(r"(\d)T(\d)", r"\1 \2", LOG)):
        assert text != LOG
        assert read(text) == (rows, [])


def test_a_log_without_times_is_refused(read: Read) -> None:
    rows, errors = read(re.sub(r",[^,\n]*,[^,\n]*$", "", LOG, flags=re.MULTILINE))
    assert not rows
    assert {"lacks a field" in error.message for error in errors} == {True}


def _with_columns(log: str, order: str) -> str:
    """Return a log with its columns in another order: "210" has the last one first."""
    columns = re.compile(r"^(.*),([^,\n]*),([^,\n]*)$", re.MULTILINE)
    return columns.sub(",".join([rf"\g<{int(at) + 1}>" for at in order]), log)


def test_a_log_is_read_in_any_order_of_its_lines_and_columns(read: Read) -> None:
    """It may lack the lines that end hands, and cards may be shown after them."""
    head, *lines = MORE.splitlines(keepends=True)
    shown = [line for line in lines if " shows " in line]
    ends = [at for at, line in enumerate(lines) if "-- ending" in line]
    late = [*shown[:2], *[line for line in lines[: ends[1]] if line not in shown]]
    late += [*shown[2:], *[line for line in lines[ends[1] :] if line not in shown]]
    usual = [(row.hand, row.run, row.hands, row.board, row.pot) for row in read(MORE)[0]]
    assert len(shown) == 4
    for rows in (lines, late, [line for line in lines if "-- ending" not in line]):
        for text in (head + "".join(rows), head + "".join(rows[::-1])):
            for order in ("012", "102", "210"):
                found, errors = read(_with_columns(text, order))
                assert errors == []
                known = [(row.hand, row.run, row.hands, row.board, row.pot) for row in found]
                assert sorted(known) == sorted(usual)


def test_the_same_hands_as_json(read: Read) -> None:
    assert find_format(JSON.encode(), "hands.json") == "pokernow"
    (usual, first, second), errors = read(JSON)
    assert not errors
    (log,), _ = read(LOG)
    for name in (
        "hand", "hands", "board", "winners", "collected", "dealt_to", "site", "when", "hero", "pot",
    ):  # fmt: skip
        assert getattr(usual, name) == getattr(log, name)
    assert (usual.line, usual.stakes, usual.unit) == (6, "0.50/1", "chips")
    assert usual.source.bets == (5550, 5550, 100, 0)
    assert [(row.run, row.winners, row.hero) for row in (first, second)] == [
        (1, (0,), 250),
        (2, (1,), 250),
    ]
    assert first.line == JSON[: JSON.index('"k9x"')].count("\n")


@pytest.mark.parametrize("indent", [None, 4])
def test_json_may_be_laid_out_in_any_way(read: Read, indent: int | None) -> None:
    rows, errors = read(json.dumps(json.loads(JSON), indent=indent))
    assert ([row.winners for row in rows], errors) == ([(0,), (0,), (1,)], [])


@pytest.mark.parametrize(("old", "new"), [
    ("-- starting hand #9", "-- started hand #9"), ("-- ending hand #9", "-- ending hand #10"),
    ("Player stacks: #1 \"\"Ann @ a-1\"\" (30)", "Players: "), ("collected 18", "is given 18"),
    ("River: 2♠, 7♠, 9♠, 3♦ [4♦]", "River"),
])  # fmt: skip
def test_a_hand_of_a_log_that_is_cut_stops_no_other(read: Read, old: str, new: str) -> None:
    assert old in MORE
    rows, (error,) = read(MORE.replace(old, new))
    assert [row.hand for row in rows] == ["8", "8"]
    assert error.message == "The hand is cut short: its end is missing"


def test_what_is_shown_in_a_hand_whose_beginning_is_missing_is_of_no_other(read: Read) -> None:
    head, *lines = LOG.splitlines(keepends=True)
    newer = "".join([line for line in lines if "-- starting" not in line]).replace("#7", "#8")
    rows, (error,) = read(head + newer.replace("a Q♠, Q♦.", "a 7♠, 7♦.") + "".join(lines))
    assert [[format_cards(cards, "") for cards in row.hands] for row in rows] == [["AhKh", "QsQd"]]
    assert error.message == "The hand is cut short: its end is missing"


@pytest.mark.parametrize(("old", "new", "why"), examples(__file__, "log_wrong.txt"))
def test_a_hand_of_a_log_that_is_wrong_says_why(read: Read, old: str, new: str, why: str) -> None:
    rows, (error,) = read(MORE.replace(old, new))
    assert [row.hand for row in rows] == ["8", "8"]
    assert error.message.startswith(why)


def test_a_log_whose_oldest_hand_is_cut(read: Read) -> None:
    rows, (error,) = read("".join(LOG.splitlines(keepends=True)[:-1]))
    assert (rows, error.line) == ([], 2)
    assert error.message == "The hand is cut short: its end is missing"


def test_a_hand_that_is_not_over_and_lines_of_no_hand(read: Read) -> None:
    head, *lines = LOG.splitlines(keepends=True)
    playing = [line.replace("#7", "#8") for line in lines if "collected" not in line][1:]
    bad = "a\0b\n"
    rows, errors = read("".join([head, bad, "chat\n", *playing, *lines, lines[3]]))
    assert [row.hand for row in rows] == ["k7x"]
    said = [error.message.partition(":")[0] for error in errors]
    assert said == ["The line is no text", "The hand is cut short"]
    assert read(f"\0\n{LOG}")[0][0].hand == "k7x"


@pytest.mark.parametrize(("old", "new", "said"), examples(__file__, "json_wrong.txt"))
def test_a_wrong_hand_of_the_json_stops_no_other(read: Read, old: str, new: str, said: str) -> None:
    rows, (error,) = read(JSON.replace(old, new, 1))
    assert [row.hand for row in rows] == ["k9x", "k9x"]
    assert (error.line, said in error.message) == (6, True)


def test_the_json_of_another_game_may_follow(read: Read) -> None:
    after = JSON.rstrip().removesuffix("}") + ', "players": [{"id": "b"}]}'
    other = json.dumps(json.loads(JSON) | {"playerId": "b_2"})
    rows, errors = read(after + "\n" + other + JSON + '{"more": 1}')
    assert ([row.hand for row in rows], errors) == (["k7x", "k9x", "k9x"] * 3, [])
    assert rows[0].hero == rows[-3].hero != rows[3].hero


def test_json_that_is_cut_has_the_hands_before(read: Read) -> None:
    rows, (error,) = read(JSON[: JSON.index('"k9x"') + 40])
    assert [row.hand for row in rows] == ["k7x"]
    assert error.message == "The hand is cut short: its end is missing"
    blank = JSON.replace('"k7x",', '"k7x",' + "\n" * (1 << 20))
    rows, (error,) = read(blank)
    assert ([row.hand for row in rows], error.line) == (["k9x", "k9x"], 6)


@pytest.mark.parametrize(
    ("kind", "value", "dead"), [(4, 100, 0), (5, 50, 50), (6, 200, 0), (13, 25, 25)]
)
def test_other_posts_are_told_by_their_kind(one: ReadOne, kind: int, value: int, dead: int) -> None:
    """A missed small blind and an ante are dead, others are bets: Emil posts, and folds."""
    data, pot = json.loads(JSON), 11200 + value
    (usual, _), post = data["hands"], {"type": kind, "seat": 5, "value": value}
    usual["events"][2:2] = [{"payload": post}, {"payload": {"type": 11, "seat": 5}}]
    usual["events"][-1]["payload"]["value"] = pot
    row = one(json.dumps(data | {"hands": [usual]}))
    assert (row.pot, row.source.dead_money) == (pot, dead)


def test_cards_may_be_shown_one_after_the_other(one: ReadOne) -> None:
    data = json.loads(JSON)
    usual, _ = data["hands"]
    (at,) = [
        number
        for number, event in enumerate(usual["events"])
        if event["payload"].get("cards") == ["Qs", "Qd"]
    ]
    halves = [["Qs", None], [None, "Qd"]]
    usual["events"][at : at + 1] = [
        {"payload": {"type": 12, "seat": 2, "cards": half}} for half in halves
    ]
    row = one(json.dumps(data | {"hands": [usual]}))
    assert [format_cards(cards, "") for cards in row.hands] == ["AhKh", "QsQd"]
    again = '",2024-01-02T03:04:05.678Z,1\n"""Bob [x] (y) @ b_2""'
    text = LOG.replace("shows a Q♠, Q♦.", f"shows a Q♦.{again} shows a Q♠.")
    assert [format_cards(cards, "") for cards in one(text).hands] == ["AhKh", "QsQd"]
