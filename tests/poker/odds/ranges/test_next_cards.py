"""The share of a known hand with each of the next cards, beside counting each one by itself."""

from random import Random

import pytest

from analyser.poker import errors
from analyser.poker.cards import DECK, Card, format_cards, parse_cards
from analyser.poker.games.registry import HOLDEM
from analyser.poker.generators import finish
from analyser.poker.odds.count import odds_of
from analyser.poker.odds.ranges.next_cards import NextCardShares, count_next_cards
from analyser.poker.odds.situation import Situation, situation_of
from analyser.poker.ranges.notation import parse_range
from every_range import enumerate_ranges
from range_situations import ranges_at, small_situation


def shares(situation: Situation, seat: int) -> NextCardShares:
    return finish(count_next_cards(situation, seat))


def with_card(situation: Situation, card: Card) -> Situation:
    old, board = situation, (*situation.board, card)
    return situation_of(old.game, old.hands, board, old.dead, ranges=old.ranges)


@pytest.mark.parametrize("cards", [3, 4])
@pytest.mark.parametrize(
    "hands", [("AhKh", "22+, A2s+:0.5"), ("random", "AhKh"), ("AhKh", "QQ, 76s", "T9s, 22:0.3")]
)
def test_each_card_is_counted_as_if_it_were_there(hands: tuple[str, ...], cards: int) -> None:
    random = Random(f"{hands} {cards}")
    deck = [card for card in DECK if str(card) not in {"Ah", "Kh"}]
    situation = ranges_at(*hands, board=format_cards(random.sample(deck, cards)))
    seat = hands.index("AhKh")
    found = shares(situation, seat)
    assert found.now == odds_of(situation).seats[seat].share
    assert list(found.with_card) == list(situation.unseen)
    for card in random.sample(situation.unseen, 5):
        assert found.with_card[card] == odds_of(with_card(situation, card)).seats[seat].share
        change = found.change(card)
        assert change is not None
        assert found.now + change == found.with_card[card]


def with_a_known_hand(random: Random) -> tuple[Situation, int]:
    """A small situation in which a seat has known cards and another a range; and that seat."""
    while True:
        seats, board = random.choice([2, 2, 3]), random.choice([3, 4])
        situation = small_situation(random, seats, board, left=9)
        known = [seat for seat, hand in enumerate(situation.hands) if len(hand) == 2]
        if known and any(situation.ranges):
            return situation, known[0]


@pytest.mark.parametrize("seed", range(15))
def test_small_decks_by_a_plain_count(seed: int) -> None:
    situation, seat = with_a_known_hand(Random(seed))
    try:
        found = shares(situation, seat)
    except (errors.EmptiedRangeError, errors.NoDealError):
        assert enumerate_ranges(situation).boards == 0
        return
    for card in situation.unseen:
        plain = enumerate_ranges(with_card(situation, card))
        assert found.with_card[card] == (plain.seats[seat].share if plain.boards else None)


def test_a_card_that_the_other_seat_has_cannot_come_and_ties_change_nothing() -> None:
    found = shares(ranges_at("QsQd", "AhKh, AhQh", board="2c7d9h4s"), 0)
    assert found.with_card[Card("Ah")] is None
    assert found.change(Card("Ah")) is None
    assert found.with_card[Card("Ac")] is not None
    found = shares(ranges_at("AcKd", "AsKh, AhKs", board="2c7d9h4s"), 0)
    assert {found.change(card) for card in found.with_card} == {0}


def test_what_cannot_be_counted_is_refused() -> None:
    with pytest.raises(errors.EmptiedRangeError):
        shares(ranges_at("AhKh", "AhQh, AhJh", board="2c7d9h4s"), 0)
    situation = ranges_at("AhKh", "random", "random", "random", board="2c7d9h")
    with pytest.raises(errors.TooManyDealsError):
        next(count_next_cards(situation, 0))
    board, left = parse_cards("2c 7d 9h 4s"), parse_cards("Ah Kh Qs Qd")
    dead = [card for card in DECK if card not in (*board, *left)]
    held = [None, parse_range("QsQd")]
    with pytest.raises(errors.NotEnoughCardsError):
        shares(situation_of(HOLDEM, [left[:2], ()], board, dead, ranges=held), 0)
