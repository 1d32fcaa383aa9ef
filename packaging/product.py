"""The names and paths of the product for all packaging scripts.

Names that the program itself also uses are imported from analyser/product.py. Scripts in this
folder and in the folders below write `from product import ...`: packaging/build.py has this folder
on its path, and so do its tests.

    python packaging/product.py ADDRESS

writes the address of the forge into analyser/product.py, for a release.
"""

from __future__ import annotations

import re
import sys
from pathlib import Path
from typing import Final

ROOT = Path(__file__).resolve().parent.parent
if str(ROOT) not in sys.path:
    # Import the checkout's own package, even if another version of it is installed.
    sys.path.insert(0, str(ROOT))

from analyser import __version__ as VERSION  # noqa: E402, N812 -- found by the line above
from analyser.product import (  # noqa: E402 -- found by the line above
    APPLICATION_ID,
    AUTHORS,
    FILE_SUFFIX,
    HANDS_TYPES,
    HOMEPAGE,
    MIME_TYPE,
    NAME,
    PROGRAM,
    RELEASES,
    SUMMARY,
)

__all__ = [
    "APPLICATION_ID", "AUTHORS", "BUILD", "CONSOLE_PROGRAM", "CONTACT", "DIST", "FILE_SUFFIX",
    "FILE_TYPE", "FROZEN", "HANDS_NAME", "HANDS_TYPES", "HOMEPAGE", "ICONS", "MIME_TYPE", "NAME",
    "ONE_FILE", "PROGRAM", "RELEASES", "ROOT", "SUMMARY", "VERSION", "WINDOWED_PROGRAM", "WORDS",
]  # fmt: skip

CONTACT = f"{PROGRAM}@users.noreply.github.com"
"""The address for package formats that require one."""
FILE_TYPE = f"{NAME} table"
"""The name of saved tables on a desktop."""
HANDS_NAME = "Poker hands"
"""The name of files of hands on a desktop."""

CONSOLE_PROGRAM = f"{PROGRAM}.exe" if sys.platform == "win32" else PROGRAM
"""The executable for a terminal; on Linux and macOS it also opens the window."""
WINDOWED_PROGRAM = f"{PROGRAM}w" if sys.platform == "win32" else PROGRAM
"""The executable for a double click. On Windows the file decides whether a console opens too."""

BUILD = ROOT / "build"
"""Intermediate files. Git ignores this folder and the next."""
DIST = ROOT / "dist"
"""The results: archives, packages, installers."""
FROZEN = BUILD / "frozen" / PROGRAM
"""The frozen program's folder: executables, and all that they need in the folder _internal."""
ONE_FILE = BUILD / "frozen" / f"{PROGRAM}-one-file"
"""The same program as one file, on Linux."""
ICONS = BUILD / "icons"
"""The application's icon in the sizes and formats of each system, made by packaging/icons.py."""


WORDS: Final = {
    "application_id": APPLICATION_ID, "authors": AUTHORS, "contact": CONTACT, "homepage": HOMEPAGE,
    "file_suffix": FILE_SUFFIX, "file_type": FILE_TYPE, "hands_name": HANDS_NAME, "name": NAME,
    "mime_type": MIME_TYPE, "program": PROGRAM, "summary": SUMMARY, "version": VERSION,
}  # fmt: skip
"""What templates call these names."""


def set_homepage(address: str, module: Path = ROOT / "analyser" / "product.py") -> None:
    """Write the project's address into the program's source, before a release is built."""
    text = module.read_text(encoding="utf-8")
    line = f'HOMEPAGE: Final[str] = "{address}"'
    text, count = re.subn(r'^HOMEPAGE: Final\[str\] = ".*"$', line, text, flags=re.MULTILINE)
    if count != 1:
        raise ValueError(f"{module} has no line that sets HOMEPAGE")
    module.write_text(text, encoding="utf-8")


if __name__ == "__main__":
    set_homepage(sys.argv[1])
