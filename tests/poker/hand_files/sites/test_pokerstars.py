"""PokerStars' histories: what is read of them, and how dirty they may be."""

import re

import pytest

from analyser import format_cards
from analyser.poker.hand_files.sites.pokerstars import POKERSTARS as SITE
from analyser.poker.hand_files.sites.site import MOST_LINES
from examples import examples
from histories import BADUGI, HOLDEM, NO_SHOWDOWN, STUD_HI_LO
from long_texts import LINES, history_lines
from tests.poker.hand_files.conftest import Read, ReadOne


def test_words_of_a_summary_that_say_nothing_of_cards_are_passed_over(one: ReadOne) -> None:
    more = "folded before Flop\nSeat 4: Dora thinks"
    assert one(HOLDEM.replace("folded before Flop", more)) == one(HOLDEM)


def test_without_a_showdown_nobody_wins(one: ReadOne) -> None:
    row = one(NO_SHOWDOWN)
    assert (row.hand, row.players, row.winners, row.showdown) == ("1003", ("Bob",), (), False)
    assert (row.collected, row.reason) == ((0,), "everybody else folded")
    assert row.only_one_left == row.players[0]


def test_high_and_low_share_the_pot_in_a_mixed_game(one: ReadOne) -> None:
    row = one(STUD_HI_LO)
    assert (row.game, row.players) == ("stud8", ("Ann", "Cem"))
    assert (row.winners, row.low_winners, row.collected) == ((0,), (1,), (0, 1))
    assert row.dealt_to is not None
    assert len(row.dealt_to) == 7
    assert "Cem has the only low, 8-4-3-2-A" in row.reason


def test_mucked_cards_count_when_the_summary_has_them(one: ReadOne) -> None:
    row = one(BADUGI)
    assert (row.game, row.players) == ("badugi", ("Ann", "Hero"))
    assert [format_cards(hand) for hand in row.hands] == ["8c 5d 7s Th", "As 3h 5h Kc"]
    assert (row.winners, row.collected) == ((0,), (0,))
    assert row.reason == "a badugi beats a three-card hand"


def test_cards_partly_shown_or_folded_do_not_play(one: ReadOne) -> None:
    text = HOLDEM.replace("shows [Qs Qd]", "shows [Qs]").replace("showed [Qs Qd]", "showed [Qs]")
    row = one(text)
    assert (row.players, row.showdown) == (("Ann",), False)
    assert row.reason == "there are no two hands to compare"
    row = one(HOLDEM.replace("Dora: folds [7c]", "Dora: folds [7c 7d]"))
    assert row.players == ("Ann", "Bob: [the] (x)")


@pytest.mark.parametrize(("header", "game"), examples(__file__, "pokerstars.txt"))
def test_the_first_line_names_the_game(one: ReadOne, header: str, game: str) -> None:
    text = NO_SHOWDOWN.replace(
        "Tournament #77, $3.26+$0.24 USD Hold'em No Limit - Level II (15/30)", header
    ).replace("Dealt to Bob [2c 7d]\n", "")
    assert one(text).game == game


@pytest.mark.parametrize(("name", "said"), [
    ("Split Hold'em No Limit", "Split Hold'em"), ("Fusion Pot Limit", "Fusion"),
    ("HORSE (Fusion Limit, $1/$2)", "Fusion"), ("something else", "something else"),
])  # fmt: skip
def test_a_game_that_is_not_judged_is_named(read: Read, name: str, said: str) -> None:
    rows, (error,) = read(HOLDEM.replace("Hold'em No Limit", name, 1) + "\n\n" + NO_SHOWDOWN)
    assert [row.hand for row in rows] == ["1003"]
    assert (error.line, error.message) == (1, f"“{said}” is a game that is not judged here")


@pytest.mark.parametrize(("first", "second", "language"), examples(__file__, "translated.txt"))
def test_a_translated_history_is_named(read: Read, first: str, second: str, language: str) -> None:
    rows, (error,) = read(f"{first}\n{second}\nPlatz 1: Ann ($1 in Chips)\n\n\n{HOLDEM}")
    assert [row.hand for row in rows] == ["1001"]
    assert error.message.startswith(f"This hand history is translated ({language})")


def test_the_button_blind_of_short_deck_is_no_part_of_a_name(one: ReadOne) -> None:
    text = HOLDEM.replace("Hold'em No Limit", "6+ Hold'em No Limit", 1).replace("2h", "6h")
    text = text.replace("3c]", "9c]").replace("(button) showed", "(button) (button blind) showed")
    row = one(text.replace("Dora (big blind)", "Dora (button blind)"))
    assert (row.game, row.players, row.winners) == ("shortdeck", ("Ann", "Bob: [the] (x)"), (0,))


@pytest.mark.parametrize(
    "mark", [b"\xef\xbb", b"\xc3\xaf\xc2\xbb\xc2\xbf", b"\xff\xfe", b"\xfe\xff", "∩╗┐".encode()]
)
def test_a_spoilt_byte_order_mark_is_passed_over(read: Read, mark: bytes) -> None:
    rows, errors = read(mark + HOLDEM.encode() + b"\n\n" + mark + NO_SHOWDOWN.encode())
    assert ([row.hand for row in rows], errors) == (["1001", "1003"], [])


@pytest.mark.parametrize("indent", [" ", "\t", "> "])
def test_an_archive_indented_or_quoted_is_read(read: Read, indent: str) -> None:
    text = HOLDEM + "\n\n" + NO_SHOWDOWN
    indented = re.sub("(?m)^(?=.)", indent, text)
    assert read(indented) == read(indented.replace(f"{indent}PokerStars", "PokerStars"))
    assert read(indented) == read(text)


@pytest.mark.parametrize("lines", range(1, HOLDEM.count("\n")))
def test_a_hand_that_is_cut_short_is_an_error(read: Read, lines: int) -> None:
    """Wherever the first of two sessions breaks off, the second is read."""
    text = "".join(HOLDEM.splitlines(keepends=True)[:lines]) + "\ufeff" + NO_SHOWDOWN
    rows, errors = read(text)
    assert [row.hand for row in rows][-1] == "1003"
    if lines > HOLDEM[: HOLDEM.index("*** SUMMARY")].count("\n"):
        assert (len(rows), errors) == (2, [])  # the result and the whole board are there
    else:
        (error,) = errors
        assert (error.line, error.message) == (1, "The hand is cut short: its end is missing")


@pytest.mark.parametrize("seats", [
    "Seat 1: Ann collected ($112)\n", "", "Seat 1: Ann (button) \nSeat 2: Bob: [the] (x)\n",
    "Seat 1: Ann (button) bought time bank card ($1), showed [Ah Kh] and won ($112)\n",
])  # fmt: skip
def test_a_hand_is_whole_whatever_its_summary_says_of_the_seats(one: ReadOne, seats: str) -> None:
    row = one(HOLDEM[: HOLDEM.index("Seat 1: Ann (button) showed")] + seats)
    assert (row.winners, row.collected) == ((0,), (0,))


def test_the_summary_may_have_a_player_s_cards_alone(one: ReadOne) -> None:
    shown = "Bob: [the] (x): shows [Qs Qd] (three of a kind, Queens)\n"
    text = HOLDEM.replace(shown, "").replace("(small blind) showed", "received ($1), showed")
    assert one(text).hands == one(HOLDEM).hands


def test_a_hand_whose_first_line_is_missing_is_no_part_of_the_one_before(
    read: Read, one: ReadOne
) -> None:
    half = HOLDEM[: HOLDEM.index("*** FLOP")]
    rows, (cut, _) = read(half + NO_SHOWDOWN.partition("\n")[2] + HOLDEM)
    assert [row.hand for row in rows] == ["1001"]
    assert cut.message == "The hand is cut short: its end is missing"
    assert one(HOLDEM.replace("*** SUMMARY ***\n", "")).hands == one(HOLDEM).hands


def test_what_is_left_of_a_first_hand_is_one_error(read: Read) -> None:
    rest = HOLDEM.partition("\n")[2]
    rows, (error,) = read(rest + "\n" + NO_SHOWDOWN)
    assert [row.hand for row in rows] == ["1003"]
    assert error.line == 1
    assert error.message.startswith("The hand cannot be read: “Table ")


@pytest.mark.parametrize("line", ["*** SHOW DOWN ***", "Total pot $112 | Rake $0"])
def test_a_cancelled_hand_has_no_winner(one: ReadOne, line: str) -> None:
    """The play or the summary may say so."""
    row = one(HOLDEM.replace(line, "Hand cancelled"))
    assert (row.showdown, row.winners, row.reason) == (False, (), "the hand was cancelled")


def test_one_card_for_all_is_everybody_s_seventh(one: ReadOne) -> None:
    """Eight-handed stud in which the deck ran out: the last card is dealt to the table."""
    text = STUD_HI_LO.replace("*** RIVER ***\n", "*** RIVER *** [Td]\n")
    text = text.replace("Dealt to Cem [As 2d 3h 4c 8c Jc] [Td]\n", "")
    row = one(text.replace(" 6c]", "]").replace(" Td]", "]"))
    assert [format_cards(hand[6:]) for hand in row.hands] == ["Td", "Td"]
    assert row.board == ()


def test_what_follows_the_longest_hand_there_may_be_is_left_out(read: Read) -> None:
    chat = 'Ann said, "hello"\n' * MOST_LINES
    _, (error,) = read(HOLDEM.replace("*** FLOP", f"{chat}*** FLOP"))
    assert error.message == "The hand is cut short: its end is missing"


@pytest.mark.parametrize("line", [text for (text,) in examples(__file__, "nothing_new.txt")])
@pytest.mark.parametrize("before", ["*** SHOW DOWN", "Seat 1: Ann (button) showed"])
def test_lines_that_say_nothing_new_change_nothing(one: ReadOne, before: str, line: str) -> None:
    plain = one(HOLDEM)
    row = one(HOLDEM.replace(before, f"{line}\n{before}"))
    assert (row.hands, row.board, row.winners) == (plain.hands, plain.board, plain.winners)


def test_a_digit_that_is_no_number_names_no_street(one: ReadOne) -> None:
    """“³” is a digit for Python, and no whole number."""
    assert one(STUD_HI_LO.replace("*** 3rd STREET", "*** ³rd STREET")).game == "stud8"


@pytest.mark.parametrize(("begins", "repeated"), LINES)
def test_a_long_line_is_read_to_its_end(begins: str, repeated: str) -> None:
    """A search that begins anew at each of its characters would take half an hour."""
    assert list(SITE.read_hands(enumerate(history_lines(begins, repeated), 1)))
