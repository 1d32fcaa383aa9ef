"""Two hands held against each other, cell by cell, and what decides, the verdict as oracle."""

from itertools import pairwise

import pytest
from hypothesis import given, strategies as st

from analysed import any_hand as hand, hand_of, judged, seats_of
from analyser.poker.cards import DECK, Card, format_cards
from analyser.poker.dealing import Shuffler
from analyser.poker.decks import JOKER_KINDS
from analyser.poker.explain.rules_reference import ruling
from analyser.poker.explain.side_by_side import (
    Alignment,
    SeatComparison,
    align_highs,
    align_lows,
    compare_under_every_low,
    explain_verdict,
    low_of,
)
from analyser.poker.games.game import Game
from analyser.poker.games.registry import ANY, GAMES, HOLDEM, LOWBALL, OMAHA_HI_LO, RAZZ
from analyser.poker.ranking.low import ACE_TO_FIVE, LOW_ORDERINGS
from analyser.poker.results.analysis import Analysis, analyse_cards
from analyser.poker.results.showdown import seats_compared, showdown
from not_none import not_none
from plain_wild import rank_five_low

NAMES = ("Ann", "Ben", "Cat")


def compared(
    game: Game, hands: str, board: str = "", chosen: int | None = None
) -> tuple[SeatComparison, ...]:
    verdict, found = judged(game, hands, board)
    return explain_verdict(game, found, NAMES[: len(found)], verdict, chosen)


def test_the_high_hand_alone_decides_in_holdem() -> None:
    (duel,) = compared(HOLDEM, "Ah Qd / Ac Jd", "As 9c 7d 4h 2s")
    assert duel.title == "Ann against Ben"
    (says,) = duel.says
    assert says == "Ann is better: both have a pair of aces; the queen kicker beats the jack."
    assert duel.ruling == "kickers"
    assert not_none(duel.alignment).decided == 2
    (duel,) = compared(HOLDEM, "2h 3d / 2c 3c", "As Ks Qs Js Ts")
    assert duel.says == ("Both play the board: a royal flush.",)
    assert duel.ruling == "plays-the-board"


def test_high_and_low_are_told_apart() -> None:
    high, low = compared(OMAHA_HI_LO, "Ah 2d Kd Kc / Ac 3d 4c 9c", "8s 9h 7d 4h 2s")
    assert high.title == "For the high: Ben against Ann"
    assert high.says == ("Ben is better: two pair beats a pair.",)
    assert low.title == "For the low: Ben against Ann"
    (says,) = low.says
    assert says == "Ben is lower: a seven-four beats an eight-seven: 7-4-3-2-A against 8-7-4-2-A."
    assert (high.ruling, low.ruling) == ("categories", "eight-or-better")


def test_each_seat_without_a_low_learns_why() -> None:
    _, low = compared(OMAHA_HI_LO, "Ac Td Qc 9c / Ah 2d Kd Kc", "8s 9h 7d 4h 2s")
    assert low.says == (
        "Ben has the only low.",
        "Ann: No low. Different ranks of eight or lower in the hand: 1; a low needs 2 of them.",
    )
    high, low = compared(OMAHA_HI_LO, "Ah 2d Kd Kc / Ac 3d 4c 9c", "Ts 9h 7d Kh 2s")
    assert high.alignment is not None
    assert (low.title, low.alignment, low.ruling) == ("For the low: nobody", None, "high-low-split")
    why = "No low. Different ranks of eight or lower on the board: 2; a low needs 3 of them."
    assert low.says == (f"Ann: {why}", f"Ben: {why}")


def test_the_low_decides_where_it_alone_counts() -> None:
    (duel,) = compared(LOWBALL, "Ah 2d Kd 3s 4d / Ac Td Qc 2s 5d")
    assert duel.title == "Ben against Ann"
    assert duel.says[0].startswith("Ben is lower: a queen-ten beats a king-four")
    assert duel.alignment is not None
    (duel,) = compared(RAZZ, "Ah 2d Kd / Ac Td Qc")
    assert duel.alignment is None
    assert duel.says == ("a queen-ten beats a king-two: Q-10-A against K-2-A",)


def test_the_winner_is_held_against_the_chosen_seat_if_it_has_cards() -> None:
    hands, board = "Kh Kd / Qh Qd / 3c 5c", "As 9c 7d 4h 2s"
    (nearest,) = compared(HOLDEM, hands, board, chosen=None)
    (chosen,) = compared(HOLDEM, hands, board, chosen=1)
    (winner,) = compared(HOLDEM, hands, board, chosen=2)
    names = [duel.names for duel in (nearest, chosen, winner)]
    assert names == [("Cat", "Ann"), ("Cat", "Ben"), ("Cat", "Ann")]
    assert compared(HOLDEM, "Kh Kd / Qh Qd / ", "As 9c 7d", chosen=2)[0].names == ("Ann", "Ben")


@pytest.mark.parametrize(("winners", "chosen", "compared"), [
    ([2], None, (2, 0)), ([2], 1, (2, 1)), ([2], 2, (2, 0)), ([0, 1], 1, (0, 1)),
])  # fmt: skip
def test_seats_compared(winners: list[int], chosen: int | None, compared: tuple[int, int]) -> None:
    assert seats_compared(winners, (0, 2), chosen) == compared


def test_every_low_ordering_compares_the_same_two_seats() -> None:
    hands = seats_of(HOLDEM, "Ah Qd / Ac Jd", "As 9c 7d 4h 2s")
    found = compare_under_every_low(HOLDEM, hands, NAMES, (0, 1))
    assert [duel.ruling for duel in found] == [ordering.name for ordering in LOW_ORDERINGS]
    eight = next(duel for duel in found if duel.ruling == "eight-or-better")
    assert eight.alignment is None
    assert len(eight.says) == 2
    assert all("No low" in sentence for sentence in eight.says)
    assert compare_under_every_low(HOLDEM, seats_of(HOLDEM, "Ah Qd / Ac Jd"), NAMES, (0, 1)) == ()


@given(st.sampled_from(GAMES), st.integers(0, 2**64 - 1), st.integers(2, 3))
def test_what_it_says_agrees_with_the_verdict(game: Game, seed: int, players: int) -> None:
    cards = [card for card in Shuffler(seed).shuffled() if card in game.deck.cards]
    cuts = [*range(0, game.dealt * players + 1, game.dealt)]
    board = tuple(cards[cuts[-1] : cuts[-1] + game.board])
    hands = [analyse_cards(game, tuple(cards[start:stop]), board) for start, stop in pairwise(cuts)]
    verdict = showdown(game, hands)
    assert verdict is not None
    halves = [half for half in (verdict, verdict.second) if half is not None]
    every = [side for half in halves for side in (half.high, half.low)]
    sides = [side for side in every if side is not None]
    found = explain_verdict(game, hands, NAMES[:players], verdict)
    assert len(found) == len(sides) + (verdict.reason.kind == "no-low")
    for side, duel in zip(sides, found, strict=False):
        ruling(duel.ruling)
        better = not_none(duel.alignment).better
        if len(side.winners) == players or better is None:
            assert side.reason.kind in ("tie", "board")
        else:
            assert duel.names[better] == NAMES[side.winners[0]]


def lines(alignment: Alignment) -> list[str]:
    """Write each position as "role: text (cards) / text (cards)", the first difference with *."""
    written = []
    decided = len(alignment.positions) if alignment.decided is None else alignment.decided
    for at, position in enumerate(alignment.positions):
        some = [one and f"{one.role}: {one.text} ({format_cards(one.cards)})" for one in position]
        cells = [one or "-" for one in some]
        mark = "*" if at == decided else "" if at < decided else "~"
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
    assert [format_cards(cards) for cards in alignment.left_out] == ["Qc 5h", "5d Jd"]
    assert alignment.says == "the same hand: two pair, kings and nines, ace kicker"


def test_one_hand_has_more_cards_so_far() -> None:
    alignment = align_highs(ANY, hand("As Kd"), hand("Ah"))
    assert lines(alignment)[-1] == "*the second card: king (Kd) / -"
    assert alignment.better == 0
    assert alignment.says == "the same so far; the second card is there for one hand only: king"


@pytest.mark.parametrize(("left", "right", "ordering", "better", "says"), [
    ("6h 5h 4h 3h 2h", "2c 2d 2h 2s 9c", "deuce-to-seven", 1,
     "a straight flush counts against the hand: 2-2-2-2-9 beats it"),
    ("As 2d 3h 4s 5c", "As 2d 3h 4s 6c", "ace-to-six", 1,
     "a straight counts against the hand: 6-4-3-2-A beats it"),
    ("As 2d 3h 4s 9c", "As 2d 3h 4s 8c", "eight-or-better", 1, "only one of the two has a low"),
    (*("As 2d 3h 4s 9c", "As 2d 3h Ts 9c", "eight-or-better", None), "neither has a low"),
    (*("As 2d 3h 4s 8c", "Ad 2c 3s 4h 8d", "ace-to-five", None), "the same low: 8-4-3-2-A"),
])  # fmt: skip
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
            for cell in position:
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
            values = [cell and cell.value for cell in alignment.positions[decided]]
            assert tuple(values) == reason.ranks
