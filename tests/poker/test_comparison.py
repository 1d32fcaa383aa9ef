"""Two hands side by side, and the verdict as oracle."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from analyser.poker.analysis import Analysis, analyse_cards
from analyser.poker.cards import DECK, Card, format_cards, parse_cards
from analyser.poker.comparison import (
    Comparison,
    compare_highs,
    compare_lows,
    low_of,
)
from analyser.poker.games import ANY, HOLDEM
from analyser.poker.low import LOW_ORDERINGS, rank_five_low
from analyser.poker.verdict import showdown


def hand(cards: str, board: str = "") -> Analysis:
    game = HOLDEM if board else ANY
    return analyse_cards(game, parse_cards(cards), parse_cards(board) if board else ())


def lines(comparison: Comparison) -> list[str]:
    """Write each position as "role: text (cards) / text (cards)", the first difference with *."""
    written = []
    for position in comparison.positions:
        sides = [
            "-" if side is None else f"{side.role}: {side.text} ({format_cards(side.cards)})"
            for side in position.sides
        ]
        mark = "*" if position.decides else "" if position.reached else "~"
        written.append(mark + " / ".join(sides))
    return written


def test_the_first_difference_is_marked() -> None:
    board = "As 9c 7d 4h 2s"
    comparison = compare_highs(HOLDEM, hand("Ah Qd", board), hand("Ac Jd", board))
    assert lines(comparison) == [
        "the category: one pair (Ah As) / the category: one pair (Ac As)",
        "the pair: ace (Ah As) / the pair: ace (Ac As)",
        "*the first kicker: queen (Qd) / the first kicker: jack (Jd)",
        "~the second kicker: nine (9c) / the second kicker: nine (9c)",
        "~the third kicker: seven (7d) / the third kicker: seven (7d)",
    ]
    assert (comparison.decided, comparison.better) == (2, 0)
    assert [format_cards(cards) for cards in comparison.left_out] == ["4h 2s", "4h 2s"]
    assert comparison.says == "both have one pair; the first kicker decides, queen over jack"


def test_categories_are_compared_first() -> None:
    board = "Ts Jd Qc 6d 5c"
    comparison = compare_highs(HOLDEM, hand("9s Ah", board), hand("9h Ks", board))
    assert lines(comparison)[:2] == [
        "*the category: high card (Ah) / the category: straight (Ks Qc Jd Ts 9h)",
        "~the highest card: ace (Ah) / the top card: king (Ks)",
    ]
    assert lines(comparison)[2] == "~the second card: queen (Qc) / -"
    assert comparison.better == 1
    assert comparison.says == "a straight beats high card"


def test_equal_hands_have_no_first_difference() -> None:
    board = "9c Kh Kd 9s Ah"
    comparison = compare_highs(HOLDEM, hand("Qc 5h", board), hand("5d Jd", board))
    assert (comparison.decided, comparison.better) == (None, None)
    assert all(position.reached for position in comparison.positions)
    assert [format_cards(cards) for cards in comparison.left_out] == ["Qc 5h", "5d Jd"]
    assert comparison.says == "the same hand: Two pair, kings and nines, ace kicker"


def test_one_hand_has_more_cards_so_far() -> None:
    comparison = compare_highs(ANY, hand("As Kd"), hand("Ah"))
    assert lines(comparison)[-1] == "*the second card: king (Kd) / -"
    assert comparison.better == 0
    assert comparison.says == "the same so far; the second card is there for one hand only: king"


def test_lows_compare_from_the_highest_card() -> None:
    seven, eight = hand("7c 4d 3h 2s Ac"), hand("8c 7d 3h 2s Ac")
    comparison = compare_lows(eight, seven, "eight-or-better")
    assert lines(comparison)[:2] == [
        "the kind of hand: no pair (8c 7d 3h 2s Ac) / the kind of hand: no pair (7c 4d 3h 2s Ac)",
        "*the highest card: eight (8c) / the highest card: seven (7c)",
    ]
    assert lines(comparison)[5] == "~the fifth card: ace (Ac) / the fifth card: ace (Ac)"
    assert comparison.better == 1
    assert comparison.says == "the highest card decides, seven is lower than eight"


@pytest.mark.parametrize(
    ("left", "right", "ordering", "better", "says"),
    [
        (
            *("As Ah 5d 4c 3s", "2s 2h 5d 4c 3s", "ace-to-five", 0),
            "the first card decides, ace is lower than two",
        ),
        (
            *("As 2d 3h 4s 5c", "2c 2d 7h 8s 9c", "deuce-to-seven", 0),
            "the kind of hand decides, no pair is lower than one pair",
        ),
        (
            *("As 2d 3h 4s 5c", "Kc 5d 4h 3s 2c", "deuce-to-seven", 1),
            "the highest card decides, king is lower than ace",
        ),
        (
            *("6h 5h 4h 3h 2h", "2c 2d 2h 2s 9c", "deuce-to-seven", 1),
            "the kind of hand decides, four of a kind is lower than straight flush",
        ),
        (
            *("As 2d 3h 4s 5c", "As 2d 3h 4s 6c", "ace-to-six", 1),
            "the kind of hand decides, no pair is lower than straight",
        ),
        (
            *("As 2d 3h 4s 9c", "As 2d 3h 4s 8c", "eight-or-better", 1),
            "only one of the two has a low",
        ),
        (*("As 2d 3h 4s 9c", "As 2d 3h Ts 9c", "eight-or-better", None), "neither has a low"),
        (*("As 2d 3h 4s 8c", "Ad 2c 3s 4h 8d", "ace-to-five", None), "the same low"),
    ],
)
def test_lows(left: str, right: str, ordering: str, better: int | None, says: str) -> None:
    comparison = compare_lows(hand(left), hand(right), ordering)
    assert (comparison.better, comparison.says) == (better, says)


hands = st.lists(st.sampled_from(DECK), min_size=1, max_size=9, unique=True)


@given(hands, hands)
def test_the_marked_difference_is_the_verdicts_reason(left: list[Card], right: list[Card]) -> None:
    one, other = analyse_cards(ANY, left), analyse_cards(ANY, right)
    comparison = compare_highs(ANY, one, other)
    verdict = showdown(ANY, (one, other))
    assert verdict is not None
    assert comparison.better == (verdict.winners[0] if len(verdict.winners) == 1 else None)
    reason = verdict.reason
    if reason.kind == "category":
        assert comparison.decided == 0
    elif reason.kind == "tiebreaker":
        assert comparison.decided == reason.position
        assert comparison.decided is not None
        sides = comparison.positions[comparison.decided].sides
        assert tuple(side and side.value for side in sides) == reason.ranks
    else:
        assert comparison.decided is None


@given(*[st.lists(st.sampled_from(DECK), min_size=5, max_size=8, unique=True)] * 2)
def test_the_better_low_is_that_of_the_plain_evaluator(left: list[Card], right: list[Card]) -> None:
    one, other = analyse_cards(ANY, left), analyse_cards(ANY, right)
    for ordering in LOW_ORDERINGS:
        comparison = compare_lows(one, other, ordering.name)
        best = [low_of(hand, ordering.name).best for hand in (one, other)]
        ranks = [None if five is None else rank_five_low(five, ordering) for five in best]
        if ranks[0] is not None and ranks[1] is not None:
            expected = None if ranks[0] == ranks[1] else int(ranks[1] < ranks[0])
        else:
            expected = None if ranks[0] is ranks[1] else int(ranks[0] is None)
        assert comparison.better == expected
        assert (comparison.decided is None) == (comparison.better is None)
        for position in comparison.positions[1:]:
            for side in position.sides:
                assert side is None or side.cards
