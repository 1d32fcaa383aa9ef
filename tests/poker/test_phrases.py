"""Sentences that remember how they were made, and that every one of them can be collected."""

import ast
import copy
import pickle
from pathlib import Path

import pytest

import analyser
from analyser.poker.phrases import N_, Numeral, Phrase, shortened, visible
from long_texts import WORDY

GERMAN = {
    "{better} beats {worse}": "{worse} verliert gegen {better}",
    "a flush": "ein Flush",
    "a straight": "eine Straße",
}


def translate(template: str) -> str:
    return GERMAN.get(template, template)


def test_a_phrase_is_its_english_text_and_gaps_are_translated_too() -> None:
    phrase = Phrase("{better} beats {worse}", better=Phrase("a flush"), worse="nothing")
    assert phrase == "a flush beats nothing"
    assert phrase.template == "{better} beats {worse}"
    assert dict(phrase.gaps) == {"better": "a flush", "worse": "nothing"}
    phrase = Phrase("{better} beats {worse}", better=Phrase("a flush"), worse=Phrase("a straight"))
    assert phrase.translated(translate) == "eine Straße verliert gegen ein Flush"


def test_a_translation_asks_for_the_form_of_a_gap_that_its_grammar_wants() -> None:
    german = {
        "{better} beats {worse}": "{better} schlägt {worse_acc}",
        "a king": "ein König|acc|einen König",
        "{card}, {next}": "{card}, {next}|acc|{card_acc}, {next_acc}",
        "an ace": "ein Ass",
    }
    both = Phrase("{card}, {next}", card=Phrase("a king"), next=Phrase("an ace"))
    phrase = Phrase("{better} beats {worse}", better=Phrase("a king"), worse=both)
    said = phrase.translated(lambda template: german.get(template, template))
    assert said == "ein König schlägt einen König, ein Ass"
    named = Phrase("{better} beats {worse}", better="Ann|acc|Bob", worse="a king")
    assert named.translated(lambda template: german.get(template, template)) == (
        "Ann|acc|Bob schlägt a king"
    )
    number = Phrase("{better} beats {worse}", better=Numeral(2), worse=Numeral(1234))
    assert number.translated(lambda template: german.get(template, template)) == "2 schlägt 1,234"


@pytest.mark.parametrize(("value", "decimals", "text"), [
    (1712304, 0, "1,712,304"), (8236, 2, "82.36"), (5, 2, "0.05"), (123456, 2, "1,234.56"),
])  # fmt: skip
def test_numerals_are_english_until_written_anew(value: int, decimals: int, text: str) -> None:
    phrase = Phrase("{number} %", number=Numeral(value, decimals))
    assert phrase == f"{text} %"
    assert phrase.translated(translate) == f"{text} %"
    german = str.maketrans(",.", ".,")
    said = phrase.translated(translate, lambda numeral: str(numeral).translate(german))
    assert said == f"{text} %".translate(german)


def test_what_is_no_phrase_stays_as_it_is() -> None:
    phrase = Phrase("{seat} wins", seat="a flush")  # the name that somebody gave a seat
    assert phrase.translated(translate) == "a flush wins"


@pytest.mark.parametrize("name", ["{", "}", "{0}", "{seat}", "%s"])
def test_what_a_user_typed_is_never_a_template(name: str) -> None:
    assert Phrase("{seat} wins", seat=name).translated(translate) == f"{name} wins"
    assert Phrase(name) == Phrase(name).translated(translate) == name


def test_phrases_are_copied_whole() -> None:
    phrase = Phrase("{seat} wins", seat=Phrase("a flush"))
    for twin in (copy.deepcopy(phrase), pickle.loads(pickle.dumps(phrase))):
        assert twin == phrase
        assert twin.translated(translate) == "ein Flush wins"


def calls_of_mark() -> list[tuple[str, ast.Call]]:
    files = sorted(Path(analyser.__file__).parent.rglob("*.py"))
    return [
        (f"{path.name}:{node.lineno}", node)
        for path in files
        if path.name != "resources_rc.py"
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.Call) and getattr(node.func, "id", "") == "N_"
    ]


def test_every_sentence_can_be_collected_by_lupdate() -> None:
    """Literals only."""
    calls = calls_of_mark()
    assert len(calls) > 100
    for place, call in calls:
        values = [getattr(argument, "value", None) for argument in call.args]
        assert [type(value) for value in values] == [str], place
    assert N_("a flush") == "a flush"


@pytest.mark.parametrize(("text", "seen"), [
    ("Ann ♠", "Ann ♠"), ("a\x1b[31mb\x07", "a[31mb"), ("\u202egnp.exe\u2066", "gnp.exe"),
    ("a\tb\u2028c\xa0d", "a b c d"), ("half \ud800 pair", "half ? pair"), ("👩\u200d👧", "👩👧"),
])  # fmt: skip
def test_a_text_is_shown_with_all_of_it_to_see(text: str, seen: str) -> None:
    assert visible(text) == seen


@pytest.mark.parametrize("text", WORDY.values(), ids=WORDY)
def test_a_quotation_of_any_text_is_short(text: str) -> None:
    assert len(shortened(text)) <= 40
    assert shortened(text).endswith("…")
