"""What a picture of the table says: what the felt shows, and nothing that is hidden there."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import TYPE_CHECKING

from analyser.gui.felt.slots import Part
from analyser.gui.felt.strips import Ahead
from analyser.gui.picture.content import Content, content_of
from analyser.poker.cards import Card, parse_cards
from analyser.poker.games.registry import ANY, HOLDEM, OMAHA_HI_LO
from analyser.poker.table.table import BOARD, DEAD, Slot, Table, new_table

if TYPE_CHECKING:
    from tests.gui.conftest import User

Show = Callable[[Table], Content]


def laid(table: Table, *places: tuple[int, str]) -> Table:
    """A table with cards at some places."""
    for place, cards in places:
        table = table.activate(Slot(place, 0)).place_all(parse_cards(cards))
    return table


ON_THE_FLOP = laid(new_table(HOLDEM, 2), (0, "AhKh"), (1, "QsQd"), (BOARD, "QhJh2c"))


def test_it_says_names_cards_verdict_reason_and_odds(show: Show) -> None:
    content = show(ON_THE_FLOP.rename_seat(1, "Bob"))
    one, bob = content.seats
    assert (one.name, bob.name) == ("Seat A", "Bob")
    assert [place.card for place in one.places] == list(parse_cards("AhKh"))
    assert [place.card for place in content.board] == [*parse_cards("QhJh2c"), None, None]
    assert content.headline == "Bob leads"
    assert content.reason == "three of a kind beats high card"
    assert content.title == "Texas hold'em: Bob leads, three of a kind beats high card"
    assert [seat.share for seat in content.seats] == ["33.84%", "66.16%"]
    assert [part.seat for part in content.shares] == [0, 1]
    assert bob.hand.startswith("Three of a kind, queens")
    assert bob.best == parse_cards("QsQdQhJh2c")
    assert (one.tag, one.ahead) == ("", None)
    assert (bob.tag, bob.short_tag, bob.ahead) == ("Leads", "Leads", Ahead.LEADS)
    assert [place.part for place in content.board[:3]] == [Part.WINS] * 3


def test_chips_and_dead_cards_are_said(show: Show) -> None:
    content = show(laid(ON_THE_FLOP, (DEAD, "2d3d")).set_pot(1001))
    assert content.pot == "Pot: 1,001 chips"
    assert content.dead == parse_cards("2d3d")
    assert content.seats[1].tag == "Leads: 1,001 chips"
    assert content.seats[1].short_tag == "Leads"


def test_a_single_seat_has_its_hand_and_its_low(show: Show) -> None:
    content = show(laid(new_table(ANY, 1), (0, "AhKhQh2c3c4d")))
    assert content.headline == "High card, A-K-Q-4-3"
    assert content.reason.startswith("better than ")
    assert content.chances == "Tie-breakers: A-K-Q-4-3"
    assert set(content.low) == set(parse_cards("Qh4d3c2cAh"))
    assert content.low_word == "Best low Q-4-3-2-A"
    assert len(content.seats[0].places) == 6, "the place for a card more is no news"
    assert content.board == ()
    assert content.shares == ()


def test_high_and_low_are_both_there(show: Show) -> None:
    table = laid(new_table(OMAHA_HI_LO, 2), (0, "As2dKhKc"), (1, "QsQdJhJc"), (BOARD, "3h4c8d9sKs"))
    one, other = show(table).seats
    assert one.tag == "Wins both"
    assert one.low == "Low 8-4-3-2-A"
    assert one.best_low == parse_cards("8d4c3h2dAs")
    assert (other.low, other.best_low) == ("No low", ())


def test_a_hidden_answer_is_not_given_away(show: Show, user: User) -> None:
    open_one = show(ON_THE_FLOP)
    user.window.window_actions.teach.trigger()
    content = show(ON_THE_FLOP)
    assert (content.headline, content.reason, content.chances) == ("Who wins?", "", "")
    assert content.shares == ()
    for seat, known in zip(content.seats, open_one.seats, strict=True):
        places = tuple(replace(place, part=Part.NONE) for place in known.places)
        assert seat == replace(
            known,
            tag="",
            short_tag="",
            hand="",
            brief="",
            low="",
            best_word="",
            share="",
            ahead=None,
            places=places,
            best=(),
            best_low=(),
        )
    assert {place.part for place in content.board} == {Part.NONE}
    user.window.window_actions.reveal.trigger()
    assert content_of(user.document, user.window.area).headline == open_one.headline


def test_a_hidden_hand_is_a_question_too(show: Show, user: User) -> None:
    user.window.window_actions.teach.trigger()
    content = show(laid(new_table(ANY, 1), (0, "AhKhQh2c3c")))
    assert content.title == "Any cards: What is it?"
    assert (content.low, content.low_word) == ((), "")


def test_a_picture_of_ten_seats_has_them_all(show: Show) -> None:
    content = show(new_table(HOLDEM, 10).deal(7))
    assert [seat.name[-1] for seat in content.seats] == list("ABCDEFGHIJ")
    assert all(isinstance(place.card, Card) for seat in content.seats for place in seat.places)
