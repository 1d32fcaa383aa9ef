"""Rulings and kinds of hand as HTML and as plain text."""

from __future__ import annotations

import re

import pytest

from analyser.gui.look.theme import light_palette, theme_of
from analyser.gui.pages.blocks import rule_link
from analyser.gui.pages.rules_page import Chapter, KindsPage, RulesPage, chapters_of
from analyser.poker.explain.rulebook import RULINGS, TOPICS, Ruling
from analyser.poker.explain.rulings import ruling

THEME = theme_of(light_palette())


def plain(html: str) -> str:
    return re.sub(r"<[^>]*>", " ", html).replace("&#x27;", "'").replace("&amp;", "&")


@pytest.mark.parametrize("each", RULINGS, ids=lambda each: each.key)
def test_a_ruling_has_its_title_text_source_and_cards(each: Ruling) -> None:
    page = RulesPage((Chapter("", (each,)),))
    html = page.html(THEME)
    for text in (each.title, *each.text, each.source, *[show.caption for show in each.examples]):
        assert text in plain(html)
        assert text in page.spoken()
    cards = [str(card) for show in each.examples for card in show.cards]
    assert re.findall(r"card:(\w+)", html) == cards


def test_rulings_and_kinds_of_hand_are_drawn_and_heard_by_name() -> None:
    heard = RulesPage((Chapter("Here", (ruling("steel-wheel"),)),)).spoken()
    assert heard.startswith("Here. The steel wheel.")
    assert "Straight flush, five high: five of diamonds, four of diamonds" in heard
    assert rule_link("wheel") == '<a href="rule:wheel">Rule: The wheel: ace to five</a>'
    chapters = chapters_of(RULINGS)
    assert [chapter.heading for chapter in chapters] == list(TOPICS.values())
    assert sum([chapter.rulings for chapter in chapters], ()) == RULINGS
    html = KindsPage().html(THEME)
    assert len(re.findall(r"card:\w\w", html)) == 50
    assert [int(number) for number in re.findall(r"<b>(\d+)\.", html)] == [*range(1, 11)]
    assert KindsPage().spoken().startswith("1. Royal flush. Ace, king, queen, jack and ten")
    assert "Royal flush: ace of hearts, king of hearts" in KindsPage().spoken()
