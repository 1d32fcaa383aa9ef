"""Texts as people write them: read whole, or refused in a sentence that names what is wrong."""

from collections import Counter
from dataclasses import replace
from functools import reduce

import pytest
from hypothesis import given, strategies as st

import histories
from analyser import analyse, compare, compare_hands, equity, nuts, sort_hands
from analyser.api_arguments import Beside, read_several
from analyser.poker.cards import DECK, Card, parse_cards
from analyser.poker.errors import CardError, NotForHighError
from analyser.poker.games.registry import HOLDEM, find_game
from analyser.poker.hand_files.lines import read_line
from analyser.poker.ranges.holdings import HOLDINGS
from analyser.poker.table.table import BOARD, new_table
from analyser.poker.table.written_line import line_of
from analyser.poker.text.enter import enter, enter_and_compare, text_of
from analyser.poker.text.entry import Entry
from analyser.poker.text.read_text import read_entry, understood
from analyser.poker.text.refusals import (
    FiveOfARankError,
    NearestFormError,
    RangeOrNameError,
    TwoReadingsError,
    UnreadableWordError,
)
from examples import examples, game_of

DUEL = "AhKh v QsQd @ QhJh2c"
RIVER = "AhKh v QsQd @ 8h9hTh3c4d"
HI_LO = "As2hKdKc v Ad4dQcQh @ 3c7d8hKs2c"
STUD = "AsAhAd2c3d4h9s v KsKhKd5c6d7hTs"
DRAW = "As2h3d4c5s v KsKhKd5c6d"

TWODIMES = histories.hand("twodimes")
OMAHA_DIMES = TWODIMES.replace("Holdem Hi", "Omaha Hi/Low 8-or-better")
LINES = [
    *[
        (text, "Kc6c v Ah9h @ 9cAc2d")
        for text in (TWODIMES, OMAHA_DIMES.replace(" boards", " outcomes"))
    ],
    *examples(__file__, "people.txt"),
]
"""Texts, a slash between spaces for the end of a line, and what they say in the strict form."""


def typed(text: str) -> str:
    return text.replace(" / ", "\n")


@pytest.mark.parametrize(("text", "expected"), LINES)
def test_what_people_write_is_read(text: str, expected: str) -> None:
    found = read_entry(typed(text) if "pokenum" not in text else text)
    assert replace(found, game=None, options=None).written == expected
    assert not found.suits_assumed


@pytest.mark.parametrize(("text", "says"), examples(__file__, "unread.txt"))
def test_what_is_not_read_is_named(text: str, says: str) -> None:
    with pytest.raises(CardError) as refusal:
        read_entry(typed(text))
    assert str(refusal.value).startswith(says)


@pytest.mark.parametrize(("heading", "game", "options"), examples(__file__, "headings.txt"))
def test_a_heading_is_a_game_or_an_option(heading: str, game: str, options: str) -> None:
    hands = {"omaha": HI_LO, "omaha8": HI_LO, "stud8": STUD, "holdem": RIVER}.get(game, DRAW)
    for text in (f"{heading}: {hands}", f"{heading}\n{hands}", f"{heading} = {hands}"):
        found = read_entry(text)
        assert [hand.name for hand in found.hands] == ["", ""]
        assert (found.game.key if found.game else "") == game
        chosen = found.options.chosen() if found.options else {}
        assert chosen == game_of(f"{game or 'any'} {options}").options.chosen()
        assert read_entry(found.written) == found


@pytest.mark.parametrize(("heading", "says"), examples(__file__, "other_headings.txt"))
def test_another_heading_is_refused_by_its_name(heading: str, says: str) -> None:
    for text in (f"{heading}: {DRAW}", f"{heading}\n{DRAW}", f"{heading}: As2h3d4c5s"):
        with pytest.raises(CardError) as refusal:
            read_entry(text)
        assert str(refusal.value).removeprefix("Line 1: ").startswith(says)


@pytest.mark.parametrize(
    "heading", ["razz high", "lowball hi", "Big-O hi", "stud 8 no low", "badugi hi"]
)
def test_a_game_for_low_is_not_played_for_high(heading: str) -> None:
    for text in (f"{heading}: {DRAW}", f"{heading}: Ann: As2h3d4c5s Bob: KsKhKd5c6d"):
        with pytest.raises(NotForHighError, match=f"not played for the high alone, as “{heading}”"):
            read_entry(text)


def test_a_game_and_an_option_may_be_said_in_a_sentence() -> None:
    assert read_entry(f"In razz, {STUD}") == read_entry(f"razz: {STUD}")
    assert read_entry(f"{DRAW} with deuces wild") == read_entry(f"deuces wild: {DRAW}")


def test_a_name_keeps_the_marks_between_its_words() -> None:
    for name in ("Ann & Bob", "Ann and Bob", "Ann - Bob", 'Ann "The Man"'):
        assert read_entry(f"- {name}: AhKh, Cid: QsQd").hands[0].name == name
    with pytest.raises(CardError, match="“Ann & Bob” stands in front of the hands"):
        read_entry("Ann & Bob: AhKh v QsQd")


HANDS = ["AhKh v QsQd @ QhJh2c", "AhKh v - @ 2c3c4c dead 9s, A bets 60", "77-22 v 22+"]


@pytest.mark.parametrize("name", [name for (name,) in examples(__file__, "names.txt")])
@pytest.mark.parametrize("text", HANDS)
def test_a_name_that_could_be_cards_or_marks_is_written_in_quotes(name: str, text: str) -> None:
    table = enter(new_table(HOLDEM), f"hold'em: {text}")
    for seats in [(0,), (1,), (0, 1)]:
        named = reduce(lambda each, seat: each.rename_seat(seat, name), seats, table)
        assert enter(new_table(), text_of(named)) == named
        assert ('"' in text_of(named)) or name in ("Ann", "x: y", "-"), "as few as possible"


def test_a_range_in_front_of_a_name_may_be_part_of_it() -> None:
    for text in ("Ann: AhKh v JJ Abrams: QsQd", "Ann: AhKh, JJ Abrams: QsQd"):
        with pytest.raises(RangeOrNameError, match='write "JJ Abrams": in quotes'):
            read_entry(text)
    for text in ('Ann: AhKh v "JJ Abrams": QsQd', "“Ann”: AhKh, “JJ Abrams”: QsQd"):
        assert [hand.name for hand in read_entry(text).hands] == ["Ann", "JJ Abrams"]


def test_a_name_is_no_heading_if_others_have_one_or_there_is_one_hand() -> None:
    for text in ("Dave: AhKh", "Dave: AhKh v Bob: QsQd", "Chicago: AhKh Bob: QsQd"):
        assert read_entry(text).hands[0].name == text.partition(":")[0]
    with pytest.raises(CardError, match="“Dave” stands in front of the hands"):
        read_entry("Dave: AhKh v QsQd")
    assert [hand.name for hand in read_entry("Hero: AhKh v QsQd").hands] == ["Hero", ""]


# Cards without suits ------------------------------------------------------------------------------


@pytest.mark.parametrize("text", [text for (text,) in examples(__file__, "without_suits.txt")])
def test_suits_are_chosen_so_that_nobody_has_or_draws_to_a_flush(text: str) -> None:
    found = read_entry(typed(text))
    assert found.suits_assumed
    cards = [card for hand in found.hands for card in hand.cards if card.suit is not None]
    cards += [*found.board, *found.dead]
    assert len({*cards}) == len(cards)
    for hand in found.hands:
        suits = Counter(card.suit for card in (*hand.cards, *found.board) if card.suit is not None)
        to_come = 5 - len(found.board) if found.board else 0
        assert max(suits.values(), default=0) + to_come < 5 or found.game == find_game("razz")
    assert read_entry(found.written).written == found.written


# What holds of any text ---------------------------------------------------------------------------

PARTS = st.sampled_from([
    *("Ann: ", "Bob: ", "Hero has ", "and ", " v ", " | ", "\n", "\n\n", ", ", " @ ", " on ", "? "),
    *("board: ", "Flop ", " dead ", "QQ+ ", "AK ", "omaha: ", "deuces wild ", "beats ", "hello "),
    *("on the flop", " (", ") ", "??", "K-K-9 ", "7x ", "Qx ", "who wins ", "$5 ", "50% ", "or "),
])  # fmt: skip


@st.composite
def texts(draw: st.DrawFn) -> tuple[str, list[Card]]:
    """Return a text of cards among other words, and its cards."""
    cards = draw(st.lists(st.sampled_from(DECK), unique=True, max_size=12))
    text = ""
    for card in cards:
        text += draw(st.sampled_from([str(card), f"{card} ", f"{card.with_sign} "]))
        text += "".join(draw(st.lists(PARTS, max_size=2)))
    return text, cards


def cards_of(entry: Entry) -> Counter[Card]:
    ranges = [hand.range for hand in entry.hands if hand.range and not hand.cards]
    pairs = [pair for held in ranges for pair, w in zip(HOLDINGS, held.weights, strict=True) if w]
    several = [card for pair in pairs for card in pair]
    return Counter(
        [*[c for h in entry.hands for c in h.cards], *entry.board, *entry.dead, *several]
    )


@given(texts())
def test_no_card_of_a_text_that_is_read_is_missing(given_: tuple[str, list[Card]]) -> None:
    text, cards = given_
    try:
        found = cards_of(read_entry(text))
    except CardError:
        return
    assert {*cards} <= {*found}


@pytest.mark.parametrize("text", [text for (text,) in examples(__file__, "no_place.txt")])
def test_a_text_with_a_card_that_has_no_place_is_refused(text: str) -> None:
    with pytest.raises(CardError):
        read_entry(typed(text))


def test_neither_reading_that_is_offered_loses_a_card() -> None:
    with pytest.raises(UnreadableWordError):  # not: ???? @ QhJh2c, or QhJh2c v ????
        read_entry("AhKh v QsQd @ QhJh2c or  ???")


def test_what_is_no_card_of_the_deal_is_no_lost_card() -> None:
    for text, said in [
        ("AhKh v pocket 7s\nBoard: QsJs2c", "AhKh v 77 @ QsJs2c"),
        ("Villain: :Qs::Qd:Flop: :Qh: :Jh: :2c: Hero: AhKh", "QsQd v AhKh @ QhJh2c"),
    ]:
        assert read_entry(text).written == said


@given(texts())
def test_the_form_that_a_refusal_offers_has_the_same_cards(given_: tuple[str, list[Card]]) -> None:
    text, cards = given_
    try:
        read_entry(text)
    except NearestFormError as refusal:
        forms = [str(refusal.phrase.gaps["form"])]
    except TwoReadingsError as refusal:
        forms = [str(refusal.phrase.gaps[gap]) for gap in ("one", "other")]
    except CardError:
        return
    else:
        return
    for form in forms:
        if "?" not in text:
            assert {*cards} <= {*cards_of(read_entry(form))}


def test_suits_first_and_ranks_in_figures_are_read_of_one_hand_too() -> None:
    assert parse_cards("♣6 H10 sA") == parse_cards("6c Th As")
    assert parse_cards("14s13h") == parse_cards("AsKh")
    with pytest.raises(CardError, match="“♣6” is not a card"):
        parse_cards("♣6 Ah")


# Everywhere alike ---------------------------------------------------------------------------------


def test_the_table_the_terminal_and_a_line_of_a_file_read_alike() -> None:
    games = [
        f"{game}{end} Ann: {one}{end[1:] or ' '}Bob: {two}"
        for game, (one, two) in (("Omaha", ("AsAhKsKh", "QsQdJsJd")), ("NLHE", ("AhKh", "QsQd")))
        for end in (":", ":\n")
    ]
    bars = [text for text, _ in LINES if text.startswith("Alice")]  # “/” as it stands
    for text in (*games, *bars, *[typed(text) for text, _ in LINES if "pokenum" not in text]):
        found = read_entry(text)
        if len(found.hands) < 2:
            continue
        dealt = [(hand.cards, hand.range) for hand in found.hands]
        table = enter(new_table(), text)
        seats = [(table.cards_of(at), seat.range) for at, seat in enumerate(table.seats)]
        assert seats == [(cards, None if cards else held) for cards, held in dealt]
        assert table.cards_of(BOARD) == found.board
        given = read_several(text, Beside(), is_dealt_on=True)
        assert [(hand.cards, hand.range) for hand in given.hands] == dealt
        assert given.board == found.board
        if "\n" not in text and all(cards for cards, _ in dealt):
            line = read_line(1, text)
            assert line is not None
            assert [seat.cards for seat in line.seats] == [cards for cards, _ in dealt]
            assert line.boards == (found.board,)


def test_every_answer_to_a_text_without_suits_says_so() -> None:
    texts = ["8-8 against A-2 on K-K-9-5-9", ["8-8", "A-2"]]
    for hands, board in zip(texts, ["", "K K 9 5 9"], strict=True):
        compared, odds = compare(hands, board), equity(hands, board)
        assert compared.winners == (1,)
        assert "the ace kicker" in compared.reason.text
        for answer in (compared, odds):
            assert answer.suits == "assumed"
            assert answer.to_dict()["suits"] == "assumed"
            assert str(answer).endswith("\nNo suits given: no flush assumed")
    others = analyse("KK449"), sort_hands(["KK449", "KK553"]), nuts("9-9", "Q J 9 4")
    for other in others:
        assert other.suits == "assumed"
        assert str(other).endswith("\nNo suits given: no flush assumed")
    assert sort_hands(["KK449", "KK553"]).order == (1, 0)
    assert compare_hands("KK449", "KK553") == 1
    assert analyse("A,2,3,5,7", game="razz").lows is not None
    for hands, board in ((["KK449", "KK553", "K2345"], ""), (["AA", "A2", "A3"], "K7A29")):
        chosen = sort_hands(hands, board)  # more aces or kings than a deck has
        assert (chosen.order, chosen.suits) == ((1, 0, 2) if not board else (0, 1, 2), "assumed")
        assert len({analysis.board for analysis in chosen.hands}) == 1
    with pytest.raises(FiveOfARankError):
        sort_hands(["KKKKK", "KK553"])
    for full in (analyse("AhKh"), compare("AhKh v QsQd @ 2c3c4c5c6d"), equity("AK v QQ")):
        assert full.suits is None
        assert "suits" not in full.to_dict()


def test_what_was_printed_of_a_text_without_suits_is_read_again() -> None:
    for printed in (str(compare("88 v A2 on KK959")), str(equity("88 v A2 on KK95"))):
        found = read_entry(printed)
        assert [len(hand.cards) for hand in found.hands] == [2, 2]


def test_chosen_suits_are_on_the_table_and_in_the_preview() -> None:
    entered = enter_and_compare(new_table(), "8-8 against A-2 on K-K-9-5-9")
    assert entered.suits_assumed
    assert line_of(entered.table) == "8d8h v As2c @ KcKd9h5s9c"
    pieces = understood("8-8 against A-2 on K-K-9-5-9")
    assert [piece.text for piece in pieces if piece.cards] == ["8d8h", "As2c", "KcKd9h5s9c"]
    assert all(piece.is_read for piece in pieces)
    assert not enter_and_compare(new_table(), "AK v QQ").suits_assumed


# Games in brackets, names of ranks, hands that are out --------------------------------------------


@pytest.mark.parametrize(("text", "key", "said"), examples(__file__, "beside.txt"))
def test_what_stands_beside_the_hands_counts(text: str, key: str, said: str) -> None:
    found = read_entry(typed(text))
    assert (found.game.key if found.game else "") == key
    assert replace(found, game=None).written == said


@pytest.mark.parametrize("text", [text for (text,) in examples(__file__, "rank_names.txt")])
def test_a_rank_that_is_a_name_is_no_card(text: str) -> None:
    found = read_entry(text)
    assert sorted(len(hand.cards) for hand in found.hands) == [2, 2]
    assert sorted(card.rank for hand in found.hands for card in hand.cards) == [2, 8, 8, 14]
    assert [card.rank for card in found.board] == [13, 13, 9, 5, 9]


@pytest.mark.parametrize("text", [text for (text,) in examples(__file__, "ambiguous.txt")])
def test_what_would_be_read_as_something_else_is_refused(text: str) -> None:
    with pytest.raises(CardError) as refusal:
        read_entry(typed(text))
    assert not isinstance(refusal.value, NearestFormError)
    if isinstance(refusal.value, TwoReadingsError) and "KK959" in text:
        assert "88 v A2 @ KK959" in str(refusal.value)
