"""Estimates: unbiased, the same for the same seed, as good as said; seconds: test_ranges.py."""

import pytest

from analyser.poker.cards import parse_cards
from analyser.poker.errors import NoDealError
from analyser.poker.games.registry import DEUCE, DRAW, HOLDEM, OMAHA_HI_LO, RAZZ, SHORT_DECK_HOLDEM
from analyser.poker.generators import finish
from analyser.poker.odds.count import odds_of
from analyser.poker.odds.estimate.drawn_deals import BATCH
from analyser.poker.odds.estimate.estimate import estimate_odds
from analyser.poker.odds.record import HighLowSeatOdds
from analyser.poker.odds.situation import Situation, situation_of
from not_none import not_none
from range_situations import ranges_at
from situations import hands_at

SITUATIONS = [
    (ranges_at("QQ+:0.5, AKs", "AKo:0.3, TT-88", "JJ"), 15_000),
    (ranges_at("random", "random:0.5, AA", board="2c7d9h"), 15_000),
    (hands_at(HOLDEM, "AhKh/??/QsQd", "2c7d9h"), 10_000),
    (hands_at(OMAHA_HI_LO, "As2h3d4c/", "5c6d9h"), 5_000),
    (hands_at(RAZZ, "As2h3d8c/Ks4d9c"), 10_000),
    (hands_at(DEUCE, "7s5h4d/"), 10_000),
    (situation_of(DRAW.with_options({"joker": "bug"}), [parse_cards("AsJo7d"), ()]), 5_000),
    (hands_at(SHORT_DECK_HOLDEM, "AhKh/QsQd"), 10_000),
]


@pytest.mark.parametrize(("situation", "deals"), SITUATIONS)
def test_an_estimate_is_near_the_exact_odds(situation: Situation, deals: int) -> None:
    exact, drawn = odds_of(situation), finish(estimate_odds(situation, 2026, deals=deals))
    assert (drawn.exact, drawn.boards, drawn.deals, drawn.seed) == (False, deals, deals, 2026)
    for seat, truth in zip(drawn.seats, exact.seats, strict=True):
        assert seat.standard_error is not None
        # The seed is fixed, so that this is so or not; by chance one seat in 16,000 would be out.
        assert abs(seat.equity - truth.equity) < 4 * seat.standard_error
        assert 0 < seat.standard_error < 1 / deals**0.5
        assert seat.win + seat.tie + seat.lose == sum(seat.categories.values()) == deals
        for count in ("win", "tie"):
            share = getattr(truth, count) / exact.boards
            error = (deals * share * (1 - share)) ** 0.5
            assert abs(getattr(seat, count) - deals * share) <= 4.5 * error
        assert (seat.range, seat.combos) == (truth.range, truth.combos)
        assert (seat.hands is None) == (truth.hands is None)
        if isinstance(truth, HighLowSeatOdds):
            assert isinstance(seat, HighLowSeatOdds)
            assert seat.low_win + seat.low_tie + seat.low_lose + seat.no_low == deals
    assert sum(seat.share for seat in drawn.seats) == 1


def test_hands_of_a_range_are_estimated_too() -> None:
    situation = ranges_at("QQ+, AKs", "22+", board="9c4d2h")
    exact, drawn = odds_of(situation), finish(estimate_odds(situation, 1, deals=100_000))
    for seat, truth in zip(drawn.seats, exact.seats, strict=True):
        assert seat.hands is not None
        assert truth.hands is not None
        assert list(seat.hands) == list(truth.hands)
        for hand, worth in seat.hands.items():
            assert worth.combos == truth.hands[hand].combos
            assert worth.equity == pytest.approx(truth.hands[hand].equity, abs=0.05)


def test_each_hand_has_its_own_standard_error_where_there_are_deals_enough() -> None:
    """Of many estimates about two thirds are nearer to the truth than their error says."""
    situation = ranges_at("AA, 72o, KsQs:0.05", "22+, AJ+", board="9c4d2h")
    exact = not_none(odds_of(situation).seats[0].hands)
    near, errors = 0, []
    for seed in range(40):
        drawn = not_none(finish(estimate_odds(situation, seed, deals=1_000)).seats[0].hands)
        assert drawn["KQs"].standard_error is None  # one deal in a hundred and eighty has it
        for hand in ("AA", "72o"):
            equity, truth = drawn[hand].equity, exact[hand].equity
            error = drawn[hand].standard_error
            assert equity is not None
            assert truth is not None
            assert error is not None
            errors.append(error)
            near += abs(equity - truth) <= error
    assert 0.5 < near / 80 < 0.85
    assert max(errors) < 0.05
    assert all(worth.standard_error is None for worth in exact.values())


def test_a_hand_that_always_wins_has_an_error_and_a_seat_alone_has_none() -> None:
    situation = ranges_at("AsKs, AsKs", "22", board="QsJsTs")
    (hand,) = (finish(estimate_odds(situation, 1, deals=500)).seats[0].hands or {}).values()
    assert (hand.equity, hand.standard_error) == (1, 1 / 500)
    (seat,) = finish(estimate_odds(hands_at(HOLDEM, "AhKh"), 7, deals=2)).seats
    assert (seat.equity, seat.standard_error) == (1, 0)


def test_a_seed_gives_the_same_estimate_everywhere() -> None:
    situation = ranges_at("QQ+:0.5, AKs", "22+", "??", board="9c4d2h")
    odds = finish(estimate_odds(situation, 7, deals=5_000))
    assert [(seat.win, seat.tie) for seat in odds.seats] == [(2378, 45), (1822, 43), (753, 6)]
    assert finish(estimate_odds(situation, 7, deals=5_000)) == odds
    assert finish(estimate_odds(situation, 8, deals=5_000)) != odds


def test_an_estimate_grows_goes_on_where_it_was_and_ends_after_one_batch_at_least() -> None:
    situation = hands_at(HOLDEM, "AhKh/??")
    steps = estimate_odds(situation, 7, deals=3 * BATCH + 10)
    first, second, _ = (next(steps) for _ in range(3))
    assert first.done == pytest.approx(BATCH / (3 * BATCH + 10))
    assert (first.odds.boards, second.odds.boards) == (BATCH, 2 * BATCH)
    assert first.odds == finish(estimate_odds(situation, 7, deals=BATCH))
    assert finish(steps).boards == 3 * BATCH + 10
    assert finish(estimate_odds(situation, 7, seconds=1e-9)).boards == BATCH
    assert finish(estimate_odds(situation, 7, seconds=3600, deals=10)).boards == 10


@pytest.mark.parametrize(("hands", "deals"), [("AhKh/??", 1), ("AhKh/AdKd/2c2d", 2)])
def test_deals_that_are_alike_say_nothing_of_the_error(hands: str, deals: int) -> None:
    odds = finish(estimate_odds(hands_at(HOLDEM, hands), 7, deals=deals))
    assert {seat.standard_error for seat in odds.seats} == {None}


def test_what_no_deal_fits_is_refused_at_the_first_step() -> None:
    with pytest.raises(NoDealError):
        next(estimate_odds(ranges_at("AA", "AA", "AA"), 1, deals=10))
