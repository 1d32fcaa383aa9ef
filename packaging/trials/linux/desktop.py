"""Check the files that tell desktops about the program, with the desktops' own tools.

python packaging/build.py appdir
"""

from __future__ import annotations

import gzip
import re
import tempfile
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from linux.appdir import APPDIR
from product import APPLICATION_ID, HOMEPAGE
from tools import BuildError, need, run

APPSTREAM_FAULT: Final = r"[EWI]: (?!.*(?:unknown-tag developer|url-homepage-missing))"
"""A line of appstreamcli about a fault, which does not always change its exit status. Before 1.0 it
does not know the element for the developer; a homepage is there in a release only."""


def check_metadata(share: Path) -> None:
    """Check that desktops and software centres understand the files in a folder share."""
    entry = share / "applications" / f"{APPLICATION_ID}.desktop"
    said = run([need("desktop-file-validate", "desktop-file-utils"), entry])
    if said.strip():  # hints do not change the exit status
        raise BuildError(f"desktop-file-validate: {said.strip()}")
    component = share / "metainfo" / f"{APPLICATION_ID}.metainfo.xml"
    try:
        said = run([need("appstreamcli", "appstream"), "validate", "--no-net", component])
    except BuildError as error:
        said = str(error)
        if HOMEPAGE or "url-homepage-missing" not in said:
            raise
    # Without its option --strict, which Ubuntu 22.04's version does not have.
    if faults := [line for line in said.splitlines() if re.match(APPSTREAM_FAULT, line)]:
        raise BuildError(f"appstreamcli: {'; '.join(faults)}")


def check_manual(page: Path) -> None:
    """Check that the manual page is valid roff."""
    with tempfile.TemporaryDirectory() as folder:
        text = Path(folder, "page.1")
        text.write_bytes(gzip.decompress(page.read_bytes()))
        groff = need("groff", "groff-base")
        said = run([groff, "-man", "-ww", "-z", "-Tutf8", "-Kutf8", text])
    if said.strip():
        raise BuildError(f"the manual page: {said.strip()}")


def main(arguments: Sequence[str]) -> int:
    """Check the folder from which an AppImage is made."""
    del arguments
    check_metadata(APPDIR / "usr" / "share")
    return 0
