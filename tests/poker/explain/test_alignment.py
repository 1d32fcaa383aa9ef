"""Two hands cell by cell, and the verdict as oracle."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from analysed import any_hand as hand
from analysed import hand_of
from analyser.poker.cards import DECK, Card, format_cards
from analyser.poker.decks import JOKER_KINDS
from analyser.poker.explain.side_by_side import Alignment, align_highs, align_lows, low_of
from analyser.poker.games.game import Game
from analyser.poker.games.registry import ANY, GAMES, HOLDEM, LOWBALL
from analyser.poker.ranking.low import ACE_TO_FIVE, LOW_ORDERINGS, rank_five_low
from analyser.poker.results.analysis import Analysis, analyse_cards
from analyser.poker.results.verdict import showdown


def lines(alignment: Alignment) -> list[str]:
    """Write each position as "role: text (cards) / text (cards)", the first difference with *."""
    written = []
    for position in alignment.positions:
        some = [
            one and f"{one.role}: {one.text} ({format_cards(one.cards)})" for one in position.cells
        ]
        cells = [one or "-" for one in some]
        mark = "*" if position.decides else "" if position.reached else "~"
        written.append(mark + " / ".join(cells))
    return written


def test_the_first_difference_is_marked() -> None:
    board = "As 9c 7d 4h 2s"
    alignment = align_highs(HOLDEM, hand("Ah Qd", board), hand("Ac Jd", board))
    assert lines(alignment) == [
        "the category: one pair (Ah As) / the category: one pair (Ac As)",
        "the pair: aces (Ah As) / the pair: aces (Ac As)",
        "*the first kicker: queen (Qd) / the first kicker: jack (Jd)",
        "~the second kicker: nine (9c) / the second kicker: nine (9c)",
        "~the third kicker: seven (7d) / the third kicker: seven (7d)",
    ]
    assert (alignment.decided, alignment.better) == (2, 0)
    assert [format_cards(cards) for cards in alignment.left_out] == ["4h 2s", "4h 2s"]
    assert alignment.says == "both have a pair of aces; the queen kicker beats the jack"


def test_equal_hands_have_no_first_difference() -> None:
    board = "9c Kh Kd 9s Ah"
    alignment = align_highs(HOLDEM, hand("Qc 5h", board), hand("5d Jd", board))
    assert (alignment.decided, alignment.better) == (None, None)
    assert all(position.reached for position in alignment.positions)
    assert [format_cards(cards) for cards in alignment.left_out] == ["Qc 5h", "5d Jd"]
    assert alignment.says == "the same hand: two pair, kings and nines, ace kicker"


def test_one_hand_has_more_cards_so_far() -> None:
    alignment = align_highs(ANY, hand("As Kd"), hand("Ah"))
    assert lines(alignment)[-1] == "*the second card: king (Kd) / -"
    assert alignment.better == 0
    assert alignment.says == "the same so far; the second card is there for one hand only: king"


@pytest.mark.parametrize(
    ("left", "right", "ordering", "better", "says"),
    [
        ("6h 5h 4h 3h 2h", "2c 2d 2h 2s 9c", "deuce-to-seven", 1,
         "a straight flush counts against the hand: 2-2-2-2-9 beats it"),
        ("As 2d 3h 4s 5c", "As 2d 3h 4s 6c", "ace-to-six", 1,
         "a straight counts against the hand: 6-4-3-2-A beats it"),
        ("As 2d 3h 4s 9c", "As 2d 3h 4s 8c", "eight-or-better", 1, "only one of the two has a low"),
        (*("As 2d 3h 4s 9c", "As 2d 3h Ts 9c", "eight-or-better", None), "neither has a low"),
        (*("As 2d 3h 4s 8c", "Ad 2c 3s 4h 8d", "ace-to-five", None), "the same low: 8-4-3-2-A"),
    ],
)  # fmt: skip
def test_lows(left: str, right: str, ordering: str, better: int | None, says: str) -> None:
    known = next(each for each in LOW_ORDERINGS if each.name == ordering)
    alignment = align_lows(ANY, hand(left), hand(right), known)
    assert (alignment.better, alignment.says) == (better, says)


@given(*[st.lists(st.sampled_from(DECK), min_size=5, max_size=8, unique=True)] * 2)
def test_the_better_low_is_that_of_the_plain_evaluator(left: list[Card], right: list[Card]) -> None:
    one, other = analyse_cards(ANY, left), analyse_cards(ANY, right)
    for ordering in LOW_ORDERINGS:
        alignment = align_lows(ANY, one, other, ordering)
        best = [low_of(hand, ordering).best for hand in (one, other)]
        ranks = [None if five is None else rank_five_low(five, ordering) for five in best]
        if ranks[0] is not None and ranks[1] is not None:
            expected = None if ranks[0] == ranks[1] else int(ranks[1] < ranks[0])
        else:
            expected = None if ranks[0] is ranks[1] else int(ranks[0] is None)
        assert alignment.better == expected
        assert (alignment.decided is None) == (alignment.better is None)
        for position in alignment.positions[1:]:
            for cell in position.cells:
                assert cell is None or cell.cards


def test_the_joker_stands_in_its_place_in_a_low() -> None:
    game = LOWBALL.with_options({"joker": "bug"})
    one, other = (hand_of(game, cards) for cards in ("Jo 7s 4h 3d As", "7c 4d 3c 2h 5h"))
    alignment = align_lows(game, one, other, ACE_TO_FIVE)
    assert lines(alignment)[2] == "*the second card: four (4h) / the second card: five (5h)"
    assert lines(alignment)[4] == "~the fourth card: two (Jo) / the fourth card: three (3c)"


@st.composite
def deals(draw: st.DrawFn) -> tuple[Game, tuple[Analysis, Analysis]]:
    game = draw(st.sampled_from(GAMES))
    if "joker" in game.allows:
        game = game.with_options({"joker": draw(st.sampled_from(JOKER_KINDS))})
    count = 2 * game.dealt + game.board
    cards = draw(st.permutations(game.deck.cards))[:count]
    board = cards[: game.board]
    one, other = cards[game.board : game.board + game.dealt], cards[game.board + game.dealt :]
    return game, (analyse_cards(game, one, board), analyse_cards(game, other, board))


@given(deals())
def test_in_every_game_the_marked_difference_is_the_verdicts_reason(
    deal: tuple[Game, tuple[Analysis, Analysis]],
) -> None:
    game, (one, other) = deal
    verdict = showdown(game, (one, other))
    assert verdict is not None
    cells = []
    if verdict.high is not None:
        cells.append((verdict.high.winners, verdict.high.reason, align_highs(game, one, other)))
    if verdict.low is not None:
        alignment = align_lows(game, one, other, verdict.low.ordering)
        cells.append((verdict.low.winners, verdict.low.reason, alignment))
    for winners, reason, alignment in cells:
        assert alignment.better == (winners[0] if len(winners) == 1 else None)
        decided = {"category": 0, "no-low": 0, "tiebreaker": reason.position}.get(reason.kind)
        assert alignment.decided == decided
        if reason.ranks is not None:
            assert decided is not None
            values = [cell and cell.value for cell in alignment.positions[decided].cells]
            assert tuple(values) == reason.ranks
