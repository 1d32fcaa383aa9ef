"""Writing ranges: one text for each, the shortest of its kind, and the way back."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from analyser.poker.ranges.holdings import HOLDINGS_OF, STARTING_HANDS
from analyser.poker.ranges.notation import parse_range
from analyser.poker.ranges.range import Range
from analyser.poker.ranges.writing import holding_text
from examples import examples

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
