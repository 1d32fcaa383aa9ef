"""The single file for any Linux."""

import importlib.util
import sys
from pathlib import Path

import pytest

from linux import portable
from product import PROGRAM, VERSION
from trials.linux.portable import check

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="programs for Linux")


def test_the_file_says_its_version_and_system() -> None:
    assert portable.file_name().startswith(f"{PROGRAM}-{VERSION}-linux-")


@pytest.mark.long
def test_the_portable_file_works_and_is_the_same_every_time(tmp_path: Path) -> None:
    if importlib.util.find_spec("PyInstaller") is None:
        pytest.skip("needs the extra freeze")
    first, second = (portable.build(tmp_path / name) for name in ("first", "second"))
    check(first)
    assert first.read_bytes() == second.read_bytes()
