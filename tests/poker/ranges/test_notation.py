"""Reading and writing ranges, and the sentences that refuse what is none."""

import pytest
from hypothesis import given, strategies as st

from analyser.poker import errors
from analyser.poker.cards import format_cards
from analyser.poker.ranges.holdings import HAND_OF, HOLDINGS, HOLDINGS_OF, STARTING_HANDS
from analyser.poker.ranges.notation import parse_range
from analyser.poker.ranges.range import RANDOM, Range, holding_text
from examples import examples


def hands(text: str) -> set[str]:
    """The starting hands that a text means, all of each."""
    range_ = parse_range(text)
    assert set(range_.hands.values()) == {1.0}
    return set(range_.hands)


@pytest.mark.parametrize(("text", "expected"), [
    *examples(__file__, "meant.txt"), (" QQ ,, AKs\n55 ", "QQ AKs 55"),
])  # fmt: skip
def test_what_a_text_means(text: str, expected: str) -> None:
    assert hands(text) == set(expected.split())


def test_two_cards_are_one_holding() -> None:
    range_ = parse_range("KhAh, Q♠Q♦️ 10c2h")
    found = [cards for cards, weight in zip(HOLDINGS, range_.weights, strict=True) if weight]
    assert [format_cards(cards) for cards in found] == ["Tc 2h", "Qd Qs", "Kh Ah"]


def test_everything() -> None:
    assert parse_range("random") == parse_range("RANDOM") == parse_range("100%") == RANDOM


def test_the_best_15_per_cent_are_whole_hands() -> None:
    range_ = parse_range("15%")
    assert range_.combos == 196
    assert set(range_.hands.values()) == {1.0}
    # 198 holdings are 15 per cent, and the next hand would be more than that.
    assert parse_range("14.8%").combos == 196
    assert parse_range("14.7%").combos < 196


def test_terms_have_weights_and_a_later_one_overrides_an_earlier_one() -> None:
    found = enumerate(parse_range("22+:.5, KK:1.0, QQ:0.25, QQ:0.05").weights)
    weights = {HAND_OF[number]: weight for number, weight in found if weight}
    assert (weights["AA"], weights["KK"], weights["QQ"]) == (50, 100, 5)


def test_a_range_is_read_as_it_is() -> None:
    assert parse_range(RANDOM) is RANDOM


@pytest.mark.parametrize(("error", "sentence", "terms"), examples(__file__, "refused_terms.txt"))
def test_an_unreadable_term_is_named(error: str, sentence: str, terms: str) -> None:
    for term in terms.split():
        for text in (term, f"QQ+, {term}, AKs"):
            with pytest.raises(errors.CardError) as caught:
                parse_range(text)
            assert type(caught.value).__name__ == error
            assert f"“{term}”" in str(caught.value)
            assert sentence in str(caught.value)


def test_a_long_term_is_quoted_in_part() -> None:
    with pytest.raises(errors.RangeTermError, match=r"^“x{39}…” is not part"):
        parse_range("x" * 10_000)


@pytest.mark.parametrize("text", ["", " ", ",", "QQ:0", "AA, AA:0"])
def test_a_range_of_nothing(text: str) -> None:
    with pytest.raises(errors.NoRangeError, match="There is no hand in this range; write hands"):
        parse_range(text)


@pytest.mark.parametrize("given", [None, 15, b"QQ", ["QQ"]])
def test_what_is_no_text(given: object) -> None:
    with pytest.raises(errors.RangeTermError):
        parse_range(given)


def test_far_too_much_text_is_refused_before_it_is_read() -> None:
    with pytest.raises(
        errors.TextTooLongError, match=r"^The text has 21,000 characters, and 20,000 at"
    ):
        parse_range("random " * 3_000)


WEIGHTS = st.integers(0, 100) | st.sampled_from([0, 25, 50, 100])


@st.composite
def ranges(draw: st.DrawFn) -> Range:
    """Whole hands and single holdings with weights; the last one of a holding counts."""
    weights = {}
    for hand, weight in draw(st.lists(st.tuples(st.sampled_from(STARTING_HANDS), WEIGHTS))):
        weights.update(dict.fromkeys(HOLDINGS_OF[hand], weight))
    weights.update(draw(st.dictionaries(st.integers(0, 1325), WEIGHTS, max_size=40)))
    return Range.of(weights)


@given(ranges())
def test_reading_what_was_written_gives_the_same_range(range_: Range) -> None:
    if any(range_.weights):
        assert parse_range(str(range_)) == range_
        assert str(parse_range(str(range_))) == str(range_)


@pytest.mark.parametrize(("text", "written"), examples(__file__, "written.txt"))
def test_what_is_written(text: str, written: str) -> None:
    assert str(parse_range(text)) == written


def test_a_holding_is_written_with_its_higher_card_first() -> None:
    texts = {holding_text(number) for number in HOLDINGS_OF["T2o"]}
    assert len(texts) == 12
    assert all(text[0] == "T" and text[2] == "2" for text in texts)
    sixes = {holding_text(number) for number in HOLDINGS_OF["66"]}
    assert sixes == {"6s6h", "6s6d", "6s6c", "6h6d", "6h6c", "6d6c"}
