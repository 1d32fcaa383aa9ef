"""The version resource has the version, and as the numbers that Windows wants."""

import sys

import pytest

from product import NAME, VERSION
from windows.version_resource import version_numbers, version_resource, version_strings


def test_the_version_resource_has_the_version() -> None:
    texts = version_strings()
    assert texts["FileVersion"] == texts["ProductVersion"] == VERSION
    assert texts["ProductName"] == NAME
    assert version_numbers("1.2.3rc1") == (1, 2, 3, 0)
    assert version_numbers("2.0") == (2, 0, 0, 0)


@pytest.mark.skipif(sys.platform != "win32", reason="PyInstaller's part of it loads on Windows")
def test_the_version_resource_is_one() -> None:
    assert VERSION in str(version_resource())


@pytest.mark.parametrize(("version", "numbers"), [
    ("0.1.0", (0, 1, 0, 0)), ("1.2", (1, 2, 0, 0)), ("1.2.3rc1", (1, 2, 3, 0)),
    ("10.20.30.dev4+local.5", (10, 20, 30, 0)),
])  # fmt: skip
def test_versions_as_four_numbers(version: str, numbers: tuple[int, int, int, int]) -> None:
    assert version_numbers(version) == numbers
