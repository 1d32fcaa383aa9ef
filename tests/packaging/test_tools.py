"""What the packaging scripts share."""

import sys
from pathlib import Path

import pytest

import compile_resources
import tools
from tools import BuildError


def test_a_program_that_fails_is_shown_with_what_it_wrote() -> None:
    with pytest.raises(BuildError, match=r"(?s)ended with 3:\nno cards$"):
        tools.run([sys.executable, "-c", "print('no cards'); exit(3)"])


def test_a_program_that_is_missing_is_named_with_its_package() -> None:
    with pytest.raises(BuildError, match=r"no-such-program is missing.*apt-get install a-package"):
        tools.need("no-such-program", "a-package")


def test_a_build_has_the_commits_time(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("SOURCE_DATE_EPOCH", "1700000000")
    assert tools.source_date() == 1_700_000_000
    monkeypatch.delenv("SOURCE_DATE_EPOCH")
    monkeypatch.setattr(tools, "ROOT", tmp_path)
    assert tools.source_date() == compile_resources.FILE_TIME


def test_what_is_too_large_is_named(tmp_path: Path) -> None:
    tools.require_at_most(25_000_000, 25_000_000, tmp_path)
    with pytest.raises(BuildError, match=r"has 25\.1 MB, and 25 are the most"):
        tools.require_at_most(25_100_000, 25_000_000, tmp_path)
