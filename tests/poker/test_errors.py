"""Every refusal is one clear sentence that can be filled, translated and handed on."""

import copy
import pickle
import re
from collections.abc import Iterator
from string import Formatter

import pytest

from analyser.poker.errors import CardError
from analyser.poker.text.refusals import UnreadableWordError


def kinds(error: type[CardError] = CardError) -> Iterator[type[CardError]]:
    for kind in error.__subclasses__():
        yield kind
        yield from kinds(kind)


every_kind = pytest.mark.parametrize("kind", list(kinds()), ids=lambda kind: kind.__name__)


def test_the_refusals_of_texts_are_among_them() -> None:
    assert UnreadableWordError in kinds()


def gaps(kind: type[CardError]) -> set[str]:
    return {name for _, name, _, _ in Formatter().parse(kind.sentence) if name}


def example(kind: type[CardError]) -> CardError:
    return kind(**{name: f"({name})" for name in gaps(kind)})


@every_kind
def test_the_message_is_one_sentence_with_every_gap_named(kind: type[CardError]) -> None:
    message = str(example(kind))
    assert all(f"({name})" in message for name in gaps(kind))
    assert not re.search(r"[{}\n]|  |\.$", message)
    # It begins with a capital or with what was typed.
    assert message[0].isupper() or message[0] in "(“"


@every_kind
def test_an_error_is_a_value_error_that_can_be_handed_on(kind: type[CardError]) -> None:
    error = example(kind)
    assert isinstance(error, ValueError)
    for twin in (copy.copy(error), pickle.loads(pickle.dumps(error))):
        assert (type(twin), str(twin)) == (kind, str(error))
        assert (twin.phrase, twin.phrase.gaps) == (error.phrase, error.phrase.gaps)


def test_a_message_can_be_said_in_another_language() -> None:
    class LostCardError(CardError):
        sentence = "{card} is lost"

    error = LostCardError(card="As")
    said = error.phrase.translated(lambda text: text.replace("is lost", "fehlt"))
    assert said == "As fehlt"
