"""The domain's English, said in the window's language."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QLocale, QTranslator
from PySide6.QtWidgets import QApplication

from analyser.gui.look.translation import looked_up, number, translate, translated
from analyser.poker.cards import Card
from analyser.poker.names import card_name, seat_name
from analyser.poker.phrases import CONTEXT, Numeral, Phrase, percent

GERMAN = {
    "Seat {letter}": "Platz {letter}", "{rank} of spades": "Pik-{rank}", "ace": "Ass",
    "{number}%": "{number} %",
}  # fmt: skip


class German(QTranslator):
    def isEmpty(self) -> bool:
        return False

    def translate(
        self, context: str, text: str, disambiguation: str | None = None, n: int = -1
    ) -> str:
        # None is Qt's null string: no translation, where "" would be an empty one.
        return GERMAN.get(text) if context == CONTEXT else None  # type: ignore[return-value]


@pytest.fixture
def german(qapp: QApplication) -> Iterator[None]:
    translator = German()
    qapp.installTranslator(translator)
    looked_up.cache_clear()
    yield
    qapp.removeTranslator(translator)
    looked_up.cache_clear()


def test_a_phrase_is_english_without_a_translation(qapp: QApplication) -> None:
    assert translated(card_name(Card("As"))) == "ace of spades"


def test_a_phrase_is_translated_with_its_gaps_where_there_is_a_translation(german: None) -> None:
    assert (translated(card_name(Card("As"))), translated(seat_name(1))) == ("Pik-Ass", "Platz B")
    assert (translated(Phrase("{name} wins", name="Ann")), translated("ace")) == ("Ann wins", "ace")


@pytest.mark.parametrize(("count", "whole", "text"), [
    (10, 44, "22.73 %"), (1, 10**9, "<0.01 %"), (10**9 - 1, 10**9, ">99.99 %"),
])  # fmt: skip
def test_a_language_writes_percentages(german: None, count: int, whole: int, text: str) -> None:
    assert translated(percent(count, whole)) == text


@pytest.mark.parametrize(("locale", "grouped", "sentence"), [
    ("C", "2,598,956", "22.73% of 1,044"), ("en_US", "2,598,956", "22.73% of 1,044"),
    ("de_DE", "2.598.956", "22,73% of 1.044"),
])  # fmt: skip
def test_numbers_are_as_the_reader_is_used_to(locale: str, grouped: str, sentence: str) -> None:
    before = QLocale()
    QLocale.setDefault(QLocale(locale))
    try:
        assert (number(2598956), number(999)) == (grouped, "999")
        part = percent(10, 44)
        said = translated(Phrase("{part} of {all}", part=part, all=Numeral(1044)))
        of_window = translate("None", "{part} of {all}", part=part, all=1044)
    finally:
        QLocale.setDefault(before)
    assert (said, of_window) == (sentence, sentence)
