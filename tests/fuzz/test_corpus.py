"""Everything that fuzzing has found to reach new code, or to fail once, read again.

The corpus is in ``corpus``, a folder for each target of ``fuzz_targets``; ``fuzz.py`` makes it.
"""

from __future__ import annotations

import time
from pathlib import Path

import pytest

from fuzz_targets import TARGETS

CORPUS = Path(__file__).parent / "corpus"

SECONDS_AT_MOST = 2
"""For one input of a few thousand bytes; the slowest takes a hundredth of that."""


@pytest.mark.parametrize("target", TARGETS)
def test_what_was_found_is_read_or_refused_in_words(target: str) -> None:
    inputs = sorted((CORPUS / target).iterdir())
    assert inputs
    for file in inputs:
        start = time.process_time()
        TARGETS[target](file.read_bytes())
        assert time.process_time() - start < SECONDS_AT_MOST, file.name


def test_every_folder_of_the_corpus_has_a_target() -> None:
    assert {folder.name for folder in CORPUS.iterdir()} == set(TARGETS)
