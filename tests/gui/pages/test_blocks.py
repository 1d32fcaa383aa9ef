"""Blocks of a page: each is written for eyes and for a screen reader."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

import pytest
from PySide6.QtGui import QPalette

from analyser.gui.look.theme import light_palette, theme_of
from analyser.gui.pages.blocks import (
    CARD_WIDTH,
    ROW_WIDTH,
    Blocks,
    Cards,
    Heading,
    Remark,
    RuleLink,
    Sentence,
    Source,
    Written,
    card_width,
)
from analyser.poker.cards import parse_cards

THEME = theme_of(light_palette())


@dataclass(frozen=True)
class Example(Blocks):
    """A page with one of each."""

    def blocks(self) -> Iterator[Written]:
        yield Heading("A & B", level=2)
        yield Sentence("They tie.")
        yield Cards(tuple(parse_cards("As Kd")), "two cards")
        yield RuleLink("kickers")
        yield Sentence("Nobody wins.", strong=True)
        yield Source("The rules")


def test_a_page_is_its_blocks_in_their_order() -> None:
    html = Example().html(THEME)
    parts = ["<h2>A &amp; B</h2>", "<p>They tie.</p>", "card:As", "card:Kd", "two cards",
             "rule:kickers", "<b>Nobody wins.</b>", "Source: The rules"]  # fmt: skip
    places = [html.index(part) for part in parts]
    assert places == sorted(places)
    assert Example().spoken() == (
        "A & B. They tie. two cards: ace of spades and king of diamonds. Nobody wins. The rules."
    )
    theme = theme_of(QPalette(light_palette()))
    sentence = Remark("Ann & Ben")
    assert theme.muted.name() in sentence.html(theme)
    assert "Ann &amp; Ben" in sentence.html(theme)
    assert sentence.spoken() == "Ann & Ben"


@pytest.mark.parametrize("count", range(1, 11))
def test_up_to_ten_cards_stand_in_a_row(count: int) -> None:
    width = card_width(count, gap=4)
    assert 0 < width <= CARD_WIDTH
    assert count * (width + 4) <= ROW_WIDTH
