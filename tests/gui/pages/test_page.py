"""A page draws its cards, hands on its links and speaks."""

import re
from pathlib import Path

import pytest
from PySide6.QtCore import Qt, QUrl
from PySide6.QtGui import QImage, QPalette, QPixmap, QTextDocument
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from analyser.gui.look import announce
from analyser.gui.look.card_faces import CardFaces
from analyser.gui.look.theme import dark_palette, light_palette, theme_of
from analyser.gui.pages import page as page_module
from analyser.gui.pages.blocks import CARD_WIDTH, Block, picture, remark, sentence
from analyser.gui.pages.help_pages import Chapter, rules_page
from analyser.gui.pages.page import Page
from analyser.poker.cards import Card
from analyser.poker.explain.rules_reference import ruling
from tests.gui.conftest import Heard


def anything(text: str) -> list[Block]:
    return [Block(text, f"heard: {text}")]


@pytest.fixture
def page(qtbot: QtBot) -> Page:
    page = Page("Why", CardFaces())
    qtbot.addWidget(page)
    page.resize(320, 200)
    page.show()
    return page


def drawn(page: Page, address: str) -> QImage:
    kind = QTextDocument.ResourceType.ImageResource.value
    found = page.loadResource(kind, QUrl(address))
    assert isinstance(found, QPixmap)
    return found.toImage()


def test_cards_that_do_not_play_are_fainter(page: Page) -> None:
    plain, faded = drawn(page, "card:As/40"), drawn(page, "card:As/40/faded")
    assert plain.size() == faded.size()
    middle = plain.rect().center()
    assert plain.pixelColor(middle).alpha() == 255
    assert 0 < faded.pixelColor(middle).alpha() < 128


@pytest.mark.parametrize("palette", [light_palette(), dark_palette()])
def test_what_decides_has_the_ground_of_the_theme(page: Page, palette: QPalette) -> None:
    page.setPalette(palette)
    page.write([Block('<table><tr><td class="win">As</td></tr></table>')])
    assert f'bgcolor="{theme_of(palette).win.name()}"' in page.toHtml()


@pytest.mark.parametrize("width", [25, CARD_WIDTH])
def test_a_card_is_drawn_in_the_width_it_is_shown_in(page: Page, width: int) -> None:
    address = picture(Card("As"), width).split('"')[1]
    assert drawn(page, address).deviceIndependentSize().width() == width


def test_what_is_there_already_is_not_written_again_and_keeps_its_place(page: Page) -> None:
    text = anything("<p>a line</p>" * 100)
    page.write(text)
    page.verticalScrollBar().setValue(120)
    page.write(anything("<p>a line</p>" * 100))
    assert page.verticalScrollBar().value() == 120
    page.write(anything("<p>another</p>" * 100))
    assert page.verticalScrollBar().value() == 0
    page.write(anything("<p>a line</p>" * 100))
    page.verticalScrollBar().setValue(120)
    page.setPalette(dark_palette())
    assert page.verticalScrollBar().value() == 120


def test_a_screen_reader_hears_what_is_written_unless_it_is_one_line(page: Page) -> None:
    page.write(anything("text"))
    assert (page.accessibleName(), page.accessibleDescription()) == ("Why", "heard: text")
    assert (page.isReadOnly(), page.cursorWidth()) == (True, 0)  # no cursor blinks
    for block in (sentence("It decides."), remark("It decides")):
        page.write([block])
        assert page.toPlainText().startswith("It decides")
        assert page.accessibleDescription() == ""


def test_arrows_say_a_page_sentence_by_sentence_and_with_ctrl_by_headings(
    page: Page, monkeypatch: pytest.MonkeyPatch, spoken: Heard
) -> None:
    monkeypatch.setattr(page_module, "is_listened_to", lambda: True)
    page.write(rules_page((Chapter("", (ruling("kickers"), ruling("one-pair"))),)))
    page.selectAll()
    copied = page.createMimeDataFromSelection()
    assert "\ufffc" in page.toPlainText()
    assert not re.search("\ufffc|&#65532;", copied.text() + copied.html())
    assert page.accessibleDescription() == "Kickers, heading"  # not the whole page in one breath
    none, ctrl = Qt.KeyboardModifier.NoModifier, Qt.KeyboardModifier.ControlModifier
    for key, modifier, said in (
        (Qt.Key.Key_Down, none, page.sentences[1]),
        (Qt.Key.Key_Down, none, page.sentences[2]),
        (Qt.Key.Key_Up, none, page.sentences[1]),
        (Qt.Key.Key_Down, ctrl, "One pair, heading"),
        (Qt.Key.Key_Down, ctrl, "Nothing further"),
        (Qt.Key.Key_End, none, page.sentences[-1]),
        (Qt.Key.Key_Down, none, "Nothing further"),
        (Qt.Key.Key_Home, none, "Kickers, heading"),
        (Qt.Key.Key_Right, none, "K"),
        (Qt.Key.Key_Right, none, "i"),
        (Qt.Key.Key_Left, none, "K"),
        (Qt.Key.Key_Left, none, "K"),
        (Qt.Key.Key_Down, none, page.sentences[1]),
        (Qt.Key.Key_Right, none, page.sentences[1][0]),
    ):
        spoken.clear()
        QTest.keyClick(page, key, modifier)
        assert [text for text, _ in spoken] == [said]
    page.go_to_heading(1)
    assert page.accessibleDescription() == "One pair, heading"
    spoken.clear()
    monkeypatch.setattr(page_module, "are_only_changes_heard", lambda: True)
    QTest.keyClick(page, Qt.Key.Key_Home)
    assert (page.accessibleDescription(), spoken) == ("Kickers, heading", [])
    page.go_to_heading(1)
    monkeypatch.undo()
    QTest.keyClick(page, Qt.Key.Key_Down)  # nobody listens
    assert page.accessibleDescription() == "One pair, heading"


def test_a_link_is_heard_and_followed_by_keyboard(
    page: Page, qtbot: QtBot, spoken: Heard, monkeypatch: pytest.MonkeyPatch
) -> None:
    page.write(anything('before <a href="rule:kickers">Rule</a> after'))
    page.setFocus()
    QTest.keyClick(page, Qt.Key.Key_Tab)
    assert spoken == [("Rule", False)]
    with qtbot.waitSignal(page.link_asked) as asked:
        QTest.keyClick(page, Qt.Key.Key_Return)
    assert asked.args == ["rule", "kickers"]
    # Older screen readers hear each change of the description, also when it is put back.
    for module in (page_module, announce):
        monkeypatch.setattr(module, "are_only_changes_heard", lambda: True)
    page.clearFocus()
    page.setFocus()
    QTest.keyClick(page, Qt.Key.Key_Tab)
    assert page.accessibleDescription() == "Rule"
    page.clearFocus()
    assert page.accessibleDescription() == "Rule"


def test_who_comes_to_a_page_hears_its_sentence_again(
    page: Page, monkeypatch: pytest.MonkeyPatch, qtbot: QtBot
) -> None:
    """Older screen readers say a description only as it changes."""
    for name in ("is_listened_to", "are_only_changes_heard"):
        monkeypatch.setattr(page_module, name, lambda: True)
    page.write(rules_page((Chapter("", (ruling("kickers"),)),)))
    page.clearFocus()
    page.setFocus()
    assert page.accessibleDescription() == "Kickers, heading"
    qtbot.waitUntil(lambda: page.accessibleDescription() == "Kickers, heading\u200b")
    page.clearFocus()
    page.setFocus()
    page.go_to_heading(0)  # as a count that ends: it is told once, when the focus has been read
    assert page.accessibleDescription() == "Kickers, heading\u200b"
    qtbot.waitUntil(lambda: page.accessibleDescription() == "Kickers, heading")


@pytest.mark.parametrize(
    "address", ["file:///{file}", "{file}", "http://example.org/a.png", "qrc:/cards/inks.json"]
)
def test_a_page_has_only_its_own(page: Page, tmp_path: Path, address: str) -> None:
    file = tmp_path / "a.png"
    QImage(8, 8, QImage.Format.Format_RGB32).save(str(file))
    url = QUrl(address.format(file=file))
    for kind in QTextDocument.ResourceType:
        assert page.loadResource(kind.value, url) is None
