"""The language that finds hands; filtering in SQL keeps what looking at every row keeps."""

from collections.abc import Callable, Sequence
from dataclasses import replace
from itertools import pairwise
from pathlib import Path
from typing import Any, Final
from unittest.mock import Mock

import numpy as np
import pytest
from hypothesis import given, strategies as st

from analyser import CardError, HandRow, UnreadHand
from analyser.poker.cards import parse_cards
from analyser.poker.errors import SearchError, TooManyDealsError
from analyser.poker.games.registry import find_game
from analyser.poker.generators import finish
from analyser.poker.hand_files.all_in_luck import count_luck, tenths_of
from analyser.poker.hand_table.search import (
    EVERYTHING,
    Condition,
    Filter,
    SortBy,
    Term,
    Words,
    find_rows,
    read_search,
    sort_by_keys,
    totals_of,
)
from analyser.poker.hand_table.table import FileTable
from analyser.poker.hand_table.table_row import (
    CATEGORIES,
    category_of_high,
    category_of_low,
    class_of,
    masks_of,
    strength_of_high,
    strength_of_low,
)
from analyser.poker.names import BADUGI_LABELS, BADUGI_NAMES
from analyser.poker.ranking.badugi import BadugiCategory
from analyser.poker.ranking.classes import high_classes, low_classes, whole_classes
from analyser.poker.ranking.high import HighRank
from analyser.poker.ranking.low import (
    ACE_TO_FIVE,
    LOW_ORDERINGS,
    LowOrdering,
    LowRank,
    low_category,
)
from analyser.poker.results.analysis import Analysis, analyse_cards, low_rank_of
from analyser.poker.results.showdown import rank_cards
from histories import HOLDEM, NO_SHOWDOWN, POKERSTARS, ohh, ohh_text

from .conftest import Mixed, Tabled

AHKH = masks_of(parse_cards("AhKh"))


@pytest.mark.parametrize(("text", "terms"), [
    ("", []),
    ("  flush  ", [Words("flush")]),
    ("Ann FLUSH", [Words("ann"), Words("flush")]),
    ('"Big Al" x', [Words("big al"), Words("x")]),
    ('"Ah"', [Words("ah")]),
    ("AhKh", [Words("ahkh", AHKH)]),
    ("Ah K♥ Ann", [Words("ah k♥", AHKH), Words("ann")]),
    ("#51", [Words("#51", masks_of(parse_cards("As")))]),
    ("AhAh", [Words("ahah")]),
    ("two pair", [Words("two pair")]),
    ("pair two", [Words("pair"), Words("two")]),
    ("Came from behind", [Condition("behind")]),
    ("all-in all in", [Condition("all_in"), Condition("all_in")]),
    ("showdown, showdown", [Words("showdown,"), Condition("showdown")]),
    ("paid otherwise", [Condition("paid_another")]),
    ("split pot", [Condition("winners & (winners - 1)")]),
    ("pot > 50", [Condition("pot > ?", (5000,))]),
    ("pot>=$1,234.56", [Condition("pot >= ?", (123456,))]),
    ("hero<-20", [Condition("hero < ?", (-2000,))]),
    ("won > 7 lost > 20", [Condition("hero > ?", (700,)), Condition("hero < ?", (-2000,))]),
    ("when >= 2024-05", [Condition("substr(moment, 1, 7) >= ?", ("2024-05",))]),
    ("stakes = $1/$2", [Condition("substr(stakes, 1, 5) = ?", ("$1/$2",))]),
    ("jackpot > 5", [Words("jackpot"), Words(">"), Words("5")]),
])  # fmt: skip
def test_how_it_is_read(text: str, terms: list[Term]) -> None:
    assert list(read_search(text)) == terms


@pytest.mark.parametrize("text", ["pot >", "pot > much", "when <", "Ann lost = x"])
def test_a_comparison_with_nothing_is_refused(text: str) -> None:
    with pytest.raises(SearchError, match="compares with nothing; write an amount") as caught:
        read_search(text)
    assert text.removeprefix("Ann ") in str(caught.value)


def found(table: FileTable, text: str) -> list[int]:
    rows: list[int] = finish(find_rows(table, Filter(text=text))).tolist()
    return rows


def test_what_it_finds(tabled: Tabled) -> None:
    table = tabled("\n\n\n".join([HOLDEM, NO_SHOWDOWN]))
    for text in (
        "flush", "Ann flush", "ah kh", "came from behind", "all in", "showdown", "pot > 100",
    ):  # fmt: skip
        assert found(table, text) == [0]
    for text in ("two pair", "Ah 2c", "paid otherwise", "pot > 99999", "when < 1999"):
        assert found(table, text) == []
    row = table.row(0)
    assert isinstance(row, HandRow)
    assert row.when is not None
    assert row.pot is not None
    assert found(table, f"when = {row.when[:7]}") == [0]
    assert found(table, f"stakes = {row.stakes}")[:1] == [0]
    assert found(table, f"pot = {row.pot / 100}") == [0]


LONG_ID = HOLDEM.replace("Hand #1001", "Hand #105024000105")


def test_the_same_hand_of_two_players_counts_once(tmp_path: Path) -> None:
    """Each of the two files has the cards that its own player was dealt."""
    other = LONG_ID.replace("Ann [Ah Kh]", "Dora [2c 7d]", 1)
    assert "Dealt to Dora [2c 7d]" in other
    for at, hand in enumerate((LONG_ID, other)):
        (tmp_path / f"{at}.txt").write_text(hand)
    table = FileTable(tmp_path)
    finish(table.read())
    assert table.copies == 1
    table.close()


def test_the_same_hand_in_two_files_counts_once(tmp_path: Path) -> None:
    (tmp_path / "a.txt").write_text(f"{HOLDEM}\n\n\n{HOLDEM}\n\n\n{NO_SHOWDOWN}")
    (tmp_path / "b.txt").write_text(f"AhKh v QsQd\n{HOLDEM.replace('Ann', 'Zoe')}")
    (tmp_path / "c.txt").write_text(f"{NO_SHOWDOWN}\n\n\n{HOLDEM}")
    table = FileTable(tmp_path)
    finish(table.read())
    every = finish(find_rows(table, Filter(copies=True))).tolist()
    once = finish(find_rows(table)).tolist()
    hands = [number for number in range(len(table)) if isinstance(table.row(number), HandRow)]
    assert (every, table.copies) == (hands, 2)
    assert once == every[:-2]
    assert finish(find_rows(table, by=SortBy.PLACE, backwards=True)).tolist() == once[::-1]
    totals = finish(totals_of(table, EVERYTHING))
    assert totals.rows == len(once)
    table.close()


Row = HandRow | UnreadHand


def chosen(table: FileTable, wanted: Filter) -> list[int]:
    found: list[int] = finish(find_rows(table, replace(wanted, copies=True))).tolist()
    return found


def is_hand(asks: Callable[[HandRow], bool]) -> Callable[[Row], bool]:
    return lambda row: isinstance(row, HandRow) and asks(row)


CALLED: Final = {str(BADUGI_NAMES[one]): str(BADUGI_LABELS[one]) for one in BadugiCategory}


def counted_hands(row: HandRow) -> list[int]:
    """The seats whose hands count: all that are complete, or high hands alone as far as they go."""
    alone = len(row.ranks) == 1 and row.played.high_counts
    return [at for at, hand in enumerate(row.ranks) if hand.complete or alone]


def category_of(row: HandRow) -> str:
    counted = counted_hands(row)
    if not counted:
        return ""
    names = [CALLED.get(str(name), str(name)) for name in row.categories]
    if not row.played.high_counts:
        names = ["low" if name == "high card" else name for name in names]
    if row.winners:
        return names[row.winners[0]]
    return names[max(counted, key=lambda at: row.played.high.strength(row.ranks[at].high or (0,)))]


def holds(text: str) -> Callable[[Row], bool]:
    """Whether what is shown of a row has a text in it, or all cards that it names."""
    needle = text.strip().casefold()
    try:
        cards = set(parse_cards(text))
    except CardError:
        cards = set()

    def asks(row: Row) -> bool:
        if isinstance(row, UnreadHand):
            return needle in row.message.casefold()
        words = [*row.players, row.hand or "", str(row.reason), category_of(row)]
        held = {card for hand in (*row.hands, row.board) for card in hand}
        return any(needle in word.casefold() for word in words) or (bool(cards) and cards <= held)

    return asks


FILTERS: list[tuple[Filter, Callable[[Row], bool]]] = [
    (EVERYTHING, lambda _: True),
    (Filter(game="holdem"), is_hand(lambda row: row.game == "holdem")),
    (Filter(game="razz"), lambda _: False),
    (Filter(errors_only=True), lambda row: isinstance(row, UnreadHand)),
    (Filter(text="showdown"), is_hand(lambda row: row.showdown)),
    (Filter(text="paid otherwise"), is_hand(lambda row: row.paid_another)),
    *[
        (Filter(text=text), holds(text))
        for text in ("hero", "FLUSH", " pair ", "Ah Kh", "AhKh", "Ah9h", "1002")
    ],
    (Filter(text="“é", errors_only=True), holds("“é")),
    (Filter(text='"cannot be read here"', errors_only=True), holds("cannot be read here")),
    (Filter(text="flush showdown", game="holdem"),
     is_hand(lambda row: row.game == "holdem" and row.showdown and holds("flush")(row))),
]  # fmt: skip


@pytest.mark.parametrize(("wanted", "plainly"), FILTERS, ids=[str(one) for one, _ in FILTERS])
def test_what_is_kept(mixed: Mixed, wanted: Filter, plainly: Callable[[Row], bool]) -> None:
    table, rows = mixed
    asked = [isinstance(row, UnreadHand) is wanted.errors_only for row in rows]
    kept = [number for number, row in enumerate(rows) if asked[number] and plainly(row)]
    assert chosen(table, wanted) == kept


def test_each_of_these_filters_keeps_something(mixed: Mixed) -> None:
    """Else the test above would show little; two ask for what is not there."""
    table, _ = mixed
    empty = [wanted for wanted, _ in FILTERS if not chosen(table, wanted)]
    assert empty == [Filter(game="razz"), Filter(text="Ah9h")]


def test_a_table_without_rows_keeps_none(tabled: Tabled) -> None:
    assert chosen(tabled(""), Filter(text="Ah")) == []


Key = Callable[[Row], Any]
"""What a row is sorted by, the first the least; None where there is nothing."""


def plainly(rows: Sequence[Row], key: Key, backwards: bool) -> list[int]:
    keys = {at: key(row) for at, row in enumerate(rows) if isinstance(row, HandRow)}
    there = [number for number, one in keys.items() if one is not None]
    missing = [number for number, one in keys.items() if one is None]
    return sorted(there, key=keys.__getitem__, reverse=backwards) + missing


def of_hand(read: Callable[[HandRow], Any]) -> Key:
    """A key that only hands have, and only where it is not empty."""
    return lambda row: None if isinstance(row, UnreadHand) else read(row) or None


def hands_of(row: HandRow) -> list[Analysis]:
    """What the seats hold, as far as they were compared and have cards enough."""
    hands = [row.ranks[at] for at in counted_hands(row)]
    return [analyse_cards(row.played, hand.cards, hand.board) for hand in hands]


def low_key(ordering: LowOrdering, rank: LowRank) -> tuple[Any, ...]:
    """Ace-to-five before ace-to-six before deuce-to-seven, and in each the best first."""
    band = 0 if not ordering.straights_count else 1 if ordering.ace_low else 2
    return band, low_category(rank, ordering), rank[1]


def strength(row: HandRow) -> tuple[Any, ...]:
    """How good the best hand is, in one order over all games: the best first."""
    made = hands_of(row)
    if not made:
        return ()
    game = row.played
    if not game.high_counts:
        assert game.low is not None
        lows = [low_rank_of(hand, game.low) for hand in made]
        return 2, *min(low_key(game.low, rank) for rank in lows if rank is not None)
    best = max((hand.high.rank for hand in made), key=game.high.strength)
    if isinstance(best[0], BadugiCategory):
        return 1, -best[0], best[1:]
    return 0, -best[0], [-rank for rank in best[1:]]


def best_low(row: HandRow) -> tuple[Any, ...]:
    ordering = row.played.low or (ACE_TO_FIVE if row.played.shows_low else None)
    if ordering is None:
        return ()
    lows = [low_rank_of(hand, ordering) for hand in hands_of(row)]
    return min([low_key(ordering, rank) for rank in lows if rank is not None], default=())


def best_class(row: HandRow) -> int:
    made, low = hands_of(row), row.played.low
    if row.played.high_counts or low is None:
        return min([hand.high.class_ or 0 for hand in made], default=0)
    return min([(hand.lows or {})[low.name].class_ or 0 for hand in made], default=0)


def names(row: HandRow, seats: Sequence[int]) -> str:
    return "\x1f".join([row.players[seat] for seat in seats]).casefold()


KEYS: dict[SortBy, Key] = {
    SortBy.PLACE: lambda _: 0,
    SortBy.PLAYERS: of_hand(lambda row: names(row, range(len(row.players)))),
    SortBy.HANDS: of_hand(strength),
    SortBy.BOARD: of_hand(lambda row: sorted([-card.rank for card in row.board])),
    SortBy.WINNER: of_hand(
        lambda row: (
            names(row, list(dict.fromkeys((*row.winners, *row.low_winners))))
            or row.only_one_left.casefold()
        )
    ),
    SortBy.REASON: lambda row: (
        row.message if isinstance(row, UnreadHand) else str(row.reason)
    ).casefold(),
    SortBy.CLASS: of_hand(best_class),
    SortBy.LOW: of_hand(best_low),
    SortBy.WHEN: of_hand(lambda row: row.when),
    SortBy.STAKES: of_hand(lambda row: row.stakes and row.stakes.casefold()),
    SortBy.POT: of_hand(lambda row: None if row.pot is None else (-row.pot,)),
    SortBy.HERO: of_hand(lambda row: None if row.hero is None else (-row.hero,)),
    SortBy.LUCK: of_hand(
        lambda row: (found := finish(count_luck(row))) and (tenths_of(found.share),)
    ),
}


@pytest.mark.parametrize("backwards", [False, True])
@pytest.mark.parametrize("by", SortBy)
def test_rows_come_as_if_sorted_plainly(mixed: Mixed, by: SortBy, backwards: bool) -> None:
    table, rows = mixed
    found = finish(find_rows(table, Filter(copies=True), by, backwards)).tolist()
    if by is SortBy.PLACE:
        hands = [number for number, row in enumerate(rows) if isinstance(row, HandRow)]
        assert found == hands[:: -1 if backwards else 1]
    elif by in (SortBy.HANDS, SortBy.LOW, SortBy.BOARD):
        # A list that is the beginning of another comes first here, and last among hands.
        assert [KEYS[by](rows[number]) for number in found] == [
            KEYS[by](rows[number]) for number in padded(rows, KEYS[by], backwards)
        ]
        assert found == padded(rows, KEYS[by], backwards)
    else:
        assert found == plainly(rows, KEYS[by], backwards)


def padded(rows: Sequence[Row], key: Key, backwards: bool) -> list[int]:
    """Sort plainly, a hand with fewer tie-breakers after one with more."""

    def flat(row: Row) -> list[int] | None:
        found = key(row)
        if found is None:
            return None
        numbers: list[int] = []
        for one in found:
            numbers += one if isinstance(one, list | tuple) else [one]
        return numbers + [99] * (9 - len(numbers))

    return plainly(rows, flat, backwards)


@pytest.mark.parametrize("by", [SortBy.CLASS, SortBy.REASON, SortBy.HANDS])
def test_some_rows_are_sorted_alone(mixed: Mixed, by: SortBy) -> None:
    table, _ = mixed
    some = set(finish(find_rows(table, Filter(text="showdown"))).tolist())
    every = finish(find_rows(table, by=by)).tolist()
    found = finish(find_rows(table, Filter(text="showdown"), by)).tolist()
    assert found == [number for number in every if number in some]
    first = finish(find_rows(table, by=by, count=40)).tolist()
    assert first == [number for number in every if number < 40]


def test_an_all_in_with_too_many_deals_to_count_has_no_luck(
    tabled: Tabled, monkeypatch: pytest.MonkeyPatch
) -> None:
    refuse = Mock(side_effect=TooManyDealsError(deals="many"))
    monkeypatch.setattr("analyser.poker.hand_files.all_in_luck.count_odds", refuse)
    table = tabled("\n\n\n".join(POKERSTARS.values()))
    assert finish(find_rows(table, by=SortBy.LUCK)).tolist() == list(range(len(table)))
    assert set(table.shares.values()) == {-1}


@pytest.mark.parametrize("by", SortBy)
def test_no_rows_are_in_every_order(tabled: Tabled, by: SortBy) -> None:
    assert finish(find_rows(tabled(""), by=by)).tolist() == []


def test_keys_from_elsewhere() -> None:
    rows, keys = np.array([4, 5, 6, 7], np.int32), np.array([3, -1, 0, 3])
    assert sort_by_keys(rows, keys).tolist() == [6, 4, 7, 5]
    assert sort_by_keys(rows, keys, backwards=True).tolist() == [4, 7, 6, 5]


def named(name: str) -> dict[str, Any]:
    """A hand in which Ann has another name."""
    hand = ohh()
    hand["players"][0]["name"] = name
    return hand


@given(
    st.lists(st.text(alphabet="aAbBéÉßİK\u0131\u212a\ud800\0", max_size=3), min_size=1, max_size=20)
)
def test_names_are_sorted_whatever_their_letters(names: list[str]) -> None:
    table = FileTable(text=ohh_text(*[named(name) for name in names]))
    finish(table.read())
    found = finish(find_rows(table, by=SortBy.PLAYERS)).tolist()
    shown = [row.players for row in map(table.row, range(len(names))) if isinstance(row, HandRow)]
    table.close()
    keys = ["\x1f".join(each).encode("utf-8", "replace").decode().casefold() for each in shown]
    assert found == sorted(range(len(names)), key=keys.__getitem__)


def test_sorting_says_how_far_it_is(mixed: Mixed) -> None:
    shares = list(find_rows(mixed[0], by=SortBy.REASON))
    assert shares == sorted(shares)
    assert 0 <= shares[0] <= shares[-1] < 1


@pytest.mark.parametrize("ranks", [high_classes().ranks, whole_classes().ranks], ids=len)
def test_the_better_class_is_the_stronger_hand(ranks: Sequence[HighRank]) -> None:
    assert all(one > other for one, other in pairwise(map(strength_of_high, ranks)))


@pytest.mark.parametrize("ordering", LOW_ORDERINGS, ids=lambda ordering: ordering.name)
def test_the_better_low_is_the_stronger_hand(ordering: LowOrdering) -> None:
    ranks = low_classes(ordering).ranks
    strengths = [strength_of_low(rank, ordering) for rank in ranks]
    assert all(one > other for one, other in pairwise(strengths))
    assert str(CATEGORIES[category_of_low(ranks[0], ordering)]) == "low"


def test_lows_are_below_badugis_and_those_below_high_hands() -> None:
    highs = [strength_of_high(rank) for rank in high_classes().ranks]
    badugis = [strength_of_high(rank) for rank in whole_classes().ranks]
    ranks = {one: low_classes(one).ranks for one in LOW_ORDERINGS}
    lows = [strength_of_low(rank, one) for one in ranks for rank in ranks[one]]
    assert min(highs) > max(badugis) > min(badugis) > max(lows) > min(lows) > 0
    assert max(highs) < 1 << 31


def test_categories_are_numbered_worst_first() -> None:
    ranks = high_classes().ranks
    numbers = [category_of_high(rank) for rank in ranks]
    assert numbers == sorted(numbers, reverse=True)
    ends = [str(CATEGORIES[number]) for number in (numbers[0], numbers[-1])]
    assert ends == ["royal flush", "high card"]
    assert str(CATEGORIES[category_of_high(whole_classes().ranks[0])]) == "badugi"


def test_fewer_cards_are_weaker_than_the_same_with_kickers() -> None:
    assert strength_of_high((1, 14, 13)) < strength_of_high((1, 14, 13, 2))
    assert strength_of_high((1, 14, 13)) > strength_of_high((1, 14, 12, 11, 10))


def test_a_hand_that_is_short_of_cards_has_no_class() -> None:
    badugi, omaha = find_game("badugi"), find_game("omaha8")
    hand = rank_cards(badugi, parse_cards("As Ks"), ())
    assert class_of(badugi, hand) == 0
    high = rank_cards(omaha, parse_cards("As Ks Qs Js"), parse_cards("Td Tc 9h 9s 2c"))
    assert class_of(omaha, high) == analyse_cards(omaha, high.cards, high.board).high.class_
