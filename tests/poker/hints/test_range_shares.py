"""What a card would do to the share of a known hand against a range, in words."""

from __future__ import annotations

from analyser.poker.cards import Card
from analyser.poker.generators import finish
from analyser.poker.hints.range_shares import say_share_with
from analyser.poker.odds.ranges.next_cards import count_next_cards
from range_situations import ranges_at


def test_a_card_that_is_used_says_nothing() -> None:
    found = finish(count_next_cards(ranges_at("AhKh", "QQ", board="2c7d9h4s"), 0))
    assert say_share_with(found, Card("2c"), "Seat A") is None
    said = say_share_with(found, Card("Ac"), "Seat A")
    assert said is not None
    assert "Seat A" in str(said)
