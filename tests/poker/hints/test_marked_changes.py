"""What a card would do to the share of a known hand against a range, in words."""

import pytest

from analyser.poker.cards import Card
from analyser.poker.generators import finish
from analyser.poker.hints.marked_changes import marked_changes, say_share_with
from analyser.poker.odds.ranges.next_cards import count_next_cards
from analyser.poker.odds.situation import known_seat
from range_situations import ranges_at


def test_a_card_that_is_used_says_nothing() -> None:
    found = finish(count_next_cards(ranges_at("AhKh", "QQ", board="2c7d9h4s"), 0))
    assert say_share_with(found, Card("2c"), "Seat A") is None
    said = say_share_with(found, Card("Ac"), "Seat A")
    assert said is not None
    assert "Seat A" in str(said)


@pytest.mark.parametrize(("card", "said"), [
    ("Ac", "Seat A goes up from 13.64% to 100.00% equity"),
    ("3c", "Seat A goes down from 13.64% to 0.00% equity"),
    ("Qs", "the queen of spades cannot come, because every deal gives it to another seat"),
])  # fmt: skip
def test_a_card_raises_or_lowers_a_share_or_cannot_come(card: str, said: str) -> None:
    found = finish(count_next_cards(ranges_at("AhKh", "QsQd, QsQh", board="2c7d9h4s"), 0))
    assert say_share_with(found, Card(card), "Seat A") == said


def test_a_card_may_leave_a_share_as_it_is() -> None:
    found = finish(count_next_cards(ranges_at("AhAd", "KK", board="AsAcKhQh"), 0))
    assert say_share_with(found, Card("2c"), "Seat A") == "Seat A stays at 100.00% equity"


@pytest.mark.parametrize(
    ("hands", "board", "seat"),
    [
        (("QQ", "AhKh"), "2c7d9h4s", 1),
        (("QQ", "AhKh"), "2c7d9h", 1),
        (("QQ", "AhKh"), "", None),  # three cards come at once
        (("QQ", "AhKh"), "2c7d9h4s5d", None),
        (("QsQd", "AhKh"), "2c7d9h4s", None),
        (("QQ", "KK"), "2c7d9h4s", None),
    ],
)
def test_whose_share_a_card_changes(hands: tuple[str, ...], board: str, seat: int | None) -> None:
    assert known_seat(ranges_at(*hands, board=board)) == seat


@pytest.mark.parametrize(
    ("hands", "board", "outs", "marked"),
    [
        # Every ace and king beats two queens: six outs; all others cost the same, so none is news.
        (("AhKh", "QsQd, QsQh"), "2c7d9h4s", "Kc Kd Ks Ac Ad As", 6),
        # Two outs, the twelve cards that cost 14 and more, and an ace that is worth 6.
        (("9c9d", "20%"), "AhTc4d", "9h 9s As", 15),
        # A favourite already, with no outs: every ace and king costs nearly all.
        (("QsQd", "AhKh, AdKd"), "2c7d9h4s", "", 8),
        (("AhAd", "KK"), "AsAcKhQh", "", 0),  # nothing changes
    ],
)
def test_the_news_are_the_outs_and_what_few_others_do(
    hands: tuple[str, ...], board: str, outs: str, marked: int
) -> None:
    found = finish(count_next_cards(ranges_at(*hands, board=board), 0))
    said = marked_changes(found)
    up = {str(card) for card, change in said.items() if change > 0}
    assert up == set(outs.split()) or not outs
    assert len(said) == marked
    assert list(said.values()) == sorted(said.values(), key=abs, reverse=True)
