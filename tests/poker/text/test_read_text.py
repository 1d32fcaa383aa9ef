"""Texts in every form, and the one situation or the one sentence that each of them gives."""

import re
from collections.abc import Callable
from dataclasses import replace
from itertools import cycle, islice, product
from random import Random
from typing import Any

import pytest

from analyser import Card, CardError, analyse, compare, equity, nuts
from analyser.poker.cards import DECK, UNKNOWN
from analyser.poker.errors import OtherGameError
from analyser.poker.games.game import Game
from analyser.poker.games.registry import ANY, BADUGI, HOLDEM, OMAHA, OMAHA_HI_LO, STUD, find_game
from analyser.poker.names import describe_as_label, describe_high
from analyser.poker.odds.odds_sentences import say_equities, text_of_odds
from analyser.poker.ranking.classes import high_classes
from analyser.poker.results.outcome import outcome_as_text
from analyser.poker.table.table import BOARD, Slot, new_table
from analyser.poker.table.written_line import line_of, named_line_of, whole_line_of
from analyser.poker.text.enter import enter
from analyser.poker.text.read_text import ends_with_mark, has_only_cards, read_entry, understood
from analyser.poker.text.refusals import TwoReadingsError, UnreadableWordError
from analyser.poker.text.words import pattern
from analyser.terminal.report import report, report_odds
from examples import examples
from fuzz_targets import check_forms
from histories import hand
from mostly_long import mostly_long
from variants import IN_THIRDS, full_table, name_of

DUEL = "AhKh v QsQd @ QhJh2c"
TURN = "AhKh v QsQd @ QhJh2c7d"

POST = hand("forum_post")
CONVERTED = hand("forum_converted")
PROPOKERTOOLS = hand("propokertools")
READ = [
    *[(hand(name), DUEL) for name in ("pokerstove", "equilab", "power_equilab")],
    (PROPOKERTOOLS, DUEL),
    *[(text, TURN) for text in (POST, CONVERTED)],
    *examples(__file__, "read.txt"),
]
REFUSED = [("", "There is no card here"), *examples(__file__, "refused.txt")]


@pytest.mark.parametrize(("text", "expected"), READ)
def test_a_text_in_any_form_gives_the_one_situation(text: str, expected: str) -> None:
    entry = read_entry(text)
    assert replace(entry, game=None, options=None).written == expected
    assert read_entry(entry.written).written == entry.written
    assert all(piece.is_read for piece in understood(text) if "\n" not in text)
    if len(entry.hands) > 1:
        named = f"{entry.game.key}: {expected}" if entry.game else expected
        assert line_of(enter(new_table(), text)) == line_of(enter(new_table(), named))


@pytest.mark.parametrize(("text", "expected"), REFUSED)
def test_what_cannot_be_read_or_in_two_ways_gets_one_sentence(text: str, expected: str) -> None:
    with pytest.raises(CardError) as refusal:
        read_entry(text)
    assert str(refusal.value).startswith(expected)


@pytest.mark.parametrize(("text", "game"), [
    *examples(__file__, "named_games.txt"),
    (PROPOKERTOOLS.replace("Texas Holdem", "Omaha Hi/Lo").replace("n\n", "n ?\n", 1), "omaha8"),
])  # fmt: skip
def test_a_game_is_known_by_each_name_wherever_it_stands(text: str, game: str) -> None:
    entry = read_entry(text)
    assert (entry.game.key if entry.game else "") == game
    assert {hand.name for hand in entry.hands} <= {"", "Hero", "Villain"}


@pytest.mark.parametrize("count", mostly_long(1, [60, 400]))
@pytest.mark.parametrize("game", [None, ANY, HOLDEM, OMAHA, STUD])
def test_every_form_that_a_refusal_shows_is_read(game: Game | None, count: int) -> None:
    random = Random(str(game))
    known = [re.findall(r"\w+|\s+|[^\w\s]", text) for text, _ in READ + REFUSED if text]
    changed = []
    for _ in range(count):
        parts = list(random.choice(known))
        for _ in range(random.randint(1, 3)):
            other = random.choice(random.choice(known))
            at = random.randrange(len(parts))
            parts[at : at + random.randint(0, 1)] = [other] * random.randint(0, 2)
            parts = parts or [other]
        changed.append(parts)
    for parts in known + changed:
        try:
            read_entry("".join(parts), game)
        except CardError as refusal:
            check_forms(refusal, game)


@pytest.mark.parametrize("text", ["AhKh QhJh2c", "AhKh QsQd QhJh2c", "(QhJh2c) AhKh v QsQd"])
def test_two_readings_are_two_at_any_table_with_a_board(text: str) -> None:
    for game in (None, ANY, HOLDEM, OMAHA):
        with pytest.raises(TwoReadingsError):
            read_entry(text, game)
    assert read_entry("AhKh QhJh2c", STUD).written == "AhKhQhJh2c"
    for game in (STUD, OMAHA):
        with pytest.raises(TwoReadingsError):
            read_entry("AhKh v QsQd v QhJh2c", game)
    for ask in (analyse, compare, equity, nuts):
        with pytest.raises(TwoReadingsError):
            ask(text)


def test_hands_of_unlike_sizes_are_hands_at_a_table_without_a_board() -> None:
    text = "Ac2d3h v Ad2c3s4h"
    for game in (BADUGI, STUD):
        assert read_entry(text, game).board == ()
        with pytest.raises(TwoReadingsError):
            read_entry(text.replace(" v ", "\n"), game)
    for table in (None, HOLDEM, OMAHA):
        with pytest.raises(TwoReadingsError):
            read_entry(text, table)


def test_python_reads_a_whole_situation_with_its_game_and_dead_cards() -> None:
    assert analyse("AhKh @ QhJh2c").game == "holdem"
    assert analyse("omaha: AsAhKsQh @ Ts7c5h").game == "omaha"
    assert analyse("AsAhKsQh on Ts7c5h").game == "omaha"
    assert analyse("Ann: AhKh").game == "holdem"
    assert equity("AhKh v QQ+, AKs dead 7c @ QhJh2c").situation.dead == (Card("7c"),)
    for found in (nuts("9h9c @ QhJh9d4s dead 2c"), nuts("9h9c on Qh Jh 9d 4s", dead="2c")):
        assert (found.made, found.holdings) == ("set of nines", 990)
    assert nuts("omaha: flop QhJh9d").game == "omaha"
    assert equity("AhKh, QsQd v 88 @ 2c3c4c").seats[0].range == "AhKh, QsQd"


def test_a_name_may_stand_on_a_line_above_its_hand() -> None:
    table = enter(new_table(), "Hero:\nAhKh\n\nVillain:\nQs Qd\nBoard:\nQhJh2c\n")
    assert whole_line_of(table) == "texas hold'em: Hero: AhKh v Villain: QsQd @ QhJh2c"


@pytest.mark.parametrize("ask", [analyse, compare, equity, nuts])
def test_a_text_may_name_the_game_of_the_call_and_no_other_one(ask: Callable[..., Any]) -> None:
    hands = "AsAhKsQh" if ask in (analyse, nuts) else "AsAhKsQh v 9s8s7d6d"
    for named, game in (("omaha", "omaha8"), ("omaha8", OMAHA), ("PLO", "shortdeck")):
        with pytest.raises(OtherGameError) as refusal:
            ask(f"{named}: {hands} @ Ts7c5h", game=game)
        one, other = find_game(named), game if isinstance(game, Game) else find_game(game)
        assert str(refusal.value) == (
            f"The text names {one.name}, but the game to be played is {other.name}; name the same "
            "game twice, or leave one of them out"
        )
    for game in ("omaha8", OMAHA_HI_LO, OMAHA_HI_LO.with_options({"no-qualifier": True})):
        assert ask(f"Omaha hi-lo: {hands} @ Ts7c5h", game=game).game == "omaha8"
    assert ask(f"omaha: {hands} @ Ts7c5h").game == "omaha"


@pytest.mark.parametrize("named", ["", "omaha8, "])
def test_a_text_may_name_options_of_the_game_of_the_call(named: str) -> None:
    """The best low here is 9-8-7-2-A, which wins nothing without the option."""
    hand, board = "As2dKsKh", "9s8hTcTd7h"
    text = f"{named}any low wins: {hand} v QsQhJsJd @ {board}"
    assert compare(f"{hand} v QsQhJsJd @ {board}", game="omaha8").low_winners == ()
    assert compare(text, game="omaha8").low_winners == (0,)
    shares = equity(text, game="omaha8").seats
    assert [getattr(seat, "low_win", None) for seat in shares] == [1, 0]
    alone = analyse(f"{named}any low wins: {hand} @ {board}", game="omaha8")
    assert alone == analyse(hand, board, "omaha8", {"no-qualifier": True})
    assert nuts(f"{named}any low wins: {hand} @ {board}", game="omaha8").low is not None


@pytest.mark.parametrize("situation", [text for (text,) in examples(__file__, "written.txt")])
def test_whatever_the_program_writes_it_reads(situation: str) -> None:
    table = enter(new_table(), situation)
    table = replace(table, dead=(Card("4d"),)) if table.game == HOLDEM else table.set_pot(101)
    game, board = table.game, table.cards_of(BOARD)
    hands = [s.range or table.cards_of(seat) for seat, s in enumerate(table.seats)]
    names = ["Seat A", "Big Bob", "Seat C"][: len(hands)]
    drawn = equity(hands, board, table.dead, game, deals=44, seed=1)
    streets = equity(hands, board, table.dead, game, deals=44, seed=1, streets=bool(board))
    texts = [report_odds(drawn), report_odds(streets), text_of_odds(drawn, names)]
    if len(board) > 3:
        counted = equity(hands, board, table.dead, game)
        texts += [report_odds(counted), text_of_odds(counted, names)]
    texts.append(f"{outcome_as_text(table)}{say_equities(drawn, names)}\n")
    for text in texts:
        written = enter(new_table(), text)
        assert (written.game, line_of(written)) == (game, line_of(table.set_pot(None)))
        assert written.dead == table.dead
    if not any(s.range for s in table.seats) and UNKNOWN not in table.cards_of(1):
        cards = [table.cards_of(seat) for seat in range(len(hands))]
        compared = report(compare(cards, board, game, pot=101))
        assert line_of(enter(new_table(), compared)) == line_of(table.set_pot(None))


def test_what_hands_are_called_is_known_again() -> None:
    said = [say(one) for one in high_classes().ranks for say in (describe_high, describe_as_label)]
    assert all(map(pattern("said_of_cards").match, said))


@pytest.mark.parametrize("befores", mostly_long(1, [1, 4]))
@pytest.mark.parametrize("game", mostly_long(24, IN_THIRDS), ids=name_of)
def test_texts_of_every_game_and_option_are_read_as_they_were(game: Game, befores: int) -> None:
    """At tables of other games and of its own: for each text in turn, or all of them."""
    hands, board = full_table(game, Random(7))
    table = new_table(game, len(hands))
    for place, cards in (*enumerate(hands), *([(BOARD, board)] if board else [])):
        table = table.fill(place, cards)
    part = table.activate(Slot(1, game.dealt - 1)).empty(Slot(1, game.dealt - 1))
    odds = equity(hands, board, (), game, deals=1, seed=1)
    texts = [text_of_odds(odds, "ABCDEF"[: len(hands)]), report_odds(odds)]
    texts.append(report(compare(hands, board, game)))
    whole = [outcome_as_text(table), *texts]
    played = cycle((ANY, HOLDEM.with_options({"joker": "wild"}), game.plain, game))
    for copied, written in ((table, whole), (part, [outcome_as_text(part)])):
        for text in written:
            for before in islice(played, befores):
                read = enter(new_table(before, 2), text)
                assert (read.game, line_of(read)) == (game, line_of(copied))
    assert line_of(enter(new_table(), named_line_of(table))) == line_of(table)
    alone = enter(new_table(), report(analyse(hands[0], board, game)))
    assert (alone.game, alone.cards_of(0), alone.cards_of(BOARD)) == (game, hands[0], board)


def test_no_seat_of_a_table_is_lost() -> None:
    head = "Seat A  AhKh          33.84%  33.84%  335\n"
    for held in ("QQ+, AKs, …", "QQ+, AKs …", "QQ+, AKs,  …"):
        with pytest.raises(CardError, match="“…” is not a card"):
            read_entry(f"{head}Seat B  {held}  66.16%  66.16%  655\nBoard: QhJh2c")
    assert read_entry(f"{head}Seat B  22  >99.99%  66.16%  655").written == "AhKh v 22"


def test_names_come_along_unless_they_only_number_a_seat() -> None:
    text = "Seat A: AhKh\nBig Bob (SB): QsQd\nPlayer 3: 7c7d\nDealt to Ann: 8c8d"
    assert [hand.name for hand in read_entry(text).hands] == ["", "Big Bob", "", "Ann"]
    assert [hand.name for hand in read_entry(POST).hands] == ["Hero", "MP"]


def test_what_is_understood_is_shown_before_a_text_is_whole() -> None:
    pieces = understood("Ann: Zoe AhKh v QsX @ turn")
    assert [(piece.text, piece.is_read) for piece in pieces] == [
        *(
            *[("Ann", True), ("Zoe", False), ("AhKh", True), ("v", True), ("QsX", False)],
            *[("@", True), ("turn", True)],
        )
    ]
    assert [piece.is_read for piece in understood("🂬")] == [False]
    money = [piece.text for piece in understood("AhKh v QsQd, pot 90, B bets 60")]
    assert money == ["AhKh", "v", "QsQd", "pot 90", "B bets 60"]
    assert [piece.is_read for piece in understood("AhKh v QsQd, B bets 1.5")][-1] is False


@pytest.mark.parametrize(("line", "expected"), [
    ("AhKh v QsQd @ QhJh2x", True), ("<4 0> v 🂬", True), ("Hero: AhKh Villain: QsQd", True),
    ("AhKh and won", False), ("Dealt to Hero [Ah Kh]", False), ("Hero has AhKh", False),
    ("on the flop", False),
])  # fmt: skip
def test_a_line_of_a_file_has_cards_alone(line: str, expected: bool) -> None:
    assert has_only_cards(line) is expected


@pytest.mark.parametrize(("words", "expected"), [
    *product(["v", "@", "on", "Board:", "Hero:"], [True]),
    *product(["AhKh", "QQ", "x", ""], [False]),
])  # fmt: skip
def test_a_mark_stands_alone_on_the_command_line(words: str, expected: bool) -> None:
    assert ends_with_mark(words) is expected


def test_two_readings_of_more_hands_than_a_table_has_are_not_shown() -> None:
    hands = [f"{one}{other}" for one, other in zip(DECK[:44:2], DECK[1:44:2], strict=True)]
    for between in (" v ", "\n"):
        with pytest.raises(UnreadableWordError, match="write v between hands"):
            read_entry(between.join([*hands, "AsKsQs"]))
    few = between.join([*hands[:11], "AsKsQs"])
    with pytest.raises(CardError):
        read_entry(few)
