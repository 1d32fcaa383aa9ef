"""Steps as HTML and as plain text."""

from __future__ import annotations

import re

from analyser.gui.look.theme import light_palette, theme_of
from analyser.gui.pages.blocks import CARD_WIDTH
from analyser.gui.pages.steps_page import StepsPage
from analyser.poker.cards import parse_cards
from analyser.poker.explain.steps import Row, Step
from analyser.poker.phrases import Phrase

CARDS = parse_cards("As Kd Qh")
THEME = theme_of(light_palette())


def page(*rows: Row, ruling: str | None = None) -> StepsPage:
    step = Step("key", Phrase("A title"), (Phrase("First < second."),), rows, ruling)
    return StepsPage((step,))


def test_titles_and_sentences_are_text_and_the_ruling_a_link() -> None:
    html = page().html(THEME)
    assert "<h3>A title</h3><p>First &lt; second.</p>" in html
    assert '<a href="rule:kickers">Rule: Kickers</a>' in page(ruling="kickers").html(THEME)
    assert "<a" not in page().html(THEME)


def test_a_row_has_its_cards_and_what_stands_around_them() -> None:
    html = page(Row(CARDS, Phrase("Best"), below=("A", "K", "Q"), between=("1", "2"))).html(THEME)
    assert re.findall(r"card:(\w\w)", html) == ["As", "Kd", "Qh"]
    texts = re.sub(r"<[^>]*>", " ", html).split()
    assert texts[-6:] == ["Best", "1", "2", "A", "K", "Q"]
    assert page(Row(CARDS, marked=CARDS[:2])).html(THEME).count("▲") == 2
    assert page(Row(CARDS, faded=True)).html(THEME).count("/faded") == 3
    ten = parse_cards("As Ks Qs Js Ts 9s 8s 7s 6s 5s")
    widths = [int(width) for width in re.findall(r'width="(\d+)"', page(Row(ten)).html(THEME))]
    assert len(widths) == 10
    assert max(widths) < CARD_WIDTH
    heard = page(Row(CARDS, Phrase("Best"), below=("A", "K", "Q"))).spoken()
    assert heard == (
        "A title. First < second. Best: ace of spades, king of diamonds and queen of hearts. "
        "A, K, Q."
    )
