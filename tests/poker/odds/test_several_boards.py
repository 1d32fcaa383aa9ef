"""The odds on two and three boards, against a brute force that deals all of them."""

from itertools import combinations
from random import Random

import pytest

from analyser import api_odds
from analyser.poker.cards import Card, parse_cards
from analyser.poker.errors import NoSecondBoardError
from analyser.poker.games.registry import HOLDEM, STUD, find_game
from analyser.poker.odds.count import odds_of
from analyser.poker.odds.record import HighLowSeatOdds, Odds
from analyser.poker.odds.situation import situation_of
from brute_force import winners_of, worth_in
from examples import examples
from mostly_long import mostly_long
from not_none import not_none


def shares(game: str, hands: list[tuple[Card, ...]], board: tuple[Card, ...]) -> list[float]:
    worth = worth_in(find_game(game))
    highs, lows, _ = zip(*[worth(hand, board) for hand in hands], strict=True)
    halves = [winners_of(highs, max)]
    if find_game(game).splits and (low := winners_of(lows, min)):
        halves.append(low)
    return [sum((s in h) / len(h) for h in halves) / len(halves) for s in range(len(hands))]


def dealt(boards: list[tuple[Card, ...]], left: list[Card]) -> list[list[tuple[Card, ...]]]:
    """Deal all boards to the end, one after the other from the same deck, in every way."""
    if not boards:
        return [[]]
    first, *others = boards
    found = []
    for more in combinations(left, 5 - len(first)):
        rest = [card for card in left if card not in more]
        found += [[(*first, *more), *each] for each in dealt(others, rest)]
    return found


@pytest.mark.parametrize(
    ("game", "hands", "boards", "dead"), examples(__file__, "gone_through.txt")
)
def test_the_share_is_that_of_all_boards_dealt_one_after_the_other(
    game: str, hands: str, boards: str, dead: str
) -> None:
    seats = [parse_cards(hand) for hand in hands.split()]
    first, *others = [parse_cards(board) for board in boards.split() if len(board) > 2]
    out = parse_cards(dead) if dead else ()
    situation = situation_of(find_game(game), seats, first, out, more_boards=others)
    odds = odds_of(situation)
    every = dealt([first, *others], [*situation.unseen])
    totals = [0.0] * len(seats)
    scoops = [0] * len(seats)
    known: dict[tuple[Card, ...], list[float]] = {}
    for runs in every:
        for board in runs:
            if board not in known:
                known[board] = shares(game, seats, board)
        for seat in range(len(seats)):
            on_each = [known[board][seat] for board in runs]
            totals[seat] += sum(on_each) / len(on_each)
            scoops[seat] += min(on_each) == 1
    for found, total in zip(odds.seats, totals, strict=True):
        assert found.equity == pytest.approx(total / len(every), abs=1e-12)
        assert found.win + found.tie + found.lose == odds.boards
    if all(len(board) > 3 for board in (first, *others)):
        assert odds.scoops is not None
        assert list(odds.scoops.seats) == [
            count * odds.scoops.deals // len(every) for count in scoops
        ]
    else:
        assert odds.scoops is None
    assert [run.board for run in not_none(odds.runs)] == [first, *others]


def test_a_common_street_has_one_figure() -> None:
    odds = api_odds.equity("AsKs v 9h9d @ Qs7s2c4s8d @ Qs7s2c9c3h", streets=True)
    assert odds.streets is not None
    alone = api_odds.equity("AsKs v 9h9d @ Qs7s2c")
    assert odds.streets[1].equity == tuple(seat.equity for seat in alone.seats)
    assert odds.streets[1].boards == (parse_cards("Qs7s2c"),) * 2
    assert odds.streets[3].equity == (0.5, 0.5)
    assert [seat.equity for seat in odds.seats] == [0.5, 0.5]


def test_ranges_and_estimates_are_means_over_the_boards() -> None:
    text = "QQ+, AKs:0.5 v 9h9d @ Qs7s2c4s @ Qs7s2c9c"
    exact = api_odds.equity(text)
    assert exact.runs is not None
    for seat in (0, 1):
        mean = sum(run.seats[seat].equity for run in exact.runs) / 2
        assert exact.seats[seat].equity == pytest.approx(mean)
    assert exact.seats[0].hands is not None
    assert exact.scoops is None
    guess = api_odds.equity(text, deals=2_000, seed=7)
    assert (guess.exact, guess.boards, guess.deals) == (False, 4_000, 4_000)
    error = guess.seats[0].standard_error
    assert abs(guess.seats[0].equity - exact.seats[0].equity) < 5 * not_none(error)
    sure = api_odds.equity("AsKs v 9h9d @ Qs7s2c4s8d @ Qs7s2c9c3h", deals=10, seed=7)
    assert sure.seats[0].standard_error is None


def test_two_ranges_before_the_flop_have_no_categories() -> None:
    odds = api_odds.equity("QQ+ v AKs @ @")
    assert not odds.seats[0].categories
    assert isinstance(odds, Odds)


def test_halves_are_counted_on_each_board() -> None:
    odds = api_odds.equity("As3s v 9h9d @ Qs7s2c4s @ 8d6c2d9c", game="holdem8")
    seat = odds.seats[0]
    assert isinstance(seat, HighLowSeatOdds)
    assert seat.low_win + seat.low_tie + seat.low_lose + seat.no_low == odds.boards


def test_a_game_without_a_board_has_no_second_one() -> None:
    with pytest.raises(NoSecondBoardError):
        situation_of(STUD, [parse_cards("AsKs")], more_boards=[()])


@pytest.mark.parametrize("count", mostly_long(1, [150, 2_000]))
def test_random_pairs_of_whole_boards_split_as_the_brute_force_says(count: int) -> None:
    """Showdowns on two boards, in hold'em, Omaha and Omaha hi-lo."""
    random = Random(47)
    for number in range(count):
        key = ("holdem", "omaha", "omaha8")[number % 3]
        game = find_game(key)
        deck = random.sample([*game.deck], 2 * game.dealt + 10)
        hands = [tuple(deck[at * game.dealt :][: game.dealt]) for at in range(2)]
        one, other = tuple(deck[-10:-5]), tuple(deck[-5:])
        odds = odds_of(situation_of(game, hands, one, more_boards=[other]))
        expected = [sum(pair) / 2 for pair in zip(
            shares(key, hands, one), shares(key, hands, other), strict=True)]  # fmt: skip
        assert [seat.equity for seat in odds.seats] == expected


def test_the_odds_on_each_board_are_those_of_that_board_alone() -> None:
    hands = [parse_cards("AsKs"), parse_cards("9h9d")]
    boards = [parse_cards("Qs7s2c4s"), parse_cards("Qs7s2c9c")]
    together = odds_of(situation_of(HOLDEM, hands, *boards[:1], more_boards=boards[1:]))
    first, second = together.on_each_board()
    others = [parse_cards("9c"), parse_cards("4s")]  # what lies on the other board only
    assert [each.seats for each in (first, second)] == [
        odds_of(situation_of(HOLDEM, hands, board, dead)).seats
        for board, dead in zip(boards, others, strict=True)
    ]
    assert first.on_each_board() == (first,)
