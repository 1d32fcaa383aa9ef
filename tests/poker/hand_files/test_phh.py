"""PHH: one hand or many, what the actions say, and whom the stacks say was paid."""

import random
import re
import tomllib

import pytest
from hypothesis import given, strategies as st
from pokerkit import Automation, ChipsPushing, HandHistory, NoLimitTexasHoldem, State

from analyser import format_cards
from analyser.poker.hand_files.phh import plain_fields
from analyser.poker.hand_files.text import LONGEST
from examples import examples
from histories import PHH, TRIPLE_DRAW

from .conftest import SHARED_SEVENTH, Read, ReadOne


def test_an_action_may_be_a_comment_alone(one: ReadOne) -> None:
    assert one(PHH.replace("'p3 f',", "'p3 f', '# they think', '',")) == one(PHH)


def test_what_was_drawn_last_is_what_counts(one: ReadOne) -> None:
    row = one(TRIPLE_DRAW)
    assert (row.game, row.players, row.hand) == ("deuce", ("p1", "p2"), None)
    assert [format_cards(hand) for hand in row.hands] == ["7c 5d 2s 4h 3c", "9h 8c 4s 3d 2c"]
    assert (row.winners, row.collected) == ((0,), None)


def test_many_hands_are_parted_at_their_headers(read: Read) -> None:
    text = f"# a collection\n[1]\n{PHH}\n[ 2 ] # the second\n{TRIPLE_DRAW}[3]\n[4]\n{PHH}"
    rows, (error,) = read(text, "hands.phhs")
    numbered = enumerate(text.split("\n"), 1)
    first, second, third, fourth = (at for at, line in numbered if line.startswith("["))
    assert [row.line for row in rows] == [first, second, fourth]
    assert [row.game for row in rows] == ["holdem", "deuce", "holdem"]
    assert (error.line, error.message) == (third, "The hand is cut short: its end is missing")


def test_a_text_may_be_a_hand_s_id(one: ReadOne) -> None:
    assert one(PHH.replace("hand = 7", 'hand = "A-7"')).hand == "A-7"


WRONG = [
    *examples(__file__, "wrong.txt"),
    ("'p3 f'", ", ".join(["'p3 f'"] * 5001), "The hand cannot be read: one hand has 5011"),
    ("hand = 7", "hand = ", "The hand cannot be read: line 15 is no TOML from “hand =” on"),
    ("7", "[" * 5_000, "The hand cannot be read: it is no TOML (a number is too"),
]


@pytest.mark.parametrize(("old", "new", "why"), WRONG)
def test_what_is_wrong_stops_nothing(read: Read, old: str, new: str, why: str) -> None:
    rows, (error,) = read(f"[1]\n{PHH.replace(old, new)}\n[2]\n{TRIPLE_DRAW}")
    assert [row.game for row in rows] == ["deuce"]
    assert error.line == 1
    assert error.message.startswith(why)


def test_a_file_that_ends_in_the_middle(read: Read) -> None:
    rows, (error,) = read(f"[1]\n{TRIPLE_DRAW}[2]\n{PHH[:300]}")
    assert len(rows) == 1
    assert re.search(r"read: line [0-9]+ is no TOML from “.+” on$", error.message)


def test_a_number_of_thousands_of_digits_is_refused_and_the_rest_read(read: Read) -> None:
    long = PHH.replace("min_bet = 100", f"min_bet = {'7' * 5_000}")
    rows, (error,) = read(f"[1]\n{long}\n[2]\n{PHH}", "hands.phhs")
    assert len(rows) == 1
    why = "it is no TOML (a number is too long or it is nested too deeply)"
    assert error.message == f"The hand cannot be read: {why}"


@pytest.mark.parametrize("long", ["{} = 1", "[{}]", "[[ {} ]]", "_x = {{{} = 1}}"])
@pytest.mark.parametrize("part", ["a", "'a'", '"a"', " a "])
def test_a_key_of_many_parts_is_refused_at_once(read: Read, long: str, part: str) -> None:
    long = long.format(".".join([part] * 20))
    rows, (error,) = read(f"[1]\n{PHH}\n{long}\n[2]\n{PHH}", "hands.phhs")
    assert len(rows) == 1
    assert error.message == "The hand cannot be read: it is no TOML (a key has too many parts)"


@pytest.mark.parametrize("text", ["# {}", "_x = '{}'", '_x = "\\"{}"', '_x = """\n"{}"\\""""'])
def test_dots_in_texts_and_comments_are_no_parts_of_a_key(one: ReadOne, text: str) -> None:
    text = text.format(".".join("a" * 20))
    assert one(f"{PHH}_a.b = 1\n{text}\n") == one(PHH)


def test_omaha_has_as_many_cards_as_are_dealt(one: ReadOne) -> None:
    text = PHH.replace("'NT'", "'PO'").replace("AhKh", "AhKh5c4c9d").replace("QsQd", "QsQd7c6s2d")
    assert one(text).game == "omaha5"


def test_cards_that_nobody_saw_are_not_known(one: ReadOne) -> None:
    row = one(PHH.replace("'d dh p2 QsQd'", "'d dh p2 ????'").replace("sm QsQd", "sm"))
    assert (row.players, row.showdown) == (("Ann",), False)


def test_one_card_for_all_is_everybody_s_seventh(one: ReadOne) -> None:
    row = one(SHARED_SEVENTH)
    assert [format_cards(hand[-1:]) for hand in row.hands] == ["Ks", "Ks"]
    assert (row.winners, row.board) == ((0,), ())


def test_whom_the_hand_paid_follows_from_the_stacks(read: Read) -> None:
    """Hands that another program dealt and paid, from its own account of them."""
    dice = random.Random(12)
    for number in range(60):
        chips = tuple(dice.choices((9, 40, 200), k=3))
        state = NoLimitTexasHoldem.create_state(tuple(Automation), True, 0, (1, 2), 2, chips, 3)
        while state.status:
            _act(state, dice)
        game = NoLimitTexasHoldem(tuple(Automation), True, 0, (1, 2), 2)
        history = HandHistory.from_game_state(game, state)
        history.finishing_stacks = list(state.stacks)
        text = history.dumps()
        rows, errors = read(text, f"{number}.phh")
        assert not errors, text
        paid = {at for at, end in enumerate(state.stacks) if _won(state, at)}
        seats = [int(name[1:]) - 1 for name in rows[0].players]
        assert rows[0].collected is not None
        assert {seats[at] for at in rows[0].collected} == paid & set(seats), text


def _act(state: State, dice: random.Random) -> None:
    choice = dice.random()
    if choice < 0.25 and state.can_fold():
        state.fold()
    elif choice < 0.6 and state.can_complete_bet_or_raise_to():
        least = state.min_completion_betting_or_raising_to_amount
        most = state.max_completion_betting_or_raising_to_amount
        state.complete_bet_or_raise_to(dice.choice((least, most)))
    else:
        state.check_or_call()


def _won(state: State, at: int) -> bool:
    """Whether a player was pushed chips of a pot that somebody else had a part in."""
    pushed = [each for each in state.operations if isinstance(each, ChipsPushing)]
    return any(each.amounts[at] for each in pushed)


def test_a_hand_too_long_to_be_one_is_cut_short_and_no_other(read: Read) -> None:
    endless = "note = 'x'\n" * (LONGEST // 9)
    rows, (error,) = read(f"[1]\n{endless}[2]\n{PHH}", "hands.phhs")
    assert [row.line for row in rows] == [endless.count("\n") + 2]
    assert (error.line, error.message[:20]) == (1, "The hand cannot be r")


def test_comments_above_the_first_hand_are_none(one: ReadOne) -> None:
    assert one(f"\n# two hands\n[1]\n{PHH}", "hands.phhs").line == 3


@pytest.mark.parametrize(("change", "left"), [
    (("KhKd", "KhKd"), "7c 5d 2s 4h 3c"),
    (("sd KhKd", "sd ????"), None),  # some of those that were seen, and nobody knows which
    (("sd KhKd", "sd KhKd????????????"), None),  # more than there are
    (("KhKd7c5d2s", "????7c5d2s"), "7c 5d 2s 4h 3c"),  # unknown ones before known ones
])  # fmt: skip
def test_a_discarded_card_is_gone(one: ReadOne, change: tuple[str, str], left: str | None) -> None:
    row = one(TRIPLE_DRAW.replace(*change))
    hands = dict(zip(row.players, map(format_cards, row.hands), strict=True))
    assert hands.get("p1") == left


@pytest.mark.parametrize(("line", "collected"), [
    ("", (0,)),
    ("antes = [0, 0]", None),  # of two players, and three have stacks
    ("winnings = [0, 2000, 0]", (1,)),
    ("finishing_stacks = [2000, 4000]", None),
])  # fmt: skip
def test_whom_the_hand_paid_is_told_or_it_is_not_known(
    one: ReadOne, line: str, collected: tuple[int, ...] | None
) -> None:
    name = line.partition(" = ")[0]
    others = [each for each in PHH.splitlines() if not name or not each.startswith(name)]
    assert one("\n".join([*others, line])).collected == collected


def test_a_bring_in_is_a_bet(one: ReadOne) -> None:
    text = SHARED_SEVENTH.replace("QsQd3c',", "QsQd3c', 'p1 pb', 'p2 cc',")
    text += "starting_stacks = [50, 50]\nfinishing_stacks = [100, 0]\nbring_in = 50\n"
    row = one(text)
    assert (row.winners, row.collected) == ((0,), (0,))


PLAIN = 'variant = "NT"\nantes = [0, 2.50]\nactions = ["p1 f",\n  \'p2 f\']\nactive = true\n'
"""Fields that are read without ``tomllib``."""
CHANGES = [*"\"'\\[]{},=.#-_+01e\n\r\t\0\x7f é", '"""', "'''", "a = 1\n", "# b\n", "[t]\n", ""]


@given(st.lists(st.tuples(st.integers(0, len(PLAIN)), st.integers(0, 2), st.sampled_from(CHANGES))))
def test_plain_fields_are_what_toml_says(changes: list[tuple[int, int, str]]) -> None:
    text = PLAIN
    for at, left_out, put in changes:
        text = text[:at] + put + text[at + left_out :]
    fields = plain_fields(text)
    # Texts rather than values: 1, 1.0 and True are equal.
    assert fields is None or repr(fields) == repr(tomllib.loads(text))


def test_plain_fields_need_no_toml() -> None:
    assert plain_fields(PLAIN) == tomllib.loads(PLAIN)
    assert plain_fields(f"\n# a hand\n\n{TRIPLE_DRAW}") == tomllib.loads(TRIPLE_DRAW)


@pytest.mark.parametrize("text", [
    "a = 1\na = 1", "a = 01", "a = [1,]", "a = 'b\"c'", "a = '''b'''", "a.b = 1", "a = 1 # one",
    "[a]\nb = 1", "a = [\n'b', # c\n]",
])  # fmt: skip
def test_what_is_not_plain_is_left_to_toml(text: str) -> None:
    assert plain_fields(text) is None


BOARD = "d db QcJh2h, d db 8h, d db 3c"


@pytest.mark.parametrize(("stacks", "antes", "acts", "after", "told", "pots", "paid"), [
    pytest.param("50, 100, 300", "1, 1, 1", f"p3 cbr 299, p1 cc, p2 cc, {BOARD}", "",
                 (4900, 9900, 9900, 300), {15000: 0, 10000: 1}, None, id="what nobody could call"),
    pytest.param("1, 100, 300", "2, 2, 2", f"p3 cbr 50, p2 cc, {BOARD}", "3, 150, 248",
                 (100, 5200, 5200, 0), {300: 0, 10200: 1}, (0, 1), id="a short ante"),
    pytest.param("2, 100, 300", "2, 2, 2", f"p3 cbr 50, p2 cc, {BOARD}", "6, 148, 248",
                 (0, 5000, 5000, 600), {600: 0, 10000: 1}, (0, 1), id="all in for the ante"),
    pytest.param("900, 900, 900", "5, 5, 55", f"p3 cbr 100, p1 f, p2 cc, {BOARD}", "",
                 (100, 10000, 10000, 6500), {26600: 0}, None, id="a larger ante of one player"),
    # As in tournaments, where the big blind posts the ante of all.
    pytest.param("900, 900, 900", "0, 2, 0", "p3 f, p1 cc, p2 cc, d db QcJh2h, p1 cbr 10, p2 f",
                 "904, 896, 900", (200, 200, 0, 200), {}, (0,), id="the ante of one player"),
])  # fmt: skip
def test_antes_are_dead_money_and_what_nobody_called_is_no_bet(
    one: ReadOne, stacks: str, antes: str, acts: str, after: str,
    told: tuple[int, ...], pots: dict[int, int], paid: tuple[int, ...] | None,
) -> None:  # fmt: skip
    """``told``: what each player bet, and the dead money; ``pots``: who wins each, by its chips."""
    acts = f"d dh p1 AhKh, d dh p2 QsQd, d dh p3 3s4d, {acts}"
    row = one(
        f"variant = 'NT'\nstarting_stacks = [{stacks}]\nantes = [{antes}]\n"
        f"blinds_or_straddles = [1, 2, 0]\nactions = {acts.split(', ')}\n"
        + (f"finishing_stacks = [{after}]\n" if after else "")
    )
    assert (*(row.source.bets or ()), row.source.dead_money) == told
    assert {pot.chips: pot.winners for pot in row.pots or ()} == {
        chips: (winner,) for chips, winner in pots.items()
    }
    assert (row.collected, row.paid_another, row.pot) == (paid, False, sum(told))


@pytest.mark.parametrize(("fields", "facts"), [
    ("", (None, None, "50/100", None)),
    ("year = 2009\nmonth = 7\nday = 1\nvenue = 'PokerStars'\ncurrency = 'USD'\n",
     ("PokerStars", "2009-07-01", "50/100", "USD")),
    ("year = 2009\nmonth = 7\nday = 1\ntime = 02:03:04\ntime_zone = 'UTC'\nvenue = 3\n",
     (None, "2009-07-01T02:03:04Z", "50/100", None)),
    ("small_bet = 4\nbig_bet = 8\n", (None, None, "4/8", None)),
])  # fmt: skip
def test_where_and_when(one: ReadOne, fields: str, facts: tuple[str | None, ...]) -> None:
    row = one(PHH + fields, "x.phh")
    assert (row.site, row.when, row.stakes, row.unit) == facts
    assert (row.pot, row.hero) == (200000, None)
