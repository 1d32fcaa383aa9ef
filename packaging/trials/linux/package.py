"""Check the Debian package: its size, its metadata, and lintian's report.

python packaging/build.py deb
"""

from __future__ import annotations

import re
import tempfile
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from frozen.plain_numpy import linear_algebra
from linux.deb import package_file
from product import FROZEN, HOMEPAGE, PROGRAM
from tools import BuildError, need, require_at_most, run, say
from trials.linux.desktop import check_manual, check_metadata

MOST_BYTES: Final = 34_000_000
# Python's extension modules and ICU's data link to nothing. Newer versions of lintian do not mind
# that, and refuse an override of what they do not know; they want a homepage, which a release has.
_NO_FAULT: Final = "library-not-linked-against-libc" + "|appstream-metadata" * (not HOMEPAGE)
LINTIAN_FAULT: Final = rf"[EW]: (?!\S+ (?:{_NO_FAULT}))"
"""A line of lintian's report that names a fault."""


def main(arguments: Sequence[str]) -> int:
    """Check that the package is small, and that Debian's and the desktops' tools find no fault."""
    del arguments
    package = package_file()
    if not linear_algebra(FROZEN):
        require_at_most(package.stat().st_size, MOST_BYTES, package)
    with tempfile.TemporaryDirectory() as folder:
        run([need("dpkg-deb", "dpkg"), "--extract", package, folder])
        share = Path(folder, "usr", "share")
        check_metadata(share)
        check_manual(share / "man" / "man1" / f"{PROGRAM}.1.gz")
    said = run([need("lintian", "lintian"), "--fail-on", "none", "--allow-root", package])
    if faults := [line for line in said.splitlines() if re.match(LINTIAN_FAULT, line)]:
        raise BuildError("lintian:\n" + "\n".join(faults))
    say("lintian, desktop-file-validate and appstreamcli find no fault")
    return 0
