"""The releases, as the changelog has them."""

import datetime

import pytest

from linux import changelog

EPOCH = 1_600_000_000
"""13 September 2020, in universal time."""

CHANGES = """# Changelog

## [Unreleased]

### Added

- A window
  with `cards`.

## [1.1.0] - 2024-02-03

- Second.

## [1.0.0] - 2024-01-02

### Fixed

- First.
- Another.
"""


def test_what_is_unreleased_is_the_version_that_is_built() -> None:
    found = changelog.releases(CHANGES, EPOCH, "1.2.0")
    assert [release.version for release in found] == ["1.2.0", "1.1.0", "1.0.0"]
    assert found[0].date == datetime.date(2020, 9, 13)
    assert found[0].notes == ("A window with cards.",)
    assert found[1].date == datetime.date(2024, 2, 3)
    assert found[2].notes == ("First.", "Another.")


def test_what_comes_after_a_released_version_is_not_in_it() -> None:
    found = changelog.releases(CHANGES, EPOCH, "1.1.0")
    assert [release.version for release in found] == ["1.1.0", "1.0.0"]


def test_a_version_without_changes_is_an_error() -> None:
    released = CHANGES[CHANGES.index("## [1.1.0]") :]
    with pytest.raises(ValueError, match=r"nothing about 1\.2\.0"):
        changelog.releases(released, EPOCH, "1.2.0")
