"""What people type or paste: the grammar, and where the cards go."""

import re
from random import Random

import pytest

from analyser.poker.cards import DECK, JOKERS, UNKNOWN, Card, format_cards, parse_cards
from analyser.poker.errors import (
    CardError,
    NoBoardError,
    NoRoomError,
    RangeGameError,
    SeatCountError,
    TextTooLongError,
    TooManyCardsError,
)
from analyser.poker.games.game import Game
from analyser.poker.games.registry import ANY, HOLDEM, OMAHA, OMAHA_HI_LO, STUD, find_game
from analyser.poker.names import card_name
from analyser.poker.ranges.notation import parse_range
from analyser.poker.table.table import BOARD, DEAD, Slot, Table, new_table
from analyser.poker.table.written_line import line_of
from analyser.poker.text.enter import enter, enter_and_compare
from analyser.poker.text.read_text import MOST_CHARACTERS, read_entry
from analyser.poker.text.refusals import StreetError, TwoReadingsError
from analyser.poker.text.words import LONGEST_READ_NAME
from examples import examples, game_of
from histories import hand
from long_texts import REPEATED, entries
from mostly_long import mostly_long


def written(table: Table) -> str:
    hands = " v ".join(format_cards(table.cards_of(seat)) for seat in range(len(table.seats)))
    board = format_cards(table.cards_of(BOARD))
    return f"{hands} @ {board}" if board else hands


def said(text: str) -> tuple[str, str]:
    """Return the hands of a text, each after its name, and its board."""
    entry = read_entry(text)
    hands = [(hand.name, format_cards(hand.cards, "")) for hand in entry.hands]
    named = [f"{name}: {cards}" if name else cards for name, cards in hands]
    return ", ".join(named), format_cards(entry.board, "")


def test_cards_that_nothing_keeps_apart_go_on_from_the_active_slot() -> None:
    table = new_table(HOLDEM, 2).activate(Slot(1, 0))
    for text in ("7h7c", "[7h] [7c]", "seven of hearts, 7 of clubs"):
        assert enter(table, text) == table.place_all(parse_cards("7h7c"))
    assert written(enter(new_table(HOLDEM, 2), "AhKh QsQd Qh")) == "Ah Kh v Qs Qd @ Qh"


FULL = "AhKh v QsQd v 7c7d @ 2c3c4c8s9s"


@pytest.mark.parametrize(("before", "text", "after"), examples(__file__, "into_it.txt"))
def test_a_situation_is_the_table_and_cards_go_into_it(before: str, text: str, after: str) -> None:
    table = enter(new_table(), before).rename_seat(0, "Ann").set_pot(100)
    entered = enter(table, text)
    after = after.replace(" ", "").replace("v", " v ").replace("@", " @ ")
    assert line_of(entered.set_pot(None)) == after
    is_whole = " v " in text or ("@" in text and not text.startswith("@"))
    assert (entered.seats[0].name, entered.pot) == (("", None) if is_whole else ("Ann", 100))


def test_a_hand_with_a_name_goes_to_the_seat_of_this_name_and_never_to_the_board() -> None:
    omaha = enter(new_table(), "plo: AsAhKsQh v 9s8s7d6d @ Ts7c5h")
    assert line_of(enter(omaha, "Zoe: TcTd")) == "AsAhKsQh v TcTd @ Ts7c5h"
    table = enter(new_table(), "Ann: AhKh v Bob: QsQd @ QhJh2c")
    for text, expected, names in (
        ("Ann: 9c9d", "9c9d v QsQd @ QhJh2c", ["Ann", "Bob"]),
        ("Zoe: 9c9d", "AhKh v 9c9d @ QhJh2c", ["Ann", "Zoe"]),
        ("Ann: JJ+", "JJ+ v QsQd @ QhJh2c", ["Ann", "Bob"]),
        ("Zoe: JJ+", "AhKh v JJ+ @ QhJh2c", ["Ann", "Zoe"]),
    ):
        entered = enter(table, text)
        assert (line_of(entered), [seat.name for seat in entered.seats]) == (expected, names)


@pytest.mark.parametrize("board", ["7c8c9c", "7c8c9c2d", "7c8c9c2d3d"])
def test_a_whole_board_replaces_a_full_one_from_its_own_slot(board: str) -> None:
    """In hold'em it was refused, as no seat has so many cards."""
    table = enter(new_table(), "AhKh v QsQd @ 2c3c4c5c6c").activate(Slot(BOARD, 0))
    assert line_of(enter(table, board)) == f"AhKh v QsQd @ {board}"


def test_dead_cards_alone_replace_the_dead_cards() -> None:
    table = enter(enter(new_table(), "AhKh v QsQd dead 2c"), "dead 3c 4c")
    assert (written(table), format_cards(table.dead)) == ("Ah Kh v Qs Qd", "3c 4c")
    assert enter(table, "AhKh v QsQd").dead == ()


@pytest.mark.parametrize(("before", "text"), [("AhKh", "turn 7d"), ("AhKh @ 2c3c", "river 7d")])
def test_a_street_needs_those_before_it(before: str, text: str) -> None:
    with pytest.raises(StreetError, match="write the whole board after @"):
        enter(enter(new_table(), before), text)


@pytest.mark.parametrize(("text", "why"), [
    ("2c2d v 2c3d", "2c is there twice, in seat A and in seat B"),
    ("2c2d @ 2c", "2c is there twice, in seat A and on the board"),
    ("2c2d dead 2c", "2c is there twice, in seat A and among the dead cards"),
    ("2c2c v 3c3d", "2c is there twice, 1st and 2nd"),
    ("2c3c4c @ 5c5d8d", "Seat A has 3 cards; in Texas hold'em it holds 2"),
    ("2c3c @ 4c5c6c7c8c9c", "The board has 6 cards"),
    (" v ".join(map(str, DECK[:11])), "The number of hands is 11; it must be from 1 to 10"),
])  # fmt: skip
def test_cards_that_do_not_fit_refuse_the_whole_text(text: str, why: str) -> None:
    table = enter(new_table(HOLDEM), "AhKh v QsQd v 7c7d @ 9h")
    table = table.activate(Slot(DEAD, 0)).place(Card("Jh"))
    with pytest.raises(CardError, match=f"^{re.escape(why)}"):
        enter(table, text)


@pytest.mark.parametrize("before", ["2c3c v 4c5c", "stud: 2c3c4c", "omaha8: 2c3c4c5c @ 6c7c8c"])
def test_commas_part_hands_on_any_table(before: str) -> None:
    table = enter(new_table(), before)
    for text in ("Ah Kh, Qs Qd, board Qh Jh 2d", "As Ah Ks Qh, 9s 8s 7d 6d"):
        assert written(enter(table, text)) == written(enter(new_table(), text))
    omaha = enter(new_table(OMAHA), "Ah Kh, Qs Qd")  # one hand, as it deals four cards
    assert written(omaha) == "Ah Kh Qs Qd"


@pytest.mark.parametrize(("game", "text", "after"), examples(__file__, "two_hands.txt"))
def test_two_whole_hands_get_two_seats(game: str, text: str, after: str) -> None:
    assert written(enter(new_table(game_of(game)), text)) == after


def test_a_second_seat_comes_only_for_a_seat_that_waits_for_its_hand() -> None:
    one = new_table(HOLDEM)
    assert written(enter(one.activate(Slot(BOARD, 0)), "AhKh QsQd")) == " @ Ah Kh Qs Qd"
    flop = one.activate(Slot(BOARD, 0)).place_all(parse_cards("2c3c4c")).activate(Slot(0, 0))
    assert written(enter(flop, "AhKh QsQd")) == "Ah Kh @ 2c 3c 4c Qs Qd"
    assert written(enter(one.place(Card("As")), "Kd QsQd 2c")) == "As Kd @ Qs Qd 2c"
    with pytest.raises(NoRoomError):
        enter(new_table(STUD).place(Card("As")), format_cards(DECK[:14]))
    for game, text in ((HOLDEM, "AhKh QsQd 7c7d"), (OMAHA, "AhKh, QsQd, 7c7d")):
        with pytest.raises(TwoReadingsError, match="write AhKh v QsQd v 7c7d, or AhKh"):
            enter(new_table(game), text)


@pytest.mark.parametrize(("text", "game"), [
    ("AhKh v QsQd", HOLDEM), ("Dealt to Hero [Ah Kh]", HOLDEM), ("@ QhJh2c", HOLDEM),
    ("AhKhQhJhTh v AsKsQsJsTs", ANY),
    ("AhKhQhJhTh v AsKsQsJsTs @ 2c3c4c", find_game("omaha5")),
    ("AhKhQhJh v AsKsQsJs", OMAHA), ("omaha hi-lo: AhKhQhJh v AsKsQsJs", OMAHA_HI_LO),
    ("Ah v QsQd2c", ANY), ("AhKh", ANY),
])  # fmt: skip
def test_any_cards_become_holdem_as_in_a_comparison(text: str, game: Game) -> None:
    assert enter(new_table(ANY), text).game == game


@pytest.mark.parametrize("game", [OMAHA, STUD, find_game("shortdeck")])
def test_a_game_that_was_chosen_stays_if_the_cards_fit_it(game: Game) -> None:
    assert enter(new_table(game), "AhKh v QsQd").game == game
    assert enter(new_table(game), "AhKh v QsQd @ 2c3c4c7d8d").game != STUD
    assert enter(new_table(game), "QQ+ v AKs").game == HOLDEM


def test_no_card_is_lost_to_another_game() -> None:
    three = enter(new_table(ANY), "2c3c4c")
    with pytest.raises(TooManyCardsError, match="Seat A has 3 cards; in Texas hold'em it holds 2"):
        enter(three, "@ QhJh2d")
    assert written(enter(three, "AhKh v QsQd")) == "Ah Kh v Qs Qd"
    assert written(enter(enter(new_table(ANY), "AhKh"), "@ QhJh2d")) == "Ah Kh @ Qh Jh 2d"


def test_options_stay_with_their_game_and_go_with_it() -> None:
    table = new_table(OMAHA_HI_LO.with_options({"no_qualifier": True}))
    assert enter(table, "AA v QsQd").game == HOLDEM
    assert enter(table, "AhKhQhJh v QsQdJsJd").game == table.game
    assert enter(table, "omaha8 AhKhQhJh v QsQdJsJd").game == OMAHA_HI_LO
    wild = new_table(ANY.with_options({"wild": "2"}))
    assert {enter(wild, text).game for text in ("AhKh v 2c3c", "AhKh v QQ+", "AA")} == {HOLDEM}
    assert enter(wild, "@ QhJh2c").game == HOLDEM.with_options({"wild": "2"})


@pytest.mark.parametrize(("text", "game"), examples(__file__, "options.txt"))
def test_a_text_names_its_game_s_options(text: str, game: str) -> None:
    for before in (ANY, HOLDEM.with_options({"joker": "bug", "wild": "A"}), OMAHA):
        assert enter(new_table(before), text).game == game_of(game)


@pytest.mark.parametrize(("before", "text", "game", "after"), examples(__file__, "alone.txt"))
def test_a_board_or_dead_cards_alone_bring_the_game_and_options_that_they_name(
    before: str, text: str, game: str, after: str
) -> None:
    table = new_table(game_of(before), 2).fill(0, parse_cards("AhKh")).fill(1, parse_cards("QsQd"))
    if table.game.board:
        table = table.fill(BOARD, parse_cards("9h8h7h"))
    entered = enter(table, text)
    assert (entered.game, written(entered)) == (game_of(game), after)


def test_a_board_is_refused_where_there_is_none() -> None:
    with pytest.raises(NoBoardError, match=r"^Seven-card stud has no board, .* leave it out$"):
        enter(new_table(STUD), "@ QhJh2c")
    with pytest.raises(NoBoardError, match=r"^Seven-card stud has no board"):
        enter(new_table(HOLDEM), "stud: flop QhJh2c")


@pytest.mark.parametrize("card", [*DECK, *JOKERS, UNKNOWN], ids=str)
def test_a_card_is_read_by_its_name_in_any_case(card: Card) -> None:
    for name in (card_name(card), card_name(card).upper(), f"the  {card_name(card)}"):
        assert read_entry(name).hands[0].cards == (card,)


@pytest.mark.parametrize(("text", "cards"), examples(__file__, "characters.txt"))
def test_words_and_characters_may_stand_where_cards_may(text: str, cards: str) -> None:
    assert read_entry(text).hands[0].cards == parse_cards(cards)


HISTORY = hand("pokerstars_glued")


@pytest.mark.parametrize("glue", ["\n", "\r\n", " \n"])
def test_a_whole_hand_of_a_site_is_read(glue: str) -> None:
    assert said(HISTORY.replace("\n", glue)) == ("Hero: AhKh, Big Bob: QsQd", "QhJh2c7d3s")
    table = enter(new_table(), HISTORY.replace("\n", glue))
    assert table.game == HOLDEM
    assert [seat.name for seat in table.seats] == ["Hero", "Big Bob"]
    assert written(table) == "Ah Kh v Qs Qd @ Qh Jh 2c 7d 3s"


@pytest.mark.parametrize(("text", "hands", "board"), [
    *examples(__file__, "brackets.txt"),
    (f"Dealt to {'x' * (LONGEST_READ_NAME + 1)} [2c 3c]", "2c3c", ""),
])  # fmt: skip
def test_words_before_a_bracket_say_its_use(text: str, hands: str, board: str) -> None:
    assert said(text) == (hands, board)


def test_lines_that_were_glued_together_keep_the_names_apart() -> None:
    text = (
        "Dealt to Big Ann [Ah Kh] Bob: bets 20 Big Ann: calls *** FLOP *** [Qh Jh 2c] Bob: checks "
        "Big Ann: shows [Ah Kh] (high card) Bob: shows [Qs Qd] and won Seat 4: Cy Dee (button) "
        "showed [9c 9d]"
    )
    assert said(text) == ("Big Ann: AhKh, Bob: QsQd, Cy Dee: 9c9d", "QhJh2c")
    assert len(read_entry("Ann shows [2c 3c]\nBob shows [3c 2c]").hands) == 2
    assert len(read_entry("Ann shows [?? ??]\nshows [?? ??]").hands) == 2


def entered_or_refused(table: Table, text: str) -> Table | CardError:
    try:
        return enter(table, text)
    except CardError as refusal:
        return refusal


@pytest.mark.parametrize("unknown", ["??", "?", "XX", "unknown", "unknown hand", "any two"])
def test_a_hand_of_which_nothing_is_known_has_all_its_cards(unknown: str) -> None:
    """Else the next card would go to that hand, and not to the board."""
    table = enter(new_table(), f"AhKh v {unknown} @ QhJh2c")
    assert table.cards_of(1) == (UNKNOWN, UNKNOWN)
    assert table.active == Slot(BOARD, 3)


@pytest.mark.parametrize("characters", mostly_long(1, [1_000, MOST_CHARACTERS]))
@pytest.mark.parametrize("piece", REPEATED)
def test_a_long_text_is_answered_in_short(piece: str, characters: int) -> None:
    for text in entries(piece, characters):
        after = entered_or_refused(new_table(), text)
        assert isinstance(after, Table) or len(str(after)) < 300


def test_a_text_that_is_too_long_is_refused_before_it_is_read() -> None:
    with pytest.raises(TextTooLongError, match=r"^The text has 10,001 characters, and 10,000 at"):
        read_entry("As" + " " * (MOST_CHARACTERS - 1))
    assert read_entry("As" + " " * (MOST_CHARACTERS - 2)).hands[0].cards == parse_cards("As")


@pytest.mark.parametrize(("text", "ranges", "first"), [
    ("AKs, QQ+ v AhKh", ["QQ+, AKs", None], ""),
    ("AhKh v 15%", [None, str(parse_range("15%"))], "AhKh"),
    ("77 v random @ QhJh2c", ["77", "random"], ""), ("AhKh, QsQd v 88", ["QsQd, AhKh", "88"], ""),
    ("AK", ["AK"], ""),
])  # fmt: skip
def test_a_hand_may_be_a_range(text: str, ranges: list[str | None], first: str) -> None:
    table = enter(new_table(), text)
    assert table.game == HOLDEM
    ranges = [None if each is None else str(parse_range(each)) for each in ranges]
    held = [None if seat.range is None else str(seat.range) for seat in table.seats]
    assert held == ranges
    assert format_cards(table.cards_of(0), "") == first


@pytest.mark.parametrize("count", range(20))
def test_holdings_as_ranges_are_written_are_the_range_of_a_seat(count: int) -> None:
    """Those that share no card became hands of several seats, and of a named seat the board."""
    cards = format_cards(Random(count).sample(DECK, 4 + 2 * count), "")
    held = parse_range(", ".join(re.findall("....", cards)))
    tables = [new_table(HOLDEM), new_table(HOLDEM, 2), enter(new_table(), "AhKh @ 2c3c4c8s9s")]
    for table in tables:
        for text in (f"{held}", f"Ann: {held}", f"Ann: {str(held).replace(',', '')}"):
            after = enter(table, text)
            seat = 0 if table.active else -1
            assert (after.seats[seat].range, after.board) == (held, table.board)
        whole = enter(table, f"holdem: {held}")
        assert [seat.range for seat in whole.seats] == [held]


def test_a_range_goes_to_the_active_seat_or_one_that_holds_nothing() -> None:
    table = enter(new_table(HOLDEM, 3).activate(Slot(1, 0)), "QQ+")
    assert [seat.range is not None for seat in table.seats] == [False, True, False]
    table = enter(table.activate(Slot(BOARD, 0)), "AKs")
    assert [str(seat.range) for seat in table.seats] == ["AKs", "QQ+", "None"]


@pytest.mark.parametrize(("game", "said"), [
    (OMAHA, "Omaha has none"), (STUD, "Seven-card stud has none"),
    (find_game("shortdeck"), "Short-deck hold'em has none"),
    (HOLDEM.with_options({"wild": "2"}), "Texas hold'em with wild cards has none"),
])  # fmt: skip
def test_a_game_without_ranges_refuses_them_by_name(game: Game, said: str) -> None:
    with pytest.raises(RangeGameError, match=said):
        enter(new_table(game, 2), "QQ+")


@pytest.mark.parametrize(("before", "text", "kept"), [
    ("AhKh v QQ+", "omaha: @ 2c3c4c", "omaha: AhKh"), ("AhKh v QQ+ @ 2c3c4c", "omaha: AsAd", None),
    ("any: AhKh v QsQd", "@ 9h8h7h", "holdem: AhKh v QsQd"),
    ("any: AhKh v QsQd", "88", "AhKh v QsQd"),
    ("AhKh v QsQd @ 9h8h7h", "2c3c4c", None), ("AhKh v QQ+", "omaha: AsAdKsKd v 9s8s7s6s", None),
])  # fmt: skip
def test_what_a_texts_game_leaves_of_a_table(before: str, text: str, kept: str | None) -> None:
    table = enter(new_table(), before).activate(Slot(BOARD, 0))
    entered = enter_and_compare(table, text)
    assert entered.table == enter(table, text)
    if kept is None:
        assert entered.kept == table
    else:
        expected = enter(new_table(), kept)
        assert (entered.kept.game, line_of(entered.kept)) == (expected.game, line_of(expected))


def test_an_empty_seat_stands_only_where_a_table_is_written_in_full() -> None:
    with pytest.raises(CardError, match="There are no cards on one side of “v”"):
        enter(new_table(), "ah kh v -")
    assert len(enter(new_table(HOLDEM, 3), "- v -").seats) == 2


def test_empty_seats_are_no_more_than_a_table_has() -> None:
    assert len(enter(new_table(), "holdem: AhKh" + 9 * " v -").seats) == 10
    with pytest.raises(SeatCountError, match="The number of hands is 11"):
        enter(new_table(), "holdem: AhKh" + 10 * " v -")
