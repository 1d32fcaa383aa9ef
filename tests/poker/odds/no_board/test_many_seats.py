"""Three seats or more: both ways to count the last two, and what a plan refuses."""

from collections.abc import Sequence
from math import comb

import pytest

from analyser.poker.cards import Card, Suit, parse_cards
from analyser.poker.dealing import Shuffler
from analyser.poker.games.game import Game
from analyser.poker.games.registry import DEUCE, DRAW, RAZZ, STUD, STUD_HI_LO
from analyser.poker.generators import finish
from analyser.poker.odds.no_board.completion_pairs import CompleteHands
from analyser.poker.odds.no_board.completions import Completions, Values
from analyser.poker.odds.no_board.many_seats import (
    count_last_as_pair,
    count_many,
    count_one_by_one,
)

GAMES = [STUD, STUD_HI_LO, RAZZ, DRAW, DEUCE, DRAW.with_options({"joker": "bug"})]


def seats_of(
    game: Game, hands: Sequence[Sequence[Card]], unseen: Sequence[Card]
) -> list[tuple[int, Completions]]:
    values = Values(game, ())
    all_of = [Completions(values, hand, game.dealt - len(hand), unseen) for hand in hands]
    return [(1 << number, each) for number, each in enumerate(all_of)]


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.key)
@pytest.mark.parametrize("of_one_suit", [False, True])
@pytest.mark.parametrize("missing", [(1, 2, 2), (2, 2, 3), (1, 1, 2, 2)])
def test_dealing_the_last_two_is_as_good_as_counting_them_as_a_pair(
    game: Game, of_one_suit: bool, missing: tuple[int, ...]
) -> None:
    deck: list[Card] = list(Shuffler(sum(missing)).shuffled(game.deck))
    if of_one_suit:
        deck.sort(key=lambda card: card.suit not in (Suit.SPADES, None))
    hands = []
    for count in missing:
        hands.append(deck[: game.dealt - count])
        del deck[: game.dealt - count]
    seats = seats_of(game, hands, deck[: sum(missing) + 1])
    complete = CompleteHands(game.splits, game.high_counts)
    as_a_pair = finish(count_last_as_pair(seats, complete, 0))
    assert as_a_pair == finish(count_one_by_one(seats, complete))


def test_where_no_flush_can_come_only_ranks_matter() -> None:
    hands = [parse_cards("AsAd7c"), parse_cards("KsKd8c"), parse_cards("QsQd9c")]
    unseen = [card for card in DRAW.deck if card.rank < 6]
    seats = seats_of(DRAW, hands, unseen)
    complete = CompleteHands(DRAW.splits, DRAW.high_counts)
    as_a_pair = finish(count_last_as_pair(seats, complete, 0))
    assert as_a_pair == finish(count_one_by_one(seats, complete))
    assert sum(as_a_pair.values()) == comb(16, 2) * comb(14, 2) * comb(12, 2)


def test_too_many_states_are_not_counted() -> None:
    nothing: list[list[Card]] = [[], [], []]
    complete = CompleteHands(STUD.splits, STUD.high_counts)
    work, _ = count_many(seats_of(STUD, nothing, list(STUD.deck)), complete)
    assert work is None
