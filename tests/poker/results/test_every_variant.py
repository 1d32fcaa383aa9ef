"""Winners, reasons and pots of every game and option, worked out a second time, differently.

Winners are those of the brute force. A reason follows from the analyses of two hands: their classes
say which is better, and their ranks are compared here one by one. Chips are handed out here one by
one, and odd ones in the best of all ways there are.
"""

from collections import Counter
from collections.abc import Mapping, Sequence
from functools import cache
from itertools import combinations, product
from random import Random

import pytest

from analyser.poker.cards import Card
from analyser.poker.games.game import Game
from analyser.poker.ranking.high import rank_five
from analyser.poker.results.analysis import Analysis, analyse_cards
from analyser.poker.results.outcome import share_pot, share_side_pots
from analyser.poker.results.showdown import Reason, Verdict, showdown
from brute_force import Hand, winners_of, worth_in
from mostly_long import mostly_long
from not_none import not_none
from variants import IN_THIRDS, VARIANTS, full_table, name_of

in_every_variant = pytest.mark.parametrize("game", VARIANTS, ids=name_of)
on_few_or_many_tables = pytest.mark.parametrize(
    "count", [8, pytest.param(100, marks=pytest.mark.long)]
)


@cache
def tables(game: Game, count: int) -> list[tuple[list[Hand], Hand, Verdict, list[Analysis]]]:
    """Tables with every card dealt, of few ranks mostly, so that hands tie and lows repeat."""
    found = []
    for seed in range(count):
        random = Random(f"{name_of(game)} {seed}")
        hands, board = full_table(game, random, random.choice([5, 5, 6, 13]))
        analyses = [analyse_cards(game, hand, board) for hand in hands]
        verdict = showdown(game, analyses)
        found.append((hands, board, not_none(verdict), analyses))
    return found


@pytest.mark.no_cover
@on_few_or_many_tables
@pytest.mark.parametrize("game", mostly_long(24, IN_THIRDS), ids=name_of)
def test_winners_are_those_of_the_brute_force(game: Game, count: int) -> None:
    worth = worth_in(game)
    for hands, board, verdict, _ in tables(game, count):
        highs, lows, _ = zip(*[worth(hand, board) for hand in hands], strict=True)
        low_winners = winners_of(lows, min)
        if game.high_counts or game.second:
            assert verdict.winners == winners_of(highs, max)
            assert verdict.low_winners == (low_winners if game.has_halves else ())
        else:
            assert (verdict.winners, verdict.low_winners) == (low_winners, ())
        assert verdict.final


@on_few_or_many_tables
@in_every_variant
def test_reasons_follow_from_two_analyses(game: Game, count: int) -> None:
    alone = game.first
    for hands, board, verdict, both in tables(game, count):
        analyses = [hand.alone for hand in both]
        high = reason_of_highs(alone, analyses, board) if alone.high_counts else None
        low = reason_of_lows(alone, analyses) if alone.low is not None else None
        if high is None:
            assert verdict.reason == low, hands
            continue
        assert not_none(verdict.high).reason == high, hands
        assert (verdict.low and verdict.low.reason) == low
        nobody = alone.splits and low is None
        assert verdict.reason == (Reason("no-low", high.seats) if nobody else high)


def reason_of_highs(game: Game, hands: Sequence[Analysis], board: Sequence[Card]) -> Reason:
    """Compare the best hand with the best of the others, by their classes and ranks."""
    classes = {seat: hand.high.class_ or 0 for seat, hand in enumerate(hands)}
    one, other = _pair(classes)
    ranks = [hand.high.rank for hand in (hands[one], hands[other])]
    shares_board = game.board and game.uses is None and not game.deck.has_wild
    if len(set(classes.values())) == 1 and shares_board:
        best = rank_five(board, game.high)
        if best == ranks[0]:
            return Reason("board", (0, 1))
    return _reason((one, other), [rank[0] for rank in ranks], [rank[1:] for rank in ranks])


def reason_of_lows(game: Game, hands: Sequence[Analysis]) -> Reason | None:
    """Do the same for lows; None where nobody has one."""
    assert game.low is not None
    lows = {
        seat: hand.lows[game.low.name] for seat, hand in enumerate(hands) if hand.lows is not None
    }
    lows = {seat: low for seat, low in lows.items() if low.class_ is not None}
    if not lows:
        return None
    if len(lows) == 1:
        (winner,) = lows
        return Reason("no-low", (0, 1 if winner == 0 else winner))
    one, other = _pair({seat: low.class_ or 0 for seat, low in lows.items()})
    ranks = [lows[seat].ranks or () for seat in (one, other)]
    kinds = [sorted(Counter(row).values(), reverse=True) for row in ranks]
    if game.low.straights_count:  # without wild cards: what the best five look like
        fives = [lows[seat].best or () for seat in (one, other)]
        kinds = [
            [
                *kind,
                len({card.suit for card in five}) == 1,
                len({*row}) == 5 and row[0] - row[4] == 4,
            ]
            for kind, five, row in zip(kinds, fives, ranks, strict=True)
        ]
    return _reason((one, other), kinds, ranks)


def _pair(classes: Mapping[int, int]) -> tuple[int, int]:
    """The first of the best, and another of the best; if there is none, the first of the rest."""
    first, second, *_ = sorted(classes, key=lambda seat: (classes[seat], seat))
    return min(first, second), max(first, second)


def _reason(
    seats: tuple[int, int], kinds: Sequence[object], ranks: Sequence[tuple[int, ...]]
) -> Reason:
    if kinds[0] != kinds[1]:
        return Reason("category", seats)
    for position, pair in enumerate(zip(*ranks, strict=True), 1):
        if pair[0] != pair[1]:
            return Reason("tiebreaker", seats, position, (pair[0], pair[1]))
    return Reason("tie", seats)


@on_few_or_many_tables
@in_every_variant
def test_pots_are_those_of_handing_out_chip_by_chip(game: Game, count: int) -> None:
    for hands, _, verdict, analyses in tables(game, count):
        for pot in (1, 2, 7, 100, 101, 10_003):
            chips = hand_out(game, verdict, hands, pot)
            assert list(share_pot(game, verdict, analyses, pot)) == chips, (hands, pot)


@pytest.mark.no_cover
@on_few_or_many_tables
@pytest.mark.parametrize("game", [game for game in VARIANTS if game.board], ids=name_of)
def test_side_pots_of_several_boards_are_handed_out_chip_by_chip(game: Game, count: int) -> None:
    for seed in range(count):
        random = Random(f"{name_of(game)} boards {seed}")
        several = random.choice([2, 3] if game.most_seats_with(3) > 2 else [2])
        cards = random.sample([*game.deck], 3 * game.dealt + several * game.board)
        hands = [tuple(cards[at * game.dealt :][: game.dealt]) for at in range(3)]
        rest = cards[3 * game.dealt :]
        boards = [tuple(rest[at * game.board :][: game.board]) for at in range(several)]
        bets = random.choices([5, 30, 77, 80], k=3)
        folded, dead_money = [random.choice([0, 20, 90])], random.choice([0, 7])
        every = [[analyse_cards(game, hand, board) for hand in hands] for board in boards]
        paid = [[0] * 3 for _ in boards]
        for seats, pot in pots_of(bets, folded, dead_money).items():
            for at, hands_there in enumerate(every):
                part = pot // several + (at < pot % several)
                left = [hand if seat in seats else None for seat, hand in enumerate(hands_there)]
                verdict = showdown(game, left)
                chips = [0] * 3
                if verdict is not None:
                    chips = hand_out(game, verdict, hands, part)
                else:
                    chips[seats[0]] = part
                paid[at] = [sum(each) for each in zip(paid[at], chips, strict=True)]
        found = share_side_pots(game, every, bets, folded, dead_money)
        assert [[*chips] for chips in found.by_board] == paid, (hands, boards, bets, folded)


def pots_of(
    bets: Sequence[int], folded: Sequence[int], dead_money: int
) -> dict[tuple[int, ...], int]:
    """Return each pot by the seats that can win it: put together from one layer of chips each."""
    called = sorted([*bets, *folded])[-2]
    pots: dict[tuple[int, ...], int] = {}
    for level in range(1, called + 1):
        seats = tuple(seat for seat, bet in enumerate(bets) if bet >= level) or [*pots][-1]
        pots[seats] = pots.get(seats, 0) + sum(bet >= level for bet in (*bets, *folded))
    pots[next(iter(pots))] += dead_money
    return pots


def test_pots_are_shared_in_many_of_these_tables() -> None:
    verdicts = [verdict for game in VARIANTS for _, _, verdict, _ in tables(game, 8)]
    ties = sum(len(verdict.winners) > 1 or len(verdict.low_winners) > 1 for verdict in verdicts)
    kinds = {verdict.reason.kind for verdict in verdicts}
    assert ties >= 20
    assert kinds >= {"category", "tiebreaker", "tie", "no-low"}
    lows = [verdict.low.reason.kind for verdict in verdicts if verdict.low is not None]
    assert set(lows) >= {"category", "tiebreaker", "tie", "no-low"}


def hand_out(game: Game, verdict: Verdict, hands: Sequence[Hand], pot: int) -> list[int]:
    """Give every half to its winners chip by chip, and the odd ones in the best way."""
    chips = [0] * len(hands)
    highs = in_turn(game, verdict.winners, hands, not game.high_counts)
    lows = in_turn(game, verdict.low_winners, hands, True)
    if not lows or set(lows) == set(highs):
        for number in range(pot):
            chips[highs[number % len(highs)]] += 1
        return chips
    low_half = pot // 2
    high_half = pot - low_half
    for half, seats in ((high_half, highs), (low_half, lows)):
        for seat in seats:
            chips[seat] += half // len(seats)
    halves = ((highs, high_half), (lows, low_half))
    odd = product(*[combinations(seats, half % len(seats)) for seats, half in halves])
    alone = set(highs) if len(highs) == 1 and high_half > low_half else set()
    # Nobody gets a second odd chip where that can be; then the first in turn, the high half first.
    places = [(high, low, [*map(highs.index, high)], [*map(lows.index, low)]) for high, low in odd]
    ways = [(bool({*low} & {*high, *alone}), one, other) for high, low, one, other in places]
    _, first, second = min(ways)
    if min(ways)[0]:
        first, second = min((high, low) for _, high, low in ways)
    for seat in [*[highs[at] for at in first], *[lows[at] for at in second]]:
        chips[seat] += 1
    return chips


def in_turn(game: Game, seats: Sequence[int], hands: Sequence[Hand], low: bool) -> list[int]:
    """Who gets odd chips first: from the button's left, else by the highest or lowest card."""
    if game.button:
        return list(seats)
    ranks = "A23456789TJQK" if low and (game.low is None or game.low.ace_low) else "23456789TJQKA"

    def places(seat: int) -> list[tuple[int, int]]:
        texts = [str(card) for card in hands[seat]]
        jokers = [(-1 if ranks[0] == "2" else 0, 0) for text in texts if text.startswith("Jo")]
        known = [text for text in texts if not text.startswith("Jo")]
        return jokers + [(ranks.index(text[0]) + 1, "cdhs".index(text[1])) for text in known]

    if low:
        return sorted(seats, key=lambda seat: min(places(seat)))
    return sorted(seats, key=lambda seat: max(places(seat)), reverse=True)
