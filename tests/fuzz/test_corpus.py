"""Everything that fuzzing has found to reach new code, or to fail once, read again.

The corpus is in ``corpus``, a folder for each target of ``fuzz_targets``; ``fuzz.py`` makes it.
"""

from pathlib import Path

import pytest

from fuzz_targets import TARGETS

CORPUS = Path(__file__).parent / "corpus"


@pytest.mark.parametrize("target", TARGETS)
def test_what_was_found_is_read_or_refused_in_words(target: str) -> None:
    inputs = sorted((CORPUS / target).iterdir())
    assert inputs
    for file in inputs:
        TARGETS[target](file.read_bytes())  # an error that is none of the target's is raised


def test_every_folder_of_the_corpus_has_a_target() -> None:
    assert {folder.name for folder in CORPUS.iterdir()} == set(TARGETS)
