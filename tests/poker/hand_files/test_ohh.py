"""OHH: objects however they follow each other, and what is in them."""

import json
import re
from collections.abc import Iterable

import pytest

from analyser import format_cards
from histories import ohh, ohh_text

from .conftest import Read, ReadOne


@pytest.mark.parametrize("between", ["\n", "\n\n\n", "", " "])
@pytest.mark.parametrize("indent", [None, 2])
def test_objects_follow_each_other_in_any_way(read: Read, indent: int | None, between: str) -> None:
    hands = [ohh(game_number=number) for number in range(3)]
    rows, errors = read(ohh_text(*hands, indent=indent, between=between))
    assert not errors
    assert [row.hand for row in rows] == ["0", "1", "2"]


def test_lines_are_counted(read: Read) -> None:
    rows, _ = read("\n" + ohh_text(ohh(), ohh(), indent=None, between="\n\n"))
    assert [row.line for row in rows] == [2, 4]


def test_other_keys_may_stand_beside_the_hand(one: ReadOne) -> None:
    row = one(json.dumps({"id": "x}{", "ohh": ohh(), "more": {"ohh": 1}}))
    assert row.hand == "2001"


@pytest.mark.parametrize(("name", "hands", "game"), [
    ("Holdem", ("AhKh", "QsQd"), "holdem"), ("Omaha", ("AhKh5c4c", "QsQd7c6s"), "omaha"),
    ("Omaha", ("AhKh5c4c9d", "QsQd7c6s9s"), "omaha5"),
    ("Omaha", ("AhKh5c4c9dTd", "QsQd7c6s9sTs"), "omaha6"),
    ("OmahaHiLo", ("AhKh5c4c", "QsQd7c6s"), "omaha8"),
    ("OmahaHiLo", ("AhKh5c4c9d", "QsQd7c6s9s"), "omaha5-8"),
])  # fmt: skip
def test_games_are_known_by_name_and_number_of_cards(
    one: ReadOne, name: str, hands: tuple[str, str], game: str
) -> None:
    text = json.dumps({"ohh": ohh(game_type=name)})
    for short, cards in zip(('["Ah", "Kh"]', '["Qs", "Qd"]'), hands, strict=True):
        text = text.replace(short, json.dumps(re.findall("..", cards)))
    row = one(text)
    assert row.game == game


def test_stud_is_dealt_street_by_street(one: ReadOne) -> None:
    streets = [("AhKh2c", "QsQd3c"), ("4d", "5d"), ("6s", "7s"), ("8h", "9h"), ("Ks", "Jc")]
    rounds = [
        {"street": f"{number}th Street",
         "actions": actions([(1, "Dealt Cards", one), (2, "Dealt Cards", other)])}
        for number, (one, other) in enumerate(streets, 3)
    ]  # fmt: skip
    row = one(ohh_text(ohh(game_type="Stud", rounds=rounds)))
    assert (row.game, [len(hand) for hand in row.hands]) == ("stud", [7, 7])
    assert row.winners == (0,)


def test_a_hand_run_twice_has_streets_twice(read: Read) -> None:
    rounds = ohh()["rounds"]
    rounds[4:4] = [{"street": "Turn", "cards": ["Qh"]}, {"street": "River", "cards": "3d"}]
    (first, second), errors = read(ohh_text(ohh(rounds=rounds, flags=["Run_It_Twice"])))
    assert not errors
    boards = [format_cards(row.board) for row in (first, second)]
    assert boards == ["Qc Jh 2h 8h 3c", "Qc Jh 2h Qh 3d"]
    assert (first.run, first.winners, first.collected) == (1, (0,), (0,))
    assert (second.run, second.winners, second.collected) == (2, (1,), (0,))
    # Who was paid of two runs is not told.
    rounds = ohh()["rounds"]
    rounds[4:4] = [{"street": "River", "cards": ["Qh"]}]
    wins = [{"player_id": number, "win_amount": 100} for number in (1, 2)]
    rows, _ = read(ohh_text(ohh(rounds=rounds, pots=[{"player_wins": wins}])))
    assert [row.collected for row in rows] == [None, None]


def test_without_pots_nobody_knows_who_was_paid(one: ReadOne) -> None:
    hand = ohh()
    del hand["pots"]
    row = one(ohh_text(hand))
    assert (row.winners, row.collected) == ((0,), None)


@pytest.mark.parametrize(("text", "why"), [
    (ohh_text(ohh(game_type="Chowaha")), "“Chowaha” is a game that is not judged here"),
    ('{"ohh": 7}', "The hand cannot be read: there is no “ohh” with a hand in it"),
    ('{"hand": {}}', "The hand cannot be read: there is no “ohh” with a hand in it"),
    ('{"ohh": {}}', "The hand is cut short: its end is missing"),
    (ohh_text(ohh(game_type="")), "The hand is cut short: its end is missing"),
    ('{"ohh":\n{"players": [}}', "The hand cannot be read: line 131 is no JSON from “}}” on"),
    ('{"ohh": ' + "7" * 5_000 + "}", "The hand cannot be read: a number is too long or it is"),
    # How deep is too deep is for Python to say; if this is not, its end is no JSON.
    ('{"ohh": [' + "[" * 9_000 + "}", "The hand cannot be read: "),
    (ohh_text(ohh()).replace("Fold", "Fodl"), "The hand cannot be read: “fodl” is no action"),
    (ohh_text(ohh()).replace('_id": 2', '_id": 7'), "The hand cannot be read: “7: Qs Qd” belongs"),
    (ohh_text(ohh(rounds=ohh()["rounds"][::-1])), "The hand cannot be read: “Qc Jh 2h” belongs to"),
    (ohh_text(ohh())[:700], "The hand is cut short: its end is missing"),
    ("hello", "The hand cannot be read: “hello” belongs to no hand"),
    (
        '{"ohh": {"players": [' + ("0," * 1_000 + "\n") * 1_000 + "0]}}",
        "The hand cannot be read: it is too long",
    ),
])  # fmt: skip
def test_what_is_wrong_is_said_and_stops_nothing(read: Read, text: str, why: str) -> None:
    rows, errors = read(f"{ohh_text(ohh())}\n{text}\n{ohh_text(ohh())}")
    assert len(rows) == 2
    assert [error.message[: len(why)] for error in errors] == [why]


def test_a_hand_without_its_board_and_its_pots_or_its_end_is_cut_short(read: Read) -> None:
    hand = ohh(rounds=ohh()["rounds"][:2])
    del hand["pots"]
    rows, (error, last) = read(ohh_text(hand, ohh())[:-9])
    assert not rows
    assert last.message == error.message
    assert error.message == "The hand is cut short: its end is missing"


def test_who_is_no_player_or_shows_a_part_changes_nothing(one: ReadOne) -> None:
    rounds = ohh()["rounds"]
    rounds[0]["actions"].append({"player_id": 99, "action": "Fold"})
    assert one(ohh_text(ohh(rounds=rounds))) == one(ohh_text(ohh()))
    # Cards that are shown in part leave what is known.
    rounds = ohh()["rounds"]
    rounds[-1]["actions"][0]["cards"] = ["Ah"]
    assert format_cards(one(ohh_text(ohh(rounds=rounds))).hands[0]) == "Ah Kh"


Acts = Iterable[tuple[int, str, object]]


def actions(acts: Acts) -> list[dict[str, object]]:
    """What players do, with what: cards or an amount, of which 45 and 50 are all that one has."""
    return [
        {"player_id": player, "action": does, "cards" if isinstance(what, str) else "amount": what,
         "is_allin": what in (45, 50)}
        for player, does, what in acts
    ]  # fmt: skip


def played(acts: Acts, flop: Acts, shown: Iterable[int], pots: Iterable[float]) -> str:
    """A hand in which some show their cards; the first of them wins the first pot, and so on."""
    names = enumerate(["Ann", "Bob", "Cem", "Dan"], 1)
    hand = ohh(players=[{"id": at, "name": name} for at, name in names])
    cards = zip(shown, ("AhKh", "QsQd", "JsJd"), strict=True)
    for at, done in (
        (0, acts),
        (1, flop),
        (4, [(who, "Shows Cards", held) for who, held in cards]),
    ):
        hand["rounds"][at]["actions"] = actions(done)
    hand["pots"] = [
        {"number": at, "amount": size, "player_wins": [{"player_id": at + 1, "win_amount": size}]}
        for at, size in enumerate(pots)
    ]
    return json.dumps({"ohh": hand})


@pytest.mark.parametrize(("raised", "pots"), [((30, 100), 2), ((30, 90), 2), ((30, 70), 0)])
def test_bets_say_who_wins_which_pot(one: ReadOne, raised: tuple[int, int], pots: int) -> None:
    """A raise may be told in all or by what is added; Ann is all in for 50 with the best hand."""
    acts = [
        (3, "Post Ante", 5), (1, "Post SB", 5), (2, "Post BB", 10), (4, "Raise", raised[0]),
        (1, "Raise", 50 if raised[1] == 100 else 45), (2, "Raise", raised[1]), (3, "Fold", None),
        (4, "Call", 70),
    ]  # fmt: skip
    row = one(played(acts, [(2, "Bet", 7.5)], (1, 2, 4), (155, 100)))
    assert (row.winners, row.collected, row.paid_another) == ((0,), (0, 1), False)
    assert [pot.chips for pot in row.pots or ()] == [15500, 10000][:pots]


def test_a_short_ante_is_played_for_as_much_from_each(one: ReadOne) -> None:
    acts = [(1, "Post Ante", 5), (2, "Post Ante", 10), (3, "Post Ante", 10), (4, "Fold", None)]
    acts += [(2, "Post SB", 5), (3, "Post BB", 10), (2, "Call", 5)]
    row = one(played(acts, [], (1, 2, 3), (15, 30)))
    assert (row.collected, row.paid_another) == ((0, 1), False)
    assert [pot.chips for pot in row.pots or ()] == [1500, 3000]


@pytest.mark.parametrize(("changes", "facts"), [
    ({}, (None, None, None, None)),
    ({"site_name": "iPoker Network", "start_date_utc": "2017-12-31T11:31:56.000Z",
      "currency": "USD", "small_blind_amount": 0.5, "big_blind_amount": 1},
     ("iPoker Network", "2017-12-31T11:31:56Z", "0.5/1", "USD")),
    ({"start_date_utc": "2017-12-31 11:31:56", "currency": "USD", "tournament": True},
     (None, "2017-12-31T11:31:56Z", None, "chips")),
])  # fmt: skip
def test_where_and_when_it_was_played(
    one: ReadOne, changes: dict[str, object], facts: tuple[str | None, ...]
) -> None:
    row = one(ohh_text(ohh(**changes)))
    assert (row.site, row.when, row.stakes, row.unit) == facts
    assert (row.pot, row.hero) == (20000, 10000)


def test_who_wins_nothing_or_has_no_seat_was_not_paid(one: ReadOne) -> None:
    won = [(1, 200), (2, 0), (9, 5)]
    wins = [{"player_id": player, "win_amount": amount} for player, amount in won]
    row = one(ohh_text(ohh(pots=[{"amount": 200, "player_wins": wins}])))
    assert (row.collected, row.hero) == ((0,), 10000)
