"""What the felt says of a table: one line for each state, read as the felt is."""

from dataclasses import replace

import pytest

from analyser.gui.felt.content import BarAction, CardRole, FeltContent, StreetState
from analyser.gui.state.live_odds import CurrentOdds
from analyser.poker.cards import parse_cards
from analyser.poker.games.game import Game
from analyser.poker.games.registry import ANY, BADUGI, HOLDEM, OMAHA_HI_LO, RAZZ
from analyser.poker.table.table import DEAD, Slot, Table, new_table
from felt_contents import counted, laid, said_of

SIGNS = {CardRole.NONE: "-", CardRole.PLAYS: "^", CardRole.RESTS: "v", CardRole.LATER: "~"}
TEN = "AsAd v KhKd v QsJs v Th9h v 8c8d v AhQc v 7c7d v KcQd v 5s4s v 2h2d @ Qh8s3c5d"
HI_LO = "As2hKdKc v Ad4dQcQs v 5h6h9dTd @ 3c7d8hKs2c"


def said(text: str, game: Game = HOLDEM, seats: int = 2) -> FeltContent:
    """What is said of a table once its odds have been counted."""
    table = laid(text, game, seats)
    return said_of(table, counted(table)) if seats > 1 else said_of(table)


def scores(content: FeltContent) -> str:
    """The bar as it is read: "55% Seat A | 45% Seat B"."""
    return " | ".join(f"{each.number} {each.name}" for each in content.bar.segments)


def marks(content: FeltContent) -> list[str]:
    """How the cards of each seat lie, and those of the board: raised, lowered, with a tab."""
    rows = [*[seat.places for seat in content.seats], content.board]
    return [
        "".join(SIGNS[p.role] + "h" * p.is_high + "l" * p.is_low for p in row if p.card)
        for row in rows
    ]


@pytest.mark.parametrize(
    ("game", "seats", "text", "verdict", "reason", "bar"),
    [
        (HOLDEM, 2, "AsKs v 9h9d @ Qs7s2c", "A is behind, but the favourite",
         "A pair beats ace high, but A goes ahead on 15 of 45 turn cards",
         "55% Seat A | 45% Seat B"),
        (HOLDEM, 2, "AhKh v QsQd @ QcJh2h8h", "A is ahead",
         "A flush beats three of a kind; B goes ahead on 10 of 44 rivers",
         "77% Seat A | 23% Seat B"),
        (HOLDEM, 2, "AhKh v QsQd @ QcJh2h8h3c", "A wins",
         "A flush beats three of a kind", "100% Seat A takes the pot"),
        (HOLDEM, 2, "Qc5h v 5dJd @ TcJhQdKsAh", "A and B split the pot",
         "The board plays: a straight, ace high", "50% Seat A | 50% Seat B"),
        (HOLDEM, 2, "AsKs v AhKd @ AdQcQh2s", "A and B are level",
         "The same hand: two pair, aces and queens, king kicker", "50% Seat A | 50% Seat B"),
        (HOLDEM, 2, "AsAd v AcKd @ AhKs7c7d", "A cannot lose",
         "A full house beats two pair", "100% Seat A | 0% Seat B"),
        (HOLDEM, 2, "AA v KK @ 2c7d9hJs", "A is the favourite", "About 21 to 1",
         "95% Seat A | 5% Seat B"),
        (HOLDEM, 10, TEN, "E is ahead",
         "Three of a kind beats a pair; E falls behind on 5 of 28 rivers",
         ("4% Seat A | 4% Seat B | 0% Seat C | 11% Seat D | 82% Seat E | 0% Seat F | 0% Seat G | "
          "0% Seat H | 0% Seat I | 0% Seat J")),
        (OMAHA_HI_LO, 3, HI_LO, "A wins the high, B the low",
         "Three of a kind beats a pair; 7-4-3-2-A beats 7-6-5-3-2",
         "50% Seat A, high | 50% Seat B, low"),
        (OMAHA_HI_LO, 2, "As2hKdKc v QdJdQcQs @ 3c7d8hKsTc", "A wins both halves",
         "Three of a kind beats a pair; A has the only low, 8-7-3-2-A",
         "100% Seat A takes the pot"),
    ],
)  # fmt: skip
def test_the_scoreboard_says_who_why_and_by_how_much(
    game: Game, seats: int, text: str, verdict: str, reason: str, bar: str
) -> None:
    content = said(text, game, seats)
    assert content.verdict.text == verdict
    assert len(verdict) <= 40
    assert content.verdict.reason == reason
    assert scores(content) == bar
    assert content.verdict.is_final == ("win" in verdict or "split" in verdict)


@pytest.mark.parametrize(
    ("game", "text", "verdict", "reason", "quiet", "bar"),
    [
        (ANY, "AcJd8s8cAs3d4d", "Two pair, aces and eights",
         "Jack kicker · Best low J-8-4-3-A, no eight-or-better", "in numbers: 3 14 8 11",
         "97% of all five-card hands are worse"),
        (ANY, "As2d3h4c5s6d7h", "Straight, seven high", "Best low 5-4-3-2-A", "in numbers: 5 7",
         "99% of all five-card hands are worse"),
        (ANY, "AsKsQsJs9s", "Flush, ace high", "A-K-Q-J-9 · Best low K-Q-J-9-A, no eight-or-better",
         "in numbers: 6 14 13 12 11 9", ">99% of all five-card hands are worse"),
        (ANY, "AsAdKc", "Pair of aces", "King kicker", "", ""),
        (HOLDEM, "AsAc", "Pocket aces", "Pick the flop, or add a seat", "", ""),
        (HOLDEM, "AhKh @ QhJh2c", "Ace high", "A-K-Q-J-2 · nut flush draw and gutshot, overcards",
         "in numbers: 1 14 13 12 11 2", ""),
        (RAZZ, "Ah3h7s9dJcQs2c", "Low, 9-7-3-2-A", "", "", ""),
        (BADUGI, "As3h6c", "Three-card hand, 6-3-A", "", "", ""),
        (HOLDEM, "QQ+", "A range of hands", "18 combos, 1.4% of all", "", ""),
        (HOLDEM, "????", "Unknown cards", "Any cards that are left", "", ""),
    ],
    ids=lambda value: str(value)[:12],
)  # fmt: skip
def test_of_a_single_seat_it_says_the_hand(
    game: Game, text: str, verdict: str, reason: str, quiet: str, bar: str
) -> None:
    content = said(text, game, 1)
    said_ = content.verdict
    assert (said_.text, said_.reason, said_.quiet, scores(content)) == (verdict, reason, quiet, bar)


@pytest.mark.parametrize(
    ("game", "text", "track"),
    [
        (ANY, "AcJd8s8c", "One more card"),
        (ANY, "AcJd", "3 more cards"),
        (BADUGI, "As3h6c", "One more card"),
        (HOLDEM, "AsAc", "3 more cards"),
        (HOLDEM, "As", "4 more cards"),
        (OMAHA_HI_LO, "As2hKdKc @ 3c7d", "One more card"),
    ],
    ids=lambda value: str(value)[:12],
)
def test_the_bar_of_a_single_seat_says_how_many_cards_it_lacks(
    game: Game, text: str, track: str
) -> None:
    assert said(text, game, 1).bar.track == track


def test_only_above_examples_it_says_to_begin_with_one() -> None:
    examples = "Click them below, type them above, or begin with one of these"
    assert said_of(new_table(ANY, 1)).verdict.reason == examples
    assert said_of(new_table(ANY, 3)).verdict.reason == "Click them below, or type them above"


@pytest.mark.parametrize(
    ("text", "verdict", "reason", "words"),
    [
        ("", "Which cards?", "Click them below, or type them above", ["No cards yet"] * 2),
        ("AsAh", "Pocket aces", "Now give Seat B a hand", ["", "No cards yet"]),
        ("AsAh v ????", "Pocket aces", "The cards of Seat B are unknown", ["", "Unknown cards"]),
        ("@ 2c3c4c", "Which cards?", "Give two seats a hand", ["No cards yet"] * 2),
    ],
)  # fmt: skip
def test_without_two_hands_it_says_what_lacks(
    text: str, verdict: str, reason: str, words: list[str]
) -> None:
    content = said_of(laid(text, seats=2))
    assert (content.verdict.text, content.verdict.reason) == (verdict, reason)
    assert [seat.words for seat in content.seats] == words
    assert content.leader is None


@pytest.mark.parametrize(
    ("text", "seat", "plate"),
    [
        ("AsKs v 9h9d @ Qs7s2c", 0, "Ace high; nut flush draw, overcards; 55.05%; 545 of 990"),
        ("AsKs v 9h9d @ Qs7s2c", 1,
         "Pair of nines; pocket nines under the queen; 44.95%; 445 of 990"),
        ("AsKs v 9h9d", 0, "Ace-king suited; 47.61%; 812,065 of 1,712,304, 6,266 split"),
        ("AhKh v QsQd @ QcJh2h8h3c", 0, "Flush, ace high; nut flush"),
        ("AA v 9h9d @ Qs7s2c", 0, "Pocket aces; AA, 6 combos; 91.41%"),
        ("QQ+, AKs v 9h9d @ Qs7s2c", 0, "19 of 22 combos, 1.7% of all; 78.12%"),
        ("random v 9h9d @ Qs7s2c4d", 0, "Any two cards; 23.27%"),
    ],
)  # fmt: skip
def test_a_plate_names_the_hand_adds_a_players_words_and_ends_in_the_exact_share(
    text: str, seat: int, plate: str
) -> None:
    found = said(text).seats[seat]
    texts = (found.title, found.words, found.low, found.share, found.deals)
    shown = "; ".join(filter(None, texts))
    if ("%" in plate and "combos" in plate) or "two cards" in plate:
        assert shown.rpartition("; ")[0] == plate.rpartition("; ")[0]
    else:
        assert shown == plate


@pytest.mark.parametrize(
    ("game", "seats", "text", "rows"),
    [
        (HOLDEM, 2, "AsKs v 9h9d @ Qs7s2c", ["--", "--", "---"]),
        (HOLDEM, 2, "AhKh v QsQd @ QcJh2h8h3c", ["^^", "vv", "v^^^v"]),
        (HOLDEM, 2, "Qc5h v 5dJd @ TcJhQdKsAh", ["vv", "vv", "^^^^^"]),
        (ANY, 1, "AsAc8s8cJd4d3d", ["^hl^h^hl^h^hlvlvl", ""]),
        (ANY, 1, "AsAc8s8cJd", ["-----", ""]),
        (OMAHA_HI_LO, 3, HI_LO, ["vv^h^h", "vlvlvv", "vvvv", "vl^hl^h^hvl"]),
    ],
    ids=["open", "won", "board", "seven", "five", "hi-lo"],
)  # fmt: skip
def test_cards_rise_once_it_is_decided_and_high_and_low_have_tabs(
    game: Game, seats: int, text: str, rows: list[str]
) -> None:
    assert marks(said(text, game, seats)) == rows


def test_the_hand_of_the_seat_that_is_looked_at_is_raised() -> None:
    table = laid("AhKh v QsQd @ QcJh2h8h", seats=2)
    assert marks(said_of(table, counted(table), 1)) == ["--", "^^", "^^v^"]


def test_a_wild_card_says_what_it_stands_for() -> None:
    game = ANY.with_options({"joker": "wild"})
    places = said("AsKsQsJsJo", game, 1).seats[0].places
    assert [place.stands_for for place in places if place.card] == ["", "", "", "", "10♠"]


@pytest.mark.parametrize(
    ("text", "tiles"),
    [
        ("AsKs v 9h9d", "Before 48 \N{EN DASH} 52 NOW, Flop NEXT, Turn LATER, River LATER"),
        ("AsKs v 9h9d @ Qs7s2c", "Before DONE, Flop 55 \N{EN DASH} 45 NOW, Turn NEXT, River LATER"),
        ("AhKh v QsQd @ QcJh2h8h3c",
         "Before DONE, Flop DONE, Turn DONE, River 100 \N{EN DASH} 0 NOW"),
        ("AsKs v 9h9d v 2c2d @ Qs7s2h", "Before DONE, Flop C 68% NOW, Turn NEXT, River LATER"),
    ],
)  # fmt: skip
def test_the_streets_say_how_the_shares_went(text: str, tiles: str) -> None:
    content = said(text, seats=text.count(" v ") + 1)
    shown = [f"{each.name} {each.figures} {each.state.name}" for each in content.streets]
    assert ", ".join(shown).replace("  ", " ") == tiles


def test_an_earlier_street_is_shown_with_the_later_cards_faint() -> None:
    now = laid("AhKh v QsQd @ QcJh2h8h3c", seats=2)
    flop = laid("AhKh v QsQd @ QcJh2h", seats=2)
    content = said_of(flop, counted(flop), later=now)
    assert content.verdict.text == "B is ahead"
    assert marks(content)[-1] == "---~~"
    assert [each.state for each in content.streets] == [
        StreetState.DONE, StreetState.NOW, StreetState.DONE, StreetState.DONE,
    ]  # fmt: skip


def with_chips(text: str, chips: int) -> Table:
    return laid(text, seats=2).set_pot(chips)


def test_chips_are_told_at_the_seats() -> None:
    content = said_of(with_chips("Qc5h v 5dJd @ TcJhQdKsAh", 101))
    assert [seat.chips for seat in content.seats] == ["51 of 101 chips", "50 of 101 chips"]
    assert content.chips == "Seat A: 51 of 101 chips; Seat B: 50 of 101 chips"
    table = with_chips("AsKs v 9h9d @ Qs7s2c", 210)
    assert said_of(table, counted(table)).seats[0].deals == "115.61 of 210"


def test_names_stand_in_the_verdict_and_long_ones_are_cut() -> None:
    table = laid("AhKh v QsQd @ QhJh2c", seats=2).rename_seat(1, "Maximiliane M")
    table = table.activate(Slot(DEAD, 0)).place_all(parse_cards("2d3d"))
    content = said_of(table, counted(table))
    assert content.verdict.text == "Maximiliane… is ahead"
    assert content.verdict.title == "Maximiliane M is ahead, three of a kind"
    assert content.seats[1].name == "Maximiliane M"
    assert content.dead == parse_cards("2d3d")


def test_with_three_seats_the_reason_is_against_the_one_looked_at() -> None:
    three = laid("2c7d v AhAd v KhKd @ AsKs9h8h3d", seats=3)
    assert said_of(three).verdict.reason.startswith("B and C each have")
    reason = said_of(three, looked_at=0).verdict.reason
    assert reason == "Seat B against Seat A: three of a kind beats ace high"


def test_hidden_nothing_is_told_and_an_estimate_is_marked_as_one() -> None:
    table = laid("AsKs v 9h9d @ Qs7s2c", seats=2)
    content = said_of(table, counted(table), 0, is_hidden=True)
    assert content.verdict.text == "Who is ahead?"
    assert content.bar.action is BarAction.REVEAL
    assert [each.figures for each in content.streets] == ["?", "?", "", ""]
    assert (content.leader, content.verdict.title, content.chips) == (None, "", "")
    assert [(seat.title, seat.share) for seat in content.seats] == [("", ""), ("", "")]
    assert marks(content) == ["--", "--", "---"]
    assert said_of(laid("AsAd"), is_hidden=True).verdict.text == "What have you got?"
    # An estimate is marked as one.
    standing = counted(table)
    assert standing.odds is not None
    seats = tuple([replace(s, is_estimate=True, standard_error=0.003) for s in standing.odds.seats])
    standing = standing._replace(odds=replace(standing.odds, exact=False, seats=seats))
    content = said_of(table, standing)
    assert scores(content) == "≈55% Seat A | ≈45% Seat B"
    assert content.seats[0].share == "55.05% ± 0.30"
    assert content.seats[0].deals == "estimated"


@pytest.mark.parametrize(
    ("progress", "estimated", "action", "track"),
    [
        (0.42, False, BarAction.STOP, "Counting 42%"),
        (0.42, True, BarAction.STOP, "Drawing deals 42%"),
        (None, True, BarAction.ESTIMATE, ""),
    ],
)
def test_a_count_that_takes_long_shows_its_progress(
    progress: float | None, estimated: bool, action: BarAction, track: str
) -> None:
    table = laid("AsKs v 9h9d", seats=2)
    refusal = "" if progress is not None else "Too many"
    standing = CurrentOdds(table, None, (0, 1), refusal, progress, estimated)
    bar = said_of(table, standing).bar
    assert (bar.action, bar.track) == (action, track)
