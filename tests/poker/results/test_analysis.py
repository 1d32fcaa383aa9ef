"""The record behind every answer: known hands, and the fast path against plain evaluators.

Phevaluator's Omaha evaluator (https://github.com/HenryRLee/PokerHandEvaluator) numbers the classes
as we do, so the answers are equal or one of the two is wrong.
"""

import copy
import dataclasses
import pickle
from collections.abc import Iterable
from itertools import combinations

import pytest
from hypothesis import example, given, strategies as st
from phevaluator import evaluate_omaha_cards

from analysed import any_hand as analysed, hand_of
from analyser.poker.cards import DECK, Card, format_cards, parse_cards
from analyser.poker.dealing import Shuffler
from analyser.poker.games.choices import Five
from analyser.poker.games.game import Game
from analyser.poker.games.registry import ANY, FIVE_CARD_OMAHA, HOLDEM, OMAHA, STUD, STUD_HI_LO
from analyser.poker.ranking.classes import high_classes, low_classes
from analyser.poker.ranking.high import ROYAL_FLUSH, evaluate_high, rank_five
from analyser.poker.ranking.low import ACE_TO_FIVE, EIGHT_OR_BETTER, LOW_ORDERINGS
from analyser.poker.results import analysis as results_analysis
from analyser.poker.results.analysis import NO_LOW, analyse_cards, low_rank_of
from examples import examples
from mostly_long import mostly_long
from not_none import not_none
from plain_wild import rank_five_low

ALL_HANDS = 2_598_960


@pytest.mark.parametrize("cards", ["Ac Jd 8s 8c As 3d 4d", "9s 7h 6d 5c 4s", "8s 8h 6d 5c 4s"])
def test_no_low_says_so_and_nothing_else(cards: str) -> None:
    lows = not_none(analysed(cards).lows)
    assert lows["eight-or-better"] == NO_LOW
    assert NO_LOW.qualifies is False
    assert {getattr(NO_LOW, field.name) for field in dataclasses.fields(NO_LOW)} == {None, False}


@pytest.mark.parametrize(
    ("cards", "category", "best", "description"), examples(__file__, "so_far.txt")
)
def test_with_fewer_than_five_cards_there_is_what_there_is_so_far(
    cards: str, category: str, best: str, description: str
) -> None:
    analysis = analysed(cards)
    high = analysis.high
    assert (analysis.complete, analysis.lows) == (False, None)
    said = (high.category, format_cards(high.best), high.description)
    assert said == (category, best, description)
    assert (high.choices, high.all) == (1, (high.best,))
    unknown = (high.pattern, high.class_, high.classes, high.better, high.equal, high.worse)
    assert unknown == (None,) * 6


def test_records_can_be_copied_and_sent_to_another_process() -> None:
    analysis = analysed("Ac Jd 8s 8c As 3d 4d")
    assert pickle.loads(pickle.dumps(analysis)) == copy.deepcopy(analysis) == analysis
    assert dataclasses.asdict(analysis)["high"]["class_"] == 2525


def test_nothing_is_put_into_words_before_it_is_read(monkeypatch: pytest.MonkeyPatch) -> None:
    written: list[str] = []

    def watch(name: str) -> None:
        write = getattr(results_analysis, name)

        def noted(ranks: tuple[int, ...]) -> str:
            written.append(name)
            return str(write(ranks))

        monkeypatch.setattr(results_analysis, name, noted)

    for name in ("category_name", "describe_high", "rank_row"):
        watch(name)
    analysis = analysed("Ac Jd 8s 8c As 3d 4d")
    assert written == []
    assert analysis.lows is not None
    assert analysis.lows["ace-to-five"].description == "J-8-4-3-A"
    assert [low.class_ for low in analysis.lows.values()] == [290, None, 933, 284]
    assert written == ["rank_row"] * 3
    assert analysis.high.category == analysis.high.category == "two pair"
    assert analysis.high.description == "Two pair, aces and eights, jack kicker"
    assert written[3:] == ["category_name", "describe_high"]


def test_the_lows_of_a_hand_are_a_mapping_by_ordering() -> None:
    analysis = analysed("Ac Jd 8s 8c As 3d 4d")
    assert analysis.lows is not None
    assert list(analysis.lows) == [ordering.name for ordering in LOW_ORDERINGS]
    assert len(analysis.lows) == 4
    assert analysis.lows == dict(analysis.lows)
    assert repr(analysis.lows).startswith("mappingproxy({'ace-to-five': Low('J-8-4-3-A'), ")
    with pytest.raises(KeyError):
        analysis.lows["ace-to-ten"]
    with pytest.raises(TypeError):
        analysis.lows["ace-to-five"] = NO_LOW  # type: ignore[index]


def five_to_ten(cards: Iterable[Card]) -> st.SearchStrategy[list[Card]]:
    return st.lists(st.sampled_from(list(cards)), min_size=5, max_size=10, unique=True)


# Few ranks make pairs, and few suits flushes, far more often than chance would.
HANDS = (
    five_to_ten(DECK)
    | five_to_ten(card for card in DECK if card.rank in (2, 3, 4, 5, 6, 13, 14))
    | five_to_ten(card for card in DECK if str(card)[1] in "hs")
)


def keeps_order(five: Five, given: list[Card]) -> bool:
    """Whether cards of equal rank stand in the order in which they were given."""
    places = [(card.rank, given.index(card)) for card in five]
    return all(one[1] < other[1] for one, other in combinations(places, 2) if one[0] == other[0])


def test_wild_cards_stand_for_what_makes_the_first_of_equal_choices() -> None:
    """Three wild cards make a royal flush of spades or of hearts; the one shown is of spades."""
    game = STUD.with_options({"wild": "2"})
    high = hand_of(game, "2s 2h 2d As Js Kh Th").high
    assert (high.choices, high.rank) == (2, ROYAL_FLUSH)
    assert format_cards(high.best) == "As 2s 2h Js 2d"
    assert format_cards(high.wild.values()) == "Ks Qs Ts"


@given(HANDS)
def test_the_high_hand_is_the_plain_evaluators(cards: list[Card]) -> None:
    high = analyse_cards(ANY, cards).high
    rank = evaluate_high(cards)
    equal = {frozenset(five) for five in combinations(cards, 5) if rank_five(five) == rank}
    assert high.rank == rank
    assert {frozenset(five) for five in high.all} == equal
    assert (high.choices, high.best) == (len(equal), high.all[0])
    assert all(keeps_order(five, cards) for five in high.all)
    assert high.class_ == high_classes().ranks.index(rank) + 1
    assert high.better is not None
    assert high.equal is not None
    assert high.better + high.equal + not_none(high.worse) == ALL_HANDS


@given(HANDS)
def test_the_lows_are_the_plain_evaluators(cards: list[Card]) -> None:
    lows = not_none(analyse_cards(ANY, cards).lows)
    for ordering in LOW_ORDERINGS:
        low = lows[ordering.name]
        ranked = {five: rank_five_low(five, ordering) for five in combinations(cards, 5)}
        best = min((rank for rank in ranked.values() if rank is not None), default=None)
        if best is None:
            assert low == NO_LOW
            continue
        assert low.all is not None
        equal = {frozenset(five) for five, rank in ranked.items() if rank == best}
        assert low.ranks == best[1]
        assert {frozenset(five) for five in low.all} == equal
        assert (low.choices, low.best) == (len(equal), low.all[0])
        assert all(keeps_order(five, cards) for five in low.all)
        assert low.class_ == low_classes(ordering).ranks.index(best) + 1


@given(st.lists(st.sampled_from(DECK), min_size=5, max_size=7, unique=True))
@example(parse_cards("2s 3s 2c 4s 5s 4c 7s"))
def test_a_board_gives_the_same_hand_as_the_cards_alone(cards: list[Card]) -> None:
    alone = analyse_cards(ANY, cards)
    beside = analyse_cards(HOLDEM, cards[:2], cards[2:])
    assert alone.lows is not None
    assert beside.lows is not None
    # The choices may come in another order, and another be the first of the lows: own cards do.
    assert set(alone.high.all) == set(beside.high.all)
    assert dataclasses.replace(alone.high, all=()) == dataclasses.replace(beside.high, all=())
    for name, low in alone.lows.items():
        other = beside.lows[name]
        assert set(low.all or ()) == set(other.all or ())
        assert low.best == (low.all[0] if low.all else None)
        assert other.best == (other.all[0] if other.all else None)
        first, second = (dataclasses.replace(one, all=(), best=None) for one in (low, other))
        assert first == second


def test_of_equal_choices_those_with_more_hole_cards_come_first() -> None:
    """Without the board, the deuce of clubs would come first here: all spades are a flush."""
    hand = analysed("2s 3s", "2c 4s 5s 4c 7s")
    low = not_none(hand.lows)["deuce-to-seven"]
    equal = [format_cards(five) for five in low.all or ()]
    assert equal == ["7s 5s 4c 3s 2s", "7s 5s 4s 3s 2c", "7s 5s 4c 3s 2c"]


def test_a_low_with_a_qualifier_needs_five_cards() -> None:
    hand = hand_of(STUD_HI_LO, "As 2d 3h 4c")
    assert low_rank_of(hand, EIGHT_OR_BETTER) is None
    assert low_rank_of(hand, ACE_TO_FIVE) is not None


@pytest.mark.parametrize(
    ("hole", "board", "description", "best", "choices"), examples(__file__, "omaha_so_far.txt")
)
def test_before_the_flop_two_cards_count_and_no_more(
    hole: str, board: str, description: str, best: str, choices: str
) -> None:
    analysis = hand_of(OMAHA, hole, board)
    assert (analysis.complete, analysis.lows) == (False, None)
    high = analysis.high
    assert (high.description, format_cards(high.best)) == (description, best)
    assert high.choices == int(choices)


def plain(game: Game, hole: list[Card], board: list[Card]) -> list[tuple[Card, ...]]:
    """Every five cards of which two are in the hand, found without the game's help."""
    own = set(hole)
    every = combinations([*hole, *board], 5)
    return [five for five in every if len(own.intersection(five)) == 2]


@given(
    st.sampled_from([OMAHA, FIVE_CARD_OMAHA]),
    st.lists(st.sampled_from(DECK), min_size=10, max_size=10, unique=True),
    st.integers(3, 5),
)
def test_high_and_lows_are_the_best_of_choices(game: Game, cards: list[Card], streets: int) -> None:
    board, hole = cards[:streets], cards[5 : 5 + game.dealt]
    fives = plain(game, hole, board)
    analysis = analyse_cards(game, hole, board)
    best = max(map(rank_five, fives))
    assert analysis.high.rank == best
    equal = {frozenset(five) for five in fives if rank_five(five) == best}
    assert {frozenset(five) for five in analysis.high.all} == equal
    assert analysis.lows is not None
    for ordering in LOW_ORDERINGS:
        ranked = {frozenset(five): rank_five_low(five, ordering) for five in fives}
        lowest = min((rank for rank in ranked.values() if rank is not None), default=None)
        low = analysis.lows[ordering.name]
        assert low.ranks == (None if lowest is None else lowest[1])
        if lowest is not None:
            equal = {five for five, rank in ranked.items() if rank == lowest}
            assert {frozenset(five) for five in low.all or ()} == equal


@pytest.mark.parametrize("count", mostly_long(1, [2_000, 200_000]))
def test_random_hands_are_phevaluators(count: int) -> None:
    shuffler = Shuffler(26)
    for _ in range(count):
        cards = shuffler.shuffled()[:9]
        high = analyse_cards(OMAHA, cards[5:], cards[:5]).high
        assert high.class_ == evaluate_omaha_cards(*map(str, cards))
