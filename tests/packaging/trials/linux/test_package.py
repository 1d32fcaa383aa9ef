"""The checks of the Debian package."""

from pathlib import Path

import pytest

from tools import BuildError
from trials.linux import package


def test_too_large_a_package_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "large.deb"
    file.write_bytes(b"!<arch>")
    monkeypatch.setattr(package, "MEGABYTES_AT_MOST", 0)
    with pytest.raises(BuildError, match="more than 0"):
        package.check(file)
