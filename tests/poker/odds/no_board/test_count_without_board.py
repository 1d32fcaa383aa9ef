"""Odds without a board: small situations gone through deal by deal, and known figures."""

from collections import Counter
from collections.abc import Sequence
from itertools import combinations, permutations
from math import comb

import numpy as np
import numpy.typing as npt
import pytest
from hypothesis import given, strategies as st

from analyser.poker.cards import DECK, JOKERS, Card, Suit, parse_cards
from analyser.poker.dealing import Shuffler
from analyser.poker.errors import TooManyDealsError
from analyser.poker.games.class_tables import tables_of
from analyser.poker.games.game import Game
from analyser.poker.games.hand_classes import badugi_numbers
from analyser.poker.games.registry import ANY, BADUGI, DEUCE, DRAW, LOWBALL, RAZZ, STUD, STUD_HI_LO
from analyser.poker.generators import finish
from analyser.poker.odds.count import odds_of
from analyser.poker.odds.no_board.completion_pairs import CompleteHands, Verdicts
from analyser.poker.odds.no_board.completions import Completions, Values
from analyser.poker.odds.no_board.count_without_board import (
    OpenSeats,
    count_last_as_pair,
    count_many,
    count_one_by_one,
    count_without_board,
)
from analyser.poker.odds.record import HighLowSeatOdds, category_key
from analyser.poker.odds.situation import Situation, situation_of
from analyser.poker.ranking.badugi import BADUGI as BADUGI_HIGH
from analyser.poker.ranking.classes import NO_CLASS, whole_classes
from analyser.poker.ranking.rank_many import rank_many
from analyser.poker.results.analysis import analyse_cards
from brute_force import brute_force, written
from mostly_long import mostly_long
from situations import SEVEN_CARDS, counted, hands_at, plainly

DEALT_GAMES = [
    STUD, STUD_HI_LO, RAZZ, DRAW, LOWBALL, DEUCE, ANY,
    STUD_HI_LO.with_options({"no_qualifier": True}), DRAW.with_options({"joker": "bug"}),
    DRAW.with_options({"joker": "wild"}), DRAW.with_options({"wild": "2"}),
    DRAW.with_options({"wild": "2,J", "joker": "wild"}), LOWBALL.with_options({"joker": "bug"}),
    DRAW.with_options({"wild": "2,3,4,5,6,7,8,9,T,J,Q,K,A"}),
]  # fmt: skip
MISSING = [(1,), (2,), (3,), (1, 1), (2, 1), (2, 2), (3, 1), (1, 1, 1), (2, 1, 1), (1, 1, 1, 1)]


def dealt(game: Game, seed: int) -> Situation:
    """Leave few deals to see; in half of the situations most cards are of one suit, for flushes."""
    deck: list[Card] = list(Shuffler(seed).shuffled(game.deck))
    if game.options.joker != "none" and seed % 5 == 0:
        deck.insert(seed % 9, JOKERS[1])
    if seed % 2:
        favoured = Suit(seed // 2 % 4)
        deck.sort(key=lambda card: card.suit not in (favoured, None))
        head = Shuffler(seed + 1).shuffled(deck[:18])
        deck = [*head, *deck[18:]]
    missing: Sequence[int] = (*MISSING[seed % len(MISSING)], *([0] if seed % 3 == 0 else []))
    hands = []
    for count in missing:
        own = game.dealt - count
        hands.append(deck[:own])
        del deck[:own]
    if seed % 4 == 1:
        hands.reverse()
    deck = [card for card in deck if card is not JOKERS[1]]
    left = sum(missing) + (5, 3, 2, 1)[len([count for count in missing if count]) - 1]
    return situation_of(game, hands, (), deck[left:])


@pytest.mark.parametrize("seed", [
    *range(28), *[pytest.param(seed, marks=pytest.mark.no_cover) for seed in range(28, 140)],
])  # fmt: skip
def test_the_same_as_going_through_every_deal(seed: int) -> None:
    of = dealt(DEALT_GAMES[seed % len(DEALT_GAMES)], seed)
    assert odds_of(of) == plainly(of)


@pytest.mark.parametrize("game", DEALT_GAMES, ids=lambda game: game.key)
def test_three_flush_draws_of_one_suit(game: Game) -> None:
    # Three seats that want the same few spades: nothing is independent here.
    known = [parse_cards("2s5s9sTsKh6c"), parse_cards("3s6s8sJsKd7d"), parse_cards("4s7sQsKs8c9c")]
    size = game.dealt - 1
    hands = [hand[:size] for hand in known]
    seen = {card for hand in hands for card in hand}
    unseen = [card for card in game.deck if card not in seen]
    keep = {*parse_cards("AsAh2c5d3h"), *game.deck.wild_cards(unseen)[:2]}
    of = situation_of(game, hands, (), [card for card in unseen if card not in keep])
    assert odds_of(of) == plainly(of)


@pytest.mark.parametrize("game", [STUD, STUD_HI_LO, RAZZ, DRAW, DEUCE], ids=lambda game: game.key)
@pytest.mark.parametrize("lacks", mostly_long(3, [(2, 3), (3, 3), (4, 4), (4, 3), (5, 4), (5, 5)]))
@pytest.mark.parametrize("suits", [1, 2])
def test_two_seats_by_their_completions(game: Game, lacks: tuple[int, int], suits: int) -> None:
    one, other = lacks
    # Cards of few suits, so that most pairs that share a card hold flushes.
    deck = Shuffler(10 * one + other).shuffled(game.deck)
    deck = sorted(deck, key=lambda card: card.suit is None or card.suit >= suits)
    dealt_cards = 2 * game.dealt - one - other
    first = deck[: game.dealt - one]
    second = deck[len(first) : dealt_cards]
    unseen = deck[dealt_cards : dealt_cards + 13]
    odds = odds_of(situation_of(game, [first, second], (), deck[dealt_cards + 13 :]))
    ordering = "high" if game.high_counts or game.low is None else game.low.name
    best = compared(ordering, game.dealt, first, second, unseen)
    for seat, won in zip(odds.seats, (best < 0, best > 0), strict=True):
        assert (seat.win, seat.tie) == (int(won.sum()), int((best == 0).sum()))
    if not game.splits:
        return
    low = compared("eight-or-better", game.dealt, first, second, unseen)
    no_low = low == NO_LOW
    halves = ((best < 0, best > 0), (low < 0, (low > 0) & ~no_low))
    for seat, won, won_low in zip(odds.seats, *halves, strict=True):
        assert isinstance(seat, HighLowSeatOdds)
        assert (seat.low_win, seat.low_tie) == (won_low.sum(), (low == 0).sum())
        assert (seat.no_low, seat.scoop) == (no_low.sum(), (won & (won_low | no_low)).sum())


NO_LOW = 2


def compared(
    ordering: str, size: int, one: Sequence[Card], other: Sequence[Card], unseen: Sequence[Card]
) -> npt.NDArray[np.int64]:
    """Compare completions: -1 if the first is better, 1 the second, NO_LOW if neither counts."""
    columns = []
    for hand in (one, other):
        more = list(combinations(unseen, size - len(hand)))
        hands = [[card.number for card in (*hand, *cards)] for cards in more]
        classes = rank_many(np.array(hands, np.uint8), ordering).astype(np.int64)
        sets = np.array([sum(1 << card.number for card in cards) for cards in more])
        columns.append((sets, np.where(classes == 0, 9999, classes)))
    (sets, values), (others, their_values) = columns
    signs = np.sign(values[:, None] - their_values)
    signs[(values[:, None] == 9999) & (their_values == 9999)] = NO_LOW
    disjoint: npt.NDArray[np.int64] = signs[sets[:, None] & others == 0]
    return disjoint


def test_a_flush_that_is_worth_no_more_than_the_cards_without_it() -> None:
    """With three wild cards four of a kind are there anyway, and no straight flush is left."""
    game = DRAW.with_options({"wild": "2"})
    of = hands_at(game, "2s2h2d8c/AhKhQh9h", dead="4c5c6c7c9cTcJcQc")
    assert odds_of(of) == plainly(of)


def test_unknown_cards_count_the_same_however_they_are_dealt() -> None:
    # A dead card cannot be told from one that is in nobody's hand.
    dead = counted(DRAW, "AsAhKd/QsQhJd", dead="2c")
    anyone = counted(DRAW, "AsAhKd??/QsQhJd??", dead="2c")
    assert dead == anyone


def test_progress_goes_from_nothing_to_almost_all() -> None:
    steps = count_without_board(hands_at(DRAW, "AsKs/QhJh9h"))
    shares = list(steps)
    assert shares[0] == 0
    assert shares == sorted(shares)
    assert 0.5 < shares[-1] < 1


@pytest.mark.parametrize("game", [STUD, STUD_HI_LO, RAZZ])
def test_too_many_deals_are_refused_at_once(game: Game) -> None:
    steps = count_without_board(hands_at(game, "AsKs/??/??"))
    with pytest.raises(TooManyDealsError, match="too many to count every one"):
        next(steps)


GAMES = [STUD, STUD_HI_LO, RAZZ, DRAW, DEUCE, DRAW.with_options({"joker": "bug"})]


def seats_of(game: Game, hands: Sequence[Sequence[Card]], unseen: Sequence[Card]) -> OpenSeats:
    values = Values(game, ())
    all_of = [Completions.of(values, hand, game.dealt - len(hand), unseen) for hand in hands]
    return [(1 << number, each) for number, each in enumerate(all_of)]


def in_both_ways(seats: OpenSeats, game: Game) -> tuple[Verdicts, Verdicts]:
    complete = CompleteHands(game)
    one_by_one = finish(count_one_by_one(seats, complete))
    return one_by_one, finish(count_last_as_pair(seats, complete, 0))


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
    one_by_one, as_a_pair = in_both_ways(seats, game)
    assert one_by_one == as_a_pair


def test_where_no_flush_can_come_only_ranks_matter() -> None:
    hands = [parse_cards("AsAd7c"), parse_cards("KsKd8c"), parse_cards("QsQd9c")]
    unseen = [card for card in DRAW.deck if card.rank < 6]
    seats = seats_of(DRAW, hands, unseen)
    one_by_one, as_a_pair = in_both_ways(seats, DRAW)
    assert one_by_one == as_a_pair
    assert sum(as_a_pair.values()) == comb(16, 2) * comb(14, 2) * comb(12, 2)


def test_three_pairs_are_counted_in_the_order_that_is_least_work() -> None:
    hands = [parse_cards("AsAd"), parse_cards("KsKd7c"), parse_cards("QsQd9c8c")]
    seen = {card for hand in hands for card in hand}
    seats = seats_of(DRAW, hands, [card for card in DRAW.deck if card not in seen])
    complete = CompleteHands(DRAW)
    works = {count_many(order, complete)[0] for order in permutations(seats)}
    assert len(works) == 1
    assert None not in works


def test_too_many_states_are_not_counted() -> None:
    nothing: list[list[Card]] = [[], [], []]
    seats = seats_of(STUD, nothing, list(STUD.deck))
    assert count_many(seats, CompleteHands(STUD))[0] is None


def test_every_hand_has_the_class_that_is_counted_for_it() -> None:
    cards = np.array(list(combinations(range(52), 4)), np.int64)
    counts = np.bincount(badugi_numbers(cards), minlength=1093)[1:]
    assert tuple(counts.tolist()) == whole_classes().equal


@given(st.lists(st.sampled_from(DECK), min_size=1, max_size=4, unique=True))
def test_the_fast_way_is_equal_to_the_plain_one(cards: list[Card]) -> None:
    (number,) = badugi_numbers(np.array([[card.number for card in cards]], np.int64))
    assert whole_classes().ranks[number - 1] == BADUGI_HIGH.rank(cards)


@pytest.mark.parametrize("hands", [
    "As2h3d/Kd", "As2h/3s4h5d", "As2h3d/4d5h6c/7s8h9d", "??/As2h3d4c", "As2h3d4c/5s6h7d8c",
])  # fmt: skip
def test_counts_are_those_of_every_deal(hands: str) -> None:
    used = {card for hand in hands.split("/") for card in parse_cards(hand)}
    left = [str(card) for card in DECK if card not in used]
    of = hands_at(BADUGI, hands, dead=" ".join(left[12:]))
    assert written(odds_of(of)) == brute_force(of)


def test_two_unknown_seats_are_counted_in_full_and_three_refused() -> None:
    found = counted(BADUGI, "??/??")
    one, other = found.seats
    assert found.boards == 270_725 * 194_580
    assert (one.win, one.tie, one.lose) == (other.lose, other.tie, other.win)
    assert one.win == one.lose
    assert one.categories["four cards"] == 17_160 * 194_580
    with pytest.raises(TooManyDealsError):
        counted(BADUGI, "??/??/??")


# Found by brute force outside this project.
LOWS = {"high card": 127_615_488, "one pair": 5_948_800, "two pair": 219_648, "full house": 624}


def completions(game: Game, hand: tuple[Card, ...] = ()) -> Completions:
    unseen = [card for card in game.deck if card not in hand]
    return Completions.of(Values(game, hand), hand, max(0, game.dealt - len(hand)), unseen)


@pytest.mark.parametrize(("game", "counts"), [(STUD, SEVEN_CARDS), (RAZZ, LOWS)])
def test_an_unknown_seat_makes_all_hands_of_seven_cards(game: Game, counts: dict[str, int]) -> None:
    seat = completions(game)
    assert seat.categories() == counts
    assert len(seat) == sum(counts.values()) == comb(len(game.deck), game.dealt)


@pytest.mark.parametrize("game", [
    DRAW, ANY, LOWBALL, DEUCE, DRAW.with_options({"joker": "bug"}),
    DRAW.with_options({"joker": "wild"}), DRAW.with_options({"wild": "2"}),
])  # fmt: skip
def test_an_unknown_seat_makes_every_hand_of_the_class_tables(game: Game) -> None:
    tables = tables_of(game, ())
    ordering = game.high if game.high_counts or game.low is None else game.low
    classes = tables.of(ordering)
    counts: Counter[str] = Counter()
    for rank, hands in zip(classes.ranks, classes.equal, strict=True):
        counts[category_key(rank, ordering)] += hands
    assert completions(game).categories() == counts
    assert counts.total() == comb(len(game.deck), game.dealt)


@pytest.mark.parametrize(("game", "hand"), [
    (ANY, "AsKsQsJsTs9h8h7h6h5h"),  # two straight flushes, the royal one first
    (ANY, "2s3s4s5s7sAhKhQhJh9h"),
    (ANY, "AsAhAdAc2s3s4s5s"),  # a straight flush beside four aces
    (DEUCE, "2s3s4s5s7s"),
    (DRAW, "2s3s4s5s7s"),
    (RAZZ, "2s3s4s5s7sAhKh"),
])  # fmt: skip
def test_a_complete_hand_has_one_value(game: Game, hand: str) -> None:
    cards = parse_cards(hand)
    seat = completions(game, cards)
    analysis = analyse_cards(game, cards)
    if game.high_counts:
        expected = analysis.high.class_
    else:
        assert game.low is not None
        assert analysis.lows is not None
        expected = analysis.lows[game.low.name].class_
    assert seat.complete_values == (expected, NO_CLASS)
