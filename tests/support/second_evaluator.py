"""A second evaluator, which shares no code with the program: cards are texts such as "As"."""

from collections import Counter
from collections.abc import Iterable, Sequence
from functools import lru_cache
from itertools import combinations, product
from typing import Any

NAMES = (
    *("high card", "one pair", "two pair", "three of a kind", "straight", "flush"),
    *("full house", "four of a kind", "straight flush", "four-card straight", "four-card flush"),
)
SHAPES = {"11111": 0, "2111": 1, "221": 2, "311": 3, "32": 6, "41": 7}
FEWER_RANKS = ("shortdeck", "manila")
"""Games in which a flush beats a full house."""
Key = tuple[Any, ...]


def value(card: str, ace: int = 14) -> int:
    return {"A": ace, "K": 13, "Q": 12, "J": 11, "T": 10}.get(card[0]) or int(card[0])


@lru_cache(maxsize=100_000)
def high_key(five: tuple[str, ...], game: str) -> Key:
    """Return a key of a high hand, (strength, ranks, category): the greater key is better."""
    counts = Counter(map(value, five))
    ranks = sorted(counts, key=lambda rank: (counts[rank], rank), reverse=True)
    category = SHAPES["".join(str(counts[rank]) for rank in ranks)]
    if category == 0:
        wheel = [14, 9, 8, 7, 6] if game == "shortdeck" else [14, 5, 4, 3, 2]
        if ranks == wheel:
            ranks = [*ranks[1:], 1]
        straight = ranks[0] - ranks[3] == 3 and (ranks[4] in (1, ranks[3] - 1))
        flush = len({card[1] for card in five}) == 1
        category = 8 if straight and flush else 5 if flush else 4 if straight else 0
    if game == "soko" and category < 2:
        category, ranks = max([(category, ranks), *fours(five)])
    if game == "soko":
        return [0, 1, 9, 10, 2, 3, 4, 5, 6, 7, 8].index(category), ranks, category
    order = [0, 1, 2, 3, 4, 6, 5, 7, 8] if game in FEWER_RANKS else list(range(9))
    return order.index(category), ranks, category


def fours(five: Sequence[str]) -> Iterable[tuple[int, list[int]]]:
    """Yield what four of the cards and the fifth make in Sökö: (category, ranks compared)."""
    for four in combinations(five, 4):
        (fifth,) = {*five} - {*four}
        ranks = {value(card) for card in four}
        runs = [{value(card, ace) for card in four} for ace in (1, 14)]
        tops = [max(run) for run in runs if len(run) == 4 and max(run) - min(run) == 3]
        if len({card[1] for card in four}) == 1:
            yield 10, [*sorted(ranks, reverse=True), value(fifth)]
        elif tops:
            yield 9, [max(tops), value(fifth)]


THREE_CARDS = ("threecard", "teenpatti")


def three_key(three: Sequence[str], game: str) -> Key:
    """Return a key of three cards as ``high_key`` does."""
    signs = "23456789TJQKA"
    row = "".join(sorted((card[0] for card in three), key=signs.index))
    ranks = sorted(map(value, three), reverse=True)
    straight = row in signs or row == "23A"
    if row == "23A":
        ranks = [14, 3, 2] if game == "teenpatti" else [3, 2, 1]
    flush = len({card[1] for card in three}) == 1
    category = {1: 3, 2: 1, 3: 8 if straight and flush else 4 if straight else 5 if flush else 0}[
        len({*row})
    ]
    if category == 1:
        ranks = sorted(ranks, key=lambda rank: (row.count(signs[rank - 2]), rank), reverse=True)
    order = [0, 1, 5, 4, 8, 3] if game == "teenpatti" else [0, 1, 5, 4, 3, 8]
    return order.index(category), ranks, category


@lru_cache(maxsize=100_000)
def low_key(five: tuple[str, ...], ordering: str = "ace-to-five") -> Key:
    """Return a key of a low, (category, ranks, category): the smaller key is the better low.

    Callers check that it is eight or lower, in games that require this.
    """
    counts = Counter(value(card, 14 if ordering == "deuce-to-seven" else 1) for card in five)
    ranks = sorted(counts, key=lambda rank: (counts[rank], rank), reverse=True)
    category = SHAPES["".join(str(counts[rank]) for rank in ranks)]
    if category == 0 and ordering != "ace-to-five":
        straight = ranks[0] - ranks[4] == 4
        flush = len({card[1] for card in five}) == 1
        category = 8 if straight and flush else 5 if flush else 4 if straight else 0
    return category, ranks, category


def choices(hole: Sequence[str], board: Sequence[str], game: str) -> Iterable[tuple[str, ...]]:
    if game.startswith("omaha") or game in ("greek", "manila"):
        pairs = product(combinations(hole, 2), combinations(board, 3))
        return (own + shared for own, shared in pairs)
    if game == "tahoe":
        return (five for five in combinations((*hole, *board), 5) if len({*hole} & {*five}) < 3)
    return combinations((*hole, *board), 5)


SHARED = ("badeucy", "badacey", "drawmaha")
"""Games in which the best hands of two games share the pot."""


def badugi_key(hole: Sequence[str], ace: int = 1) -> Key:
    """Return a key of a badugi, (number of cards, negated ranks): the greater key is better."""
    return max(
        (size, sorted(-value(card, ace) for card in some))
        for size in range(1, 5)
        for some in combinations(hole, size)
        if len({card[0] for card in some}) == size == len({card[1] for card in some})
    )


def best_high(hole: Sequence[str], board: Sequence[str], game: str) -> Key:
    if game == "badugi":
        return badugi_key(hole)
    if game in THREE_CARDS:
        return three_key(hole, game)
    return max(high_key(five, game) for five in choices(hole, board, game))


def best_low(hole: Sequence[str], board: Sequence[str], game: str) -> Key | None:
    """Return the key of a seat's best low; None if no low is eight or lower but must be."""
    ordering = LOW_GAMES.get(game, "ace-to-five")
    lows = [low_key(five, ordering) for five in choices(hole, board, game)]
    if game.endswith("8"):
        lows = [low for low in lows if low[0] == 0 and low[1][0] <= 8]
    return min(lows, default=None)


def winners(keys: Sequence[Key | None], best: Any) -> list[int]:
    there = [key for key in keys if key is not None]
    return [seat for seat, key in enumerate(keys) if there and key == best(there)]


LOW_GAMES = {
    **dict.fromkeys(("razz", "lowball", "badacey"), "ace-to-five"),
    **dict.fromkeys(("razz27", "deuce", "badeucy"), "deuce-to-seven"),
    "london": "ace-to-six",  # the example in the games' README
}
"""The orderings of the games in which the low wins, or the half that counts as the high."""


def second_key(hole: Sequence[str], board: Sequence[str], game: str) -> Key | None:
    """Return a key of a seat's hand for the second half of the pot: the greater key is better."""
    if game == "drawmaha":
        return best_high(hole, board, "omaha5")
    return badugi_key(hole, 14 if game == "badeucy" else 1)


def winners_of(
    seats: Sequence[Sequence[str]], board: Sequence[str], game: str
) -> list[int] | dict[str, list[int]]:
    """Return the winners, in the form of a question's answer: in high-low games for each half."""
    if game in SHARED:
        second = winners([second_key(seat, board, game) for seat in seats], max)
        first = winners_of(seats, [], {"badeucy": "deuce", "badacey": "lowball"}.get(game, "draw"))
        assert isinstance(first, list)
        return {"high": first, "low": second}
    if game in LOW_GAMES:
        return winners([best_low(seat, board, game) for seat in seats], min)
    high = winners([best_high(seat, board, game) for seat in seats], max)
    if not game.endswith("8"):
        return high
    low = winners([best_low(seat, board, game) for seat in seats], min)
    return {"high": high, "low": low}


def category_of(hole: Sequence[str], board: Sequence[str], game: str) -> str:
    if game == "badugi":
        return ("one card", "two cards", "three cards", "four cards")[badugi_key(hole)[0] - 1]
    if game in LOW_GAMES:
        low = best_low(hole, board, game)
        assert low is not None
        return NAMES[low[2]]
    key = best_high(hole, board, game)
    is_royal = key[2] == 8 and key[1][0] == 14 and game not in THREE_CARDS
    return "royal flush" if is_royal else NAMES[key[2]]


def fives_of(hole: Sequence[str], board: Sequence[str], game: str) -> set[frozenset[str]]:
    """Return all choices that make the hand; none of a hand of five cards, and none in badugi."""
    if game == "badugi" or len(hole) + len(board) <= 5:
        return set()
    low = LOW_GAMES.get(game)
    keys = {
        five: low_key(five, low) if low else high_key(five, game)
        for five in choices(hole, board, game)
    }
    best = (min if low else max)(keys.values())
    return {frozenset(five) for five, key in keys.items() if key == best}


def nuts_of(board: Sequence[str], deck: Sequence[str], game: str) -> set[frozenset[str]]:
    """Return all pairs of cards that make the best hand on a board."""
    left = [card for card in deck if card not in board]
    keys = {pair: best_high(pair, board, game) for pair in combinations(left, 2)}
    best = max(keys.values())
    return {frozenset(pair) for pair, key in keys.items() if key == best}


def share_of(
    seats: Sequence[Sequence[str]], board: Sequence[str], deck: Sequence[str], game: str
) -> float:
    """Return the first seat's average part of the pot over all cards that can come."""
    known = {*board, *seats[0], *seats[1]}
    left = [card for card in deck if card not in known]
    total, deals = 0.0, 0
    for more in combinations(left, 5 - len(board)):
        total += share_now(seats, (*board, *more), game)
        deals += 1
    return total / deals


def share_now(seats: Sequence[Sequence[str]], board: Sequence[str], game: str) -> float:
    """Return the first seat's part of the pot when all cards have been dealt."""
    found = winners_of(seats, board, game)
    parts = [half for half in found.values() if half] if isinstance(found, dict) else [found]
    return sum((0 in half) / len(half) for half in parts) / len(parts)
