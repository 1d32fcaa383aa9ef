"""What the felt says of a table: one line for each state, read as the felt is."""

from dataclasses import replace
from fractions import Fraction

import pytest

from analyser.gui.felt.content import BarAction, CardRole, FeltContent, StreetState
from analyser.gui.felt.words.street_words import streets_of
from analyser.gui.state.live_odds import CurrentOdds
from analyser.poker.cards import parse_cards
from analyser.poker.games.game import Game
from analyser.poker.games.registry import ANY, HOLDEM
from analyser.poker.table.table import DEAD, Slot, new_table
from examples import examples
from felt_contents import counted, laid, said_of

SIGNS = {CardRole.NONE: "-", CardRole.PLAYS: "^", CardRole.RESTS: "v", CardRole.LATER: "~"}


def said(text: str, game: Game = HOLDEM) -> FeltContent:
    """What is said of a table once its odds have been counted."""
    table = laid(text, game, text.count(" v ") + 1)
    return said_of(table, counted(table)) if len(table.seats) > 1 else said_of(table)


def scores(content: FeltContent) -> str:
    """The bar as it is read: "55% Seat A | 45% Seat B"."""
    return " | ".join(f"{each.number} {each.name}" for each in content.bar.segments)


def marks(content: FeltContent) -> list[str]:
    """How the cards of each seat lie, and those of the board: raised, lowered, with a tab."""
    rows = [*[seat.places for seat in content.seats], content.rows[0].board]
    return [
        "".join(SIGNS[p.role] + "h" * p.is_high + "l" * p.is_low for p in row if p.card)
        for row in rows
    ]


def part_of(content: FeltContent, part: str) -> str:
    """What one part of the felt says, as it is read."""
    verdict, streets = content.verdict, content.rows[0].streets
    if part == "verdict":
        return " · ".join(filter(None, (verdict.text, verdict.reason, verdict.quiet)))
    if part == "short":
        return verdict.short
    if part == "bar":
        return scores(content) or content.bar.track
    if part == "cards":
        return " / ".join(filter(None, marks(content)))
    if part == "boards":
        return "; ".join(row.takes or "?" for row in content.rows)
    if part == "streets":
        each = [filter(None, (one.name, one.figures, one.state.name)) for one in streets]
        return ", ".join(map(" ".join, each))
    seat = content.seats["AB".index(part)]
    return "; ".join(filter(None, (seat.title, seat.words, seat.low, seat.share, seat.deals)))


@pytest.mark.parametrize(("part", "text", "expected"), examples(__file__, "said.txt"))
def test_each_part_of_the_felt_says_its_own(part: str, text: str, expected: str) -> None:
    content = said(text)
    assert part_of(content, part) == expected
    assert len(content.verdict.text) <= 40
    decided = "win" in content.verdict.text or "split" in content.verdict.text
    assert content.verdict.is_final == decided or len(content.seats) == 1


def test_only_above_examples_it_says_to_begin_with_one() -> None:
    first = "Click them below, type them above, or begin with one of these"
    assert said_of(new_table(ANY, 1)).verdict.reason == first
    assert said_of(new_table(ANY, 3)).verdict.reason == "Click them below, or type them above"


@pytest.mark.parametrize(("text", "verdict", "reason", "words"), [
    ("", "Which cards?", "Click them below, or type them above", ["No cards yet"] * 2),
    ("AsAh", "Pocket aces", "Now give Seat B a hand", ["", "No cards yet"]),
    ("AsAh v ????", "Pocket aces", "The cards of Seat B are unknown", ["", "Unknown cards"]),
    ("@ 2c3c4c", "Which cards?", "Give two seats a hand", ["No cards yet"] * 2),
])  # fmt: skip
def test_without_two_hands_it_says_what_lacks(
    text: str, verdict: str, reason: str, words: list[str]
) -> None:
    content = said_of(laid(text, seats=2))
    assert (content.verdict.text, content.verdict.reason) == (verdict, reason)
    assert [seat.words for seat in content.seats] == words
    assert not content.verdict.has_why


def test_the_hand_of_the_seat_that_is_looked_at_is_raised() -> None:
    table = laid("AhKh v QsQd @ QcJh2h8h", seats=2)
    assert marks(said_of(table, counted(table), 1)) == ["--", "^^", "^^v^"]


def test_a_wild_card_says_what_it_stands_for() -> None:
    game = ANY.with_options({"joker": "wild"})
    content = said("AsKsQsJsJo", game)
    assert content.title.startswith("Any cards, the joker as any card: Royal flush")
    places = content.seats[0].places
    assert [place.stands_for for place in places if place.card] == ["", "", "", "", "10♠"]
    shared = laid("AsKs v 9h9d @ Qs7s2c", HOLDEM.with_options({"wild": "2"}), 2)
    for looked_at, stands_for in ((None, "J♠"), (0, "J♠"), (1, "9♠")):
        assert said_of(shared, looked_at=looked_at).rows[0].board[2].stands_for == stands_for


def test_an_earlier_street_is_shown_with_the_later_cards_faint() -> None:
    now = laid("AhKh v QsQd @ QcJh2h8h3c", seats=2)
    flop = laid("AhKh v QsQd @ QcJh2h", seats=2)
    content = said_of(flop, counted(flop), later=now)
    assert content.verdict.text == "B is ahead"
    assert marks(content)[-1] == "---~~"
    assert [each.state for each in content.rows[0].streets] == [
        StreetState.DONE, StreetState.NOW, StreetState.DONE, StreetState.DONE,
    ]  # fmt: skip


def test_chips_are_told_at_the_seats() -> None:
    content = said_of(laid("Qc5h v 5dJd @ TcJhQdKsAh", seats=2).set_pot(101))
    assert [seat.chips for seat in content.seats] == ["51 of 101 chips", "50 of 101 chips"]
    assert content.chips == "Seat A: 51 of 101 chips; Seat B: 50 of 101 chips"
    table = laid("AsKs v 9h9d @ Qs7s2c", seats=2).set_pot(210)
    assert said_of(table, counted(table)).seats[0].deals == "115.61 of 210"


def test_names_stand_in_the_verdict_and_long_ones_are_cut() -> None:
    table = laid("AhKh v QsQd @ QhJh2c", seats=2).rename_seat(1, "Maximiliane M")
    table = table.activate(Slot(DEAD, 0)).place_all(parse_cards("2d3d"))
    content = said_of(table, counted(table))
    assert content.verdict.text == "Maximiliane… is ahead"
    assert content.verdict.title == "Maximiliane M is ahead, three queens"
    assert content.seats[1].name == "Maximiliane M"
    assert content.dead == parse_cards("2d3d")


def test_with_three_seats_the_reason_is_against_the_one_looked_at() -> None:
    three = laid("2c7d v AhQd v AdJd @ AsKs9h8h3d", seats=3)
    assert said_of(three).verdict.reason.startswith("B and C each have")
    assert said_of(three, looked_at=0).verdict.reason == "B against A: a pair beats ace high"


def test_hidden_nothing_is_told_and_an_estimate_is_marked_as_one() -> None:
    table = laid("AsKs v 9h9d @ Qs7s2c", seats=2)
    content = said_of(table, counted(table), 0, is_hidden=True)
    assert content.verdict.text == "Who is ahead?"
    assert content.bar.action is BarAction.REVEAL
    assert [each.figures for each in content.rows[0].streets] == ["?", "?", "", ""]
    assert (content.verdict.title, content.chips) == ("", "")
    assert [(seat.title, seat.share) for seat in content.seats] == [("", ""), ("", "")]
    assert marks(content) == ["--", "--", "---"]
    assert said_of(laid("AsAd"), is_hidden=True).verdict.text == "What have you got?"
    standing = counted(table)
    assert standing.odds is not None
    seats = [replace(s, is_estimate=True, standard_error=0.0026) for s in standing.odds.seats]
    standing = standing._replace(odds=replace(standing.odds, exact=False, seats=tuple(seats)))
    content = said_of(table, standing._replace(seconds=5.0))
    assert content.verdict.reason.endswith("turn cards · ± 0.3, 5 seconds")
    assert said_of(table, standing).verdict.reason.endswith(" · ± 0.3, 1 second")
    assert scores(content) == "≈55% Seat A | ≈45% Seat B"
    three, shares = table.add_seat(), {0: Fraction(1, 2), 1: Fraction(1, 4), 2: Fraction(1, 4)}
    tiles = content.rows[0].streets[1], streets_of(three, three, [None, shares], False, True)[1]
    assert [tile.figures for tile in tiles] == ["≈55 – 45", "A ≈50%"]
    assert (content.seats[0].share, content.seats[0].deals) == ("55.05% ± 0.26", "estimated")


@pytest.mark.parametrize(("progress", "estimated", "action", "track"), [
    (0.42, False, BarAction.NONE, "Counting 42%"),
    (0.42, True, BarAction.NONE, "Drawing deals 42%"),
    (None, True, BarAction.ESTIMATE, ""),
])  # fmt: skip
def test_a_count_that_takes_long_shows_its_progress(
    progress: float | None, estimated: bool, action: BarAction, track: str
) -> None:
    table = laid("AsKs v 9h9d", seats=2)
    refusal = "" if progress is not None else "Too many"
    standing = CurrentOdds(table, None, (0, 1), refusal, progress, estimated)
    bar = said_of(table, standing).bar
    assert (bar.action, bar.track) == (action, track)
