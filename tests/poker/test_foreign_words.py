"""Card words of another language, put into English before the text is read."""

import pytest

from analyser.poker.errors import NumberError, UnreadableCardError
from analyser.poker.foreign_words import ForeignWords, foreign_words
from analyser.poker.phrases import Phrase

GERMAN = {
    "{rank} of spades": "Pik-{rank}", "{rank} of hearts": "Herz-{rank}", "ace": "Ass",
    "king": "König", "spades": "Pik", "hearts": "Herz", "aces": "Asse", "jack": "Bube",
    "ten": "Zehn", "Razz": "Razz", "royal flush": "Royal Flush", "Seat {letter}": "Platz {letter}",
    "three": "Drei", "kings": "Könige",
}  # fmt: skip
FRENCH = {
    "{rank} of spades": "{rank} de pique", "{rank} of hearts": "{rank} de cœur", "ace": "as",
    "king": "roi", "spades": "pique", "hearts": "cœur", "aces": "as", "three": "trois",
    "threes": "trois", "Seat {letter}": "Siège {letter}", "royal flush": "quinte flush royale",
}  # fmt: skip
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
        ("Der König: AhKh, König Artus: QsQd", "Der König: AhKh, König Artus: QsQd"),
        ("Herz: AhKh, Ann und Bob: QsQd", "Herz: AhKh, Ann und Bob: QsQd"),
        ("AhKh und Board: QsQd2c", "AhKh and Board: QsQd2c"),
        ("Herz-As gegen As König", "Ah against ace king"),
        ("den Pik Bub, die Herz-10", "Js, Th"),
        ("Die Bank und der Rest", "Die Bank and der Rest"),
        ("As Kd, As As, As", "As Kd, As As, As"),
        ("3 Herz, Herz 3, drei Herz", "3 hearts, 3h, three hearts"),
        ("Royal Flush oder Platz B setzt 60", "Royal Flush oder Seat B bets 60"),
        ("Pik\nAss", "spades\nace"),
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
        ("10 de pique et K de cœur", "Ts and Kh"),
        ("le roi de pique et l'as de cœurs, l\u2019as de pique", "Ks and Ah, As"),
        ("paire d'as contre paire d\u2019as", "pair of aces against pair of aces"),
        ("paire de trois contre as-trois", "pair of threes against ace three"),
        ("As roi contre roi as", "ace king against king ace"),
        ("trois as", "three as"),
        ("as et roi de cœur, As et Kd", "ace and king de hearts, As and Kd"),
        ("As Kd, as", "As Kd, as"),
        ("quinte flush royale", "royal flush"),
        ("le tableau: Kh", "board: Kh"),
        ("Siège A mise 60, D\u2019Arc: QsQd", "Seat A bets 60, D\u2019Arc: QsQd"),
    ],
)
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
