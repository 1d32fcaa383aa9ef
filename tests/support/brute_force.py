"""A second, independent reference for odds, which goes through every deal.

It ranks every choice of five cards with the plain evaluators, and adds up in fractions. It shares
nothing with the engine except these evaluators. In particular it uses neither the class tables nor
the code that makes records from counts, which the plain way of counting uses too. Only this module
finds mistakes in those.
"""

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from fractions import Fraction
from functools import cache
from itertools import combinations, product
from typing import Any

from analyser.poker.cards import Card
from analyser.poker.decks import BUG
from analyser.poker.games.game import Game
from analyser.poker.odds.record import HighLowSeatOdds, Odds, SeatOdds
from analyser.poker.odds.situation import Situation
from analyser.poker.ranking.badugi import BADUGI_ACE_HIGH
from analyser.poker.ranking.high import rank_five
from plain_wild import rank_five_low, rank_wild_high, rank_wild_low
from second_evaluator import best_high, category_of

Hand = tuple[Card, ...]

CATEGORIES = (
    *("", "high card", "one pair", "two pair", "three of a kind", "straight", "flush"),
    *("full house", "four of a kind", "straight flush", "five of a kind"),
)

SHAPES = (1, 1, 1, 1, 1), (2, 1, 1, 1), (2, 2, 1), (3, 1, 1), (3, 2), (4, 1)
NAMES = "high card", "one pair", "two pair", "three of a kind", "full house", "four of a kind"
GROUPS: dict[tuple[int, ...], str] = dict(zip(SHAPES, NAMES, strict=True))


def brute_force(situation: Situation) -> Odds:
    """Deal every deal, rank each seat's choices of five cards, and count the results."""
    game = situation.game
    seats = range(len(situation.hands))
    verdicts: Counter[tuple[tuple[int, ...], tuple[int, ...]]] = Counter()
    made: list[Counter[str]] = [Counter() for _ in seats]
    worth = worth_in(game)
    for *hands, board in _deals(situation):
        highs, lows, names = zip(*[worth(hand, board) for hand in hands], strict=True)
        verdicts[winners_of(highs, max), winners_of(lows, min)] += 1
        for seat in seats:
            made[seat][names[seat]] += 1
    found = tuple(_seat_odds(game, seat, verdicts, made[seat]) for seat in seats)
    return Odds(game.key, verdicts.total(), True, found, situation)


def _deals(situation: Situation) -> Iterator[list[Hand]]:
    """Yield every way to give each seat, and then the board, the cards that are missing."""
    places = [*situation.hands, situation.board]
    lacking = [max(0, situation.game.dealt - len(hand)) for hand in situation.hands]
    lacking.append(situation.game.board - len(situation.board))
    gone = {*situation.dead, *(card for place in places for card in place)}

    def deal(at: int, left: frozenset[Card]) -> Iterator[list[Hand]]:
        if at == len(places):
            yield []
            return
        for more in combinations(sorted(left), lacking[at]):
            for rest in deal(at + 1, left.difference(more)):
                yield [places[at] + more, *rest]

    return deal(0, frozenset(card for card in situation.game.deck if card not in gone))


def worth_in(game: Game) -> Callable[[Hand, Hand], tuple[Any, Any, str]]:
    """Return what ranks a seat: (strength of the high hand, the low, name of what counts)."""
    if game.second is not None:
        return _worth_in_both(game, game.second)
    high, low, deck = game.high, game.low, game.deck
    rank_of = deck.looked_up
    kinds: dict[tuple[tuple[int, ...], bool], tuple[Any, Any]] = {}

    @cache
    def of_five(five: Hand) -> tuple[Any, Any]:
        # Suits matter where all are the same, and nowhere else: so few hands have to be ranked.
        looked_up = [rank_of[card] for card in five]
        suits = {card.suit for card, at in zip(five, looked_up, strict=True) if at > BUG}
        key = tuple(sorted(looked_up)), len(suits) <= 1
        if key not in kinds:
            best, lowest = rank(five)
            kinds[key] = (high.strength(best), best), lowest
        return kinds[key]

    def rank(five: Hand) -> tuple[Any, Any]:
        if deck.has_wild:
            return rank_wild_high(five, deck, high), low and rank_wild_low(five, deck, low)
        return rank_five(five, high), low and rank_five_low(five, low)

    @cache
    def of_seat(hand: Hand, board: Hand) -> tuple[Any, Any, str]:
        if game.one_of_each:
            return _badugi(hand, 14 if game.high == BADUGI_ACE_HIGH else 1)
        if game.whole is not None:
            place, ranks, _ = best_high([*map(str, hand)], (), game.key)
            return (place, *ranks), None, category_of([*map(str, hand)], (), game.key)
        found = [of_five(five) for five in _choices(game, hand, board)]
        strength, best = max([one for one, _ in found])  # the strength decides, and tells the rank
        lows = [one for _, one in found if one is not None]
        best_low = min(lows, default=None)
        if game.high_counts:
            return strength, best_low, _name_of_high(best)
        assert best_low is not None
        return None, best_low, _name_of_low(best_low)

    return of_seat


def _worth_in_both(game: Game, second: Game) -> Callable[[Hand, Hand], tuple[Any, Any, str]]:
    """Return what ranks a seat in a game and its second: (greater is better, smaller is better)."""
    worth, other_worth = worth_in(game.first), worth_in(second)

    def of_seat(hand: Hand, board: Hand) -> tuple[Any, Any, str]:
        high, low, name = worth(hand, ())
        best = high if low is None else [-value for part in low for value in part]
        return best, [-value for value in other_worth(hand, board)[0]], name

    return of_seat


BOTH_OWN_CARDS = ("greek", "manila")


def _badugi(hand: Hand, ace: int) -> tuple[tuple[int, ...], None, str]:
    """Return what a badugi is worth, if of every two cards that clash one is thrown away."""
    for one, other in combinations(hand, 2):
        if one.rank == other.rank or one.suit == other.suit:
            rests = [tuple(card for card in hand if card is not gone) for gone in (one, other)]
            return max([_badugi(rest, ace) for rest in rests])
    ranks = sorted((ace if card.rank == 14 else card.rank for card in hand), reverse=True)
    names = ("", "one card", "two cards", "three cards", "four cards")
    return (len(hand), *[-rank for rank in ranks]), None, names[len(hand)]


def _choices(game: Game, hand: Hand, board: Hand) -> Iterator[Hand]:
    if game.key.startswith("omaha") or game.key in BOTH_OWN_CARDS:
        pairs = product(combinations(hand, 2), combinations(board, 3))
        return (two + three for two, three in pairs)
    if game.key == "tahoe":
        return (five for five in combinations(hand + board, 5) if len({*hand} & {*five}) < 3)
    return combinations(hand + board, 5)


def _name_of_high(rank: tuple[int, ...]) -> str:
    return "royal flush" if rank == (9, 14) else CATEGORIES[rank[0]]


def _name_of_low(rank: tuple[tuple[int, ...], tuple[int, ...]]) -> str:
    kind, _ = rank
    return GROUPS[kind] if len(kind) > 1 else CATEGORIES[kind[0]]


def winners_of(worth: Sequence[Any], best: Callable[[list[Any]], Any]) -> tuple[int, ...]:
    counting = [one for one in worth if one is not None]
    wins = best(counting) if counting else None
    return tuple([seat for seat, one in enumerate(worth) if one is not None and one == wins])


def _seat_odds(game: Game, seat: int, verdicts: Counter[Any], made: Counter[str]) -> SeatOdds:
    def count(wanted: Callable[[tuple[int, ...], tuple[int, ...]], bool]) -> int:
        return sum(number for (high, low), number in verdicts.items() if wanted(high, low))

    def part(high: tuple[int, ...], low: tuple[int, ...]) -> Fraction:
        halves = [half for half in (high, low) if half]
        return sum((Fraction(seat in half, len(half)) for half in halves), Fraction()) / len(halves)

    parts = [part(*pair) * number for pair, number in verdicts.items()]
    share = sum(parts, Fraction()) / verdicts.total()
    main = 0 if game.high_counts or game.second else 1
    basic = (
        count(lambda *halves: halves[main] == (seat,)),
        count(lambda *halves: seat in halves[main] and len(halves[main]) > 1),
        count(lambda *halves: seat not in halves[main]),
        float(share),
        dict(made),
        share,
    )
    if not game.has_halves:
        return SeatOdds(*basic)
    return HighLowSeatOdds(
        *basic,
        count(lambda high, low: low == (seat,)),
        count(lambda high, low: seat in low and len(low) > 1),
        count(lambda high, low: bool(low) and seat not in low),
        count(lambda high, low: not low),
        count(lambda high, low: high == (seat,) and low in {(), (seat,)}),
    )


def written(found: Odds) -> Odds:
    """Return the same odds without categories that nobody makes, as brute force finds none."""
    made = [{name: n for name, n in seat.categories.items() if n} for seat in found.seats]
    seats = [replace(seat, categories=some) for seat, some in zip(found.seats, made, strict=True)]
    return replace(found, seats=tuple(seats))
