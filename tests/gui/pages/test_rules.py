"""The rules: rulings and kinds of hand as pages, searched and opened."""

import re

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from analyser.gui.look.card_faces import CardFaces
from analyser.gui.pages import help_pages
from analyser.gui.pages.blocks import rule_link
from analyser.gui.pages.help_pages import Chapter, RulesView, chapters_of, kinds_page, rules_page
from analyser.poker.explain.rules_reference import (
    RULINGS,
    TOPICS,
    Ruling,
    every_ruling,
    ruling,
    search,
)
from written_pages import html_of, spoken_of

MATTER = (ruling("kickers"), ruling("one-pair"))


@pytest.fixture
def view(qtbot: QtBot) -> RulesView:
    view = RulesView(CardFaces(), list)
    view.show_rulings(MATTER)
    qtbot.addWidget(view)
    with qtbot.waitActive(view):
        view.show()
    return view


def titles(view: RulesView) -> list[str]:
    lines = view.page.toPlainText().split("\n")
    known = {str(each.title) for each in RULINGS}
    return [line for line in lines if line in known]


def test_it_searches_as_one_types_until_escape(view: RulesView) -> None:
    view.search.setFocus()
    QTest.keyClicks(view.search, "ste")
    found = search("ste")
    assert view.page.toPlainText().startswith(f"Rulings found: {len(found)}")
    QTest.keyClicks(view.search, "el")
    assert "The steel wheel" in titles(view)
    assert set(titles(view)) <= {str(each.title) for each in search("steel")} | {"Straight flush"}
    assert "The steel wheel" in " ".join(view.page.sentences)
    QTest.keyClick(view.search, Qt.Key.Key_Escape)
    assert (view.search.text(), titles(view)[0]) == ("", "Kickers")
    QTest.keyClicks(view.search, "zebra")
    text = "No ruling has all these words; try fewer, or their beginnings"
    assert view.page.toPlainText().strip() == text


def test_what_a_search_finds_is_announced_after_a_pause_and_down_leads_there(
    view: RulesView, monkeypatch: pytest.MonkeyPatch, qtbot: QtBot
) -> None:
    said: list[str] = []
    monkeypatch.setattr(help_pages, "announce", lambda _, text: said.append(text))
    view.search.setFocus()
    QTest.keyClicks(view.search, "kicker")
    qtbot.waitUntil(lambda: bool(said))
    assert all(text.startswith("Rulings found: ") for text in said)
    QTest.keyClick(view.search, Qt.Key.Key_Down)
    assert view.page.hasFocus()


def test_what_matters_or_an_opened_ruling_stands_first(view: RulesView) -> None:
    view.search.setFocus()
    QTest.keyClick(view.search, Qt.Key.Key_Tab)
    assert QApplication.focusWidget() is view.page
    assert view.page.toPlainText().startswith("What matters here")
    assert titles(view)[:2] == ["Kickers", "One pair"]
    view.show_rulings(())
    for text in (*TOPICS.values(), *[each.title for each in every_ruling()]):
        assert text in view.page.toPlainText()
    view.show_rulings(MATTER)
    QTest.keyClicks(view.search, "joker")
    view.look_up("rules", "one-pair")
    assert (view.search.text(), titles(view)[0]) == ("", "One pair")
    assert titles(view).count("One pair") == 1
    assert "Kickers" in titles(view)
    assert QApplication.focusWidget() is view.page
    view.look_up("rules", "suits")
    view.show_rulings(MATTER)
    assert titles(view)[0] == "Suits never break a tie"
    view.show_rulings((ruling("flush"),))
    assert titles(view)[0] == "Flush"


def plain(html: str) -> str:
    return re.sub(r"<[^>]*>", " ", html).replace("&#x27;", "'").replace("&amp;", "&")


@pytest.mark.parametrize("each", RULINGS, ids=lambda each: each.key)
def test_a_ruling_has_its_title_text_source_and_cards(each: Ruling) -> None:
    page = [*rules_page((Chapter("", (each,)),))]
    html = html_of(page)
    for text in (each.title, *each.text, each.source, *[show.caption for show in each.examples]):
        assert text in plain(html)
        assert text in spoken_of(page)
    cards = [str(card) for show in each.examples for card in show.cards]
    assert re.findall(r"card:(\w+)", html) == cards


def test_rulings_and_kinds_of_hand_are_drawn_and_heard_by_name() -> None:
    heard = spoken_of(rules_page((Chapter("Here", (ruling("steel-wheel"),)),)))
    assert heard.startswith("Here. The steel wheel.")
    assert "Straight flush, five high: five of diamonds, four of diamonds" in heard
    link = rule_link("wheel").html
    assert link == '<p><a href="rule:wheel">Rule: The wheel: ace to five</a></p>'
    chapters = [*chapters_of(every_ruling())]
    assert [chapter.heading for chapter in chapters] == list(TOPICS.values())
    assert sum([chapter.rulings for chapter in chapters], ()) == every_ruling()
    html = html_of(kinds_page())
    assert len(re.findall(r"card:\w\w", html)) == 50
    assert [int(number) for number in re.findall(r"<h3>(\d+)\.", html)] == [*range(1, 11)]
    assert spoken_of(kinds_page()).startswith("1. Royal flush. Ace, king, queen, jack and ten")
    assert "Royal flush: ace of hearts, king of hearts" in spoken_of(kinds_page())
