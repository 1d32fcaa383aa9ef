"""What a seat's answer says, and how much of it in how much room."""

import pytest
from PySide6.QtGui import QFont, QFontMetrics
from PySide6.QtWidgets import QLabel
from pytestqt.qtbot import QtBot

from analyser.gui.felt.answer_text import SeatAnswer
from analyser.gui.felt.content import MadeCards, SeatContent
from analyser.gui.look.card_faces import CardFaces
from analyser.gui.look.theme import SMALL, scaled
from analyser.poker.cards import parse_cards
from tests.gui.conftest import Look

FIVE = parse_cards("Ac As 8s 8c Jd")
LOW = parse_cards("8h 4d 3s 2c As")
TWO_PAIR = SeatContent(
    "Ann",
    title="Two pair, aces and eights, jack kicker",
    brief="Two pair",
    best=MadeCards(FIVE, "Best five"),
    share="46.21%",
    unit="equity",
    share_sentence="46.21% equity; wins 46.02%, ties 0.38%",
)


@pytest.fixture
def answer(qtbot: QtBot) -> SeatAnswer:
    """The answer of a seat that has all the room it could want."""
    answer = SeatAnswer(CardFaces(), None)  # type: ignore[arg-type]  # no parent: a window of its own
    qtbot.addWidget(answer)
    answer.set_detail(2, lows=True, mini=28, words=60)
    answer.resize(500, 400)
    answer.show()
    return answer


def show(answer: SeatAnswer, low: str = "") -> None:
    best_low = MadeCards(LOW, "Best low") if low else MadeCards()
    answer.display(TWO_PAIR._replace(low=low, best_low=best_low))


def texts(answer: SeatAnswer) -> list[str]:
    return [each.text() for each in answer.findChildren(QLabel) if each.isVisible() and each.text()]


def test_with_room_it_says_the_hand_its_cards_and_what_its_share_means(answer: SeatAnswer) -> None:
    show(answer)
    assert set(texts(answer)) == {
        "Two pair, aces and eights, jack kicker", "46.21%", "equity", "Best five",
    }  # fmt: skip
    assert answer.best.cards.accessibleName() == (
        "Best five: ace of clubs, ace of spades, "
        "eight of spades, eight of clubs and jack of diamonds"
    )
    assert answer.best_low.isHidden()
    shown = [label for label in answer.findChildren(QLabel) if label.isVisible()]
    assert max(shown, key=lambda label: label.font().pointSizeF()).text() == "46.21%"
    (figure,) = [label for label in shown if label.text() == "46.21%"]
    says = "46.21% equity; wins 46.02%, ties 0.38%"
    assert (figure.accessibleName(), figure.toolTip()) == (says, says)
    answer.display(TWO_PAIR._replace(share="", unit="", share_sentence=""))
    assert "46.21%" not in texts(answer)
    assert "equity" not in texts(answer)


def test_the_low_is_drawn_beside_the_high_where_it_counts(answer: SeatAnswer) -> None:
    show(answer, "Low 8-4-3-2-A")
    assert answer.best.isVisible()
    assert answer.best_low.isVisible()
    assert answer.best_low.y() >= answer.best.geometry().bottom()
    assert {"Low 8-4-3-2-A", "Best low"} <= set(texts(answer))
    answer.set_detail(2, lows=False, mini=28, words=60)
    assert answer.best_low.isHidden()
    assert "Low 8-4-3-2-A" not in texts(answer)


def test_with_less_room_the_best_five_go_first_and_then_all_but_a_line(answer: SeatAnswer) -> None:
    show(answer)
    answer.set_detail(1, lows=False, mini=28, words=60)
    assert set(texts(answer)) == {"Two pair, aces and eights, jack kicker", "46.21%", "equity"}
    answer.set_detail(0, lows=False, mini=28, words=60)
    assert set(texts(answer)) == {"Two pair, aces and eights, jack kicker", "46.21%"}
    answer.resize(200, 400)
    assert set(texts(answer)) == {"Two pair", "46.21%"}
    for title, short, line in (
        ("Three fours on the board, nine kicker", "Three of a kind", "Three fours on the board"),
        ("Low, 9-8-6-4-3", "9-8-6-4-3", "9-8-6-4-3"),
    ):
        room = QFontMetrics(QFont()).horizontalAdvance(line) + 4
        answer.resize(room, 400)
        answer.display(TWO_PAIR._replace(title=title, brief=short, share=""))
        assert texts(answer) == [line]
    show(answer)
    share = QFontMetrics(scaled(QFont(), 1, bold=True)).horizontalAdvance("46.21%") + 2
    brief = QFontMetrics(QFont()).horizontalAdvance("Two pair")
    answer.resize(share + SMALL + round(0.8 * brief), 400)
    assert "Two pair" in texts(answer), "in small letters rather than not at all"


def test_side_by_side_is_the_share_and_the_low_or_that_there_is_none(answer: SeatAnswer) -> None:
    show(answer, "Low 8-4-3-2-A")
    answer.resize(600, 120)
    answer.set_detail(2, lows=True, mini=28, words=60, wide=True)
    parts = {label.text(): label for label in answer.findChildren(QLabel) if label.isVisible()}
    assert parts["46.21%"].x() > parts[TWO_PAIR.title].geometry().right()
    assert answer.best_low.x() >= answer.best.geometry().right()
    assert answer.best_low.y() == answer.best.y()
    # What the low is, is said once: beside its cards.
    assert parts["Low 8-4-3-2-A"].parent() is answer.best_low
    assert answer.content_height <= answer.height()
    answer.display(TWO_PAIR._replace(low="No low"))
    answer.resize(600, 120)
    answer.set_detail(2, lows=True, mini=28, words=60, wide=True)
    shown = [label for label in answer.findChildren(QLabel) if label.isVisible()]
    (no_low,) = [label for label in shown if label.text() == "No low"]
    for width in (600, answer.best.whole_width + 80):
        answer.resize(width, 120)
        assert no_low.x() >= answer.best.x() + answer.best.whole_width + SMALL


@pytest.mark.parametrize("wide", [True, False])
def test_two_rows_of_cards_say_which_is_the_low(answer: SeatAnswer, wide: bool) -> None:
    show(answer, "Low 8-4-3-2-A")
    answer.set_detail(2, lows=True, mini=60, words=60, wide=wide)
    best = answer.best.word_width
    answer.resize(2 * (5 * 30 + 3 * SMALL + best) if wide else 5 * 32 + SMALL + best, 400)
    assert {"Best five", "Best low"} <= {*texts(answer)}
    if wide:
        answer.resize(2 * (5 * 30 + 2 * SMALL + best // 2), 400)
        assert {"High", "Low"} <= {*texts(answer)}


def test_nothing_of_the_last_hand_stays_even_in_a_tool_tip(answer: SeatAnswer) -> None:
    show(answer)
    answer.resize(200, 400)
    answer.set_detail(0, lows=False, mini=28, words=60)
    (line,) = [label for label in answer.findChildren(QLabel) if label.text() == "Two pair"]
    assert line.toolTip() == "Two pair, aces and eights, jack kicker"
    answer.set_detail(2, lows=False, mini=28, words=60)
    answer.display(SeatContent("Ann"))
    assert (line.text(), line.toolTip()) == ("", ""), "not even a hidden label keeps the hand"
    show(answer, "Low 8-4-3-2-A")
    answer.display(SeatContent("Ann", title="High card, 2", brief="High card"))
    assert texts(answer) == ["High card, 2"]
    show(answer, "Low 8-4-3-2-A")
    answer.display(SeatContent("Ann", title="No cards yet", brief="No cards yet"))
    assert texts(answer) == ["No cards yet"]
    assert answer.best.isHidden()
    assert answer.best_low.isHidden()


def test_the_hand_does_not_jump_when_a_share_comes(answer: SeatAnswer) -> None:
    content = SeatContent("Ann", title="High card, A", brief="High card")
    answer.display(content)
    (title,) = [label for label in answer.findChildren(QLabel) if label.text() == "High card, A"]
    before = title.geometry()
    answer.display(content._replace(share="46.21%", share_sentence="wins 46.02%"))
    assert title.geometry() == before


def test_a_screen_reader_finds_every_text_of_a_seat(answer: SeatAnswer, accessibles: Look) -> None:
    for _ in range(2):  # once more changes nothing
        show(answer, "Low 8-4-3-2-A")
    first, *rest = [found.name for found in accessibles(answer) if found.name]
    assert first == "Result of Ann"
    assert set(texts(answer)) - {"46.21%"} <= set(rest)
    assert "46.21% equity; wins 46.02%, ties 0.38%" in rest
    assert answer.best.cards.accessibleName() in rest
    assert answer.best_low.cards.accessibleName() in rest


@pytest.mark.parametrize("width", [150, 400])
def test_the_word_beside_small_cards_is_whole_or_not_there(answer: SeatAnswer, width: int) -> None:
    show(answer)
    answer.resize(width, 400)
    words = [word for word in answer.best.findChildren(QLabel) if word.isVisible() and word.text()]
    assert [word.text() for word in words] == ["Best five"] * (width == 400)
    for word in words:
        assert word.fontMetrics().horizontalAdvance(word.text()) <= word.width()
