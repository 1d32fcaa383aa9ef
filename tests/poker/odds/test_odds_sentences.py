"""Odds in words, in figures, and as a block to paste."""

from fractions import Fraction

import pytest

from analyser.poker.cards import parse_cards
from analyser.poker.games.registry import find_game
from analyser.poker.generators import finish
from analyser.poker.odds import odds_sentences
from analyser.poker.odds.count import odds_of
from analyser.poker.odds.estimate.estimate import estimate_odds
from analyser.poker.odds.record import Odds
from analyser.poker.odds.situation import situation_of
from analyser.poker.phrases import percent, say_share
from analyser.poker.ranges.notation import parse_range
from range_situations import ranges_at

NAMES = ("Ann", "Bob", "Cem")


def odds(hands: str, board: str = "", game: str = "holdem", dead: str = "") -> Odds:
    read = [parse_cards(hand) for hand in hands.split("|")]
    cards = [parse_cards(text) if text else () for text in (board, dead)]
    return odds_of(situation_of(find_game(game), read, *cards))


@pytest.mark.parametrize(("count", "whole", "text"), [
    (10, 44, "22.73%"),
    (1, 8, "12.50%"),
    (1, 20_000, "0.01%"),  # a half is rounded up
    (0, 5, "0.00%"),
    (5, 5, "100.00%"),
    (1, 10**9, "<0.01%"),
    (10**9 - 1, 10**9, ">99.99%"),
    (19_999, 20_000, ">99.99%"),
])  # fmt: skip
def test_only_never_is_nothing_and_only_always_is_all(count: int, whole: int, text: str) -> None:
    assert percent(count, whole) == text


def test_whole_per_cents_are_plainly_rounded_but_for_nothing_and_all() -> None:
    shares = (0, 1), (1, 250), (1, 200), (55, 100), (199, 200), (1, 1)
    whole = [percent(*share, decimals=0) for share in shares]
    assert whole == ["0%", "<1%", "1%", "55%", ">99%", "100%"]


def test_a_share_is_said_from_its_exact_value() -> None:
    assert say_share(Fraction(1, 3)) == "33.33%"


@pytest.mark.parametrize(("hands", "board", "says"), [
    ("Ah Kh|Qs Qd", "Qh Jh 2c 7d", "about 7 to 2"), ("As Ah|Ks Kh", "", "about 5 to 1"),
    ("As Kh|Qd Jc", "", "about 9 to 5"), ("As Ks|2c 2d", "", None),
    ("As Ah|2c 2d", "AcAd5h6h", None), ("As Ks|Qd Qh|2c 2h", "3d 7s 9d", None),
])  # fmt: skip
def test_the_odds_on_the_favourite_are_rounded(hands: str, board: str, says: str | None) -> None:
    assert odds_sentences.say_odds_on(odds(hands, board)) == says


def test_equities_are_written_in_a_line() -> None:
    exact = odds("Ah Kh|Qs Qd", "Qh Jh 2c 7d")
    assert odds_sentences.say_equities(exact, NAMES[:2]) == "Equity: Ann 22.73% and Bob 77.27%"
    drawn = finish(estimate_odds(exact.situation, 7, deals=100))
    said = odds_sentences.say_equities(drawn, NAMES[:2])
    assert said.startswith("Equity, estimated: Ann ")
    assert said.count("±") == 2


@pytest.mark.parametrize(("hands", "says"), [
    (("AhKh", "QQ, KdQd, 22"), "Ann beats 70.00% of Bob's range"),
    (("QQ:0.5, AdKd, 33", "AhKh"), "Bob beats 90.00% of Ann's range, ties with 10.00%"),
    (("AhKh", "2d2s, 2d2s"), "Ann beats 0.00% of Bob's range"),
    (("QQ", "JJ, KK"), None),
])  # fmt: skip
def test_on_a_full_board_it_is_how_much_of_a_range_loses(
    hands: tuple[str, str], says: str | None
) -> None:
    found = odds_of(ranges_at(*hands, board="Ac 9s 7d 4h 2c"))
    assert odds_sentences.say_beaten(found, NAMES[:2]) == says
    assert odds_sentences.say_beaten(odds("Ah Kh|Qs Qd", "Qh Jh 2c"), NAMES[:2]) is None


HI_LO = ("Ah Qd 2c 3c|Ac Jd Kd Ks", "As 9c 7d 4h", "omaha8")


def test_where_high_and_low_share_the_pot_each_half_is_counted() -> None:
    found = odds(*HI_LO)
    counted = {str(figure.label): figure.deals for figure in odds_sentences.figures_of(found, 0)}
    assert counted["Scoops"] == 13
    assert counted["Wins the high"] + counted["Ties for the high"] + counted["Loses the high"] == 40
    assert counted["Nobody has a low"] == 0


def test_of_a_pot_that_is_not_shared_figures_are_wins_and_ties() -> None:
    found = odds("Ah Qh|Ac Jd", "As 9h 7h")
    for seat in range(2):
        figures = odds_sentences.figures_of(found, seat)
        assert [figure.label for figure in figures] == ["Wins", "Ties", "Loses"]
        assert sum(figure.deals for figure in figures) == found.boards == 990


def test_a_share_is_said_with_its_error_where_it_has_one() -> None:
    exact = odds("Ah Qh|Ac Jd", "As 9h 7h")
    assert odds_sentences.say_part(exact.seats[0]) == "90.91%"
    situation = situation_of(find_game("holdem"), [parse_cards("AhKh"), parse_cards("QsQd")])
    estimate = finish(estimate_odds(situation, seed=7, deals=10_000))
    seat = estimate.seats[0]
    assert seat.standard_error is not None
    part = f"{say_share(seat.share)} ± {100 * seat.standard_error:.2f}"
    assert odds_sentences.say_part(seat) == part


def test_every_category_has_a_phrase_to_translate() -> None:
    for game in ("holdem", "razz", "omaha8"):
        hands = {"holdem": "AhAs", "razz": "Ah2s3d4c5d6h7s", "omaha8": "AhAs2d3d"}[game]
        board = "" if game == "razz" else "Ks 9c 7d 4h"
        for name in odds(hands, board, game).seats[0].categories:
            assert odds_sentences.category_phrase(name) == name


def test_the_text_to_paste_has_aligned_columns() -> None:
    found = odds("Ah Qd|Ac", "As 9c 7d 4h 2s", dead="Kc")
    lines = odds_sentences.text_of_odds(found, NAMES[:2]).splitlines()
    head = "Texas hold'em. Every deal counted: 43\nBoard: As 9c 7d 4h 2s\nDead: Kc\n"
    assert lines[:4] == head.split("\n")
    head, ann, bob = lines[4:]
    assert ann.startswith("Ann:")
    assert ann.endswith("{ Ah Qd }")
    assert bob.endswith("{ Ac ?? }")
    for title in ("equity", "win", "tie"):
        end = head.index(title) + len(title)
        assert ann[end - 1] != " "
        assert ann[end] == bob[end] == " "
    win, lose = found.seats[0].win, found.seats[0].lose
    assert f"{percent(win, 43)} {win}" in ann
    assert f"{percent(lose, 43)} {lose}" in bob


def test_the_text_to_paste_has_lows_and_scoops_where_they_count() -> None:
    head, first, _ = odds_sentences.text_of_odds(odds(*HI_LO), NAMES[:2]).splitlines()[-3:]
    assert head.split() == ["equity", "win", "tie", "low", "win", "low", "tie", "scoop", "hand"]
    figures = "66.25%  32.50% 13  0.00% 0  100.00% 40  0.00% 0  32.50% 13"
    assert first.split() == ["Ann:", *figures.split(), *["{", "Ah", "Qd", "2c", "3c", "}"]]


def test_the_text_of_an_estimate_has_shares_with_their_errors_and_no_counts() -> None:
    ranges = [parse_range("QQ+"), parse_range("random")]
    situation = situation_of(find_game("holdem"), [(), ()], ranges=ranges)
    estimate = finish(estimate_odds(situation, seed=7, deals=10_000))
    share, error = estimate.seats[0].share, estimate.seats[0].standard_error
    assert error is not None
    text = odds_sentences.text_of_odds(estimate, ["Seat A", "Seat B"])
    assert text.startswith("Texas hold'em. Estimated from 10,000 deals drawn at random\n")
    assert f"Seat A:  {say_share(share)} ± {100 * error:.2f}  {{ QQ+ }}" in text
    assert "win" not in text
    hands = [parse_cards("AhKh"), ()]
    situation = situation_of(find_game("holdem"), hands, ranges=[None, parse_range("QQ+")])
    assert odds_sentences.text_of_odds(odds_of(situation), ["A", "B"]).endswith("{ QQ+ }\n")
