"""Check the Debian package: its size, its metadata, and lintian's report.

python packaging/build.py deb
"""

from __future__ import annotations

import tempfile
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from linux.deb import package_file
from product import PROGRAM
from tools import BuildError, need, run, say
from trials.linux.desktop import check_manual, check_metadata

MEGABYTES_AT_MOST: Final = 42


def check(package: Path) -> None:
    """Check that the package is small, and that the tools of Debian and of desktops find no fault.

    Raises:
        BuildError: there is a fault; the message is the tool's report.
    """
    size = package.stat().st_size / 1e6
    if size > MEGABYTES_AT_MOST:
        raise BuildError(f"{package.name} has {size:.1f} MB, more than {MEGABYTES_AT_MOST}")
    with tempfile.TemporaryDirectory() as folder:
        run([need("dpkg-deb", "dpkg"), "--extract", package, folder])
        share = Path(folder, "usr", "share")
        check_metadata(share)
        check_manual(share / "man" / "man1" / f"{PROGRAM}.1.gz")
    run([need("lintian", "lintian"), "--fail-on", "error,warning", "--allow-root", package])


def main(arguments: Sequence[str]) -> int:
    """Check the package that was built.

    Raises:
        BuildError: something is wrong with it.
    """
    del arguments
    check(package_file())
    say("lintian, desktop-file-validate and appstreamcli find no fault")
    return 0
