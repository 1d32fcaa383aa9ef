"""What is read of the histories of every site, in all forms that a site writes."""

import re
from pathlib import Path
from typing import Final

import pytest

from analyser import HandRow, format_cards
from analyser.poker.errors import (
    NoHandForTableError,
    TournamentSummaryError,
    TranslatedHistoryError,
    UnreadSiteError,
)
from analyser.poker.hand_files.batch import open_batch
from analyser.poker.hand_files.format import find_format, holds_hands, holds_several, only_hand
from analyser.poker.hand_files.judge import say_pots
from analyser.poker.hand_files.sites.registry import SITES
from analyser.poker.hand_files.street_tables import tables_of
from analyser.poker.results.outcome import outcome_of
from analyser.poker.table.bets import has_bets
from examples import examples
from histories import HOLDEM, TWICE, hand
from not_none import not_none
from site_hands import (
    BOVADA,
    FORMS,
    FULL_TILT,
    GGPOKER,
    IPOKER,
    PARTYPOKER,
    PARTYPOKER_NEWER,
    POKER_888,
    WINAMAX,
    WINNING_OLDER,
)
from tests.poker.hand_files.conftest import Read, ReadOne


@pytest.mark.parametrize("form", FORMS)
def test_the_same_hand_of_every_site(one: ReadOne, form: str) -> None:
    row = one(FORMS[form])
    assert find_format(FORMS[form].encode(), "") == form.partition(" ")[0]
    assert row.game == "holdem"
    assert [format_cards(hand, "") for hand in row.hands] == ["AhKh", "QsQd"]
    assert format_cards(row.board, "") == "QcJh2h8h3c"
    assert (row.winners, row.collected, row.showdown, row.run) == ((0,), (0,), True, 1)
    assert row.dealt_to == row.hands[0]
    assert [seat.all_in_at for seat in row.seats] == [None, 0]
    names = ("Dealer", "Small Blind") if form == "bovada" else ("Ann", row.players[1])
    assert row.players == names
    assert form == "bovada" or row.players[1].startswith("Bob")
    assert row.site in ("ClubGG", *[site.name for site in SITES])
    assert row.unit in ("USD", "EUR", "chips", None)
    assert row.hero in (5300, 5350, 5450, 5650)  # what the rake leaves, less Ann's bets of 55.50
    assert [pot.paid for pot in row.pots or ()] in ([(11200, 0)], [(11250, 0)])
    assert row.source.pot is not None
    if row.source.bets is not None:
        assert sorted(filter(None, row.source.bets)) == [100, 5550, 5550]
        assert row.pot in (11200, 10900, 11000, 11250)


@pytest.mark.parametrize("encoding", ["utf-8-sig", "utf-16", "cp1252"])
@pytest.mark.parametrize("form", FORMS)
def test_every_encoding_and_line_end(read: Read, form: str, encoding: str) -> None:
    text = FORMS[form].replace("Dora", "Çelik").replace("\n", "\r\n")
    assert read(text.encode(encoding)) == read(text.replace("\r\n", "\n"))


def test_one_file_of_all_sites(read: Read) -> None:
    texts = [text for form, text in FORMS.items() if form != "ipoker"]
    rows, errors = read("\n\n".join([*texts, *reversed(texts)]))
    assert (len(rows), errors) == (2 * len(texts), [])
    assert all(row.winners == row.collected == (0,) for row in rows)


@pytest.mark.parametrize("form", FORMS)
def test_a_hand_cut_short_anywhere_stops_no_other(read: Read, form: str) -> None:
    lines = FORMS[form].splitlines(keepends=True)
    (whole,), _ = read("".join(lines))
    for count in range(4, len(lines)):
        rows, errors = read("".join(lines[:count]) + FORMS[form])
        assert len(rows) + len(errors) == 2 or form == "ipoker"
        assert rows[-1].hands == whole.hands
        assert all(row.winners in ((), whole.winners) for row in rows)
    damaged = FORMS[form][FORMS[form].find("Seat 1: ") :].replace("Ah", "2c")
    rows, errors = read(f"{FORMS[form]}\n{damaged}\n{damaged}{FORMS[form]}")
    assert [row.hands for row in rows] == [whole.hands] * 2
    assert len(errors) == 2 * (form != "ipoker")
    assert [each.line for each in errors[:1]] == [len(lines) + 2] * (form != "ipoker")
    assert all("“Seat 1: " in each.message for each in errors)


@pytest.mark.parametrize(("form", "old", "new", "game"), examples(__file__, "games.txt"))
def test_first_lines_name_the_game(read: Read, form: str, old: str, new: str, game: str) -> None:
    """Cards that do not fit the game leave a row, or an error about a card."""
    text = FORMS[form].replace(old, new, 1)
    if game == "shortdeck":
        text = text.replace("2h", "6h").replace("3c", "9c").replace("H2", "H6").replace("C3", "C9")
    (row,), errors = read(text)
    assert (row.game, errors) == (game, [])


@pytest.mark.parametrize(("form", "old", "new", "named"), examples(__file__, "not_judged.txt"))
def test_a_game_not_judged_is_named(read: Read, form: str, old: str, new: str, named: str) -> None:
    rows, (error,) = read(FORMS[form].replace(old, new, 1))
    assert not rows
    assert re.search(f"“.*{named}.*” is a game that is not judged here", error.message)


LOWBALL: Final = hand("winamax_lowball")
STUD: Final = hand("winamax_stud")
RAZZ: Final = hand("full_tilt_razz")
STUD_OF_PARTY: Final = hand("partypoker_stud")
STUD_OF_BOVADA: Final = hand("bovada_stud")
STUD_OF_IPOKER: Final = re.sub(
    "(?s)<round.*</round>",
    """<round no="0">
   <action no="1" player="Ann" type="15" sum="$1"/><action no="2" player="Dora" type="8" sum="$0"/>
   <action no="2" player="nobody" type="15" sum="$1"/></round>
   <round no="2"><cards type="Third Street" player="Ann">D7 D4 DK</cards>
   <cards type="Third Street" player="Bob [x] (y)">x X H4</cards>
   <action no="4" player="Bob [x] (y)" type="7" sum="DP"/></round>
   <round no="6"><cards type="River" player="Ann">C3 H9 DA CJ</cards></round>""",
    IPOKER.replace("Holdem NL", "7 Card Stud L"),
)
TWICE_AT_WPN: Final = hand("wpn_twice")
TWICE_AT_FULL_TILT: Final = hand("full_tilt_twice")
THRICE_AT_GGPOKER: Final = re.sub(
    r"(?s)\*\*\* FLOP.*Seat 1: Ann \(b",
    """*** FLOP *** [Qc Jh 2h]
*** FIRST TURN *** [Qc Jh 2h] [8h]
*** FIRST RIVER *** [Qc Jh 2h 8h] [3c]
*** SECOND TURN *** [Qc Jh 2h] [7s]
*** SECOND RIVER *** [Qc Jh 2h 7s] [3d]
*** THIRD TURN *** [Qc Jh 2h] [5h]
*** THIRD RIVER *** [Qc Jh 2h 5h] [5d]
*** FIRST SHOWDOWN ***
Ann collected $37 from pot
*** SECOND SHOWDOWN ***
Bob [x] (y) collected $37 from pot
*** THIRD SHOWDOWN ***
Bob [x] (y) collected $37 from pot
*** SUMMARY ***
Total pot $112
Hand was run three times
FIRST Board [Qc Jh 2h 8h 3c]
SECOND Board [7s 3d]
THIRD Board [5h 5d]
Seat 1: Ann (b""",
    GGPOKER,
)


@pytest.mark.parametrize(("text", "game", "hands", "winners", "low_winners", "collected"), [
    (LOWBALL, "deuce", ["3h7d5h8d2d", "3s2c5sKs8c"], (0,), (), (0,)),
    (RAZZ, "razz", ["6c7c7d7s3sJdJc", "9d9s2cKsTdJh2s"], (1,), (), (1,)),
    (STUD, "stud", ["4hAcQd3hQh5hTh", "8cTd9hKhKdQcJc"], (0,), (), (0,)),
    (STUD_OF_PARTY, "stud8", ["Ah4h4dTdQdKc8s", "Qc3dAc8h2s5hJc"], (0,), (1,), (0, 1)),
    (STUD_OF_BOVADA, "stud8", ["6dAd2s3s7h4hJh", "7sAs4c5cQh9hQs"], (1,), (0,), (0, 1)),
    (STUD_OF_IPOKER, "stud", ["7d4dKd3c9hAdJc"], (), (), (0,)),
])  # fmt: skip
def test_games_without_a_board(
    one: ReadOne,
    text: str,
    game: str,
    hands: list[str],
    winners: tuple[int, ...],
    low_winners: tuple[int, ...],
    collected: tuple[int, ...],
) -> None:
    row = one(text)
    assert (row.game, [format_cards(hand, "") for hand in row.hands]) == (game, hands)
    assert len(row.pots or ()) < 2
    assert (row.winners, row.low_winners, row.collected) == (winners, low_winners, collected)


@pytest.mark.parametrize(("text", "boards", "winners"), [
    (TWICE_AT_WPN, ["8hQd7d7h5h", "6h9hJh8c6s"], [(1,), (0,)]),
    (TWICE_AT_FULL_TILT, ["2cAsJh9hKh", "2cAsJhTh5d"], [(1,), (0,)]),
    (TWICE, ["Ks9h4dKd2s", "Ks9h4dAc3h"], [(0,), (1,)]),
    (THRICE_AT_GGPOKER, ["QcJh2h8h3c", "QcJh2h7s3d", "QcJh2h5h5d"], [(0,), (1,), (1,)]),
])  # fmt: skip
def test_a_hand_run_several_times_is_a_row_each(
    read: Read, text: str, boards: list[str], winners: list[tuple[int, ...]]
) -> None:
    rows, errors = read(text)
    assert not errors
    assert [format_cards(row.board, "") for row in rows] == boards
    assert [row.run for row in rows] == [*range(1, len(boards) + 1)]
    assert [row.winners for row in rows] == [row.collected for row in rows] == winners


@pytest.mark.parametrize(("money", "dealt", "board", "shown"), [
    *[("$", *row) for row in examples(__file__, "letters.txt")],
    ("$ ", "Ah, Kh", "Vc, Jh, 2h", "Vs, Vd"),  # Dutch too
])  # fmt: skip
def test_letters_of_others(one: ReadOne, money: str, dealt: str, board: str, shown: str) -> None:
    text = POKER_888.replace("$", money).replace("Qc, Jh, 2h", board).replace("Qs, Qd", shown)
    if "c, 2c" in board:  # the other cards, too, are of the deck in which c is hearts
        text = text.replace("8h", "8c").replace("3c", "3t")
    row = one(text.replace("Ah, Kh", dealt))
    assert [format_cards(hand, "") for hand in row.hands] == ["AhKh", "QsQd"]
    assert format_cards(row.board, "") == "QcJh2h8h3c"


BESIDES: Final = [
    *examples(__file__, "besides.txt"),
    ("ggpoker", "\n", "\n "),
    ("partypoker newer", "***** Hand", "\x00\x00***** Hand"),
]


@pytest.mark.parametrize(("form", "old", "new"), BESIDES)
def test_what_real_files_have_besides(one: ReadOne, form: str, old: str, new: str) -> None:
    text = FORMS[form]
    assert old in text
    row = one(text.replace(old, new))
    assert [format_cards(hand, "") for hand in row.hands] == ["AhKh", "QsQd"]
    hero = None if re.search("collected a|: many", new) else one(text).hero
    assert (row.winners, row.collected, row.hero) == ((0,), (0,), hero)


@pytest.mark.parametrize(("form", "old", "new", "why"), examples(__file__, "damaged.txt"))
def test_a_damaged_hand_is_refused(read: Read, form: str, old: str, new: str, why: str) -> None:
    """Else players or streets would be missing from what is said of it."""
    assert old in FORMS[form]
    rows, (error,) = read(FORMS[form].replace(old, new))
    assert not rows
    assert why in error.message


@pytest.mark.parametrize("form", FORMS)
def test_a_line_that_is_there_twice_changes_no_amount(read: Read, form: str) -> None:
    lines = FORMS[form].splitlines(keepends=True)
    (whole,), _ = read("".join(lines))
    for at in [at for at, line in enumerate(lines) if "SPLASH" not in line and "<" not in line]:
        for row in read("".join([*lines[: at + 1], *lines[at:]]))[0]:
            assert row.pots in (whole.pots, None)
            assert row.pot in (whole.pot, None)


def test_the_ten_of_a_spanish_deck(one: ReadOne) -> None:
    assert format_cards(one(POKER_888.replace("3c ]", "Dt ]")).board, "") == "QcJh2h8hTc"


@pytest.mark.parametrize(("brand", "suit"), [("888poker", "c"), ("888.es", "h")])
def test_the_hearts_of_spain_may_be_the_only_suit_seen(one: ReadOne, brand: str, suit: str) -> None:
    text = re.sub(r"(?m)^\*\* Dealing (?!down).*\n|.* shows .*\n", "", POKER_888)
    row = one(text.replace("Ah, Kh", "Dc, Kc").replace("***** 888poker", f"***** {brand}"))
    assert format_cards(not_none(row.dealt_to), "") == ("QcKc" if suit == "c" else "ThKh")


@pytest.mark.parametrize(("form", "old", "new", "language"), [
    ("ggpoker", ": folds", ": 弃牌", "Chinese"), ("winamax", " folds", " se couche", "French"),
    ("fulltilt", " folds", " passt", "German"), ("partypoker", " raises", " höjer", "Swedish"),
    ("888", "Seat ", "Posto ", "Italian"), ("wpn older", "folds", "desiste", "Portuguese"),
])  # fmt: skip
def test_actions_or_seats_in_another_language_are_refused(
    read: Read, form: str, old: str, new: str, language: str
) -> None:
    rows, (error,) = read(FORMS[form].replace(old, new).replace("70001", "7000123"))
    assert not rows
    assert error.message.startswith(f"This hand history is translated ({language})")


def test_a_text_of_an_unknown_form_is_translated_if_it_has_a_number_and_seats(read: Read) -> None:
    seats = "Siège 1 : Ann (5€)\nSiège 2 : Bob (5€)\n"
    _, (error,) = read(f"Winamax Poker - main n° 1234567\n{seats}")
    assert error.message.startswith("This hand history is translated (French)")
    _, (error,) = read(seats)
    assert error.message.startswith("There are no hands here")


def test_a_hand_that_the_site_cancelled_is_not_judged(one: ReadOne) -> None:
    half = FULL_TILT[: FULL_TILT.index("*** FLOP")]
    for text in (
        FULL_TILT.replace("*** SUMMARY ***\n", "*** SUMMARY ***\nHand Cancelled\n"),
        f"{half}Hand #70001 has been canceled\n",
    ):
        row = one(text)
        assert (row.source.cancelled, row.showdown, row.winners) == (True, False, ())


@pytest.mark.parametrize("name", [name for (name,) in examples(__file__, "names.txt")])
@pytest.mark.parametrize(
    "form", ["winamax", "fulltilt", "partypoker", "partypoker newer", "888", "wpn", "wpn older"]
)
def test_a_player_s_name_may_have_words_of_the_format(one: ReadOne, form: str, name: str) -> None:
    row = one(re.sub(r"\bAnn\b", name, FORMS[form]))
    assert (row.players[0], row.winners, row.collected) == (name, (0,), (0,))
    assert row.dealt_to == row.hands[0]


SIDE_POT: Final = hand("side_pot")


def test_bets_that_make_side_pots_come_along_to_the_table(one: ReadOne) -> None:
    table = tables_of(one(SIDE_POT))[-1]
    assert ([seat.bet for seat in table.seats], table.stakes) == ([50, 99, 99], ((2,), 1))
    outcome = outcome_of(table)
    assert [pot.chips for pot in not_none(outcome.side_pots).pots] == [153, 98]
    for text in (HOLDEM, SIDE_POT.replace("the ante $1", "the ante $1.50")):
        assert not has_bets(tables_of(one(text))[-1])


def test_who_wins_the_main_pot_and_a_side_pot(one: ReadOne) -> None:
    """The best hand was all in for less: what another was paid is no other judgement."""
    row = one(SIDE_POT)
    assert (row.winners, row.collected, row.paid_another) == ((0,), (0, 1), False)
    assert list(map(str, say_pots(row))) == ["Main pot of 153: Ann", "Side pot of 98: Bob"]


TO_CEM: Final = SIDE_POT.replace("Bob collected", "Cem collected").replace(
    "[Qs Qd] and won ($98)", "[Qs Qd] and lost"
)


def test_a_file_that_paid_another_is_said_so(one: ReadOne) -> None:
    assert one(TO_CEM).paid_another


SIDE: Final = "collected 44.50€ from side pot 1\nAnn collected 44.50€ from side pot 1\nBob [x] (y) "


@pytest.mark.parametrize(("text", "old", "new"), [
    (SIDE_POT, "Bob collected $98 from side pot\n", ""),
    (WINAMAX.replace("calls 52.50€", "raises 49€ to 100€"), "collected", f"{SIDE}collected"),
    (STUD_OF_BOVADA, "Seat+4 : Hand Result-Side pot $1\n", ""),
    (BOVADA, "Dealer  [ME] : Hand", "Small Blind : Hand"),  # the summary has the dealer
])  # fmt: skip
def test_a_payment_missing_or_there_twice_is_none(
    one: ReadOne, text: str, old: str, new: str
) -> None:
    row = one(text.replace(old, new))
    assert (row.winners, row.collected) == (one(text).winners, None)


@pytest.mark.parametrize(("before", "after"), examples(__file__, "contradicts.txt"))
def test_a_file_that_contradicts_itself_says_nothing(one: ReadOne, before: str, after: str) -> None:
    assert before in TO_CEM
    assert not one(TO_CEM.replace(before, after)).paid_another


def test_the_halves_of_a_pot_have_the_names_of_the_game(one: ReadOne) -> None:
    row = one(
        "PokerStars Hand #1: Badeucey Limit ($1/$2) - 2024/01/02 3:04:05 ET\n"
        "Table 'V' 6-max Seat #1 is the button\nSeat 1: Ann ($5 in chips)\n"
        "Seat 2: Bob ($9 in chips)\nSeat 3: Cem ($9 in chips)\n*** DEALING HANDS ***\n"
        "Ann: bets $5 and is all-in\nBob: raises $4 to $9 and is all-in\n"
        "Cem: calls $9 and is all-in\n*** SHOW DOWN ***\nAnn: shows [2s 3s 4s 5d 7c]\n"
        "Bob: shows [2c 3h 4d 8s 9s]\nCem: shows [2d 3d 5h 6c 8c]\n"
        "Bob collected $4 from side pot\nCem collected $4 from side pot\n"
        "Ann collected $8 from main pot\nBob collected $7 from main pot\n*** SUMMARY ***\n"
        "Total pot $23 Main pot $15. Side pot $8. | Rake $0\n"
    )
    assert list(map(str, say_pots(row))) == [
        "Main pot of 15: Ann 7.50 for the low and Bob 7.50 for the badugi",
        "Side pot of 8: Bob 4 for the badugi and Cem 4 for the low",
    ]


@pytest.mark.parametrize(("old", "new"), [
    ("Bob: posts", "Seat 9: Emil ($20 in chips) is sitting out\nBob: posts"),
    ("Cem: calls", "  Cem: calls"), ("Seat 2: Bob showed", " Seat 2: Bob showed"),
])  # fmt: skip
def test_who_sits_out_or_indented_lines_hide_no_side_pots(one: ReadOne, old: str, new: str) -> None:
    plain, row = one(SIDE_POT), one(SIDE_POT.replace(old, new, 1))
    assert (row.pots, row.collected) == (plain.pots, plain.collected)


@pytest.mark.parametrize(("old", "new"), examples(__file__, "not_known.txt"))
def test_pots_that_cannot_be_known_are_not_said(one: ReadOne, old: str, new: str) -> None:
    text = SIDE_POT.replace(old, new)
    if "checks" in new:
        text = text.replace("Dora folded before Flop", "Dora mucked")
    row = one(text)
    assert (row.pots, row.paid_another) == (None, False)


def test_a_dead_small_blind_is_no_bet(one: ReadOne) -> None:
    """Dora posts a big blind, too, and a small one that is dead."""
    text = SIDE_POT.replace("Dora: calls $2\n", "").replace("$153", "$154").replace("$251", "$252")
    text = text.replace("*** HOLE", "Dora: posts small & big blinds $3\n*** HOLE")
    row = one(text)
    assert list(map(str, say_pots(row))) == ["Main pot of 154: Ann", "Side pot of 98: Bob"]
    assert not row.paid_another


def test_the_stakes_part_a_dead_blind_from_the_big_one(one: ReadOne) -> None:
    """Cem has 1 for the big blind, so it is not the most that was posted."""
    text = SIDE_POT.replace("posts big blind $2", "posts big blind $1 and is all-in")
    text = text.replace("*** HOLE", "Dora: posts small & big blinds $3\n*** HOLE")
    assert one(text).source.dead_money == 200


def test_a_bounty_is_no_part_of_the_pot(one: ReadOne) -> None:
    bounty = "Bob [x] (y) wins the $2 bounty for eliminating Dora\n*** SUMMARY"
    assert one(FULL_TILT.replace("*** SUMMARY", bounty, 1)).collected == (0,)


def test_winamax_posts_a_dead_blind_out_of_position(one: ReadOne) -> None:
    post = "Dora posts small blind 0.50€ out of position\nDealt"
    row = one(WINAMAX.replace("Dealt", post, 1))
    assert (row.source.dead_money, row.source.bets) == (50, (5550, 5550, 100))


def test_a_player_all_in_with_the_ante_plays_for_as_much_from_each(one: ReadOne) -> None:
    """Ann has 50 cents of the ante of a dollar: three times that is the main pot."""
    antes = (
        "Ann: posts the ante $0.50 and is all-in\nCem: posts the ante $1\nBob: posts the ante $1"
    )
    text = SIDE_POT.replace("Bob: posts the ante $1", antes).replace("raises $48 to $50", "calls")
    text = text.replace("Ann: calls and is all-in\n", "").replace("Dora: calls $2\n", "")
    text = text.replace("$98", "$199").replace("$153", "$1.50").replace("$251", "$200.50")
    row = one(text)
    assert list(map(str, say_pots(row))) == ["Main pot of 1.50: Ann", "Side pot of 199: Bob"]
    assert (row.pot, row.paid_another) == (20050, False)


def test_what_the_house_adds_is_in_the_main_pot(one: ReadOne) -> None:
    text = SIDE_POT.replace("Bob: posts the", "Cash Drop to Pot : total $5\nBob: posts the", 1)
    row = one(text.replace("$153", "$158").replace("$251", "$256"))
    assert list(map(str, say_pots(row))) == ["Main pot of 158: Ann", "Side pot of 98: Bob"]
    assert not row.paid_another


def test_a_second_side_pot_is_no_second_run(one: ReadOne) -> None:
    text = WINAMAX.replace("110€ from pot", "100€ from main pot\nAnn collected 10€ from side pot 2")
    row = one(text)
    assert (row.run, row.collected, row.hero) == (1, (0,), 5450)


@pytest.mark.parametrize("old", ["Ann wins the pot ($109) with a flush, Ace high\n", "no line"])
def test_what_was_won_may_be_in_the_summary_alone(one: ReadOne, old: str) -> None:
    row = one(FULL_TILT.replace(old, ""))
    assert (row.pot, row.hero) == (11200, 5350)


MORE: Final = {"calls 52.50€": "raises 49€ to 100€"}


@pytest.mark.parametrize(("form", "changes", "hero"), [
    ("winamax", MORE, 5450),
    ("winamax", MORE | {"110€ from": "154.50€ from", "pot 110€": "pot 154.50€"}, 5450),
    ("wpn", {"calls $52.50": "raises $1 to $100\nUncalled bet ($44.50) returned to Ann"}, 5350),
    ("888", {}, 5350), ("ipoker", {}, 5350),
    ("bovada", {"Dealer  [ME] : Hand result $109\n": ""}, None),  # nobody is paid, so not known
])  # fmt: skip
def test_a_bet_that_nobody_called_is_not_lost(
    one: ReadOne, form: str, changes: dict[str, str], hero: int | None
) -> None:
    """Sites say that it goes back, or pay it with the pot, or do not mention it."""
    text = FORMS[form]
    for old, new in changes.items():
        text = text.replace(old, new)
    assert one(text).hero == hero


@pytest.mark.parametrize("form", FORMS)
def test_the_only_hand_of_a_text_is_for_the_table(form: str) -> None:
    row = only_hand(FORMS[form])
    assert not_none(row).winners == (0,)
    assert only_hand(f"{FORMS[form]}\n\n{FORMS[form]}") is None
    assert only_hand("AhKh v QsQd") is only_hand("Bob shows [Ah Kh]") is None
    with pytest.raises(UnreadSiteError, match="OnGame"):
        only_hand("\n***** History for hand R5-244090560-4 *****\n")
    assert holds_several("***** History for hand R5-244090560-4 *****\n")
    assert not holds_several("my notes\nof today\n")


def test_the_only_hand_that_cannot_be_read_says_why() -> None:
    with pytest.raises(TranslatedHistoryError, match="French"):
        only_hand("Winamax Poker - main n° 1234567\nSiège 1 : Ann (5€)\nSiège 2 : Bob (5€)\n")
    with pytest.raises(NoHandForTableError, match="for the table: The hand is cut short"):
        only_hand(WINAMAX[: WINAMAX.index("*** SUMMARY")])


def test_money_that_comes_back_is_not_paid(one: ReadOne) -> None:
    """Of iPoker's ``win`` and of 888's lines, one for each pot."""
    text = IPOKER.replace('win="$109"', 'win="$4.50"')
    text = text.replace('win="$0" bet="$55.50"', 'win="$109"')
    text = text.replace('sum="$52.50"', 'sum="$57"')
    row = one(text)
    assert (row.winners, row.collected) == ((0,), (1,))
    assert row.paid_another
    row = one(re.sub(' win="[^"]*"', "", IPOKER))
    assert (row.winners, row.collected) == ((0,), None)
    assert one(WINAMAX.replace("collected 110€", "collected 500€")).source.bets is None


@pytest.mark.parametrize("form", ["pokerstars", "ggpoker", "winamax", "wpn"])
@pytest.mark.parametrize("written", ["1.250,50", "1,250.50", "1 250,50", "1\xa0250.50", "1'250.50"])
def test_the_size_of_the_pot_in_each_country_s_way(one: ReadOne, form: str, written: str) -> None:
    text = re.sub(r"Total pot (\D?)[\d.]+", rf"Total pot \g<1>{written}", FORMS[form])
    assert one(text).source.pot == 125_050


def test_party_s_players_without_a_seat_and_with_longer_names(one: ReadOne) -> None:
    row = one(re.sub("Bob ([^:\n]*?) (posts|is|doesn)", r"Bea \2", PARTYPOKER))
    assert (row.players, row.winners) == (("Ann", "Bea"), (0,))
    longer = re.sub(r"Ann (\[ A|raises|balance)", r"Ann Lee \1", PARTYPOKER_NEWER)
    longer = longer.replace("Dora posts", "Ann says: Dora raises [4]\nDora posts")
    row = one(longer)
    assert (row.players[0], row.dealt_to, row.winners) == ("Ann", row.hands[0], (0,))


def test_an_ipoker_hand_without_its_end_is_read_if_it_has_all_streets(read: Read) -> None:
    at = IPOKER.index(" </game>")
    (row,), errors = read(IPOKER[:at])
    assert (row.winners, errors) == ((0,), [])
    without_river = re.sub("(?m)^.*River.*\n", "", IPOKER)
    unpaid = re.sub(' win="[^"]*"', "", without_river)
    for text in (without_river.replace(" </game>", ""), unpaid):
        rows, (error,) = read(text + IPOKER)
        assert (len(rows), error.message) == (1, "The hand is cut short: its end is missing")


@pytest.mark.parametrize(("old", "new"), [
    ("<players>", '<!DOCTYPE a [<!ENTITY b "c">]><players>'),
    ("<players>", "<players>&b;"), ("</general>", ""),
])  # fmt: skip
def test_xml_that_is_damaged_or_has_declarations_is_refused(read: Read, old: str, new: str) -> None:
    rows, (error,) = read(
        IPOKER.replace(f"   {old}", f"   {new}")
        if old == "<players>"
        else IPOKER.replace("  </general>\n  <round", "  <round")
    )
    assert not rows
    assert error.message.startswith("The hand cannot be read: it is no XML (")


def test_an_ipoker_file_of_several_sessions(read: Read) -> None:
    """The second has another game; a hand that is too long, and a bad line, stop nothing."""
    blank = "\n" + " " * 400_000
    long = IPOKER.replace("<players>", f"<players>{blank * 3}")
    second = IPOKER.replace("Holdem NL", "Omaha PL").replace("HA HK", "HA HK X X")
    rows, errors = read(IPOKER + long + "a\0b\n" + second.replace("SQ DQ", "SQ DQ C2 D2"))
    assert [row.game for row in rows] == ["holdem", "omaha"]
    assert [error.message.partition(" (")[0] for error in errors] == [
        "The line is no text: it holds NUL bytes, or it is not in UTF-8, UTF-16 or Windows-1252",
        "The hand is cut short: its end is missing",
    ]


@pytest.mark.parametrize(("first", "second"), [("ipoker", "winamax"), ("888", "ipoker")])
def test_one_file_of_xml_and_text(read: Read, first: str, second: str) -> None:
    rows, errors = read("\n".join([FORMS[first], FORMS[second], FORMS[first]]))
    assert not errors
    assert [(row.winners, row.dealt_to == row.hands[0]) for row in rows] == [((0,), True)] * 3


def test_the_last_street_of_ipoker_s_stud_may_tell_all_cards(one: ReadOne) -> None:
    text = re.sub(r"(?s) *<round no=.*</round>\n", "", IPOKER).replace("Holdem NL", "7 Card Stud L")
    streets = ["HA HK D2", "X X D5", "SA", "S5", "SK", "S9", "C3", "S8", "C4", "H7 C6 D10"]
    dealt = "".join(
        f'<round no="{at // 2}"><cards player="{name}">{cards}</cards></round>'
        for at, cards in enumerate(streets)
        for name in [("Ann", "Bob [x] (y)")[at % 2]]
    )
    row = one(text.replace(" </game>", f"{dealt}</game>"))
    assert (row.game, row.winners) == ("stud", (1,))
    assert format_cards(row.hands[1], "") == "5d5s9s8s7h6cTd"


def test_half_a_hand_stops_no_other(read: Read) -> None:
    half = BOVADA[: BOVADA.index("es $3 to")]
    rows, (error,) = read(half + BOVADA)
    assert [one.line for one in rows] == [half.count("\n") + 1]
    assert error.message == "The hand is cut short: its end is missing"
    rows, (error,) = read(WINNING_OLDER.partition("\n")[0] + "\n")
    assert (rows, error.message) == ([], "The hand is cut short: its end is missing")


def test_lines_between_hands_belong_to_none(read: Read) -> None:
    for before, text in (
        ("Game #1 starts.", PARTYPOKER),
        ("=====\n-----", POKER_888),
        ("*********** # 1 **************", HOLDEM),
    ):
        rows, errors = read(f"{before}\n{text}")
        assert (len(rows), errors) == (1, [])
    for text in (PARTYPOKER_NEWER, HOLDEM):
        rows, (error,) = read(f"hello\n{text}")
        assert len(rows) == 1
        assert error.message == "The hand cannot be read: “hello” belongs to no hand"


@pytest.mark.parametrize(("first", "site"), examples(__file__, "not_read.txt"))
def test_a_site_that_is_not_read_is_named(read: Read, first: str, site: str) -> None:
    rows, (error,) = read(f"\n{first}\nBob shows [As Ad]\nAhKh v QsQd\n")
    assert (rows, error.line) == ([], 2)
    assert error.message.startswith(f"This is a hand history of {site}, which is not read")
    assert "Winamax" in error.message


SUMMARIES: Final = {
    "Winamax Poker - Tournament summary : Freeroll(5142226)\nMode : normal\n": "Winamax",
    "***** 888.es Tournament Summary *****\nTournament ID: 7\nBuy-In: $1\n": "888.es",
    "PokerStars Tournament #123456789, No Limit Hold'em\nBuy-In: $1\n": "PokerStars",
    "Tournament #7, Daily, Hold'em No Limit\nBuy-in: $1\n": "GGPoker",
    "Full Tilt Poker Tournament Summary $5 Sit & Go (7)\n": "Full Tilt",
    "Run It Once Poker Tournament #7, SNG\n": "Run It Once Poker",
}
"""The beginnings of summaries of tournaments, and their sites."""


@pytest.mark.parametrize(("text", "site"), SUMMARIES.items())
def test_a_summary_of_a_tournament_is_refused_by_its_site(read: Read, text: str, site: str) -> None:
    rows, (error,) = read(text)
    assert (rows, error.line) == ([], 1)
    assert error.message.startswith(f"This is the summary of a tournament of {site}, without hands")
    assert find_format(text.encode(), "") == "summary"
    assert holds_hands(text.encode())  # to say so, not to put a seat called Mode on the table
    with pytest.raises(TournamentSummaryError):
        only_hand(text)


@pytest.mark.parametrize("text", SUMMARIES)
def test_beside_hands_a_summary_is_passed_over(tmp_path: Path, text: str) -> None:
    (tmp_path / "hands.txt").write_text(HOLDEM)
    (tmp_path / "summary.txt").write_text(text)
    batch = open_batch(tmp_path)
    assert (batch.format, batch.files) == ("pokerstars", (str(tmp_path / "hands.txt"),))
    assert [type(found) for found in batch] == [HandRow]
    (tmp_path / "hands.txt").write_text(f"{text}\n{HOLDEM}\n{text}\n{HOLDEM}")
    assert [type(found) for found in open_batch(tmp_path / "hands.txt")] == [HandRow] * 2


@pytest.mark.parametrize("text", [
    "Ann shows [Ac 9s] a full house, Nines full of Aces\nBob mucks\n",
    "As Kd\nthe next flop was Qh Jh 2c and I folded\n",
    "my notes\nof today\nAhKh v QsQd\n", "*** SUMMARY ***\nAhKh v QsQd\n",
    "Ann has chips [3,937]\n", "[3,937]\n",
])  # fmt: skip
def test_a_text_nobody_knows_is_never_answered_as_cards(read: Read, text: str) -> None:
    rows, (error,) = read(text)
    assert (rows, error.line) == ([], 1)
    assert error.message.startswith("There are no hands here; ")
    assert find_format(text.encode(), "") == "unknown"
