"""Every range that is offered by name can be read, and is what its name says."""

from __future__ import annotations

import pytest

from analyser.gui.range_editor.presets import SHARES, presets
from analyser.poker.ranges.notation import parse_range


def test_every_name_is_there_once() -> None:
    names = [str(name) for name, _ in presets()]
    assert len(names) == len(set(names)) == len(SHARES) + 5


@pytest.mark.parametrize(
    ("name", "combos"),
    [
        ("Pairs", 13 * 6),
        ("Two of ten to ace, no pair", 10 * 16),
        ("Suited connectors", 12 * 4),
        ("Suited aces", 12 * 4),
        ("Any two cards", 1326),
    ],
)
def test_a_preset_is_what_its_name_says(name: str, combos: int) -> None:
    texts = {str(phrase): text for phrase, text in presets()}
    assert parse_range(texts[name]).combos == combos


@pytest.mark.parametrize("share", SHARES)
def test_the_best_hands_are_no_more_than_their_share(share: int) -> None:
    texts = {str(phrase): text for phrase, text in presets()}
    assert share - 1.2 < parse_range(texts[f"The best {share}%"]).percent <= share
