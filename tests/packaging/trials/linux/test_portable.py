"""The checks of the single file for any Linux."""

import sys
from pathlib import Path

import pytest

from tools import BuildError
from trials.linux import portable

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="programs for Linux")

WORKS = """#!/bin/sh
case $1 in
  analyse) echo "Pair of aces" ;;
  --self-test) mkdir -p "$2" ;;
esac
"""


@pytest.fixture
def program(tmp_path: Path) -> Path:
    """A program that answers as the portable file does."""
    return program_that(WORKS, tmp_path)


def program_that(script: str, folder: Path) -> Path:
    path = folder / "program"
    path.write_text(script, encoding="utf-8")
    path.chmod(0o755)
    return path


def test_a_program_that_works_passes(program: Path) -> None:
    portable.check(program)


@pytest.mark.parametrize(("script", "complaint"), [
    (WORKS.replace("aces", "kings"), "calls As Ah Pair of kings"),
    (WORKS.replace('mkdir -p "$2"', "exit 1"), "ended with 1"),
    (WORKS.replace('mkdir -p "$2"', 'mkdir "$TMPDIR/_MEI1"'), "leaves _MEI1 unpacked"),
])  # fmt: skip
def test_one_that_does_not_is_refused(script: str, complaint: str, tmp_path: Path) -> None:
    with pytest.raises(BuildError, match=complaint):
        portable.check(program_that(script, tmp_path))
