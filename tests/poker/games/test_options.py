"""Options as they are written in the terminal, in Python and in saved tables."""

from collections.abc import Mapping

import pytest
from hypothesis import given
from hypothesis import strategies as st

from analyser.poker.cards import RANKS
from analyser.poker.errors import OptionError
from analyser.poker.games.options import NO_OPTIONS, Options, read_options


@pytest.mark.parametrize(("given_", "options"), [
    ({}, NO_OPTIONS),
    ({"joker": "none", "wild": None, "trips-beat-straight": False}, NO_OPTIONS),
    ({"joker": "bug"}, Options(joker="bug")), ({"wild": "j 2"}, Options(wild=(2, 11))),
    ({"wild": "10,2,2"}, Options(wild=(2, 10))),
    ({"wild": ["A", 2, "T"]}, Options(wild=(2, 10, 14))),
    ({"trips-beat-straight": True}, Options(trips_beat_straight=True)),
    ({"trips_beat_straight": True}, Options(trips_beat_straight=True)),
    ({"no-qualifier": True, "joker": "wild"}, Options(no_qualifier=True, joker="wild")),
], ids=str)  # fmt: skip
def test_options_are_read(given_: Mapping[str, object], options: Options) -> None:
    assert read_options(given_) == options


@pytest.mark.parametrize(("given_", "message"), [
    ({"joker": "maybe"}, "“maybe” is not possible here; a joker is one of: none, bug, wild"),
    ({"joker": True}, "“True” is not possible here; a joker is one of: none, bug, wild"),
    ({"wild": "2,X"}, "“X” is not possible here; wild ranks are written like 2,J"),
    ({"wild": [15]}, "“15” is not possible here; wild ranks are written like 2,J"),
    ({"wild": [True]}, "“True” is not possible here; wild ranks are written like 2,J"),
    ({"wild": 2.5}, "“2.5” is not possible here; wild ranks are written like 2,J"),
    ({"no-qualifier": "yes"}, "“yes” is not possible here; an option like this is true or"),
    ({"ante": 1}, "“ante” is not possible here; the options are joker, wild, trips_beat"),
], ids=str)  # fmt: skip
def test_what_cannot_be_read_is_refused(given_: Mapping[str, object], message: str) -> None:
    with pytest.raises(OptionError) as refusal:
        read_options(given_)
    assert str(refusal.value).startswith(message)


@given(
    st.builds(
        Options,
        joker=st.sampled_from(["none", "bug", "wild"]),
        wild=st.sets(st.sampled_from(RANKS)).map(lambda ranks: tuple(sorted(ranks))),
        trips_beat_straight=st.booleans(),
        no_qualifier=st.booleans(),
    )
)
def test_what_is_written_is_read_again(options: Options) -> None:
    assert read_options(options.chosen()) == options
    assert ("joker" in options.chosen()) == (options.joker != "none")
