"""What is said of a card that may come."""

import pytest

from analyser.poker.cards import DECK, Card
from analyser.poker.games.registry import ANY, DRAW, HOLDEM, OMAHA_HI_LO, SHORT_DECK_HOLDEM
from analyser.poker.hints.preview import say_what_it_makes
from analyser.poker.table.table import BOARD, DEAD, Slot, Table, new_table
from tables import table_of

MADE = "Would make for Seat A: "


@pytest.mark.parametrize(("table", "card", "makes"), [
    (table_of(HOLDEM, "Ah Kh", "Qs Qd", board="Qh Jh 2c 7d"), "Th",
     f"{MADE}Royal flush; for Seat B: Three queens, J-10 kickers; then Seat A wins"),
    (table_of(HOLDEM, "Ah Kh", "Qs Qd", board="Qh Jh"), "2c",
     f"{MADE}High card, A-K-Q-J-2; for Seat B: Three queens, J-2 kickers; then Seat B leads"),
    (table_of(HOLDEM, "Ah", "Ad"), "As", "Would make: Pair of aces; then Seat A leads"),
    (table_of(HOLDEM, "Ah Kh", "", board="Ac").activate(Slot(BOARD, 1)), "As",
     f"{MADE}Three aces, king kicker"),
    (table_of(OMAHA_HI_LO, "Ah 2h 9s Ts", "Kc Kd Qc Jc", board="Ks 8d 7c 9d"), "3s",
     (f"{MADE}Pair of nines, A-K-8 kickers; low 8-7-3-2-A; for Seat B: Three kings, 9-8 kickers; "
     "no low; then Seat B wins the high, Seat A wins the low")),
    (table_of(DRAW.with_options({"joker": "wild"}), "As Ah Ad Ac"), "Jo", "Would make: Five aces"),
    (new_table(HOLDEM).activate(Slot(BOARD, 0)), "As", "Would lie on the board"),
    (new_table().activate(Slot(DEAD, 0)), "As", "Would lie among the dead cards"),
    (table_of(ANY, " ".join(map(str, DECK[:10]))), "As", None),
    (table_of(SHORT_DECK_HOLDEM, "As"), "2s",
     "2s cannot be used in Short-deck hold'em; use the 36 cards from 6c to As"),
])  # fmt: skip
def test_a_card_may_come(table: Table, card: str, makes: str | None) -> None:
    assert say_what_it_makes(table, Card(card)) == makes


def test_a_card_tells_what_it_would_make_in_place_of_an_unknown_one() -> None:
    table = table_of(HOLDEM, "AhKh", "????", board="Ad")
    in_seat = say_what_it_makes(table.activate(Slot(1, 0)), Card("As"))
    assert in_seat == "Would make: Pair of aces; then Seat A leads"
    on_board = say_what_it_makes(table.activate(Slot(BOARD, 1)), Card("As"))
    assert on_board is not None
    assert "Seat A: Three aces" in on_board
    assert "Seat B" not in on_board
