"""Words of another language, here made up; those of ours are in tests/gui/program/typed.txt."""

import pytest

from analyser.poker.errors import NumberError, UnreadableCardError
from analyser.poker.foreign_words import ForeignWords, foreign_words
from analyser.poker.phrases import Phrase
from examples import examples

GERMAN, FRENCH = (
    {row[0]: row[1] for row in examples(__file__, f"words_{language}.txt")}
    for language in ("german", "french")
)
LISTED = {
    "Ass": {
        "against": "gegen, versus", "ace": "As", "jack": "Bub", "the": "der,die,das,den",
        "bets": "setzt", "and": "und", "pair of": "Paar",
    },
    "as": {
        "against": "contre", "the": "le,la,l'", "pair of": "paire de,paire d'", "bets": "mise",
        "and": "et", "hearts": "cœurs", "board": "tableau,le tableau",
    },
}  # fmt: skip
"""The words to read, by the language's word for an ace."""


def read(text: str, language: dict[str, str]) -> str:
    def said(phrase: Phrase) -> str:
        return phrase.translated(lambda template: language.get(template, template))

    listed = LISTED[language["ace"]]
    return ForeignWords(foreign_words(said, lambda word: listed.get(word, word))).in_english(text)


@pytest.mark.parametrize(("text", "english"), examples(__file__, "german.txt"))
def test_german_is_read(text: str, english: str) -> None:
    assert read(text, GERMAN) == english


@pytest.mark.parametrize(("text", "english"), examples(__file__, "french.txt"))
def test_french_is_read_but_a_short_word_alone_is_notation(text: str, english: str) -> None:
    assert read(text, FRENCH) == english


def test_english_stays() -> None:
    assert ForeignWords({}).in_english("Pik Ass") == "Pik Ass"


def test_a_refusal_quotes_the_foreign_word() -> None:
    words = ForeignWords({"drei": "three"})
    error = words.as_typed(UnreadableCardError(token="three"), "Drei Asse")
    assert error.phrase.gaps == {"token": "Drei"}
    limits = NumberError(what=Phrase("three"), value="8", least=1, most=4)
    assert str(words.as_typed(limits, "drei 8")) == str(limits)
