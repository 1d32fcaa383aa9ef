"""Card words of another language, put into English before the text is read."""

import pytest

from analyser.poker.foreign_words import foreign_words, in_english
from analyser.poker.phrases import Phrase

GERMAN = {
    "{rank} of spades": "Pik-{rank}", "{rank} of hearts": "Herz-{rank}", "ace": "Ass",
    "king": "König", "spades": "Pik", "hearts": "Herz", "aces": "Asse", "against": "gegen, versus",
    "ten": "Zehn", "Razz": "Razz",
}  # fmt: skip
FRENCH = {
    "{rank} of spades": "{rank} de pique", "{rank} of hearts": "{rank} de cœur", "ace": "as",
    "king": "roi", "spades": "pique", "hearts": "cœur", "aces": "as", "against": "contre",
}  # fmt: skip


def read(text: str, language: dict[str, str]) -> str:
    def said(phrase: Phrase) -> str:
        return phrase.translated(lambda template: language.get(template, template))

    return in_english(text, foreign_words(said, lambda word: language.get(word, word)))


@pytest.mark.parametrize(
    ("text", "english"),
    [
        ("Pik Ass gegen Herz König", "As against Kh"),
        ("pik-ass versus herz  könig", "As against Kh"),
        ("Ass Pik, König Herz", "As, Kh"),
        ("Pik-Konig", "Ks"),
        ("Asse gegen AKs", "aces against AKs"),
        ("As Kd gegen Asser", "As Kd against Asser"),
        ("razz: AhKh", "razz: AhKh"),
        ("Koenig Herz, Herz-10, 7 Pik", "Kh, Th, 7s"),
        ("Ass König", "ace king"),
        ("König: AhKh, Ass : QsQd", "König: AhKh, Ass : QsQd"),
    ],
)
def test_german_is_read(text: str, english: str) -> None:
    assert read(text, GERMAN) == english


@pytest.mark.parametrize(
    ("text", "english"),
    [
        ("as de pique contre roi de coeur", "As against Kh"),
        ("As de Cœur", "Ah"),
        ("As contre AhKh", "As against AhKh"),
        ("as pique", "As"),
    ],
)
def test_french_is_read_but_a_short_word_alone_is_notation(text: str, english: str) -> None:
    assert read(text, FRENCH) == english


def test_english_stays() -> None:
    assert in_english("Pik Ass", {}) == "Pik Ass"
