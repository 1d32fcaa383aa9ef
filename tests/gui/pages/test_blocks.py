"""Blocks and steps of a page: each is written for eyes and for a screen reader."""

import re

import pytest

from analyser.gui.pages.blocks import (
    CARD_WIDTH,
    ROW_WIDTH,
    Block,
    card_width,
    cards_below,
    heading,
    remark,
    rule_link,
    sentence,
)
from analyser.gui.pages.why_page import steps_page
from analyser.poker.cards import parse_cards
from analyser.poker.explain.steps import CardRow, Step
from analyser.poker.phrases import Phrase
from written_pages import html_of, spoken_of

EXAMPLE = (
    heading("A & B", level=2),
    sentence("They tie."),
    cards_below("two cards", parse_cards("As Kd")),
    rule_link("kickers"),
    sentence("Nobody wins.", strong=True),
    remark("Ann & Ben"),
)


def test_a_page_is_its_blocks_in_their_order() -> None:
    html = html_of(EXAMPLE)
    parts = ["<h2>A &amp; B</h2>", "<p>They tie.</p>", "card:As", "card:Kd", "two cards",
             "rule:kickers", "<b>Nobody wins.</b>", 'class="quiet">Ann &amp; Ben']  # fmt: skip
    places = [html.index(part) for part in parts]
    assert places == sorted(places)
    said = "A & B. They tie. two cards: ace of spades and king of diamonds. Nobody wins. Ann & Ben."
    assert spoken_of(EXAMPLE) == said


@pytest.mark.parametrize("count", range(1, 11))
def test_up_to_ten_cards_stand_in_a_row(count: int) -> None:
    width = card_width(count, gap=4)
    assert 0 < width <= CARD_WIDTH
    assert count * (width + 4) <= ROW_WIDTH


CARDS = parse_cards("As Kd Qh")


def steps(*rows: CardRow, ruling: str | None = None) -> list[Block]:
    step = Step("key", Phrase("A title"), (Phrase("First < second."),), rows, ruling)
    return [*steps_page((step,))]


def test_steps_have_titles_sentences_rulings_and_rows() -> None:
    html = html_of(steps())
    assert "<h3>A title</h3><p>First &lt; second.</p>" in html
    assert '<a href="rule:kickers">Rule: Kickers</a>' in html_of(steps(ruling="kickers"))
    assert "<a" not in html_of(steps())
    html = html_of(steps(CardRow(CARDS, Phrase("Best"), below=("A", "K", "Q"), between=("1", "2"))))
    assert re.findall(r"card:(\w\w)", html) == ["As", "Kd", "Qh"]
    texts = re.sub(r"<[^>]*>", " ", html).split()
    assert texts[-6:] == ["Best", "1", "2", "A", "K", "Q"]
    assert html_of(steps(CardRow(CARDS, marked=CARDS[:2]))).count("▲") == 2
    assert html_of(steps(CardRow(CARDS, faded=True))).count("/faded") == 3
    ten = parse_cards("As Ks Qs Js Ts 9s 8s 7s 6s 5s")
    widths = [int(width) for width in re.findall(r"card:\w\w/(\d+)", html_of(steps(CardRow(ten))))]
    assert len(widths) == 10
    assert max(widths) < CARD_WIDTH
    heard = spoken_of(steps(CardRow(CARDS, Phrase("Best"), below=("A", "K", "Q"))))
    assert heard == (
        "A title. First < second. Best: ace of spades, king of diamonds and queen of hearts. "
        "A, K, Q."
    )
