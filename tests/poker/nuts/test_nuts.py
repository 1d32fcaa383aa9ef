"""The nuts of a board or several, and what beats a hand, against a second evaluator."""

import random
import re
from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from itertools import combinations
from typing import Any

import pytest

from analyser import CardError, nuts, parse_cards, parse_range
from analyser.poker.cards import format_cards
from analyser.poker.games.registry import find_game
from analyser.poker.nuts.nuts import Nuts, best_on_boards, by_starting_hand
from mostly_long import mostly_long
from not_none import not_none
from second_evaluator import Key, best_high, best_low

GAMES = ("holdem", "shortdeck", "omaha", "omaha5", "omaha6", "omaha8", "omaha5-8")


def test_a_set_of_nines_on_a_board_with_straights() -> None:
    found = nuts("9h 9c", "Qh Jh 9d 4s")
    assert (found.made, found.draws) == ("set of nines", ())
    assert (found.holdings, found.better, found.equal, found.worse) == (1035, 38, 0, 997)
    assert (found.place, found.places, len(found.classes)) == (5, 76, 76)
    best, own = found.classes[0], found.classes[4]
    assert (best.category, best.description) == ("straight", "Straight, king high")
    assert (best.combos, best.range) == (16, "KTs, KTo")
    assert (own.combos, own.range, own.example) == (0, "", parse_cards("9h 9c"))
    assert found.low is None


def test_starting_hands_are_told_by_whether_they_beat_the_hand() -> None:
    found = by_starting_hand(nuts("9h 9c", "Qh Jh 9d 4s"))
    assert (found["KTs"], found["KTo"], found["QQ"]) == ((4, 0, 0), (12, 0, 0), (3, 0, 0))
    assert (found["AA"], found["Q9s"], "99" in found) == ((0, 0, 6), (0, 0, 1), False)
    assert by_starting_hand(nuts("AhTd", "Ks Qs Jc 9h 8s"))["ATo"] == (0, 7, 0)


@pytest.mark.parametrize(("board", "holdings"), [(3, 1176), (4, 1128), (5, 1081)])
def test_without_a_hand_all_that_the_board_leaves_is_counted(board: int, holdings: int) -> None:
    found = nuts(board=parse_cards("Qh Jh 9d 4s 2c")[:board])
    assert found.holdings == sum(one.combos for one in found.classes) == holdings
    assert (found.made, found.better, found.place, found.cards) == (None, None, None, ())


def test_a_class_that_nobody_else_can_have_shows_the_two_cards_that_make_it() -> None:
    found = nuts("As 2h Kd Kc", "3c 7d 8h Ks", dead="Ad 4d Qc Qs", game="omaha8")
    own = found.classes[0]
    assert (own.combos, own.range, format_cards(own.example)) == (0, "", "Kd Kc As 2h")
    assert found.low is not None
    alone = nuts("Kd Kc As 2h", "3c 7d 8h Ks", dead="Ah Ac Ad 2s 2c 2d", game="omaha8").low
    assert alone is not None
    assert (alone.classes[0].combos, format_cards(alone.classes[0].example[:2])) == (0, "As 2h")


def test_the_nuts_is_the_best_of_the_board_whoever_has_its_cards() -> None:
    alone = nuts(board="Qh Jh 2c")
    assert alone.best == alone.classes[0]
    best = not_none(nuts("Ah Kh", "Qh Jh 2c", dead="Qs Qd").best)
    assert (best.description, best.combos) == ("Three queens, J-2 kickers", 0)
    low = not_none(nuts(board="3c 7d 8h Ks", dead="2s 2h 2d 2c", game="omaha8").low)
    assert low.best is not None
    assert (low.best.description, low.classes[0].description) == ("8-7-3-2-A", "8-7-4-3-A")
    found = nuts("Kc 7c", "7h 2c Ks Kh 3d")
    assert (found.better, found.place) == (0, 1)


def test_a_range_counts_its_own_holdings_alone_with_their_weights() -> None:
    found = nuts(board="Ks Qs Jc 9h 8s", among=parse_range("AA, KK:0.5, T9s"))
    said = [("Ts9s", 1), ("Td9d, Tc9c", 2), ("KK:0.5", 1.5), ("AA", 6)]
    assert [(one.range, one.combos) for one in found.classes] == said
    assert found.holdings == 10.5
    low = not_none(nuts(board="2h 7d 8c", game="holdem8", among="A3s:0.5, KK").low)
    assert [(one.range, one.combos) for one in low.classes] == [("A3s:0.5", 2)]
    assert low.none == 6


def test_wild_cards_are_counted_too() -> None:
    found = nuts("AhAd", "Ks Qs 2c", game="holdem", options={"joker": "wild"})
    assert sum(one.combos for one in found.classes) == found.holdings == 48 * 47 // 2
    best = found.classes[0]
    assert (best.category, best.combos, best.range) == ("three of a kind", 6, "KK")


@pytest.mark.parametrize("seed", mostly_long(15, [256, *range(256), *range(257, 300)]))
def test_ladders_are_those_of_a_second_evaluator(seed: int) -> None:
    dealer = random.Random(seed)
    game = find_game(GAMES[seed % len(GAMES)])
    cards = dealer.sample(game.deck.cards, len(game.deck))
    board, hole = cards[: (count := dealer.randint(3, 5))], cards[count : count + game.dealt]
    # Few unseen cards, so that every holding can be ranked one by one.
    unseen = cards[-dealer.choice((7, 14)) :]
    dead = cards[count + game.dealt : -len(unseen)]
    found = nuts(hole, board, dead, game)
    shared = [*map(str, board)]
    pairs = [*combinations(map(str, unseen), 2), *combinations(map(str, hole), 2)]
    highs = {frozenset(pair): _hashable(best_high(pair, shared, game.key)) for pair in pairs}
    lows = {frozenset(pair): _hashable(best_low(pair, shared, game.key)) for pair in pairs}
    holdings = [*combinations(map(str, unseen), game.dealt)]

    def best(hand: Sequence[str], keys: Mapping[frozenset[str], Key], choose: Any) -> Key:
        made = [keys[frozenset(pair)] for pair in combinations(hand, 2)]
        chosen: Key = choose([key for key in made if key], default=())
        return chosen

    own = [str(card) for card in hole]
    counts = Counter(best(hand, highs, max) for hand in holdings)
    mine = best(own, highs, max)
    assert found.holdings == len(holdings)
    assert found.better == sum(counts[one] for one in counts if one > mine)
    assert found.equal == counts[mine]
    assert found.worse == len(holdings) - found.better - found.equal
    keys = sorted({*counts, mine}, reverse=True)
    assert [one.combos for one in found.classes] == [counts[key] for key in keys]
    examples = [best([*map(str, one.example)], highs, max) for one in found.classes]
    assert examples == keys
    if found.low is not None:
        low_counts = Counter(best(hand, lows, min) for hand in holdings)
        assert found.low.none == low_counts.pop((), 0)
        keys = sorted({*low_counts, best(own, lows, min)} - {()})
        assert [one.combos for one in found.low.classes] == [low_counts[key] for key in keys]


def _hashable(key: Key | None) -> Key:
    """Return what orders hands, without a category that goes by another order; () for none."""
    return () if key is None else (key[0], tuple(key[1]))


WRONG: list[tuple[Callable[[], object], str]] = [
    (lambda: nuts(board="9c"), "The board has too few cards: 1; in Texas hold'em it needs 3"),
    (lambda: nuts(board="9c 8c 7c", game="stud"), "Seven-card stud has no board"),
    (lambda: nuts("9c 2d", "9c 8c 7c"), "9c is there twice, in the hand and on the board"),
    (
        lambda: nuts("Ac 2d", "9c 8c 7c", "2d"),
        "2d is there twice, in the hand and among the dead cards",
    ),
    (lambda: nuts(board="9c 8c 7c", dead="??"), "“??” cannot be a dead card"),
    (lambda: nuts("2c", "9c 8c 7c"), "The hand has too few cards"),
    (lambda: nuts(board="9c 8c 7c", game="omaha", among="AA"), "AA"),
    (lambda: nuts(board="9c 9d 9s", among=parse_range("9h9c")), "leave no holding"),
]


@pytest.mark.parametrize(("ask", "message"), WRONG)
def test_what_has_no_nuts_is_refused(ask: Callable[[], object], message: str) -> None:
    with pytest.raises(CardError, match=re.escape(message)):
        ask()


def runs_of(text: str, game: str, among: str | None = None) -> tuple[Nuts, ...]:
    return not_none(nuts(text, game=game, among=among).runs)


def fewest_beat(text: str, game: str, dealt: int) -> int:
    """Return by how many holdings, added up over the boards, the best holding is beaten."""
    boards = [
        [board[at : at + 2] for at in range(0, len(board), 2)] for board in text.split("@")[1:]
    ]
    known = {card for board in boards for card in board}
    unseen = [str(card) for card in find_game(game).deck if str(card) not in known]
    holdings = list(combinations(unseen, dealt))
    sums = [0] * len(holdings)
    for board in boards:
        keys = [best_high(holding, board, game) for holding in holdings]
        ranked = sorted(keys, reverse=True)
        better = {repr(key): at for at, key in reversed([*enumerate(ranked)])}
        sums = [sum_ + better[repr(key)] for sum_, key in zip(sums, keys, strict=True)]
    return min(sums)


@pytest.mark.parametrize(
    "case",
    mostly_long(
        2,
        [
            ("@QhJh2c8s3c@QhJh2c9d4h", "holdem", 2),
            ("@AhKhQh@9c9d8s", "shortdeck", 2),
            ("@QhJh2c@9c9d3s", "holdem", 2),
            ("@Qs7s2c4s@QdJd3c9c@8h8d5c", "holdem", 2),
            ("@QhJh9c8s@9d9h6s7c", "tahoe", 3),
        ],
    ),
)
def test_no_holding_is_beaten_by_fewer(case: tuple[str, str, int]) -> None:
    text, game, dealt = case
    runs = runs_of(text.replace("@", " @ "), game)
    best = best_on_boards(runs)
    beaten = sum(
        one.combos
        for run, made in zip(runs, best.runs, strict=True)
        for one in run.classes
        if one.place < made.place
    )
    assert beaten == fewest_beat(text, game, dealt)
    assert best.places == tuple(len(run.classes) for run in runs)


@pytest.mark.parametrize(("text", "game", "cards", "places"), [
    ("@ QhJh2c @ 9c9d3s", "omaha", "Qd Qc 9s 9h", (1, 1)),
    ("@ QhJh2c @ 9c9d3s @ Ts8s7h", "omaha6", "Qd Qc Jc 9s 9h", (1, 1, 1)),
    ("@ QhJh2c @ 9c9d3s @ Ts8s7h", "omaha", "Jd Jc 9s 9h", (2, 1, 1)),
    ("9h9d @ Qs7s2c4s @ QdJd3c9c", "holdem", "Ks Ts", (11, 1)),
])  # fmt: skip
def test_what_plays_is_told(text: str, game: str, cards: str, places: tuple[int, ...]) -> None:
    best = best_on_boards(runs_of(text, game))
    assert " ".join(map(str, best.cards)) == cards
    assert tuple(one.place for one in best.runs) == places


def test_only_the_hands_of_a_range_are_looked_at() -> None:
    best = best_on_boards(runs_of("@ QhJh2c8s3c @ QhJh2c9d4h", "holdem", "AA, 72o"))
    assert {card.rank for card in best.cards} == {14}
