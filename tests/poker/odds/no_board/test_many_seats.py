"""Three seats or more: both ways to count the last two, and what a plan refuses."""

from collections.abc import Sequence
from math import comb

import pytest

from analyser.poker.cards import Card, Suit, parse_cards
from analyser.poker.dealing import Shuffler
from analyser.poker.games.game import Game
from analyser.poker.games.registry import DEUCE, DRAW, RAZZ, STUD, STUD_HI_LO
from analyser.poker.generators import finish
from analyser.poker.odds.no_board.completion_pairs import CompleteHands, Verdicts
from analyser.poker.odds.no_board.completions import Completions, Values
from analyser.poker.odds.no_board.many_seats import CountingPlan, count_many, plan_of

GAMES = [STUD, STUD_HI_LO, RAZZ, DRAW, DEUCE, DRAW.with_options({"joker": "bug"})]


def seats_of(
    game: Game, hands: Sequence[Sequence[Card]], unseen: Sequence[Card]
) -> list[tuple[int, Completions]]:
    values = Values(game, ())
    all_of = [Completions(values, hand, game.dealt - len(hand), unseen) for hand in hands]
    return [(1 << number, each) for number, each in enumerate(all_of)]


def verdicts_of(plan: CountingPlan, game: Game) -> Verdicts:
    return finish(count_many(plan, CompleteHands(game.splits, game.high_counts)))


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
    one_by_one = verdicts_of(CountingPlan(seats, pairs_at_last=False, work=0), game)
    as_a_pair = verdicts_of(CountingPlan(seats, pairs_at_last=True, work=0), game)
    assert one_by_one == as_a_pair


def test_where_no_flush_can_come_only_ranks_matter() -> None:
    hands = [parse_cards("AsAd7c"), parse_cards("KsKd8c"), parse_cards("QsQd9c")]
    unseen = [card for card in DRAW.deck if card.rank < 6]
    seats = seats_of(DRAW, hands, unseen)
    as_a_pair = verdicts_of(CountingPlan(seats, pairs_at_last=True, work=0), DRAW)
    assert as_a_pair == verdicts_of(CountingPlan(seats, pairs_at_last=False, work=0), DRAW)
    assert sum(as_a_pair.values()) == comb(16, 2) * comb(14, 2) * comb(12, 2)


def test_three_pairs_are_counted_in_the_order_that_is_least_work() -> None:
    hands = [parse_cards("AsAd"), parse_cards("KsKd7c"), parse_cards("QsQd9c8c")]
    seen = {card for hand in hands for card in hand}
    plan = plan_of(seats_of(DRAW, hands, [card for card in DRAW.deck if card not in seen]))
    assert [bit for bit, _ in plan.seats] == [4, 2, 1]
    assert plan.work is not None


def test_too_many_states_make_no_plan() -> None:
    nothing: list[list[Card]] = [[], [], []]
    assert plan_of(seats_of(STUD, nothing, list(STUD.deck))).work is None
