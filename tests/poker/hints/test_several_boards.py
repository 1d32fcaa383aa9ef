"""What the next card brings on one of several boards."""

from analyser.poker.cards import parse_cards
from analyser.poker.games.registry import HOLDEM
from analyser.poker.generators import finish
from analyser.poker.hints.next_card import next_cards
from analyser.poker.hints.next_shares import count_next_shares, has_next_shares
from analyser.poker.hints.outs import find_outs
from analyser.poker.hints.preview import say_what_it_makes
from analyser.poker.odds.count import odds_of
from analyser.poker.odds.situation import situation_at
from analyser.poker.table.table import BOARDS, Slot, Table, new_table
from analyser.poker.text.enter import enter
from not_none import not_none


def table(text: str = "AsKs v 9h9d @ Qs7s2c4s @ Qs7s2c9c") -> Table:
    return enter(new_table(HOLDEM, 2), text)


def test_shares_with_a_card_are_the_odds_with_it_on_its_board() -> None:
    for place in BOARDS[:2]:
        waiting = table().activate(Slot(place, 4))
        assert has_next_shares(waiting)
        found = finish(count_next_shares(waiting))
        for card in parse_cards("8h9s2d"):
            odds = odds_of(situation_at(waiting.place(card)).situation)
            assert found.with_card[card] == tuple(seat.share for seat in odds.seats)
    ranged = table("QQ+ v 9h9d @ Qs7s2c @ Qs7s2c")
    assert has_next_shares(ranged.activate(Slot(BOARDS[1], 3)))
    assert not has_next_shares(table("QQ+ v 9h9d @ Qs7s2c @").activate(Slot(BOARDS[0], 3)))


def test_a_card_is_said_of_the_board_on_which_it_would_lie() -> None:
    (nine,) = parse_cards("9s")
    first, second = (table().activate(Slot(place, 4)) for place in BOARDS[:2])
    assert "Seat A: Flush" in (say_what_it_makes(first, nine) or "")
    assert "Seat B: Four nines" in (say_what_it_makes(second, nine) or "")
    made = not_none(next_cards(second))
    assert made.slot == Slot(BOARDS[0], 4)
    assert nine in [each.card for each in made.cards]
    seat = not_none(next_cards(table("As v 9h9d @ Qs7s2c @ Qs7s2c").activate(Slot(0, 1))))
    assert seat.slot == Slot(0, 1)


def test_outs_are_found_on_each_board_by_itself() -> None:
    assert find_outs(table()) == ()
    one, other = table().on_each_board()
    assert find_outs(one)[0].seat == 1
    assert find_outs(other)[0].seat == 0
