"""What every packaging script needs to know about the product.

What the program says of itself as well is in analyser/product.py, and comes from there. Scripts
beside this one, and those in the folders, write `from product import ...`: packaging/build.py has
this folder on its path, and so do its tests.
"""

from __future__ import annotations

import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
if str(ROOT) not in sys.path:
    # The checkout's own package, also where another version of it is installed.
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
    "APPLICATION_ID",
    "AUTHORS",
    "BUILD",
    "CONSOLE_PROGRAM",
    "CONTACT",
    "DIST",
    "FILE_SUFFIX",
    "FILE_TYPE",
    "FROZEN",
    "HANDS_NAME",
    "HANDS_TYPES",
    "HOMEPAGE",
    "ICONS",
    "MIME_TYPE",
    "NAME",
    "PROGRAM",
    "RELEASES",
    "ROOT",
    "SUMMARY",
    "VERSION",
    "WINDOWED_PROGRAM",
]

CONTACT = f"{PROGRAM}@users.noreply.github.com"
"""The address that package formats ask for."""
FILE_TYPE = f"{NAME} table"
"""What a desktop calls a saved table."""
HANDS_NAME = "Poker hands"
"""What a desktop calls a file of hands."""

CONSOLE_PROGRAM = f"{PROGRAM}.exe" if sys.platform == "win32" else PROGRAM
"""The file to run in a terminal. On Linux and macOS it opens the window as well."""
WINDOWED_PROGRAM = f"{PROGRAM}w" if sys.platform == "win32" else PROGRAM
"""The executable to double-click. Windows decides by the file whether a console opens with it."""

BUILD = ROOT / "build"
"""Intermediate files. Git ignores this folder and the next."""
DIST = ROOT / "dist"
"""What is handed out: archives, packages, installers."""
FROZEN = BUILD / "frozen" / PROGRAM
"""The frozen program's folder: executables, and all they need in the folder _internal."""
ICONS = BUILD / "icons"
"""The application's icon in the sizes and formats of each system, by packaging/icons.py."""
