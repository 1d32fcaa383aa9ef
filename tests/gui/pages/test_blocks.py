"""Blocks and steps of a page: each is written for eyes and for a screen reader."""

import re
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
    Sentence,
    Written,
    card_width,
    rule_link,
)
from analyser.gui.pages.steps_page import StepsPage
from analyser.poker.cards import parse_cards
from analyser.poker.explain.steps import CardRow, Step
from analyser.poker.phrases import Phrase

THEME = theme_of(light_palette())


@dataclass(frozen=True)
class Example(Blocks):
    """A page with one of each."""

    def blocks(self) -> Iterator[Written]:
        yield Heading("A & B", level=2)
        yield Sentence("They tie.")
        yield Cards(tuple(parse_cards("As Kd")), "two cards")
        yield rule_link("kickers")
        yield Sentence("Nobody wins.", strong=True)


def test_a_page_is_its_blocks_in_their_order() -> None:
    html = Example().html(THEME)
    parts = ["<h2>A &amp; B</h2>", "<p>They tie.</p>", "card:As", "card:Kd", "two cards",
             "rule:kickers", "<b>Nobody wins.</b>"]  # fmt: skip
    places = [html.index(part) for part in parts]
    assert places == sorted(places)
    said = "A & B. They tie. two cards: ace of spades and king of diamonds. Nobody wins."
    assert Example().spoken() == said
    theme = theme_of(QPalette(light_palette()))
    sentence = Remark("Ann & Ben")
    assert theme.muted.name() in sentence.html(theme)
    assert "Ann &amp; Ben" in sentence.html(theme)
    assert sentence.spoken() == "Ann & Ben."


@pytest.mark.parametrize("count", range(1, 11))
def test_up_to_ten_cards_stand_in_a_row(count: int) -> None:
    width = card_width(count, gap=4)
    assert 0 < width <= CARD_WIDTH
    assert count * (width + 4) <= ROW_WIDTH


CARDS = parse_cards("As Kd Qh")


def page(*rows: CardRow, ruling: str | None = None) -> StepsPage:
    step = Step("key", Phrase("A title"), (Phrase("First < second."),), rows, ruling)
    return StepsPage((step,))


def test_steps_have_titles_sentences_rulings_and_rows() -> None:
    html = page().html(THEME)
    assert "<h3>A title</h3><p>First &lt; second.</p>" in html
    assert '<a href="rule:kickers">Rule: Kickers</a>' in page(ruling="kickers").html(THEME)
    assert "<a" not in page().html(THEME)
    html = page(CardRow(CARDS, Phrase("Best"), below=("A", "K", "Q"), between=("1", "2"))).html(
        THEME
    )
    assert re.findall(r"card:(\w\w)", html) == ["As", "Kd", "Qh"]
    texts = re.sub(r"<[^>]*>", " ", html).split()
    assert texts[-6:] == ["Best", "1", "2", "A", "K", "Q"]
    assert page(CardRow(CARDS, marked=CARDS[:2])).html(THEME).count("▲") == 2
    assert page(CardRow(CARDS, faded=True)).html(THEME).count("/faded") == 3
    ten = parse_cards("As Ks Qs Js Ts 9s 8s 7s 6s 5s")
    widths = [int(width) for width in re.findall(r'width="(\d+)"', page(CardRow(ten)).html(THEME))]
    assert len(widths) == 10
    assert max(widths) < CARD_WIDTH
    heard = page(CardRow(CARDS, Phrase("Best"), below=("A", "K", "Q"))).spoken()
    assert heard == (
        "A title. First < second. Best: ace of spades, king of diamonds and queen of hearts. "
        "A, K, Q."
    )
