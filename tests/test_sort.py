"""Lists of hands in order: from Python and in the terminal."""

from textwrap import dedent

import pytest

from analyser import Card, SortedHands, analyse, compare_hands, parse_cards, sort_hands
from analyser.poker.games.registry import HOLDEM
from analyser.poker.records import json_ready
from analyser.terminal.report import report_sorted

BOARD = "9c Kh Kd 9s Ah"


def test_a_list_of_hands_in_full() -> None:
    hands = ["As 2s 3c 4s 5d", "6h 6c 6d Kh Ks", "Ah 2h 3d 4c 5c"]
    found = sort_hands(hands)
    analysed = tuple(map(analyse, hands))
    assert found == SortedHands((1, 0, 2), grade=(2, 1, 2), ties=((0, 2),), hands=analysed)


def test_a_card_may_stand_in_several_hands_of_a_list() -> None:
    """Ten hands that share the kings, as an article about ranking lists them."""
    assert sort_hands(["K♣K♡7♢7♣5♠", "K♣K♡K♢7♣7♠", "K♣K♡K♢K♠5♠"]).order == (2, 1, 0)
    found = sort_hands(["As Ks"] * 3)
    assert (found.ties, found.hands[0].game) == (((0, 1, 2),), "holdem")


@pytest.mark.parametrize(("left", "right", "answer"), [
    ("6♡6♣6♢K♡K♠", "A♠2♠3♣4♠5♢", -1), ("A♠2♠3♣4♠5♢", "6♡6♣6♢K♡K♠", 1),
    ("A♠2♠3♣4♠5♢", "A♥2♥3♥4♥5♦", 0), (parse_cards("As Ks"), [Card("Ah"), "Qd"], -1),
    ("As", "Kd", -1),
])  # fmt: skip
def test_comparing_two(left: str, right: str, answer: int) -> None:
    assert compare_hands(left, right) == answer


def test_on_a_board_both_may_play_it() -> None:
    assert compare_hands("Qc 5h", "5d Jd", BOARD) == 0
    assert compare_hands("Qc 5h", "As Jd", parse_cards(BOARD), HOLDEM) == 1


def test_for_people() -> None:
    hands = ["Kc Qc 9c 8c 2c", "3c 4h 5d 6c 7s", "Kd Qd 9d 8d 2d"]
    assert report_sorted(sort_hands(hands)) == dedent(
        """\
        Any cards
          1  Hand 1  Kc Qc 9c 8c 2c  Flush, K-Q-9-8-2
          1  Hand 3  Kd Qd 9d 8d 2d  Flush, K-Q-9-8-2
          3  Hand 2  3c 4h 5d 6c 7s  Straight, seven high
        """
    )
    assert report_sorted(sort_hands(["Qc 5h", "As Jd"], BOARD)) == dedent(
        """\
        Texas hold'em, board 9c Kh Kd 9s Ah
          1  Hand 2  As Jd  Two pair, aces and kings, jack kicker  As Ah Kh Kd Jd
          2  Hand 1  Qc 5h  Two pair, kings and nines, ace kicker  Kh Kd 9c 9s Ah
        """
    )


def test_the_json_has_order_grades_and_ties() -> None:
    data = json_ready(sort_hands(["Qc 5h", "As Jd", "5d 2c"], BOARD))
    assert list(data) == ["order", "grade", "ties", "hands"]
    assert (data["order"], data["grade"], data["ties"]) == ([1, 0, 2], [2, 1, 2], [[0, 2]])
    assert [hand["cards"] for hand in data["hands"]] == [["Qc", "5h"], ["As", "Jd"], ["5d", "2c"]]


def test_hands_that_were_analysed_sort_from_the_worst_to_the_best() -> None:
    hands = [analyse(cards) for cards in ("AhKdQcJs9h", "2c2d2h7s7c", "2s3d4h5c7s")]
    assert sorted(hands) == [hands[2], hands[0], hands[1]]
    assert max(hands) is hands[1]
    lows = [analyse(f"razz: {cards}") for cards in ("As2d3h4c6s", "As2d3h4c5s", "KsKdKhQcQs")]
    assert sorted(lows) == [lows[2], lows[0], lows[1]]
    for other in (lows[0], "AhKd", None):
        with pytest.raises(TypeError):
            hands[0] < other  # noqa: B015 - comparing is what fails


def test_sorted_hands_are_gone_through_from_the_best() -> None:
    found = sort_hands(["AhKdQcJs9h", "2c2d2h7s7c"])
    assert [hand.high.category for hand in found] == ["full house", "high card"]
    assert len(found) == 2
