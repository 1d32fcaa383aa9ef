"""Check the files that tell desktops about the program, with the desktops' own tools."""

from __future__ import annotations

import gzip
import re
import tempfile
from pathlib import Path
from typing import Final

from product import APPLICATION_ID
from tools import BuildError, need, run

APPSTREAM_HINT: Final = r"I: (?!.*developer-name-tag-deprecated)"
"""A hint of appstreamcli, which does not change its exit status. Since 1.0 it wants another element
for the developer's name, which older versions do not know."""


def check_metadata(share: Path) -> None:
    """Check that desktops and software centres understand the files in a folder share."""
    entry = share / "applications" / f"{APPLICATION_ID}.desktop"
    said = run([need("desktop-file-validate", "desktop-file-utils"), entry])
    if said.strip():  # hints do not change the exit status
        raise BuildError(f"desktop-file-validate: {said.strip()}")
    component = share / "metainfo" / f"{APPLICATION_ID}.metainfo.xml"
    said = run([need("appstreamcli", "appstream"), "validate", "--no-net", component])
    # Without its option --strict, which Ubuntu 22.04's version does not have.
    if hints := [line for line in said.splitlines() if re.match(APPSTREAM_HINT, line)]:
        raise BuildError(f"appstreamcli: {'; '.join(hints)}")


def check_manual(page: Path) -> None:
    """Check that the manual page is valid roff."""
    with tempfile.TemporaryDirectory() as folder:
        text = Path(folder, "page.1")
        text.write_bytes(gzip.decompress(page.read_bytes()))
        groff = need("groff", "groff-base")
        said = run([groff, "-man", "-ww", "-z", "-Tutf8", "-Kutf8", text])
    if said.strip():
        raise BuildError(f"the manual page: {said.strip()}")
